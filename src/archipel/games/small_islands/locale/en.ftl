### Small Islands in English.

name = Small Islands
lead = Chart the archipelago together, hide your goal, land at the right moment.

mode-normal = Normal
mode-advanced = Advanced
mode-solo = Solo
mode-solo_advanced = Solo, advanced

option-mode = Mode
option-mode-normal = Normal
option-mode-advanced = Advanced
option-mode-solo = Solo
option-mode-solo_advanced = Solo, advanced
option-level = Level of Alexis
option-level-help = From early morning (1) to night (6); 7 comes with the Great Explorer’s advanced pack.
option-level-1 = 1, early morning
option-level-2 = 2, morning
option-level-3 = 3, noon
option-level-4 = 4, afternoon
option-level-5 = 5, evening
option-level-6 = 6, night
option-level-7 = 7, dead of night
option-first = First player
option-first-random = Drawn
option-first-host = The host
option-table = Table
option-table-help = On a smaller one the edge of the world matters. The smallest comes with the advanced pack.
option-table-21 = 21 × 21
option-table-15 = 15 × 15
option-table-11 = 11 × 11, edge of the world
option-payment = Rewards
option-payment-help = Pay all houses at the end of a player’s rewards, as in the rulebook, or each as soon as it stands.
option-payment-together = Together
option-payment-each = House by house
option-first_boat = First boat achievement
option-first_boat-any = First of all
option-first_boat-coloured = First of the coloured ones
option-pack = Great Explorer’s pack
option-pack-help = More cards, built for Archipel. Five achievements of the list open it.
option-content = Your own components

refused-seats = { $mode }: not for this number of players.
refused-content = Your own components have faults.
refused-first-alone = Alone against Alexis you always begin.
refused-level = The level is that of Alexis: it is for solo games only.
refused-level-pack = Level 7 of Alexis comes with the Great Explorer’s advanced pack.
refused-table-pack = The table of 11 × 11 comes with the Great Explorer’s advanced pack.
refused-no-pack = These components have no pack for this mode.
refused-first-boat = The first boat achievement is in the normal list only.

## Resources, signs, tiles

resource-lotus = lotus
resource-fruit = dragon fruit
resource-leaf = arka leaf
resource-any = any resource
resource-temple = temple
resource-port = port
tally-lotus = lotus
tally-fruit = dragon fruit
tally-leaf = arka leaves
tally-temples = temples
tally-ports = ports
tally-spots = house spots
tally-tiles = tiles
tally-free = free spots

shape-islet = islet
shape-cape = cape
shape-isthmus = isthmus
shape-elbow = elbow
shape-shore = shore
shape-fork = fork
shape-cross = crossing

direction-N = north
direction-E = east
direction-S = south
direction-W = west
direction-NE = north-east
direction-SE = south-east
direction-SW = south-west
direction-NW = north-west
land = land
sea = sea

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
   *[other] { sep-fruit }{ $fruit } dragon fruit
  }
count-leaf = { $leaf ->
    [0] {""}
    [one] { sep-leaf }{ $leaf } arka leaf
   *[other] { sep-leaf }{ $leaf } arka leaves
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
   *[other] { $lotus } PP per lotus
  }
gain-fruit = { $fruit ->
    [0] {""}
   *[other] { sep-fruit }{ $fruit } PP per dragon fruit
  }
gain-leaf = { $leaf ->
    [0] {""}
   *[other] { sep-leaf }{ $leaf } PP per arka leaf
  }
gain-temple = { $temple ->
    [0] {""}
   *[other] { sep-temple }{ $temple } PP per temple
  }
gain-port = { $port ->
    [0] {""}
   *[other] { sep-port }{ $port } PP per port
  }
gain-flat = { $flat ->
    [0] {""}
   *[other] {" "}and { $flat } PP
  }

## Missions and rewards

face-mission = Mission
face-reward = Per island
goal-at_least = at least { counts }
goal-more_than = more { $more } than { $less }
goal-equal_any_two = two resources that are there, in equal number
goal-equal_with = as many { $resource } as of another resource, both there
goal-complete = a complete island, no land side open
goal-tiles_between = { $max ->
    [99] { $min } tiles or more
   *[other] { $min } to { $max } tiles
  }
goal-houses_of_others_at_least = { $value ->
    [one] at least { $value } house of somebody else
   *[other] at least { $value } houses of others
  }
goal-per_icon = { gain-lotus }{ gain-fruit }{ gain-leaf }{ gain-temple }{ gain-port }{ gain-flat }
goal-smallest_present = { $per } PP per unit of the rarest resource there{ gain-flat }
goal-flat = { $flat } PP
goal-size_steps = PP by the number of tiles ({ $steps })
goal-discovery = a discovery token drawn per temple, one kept
goal-chosen_resource = { $per } PP per unit of the most frequent resource{ $per_port_pair ->
    [0] {""}
   *[other] , { $per_port_pair } PP for every two ports
  }{ gain-flat }
goal-house_spots = { $per } PP per house spot, free or taken
goal-per_tile = { $per } PP per tile{ gain-flat }
where-at_least = islands with at least { counts }
where-more_than = islands with more { $more } than { $less }
where-equal_any_two = islands that show two resources in equal number
where-equal_with = islands with as many { $resource } as of another resource that is there
where-complete = complete islands, with no land side open
where-tiles_between = { $max ->
    [99] islands of { $min } tiles or more
   *[other] islands of { $min } to { $max } tiles
  }
where-houses_of_others_at_least = { $value ->
    [one] islands with at least { $value } house of somebody else
   *[other] islands with at least { $value } houses of others
  }
goals = { $mission }; each island pays { $reward }
explained = Houses go on { $where }; each pays { $reward }.
explained-mission = Houses go on { $where }.
explained-reward = Each house pays { $reward }.
goal-mission = Mission: { $mission }
goal-reward = Per island: { $reward }
card = Card { $card }: { $goals }
card-own = Card { $card }: { $goals } (Archipel’s own card)

## The table

chart = The sea
tile = { $shape } { $id }
tile-at = { $shape } { $tile }, { LETTERS($column) }{ $row }: { counts }{ $spot ->
    [0] {""}
    [one] ; { $spot } free spot
   *[other] ; { $spot } free spots
  }{ $house ->
    [0] {""}
    [one] ; { $house } house
   *[other] ; { $house } houses
  }
tile-own = Tile { $tile }, drawn for Archipel.
boat-whose = { $me ->
    [yes] Your boat
   *[no] Boat of { $seat }
  }
house-whose = { $me ->
    [yes] Your house
   *[no] House of { $seat }
  }
joker-whose = { $me ->
    [yes] Your joker { $face }
   *[no] Joker { $face } of { $seat }
  }
joker-port-whose = { $me ->
    [yes] Your port joker
   *[no] Port joker of { $seat }
  }
boat-at = { boat-whose }, { LETTERS($column) }{ $row }: { $ports ->
    [0] no port around
    [one] { $ports } port around
   *[other] { $ports } ports around
  }
grey-at = Grey boat, { LETTERS($column) }{ $row }: { $ports ->
    [0] no port around
    [one] { $ports } port around
   *[other] { $ports } ports around
  }
house-at = { house-whose }, { LETTERS($column) }{ $row }
joker-at = { joker-whose }, { LETTERS($column) }{ $row }
joker-port-at = { joker-port-whose }, { LETTERS($column) }{ $row }
icon-at = { $shows }, { LETTERS($column) }{ $row }
coast = Coast, { LETTERS($column) }{ $row }
site = House spot, { LETTERS($column) }{ $row }
grey = nobody
alexis = Alexis
island = { $size ->
    [one] Land of one tile
   *[other] Island of { $size } tiles
  }
isle-pays = { $worth ->
    [0] Mission met: would pay nothing
   *[other] Mission met: { $worth } PP
  }
isle-draws = { $draws ->
    [one] Mission met: one discovery token to draw
   *[other] Mission met: { $draws } discovery tokens to draw, one kept
  }
isle-fails = Does not meet your mission
isle-small = Meets your mission, but needs two tiles
isle-full = Meets your mission, but has no free spot
isle-paid = Has a house of yours already

row = Row
row-tile = Slot { $slot }: { $tile }
row-empty = { $state ->
    [taken] Slot { $slot }: its tile was taken, it is filled at the end of the turn
   *[other] Slot { $slot }: empty
  }
row-taken = taken
navigation = Navigation
navigation-left = { $left ->
    [0] The navigation pile is empty: you may land
    [one] Navigation pile: { $left } tile of { $of } before anybody may land
   *[other] Navigation pile: { $left } tiles of { $of } before anybody may land
  }
navigation-note = Every turn of exploring takes a tile off it. When it is empty, you may land.
of = { $have } / { $of }
number = { $number }
plus = +{ $number }
points = { $points } PP
reserve = Reserve
reserve-left = { $left ->
    [one] Reserve: { $left } tile; { $out } out of the game
   *[other] Reserve: { $left } tiles; { $out } out of the game
  }
reserve-count = { $left }
reserve-note = If fewer than 6 are left when a round is prepared, the game ends.
reserve-low = The reserve runs out: with fewer than 6 tiles there is no new round.
boats = Boats
boat-offer = { boat-whose }, on offer
grey-offer = Grey boat, on offer

## What is one’s own

starts = Start tiles
hand = Your hand
hand-tile = { $tile }
offer = Your cards
card-with = { $card }, { $now }
card-now = { $islands ->
    [0] nothing now
    [one] { $points } PP, { $islands } island
   *[other] { $points } PP, { $islands } islands
  }
card-meets = { $islands ->
    [0] no island
    [one] { $islands } island
   *[other] { $islands } islands
  }
objective = Your secret objective
worth = What it would pay
worth-now = { $islands ->
    [0] Would pay 0 PP now
    [one] Would pay { $points } PP now, on { $islands } island
   *[other] Would pay { $points } PP now, on { $islands } islands
  }
worth-points = { $points } PP
worth-change = { $points } → { $after } PP
worth-islands = { $islands ->
    [0] now, no island
    [one] now, { $islands } island
   *[other] now, { $islands } islands
  }
objective-open = Your objective, revealed
won = { $tokens ->
    [0] { $points } PP won this round
    [one] One discovery token won this round
   *[other] { $tokens } discovery tokens won this round
  }, { $houses ->
    [0] without a house
    [one] with one house
   *[other] with { $houses } houses
  }
won-points = { $tokens ->
    [0] +{ $points } PP
    [one] +1 token
   *[other] +{ $tokens } tokens
  }
won-houses = { $houses ->
    [0] this round, no house
    [one] this round, { $houses } house
   *[other] this round, { $houses } houses
  }
won-here = { house-whose }, column { $column }, row { $row }: { $points } PP
won-token = { house-whose }, column { $column }, row { $row }: a discovery token
later = Set aside for the next round
later-short = aside
jokers = Jokers
joker = Joker: { $face }, or port
joker-of = Joker: { $face }, or port
joker-gone = Joker already laid
joker-note = One face is a resource, to lay over another; the other is a port, to lay at a coast.
pick = Which resource?
drawn = Tokens drawn, for you alone
token-value = Discovery token: { $value } PP
token-hidden = Discovery token, value secret
houses = Houses
houses-left = { $me ->
    [yes] Your houses: { $hand } at hand, { $reserve } in reserve, { $placed } placed
   *[no] { $seat }: { $hand } houses at hand, { $reserve } in reserve, { $placed } placed
  }
houses-few = { $hand } + { $reserve }
houses-reserve = reserve { $reserve }
discoveries = Discoveries
none = none
none-left = none left
boat = Boat
boat-state = { $state ->
    [offer] on offer
    [turned] taken by Alexis
   *[sea] { $ports ->
        [0] landed, no port
        [one] landed, { $ports } port
       *[other] landed, { $ports } ports
      }
  }
hand-of = Hand
known-tile = Tile seen by all: { $tile }
unknown-tile = Unknown tile
revealed = Objective revealed

## Alexis

alexis-level = Alexis, level { $level }: { $explore } explore cards, { $land } landing cards; at the end { $base } PP and { $each } per house. Figures of Archipel.
alexis-stock = Alexis
alexis-score = Alexis has { $score } PP if he stopped here
alexis-houses = Alexis: { $left } houses to place, { $placed } placed
alexis-ports = { $ports ->
    [0] No port around the grey boats
    [one] { $ports } port around the grey boats
   *[other] { $ports } ports around the grey boats
  }
expedition = Expedition
expedition-none = Expedition pile
expedition-pile = { $pile } to draw, { $discards } put away
expedition-card = { $use ->
    [mission] Card { $card }, for his mission: { $mission }
   *[other] Card { $card }: { $land ->
        [yes] land, or else explore slot { $slot }
       *[no] explore slot { $slot }
      }; directions { $one }, { $two }, { $three }; mission: { $mission }
  }
told-mission = His houses go on { $where }
told-explore = Slot { $slot }, laid to the { $way } ({ $nth })
told-land = He lands to the { $way } ({ $nth })
told-nowhere = Nowhere to go: 1 PP for him
nowhere = nowhere
way = Direction { $nth }: { $direction }

## The turn

progress = Round { $round }
subtitle = { $mode }, { $phase }
phase-start = setting up
phase-prepare = preparation
phase-explore = exploration
phase-reward = rewards
phase-over = the end
stage-take = Take
stage-place = Lay
stage-joker = Joker

prompt-start = { $left ->
    [one] lay the last start tile
   *[other] lay a start tile, { $left } to go
  }
prompt-choose = { $kind ->
    [mission] choose your mission
    [reward] choose your reward
   *[other] choose your objective
  }
prompt-turn = { $can ->
    [both] take a tile, or land
    [land] land
   *[explore] take a tile of the row
  }
prompt-place = lay a tile
prompt-blocked = no tile fits: put one away
prompt-draw = take a tile of the row
prompt-joker = lay a joker, or end the turn
prompt-moor = lay your boat
prompt-houses = { $houses ->
    [one] put a house, { $houses } at hand
   *[other] put your houses, { $houses } at hand
  }
prompt-no-house = no more island to take, end the rewards
prompt-search = choose the island to search
prompt-keep = keep a token
prompt-orient = turn the tile of Alexis
prompt-settle = choose the islands of Alexis

hint-start = Tile, face, turn and cell are free.
hint-choose = First for this round, then for the next.
hint-turn = { $left ->
    [0] The navigation pile is empty: you may land.
    [one] { $left } tile more before anybody may land.
   *[other] { $left } tiles more before anybody may land.
  }
hint-place = A lit cell takes it as it lies. A pale one takes it turned.
hint-blocked = You draw another one instead.
hint-joker = A token on a resource or a coast, or end the turn: then the row is filled.
hint-moor = The number is that of the ports around the cell.
hint-houses = Islands edged in gold pay what their coin says.
hint-search = One token drawn per temple, a single one kept.
hint-keep = The others go back. The value stays secret to the end.
hint-orient = He chose the cell; the turn is yours.
hint-settle = He has too few houses for all of them.
landed-by = Order of rewards: { $me ->
    [yes] you, who landed,
   *[no] { $seat }, who landed,
  } first, then clockwise.
soon-last = The last rewards.
soon-boat = One boat is left: when it has landed and paid, the game ends.
soon-reserve = The reserve runs out: { $left } tiles.

wait = One moment.
wait-start = { $who } is laying the start tiles
wait-choose = Still choosing: { $who }
wait-turn = { $who } is exploring
wait-place = { $who } is laying a tile
wait-blocked = { $who } has no tile that fits
wait-draw = { $who } is taking a tile
wait-joker = { $who } is thinking of jokers
wait-moor = { $who } is landing
wait-houses = { $who } is putting houses
wait-search = { $who } is searching islands
wait-keep = { $who } is looking at tokens
wait-orient = { $who } is laying a tile
wait-settle = { $who } is putting houses

over = The game is over
over-by = { $who }: victory with { $points } PP
over-won = You beat Alexis, { $points } PP to { $other }
over-lost = Alexis wins, { $points } PP to { $other }

do-take = Take { $tile }, slot { $slot }
do-place = Lay { $tile }, { LETTERS($column) }{ $row }
do-land-own = Land
land-left = { $left ->
    [one] { $left } tile left in the pile
   *[other] { $left } tiles left in the pile
  }
land-none = no boat or no place
do-land-grey = Land a grey boat
do-moor = Land, { LETTERS($column) }{ $row }
do-putaway = Put { $tile } out of the game
do-no-joker = End the turn
do-no-houses = End the rewards
do-joker = Joker { $face } over { $covered }, { LETTERS($column) }{ $row }
do-joker-port = Port joker, { LETTERS($column) }{ $row }
do-house = { $worth ->
    [0] House, { LETTERS($column) }{ $row }: island of { $size } tiles, nothing
   *[other] House, { LETTERS($column) }{ $row }: island of { $size } tiles, { $worth } PP
  }
do-house-draws = House, { LETTERS($column) }{ $row }: island of { $size } tiles, { $draws ->
    [one] { $draws } token to draw
   *[other] { $draws } tokens to draw
  }
do-settle = House of Alexis, { LETTERS($column) }{ $row }: island of { $size } tiles
do-search = { $temples ->
    [one] Search, { LETTERS($column) }{ $row }: { $temples } temple
   *[other] Search, { LETTERS($column) }{ $row }: { $temples } temples
  }
do-keep = Keep the token of { $value } PP
do-choose = This round: { $now }. The next: { $next }.
do-orient = Lay the tile of Alexis

would-size = { $size ->
    [one] Land of one tile
   *[other] Island of { $size } tiles
  }
would = { $joined ->
    [0] {""}
    [one] {""}
   *[other] { $joined } islands joined.{" "}
  }{ $state ->
    [0] Mission met: { $worth } PP
    [2] A house of yours is there
    [3] Mission met, no spot left
    [4] Mission met, too small
   *[other] Mission not met
  }.
would-moor = { $own ->
    [yes] { $ports ->
        [0] No port around so far
        [one] { $ports } PP so far: one port around
       *[other] { $ports } PP so far: { $ports } ports around
      }
   *[no] { $ports ->
        [0] No port around
        [one] One port around; a grey boat pays you nothing
       *[other] { $ports } ports around; a grey boat pays you nothing
      }
  }

list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }

## The log

event-round = Round { $round }
event-first = { $me ->
    [yes] You begin.
   *[no] { $seat } begins.
  }
event-laid = { $me ->
    [yes] You lay a start tile.
   *[no] { $seat } lays a start tile.
  }
event-chose = { $me ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
  }
event-chose-own = You have chosen for this round and the next.
event-took = { $me ->
    [yes] You take tile { $slot } of the row.
   *[no] { $seat } takes tile { $slot } of the row.
  }
event-placed = { $me ->
    [yes] You lay a tile
   *[no] { $seat } lays a tile
  }{ $size ->
    [one] {""}
   *[other] : island of { $size } tiles
  }{ $joined ->
    [0] .
    [one] .
   *[other] , { $joined } islands joined.
  }
event-blocked = { $me ->
    [yes] None of your tiles fits anywhere.
   *[no] No tile of { $seat } fits anywhere.
  }
event-dropped = { $me ->
    [yes] You put { $tile } out of the game.
   *[no] { $seat } puts { $tile } out of the game.
  }
event-drew = { $seat } draws another tile.
event-drew-own = You draw { $tile }.
event-jokered = { $me ->
    [yes] You lay a joker
   *[no] { $seat } lays a joker
  } { $face ->
    [lotus] lotus
    [fruit] dragon fruit
   *[leaf] arka leaf
  } over { $covered ->
    [lotus] a lotus
    [fruit] a dragon fruit
   *[leaf] an arka leaf
  }.
event-jokered-port = { $me ->
    [yes] You lay a port joker.
   *[no] { $seat } lays a port joker.
  }
event-boarded = { $me ->
    [yes] You take
   *[no] { $seat } takes
  } { $boat ->
    [own] { $me ->
        [yes] your boat.
       *[no] their boat.
      }
   *[grey] a grey boat.
  }
event-moored = { $me ->
    [yes] You land
   *[no] { $seat } lands
  } { $ports ->
    [0] far from any port.
    [one] near one port.
   *[other] near { $ports } ports.
  }
event-stuck = { $me ->
    [yes] You can neither explore nor land: the last rewards.
   *[no] { $seat } can neither explore nor land: the last rewards.
  }
event-revealed = { $me ->
    [yes] You reveal: { $mission }; each island pays { $reward }.
   *[no] { $seat } reveals: { $mission }; each island pays { $reward }.
  }
event-housed = { $me ->
    [yes] You put a house on an island of { $size } tiles.
   *[no] { $seat } puts a house on an island of { $size } tiles.
  }
event-settled = { $houses ->
    [0] { $me ->
        [yes] You put no house.
       *[no] { $seat } puts no house.
      }
    [one] { $me ->
        [yes] You have put { $houses } house.
       *[no] { $seat } has put { $houses } house.
      }
   *[other] { $me ->
        [yes] You have put { $houses } houses.
       *[no] { $seat } has put { $houses } houses.
      }
  }
event-gained = { $me ->
    [yes] You gain { $points } PP.
   *[no] { $seat } gains { $points } PP.
  }
event-searched = { $me ->
    [yes] You draw { $count ->
        [one] a discovery token.
       *[other] { $count } discovery tokens.
      }
   *[no] { $seat } draws { $count ->
        [one] a discovery token.
       *[other] { $count } discovery tokens.
      }
  }
event-kept = { $seat } keeps a discovery token.
event-kept-own = You keep a token of { $value } PP.
event-scored = { $me ->
    [yes] Your rewards this round: { $points } PP, { $total } in all.
   *[no] Rewards of { $seat } this round: { $points } PP, { $total } in all.
  }
event-expedition = Alexis draws { $card }: explore slot { $slot }; { $one }, { $two }, { $three }.
event-expedition-land = Alexis draws { $card }: land, or else explore slot { $slot }; { $one }, { $two }, { $three }.
event-nolanding-navigation = The navigation pile is not empty: Alexis explores.
event-nolanding-cells = No boat fits on his way: Alexis explores.
event-sought = To the { $direction }: no cell will do.
event-sought-found = To the { $direction }: a cell will do.
event-alexisplaced = Alexis lays a tile{ $size ->
    [one] {""}
   *[other] : island of { $size } tiles
  }{ $joined ->
    [0] .
    [one] .
   *[other] , { $joined } islands joined.
  }
event-alexisfailed = The tile of Alexis fits nowhere: it leaves the game, he gains { $points } PP.
event-alexismoored = Alexis lands with a grey boat.
event-alexismoored-turned = Alexis lands with your boat, grey side up.
event-missing = Slot { $slot } is empty: the last rewards, Alexis first.
event-alexismission = The mission of Alexis, card { $card }: { $mission }.
event-alexishoused = Alexis puts a house on an island of { $size } tiles.
event-ended = The game is over. { $reason }

## The end

reason-boats = All four boats have landed.
reason-reserve = The reserve is too small for another round.
reason-stuck = No tile to take, no boat to land.
reason-missing = The tile Alexis needed was not there.
tie-houses = Level on PP: more houses placed.
tie-ports = Level on PP and houses: more ports around the boat.
tie-last = Level on all: whoever laid the last tile wins.
part-round-1 = Round 1
part-round-2 = Round 2
part-round-3 = Round 3
part-round-4 = Round 4
part-discovery = Discoveries
part-boat = Boat

trophy-N1 = Sixty
trophy-N1-how = 60 PP or more in a normal game won.
trophy-N2 = Good anchorage
trophy-N2-how = A boat worth 10 PP or more in a normal game won.
trophy-N3 = Archipelago
trophy-N3-how = Twelve islands of two tiles or more on the table in a normal game won.
trophy-N4 = Builder
trophy-N4-how = All 8 houses placed in a normal game won.
trophy-N5 = First sail
trophy-N5-how = Your own boat landed first in a normal game won.
trophy-N6 = Seeker
trophy-N6-how = Four discovery tokens in a normal game won.
trophy-N7 = The afternoon of Alexis
trophy-N7-how = Alexis beaten at level 4 or higher, normal game.
trophy-V1 = Grand anchorage
trophy-V1-how = A boat worth 12 PP or more in an advanced game won.
trophy-V2 = Mainland
trophy-V2-how = An island of 13 tiles or more on the table in an advanced game won.
trophy-V3 = Thrifty
trophy-V3-how = An advanced game won with 6 houses or fewer.
trophy-V4 = No port of call
trophy-V4-how = An advanced game won without landing your own boat.
trophy-V5 = No joker
trophy-V5-how = An advanced game won without laying a joker.
trophy-V6 = The night of Alexis
trophy-V6-how = Alexis beaten at level 6 or higher, advanced game.
trophy-V7 = Neighbours
trophy-V7-how = Two houses of yours on one island in an advanced game won.

## Refusals

refused-edge = This cell is off the table.
refused-middle = The first start tile goes in the middle.
refused-occupied = This cell is taken.
refused-apart = No tile touches this cell by a side.
refused-side = The { $place } side: { $shows } against { $shows ->
    [land] sea
   *[sea] land
  }.
refused-corner = The { $place } corner: { $shows } against { $shows ->
    [land] sea
   *[sea] land
  }.
refused-boat-side = A boat is sea all around: there is land at the { $place } side.
refused-boat-corner = A boat is sea all around: there is land at the { $place } corner.
refused-turn = A tile is turned by quarters.
refused-same-turn = This turn looks the same as another that is offered.
refused-not-start = This is no start tile left to lay.
refused-not-in-hand = This tile is not in your hand.
refused-none-fits = One of your tiles fits: a tile is put away only when none does.
refused-slot = The row has three slots, 1 to 3.
refused-empty-slot = Slot { $slot } is empty.
refused-navigation = { $count ->
    [one] { $count } tile is left in the navigation pile: nobody lands before it is empty.
   *[other] { $count } tiles are left in the navigation pile: nobody lands before it is empty.
  }
refused-own-boat = Your boat is no longer on offer.
refused-grey-boat = No grey boat is on offer any more.
refused-no-mooring = A boat fits nowhere.
refused-chosen = You have chosen already.
refused-no-card = This card is not one of yours.
refused-other-card = This card is chosen at the other moment: missions first, then rewards.
refused-one-card = Two different cards are needed: one for this round, one for the next.
refused-no-token = There is no such joker token.
refused-token-used = This joker token is laid already.
refused-no-tile = There is no tile here.
refused-joker-boat = A joker never goes on a boat.
refused-two-ports = This tile has two ports already.
refused-no-coast = This tile has no coast.
refused-no-land = This tile has no such land.
refused-token-face = This token shows { $face } and nothing else.
refused-no-icon = There is no sign here.
refused-cover = A joker covers a resource, never a temple, a port, a spot or a house.
refused-same-resource = There is { $resource } already: a joker must change the kind.
refused-no-island = There is no island here.
refused-no-spot = There is no house spot here.
refused-other-spot = The house takes the first free spot of the island.
refused-small = It takes an island of at least two tiles.
refused-second-house = A house of yours is on this island already.
refused-full = No spot of this island is free.
refused-mission = This island does not meet your mission.
refused-no-house = You have no house at hand.
refused-no-search = There is no token to draw here.
refused-no-value = This token is not among those you drew.
refused-orient = The tile of Alexis does not fit this way.
refused-waiting = It is the turn of { $other }.
refused-place-now = This is not the moment to lay a tile: take one of the row first.
refused-choose-now = Cards are chosen while a round is prepared.
refused-take-now = This is not the moment to take a tile.
refused-land-now = This is not the moment to land: explore or land, one of the two a turn.
refused-moor-now = Take a boat first.
refused-away-now = A tile is put away only when none of the three fits.
refused-joker-now = A joker is laid only after a tile, one a turn.
refused-house-now = Houses are put during the rewards, at your turn.
refused-search-now = Tokens are drawn when all your houses are down.
refused-keep-now = There is no token to keep now.
refused-orient-now = Alexis has no tile to turn now.
refused-done-now = There is nothing to end now: explore or land.

## The tutorial

tutorial-welcome = You share one archipelago. Tiles grow into islands; in each round your secret objective says which islands may carry your houses and what these pay. Most prestige points (PP) win.
tutorial-objective = Of three objectives you choose one for this round and one to set aside for the next; the third goes back. Touch the one that glows, then the other.
tutorial-take = Your rival has begun. Explore: take a tile of the row into your hand, then lay one of your three. Take tile 1.
tutorial-lay = Lay the elbow on the glowing cell. Where tiles meet, land meets land and sea meets sea, at sides and corners. “Show me” turns the tile for you; R does it too.
tutorial-island = Land that goes on across a side is one island. Yours has two tiles now: enough for a house, if it has a free house spot.
tutorial-joker = After a tile you may lay one of your four jokers: over a resource, to change it, or as a port at a coast. Take the joker that glows and put a port there.
tutorial-navigation = The row is filled from the navigation pile, six tiles a round. Once it is empty, whoever likes may land a boat instead of exploring, and the round ends at once.
tutorial-landed = Your rival has landed: no more tiles. Now objectives are revealed, first by whoever landed, and houses are put.
tutorial-nothing = Your rival put two houses and drew discovery tokens for temples. You asked for islands with more lotus than dragon fruit: there was none, so nothing for you. Watch what your objective needs!
tutorial-again = Round 2. The objective you set aside asks for two resources in equal number, and two islands fit already. Choose it for this round, and set the other one aside again.
tutorial-boat = Ten turns later the navigation pile is empty and your islands are ready. Do not wait for your rival: land your own boat.
tutorial-moor = A boat is sea all around. At the end yours pays 1 PP for each port on the eight cells around it: three already on the glowing cell.
tutorial-house = You reveal your objective. Put a house on an island that meets it: two tiles or more, a free spot, no house of yours yet. The glowing one pays 8 PP.
tutorial-more = Another island fits. Every house is gone for good, eight in all, so weigh each of them. Put one here for 4 PP.
tutorial-paid = 12 PP. You fill up to four houses at hand, your objective goes back, and your rival is paid. The player after the one who landed begins the next round.
tutorial-end = The fourth boat has landed and the game is over: 12, 24 and 18 PP in three rounds, and 9 for the ports around your boat. 63 to 51, you win.

## In letters
ink-lotus = lotus
ink-fruit = dragon fruit
ink-leaf = arka leaf
ink-temple = temple
ink-port = port
ink-house_spot = house spot
ink-house = house
ink-boat = boat
ink-joker = joker
