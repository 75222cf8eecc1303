### Puzzles: positions with one clearly best choice.

puzzles-none = Ce n’est pas un fichier de puzzles.
puzzles-no-file = Aucun puzzle de ce jeu n’est fourni.
puzzles-game = Ces puzzles sont d’un jeu qui n’est pas ici : { $game }.
puzzles-rules = Ces puzzles ont été faits pour les règles { $made }, et les règles d’aujourd’hui sont les { $today }.
puzzles-line = La ligne { $line } du fichier n’est pas un puzzle.
puzzles-other-plan = Le fichier est celui d’une autre recherche : nommez un autre fichier, ou les mêmes jeu, mode, bots, parties et graine.
terminal-puzzles-kept = { $count ->
    [one] { $count } partie sur { $all } est déjà explorée dans { $file }.
   *[other] { $count } parties sur { $all } sont déjà explorées dans { $file }.
}
terminal-puzzles-written = { $games ->
    [one] { $games } partie explorée
   *[other] { $games } parties explorées
}, { $count ->
    [0] aucun puzzle trouvé
    [one] { $count } puzzle trouvé
   *[other] { $count } puzzles trouvés
} : { $file }
