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
gather-awaits = On attend les autres joueurs ; la partie commence quand tout le monde est là.
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
