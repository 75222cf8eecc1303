label = Quai
prompt = { $kind ->
    [none] Prenez des caisses.
    *[other] La cloche : { $kind }
}
ring = Sonner
pass = Pas maintenant
take = Prendre { $crates }
kind-dawn = À l’aube
kind-noon = À midi
reason-end = Plus de caisses.
event-took = { $seat } prend { $crates }.
event-rang = { $seat } sonne.
part-all = Caisses
