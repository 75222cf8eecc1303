name = Lagune
lead = Mouillez vos bouées côte à côte, là où la marée apporte des perles.
mode-duel = Duel
mode-solo = Contre le courant
option-next_tide = Marée suivante
option-next_tide-hidden = cachée
option-next_tide-shown = visible

zone-lagoon = Lagune
zone-tides = Marées
progress-round = Manche { $round }
prompt-moor = choisissez où mouiller votre bouée.
prompt-wait = Les autres choisissent.
prompt-over = La dernière marée s’est retirée.

label-moor = { $pearl ->
    [1] Mouiller en { $cell }, avec une perle
   *[other] Mouiller en { $cell }
}
label-buoy = { $cell }, bouée : { $seat }
label-pick = { $cell }, votre choix
label-reef = { $cell }, récif
label-next-tide = Ensuite : { $tide }
label-tides-left = Marées encore cachées : { $left }

tide-0 = ligne 1
tide-1 = ligne 2
tide-2 = ligne 3
tide-3 = ligne 4
tide-4 = colonne a
tide-5 = colonne b
tide-6 = colonne c
tide-7 = colonne d

event-turned = La marée apporte des perles : { $tide }.
event-moored = { $me ->
    [yes] Vous mouillez en { $cell }
   *[no] { $seat } mouille en { $cell }
}{ $pearls ->
    [0] .
   *[other] {" "}: une perle !
}
event-clashed = Deux bouées pour { $cell } : c’est désormais un récif.
event-drifted = Le courant laisse un récif en { $cell }.

refused-outside = Ce n’est pas dans la lagune.
refused-reef = Il y a un récif en { $cell }.
refused-buoy = Il y a déjà une bouée en { $cell }.

part-pearls = Perles
part-raft = Plus grand radeau
reason-tides = Six marées sont venues et reparties.
rank-driftwood = Bois flotté
rank-diver = Pêcheur de perles
rank-pearl = Perle de la lagune

ink-buoy = bouée : { $seat }
ink-reef = récif
ink-tide = là où passe la marée
