# Pungi in English.
title = Pungi
pitch = Play the right animal at the right moment, and the best snakes come to you.

option-snake_values = How many snakes there are of each value (the publisher’s list is not known; ours is a guess)
option-charmers = Charmers among the snakes
option-next_start = Who starts the next round: the next clockwise, or whom the starter names
option-games_per_match = Games in a match, points added up

species = { $species ->
    [mouse] mouse
    [snail] snail
    [lizard] lizard
    [dragonfly] dragonfly
    [grasshopper] grasshopper
   *[frog] frog
}
animal = { $species ->
    [mouse] mouse
    [snail] snail
    [lizard] lizard
    [dragonfly] dragonfly
    [grasshopper] grasshopper
   *[frog] frog
} { $value }
snake = { $value }
charmer = a charmer
a-card = { $card }

sketch-round = Game { $game }, round { $round } · row: { $row }
sketch-seat = { $seat } · hand: { $hand } · played: { $played } · snakes: { $taken } ({ $points }) · total { $total }
sketch-stacks = snake stack: { $snakes } · animal stack: { $animals }, on top: { species } · discards: { $discards }

action-play = play { $card }
action-name = name { $seat } to start the next round

fact-starts = { $seat } starts.
fact-dealt = Game { $game } begins: five animals each.
fact-laid = Round { $round }, the row: { $cards }.
fact-rejected = Four alike: the row goes back and the snakes are shuffled.
fact-kept = Four alike, but any other row would have four as well: it stays.
fact-played = { $seat } plays { $card }.
fact-played-hidden = { $seat } plays { $species ->
    [mouse] a mouse
    [snail] a snail
    [lizard] a lizard
    [dragonfly] a dragonfly
    [grasshopper] a grasshopper
   *[frog] a frog
}.
fact-priority = { $species ->
    [mouse] Mice
    [snail] Snails
    [lizard] Lizards
    [dragonfly] Dragonflies
    [grasshopper] Grasshoppers
   *[frog] Frogs
} go first.
fact-no-priority = No species goes first: only values count.
fact-revealed = { $seat } reveals { $card }.
fact-took = { $seat } takes { $card }.
fact-named = { $seat } names { $other } to start next.
fact-drew = { $seat } draws { $card }.
fact-drew-hidden = { $seat } draws { $species ->
    [mouse] a mouse
    [snail] a snail
    [lizard] a lizard
    [dragonfly] a dragonfly
    [grasshopper] a grasshopper
   *[frog] a frog
}.
fact-scored = { $seat } scores { $points } and has { $total } in all.

reason-snakes_out = There are not enough snakes left for another row.

refusal-not-in-hand = This card is not in your hand.
refusal-no-name-due = Nobody is to be named now.
refusal-name-first = First name who starts the next round.
refusal-not-yourself = You cannot name yourself.
refusal-nobody-there = Nobody sits there.
