### Apprendre : tutoriels, et conseils à la table.

learn-title = Apprendre { $game }
learn-step = Étape { $step } sur { $of }
learn-now-you = À vous de jouer
learn-next = Suivant
learn-back = Retour
learn-show = Montrez-moi
learn-play = Le jouer
learn-leave = Quitter la leçon
learn-meanwhile = Lisez l’étape, puis continuez.
learn-done = Voilà tout le jeu. La meilleure leçon est votre première partie.
learn-first-game = Jouer votre première partie
learn-again = Reprendre au début
learn-button = Apprendre
learn-rules = Apprendre en jouant
learn-none = Il n’y a pas encore de leçon pour ce jeu.

tutorial-your-move = Faites d’abord le coup demandé ; « Montrez-moi » vous aide.
tutorial-read-first = Lisez d’abord cette étape, puis continuez.
tutorial-other-move = Ce serait permis. Pour cette leçon, essayez le coup qui brille ; « Montrez-moi » vous aide.

hint-button = Conseil
hint-wait = Un bon joueur réfléchit…
hint-title = Un bon joueur choisirait :
hint-ringed = (la case entourée)
hint-play = Le jouer
hint-close = Fermer le conseil
hint-only = C’est la seule chose à faire.
hint-no-points = Pas de points ce tour-ci.
hint-then = Ensuite : { $next }
hint-next-points = Sinon : { $other }, environ { $cost ->
    [one] { $cost } point
    *[other] { $cost } points
} de moins à la fin
hint-next-chance = Sinon : { $other }, environ { $cost ->
    [one] { $cost } victoire
    *[other] { $cost } victoires
} de moins sur 100
hint-alike = À peu près aussi bien : { $other }
hint-gain = { $points ->
    [one] +1 point
    *[other] +{ $points } points
} : { $part }
hint-loss = { $points ->
    [one] −1 point
    *[other] −{ $points } points
} : { $part }
table-key-hint = Demander ce que ferait un bon joueur

server-no-hints = Il n’y a pas de conseils à cette table.
server-hint-later = Vous n’avez rien à décider maintenant.
server-hint-busy = Le bon joueur a trop de questions pour l’instant. Redemandez dans un moment.
hint-late = Le plateau a changé entre-temps. Redemandez.
hint-unheard = La table ne répond pas pour l’instant : le conseil devra attendre.
server-hint-failed = Aucun conseil n’est venu à temps. Réessayez.
hint-row = Conseils
hint-row-line = Chacun peut demander ce que ferait un bon joueur.

terminal-word-hint = conseil
learn-left = La leçon est quittée.
learn-how = Entrée passe à l’étape suivante ; conseil dit le coup attendu, annuler revient d’une étape, quitter arrête.
learn-meant = Le coup attendu :
