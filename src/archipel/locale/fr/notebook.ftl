### Les jeux montrés dans un notebook.

notebook-seat = { $game }, vu du siège { $number }
notebook-spectator = { $game }, vu d’un spectateur
notebook-step = Étape
