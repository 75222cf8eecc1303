### Islet en français.

name = Islet
lead = Empilez les tuiles, faites grimper votre oiseau, pondez tous vos œufs avant les autres.

mode-rivals = Rivaux
mode-solo = Solo : jour et nuit
option-eggs = Œufs
option-eggs-0 = Selon le nombre de joueurs
option-eggs-5 = 5
option-eggs-6 = 6
option-eggs-7 = 7
option-eggs-help = D’ordinaire dix œufs à deux ou en solo, huit à trois, six à quatre. Moins d’œufs, partie plus courte.
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-seat_1 = Siège 1
option-first_player-seat_2 = Siège 2
option-first_player-seat_3 = Siège 3
option-first_player-seat_4 = Siège 4
option-nested_transformations = Transformations en chaîne
option-nested_transformations-help = Deux argiles valent un sable, qui avec une argile vaut une fleur.
option-holes_are_sea = Les trous sont de la mer
option-holes_are_sea-help = Une case vide entourée de tuiles compte comme la mer : on peut y poser et y débarquer.
option-guaranteed_first_payment = Ressources garanties d’abord
option-guaranteed_first_payment-help = Pour chaque sorte, les ressources garanties prêtes paient avant les cartes.
option-stall_guard_rounds = Fin si rien ne bouge
option-stall_guard_rounds-0 = Jamais
option-stall_guard_rounds-3 = Après 3 manches
option-stall_guard_rounds-help = La partie s’arrête si personne ne pose ni ne pond pendant tant de manches.
option-content = Vos cartes jour et nuit
option-level_match = Niveau demandé
option-level_match-exact = Exactement
option-level_match-at_least = Au moins
option-surround_min_neighbours = Voisines demandées
option-surround_min_neighbours-1 = 1 au moins
option-surround_min_neighbours-2 = 2 au moins
option-surround_min_neighbours-3 = Les 3
option-surround_min_neighbours-help = Pour les cartes qui demandent un terrain tout autour.
option-solo_discard_source = Tuiles retirées
option-solo_discard_source-single = Toutes de la main, ou toutes du sac
option-solo_discard_source-mixed = De la main et du sac, au choix

## Les choses

resource-W = eau douce
resource-S = sable
resource-C = argile
resource-B = branche
resource-L = feuille
resource-F = fleur
on-W = sur l’eau douce
on-S = sur le sable
on-C = sur l’argile
count-W = { $count ->
    [one] { $count } eau
    *[other] { $count } eaux
}
count-S = { $count ->
    [one] { $count } sable
    *[other] { $count } sables
}
count-C = { $count ->
    [one] { $count } argile
    *[other] { $count } argiles
}
count-B = { $count ->
    [one] { $count } branche
    *[other] { $count } branches
}
count-L = { $count ->
    [one] { $count } feuille
    *[other] { $count } feuilles
}
count-F = { $count ->
    [one] { $count } fleur
    *[other] { $count } fleurs
}
cards-0 = rien
cards-2 = { $a } et { $b }
cards-3 = { $a }, { $b } et { $c }
cards-4 = { $a }, { $b }, { $c } et { $d }
cards-5 = { $a }, { $b }, { $c }, { $d } et { $e }
cards-6 = { $a }, { $b }, { $c }, { $d }, { $e } et { $f }
tile-Wb = eau douce, nid de branches
tile-Wl = eau douce, nid de feuilles
tile-Wf = eau douce, nid de fleurs
tile-Sb = sable, nid de branches
tile-Sl = sable, nid de feuilles
tile-Sf = sable, nid de fleurs
tile-Cb = argile, nid de branches
tile-Cl = argile, nid de feuilles
tile-Cf = argile, nid de fleurs
cell-Wb = Eau douce, nid de branches, niveau { $level }
cell-Wl = Eau douce, nid de feuilles, niveau { $level }
cell-Wf = Eau douce, nid de fleurs, niveau { $level }
cell-Sb = Sable, nid de branches, niveau { $level }
cell-Sl = Sable, nid de feuilles, niveau { $level }
cell-Sf = Sable, nid de fleurs, niveau { $level }
cell-Cb = Argile, nid de branches, niveau { $level }
cell-Cl = Argile, nid de feuilles, niveau { $level }
cell-Cf = Argile, nid de fleurs, niveau { $level }
cell-bird = { $cell } ; { $me ->
    [yes] votre oiseau
    *[no] oiseau : { $seat }
}
cell-egg = { $cell } ; { $me ->
    [yes] un de vos œufs
    *[no] œuf : { $seat }
}
stack = { $level } tuiles, de haut en bas : { $tiles }
comma = { $a } · { $b }
bird-toucan = Toucan
bird-macaw = Ara
bird-cockatoo = Cacatoès
bird-hummingbird = Colibri
card-DN01-1 = niveau 2, eau douce
card-DN01-2 = niveau 4, nid de fleurs
card-DN02-1 = niveau 4, nid de feuilles
card-DN02-2 = niveau 2, sable
card-DN03-1 = niveau 2, argile
card-DN03-2 = niveau 4, nid de branches
card-DN04-1 = niveau 4, argile
card-DN04-2 = niveau 2, nid de branches
card-DN05-1 = niveau 2, nid de feuilles
card-DN05-2 = niveau 4, sable
card-DN06-1 = niveau 4, eau douce
card-DN06-2 = niveau 2, nid de fleurs
card-DN07-1 = niveau 3, eau douce
card-DN07-2 = sable au milieu de l’argile
card-DN08-1 = argile au milieu de l’eau douce
card-DN08-2 = niveau 3, sable
card-DN09-1 = niveau 3, argile
card-DN09-2 = eau douce au milieu du sable
card-DN10-1 = argile au milieu du sable
card-DN10-2 = niveau 3, nid de branches
card-DN11-1 = niveau 3, nid de feuilles
card-DN11-2 = sable au milieu de l’eau douce
card-DN12-1 = eau douce au milieu de l’argile
card-DN12-2 = niveau 3, nid de fleurs
card-DN13-1 = niveau 4
card-DN13-2 = niveau 5
asks-level = niveau { $level }
asks-both = { $a }, { $b }
asks-terrain-W = { resource-W }
asks-terrain-S = { resource-S }
asks-terrain-C = { resource-C }
asks-nest-B = nid de branches
asks-nest-L = nid de feuilles
asks-nest-F = nid de fleurs
asks-around-W = au milieu de l’eau douce
asks-around-S = au milieu du sable
asks-around-C = au milieu de l’argile
islet = L’îlot
islets = Les deux îlots
islet-1 = Îlot du jour
islet-2 = Îlot de la nuit
level = niv. { $level }
number = { $number }
names = { $count ->
    [1] { $a }
    [2] { $a } et { $b }
    [3] { $a }, { $b } et { $c }
    *[other] { $a }, { $b }, { $c } et { $d }
}

## La table

subtitle = { $seats ->
    [1] Solo · { $eggs } œufs
    *[other] { $seats } joueurs · { $eggs } œufs
}
progress = { $round ->
    [0] Départ
    *[other] Manche { $round }
}
progress-near = { $left ->
    [1] Dernier tour
    *[other] Encore { $left } tours
}
supply = Sac
supply-left = { $bag } · piles : eau douce { $W }, sable { $S }, argile { $C }, branche { $B }, feuille { $L }, fleur { $F }
bag = { $count ->
    [0] Le sac est vide
    [one] Une tuile dans le sac
    *[other] { $count } tuiles dans le sac
}
pile = { $count ->
    [0] Pile { $card } : vide
    [one] Pile { $card } : une carte
    *[other] Pile { $card } : { $count } cartes
}
afloat = En mer
bird-at-sea = { $me ->
    [yes] Votre oiseau est en mer
    *[no] En mer : l’oiseau de { $seat }
}
hand = Vos tuiles
in-hand = { $count ->
    [one] Dans votre main : { $tile }
    *[other] Dans votre main, { $count } fois : { $tile }
}
placed = posée
gains = Gains de la chaîne
gain = Niveau { $level } : une carte { $card }
gain-owed = Niveau { $level } : rien, la pile { $card } est vide
step = { $nth }
reserve = Vos ressources
reserve-total = { $more ->
    [0] { $have } sur { $limit }
    *[other] { $have } + { $more } sur { $limit }
}
have = { $plus ->
    [0] { $card } : { $count } à vous, { $left } dans la pile
    *[other] { $card } : { $count } à vous, { $plus } à venir, { $left } dans la pile
}
plus = +{ $count }
pile-left = pile { $count }
guaranteed = Garanties
sure = { $state ->
    [ready] Ressource garantie, prête : { $card }
    *[tipped] Ressource garantie, épuisée jusqu’à la fin du tour : { $card }
}
sure-ready = prête
sure-tipped = épuisée
ways = Comment payer ?
eggs-of = Œufs : { $seat }
eggs = { $laid } pondus · { $cards } sur cartes · { $free } libres
levels = Niveaux sous les œufs
counts = Réserve
counts-total = { $have } sur { $limit }
has = { $card } : { $count }
safe-of = Ressources garanties et tuiles : { $seat }
tiles-of = { $count ->
    [0] { $seat } : aucune tuile
    [one] { $seat } : une tuile
    *[other] { $seat } : { $count } tuiles
}
tiles = { $count ->
    [0] 0 tuile
    [one] 1 tuile
    *[other] { $count } tuiles
}
end-near = { $what ->
    [egg] { $me ->
        [yes] Vous avez pondu votre dernier œuf. { $left }
        *[no] { $seat } : dernier œuf pondu. { $left }
    }
    *[tile] Le sac est vide. { $left }
}
end-last = C’est le dernier tour.
end-turns = Encore un tour : { $who }.
end-twice = deux tours : { $who }
cards-at-1 = Cartes de l’îlot du jour
cards-at-2 = Cartes de l’îlot de la nuit
card = { $count ->
    [0] Carte : { $side }. Aucune tuile n’y répond
    [one] Carte : { $side }. Une tuile y répond
    *[other] Carte : { $side }. { $count } tuiles y répondent
}
card-note = { $islet ->
    [1] Sur l’îlot du jour
    *[2] Sur l’îlot de la nuit
}, un œuf se pond sur une telle tuile : { $side }. { $count ->
    [0] Aucune n’y répond pour l’instant.
    [one] Une tuile y répond.
    *[other] { $count } tuiles y répondent.
} L’œuf pondu, la carte est remplie et s’en va.{ $ours ->
    [yes] { " " }Carte Archipel.
    *[no] { "" }
}
could-lay = { $me ->
    [yes] Où puis-je pondre ?
    *[no] Où { $seat } peut-il pondre ?
}
ladder = Tuiles dans le sac
rung-tiles = { $kind ->
    [last] { $least } et plus
    *[some] { $least } à { $most }
}
rung = { $state ->
    [here] { $title } : { $tiles } tuiles (ici)
    *[other] { $title } : { $tiles } tuiles
}
cards-won = { $count ->
    [0] Aucune remplie
    [one] 1 remplie
    *[other] { $count } remplies
}
deck = { $gone ->
    [one] 1 carte remplie
    *[other] { $gone } cartes remplies
} · { $deck } en pioche · { $removed ->
    [one] 1 tuile retirée
    *[other] { $removed } tuiles retirées
}

## Ce qui est demandé

prompt-start = À vous : posez votre oiseau sur une tuile
prompt-turn = { $can ->
    [place] À vous : explorez, ou passez
    [advance] À vous : déplacez-vous
    [nothing] À vous : rien à faire, passez
    [place-move] À vous : explorez ou déplacez-vous
    [move] À vous : déplacez-vous
    *[other] À vous : explorez ou déplacez-vous
}
prompt-chain = À vous : grimpez ou arrêtez-vous
prompt-discard = { $count ->
    [one] À vous : rendez une ressource
    *[other] À vous : rendez { $count } ressources
}
prompt-remove = { $count ->
    [one] À vous : retirez encore une tuile
    *[other] À vous : retirez encore { $count } tuiles
}
prompt-move = { $can ->
    [advance] À vous : avancez ou terminez
    [lay] À vous : pondez ou terminez
    [advance-lay] À vous : avancez, pondez ou terminez
    *[other] À vous : terminez le déplacement
}
prompt-guarantee = À vous : choisissez une ressource à garantir
prompt-give_up = À vous : quelle ressource garantie abandonner ?
prompt-fulfil = À vous : quelle carte défausser ?
prompt-wait = { $stage ->
    [chain] { $seat } explore
    [discard] { $seat } rend des ressources
    [move] { $seat } se déplace
    [guarantee] { $seat } choisit une ressource à garantir
    [give_up] { $seat } abandonne une ressource
    *[other] Au tour de { $seat }
}
prompt-won = { $tied ->
    [yes] { $me ->
        [yes] Victoire : à égalité d’œufs, les vôtres sont plus haut
        *[no] { $seat } gagne : à égalité d’œufs, les siens sont plus haut
    }
    *[no] { $me ->
        [yes] Victoire : { $eggs ->
            [one] { $eggs } œuf pondu
            *[other] { $eggs } œufs pondus
        }
        *[no] { $seat } gagne : { $eggs ->
            [one] { $eggs } œuf pondu
            *[other] { $eggs } œufs pondus
        }
    }
}
prompt-shared = Victoire partagée : { $who }, { $eggs ->
    [0] sans un œuf
    [one] un œuf chacun
    *[other] { $eggs } œufs chacun
}
prompt-over-alone = { $won ->
    [yes] Tous les œufs sont pondus, { $tiles ->
        [0] le sac est vide
        [one] il reste une tuile
        *[other] il reste { $tiles } tuiles
    } : { $rank }
    *[no] Le sac est épuisé : { $eggs ->
        [0] aucun œuf pondu
        [one] un œuf pondu
        *[other] { $eggs } œufs pondus
    }
}
hint-start = Votre main et les cartes sont ouvertes : choisissez l’îlot où commencer.
hint-turn = { $alone ->
    [yes] Une tuile, puis la mer, sur l’îlot de votre oiseau. Se déplacer : trois tuiles.
    *[no] { $can ->
        [place] Touchez une tuile de votre main, puis une case de mer.
        [nothing] Ni tuile à poser, ni pas à payer.
        *[other] Explorer : une tuile, puis une case de mer. Se déplacer : la case où va l’oiseau.
    }
}
hint-short-bag = Attention : le sac n’a plus que { $count } tuiles. Si vous en posez davantage, la partie est perdue.
hint-chain = Tuile { $nth } : une case voisine au-dessus du niveau { $level }, sans œuf ni oiseau. Rien n’est encore définitif.
hint-move = { $can ->
    [lay] Touchez la case de votre oiseau pour pondre.
    [advance-lay] Touchez une case voisine pour avancer, la vôtre pour pondre.
    [advance] Touchez une case voisine pour avancer.
    *[other] Plus rien à payer ici.
}
hint-discard = Touchez une carte de votre réserve : il en reste { $limit } au plus. Les garanties ne comptent pas.
hint-remove = Les tuiles retirées quittent la partie.
hint-guarantee = Touchez une pile : au plus deux garanties de la même sorte.
hint-give_up = Son œuf est celui que vous pondez. Une épuisée fait aussi bien l’affaire.
hint-fulfil = La tuile répond aux deux cartes : touchez celle qui s’en va.

## Ce qu’on peut faire

do-place = Poser { $tile }, niveau { $level } : { $card }, en { $place }
do-place-empty = Poser { $tile }, niveau { $level } : la pile { $card } est vide, en { $place }
yield = Niveau { $level }, une carte { $card }
yield-empty = Niveau { $level }, rien : la pile { $card } est vide
do-stop = { $count ->
    [one] S’arrêter à une tuile
    *[other] S’arrêter à { $count } tuiles
}
do-pass = Passer
do-end = Terminer
do-move-hand = Se déplacer : 3 tuiles de la main
do-move-bag = Se déplacer : 3 tuiles du sac
do-move-mixed = Se déplacer : 3 tuiles au choix
do-start = Commencer ici : { $islet }, { $place }
do-discard = { $count ->
    [one] Rendre votre { $count } carte { $card }
    *[other] Rendre une de vos { $count } cartes { $card }
}
do-remove = { $count ->
    [one] Retirer : { $tile }
    *[other] Retirer une de vos { $count } tuiles : { $tile }
}
do-remove-bag = Retirer une tuile du sac, au hasard parmi { $count } tuiles
do-guarantee = { $count ->
    [one] Garantir : { $card }, pile de { $count } carte
    *[other] Garantir : { $card }, pile de { $count } cartes
}
do-give-up = { $state ->
    [ready] Abandonner : { $card }, prête
    *[tipped] Abandonner : { $card }, épuisée
}
do-fulfil = Défausser : { $card }
do-lay = Pondre dans le nid { $nest } : { $price }
do-land = Débarquer { $terrain } : { $price }
do-travel = Voyager { $terrain }, sur l’autre îlot : { $price }
do-advance = Avancer { $terrain } : { $price }
do-advance-free = Avancer { $terrain }, gratuit
pay-nothing = gratuit
pay-made = { $cards } ({ $change })
pay-tips = { $cards }{ $tipped ->
    [one] , un œuf renversé
    *[other] , { $tipped } œufs renversés
}{ $which ->
    [yes] { " : " }{ $tips }
    *[no] { "" }
}
made-of = { $cards } → { $into }

## Le journal

event-round = Manche { $round }
event-started = { $me ->
    [yes] Votre oiseau se pose : { $islet }.
    *[no] { $seat } se pose : { $islet }.
}
event-placed = { $me ->
    [yes] Vous posez { $tile }, niveau { $level }.
    *[no] { $seat } pose { $tile }, niveau { $level }.
}
event-gained = { $me ->
    [yes] Vous recevez { $cards }.
    *[no] { $seat } reçoit { $cards }.
}{ $short ->
    [0] { "" }
    *[other] { " " }Piles vides : { $missed } de moins.
}
event-drew = { $me ->
    [yes] { $count ->
        [one] Vous piochez une tuile.
        *[other] Vous piochez { $count } tuiles.
    }
    *[no] { $count ->
        [one] { $seat } pioche une tuile.
        *[other] { $seat } pioche { $count } tuiles.
    }
}
event-discarded = { $me ->
    [yes] Vous rendez : { $card }.
    *[no] { $seat } rend : { $card }.
}
event-removed = { $me ->
    [yes] Vous retirez de votre main : { $tile }.
    *[no] { $seat } retire de sa main : { $tile }.
}
event-emptied = { $count ->
    [one] Une tuile du sac quitte la partie.
    *[other] { $count } tuiles du sac quittent la partie.
}
event-advanced = { $way ->
    [land] { $me ->
        [yes] Vous débarquez { $terrain } : { $cards }.
        *[no] { $seat } débarque { $terrain } : { $cards }.
    }
    [travel] { $me ->
        [yes] Vous voyagez { $terrain }, vers l’autre îlot : { $cards }.
        *[no] { $seat } voyage { $terrain }, vers l’autre îlot : { $cards }.
    }
    *[step] { $free ->
        [0] { $me ->
            [yes] Vous avancez { $terrain }, gratuitement.
            *[no] { $seat } avance { $terrain }, gratuitement.
        }
        *[other] { $me ->
            [yes] Vous avancez { $terrain } : { $cards }.
            *[no] { $seat } avance { $terrain } : { $cards }.
        }
    }
}
event-laid = { $me ->
    [yes] Vous pondez au niveau { $level } : { $cards }.
    *[no] { $seat } pond au niveau { $level } : { $cards }.
}
event-guaranteed = { $me ->
    [yes] Vous garantissez : { $card }.
    *[no] { $seat } garantit : { $card }.
}
event-gave_up = { $me ->
    [yes] Vous abandonnez : { $card }.
    *[no] { $seat } abandonne : { $card }.
}
event-fulfilled = { $islet } : « { $card } » est accomplie.
event-revealed = { $islet } : nouvelle carte, « { $card } ».
event-passed = { $me ->
    [yes] Vous passez.
    *[no] { $seat } passe.
}
event-last_egg = { $me ->
    [yes] Votre dernier œuf est pondu : on finit la manche.
    *[no] { $seat } pond son dernier œuf : on finit la manche.
}
event-last_tile = { $me ->
    [yes] Vous prenez la dernière tuile : on finit la manche, puis une autre.
    *[no] { $seat } prend la dernière tuile : on finit la manche, puis une autre.
}
event-ended = { $why ->
    [egg] La partie est finie : un joueur a pondu tous ses œufs.
    [tile] La partie est finie : le sac est vide.
    [stall] La partie est finie : plus rien ne bougeait.
    [saved] Tous les œufs sont pondus.
    *[lost] La partie est perdue.
}

## La fin

reason-egg = Un joueur a pondu tous ses œufs.
reason-tile = La dernière tuile du sac est prise.
reason-stall = Plus personne ne posait ni ne pondait.
reason-saved = Tous vos œufs sont pondus.
reason-lost = Le sac n’a plus assez de tuiles.
part-eggs = Œufs pondus
part-eggs-1 = Œufs au niveau 1
part-eggs-2 = Œufs au niveau 2
part-eggs-3 = Œufs au niveau 3
part-eggs-4 = Œufs au niveau 4
part-eggs-5 = Œufs au niveau 5
part-eggs-6 = Œufs au niveau 6 et plus haut
part-tiles = Tuiles dans le sac
rank-ecosystem = Écosystème idéal
rank-saved = Espèces menacées sauvées
rank-wildlife = La faune reprend vie
rank-bloom = Les plantes refleurissent
rank-again = À retenter
rank-lost = À retenter

## Pourquoi pas

refused-start-first = D’abord, posez votre oiseau sur une tuile.
refused-discard-first = D’abord, revenez à huit ressources.
refused-remove-first = D’abord, retirez les tuiles que coûte le déplacement.
refused-guarantee-first = D’abord, choisissez une ressource à garantir.
refused-give-up-first = D’abord, choisissez la ressource garantie que vous abandonnez.
refused-fulfil-first = D’abord, choisissez la carte à défausser.
refused-moving = Votre oiseau est en route : ce tour est un déplacement, pas une exploration.
refused-exploring = Vous explorez : l’oiseau ne bouge pas ce tour-ci.
refused-tiles-first = Un déplacement commence par retirer { $count } tuiles, de la main ou du sac.
refused-no-such-place = Il n’y a pas de case ici.
refused-no-tiles = Votre main est vide : vous ne pouvez pas explorer.
refused-not-in-hand = Vous n’avez pas cette tuile : { $tile }.
tile-unknown = tuile inconnue
refused-other-islet = On n’explore que sur l’îlot où se trouve l’oiseau.
refused-first-in-sea = La première tuile se pose dans la mer, pas sur une tuile.
refused-hole = Ce trou n’est pas la mer : la table en a décidé ainsi.
refused-not-adjacent = Trop loin : la première tuile touche l’îlot par un côté.
refused-same-cell = Une tuile par case et par exploration.
refused-sea-again = Seule la première tuile va dans la mer ; les suivantes grimpent.
refused-not-neighbour = Cette case n’est pas voisine de la dernière tuile posée.
refused-egg = Un œuf fige la pile.
refused-bird = { $whose ->
    [own] Votre propre oiseau est sur cette case.
    *[other] Un oiseau est sur cette case.
}
refused-not-higher = Pas assez haut : la tuile serait au niveau { $level }, il faut le niveau { $least } au moins.
refused-end-on-bird = Vous ne pouvez pas finir sur la case d’un autre oiseau : avancez encore.
refused-start-tile = L’oiseau commence sur une tuile.
refused-started = L’oiseau ne se pose ainsi qu’au début d’une partie en solo.
refused-nothing-placed = Rien n’est encore posé.
refused-none-of = Vous n’avez aucune carte de cette sorte.
refused-no-discard = Vous n’avez pas à rendre de ressources.
refused-not-guaranteed = Vous n’avez pas cette garantie dans cet état : { $card }.
refused-no-give-up = On n’abandonne une ressource garantie que pour pondre sans œuf libre.
refused-not-met = L’œuf pondu ne répond pas à cette carte.
refused-no-fulfil = Une carte ne se défausse qu’après un œuf qui y répond.
refused-no-removal = Il n’y a pas de tuiles à retirer maintenant.
refused-source = { $mixed ->
    [yes] À cette table, les trois tuiles viennent de la main et du sac, au choix.
    *[no] Les trois tuiles viennent toutes de la main, ou toutes du sac.
}
refused-few-tiles = { $source ->
    [hand] Il n’y a pas { $count } tuiles dans votre main.
    [bag] Il n’y a pas { $count } tuiles dans le sac.
    *[mixed] La main et le sac n’ont pas { $count } tuiles.
}
refused-not-the-bag = Ces tuiles viennent de la main.
refused-no-guarantee = On garantit une ressource après avoir pondu un œuf.
refused-two-alike = Deux garanties de cette sorte, c’est le maximum : { $card }.
refused-empty-pile = La pile est vide : { $card }.
refused-into-sea = L’oiseau ne va jamais dans la mer.
refused-stay = L’oiseau est déjà ici.
refused-inland = De la mer, l’oiseau débarque sur une tuile du rivage.
refused-not-alike = On ne voyage que vers une tuile de même terrain et de même nid.
refused-too-far = L’oiseau avance d’une case voisine à la fois.
refused-free = Ce pas est gratuit : il n’y a rien à payer.
refused-circle = Un pas gratuit ne ramène pas sur une case déjà visitée.
refused-no-way-off = Un autre oiseau est là, et vous ne pourriez pas aller plus loin.
refused-cannot-pay = Il manque une carte { $card }, ou deux terrains identiques à transformer.
refused-lay-at-sea = L’oiseau est en mer : on pond sur une tuile.
refused-lay-on-egg = Il y a déjà un œuf ici.
refused-lay-by-bird = Un autre oiseau est sur cette case.
refused-no-eggs = Il ne vous reste plus d’œuf.
refused-no-card-met = Cette tuile ne répond à aucune carte de l’îlot.
refused-cannot-lay = Il faut { $count } cartes { $card }, ou de quoi les transformer.
refused-not-paid = Cela se paie : rien n’est gratuit ici.
refused-not-held = Vous n’avez pas ces cartes.
refused-not-a-way = Ces cartes ne paient pas exactement ce prix.
refused-ready-first = À cette table, les ressources garanties prêtes paient avant les cartes de leur sorte.
refused-eggs = À ce nombre de joueurs, il y a { $most } œufs au plus.
refused-together-only = Cette option n’existe pas en solo.
refused-alone-only = Cette option n’existe qu’en solo.
refused-first-player = Ce siège n’est pas à la table.

## Le tutoriel

tutorial-welcome = Votre oiseau niche sur un îlot que tous construisent. Les tuiles apportent des ressources, les ressources font avancer l’oiseau et paient les œufs. Qui a pondu le plus d’œufs à la fin gagne.
tutorial-tiles = Vous avez quatre tuiles. Chacune porte un terrain, eau, sable ou argile, et un nid : branches, feuilles ou fleurs. À votre tour, vous explorez avec des tuiles, ou vous déplacez l’oiseau.
tutorial-explore = Explorez : la première tuile va dans la mer, contre l’îlot. Prenez la tuile d’argile qui brille et posez-la sur la case qui brille.
tutorial-climb = Maintenant montez : la tuile suivante va sur une tuile voisine et doit être plus haute que la précédente. Posez du sable sur la tuile d’eau qui brille.
tutorial-stop = Aucune tuile ne peut aller plus haut pour l’instant. Arrêtez-vous : chaque tuile posée apporte une ressource.
tutorial-gain = L’argile dans la mer a donné de l’argile. Le sable sur l’eau a donné une branche : eau et sable font branche, eau et argile feuille, sable et argile fleur.
tutorial-rival = Votre rival a grimpé au niveau 3, en partie sur vos tuiles. L’îlot n’appartient à personne, et seule compte la tuile du dessus d’une pile.
tutorial-four = Vous répondez par quatre tuiles de suite, niveaux 1 à 4 : une ressource chacune. Arrêtez-vous et prenez-les.
tutorial-land = Deux manches plus tard, votre rival a pondu deux œufs. Il est temps de bouger : de la mer, l’oiseau débarque sur une tuile du rivage, pour une carte de son terrain. Débarquez sur l’argile qui brille.
tutorial-free = Un pas vers le même terrain est gratuit, si haut qu’il soit ; vers un autre, il coûte une carte de ce terrain. Avancez sur la tuile d’argile suivante.
tutorial-over = Un œuf du rival est là : on peut passer, mais pas pondre ici. Encore un pas, au niveau 5.
tutorial-lay = Un œuf coûte trois cartes du nid de la tuile. C’est un nid de feuilles et vous avez trois feuilles : touchez la tuile et pondez.
tutorial-guarantee = Avec l’œuf vient une ressource garantie : un deuxième œuf va sur une carte qui paiera à chaque tour sans vous quitter. Prenez branche.
tutorial-tipped = De retour au rivage, vous avez pondu un deuxième œuf, dont une branche payée par la carte garantie : son œuf est renversé. Finissez le déplacement, et il se redresse.
tutorial-change = Votre dernier œuf, et deux fleurs seulement. En payant, deux terrains différents comptent comme le nid qu’ils font : sable et argile sont la troisième fleur. Pondez.
tutorial-last = Le dernier œuf de quelqu’un annonce la fin : on finit la manche, pour que chacun ait joué autant de tours. Un sac vide finit aussi la partie, une manche plus tard.
tutorial-end = Six œufs à cinq : vous gagnez. À égalité, les nids les plus hauts décident : ne pondez pas seulement au rivage.

## En lettres
ink-pawn = oiseau : { $bird }
ink-nested = œuf : { $bird }
ink-nest-b = nid de branches
ink-nest-l = nid de feuilles
ink-nest-f = nid de fleurs
