### Le terminal : jouer, revoir, jeux, arène, parties entre robots, mesures.

terminal-word-why = pourquoi
terminal-word-rules = règles
terminal-word-undo = annuler
terminal-word-table = table
terminal-word-back = retour
terminal-word-ask = demander
terminal-word-help = aide
terminal-word-quit = quitter

terminal-help =
    Tapez le numéro d’un choix, le nom d’une case (B7) quand on en demande une, ou une action sous sa forme écrite.
    ? ACTION ou pourquoi ACTION : ce qui s’y oppose
    conseil : ce que ferait un bon joueur
    règles [NUMÉRO] : les règles, entières ou par numéro
    annuler : reprendre votre dernière action
    table : raconter toute la table, chaque siège et chaque chose
    retour : reculer d’un cran, quand on demande étape par étape
    demander : ce que la table refusait pour vous vous est demandé de nouveau
    quitter : laisser la partie
    Sur un plateau, 5=4 est un 4 à la place 5, et un numéro éclairé est l’endroit de ce choix.
terminal-asked = Désormais on vous demande de nouveau.
terminal-asked-anyway = On vous demande déjà tout.

terminal-rule = (règle { $rule })
terminal-bot = { $name } (robot { $level })
terminal-thinks = { $seat } réfléchit…
terminal-your-seat = { $name }, à vous de décider.
terminal-press-enter = Entrée pour continuer…
terminal-choices = { $name } ({ $count } choix)
terminal-scores = Scores : { $scores }
terminal-titled = { $title } : { $said }
terminal-pose = { $degrees ->
    [0] telle quelle
   *[other] tournée de { $degrees }°
}{ $mirrored ->
    [yes] , retournée
   *[no] {""}
}
terminal-pose-choices = { terminal-pose } : { $count ->
    [one] une case
   *[other] { $count } cases
}
terminal-several = { $place } est la case des choix { $numbers } : tapez l’un de ces numéros.
terminal-no-choice = { $count ->
    [one] Il n’y a que le choix 1.
    *[other] Les choix vont de 1 à { $count }.
}
terminal-not-understood = Ce n’est pas une action ; tapez ? pour l’aide.
terminal-allowed = Rien ne s’y oppose.
terminal-no-rule = Cette règle n’existe pas.
terminal-no-undo = Vous ne pouvez rien reprendre maintenant.
terminal-left = La partie reste inachevée.
terminal-input-ended = L’entrée s’est arrêtée avant la partie.
terminal-saved = Partie enregistrée dans { $file }.
terminal-unfinished = L’enregistrement s’arrête après { $count ->
    [one] une action
    *[other] { $count } actions
} ; la partie n’est pas terminée.

terminal-sheet = Feuille de score
terminal-total = Total
terminal-rank = Rang : { $rank }
terminal-next-rank = Avec { $points ->
    [one] un point
   *[other] { $points } points
} de plus : « { $rank } ».
terminal-nobody-wins = Personne ne gagne.
terminal-wins = { $me ->
    [yes] Vous gagnez.
    *[no] { $count ->
        [one] { $winners } gagne.
        *[other] { $winners } gagnent ensemble.
    }
}

terminal-game = Jeu
terminal-modes = Modes
terminal-seats = Joueurs
terminal-options = Options (* par défaut)
terminal-minutes = Minutes

terminal-bot-name = Robot
terminal-games = Parties
terminal-won = Victoires
terminal-win-rate = Taux
terminal-interval = Intervalle à 95 %
terminal-mean = Score moyen
terminal-spread = Écart type
terminal-median = Médiane
terminal-range = Étendue
terminal-decision = s/décision
terminal-decision-max = la plus longue
terminal-turn = s/tour
terminal-turn-max = le plus long
terminal-ranks = Rangs
terminal-shared = Les parties sont comptées par siège tenu ; une victoire partagée par n sièges compte 1/n pour chacun.
terminal-pace = Les durées sont en secondes de processeur ; un tour finit quand quelque chose est révélé, distribué, ou que d’autres doivent jouer.

terminal-compiled = Compilé
terminal-steps = Pas/s
terminal-games-s = Parties/s
terminal-legal = Choix/pas
terminal-clone = Clones/s
terminal-observe = Observation +masque/s
terminal-determinize = Jumeaux/s
terminal-scene = Vue +scène/s
terminal-sims = Simulations /s
terminal-vector = Pas groupés/s
terminal-yes = oui
terminal-no = non
terminal-measuring = Mesures en cours…
terminal-rounds = Les cadences valent pour une seconde de processeur ; deuxièmes lignes : pour une ronde de la boucle d’étalonnage, mesurée entre-temps.
terminal-vector-share = Pas groupés : beaucoup d’environnements avancés à la fois, chacun observé après chaque pas ; × est leur rapport aux pas simples.
terminal-wall = (à l’horloge)
terminal-peer-absent = pas installé (pas de module { $module })
terminal-peer-crashed = arrêt brutal
terminal-peer-raised = { $error }
terminal-bench-seconds = --seconds est plus que 0 et moins qu’une heure
terminal-bench-folder = { $folder } n’est pas un dossier d’adaptateurs
terminal-bench-svg = { $file } ne finit pas par .svg, et l’image est un SVG
terminal-bench-unwritable = { $file } ne peut pas être écrit
terminal-bench-no-picture = --picture montre les règles : elle ne va ni avec --server ni avec --pages
terminal-picture-title = La vitesse des règles, à côté d’autres bibliothèques
terminal-picture-note = Pour une ronde de la boucle d’étalonnage, sur des axes logarithmiques ; une barre plus longue est plus rapide. Une barre absente est une opération que la bibliothèque ou le jeu n’a pas.
terminal-picture-steps = Pas
terminal-picture-clone = Clones
terminal-picture-observe = Observations + masques
terminal-picture-determinize = Jumeaux
terminal-picture-sims = Simulations de recherche
terminal-picture-vector = Pas groupés

terminal-actions = Actions
terminal-load = Charger
terminal-act = Jouer
terminal-undo = Annuler
terminal-scrub = Parcourir
terminal-disk = Disque
terminal-answers = Millisecondes, médiane / maximum, de la plus longue de quelques parties au hasard : du processeur ; l’attente du disque, à l’horloge.

terminal-loaded = { $game } { $mode } ({ $seats }), { $tables } tables, { $pace ->
    [closed] un coup dès que le précédent est confirmé
    *[other] { $rate } coups par seconde
}, { $seconds } s
terminal-load-cpu-rate = Coups par seconde de processeur du serveur
terminal-load-rate = Coups par seconde
terminal-load-games = Parties terminées
terminal-load-shares = Processeur : serveur, ses enfants, ce programme
terminal-load-nodes = Processeur : chaque serveur
terminal-load-database = Processeur : la base de données, tous ses processus
terminal-load-frames = Par coup : messages, dont images
terminal-load-bytes = Par coup : octets, octets sur le réseau
terminal-load-waits = De l’action à sa confirmation : médiane, 99 %, maximum
terminal-load-memory = Mémoire par table : assise, après le jeu
terminal-load-refusals = Refusés ou perdus
terminal-load-owed = Coups dus et non joués
terminal-load-driver = Ce programme a occupé presque un cœur entier : le serveur pourrait faire mieux que ces chiffres.
terminal-load-durable = { $durable ->
    [yes] La base de données a écrit chaque coup sur le disque avant sa confirmation.
    *[no] La base de données n’a pas attendu le disque (fsync ou synchronous_commit désactivé) : ces chiffres sont trop beaux.
}
terminal-load-compiled = Règles : { $compiled ->
    [yes] compilées
    *[no] non compilées
}. La mémoire d’une table est ce que chacune ajoute à la première.

terminal-stage = Étape d’un coup
terminal-stage-receive = réception, limites
terminal-stage-decode = décodage
terminal-stage-apply = règles, journal, annulation
terminal-stage-append = écriture durable
terminal-stage-view = vues, actions permises
terminal-stage-scene = scènes
terminal-stage-pack = gestes compactés
terminal-stage-compare = comparaison à la précédente
terminal-stage-frame = images composées
terminal-stage-encode = encodage
terminal-stage-send = compression, envoi
terminal-stage-rest = le reste : boucle, tâches, connexions
terminal-stages = Microsecondes de processeur du serveur pour un coup, tous spectateurs compris, et leur part ; compter coûte soi-même un peu.

terminal-page-page = Page
terminal-page-throttle = Ralenti
terminal-page-loop = Boucle
terminal-page-kilobytes = ko reçus
terminal-page-elements = Éléments
terminal-page-longest = Plus longue tâche
terminal-page-touch = Toucher
terminal-page-touch_cpu = Toucher, processeur
terminal-page-move = Coup d’un autre
terminal-pages = Millisecondes : de processeur pour la plus longue tâche à l’ouverture d’une page, de l’appui à la page qui y répond et pour tout ce que demande le coup d’un autre (médiane de neuf) ; à l’horloge, du toucher à la page qui y répond (16 au moins), et pour la boucle d’étalonnage dans la même page. « Ralenti » dit combien de fois le navigateur ralentit son processeur.

# archipel static
terminal-static-writing = Écriture…
terminal-static-missing = { $folder } manque : cette installation ne peut pas écrire de dossier statique ; « python3 dev.py static » dans un clone le peut.
terminal-static-taken = { $folder } contient d’autres fichiers ; nommez un dossier vide, ou un dossier déjà écrit ainsi.
terminal-static-folder = Dossier
terminal-static-size = ko
terminal-static-packed = ko compressés
terminal-static-left = { $package } reste dehors : il lui faut { $lacks }, qu’aucune page n’a.
terminal-static-written = Écrit dans { $folder } : n’importe quel hébergeur statique peut le servir, à n’importe quelle adresse.

terminal-endure-begins = La base de données et les nœuds démarrent…
terminal-enduring = Pannes : { $done } sur { $all }
terminal-endured = { $nodes ->
    [one] 1 nœud
   *[other] { $nodes } nœuds
}, { $workers ->
    [0] aucun processus de bots
    [one] 1 processus de bots
   *[other] { $workers } processus de bots
}, { $seconds } s, graine { $seed }
terminal-endured-faults = Pannes
terminal-endured-fault = { $kind ->
    [node] { $count } × nœud tué
    [drain] { $count } × nœud arrêté en bon ordre
    [worker] { $count } × processus de bots tué
    [connections] { $count } × connexions d’un nœud à la base coupées
   *[database] { $count } × base de données tuée
}
terminal-endured-tables = Tables, parties terminées
terminal-endured-acknowledged = Coups confirmés
terminal-endured-uncertain = Coups coupés avant leur réponse, dont présents dans le journal
terminal-endured-refusals = Refusés
terminal-endured-lost = Confirmés et perdus
terminal-endured-doubled = En double
terminal-endured-wrong = Dans le journal : jamais demandés, refusés, hors de l’ordre
terminal-endured-differing = Empreintes qui diffèrent
terminal-endured-stuck = Tables figées, processus tombés, pages qui ont redemandé le tout
terminal-endured-frames = Images comparées au journal : pendant le jeu, puis à chaque nœud
terminal-endured-returns = D’une connexion perdue à l’image suivante : médiane, 99 %, maximum
terminal-endured-recoveries = D’une panne au coup confirmé suivant à cette table : médiane, 99 %, maximum
terminal-endured-gaps = D’un coup au suivant à une table sans panne : médiane, 99 %, maximum
terminal-endured-disk = { $database ->
    [own] La base a été ouverte pour cet essai et tuée elle aussi
   *[named] La base est celle qui a été nommée, et n’a pas été tuée
} ; { $durable ->
    [yes] ce qu’elle confirme est sur le disque. Des processus ont été tués, pas la machine : une coupure de courant n’en fait pas partie.
   *[no] elle n’attend pas le disque.
}
terminal-endured-verdict = { $broken ->
    [0] Rien de confirmé n’est perdu, rien n’est en double, et tous les nœuds montrent la même chose.
    [one] 1 chose ne va pas.
   *[other] { $broken } choses ne vont pas.
}

# archipel arena, archipel selfplay
terminal-arena-both = --workers est pour cette machine, --scheduler pour une grappe : nommez l’un ou l’autre.
terminal-arena-no-dask = distributed n’est pas installé ; archipel[cluster] l’apporte.
terminal-arena-bad-address = { $address } n’est pas l’adresse d’un ordonnanceur ; une adresse ressemble à tcp://HÔTE:8786.
terminal-arena-no-scheduler = Aucun ordonnanceur à { $address } : { $why }.
terminal-arena-scheduler-lost = L’ordonnanceur à { $address } a disparu pendant que l’on jouait.
terminal-arena-workers-lost = Une partie est abandonnée : chaque machine qui la jouait est tombée, plus souvent que l’ordonnanceur ne l’admet.
terminal-arena-process-lost = Un processus qui jouait est tombé ; la mémoire manquait-elle ?
terminal-arena-not-installed = Une machine de calcul ne peut pas charger Archipel : { $why }.
terminal-arena-no-game = Une machine de calcul n’a pas le jeu { $game } ; les mêmes paquets doivent être installés partout.
terminal-arena-other-version = Une machine de calcul a Archipel { $there }, ici c’est { $here } ; il faut la même version.
terminal-arena-other-rules = Une machine de calcul a les règles { $there } de { $game }, ici ce sont les règles { $here } ; il faut les mêmes.

terminal-games-none = { $file } n’est pas un fichier de parties.
terminal-games-cut = { $file }, ligne { $line } : coupée.
terminal-games-broken = { $file }, ligne { $line } : { $why }.
terminal-games-order = { $file }, ligne { $line } : la partie { $found } est à la place de la partie { $number }.
terminal-games-row = { $file }, rangée { $row } : { $why }.
terminal-games-not-planned = { $file }, ligne { $line } : ce n’est pas la partie que le plan y met.
terminal-games-other-plan = { $file } contient les parties d’un autre plan ; nommez un autre fichier.
terminal-games-other-version = { $file } a été commencé par d’autres versions d’Archipel et des règles ({ $there } ; ici { $here }) ; nommez un autre fichier.
terminal-games-no-pyarrow = pyarrow n’est pas installé ; archipel[parquet] l’apporte.

terminal-selfplay-cut = { $file } était coupé au milieu d’une ligne, qui est laissée de côté et rejouée.
terminal-selfplay-kept = { $count ->
    [one] Une partie
   *[other] { $count } parties
} sur { $all } déjà dans { $file }.
terminal-selfplay-written = { $count ->
    [one] Une partie
   *[other] { $count } parties
} dans { $file }.

terminal-plane = Plan
terminal-shape = Forme
terminal-values = Valeurs
terminal-tells = Ce qu’il dit
terminal-features = { $bytes } octets par vue, { $choices } choix ; --choices les énumère.
terminal-no-features = { $game } n’a pas de features.py : on ne peut pas y apprendre.

# archipel analyse
terminal-analyse-quick = Premier regard
terminal-analyse-deep = Regard approfondi
terminal-analyse-empty = Rien n’a encore été joué dans cet enregistrement.
terminal-analyse-no-seat = Il y a des sièges de 1 à { $seats }, et 0 pour tous ; pas { $number }.
terminal-analyse-curve-chance = Chances de gagner, telles que chaque siège pouvait les voir :
terminal-analyse-curve-points = Points attendus à la fin :
terminal-analyse-seat = { $count ->
    [0] { $name } : aucun choix qui ait clairement coûté
    [one] { $name } : un choix qui a coûté
   *[other] { $name } : les { $count } choix qui ont le plus coûté
}
terminal-analyse-cost = { $number }. Action { $ply } : { $before } → { $after } (± { $margin })
terminal-analyse-played = Joué : { $choice }
terminal-analyse-better = Mieux : { $choice }
terminal-analyse-why = Cela aurait apporté : { $lines }
terminal-analyse-wait = attendre
terminal-analyse-luck = Action { $ply } : la chance a apporté { $change }.
terminal-analyse-bad-luck = Action { $ply } : le sort a pris { $change } ; rien à y faire.
terminal-analyse-sums = Chance et choix
terminal-analyse-start = Début
terminal-analyse-chance = Sort
terminal-analyse-own = Ses choix
terminal-analyse-others = Ceux des autres
terminal-analyse-end = Fin
terminal-analyse-per-cent = { $chance } %
terminal-analyse-points = { $points }
terminal-analyse-unit-chance = Sort et choix sont en points de chance ; les choix sont comparés à ceux d’un bot rapide, et peuvent être meilleurs. Ce qui est plus petit que sa marge n’est pas appelé une erreur.
terminal-analyse-unit-points = Sort et choix sont en points ; les choix sont comparés à ceux d’un bot rapide, et peuvent être meilleurs. Ce qui est plus petit que sa marge n’est pas appelé une erreur.
terminal-analyse-first-look = C’était un premier regard, les chiffres sont approchés ; --deep regarde encore, pendant des minutes.
terminal-analyse-title = Titre le plus probable après l’ouverture ({ $ply } actions) : { $title }, { $chance }
terminal-analyse-title-later = À partir de l’action { $ply } : { $title }, { $chance }
terminal-analyse-rules = Cette partie a été enregistrée avec les règles { $made }, et les règles d’aujourd’hui sont les { $today }.
terminal-analyse-twice = { $file } est un fichier que cette commande nomme déjà.
terminal-analyse-no-write = Impossible d’écrire { $file }.
terminal-analyse-stopped = Arrêté : { $done } positions sur { $total } sont examinées et gardées ; la même commande reprendra là.
terminal-analyse-stopped-lost = Arrêté : { $done } positions sur { $total } ont été examinées, sans pouvoir être gardées.

# archipel ladder
terminal-ladder-kept = { $count } parties sur { $all } sont déjà là.
terminal-ladder-replaced = { $part } : { $count ->
    [one] une partie venait
   *[other] { $count } parties venaient
} d’autres bots, d’autres règles ou d’un autre hasard ; on rejoue.
terminal-ladder-written = { $count } parties sur { $all } ; échelles écrites dans { $folder }.
terminal-ladder-published = les dossiers de leurs jeux
terminal-ladder-none = Aucune échelle n’est publiée pour cela ; « archipel ladder » en joue une.
terminal-ladder-stale = { $name } : périmée, ceux-ci jouent autrement : { $bots }
terminal-ladder-true = { $name } : comme mesuré
terminal-ladder-against = contre { $bot }
terminal-ladder-mode = --mode est celui d’un jeu : nommez-le aussi.
# archipel puzzles
puzzles-none = Ce n’est pas un fichier de puzzles.
puzzles-no-file = Aucun puzzle de ce jeu n’est fourni.
puzzles-game = Ces puzzles sont d’un jeu qui n’est pas ici : { $game }.
puzzles-rules = Ces puzzles ont été faits pour les règles { $made }, et les règles d’aujourd’hui sont les { $today }.
puzzles-line = La ligne { $line } du fichier n’est pas un puzzle.
puzzles-other-plan = Le fichier est celui d’une autre recherche : nommez un autre fichier, ou les mêmes jeu, mode, bots, parties et graine.
terminal-puzzles-out = Nommez un fichier avec --out, ou résolvez un puzzle avec --solve.
terminal-puzzles-kept = { $count ->
    [one] { $count } partie sur { $all } est déjà explorée dans { $file }.
   *[other] { $count } parties sur { $all } sont déjà explorées dans { $file }.
}
terminal-puzzles-written = { $games ->
    [one] { $games } partie explorée
   *[other] { $games } parties explorées
}, { $count ->
    [0] aucun puzzle trouvé
    [one] { $count } puzzle trouvé
   *[other] { $count } puzzles trouvés
} : { $file }
terminal-puzzle-not-yet = Pas encore : ce choix vaut { $value }, et il y en a un qui vaut { $best }.
terminal-puzzle-number = { $count ->
    [0] Il n’y a aucun puzzle de ce genre.
    [one] Il y a un seul puzzle de ce genre : --number 1.
   *[other] Il y a { $count } puzzles de ce genre ; choisissez-en un avec --number.
}
terminal-puzzle-left = Le puzzle reste tel quel.
