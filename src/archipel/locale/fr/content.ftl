fault-file = Le fichier
fault-json = ce n’est pas du JSON : { $why }, colonne { $column }.
fault-twice = { $what } y figure deux fois.
fault-missing = { $what } : il manque { $name }.
fault-object = { $what } doit être un objet entre accolades.
fault-list = { $what } doit être une liste entre crochets.
fault-word = { $what } doit être un mot.
fault-phrase = { $what } doit être des mots imprimables, { $most } caractères au plus.
fault-apart = { $what } doit être des cases toutes différentes qui se tiennent par leurs côtés.
fault-number = { $what } doit être un entier de { $least } à { $most }.
fault-choice = { $what } vaut { $got } ; les valeurs possibles sont { $wanted }.
fault-count = { $what } a { $count } éléments ; il en faut { $wanted }.
fault-same = { $what } vaut { $got }, déjà pris par un autre.
fault-needs = { $what } demande que { $other } soit { $wanted }.
fault-once = { $what } figure dans { $count } éléments de { $where } ; il doit figurer dans un seul.
fault-total = { $what } montre { $count } fois { $name } en tout ; { $most } au plus sont permis.
fault-differs = { $what } vaut { $got }, mais il y en a { $wanted }.
fault-enough = { $what } vaut { $got }, mais il n’y a que { $most } cartes de ce genre.
fault-exactly = { $what } : { $name }, il y en a { $count } ; il en faut { $wanted }.
fault-order = { $what } n’est pas à sa place : rangée par rangée depuis le haut, chacune depuis la gauche.
fault-line = { $what } est { $got } ; il faut deux îles comme 3-17, le plus petit numéro d’abord.
fault-straight = { $what } est { $got } ; ces îles ne sont ni dans la même rangée ni dans la même colonne.
fault-through = { $what } est { $got } ; cette ligne passe par l’île { $island }.
fault-crossing = { $what } est { $got } ; il faut deux lignes qui se croisent.
fault-uncrossed = { $what } oublie { $one } et { $other }, qui se croisent.
content-fine = { $file } : aucune erreur ; on peut jouer avec.
content-faults = { $count ->
    [one] une erreur ; rien n’en est utilisé.
   *[other] { $count } erreurs ; rien n’en est utilisé.
  }
refused-content = Vos propres composants contiennent des erreurs.
