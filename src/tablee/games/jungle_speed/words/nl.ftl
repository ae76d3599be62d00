# Jungle Speed in het Nederlands.
title = Jungle Speed
pitch = Twee dezelfde op tafel? Grijp de totem vóór de ander en geef al je kaarten weg.

option-play_for_ranks = Doorspelen na de eerste winnaar, om alle plaatsen
option-endgame_forced_inward = Wie niets meer kan omdraaien, moet de volgende race om de pijlen naar binnen winnen
option-endgame_outward_exit = Pijlen naar buiten bevrijden wie niets meer kan omdraaien
option-two_hands = Twee spelers, elk met twee handen die los van elkaar spelen
option-remove_colour_arrows = De kleurpijlen weglaten (twee of drie spelers)
option-triple_colour_rule = Drie van dezelfde kleur: een race voor iedereen (drie spelers, zonder kleurpijlen)
option-pace = Het tempo aan tafel

colour = { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
   *[mauve] paarse
}
shape = { $shape ->
    [a1] wiel met vijf spaken
    [a2] wiel met zes spaken
    [a3] gebroken wiel
    [b1] linkse windmolen
    [b2] rechtse windmolen
    [b3] windmolen met vijf wieken
    [c1] tandwiel met acht tanden
    [c2] tandwiel met negen tanden
    [c3] tandwiel met driehoek
    [d1] stompe ster
    [d2] scherpe ster
    [d3] ster met acht punten
    [e1] drie losse ringen
    [e2] drie ringen ineen
    [e3] vier ringen
    [f1] drie pieken
    [f2] vier pieken
   *[f3] drie pieken, midden omgekeerd
}
card = de { colour } kaart “{ shape }” ({ $shape })
arrows-colour = de kleurpijlen
arrows-inward = de pijlen naar binnen
arrows-outward = de pijlen naar buiten
a-card = { $card }
no-card = geen kaart
spent-card = { $shown } (de race is geweest)
some-cards = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}

sketch-deal = De kaarten moeten nog gedeeld worden
sketch-turn = { $seat } moet een kaart omdraaien
sketch-countdown = { $seat } telt: { $count }
sketch-window = Iedereen heeft omgedraaid
sketch-choice = { $seat } heeft de totem en kiest
sketch-settle = De kaarten zijn verplaatst
sketch-over = De partij is voorbij
sketch-seat = { $seat } · toont { $shown } · om te draaien { $draws } · omgedraaid { $discards }
sketch-pot = Onder de totem: { $cards }

action-flip = draai een kaart om
action-grab = grijp de totem
action-share = verdeel de kaarten over alle verliezers
action-give = geef alle kaarten aan { $seat }

fact-starts = { $seat } draait de eerste kaart om.
fact-dealt = Alle kaarten zijn gedeeld.
fact-flipped = { $seat } draait { $card } om.
fact-counts = { $seat } telt: { $count }.
fact-duel = { $seat } grijpt de totem en wint van { $seats }.
fact-chooses = { $seat } kiest wie de kaarten krijgt.
fact-tucked = { $seat } schuift { some-cards } onder de trekstapel.
fact-potted = De rest komt onder de totem: { some-cards }.
fact-raced = { $cards ->
    [0] { $seat } is als eerste bij de totem, zonder kaart om daar achter te laten.
   *[other] { $seat } is als eerste bij de totem en laat er { some-cards } achter.
}
fact-moved = { $seat } geeft de kaarten door aan { $other }.
fact-false-grab = { $seat } grijpt de totem voor niets en krijgt alles wat omgedraaid ligt.
fact-bound = Verplicht om de race om de pijlen naar binnen van { $seat } te winnen: { $seats }.
fact-failed = Verplichte race niet gewonnen: { $seats }.
fact-released = De pijlen naar buiten bevrijden { $seat }: { some-cards } onder de totem.
fact-stalled = Niemand kon omdraaien: stilstand nummer { $count }.
fact-finished = Geen kaarten meer: { $seats }.

reason-emptied = Iemand is alle kaarten kwijt.
reason-counted = Beiden hebben nog één hand: wie de minste kaarten heeft, wint.
reason-stalled = Driemaal stilstand zonder dat iemand greep: wie de minste kaarten heeft, wint.

refusal-two-hands-need-two = Het spel met twee handen is voor twee spelers, vier handen.
refusal-two-hands-alone = Het spel met twee handen gaat niet samen met plaatsen, verplichte race, uitweg of driemaal dezelfde kleur.
refusal-too-many-without-colour-arrows = De kleurpijlen kunnen alleen weg met twee of drie spelers.
refusal-triple-colour-needs-three = Driemaal dezelfde kleur vraagt drie spelers zonder kleurpijlen.
refusal-totem-held = Iemand heeft de totem vast.
refusal-seat-finished = Deze plaats heeft geen kaarten meer en speelt niet meer mee.
refusal-no-flip-now = Dit is niet het moment om een kaart om te draaien.
refusal-nobody-can-flip = Niemand heeft nog een kaart om om te draaien.
refusal-nothing-to-give = Er is nu niets te geven.
refusal-not-in-your-duel = De kaarten gaan naar iemand uit je eigen duel, of gelijk verdeeld naar alle verliezers.
