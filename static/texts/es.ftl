# Todas las páginas menos la mesa.

## En todas partes

ui-skip = Ir al contenido
ui-home = Sobremesa, inicio
ui-me = ¿Quién eres?
ui-foot = La charla larga en la mesa, después de comer.
ui-foot-home = Todas las partidas
ui-foot-me = Tú y tus ajustes
