# Klunker in English.
title = Klunker
pitch = Show jewels, hoard jewels, and sell them four of a kind: the purer your safe, the better they pay.

option-games_per_match = Games in a match

jewel = { $jewel ->
    [piercing] piercing
    [earring] earring
    [tooth] gold tooth
    [shoe] shoe
    [fob] watch fob
    [tiara] tiara
   *[necklace] necklace
}
some-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

sketch-round = Game { $game } of { $games }, round { $round }
sketch-pile = Pile: { $pile } cards · known on top: { $top }
sketch-seat = { $seat }{ $starts ->
    [yes] {" "}(starts)
   *[no] {""}
} · bills { $bills } · total { $total } · purchase card { $purchase } · hand: { $hand } · window: { $window } · safe: { $safe }
sketch-hand-known = { $count } (known: { $known })

action-display = put in the window: { $cards }
action-display-none = put nothing in the window
action-store = put in the safe: { $card }
action-pass = pass and take a purchase card
action-sell = sell four of a kind: { $card }
action-buy = take the window of { $seat }
action-buy-nothing = buy nothing

fact-starts = { $seat } starts.
fact-dealt = Game { $game } begins: everybody gets a bill and six cards.
fact-showed = { $seat } puts in the window: { $cards }.
fact-showed-none = { $seat } puts nothing in the window.
fact-stored = { $seat } puts in the safe: { $card }.
fact-passed = { $seat } passes and takes purchase card { $number }.
fact-sold = { $seat } sells four of a kind ({ $card }) for { $bills ->
    [one] one bill
   *[other] { $bills } bills
}; { $returned ->
    [0] nothing goes
    [one] one card goes
   *[other] { $returned } cards go
} back on the pile.
fact-bought = { $seat } pays { $other } a bill and takes the whole window: { $cards }.
fact-took-own = { $seat } takes their own window: { $cards }.
fact-declined = { $seat } buys nothing: buying is over, and { $seat } takes the start-player card.
fact-keeps-start = Everybody has bought; { $seat } keeps the start-player card.
fact-drew = { $seat } draws: { $cards }.
fact-drew-hidden = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
fact-round = Round { $round } begins.
fact-pile-out = The pile is too small to fill all hands: the game is over.

reason-pile_out = The pile could no longer fill all hands.

refusal-other-phase = This belongs to another part of the round.
refusal-not-in-hand = These cards are not in the hand.
refusal-show-one = An empty window must get at least one card.
refusal-no-four = There are not four of this kind to be sold.
refusal-must-buy = Whoever has cards in their own window must buy something.
refusal-empty-window = There is no filled window to be bought.
