### La page d’accueil, la nouvelle table, le profil, les règles.

start-title = Archipel, cinq jeux d’îles
start-description = Cinq jeux de société sur des îles, à jouer dans le navigateur : seul, contre des bots ou entre amis par un simple lien.
start-tagline = { $count ->
    [5] Cinq îles, cinq jeux, une seule mer.
    *[other] { $count } îles, { $count } jeux, une seule mer.
}
start-touch = Touchez une île pour jouer.
start-welcome = Commencer par { $game }
start-welcome-line = On vous guide, sans rien lire avant.
start-map = Carte des îles
start-language = Langue
start-failed = Le serveur ne répond pas.
start-retry = Réessayer
start-nowhere = Rien à l’horizon
start-nowhere-line = Aucune île à cette adresse : le lien est peut-être incomplet.
start-close = Fermer

start-seats = { $from } à { $to }
start-seats-spoken = { $from } à { $to } joueurs
start-seats-only = { $from }
start-seats-only-spoken = { $from ->
    [one] { $from } joueur
    *[other] { $from } joueurs
}
start-minutes = { $minutes } min
start-minutes-spoken = { $minutes } minutes
start-your-turn = À vous
start-running = En cours

start-mode = Mode
start-play-bots = { $bots ->
    [one] Jouer contre un bot
    *[other] Jouer contre { $bots } bots
}
start-play-solo = Jouer
start-invite = Inviter un ami
start-opponents = Adversaires
start-bot = Bot
start-bots = Bots
start-bot-level = Force du bot
start-rules = Règles
start-watch = Regarder

start-resume = Reprendre
start-resume-line = { $game }, { $progress } : { $turn ->
    [me] à vous
    [wait] sièges libres
    *[other] en attente
}
start-resume-short = { $game } : { $turn ->
    [me] à vous
    [wait] sièges libres
    *[other] en attente
}
start-resume-many = { $count } parties en cours{ $mine ->
    [0] { "" }
    *[other] , { $mine } à vous
}
start-resume-title = Vos parties

start-watch-title = Parties en cours
start-watch-none = Personne d’autre ne joue pour le moment.
start-watch-look = Regarder

start-table-title = Nouvelle table
start-table-open = Ouvrir la table
start-table-seats = Sièges
start-table-friends = { $friends ->
    [one] Un lien à envoyer vous attend à la table.
    *[other] Un lien à envoyer à vos amis vous attend à la table.
}
start-seat-me = Vous
start-seat-friend = Un ami
start-seat-friend-line = par un lien · { $pattern }
start-seat-bot = Bot { $letter }
start-seat-free = Siège libre
start-seat-free-line = un bot, un lien, ou ici
start-seat-add-bot = Ajouter un bot
start-seat-add-friend = Ajouter un ami
start-seat-remove = Retirer { $name }
start-seat-level = Changer la force de { $name } : { $level }
start-seat-missing = { $missing ->
    [one] Il manque encore un joueur à cette table.
    *[other] Il manque encore { $missing } joueurs à cette table.
}

profile-title = Profil
profile-open = Profil de { $name }
profile-name = Votre nom
profile-name-hint = De 1 à 24 caractères ; les autres le voient à la table.
profile-language = Langue
profile-theme = Thème
profile-theme-auto = Auto
profile-theme-light = Jour
profile-theme-dark = Nuit
profile-save = Enregistrer
profile-failed = Le profil n’a pas pu être enregistré.

rules-title = Règles
rules-search = Chercher une règle
rules-found = { $count ->
    [0] Aucune règle ne contient « { $query } ».
    [one] Une règle contient « { $query } ».
    *[other] { $count } règles contiennent « { $query } ».
}
rules-ours = Ce qui est de nous
rules-our-ruling = notre règle
rules-our-rulings = Règles de notre main, que le livret n’imprime pas : { $numbers }.
rules-print = Imprimer
rules-back = Retour aux îles
rules-contents = Sommaire
rules-loading = On ouvre le livret…
rules-failed = Les règles n’ont pas pu être lues.
rules-figure = Image : { $caption }
rules-length = Règles : { $sections } chapitres, { $minutes } min environ
rules-to-table = Retour à la table
rules-number = Règle { $number }
rules-page = Ouvrir en page

start-trophies = Trophées
start-trophies-count = { $owned } sur { $all }
start-trophies-spoken = { $owned } trophées gagnés sur { $all }
start-trophies-none = Aucun encore. Un trophée se gagne à la fin d’une partie en solitaire, et reste à vous.
start-options = Plus d’options ({ $count })
