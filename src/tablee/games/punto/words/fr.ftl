# Punto en français.
title = Punto
pitch = Quatre cartes de votre couleur en ligne, sur une table qui ne dépasse jamais six sur six.

option-rounds_to_win = Manches à gagner pour remporter la partie
option-teams = Quatre personnes jouent en deux équipes
option-expert = Tenir deux cartes secrètes et choisir laquelle poser

colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
card = { $value } { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
a-card = { $card }
unseen = une carte cachée

sketch-round = Manche { $round } : { $length } cartes d’une même couleur en ligne gagnent
sketch-seat = { $seat } ({ $colours }) · manches { $won } · pioche { $pile } · main { $hand }

action-place = poser { $card } en { $x }, { $y }
action-trophy = prendre { $card } comme trophée

fact-starts = { $seat } commence.
fact-shared = Chaque camp reçoit { $cards } cartes neutres ; { $removed } quittent la partie.
fact-dealt = La manche { $round } commence.
fact-turned = { $seat } retourne { $card }.
fact-drew = { $seat } pioche { $card }.
fact-drew-hidden = { $seat } pioche une carte.
fact-placed = { $seat } pose { $card } en { $x }, { $y }.
fact-covered = { $card } est recouvert.
fact-blocked = { $seat } ne peut rien poser : la manche est finie, les lignes courtes comptent.
fact-won = La manche revient à { $seats }.
fact-nobody-won = Égalité des lignes courtes : personne ne gagne la manche.
fact-took = { $card } devient le trophée de { $seats } et quitte le jeu.

reason-rounds_won = Assez de manches sont gagnées.

refusal-teams-need-four = Les équipes demandent quatre, six ou huit places.
refusal-no-trophy-due = Il n’y a pas de trophée à choisir maintenant.
refusal-no-such-card = Cette carte n’est pas là pour être posée.
refusal-not-lower = Une carte ne recouvre qu’une carte plus basse.
refusal-touches-nothing = Une carte doit en toucher une autre, par un côté ou un coin.
refusal-outside-area = Toutes les cartes doivent tenir dans un carré de six sur six.
refusal-not-a-trophy = Cette carte n’est pas parmi les plus hautes des lignes gagnantes.
