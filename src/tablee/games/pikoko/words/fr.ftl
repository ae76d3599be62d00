# Pikoko en français.
title = Pikoko
pitch = Prédisez les plis de tout le monde, y compris les vôtres, en voyant toutes les mains sauf la vôtre.

option-trick_leader = Qui entame après un pli : celui qui l’a remporté, ou celui qui a joué la carte gagnante

colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [pink] rose
    [white] blanc
   *[blue] bleu
}
initial = { $colour ->
    [red] rg
    [yellow] jn
    [pink] rs
    [white] bc
   *[blue] bl
}
card = { $value } { colour }
mixed-card = { $value ->
    [1] 1 tricolore (rose, jaune, rouge)
    [4] 4 tricolore (bleu, blanc, jaune)
    [7] 7 tricolore (rose, blanc, rouge)
   *[10] 10 tricolore (bleu, blanc, rouge)
}

sketch-round = Manche { $round } sur 3
sketch-trump = atout { colour } · carte retournée : { $card }
sketch-no-trump = sans atout · carte retournée : { $card }
sketch-bidding = On mise sur { $seat }.
sketch-bidding-self = Chacun mise sur ses propres plis.
sketch-seat = { $seat } · points { $points } · plis { $tricks } · mises { $bids } · paon { $hand }
sketch-trick = Sur la table : { $plays }
sketch-play = { $seat } { $face }

action-bid = miser { $bid }
action-confide = soutenir votre mise sur { $other }
action-confide-none = ne soutenir aucune mise
action-play = jouer le { $card }
action-play-as = jouer le { $card } comme { colour }

fact-starts = { $seat } a le jeton de départ.
fact-dealt = La manche { $round } commence.
fact-turned = Le { $card } est retourné : sa couleur est l’atout.
fact-no-trump = Le { $card } est retourné : il n’y a pas d’atout.
fact-chose-bid = { $seat } a choisi une mise.
fact-bid = { $seat } mise { $bid } sur { $other }.
fact-bid-self = { $seat } mise { $bid } sur ses propres plis.
fact-laid = { $seat } a posé une carte de confiance.
fact-played = { $seat } joue le { $card } de { $other }.
fact-named = { $seat } joue le { $card } de { $other } comme { colour }.
fact-took = Le pli revient à { $seat }, dont la carte a été jouée par { $other }.
fact-backed = { $seat } soutenait sa mise sur { $other } : { $points }.
fact-backed-self = { $seat } soutenait la mise sur ses propres plis : { $points }.
fact-backed-none = { $seat } ne soutenait aucune mise : { $points }.
fact-scored = { $seat } marque { $bids } pour les mises, { $points } en tout pour la manche.

reason-rounds_played = Les trois manches sont jouées.

refusal-bid-due = C’est le moment de miser.
refusal-too-few-tokens = Il ne vous reste pas autant de jetons.
refusal-confidence-due = C’est le moment de poser une carte de confiance.
refusal-nobody-there = Il n’y a personne à cette place sur qui vous auriez pu miser.
refusal-card-due = C’est le moment de jouer une carte.
refusal-not-in-peacock = Cette carte n’est pas dans le paon de votre voisin de gauche.
refusal-must-follow = Il faut fournir la couleur demandée, et une carte qui la montre compte pour cette couleur.
refusal-not-its-colour = Cette carte ne montre pas cette couleur.
