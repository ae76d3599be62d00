# Klunker en français.
title = Klunker
pitch = Exposez des bijoux, amassez-les et vendez-les par quatre : plus votre coffre est pur, plus il rapporte.

option-games_per_match = Nombre de jeux dans la partie

jewel = { $jewel ->
    [piercing] piercing
    [earring] boucle d’oreille
    [tooth] dent en or
    [shoe] chaussure
    [fob] gousset
    [tiara] diadème
   *[necklace] collier
}
some-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

sketch-round = Jeu { $game } sur { $games }, manche { $round }
sketch-pile = Pioche : { $pile } cartes · connues sur le dessus : { $top }
sketch-seat = { $seat }{ $starts ->
    [yes] {" "}(commence)
   *[no] {""}
} · billets { $bills } · total { $total } · carte d’achat { $purchase } · main : { $hand } · vitrine : { $window } · coffre : { $safe }
sketch-hand-known = { $count } (connues : { $known })

action-display = mettre en vitrine : { $cards }
action-display-none = ne rien mettre en vitrine
action-store = mettre au coffre : { $card }
action-pass = passer et prendre une carte d’achat
action-sell = vendre quatre bijoux identiques : { $card }
action-buy = prendre la vitrine de { $seat }
action-buy-nothing = ne rien acheter

fact-starts = { $seat } commence.
fact-dealt = Le jeu { $game } commence : un billet et six cartes chacun.
fact-showed = { $seat } met en vitrine : { $cards }.
fact-showed-none = { $seat } ne met rien en vitrine.
fact-stored = { $seat } met au coffre : { $card }.
fact-passed = { $seat } passe et prend la carte d’achat { $number }.
fact-sold = { $seat } vend quatre bijoux identiques ({ $card }) pour { $bills ->
    [one] un billet
   *[other] { $bills } billets
} ; { $returned ->
    [0] rien ne retourne
    [1] une carte retourne
   *[other] { $returned } cartes retournent
} sur la pioche.
fact-bought = { $seat } paie un billet à { $other } et prend toute la vitrine : { $cards }.
fact-took-own = { $seat } prend sa propre vitrine : { $cards }.
fact-declined = { $seat } n’achète rien : les achats sont finis, et { $seat } prend la carte de premier joueur.
fact-keeps-start = Tout le monde a acheté ; { $seat } garde la carte de premier joueur.
fact-drew = { $seat } pioche : { $cards }.
fact-drew-hidden = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
fact-round = La manche { $round } commence.
fact-pile-out = La pioche ne suffit plus à compléter les mains : le jeu est fini.

reason-pile_out = La pioche ne suffisait plus à compléter les mains.

refusal-other-phase = Cela appartient à un autre moment de la manche.
refusal-not-in-hand = Ces cartes ne sont pas en main.
refusal-show-one = Une vitrine vide doit recevoir au moins une carte.
refusal-no-four = Il n’y a pas quatre bijoux de cette sorte à vendre.
refusal-must-buy = Qui a des cartes dans sa vitrine doit acheter quelque chose.
refusal-empty-window = Il n’y a pas là de vitrine garnie à acheter.
