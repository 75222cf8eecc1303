### Revoir une partie, et la reprendre ailleurs.

server-sealed = Cette donne se joue encore ; on pourra la regarder quand sa journée sera finie.
server-replay-own = Tant que la partie dure, vous ne pouvez la revoir que de votre place.
server-replay-none = Il n’y a pas de partie à revoir à cette adresse.
server-replay-begins = Il n’y a rien à revoir avant le début de la partie.
server-no-fork = On peut reprendre une partie ailleurs une fois qu’elle est finie.
server-fork-seat = Cette place n’existe pas dans ce jeu.
server-analysis-later = On peut analyser une partie une fois qu’elle est finie, et la donne du jour une fois sa journée passée.
server-analysis-rules = Les règles ont changé depuis cette partie : on peut la revoir, mais plus l’analyser.
server-analysis-short = Cette partie est trop courte pour juger.
server-analysis-none = Cette partie n’est pas encore analysée.
server-analysis-unfinished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a pas d’image à partager.
server-analysis-busy = Trop de parties attendent d’être analysées pour l’instant. Réessayez dans quelques minutes.
server-analysis-try = Ce choix n’existait pas à ce moment de la partie.
server-analysis-failed = Ce choix n’a pas pu être pesé à temps. Réessayez.
server-record-broken = Ce fichier n’est pas une partie que l’on puisse lire.
server-record-huge = Ce fichier est trop gros pour une partie.
server-record-rules = Cette partie a été faite pour les règles { $made } du jeu ; avec les règles { $today }, son action { $number } ne peut pas être jouée.
server-record-lost = Les règles ont changé depuis cette partie, et son enregistrement ne peut plus être établi.
server-record-game = Cette partie est celle d’un jeu qui n’est pas ici.
server-note-long = Une note a au plus { $most } caractères.
server-notes-full = Vous avez écrit toutes les notes possibles ; retirez-en d’abord.
server-fork-over = La partie est finie ici ; revenez d’abord un peu en arrière.
server-fork-ends = Avec ce choix, la partie est finie : il ne reste rien à jouer.
server-record-options = Les options ou les places de cette partie ne conviennent pas à son jeu.
server-record-action = L’action { $number } de cette partie ne peut pas être jouée.

replay-title = { $game } : revoir
replay-tag = Partie revue
replay-controls = Lecteur
replay-scrub = Coup
replay-at = { $step } sur { $last }.
replay-back = Retour d’un coup
replay-forward = Coup suivant
replay-previous = Retour
replay-next = Suivant
replay-share-short = Partager
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse
replay-times = ×{ $speed }
replay-seen-by = Vu par
replay-watcher = Spectateurs
replay-share = Partager ce coup
replay-more = Plus
replay-rules-end = Les règles ont changé depuis cette partie (version { $made } alors, { $today } aujourd’hui) : voici sa fin ; les positions d’avant ne peuvent pas être reconstituées.
replay-rules-other = Faite pour les règles { $made } ; jouée avec les règles { $today }.
replay-start = La table est mise.
replay-quiet = Un coup discret.
replay-to-table = Vers la table
replay-to-game = Retour à la partie
replay-look-back = Revoir
replay-download = Télécharger la partie
replay-picture = Cette position en image (SVG)
replay-fork = Reprendre d’ici
replay-fork-how = Une nouvelle table commence au coup { $step }, avec la même donne et des bots aux autres places. Elle ne compte dans aucune statistique et ne gagne aucun trophée.
replay-fork-seat = Votre place
replay-fork-bots = Les autres
replay-fork-begin = Jouer la suite
replay-keys = Touches : ← → d’un coup à l’autre, Espace lit et met en pause, Début et Fin vont aux bouts, virgule et point changent la vitesse.
replay-notes = Notes
replay-note-here = Une note sur ce coup
replay-note-keep = Garder
replay-note-share = partager quand la partie sera finie
replay-note-share-now = partager avec tous
replay-note-is-shared = (partagée)
replay-go-to = Aller au coup { $step }
replay-upload = Revoir un enregistrement
replay-since = { $count ->
    [one] Depuis votre tour : un coup.
   *[other] Depuis votre tour : { $count } coups.
}
replay-since-head = Depuis votre dernier tour
replay-since-play = Pas à pas
replay-since-open = Revoir ce qui s’est passé depuis votre dernier tour
replay-since-back = Étape précédente
replay-since-next = Étape suivante
replay-since-run = Lecture
replay-since-pause = Pause
replay-since-now = Retour au présent
replay-since-at = { $step } sur { $of }
replay-since-close = C’est vu
replay-acts = { $me ->
    [yes] Vous jouez.
   *[no] { $seat } joue.
}
replay-position = { $game }, coup { $ply }

terminal-step-next = suite
terminal-step-back = retour
terminal-step-seat = siège
terminal-step-table = table
terminal-step-picture = image
terminal-step-help = aide
terminal-step-quit = quitter
terminal-step-how =
    Entrée ou suite : un coup en avant ; retour : un coup en arrière ; un NOMBRE : à ce coup
    siège N : vu du siège N ; siège : vu d’un spectateur
    table : toute la table ; image [FICHIER] : cette position en fichier SVG
    quitter : partir
terminal-drawn = Dessiné dans { $file }.
terminal-no-seat = Il y a des sièges de 1 à { $seats }, et 0 pour un spectateur ; pas { $number }.
terminal-no-ply = L’enregistrement a des coups de 0 à { $last }, pas { $ply }.
