# Jungle Speed in English.
title = Jungle Speed
pitch = Two alike on the table? Grab the totem before the other one does, and give all your cards away.

option-play_for_ranks = Play on after the first winner, for all places
option-endgame_forced_inward = Without cards to flip you must win the next race of the inward arrows
option-endgame_outward_exit = Outward arrows free whoever has no cards to flip
option-two_hands = Two players, each with two hands that play for themselves
option-remove_colour_arrows = Leave the colour arrows out (two or three players)
option-triple_colour_rule = Three of one colour are a race for all (three players, no colour arrows)
option-pace = How fast the table goes

colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[mauve] mauve
}
shape = { $shape ->
    [a1] wheel of five spokes
    [a2] wheel of six spokes
    [a3] broken wheel
    [b1] left-hand pinwheel
    [b2] right-hand pinwheel
    [b3] pinwheel of five blades
    [c1] gear of eight teeth
    [c2] gear of nine teeth
    [c3] gear with a triangle
    [d1] blunt star
    [d2] sharp star
    [d3] star of eight points
    [e1] three rings apart
    [e2] three rings linked
    [e3] four rings
    [f1] three peaks
    [f2] four peaks
   *[f3] three peaks, middle reversed
}
card = { shape } ({ $shape }) in { colour }
arrows-colour = the colour arrows
arrows-inward = the inward arrows
arrows-outward = the outward arrows
a-card = { $card }
no-card = no card
spent-card = { $shown } (already raced for)
some-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

sketch-deal = The cards are to be dealt
sketch-turn = { $seat } is to flip
sketch-countdown = { $seat } counts: { $count }
sketch-window = All have flipped
sketch-choice = { $seat } holds the totem and chooses
sketch-settle = The cards have moved
sketch-over = The match is over
sketch-seat = { $seat } · shows { $shown } · to flip { $draws } · flipped { $discards }
sketch-pot = Under the totem: { $cards }

action-flip = flip a card
action-grab = grab the totem
action-share = share the cards out among all losers
action-give = give all cards to { $seat }

fact-starts = { $seat } flips first.
fact-dealt = All cards are dealt.
fact-flipped = { $seat } flips { $card }.
fact-counts = { $seat } counts: { $count }.
fact-duel = { $seat } grabs the totem and wins against { $seats }.
fact-chooses = { $seat } chooses who gets the cards.
fact-tucked = { $seat } puts { some-cards } beneath the draw pile.
fact-potted = Left under the totem: { some-cards }.
fact-raced = { $cards ->
    [0] { $seat } is first at the totem, with no card to leave there.
   *[other] { $seat } is first at the totem and leaves { some-cards } there.
}
fact-moved = { $seat } hands its cards to { $other }.
fact-false-grab = { $seat } grabs the totem for nothing and gets all that was flipped.
fact-bound = Bound to win the race for the inward arrows of { $seat }: { $seats }.
fact-failed = Bound to win that race, and did not: { $seats }.
fact-released = The outward arrows free { $seat }, who drops { some-cards } under the totem.
fact-stalled = Nobody could flip: stall number { $count }.
fact-finished = Without any card now: { $seats }.

reason-emptied = Somebody got rid of all cards.
reason-counted = Both have one hand left: fewer cards win.
reason-stalled = Three times nobody could flip and nobody grabbed: fewer cards win.

refusal-two-hands-need-two = The game with two hands is for two players, four hands.
refusal-two-hands-alone = The game with two hands goes with none of: places, forced inward, outward exit, triple colour.
refusal-too-many-without-colour-arrows = The colour arrows can be left out with two or three players only.
refusal-triple-colour-needs-three = Triple colour needs three players without colour arrows.
refusal-totem-held = Somebody holds the totem.
refusal-seat-finished = This seat is out of cards and of the game.
refusal-no-flip-now = This is no time to flip a card.
refusal-nobody-can-flip = Nobody has a card left to flip.
refusal-nothing-to-give = There is nothing to give now.
refusal-not-in-your-duel = The cards go to somebody of your own duel, or to all losers alike.
