# Cazamanzanas en español.

title = Cazamanzanas

## Nombres

name-trampoline_left = Trampolín izquierdo
name-trampoline_right = Trampolín derecho
name-platform = Plataforma
name-upright = Plataforma de pie
name-leaf = Hoja
name-doubler = Duplicador
name-portal = Portal mágico
name-trap = Trampa
name-bomb = Bomba
name-rotate = Giro
name-red = roja
name-orange = naranja
name-yellow = amarilla
name-green = verde
name-turquoise = turquesa
name-blue = azul
name-violet = violeta
name-pink = rosa
name-acorn = bellota
name-mushroom = seta
name-sun = sol
name-clover = trébol
name-feather = pluma
name-drop = gota
name-moon = luna
name-star = estrella
name-ladybird = mariquita
name-bee = abeja
name-butterfly = mariposa
name-snail = caracol
name-robin = petirrojo
name-squirrel = ardilla
name-caterpillar = oruga
name-dragonfly = libélula
name-column-row = fila { $row } columna { $column }
name-kind-points-set = { $kind_id ->
        [leaf] { $points ->
            [1] Hoja
           *[other] Hoja veloz
        }
       *[other] { $kind }
    }
name-colour-count = { $colour } { $count }
name-column-event-row-way = { $event_id ->
        [bounce] rebota
       *[roll] rueda por una plataforma
    } hacia la { $way_id ->
        [L] izquierda
       *[R] derecha
    } en fila { $row } columna { $column }
name-column-event-row = da con un duplicador sin manzanas de reserva en fila { $row } columna { $column }
name-column-event-out-row = entra en el portal de fila { $row } columna { $column } y sale por el de { $out }

## Qué hacen las cartas

text-trampoline_left = Envía las manzanas una fila abajo y una columna a la izquierda.
text-trampoline_right = Envía las manzanas una fila abajo y una columna a la derecha.
text-platform = Tumbada retiene las manzanas que caen rectas; las que llegan de lado ruedan por encima y empujan a las que haya. De pie, las deja pasar.
text-leaf = Deja que las manzanas sigan cayendo rectas.
text-doubler = Hace dos manzanas de una: la primera va abajo a la izquierda, la segunda abajo a la derecha. Sin manzanas de reserva las deja pasar.
text-portal = Las manzanas salen rectas hacia abajo por el otro portal. Los dos se ponen a la vez, a tres pasos como mucho.
text-trap = Se traga las manzanas, que vuelven a la reserva.
text-bomb = Destruye cualquier mecanismo que no sea un portal. Las manzanas que sostenía caen al momento.
text-rotate = Gira cualquier trampolín o plataforma. Las manzanas de una plataforma que queda de pie caen al momento.

## Qué se pregunta

prompt-card = Elige una carta para jugar
prompt-dead-hand = No se puede jugar nada: elige una carta para tirarla
prompt-cell = Elige una casilla para { $kind }
prompt-portal = Elige una casilla para el primer portal
prompt-partner = Elige una casilla para el segundo portal
prompt-bomb = Elige qué destruir
prompt-rotate = Elige qué girar
prompt-refill = Descarta lo que quieras y completa tu mano
prompt-first-player = Elige quién juega el primer turno
hint-card = Toca una carta de tu mano
hint-dead-hand = No tiene efecto, pero las manzanas maduran
hint-cell = Toca una casilla libre; los caminos muestran adónde irían las manzanas
hint-portal = Toca una casilla libre; el segundo portal va a tres pasos como mucho
hint-partner = Toca una de las casillas alrededor del primer portal
hint-bomb = Toca un mecanismo que no sea un portal
hint-rotate = Toca un trampolín o una plataforma
hint-refill = Toca las cartas que no quieras conservar
hint-first-player = Toca un nombre
wait-card = Esperando a que { $names } juegue una carta
wait-refill = Esperando a que { $names } complete su mano
wait-first-player = Esperando a que { $names } diga quién empieza

## Qué ha pasado

log-removed = Fuera del juego: las cestas { $colours } y sus cazadores.
log-first = { $you ->
    [yes] Juegas el primer turno.
   *[no] { $seat } juega el primer turno.
}
log-round = Ronda { $round } de { $rounds }
log-apples = Manzanas nuevas en { $branches_count ->
    [one] la rama
   *[other] las ramas
} { $branches } ({ $blossoms }).
log-card = { $kind_id ->
        [leaf] { $points ->
            [1] Hoja
           *[other] Hoja veloz
        }
       *[other] { $kind }
    }
log-laid = { $you ->
    [yes] Pones { log-card }: { $cell }.
   *[no] { $seat } pone { log-card }: { $cell }.
}
log-portals = { $you ->
    [yes] Pones tus dos portales: { $cell } y { $out }.
   *[no] { $seat } pone dos portales: { $cell } y { $out }.
}
log-whose = { $owner_you ->
    [yes] de tu juego
   *[no] de { $owner }
}
log-bombed = { $you ->
    [yes] Destruyes { log-card } ({ log-whose }), { $cell }.
   *[no] { $seat } destruye { log-card } ({ log-whose }), { $cell }.
} Va a { $other_you ->
    [yes] tu pila de descartes.
   *[no] la pila de descartes de { $other }.
}
log-rotated = { $you ->
    [yes] Giras una carta ({ log-whose }), { $cell }. Ahora: { $acts }.
   *[no] { $seat } gira una carta ({ log-whose }), { $cell }. Ahora: { $acts }.
}
log-wasted = { $you ->
    [yes] No puedes jugar nada y tiras { log-card }.
   *[no] { $seat } no puede jugar nada y tira { log-card }.
}
log-no-cards = { $you ->
    [yes] No tienes cartas y pasas.
   *[no] { $seat } no tiene cartas y pasa.
}
log-ripened = Madurez { $cap }{ $left ->
    [0] : ¡las manzanas están maduras!
    [one] , falta { $left }.
   *[other] , faltan { $left }.
}
log-fall = { $cause_id ->
    [bomb] La bomba suelta { $count ->
        [one] una manzana
       *[other] { $count } manzanas
    }.
    [rotate] El giro suelta { $count ->
        [one] una manzana
       *[other] { $count } manzanas
    }.
   *[ripe] { $count ->
        [one] Cae la manzana.
       *[other] Caen { $count } manzanas.
    }
}
log-way = Manzana { $apple }{ $how_id ->
        [knocked] , empujada
        [released] , suelta
        [waited] , que sigue rodando
       *[hangs] { "" }
    }:{ $stops_count ->
        [0] { "" }
       *[other] { " " }{ $stops } →
    }
log-apple-basket = { log-way } cesta { $colour }.
log-apple-stick = { log-way } se queda en la plataforma, { $cell }.
log-apple-knock = { log-way } empuja { $count ->
    [one] una manzana
   *[other] { $count } manzanas
} de la plataforma, { $cell }, y espera.
log-apple-split = { log-way } se duplica, { $cell }.
log-apple-loop = { log-way } daría vueltas sin fin y se retira, { $cell }.
log-apple-trap = { log-way } acaba en la trampa, { $cell }.
log-apple-lost = { log-way } da en el suelo junto a las cestas, { $cell }.
log-fallen = { $caught_count ->
    [0] Ninguna cesta recibe manzanas.
   *[other] A las cestas: { $caught }.
}{ $gone ->
    [0] { "" }
   *[other] { " " }Vuelven a la reserva: { $gone }.
}
log-refilled = { $own ->
    [yes] { $discarded_count ->
        [0] Conservas tus cartas
       *[other] Descartas { $discarded }
    } y robas { $cards_count ->
        [0] nada
       *[other] { $cards }
    }.
   *[no] { $seat } { $discarded_count ->
        [0] conserva su mano
       *[other] descarta { $discarded }
    } y roba { $count ->
        [0] nada
        [one] una carta
       *[other] { $count } cartas
    }.
}
log-reshuffle = { $you ->
    [yes] Tu mazo está vacío: tus { $count } cartas descartadas se barajan en uno nuevo.
   *[no] El mazo de { $seat } está vacío: { $count } cartas descartadas se barajan en uno nuevo.
}
log-shift = Las cestas bajan una fila, empujadas por { $cells_count ->
    [one] la carta de { $cells }.
   *[other] las cartas de { $cells }.
}
log-hunters = { $you ->
    [yes] Tus cestas: { $colours }. { $points ->
        [one] Una manzana.
       *[other] { $points } manzanas.
    }
   *[no] Las cestas de { $seat }: { $colours }. { $points ->
        [one] Una manzana.
       *[other] { $points } manzanas.
    }
}
log-unseen = Cestas de nadie: { $colours }.
log-over = Han terminado las tres rondas.

## Por qué no

barred-nothing-to-bomb = En la mesa no hay nada que una bomba pueda destruir.
barred-nothing-to-turn = No hay ningún trampolín ni plataforma que girar.
barred-doublers = Hay cuatro duplicadores en la mesa; no puede haber más.
barred-no-room = No queda ninguna casilla libre.
barred-no-pair = No hay dos casillas libres lo bastante cerca una de otra.
barred-taken = Ahí ya hay una carta.
barred-no-partner = No hay casilla libre lo bastante cerca para el segundo portal.
barred-far = Demasiado lejos: el segundo portal va como mucho a tres pasos del primero, sumando filas y columnas.
barred-portal-stays = Los portales no se pueden destruir.
barred-not-turnable = Solo se giran trampolines y plataformas.

## Cómo acabó

reason-rounds = Se han jugado las tres rondas.
score-fuller = Cesta más llena
score-other = Otra cesta
note-tie-basket = Empate a { $points } entre { $seat } y { $other }. Decide la cesta más llena: { $fuller } a { $less } para { $seat }.
note-tie-shared = Empate a { $points } entre { $seat } y { $other }, con { $fuller } en la cesta más llena de ambos: comparten el puesto.

## En la página

page-short-trampoline_left = Trampolín
page-short-trampoline_right = Trampolín
page-short-platform = Plataforma
page-short-leaf = Hoja
page-short-doubler = Duplicador
page-short-portal = Portal
page-short-trap = Trampa
page-short-bomb = Bomba
page-short-rotate = Giro
page-leaf-fast = Hoja veloz
page-hand-card = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de madurez
page-card = { $name } ({ $owner_you ->
    [yes] tuya
   *[no] { $owner }
}){ $stuck ->
    [0] { "" }
    [one] , con una manzana encima
   *[other] , con { $stuck } manzanas encima
}
page-cell-free = { $names }, libre
page-cell-card = { $names }: { $name }
page-cells = Casillas
page-orchard = El manzano
page-board = El manzano en palabras
page-basket = Cesta { $column }, { $colour }: { $apples ->
    [one] 1 manzana
   *[other] { $apples } manzanas
}
page-basket-of = cesta { $colour }: { $apples ->
    [one] 1 manzana
   *[other] { $apples } manzanas
}
page-falls = { $branch ->
    [now] Al momento
   *[other] Manzana de la rama { $branch }
}: { $names }
page-end-basket = cesta { $colour }
page-end-stick = se queda en una plataforma
page-end-trap = acaba en la trampa
page-end-loop = da vueltas sin fin
page-end-lost = se pierde
page-yours = tuya
page-nobody = nadie
page-ripe = Madurez { $cap } de { $last }
page-ripe-then = Madurez { $cap } de { $last }; con esta carta, { $reach }
page-left = { $left ->
    [0] { $aimed ->
        [yes] ¡Entonces caen!
       *[no] ¡Ahora caen!
    }
    [one] falta 1
   *[other] faltan { $left }
}
page-round-short = Ronda { $round }/{ $rounds }
page-round = Ronda { $round } de { $rounds }
page-blossoms = Flores de esta ronda: { $pictures }. Aún boca abajo: { $pile }.
page-spare = { $spare ->
    [one] 1 manzana
   *[other] { $spare } manzanas
} de reserva para duplicadores ({ $supply } en total, { $reserve } guardadas para otras rondas)
page-doublers = { $count } de { $most } duplicadores en la mesa
page-apple = { $how ->
    [hangs] Cae la manzana { $apple }
    [released] La manzana { $apple } queda suelta
    [knocked] La manzana { $apple } sale empujada
    [waited] La manzana { $apple } sigue rodando
   *[other] La manzana { $apple } salta
}
page-pace = Velocidad de la caída: { $pace }×
page-away = fuera
page-cover-lay = Tus cazadores: { $names }. Tápalos, y también las marcas de tus cestas.
page-cover-lift = Tus cazadores están tapados. Muéstralos.
page-covered = tapados
page-only-you = solo tú
page-portal-waits = Aquí espera tu segundo portal
page-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
page-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
page-discard = { $count ->
    [one] 1 carta descartada
   *[other] { $count } cartas descartadas
}
page-portal-aside = El segundo portal espera junto al mazo.
page-portal-laid = Los dos portales están en la mesa.
page-none = Ninguna todavía.
page-hunters = Cazadores
page-last-hand = Última mano
page-gain = { $all ->
    [0] Ninguna manzana llegaría a una cesta.
    [one] { $own ->
        [0] Una manzana llegaría a una cesta ajena.
       *[other] Una manzana llegaría a tus cestas.
    }
   *[other] { $all } manzanas llegarían a cestas; a las tuyas, { $own ->
        [0] ninguna
       *[other] { $own }
    }.
}
page-gain-all = { $all ->
    [0] Ninguna manzana llegaría
    [one] Una manzana llegaría
   *[other] { $all } manzanas llegarían
} a una cesta.
page-do-cell = { $name }: { $names }
page-do-partner = Segundo portal: { $names }
page-do-bomb = Bomba contra { $name }, { $names }
page-do-rotate = Girar { $name }, { $names }
page-confirm-cell = Ponerla
page-confirm-partner = Poner los dos
page-confirm-bomb = Destruirlo
page-confirm-rotate = Girarlo
page-confirm-dead-hand = Tirarla
page-confirm-refill = { $draws ->
    [0] No robar
    [one] { $count ->
        [0] Conservar todo y robar 1
       *[other] Robar 1
    }
   *[other] { $count ->
        [0] Conservar todo y robar { $draws }
       *[other] Robar { $draws }
    }
}
page-refill = { $count ->
    [0] Toca una carta para descartarla.
    [one] Se descarta una carta, a la vista de todos.
   *[other] Se descartan { $count } cartas, a la vista de todos.
}
page-in-set = { $count } en cada juego de cartas; madurez { $points }
page-aid-turn = Tu turno
page-aid-turn-how = Juega una carta; el gorro avanza sus puntos. Luego descarta lo que quieras y roba hasta tener tres. En el 12 caen todas las manzanas, de izquierda a derecha, una tras otra. Tras tres rondas se descubren los cazadores.
page-aid-cards = Las cartas de cada uno
page-aid-examples = Qué hacen las manzanas
page-aid-stick = Desde arriba: se queda, también encima de otras.
page-aid-roll = De lado: rueda por encima y sigue en diagonal.
page-aid-knock = Primero empuja a las que haya; después sigue rodando ella.
page-aid-doubler = De una salen dos, mientras haya manzanas de reserva. La izquierda va primero.
page-aid-portal = Entra por uno y sale por el otro, recta hacia abajo.
page-aid-loop = Por segunda vez en el mismo portal: la manzana desaparece.
page-aid-reach = El segundo portal va a uno, dos o tres pasos del primero.
page-aid-win = Quién gana
page-aid-win-how = Quien tenga más manzanas en sus dos cestas. En caso de empate decide la cesta más llena; si también empata, la victoria se comparte. Las manzanas en plataformas no cuentan para nadie.
setting-cover = Tapar mis cazadores
    .help = Oculta tus dos cazadores y las marcas de tus cestas a quien mire por encima de tu hombro.
