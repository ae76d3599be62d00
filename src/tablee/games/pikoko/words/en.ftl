# Pikoko in English.
title = Pikoko
pitch = Foretell everybody’s tricks, your own too, from every hand but the one you cannot see.

option-trick_leader = Who leads after a trick: its winner, or the player of the winning card

colour = { $colour ->
    [red] red
    [yellow] yellow
    [pink] pink
    [white] white
   *[blue] blue
}
initial = { $colour ->
    [red] r
    [yellow] y
    [pink] p
    [white] w
   *[blue] b
}
card = { colour } { $value }
mixed-card = { $value ->
    [1] three-coloured 1 (pink, yellow, red)
    [4] three-coloured 4 (blue, white, yellow)
    [7] three-coloured 7 (pink, white, red)
   *[10] three-coloured 10 (blue, white, red)
}

sketch-round = Round { $round } of 3
sketch-trump = trump is { colour } · turned up: { $card }
sketch-no-trump = no trump · turned up: { $card }
sketch-bidding = Bids are made on { $seat }.
sketch-bidding-self = All bid on their own tricks.
sketch-seat = { $seat } · points { $points } · tricks { $tricks } · bids { $bids } · peacock { $hand }
sketch-trick = On the table: { $plays }
sketch-play = { $seat } { $face }

action-bid = bid { $bid }
action-confide = back your bid on { $other }
action-confide-none = back none of your bids
action-play = play the { $card }
action-play-as = play the { $card } as { colour }

fact-starts = { $seat } has the start token.
fact-dealt = Round { $round } begins.
fact-turned = The { $card } is turned up and its colour is trump.
fact-no-trump = The { $card } is turned up: there is no trump.
fact-chose-bid = { $seat } has chosen a bid.
fact-bid = { $seat } bids { $bid } on { $other }.
fact-bid-self = { $seat } bids { $bid } on their own tricks.
fact-laid = { $seat } has laid a confidence card.
fact-played = { $seat } plays the { $card } of { $other }.
fact-named = { $seat } plays the { $card } of { $other } as { colour }.
fact-took = The trick goes to { $seat }, whose card { $other } played.
fact-backed = { $seat } backed the bid on { $other }: { $points }.
fact-backed-self = { $seat } backed the bid on their own tricks: { $points }.
fact-backed-none = { $seat } backed no bid: { $points }.
fact-scored = { $seat } gets { $bids } for bids, { $points } for the round in all.

reason-rounds_played = All three rounds are played.

refusal-bid-due = A bid is due now.
refusal-too-few-tokens = You do not have that many tokens left.
refusal-confidence-due = A confidence card is due now.
refusal-nobody-there = Nobody sits there whose tricks you could have bid on.
refusal-card-due = A card is to be played now.
refusal-not-in-peacock = This card does not stand in your left neighbour’s peacock.
refusal-must-follow = The colour led must be followed, and a card that shows it counts as that colour.
refusal-not-its-colour = This card does not show that colour.
