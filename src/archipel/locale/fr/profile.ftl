### Le profil : préférences, alertes, parties, statistiques, trophées, et comment on le garde.

prefer-motion = Animations
prefer-motion-auto = Normales
prefer-motion-slow = Lentes
prefer-motion-fast = Rapides
prefer-motion-off = Aucune
prefer-pace = Rythme des autres
prefer-pace-normal = Normal
prefer-pace-slow = Lent
prefer-pace-fast = Rapide
prefer-pace-at_once = Aussitôt
prefer-patterns = Couleurs doublées de motifs
prefer-patterns-off = Comme dessinées
prefer-patterns-on = Renforcées
prefer-formal = Étapes sans choix
prefer-formal-alone = Toutes seules
prefer-formal-ask = Me demander
prefer-end_turn = Fin de mon tour
prefer-end_turn-at_once = Aussitôt
prefer-end_turn-ask = Me demander
prefer-confirm = Confirmer les coups
prefer-confirm-never = Jamais
prefer-confirm-each = Chacun
prefer-sound = Son à mon tour
prefer-sound-off = Non
prefer-sound-away = Si je regarde ailleurs
prefer-sound-on = Toujours

alert-turn = { $game } : c’est à vous. { $address }
alert-over = { $game } : la partie est finie. { $address }
alert-test = Bonjour { $name } : Archipel vous dira ici quand c’est à vous.

server-bad-hook = On ne peut rien dire à cette adresse : il faut https, un hôte public, sans nom ni mot de passe.
server-hook-failed = Cette adresse n’a pas pris le message.
server-no-key = Ce lien ne mène à aucun profil : il est incomplet, ou un plus récent a été fait.

profile-page = Parties, statistiques, trophées
profile-parts = Parties du profil
profile-part-all = Ma vitrine
profile-part-games = Parties
profile-part-figures = Statistiques
profile-part-trophies = Trophées
profile-part-box = Ma boîte
profile-part-likings = Préférences
profile-part-alerts = Alertes
profile-part-keep = Garder, emporter
profile-sum-played = Jouées
profile-sum-won = Gagnées
profile-sum-best = Record
profile-sum-mean = Moyenne
profile-sum-next = Titre suivant
profile-no-title = pas encore de titre
profile-next-title = { $points ->
    [one] Un point
   *[other] { $points } points
} avant « { $title } »
profile-top-title = Le plus haut titre est à vous
profile-sum-seats = Sièges
profile-sum-trophies = Trophées
profile-games-none = Aucune partie finie pour l’instant. La mer vous attend.
profile-games-more = Parties plus anciennes
profile-with = avec { $names }
profile-alone = en solitaire
profile-somebody = quelqu’un
profile-won = gagnée,
profile-saved = C’est gardé.
profile-earned = Obtenu le { $date }
profile-not-yet = pas encore gagné

prefer-pace-help = Pour suivre ce que font les autres et les robots ; un toucher montre le plateau tel qu’il est.
prefer-patterns-help = Chaque pièce d’un joueur porte le motif de son siège.
prefer-confirm-help = Un coup est montré et attend votre accord.
prefer-end_turn-help = Pour les actions après lesquelles le tour est passé.
prefer-formal-help = Quand il n’y a qu’une chose à faire.

alerts-sound = Son
alerts-sound-hear = L’entendre
alerts-notices = Notifications de ce navigateur
alerts-notices-line = Elles paraissent quand c’est à vous et que vous regardez ailleurs. Le navigateur vous le demande une fois.
alerts-notices-denied = Ce navigateur les refuse ici ; cela se change dans ses réglages pour ce site.
alerts-notices-never = Ce navigateur ne peut pas en montrer.
alerts-notices-on = Me prévenir quand c’est à moi
alerts-notices-hello = C’est ainsi que vous serez prévenu.
alerts-hook = Message à une adresse
alerts-hook-line = Discord et d’autres donnent une adresse (un « webhook ») qui prend des messages. Quand c’est à vous et que vous n’êtes pas à la table, elle apprend le nom du jeu et le chemin de la table, et rien d’autre.
alerts-hook-address = Adresse du webhook
alerts-hook-kept = Les messages vont à { $host }.
alerts-hook-test = Envoyer un essai
alerts-hook-sent = Envoyé : regardez là-bas.
alerts-hook-drop = Plus de messages
alerts-hook-gone = L’adresse est oubliée.

alert-my-turn = C’est à vous.
alert-ended = La partie est finie.
alert-title = ● À vous · { $name }
alert-title-many = ● { $count } à vous · Archipel

keep-why = Ni compte ni mot de passe. Ce navigateur vous connaît ; un lien ou un fichier à vous vous garde partout ailleurs.
keep-link = Votre lien secret
keep-link-line = Qui l’ouvre est vous : sur votre téléphone, sur un autre ordinateur, ou ici même un autre jour. Ne le donnez à personne : un nouveau lien met fin aux anciens, mais qui en a déjà ouvert un reste connecté.
keep-link-show = Montrer mon lien
keep-link-hide = Cacher
keep-link-copy = Copier
keep-link-copied = Copié.
keep-link-renew = Un nouveau lien
keep-link-renewed = En voici un nouveau ; les anciens ne mènent plus nulle part. Aucun appareil n’en est déconnecté.
keep-link-qr = Code QR de votre lien secret
keep-export = Tout dans un fichier
keep-export-line = Votre profil, vos statistiques, vos notes et les feuilles de vos parties finies, en un fichier JSON.
keep-export-do = Télécharger
keep-import = Venir d’ailleurs
keep-import-line = Un fichier enregistré sur un autre serveur, ou par un navigateur qui s’en passe : parties finies, statistiques, trophées et préférences viennent avec. Les parties en cours restent où elles sont.
keep-import-do = Choisir le fichier
keep-imported = { $games ->
    [0] Aucune partie n’est nouvelle ici
    [one] Une partie est venue
   *[other] { $games } parties sont venues
  }{ $refused ->
    [0] .
    [one] {" "}; une ne peut pas être jouée ici.
   *[other] {" "}; { $refused } ne peuvent pas être jouées ici.
  }{ $left ->
    [0] {""}
    [one] {" "}Une autre viendra si vous recommencez.
   *[other] {" "}{ $left } autres viendront si vous recommencez.
  }
keep-leave = Supprimer le profil
keep-leave-line = Nom, préférences, trophées, notes et liens disparaissent pour de bon. Les feuilles de parties restent à ceux qui ont joué avec vous, sans votre nom.
keep-leave-do = Supprimer mon profil
keep-leave-ask = Supprimer pour de bon ?
keep-leave-sure = Oui, tout supprimer
keep-leave-no = Non, rester

take-title = Un lien secret
take-wait = Un instant …
take-whose = Êtes-vous { $name } ?
take-line = Désormais ce navigateur joue sous ce profil. Ce que l’invité de ce navigateur a joué reste à l’invité.
take-do = Oui, c’est moi

daily-title = L’île du jour
daily-pin = Du jour
daily-mark = du jour
daily-line = Une donne pour tous, un essai chacun. Fin : { $time }.
daily-strip = { $game }, une donne pour tous
daily-strip-played = { $played } sur { $all } jouées aujourd’hui
daily-try = Mon seul essai
daily-resume = Continuer
daily-mine = { $score } points : { $place ->
    [1] premier
   *[other] n° { $place }
  } sur { $players }
daily-late = Non classée : arrêtée, ou finie trop tard.
daily-nobody = Personne n’a encore fini.
daily-all = Les { $players }
daily-yesterday = Les meilleurs de la veille
daily-best = { $name }, { $score } points, sur { $players }
daily-ranking = Classement du jour
daily-watch = Regarder

server-bad-passkey = La clé d’accès ne répond pas de vous ici : essayez encore.
server-no-passkey = Cette clé d’accès n’est celle d’aucun profil de ce serveur.

keep-passkey = Clé d’accès
keep-passkey-line = Votre téléphone, votre ordinateur ou une clé de sécurité répond de vous, par votre doigt, votre visage ou son code ; rien à noter.
keep-passkey-add = Ajouter une clé d’accès
keep-passkey-added = Désormais elle vous ramène ici.
keep-passkey-count = { $count ->
    [one] Une clé d’accès mène à ce profil.
   *[other] { $count } clés d’accès mènent à ce profil.
  }
keep-passkey-drop = Les oublier
keep-passkey-never = Pas ici : les navigateurs n’en donnent qu’aux sites qui ont une adresse sûre (https) et un nom. Gardez plutôt votre lien.
keep-passkey-failed = Cela n’a rien donné.
keep-back = Vous avez déjà un profil ?
keep-back-line = Ouvrez ici son lien secret, ou laissez une clé d’accès le ramener. L’invité de ce navigateur reste en arrière.
keep-back-do = Revenir par clé d’accès
