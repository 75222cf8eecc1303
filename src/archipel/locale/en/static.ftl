# Pages without a server

static-needs-server = That needs a server: friends, open tables and ways back to a profile come with one.
static-loading = The islands are being unpacked: { $done } of { $all } MB.
static-starting = The islands are waking up…
static-ready = The islands are awake.
static-old-browser = This browser cannot run the games by itself: it needs WebAssembly and modules in workers. A newer browser can, and so does a server.
static-not-loaded = The games could not be loaded. Look at the network, then try again: nothing that was kept is lost.
static-changed = The games have come in a newer version, and this page lacks some of it. Try again: nothing that was kept is lost.
static-again = Try again
static-elsewhere = Archipel is open in another window: play on there, or here.
static-here = Play here
static-not-kept = This window keeps nothing: play as you like, but games are gone when it is closed.
static-alone = No server here: play alone, against bots, or with friends at this screen.
static-understood = Understood
static-invite = Friends at this screen
static-keep-why = Everything is kept by this browser alone. Save it as a file now and then, and to take it to a server or another device.
static-not-read = What this browser keeps could not be read: it may be of a newer version. Nothing of it was changed; load the page again.
static-offline = Without a network
static-offline-line = The games can be kept in this browser (12 MB): with no network you play on there, alone, against bots or with friends at one screen. Tables of this server wait for it.
static-offline-do = Keep the games
static-play-offline = Play without a network
static-to-server = To the server
static-take-home = To your profile on the server
static-take-home-line = Finished games, statistics and trophies of this browser join those of your profile on the server. Games still in play stay here.
static-take-home-do = Take them there
