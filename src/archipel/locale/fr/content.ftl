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
content-fine = { $file } : aucune erreur ; on peut jouer avec. Les parties enregistrées le nomment { $digest }.
content-faults = { $count ->
    [one] une erreur ; rien n’en est utilisé.
   *[other] { $count } erreurs ; rien n’en est utilisé.
  }
refused-content = Vos propres composants contiennent des erreurs.
content-unknown = Cette partie a été jouée avec des composants personnels ({ $game }, { $digest }) qui ne sont pas ici.
content-give-file = Indiquez leur fichier : --content FICHIER.
content-other = Cette partie a été jouée avec les composants { $made } ; ce fichier contient { $given }.
content-house = Cette partie a été jouée avec les composants fournis avec le jeu ; ce fichier contient { $given }.
server-no-content = Votre profil ne garde pas de tels composants.
server-content-fixed = Les composants de ce jeu ne peuvent pas être remplacés.
server-content-huge = Ce fichier est trop gros : 256 ko au plus.
server-content-name = Donnez à ces composants un nom de 1 à { $most } caractères.
server-content-drawn = Ce fichier ne peut pas être dessiné.
server-contents-full = Votre profil garde autant de composants personnels qu’il peut : supprimez-en d’abord.
