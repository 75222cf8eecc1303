### Le terminal en plein écran : ses touches.

screen-keys = Entrée : choisir · ↑↓←→ Tab · taper : chercher · Échap : retour · F1 : aide
screen-keys-none = Entrée : continuer · F1 : aide · PgHaut : journal
screen-keys-pages = Flèches, espace : pages · Échap ferme
screen-keys-replay = → Entrée : suite · ← : retour · 40 Entrée : ce coup · siège 2, table, image · Échap : quitter
