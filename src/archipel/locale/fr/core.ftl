### Les mots dont tout jeu, toute porte peut avoir besoin.

you = Vous
seat-number = Siège { $number }
refused-not-offered = Ce n’est pas possible maintenant.
refused-over = La partie est terminée.
refused-not-your-turn = Ce n’est pas à vous de jouer.
