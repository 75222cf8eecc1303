### The Isle of Cats in English.

name = The Isle of Cats
lead = Rescue as many cats as you can and fit them aboard, family by family.

mode-fleet = Classic
mode-solo = Solo: the sister
mode-family = Family

option-mode = Mode
option-mode-fleet = Classic
option-mode-solo = Solo: the sister
option-mode-family = Family
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-difficulty-very_hard = Very hard
option-difficulty-expert = Expert
option-difficulty-help = How many of her advanced lessons the sister has: none to four.
option-modules = Lesson modules
option-modules-ABC = A, B and C
option-modules-ABD = A, B and D
option-modules-ACD = A, C and D
option-modules-BCD = B, C and D
option-modules-help = A, B and C are those of the box; D is ours. C is public.
option-anytime = Any-time cards
option-anytime-full = At every moment
option-anytime-reduced = Own decisions, reveal, dusk
option-anytime-own = Own decisions only
option-anytime-help = When others may be interrupted. Whoever has cards in hand is asked at each moment, whatever they are, and may answer once for all.
option-prospector_scope = Prospector counts
option-prospector_scope-all = All treasures
option-prospector_scope-common = Common treasures
option-promo = Promotional tiles
option-promo-off = None
option-promo-oshax = Two Oshax
option-promo-rare = Two rare treasures
option-promo-both = Both
option-promo-help = More tiles in the bag; their shapes are ours.
option-promo_oshax = Promotional Oshax begin
option-promo_oshax-bag = In the bag
option-promo_oshax-island = Beside the island
option-promo_oshax-help = Beside the island they take the place of Oshax of the box, drawn by chance, which go into the bag.
option-anywhere_after_draw = Free Berth after a Stowaway is seen
option-solo_sister_finishes_on_empty_fields = The sister finishes when the fields are empty

## Things

number = { $n }
sister = the sister
cats-blue = blue cats
cats-green = green cats
cats-red = red cats
cats-purple = purple cats
cats-orange = orange cats
no-colour = no colour yet
tile-cat-blue = blue cat
tile-cat-green = green cat
tile-cat-red = red cat
tile-cat-purple = purple cat
tile-cat-orange = orange cat
tile-oshax = Oshax
tile-oshax-blue = blue Oshax
tile-oshax-green = green Oshax
tile-oshax-red = red Oshax
tile-oshax-purple = purple Oshax
tile-oshax-orange = orange Oshax
tile-common = common treasure
tile-rare = rare treasure
tile-common_1 = treasure of one cell
tile-common_2 = treasure of two cells
tile-common_I3 = treasure of three in line
tile-common_L3 = treasure of three in a corner
tile-shaped = { $tile } ({ $shape })
shape-cat_T5 = tall T
shape-cat_W5 = stairs
shape-cat_Z6 = long zigzag
shape-cat_Y5 = Y
shape-cat_P5 = P
shape-cat_H6 = chair
shape-cat_T6 = wide T
shape-cat_V5 = large corner
shape-cat_L5 = long L
shape-cat_U5 = U
shape-cat_J6 = hook
shape-cat_F6 = F
shape-cat_X5 = cross
shape-cat_N5 = long S
shape-cat_S4 = small S
shape-cat_I5 = bar of five
shape-cat_X6 = long cross
shape-rare_L = L of four
shape-rare_T = T of four
shape-rare_O = square
shape-rare_S = S of four
shape-rare_I = bar of four
shape-oshax_1 = staircase
shape-oshax_2 = twisted cross
shape-oshax_3 = crane
shape-oshax_4 = windmill
shape-oshax_5 = S bar
shape-oshax_6 = leaning T
shape-oshax_7 = Archipel hook
shape-oshax_8 = Archipel steps
shape-form = shape of { $cells }
room-parrot_aft = captain’s room at the stern
room-moon_upper = upper bedroom
room-apple = dining room
room-moon_lower = lower bedroom
room-plain = large room
room-corn = storage room
room-parrot_fore = captain’s room at the bow
field-left = left field
field-right = right field
way-rare = one rare treasure
way-common = common treasures
way-small = small treasures
line-cat = cats
line-rare = rare treasures
line-oshax = Oshax
line-common = common treasures

## Zones

zone-table = The island and your boat
zone-isle = Island
zone-left = Left field
zone-right = Right field
zone-order = Order
zone-track = Days left
zone-reserve = Treasures
zone-oshax = Oshax
zone-drawn = From the bag
zone-rooms = Rooms and rats
zone-purse = Fish and baskets
zone-offer = { $mode ->
    [family] Keep two lessons
    [solo] Keep three
   *[fleet] { $way ->
        [next] Keep two, pass the rest on →
       *[previous] ← Keep two, pass the rest back
    }
  }
zone-kept = Kept so far ({ $cards })
zone-drafted = What will you pay for?
zone-laid = { $shown ->
    [shown] Revealed
   *[hidden] Laid face down
  }
zone-hand = Hand
zone-lessons = Lessons
zone-public = Public lessons
zone-dyes = Colours
zone-ways = What kind?
zone-stats = { $me ->
    [yes] What you have
   *[no] What { $seat } has
  }
zone-parts = { $me ->
    [yes] Your points
   *[no] Points of { $seat }
  }
zone-shown = Private lessons
zone-sister = The sister: { $points }
zone-her-colours = Her colours
zone-her-lessons = Her lessons
zone-her-cards = Her day, speed { $speed }
boat-own = Your boat
boat-of = { $me ->
    [yes] Your boat
   *[no] Boat of { $seat }
  }

## Labels and notes

fare = { $fish } fish each
numbered = No. { $number }: { $tile }
in-order = { $place }: { $who }{ $passed ->
    [yes] , has passed
   *[no] {""}
  }
vesh = { $days ->
    [0] Vesh is here
    [one] Vesh’s fleet is one day away
   *[other] Vesh’s fleet is { $days } days away
  }
left-over = { $tile }: { $count } left
stack-number = No. { $number } in line
on-boat = { $tile }, from { $place }
group = { $cats ->
    [1] A lonely cat
    [2] Two { $colour }
   *[other] Family of { $cats } { $colour }: { $points } points
  }
group-more = { $more ->
    [one] One more makes a family: 8 points.
   *[other] { $more } more make a family: 8 points.
  }
group-next = One more cat: +{ $points }.
room-state = { $room }: { $full ->
    [yes] filled
   *[no] not filled, −5
  }
rats-seen = { $rats ->
    [one] One rat to be seen: −1
   *[other] { $rats } rats to be seen: −{ $rats }
  }
fish-left = { $fish } fish
basket-permanent = { $count ->
    [one] { $count } permanent basket, ready
   *[other] { $count } permanent baskets, ready
  }
basket-used = { $count ->
    [one] { $count } permanent basket, used today
   *[other] { $count } permanent baskets, used today
  }
basket-basket_1 = { $count ->
    [one] { $count } regular basket with shoes
   *[other] { $count } regular baskets with shoes
  }
basket-basket_3 = { $count ->
    [one] { $count } regular basket with boots
   *[other] { $count } regular baskets with boots
  }
basket-broken = { $count ->
    [one] { $count } broken basket
   *[other] { $count } broken baskets
  }
basket-pair = 1 pair of broken baskets: { $one } and { $two }
waits-anywhere = Free Berth: the next tile need not touch
waits-extra = { $count ->
    [one] Double Rescue: one more cat in a turn
   *[other] Double Rescue: { $count } more cats in a turn
  }
speed = Speed { $speed }
hidden-cards = { $cards } face down
hand-size = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
lesson-count = { $cards ->
    [one] 1 private lesson
   *[other] { $cards } private lessons
  }
has-passed = has passed
has-chosen = has chosen
signed = { $points }
part-now = { $part }: { $points }
have-of = { $have }/{ $need }
points-now = { $points ->
    [one] now 1
   *[other] now { $points }
  }
still = { $left } to go
lesson-now = { $card }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
  }
some-cards = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
  }
note-kind = { $card } (price { $cost }): { $does }
note-lesson = { $card } ({ $number }): { $points ->
    [0] { $does }.
    [one] 1 point: { $does }.
   *[other] { $points } points: { $does }.
  }{ $ours ->
    [yes] {" "}An Archipel card.
   *[no] {""}
  }
public-1 = { $p0 }
public-2 = { $p0 } · { $p1 }
public-3 = { $p0 } · { $p1 } · { $p2 }
public-4 = { $p0 } · { $p1 } · { $p2 } · { $p3 }
public-note-1 = { $card }, { $colour }: { $does }. Now { $p0 }, halved.
public-note-2 = { $card }, { $colour }: { $does }. Now { $s0 } { $p0 }, { $s1 } { $p1 }.
public-note-3 = { $card }, { $colour }: { $does }. Now { $s0 } { $p0 }, { $s1 } { $p1 }, { $s2 } { $p2 }.
public-note-4 = { $card }, { $colour }: { $does }. Now { $s0 } { $p0 }, { $s1 } { $p1 }, { $s2 } { $p2 }, { $s3 } { $p3 }.
sister-left = { $cards ->
    [0] Her day is done.
    [one] One card to come.
   *[other] { $cards } cards to come.
  }
her-colour = { $colour }: { $worth } points each, { $points } now
her-colour-hidden = A colour still to come, { $worth } points each
worth-now = ×{ $worth } = { $points }
her-card = { $one }; then { $two }
her-card-hidden = A card she has not turned up yet
she-takes-cat = cat { $number } leaves
she-takes-rare = rare treasure { $number } leaves
she-takes-oshax = Oshax { $number } leaves
she-takes-common = a { $tile } leaves
she-switches = cats { $one } and { $two } change places

## Choices

choose-meeple = Take the { $colour } meeple
name-colour = Name { $colour }
keep-2 = Keep { $c0 } and { $c1 }
keep-3 = Keep { $c0 }, { $c1 } and { $c2 }
buy = Buy { $card } ({ $cost } fish)
return = Put { $card } back
pay = { $cards ->
    [0] Keep none
   *[other] Keep { $cards } for { $fish } fish
  }
lay = Lay down { $card }
lift = Take { $card } back
ready = { $cards ->
    [0] Lay none
    [one] Lay 1 card
   *[other] Lay { $cards } cards
  }
rescue = Rescue the { $tile }: { $price } fish, { $basket }
take = Take: { $tile }
costs = { $price } fish, { $left } left
with-permanent = permanent basket
with-basket_1 = basket with shoes
with-basket_3 = basket with boots
with-pair = { $one } + { $two }
pass = Pass
end = End the turn
place = Place the { $tile } at { $place }, pose { $turn }
earns-map = Its own map: a common treasure.
peek = Look under the tiles
skip = No treasure
lose = Let it go
adopt = Take the { $tile }
find = { $card }, { $way }: { $tile }
play = Play { $card }: { $does }
play-colour = Play { $card } for { $colour }
play-ready = Play { $card }: give up a ready basket
play-used = Play { $card }: give up a used basket
waive = Not now
send = Send the { $tile } to the { $field }
enough = Enough
to-left = To the left field
to-right = To the right field
forget = Give up { $card }
give = Give up the { $tile }

## What is asked

prompt-over = The fleet is here. The game is over.
prompt-wait = { $other } { $phase ->
    [rescue] is rescuing.
    [finds] is searching for treasure.
   *[other] is deciding.
  }
prompt-wait-all = Waiting for the others.
prompt-wait-window = A moment for any-time cards is open.
prompt-window-dawn = a new day: play a card?
prompt-window-fished = before the draft: play a card?
prompt-window-drafted = before paying: play a card?
prompt-window-paid = before the lessons: play a card?
prompt-window-lay = before { $other } lays rescue cards: play a card?
prompt-window-revealed = the order stands: play a card?
prompt-window-rescue = before { $other }’s rescue turn: play a card?
prompt-window-find = before { $other }’s turn of finds: play a card?
prompt-window-sister = before the sister: play a card?
prompt-window-dusk = dusk: play a card?
prompt-meeple = choose your meeple.
prompt-draft = { $mode ->
    [solo] keep three of these cards.
   *[other] keep two of these cards.
  }
prompt-drop = keep two of these three lessons.
prompt-pay = which of your seven cards will you pay for?
prompt-buy = which of the cards drawn will you pay for?
prompt-colour = name the colour of { $card }.
prompt-dye = choose the colour of the { $tile }.
prompt-lay = lay down rescue cards.
prompt-rescue = { $mode ->
    [family] { $open ->
        [yes] take a cat, or pass.
       *[no] no cat fits: pass.
    }
   *[other] { $done ->
        [0] { $open ->
            [yes] rescue a cat, or pass.
           *[no] no cat can be rescued: pass.
        }
       *[other] { $open ->
            [yes] rescue one more cat, or end the turn.
           *[no] play any-time cards, or end the turn.
        }
    }
  }
prompt-find = { $done ->
    [0] { $open ->
        [yes] play Oshax or treasure, or pass.
       *[no] nothing can be found: pass.
    }
   *[other] play any-time cards, or end the turn.
  }
prompt-place = place the { $tile }.
prompt-bonus = the map earns a treasure: take one, or none.
prompt-second = take a second treasure, or none.
prompt-send = { $count ->
    [one] one more cat may change fields.
   *[other] up to { $count } cats change fields.
  }
prompt-field = which field for the { $tile }?
prompt-forget = { $count ->
    [one] give up one more lesson.
   *[other] give up { $count } lessons.
  }
prompt-give = { $count ->
    [one] give up one more treasure.
   *[other] give up { $count } treasures.
  }
hint-pay = { $fish } fish for these, { $left } left.
hint-map = { $anywhere ->
    [yes] Anywhere. On the map of its colour it earns a treasure.
   *[no] It must touch a tile. On the map of its colour it earns a treasure.
  }
hint-place = { $anywhere ->
    [yes] It may lie anywhere.
   *[no] It must touch a tile.
  }
hint-free = Touch a cat: it costs nothing.
hint-touch = Touch what is lit.
hint-pass = Nothing else is possible here: go on by the button.
hint-lay = Boots are speed, baskets carry cats. The rest waits for tomorrow.
hint-rescue = { $fish } fish. Touch a cat, or a basket first.
hint-find = { $what ->
    [oshax] Touch an Oshax, then its colour.
    [treasure] Touch a treasure card, then the treasure.
   *[both] Touch an Oshax, then its colour; or a treasure card, then the treasure.
  }
hint-draft = { $mode ->
    [solo] The others are discarded.
   *[other] { $way ->
        [next] The rest goes to the next seat.
       *[previous] The rest goes to the previous seat.
    }
  }
phase-fishing = Fishing
phase-exploring = Exploring
phase-lessons = Lessons
phase-rescue = Rescue
phase-finds = Finds
progress = Day { $day } of 5
may = { $cards ->
    [one] You may play { $card }.
   *[other] You may play one of { $cards } any-time cards.
  }
may-name = Any-time cards
may-none = Nothing to play. All are asked, to keep hands secret.
moment-dawn = At dawn
moment-fished = After fishing
moment-drafted = After the draft
moment-paid = After paying
moment-lay = Before another lays rescue cards
moment-revealed = After the reveal
moment-rescue = Before another’s rescue turn
moment-find = Before another’s turn of finds
moment-sister = Before a card of the sister
moment-dusk = At dusk

## What happened

event-day = Day { $day }
event-meeple = { $seat } { $me ->
    [yes] take
   *[no] takes
  } the { $colour } meeple.
event-filled = { $cats } cats come to the fields{ $rare ->
    [0] {""}
    [one] , and a rare treasure under the island
   *[other] , and { $rare } rare treasures under the island
  }.
event-fished = Everybody gains { $fish } fish.
event-dealt = { $cards ->
    [one] The last card is kept.
   *[other] { $cards } cards to choose from.
  }
event-kept = { $seat } { $me ->
    [yes] keep
   *[no] keeps
  } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } for { $fish } fish.
event-studied = { $seat } { $me ->
    [yes] lay
   *[no] lays
  } down { $lessons ->
    [one] a private lesson
   *[other] { $lessons } private lessons
  }.
event-taught = { $seat } { $me ->
    [yes] bring
   *[no] brings
  } the public lesson { $card }.
event-named = { $seat } { $me ->
    [yes] name
   *[no] names
  } { $colour } for { $card }.
event-laid = { $seat } { $me ->
    [yes] lay
   *[no] lays
  } down { $cards ->
    [one] 1 rescue card
   *[other] { $cards } rescue cards
  }.
event-turned = { $seat }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, speed { $speed }.
event-rescued = { $seat } { $me ->
    [yes] take
   *[no] takes
  } { $first ->
    [orange] an
   *[other] a
  } { $cat }{ $fish ->
    [0] {""}
   *[other] {" "}({ $fish } fish)
  }.
event-placed = { $seat } { $me ->
    [yes] place
   *[no] places
  } { $first ->
    [orange] an
    [oshax] an
   *[other] a
  } { $tile }.
event-mapped = { $seat } { $me ->
    [yes] cover
   *[no] covers
  } the { $colour } map with its own cat.
event-passed = { $seat } { $me ->
    [yes] pass
   *[no] passes
  }.
event-adopted = { $seat } { $me ->
    [yes] take
   *[no] takes
  } in an Oshax: { $colour }.
event-found = { $seat } { $me ->
    [yes] play
   *[no] plays
  } { $card }: { $way }.
event-played = { $seat } { $me ->
    [yes] play
   *[no] plays
  } { $card }{ $fish ->
    [0] {""}
   *[other] : { $fish } fish
  }.
event-declined = { $seat } { $me ->
    [yes] take
   *[no] takes
  } no treasure.
event-drew = { $seat } { $me ->
    [yes] draw
   *[no] draws
  } { $cards } cards.
event-pulled = { $seat } { $me ->
    [yes] draw
   *[no] draws
  } from the bag: { $tile }.
event-sent = The { $cat } goes to the { $field }.
event-forgot = { $seat } { $me ->
    [yes] give
   *[no] gives
  } up a private lesson.
event-gave = { $seat } { $me ->
    [yes] give
   *[no] gives
  } up a { $tile }.
event-wove = { $seat } { $me ->
    [yes] gain
   *[no] gains
  } a permanent basket.
event-lost = The { $tile } fits nowhere and leaves the game.
event-sister-first = The sister: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } today, speed { $speed }.
event-sister = The sister turns up a card.
event-took = The sister takes { $common ->
    [yes] a { $tile }
   *[no] number { $number }: { $tile }
  }{ $last ->
    [yes] {" "}(number { $asked } is missing: the last one)
   *[no] {""}
  }.
event-took-nothing = The sister finds no { $line } to take.
event-switched = { $done ->
    [yes] The sister switches cats { $one } and { $two }.
   *[no] Nothing to switch.
  }
event-colour = The sister’s next colour: { $colour }, { $points } { $points ->
    [one] point
   *[other] points
  } a cat.
event-fled = { $cats ->
    [0] Dusk. No cat is left behind.
    [one] Dusk. One cat flees.
   *[other] Dusk. { $cats } cats flee.
  }
event-ended = The fleet is here. Lessons are turned over.

## The score

score-foreseen = Points
part-rats = Rats
part-rooms = Rooms
part-families = Families
part-rare = Rare treasures
part-private = Private lessons
part-public = Public lessons
part-sister = The sister’s points
most-points = Most points.
most-fish = Level on points; more fish decide.
filled-rooms = Level on points; more filled rooms decide.
shared = Level in everything: a shared victory.
won-sister = More points than the sister.
lost-sister = The sister has as many points, or more.

## Why not

refused-unfinished = Something else must be finished first.
refused-phase-draft = Cards are chosen in the draft.
refused-phase-pay = Cards are paid for after the draft.
refused-phase-lay = Rescue cards are laid down before the reveal.
refused-phase-rescue = Cats are rescued in the rescue phase.
refused-phase-find = Oshax and treasure cards are played among the rare finds.
refused-window = A moment for any-time cards is open: first all who are asked answer.
refused-no-window = Nobody has asked.
refused-not-now = Not now.
refused-pose = A tile does not lie like that.
refused-outside = Part of it would lie outside the boat.
refused-overlap = It would cover a tile.
refused-touches-nothing = It touches no tile.
refused-not-in-hand = That card is not in your hand.
refused-berth-waits = A Free Berth is already waiting.
refused-meeple-taken = That meeple is taken.
refused-no-basket-to-give = You have no permanent basket to give up.
refused-two-lessons = You need two private lessons to give up.
refused-two-treasures = You need two treasures on your boat to give up.
refused-colour = There are five colours: blue, green, red, purple, orange.
refused-not-in-field = That cat is in no field.
refused-no-room = It fits nowhere on your boat.
refused-free = In the family game cats cost nothing.
refused-fish = It costs { $cost } fish; you have { $fish }.
refused-no-regular = You have revealed no such basket.
refused-no-pair = Two revealed broken baskets are needed.
refused-no-basket = You have no basket left.
refused-which-basket = That is no basket.
refused-chosen = You have chosen; the others still choose.
refused-waiting = It is { $other }’s turn.
refused-one-cat = One cat a turn.
refused-rescued = You have rescued a cat: end the turn.
refused-end = Nothing is done yet: pass, or do something.
refused-keep = Keep { $count } cards.
refused-not-offered-card = That card is not among those offered.
refused-not-your-card = That card is not among yours.
refused-not-picked = You have not chosen that card.
refused-put-back = You have put cards back { $count } times today: it stays chosen.
refused-picked = You have chosen that card already.
refused-too-dear = It costs { $cost } fish; { $fish } are left.
refused-not-in-hand-rescue = No such rescue card is in your hand.
refused-not-laid = No such card is laid down.
refused-must-place = It must be placed where it fits.
refused-one-find = One card a turn.
refused-no-oshax-card = You hold no Oshax card.
refused-no-such-oshax = That Oshax is not there.
refused-no-treasure-card = You hold no such treasure card.
refused-way = That card does not give this.
refused-treasure-gone = None of these is left.
refused-common-only = Only a common treasure may be taken.
refused-small-only = Only a small treasure may be taken.
refused-no-such-treasure = There is no such treasure.
refused-herd-twice = Each cat changes fields once.
refused-herd-none = At least one cat must change fields.
refused-not-your-lesson = That is no private lesson of yours.
refused-not-a-treasure = Only treasures can be given up.
refused-only-promo = That is for promotional Oshax.
refused-only-solo = That is for the solo game.
refused-only-cards = The family game has no cards.
refused-solo-seats = The sister is met alone.
refused-family-alone = The family game is for two to four.
refused-seats = Two to four players; alone you meet the sister.
refused-modules = Exactly three complete modules.
refused-no-oshax = The family game has no Oshax.

## Cards

kind-oshax = Oshax Companion
does-oshax = Take an Oshax and choose its colour.
kind-boots = Boots
does-boots = Speed only.
kind-broken = Broken Basket
does-broken = Two make one basket.
kind-broken_1 = Broken Basket and Shoes
does-broken_1 = Two make one basket.
kind-broken_3 = Broken Basket and Boots
does-broken_3 = Two make one basket.
kind-basket_1 = Basket and Shoes
does-basket_1 = One cat.
kind-basket_3 = Basket and Boots
does-basket_3 = One cat.
kind-fish_oshax = Oshax Catch
does-fish_oshax = 2 fish for each of your Oshax.
kind-anywhere = Free Berth
does-anywhere = Your next tile need not touch.
kind-draw2 = Second Look
does-draw2 = Draw 2 cards, pay for those you keep.
kind-draw3 = Long Look
does-draw3 = Draw 3 cards, pay for those you keep.
kind-tile_to_boat = Stowaway
does-tile_to_boat = Draw a tile from the bag and place it.
kind-basket_to_fish = Basket Trade
does-basket_to_fish = A permanent basket for 5 fish.
kind-move_cats = Herding
does-move_cats = 1 to 3 cats change fields.
kind-fish_lessons = Bookish Catch
does-fish_lessons = 1 fish for each of your lessons.
kind-double_rescue = Double Rescue
does-double_rescue = One more cat in a rescue turn.
kind-tiles_to_fields = Fresh Arrivals
does-tiles_to_fields = Draw 4 tiles; choose the cats’ fields.
kind-gain_basket = New Basket
does-gain_basket = Gain a permanent basket.
kind-basket_for_lessons = Woven Pages
does-basket_for_lessons = 2 lessons for a permanent basket.
kind-basket_for_treasures = Treasure Trade
does-basket_for_treasures = 2 treasures for a permanent basket.
kind-fish_colors = Mixed Catch
does-fish_colors = 1 fish for each colour on your boat.
kind-fish_rare = Rare Catch
does-fish_rare = 2 fish for each rare treasure.
kind-fish_common = Common Catch
does-fish_common = 1 fish for each common treasure.
kind-fish_one_color = Family Catch
does-fish_one_color = 1 fish for each cat of one colour.
kind-treasure_rare_or_common = Treasure Hoard
does-treasure_rare_or_common = 1 rare or up to 2 common treasures.
kind-treasure_small = Treasure Pouch
does-treasure_small = Up to 2 small; or 2 common for 1 fish.
card-113 = Full Gunwale
does-113 = no cell at the edge is free
card-114 = Fifteen Aboard
does-114 = exactly 15 cats
card-115 = Three of Each
does-115 = at least 3 cats of each colour
card-116 = Every Colour at the Rail
does-116 = a cat of each colour at the edge
card-117 = Favourites at the Rail
does-117 = per cat at the edge, of your best colour
card-118 = Three Baskets
does-118 = exactly 3 permanent baskets
card-119 = Ahead of the Fleet
does-119 = first in the order at the end
card-120 = Loners
does-120 = per lonely cat
card-121 = Family Tree
does-121 = nobody has a larger family
does-121-solo = a family of at least 7
card-122 = Collector of Rarities
does-122 = per rare treasure
card-123 = Collector of Trinkets
does-123 = per common treasure
card-124 = Rat Free
does-124 = no rat to be seen
card-125 = Rat Friend
does-125 = per rat to be seen
card-126 = Well Read
does-126 = per lesson, this one too
card-127 = Five Blue
does-127 = exactly 5 blue cats
card-128 = Five Green
does-128 = exactly 5 green cats
card-129 = Five Purple
does-129 = exactly 5 purple cats
card-130 = Five Red
does-130 = exactly 5 red cats
card-131 = Mhoxxite Cattery
does-131 = exactly 5 orange cats
card-132 = Five Rats
does-132 = exactly 5 rats to be seen
card-133 = Six Lessons
does-133 = exactly 6 lessons, this one too
card-134 = Five Treasures
does-134 = exactly 5 treasures
card-135 = Warmth of the Sun
does-135 = for every 2 cats at the edge
card-136 = Captain’s Quarters
does-136 = both captain’s rooms filled
card-137 = Empty Bedrooms
does-137 = both bedrooms empty
card-138 = Large Families
does-138 = per family of at least 4
card-139 = Oshax Friend
does-139 = per Oshax
card-140 = Empty Dining Room
does-140 = the dining room empty
card-141 = Third Family Twice
does-141 = your third largest family scores again
card-142 = Packed Lunch
does-142 = at least 5 fish left
card-143 = Shared Rail
does-143 = per cat at the edge, of the named colour
card-144 = Shared Favourite
does-144 = per cat of the named colour
card-145 = Shared Trio
does-145 = at least 3 cats of the named colour
card-146 = Shared Loners
does-146 = per lonely cat of the named colour
card-147 = Shared Learning
does-147 = per private lesson
card-148 = Prospector
does-148 = per treasure
card-149 = Shared Hoard
does-149 = per treasure touching the named colour
card-150 = Unread Maps
does-150 = per map not covered
card-151 = Favourites at the Rail
does-151 = per cat at the edge, of your best colour
card-152 = Every Colour at the Rail
does-152 = a cat of each colour at the edge
card-153 = Warmth of the Sun
does-153 = for every 2 cats at the edge
card-154 = Rat Free
does-154 = no rat to be seen
card-155 = Full Middle Row
does-155 = the middle row is full
card-156 = Full Gunwale
does-156 = no cell at the edge is free
card-157 = Twenty Aboard
does-157 = exactly 20 cats
card-158 = Three of Each
does-158 = at least 3 cats of each colour
card-159 = Five Blue
does-159 = exactly 5 blue cats
card-160 = Five Green
does-160 = exactly 5 green cats
card-161 = Five Purple
does-161 = exactly 5 purple cats
card-162 = Five Red
does-162 = exactly 5 red cats
card-163 = Five Orange
does-163 = exactly 5 orange cats
card-164 = Prospector
does-164 = per treasure
card-165 = Family Tree
does-165 = nobody has a larger family
card-166 = Rat Friend
does-166 = per rat to be seen
card-167 = Filled Rooms
does-167 = per filled room
card-168 = Third Family Twice
does-168 = your third largest family scores again
card-197 = Far from Gold
does-197 = per colour without a cat touching a treasure
card-198 = Kinship
does-198 = per cat in your largest family
card-199 = Poor Haul
does-199 = you have fewer than 9 treasures
card-200 = Unspent Fish
does-200 = per fish you have left
card-201 = Rats Aboard
does-201 = per rat to be seen
card-202 = Overcrowded
does-202 = per cat beyond 15
card-203 = Away from the Rail
does-203 = per colour without a cat at the edge
card-204 = Best Lesson Twice
does-204 = her best other lesson scores again
card-205 = Tidy Rooms
does-205 = per filled room
card-206 = Loneliness
does-206 = per lonely cat
card-207 = Your Studies
does-207 = per lesson of yours
card-208 = Largest Family
does-208 = the points of your largest family
card-209 = Second Family
does-209 = the points of your second largest family
card-210 = Baubles
does-210 = per common treasure
card-211 = Penniless Cats
does-211 = per cat touching no treasure
card-212 = Maps Read
does-212 = per covered map
card-213 = Families
does-213 = per family
card-214 = Sunbathers
does-214 = per cat at the edge
card-215 = No Hunters
does-215 = per colour without a cat touching a rat
card-216 = Organised
does-216 = per column of 9 in one colour of cats
card-217 = Full Storage
does-217 = the storage room filled
card-218 = Quiet Nights
does-218 = both bedrooms filled
card-219 = Full Middle Row
does-219 = the middle row is full
card-220 = Four Families
does-220 = at least 4 families
card-221 = Cartographer
does-221 = all five maps covered
card-222 = Shared Rooms
does-222 = per filled room
card-223 = Shared Families
does-223 = per family
colour-blue = blue
letter-blue = B
colour-green = green
letter-green = G
colour-red = red
letter-red = R
colour-purple = purple
letter-purple = P
colour-orange = orange
letter-orange = O
does-148-common = per common treasure

## The tutorial

tutorial-welcome = Vesh’s fleet is five days away. Until then you bring cats to safety and fit them into your boat: families together, rats and rooms covered. Most points win.
tutorial-meeple = First choose the colour of your meeple; it scores nothing. Take any but orange, which your rival wants.
tutorial-day = Day 1. Eight cats have come to the two fields, and everybody has caught 20 fish. Fish pay for cards now and for cats later.
tutorial-draft = Seven cards: keep two and pass the rest on. Keep Broken Basket and Shoes, then the lesson Oshax Friend.
tutorial-drafted = So it goes on, two of five cards, two of three, then the last: seven lie before you. Each has a price, and only what you pay for comes into your hand.
tutorial-buy = Baskets are what you rescue with. Choose the first Broken Basket and Shoes: 1 fish.
tutorial-pay = Three broken baskets and the lesson are chosen: 5 fish. Do not spend everything, the cats will cost too. Pay.
tutorial-lesson = The lesson lies face down before you; nobody else sees it. Oshax Friend brings 3 points for every Oshax on your boat at the end. Public lessons lie in the middle and score for everybody.
tutorial-lay = Rescue cards carry baskets and speed. Lay down a Broken Basket and Shoes.
tutorial-order = You laid two, speed 2 together; your rival has 1. The faster one chooses first. And two broken baskets are good for one whole basket.
tutorial-rescue = A cat costs 3 fish in the left field, 5 in the right, and takes a basket. Rescue the green cat that glows, with your permanent basket.
tutorial-place = Fit it in at once. Turn it with R, flip it with F or by the buttons. “Show me” holds it over the place meant for it: the first tile may lie anywhere.
tutorial-second = Your rival has rescued a cat; it is your turn again. Another green cat is in the right field, for 5 fish: the two broken baskets carry it.
tutorial-touch = From the second tile on, every one must touch another on your boat. Place it beside the first cat, as “Show me” does: green next to green.
tutorial-family = Three cats of one colour that touch are a family: 8 points. Four are 11, five 15, six 20, and so on. Two are only the beginning.
tutorial-rooms = Every rat still to be seen costs 1 point at the end, every room that is not filled 5. A cat on the map of its own colour earns a common treasure at once, good for closing gaps.
tutorial-rare = Nobody can rescue any more. Rare finds come last: Oshax and treasure cards. Your rival has taken a rare treasure, worth 3 points.
tutorial-dusk = Dusk: the cats left behind flee, and Vesh is a day nearer. Fish and cards stay with you, baskets are ready again, and 20 fish come in: day 2.
tutorial-end = Five days later: families 44, public lessons 27, private ones 22, rare treasures 9, less 25 for rooms and 4 for rats. 73 points to 68, you win.

# An owner's own lessons and tiles, by kind.
own-title = { $en }
own-joined = { $one }, { $two }
own-hue = { $what } ({ $hue })
own-named = the named colour
own-per = { $every ->
    [1] per { $what }
   *[other] for every { $every } { $what }
  }
own-exactly = { $value ->
    [0] no { $what }
   *[other] exactly { $value } { $what }
  }
own-least = at least { $value } { $what }
own-less = fewer than { $value } { $what }
own-best = per { $what }, of your best colour
own-largest = nobody has a larger family, or alone a family of at least { $least }
own-again = { $rank ->
    [1] your largest family scores again
    [2] your second largest family scores again
    [3] your third largest family scores again
   *[other] your { $rank }th largest family scores again
  }
measure-cats = { $count ->
    [one] cat
   *[other] cats
  }
measure-cats_of_color = { $count ->
    [one] cat
   *[other] cats
  }
measure-cats_over = { $count ->
    [one] cat beyond { $n }
   *[other] cats beyond { $n }
  }
measure-colors_with_at_least = { $count ->
    [one] colour with at least { $n } cats
   *[other] colours with at least { $n } cats
  }
measure-cats_touching_edge = { $count ->
    [one] cat at the edge
   *[other] cats at the edge
  }
measure-colors_touching_edge = { $count ->
    [one] colour with a cat at the edge
   *[other] colours with a cat at the edge
  }
measure-colors_without_cat_touching_edge = { $count ->
    [one] colour without a cat at the edge
   *[other] colours without a cat at the edge
  }
measure-lonely_cats = { $count ->
    [one] lonely cat
   *[other] lonely cats
  }
measure-families_of_at_least = { $count ->
    [one] family of at least { $n }
   *[other] families of at least { $n }
  }
measure-largest_family_size = { $count ->
    [one] cat of your largest family
   *[other] cats in your largest family
  }
measure-treasures_touching_color = { $count ->
    [one] treasure touching a cat
   *[other] treasures touching a cat
  }
measure-colors_without_cat_touching_treasure = { $count ->
    [one] colour without a cat touching a treasure
   *[other] colours without a cat touching a treasure
  }
measure-visible_rats = { $count ->
    [one] rat to be seen
   *[other] rats to be seen
  }
measure-treasures = { $count ->
    [one] treasure
   *[other] treasures
  }
measure-common_treasures = { $count ->
    [one] common treasure
   *[other] common treasures
  }
measure-rare_treasures = { $count ->
    [one] rare treasure
   *[other] rare treasures
  }
measure-oshax = { $count ->
    [one] Oshax
   *[other] Oshax
  }
measure-filled_rooms = { $count ->
    [one] filled room
   *[other] filled rooms
  }
measure-rooms_filled_of = { $count ->
    [one] filled room among { $rooms }
   *[other] filled rooms among { $rooms }
  }
measure-rooms_empty_of = { $count ->
    [one] empty room among { $rooms }
   *[other] empty rooms among { $rooms }
  }
measure-empty_edge_cells = { $count ->
    [one] free cell at the edge
   *[other] free cells at the edge
  }
measure-empty_middle_row_cells = { $count ->
    [one] free cell in the middle row
   *[other] free cells in the middle row
  }
measure-covered_maps = { $count ->
    [one] covered map
   *[other] covered maps
  }
measure-uncovered_maps = { $count ->
    [one] map not covered
   *[other] maps not covered
  }
measure-private_lessons = { $count ->
    [one] private lesson
   *[other] private lessons
  }
measure-permanent_baskets = { $count ->
    [one] permanent basket
   *[other] permanent baskets
  }
measure-fish = { $count ->
    [one] fish left
   *[other] fish left
  }
measure-first_in_turn_order = { $count ->
    [one] first place in the order at the end
   *[other] first places in the order at the end
  }
measure-cats_not_touching_treasure = { $count ->
    [one] cat touching no treasure
   *[other] cats touching no treasure
  }
measure-colors_without_cat_touching_visible_rat = { $count ->
    [one] colour without a cat touching a rat
   *[other] colours without a cat touching a rat
  }
measure-single_color_columns = { $count ->
    [one] column of { $n } in one colour of cats
   *[other] columns of { $n } in one colour of cats
  }

## In letters
ink-rat = rat
ink-map = map of the { $colour }
ink-common = common treasure
ink-rare = rare treasure
ink-oshax = Oshax
ink-oshax-of = Oshax, one of the { $colour }
ink-room-parrot = captain’s room
ink-room-moon = bedroom
ink-room-apple = dining room
ink-room-corn = storage room
ink-room-plain = large room
