# Punto in het Nederlands.
title = Punto
pitch = Vier kaarten van je eigen kleur op een rij, op een tafel die nooit groter wordt dan zes bij zes.

option-rounds_to_win = Rondes die de partij winnen
option-teams = Vier mensen spelen in twee teams
option-expert = Houd twee kaarten geheim en kies welke je legt

colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
   *[yellow] geel
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

action-place = leg { $card } op { $x }, { $y }
action-trophy = neem { $card } als trofee

fact-starts = { $seat } begint.
fact-shared = Elke partij krijgt { $cards } neutrale kaarten; { $removed } verlaten het spel.
fact-dealt = Ronde { $round } begint.
fact-turned = { $seat } draait { $card } om.
fact-drew = { $seat } trekt { $card }.
fact-drew-hidden = { $seat } trekt een kaart.
fact-placed = { $seat } legt { $card } op { $x }, { $y }.
fact-covered = { $card } ligt nu bedekt.
fact-blocked = { $seat } kan niets leggen: de ronde is voorbij, korte rijen tellen.
fact-won = De ronde is voor { $seats }.
fact-nobody-won = De korte rijen zijn gelijk: niemand wint de ronde.
fact-took = { $card } wordt de trofee van { $seats } en verlaat het spel.

reason-rounds_won = Er zijn genoeg rondes gewonnen.

refusal-teams-need-four = Teams vragen vier, zes of acht plaatsen.
refusal-no-trophy-due = Er is nu geen trofee te kiezen.
refusal-no-such-card = Deze kaart ligt niet klaar om te leggen.
refusal-not-lower = Een kaart komt alleen boven op een lagere.
refusal-touches-nothing = Een kaart moet een andere raken, met een zijde of een hoek.
refusal-outside-area = Alle kaarten moeten in een vierkant van zes bij zes passen.
refusal-not-a-trophy = Deze kaart hoort niet bij de hoogste van de winnende rijen.
