### Ce que dit le serveur quand il ne veut pas, ou ne peut pas.

server-broken = Une erreur s’est produite de notre côté ; la table n’a pas changé.
server-not-shown = Le coup est joué et gardé, mais la table ne peut pas vous être montrée ; rechargez la page.
server-malformed = Le serveur n’a pas pu lire ce message.
server-too-large = Ce message est trop long.
server-too-fast = C’est trop rapide ; patientez un instant.
server-too-slow = Cette demande a mis trop de temps à arriver ; réessayez.
server-busy = Beaucoup de monde joue en ce moment ; réessayez dans un instant.
server-reload = Cette page est plus ancienne que le serveur : rechargez-la.
server-too-many-pages = Trop de tables sont ouvertes d’ici ; fermez-en une et réessayez.
server-too-many-connections = Trop de connexions sont ouvertes d’ici ; fermez une page ou deux et réessayez.
server-other-site = Cette demande venait d’un autre site et a été refusée.
server-other-host = Ce serveur ne répond pas au nom de cette adresse. La personne qui le fait tourner peut l’ajouter : le réglage hosts.
server-no-guest = Le serveur ne vous connaît pas encore ; rechargez la page.
server-nothing-here = Il n’y a rien à cette adresse.
server-no-client = Les pages ne sont pas encore construites : lancez python3 dev.py client.

server-no-table = Cette table n’existe pas.
server-no-game = Ce jeu n’existe pas.
server-no-rules = Ce jeu n’a pas de règles à lire.
server-no-mode = Ce jeu n’a pas ce mode.
server-no-level = Ce bot n’existe pas.
server-bad-options = Ces options ne vont pas avec ce jeu.
server-bad-seats = Ce mode ne se joue pas à ce nombre de places.
server-one-seat = Vous ne pouvez prendre qu’une seule place.
server-table-full = Toutes les places de cette table sont prises.
server-other-rules = Les règles ont changé depuis cette partie : on peut la revoir telle qu’elle s’est terminée, mais plus la reprendre.
server-rules-lost = Les règles ont changé depuis cette partie, et avec les nouvelles elle n’arrive plus à la même fin : elle ne peut pas être montrée. Son enregistrement est conservé.
server-rules = Les règles ont été corrigées (version { $after }) : la partie continue avec les nouvelles.
server-void = Les règles ont été corrigées (version { $after }) et cette partie ne peut pas continuer avec les nouvelles : elle s’arrête ici, sans résultat.
server-record-later = L’enregistrement se lit une fois la partie terminée.
server-bad-name = Un nom compte de 1 à 24 caractères, tous visibles.
server-not-kept = Le serveur n’a pas pu garder cela ; rien n’a changé. Réessayez.
server-not-read = Le serveur ne peut pas lire cela pour le moment. Votre page redemande d’elle-même.
server-store-away = Rien ne peut être gardé pour le moment. Votre partie reste où elle en est et continuera d’elle-même dès que ce sera réparé.
server-newer-rules = Cette partie continue selon des règles plus récentes, sur un autre serveur de la maison : votre page s’y adresse.
server-not-reached = Ce qui est gardé est injoignable pour le moment ; rien n’est perdu. Réessayez bientôt.

server-stale = La table avait avancé ; la voici telle qu’elle est maintenant.
server-watching = Vous regardez ; seuls les joueurs peuvent agir.
server-not-begun = La partie commence quand toutes les places sont prises.
server-no-such-action = Cette action n’existe pas dans ce jeu.
server-no-undo = Ce n’est plus possible de revenir en arrière.
server-undo-spent = On est trop souvent revenu en arrière à cette table ; désormais chaque coup compte.
server-undone = { $me ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $seat } reprend son dernier coup.
}

server-guest = { $animal ->
    [0] Loutre
    [1] Héron
    [2] Tortue
    [3] Crabe
    [4] Mouette
    [5] Dauphin
    [6] Phoque
    [7] Pélican
    [8] Étoile
    [9] Macareux
    [10] Homard
    [11] Poulpe
    [12] Raie
    [13] Baleine
    [14] Gecko
    [15] Cormoran
    [16] Crevette
    [17] Sterne
    [18] Lamantin
    [19] Seiche
    [20] Albatros
    [21] Iguane
    [22] Patelle
   *[other] Pluvier
} { $place ->
    [0] du lagon
    [1] du récif
    [2] du port
    [3] de l’île
    [4] du sable
    [5] des palétuviers
    [6] du rivage
    [7] des marées
    [8] de la crique
    [9] du corail
    [10] du phare
   *[other] de lune
}
server-listening = Archipel est ouvert à l’adresse { $address } (Ctrl+C pour fermer).
server-thinking = Les robots réfléchissent ici pour les serveurs de cette base de données (Ctrl+C pour finir).
server-think-where = archipel think a besoin de la base de données des serveurs : --database postgresql://...
server-port-taken = Le port { $port } de { $host } est déjà pris ; choisissez-en un autre avec --port.
server-no-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }.
server-no-data = Le dossier de données { $folder } n’est pas utilisable : { $why }.
server-no-database = La base de données n’est pas utilisable : { $why }.
server-data-taken = Le dossier de données { $folder } sert déjà à un autre serveur ; arrêtez-le, ou choisissez un autre dossier avec --data.
server-data-lost = Le dossier de données { $folder } a une clé mais plus de données : remettez-y archipel.db, ou restaurez une copie entière dans un dossier vide (archipel restore). Pour repartir de zéro, écartez le fichier key.
server-data-unfinished = Un déménagement vers le dossier de données { $folder } a été interrompu : relancez archipel move, il reprendra.
server-database-unfinished = Un déménagement vers la base de données a été interrompu : relancez archipel move, il reprendra.
server-key-cut = La clé de { $folder } n’est pas entière, et plus personne ne serait reconnu : remettez celle d’une copie (archipel restore). Sans clé du tout, chacun devient un nouvel invité.
server-name-hosts = Derrière un proxy, dites par quels noms on arrive, par exemple ARCHIPEL_HOSTS=play.example.org : d’ici là, seuls les noms locaux et les adresses obtiennent une réponse.
server-not-earned = Ce trophée n’est pas encore dans votre vitrine.

server-sorry = Un instant
server-again = Réessayer
server-copied = { $file } est écrit. Tables : { $tables } ; personnes : { $people } ; lignes de jeu : { $lines }.
server-copy-whole = { $file } est intact. Tables : { $tables } ; personnes : { $people } ; lignes de jeu : { $lines }.
server-restored = { $file } est remis en place. Tables : { $tables } ; personnes : { $people } ; lignes de jeu : { $lines }.
server-copy-nothing = { $file } n’existe pas.
server-copy-database = Les données sont dans une base PostgreSQL : copiez-la avec pg_dump, restaurez-la avec pg_restore.
server-copy-broken = { $file } n’est pas une copie intacte : { $why }.
server-copy-newer = { $file } a été écrit par une version plus récente d’Archipel.
server-copy-occupied = { $file } contient déjà des données ; choisissez un autre dossier, ou déplacez-les d’abord.
server-moved = Tout y est, comparé ligne à ligne. Tables : { $tables } ; personnes : { $people } ; lignes de jeu : { $lines }.
server-move-copy = Déménagement de { $table }
server-move-copy-done = { $table } : { $rows }, déménagement fait
server-move-check = Comparaison de { $table }
server-move-check-done = { $table } : { $rows }, comparaison faite
server-move-folders = Ce sont deux dossiers de données : copiez avec archipel backup, restaurez avec archipel restore.
server-move-databases = Ce sont deux bases PostgreSQL : copiez avec pg_dump, restaurez avec pg_restore.
server-move-address = « { $place } » n’est ni un dossier de données ni une adresse qui commence par postgresql://.
server-move-nothing = Il n’y a pas de données d’Archipel dans { $place }.
server-move-older = { $place } a été écrit par une version plus ancienne d’Archipel : démarrez celle-ci une fois dessus (archipel serve), arrêtez-la, puis déménagez.
server-move-taken = { $place } sert à un serveur ; arrêtez-le d’abord.
server-move-occupied = { $place } contient déjà d’autres données ; déménagez vers un endroit vide.
server-move-character = Un texte contient un caractère NUL, que PostgreSQL ne peut pas garder : table { $table }, colonne { $column }, ligne { $row }. Retirez-le d’abord.
server-move-differs = Ce qui est arrivé n’est pas ce qui est parti : table { $table }, ligne { $row }. Si la source a servi depuis le début du déménagement, videz la cible et recommencez.
server-setting-unread = Les réglages de { $file } ne peuvent pas être lus : { $why }.
server-setting-prose = { $file } n’est pas un fichier de texte.
server-setting-toml = { $file } n’est pas du TOML : la ligne { $line } n’a pas de sens.
server-setting-unknown = { $where } : il n’y a pas de réglage { $name }.
server-setting-wrong = { $where } : { $name } ne peut pas valoir cela ; il faut { $wanted }.
server-setting-environment = l’environnement
server-setting-command = la ligne de commande
server-setting-whole = un nombre entier de { $least } à { $most }
server-setting-number = un nombre au-dessus de { $least }, jusqu’à { $most }
server-setting-yes-no = true ou false
server-setting-choice = l’une de ces valeurs : { $values }
server-setting-text = un texte

# ---- time, stand-ins, stopping

server-restarted = { $me ->
    [yes] Vous avez recommencé votre tour.
   *[no] { $seat } a recommencé son tour.
}
server-standin-time = { $me ->
    [yes] Votre temps est écoulé : un bot joue pour vous.
   *[no] { $seat } n’a plus de temps : un bot prend le siège.
}
server-standin-left = { $me ->
    [yes] Vous avez quitté la table : un bot joue pour vous.
   *[no] { $seat } a quitté la table : un bot prend le siège.
}
server-standin-away = { $me ->
    [yes] En votre absence, un bot joue pour vous.
   *[no] { $seat } reste loin de la table : un bot prend le siège.
}
server-call = { $me ->
    [yes] On demande un bot à votre place : il vient dans une minute, sauf si vous revenez.
   *[no] On demande un bot à la place de { $seat } : il vient dans une minute.
}
server-wait = { $me ->
    [yes] On vous attend finalement.
   *[no] On attend finalement { $seat }.
}
server-wait-back = { $me ->
    [yes] Vous revenez à temps : aucun bot ne joue pour vous.
   *[no] { $seat } revient à temps : plus besoin de bot.
}
server-return = { $me ->
    [yes] Vous avez repris votre siège.
   *[no] { $seat } a repris son siège.
}
server-stop = { $me ->
    [yes] Vous proposez d’arrêter la partie ici.
   *[no] { $seat } propose d’arrêter la partie ici.
}
server-stop-all = { $me ->
    [yes] Vous êtes d’accord : la partie s’arrête ici.
   *[no] { $seat } est d’accord : la partie s’arrête ici.
}
server-goon = { $me ->
    [yes] Vous préférez finalement continuer.
   *[no] { $seat } préfère finalement continuer.
}
server-stopped = Les joueurs ont convenu d’arrêter cette partie.
server-stood-in = Un bot joue pour vous ; reprenez d’abord votre siège.
server-no-invitation = On ne demande rien de tel à cette table.
server-standing-same = Vous l’avez déjà dit à la table.
server-standing-spent = Vous avez trop souvent changé les réponses que donne la table ; désormais elle vous demande.
server-not-stood-in = Le siège est déjà le vôtre.
server-not-away = Cette personne est là, ou personne ne l’attend.
server-call-days = À cette table, chacun a des jours pour son tour : seul le temps décide.
server-not-yet = Pas encore : tout le monde commence ensemble.
server-bad-clock = Il n’y a pas de telle horloge.
server-moved-broken = Ce fichier n’est pas un profil enregistré par Archipel ; rien n’a changé.
server-moved-newer = Ce fichier a été enregistré par un Archipel plus récent ; rien n’a changé.
