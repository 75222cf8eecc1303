### Getting together: open tables, rematches, several players at one device.

server-curtain = The device is changing hands: lift the curtain first.
server-not-your-seat = That seat is not played at this device.
server-guests-alone = Whoever invites people to their device takes a seat too.
server-not-host = Only the host of the table may do that.
server-begun = The game has begun: its seats stay as they are.
server-seat-taken = Somebody sits there.
server-no-seat = There is no such seat at this table.
server-host-stays = The host stays until the table is called off.
server-rematch-later = A rematch is played when the game is over.

gather-open = Open tables
gather-open-line = { $count ->
    [one] One table waits for players
   *[other] { $count } tables wait for players
}
gather-open-title = Open tables
gather-open-none = No table waits for players at the moment.
gather-pin = Open table
gather-with = { $names } · { $free ->
    [one] one seat
   *[other] { $free } seats
}
gather-away = host away
gather-join = Join
gather-join-of = Join { $names }

gather-listed = Open to everybody
gather-listed-line = It is found from the start page.
gather-qr = QR code of this table
gather-qr-line = To be scanned with a phone.
gather-kept = seat kept
gather-free = Open the kept seats to others
gather-watcher = The game begins when everybody is here; you will be able to watch it.

gather-guest-add = Add somebody at this device
gather-guest-name = Name at the seat { $pattern }
gather-guest-line = same device · { $pattern }
gather-guest-note = You hand the device over; a curtain hides everybody’s hand.
gather-colour = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Purple
    [4] Ochre
   *[other] Slate
}

gather-turn-of = { $name }’s turn
gather-curtain = The curtain is down
gather-pass = Hand the device to { $name } ({ $pattern }). Nothing is shown before.
gather-wait = Waiting for { $names }.
gather-lift = I am { $name }, show me
gather-look = Look with { $name }
gather-hand = Hand over to { $name }

gather-again-join = Join the rematch
gather-again-follow = Follow the rematch

gather-title-host = The table is setting sail
gather-title-guest = { $name } invites you
gather-title-aboard = You are at the quay
gather-title-full = The table awaits its players
gather-line = { $game }, { $mode }. { $free ->
    [one] One berth is still free.
   *[other] { $free } berths are still free.
}
gather-line-guest = { $game }, { $mode } · { $seats } players
gather-pattern = { $seat ->
    [0] waves
    [1] stripes
    [2] dots
    [3] grid
    [4] chevrons
   *[other] rings
}
gather-your-place = Your place
gather-berth-free = Free
gather-seats = Seats
gather-seats-of = { $taken } of { $all }
gather-begin = { $count ->
    [1] Begin alone
    [2] Begin with two
    [3] Begin with three
    [4] Begin with four
    [5] Begin with five
   *[other] Begin with { $count }
}
gather-begins = The game begins as soon as every seat is taken.
gather-bot = A bot
gather-bot-last = A bot takes this seat and the game begins
gather-bot-here = A bot takes this seat
gather-swap = Change colour: { $look }
gather-stand-up = Leave my seat
gather-invite = Invite
gather-share = Share
gather-agreed = At this table
gather-agreed-host = What your guests see
gather-length = Length
gather-length-of = about { $minutes } min
gather-hints = Hints
gather-hints-yes = allowed
gather-hints-no = none
gather-usual = { $count ->
    [one] One option as usual
   *[other] { $count } options as usual
}
gather-yes = yes
gather-no = no
gather-spectators = Whoever has the link may watch the game.
gather-name = Your name
gather-name-line = No account to make.
gather-take = Take the seat
gather-you-play = You play { $look }.
gather-been-here = Been here before? Find my profile
gather-around = Already here
gather-watch-only = Only watch
gather-play-after-all = Take a seat
gather-rules = Read the rules
gather-learn = Learn { $game }
gather-not-now = Not now
gather-cancel = Call the table off
gather-cancel-sure = { $names } waits with you. The table will be gone for everybody.
gather-cancel-no = Keep waiting
gather-cancelled = The host has called this table off.
