# Ce que dit toute la maison, en français.
seat-name = place { $number }
seat-yours = place { $number } (vous)
list = { $first } et { $last }

kind-malformed = Je ne comprends pas
kind-not-yours = Ce n’est pas à vous
kind-not-now = Pas maintenant
kind-not-allowed = Les règles ne le permettent pas

refusal-not-legal = Ce coup n’est pas possible ici.
refusal-match-over = La partie est finie.
refusal-no-such-seat = Il y a { $seats } places, comptées à partir de 0.
refusal-nobody-acts = Personne n’agit maintenant : il faut distribuer, ou laisser passer le temps.
refusal-not-your-turn = C’est à quelqu’un d’autre de jouer.
refusal-no-such-action = Aucune action ne porte ce numéro.
refusal-malformed-action = Ces mots ne décrivent aucune action de ce jeu.
refusal-malformed-entry = Ceci n’est ni une donne, ni une action, ni un battement d’horloge.
refusal-no-tick = Les règles n’attendent pas ce délai maintenant.
refusal-no-deal-due = Il n’y a rien à distribuer maintenant.
refusal-other-deal-due = Une autre donne est attendue : { $due }.
refusal-bad-deal = Ces cartes n’ont pas pu être distribuées ainsi.
refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
refusal-unknown-option = Il n’y a pas d’option « { $option } ». Il y a : { $options }.
refusal-bad-option-value = { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
refusal-options-of-another-game = Ces options sont celles d’un autre jeu.
refusal-wrong-seats = { $game } se joue à { $allowed } places, pas à { $seats }.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $bots }.
refusal-wrong-bots = Nommez un robot pour toutes les places, ou un pour chacune des { $seats }.
refusal-bad-budget = « { $budget } » n’est pas un temps de réflexion : dites combien de millisecondes, comme 50ms, ou combien d’essais, comme 2000.
refusal-bad-program = « { $program } » n’est pas une commande : donnez-en une comme program:./mon-robot, entre guillemets si elle a des espaces.
refusal-no-such-program = Il n’y a pas de programme « { $program } », ou il ne peut pas être exécuté.
refusal-no-programs-here = Des programmes ne peuvent jouer que sur un système comme Linux ou macOS.
refusal-bad-limit = { $name } ne peut pas valoir « { $value } » : donnez un nombre.
refusal-bad-nature = « { $nature } » n’est pas un tempérament de reflex. Il y a : { $natures }.
refusal-no-clock = { $game } ne se joue pas contre le temps : reflex n’y trouverait rien à saisir.
refusal-no-clock-here = Le terminal n’a pas d’horloge : dans { $game }, seul random peut s’y asseoir.
refusal-no-time-to-think = { $game } se joue contre le temps et n’en laisse pas à search pour réfléchir. Essayez reflex.
refusal-record-unreadable = Ceci n’est pas un enregistrement complet : { $why }.
refusal-record-format = Le format { $format } d’enregistrement n’est pas connu ici.
refusal-record-options = Les options de l’enregistrement ne sont pas celles qu’aurait la partie.
refusal-record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
refusal-record-outcome = La partie ne s’est pas terminée comme le dit l’enregistrement.
refusal-record-legal = Ce ne sont pas les actions qui étaient possibles ici.
refusal-record-state = La partie n’en était pas là comme le dit l’enregistrement.
refusal-record-clock = Le temps recule ici.
refusal-record-proof = Les donnes ne découlent pas de la preuve.

refusal-option-without-value = Dites ce que doit valoir « { $option } » : NOM=VALEUR.
refusal-fewer-than-none = Il ne peut pas y avoir { $matches } parties.
refusal-no-file = « { $file } » ne peut pas être lu : { $why }.
refusal-no-record = Il n’y a aucun enregistrement dans « { $file } ».

list-seats = { $seats } places (d’habitude { $usual })
output-lost = La sortie ne peut pas être écrite : { $why }.
replay-line = { $file }, ligne { $line } : { $why }
replay-entry = entrée { $entry } : { $why }
replay-held = { $held } enregistrements sur { $all } tiennent.
play-help = Répondez par un numéro de la liste, ou par les mots d’une ligne ou une partie ; q pour partir.
play-prompt = Que faites-vous ?
play-prompt-clock = Que faites-vous ? (une ligne vide laisse passer le temps)
play-unclear = { $count ->
    [0] Rien dans la liste n’est « { $answer } ».
   *[other] « { $answer } » peut désigner { $count } lignes de la liste.
}
play-result = { $rank }. { $seat } : { $score }
play-left = La partie est abandonnée.
analyse-record = { $file }, ligne { $line } : { $game }
analyse-nothing = Il n’y avait rien à choisir, sinon d’être rapide.
analyse-choice = { $entry }. { $seat } : { $action } — { $expected } % ± { $error }
analyse-better = mieux : { $action } — { $expected } % ± { $error }
analyse-turns = Tournants :
analyse-no-turns = Il n’y a pas de tournant.
analyse-mistake = { $entry } : { $seat } pouvait espérer { $before } %, et par ce choix { $after } % seulement
analyse-swing = après { $entry } : les autres et les cartes ont fait passer { $seat } de { $before } % à { $after } %
analyse-seat = { $seat } : meilleurs choix : { $best } sur { $choices } ; un choix a coûté { $loss } % en moyenne

# Comment un robot a failli. Ce qu’il a dit en dernier vient après le tout.
bot-failed = Le robot de la { $seat } a failli : { $why }
mishap-said = { " " }Il a dit en dernier : { $said }
mishap-crashed = { $why }.
mishap-not-allowed = il a fait ce qui n’est pas possible ici : { $action }.
mishap-not-started = son programme ne peut pas être lancé ({ $why }).
mishap-ended = son programme s’est arrêté (code de sortie { $code }).
mishap-slow = son programme a pris plus de { $seconds } secondes.
mishap-flood = son programme a écrit plus de { $bytes } octets pour une réponse.
mishap-nonsense = son programme a répondu « { $answer } », ce qui n’est pas une réponse ({ $why }).
mishap-late = son programme a répondu à la question { $answered } quand on lui posait la question { $asked }.

refusal-few-bots = Nommez au moins deux robots.
refusal-same-bot-twice = « { $bot } » est nommé deux fois.
refusal-fewer-than-one = { $number }, c’est trop peu : il en faut au moins un.
refusal-missing-package = Il faut { $package } pour cela : pip install "tablee[{ $extra }]".
refusal-no-ray = Il n’y a pas de Ray à « { $address } » : { $why }
refusal-journal-of-other = « { $file } » est le journal d’autres parties : son « { $what } » n’est pas celui-ci.
refusal-journal-broken = La ligne { $line } de « { $file } » n’est pas une ligne de journal.

arena-title = { $game } : { $bots }
arena-counted = { $matches } parties comptent ; les intervalles sont à 95 %.
arena-interrupted = Interrompu. La même commande reprend ici si elle a --journal FICHIER.
arena-resumable = Interrompu. La même commande reprend ici.
arena-nothing = Aucune donne n’a encore été jouée à toutes les places.
arena-progress = { $open } paires ouvertes sur { $all }
arena-ratings = Classement
arena-ratings-how = 100 points de plus gagnent 64 % des comparaisons ; la moyenne est 0.
arena-pairs = Paires
arena-pairs-how = Part des comparaisons, place par place, que le premier gagne contre le second ; une égalité compte pour moitié.
arena-by-seats = Par nombre de joueurs
arena-by-seat = Par place
arena-failures = Parties perdues parce qu’un robot a failli
arena-bot = robot
arena-opponent = contre
arena-rating = points
arena-interval = intervalle à 95 %
arena-share = part
arena-seats = places
arena-seat = place
arena-deals = donnes
arena-matches = parties
arena-decided = tranché
arena-yes = oui
arena-no = non
arena-why = ce qui a failli d’abord
arena-even = égalité
