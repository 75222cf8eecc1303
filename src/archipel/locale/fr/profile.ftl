### Le profil : préférences, alertes, parties, statistiques, trophées, et comment on le garde.

prefer-motion = Animations
prefer-motion-auto = Normales
prefer-motion-slow = Lentes
prefer-motion-fast = Rapides
prefer-motion-off = Aucune
prefer-patterns = Couleurs doublées de motifs
prefer-patterns-off = Comme dessinées
prefer-patterns-on = Renforcées
prefer-formal = Étapes sans choix
prefer-formal-alone = Toutes seules
prefer-formal-ask = Me demander
prefer-end_turn = Fin de mon tour
prefer-end_turn-at_once = Aussitôt
prefer-end_turn-ask = Me demander
prefer-confirm = Confirmer les coups
prefer-confirm-never = Jamais
prefer-confirm-each = Chacun
prefer-sound = Son à mon tour
prefer-sound-off = Non
prefer-sound-away = Si je regarde ailleurs
prefer-sound-on = Toujours

alert-turn = { $game } : c’est à vous. { $address }
alert-over = { $game } : la partie est finie. { $address }
alert-test = Bonjour { $name } : Archipel vous dira ici quand c’est à vous.

server-bad-hook = On ne peut rien dire à cette adresse : il faut https, un hôte public, sans nom ni mot de passe.
server-hook-failed = Cette adresse n’a pas pris le message.
server-no-key = Ce lien ne mène à aucun profil : il est incomplet, ou un plus récent a été fait.
