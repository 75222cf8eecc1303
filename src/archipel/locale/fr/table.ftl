### La table : sa barre, son plateau de jeu, les joueurs, le journal, les panneaux.

table-no-connection = Le serveur est injoignable.
table-server-trouble = Le serveur n’a pas pu répondre. Réessayez dans un instant.
table-close = Fermer
table-seat-look = { $seat ->
    [0] rouge, vagues
    [1] bleu, rayures
    [2] vert, points
    [3] violet, quadrillé
    [4] ocre, chevrons
    *[other] ardoise, cercles
}

table-menu = Menu
table-menu-rules = Règles
table-menu-actions = Liste des actions
table-menu-keys = Clavier
table-menu-start = Les îles

table-watching = Vous regardez
table-progress-of = sur { $of }
table-over = Partie terminée
table-your-turn = À vous
table-your-turn-and = À vous et à { $names }
table-waiting-for = En attente de { $names }
table-waiting = Un instant
table-meanwhile = Maintenez ou pointez une chose : elle dit ce qu’elle est.
table-to-you = À vous :
table-tray = Votre tour et ses boutons
table-held = Touchez autre chose d’éclairé, ou la même pour la reposer.
table-undo = Reprendre
table-stage-done = fait
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-flip = Retourner
table-place = Poser ici
table-put-back = Reposer
table-placing = Amenez la pièce sur le plateau, tournez-la (R, F, molette), cliquez pour la poser.
table-placing-tap = Touchez le plateau où la poser, puis tournez-la sur place.
table-placing-pinned = Faites-la glisser, ou touchez-la encore une fois pour la poser.
table-counted = { $name }, { $count }
table-moving-keys = Les flèches la déplacent ; Entrée la pose, Échap la repose.
table-placing-keys = Les flèches la déplacent, R et F la tournent ; Entrée la pose, Échap la repose.
table-no-place = { $count ->
    [0] Elle ne peut se poser nulle part.
    [one] Aucune place dans ce sens ; un autre convient :
   *[other] Aucune place dans ce sens ; { $count } autres conviennent :
}
table-take-pose = Tourner à { $turn }°{ $mirrored ->
    [yes] , retournée
   *[no] {""}
}
table-fits-turned = La tourner pour { $place }
place-cell = { LETTERS($column) }{ $row }
place-cell-in = { LETTERS($column) }{ $row } ({ $area })
table-not-here = Pas en { $place }
table-zoom-in = Rapprocher
table-zoom-out = Éloigner
table-zoom-fit = Tout montrer
table-follow = Aller où il se passe quelque chose
table-tilt = Relief
table-tally = { $count } → { $after }
table-ask = Me demander
table-never-ask = Ne plus demander
table-never-ask-of = Ne plus demander : { $what }
table-never-here = Jamais à ce moment
table-never-here-of = Jamais à ce moment : { $what }
table-not-now = Pas maintenant
table-not-before-turn = Pas avant mon tour
table-quiet-before-turn = On ne vous demande rien avant votre tour.
table-ask-again = Me demander de nouveau
table-answers = Autres réponses
table-put-aside = Plus tard
table-dock = Conseils et avis
table-rule = Règle { $number }
table-enlarge = { $zone } : agrandir

table-players = Joueurs
table-status-think = en réflexion
table-status-done = en attente
table-status-away = pas là
table-points = { $count ->
    [one] pt
    *[other] pts
}
table-level-easy = Mousse
table-level-normal = Marin
table-level-strong = Capitaine

table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-log-setup = Avant le premier tour
table-tabs = Parties de la table
table-tab-players = Joueurs
table-tab-log = Journal
table-tab-view = Vue
table-tab-mine = Ma place

table-score-sheet = Feuille de score
table-total = Total
table-you-win = Vous gagnez !
table-you-lose = Pas cette fois
table-wins = { $name } gagne
table-shared-win = Victoire partagée : { $names }
table-no-winner = Personne ne gagne
table-my-bot = Le bot à votre place
table-bot-of = Le bot à la place de { $name }
table-next-title = Avec { $points ->
    [one] un point
   *[other] { $points } points
} de plus : « { $title } ».
table-top-title = Il n’y a pas de plus haut titre.
table-own-best = Votre record : { $points }
table-new-best = Nouveau record personnel : { $points }
table-first-best = Votre premier score ici : { $points }
table-rematch = Revanche
table-again = Rejouer
table-share = Partager
table-see-board = Voir le plateau

table-lobby-guest = Vous êtes invité à cette table.
table-seat-open = Siège libre
table-seat-waiting = attend un ami
table-seat-here = présent
table-link = Lien de cette table
table-link-near = Ce lien ne marche que sur cet ordinateur : ouvrez Archipel sur le réseau pour inviter plus loin.
table-copy = Copier
table-copied = Lien copié
table-copy-by-hand = Copiez ce lien : { $link }

table-reconnecting = Reconnexion…
table-back = De retour

table-actions-find = Filtrer les actions
table-actions-none = Rien à faire pour le moment.
table-key-tab = d’une chose à la suivante
table-key-arrows = vers la cible la plus proche de ce côté
table-key-enter = toucher (ou Espace)
table-key-escape = reposer ce qui est tenu
table-key-undo = reprendre
table-key-turn = tourner ce qui est tenu (Maj : dans l’autre sens)
table-key-flip = retourner ce qui est tenu
table-key-zoom = rapprocher, éloigner, tout montrer
table-key-roam = déplacer la vue
table-key-digits = prochaine touche de ce qui est tenu, dans l’ordre montré
table-key-shift = Maj
table-key-actions = liste des actions
table-key-help = cette page
table-cap-enter = Entrée
table-cap-escape = Échap

table-gallery-title = Galerie des éléments
table-gallery-whole = Une table entière
table-gallery-spots = Emplacements : toucher, aperçu, refus
table-gallery-stroke = Emplacements : glisser d’une chose à l’autre
table-gallery-grid = Grille : tenir, tourner, retourner, poser
table-gallery-shape = Grille : prendre une forme, tourner, retourner, poser
table-gallery-tile = Grille : une tuile par quarts de tour
table-gallery-price = coûte { $n }
table-gallery-window = Une fenêtre sur un grand plateau
table-gallery-bare = Mer nue
table-gallery-piles = Triangles : des piles à plusieurs niveaux
table-gallery-pile-of = Une pile de { $n }
table-gallery-groups = Groupes : entourés, avec leurs comptes
table-gallery-group = Groupe { $n }
table-gallery-mark = Marquer le groupe
table-gallery-shown = Montrer leur union
table-gallery-may = Ce qu’on peut faire sans y être obligé
table-gallery-may-play = Vous pouvez jouer une carte avant l’étape suivante.
table-gallery-may-kind = Cartes avant une étape
table-gallery-row = Rangée : toucher deux fois, ou glisser
table-gallery-fan = Éventail et pile
table-gallery-pile = Pile
table-gallery-track = Piste, anneau, échelle
table-gallery-ring = Anneau
table-gallery-ladder = Échelle
table-gallery-panel = Panneau
table-gallery-turning = Une carte qui tourne
table-gallery-choices = Deux façons, montrées au premier toucher
table-gallery-mini = En petit, agrandi au toucher
table-gallery-tray = Tiroir
table-gallery-players = Joueurs
table-gallery-log = Journal
table-gallery-scores = Feuille de score
table-gallery-parts = Petits éléments
table-gallery-dialog = Une feuille
table-gallery-kept = Gardé
table-gallery-thing = Chose { $n }
table-gallery-touch = Choisir la chose { $n }
table-gallery-cell = Poser en colonne { $column }, ligne { $row }
table-gallery-number = { $n }
table-gallery-round = Tour { $number }
table-gallery-did = { $me ->
    [yes] Vous
    *[no] { $seat }
} : { $action }
table-gallery-prompt = choisissez une chose éclairée
table-gallery-hint = Touchez ce qui est éclairé, ou glissez-le à sa place.
table-gallery-note = Une chose comme une autre.
table-gallery-why = Cette chose ne peut pas être choisie maintenant.
table-gallery-pass = Passer
table-gallery-end = Finir le tour
part-gallery-one = Première part
part-gallery-two = Deuxième part
part-gallery-three = Troisième part
table-trophies-earned = { $count ->
    [one] Un trophée gagné
   *[other] { $count } trophées gagnés
}
table-last-move = Dernier coup de { $name } : { $pieces }.
table-told-more = { $count ->
    [one] Une autre chose s’est passée ; elle est au journal.
   *[other] { $count } autres choses se sont passées ; elles sont au journal.
  }
