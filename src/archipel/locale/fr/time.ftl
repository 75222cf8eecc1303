### Le temps et les tours : horloges, remplaçants, annuler, ce qui est demandé deux fois.

time-clock = Horloge
time-clock-none = à chacun son temps
time-clock-live = { $minutes } min pour toute la partie, { $more } s de plus par tour
time-clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
} pour chaque tour
time-clock-kind-none = Sans
time-clock-kind-live = En direct
time-clock-kind-days = En jours
time-clock-of-live = { $minutes } + { $more }
time-clock-of-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
time-left = il reste { $time }
time-to-answer = { $time } pour répondre
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
time-start = départ dans { $seconds } s
time-together = Tout le monde part ensemble

time-stood = Un bot joue pour vous.
time-stood-line = Vous pouvez reprendre votre siège à tout moment.
time-away = { $name } n’est pas là.
time-away-clock = { $name } n’est pas là ; l’horloge tourne.
time-call = Demander un bot
time-called = Un bot prend la place de { $name }, sauf retour d’ici là :
time-wait = Attendre plutôt
time-paused = Plus personne ne joue ici : l’horloge est arrêtée.
time-retake = Reprendre mon siège
time-status-stood = un bot joue
time-leave = Quitter la partie
time-leave-sure = Un bot continuera pour vous. Vous pourrez revenir et reprendre votre siège tant que la partie dure.
time-leave-yes = Quitter
time-stay = Rester
time-stop = Proposer d’arrêter ici
time-stop-sure = La partie s’arrête dès que tout le monde est d’accord : avec ce qui est déjà gagné, ou sans résultat.
time-stop-yes = Proposer
time-stop-alone = Arrêter cette partie
time-stop-sure-alone = La partie s’arrête ici, sans résultat. C’est définitif.
time-stop-yes-alone = Arrêter
time-stop-asked = { $names } { $count ->
    [one] propose
   *[other] proposent
} d’arrêter la partie ici.
time-stop-agree = D’accord
time-stop-mine = Vous avez proposé d’arrêter ; on joue jusqu’à ce que tout le monde soit d’accord.
time-go-on = Continuer
time-stopped = Cette partie a été arrêtée.

time-restart = Reprendre tout le tour ({ $count } coups)
time-restart-sure = Les { $count } coups joués depuis la dernière carte révélée, le dernier tirage ou le dernier coup d’un autre sont annulés.
time-restart-yes = Tout annuler
time-final = Ce coup est définitif.
time-final-all = Ce choix est définitif.
time-end-turn = Finir le tour
time-confirm = Confirmer
time-pending = Le choix est montré, pas encore fait : confirmez-le, ou choisissez autrement.
time-not-yet = Pas encore
time-sure = { $what } : c’est bien cela ?
table-key-restart = reprendre tout le tour
table-cap-restart = Suppr
