# Punto in het Nederlands.
title = Punto
pitch = Vier kaarten van je eigen kleur op een rij, op een tafel die nooit groter wordt dan zes bij zes.

option-rounds_to_win = Rondes die je moet winnen voor de partij
option-teams = Vier mensen spelen in twee teams
option-expert = Houd twee geheime kaarten in de hand en kies welke je legt

colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
   *[yellow] geel
}
initial = { $colour ->
    [red] R
    [blue] B
    [green] Gr
   *[yellow] Ge
}
card = { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} { $value }
a-card = { $card }
unseen = een verborgen kaart

sketch-round = Ronde { $round }: { $length } kaarten van één kleur op een rij winnen
sketch-seat = { $seat } ({ $colours }) · rondes { $won } · stapel { $pile } · hand { $hand }

action-place = leg de { $card } op { $x }, { $y }
action-trophy = neem de { $card } als trofee

fact-starts = { $seat } begint.
fact-shared = { $cards ->
    [0] Er worden geen neutrale kaarten verdeeld
    [one] Elke kant krijgt één neutrale kaart
   *[other] Elke kant krijgt { $cards } neutrale kaarten
}{ $removed ->
    [0] {""}
    [one] ; één kaart gaat uit het spel
   *[other] ; { $removed } kaarten gaan uit het spel
}.
fact-dealt = Ronde { $round } begint.
fact-turned = { $seat } draait de { $card } om.
fact-drew = { $seat } trekt de { $card }.
fact-drew-hidden = { $seat } trekt een kaart.
fact-placed = { $seat } legt de { $card } op { $x }, { $y }.
fact-covered = De { $card } wordt bedekt.
fact-blocked = { $seat } kan niets leggen: de ronde is voorbij, en de korte rijen tellen.
fact-won = De ronde is voor { $seats }.
fact-nobody-won = De korte rijen beslissen niets: niemand wint de ronde.
fact-took = De { $card } wordt de trofee van { $seats } en gaat uit het spel.

reason-rounds_won = Het afgesproken aantal rondes is gewonnen.

refusal-teams-need-four = Voor teams zijn vier, zes of acht plaatsen nodig.
refusal-no-trophy-due = Er is nu geen trofee te kiezen.
refusal-no-such-card = Die kaart heb je niet om te leggen.
refusal-not-lower = Alleen een lagere kaart kan worden bedekt.
refusal-touches-nothing = Een kaart moet een andere raken, aan een zijde of een hoek.
refusal-outside-area = Alle kaarten moeten in een vierkant van zes bij zes passen.
refusal-not-a-trophy = Deze kaart hoort niet bij de hoogste van de winnende rijen.
