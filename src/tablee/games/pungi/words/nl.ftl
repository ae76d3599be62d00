# Pungi in het Nederlands.
title = Pungi
pitch = Speel het juiste dier op het juiste moment, en de beste slangen komen naar je toe.

option-snake_values = Hoeveel slangen er van elke waarde zijn (de lijst van de uitgever is niet bekend; de onze is een gok)
option-charmers = Bezweerders tussen de slangen
option-next_start = Wie de volgende ronde begint: de linkerbuur, of wie de startspeler aanwijst
option-games_per_match = Spellen in een partij, punten opgeteld

species = { $species ->
    [mouse] muis
    [snail] slak
    [lizard] hagedis
    [dragonfly] libel
    [grasshopper] sprinkhaan
   *[frog] kikker
}
animal = { $species ->
    [mouse] muis
    [snail] slak
    [lizard] hagedis
    [dragonfly] libel
    [grasshopper] sprinkhaan
   *[frog] kikker
} { $value }
snake = { $value }
charmer = een bezweerder
a-card = { $card }

sketch-round = Spel { $game }, ronde { $round } · rij: { $row }
sketch-seat = { $seat } · hand: { $hand } · gespeeld: { $played } · slangen: { $taken } ({ $points }) · totaal { $total }
sketch-stacks = slangenstapel: { $snakes } · dierenstapel: { $animals }, bovenop: { species } · aflegstapel: { $discards }

action-play = speel { $card }
action-name = wijs { $seat } aan om de volgende ronde te beginnen

fact-starts = { $seat } begint.
fact-dealt = Spel { $game } begint: vijf dieren voor iedereen.
fact-laid = Ronde { $round }, de rij: { $cards }.
fact-rejected = Vier gelijke kaarten: de rij gaat terug in de stapel en die wordt geschud.
fact-kept = Vier gelijke kaarten, maar elke andere rij zou er ook vier hebben: deze blijft liggen.
fact-played = { $seat } speelt { $card }.
fact-played-hidden = { $seat } speelt { $species ->
    [mouse] een muis
    [snail] een slak
    [lizard] een hagedis
    [dragonfly] een libel
    [grasshopper] een sprinkhaan
   *[frog] een kikker
}.
fact-priority = { $species ->
    [mouse] Muizen gaan
    [snail] Slakken gaan
    [lizard] Hagedissen gaan
    [dragonfly] Libellen gaan
    [grasshopper] Sprinkhanen gaan
   *[frog] Kikkers gaan
} voor.
fact-no-priority = Geen diersoort gaat voor: alleen de waarde telt.
fact-revealed = { $seat } draait { $card } om.
fact-took = { $seat } neemt { $card }.
fact-named = { $seat } wijst { $other } aan als startspeler.
fact-drew = { $seat } trekt { $card }.
fact-drew-hidden = { $seat } trekt { $species ->
    [mouse] een muis
    [snail] een slak
    [lizard] een hagedis
    [dragonfly] een libel
    [grasshopper] een sprinkhaan
   *[frog] een kikker
}.
fact-scored = { $seat } scoort { $points } en staat op { $total }.

reason-snakes_out = Er zijn te weinig slangen over voor nog een rij.

refusal-not-in-hand = Deze kaart zit niet in je hand.
refusal-no-name-due = Er hoeft nu niemand aangewezen te worden.
refusal-name-first = Wijs eerst aan wie de volgende ronde begint.
refusal-not-yourself = Je kunt jezelf niet aanwijzen.
refusal-nobody-there = Daar zit niemand.
