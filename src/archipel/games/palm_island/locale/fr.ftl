### Palm Island en français.

name = Palm Island
lead = Dix-sept cartes dans une main, huit tours, et un village qui pousse.

mode-solo = Solo
mode-cooperative = Coopératif
mode-cooperative-play-bots = { $bots ->
    [one] Jouer avec un bot
   *[other] Jouer avec { $bots } bots
  }
mode-cooperative-opponents = Partenaires
mode-casual = Versus tranquille
mode-speed = Course

option-mode = Mode
option-mode-solo = Solo
option-mode-cooperative = Coopératif
option-mode-casual = Versus tranquille
option-mode-speed = Course
option-difficulty = Difficulté
option-difficulty-easy = Facile
option-difficulty-normal = Normal
option-difficulty-hard = Difficile
option-difficulty-help = Combien de vos exploits gagnés entrent dans le paquet : tous, un seul, ou aucun.
option-trophies = Exploits
option-trophies-help = Les exploits gagnés qui entrent dans le paquet, dans cet ordre.
option-villagers = Villageois
option-villagers-help = Des villageois à recruter, pour un coup de main ou des points.
option-disaster = Catastrophe
option-disaster-cyclone = Cyclone
option-disaster-volcano = Volcan
option-disaster-famine = Famine
option-ability = Capacité
option-ability-none = Aucune
option-ability-shared_stores = Greniers communs
option-ability-barter_circle = Cercle du troc
option-ability-mason_crew = Équipe de maçons
option-open_deck = Paquet ouvert
option-open_deck-help = Une aide : l’anneau montre toutes vos cartes. Pas dans les parties difficiles.
option-feats_place = Place des exploits
option-feats_place-before_tracker = Devant le suivi
option-feats_place-behind_tracker = Derrière le suivi
option-solo_villagers = Villageois en solo
option-solo_villagers-distinct = Trois différents
option-solo_villagers-any = Trois au hasard
option-casual_claim = Avant-postes
option-casual_claim-free = Gratuits
option-casual_claim-paid = Payants
option-casual_villagers = Villageois au versus
option-casual_villagers-two_sided = Sans ceux des avant-postes
option-casual_villagers-any = Tous
option-speed_market = Marché de la course
option-speed_market-any = Toutes les cartes
option-speed_market-top = Le haut de la pile
option-ability_use = Usage de la capacité
option-ability_use-once_a_round = Une fois par tour
option-ability_use-unlimited = Sans limite

## Les cartes

building-canoe_house = Maison des pirogues
building-logger = Bûcheron
building-quarry = Carrière
building-market = Marché
building-trade_house = Comptoir d’échange
building-tool_maker = Fabricant d’outils
building-housing = Habitations
building-temple = Temple
short-canoe_house = Pirogues
short-logger = Bûcherons
short-quarry = Carrières
short-market = Marché
short-trade_house = Comptoir
short-tool_maker = Outils
short-housing = Habitations
short-temple = Temples
feat-1 = Cocoteraie
short-feat-1 = Cocoteraie
feat-2 = Pêcheurs de perles
short-feat-2 = Pêcheurs de perles
feat-3 = Pépinière de palmiers
short-feat-3 = Pépinière de palmiers
feat-4 = Fosse d’obsidienne
short-feat-4 = Fosse d’obsidienne
feat-5 = Maison longue
short-feat-5 = Maison longue
feat-6 = Grande statue
short-feat-6 = Grande statue
feat-7 = Pirogue marchande
short-feat-7 = Pirogue marchande
feat-8 = Grande fête
short-feat-8 = Grande fête
feat-9 = Grottes à provisions
short-feat-9 = Grottes à provisions
villager-netmaker = Tisseuse de filets
villager-carpenter = Charpentier
villager-stonecutter = Tailleur de pierre
villager-porter = Porteur
villager-storyteller = Conteuse
villager-elder = Ancien
villager-quartermaster = Intendante
kind-forest = Forêt
kind-sea = Mer
kind-mountain = Montagne

card-1 = Maison des pirogues nº 1
card-2 = Maison des pirogues nº 2
card-3 = Maison des pirogues nº 3
card-4 = Bûcheron nº 4
card-5 = Bûcheron nº 5
card-6 = Bûcheron nº 6
card-7 = Carrière nº 7
card-8 = Carrière nº 8
card-9 = Carrière nº 9
card-10 = Marché nº 10
card-11 = Comptoir d’échange nº 11
card-12 = Fabricant d’outils nº 12
card-13 = Habitations nº 13
card-14 = Habitations nº 14
card-15 = Temple nº 15
card-16 = Temple nº 16
card-T = Suivi de tour
card-F1 = Cocoteraie
card-F2 = Pêcheurs de perles
card-F3 = Pépinière de palmiers
card-F4 = Fosse d’obsidienne
card-F5 = Maison longue
card-F6 = Grande statue
card-F7 = Pirogue marchande
card-F8 = Grande fête
card-F9 = Grottes à provisions
card-V1 = Tisseuse de filets
card-V2 = Charpentier
card-V3 = Tailleur de pierre
card-V4 = Porteur
card-V5 = Conteuse
card-V6 = Ancien
card-V7 = Intendante
card-V8 = Tisseuse de filets
card-V9 = Charpentier
card-V10 = Tailleur de pierre
card-V11 = Porteur
card-V12 = Conteuse
card-V13 = Ancien
card-V14 = Intendante
card-O1 = Avant-poste forestier 2
card-O2 = Avant-poste forestier 3
card-O3 = Avant-poste forestier 4
card-O4 = Avant-poste forestier 5
card-O5 = Avant-poste forestier 6
card-O6 = Avant-poste marin 2
card-O7 = Avant-poste marin 3
card-O8 = Avant-poste marin 4
card-O9 = Avant-poste marin 5
card-O10 = Avant-poste marin 6
card-O11 = Avant-poste montagnard 3
card-O12 = Avant-poste montagnard 4
card-O13 = Avant-poste montagnard 5
card-O14 = Avant-poste montagnard 6
card-unknown = cette carte

disaster-cyclone = Cyclone
disaster-volcano = Volcan
disaster-famine = Famine
ability-shared_stores = Greniers communs
ability-barter_circle = Cercle du troc
ability-mason_crew = Équipe de maçons
effect-shared_stores = Cinq cartes entreposées jusqu’à la fin du tour.
effect-barter_circle = Votre prochain coût : jusqu’à 2 unités de moins.
effect-mason_crew = Prochain pivot ou retournement : jusqu’à 2 pierres de moins.
effect-netmaker = Une fois par tour, un coût a 1 poisson de moins.
effect-carpenter = Une fois par tour, un coût a 1 bois de moins.
effect-stonecutter = Une fois par tour, un coût a 1 pierre de moins.
effect-porter = Cinq cartes entreposées pendant le tour.
effect-storyteller = À la fin, 1 point pour 6 améliorations.
effect-elder = À la fin, 1 point par Habitations ou Temple à 2 améliorations.
effect-quartermaster = À la fin, 1 point pour 2 unités entreposées, 4 au plus.
short-netmaker = 1 poisson de moins par tour
short-carpenter = 1 bois de moins par tour
short-stonecutter = 1 pierre de moins par tour
short-porter = 5 cartes entreposées
short-storyteller = 1 point pour 6 améliorations
short-elder = 1 point par foyer amélioré
short-quartermaster = 1 point pour 2 unités

verb-store = Entreposer
verb-rotate = Pivoter
verb-flip = Retourner
verb-recruit = Recruter
verb-use = Fêter
verb-buy = Acheter
verb-ability = Utiliser

## Avant de payer

preview = Ce que le choix donne et coûte
ask-store = Entreposer { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}pour { $cost }
} ?
ask-rotate = Pivoter { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}pour { $cost }
} ?
ask-flip = Retourner { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}pour { $cost }
} ?
ask-recruit = Recruter { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}pour { $cost }
} ?
ask-buy = Acheter { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}pour { $cost }
} ?
ask-ability = Utiliser { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}pour { $cost }
} ?
after-store = Entreposée : { $gives }
after-rotate = Après pivot : zone { $area }
after-flip = Après retournement : zone { $area }
after-recruit = Derrière le suivi
row-price = Prix
row-paid = Payé
row-lost = Perdu
takes = { $pay ->
    [none] { "" }
    *[other] { $payers ->
        [one] { $pay } paie.{" "}
        *[other] { $pay } paient.{" "}
    }
}{ $free ->
    [none] { "" }
    *[other] { $free } à lâcher pour faire place.{" "}
}{ $help ->
    [none] { "" }
    *[other] Aide : { $help }.{" "}
}{ $lost ->
    [none] Rien n’est perdu.
    *[other] Serait perdu : { $lost }.
}

face-free = gratuit
face-finished = Achevé : plus rien à bâtir
face-number = nº { $number }
face-feat = À gagner
face-round-end = fin du tour
face-feast = tournez une carte pour rien
face-unlock = À débloquer ensemble
face-used = Utilisée ce tour
face-score = { $points } points
face-each = { $arrows } améliorations sur chaque carte
face-need = { $building } { $arrows } amél.

trophy-1 = Cocoteraie
trophy-1-how = 30 points ou plus à la fin d’une partie solo.
trophy-2 = Pêcheurs de perles
trophy-2-how = 20 points ou plus et 6 améliorations de Pirogues à la fin d’une partie solo.
trophy-3 = Pépinière de palmiers
trophy-3-how = 25 points ou plus et 9 améliorations de Bûcherons à la fin d’une partie solo.
trophy-4 = Fosse d’obsidienne
trophy-4-how = 25 points ou plus et 6 améliorations de Carrières à la fin d’une partie solo.
trophy-5 = Maison longue
trophy-5-how = 25 points ou plus et 6 améliorations de Habitations à la fin d’une partie solo.
trophy-6 = Grande statue
trophy-6-how = 35 points ou plus et 5 améliorations de Temples à la fin d’une partie solo.
trophy-7 = Pirogue marchande
trophy-7-how = 25 points ou plus et 2 améliorations de Marché et 2 améliorations de Comptoir à la fin d’une partie solo.
trophy-8 = Grande fête
trophy-8-how = Chaque carte à 2 améliorations à la fin d’une partie solo.
trophy-9 = Grottes à provisions
trophy-9-how = 40 points ou plus à la fin d’une partie solo.

## Quantités

units-none = rien
units-w = { $wood } bois
units-f = { $fish ->
    [one] { $fish } poisson
    *[other] { $fish } poissons
}
units-s = { $stone ->
    [one] { $stone } pierre
    *[other] { $stone } pierres
}
units-x = { $wild ->
    [one] { $wild } unité au choix
    *[other] { $wild } unités au choix
}
units-wf = { units-w }, { units-f }
units-ws = { units-w }, { units-s }
units-fs = { units-f }, { units-s }
units-wfs = { units-w }, { units-f }, { units-s }
units-wx = { units-w }, { units-x }
units-fx = { units-f }, { units-x }
units-sx = { units-s }, { units-x }
units-wfx = { units-wf }, { units-x }
units-wsx = { units-ws }, { units-x }
units-fsx = { units-fs }, { units-x }
units-wfsx = { units-wfs }, { units-x }
none-wood = pas de bois
none-fish = pas de poisson
none-stone = pas de pierre
figure = { $number }
either-2 = { $a } ou { $b }
either-3 = { $a }, { $b } ou { $c }
and-2 = { $a } et { $b }
and-3 = { $a }, { $b } et { $c }
and-4 = { $a }, { $b }, { $c } et { $d }
and-5 = { $a }, { $b }, { $c }, { $d } et { $e }
and-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }
all-2 = { $a } et { $b }
all-3 = { $a }, { $b } et { $c }
all-4 = { $a }, { $b }, { $c } et { $d }
all-5 = { $a }, { $b }, { $c }, { $d } et { $e }
all-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }
parts-2 = { $a }, { $b }
parts-3 = { $a }, { $b }, { $c }
need = { $arrows ->
    [one] { $building } : { $arrows } amélioration
    *[other] { $building } : { $arrows } améliorations
}

## La main

progress = Tour { $round }
subtitle-solo = { $difficulty ->
    [easy] Solo, facile
    [hard] Solo, difficile
    *[normal] Solo, normal
}{ $used ->
    [0] { "" }
    [one] , 1 carte en plus
    *[other] , { $used } cartes en plus
}
subtitle-cooperative = Ensemble contre { $disaster }, à { $seats }
subtitle-casual = Versus à { $seats }{ $villagers ->
    [yes] , villageois
    *[no] { "" }
}
subtitle-speed = Course à { $seats }{ $villagers ->
    [yes] , villageois
    *[no] { "" }
}
hand = Votre main
slot = { $slot ->
    [3] à voir
    *[other] Carte { $slot }
}
seen = { $card }, zone { $area }{ $gives ->
    [none] { "" }
    *[other] , donne { $gives }
}{ $stars ->
    [0] { "" }
    [one] , { $stars } point
    *[other] , { $stars } points
}{ $arrows ->
    [0] { "" }
    [one] , { $arrows } amélioration
    *[other] , { $arrows } améliorations
}
slot-look = Troisième carte, seulement à voir : { $card }
slot-stored = Carte { $slot }, entreposée : { $card }
slot-tracker = Carte { $slot } : { $card }, le tour finit ici
slot-use = Carte { $slot } : { $card }
chip = { $card }{ $cost ->
    [free] , gratuit
    *[other] , coûte { $cost }
}{ $area ->
    [same] { "" }
    *[other] , passe en zone { $area }
}{ $gives ->
    [none] { "" }
    *[other] , donne { $gives }
}{ $stars ->
    [0] { "" }
    [one] , { $stars } point
    *[other] , { $stars } points
}{ $missing ->
    [none] { "" }
    [shut] . Pas possible maintenant
    *[other] . Il manque { $missing }
}
chip-store = { verb-store } { chip }
chip-rotate = { verb-rotate } { chip }
chip-flip = { verb-flip } { chip }
chip-recruit = { verb-recruit } { chip }
chip-use = { verb-use } { chip }
under = Derrière le paquet : défausser ici
rail = Cartes entreposées : { $stored } sur { $limit }
hole = libre
tab = { $card } : { $gives }, { $passes ->
    [0] perdue à la prochaine carte
    [one] perdue dans 1 carte
    *[other] perdue dans { $passes } cartes
}
totals = Ressources entreposées
deck = { $left ->
    [0] Le suivi est en tête
    [one] 1 carte avant la fin du tour
    *[other] { $left } cartes avant la fin du tour
}
deck-left = { $left ->
    [0] fin du tour
    [one] carte avant la fin du tour
    *[other] cartes avant la fin du tour
}
dot = { $place }e : { $card }
areas = Zones
map = { $card } : ses zones
annex = Acquis
annexed = { $card }{ $state ->
    [awake] , actif ce tour
    [spent] , déjà utilisé ce tour
    *[still] { "" }
}
note-third = La troisième carte se regarde, elle ne se joue pas encore.
note-lying = Cette carte est entreposée : elle paie, mais n’agit pas.
note-tab = { $card } paie { $gives }. { $passes ->
    [0] Elle sera perdue à la prochaine carte.
    [one] Elle sera perdue dans 1 carte.
    *[other] Elle sera perdue dans { $passes } cartes.
} Seul un paiement, ou une place à faire, la redresse.
spread = Votre paquet, dans l’ordre
spread-over = Votre village
spread-card = { $place } : { $card }
# Dit à la fin de parties gardées par une version antérieure.
slot-card = { $state ->
    [look] { slot-look }
    [stored] { slot-stored }
    [tracker] { slot-tracker }
    *[use] { slot-use }
}

## Payer

options = Au choix
way-pay = { $cards }{ $lost ->
    [none] { "" }
    *[other] {" "}(perd { $lost })
}
way-free = { $cards } à lâcher{ $lost ->
    [none] { "" }
    *[other] {" "}(perd { $lost })
}
way-help = aide : { $cards }
way-nothing = sans rien payer
feast-rotate = Pivoter { $card } vers { $area }
feast-flip = Retourner { $card } vers { $area }

## Les gestes

do-start = C’est mémorisé, commencer
do-store = Entreposer { $card }{ $how ->
    [none] { "" }
    *[other] {" "}: { $how }
}
do-rotate = Pivoter { $card } vers { $area }{ $how ->
    [none] { "" }
    *[other] {" "}: { $how }
}
do-flip = Retourner { $card } vers { $area }{ $how ->
    [none] { "" }
    *[other] {" "}: { $how }
}
do-recruit = Recruter { $card }{ $how ->
    [none] { "" }
    *[other] {" "}: { $how }
}
do-buy = Acheter { $card }{ $how ->
    [none] { "" }
    *[other] {" "}: { $how }
}
do-ability = Utiliser { $ability }{ $how ->
    [none] { "" }
    *[other] {" "}: { $how }
}
do-discard = Défausser
do-pass-buy = Ne rien acheter
do-pass-cycle = Passer
do-pass-meet = Je ne donne plus
do-aim = Viser : { $goal }
do-agree = D’accord, payer
do-pledge = Offrir { $card }
do-withdraw = Reprendre { $card }
do-rest = Laisser { $card } au repos ce tour

prompt-study = mémorisez l’ordre de vos { $cards } cartes.
prompt-play = carte 1 ou 2, ou défaussez.
prompt-forced = rien à payer ici, défaussez la carte 1.
prompt-buy = { $place ->
    [1] premier ! Achetez une carte, ou rien.
    *[other] arrivée nº { $place } : achetez une carte, ou rien.
}
prompt-cycle = achetez encore une carte, ou passez.
prompt-claim = cet avant-poste est à vous si vous le payez.
prompt-meet = { $goal } : offrez vos cartes, ou passez.
prompt-agree = le compte y est pour { $goal }. D’accord ?
prompt-met = { $goal } : les autres décident.
prompt-wait = En attente de { $who }.
prompt-soon = Un instant.
prompt-watch = Tour { $round } : chacun joue son paquet.
prompt-over-solo = { $points ->
    [one] Le village vaut { $points } point : { $rank }
    *[other] Le village vaut { $points } points : { $rank }
}
prompt-over-together = { $saved ->
    [yes] { $disaster } : l’île est sauvée, { $points } points pour le groupe.
    *[no] { $disaster } : l’île n’a pas tenu.
}
prompt-over = { $tie ->
    [arrows] { $points } points chacun : le plus de flèches l’emporte.
    [stored] { $points } points et autant de flèches : le plus d’unités entreposées l’emporte.
    *[none] { $points } points l’emportent.
}
goal-level = { $disaster }, niveau { $level }
goal-ability = débloquer { $ability }
hint-study = Ensuite vous ne verrez plus que trois cartes à la fois.
hint-play = Seules les cartes entreposées paient.
hint-forced = Touchez une action sombre : elle dit pourquoi.
hint-perk = En cours : { $effect }
hint-buy = Éclairées : vous pouvez les payer.
hint-cycle = Un achat chacun, par ordre d’arrivée.
hint-meet = Tout ou rien, d’un commun accord.

## Autour de la main

stats = { $seat }
stat-arrows = { $arrows ->
    [one] { $arrows } amélioration
    *[other] { $arrows } améliorations
}
stat-stored = { $stored ->
    [one] { $stored } entreposée
    *[other] { $stored } entreposées
}
stairs = Rang
stairs-here = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
climb = { $rank } · encore { $more } pour { $coming }
climb-top = { $rank }
feats = Exploits
feats-used = { $used ->
    [0] aucun dans ce paquet
    [one] 1 dans ce paquet
    *[other] { $used } dans ce paquet
}
feats-won = { $won ->
    [0] aucun gagné cette fois
    [one] 1 réussi
    *[other] { $won } réussis
}
feat-own = { $feat } : { $asks }{ $state ->
    [won] {" "}Réussi !
    [used] {" "}Dans votre paquet.
    *[open] { "" }
}
feat = { feat-own } Carte Archipel.
kept = Cartes entreposées de { $seat }
kept-since = à la dernière rencontre
kept-card = { $card } : { $gives }
behind = Derrière le suivi
lanes = Course
lane = { $seat } : { $place ->
    [0] { $left ->
        [one] 1 carte avant le suivi
        *[other] { $left } cartes avant le suivi
    }
    *[other] arrivée nº { $place }
}
lane-name = { $seat } · { $place ->
    [0] { $left ->
        [0] au suivi
        *[other] { $left }
    }
    *[other] nº { $place }
}
market = Centre
market-left-own = { $left } sur { $of }, éclairées : payables avec vos cartes entreposées.
market-left = { market-left-own } Cartes Archipel.
on-sale = { $card }, coûte { $cost }{ $missing ->
    [none] . Vous pouvez la payer
    [later] . Seul le haut de la pile est à vendre
    *[other] . Il vous manque { $missing }
}
sold = { $card } : { $me ->
    [yes] à vous
   *[no] à { $seat }
}
outposts = Postes
post-own = { $card } : { $asks }{ $state ->
    [removed] . Contesté, hors jeu
    [taken] . Pris
    *[open] { "" }
}.
post = { post-own } Carte Archipel.
post-removed = contesté, hors jeu
post-taken = pris par { $seat }
reach-words = { $seat } { $have }/{ $of }
reach = { $seat } : { $have } sur { $of }
island = Centre
threat-own = { $disaster } : { $level ->
    [0] rien n’est payé
    *[other] niveau { $level } sur { $of } payé
}. Prochain coût, à tous : { $cost }.
threat = { threat-own } Carte Archipel.
ability-own = { $ability } : { $effect } { $state ->
    [locked] À débloquer ensemble.
    [used] Déjà utilisée ce tour.
    *[open] Prête.
}
ability = { ability-own } Carte Archipel.
chest = Paiement commun
chest-sum = Réuni : { $have }. { $short ->
    [0] Le compte y est{ $over ->
        [0] .
        *[other] {" "}({ $lost } en trop).
    }
    *[other] Il manque { $missing }.
}
consent = Accords
agrees = { $agreed ->
    [yes] { $seat } : d’accord
    *[no] { $seat } : à confirmer
}
given = { $seat } offre { $card } : { $gives }

## Le journal

event-acted = { $me ->
    [yes] { $verb ->
        [store] Vous entreposez { $card }.
        [rotate] Vous faites pivoter { $card }, zone { $area }.
        [flip] Vous retournez { $card }, zone { $area }.
        *[recruit] Vous recrutez { $card }.
    }
    *[no] { $verb ->
        [store] { $seat } entrepose { $card }.
        [rotate] { $seat } fait pivoter { $card }, zone { $area }.
        [flip] { $seat } retourne { $card }, zone { $area }.
        *[recruit] { $seat } recrute { $card }.
    }
}{ $paid ->
    [0] { "" }
    [one] {" "}Une carte paie.
    *[other] {" "}{ $paid } cartes paient.
}{ $freed ->
    [0] { "" }
    [one] {" "}Une carte est lâchée.
    *[other] {" "}{ $freed } cartes sont lâchées.
}
event-discarded = { $me ->
    [yes] Vous défaussez { $card }.
    *[no] { $seat } défausse { $card }.
}
event-lost = Perdu : { $card } arrive en tête et se redresse.
event-feasted = { $me ->
    [yes] Grande fête ! Vous tournez { $card } pour rien.
    *[no] Grande fête ! { $seat } tourne { $card } pour rien.
}
event-rested = { $me ->
    [yes] Vous laissez { $card } au repos.
    *[no] { $seat } laisse { $card } au repos.
}
event-helped = { $me ->
    [yes] Vous utilisez { $ability }.
    *[no] { $seat } utilise { $ability }.
}
event-arrived = { $me ->
    [yes] Vous arrivez au suivi{ $place ->
        [0] .
        *[other] , nº { $place }.
    }
    *[no] { $seat } arrive au suivi{ $place ->
        [0] .
        *[other] , nº { $place }.
    }
}
event-round = Tour { $round }
event-bought = { $me ->
    [yes] Vous achetez { $card }.
    *[no] { $seat } achète { $card }.
}
event-passed = { $me ->
    [yes] Vous passez.
    *[no] { $seat } passe.
}
event-claimed = { $me ->
    [yes] Vous prenez { $card }.
    *[no] { $seat } prend { $card }.
}
event-contested = Contesté : { $card } quitte le jeu.
event-pledged = { $me ->
    [yes] Vous offrez { $card }.
    *[no] { $seat } offre { $card }.
}
event-withdrew = { $me ->
    [yes] Vous reprenez { $card }.
    *[no] { $seat } reprend { $card }.
}
event-agreed = { $me ->
    [yes] Vous êtes d’accord.
    *[no] { $seat } est d’accord.
}
event-aimed = { $me ->
    [yes] { $target ->
        [level] Vous proposez de payer le niveau.
        *[ability] Vous proposez de débloquer la capacité.
    }
    *[no] { $target ->
        [level] { $seat } propose de payer le niveau.
        *[ability] { $seat } propose de débloquer la capacité.
    }
}
event-averted = { $disaster } : niveau { $level } payé.
event-unlocked = { $ability } : débloqué pour tous.
event-ended = Les huit tours sont joués.

## Le décompte

part-cards = Étoiles des cartes
part-canoe_house = Maisons des pirogues
part-logger = Bûcherons
part-quarry = Carrières
part-market = Marché
part-trade_house = Comptoir d’échange
part-tool_maker = Fabricant d’outils
part-housing = Habitations
part-temple = Temples
part-feats = Exploits
part-outposts = Avant-postes
part-villagers = Villageois
reason-rounds = Les huit tours sont joués.
reason-averted = La catastrophe est évitée.
reason-disaster = La catastrophe a frappé l’île.
rank-0 = Sans rang
rank-1 = Encore du boulot !
rank-2 = Respectable
rank-3 = Exceptionnel
rank-4 = Incroyable

## Pourquoi pas

refused-study = D’abord, regardez votre paquet : puis commencez.
refused-started = La partie a commencé : le paquet ne se regarde plus.
refused-third = La troisième carte est seulement à voir.
refused-tracker = Le suivi n’agit jamais : il marque la fin du tour.
refused-stored-card = { $card } est entreposée : elle paie, mais ne peut pas agir.
refused-not-printed = Cette action n’est pas imprimée sur { $card } dans cette zone.
refused-not-stored = { $card } n’est pas entreposée : seules les cartes entreposées paient.
refused-twice = { $card } ne paie qu’une fois.
refused-helper = { $card } n’aide pas : pas recruté avant ce tour, au repos, ou déjà utilisé.
refused-cannot-pay = Vos cartes entreposées ne couvrent pas ce coût : il manque { $missing }.
refused-room = { $limit } cartes entreposées au plus : lâchez-en juste assez pour faire place.
refused-no-release = On ne redresse une carte qu’en payant, ou pour faire place.
refused-feast = La Grande fête n’a rien à tourner : il faut un pivot ou un retournement imprimé sur l’une des deux cartes suivantes.
refused-rest = On met un villageois au repos au début du tour seulement, s’il est actif.
refused-meeting-only = Cela se fait à la rencontre, à la fin du tour.
refused-meeting = À la rencontre on offre, on reprend, on est d’accord ou on passe.
refused-pledge-stored = On n’offre que ses propres cartes entreposées.
refused-pledge-useless = Cette carte n’apporterait rien au paiement.
refused-agree = Le paiement n’est pas encore complet.
refused-locked = La capacité n’est pas encore débloquée.
refused-used = La capacité sert une fois par tour.
refused-needs = Il vous manque les améliorations demandées.
refused-not-arrived = On achète en arrivant au suivi, pas avant.
refused-round-over = Votre tour est fini : achetez, ou passez.
refused-taken = { $card } est déjà à { $buyer }.
refused-not-on-sale = Cette carte n’est pas au centre.
refused-not-top = { $card } n’est pas en haut de la pile.
refused-one-at-a-time = Un avant-poste à la fois, dans l’ordre.
refused-seats = Ce mode ne se joue pas à ce nombre : { $mode }.
refused-feats-solo = Les exploits ne servent qu’en solo.
refused-feats-unknown = Ces exploits n’existent pas, ou deux fois le même.
refused-feats-many = { $most ->
    [0] Pas d’exploit dans une partie difficile.
    *[other] Un seul exploit dans une partie normale.
}
refused-villagers = Les villageois se jouent en solo, au versus et à la course.
refused-ability = Une capacité ne sert que dans les parties coopératives.
refused-open-deck = Le paquet ouvert n’est pas permis dans une partie difficile.
refused-short = Ce paiement ne couvre pas le coût.
refused-useless = Ce paiement contient une carte inutile : retirez-la.
refused-not-festival = { $card } n’est pas la Grande fête.
refused-in-force = La capacité est déjà en cours.
refused-no-ability = Cette partie se joue sans capacité.
refused-withdraw = Cette carte n’est pas offerte par vous.
refused-aim-unlocked = La capacité est déjà débloquée.
refused-aim-averted = La catastrophe est écartée : il n’y a plus de niveau à payer.
refused-aim-short = Les cartes entreposées de tous n’y suffisent pas : il manque { $missing }.
refused-aim-offered = Il y a une offre : on change d’objectif quand tout est repris.
refused-changes = Vous avez changé d’avis { $most } fois à cette rencontre : pas davantage.
refused-covered-others = Le compte y est : c’est à ceux qui donnent d’être d’accord.
refused-covered = Le compte y est : soyez d’accord, ou reprenez une carte.
refused-passed = Vous avez déjà passé ; offrir reste possible.
refused-pledge-twice = Cette carte est déjà offerte.
refused-pledge-instead = Avec cette carte, une autre deviendrait inutile : reprenez-la d’abord.
refused-agreed = Vous êtes déjà d’accord.
refused-agree-giver = Seuls ceux qui donnent ont à être d’accord.
refused-one-purchase = Un achat par arrivée : attendez les autres.
refused-waiting-start = Vous êtes prêt ; les autres mémorisent encore.
refused-waiting-round = Votre tour est fini ; les autres jouent encore.
refused-waiting-turn = C’est à { $other } d’acheter.
refused-waiting-claim = Un autre décide s’il paie son avant-poste.

## Les cartes de la boîte d’un joueur

own-title = { $fr }
own-feat = Exploit { $number }
own-villager = Villageois { $number }
own-outpost-forest = Avant-poste forestier { $stars }
own-outpost-sea = Avant-poste marin { $stars }
own-outpost-mountain = Avant-poste montagnard { $stars }
own-asks = { $asks } à la fin d’une partie solo.
own-points = { $units ->
    [one] { $units } point
    *[other] { $units } points
}
effect-own-0 = { $every ->
    [yes] Une fois par tour, un coût a { $off } de moins.
    *[no] Une fois par tour, un coût a { $off } de moins ({ $verbs }).
}
effect-own-1 = { $units } cartes entreposées pendant le tour.
effect-own-2 = À la fin, { own-points } pour { $per } améliorations.
effect-own-3 = À la fin, { own-points } par { $buildings } à { $least } améliorations.
effect-own-4 = À la fin, { own-points } pour { $per } unités entreposées, { $most } au plus.
effect-own-5 = À la fin, { own-points }.
short-own-0 = { $off } de moins par tour
short-own-1 = { $units } cartes entreposées
short-own-2 = { own-points } pour { $per } améliorations
short-own-3 = { own-points } par bâtiment
short-own-4 = { own-points } pour { $per } unités
short-own-5 = { own-points } à la fin
gift-own-0 = { $every ->
    [yes] Votre prochain coût : jusqu’à { $off } de moins.
    *[no] Votre prochain coût ({ $verbs }) : jusqu’à { $off } de moins.
}
gift-own-1 = { $units } cartes entreposées jusqu’à la fin du tour.

## Le tutoriel

tutorial-welcome = Votre paquet est votre village : seize bâtiments et une carte qui compte les tours. En huit tours, vous tournez les bâtiments vers des faces de plus en plus belles. Les étoiles visibles à la fin sont vos points.
tutorial-memorise = Avant le premier tour, vous pouvez regarder tout le paquet. Son ordre est le seul hasard de la partie : retenez ce que vous pouvez, puis commencez.
tutorial-cards = Vous jouez avec les deux premières cartes. À chaque coup, faites une action de l’une des deux, ou défaussez la première. La troisième se regarde seulement.
tutorial-area = Une carte a quatre zones, A à D, deux par face. Seule compte la moitié haute de la face visible : ce qu’elle donne, ce qu’elle peut faire, ce que cela coûte.
tutorial-store = La deuxième carte est une Maison des pirogues. L’entreposer ne coûte rien : touchez son signe, celui qui brille.
tutorial-stored = Elle est tournée d’un quart et dépasse : votre réserve tient un poisson. Seules les cartes entreposées paient, chacune avec tout ce qu’elle montre.
tutorial-wood = Un Bûcheron est maintenant deuxième. Entreposez-le aussi : il tient du bois.
tutorial-discard = Aucune des deux ne peut rien faire que vous puissiez payer. Défaussez : la première carte passe derrière le paquet, telle quelle.
tutorial-rotate = Un autre Bûcheron. Pivoté d’un demi-tour, il montre la zone B, un pas plus loin. Le poisson et le bois entreposés sont justement le prix : pivotez-le.
tutorial-paid = Les deux cartes qui ont payé sont redressées, à leur place dans le paquet ; votre réserve est vide. Le Bûcheron est passé derrière, sa meilleure zone en haut.
tutorial-limit = Quatre cartes au plus sont entreposées. Et servez-vous-en à temps : une carte entreposée qui arrive au-dessus se redresse, et ses ressources sont perdues.
tutorial-flip = Dix coups plus tard. Retourner une carte, c’est la tourner comme une page, de A à C. Bois et poisson sont entreposés : retournez le Fabricant d’outils.
tutorial-round = La carte des tours est arrivée au-dessus : le tour 2 commence. Chaque carte est passée une fois, et toutes reviennent dans le même ordre. Ce qui est entreposé le reste.
tutorial-again = Revoici votre Bûcheron, prêt pour le pas suivant. Le Marché donne ce qui manque à côté du bois : retournez le Bûcheron en D.
tutorial-choose = Tour 7. Les Habitations valent des points, et coûtent cher. Quand plusieurs cartes entreposées peuvent payer, vous choisissez. Touchez retourner, puis le paiement qui brille ; l’excédent est perdu.
tutorial-end = Les huit tours sont finis : toutes les étoiles visibles font 21 points, un village respectable. À partir de 30 il est exceptionnel, à partir de 40 incroyable. Les Temples, 10 points chacun, sont restés intacts cette fois.

## En lettres
ink-wood = bois
ink-fish = poisson
ink-stone = pierre
ink-star = point
ink-now = face visible
ink-rotate = après rotation, et son prix
ink-flip = après retournement, et son prix
