### Hashi en français.

name = Hashi
lead = Écrivez le chiffre, tracez les ponts, terminez vos îles avant les autres.

mode-side_a = Plateau A
mode-side_b = Plateau B
mode-solo = Solo
option-side = Plateau
option-side-A = A
option-side-B = B
option-side-help = Le plateau A pour apprendre ; le B, un peu plus retors.
option-low_bonus_window = Petit bonus
option-low_bonus_window-next_turn = Au tour suivant
option-low_bonus_window-any_later_turn = Jusqu’à la fin
option-low_bonus_window-help = Quand une course est gagnée, combien de temps les autres peuvent-ils encore prendre la petite valeur ?
option-content = Vos plateaux et vos cartes
option-solo_start = Chiffre de départ
option-solo_start-self = Choisi
option-solo_start-random = Au hasard
option-solo_start-help = Placez vous-même le 3 ou le 4 de départ, ou laissez faire le hasard.

subtitle = { $seats ->
    [1] Plateau { $side } · solo
    *[other] Plateau { $side } · { $seats } joueurs
}
progress = { $turn ->
    [0] Départ
    *[other] Tour { $turn }
}
names = { $count ->
    [1] { $a }
    [2] { $a } et { $b }
    [3] { $a }, { $b } et { $c }
    *[other] { $a }, { $b }, { $c } et { $d }
}

## Ce qui est demandé

prompt-start = { $seats ->
    [1] À vous : écrivez votre chiffre de départ
    *[other] À vous : écrivez un 3 ou un 4 pour votre voisin
}
prompt-write = À vous : écrivez le { $number } sur une île
prompt-no-island = À vous : aucune île ne peut recevoir le { $number }
prompt-draw = { $begun ->
    [yes] À vous : tracez encore { $left ->
        [one] 1 pont
        *[other] { $left } ponts
    }
    *[no] À vous : tracez { $left ->
        [one] 1 pont
        *[other] { $left } ponts
    }
}
prompt-no-bridge = { $count ->
    [one] À vous : aucun pont n’est possible
    *[other] À vous : { $count } ponts ne tiennent nulle part
}
prompt-nothing = À vous : rien à écrire, rien à tracer
prompt-confirm = À vous : validez votre tour
prompt-wait = En attente de { $who }
prompt-watch = { $turn ->
    [0] Les joueurs écrivent les chiffres de départ
    *[other] Tour { $turn } : les joueurs écrivent et tracent
}
prompt-won = { $me ->
    [yes] Partie terminée : vous gagnez avec { $points } points
    *[no] Partie terminée : { $seat } gagne avec { $points } points
}
prompt-shared = Partie terminée : { $who } gagnent ensemble, { $points } points
prompt-solo-over = Partie terminée : { $points } points, { $rank }

hint-start = { $seats ->
    [1] Touchez une île sans drapeau, puis le 3 ou le 4.
    *[other] Touchez une île sans drapeau, puis 3 ou 4. Votre voisin de gauche jouera ici.
}
hint-write = Une île éclairée. Un drapeau veut d’abord un pont.
hint-draw = Touchez une ligne éclairée, ou glissez d’une île à l’autre.
hint-confirm = Vous pouvez encore reprendre vos traits avant de valider.
hint-done = Regardez les plateaux : tout se dévoile ensemble.
hint-none = { $stage ->
    [write] Toutes sont prises, ont déjà trop de ponts, ou attendent un pont.
    *[draw] C’est tout ou rien : il faut tracer tous les ponts de la carte.
}

stage-write = Écrire { $number }
stage-draw = { $count ->
    [one] Tracer 1 pont
    *[other] Tracer { $count } ponts
}
stage-left = reste { $left }
stage-passed = passé

do-start = Écrire { $number } sur l’île { $island }
do-write = Écrire { $number } sur l’île { $island }
do-no-number = Ne pas écrire
do-bridge = Tracer un pont entre les îles { $one } et { $other }
do-second-bridge = Tracer un second pont entre les îles { $one } et { $other }
do-no-bridges = Ne pas construire
do-confirm = Valider
do-continue = Continuer

## Ce que l’on voit

board = { $me ->
    [yes] Votre plateau { $side }
    *[no] Plateau { $side } de { $seat }
}
isle = Île { $island }{ $flag ->
    [red] , drapeau rouge
    [blue] , drapeau bleu
    *[none] { "" }
}{ $state ->
    [bare] , sans chiffre
    [done] , chiffre { $number }, finie
    [lost] { $number ->
        [0] , sans chiffre
        *[other] , chiffre { $number }
    }, ne peut plus être finie
    *[open] , chiffre { $number }, { $need ->
        [one] manque 1 pont
        *[other] manquent { $need } ponts
    }
}{ $bridges ->
    [0] , aucun pont
    [one] , 1 pont
    *[other] , { $bridges } ponts
}
isle-number = n° { $island }
isle-lost = L’île { $island } ne peut plus être finie : plus assez de lignes ouvertes, ou plus de chiffre qui lui convienne.
line = Ligne de l’île { $one } à l’île { $other }{ $bridges ->
    [0] { "" }
    [one] , 1 pont
    *[other] , { $bridges } ponts
}{ $state ->
    [shut] , fermée
    *[open] { "" }
}

card-zone = Carte du tour
card = Carte du tour : { $number }, { $bridges ->
    [one] 1 pont
    *[other] { $bridges } ponts
}
card-back = Pioche, première carte à venir
card-hidden = Carte cachée : { $number }, { $bridges ->
    [one] 1 pont
    *[other] { $bridges } ponts
}
card-hidden-caption = Carte cachée
numbers-zone = Chiffre de départ
start-number = Chiffre { $number }
cards-zone = Cartes
cards-counts = { $over ->
    [yes] toutes vues, la cachée aussi
    *[no] { $seen ->
        [0] { "" }
        [one] 1 vue ·{" "}
        *[other] { $seen } vues ·{" "}
    }{ $left } à venir · 1 cachée
}
slip = Carte { $number }, { $bridges ->
    [one] 1 pont
    *[other] { $bridges } ponts
}{ $state ->
    [now] , en jeu
    [seen] , déjà vue
    [hidden] , restée cachée
    *[coming] , pas encore vue
}

bonus-red = drapeaux rouges
bonus-blue = drapeaux bleus
bonus-six = six îles reliées
bonus-zone = Bonus : { $bonus }
plaque = Bonus { $bonus } : { $high } au plus rapide, puis { $low } ; vous en êtes à { $have } sur { $of }
note-red = Terminez vos 4 îles à drapeau rouge : { $high } points au premier tour où quelqu’un y parvient, { $low } ensuite.
note-red-next = Terminez vos 4 îles à drapeau rouge : { $high } points au premier tour où quelqu’un y parvient, { $low } au tour suivant.
note-red-alone = Terminez vos 4 îles à drapeau rouge : { $high } points au plus tard au tour { $turn }, { $low } ensuite.
note-blue = Terminez vos 3 îles à drapeau bleu : { $high } points au premier tour où quelqu’un y parvient, { $low } ensuite.
note-blue-next = Terminez vos 3 îles à drapeau bleu : { $high } points au premier tour où quelqu’un y parvient, { $low } au tour suivant.
note-blue-alone = Terminez vos 3 îles à drapeau bleu : { $high } points au plus tard au tour { $turn }, { $low } ensuite.
note-six = Reliez 6 îles finies par des ponts : { $high } points au premier tour où quelqu’un y parvient, { $low } ensuite.
note-six-next = Reliez 6 îles finies par des ponts : { $high } points au premier tour où quelqu’un y parvient, { $low } au tour suivant.
note-six-alone = Reliez 6 îles finies par des ponts : { $high } points au plus tard au tour { $turn }, { $low } ensuite.
ribbon-open = Ouvert
ribbon-won = { $who } +{ $high } au tour { $turn }
ribbon-now = { $who } +{ $high } · { $low } : ce tour
ribbon-both = { $who } +{ $high } · { $late } +{ $low }
ribbon-due = Jusqu’au tour { $turn }
ribbon-late = { $low } jusqu’à la fin
ribbon-got = +{ $points } au tour { $turn }
ribbon-missed = Manqué

stats = { $me ->
    [yes] Où vous en êtes
    *[no] Où en est { $seat }
}
part-of = { $have }/{ $of }
stat-islands = Îles finies : { $have } sur { $of }
stat-red = Drapeaux rouges finis : { $have } sur { $of }
stat-blue = Drapeaux bleus finis : { $have } sur { $of }
stat-six = Plus grand groupe d’îles finies : { $have } sur { $of }

piles = Les trois piles
pile = Pile { $nth }
pile-turns = tours { $first } à { $last }
pile-last = tours { $first } à { $last }, valeurs basses
pile-left = { $left ->
    [0] Tours { $first } à { $last } : plus aucune carte
    [one] Tours { $first } à { $last } : 1 carte à venir
    *[other] Tours { $first } à { $last } : { $left } cartes à venir
}
due = { $state ->
    [got] Bonus { $bonus } : { $points } points gagnés à temps
    [missed] Bonus { $bonus } : l’échéance du tour { $turn } est passée
    *[open] Bonus { $bonus } : { $points } points jusqu’à la fin du tour { $turn }
}
ladder = Échelle des titres
rung-points = { $kind ->
    [first] ≤ { $most }
    [one] { $least }
    *[some] { $least }–{ $most }
}
rung = { $title }, { $points }{ $state ->
    [here] , votre titre
    [next] , le suivant
    *[far] { "" }
}

## Le journal

event-passed = { $me ->
    [yes] Vous recevez un plateau avec un { $number } sur l’île { $island }.
    *[no] { $seat } reçoit un plateau avec un { $number } sur l’île { $island }.
}
event-turned = Tour { $turn } : carte { $number }, { $bridges ->
    [one] 1 pont.
    *[other] { $bridges } ponts.
}
event-entered = { $me ->
    [yes] { $wrote ->
        [wrote] Vous écrivez { $number } sur l’île { $island }{ $bridges ->
            [0] {" "}et ne construisez pas.
            [one] {" "}et tracez 1 pont.
            *[other] {" "}et tracez { $bridges } ponts.
        }
        *[blank] { $bridges ->
            [0] Vous passez les deux actions.
            [one] Vous n’écrivez pas et tracez 1 pont.
            *[other] Vous n’écrivez pas et tracez { $bridges } ponts.
        }
    }
    *[no] { $wrote ->
        [wrote] { $seat } écrit { $number } sur l’île { $island }{ $bridges ->
            [0] {" "}et ne construit pas.
            [one] {" "}et trace 1 pont.
            *[other] {" "}et trace { $bridges } ponts.
        }
        *[blank] { $bridges ->
            [0] { $seat } passe les deux actions.
            [one] { $seat } n’écrit pas et trace 1 pont.
            *[other] { $seat } n’écrit pas et trace { $bridges } ponts.
        }
    }
}
event-closed = { $me ->
    [yes] { $count ->
        [one] Vous finissez l’île { $islands }.
        *[other] Vous finissez les îles { $islands }.
    }
    *[no] { $count ->
        [one] { $seat } finit l’île { $islands }.
        *[other] { $seat } finit les îles { $islands }.
    }
}
event-reached = { $me ->
    [yes] { $points ->
        [0] Vous atteignez le bonus { $bonus }, mais trop tard.
        *[other] Vous atteignez le bonus { $bonus } : +{ $points }.
    }
    *[no] { $points ->
        [0] { $seat } atteint le bonus { $bonus }, mais trop tard.
        *[other] { $seat } atteint le bonus { $bonus } : +{ $points }.
    }
}
event-struck = Bonus { $bonus } : le { $points } est barré pour qui ne l’a pas.
event-ended = La dernière carte est jouée. La carte cachée : { $number }, { $bridges ->
    [one] 1 pont.
    *[other] { $bridges } ponts.
}

## Le décompte

part-islands = Îles finies, 2 points chacune
part-red = Drapeaux rouges
part-blue = Drapeaux bleus
part-six = Six îles reliées
reason-cards = Les dix-sept cartes ont été jouées.

rank-1 = Sous-fifre
rank-2 = Porteur d’eau
rank-3 = Rafistoleur
rank-4 = Ouvrier
rank-5 = Bétonnier
rank-6 = Chef de projet
rank-7 = Ingénieur des ponts
rank-8 = Expert en planification
rank-9 = Génie des ponts
rank-10 = As de l’architecture
rank-11 = Génie en construction
rank-12 = Dieu des îles

## Pourquoi pas

refused-start-first = La partie commence par un chiffre de départ : un 3 ou un 4 sur une île sans drapeau.
refused-started = Les chiffres de départ sont déjà écrits.
refused-start-flag = L’île { $island } porte un drapeau : le chiffre de départ va sur une île sans drapeau.
refused-start-number = Le chiffre de départ est un 3 ou un 4, pas un { $number }.
refused-random-start = Le départ au hasard n’existe qu’en solo.
refused-no-island = Il n’y a pas d’île { $island } : elles vont de 1 à 18.
refused-confirmed = Votre tour est validé. Attendez les autres, ou reprenez-le.
refused-number-first = Le chiffre d’abord : écrivez-le ou renoncez, les ponts viennent ensuite.
refused-number-past = Le moment d’écrire est passé pour ce tour.
refused-unfinished-turn = { $stage ->
    [write] Écrivez d’abord le chiffre, ou renoncez‑y.
    *[draw] { $left ->
        [one] Il reste 1 pont à tracer.
        *[other] Il reste { $left } ponts à tracer, ou à refuser en bloc.
    }
}
refused-second-number = L’île { $island } a déjà son chiffre, et c’est pour toujours.
refused-flag = L’île { $island } porte un drapeau : il lui faut un pont d’un tour précédent.
refused-too-small = { $bridges ->
    [one] Un pont arrive déjà ici : { $number } est trop petit.
    *[other] { $bridges } ponts arrivent déjà ici : { $number } est trop petit.
}
refused-no-line = Pas de pont ici : aucune ligne pointillée ne relie ces îles.
refused-no-number = Pas de pont ici : aucune des deux îles n’a de chiffre.
refused-two = Pas de pont ici : il y en a déjà deux.
refused-full = Pas de pont ici : l’île { $island } en a déjà { $most }, le maximum.
refused-crossing = Pas de pont ici : il en croiserait un autre.
refused-finished = Pas de pont ici : l’île { $island } est finie.
refused-incomplete = { $left ->
    [one] Pas de pont ici pour l’instant.
    *[other] Pas de pont ici : il n’y aurait plus de place pour les { $left } ponts demandés.
}
refused-begun = Vous avez commencé à tracer : allez au bout, ou reprenez vos ponts.
refused-bridges-past = Les ponts de ce tour sont décidés : validez, ou reprenez.

## Le tutoriel

tutorial-welcome = Dix-huit îles et dix-sept cartes. Chaque carte apporte un chiffre à écrire sur une île et des ponts à tracer. Une île qui a juste autant de ponts que son chiffre est finie, et les îles finies sont des points.
tutorial-start = En solo, vous écrivez vous-même le premier chiffre : un 3 ou un 4, sur une île sans drapeau. Touchez l’île 15, qui brille, puis le 4.
tutorial-card = Voici la carte du premier tour : le chiffre 1 et 3 ponts. Le chiffre vient toujours d’abord, les ponts ensuite.
tutorial-number = Écrivez le 1 sur l’île 7. Un chiffre ne change plus jamais : pensez aux ponts qu’une île peut encore recevoir. La 7 n’a que deux voisines, un petit chiffre lui va bien.
tutorial-bridge = Maintenant trois ponts, chacun le long d’une ligne pointillée. L’une de ses deux îles doit porter un chiffre : tracez le premier de votre 4, île 15, vers l’île 11.
tutorial-finish = L’île 7 veut exactement un pont. Tracez-le depuis l’île 6 : l’île 7 est finie.
tutorial-double = Une ligne porte un pont ou deux. Tracez le deuxième entre les îles 11 et 15.
tutorial-confirm = Le chiffre et les ponts sont là. Tant que vous n’avez pas validé, vous pouvez encore les reprendre un à un. Validez votre tour.
tutorial-sealed = L’île 7 porte son sceau rouge : 2 points à la fin. Elle ne prend plus aucun pont, d’aucun côté.
tutorial-races = Trois courses rapportent plus : tous les drapeaux rouges, tous les drapeaux bleus, et six îles finies reliées. Mais une île à drapeau ne prend un chiffre que si un pont d’un tour précédent y arrive déjà.
tutorial-crossing = Tour 5. Les ponts ne se croisent jamais : chacun peut fermer une autre ligne pour toujours. La carte dit 2 : l’île 16 a déjà un pont, écrivez-y le 2.
tutorial-all = Les trois ponts de la carte sont tracés, dont un vers l’île 16, qui est finie. C’est tout ou rien : juste autant de ponts que la carte en montre, ou aucun.
tutorial-late = Le tour 7 est passé sans les drapeaux bleus : leurs 7 points sont barrés, il en reste 3. En solo, on court contre les tours ; à plusieurs, les premiers arrivés prennent la valeur haute.
tutorial-decline = Un 5, et pas de bonne île pour lui. On peut toujours renoncer à écrire, à construire, ou aux deux. Renoncez à écrire.
tutorial-link = Tour 12, le dernier où six îles reliées valent 8. Un deuxième pont entre les îles 5 et 6 les finit toutes les deux et ferme la chaîne. Tracez-le.
tutorial-linked = Six îles finies, jointes par des ponts qui ne passent que par des îles finies : 8 points.
tutorial-end = Après la dix-septième carte on additionne : 14 îles finies font 28, les drapeaux rouges tardifs 5, les six îles reliées 8. 41 points, Porteur d’eau : vous pouvez faire mieux !
