# Jungle Speed en français.
title = Jungle Speed
pitch = Deux symboles identiques ? Attrapez le totem avant l’autre et donnez-lui toutes vos cartes.

option-play_for_ranks = Continuer après le premier gagnant, pour toutes les places
option-endgame_forced_inward = Sans carte à retourner, il faut gagner la prochaine course des flèches entrantes
option-endgame_outward_exit = Les flèches sortantes libèrent qui n’a plus de carte à retourner
option-two_hands = Deux joueurs, chacun avec deux mains qui jouent séparément
option-remove_colour_arrows = Retirer les flèches de couleur (deux ou trois joueurs)
option-triple_colour_rule = Trois cartes de la même couleur ouvrent une course à tous (trois joueurs, sans flèches de couleur)
option-pace = Rythme de la table

colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
   *[mauve] mauve
}
shape = { $shape ->
    [a1] roue à cinq rayons
    [a2] roue à six rayons
    [a3] roue brisée
    [b1] hélice de gauche
    [b2] hélice de droite
    [b3] hélice à cinq pales
    [c1] engrenage à huit dents
    [c2] engrenage à neuf dents
    [c3] engrenage au triangle
    [d1] étoile large
    [d2] étoile fine
    [d3] étoile à huit pointes
    [e1] trois anneaux séparés
    [e2] trois anneaux liés
    [e3] quatre anneaux
    [f1] trois pics
    [f2] quatre pics
   *[f3] trois pics, milieu inversé
}
card = la carte { colour } « { shape } » ({ $shape })
arrows-colour = les flèches de couleur
arrows-inward = les flèches entrantes
arrows-outward = les flèches sortantes
a-card = { $card }
no-card = aucune carte
spent-card = { $shown } (course déjà courue)
some-cards = { $cards ->
    [1] une carte
   *[other] { $cards } cartes
}

sketch-deal = Les cartes sont à distribuer
sketch-turn = { $seat } doit retourner une carte
sketch-countdown = { $seat } compte : { $count }
sketch-window = Tout le monde a retourné une carte
sketch-choice = { $seat } tient le totem et choisit
sketch-settle = Les cartes ont changé de main
sketch-over = La partie est finie
sketch-seat = { $seat } · { $shown } · à retourner { $draws } · retournées { $discards }
sketch-pot = Sous le totem : { $cards }

action-flip = retourner une carte
action-grab = attraper le totem
action-share = partager les cartes entre tous les perdants
action-give = donner toutes les cartes à { $seat }

fact-starts = { $seat } retourne la première carte.
fact-dealt = Toutes les cartes sont distribuées.
fact-flipped = { $seat } retourne { $card }.
fact-counts = { $seat } compte : { $count }.
fact-duel = { $seat } attrape le totem et bat { $seats }.
fact-chooses = { $seat } choisit qui reçoit les cartes.
fact-tucked = { $seat } glisse { some-cards } sous sa pioche.
fact-potted = Le reste va sous le totem : { some-cards }.
fact-raced = { $cards ->
    [0] { $seat } arrive en premier au totem, sans carte à y laisser.
   *[other] { $seat } arrive en premier au totem et y laisse { some-cards }.
}
fact-moved = { $seat } passe ses cartes à { $other }.
fact-false-grab = { $seat } attrape le totem pour rien et reçoit toutes les cartes retournées.
fact-bound = Obligation de gagner la course aux flèches entrantes de { $seat } : { $seats }.
fact-failed = Course obligatoire non gagnée : { $seats }.
fact-released = Les flèches sortantes libèrent { $seat } : { some-cards } sous le totem.
fact-stalled = Personne ne pouvait retourner de carte : blocage numéro { $count }.
fact-finished = Plus aucune carte : { $seats }.

reason-emptied = Quelqu’un n’a plus aucune carte.
reason-counted = Il reste une main à chacun : qui a le moins de cartes gagne.
reason-stalled = Trois blocages sans que personne n’attrape le totem : qui a le moins de cartes gagne.

refusal-two-hands-need-two = La partie à deux mains se joue à deux, donc avec quatre mains.
refusal-two-hands-alone = La partie à deux mains ne va avec aucune de ces règles : places, course obligée, sortie, triple couleur.
refusal-too-many-without-colour-arrows = On ne retire les flèches de couleur qu’à deux ou trois joueurs.
refusal-triple-colour-needs-three = La triple couleur demande trois joueurs sans flèches de couleur.
refusal-totem-held = Quelqu’un tient le totem.
refusal-seat-finished = Cette place n’a plus de cartes et ne joue plus.
refusal-no-flip-now = Ce n’est pas le moment de retourner une carte.
refusal-nobody-can-flip = Personne n’a plus de carte à retourner.
refusal-nothing-to-give = Il n’y a rien à donner maintenant.
refusal-not-in-your-duel = Les cartes vont à quelqu’un de votre propre duel, ou à parts égales à tous les perdants.
