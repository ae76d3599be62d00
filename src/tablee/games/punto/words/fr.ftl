# Punto en français.
title = Punto
pitch = Quatre cartes de votre couleur en ligne, sur une table qui ne dépasse jamais six sur six.

option-rounds_to_win = Manches à gagner pour remporter la partie
option-teams = Quatre personnes jouent en deux équipes
option-expert = Garder deux cartes secrètes en main et choisir laquelle poser

colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
initial = { $colour ->
    [red] R
    [blue] B
    [green] V
   *[yellow] J
}
card = { $value } { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
a-card = { $card }
unseen = une carte cachée

sketch-round = Manche { $round } : { $length } cartes d’une même couleur en ligne gagnent
sketch-seat = { $seat } ({ $colours }) · manches { $won } · pioche { $pile } · main { $hand }

action-place = poser le { $card } en { $x }, { $y }
action-trophy = prendre le { $card } comme trophée

fact-starts = { $seat } commence.
fact-shared = { $cards ->
    [0] Aucune carte neutre n’est distribuée
    [one] Chaque camp reçoit une carte neutre
   *[other] Chaque camp reçoit { $cards } cartes neutres
}{ $removed ->
    [0] {""}
    [one]  ; une carte quitte la partie
   *[other]  ; { $removed } cartes quittent la partie
}.
fact-dealt = La manche { $round } commence.
fact-turned = { $seat } retourne le { $card }.
fact-drew = { $seat } pioche le { $card }.
fact-drew-hidden = { $seat } pioche une carte.
fact-placed = { $seat } pose le { $card } en { $x }, { $y }.
fact-covered = Le { $card } est recouvert.
fact-blocked = { $seat } ne peut rien poser : la manche est finie, et les lignes courtes comptent.
fact-won = La manche revient à { $seats }.
fact-nobody-won = Les lignes courtes ne départagent personne : nul ne gagne la manche.
fact-took = Trophée pour { $seats } : le { $card }, qui quitte le jeu.

reason-rounds_won = Le nombre de manches convenu est atteint.

refusal-teams-need-four = Il faut quatre, six ou huit places pour jouer en équipes.
refusal-no-trophy-due = Il n’y a pas de trophée à choisir maintenant.
refusal-no-such-card = Vous n’avez pas cette carte à poser.
refusal-not-lower = On ne recouvre qu’une carte plus basse.
refusal-touches-nothing = Une carte doit en toucher une autre, par un côté ou un coin.
refusal-outside-area = Toutes les cartes doivent tenir dans un carré de six sur six.
refusal-not-a-trophy = Cette carte n’est pas parmi les plus hautes des lignes gagnantes.
