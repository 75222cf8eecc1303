### Hashi in English.

name = Hashi
lead = Write the number, draw the bridges, finish your islands before anyone else.

mode-side_a = Board A
mode-side_b = Board B
mode-solo = Solo
option-side = Board
option-side-A = A
option-side-B = B
option-side-help = Board A to learn on; board B is a little trickier.
option-low_bonus_window = Low bonus
option-low_bonus_window-next_turn = Next turn
option-low_bonus_window-any_later_turn = To the end
option-low_bonus_window-help = Once a race is won, how long can the others still take the low value?
option-content = Your own boards and cards
option-solo_start = Start number
option-solo_start-self = Chosen
option-solo_start-random = By chance
option-solo_start-help = Place the 3 or 4 you start from yourself, or leave it to chance.

subtitle = { $seats ->
    [1] Board { $side } · solo
    *[other] Board { $side } · { $seats } players
}
progress = { $turn ->
    [0] Setup
    *[other] Turn { $turn }
}
names = { $count ->
    [1] { $a }
    [2] { $a } and { $b }
    [3] { $a }, { $b } and { $c }
    *[other] { $a }, { $b }, { $c } and { $d }
}

## What is asked

prompt-start = { $seats ->
    [1] Your turn: write your start number
    *[other] Your turn: write a 3 or a 4 for your neighbour
}
prompt-write = Your turn: write the { $number } on an island
prompt-no-island = Your turn: no island can take the { $number }
prompt-draw = { $begun ->
    [yes] Your turn: draw { $left ->
        [one] 1 more bridge
        *[other] { $left } more bridges
    }
    *[no] Your turn: draw { $left ->
        [one] 1 bridge
        *[other] { $left } bridges
    }
}
prompt-no-bridge = { $count ->
    [one] Your turn: no bridge can be drawn
    *[other] Your turn: there is no room for { $count } bridges
}
prompt-nothing = Your turn: nothing to write, nothing to draw
prompt-confirm = Your turn: confirm it
prompt-wait = Waiting for { $who }
prompt-watch = { $turn ->
    [0] The players are writing their start numbers
    *[other] Turn { $turn }: the players are writing and drawing
}
prompt-won = { $me ->
    [yes] The game is over: you win with { $points } points
    *[no] The game is over: { $seat } wins with { $points } points
}
prompt-shared = The game is over: { $who } win together, { $points } points
prompt-solo-over = The game is over: { $points } points, { $rank }

hint-start = { $seats ->
    [1] Touch an island without a flag, then the 3 or the 4.
    *[other] Touch an island without a flag, then 3 or 4. Your left neighbour will play here.
}
hint-write = The lit islands can take it. A flag wants a bridge first.
hint-draw = Touch a lit line, or drag from island to island.
hint-confirm = You can still take strokes back before you confirm.
hint-done = Have a look at the boards: everything is revealed together.
hint-none = { $stage ->
    [write] All are taken, have too many bridges already, or still wait for one.
    *[draw] It is all or nothing: every bridge of the card must be drawn.
}

stage-write = Write { $number }
stage-draw = { $count ->
    [one] Draw 1 bridge
    *[other] Draw { $count } bridges
}
stage-left = { $left } left
stage-passed = passed

do-start = Write { $number } on island { $island }
do-write = Write { $number } on island { $island }
do-no-number = Do not write
do-bridge = Draw a bridge between islands { $one } and { $other }
do-second-bridge = Draw a second bridge between islands { $one } and { $other }
do-no-bridges = Do not build
do-confirm = Confirm
do-continue = Continue

## What is seen

board = { $me ->
    [yes] Your board { $side }
    *[no] Board { $side } of { $seat }
}
isle = Island { $island }{ $flag ->
    [red] , red flag
    [blue] , blue flag
    *[none] { "" }
}{ $state ->
    [bare] , no number
    [done] , number { $number }, finished
    [lost] { $number ->
        [0] , no number
        *[other] , number { $number }
    }, can no longer be finished
    *[open] , number { $number }, { $need ->
        [one] 1 bridge to go
        *[other] { $need } bridges to go
    }
}{ $bridges ->
    [0] , no bridge
    [one] , 1 bridge
    *[other] , { $bridges } bridges
}
isle-number = no. { $island }
isle-lost = Island { $island } can no longer be finished: too few open lines are left, or no number that suits it.
line = Line from island { $one } to island { $other }{ $bridges ->
    [0] { "" }
    [one] , 1 bridge
    *[other] , { $bridges } bridges
}{ $state ->
    [shut] , closed
    *[open] { "" }
}

card-zone = Card of the turn
card = Card of the turn: { $number }, { $bridges ->
    [one] 1 bridge
    *[other] { $bridges } bridges
}
card-back = The deck, its first card to come
card-hidden = Hidden card: { $number }, { $bridges ->
    [one] 1 bridge
    *[other] { $bridges } bridges
}
card-hidden-caption = Hidden card
numbers-zone = Start number
start-number = Number { $number }
cards-zone = Cards
cards-counts = { $over ->
    [yes] all seen, the hidden one too
    *[no] { $seen ->
        [0] { "" }
        *[other] { $seen } seen ·{" "}
    }{ $left } to come · 1 hidden
}
slip = Card { $number }, { $bridges ->
    [one] 1 bridge
    *[other] { $bridges } bridges
}{ $state ->
    [now] , in play
    [seen] , already seen
    [hidden] , stayed hidden
    *[coming] , not seen yet
}

bonus-red = red flags
bonus-blue = blue flags
bonus-six = six linked islands
bonus-zone = Bonus: { $bonus }
plaque = Bonus { $bonus }: { $high } for the fastest, then { $low }; you have { $have } of { $of }
note-red = Finish your 4 red-flag islands: { $high } points in the first turn anybody does, { $low } after that.
note-red-next = Finish your 4 red-flag islands: { $high } points in the first turn anybody does, { $low } in the next.
note-red-alone = Finish your 4 red-flag islands: { $high } points by the end of turn { $turn }, { $low } after that.
note-blue = Finish your 3 blue-flag islands: { $high } points in the first turn anybody does, { $low } after that.
note-blue-next = Finish your 3 blue-flag islands: { $high } points in the first turn anybody does, { $low } in the next.
note-blue-alone = Finish your 3 blue-flag islands: { $high } points by the end of turn { $turn }, { $low } after that.
note-six = Link 6 finished islands by bridges: { $high } points in the first turn anybody does, { $low } after that.
note-six-next = Link 6 finished islands by bridges: { $high } points in the first turn anybody does, { $low } in the next.
note-six-alone = Link 6 finished islands by bridges: { $high } points by the end of turn { $turn }, { $low } after that.
ribbon-open = Open
ribbon-won = { $who } +{ $high } in turn { $turn }
ribbon-now = { $who } +{ $high } · { $low }: this turn
ribbon-both = { $who } +{ $high } · { $late } +{ $low }
ribbon-due = Until turn { $turn }
ribbon-late = { $low } until the end
ribbon-got = +{ $points } in turn { $turn }
ribbon-missed = Missed

stats = { $me ->
    [yes] Where you stand
    *[no] Where { $seat } stands
}
part-of = { $have }/{ $of }
stat-islands = Finished islands: { $have } of { $of }
stat-red = Red flags finished: { $have } of { $of }
stat-blue = Blue flags finished: { $have } of { $of }
stat-six = Largest group of finished islands: { $have } of { $of }

piles = The three piles
pile = Pile { $nth }
pile-turns = turns { $first } to { $last }
pile-last = turns { $first } to { $last }, low values
pile-left = { $left ->
    [0] Turns { $first } to { $last }: no card left
    [one] Turns { $first } to { $last }: 1 card to come
    *[other] Turns { $first } to { $last }: { $left } cards to come
}
due = { $state ->
    [got] Bonus { $bonus }: { $points } points won in time
    [missed] Bonus { $bonus }: its deadline, turn { $turn }, has passed
    *[open] Bonus { $bonus }: { $points } points until the end of turn { $turn }
}
ladder = Ladder of titles
rung-points = { $kind ->
    [first] ≤ { $most }
    [one] { $least }
    *[some] { $least }–{ $most }
}
rung = { $title }, { $points }{ $state ->
    [here] , your title
    [next] , the next one
    *[far] { "" }
}

## The log

event-passed = { $me ->
    [yes] You receive a board with a { $number } on island { $island }.
    *[no] { $seat } receives a board with a { $number } on island { $island }.
}
event-turned = Turn { $turn }: card { $number }, { $bridges ->
    [one] 1 bridge.
    *[other] { $bridges } bridges.
}
event-entered = { $me ->
    [yes] { $wrote ->
        [wrote] You write { $number } on island { $island }{ $bridges ->
            [0] {" "}and do not build.
            [one] {" "}and draw 1 bridge.
            *[other] {" "}and draw { $bridges } bridges.
        }
        *[blank] { $bridges ->
            [0] You pass both actions.
            [one] You do not write, and draw 1 bridge.
            *[other] You do not write, and draw { $bridges } bridges.
        }
    }
    *[no] { $wrote ->
        [wrote] { $seat } writes { $number } on island { $island }{ $bridges ->
            [0] {" "}and does not build.
            [one] {" "}and draws 1 bridge.
            *[other] {" "}and draws { $bridges } bridges.
        }
        *[blank] { $bridges ->
            [0] { $seat } passes both actions.
            [one] { $seat } does not write, and draws 1 bridge.
            *[other] { $seat } does not write, and draws { $bridges } bridges.
        }
    }
}
event-closed = { $me ->
    [yes] { $count ->
        [one] You finish island { $islands }.
        *[other] You finish islands { $islands }.
    }
    *[no] { $count ->
        [one] { $seat } finishes island { $islands }.
        *[other] { $seat } finishes islands { $islands }.
    }
}
event-reached = { $me ->
    [yes] { $points ->
        [0] You reach the bonus { $bonus }, but too late.
        *[other] You reach the bonus { $bonus }: +{ $points }.
    }
    *[no] { $points ->
        [0] { $seat } reaches the bonus { $bonus }, but too late.
        *[other] { $seat } reaches the bonus { $bonus }: +{ $points }.
    }
}
event-struck = Bonus { $bonus }: the { $points } is crossed off for whoever does not have it.
event-ended = The last card has been played. The hidden card: { $number }, { $bridges ->
    [one] 1 bridge.
    *[other] { $bridges } bridges.
}

## The score sheet

part-islands = Finished islands, 2 points each
part-red = Red flags
part-blue = Blue flags
part-six = Six linked islands
reason-cards = All seventeen cards have been played.

rank-1 = Underling
rank-2 = Water carrier
rank-3 = Patcher-up
rank-4 = Labourer
rank-5 = Concrete mixer
rank-6 = Project manager
rank-7 = Bridge engineer
rank-8 = Planning expert
rank-9 = Bridge genius
rank-10 = Ace of architecture
rank-11 = Building genius
rank-12 = God of the islands

## Why not

refused-start-first = The game begins with a start number: a 3 or a 4 on an island without a flag.
refused-started = The start numbers are already written.
refused-start-flag = Island { $island } has a flag: the start number goes on an island without one.
refused-start-number = The start number is a 3 or a 4, not a { $number }.
refused-random-start = A start by chance is for solo games only.
refused-no-island = There is no island { $island }: they run from 1 to 18.
refused-confirmed = Your turn is confirmed. Wait for the others, or take it back.
refused-number-first = The number first: write it or pass, the bridges come after.
refused-number-past = The time to write is over for this turn.
refused-unfinished-turn = { $stage ->
    [write] First write the number, or pass on it.
    *[draw] { $left ->
        [one] There is 1 bridge left to draw.
        *[other] There are { $left } bridges left to draw, or to decline as a whole.
    }
}
refused-second-number = Island { $island } has its number already, and keeps it.
refused-flag = Island { $island } has a flag: it needs a bridge from an earlier turn.
refused-too-small = { $bridges ->
    [one] A bridge ends here already: { $number } is too small.
    *[other] { $bridges } bridges end here already: { $number } is too small.
}
refused-no-line = No bridge here: no dotted line joins these islands.
refused-no-number = No bridge here: neither island has a number.
refused-two = No bridge here: there are two already.
refused-full = No bridge here: island { $island } already has { $most }, the most there can be.
refused-crossing = No bridge here: it would cross another.
refused-finished = No bridge here: island { $island } is finished.
refused-incomplete = { $left ->
    [one] No bridge here for now.
    *[other] No bridge here: it would leave no room for all { $left } bridges.
}
refused-begun = You have begun to draw: carry on, or take your bridges back.
refused-bridges-past = The bridges of this turn are settled: confirm, or take back.

## The tutorial

tutorial-welcome = Eighteen islands and seventeen cards. Every card brings a number to write on an island and bridges to draw. An island with exactly as many bridges as its number says is finished, and finished islands are points.
tutorial-start = Alone, you write the first number yourself: a 3 or a 4, on an island without a flag. Touch island 15, which glows, then the 4.
tutorial-card = Here is the card of the first turn: the number 1, and 3 bridges. The number always comes first, then the bridges.
tutorial-number = Write the 1 on island 7. A number is never changed again, so think of the bridges an island can still get: 7 has only two neighbours, a small number suits it.
tutorial-bridge = Now three bridges, each along a dotted line. One of its two islands must have a number: draw the first from your 4 on island 15 up to island 11.
tutorial-finish = Island 7 wants exactly one bridge. Draw it from island 6, and island 7 is finished.
tutorial-double = A line carries one bridge or two. Draw the second one between islands 11 and 15.
tutorial-confirm = Number and bridges are there. Until you confirm you could still take them back, one by one. Confirm your turn.
tutorial-sealed = Island 7 wears its red seal: 2 points at the end. It takes no further bridge, from any side.
tutorial-races = Three races bring more: all red flags, all blue flags, and six finished islands linked together. But an island with a flag takes a number only once a bridge of an earlier turn has reached it.
tutorial-crossing = Turn 5. Bridges never cross: each one may close another line for good. Now the card says 2: island 16 has one bridge already, so write the 2 there.
tutorial-all = All three bridges of the card were drawn, one of them to island 16, which is finished. It is all or nothing: exactly as many bridges as the card shows, or none.
tutorial-late = Turn 7 is over and the blue flags are not done: their 7 points are crossed off, 3 are left. Alone you race against the turns; against others, the first to get there takes the high value.
tutorial-decline = A 5, and no good island for it. You may always decline to write, to build, or both. Decline to write.
tutorial-link = Turn 12, the last one in which six linked islands pay 8. A second bridge between islands 5 and 6 finishes them both and closes the chain. Draw it.
tutorial-linked = Six finished islands, joined by bridges that run through finished islands only: 8 points.
tutorial-end = After the seventeenth card the points are added: 14 finished islands make 28, the late red flags 5, six linked islands 8. 41 points, Water carrier: you can do better!
