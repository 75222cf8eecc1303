# Pages sans serveur

static-needs-server = Il faut un serveur pour cela : amis, tables ouvertes et retour à un profil viennent avec lui.
static-loading = Les îles sont déballées : { $done } sur { $all } Mo.
static-starting = Les îles se réveillent…
static-ready = Les îles sont réveillées.
static-old-browser = Ce navigateur ne peut pas faire tourner les jeux seul : il lui faut WebAssembly et les modules dans les workers. Un navigateur plus récent le peut, un serveur aussi.
static-not-loaded = Les jeux n’ont pas pu être chargés. Vérifiez le réseau, puis réessayez : rien de ce qui était gardé n’est perdu.
static-changed = Les jeux existent dans une version plus récente, et il en manque à cette page. Réessayez : rien de ce qui était gardé n’est perdu.
static-again = Réessayer
static-elsewhere = Archipel est ouvert dans une autre fenêtre : continuez là-bas, ou ici.
static-here = Jouer ici
static-not-kept = Cette fenêtre ne garde rien : jouez à votre guise, mais les parties disparaissent quand elle se ferme.
static-alone = Pas de serveur ici : jouez seul, contre des robots, ou à plusieurs devant cet écran.
static-understood = Compris
static-invite = Des amis devant cet écran
static-keep-why = Tout est gardé par ce navigateur seul. Enregistrez-le en fichier de temps en temps, et pour l’emporter vers un serveur ou un autre appareil.
static-not-read = Ce que ce navigateur garde n’a pas pu être lu : c’est peut-être d’une version plus récente. Rien n’y a changé ; rechargez la page.
static-offline = Sans réseau
static-offline-line = Les jeux peuvent être gardés dans ce navigateur (12 Mo) : sans réseau vous y jouez seul, contre des robots ou à plusieurs devant un écran. Les tables de ce serveur attendent son retour.
static-offline-do = Garder les jeux
static-play-offline = Jouer sans réseau
static-to-server = Vers le serveur
static-take-home = Vers votre profil sur le serveur
static-take-home-line = Les parties finies, statistiques et trophées de ce navigateur rejoignent ceux de votre profil sur le serveur. Les parties en cours restent ici.
static-take-home-do = Les y porter
