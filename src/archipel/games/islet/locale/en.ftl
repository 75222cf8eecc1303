### Islet in English.

name = Islet
lead = Stack the tiles, climb with your bird, lay all your eggs before the others.

mode-rivals = Rivals
mode-solo = Solo: day and night
option-eggs = Eggs
option-eggs-0 = By number of players
option-eggs-5 = 5
option-eggs-6 = 6
option-eggs-7 = 7
option-eggs-help = Usually ten eggs with two players or alone, eight with three, six with four. Fewer eggs, a shorter game.
option-first_player = First player
option-first_player-random = By lot
option-first_player-seat_1 = Seat 1
option-first_player-seat_2 = Seat 2
option-first_player-seat_3 = Seat 3
option-first_player-seat_4 = Seat 4
option-nested_transformations = Chained transformations
option-nested_transformations-help = Two clay count as a sand, which with another clay counts as a flower.
option-holes_are_sea = Holes are sea
option-holes_are_sea-help = An empty cell among tiles counts as sea: tiles begin there and birds land there.
option-guaranteed_first_payment = Guaranteed resources first
option-guaranteed_first_payment-help = Of each kind, guaranteed resources that are ready pay before cards.
option-stall_guard_rounds = End if nothing happens
option-stall_guard_rounds-0 = Never
option-stall_guard_rounds-3 = After 3 rounds
option-stall_guard_rounds-help = The game ends if nobody places a tile or lays an egg for so many rounds.
option-content = Your own day and night cards
option-level_match = Level asked for
option-level_match-exact = Exactly
option-level_match-at_least = At least
option-surround_min_neighbours = Neighbours asked for
option-surround_min_neighbours-1 = 1 or more
option-surround_min_neighbours-2 = 2 or more
option-surround_min_neighbours-3 = All 3
option-surround_min_neighbours-help = For cards that ask for a terrain all around.
option-solo_discard_source = Tiles removed
option-solo_discard_source-single = All from the hand, or all from the bag
option-solo_discard_source-mixed = Hand and bag as you like

## Things

resource-W = fresh water
resource-S = sand
resource-C = clay
resource-B = branch
resource-L = leaf
resource-F = flower
on-W = onto fresh water
on-S = onto sand
on-C = onto clay
count-W = { $count } water
count-S = { $count } sand
count-C = { $count } clay
count-B = { $count ->
    [one] { $count } branch
    *[other] { $count } branches
}
count-L = { $count ->
    [one] { $count } leaf
    *[other] { $count } leaves
}
count-F = { $count ->
    [one] { $count } flower
    *[other] { $count } flowers
}
cards-0 = nothing
cards-2 = { $a } and { $b }
cards-3 = { $a }, { $b } and { $c }
cards-4 = { $a }, { $b }, { $c } and { $d }
cards-5 = { $a }, { $b }, { $c }, { $d } and { $e }
cards-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
tile-Wb = fresh water, branch nest
tile-Wl = fresh water, leaf nest
tile-Wf = fresh water, flower nest
tile-Sb = sand, branch nest
tile-Sl = sand, leaf nest
tile-Sf = sand, flower nest
tile-Cb = clay, branch nest
tile-Cl = clay, leaf nest
tile-Cf = clay, flower nest
cell-Wb = Fresh water, branch nest, level { $level }
cell-Wl = Fresh water, leaf nest, level { $level }
cell-Wf = Fresh water, flower nest, level { $level }
cell-Sb = Sand, branch nest, level { $level }
cell-Sl = Sand, leaf nest, level { $level }
cell-Sf = Sand, flower nest, level { $level }
cell-Cb = Clay, branch nest, level { $level }
cell-Cl = Clay, leaf nest, level { $level }
cell-Cf = Clay, flower nest, level { $level }
cell-bird = { $cell }; { $me ->
    [yes] your bird
    *[no] bird: { $seat }
}
cell-egg = { $cell }; { $me ->
    [yes] an egg of yours
    *[no] egg: { $seat }
}
stack = { $level } tiles, from the top: { $tiles }
comma = { $a } · { $b }
bird-toucan = Toucan
bird-macaw = Macaw
bird-cockatoo = Cockatoo
bird-hummingbird = Hummingbird
card-DN01-1 = level 2, fresh water
card-DN01-2 = level 4, flower nest
card-DN02-1 = level 4, leaf nest
card-DN02-2 = level 2, sand
card-DN03-1 = level 2, clay
card-DN03-2 = level 4, branch nest
card-DN04-1 = level 4, clay
card-DN04-2 = level 2, branch nest
card-DN05-1 = level 2, leaf nest
card-DN05-2 = level 4, sand
card-DN06-1 = level 4, fresh water
card-DN06-2 = level 2, flower nest
card-DN07-1 = level 3, fresh water
card-DN07-2 = sand all among clay
card-DN08-1 = clay all among fresh water
card-DN08-2 = level 3, sand
card-DN09-1 = level 3, clay
card-DN09-2 = fresh water all among sand
card-DN10-1 = clay all among sand
card-DN10-2 = level 3, branch nest
card-DN11-1 = level 3, leaf nest
card-DN11-2 = sand all among fresh water
card-DN12-1 = fresh water all among clay
card-DN12-2 = level 3, flower nest
card-DN13-1 = level 4
card-DN13-2 = level 5
asks-level = level { $level }
asks-both = { $a }, { $b }
asks-terrain-W = { resource-W }
asks-terrain-S = { resource-S }
asks-terrain-C = { resource-C }
asks-nest-B = branch nest
asks-nest-L = leaf nest
asks-nest-F = flower nest
asks-around-W = all among fresh water
asks-around-S = all among sand
asks-around-C = all among clay
islet = The islet
islets = The two islets
islet-1 = Islet by day
islet-2 = Islet by night
level = lvl { $level }
number = { $number }
names = { $count ->
    [1] { $a }
    [2] { $a } and { $b }
    [3] { $a }, { $b } and { $c }
    *[other] { $a }, { $b }, { $c } and { $d }
}

## The table

subtitle = { $seats ->
    [1] Solo · { $eggs } eggs
    *[other] { $seats } players · { $eggs } eggs
}
progress = { $round ->
    [0] Start
    *[other] Round { $round }
}
progress-near = { $left ->
    [1] Last turn
    *[other] { $left } turns left
}
supply = Bag
supply-left = { $bag } · piles: fresh water { $W }, sand { $S }, clay { $C }, branch { $B }, leaf { $L }, flower { $F }
bag = { $count ->
    [0] The bag is empty
    [one] One tile in the bag
    *[other] { $count } tiles in the bag
}
pile = { $count ->
    [0] Pile of { $card }: empty
    [one] Pile of { $card }: one card
    *[other] Pile of { $card }: { $count } cards
}
afloat = At sea
bird-at-sea = { $me ->
    [yes] Your bird is at sea
    *[no] At sea: the bird of { $seat }
}
hand = Your tiles
in-hand = { $count ->
    [one] In your hand: { $tile }
    *[other] In your hand, { $count } times: { $tile }
}
placed = placed
gains = Gains of the chain
gain = Level { $level }: one card, { $card }
gain-owed = Level { $level }: nothing, the pile of { $card } is empty
step = { $nth }
reserve = Your resources
reserve-total = { $more ->
    [0] { $have } of { $limit }
    *[other] { $have } + { $more } of { $limit }
}
have = { $plus ->
    [0] { $card }: { $count } yours, { $left } in the pile
    *[other] { $card }: { $count } yours, { $plus } coming, { $left } in the pile
}
plus = +{ $count }
pile-left = pile { $count }
guaranteed = Guaranteed
sure = { $state ->
    [ready] Guaranteed resource, ready: { $card }
    *[tipped] Guaranteed resource, exhausted until the end of the turn: { $card }
}
sure-ready = ready
sure-tipped = exhausted
ways = How to pay?
eggs-of = Eggs: { $seat }
eggs = { $laid } laid · { $cards } on cards · { $free } free
levels = Levels under the eggs
counts = Reserve
counts-total = { $have } of { $limit }
has = { $card }: { $count }
safe-of = Guaranteed resources and tiles: { $seat }
tiles-of = { $count ->
    [0] { $seat }: no tile
    [one] { $seat }: one tile
    *[other] { $seat }: { $count } tiles
}
tiles = { $count ->
    [one] 1 tile
    *[other] { $count } tiles
}
end-near = { $what ->
    [egg] { $me ->
        [yes] You have laid your last egg. { $left }
        *[no] { $seat }: last egg laid. { $left }
    }
    *[tile] The bag is empty. { $left }
}
end-last = This is the last turn.
end-turns = One more turn: { $who }.
end-twice = two turns: { $who }
cards-at-1 = Cards of the islet by day
cards-at-2 = Cards of the islet by night
card = { $count ->
    [0] Card: { $side }. No tile meets it
    [one] Card: { $side }. One tile meets it
    *[other] Card: { $side }. { $count } tiles meet it
}
card-note = { $islet ->
    [1] On the islet by day
    *[2] On the islet by night
}, an egg is laid on such a tile: { $side }. { $count ->
    [0] None meets it yet.
    [one] One tile meets it.
    *[other] { $count } tiles meet it.
} Once the egg is laid, the card is met and goes.{ $ours ->
    [yes] { " " }An Archipel card.
    *[no] { "" }
}
could-lay = { $me ->
    [yes] Where can I lay?
    *[no] Where can { $seat } lay?
}
ladder = Tiles in the bag
rung-tiles = { $kind ->
    [last] { $least } and more
    *[some] { $least } to { $most }
}
rung = { $state ->
    [here] { $title }: { $tiles } tiles (here)
    *[other] { $title }: { $tiles } tiles
}
cards-won = { $count ->
    [0] None met
    *[other] { $count } met
}
deck = { $gone ->
    [one] 1 card met
    *[other] { $gone } cards met
} · { $deck } in the deck · { $removed ->
    [one] 1 tile removed
    *[other] { $removed } tiles removed
}

## What is asked

prompt-start = Your turn: put your bird on a tile
prompt-turn = { $can ->
    [place] Your turn: explore, or pass
    [advance] Your turn: move
    [nothing] Your turn: nothing to do, pass
    [place-move] Your turn: explore or move
    [move] Your turn: move
    *[other] Your turn: explore or move
}
prompt-chain = Your turn: climb or stop
prompt-discard = { $count ->
    [one] Your turn: return a resource
    *[other] Your turn: return { $count } resources
}
prompt-remove = { $count ->
    [one] Your turn: remove one more tile
    *[other] Your turn: remove { $count } more tiles
}
prompt-move = { $can ->
    [advance] Your turn: advance or end
    [lay] Your turn: lay or end
    [advance-lay] Your turn: advance, lay or end
    *[other] Your turn: end the move
}
prompt-guarantee = Your turn: choose a resource to guarantee
prompt-give_up = Your turn: which guaranteed resource to give up?
prompt-fulfil = Your turn: which card to discard?
prompt-wait = { $stage ->
    [chain] { $seat } is exploring
    [discard] { $seat } is returning resources
    [move] { $seat } is moving
    [guarantee] { $seat } is choosing a resource to guarantee
    [give_up] { $seat } is giving up a resource
    *[other] It is the turn of { $seat }
}
prompt-won = { $tied ->
    [yes] { $me ->
        [yes] You win: as many eggs, but yours lie higher
        *[no] { $seat } wins: as many eggs, but these lie higher
    }
    *[no] { $me ->
        [yes] You win: { $eggs ->
            [one] one egg laid
            *[other] { $eggs } eggs laid
        }
        *[no] { $seat } wins: { $eggs ->
            [one] one egg laid
            *[other] { $eggs } eggs laid
        }
    }
}
prompt-shared = Shared victory: { $who }, { $eggs ->
    [0] without an egg
    [one] one egg each
    *[other] { $eggs } eggs each
}
prompt-over-alone = { $won ->
    [yes] All eggs are laid, { $tiles ->
        [0] the bag is empty
        [one] one tile is left
        *[other] { $tiles } tiles are left
    }: { $rank }
    *[no] The bag has run out: { $eggs ->
        [0] no egg laid
        [one] one egg laid
        *[other] { $eggs } eggs laid
    }
}
hint-start = Your hand and the cards are open: choose the islet to begin on.
hint-turn = { $alone ->
    [yes] Touch a tile, then a sea cell of your bird’s islet. Moving costs three tiles.
    *[no] { $can ->
        [place] Touch a tile of your hand, then a sea cell.
        [nothing] No tile to place, no step you can pay.
        *[other] Explore: a tile, then a sea cell. Move: the cell your bird goes to.
    }
}
hint-short-bag = Careful: only { $count } tiles are left in the bag. Place more, and the game is lost.
hint-chain = Tile { $nth }: a neighbour above level { $level }, without egg or bird. Nothing is final yet.
hint-move = { $can ->
    [lay] Touch your bird’s cell to lay.
    [advance-lay] Touch a neighbouring cell to advance, your own to lay.
    [advance] Touch a neighbouring cell to advance.
    *[other] Nothing more you can pay here.
}
hint-discard = Touch a card of your reserve: at most { $limit } stay. Guaranteed ones do not count.
hint-remove = Removed tiles leave the game.
hint-guarantee = Touch a pile: at most two guaranteed of a kind.
hint-give_up = Its egg is the one you lay. An exhausted one will do as well.
hint-fulfil = The tile meets both cards: touch the one that goes.

## What can be done

do-place = Place { $tile }, level { $level }: { $card }, at { $place }
do-place-empty = Place { $tile }, level { $level }: the pile of { $card } is empty, at { $place }
yield = Level { $level }, one { $card }
yield-empty = Level { $level }, nothing: the pile of { $card } is empty
do-stop = { $count ->
    [one] Stop at one tile
    *[other] Stop at { $count } tiles
}
do-pass = Pass
do-end = End the move
do-move-hand = Move: 3 tiles of the hand
do-move-bag = Move: 3 tiles of the bag
do-move-mixed = Move: 3 tiles as you like
do-start = Begin here: { $islet }, { $place }
do-discard = { $count ->
    [one] Return your { $count } card of { $card }
    *[other] Return one of your { $count } cards of { $card }
}
do-remove = { $count ->
    [one] Remove: { $tile }
    *[other] Remove one of your { $count } tiles: { $tile }
}
do-remove-bag = Remove a random one of { $count } tiles in the bag
do-guarantee = { $count ->
    [one] Guarantee: { $card }, pile of { $count } card
    *[other] Guarantee: { $card }, pile of { $count } cards
}
do-give-up = { $state ->
    [ready] Give up: { $card }, ready
    *[tipped] Give up: { $card }, exhausted
}
do-fulfil = Discard: { $card }
do-lay = Lay in the { $nest } nest: { $price }
do-land = Land { $terrain }: { $price }
do-travel = Travel { $terrain }, on the other islet: { $price }
do-advance = Advance { $terrain }: { $price }
do-advance-free = Advance { $terrain }, free
pay-nothing = free
pay-made = { $cards } ({ $change })
pay-tips = { $cards }{ $tipped ->
    [one] , one egg tipped
    *[other] , { $tipped } eggs tipped
}{ $which ->
    [yes] { ": " }{ $tips }
    *[no] { "" }
}
made-of = { $cards } → { $into }

## The log

event-round = Round { $round }
event-started = { $me ->
    [yes] Your bird settles: { $islet }.
    *[no] { $seat } settles: { $islet }.
}
event-placed = { $me ->
    [yes] You place { $tile }, level { $level }.
    *[no] { $seat } places { $tile }, level { $level }.
}
event-gained = { $me ->
    [yes] You take { $cards }.
    *[no] { $seat } takes { $cards }.
}{ $short ->
    [0] { "" }
    *[other] { " " }Empty piles: { $missed } less.
}
event-drew = { $me ->
    [yes] { $count ->
        [one] You draw a tile.
        *[other] You draw { $count } tiles.
    }
    *[no] { $count ->
        [one] { $seat } draws a tile.
        *[other] { $seat } draws { $count } tiles.
    }
}
event-discarded = { $me ->
    [yes] You return { $card }.
    *[no] { $seat } returns { $card }.
}
event-removed = { $me ->
    [yes] You remove from your hand: { $tile }.
    *[no] { $seat } removes from the hand: { $tile }.
}
event-emptied = { $count ->
    [one] A tile of the bag leaves the game.
    *[other] { $count } tiles of the bag leave the game.
}
event-advanced = { $way ->
    [land] { $me ->
        [yes] You land { $terrain }: { $cards }.
        *[no] { $seat } lands { $terrain }: { $cards }.
    }
    [travel] { $me ->
        [yes] You travel { $terrain } of the other islet: { $cards }.
        *[no] { $seat } travels { $terrain } of the other islet: { $cards }.
    }
    *[step] { $free ->
        [0] { $me ->
            [yes] You advance { $terrain }, free.
            *[no] { $seat } advances { $terrain }, free.
        }
        *[other] { $me ->
            [yes] You advance { $terrain }: { $cards }.
            *[no] { $seat } advances { $terrain }: { $cards }.
        }
    }
}
event-laid = { $me ->
    [yes] You lay an egg at level { $level }: { $cards }.
    *[no] { $seat } lays an egg at level { $level }: { $cards }.
}
event-guaranteed = { $me ->
    [yes] You guarantee { $card }.
    *[no] { $seat } guarantees { $card }.
}
event-gave_up = { $me ->
    [yes] You give up { $card }.
    *[no] { $seat } gives up { $card }.
}
event-fulfilled = { $islet }: “{ $card }” is met.
event-revealed = { $islet }: a new card, “{ $card }”.
event-passed = { $me ->
    [yes] You pass.
    *[no] { $seat } passes.
}
event-last_egg = { $me ->
    [yes] Your last egg is laid: the round is played to its end.
    *[no] { $seat } lays the last egg: the round is played to its end.
}
event-last_tile = { $me ->
    [yes] You take the last tile: this round, then one more.
    *[no] { $seat } takes the last tile: this round, then one more.
}
event-ended = { $why ->
    [egg] The game is over: somebody has laid all their eggs.
    [tile] The game is over: the bag is empty.
    [stall] The game is over: nothing was happening any more.
    [saved] All eggs are laid.
    *[lost] The game is lost.
}

## The end

reason-egg = A player has laid all their eggs.
reason-tile = The last tile of the bag is taken.
reason-stall = Nobody was placing or laying any more.
reason-saved = All your eggs are laid.
reason-lost = The bag has run out of tiles.
part-eggs = Eggs laid
part-eggs-1 = Eggs on level 1
part-eggs-2 = Eggs on level 2
part-eggs-3 = Eggs on level 3
part-eggs-4 = Eggs on level 4
part-eggs-5 = Eggs on level 5
part-eggs-6 = Eggs on level 6 and above
part-tiles = Tiles in the bag
rank-ecosystem = Ideal ecosystem
rank-saved = Endangered species saved
rank-wildlife = Wildlife on the rise
rank-bloom = Plants starting to bloom
rank-again = Try again
rank-lost = Try again

## Why not

refused-start-first = First put your bird on a tile.
refused-discard-first = First go down to eight resources.
refused-remove-first = First remove the tiles that the move costs.
refused-guarantee-first = First choose a resource to guarantee.
refused-give-up-first = First choose the guaranteed resource you give up.
refused-fulfil-first = First choose the card to discard.
refused-moving = Your bird is on its way: this turn is a move, not an exploration.
refused-exploring = You are exploring: the bird stays where it is this turn.
refused-tiles-first = A move begins by removing { $count } tiles, of the hand or of the bag.
refused-no-such-place = There is no cell here.
refused-no-tiles = Your hand is empty: you cannot explore.
refused-not-in-hand = You do not have this tile: { $tile }.
tile-unknown = unknown tile
refused-other-islet = You explore only on the islet where your bird is.
refused-first-in-sea = The first tile goes into the sea, not on a tile.
refused-hole = This hole is no sea: so the table agreed.
refused-not-adjacent = Too far: the first tile touches the islet by an edge.
refused-same-cell = One tile a cell in an exploration.
refused-sea-again = Only the first tile goes into the sea; the others climb.
refused-not-neighbour = This cell is no neighbour of the tile placed last.
refused-egg = An egg fixes its stack.
refused-bird = { $whose ->
    [own] Your own bird is on this cell.
    *[other] A bird is on this cell.
}
refused-not-higher = Not high enough: the tile would lie at level { $level }, and level { $least } is the least.
refused-end-on-bird = You cannot end on the cell of another bird: go on.
refused-start-tile = The bird begins on a tile.
refused-started = The bird is put down like this only at the start of a solo game.
refused-nothing-placed = Nothing is placed yet.
refused-none-of = You have no card of this kind.
refused-no-discard = You need not return resources.
refused-not-guaranteed = You have no such guaranteed resource in this state: { $card }.
refused-no-give-up = A guaranteed resource is given up only to lay without a free egg.
refused-not-met = The egg laid does not meet this card.
refused-no-fulfil = A card is discarded only after an egg that meets it.
refused-no-removal = There are no tiles to remove now.
refused-source = { $mixed ->
    [yes] At this table the three tiles come from hand and bag as you like.
    *[no] The three tiles come all from the hand, or all from the bag.
}
refused-few-tiles = { $source ->
    [hand] There are not { $count } tiles in your hand.
    [bag] There are not { $count } tiles in the bag.
    *[mixed] Hand and bag do not have { $count } tiles.
}
refused-not-the-bag = These tiles come from the hand.
refused-no-guarantee = A resource is guaranteed after laying an egg.
refused-two-alike = Two guaranteed of a kind are the most: { $card }.
refused-empty-pile = The pile is empty: { $card }.
refused-into-sea = The bird never goes into the sea.
refused-stay = The bird is already here.
refused-inland = From the sea the bird lands on a tile of the shore.
refused-not-alike = You travel only to a tile of the same terrain and nest.
refused-too-far = The bird advances to a neighbouring cell, one at a time.
refused-free = This step is free: there is nothing to pay.
refused-circle = A free step does not lead back to a cell already visited.
refused-no-way-off = Another bird is there, and you could not go on.
refused-cannot-pay = A { $card } card is missing, or two equal terrains to transform.
refused-lay-at-sea = The bird is at sea: eggs are laid on a tile.
refused-lay-on-egg = There is an egg here already.
refused-lay-by-bird = Another bird is on this cell.
refused-no-eggs = You have no egg left.
refused-no-card-met = This tile meets no card of its islet.
refused-cannot-lay = It takes { $count } { $card } cards, or what transforms into them.
refused-not-paid = This has a price: nothing here is free.
refused-not-held = You do not have these cards.
refused-not-a-way = These cards do not pay exactly this price.
refused-ready-first = At this table guaranteed resources that are ready pay before cards of their kind.
refused-eggs = With so many players there are at most { $most } eggs.
refused-together-only = This option does not exist in solo.
refused-alone-only = This option exists only in solo.
refused-first-player = That seat is not at the table.

## The tutorial

tutorial-welcome = Your bird nests on an islet that everybody builds. Tiles bring resources, resources move the bird and pay for eggs. Whoever has laid most eggs at the end wins.
tutorial-tiles = You hold four tiles. Each has a terrain, water, sand or clay, and a nest: branch, leaf or flower. In a turn you explore with tiles, or you move the bird.
tutorial-explore = Explore: the first tile goes into the sea, next to the islet. Take the clay tile that glows and place it on the glowing cell.
tutorial-climb = Now climb: the next tile goes on a neighbouring tile and must lie higher than the one before. Place sand on the glowing tile of water.
tutorial-stop = No tile fits any higher just now. Stop: every tile you placed brings a resource.
tutorial-gain = Clay in the sea gave clay. Sand on water gave a branch: water and sand make branch, water and clay leaf, sand and clay flower.
tutorial-rival = Your rival climbed to level 3, partly over your tiles. The islet belongs to nobody, and only the top tile of a stack counts.
tutorial-four = You answer with four tiles in a row, levels 1 to 4: one resource each. Stop and take them.
tutorial-land = Two rounds later your rival has laid two eggs. Time to move: from the sea the bird lands on a tile at the shore, for one card of its terrain. Land on the clay that glows.
tutorial-free = A step onto the same terrain is free, however high it is; onto another it costs one card of that terrain. Go on to the next clay tile.
tutorial-over = There lies a rival’s egg: you may pass, but not lay here. One more step, up to level 5.
tutorial-lay = An egg costs three cards of the nest on the tile. This is a leaf nest and you have three leaves: touch the tile and lay.
tutorial-guarantee = With the egg you gain a guaranteed resource: a second egg goes on a card that will pay every turn without leaving you. Take branch.
tutorial-tipped = Back on the shore you have laid a second egg, one branch of it paid by the guaranteed card: its egg was tipped over. End the move, and it stands up again.
tutorial-change = Your last egg, and only two flowers. While paying, two different terrains count as the nest they make: sand and clay are the third flower. Lay.
tutorial-last = Somebody’s last egg starts the end: the round is played out, so everybody has had the same number of turns. An empty bag ends the game too, one round later.
tutorial-end = Six eggs to five: you win. If level, the higher nests decide, so do not lay only on the shore.

## In letters
ink-pawn = bird: { $bird }
ink-nested = egg: { $bird }
ink-nest-b = branch nest
ink-nest-l = leaf nest
ink-nest-f = flower nest
