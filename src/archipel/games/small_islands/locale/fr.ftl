### Small Islands en français.

name = Small Islands
lead = Tracez l’archipel à plusieurs, cachez votre objectif, accostez au bon moment.

mode-normal = Normal
mode-advanced = Avancé
mode-solo = Solo
mode-solo_advanced = Solo avancé

option-mode = Mode
option-mode-normal = Normal
option-mode-advanced = Avancé
option-mode-solo = Solo
option-mode-solo_advanced = Solo avancé
option-level = Niveau d’Alexis
option-level-help = Du petit matin (1) à la nuit (6) ; le 7 vient du paquet avancé du Grand Explorateur.
option-level-1 = 1, petit matin
option-level-2 = 2, matin
option-level-3 = 3, midi
option-level-4 = 4, après-midi
option-level-5 = 5, soir
option-level-6 = 6, nuit
option-level-7 = 7, nuit noire
option-first = Premier joueur
option-first-random = Au hasard
option-first-host = L’hôte
option-table = Table
option-table-help = Plus petite, le bord du monde compte. La plus petite vient du paquet avancé.
option-table-21 = 21 × 21
option-table-15 = 15 × 15
option-table-11 = 11 × 11, bord du monde
option-payment = Gains
option-payment-help = Payer toutes les maisons à la fin de son tour de gains, comme dans la règle, ou chacune dès qu’elle est posée.
option-payment-together = Ensemble
option-payment-each = Maison par maison
option-first_boat = Exploit du premier bateau
option-first_boat-any = Premier de tous
option-first_boat-coloured = Premier des bateaux de couleur
option-pack = Paquet du Grand Explorateur
option-pack-help = Des cartes de plus, construites pour Archipel. S’ouvre avec cinq exploits de la liste.
option-content = Vos composants

refused-seats = { $mode } : ce nombre de joueurs n’y joue pas.
refused-content = Vos propres composants contiennent des erreurs.
refused-first-alone = Seul contre Alexis, c’est toujours vous qui commencez.
refused-level = Le niveau est celui d’Alexis : il n’y en a qu’en solo.
refused-level-pack = Le niveau 7 d’Alexis vient du paquet avancé du Grand Explorateur.
refused-table-pack = La table de 11 × 11 vient du paquet avancé du Grand Explorateur.
refused-no-pack = Ces composants n’ont pas de paquet pour ce mode.
refused-first-boat = L’exploit du premier bateau n’est que dans la liste normale.

## Ressources, symboles, tuiles

resource-lotus = lotus
resource-fruit = fruit du dragon
resource-leaf = feuille d’arka
resource-any = au choix
resource-temple = temple
resource-port = port
tally-lotus = lotus
tally-fruit = fruits du dragon
tally-leaf = feuilles d’arka
tally-temples = temples
tally-ports = ports
tally-spots = emplacements
tally-tiles = tuiles
tally-free = emplacements libres

shape-islet = îlot
shape-cape = cap
shape-isthmus = isthme
shape-elbow = coude
shape-shore = rivage
shape-fork = fourche
shape-cross = croisée

direction-N = nord
direction-E = est
direction-S = sud
direction-W = ouest
direction-NE = nord-est
direction-SE = sud-est
direction-SW = sud-ouest
direction-NW = nord-ouest
land = terre
sea = mer

comma = {", "}
sep-fruit = { $lotus ->
    [0] {""}
   *[other] { comma }
  }
sep-leaf = { $fruit ->
    [0] { sep-fruit }
   *[other] { comma }
  }
sep-temple = { $leaf ->
    [0] { sep-leaf }
   *[other] { comma }
  }
sep-port = { $temple ->
    [0] { sep-temple }
   *[other] { comma }
  }
count-lotus = { $lotus ->
    [0] {""}
   *[other] { $lotus } lotus
  }
count-fruit = { $fruit ->
    [0] {""}
    [one] { sep-fruit }{ $fruit } fruit du dragon
   *[other] { sep-fruit }{ $fruit } fruits du dragon
  }
count-leaf = { $leaf ->
    [0] {""}
    [one] { sep-leaf }{ $leaf } feuille d’arka
   *[other] { sep-leaf }{ $leaf } feuilles d’arka
  }
count-temple = { $temple ->
    [0] {""}
    [one] { sep-temple }{ $temple } temple
   *[other] { sep-temple }{ $temple } temples
  }
count-port = { $port ->
    [0] {""}
    [one] { sep-port }{ $port } port
   *[other] { sep-port }{ $port } ports
  }
counts = { count-lotus }{ count-fruit }{ count-leaf }{ count-temple }{ count-port }
gain-lotus = { $lotus ->
    [0] {""}
   *[other] { $lotus } PP par lotus
  }
gain-fruit = { $fruit ->
    [0] {""}
   *[other] { sep-fruit }{ $fruit } PP par fruit du dragon
  }
gain-leaf = { $leaf ->
    [0] {""}
   *[other] { sep-leaf }{ $leaf } PP par feuille d’arka
  }
gain-temple = { $temple ->
    [0] {""}
   *[other] { sep-temple }{ $temple } PP par temple
  }
gain-port = { $port ->
    [0] {""}
   *[other] { sep-port }{ $port } PP par port
  }
gain-flat = { $flat ->
    [0] {""}
   *[other] {" "}et { $flat } PP
  }

## Missions et gains

face-mission = Mission
face-reward = Gain par île
goal-at_least = au moins { counts }
goal-more_than = plus de symboles { $more } que de symboles { $less }
goal-equal_any_two = deux ressources présentes en nombre égal
goal-equal_with = autant de symboles { $resource } que d’une autre ressource, les deux présentes
goal-complete = île complète, sans côté de terre ouvert
goal-tiles_between = { $max ->
    [99] { $min } tuiles au moins
   *[other] de { $min } à { $max } tuiles
  }
goal-houses_of_others_at_least = { $value ->
    [one] au moins { $value } maison d’un autre
   *[other] au moins { $value } maisons des autres
  }
goal-per_icon = { gain-lotus }{ gain-fruit }{ gain-leaf }{ gain-temple }{ gain-port }{ gain-flat }
goal-smallest_present = { $per } PP par exemplaire de la ressource présente la plus rare{ gain-flat }
goal-flat = { $flat } PP
goal-size_steps = PP selon le nombre de tuiles ({ $steps })
goal-discovery = un jeton découverte pioché par temple, un gardé
goal-chosen_resource = { $per } PP par exemplaire de la ressource la plus fréquente{ $per_port_pair ->
    [0] {""}
   *[other] , { $per_port_pair } PP pour deux ports
  }{ gain-flat }
goal-house_spots = { $per } PP par emplacement de maison, libre ou occupé
goal-per_tile = { $per } PP par tuile{ gain-flat }
where-at_least = les îles d’au moins { counts }
where-more_than = les îles où il y a plus de symboles { $more } que de symboles { $less }
where-equal_any_two = les îles où deux ressources présentes sont en nombre égal
where-equal_with = les îles où il y a autant de symboles { $resource } que d’une autre ressource présente
where-complete = les îles complètes, sans côté de terre ouvert
where-tiles_between = { $max ->
    [99] les îles de { $min } tuiles au moins
   *[other] les îles de { $min } à { $max } tuiles
  }
where-houses_of_others_at_least = { $value ->
    [one] les îles où il y a au moins { $value } maison d’un autre
   *[other] les îles où il y a au moins { $value } maisons des autres
  }
goals = { $mission } ; chaque île rapporte { $reward }
explained = Maisons sur { $where } ; chacune rapporte { $reward }.
explained-mission = Maisons sur { $where }.
explained-reward = Chaque maison rapporte { $reward }.
goal-mission = Mission : { $mission }
goal-reward = Gain par île : { $reward }
card = Carte { $card } : { $goals }
card-own = Carte { $card } : { $goals } (carte d’Archipel)

## La table

chart = La mer
tile = { $shape } { $id }
tile-at = { $shape } { $tile }, { LETTERS($column) }{ $row } : { counts }{ $spot ->
    [0] {""}
    [one] {" "}; { $spot } emplacement libre
   *[other] {" "}; { $spot } emplacements libres
  }{ $house ->
    [0] {""}
    [one] {" "}; { $house } maison
   *[other] {" "}; { $house } maisons
  }
tile-own = Tuile { $tile }, dessinée pour Archipel.
boat-whose = { $me ->
    [yes] Votre bateau
   *[no] Bateau de { $seat }
  }
house-whose = { $me ->
    [yes] Votre maison
   *[no] Maison de { $seat }
  }
joker-whose = { $me ->
    [yes] Votre joker { $face }
   *[no] Joker { $face } de { $seat }
  }
joker-port-whose = { $me ->
    [yes] Votre joker port
   *[no] Joker port de { $seat }
  }
boat-at = { boat-whose }, { LETTERS($column) }{ $row } : { $ports ->
    [0] aucun port autour
    [one] { $ports } port autour
   *[other] { $ports } ports autour
  }
grey-at = Bateau gris, { LETTERS($column) }{ $row } : { $ports ->
    [0] aucun port autour
    [one] { $ports } port autour
   *[other] { $ports } ports autour
  }
house-at = { house-whose }, { LETTERS($column) }{ $row }
joker-at = { joker-whose }, { LETTERS($column) }{ $row }
joker-port-at = { joker-port-whose }, { LETTERS($column) }{ $row }
icon-at = { $shows }, { LETTERS($column) }{ $row }
coast = Côte, { LETTERS($column) }{ $row }
site = Emplacement, { LETTERS($column) }{ $row }
grey = personne
alexis = Alexis
island = { $size ->
    [one] Terre d’une tuile
   *[other] Île de { $size } tuiles
  }
isle-pays = { $worth ->
    [0] Mission remplie : ne rapporterait rien
   *[other] Mission remplie : { $worth } PP
  }
isle-draws = { $draws ->
    [one] Mission remplie : un jeton découverte à piocher
   *[other] Mission remplie : { $draws } jetons découverte à piocher, un gardé
  }
isle-fails = Ne remplit pas votre mission
isle-small = Mission remplie, mais il faut deux tuiles
isle-full = Mission remplie, mais aucun emplacement libre
isle-paid = Une maison à vous y est déjà

row = Rangée
row-tile = Emplacement { $slot } : { $tile }
row-empty = { $state ->
    [taken] Emplacement { $slot } : la tuile est prise, il sera rempli à la fin du tour
   *[other] Emplacement { $slot } : vide
  }
row-taken = en main
navigation = Navigation
navigation-left = { $left ->
    [0] Pile de navigation vide : on peut accoster
    [one] Pile de navigation : { $left } tuile sur { $of } avant d’accoster
   *[other] Pile de navigation : { $left } tuiles sur { $of } avant d’accoster
  }
navigation-note = Chaque tour d’exploration en retire une tuile. Quand elle est vide, on peut accoster.
of = { $have } / { $of }
number = { $number }
plus = +{ $number }
points = { $points } PP
reserve = Réserve
reserve-left = { $left ->
    [one] Réserve : { $left } tuile ; { $out } hors du jeu
   *[other] Réserve : { $left } tuiles ; { $out } hors du jeu
  }
reserve-count = { $left }
reserve-note = S’il en reste moins de 6 en préparant une manche, la partie s’arrête.
reserve-low = La réserve s’épuise : avec moins de 6 tuiles, pas de nouvelle manche.
boats = Bateaux
boat-offer = { boat-whose }, à quai
grey-offer = Bateau gris, à quai

## Le plateau du joueur

starts = Tuiles de départ
hand = Votre main
hand-tile = { $tile }
offer = Vos cartes
card-with = { $card }, { $now }
card-now = { $islands ->
    [0] rien encore
    [one] { $points } PP, { $islands } île
   *[other] { $points } PP, { $islands } îles
  }
card-meets = { $islands ->
    [0] aucune île
    [one] { $islands } île
   *[other] { $islands } îles
  }
objective = Votre objectif, secret
worth = Ce qu’il rapporterait
worth-now = { $islands ->
    [0] Rapporterait 0 PP maintenant
    [one] Rapporterait { $points } PP maintenant, sur { $islands } île
   *[other] Rapporterait { $points } PP maintenant, sur { $islands } îles
  }
worth-points = { $points } PP
worth-change = { $points } → { $after } PP
worth-islands = { $islands ->
    [0] maintenant, aucune île
    [one] maintenant, { $islands } île
   *[other] maintenant, { $islands } îles
  }
objective-open = Votre objectif, révélé
won = { $tokens ->
    [0] { $points } PP gagnés dans cette manche
    [one] Un jeton découverte gagné dans cette manche
   *[other] { $tokens } jetons découverte gagnés dans cette manche
  }, { $houses ->
    [0] sans maison
    [one] avec une maison
   *[other] avec { $houses } maisons
  }
won-points = { $tokens ->
    [0] +{ $points } PP
    [one] +1 jeton
   *[other] +{ $tokens } jetons
  }
won-houses = { $houses ->
    [0] cette manche, aucune maison
    [one] cette manche, { $houses } maison
   *[other] cette manche, { $houses } maisons
  }
won-here = { house-whose }, colonne { $column }, ligne { $row } : { $points } PP
won-token = { house-whose }, colonne { $column }, ligne { $row } : un jeton découverte
later = De côté pour la manche suivante
later-short = de côté
jokers = Jokers
joker = Joker : { $face }, ou port
joker-of = Joker : { $face }, ou port
joker-gone = Joker déjà posé
joker-note = D’un côté une ressource, à poser sur une autre ; de l’autre un port, à poser sur une côte.
pick = Quelle ressource ?
drawn = Jetons piochés, pour vous seul
token-value = Jeton découverte : { $value } PP
token-hidden = Jeton découverte, valeur secrète
houses = Maisons
houses-left = { $me ->
    [yes] Vos maisons : { $hand } en main, { $reserve } en réserve, { $placed } posées
   *[no] { $seat } : { $hand } maisons en main, { $reserve } en réserve, { $placed } posées
  }
houses-few = { $hand } + { $reserve }
houses-reserve = réserve { $reserve }
discoveries = Découvertes
none = aucune
none-left = plus aucun
boat = Bateau
boat-state = { $state ->
    [offer] à quai
    [turned] pris par Alexis
   *[sea] { $ports ->
        [0] posé, aucun port
        [one] posé, { $ports } port
       *[other] posé, { $ports } ports
      }
  }
hand-of = Main
known-tile = Tuile vue de tous : { $tile }
unknown-tile = Tuile inconnue
revealed = Objectif révélé

## Alexis

alexis-level = Alexis, niveau { $level } : { $explore } cartes explorer, { $land } accoster ; à la fin { $base } PP et { $each } par maison. Chiffres d’Archipel.
alexis-stock = Alexis
alexis-score = Alexis a { $score } PP s’il s’arrêtait là
alexis-houses = Alexis : { $left } maisons à poser, { $placed } posées
alexis-ports = { $ports ->
    [0] Aucun port autour des bateaux gris
    [one] { $ports } port autour des bateaux gris
   *[other] { $ports } ports autour des bateaux gris
  }
expedition = Expédition
expedition-none = Pile d’expédition
expedition-pile = { $pile } à piocher, { $discards } passées
expedition-card = { $use ->
    [mission] Carte { $card }, pour sa mission : { $mission }
   *[other] Carte { $card } : { $land ->
        [yes] accoster, sinon explorer l’emplacement { $slot }
       *[no] explorer l’emplacement { $slot }
      } ; directions { $one }, { $two }, { $three } ; mission : { $mission }
  }
told-mission = Ses maisons vont sur { $where }
told-explore = Emplacement { $slot }, posée vers { $way } ({ $nth })
told-land = Il accoste vers { $way } ({ $nth })
told-nowhere = Nulle part où aller : 1 PP pour lui
nowhere = nulle part
way = Direction { $nth } : { $direction }

## Le tour

progress = Manche { $round }
subtitle = { $mode }, { $phase }
phase-start = mise en place
phase-prepare = préparation
phase-explore = exploration
phase-reward = gains
phase-over = fin
stage-take = Prendre
stage-place = Poser
stage-joker = Joker

prompt-start = { $left ->
    [one] posez la dernière tuile de départ
   *[other] posez une tuile de départ, encore { $left }
  }
prompt-choose = { $kind ->
    [mission] choisissez votre mission
    [reward] choisissez votre gain
   *[other] choisissez votre objectif
  }
prompt-turn = { $can ->
    [both] prenez une tuile, ou accostez
    [land] accostez
   *[explore] prenez une tuile de la rangée
  }
prompt-place = posez une tuile
prompt-blocked = aucune tuile ne va : retirez-en une
prompt-draw = prenez une tuile de la rangée
prompt-joker = posez un joker, ou finissez
prompt-moor = posez votre bateau
prompt-houses = { $houses ->
    [one] posez une maison, { $houses } en main
   *[other] posez vos maisons, { $houses } en main
  }
prompt-no-house = plus d’île à prendre, finissez
prompt-search = choisissez l’île à fouiller
prompt-keep = gardez un jeton
prompt-orient = tournez la tuile d’Alexis
prompt-settle = choisissez les îles d’Alexis

hint-start = Tuile, face, sens et case sont libres.
hint-choose = D’abord pour cette manche, puis pour la suivante.
hint-turn = { $left ->
    [0] La pile de navigation est vide : on peut accoster.
    [one] Encore { $left } tuile avant d’accoster.
   *[other] Encore { $left } tuiles avant d’accoster.
  }
hint-place = Case allumée : elle entre ainsi. Pâle : à tourner.
hint-blocked = Vous en piochez une autre à la place.
hint-joker = Un jeton sur une ressource ou une côte, ou terminez : la rangée est alors remplie.
hint-moor = Le nombre est celui des ports autour de la case.
hint-houses = Les îles cernées d’or paient ce que dit leur pièce.
hint-search = Un jeton pioché par temple, un seul gardé.
hint-keep = Les autres retournent au tas. La valeur reste secrète jusqu’à la fin.
hint-orient = Il a choisi la case ; le sens est à vous.
hint-settle = Il a trop peu de maisons pour toutes.
landed-by = Ordre des gains : { $me ->
    [yes] vous d’abord, qui avez accosté
   *[no] { $seat } d’abord, qui a accosté
  }, puis dans le sens horaire.
soon-last = Dernière phase de gains.
soon-boat = Plus qu’un bateau : la partie s’arrête après son accostage et les gains.
soon-reserve = La réserve s’épuise : { $left } tuiles.

wait = Un instant.
wait-start = { $who } pose les tuiles de départ
wait-choose = { $who } choisit encore
wait-turn = { $who } explore
wait-place = { $who } pose une tuile
wait-blocked = { $who } n’a aucune tuile qui aille
wait-draw = { $who } prend une tuile
wait-joker = { $who } pense à ses jokers
wait-moor = { $who } accoste
wait-houses = { $who } pose ses maisons
wait-search = { $who } fouille ses îles
wait-keep = { $who } regarde ses jetons
wait-orient = { $who } pose une tuile
wait-settle = { $who } pose ses maisons

over = La partie est finie
over-by = { $who } : victoire avec { $points } PP
over-won = Vous battez Alexis, { $points } PP contre { $other }
over-lost = Alexis l’emporte, { $points } PP contre { $other }

do-take = Prendre { $tile }, emplacement { $slot }
do-place = Poser { $tile }, { LETTERS($column) }{ $row }
do-land-own = Accoster
land-left = { $left ->
    [one] encore { $left } tuile à la pile
   *[other] encore { $left } tuiles à la pile
  }
land-none = pas de bateau ou pas de place
do-land-grey = Accoster en gris
do-moor = Accoster, { LETTERS($column) }{ $row }
do-putaway = Retirer { $tile } du jeu
do-no-joker = Finir le tour
do-no-houses = Finir les gains
do-joker = Joker { $face } sur { $covered }, { LETTERS($column) }{ $row }
do-joker-port = Joker port, { LETTERS($column) }{ $row }
do-house = { $worth ->
    [0] Maison, { LETTERS($column) }{ $row } : île de { $size } tuiles, rien
   *[other] Maison, { LETTERS($column) }{ $row } : île de { $size } tuiles, { $worth } PP
  }
do-house-draws = Maison, { LETTERS($column) }{ $row } : île de { $size } tuiles, { $draws ->
    [one] { $draws } jeton à piocher
   *[other] { $draws } jetons à piocher
  }
do-settle = Maison d’Alexis, { LETTERS($column) }{ $row } : île de { $size } tuiles
do-search = { $temples ->
    [one] Fouiller, { LETTERS($column) }{ $row } : { $temples } temple
   *[other] Fouiller, { LETTERS($column) }{ $row } : { $temples } temples
  }
do-keep = Garder le jeton de { $value } PP
do-choose = Cette manche : { $now }. La suivante : { $next }.
do-orient = Poser la tuile d’Alexis

would-size = { $size ->
    [one] Terre d’une tuile
   *[other] Île de { $size } tuiles
  }
would = { $joined ->
    [0] {""}
    [one] {""}
   *[other] { $joined } îles réunies.{" "}
  }{ $state ->
    [0] Mission remplie : { $worth } PP
    [2] Déjà une maison à vous
    [3] Mission remplie, plus d’emplacement
    [4] Mission remplie, trop petite
   *[other] Mission pas remplie
  }.
would-moor = { $own ->
    [yes] { $ports ->
        [0] Aucun port autour pour l’instant
        [one] { $ports } PP pour l’instant : un port autour
       *[other] { $ports } PP pour l’instant : { $ports } ports autour
      }
   *[no] { $ports ->
        [0] Aucun port autour
        [one] Un port autour ; un bateau gris ne vous rapporte rien
       *[other] { $ports } ports autour ; un bateau gris ne vous rapporte rien
      }
  }

list-2 = { $a } et { $b }
list-3 = { $a }, { $b } et { $c }
list-4 = { $a }, { $b }, { $c } et { $d }

## Le journal

event-round = Manche { $round }
event-first = { $me ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
  }
event-laid = { $me ->
    [yes] Vous posez une tuile de départ.
   *[no] { $seat } pose une tuile de départ.
  }
event-chose = { $me ->
    [yes] Vous avez choisi.
   *[no] { $seat } a choisi.
  }
event-chose-own = Vous avez choisi pour cette manche et pour la suivante.
event-took = { $me ->
    [yes] Vous prenez la tuile { $slot } de la rangée.
   *[no] { $seat } prend la tuile { $slot } de la rangée.
  }
event-placed = { $me ->
    [yes] Vous posez une tuile
   *[no] { $seat } pose une tuile
  }{ $size ->
    [one] {""}
   *[other] {" "}: île de { $size } tuiles
  }{ $joined ->
    [0] .
    [one] .
   *[other] , { $joined } îles réunies.
  }
event-blocked = { $me ->
    [yes] Aucune de vos tuiles ne va nulle part.
   *[no] Aucune tuile de { $seat } ne va nulle part.
  }
event-dropped = { $me ->
    [yes] Vous retirez { $tile } du jeu.
   *[no] { $seat } retire { $tile } du jeu.
  }
event-drew = { $seat } pioche une autre tuile.
event-drew-own = Vous piochez { $tile }.
event-jokered = { $me ->
    [yes] Vous posez un joker
   *[no] { $seat } pose un joker
  } { $face ->
    [lotus] lotus
    [fruit] fruit du dragon
   *[leaf] feuille d’arka
  } sur { $covered ->
    [lotus] un lotus
    [fruit] un fruit du dragon
   *[leaf] une feuille d’arka
  }.
event-jokered-port = { $me ->
    [yes] Vous posez un joker port.
   *[no] { $seat } pose un joker port.
  }
event-boarded = { $me ->
    [yes] Vous prenez
   *[no] { $seat } prend
  } { $boat ->
    [own] { $me ->
        [yes] votre bateau.
       *[no] son bateau.
      }
   *[grey] un bateau gris.
  }
event-moored = { $me ->
    [yes] Vous accostez
   *[no] { $seat } accoste
  } { $ports ->
    [0] loin de tout port.
    [one] près d’un port.
   *[other] près de { $ports } ports.
  }
event-stuck = { $me ->
    [yes] Vous ne pouvez ni explorer ni accoster : derniers gains.
   *[no] { $seat } ne peut ni explorer ni accoster : derniers gains.
  }
event-revealed = { $me ->
    [yes] Vous révélez : { $mission } ; chaque île rapporte { $reward }.
   *[no] { $seat } révèle : { $mission } ; chaque île rapporte { $reward }.
  }
event-housed = { $me ->
    [yes] Vous posez une maison sur une île de { $size } tuiles.
   *[no] { $seat } pose une maison sur une île de { $size } tuiles.
  }
event-settled = { $houses ->
    [0] { $me ->
        [yes] Vous ne posez pas de maison.
       *[no] { $seat } ne pose pas de maison.
      }
    [one] { $me ->
        [yes] Vous avez posé { $houses } maison.
       *[no] { $seat } a posé { $houses } maison.
      }
   *[other] { $me ->
        [yes] Vous avez posé { $houses } maisons.
       *[no] { $seat } a posé { $houses } maisons.
      }
  }
event-gained = { $me ->
    [yes] Vous gagnez { $points } PP.
   *[no] { $seat } gagne { $points } PP.
  }
event-searched = { $me ->
    [yes] Vous piochez { $count ->
        [one] un jeton découverte.
       *[other] { $count } jetons découverte.
      }
   *[no] { $seat } pioche { $count ->
        [one] un jeton découverte.
       *[other] { $count } jetons découverte.
      }
  }
event-kept = { $seat } garde un jeton découverte.
event-kept-own = Vous gardez un jeton de { $value } PP.
event-scored = { $me ->
    [yes] Vos gains de la manche : { $points } PP, { $total } en tout.
   *[no] Gains de { $seat } pour la manche : { $points } PP, { $total } en tout.
  }
event-expedition = Alexis pioche { $card } : explorer l’emplacement { $slot } ; { $one }, { $two }, { $three }.
event-expedition-land = Alexis pioche { $card } : accoster, sinon explorer l’emplacement { $slot } ; { $one }, { $two }, { $three }.
event-nolanding-navigation = La pile de navigation n’est pas vide : Alexis explore.
event-nolanding-cells = Aucun bateau ne se pose sur son chemin : Alexis explore.
event-sought = Vers { $direction } : aucune case ne convient.
event-sought-found = Vers { $direction } : une case convient.
event-alexisplaced = Alexis pose une tuile{ $size ->
    [one] {""}
   *[other] {" "}: île de { $size } tuiles
  }{ $joined ->
    [0] .
    [one] .
   *[other] , { $joined } îles réunies.
  }
event-alexisfailed = La tuile d’Alexis ne va nulle part : elle quitte le jeu, il gagne { $points } PP.
event-alexismoored = Alexis accoste avec un bateau gris.
event-alexismoored-turned = Alexis accoste avec votre bateau, côté gris.
event-missing = L’emplacement { $slot } est vide : derniers gains, Alexis d’abord.
event-alexismission = La mission d’Alexis, carte { $card } : { $mission }.
event-alexishoused = Alexis pose une maison sur une île de { $size } tuiles.
event-ended = La partie est finie. { $reason }

## Fin

reason-boats = Les quatre bateaux ont accosté.
reason-reserve = La réserve ne suffit plus pour une manche.
reason-stuck = Plus de tuile à prendre, plus de bateau à poser.
reason-missing = Il manquait à Alexis la tuile de sa carte.
tie-houses = À égalité de PP : plus de maisons posées.
tie-ports = À égalité de PP et de maisons : plus de ports autour du bateau.
tie-last = À égalité en tout : qui a posé la dernière tuile l’emporte.
part-round-1 = Manche 1
part-round-2 = Manche 2
part-round-3 = Manche 3
part-round-4 = Manche 4
part-discovery = Découvertes
part-boat = Bateau

trophy-N1 = Soixante
trophy-N1-how = 60 PP ou plus, partie normale gagnée.
trophy-N2 = Bon mouillage
trophy-N2-how = Un bateau valant 10 PP ou plus, partie normale gagnée.
trophy-N3 = Archipel
trophy-N3-how = Douze îles d’au moins deux tuiles sur la table, partie normale gagnée.
trophy-N4 = Bâtisseur
trophy-N4-how = Vos 8 maisons posées, partie normale gagnée.
trophy-N5 = Première voile
trophy-N5-how = Votre bateau accosté le premier, partie normale gagnée.
trophy-N6 = Chercheur
trophy-N6-how = Quatre jetons découverte, partie normale gagnée.
trophy-N7 = L’après-midi d’Alexis
trophy-N7-how = Alexis battu au niveau 4 ou plus, partie normale.
trophy-V1 = Grand mouillage
trophy-V1-how = Un bateau valant 12 PP ou plus, partie avancée gagnée.
trophy-V2 = Grande terre
trophy-V2-how = Une île d’au moins 13 tuiles sur la table, partie avancée gagnée.
trophy-V3 = Économe
trophy-V3-how = Partie avancée gagnée avec 6 maisons ou moins.
trophy-V4 = Sans escale
trophy-V4-how = Partie avancée gagnée sans accoster avec votre bateau.
trophy-V5 = Sans joker
trophy-V5-how = Partie avancée gagnée sans poser de joker.
trophy-V6 = La nuit d’Alexis
trophy-V6-how = Alexis battu au niveau 6 ou plus, partie avancée.
trophy-V7 = Voisins
trophy-V7-how = Deux de vos maisons sur une même île, partie avancée gagnée.

## Refus

refused-edge = Cette case est hors de la table.
refused-middle = La première tuile de départ va au milieu.
refused-occupied = Cette case est prise.
refused-apart = Aucune tuile ne touche cette case par un côté.
refused-side = Côté { $place } : { $shows } contre { $shows ->
    [terre] mer
   *[mer] terre
  }.
refused-corner = Coin { $place } : { $shows } contre { $shows ->
    [terre] mer
   *[mer] terre
  }.
refused-boat-side = Un bateau est tout en mer : côté { $place }, il y a de la terre.
refused-boat-corner = Un bateau est tout en mer : coin { $place }, il y a de la terre.
refused-turn = Une tuile se tourne par quarts de tour.
refused-same-turn = Ce sens donne le même dessin qu’un autre, déjà proposé.
refused-not-start = Ce n’est pas une tuile de départ qui reste à poser.
refused-not-in-hand = Cette tuile n’est pas dans votre main.
refused-none-fits = Une de vos tuiles peut se poser : on n’en retire que si aucune ne va.
refused-slot = La rangée a trois emplacements, 1 à 3.
refused-empty-slot = L’emplacement { $slot } est vide.
refused-navigation = { $count ->
    [one] Encore { $count } tuile dans la pile de navigation : on n’accoste que quand elle est vide.
   *[other] Encore { $count } tuiles dans la pile de navigation : on n’accoste que quand elle est vide.
  }
refused-own-boat = Votre bateau n’est plus à quai.
refused-grey-boat = Il n’y a plus de bateau gris à quai.
refused-no-mooring = Un bateau ne se pose nulle part.
refused-chosen = Vous avez déjà choisi.
refused-no-card = Cette carte n’est pas parmi les vôtres.
refused-other-card = Cette carte se choisit à l’autre moment : les missions d’abord, puis les gains.
refused-one-card = Il faut deux cartes différentes : une pour cette manche, une pour la suivante.
refused-no-token = Il n’y a pas de tel jeton joker.
refused-token-used = Ce jeton joker est déjà posé.
refused-no-tile = Il n’y a pas de tuile ici.
refused-joker-boat = Un joker ne va jamais sur un bateau.
refused-two-ports = Cette tuile a déjà deux ports.
refused-no-coast = Cette tuile n’a pas de côte.
refused-no-land = Cette tuile n’a pas cette terre.
refused-token-face = Ce jeton montre { $face } et rien d’autre.
refused-no-icon = Il n’y a pas de symbole ici.
refused-cover = Un joker recouvre une ressource, jamais un temple, un port, un emplacement ou une maison.
refused-same-resource = Il y a déjà { $resource } : un joker en change la sorte.
refused-no-island = Il n’y a pas d’île ici.
refused-no-spot = Il n’y a pas d’emplacement de maison ici.
refused-other-spot = La maison prend le premier emplacement libre de l’île.
refused-small = Il faut une île d’au moins deux tuiles.
refused-second-house = Il y a déjà une maison à vous sur cette île.
refused-full = Il n’y a plus d’emplacement libre sur cette île.
refused-mission = Cette île ne remplit pas votre mission.
refused-no-house = Vous n’avez plus de maison en main.
refused-no-search = Aucun jeton n’est à piocher ici.
refused-no-value = Ce jeton n’est pas parmi ceux que vous avez piochés.
refused-orient = La tuile d’Alexis ne se pose pas dans ce sens.
refused-waiting = C’est à { $other } de jouer.
refused-place-now = Ce n’est pas le moment de poser une tuile : prenez d’abord une tuile de la rangée.
refused-choose-now = Les cartes se choisissent pendant la préparation d’une manche.
refused-take-now = Ce n’est pas le moment de prendre une tuile.
refused-land-now = Ce n’est pas le moment d’accoster : c’est explorer ou accoster, un des deux par tour.
refused-moor-now = Prenez d’abord un bateau.
refused-away-now = On ne retire une tuile que si aucune des trois ne va.
refused-joker-now = Un joker se pose seulement après une tuile, un par tour.
refused-house-now = Les maisons se posent pendant les gains, à votre tour.
refused-search-now = Les jetons se piochent quand toutes vos maisons sont posées.
refused-keep-now = Il n’y a pas de jeton à garder maintenant.
refused-orient-now = Alexis n’a pas de tuile à tourner maintenant.
refused-done-now = Il n’y a rien à finir maintenant : explorez ou accostez.

## Le tutoriel

tutorial-welcome = Vous partagez un archipel. Les tuiles forment des îles ; à chaque manche, votre objectif secret dit quelles îles peuvent porter vos maisons et ce qu’elles rapportent. Le plus de points de prestige (PP) gagne.
tutorial-objective = De trois objectifs, vous en choisissez un pour cette manche et un à mettre de côté pour la suivante ; le troisième repart. Touchez celui qui brille, puis l’autre.
tutorial-take = Votre rival a commencé. Explorez : prenez une tuile de la rangée en main, puis posez l’une de vos trois. Prenez la tuile 1.
tutorial-lay = Posez le coude sur la case qui brille. Là où des tuiles se touchent, la terre rejoint la terre et la mer la mer, aux côtés et aux coins. « Montrez-moi » tourne la tuile pour vous ; R aussi.
tutorial-island = La terre qui continue par un côté fait une seule île. La vôtre a maintenant deux tuiles : assez pour une maison, si elle a un emplacement libre.
tutorial-joker = Après une tuile, vous pouvez poser un de vos quatre jokers : sur une ressource, pour la changer, ou en port sur une côte. Prenez le joker qui brille et posez un port.
tutorial-navigation = La rangée se remplit depuis la pile de navigation, six tuiles par manche. Quand elle est vide, qui veut peut accoster au lieu d’explorer, et la manche finit aussitôt.
tutorial-landed = Votre rival a accosté : plus de tuiles. On révèle les objectifs, à commencer par qui a accosté, et on pose des maisons.
tutorial-nothing = Votre rival a posé deux maisons et pioché des jetons découverte pour des temples. Vous vouliez des îles avec plus de lotus que de fruits du dragon : il n’y en avait pas, donc rien pour vous. Surveillez ce que demande votre objectif !
tutorial-again = Manche 2. L’objectif mis de côté demande deux ressources en nombre égal, et deux îles conviennent déjà. Choisissez-le pour cette manche, et remettez l’autre de côté.
tutorial-boat = Dix tours plus tard, la pile de navigation est vide et vos îles sont prêtes. N’attendez pas votre rival : accostez avec votre bateau.
tutorial-moor = Un bateau est entouré de mer. À la fin, le vôtre rapporte 1 PP par port sur les huit cases autour de lui : déjà trois sur la case qui brille.
tutorial-house = Vous révélez votre objectif. Posez une maison sur une île qui y répond : deux tuiles ou plus, un emplacement libre, pas encore de maison à vous. Celle qui brille rapporte 8 PP.
tutorial-more = Une autre île convient. Chaque maison posée l’est pour de bon, huit en tout : pesez chacune. Posez-en une ici pour 4 PP.
tutorial-paid = 12 PP. Vous complétez à quatre maisons en main, votre objectif repart, et votre rival reçoit son dû. Le joueur qui suit celui qui a accosté commence la manche suivante.
tutorial-end = Le quatrième bateau a accosté et la partie est finie : 12, 24 et 18 PP en trois manches, et 9 pour les ports autour de votre bateau. 63 à 51, vous gagnez.

## En lettres
ink-lotus = lotus
ink-fruit = fruit du dragon
ink-leaf = feuille d’arka
ink-temple = temple
ink-port = port
ink-house_spot = emplacement de maison
ink-house = maison
ink-boat = bateau
ink-joker = joker
