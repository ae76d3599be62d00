# Pikoko in het Nederlands.
title = Pikoko
pitch = Voorspel ieders slagen, ook je eigen, met elke hand in zicht behalve de jouwe.

option-trick_leader = Wie na een slag uitkomt: de winnaar ervan, of wie de winnende kaart speelde

colour = { $colour ->
    [red] rood
    [yellow] geel
    [pink] roze
    [white] wit
   *[blue] blauw
}
initial = { $colour ->
    [red] rd
    [yellow] gl
    [pink] rz
    [white] wt
   *[blue] bl
}
card = { $colour ->
    [red] rode
    [yellow] gele
    [pink] roze
    [white] witte
   *[blue] blauwe
} { $value }
mixed-card = { $value ->
    [1] driekleurige 1 (roze, geel, rood)
    [4] driekleurige 4 (blauw, wit, geel)
    [7] driekleurige 7 (roze, wit, rood)
   *[10] driekleurige 10 (blauw, wit, rood)
}

sketch-round = Ronde { $round } van 3
sketch-trump = troef is { colour } · opengelegd: { $card }
sketch-no-trump = geen troef · opengelegd: { $card }
sketch-bidding = Er wordt geboden op { $seat }.
sketch-bidding-self = Iedereen biedt op de eigen slagen.
sketch-seat = { $seat } · punten { $points } · slagen { $tricks } · biedingen { $bids } · pauw { $hand }
sketch-trick = Op tafel: { $plays }
sketch-play = { $seat } { $face }

action-bid = bied { $bid }
action-confide = steun je bod op { $other }
action-confide-none = steun geen van je biedingen
action-play = speel de { $card }
action-play-as = speel de { $card } als { colour }

fact-starts = { $seat } heeft de startfiche.
fact-dealt = Ronde { $round } begint.
fact-turned = De { $card } wordt opengelegd: die kleur is troef.
fact-no-trump = De { $card } wordt opengelegd: er is geen troef.
fact-chose-bid = { $seat } heeft een bod gekozen.
fact-bid = { $seat } biedt { $bid } op { $other }.
fact-bid-self = { $seat } biedt { $bid } op de eigen slagen.
fact-laid = { $seat } heeft een vertrouwenskaart gelegd.
fact-played = { $seat } speelt de { $card } van { $other }.
fact-named = { $seat } speelt de { $card } van { $other } als { colour }.
fact-took = De slag is voor { $seat }; { $other } speelde de winnende kaart.
fact-backed = { $seat } steunde het bod op { $other }: { $points }.
fact-backed-self = { $seat } steunde het bod op de eigen slagen: { $points }.
fact-backed-none = { $seat } steunde geen bod: { $points }.
fact-scored = { $seat } krijgt { $bids } voor de biedingen, { $points } in totaal voor de ronde.

reason-rounds_played = Alle drie de rondes zijn gespeeld.

refusal-bid-due = Nu moet er geboden worden.
refusal-too-few-tokens = Zoveel fiches heb je niet meer.
refusal-confidence-due = Nu moet er een vertrouwenskaart gelegd worden.
refusal-nobody-there = Daar zit niemand op wie je geboden kunt hebben.
refusal-card-due = Nu moet er een kaart gespeeld worden.
refusal-not-in-peacock = Deze kaart staat niet in de pauw van je linkerbuur.
refusal-must-follow = Er moet kleur bekend worden, en een kaart die de gevraagde kleur toont, telt als die kleur.
refusal-not-its-colour = Deze kaart toont die kleur niet.
