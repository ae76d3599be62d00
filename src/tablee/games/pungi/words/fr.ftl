# Pungi en français.
title = Pungi
pitch = Jouez le bon animal au bon moment, et les meilleurs serpents viennent à vous.

option-snake_values = Nombre de serpents de chaque valeur (la liste de l’éditeur n’est pas connue, la nôtre est une supposition)
option-charmers = Charmeurs parmi les serpents
option-next_start = Qui commence la manche suivante : le voisin de gauche, ou la personne que désigne le premier joueur
option-games_per_match = Jeux dans une partie, points additionnés

species = { $species ->
    [mouse] souris
    [snail] escargot
    [lizard] lézard
    [dragonfly] libellule
    [grasshopper] sauterelle
   *[frog] grenouille
}
animal = { $species ->
    [mouse] souris
    [snail] escargot
    [lizard] lézard
    [dragonfly] libellule
    [grasshopper] sauterelle
   *[frog] grenouille
} { $value }
snake = { $value }
charmer = un charmeur
a-card = { $card }

sketch-round = Jeu { $game }, manche { $round } · rangée : { $row }
sketch-seat = { $seat } · main : { $hand } · carte jouée : { $played } · serpents : { $taken } ({ $points }) · total { $total }
sketch-stacks = pile de serpents : { $snakes } · pile d’animaux : { $animals }, au-dessus : { species } · défausse : { $discards }

action-play = jouer { $card }
action-name = désigner { $seat } pour commencer la manche suivante

fact-starts = { $seat } commence.
fact-dealt = Le jeu { $game } commence : cinq animaux chacun.
fact-laid = Manche { $round }, la rangée : { $cards }.
fact-rejected = Quatre cartes identiques : la rangée retourne dans la pile, qui est mélangée.
fact-kept = Quatre cartes identiques, mais toute autre rangée en aurait autant : celle-ci reste.
fact-played = { $seat } joue { $card }.
fact-played-hidden = { $seat } joue { $species ->
    [mouse] une souris
    [snail] un escargot
    [lizard] un lézard
    [dragonfly] une libellule
    [grasshopper] une sauterelle
   *[frog] une grenouille
}.
fact-priority = { $species ->
    [mouse] Les souris passent
    [snail] Les escargots passent
    [lizard] Les lézards passent
    [dragonfly] Les libellules passent
    [grasshopper] Les sauterelles passent
   *[frog] Les grenouilles passent
} en premier.
fact-no-priority = Aucune espèce ne passe en premier : seules les valeurs comptent.
fact-revealed = { $seat } dévoile { $card }.
fact-took = { $seat } prend { $card }.
fact-named = { $seat } désigne { $other } pour commencer ensuite.
fact-drew = { $seat } pioche { $card }.
fact-drew-hidden = { $seat } pioche { $species ->
    [mouse] une souris
    [snail] un escargot
    [lizard] un lézard
    [dragonfly] une libellule
    [grasshopper] une sauterelle
   *[frog] une grenouille
}.
fact-scored = { $seat } marque { $points } et totalise { $total }.

reason-snakes_out = Il ne reste pas assez de serpents pour une autre rangée.

refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-name-due = Il n’y a personne à désigner maintenant.
refusal-name-first = Désignez d’abord qui commence la manche suivante.
refusal-not-yourself = Vous ne pouvez pas vous désigner vous-même.
refusal-nobody-there = Il n’y a personne à cette place.
