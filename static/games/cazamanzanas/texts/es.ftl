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
name-amber = ámbar
name-teal = verde mar
name-plum = ciruela
name-slate = pizarra
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
name-row-column = fila { $row } columna { $column }
name-kind-set-points = { $kind_id ->
        [leaf] { $points ->
            [1] Hoja
           *[other] Hoja veloz
        }
       *[other] { $kind }
    }
name-colour-count = { $colour } { $count }
name-row-column-event-way = { $event_id ->
        [bounce] rebota
       *[roll] rueda por una plataforma
    } hacia la { $way_id ->
        [L] izquierda
       *[R] derecha
    } en fila { $row } columna { $column }
name-row-column-event = da con un duplicador sin manzanas de reserva en fila { $row } columna { $column }
name-row-column-event-out = entra en el portal de fila { $row } columna { $column } y sale por el de { $out }

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
log-bombed = { $you ->
    [yes] Destruyes { log-card } ({ $set }), { $cell }. Va a la pila de descartes de { $other }.
   *[no] { $seat } destruye { log-card } ({ $set }), { $cell }. Va a la pila de descartes de { $other }.
}
log-rotated = { $you ->
    [yes] Giras { $kind } ({ $set }), { $cell }. Ahora: { $acts }.
   *[no] { $seat } gira { $kind } ({ $set }), { $cell }. Ahora: { $acts }.
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
log-over = { $winners_count ->
    [one] { $winners_you ->
        [yes] Ganas.
       *[no] Gana { $winners }.
    }
   *[other] { $winners } comparten la victoria.
}

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
