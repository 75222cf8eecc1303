### Se retrouver : tables ouvertes, revanche, à plusieurs sur un même appareil.

server-curtain = L’appareil change de mains : levez d’abord le rideau.
server-not-your-seat = Ce siège ne se joue pas sur cet appareil.
server-guests-alone = Qui invite sur son appareil prend aussi un siège.
server-not-host = Seul l’hôte de la table peut faire cela.
server-begun = La partie a commencé : les places ne changent plus.
server-seat-taken = Quelqu’un est assis là.
server-no-seat = Cette place n’existe pas à cette table.
server-host-stays = L’hôte reste tant que la table n’est pas annulée.
server-rematch-later = La revanche se joue quand la partie est finie.

gather-open = Tables ouvertes
gather-open-line = { $count ->
    [one] Une table attend des joueurs
   *[other] { $count } tables attendent des joueurs
}
gather-open-title = Tables ouvertes
gather-open-none = Aucune table n’attend de joueurs pour le moment.
gather-pin = Table ouverte
gather-with = { $names } · { $free ->
    [one] une place
   *[other] { $free } places
}
gather-away = hôte absent
gather-join = Rejoindre
gather-join-of = Rejoindre { $names }

gather-listed = Ouverte à tous
gather-listed-line = On la trouve depuis la page d’accueil.
gather-qr = Code QR de cette table
gather-qr-line = À scanner avec un téléphone.
gather-kept = siège gardé
gather-free = Ouvrir les sièges gardés à d’autres
gather-watcher = La partie commence quand tout le monde est là ; vous pourrez la regarder.

gather-guest-add = Ajouter quelqu’un sur cet appareil
gather-guest-name = Nom au siège { $pattern }
gather-guest-line = même appareil · { $pattern }
gather-guest-note = On se passe l’appareil ; un rideau cache la main de chacun.
gather-colour = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Violet
    [4] Ocre
   *[other] Ardoise
}

gather-turn-of = À { $name } de jouer
gather-curtain = Le rideau est tiré
gather-pass = Passez l’appareil à { $name } ({ $pattern }). Rien n’est montré avant.
gather-wait = En attente de { $names }.
gather-lift = Je suis { $name }, montrer
gather-look = Voir avec { $name }
gather-hand = Passer à { $name }

gather-again-join = Rejoindre la revanche
gather-again-follow = Suivre la revanche

gather-title-host = La table prend la mer
gather-title-guest = { $name } vous invite
gather-title-aboard = Vous êtes à quai
gather-title-full = La table attend ses joueurs
gather-line = { $game }, { $mode }. { $free ->
    [one] Encore une place à quai.
   *[other] Encore { $free } places à quai.
}
gather-line-guest = { $game }, { $mode } · { $seats } joueurs
gather-pattern = { $seat ->
    [0] vagues
    [1] rayures
    [2] points
    [3] quadrillé
    [4] chevrons
   *[other] cercles
}
gather-your-place = Votre place
gather-berth-free = Libre
gather-seats = Places
gather-seats-of = { $taken } sur { $all }
gather-begin = { $count ->
    [1] Commencer seul
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
   *[other] Commencer à { $count }
}
gather-begins = La partie commence dès que toutes les places sont prises.
gather-bot = Un bot
gather-bot-last = Un bot prend cette place et la partie commence
gather-bot-here = Un bot prend cette place
gather-swap = Changer de couleur : { $look }
gather-stand-up = Quitter ma place
gather-invite = Inviter
gather-share = Partager
gather-agreed = À cette table
gather-agreed-host = Ce que voient vos invités
gather-length = Durée
gather-length-of = environ { $minutes } min
gather-hints = Indices
gather-hints-yes = permis
gather-hints-no = aucun
gather-usual = { $count ->
    [one] Une option comme d’habitude
   *[other] { $count } options comme d’habitude
}
gather-yes = oui
gather-no = non
gather-spectators = Qui a le lien peut regarder la partie.
gather-name = Votre nom
gather-name-line = Sans compte à créer.
gather-take = Prendre la place
gather-you-play = Vous jouez { $look }.
gather-been-here = Déjà venu ? Retrouver mon profil
gather-around = Autour
gather-watch-only = Seulement regarder
gather-play-after-all = Prendre une place
gather-rules = Lire les règles
gather-learn = Apprendre { $game }
gather-not-now = Pas maintenant
gather-cancel = Annuler la table
gather-cancel-sure = { $names } attend avec vous. La table disparaîtra pour tout le monde.
gather-cancel-no = Attendre encore
gather-cancelled = L’hôte a annulé cette table.
