### L’Île des Chats en français.

name = L’Île des Chats
lead = Sauvez autant de chats que possible et casez-les à bord, famille contre famille.

mode-fleet = Classique
mode-solo = Solo : la sœur
mode-family = Famille

option-mode = Mode
option-mode-fleet = Classique
option-mode-solo = Solo : la sœur
option-mode-family = Famille
option-difficulty = Difficulté
option-difficulty-easy = Facile
option-difficulty-medium = Moyen
option-difficulty-hard = Difficile
option-difficulty-very_hard = Très difficile
option-difficulty-expert = Expert
option-difficulty-help = Combien de leçons avancées la sœur possède : d’aucune à quatre.
option-modules = Modules de leçons
option-modules-ABC = A, B et C
option-modules-ABD = A, B et D
option-modules-ACD = A, C et D
option-modules-BCD = B, C et D
option-modules-help = A, B et C sont ceux de la boîte ; D est de nous. C est public.
option-anytime = Cartes à tout moment
option-anytime-full = À chaque moment
option-anytime-reduced = Ses décisions, révélation, crépuscule
option-anytime-own = Ses propres décisions
option-anytime-help = Quand on peut interrompre les autres. Quiconque a des cartes en main est interrogé à chaque moment, quelles qu’elles soient, et peut répondre une fois pour toutes.
option-prospector_scope = Prospecteur compte
option-prospector_scope-all = Tous les trésors
option-prospector_scope-common = Les trésors communs
option-promo = Tuiles promotionnelles
option-promo-off = Aucune
option-promo-oshax = Deux Oshax
option-promo-rare = Deux trésors rares
option-promo-both = Les deux
option-promo-help = Des tuiles de plus dans le sac ; leurs formes sont de nous.
option-promo_oshax = Les Oshax promotionnels commencent
option-promo_oshax-bag = Dans le sac
option-promo_oshax-island = Près de l’île
option-promo_oshax-help = Près de l’île, ils prennent la place d’Oshax de la boîte, tirés au sort, qui vont dans le sac.
option-anywhere_after_draw = Pose libre après un Passager clandestin vu
option-solo_sister_finishes_on_empty_fields = La sœur finit quand les champs sont vides

## Les choses

number = { $n }
sister = la sœur
cats-blue = chats bleus
cats-green = chats verts
cats-red = chats rouges
cats-purple = chats pourpres
cats-orange = chats orange
no-colour = pas encore de couleur
tile-cat-blue = chat bleu
tile-cat-green = chat vert
tile-cat-red = chat rouge
tile-cat-purple = chat pourpre
tile-cat-orange = chat orange
tile-oshax = Oshax
tile-oshax-blue = Oshax bleu
tile-oshax-green = Oshax vert
tile-oshax-red = Oshax rouge
tile-oshax-purple = Oshax pourpre
tile-oshax-orange = Oshax orange
tile-common = trésor commun
tile-rare = trésor rare
tile-common_1 = trésor d’une case
tile-common_2 = trésor de deux cases
tile-common_I3 = trésor de trois en ligne
tile-common_L3 = trésor de trois en coin
tile-shaped = { $tile } ({ $shape })
shape-cat_T5 = grand T
shape-cat_W5 = escalier
shape-cat_Z6 = long zigzag
shape-cat_Y5 = Y
shape-cat_P5 = P
shape-cat_H6 = chaise
shape-cat_T6 = T large
shape-cat_V5 = grand coin
shape-cat_L5 = long L
shape-cat_U5 = U
shape-cat_J6 = crochet
shape-cat_F6 = F
shape-cat_X5 = croix
shape-cat_N5 = long S
shape-cat_S4 = petit S
shape-cat_I5 = barre de cinq
shape-cat_X6 = longue croix
shape-rare_L = L de quatre
shape-rare_T = T de quatre
shape-rare_O = carré
shape-rare_S = S de quatre
shape-rare_I = barre de quatre
shape-oshax_1 = marches
shape-oshax_2 = croix tordue
shape-oshax_3 = grue
shape-oshax_4 = moulin
shape-oshax_5 = barre en S
shape-oshax_6 = T penché
shape-oshax_7 = crochet d’Archipel
shape-oshax_8 = marches d’Archipel
shape-form = forme de { $cells }
room-parrot_aft = salle du capitaine, poupe
room-moon_upper = chambre du haut
room-apple = salle à manger
room-moon_lower = chambre du bas
room-plain = grande salle
room-corn = réserve
room-parrot_fore = salle du capitaine, proue
field-left = champ de gauche
field-right = champ de droite
way-rare = un trésor rare
way-common = trésors communs
way-small = petits trésors
line-cat = chat
line-rare = trésor rare
line-oshax = Oshax
line-common = trésor commun

## Zones

zone-table = L’île et votre bateau
zone-isle = Île
zone-left = Champ de gauche
zone-right = Champ de droite
zone-order = Ordre
zone-track = Jours restants
zone-reserve = Trésors
zone-oshax = Oshax
zone-drawn = Sorti du sac
zone-rooms = Salles et rats
zone-purse = Poissons et paniers
zone-offer = { $mode ->
    [family] Gardez deux leçons
    [solo] Gardez-en trois
   *[fleet] { $way ->
        [next] Gardez-en deux, passez le reste →
       *[previous] ← Gardez-en deux, passez le reste
    }
  }
zone-kept = Déjà gardées ({ $cards })
zone-drafted = Que payez-vous ?
zone-laid = { $shown ->
    [shown] Révélées
   *[hidden] Posées, cachées
  }
zone-hand = Main
zone-lessons = Leçons
zone-public = Leçons publiques
zone-dyes = Couleurs
zone-ways = Lesquels ?
zone-stats = { $me ->
    [yes] Ce que vous avez
   *[no] Ce qu’a { $seat }
  }
zone-parts = { $me ->
    [yes] Vos points
   *[no] Points de { $seat }
  }
zone-shown = Leçons privées
zone-sister = La sœur : { $points }
zone-her-colours = Ses couleurs
zone-her-lessons = Ses leçons
zone-her-cards = Sa journée, vitesse { $speed }
boat-own = Votre bateau
boat-of = { $me ->
    [yes] Votre bateau
   *[no] Bateau de { $seat }
  }

## Noms et notes

fare = { $fish } poissons chacun
numbered = N° { $number } : { $tile }
in-order = { $place } : { $who }{ $passed ->
    [yes] , a passé
   *[no] {""}
  }
vesh = { $days ->
    [0] Vesh est là
    [1] La flotte de Vesh est à un jour
   *[other] La flotte de Vesh est à { $days } jours
  }
left-over = { $tile } : reste { $count }
stack-number = N° { $number } dans la ligne
on-boat = { $tile }, depuis { $place }
group = { $cats ->
    [1] Un chat solitaire
    [2] Deux { $colour }
   *[other] Famille de { $cats } { $colour } : { $points } points
  }
group-more = { $more ->
    [one] Encore un et c’est une famille : 8 points.
   *[other] Encore { $more } et c’est une famille : 8 points.
  }
group-next = Un chat de plus : +{ $points }.
room-state = { $room } : { $full ->
    [yes] remplie
   *[no] pas remplie, −5
  }
rats-seen = { $rats ->
    [one] { $rats } rat visible : −{ $rats }
   *[other] { $rats } rats visibles : −{ $rats }
  }
fish-left = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
  }
basket-permanent = { $count ->
    [one] { $count } panier permanent, prêt
   *[other] { $count } paniers permanents, prêts
  }
basket-used = { $count ->
    [one] { $count } panier permanent, utilisé aujourd’hui
   *[other] { $count } paniers permanents, utilisés aujourd’hui
  }
basket-basket_1 = { $count ->
    [one] { $count } panier ordinaire avec souliers
   *[other] { $count } paniers ordinaires avec souliers
  }
basket-basket_3 = { $count ->
    [one] { $count } panier ordinaire avec bottes
   *[other] { $count } paniers ordinaires avec bottes
  }
basket-broken = { $count ->
    [one] { $count } panier cassé
   *[other] { $count } paniers cassés
  }
basket-pair = 1 paire de paniers cassés : { $one } et { $two }
waits-anywhere = Pose libre : la prochaine tuile n’a pas à toucher
waits-extra = { $count ->
    [one] Double sauvetage : un chat de plus dans un tour
   *[other] Double sauvetage : { $count } chats de plus dans un tour
  }
speed = Vitesse { $speed }
hidden-cards = { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
  }
hand-size = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
lesson-count = { $cards ->
    [one] { $cards } leçon privée
   *[other] { $cards } leçons privées
  }
has-passed = a passé
has-chosen = a choisi
signed = { $points }
part-now = { $part } : { $points }
have-of = { $have }/{ $need }
points-now = vaut { $points }
still = reste { $left }
lesson-now = { $card } : { $points ->
    [one] { $points } point actuellement
   *[other] { $points } points actuellement
  }
some-cards = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } fois
  }
note-kind = { $card } (prix { $cost }) : { $does }
note-lesson = { $card } ({ $number }) : { $points ->
    [0] { $does }.
    [1] 1 point : { $does }.
   *[other] { $points } points : { $does }.
  }{ $ours ->
    [yes] {" "}Une carte d’Archipel.
   *[no] {""}
  }
public-1 = { $p0 }
public-2 = { $p0 } · { $p1 }
public-3 = { $p0 } · { $p1 } · { $p2 }
public-4 = { $p0 } · { $p1 } · { $p2 } · { $p3 }
public-note-1 = { $card }, { $colour } : { $does }. Actuellement { $p0 }, moitié faite.
public-note-2 = { $card }, { $colour } : { $does }. Actuellement { $s0 } { $p0 }, { $s1 } { $p1 }.
public-note-3 = { $card }, { $colour } : { $does }. Actuellement { $s0 } { $p0 }, { $s1 } { $p1 }, { $s2 } { $p2 }.
public-note-4 = { $card }, { $colour } : { $does }. Actuellement { $s0 } { $p0 }, { $s1 } { $p1 }, { $s2 } { $p2 }, { $s3 } { $p3 }.
sister-left = { $cards ->
    [0] Sa journée est finie.
    [1] Encore une carte.
   *[other] Encore { $cards } cartes.
  }
her-colour = { $colour } : { $worth ->
    [one] { $worth } point chacun
   *[other] { $worth } points chacun
  }, { $points } actuellement
her-colour-hidden = Une couleur à venir, { $worth ->
    [one] { $worth } point chacun
   *[other] { $worth } points chacun
  }
worth-now = ×{ $worth } = { $points }
her-card = { $one } ; puis { $two }
her-card-hidden = Une carte qu’elle n’a pas encore retournée
she-takes-cat = le chat { $number } s’en va
she-takes-rare = le trésor rare { $number } s’en va
she-takes-oshax = l’Oshax { $number } s’en va
she-takes-common = un { $tile } s’en va
she-switches = les chats { $one } et { $two } changent de place

## Les choix

choose-meeple = Prendre le pion { $colour }
name-colour = Nommer : { $colour }
keep-2 = Garder { $c0 } et { $c1 }
keep-3 = Garder { $c0 }, { $c1 } et { $c2 }
buy = Acheter { $card } ({ $cost ->
    [one] { $cost } poisson
   *[other] { $cost } poissons
  })
return = Remettre { $card }
pay = { $cards ->
    [0] N’en garder aucune
   *[other] Garder { $cards } pour { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }
  }
lay = Poser { $card }
lift = Reprendre { $card }
ready = { $cards ->
    [0] N’en poser aucune
    [1] Poser 1 carte
   *[other] Poser { $cards } cartes
  }
rescue = Sauver le { $tile } : { $price } poissons, { $basket }
take = Prendre : { $tile }
costs = { $price } poissons, reste { $left }
with-permanent = panier permanent
with-basket_1 = panier et souliers
with-basket_3 = panier et bottes
with-pair = { $one } + { $two }
pass = Passer
end = Finir le tour
place = Poser le { $tile } en { $place }, pose { $turn }
earns-map = Sa propre carte : un trésor commun.
peek = Voir dessous
skip = Pas de trésor
lose = Le laisser partir
adopt = Prendre : { $tile }
find = { $card }, { $way } : { $tile }
play = Jouer { $card } : { $does }
play-colour = Jouer { $card } : { $colour }
play-ready = Jouer { $card } : rendre un panier prêt
play-used = Jouer { $card } : rendre un panier utilisé
waive = Plus tard
send = Envoyer le { $tile } au { $field }
enough = Assez
to-left = Au champ de gauche
to-right = Au champ de droite
forget = Rendre { $card }
give = Rendre : { $tile }

## Ce qui est demandé

prompt-over = La flotte est là. La partie est finie.
prompt-wait = { $other } { $phase ->
    [rescue] sauve des chats.
    [finds] cherche des trésors.
   *[other] décide.
  }
prompt-wait-all = On attend les autres.
prompt-wait-window = Un moment pour les cartes à tout moment est ouvert.
prompt-window-dawn = un nouveau jour : jouer une carte ?
prompt-window-fished = avant le choix : jouer une carte ?
prompt-window-drafted = avant de payer : jouer une carte ?
prompt-window-paid = avant les leçons : jouer une carte ?
prompt-window-lay = avant que { $other } pose ses cartes : en jouer une ?
prompt-window-revealed = l’ordre est fixé : jouer une carte ?
prompt-window-rescue = avant le sauvetage de { $other } : une carte ?
prompt-window-find = avant les trouvailles de { $other } : une carte ?
prompt-window-sister = avant la sœur : jouer une carte ?
prompt-window-dusk = crépuscule : jouer une carte ?
prompt-meeple = choisissez votre pion.
prompt-draft = { $mode ->
    [solo] gardez trois de ces cartes.
   *[other] gardez deux de ces cartes.
  }
prompt-drop = gardez deux de ces trois leçons.
prompt-pay = lesquelles de vos sept cartes payez-vous ?
prompt-buy = lesquelles des cartes piochées payez-vous ?
prompt-colour = nommez la couleur de { $card }.
prompt-dye = choisissez la couleur : { $tile }.
prompt-lay = posez des cartes sauvetage.
prompt-rescue = { $mode ->
    [family] { $open ->
        [yes] prenez un chat, ou passez.
       *[no] aucun chat n’entre : passez.
    }
   *[other] { $done ->
        [0] { $open ->
            [yes] sauvez un chat, ou passez.
           *[no] aucun chat ne peut être sauvé : passez.
        }
       *[other] { $open ->
            [yes] sauvez encore un chat, ou finissez le tour.
           *[no] jouez une carte à tout moment, ou finissez le tour.
        }
    }
  }
prompt-find = { $done ->
    [0] { $open ->
        [yes] jouez Oshax ou trésor, ou passez.
       *[no] rien à trouver : passez.
    }
   *[other] jouez une carte à tout moment, ou finissez le tour.
  }
prompt-place = posez le { $tile }.
prompt-bonus = la carte gagne un trésor : prenez-en un, ou aucun.
prompt-second = prenez un second trésor, ou aucun.
prompt-send = { $count ->
    [one] encore un chat peut changer de champ.
   *[other] jusqu’à { $count } chats changent de champ.
  }
prompt-field = quel champ pour le { $tile } ?
prompt-forget = { $count ->
    [one] rendez encore une leçon.
   *[other] rendez { $count } leçons.
  }
prompt-give = { $count ->
    [one] rendez encore un trésor.
   *[other] rendez { $count } trésors.
  }
hint-pay = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
  } pour celles-ci, reste { $left }.
hint-map = { $anywhere ->
    [yes] N’importe où. Sur la carte de sa couleur, il gagne un trésor.
   *[no] Il doit toucher une tuile. Sur la carte de sa couleur, il gagne un trésor.
  }
hint-place = { $anywhere ->
    [yes] N’importe où.
   *[no] Doit toucher une tuile.
  }
hint-free = Touchez un chat : il ne coûte rien.
hint-touch = Touchez ce qui est éclairé.
hint-pass = Rien d’autre n’est possible ici : continuez par le bouton.
hint-lay = Bottes : vitesse ; paniers : chats. Le reste attend demain.
hint-rescue = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
  }. Touchez un chat, ou d’abord un panier.
hint-find = { $what ->
    [oshax] Touchez un Oshax, puis sa couleur.
    [treasure] Touchez une carte trésor, puis le trésor.
   *[both] Touchez un Oshax puis sa couleur, ou une carte trésor puis le trésor.
  }
hint-draft = { $mode ->
    [solo] Les autres sont défaussées.
   *[other] { $way ->
        [next] Le reste va à la place suivante.
       *[previous] Le reste va à la place précédente.
    }
  }
phase-fishing = Pêche
phase-exploring = Exploration
phase-lessons = Leçons
phase-rescue = Sauvetage
phase-finds = Trouvailles
progress = Jour { $day } sur 5
may = { $cards ->
    [one] { $card } peut se jouer.
   *[other] L’une de vos { $cards } cartes peut se jouer.
  }
may-name = Cartes à tout moment
may-none = Rien à jouer. On demande à tous, par discrétion.
moment-dawn = À l’aube
moment-fished = Après la pêche
moment-drafted = Après le choix
moment-paid = Après le paiement
moment-lay = Avant qu’un autre pose ses cartes sauvetage
moment-revealed = Après la révélation
moment-rescue = Avant le sauvetage d’un autre
moment-find = Avant les trouvailles d’un autre
moment-sister = Avant une carte de la sœur
moment-dusk = Au crépuscule

## Ce qui s’est passé

event-day = Jour { $day }
event-meeple = { $seat } { $me ->
    [yes] prenez
   *[no] prend
  } le pion { $colour }.
event-filled = { $cats } chats arrivent aux champs{ $rare ->
    [0] {""}
    [1] , et un trésor rare sous l’île
   *[other] , et { $rare } trésors rares sous l’île
  }.
event-fished = Chacun gagne { $fish } poissons.
event-dealt = { $cards ->
    [one] La dernière carte est gardée.
   *[other] { $cards } cartes à choisir.
  }
event-kept = { $seat } { $me ->
    [yes] gardez
   *[no] garde
  } { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } pour { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
  }.
event-studied = { $seat } { $me ->
    [yes] posez
   *[no] pose
  } { $lessons ->
    [one] une leçon privée
   *[other] { $lessons } leçons privées
  }.
event-taught = { $seat } { $me ->
    [yes] apportez
   *[no] apporte
  } la leçon publique { $card }.
event-named = { $seat } { $me ->
    [yes] nommez
   *[no] nomme
  } { $colour } pour { $card }.
event-laid = { $seat } { $me ->
    [yes] posez
   *[no] pose
  } { $cards ->
    [one] { $cards } carte sauvetage
   *[other] { $cards } cartes sauvetage
  }.
event-turned = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, vitesse { $speed }.
event-rescued = { $seat } { $me ->
    [yes] prenez
   *[no] prend
  } { $first ->
   *[other] un
  } { $cat }{ $fish ->
    [0] {""}
   *[other] {" "}({ $fish } poissons)
  }.
event-placed = { $seat } { $me ->
    [yes] posez
   *[no] pose
  } { $first ->
   *[other] un
  } { $tile }.
event-mapped = { $seat } { $me ->
    [yes] couvrez
   *[no] couvre
  } d’un chat { $colour } la carte de sa couleur.
event-declined = { $seat } { $me ->
    [yes] ne prenez
   *[no] ne prend
  } pas de trésor.
event-passed = { $seat } { $me ->
    [yes] passez
   *[no] passe
  }.
event-adopted = { $seat } { $me ->
    [yes] recueillez
   *[no] recueille
  } un Oshax : { $colour }.
event-found = { $seat } { $me ->
    [yes] jouez
   *[no] joue
  } { $card } : { $way }.
event-played = { $seat } { $me ->
    [yes] jouez
   *[no] joue
  } { $card }{ $fish ->
    [0] {""}
    [1] {" "}: 1 poisson
   *[other] {" "}: { $fish } poissons
  }.
event-drew = { $seat } { $me ->
    [yes] piochez
   *[no] pioche
  } { $cards } cartes.
event-pulled = { $seat } { $me ->
    [yes] tirez
   *[no] tire
  } du sac : { $tile }.
event-sent = Le { $cat } va au { $field }.
event-forgot = { $seat } { $me ->
    [yes] rendez
   *[no] rend
  } une leçon privée.
event-gave = { $seat } { $me ->
    [yes] rendez
   *[no] rend
  } un { $tile }.
event-wove = { $seat } { $me ->
    [yes] gagnez
   *[no] gagne
  } un panier permanent.
event-lost = Le { $tile } n’entre nulle part et quitte le jeu.
event-sister-first = La sœur : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } aujourd’hui, vitesse { $speed }.
event-sister = La sœur retourne une carte.
event-took = La sœur prend { $common ->
    [yes] un { $tile }
   *[no] le n° { $number } : { $tile }
  }{ $last ->
    [yes] {" "}(le n° { $asked } manque : le dernier)
   *[no] {""}
  }.
event-took-nothing = La sœur ne trouve aucun { $line } à prendre.
event-switched = { $done ->
    [yes] La sœur échange les chats { $one } et { $two }.
   *[no] Rien à échanger.
  }
event-colour = La couleur suivante de la sœur : { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par chat.
event-fled = Crépuscule. { $cats ->
    [0] Aucun chat n’est abandonné.
    [1] Un chat s’enfuit.
   *[other] { $cats } chats s’enfuient.
  }
event-ended = La flotte est là. On retourne les leçons.

## Les points

score-foreseen = Points
part-rats = Rats
part-rooms = Salles
part-families = Familles
part-rare = Trésors rares
part-private = Leçons privées
part-public = Leçons publiques
part-sister = Points de la sœur
most-points = Le plus de points.
most-fish = Égalité de points ; les poissons décident.
filled-rooms = Égalité de points ; les salles remplies décident.
shared = Égalité en tout : victoire partagée.
won-sister = Plus de points que la sœur.
lost-sister = La sœur a autant de points, ou davantage.

## Pourquoi pas

refused-unfinished = Il faut d’abord finir autre chose.
refused-phase-draft = Les cartes se choisissent pendant l’exploration.
refused-phase-pay = Les cartes se paient après le choix.
refused-phase-lay = Les cartes sauvetage se posent avant la révélation.
refused-phase-rescue = Les chats se sauvent pendant le sauvetage.
refused-phase-find = Les cartes Oshax et trésor se jouent aux trouvailles.
refused-window = Un moment pour les cartes à tout moment est ouvert : que tous ceux qu’on interroge répondent d’abord.
refused-no-window = Personne n’a rien demandé.
refused-not-now = Pas maintenant.
refused-pose = Une tuile ne se pose pas ainsi.
refused-outside = Une partie serait hors du bateau.
refused-overlap = Elle couvrirait une tuile.
refused-touches-nothing = Elle ne touche aucune tuile.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-berth-waits = Une Pose libre attend déjà.
refused-meeple-taken = Ce pion est pris.
refused-no-basket-to-give = Vous n’avez pas de panier permanent à rendre.
refused-two-lessons = Il faut deux leçons privées à rendre.
refused-two-treasures = Il faut deux trésors de votre bateau à rendre.
refused-colour = Il y a cinq couleurs : bleu, vert, rouge, pourpre, orange.
refused-not-in-field = Ce chat n’est dans aucun champ.
refused-no-room = N’entre nulle part sur votre bateau.
refused-free = Dans le jeu en famille, les chats ne coûtent rien.
refused-fish = Coûte { $cost } poissons ; vous en avez { $fish }.
refused-no-regular = Vous n’avez pas révélé un tel panier.
refused-no-pair = Il faut deux paniers cassés révélés.
refused-no-basket = Vous n’avez plus de panier.
refused-which-basket = Ce n’est pas un panier.
refused-chosen = Vous avez choisi ; les autres choisissent encore.
refused-waiting = C’est le tour de { $other }.
refused-one-cat = Un seul chat par tour.
refused-rescued = Vous avez sauvé un chat : finissez le tour.
refused-end = Rien n’est fait : passez, ou faites quelque chose.
refused-keep = Gardez { $count } cartes.
refused-not-offered-card = Cette carte n’est pas proposée.
refused-not-your-card = Cette carte n’est pas parmi les vôtres.
refused-not-picked = Vous n’avez pas choisi cette carte.
refused-put-back = Vous avez déjà remis des cartes { $count } fois aujourd’hui : elle reste choisie.
refused-picked = Vous avez déjà choisi cette carte.
refused-too-dear = Coûte { $cost } poissons ; il en reste { $fish }.
refused-not-in-hand-rescue = Pas de telle carte sauvetage en main.
refused-not-laid = Pas de telle carte posée.
refused-must-place = Il faut la poser là où elle entre.
refused-one-find = Une seule carte par tour.
refused-no-oshax-card = Vous n’avez pas de carte Oshax.
refused-no-such-oshax = Cet Oshax n’est pas là.
refused-no-treasure-card = Vous n’avez pas de telle carte trésor.
refused-way = Cette carte ne donne pas cela.
refused-treasure-gone = Il n’en reste plus.
refused-common-only = Seulement un trésor commun.
refused-small-only = Seulement un petit trésor.
refused-no-such-treasure = Il n’y a pas de tel trésor.
refused-herd-twice = Chaque chat change de champ une fois.
refused-herd-none = Au moins un chat doit changer de champ.
refused-not-your-lesson = Ce n’est pas une leçon privée à vous.
refused-not-a-treasure = Seuls les trésors peuvent être rendus.
refused-only-promo = C’est pour les Oshax promotionnels.
refused-only-solo = C’est pour le jeu solo.
refused-only-cards = Le jeu en famille n’a pas de cartes.
refused-solo-seats = La sœur se rencontre seul.
refused-family-alone = Le jeu en famille est pour deux à quatre.
refused-seats = Deux à quatre joueurs ; seul, on rencontre la sœur.
refused-modules = Exactement trois modules complets.
refused-no-oshax = Le jeu en famille n’a pas d’Oshax.

## Les cartes

kind-oshax = Compagnon Oshax
does-oshax = Prenez un Oshax et choisissez sa couleur.
kind-boots = Bottes
does-boots = De la vitesse, rien d’autre.
kind-broken = Panier cassé
does-broken = Deux font un panier.
kind-broken_1 = Panier cassé et souliers
does-broken_1 = Deux font un panier.
kind-broken_3 = Panier cassé et bottes
does-broken_3 = Deux font un panier.
kind-basket_1 = Panier et souliers
does-basket_1 = Un chat.
kind-basket_3 = Panier et bottes
does-basket_3 = Un chat.
kind-fish_oshax = Pêche des Oshax
does-fish_oshax = 2 poissons par Oshax à vous.
kind-anywhere = Pose libre
does-anywhere = Votre prochaine tuile n’a pas à toucher.
kind-draw2 = Second regard
does-draw2 = Piochez 2 cartes, payez celles gardées.
kind-draw3 = Long regard
does-draw3 = Piochez 3 cartes, payez celles gardées.
kind-tile_to_boat = Passager clandestin
does-tile_to_boat = Tirez une tuile du sac et posez-la.
kind-basket_to_fish = Troc de panier
does-basket_to_fish = Un panier permanent contre 5 poissons.
kind-move_cats = Berger de chats
does-move_cats = 1 à 3 chats changent de champ.
kind-fish_lessons = Pêche du lettré
does-fish_lessons = 1 poisson par leçon à vous.
kind-double_rescue = Double sauvetage
does-double_rescue = Un chat de plus dans un tour.
kind-tiles_to_fields = Nouveaux venus
does-tiles_to_fields = Tirez 4 tuiles ; choisissez les champs.
kind-gain_basket = Panier neuf
does-gain_basket = Gagnez un panier permanent.
kind-basket_for_lessons = Pages tressées
does-basket_for_lessons = 2 leçons contre un panier permanent.
kind-basket_for_treasures = Troc de trésors
does-basket_for_treasures = 2 trésors contre un panier permanent.
kind-fish_colors = Pêche bariolée
does-fish_colors = 1 poisson par couleur à bord.
kind-fish_rare = Pêche précieuse
does-fish_rare = 2 poissons par trésor rare.
kind-fish_common = Pêche aux babioles
does-fish_common = 1 poisson par trésor commun.
kind-fish_one_color = Pêche de famille
does-fish_one_color = 1 poisson par chat d’une couleur.
kind-treasure_rare_or_common = Coffre au trésor
does-treasure_rare_or_common = 1 trésor rare ou jusqu’à 2 communs.
kind-treasure_small = Bourse au trésor
does-treasure_small = Jusqu’à 2 petits ; ou 2 communs pour 1 poisson.
card-113 = Le bord garni
does-113 = aucune case du bord n’est libre
card-114 = Quinze à bord
does-114 = exactement 15 chats
card-115 = Trois de chaque
does-115 = au moins 3 chats de chaque couleur
card-116 = Toutes les couleurs au bord
does-116 = un chat de chaque couleur au bord
card-117 = Favoris au bord
does-117 = par chat au bord, de votre meilleure couleur
card-118 = Trois paniers
does-118 = exactement 3 paniers permanents
card-119 = En avance sur la flotte
does-119 = en tête de l’ordre à la fin
card-120 = Solitaires
does-120 = par chat solitaire
card-121 = Arbre généalogique
does-121 = personne n’a de plus grande famille
does-121-solo = une famille d’au moins 7
card-122 = Collection de raretés
does-122 = par trésor rare
card-123 = Collection de babioles
does-123 = par trésor commun
card-124 = Sans un rat
does-124 = aucun rat visible
card-125 = Ami des rats
does-125 = par rat visible
card-126 = Érudition
does-126 = par leçon, celle-ci comprise
card-127 = Cinq bleus
does-127 = exactement 5 chats bleus
card-128 = Cinq verts
does-128 = exactement 5 chats verts
card-129 = Cinq pourpres
does-129 = exactement 5 chats pourpres
card-130 = Cinq rouges
does-130 = exactement 5 chats rouges
card-131 = Chatterie mhoxxite
does-131 = exactement 5 chats orange
card-132 = Cinq rats
does-132 = exactement 5 rats visibles
card-133 = Six leçons
does-133 = exactement 6 leçons, celle-ci comprise
card-134 = Cinq trésors
does-134 = exactement 5 trésors
card-135 = Chaleur du soleil
does-135 = pour 2 chats au bord
card-136 = Quartiers du capitaine
does-136 = les deux salles du capitaine remplies
card-137 = Chambres vides
does-137 = les deux chambres vides
card-138 = Grandes familles
does-138 = par famille d’au moins 4
card-139 = Ami des Oshax
does-139 = par Oshax
card-140 = Table déserte
does-140 = la salle à manger vide
card-141 = Troisième famille
does-141 = votre 3e plus grande famille compte encore
card-142 = Casse-croûte
does-142 = au moins 5 poissons restants
card-143 = Le bord en partage
does-143 = par chat au bord, de la couleur nommée
card-144 = Favoris partagés
does-144 = par chat de la couleur nommée
card-145 = Trio partagé
does-145 = au moins 3 chats de la couleur nommée
card-146 = Solitaires partagés
does-146 = par solitaire de la couleur nommée
card-147 = Savoir partagé
does-147 = par leçon privée
card-148 = Prospecteur
does-148 = par trésor
card-149 = Butin partagé
does-149 = par trésor touchant la couleur nommée
card-150 = Cartes oubliées
does-150 = par carte au trésor non couverte
card-151 = Favoris au bord
does-151 = par chat au bord, de votre meilleure couleur
card-152 = Toutes les couleurs au bord
does-152 = un chat de chaque couleur au bord
card-153 = Chaleur du soleil
does-153 = pour 2 chats au bord
card-154 = Sans un rat
does-154 = aucun rat visible
card-155 = Rangée du milieu
does-155 = la rangée du milieu est pleine
card-156 = Le bord garni
does-156 = aucune case du bord n’est libre
card-157 = Vingt à bord
does-157 = exactement 20 chats
card-158 = Trois de chaque
does-158 = au moins 3 chats de chaque couleur
card-159 = Cinq bleus
does-159 = exactement 5 chats bleus
card-160 = Cinq verts
does-160 = exactement 5 chats verts
card-161 = Cinq pourpres
does-161 = exactement 5 chats pourpres
card-162 = Cinq rouges
does-162 = exactement 5 chats rouges
card-163 = Cinq orange
does-163 = exactement 5 chats orange
card-164 = Prospecteur
does-164 = par trésor
card-165 = Arbre généalogique
does-165 = personne n’a de plus grande famille
card-166 = Ami des rats
does-166 = par rat visible
card-167 = Salles pleines
does-167 = par salle remplie
card-168 = Troisième famille
does-168 = votre 3e plus grande famille compte encore
card-197 = Loin de l’or
does-197 = par couleur sans chat touchant un trésor
card-198 = Parenté
does-198 = par chat de votre plus grande famille
card-199 = Maigre butin
does-199 = vous avez moins de 9 trésors
card-200 = Poissons perdus
does-200 = par poisson qui vous reste
card-201 = Rats à bord
does-201 = par rat visible
card-202 = Trop de monde
does-202 = par chat au-delà de 15
card-203 = Loin du bord
does-203 = par couleur sans chat au bord
card-204 = Leçon doublée
does-204 = sa meilleure autre leçon compte encore
card-205 = Salles rangées
does-205 = par salle remplie
card-206 = Solitude
does-206 = par chat solitaire
card-207 = Vos études
does-207 = par leçon à vous
card-208 = Première famille
does-208 = les points de votre plus grande famille
card-209 = Deuxième famille
does-209 = les points de votre 2e plus grande famille
card-210 = Babioles
does-210 = par trésor commun
card-211 = Chats sans le sou
does-211 = par chat qui ne touche aucun trésor
card-212 = Cartes lues
does-212 = par carte au trésor couverte
card-213 = Familles
does-213 = par famille
card-214 = Bains de soleil
does-214 = par chat au bord
card-215 = Sans chasseur
does-215 = par couleur sans chat touchant un rat
card-216 = Bien rangé
does-216 = par colonne de 9 en chats d’une couleur
card-217 = Réserve pleine
does-217 = la réserve remplie
card-218 = Nuits tranquilles
does-218 = les deux chambres remplies
card-219 = Rangée du milieu
does-219 = la rangée du milieu est pleine
card-220 = Quatre familles
does-220 = au moins 4 familles
card-221 = Cartographe
does-221 = les cinq cartes au trésor couvertes
card-222 = Salles partagées
does-222 = par salle remplie
card-223 = Familles partagées
does-223 = par famille
colour-blue = bleu
letter-blue = B
colour-green = vert
letter-green = V
colour-red = rouge
letter-red = R
colour-purple = pourpre
letter-purple = P
colour-orange = orange
letter-orange = O
does-148-common = par trésor commun

## Le tutoriel

tutorial-welcome = La flotte de Vesh est à cinq jours. D’ici là, vous mettez des chats à l’abri et les casez dans votre bateau : les familles ensemble, rats et salles couverts. Le plus de points gagne.
tutorial-meeple = Choisissez d’abord la couleur de votre pion ; elle ne rapporte rien. Prenez celle que vous voulez, sauf orange, que votre rival veut.
tutorial-day = Jour 1. Huit chats sont venus dans les deux champs, et chacun a pêché 20 poissons. Les poissons paient les cartes maintenant et les chats plus tard.
tutorial-draft = Sept cartes : gardez-en deux et passez les autres. Gardez Panier cassé et souliers, puis la leçon Ami des Oshax.
tutorial-drafted = Et ainsi de suite, deux cartes sur cinq, deux sur trois, puis la dernière : sept sont devant vous. Chacune a son prix, et seul ce que vous payez vient en main.
tutorial-buy = C’est avec des paniers qu’on sauve des chats. Choisissez le premier Panier cassé et souliers : 1 poisson.
tutorial-pay = Trois paniers cassés et la leçon sont choisis : 5 poissons. Ne dépensez pas tout, les chats coûteront aussi. Payez.
tutorial-lesson = La leçon est devant vous, face cachée ; personne d’autre ne la voit. Ami des Oshax donne 3 points par Oshax sur votre bateau à la fin. Les leçons publiques sont au milieu et comptent pour tous.
tutorial-lay = Les cartes sauvetage portent paniers et vitesse. Posez un Panier cassé et souliers.
tutorial-order = Vous en avez posé deux, vitesse 2 ensemble ; votre rival a 1. Le plus rapide choisit d’abord. Et deux paniers cassés valent un panier entier.
tutorial-rescue = Un chat coûte 3 poissons au champ de gauche, 5 à celui de droite, et prend un panier. Sauvez le chat vert qui brille, avec votre panier permanent.
tutorial-place = Casez-le aussitôt. Tournez-le avec R, retournez-le avec F ou par les boutons. « Montrez-moi » le tient au-dessus de la place prévue : la première tuile peut aller partout.
tutorial-second = Votre rival a sauvé un chat ; c’est encore à vous. Un autre chat vert est au champ de droite, pour 5 poissons : les deux paniers cassés le portent.
tutorial-touch = Dès la deuxième tuile, chacune doit en toucher une autre sur votre bateau. Posez-le contre le premier chat, comme le fait « Montrez-moi » : vert contre vert.
tutorial-family = Trois chats d’une couleur qui se touchent font une famille : 8 points. Quatre 11, cinq 15, six 20, et ainsi de suite. Deux ne sont qu’un début.
tutorial-rooms = Chaque rat encore visible coûte 1 point à la fin, chaque salle non remplie 5. Un chat sur la carte au trésor de sa couleur gagne aussitôt un trésor commun, bon pour boucher les trous.
tutorial-rare = Plus personne ne peut sauver. Viennent les trouvailles : cartes Oshax et cartes trésor. Votre rival a pris un trésor rare, qui vaut 3 points.
tutorial-dusk = Crépuscule : les chats restés s’enfuient, et Vesh approche d’un jour. Poissons et cartes vous restent, les paniers sont prêts de nouveau, et 20 poissons arrivent : jour 2.
tutorial-end = Cinq jours plus tard : familles 44, leçons publiques 27, privées 22, trésors rares 9, moins 25 pour les salles et 4 pour les rats. 73 points à 68, vous gagnez.

# Les leçons et les tuiles de la boîte de quelqu’un, selon leur sorte.
own-title = { $fr }
own-joined = { $one }, { $two }
own-hue = { $what } ({ $hue })
own-named = la couleur nommée
own-per = { $every ->
    [1] par { $what }
   *[other] pour { $every } { $what }
  }
own-exactly = { $value ->
    [0] sans { $what }
   *[other] exactement { $value } { $what }
  }
own-least = au moins { $value } { $what }
own-less = moins de { $value } { $what }
own-best = par { $what }, de votre meilleure couleur
own-largest = personne n’a de plus grande famille, ou en solo une famille d’au moins { $least }
own-again = { $rank ->
    [1] votre plus grande famille compte encore
    [2] votre 2e plus grande famille compte encore
    [3] votre 3e plus grande famille compte encore
   *[other] votre { $rank }e plus grande famille compte encore
  }
measure-cats = { $count ->
    [one] chat
   *[other] chats
  }
measure-cats_of_color = { $count ->
    [one] chat
   *[other] chats
  }
measure-cats_over = { $count ->
    [one] chat au-delà de { $n }
   *[other] chats au-delà de { $n }
  }
measure-colors_with_at_least = { $count ->
    [one] couleur d’au moins { $n } chats
   *[other] couleurs d’au moins { $n } chats
  }
measure-cats_touching_edge = { $count ->
    [one] chat au bord
   *[other] chats au bord
  }
measure-colors_touching_edge = { $count ->
    [one] couleur avec un chat au bord
   *[other] couleurs avec un chat au bord
  }
measure-colors_without_cat_touching_edge = { $count ->
    [one] couleur sans chat au bord
   *[other] couleurs sans chat au bord
  }
measure-lonely_cats = { $count ->
    [one] chat solitaire
   *[other] chats solitaires
  }
measure-families_of_at_least = { $count ->
    [one] famille d’au moins { $n }
   *[other] familles d’au moins { $n }
  }
measure-largest_family_size = { $count ->
    [one] chat de votre plus grande famille
   *[other] chats dans votre plus grande famille
  }
measure-treasures_touching_color = { $count ->
    [one] trésor touchant un chat
   *[other] trésors touchant un chat
  }
measure-colors_without_cat_touching_treasure = { $count ->
    [one] couleur sans chat touchant un trésor
   *[other] couleurs sans chat touchant un trésor
  }
measure-visible_rats = { $count ->
    [one] rat visible
   *[other] rats visibles
  }
measure-treasures = { $count ->
    [one] trésor
   *[other] trésors
  }
measure-common_treasures = { $count ->
    [one] trésor commun
   *[other] trésors communs
  }
measure-rare_treasures = { $count ->
    [one] trésor rare
   *[other] trésors rares
  }
measure-oshax = { $count ->
    [one] Oshax
   *[other] Oshax
  }
measure-filled_rooms = { $count ->
    [one] salle remplie
   *[other] salles remplies
  }
measure-rooms_filled_of = { $count ->
    [one] salle remplie parmi { $rooms }
   *[other] salles remplies parmi { $rooms }
  }
measure-rooms_empty_of = { $count ->
    [one] salle vide parmi { $rooms }
   *[other] salles vides parmi { $rooms }
  }
measure-empty_edge_cells = { $count ->
    [one] case libre au bord
   *[other] cases libres au bord
  }
measure-empty_middle_row_cells = { $count ->
    [one] case libre dans la rangée du milieu
   *[other] cases libres dans la rangée du milieu
  }
measure-covered_maps = { $count ->
    [one] carte au trésor couverte
   *[other] cartes au trésor couvertes
  }
measure-uncovered_maps = { $count ->
    [one] carte au trésor découverte
   *[other] cartes au trésor découvertes
  }
measure-private_lessons = { $count ->
    [one] leçon privée
   *[other] leçons privées
  }
measure-permanent_baskets = { $count ->
    [one] panier permanent
   *[other] paniers permanents
  }
measure-fish = { $count ->
    [one] poisson restant
   *[other] poissons restants
  }
measure-first_in_turn_order = { $count ->
    [one] première place dans l’ordre à la fin
   *[other] premières places dans l’ordre à la fin
  }
measure-cats_not_touching_treasure = { $count ->
    [one] chat ne touchant aucun trésor
   *[other] chats ne touchant aucun trésor
  }
measure-colors_without_cat_touching_visible_rat = { $count ->
    [one] couleur sans chat touchant un rat
   *[other] couleurs sans chat touchant un rat
  }
measure-single_color_columns = { $count ->
    [one] colonne de { $n } en chats d’une couleur
   *[other] colonnes de { $n } en chats d’une couleur
  }

## En lettres
ink-rat = rat
ink-map = carte des { $colour }
ink-common = trésor commun
ink-rare = trésor rare
ink-oshax = Oshax
ink-oshax-of = Oshax, parmi les { $colour }
ink-room-parrot = salle du capitaine
ink-room-moon = chambre
ink-room-apple = salle à manger
ink-room-corn = réserve
ink-room-plain = grande salle
