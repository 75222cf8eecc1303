label = Quay
prompt = { $kind ->
    [none] Take crates.
    *[other] The bell: { $kind }
}
ring = Ring
pass = Not now
take = Take { $crates }
kind-dawn = At dawn
kind-noon = At noon
reason-end = The crates are gone.
event-took = { $seat } takes { $crates }.
event-rang = { $seat } rings.
part-all = Crates
