### Revoir une partie, et la reprendre ailleurs.

server-sealed = Cette donne se joue encore ; on pourra la regarder quand sa journée sera finie.
server-replay-own = Tant que la partie dure, vous ne pouvez la revoir que de votre place.
server-replay-none = Il n’y a pas de partie à revoir à cette adresse.
server-replay-begins = Il n’y a rien à revoir avant le début de la partie.
server-no-fork = On peut reprendre une partie ailleurs une fois qu’elle est finie.
server-fork-seat = Cette place n’existe pas dans ce jeu.
server-record-broken = Ce fichier n’est pas une partie que l’on puisse lire.
server-record-huge = Ce fichier est trop gros pour une partie.
server-record-rules = Cette partie a été jouée avec d’autres règles du jeu et ne peut pas être rejouée ici.
server-record-game = Cette partie est celle d’un jeu qui n’est pas ici.
server-note-long = Une note a au plus { $most } caractères.
server-notes-full = Vous avez écrit toutes les notes possibles ; retirez-en d’abord.
server-fork-over = La partie est finie ici ; revenez d’abord un peu en arrière.
server-record-options = Les options ou les places de cette partie ne conviennent pas à son jeu.
server-record-action = L’action { $number } de cette partie ne peut pas être jouée.
