### Palm Island in English.

name = Palm Island
lead = Seventeen cards in one hand, eight rounds, and a village that grows.

mode-solo = Solo
mode-cooperative = Cooperative
mode-cooperative-play-bots = { $bots ->
    [one] Play with a bot
   *[other] Play with { $bots } bots
  }
mode-cooperative-opponents = Partners
mode-casual = Casual versus
mode-speed = Race

option-mode = Mode
option-mode-solo = Solo
option-mode-cooperative = Cooperative
option-mode-casual = Casual versus
option-mode-speed = Race
option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-help = How many of the feats you have won go into the deck: any, one, or none.
option-trophies = Feats
option-trophies-help = Feats you have won that go into the deck, in this order.
option-villagers = Villagers
option-villagers-help = Villagers to recruit, for a helping hand or for points.
option-disaster = Disaster
option-disaster-cyclone = Cyclone
option-disaster-volcano = Volcano
option-disaster-famine = Famine
option-ability = Ability
option-ability-none = None
option-ability-shared_stores = Shared Stores
option-ability-barter_circle = Barter Circle
option-ability-mason_crew = Mason Crew
option-open_deck = Open deck
option-open_deck-help = An aid: the ring shows all your cards. Not in hard games.
option-feats_place = Place of feats
option-feats_place-before_tracker = Before the tracker
option-feats_place-behind_tracker = Behind the tracker
option-solo_villagers = Villagers in solo
option-solo_villagers-distinct = Three different
option-solo_villagers-any = Any three
option-casual_claim = Outposts
option-casual_claim-free = Free
option-casual_claim-paid = Paid
option-casual_villagers = Villagers in versus
option-casual_villagers-two_sided = None of the outposts’
option-casual_villagers-any = All
option-speed_market = Market of the race
option-speed_market-any = All cards
option-speed_market-top = Top of the pile
option-ability_use = Use of the ability
option-ability_use-once_a_round = Once a round
option-ability_use-unlimited = Without limit

## The cards

building-canoe_house = Canoe House
building-logger = Logger
building-quarry = Quarry
building-market = Market
building-trade_house = Trade House
building-tool_maker = Tool Maker
building-housing = Housing
building-temple = Temple
short-canoe_house = Canoe Houses
short-logger = Loggers
short-quarry = Quarries
short-market = Market
short-trade_house = Trade House
short-tool_maker = Tool Maker
short-housing = Housings
short-temple = Temples
feat-1 = Coconut Grove
short-feat-1 = Coconut Grove
feat-2 = Pearl Divers
short-feat-2 = Pearl Divers
feat-3 = Palm Nursery
short-feat-3 = Palm Nursery
feat-4 = Obsidian Pit
short-feat-4 = Obsidian Pit
feat-5 = Long House
short-feat-5 = Long House
feat-6 = Great Statue
short-feat-6 = Great Statue
feat-7 = Trading Canoe
short-feat-7 = Trading Canoe
feat-8 = Grand Festival
short-feat-8 = Grand Festival
feat-9 = Storage Caves
short-feat-9 = Storage Caves
villager-netmaker = Netmaker
villager-carpenter = Carpenter
villager-stonecutter = Stonecutter
villager-porter = Porter
villager-storyteller = Storyteller
villager-elder = Elder
villager-quartermaster = Quartermaster
kind-forest = Forest
kind-sea = Sea
kind-mountain = Mountain

card-1 = Canoe House no. 1
card-2 = Canoe House no. 2
card-3 = Canoe House no. 3
card-4 = Logger no. 4
card-5 = Logger no. 5
card-6 = Logger no. 6
card-7 = Quarry no. 7
card-8 = Quarry no. 8
card-9 = Quarry no. 9
card-10 = Market no. 10
card-11 = Trade House no. 11
card-12 = Tool Maker no. 12
card-13 = Housing no. 13
card-14 = Housing no. 14
card-15 = Temple no. 15
card-16 = Temple no. 16
card-T = Round tracker
card-F1 = Coconut Grove
card-F2 = Pearl Divers
card-F3 = Palm Nursery
card-F4 = Obsidian Pit
card-F5 = Long House
card-F6 = Great Statue
card-F7 = Trading Canoe
card-F8 = Grand Festival
card-F9 = Storage Caves
card-V1 = Netmaker
card-V2 = Carpenter
card-V3 = Stonecutter
card-V4 = Porter
card-V5 = Storyteller
card-V6 = Elder
card-V7 = Quartermaster
card-V8 = Netmaker
card-V9 = Carpenter
card-V10 = Stonecutter
card-V11 = Porter
card-V12 = Storyteller
card-V13 = Elder
card-V14 = Quartermaster
card-O1 = Forest outpost 2
card-O2 = Forest outpost 3
card-O3 = Forest outpost 4
card-O4 = Forest outpost 5
card-O5 = Forest outpost 6
card-O6 = Sea outpost 2
card-O7 = Sea outpost 3
card-O8 = Sea outpost 4
card-O9 = Sea outpost 5
card-O10 = Sea outpost 6
card-O11 = Mountain outpost 3
card-O12 = Mountain outpost 4
card-O13 = Mountain outpost 5
card-O14 = Mountain outpost 6
card-unknown = this card

disaster-cyclone = Cyclone
disaster-volcano = Volcano
disaster-famine = Famine
ability-shared_stores = Shared Stores
ability-barter_circle = Barter Circle
ability-mason_crew = Mason Crew
effect-shared_stores = Five stored cards until the round ends.
effect-barter_circle = Your next cost: up to 2 units less.
effect-mason_crew = Next rotate or flip: up to 2 stone less.
effect-netmaker = Once a round, one cost is 1 fish less.
effect-carpenter = Once a round, one cost is 1 wood less.
effect-stonecutter = Once a round, one cost is 1 stone less.
effect-porter = Five stored cards during the round.
effect-storyteller = At the end, 1 point per 6 upgrades.
effect-elder = At the end, 1 point per Housing or Temple with 2 upgrades.
effect-quartermaster = At the end, 1 point per 2 stored units, at most 4.
short-netmaker = 1 fish less each round
short-carpenter = 1 wood less each round
short-stonecutter = 1 stone less each round
short-porter = 5 stored cards
short-storyteller = 1 point per 6 upgrades
short-elder = 1 point per upgraded home
short-quartermaster = 1 point per 2 stored units

verb-store = Store
verb-rotate = Rotate
verb-flip = Flip
verb-recruit = Recruit
verb-use = Celebrate
verb-buy = Buy
verb-ability = Use

## Before paying

preview = What the choice gives and costs
ask-store = Store { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}for { $cost }
}?
ask-rotate = Rotate { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}for { $cost }
}?
ask-flip = Flip { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}for { $cost }
}?
ask-recruit = Recruit { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}for { $cost }
}?
ask-buy = Buy { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}for { $cost }
}?
ask-ability = Use { $card }{ $cost ->
    [none] { "" }
    *[other] {" "}for { $cost }
}?
after-store = Stored: { $gives }
after-rotate = After rotating: area { $area }
after-flip = After flipping: area { $area }
after-recruit = Behind the tracker
row-price = Price
row-paid = Paid
row-lost = Lost
takes = { $pay ->
    [none] { "" }
    *[other] { $payers ->
        [one] { $pay } pays.{" "}
        *[other] { $pay } pay.{" "}
    }
}{ $free ->
    [none] { "" }
    *[other] { $free } given up to make room.{" "}
}{ $help ->
    [none] { "" }
    *[other] Help: { $help }.{" "}
}{ $lost ->
    [none] Nothing is lost.
    *[other] { $lost } would be lost.
}

face-free = free
face-finished = Finished: nothing left to build
face-number = no. { $number }
face-feat = To be won
face-round-end = round ends
face-feast = turn a card for nothing
face-unlock = Unlock it together
face-used = Used this round
face-score = { $points } points
face-each = { $arrows } upgrades on every card
face-need = { $building } { $arrows } upgr.

trophy-1 = Coconut Grove
trophy-1-how = 30 points or more at the end of a solo game.
trophy-2 = Pearl Divers
trophy-2-how = 20 points or more and 6 upgrades of Canoe Houses at the end of a solo game.
trophy-3 = Palm Nursery
trophy-3-how = 25 points or more and 9 upgrades of Loggers at the end of a solo game.
trophy-4 = Obsidian Pit
trophy-4-how = 25 points or more and 6 upgrades of Quarries at the end of a solo game.
trophy-5 = Long House
trophy-5-how = 25 points or more and 6 upgrades of Housings at the end of a solo game.
trophy-6 = Great Statue
trophy-6-how = 35 points or more and 5 upgrades of Temples at the end of a solo game.
trophy-7 = Trading Canoe
trophy-7-how = 25 points or more and 2 upgrades of Market and 2 upgrades of Trade House at the end of a solo game.
trophy-8 = Grand Festival
trophy-8-how = Every card with 2 upgrades at the end of a solo game.
trophy-9 = Storage Caves
trophy-9-how = 40 points or more at the end of a solo game.

## Quantities

units-none = nothing
units-w = { $wood } wood
units-f = { $fish } fish
units-s = { $stone } stone
units-x = { $wild ->
    [one] { $wild } unit of any kind
    *[other] { $wild } units of any kind
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
none-wood = no wood
none-fish = no fish
none-stone = no stone
figure = { $number }
either-2 = { $a } or { $b }
either-3 = { $a }, { $b } or { $c }
and-2 = { $a } and { $b }
and-3 = { $a }, { $b } and { $c }
and-4 = { $a }, { $b }, { $c } and { $d }
and-5 = { $a }, { $b }, { $c }, { $d } and { $e }
and-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
all-2 = { $a } and { $b }
all-3 = { $a }, { $b } and { $c }
all-4 = { $a }, { $b }, { $c } and { $d }
all-5 = { $a }, { $b }, { $c }, { $d } and { $e }
all-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
parts-2 = { $a }, { $b }
parts-3 = { $a }, { $b }, { $c }
need = { $arrows ->
    [one] { $building }: { $arrows } upgrade
    *[other] { $building }: { $arrows } upgrades
}

## The hand

progress = Round { $round }
subtitle-solo = { $difficulty ->
    [easy] Solo, easy
    [hard] Solo, hard
    *[normal] Solo, normal
}{ $used ->
    [0] { "" }
    [one] , 1 card more
    *[other] , { $used } cards more
}
subtitle-cooperative = Together against { $disaster }, { $seats } players
subtitle-casual = Versus, { $seats } players{ $villagers ->
    [yes] , villagers
    *[no] { "" }
}
subtitle-speed = Race, { $seats } players{ $villagers ->
    [yes] , villagers
    *[no] { "" }
}
hand = Your hand
slot = { $slot ->
    [3] look only
    *[other] Card { $slot }
}
seen = { $card }, area { $area }{ $gives ->
    [none] { "" }
    *[other] , gives { $gives }
}{ $stars ->
    [0] { "" }
    [one] , { $stars } point
    *[other] , { $stars } points
}{ $arrows ->
    [0] { "" }
    [one] , { $arrows } upgrade
    *[other] , { $arrows } upgrades
}
slot-look = Third card, to look at only: { $card }
slot-stored = Card { $slot }, stored: { $card }
slot-tracker = Card { $slot }: { $card }, the round ends here
slot-use = Card { $slot }: { $card }
chip = { $card }{ $cost ->
    [free] , free
    *[other] , costs { $cost }
}{ $area ->
    [same] { "" }
    *[other] , becomes area { $area }
}{ $gives ->
    [none] { "" }
    *[other] , gives { $gives }
}{ $stars ->
    [0] { "" }
    [one] , { $stars } point
    *[other] , { $stars } points
}{ $missing ->
    [none] { "" }
    [shut] . Not possible now
    *[other] . Missing { $missing }
}
chip-store = { verb-store } { chip }
chip-rotate = { verb-rotate } { chip }
chip-flip = { verb-flip } { chip }
chip-recruit = { verb-recruit } { chip }
chip-use = { verb-use } { chip }
under = Behind the deck: discard here
rail = Stored cards: { $stored } of { $limit }
hole = free
tab = { $card }: { $gives }, { $passes ->
    [0] lost with the next card
    [one] lost in 1 card
    *[other] lost in { $passes } cards
}
totals = Stored resources
deck = { $left ->
    [0] The tracker is on top
    [one] 1 card before the round ends
    *[other] { $left } cards before the round ends
}
deck-left = { $left ->
    [0] round over
    [one] card before the round ends
    *[other] cards before the round ends
}
dot = Place { $place }: { $card }
areas = Areas
map = { $card }: its areas
annex = Gained
annexed = { $card }{ $state ->
    [awake] , active this round
    [spent] , used this round
    *[still] { "" }
}
note-third = The third card is to look at; it cannot be played yet.
note-lying = This card is stored: it pays, but it does not act.
note-tab = { $card } pays { $gives }. { $passes ->
    [0] It will be lost with the next card.
    [one] It will be lost in 1 card.
    *[other] It will be lost in { $passes } cards.
} Only paying, or making room, straightens it.
spread = Your deck, in its order
spread-over = Your village
spread-card = { $place }: { $card }
# Said at the end of games kept by an earlier version.
slot-card = { $state ->
    [look] { slot-look }
    [stored] { slot-stored }
    [tracker] { slot-tracker }
    *[use] { slot-use }
}

## Paying

options = Choose one
way-pay = { $cards }{ $lost ->
    [none] { "" }
    *[other] {" "}(loses { $lost })
}
way-free = give up { $cards }{ $lost ->
    [none] { "" }
    *[other] {" "}(loses { $lost })
}
way-help = help: { $cards }
way-nothing = paying nothing
feast-rotate = Rotate { $card } to { $area }
feast-flip = Flip { $card } to { $area }

## Gestures

do-start = Memorised, start
do-store = Store { $card }{ $how ->
    [none] { "" }
    *[other] : { $how }
}
do-rotate = Rotate { $card } to { $area }{ $how ->
    [none] { "" }
    *[other] : { $how }
}
do-flip = Flip { $card } to { $area }{ $how ->
    [none] { "" }
    *[other] : { $how }
}
do-recruit = Recruit { $card }{ $how ->
    [none] { "" }
    *[other] : { $how }
}
do-buy = Buy { $card }{ $how ->
    [none] { "" }
    *[other] : { $how }
}
do-ability = Use { $ability }{ $how ->
    [none] { "" }
    *[other] : { $how }
}
do-discard = Discard
do-pass-buy = Buy nothing
do-pass-cycle = Pass
do-pass-meet = I give no more
do-aim = Aim at: { $goal }
do-agree = Agreed, pay
do-pledge = Offer { $card }
do-withdraw = Take { $card } back
do-rest = Let { $card } rest this round

prompt-study = memorise the order of your { $cards } cards.
prompt-play = card 1 or 2, or discard.
prompt-forced = nothing you can pay here, discard card 1.
prompt-buy = { $place ->
    [1] first! Buy a card, or nothing.
    *[other] arrival no. { $place }: buy a card, or nothing.
}
prompt-cycle = buy one more card, or pass.
prompt-claim = this outpost is yours if you pay for it.
prompt-meet = { $goal }: offer your cards, or pass.
prompt-agree = enough for { $goal }. Agreed?
prompt-met = { $goal }: the others decide.
prompt-wait = Waiting for { $who }.
prompt-soon = One moment.
prompt-watch = Round { $round }: everybody plays their own deck.
prompt-over-solo = { $points ->
    [one] The village is worth { $points } point: { $rank }
    *[other] The village is worth { $points } points: { $rank }
}
prompt-over-together = { $saved ->
    [yes] { $disaster }: the island is saved, { $points } points for the group.
    *[no] { $disaster }: the island did not hold.
}
prompt-over = { $tie ->
    [arrows] { $points } points for several: the most arrows win.
    [stored] { $points } points and as many arrows: the most stored units win.
    *[none] { $points } points win.
}
goal-level = { $disaster }, level { $level }
goal-ability = unlock { $ability }
hint-study = After that you see three cards at a time.
hint-play = Only stored cards pay.
hint-forced = Touch a dark action: it says why.
hint-perk = In force: { $effect }
hint-buy = Lit: you can pay for them.
hint-cycle = One purchase each, in order of arrival.
hint-meet = All or nothing, by common consent.

## Around the hand

stats = { $seat }
stat-arrows = { $arrows ->
    [one] { $arrows } upgrade
    *[other] { $arrows } upgrades
}
stat-stored = { $stored } stored
stairs = Rank
stairs-here = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
climb = { $rank } · { $more } more for { $coming }
climb-top = { $rank }
feats = Feats
feats-used = { $used ->
    [0] none in this deck
    [one] 1 in this deck
    *[other] { $used } in this deck
}
feats-won = { $won ->
    [0] none won this time
    [one] 1 met
    *[other] { $won } met
}
feat-own = { $feat }: { $asks }{ $state ->
    [won] {" "}Met!
    [used] {" "}In your deck.
    *[open] { "" }
}
feat = { feat-own } Archipel card.
kept = Stored cards of { $seat }
kept-since = as of the last meeting
kept-card = { $card }: { $gives }
behind = Behind the tracker
lanes = Race
lane = { $seat }: { $place ->
    [0] { $left ->
        [one] 1 card before the tracker
        *[other] { $left } cards before the tracker
    }
    *[other] arrival no. { $place }
}
lane-name = { $seat } · { $place ->
    [0] { $left ->
        [0] there
        *[other] { $left }
    }
    *[other] no. { $place }
}
market = Centre
market-left-own = { $left } of { $of }, lit: you can pay with your stored cards.
market-left = { market-left-own } Archipel cards.
on-sale = { $card }, costs { $cost }{ $missing ->
    [none] . You can pay for it
    [later] . Only the top of the pile is for sale
    *[other] . You lack { $missing }
}
sold = { $card }: { $me ->
    [yes] you have it
   *[no] { $seat } has it
}
outposts = Outposts
post-own = { $card }: { $asks }{ $state ->
    [removed] . Contested, out of the game
    [taken] . Taken
    *[open] { "" }
}.
post = { post-own } Archipel card.
post-removed = contested, out of the game
post-taken = taken by { $seat }
reach-words = { $seat } { $have }/{ $of }
reach = { $seat }: { $have } of { $of }
island = Centre
threat-own = { $disaster }: { $level ->
    [0] nothing is paid
    *[other] level { $level } of { $of } is paid
}. Next cost, for all together: { $cost }.
threat = { threat-own } Archipel card.
ability-own = { $ability }: { $effect } { $state ->
    [locked] To be unlocked together.
    [used] Used this round.
    *[open] Ready.
}
ability = { ability-own } Archipel card.
chest = Common payment
chest-sum = Gathered: { $have }. { $short ->
    [0] That is enough{ $over ->
        [0] .
        *[other] {" "}({ $lost } too many).
    }
    *[other] Missing { $missing }.
}
consent = Agreements
agrees = { $agreed ->
    [yes] { $seat }: agreed
    *[no] { $seat }: to confirm
}
given = { $seat } offers { $card }: { $gives }

## The log

event-acted = { $me ->
    [yes] { $verb ->
        [store] You store { $card }.
        [rotate] You rotate { $card }, area { $area }.
        [flip] You flip { $card }, area { $area }.
        *[recruit] You recruit { $card }.
    }
    *[no] { $verb ->
        [store] { $seat } stores { $card }.
        [rotate] { $seat } rotates { $card }, area { $area }.
        [flip] { $seat } flips { $card }, area { $area }.
        *[recruit] { $seat } recruits { $card }.
    }
}{ $paid ->
    [0] { "" }
    [one] {" "}One card pays.
    *[other] {" "}{ $paid } cards pay.
}{ $freed ->
    [0] { "" }
    [one] {" "}One card is given up.
    *[other] {" "}{ $freed } cards are given up.
}
event-discarded = { $me ->
    [yes] You discard { $card }.
    *[no] { $seat } discards { $card }.
}
event-lost = Lost: { $card } comes to the top and is straightened.
event-feasted = { $me ->
    [yes] Grand Festival! You turn { $card } for nothing.
    *[no] Grand Festival! { $seat } turns { $card } for nothing.
}
event-rested = { $me ->
    [yes] You let { $card } rest.
    *[no] { $seat } lets { $card } rest.
}
event-helped = { $me ->
    [yes] You use { $ability }.
    *[no] { $seat } uses { $ability }.
}
event-arrived = { $me ->
    [yes] You reach the tracker{ $place ->
        [0] .
        *[other] , no. { $place }.
    }
    *[no] { $seat } reaches the tracker{ $place ->
        [0] .
        *[other] , no. { $place }.
    }
}
event-round = Round { $round }
event-bought = { $me ->
    [yes] You buy { $card }.
    *[no] { $seat } buys { $card }.
}
event-passed = { $me ->
    [yes] You pass.
    *[no] { $seat } passes.
}
event-claimed = { $me ->
    [yes] You take { $card }.
    *[no] { $seat } takes { $card }.
}
event-contested = Contested: { $card } leaves the game.
event-pledged = { $me ->
    [yes] You offer { $card }.
    *[no] { $seat } offers { $card }.
}
event-withdrew = { $me ->
    [yes] You take { $card } back.
    *[no] { $seat } takes { $card } back.
}
event-agreed = { $me ->
    [yes] You agree.
    *[no] { $seat } agrees.
}
event-aimed = { $me ->
    [yes] { $target ->
        [level] You propose to pay the level.
        *[ability] You propose to unlock the ability.
    }
    *[no] { $target ->
        [level] { $seat } proposes to pay the level.
        *[ability] { $seat } proposes to unlock the ability.
    }
}
event-averted = { $disaster }: level { $level } is paid.
event-unlocked = { $ability }: unlocked for all.
event-ended = The eight rounds are over.

## The score

part-cards = Stars on cards
part-canoe_house = Canoe houses
part-logger = Loggers
part-quarry = Quarries
part-market = Market
part-trade_house = Trade house
part-tool_maker = Tool maker
part-housing = Housing
part-temple = Temples
part-feats = Feats
part-outposts = Outposts
part-villagers = Villagers
reason-rounds = The eight rounds are over.
reason-averted = The disaster is averted.
reason-disaster = The disaster struck the island.
rank-0 = No rank
rank-1 = Needs work
rank-2 = Respectable
rank-3 = Exceptional
rank-4 = Astounding

## Why not

refused-study = Look at your deck first, then start.
refused-started = The game has begun: the deck is no longer looked through.
refused-third = The third card is only to look at.
refused-tracker = The tracker never acts: it marks the end of the round.
refused-stored-card = { $card } is stored: it pays, but it cannot act.
refused-not-printed = That action is not printed on { $card } in this area.
refused-not-stored = { $card } is not stored: only stored cards pay.
refused-twice = { $card } pays only once.
refused-helper = { $card } does not help: not recruited before this round, resting, or used already.
refused-cannot-pay = Your stored cards do not cover this cost: { $missing } missing.
refused-room = At most { $limit } stored cards: give up just enough to make room.
refused-no-release = A card is straightened only by paying, or to make room.
refused-feast = The Grand Festival has nothing to turn: one of the next two cards needs a printed rotate or flip.
refused-rest = A villager is sent to rest at the start of a round only, if active.
refused-meeting-only = That is done at the meeting, when the round ends.
refused-meeting = At the meeting you offer, take back, agree or pass.
refused-pledge-stored = You offer your own stored cards only.
refused-pledge-useless = This card would add nothing to the payment.
refused-agree = The payment is not complete yet.
refused-locked = The ability is not unlocked yet.
refused-used = The ability works once a round.
refused-needs = You lack the upgrades it asks for.
refused-not-arrived = You buy on reaching the tracker, not before.
refused-round-over = Your round is over: buy, or pass.
refused-taken = { $card } already went to { $buyer }.
refused-not-on-sale = This card is not in the centre.
refused-not-top = { $card } is not on top of the pile.
refused-one-at-a-time = One outpost at a time, in order.
refused-seats = This mode is not for so many players: { $mode }.
refused-feats-solo = Feats are for solo games only.
refused-feats-unknown = There are no such feats, or one is named twice.
refused-feats-many = { $most ->
    [0] No feat in a hard game.
    *[other] Only one feat in a normal game.
}
refused-villagers = Villagers are for solo, versus and race.
refused-ability = An ability is for cooperative games only.
refused-open-deck = The open deck is not allowed in a hard game.
refused-short = This payment does not cover the cost.
refused-useless = This payment holds a useless card: leave it out.
refused-not-festival = { $card } is not the Grand Festival.
refused-in-force = The ability is in force already.
refused-no-ability = This game is played without an ability.
refused-withdraw = You have not offered this card.
refused-aim-unlocked = The ability is unlocked already.
refused-aim-averted = The disaster is averted: no level is left to pay.
refused-aim-short = The stored cards of all together do not cover that: { $missing } missing.
refused-aim-offered = Something is offered: the aim turns once every offer is taken back.
refused-changes = You have changed your mind { $most } times at this meeting: no more now.
refused-covered-others = That is enough: it is for those who give to agree.
refused-covered = That is enough: agree, or take a card back.
refused-passed = You have passed already; you may still offer.
refused-pledge-twice = This card is offered already.
refused-pledge-instead = With this card another would become useless: take that one back first.
refused-agreed = You have agreed already.
refused-agree-giver = Only those who give have to agree.
refused-one-purchase = One purchase on arrival: wait for the others.
refused-waiting-start = You are ready; the others are still memorising.
refused-waiting-round = Your round is over; the others are still playing.
refused-waiting-turn = It is for { $other } to buy.
refused-waiting-claim = Somebody else decides whether to pay for their outpost.

## Cards of an owner's box

own-title = { $en }
own-feat = Feat { $number }
own-villager = Villager { $number }
own-outpost-forest = Forest outpost { $stars }
own-outpost-sea = Sea outpost { $stars }
own-outpost-mountain = Mountain outpost { $stars }
own-asks = { $asks } at the end of a solo game.
own-points = { $units ->
    [one] { $units } point
    *[other] { $units } points
}
effect-own-0 = { $every ->
    [yes] Once a round, one cost is { $off } less.
    *[no] Once a round, one cost is { $off } less ({ $verbs }).
}
effect-own-1 = { $units } stored cards during the round.
effect-own-2 = At the end, { own-points } per { $per } upgrades.
effect-own-3 = At the end, { own-points } per { $buildings } with { $least } upgrades.
effect-own-4 = At the end, { own-points } per { $per } stored units, at most { $most }.
effect-own-5 = At the end, { own-points }.
short-own-0 = { $off } less each round
short-own-1 = { $units } stored cards
short-own-2 = { own-points } per { $per } upgrades
short-own-3 = { own-points } per building
short-own-4 = { own-points } per { $per } units
short-own-5 = { own-points } at the end
gift-own-0 = { $every ->
    [yes] Your next cost: up to { $off } less.
    *[no] Your next cost ({ $verbs }): up to { $off } less.
}
gift-own-1 = { $units } stored cards until the round ends.

## The tutorial

tutorial-welcome = Your deck is your village: sixteen buildings and a card that counts the rounds. In eight rounds you turn the buildings to better and better sides. The stars they show at the end are your points.
tutorial-memorise = Before the first round you may look at the whole deck. Its order is the only chance in the game: remember what you can, then start.
tutorial-cards = You play with the first two cards. In every turn, take one action of either of them, or discard the first. The third card may only be looked at.
tutorial-area = A card has four areas, A to D, two on each side. Only the upper half of the side you see counts: what it gives, what it can do, what it costs.
tutorial-store = The second card is a Canoe House. Storing it costs nothing: touch its sign, the one that glows.
tutorial-stored = It is turned a quarter and sticks out: your store holds one fish. Only stored cards can pay, each with all it shows.
tutorial-wood = Now a Logger is second. Store it too: it holds wood.
tutorial-discard = Neither of these two can do anything you could pay. Discard: the first card goes to the back of the deck as it is.
tutorial-rotate = Another Logger. Rotated half around it shows area B, one step further. The fish and the wood you have stored are just the price: rotate it.
tutorial-paid = The two cards that paid are straight again, in their places in the deck; your store is empty. The Logger went to the back with its better area on top.
tutorial-limit = At most four cards are stored. And use them in time: a stored card that comes to the top is straightened, and its resources are lost.
tutorial-flip = Ten turns later. Flipping turns a card over like a page, from A to C. Wood and fish are stored: flip the Tool Maker.
tutorial-round = The round card came to the top: round 2 begins. Every card has passed once, and they come again in the same order. What is stored stays stored.
tutorial-again = Here is your Logger again, ready for its next step. The Market gives what you need besides wood: flip the Logger to D.
tutorial-choose = Round 7. Housing is worth points, and dear. Where several stored cards could pay, you choose. Touch flip, then the payment that glows; what is too much is lost.
tutorial-end = Eight rounds are over: all visible stars make 21 points, a respectable village. From 30 it is exceptional, from 40 astounding. The Temples, 10 points each, stayed untouched this time.

## In letters
ink-wood = wood
ink-fish = fish
ink-stone = stone
ink-star = point
ink-now = area that shows
ink-rotate = after rotating, and its price
ink-flip = after flipping, and its price
