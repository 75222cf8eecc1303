name = Nombres
label = nombre
prompt = Choisissez un nombre.
event-laid = { $seat } pose { $stone }.
refused-odd = Trois tours ne vont pas à trois.
mode-open = Ouvert
mode-solo = Solo
mode-short = Court
