### The profile: preferences, alerts, history, statistics, trophies, and how it is kept.

prefer-motion = Animations
prefer-motion-auto = Normal
prefer-motion-slow = Slow
prefer-motion-fast = Fast
prefer-motion-off = Off
prefer-pace = Pace of the others
prefer-pace-normal = Normal
prefer-pace-slow = Slow
prefer-pace-fast = Fast
prefer-pace-at_once = At once
prefer-patterns = Colours told by patterns too
prefer-patterns-off = As drawn
prefer-patterns-on = Stronger
prefer-formal = Steps without a choice
prefer-formal-alone = By themselves
prefer-formal-ask = Ask me
prefer-end_turn = End of my turn
prefer-end_turn-at_once = At once
prefer-end_turn-ask = Ask me
prefer-confirm = Confirm moves
prefer-confirm-never = Never
prefer-confirm-each = Each one
prefer-sound = Sound at my turn
prefer-sound-off = Off
prefer-sound-away = When I look elsewhere
prefer-sound-on = Always

alert-turn = { $game }: it is your turn. { $address }
alert-over = { $game }: the game is over. { $address }
alert-test = Hello { $name }: Archipel will tell you here when it is your turn.

server-bad-hook = This address cannot be told: it must be https, of a public host, without a name or a password in it.
server-hook-failed = That address did not take the message.
server-no-key = This link leads to no profile: it is incomplete, or a newer one has been made.

profile-page = Games, statistics, trophies
profile-parts = Parts of the profile
profile-part-all = My shelf
profile-part-games = Games
profile-part-figures = Statistics
profile-part-trophies = Trophies
profile-part-box = My box
profile-part-likings = Preferences
profile-part-alerts = Alerts
profile-part-keep = Keep and move
profile-sum-played = Played
profile-sum-won = Won
profile-sum-best = Best
profile-sum-mean = Mean
profile-sum-next = To next title
profile-no-title = no title yet
profile-next-title = { $points ->
    [one] One point
   *[other] { $points } points
} to “{ $title }”
profile-top-title = The highest title is yours
profile-sum-seats = Seats
profile-sum-trophies = Trophies
profile-games-none = No game finished yet. The sea is waiting.
profile-games-more = Older games
profile-with = with { $names }
profile-alone = alone
profile-somebody = somebody
profile-won = won,
profile-saved = Kept.
profile-earned = Earned on { $date }
profile-not-yet = not won yet

prefer-pace-help = So that you can follow what the others and the bots do; a touch shows the board as it stands.
prefer-patterns-help = Every piece of a player wears the pattern of their seat.
prefer-confirm-help = A move is shown and waits for your word.
prefer-end_turn-help = For actions after which the turn is gone.
prefer-formal-help = When there is only one thing to do.

alerts-sound = Sound
alerts-sound-hear = Hear it
alerts-notices = Notifications of this browser
alerts-notices-line = They appear when it is your turn and you look at something else. The browser asks you once.
alerts-notices-denied = This browser has been told not to allow them here; that can be changed in its settings for this site.
alerts-notices-never = This browser cannot show any.
alerts-notices-on = Tell me when it is my turn
alerts-notices-hello = This is how you will be told.
alerts-hook = Message to an address
alerts-hook-line = Discord and others give an address (a “webhook”) that takes messages. When it is your turn and you are not at the table, it is told the name of the game and the way to the table, and nothing else.
alerts-hook-address = Address of the webhook
alerts-hook-kept = Messages go to { $host }.
alerts-hook-test = Send a test
alerts-hook-sent = Sent: look there.
alerts-hook-drop = No more messages
alerts-hook-gone = The address is forgotten.

alert-my-turn = It is your turn.
alert-ended = The game is over.
alert-title = ● Your turn · { $name }
alert-title-many = ● { $count } waiting for you · Archipel

keep-why = There is no account and no password. This browser knows you; a link or a file of yours keeps you everywhere else.
keep-link = Your secret link
keep-link-line = Whoever opens it is you: on your phone, on another computer, or here again one day. Give it to nobody: a new link puts an end to older ones, but whoever has opened one already stays signed in.
keep-link-show = Show my link
keep-link-hide = Hide
keep-link-copy = Copy
keep-link-copied = Copied.
keep-link-renew = A new link
keep-link-renewed = Here is a new one; older links lead nowhere. No device is signed out by it.
keep-link-qr = QR code of your secret link
keep-export = Everything in a file
keep-export-line = Your profile, your statistics, your notes and the records of your finished games, as one JSON file.
keep-export-do = Download
keep-import = From another place
keep-import-line = A file that was saved on another server, or by a browser without one: its finished games, statistics, trophies and likings come along. Games still in play stay where they are.
keep-import-do = Choose the file
keep-imported = { $games ->
    [0] No game is new here
    [one] One game came along
   *[other] { $games } games came along
  }{ $refused ->
    [0] .
    [one] ; one cannot be played here.
   *[other] ; { $refused } cannot be played here.
  }{ $left ->
    [0] {""}
    [one] {" "}One more comes along when you do this again.
   *[other] {" "}{ $left } more come along when you do this again.
  }
keep-leave = Delete the profile
keep-leave-line = Name, preferences, trophies, notes and links are gone for good. Records of games stay for those who played along, without your name.
keep-leave-do = Delete my profile
keep-leave-ask = Delete it for good?
keep-leave-sure = Yes, delete everything
keep-leave-no = No, stay

take-title = A secret link
take-wait = One moment …
take-whose = Are you { $name }?
take-line = From now on this browser plays as this profile. What the guest of this browser has played stays with the guest.
take-do = Yes, this is me

daily-title = The daily island
daily-pin = Today
daily-mark = of the day
daily-line = One deal for everybody, one try each, until { $time }.
daily-strip = { $game }, one deal for all
daily-strip-played = { $played } of { $all } played today
daily-try = My one try
daily-resume = Go on
daily-mine = { $score } points: { $place ->
    [1] first
   *[other] number { $place }
  } of { $players }
daily-late = Not ranked: stopped, or finished too late.
daily-nobody = Nobody has finished yet.
daily-all = All { $players }
daily-yesterday = The best of the day before
daily-best = { $name }, { $score } points, of { $players }
daily-ranking = Ranking of the day
daily-watch = Watch

server-bad-passkey = The passkey does not vouch for you here: try once more.
server-no-passkey = This passkey belongs to no profile of this server.

keep-passkey = Passkey
keep-passkey-line = Your phone, your computer or a security key vouches for you, by your finger, your face or its code; nothing to write down.
keep-passkey-add = Add a passkey
keep-passkey-added = From now on it brings you back.
keep-passkey-count = { $count ->
    [one] One passkey leads to this profile.
   *[other] { $count } passkeys lead to this profile.
  }
keep-passkey-drop = Forget them
keep-passkey-never = Not here: browsers give passkeys only to sites with a secure address (https) and a name. Keep your link instead.
keep-passkey-failed = Nothing came of it.
keep-back = You have a profile already?
keep-back-line = Open its secret link here, or let a passkey bring it back. The guest of this browser is left behind.
keep-back-do = Come back by passkey
