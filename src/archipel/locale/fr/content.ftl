fault-file = Le fichier
fault-json = ce n’est pas du JSON : { $why }, colonne { $column }.
fault-twice = { $what } y figure deux fois.
fault-missing = { $what } : il manque { $name }.
fault-object = { $what } doit être un objet entre accolades.
fault-list = { $what } doit être une liste entre crochets.
fault-word = { $what } doit être un mot.
fault-number = { $what } doit être un entier de { $least } à { $most }.
fault-choice = { $what } vaut { $got } ; les valeurs possibles sont { $wanted }.
fault-count = { $what } a { $count } éléments ; il en faut { $wanted }.
fault-same = { $what } vaut { $got }, déjà pris par un autre.
fault-needs = { $what } demande que { $other } soit { $wanted }.
fault-once = { $what } figure dans { $count } éléments de { $where } ; il doit figurer dans un seul.
fault-total = { $what } montre { $count } fois { $name } en tout ; { $most } au plus sont permis.
fault-differs = { $what } vaut { $got }, mais il y en a { $wanted }.
fault-enough = { $what } vaut { $got }, mais il n’y a que { $most } cartes de ce genre.
fault-fixed = { $what } ne peut pas être remplacé : ne le donnez pas, ou tel que le jeu l’a.
fault-title = { $what } doit être un nom d’une à { $most } lettres.
content-fine = { $file } : aucune erreur ; on peut jouer avec.
content-faults = { $count ->
    [one] une erreur ; rien n’en est utilisé.
   *[other] { $count } erreurs ; rien n’en est utilisé.
  }
refused-content = Vos propres composants contiennent des erreurs.
