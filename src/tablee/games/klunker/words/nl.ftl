# Klunker in het Nederlands.
title = Klunker
pitch = Toon juwelen, verzamel ze en verkoop ze per vier: hoe zuiverder je kluis, hoe meer ze opbrengen.

option-games_per_match = Aantal spellen in een partij

jewel = { $jewel ->
    [piercing] piercing
    [earring] oorbel
    [tooth] gouden tand
    [shoe] schoen
    [fob] horlogeketting
    [tiara] diadeem
   *[necklace] halssnoer
}
some-cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}

sketch-round = Spel { $game } van { $games }, ronde { $round }
sketch-pile = Stapel: { $pile } kaarten · bekend bovenop: { $top }
sketch-seat = { $seat }{ $starts ->
    [yes] {" "}(begint)
   *[no] {""}
} · biljetten { $bills } · totaal { $total } · koopkaart { $purchase } · hand: { $hand } · etalage: { $window } · kluis: { $safe }
sketch-hand-known = { $count } (bekend: { $known })

action-display = leg in de etalage: { $cards }
action-display-none = leg niets in de etalage
action-store = leg in de kluis: { $card }
action-pass = pas en neem een koopkaart
action-sell = verkoop vier gelijke juwelen: { $card }
action-buy = neem de etalage van { $seat }
action-buy-nothing = koop niets

fact-starts = { $seat } begint.
fact-dealt = Spel { $game } begint: iedereen krijgt een biljet en zes kaarten.
fact-showed = { $seat } legt in de etalage: { $cards }.
fact-showed-none = { $seat } legt niets in de etalage.
fact-stored = { $seat } legt in de kluis: { $card }.
fact-passed = { $seat } past en neemt koopkaart { $number }.
fact-sold = { $seat } verkoopt vier gelijke juwelen ({ $card }) voor { $bills ->
    [one] één biljet
   *[other] { $bills } biljetten
}; { $returned ->
    [0] er gaat niets
    [one] er gaat één kaart
   *[other] er gaan { $returned } kaarten
} terug op de stapel.
fact-bought = { $seat } betaalt { $other } een biljet en neemt de hele etalage: { $cards }.
fact-took-own = { $seat } neemt de eigen etalage: { $cards }.
fact-declined = { $seat } koopt niets: het kopen is voorbij, en { $seat } neemt de startspelerkaart.
fact-keeps-start = Iedereen heeft gekocht; { $seat } houdt de startspelerkaart.
fact-drew = { $seat } trekt: { $cards }.
fact-drew-hidden = { $seat } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
fact-round = Ronde { $round } begint.
fact-pile-out = De stapel kan niet meer alle handen aanvullen: het spel is voorbij.

reason-pile_out = De stapel kon niet meer alle handen aanvullen.

refusal-other-phase = Dit hoort bij een ander deel van de ronde.
refusal-not-in-hand = Deze kaarten zitten niet in de hand.
refusal-show-one = In een lege etalage moet ten minste één kaart komen.
refusal-no-four = Er zijn geen vier van deze soort om te verkopen.
refusal-must-buy = Wie kaarten in de eigen etalage heeft, moet iets kopen.
refusal-empty-window = Daar is geen gevulde etalage te koop.
