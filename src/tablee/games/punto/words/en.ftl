# Punto in English.
title = Punto
pitch = Four of your colour in a line, on a table that never grows past six by six.

option-rounds_to_win = Rounds that win the match
option-teams = Four people play as two teams
option-expert = Hold two cards in secret and choose which to place

colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
initial = { $colour ->
    [red] R
    [blue] B
    [green] G
   *[yellow] Y
}
card = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} { $value }
a-card = { $card }
unseen = a hidden card

sketch-round = Round { $round }: { $length } cards of one colour in a line win
sketch-seat = { $seat } ({ $colours }) · rounds { $won } · pile { $pile } · hand { $hand }

action-place = place the { $card } at { $x }, { $y }
action-trophy = take the { $card } as the trophy

fact-starts = { $seat } starts.
fact-shared = { $cards ->
    [0] No neutral cards are shared out
    [one] Every party gets one neutral card
   *[other] Every party gets { $cards } neutral cards
}{ $removed ->
    [0] {""}
    [one] ; one leaves the match
   *[other] ; { $removed } leave the match
}.
fact-dealt = Round { $round } begins.
fact-turned = { $seat } turns over the { $card }.
fact-drew = { $seat } draws the { $card }.
fact-drew-hidden = { $seat } draws a card.
fact-placed = { $seat } places the { $card } at { $x }, { $y }.
fact-covered = It covers the { $card }.
fact-blocked = { $seat } cannot place a card: the round is over, and short lines count.
fact-won = The round goes to { $seats }.
fact-nobody-won = The short lines decide nothing: nobody wins the round.
fact-took = The { $card } is the trophy of { $seats } and leaves the game.

reason-rounds_won = The agreed number of rounds is won.

refusal-teams-need-four = Teams need four, six or eight seats.
refusal-no-trophy-due = No trophy is to be chosen now.
refusal-no-such-card = You have no such card to place.
refusal-not-lower = Only a lower card can be covered.
refusal-touches-nothing = A card must touch another one, by a side or a corner.
refusal-outside-area = All cards must fit into a square of six by six.
refusal-not-a-trophy = This card is not among the highest of the winning lines.
