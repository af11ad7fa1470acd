# Kamozza en español.

title = Kamozza

## Nombres

name-rat = Rata
name-tea = Té
name-silk = Seda
name-porcelain = Porcelana
name-rice = Arroz
name-timber = Madera
name-gold = Oro
name-ship_8 = el barco para 8
name-ship_11 = el barco para 11
name-ship_14 = el barco para 14
name-ship_17 = el barco para 17
name-ship_20 = el barco para 20
name-ship_21 = el barco para 21
name-ship_23 = el barco para 23
name-ship_30 = el barco para 30
name-ship_32 = el barco para 32
name-ship_35 = el barco para 35
name-ship_37 = el barco para 37
name-ship_40 = el barco para 40
name-ship_42 = el barco para 42
name-ship_45 = el barco para 45
name-cat_ship = el Barco del Gato
name-typhoon_1 = un tifón
name-typhoon_2 = un tifón
choice-port-A = Puerto A
choice-port-B = Puerto B

## Lo que se pregunta

prompt-cargo = { $most ->
    [1] Pon una carta boca abajo
    [2] Pon una o dos cartas boca abajo
   *[other] Pon tu carga boca abajo
}
prompt-port = Elige puerto para tu carga
hint-cargo = Toca una carta de tu mano
hint-port = Toca uno de los barcos
wait-cargo = Esperando la carga de { $names }
wait-port = Esperando a que elijan puerto: { $names }

## Lo que ha pasado

log-round = Ronda { $round } de { $rounds }. { $start_you ->
    [yes] Empiezas tú.
   *[no] Empieza { $start }.
}
log-out = { $you ->
    [yes] No te quedan cartas: desde la ronda { $round } estás fuera.
   *[no] A { $seat } no le quedan cartas: desde la ronda { $round } está fuera.
}
log-arrive = Puerto { $port }: { $ship }.
log-laid = { $own ->
    [yes] Pones boca abajo { $kinds }.
   *[no] { $seat } pone { $count ->
        [one] una carta
       *[other] { $count } cartas
    } boca abajo.
}
log-all-laid = Toda la carga está boca abajo.
log-ports = Se descubren los puertos: { $count_a } en A, { $count_b } en B. Primero, el puerto { $first }.
log-load = { $open ->
    [yes] { $load }
   *[unsaid] tanto
}
log-port = { $result ->
    [departed] Puerto { $port }: { $ship } zarpa. Allí: { $seats }.
    [sunk] Puerto { $port }: { $ship } no puede con { log-load } y se hunde con todo lo que lleva. Allí: { $seats }.
    [loaded] Puerto { $port }: { $ship } carga y zarpa. Allí: { $seats }.
    [typhoon] Puerto { $port }: el tifón no deja cargar nada.
   *[empty] Puerto { $port }: no ha venido nadie, { $ship } zarpa sin carga.
}
log-gain = { $you ->
    [yes] Ganas { $points }: { $kinds }.
   *[no] { $seat } gana { $points }: { $kinds }.
}
log-loss = { $own ->
    [yes] Pierdes { $kinds }.
   *[no] { $seat } pierde { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
log-loss-open = { $you ->
    [yes] Pierdes { $kinds }{ $why ->
            [confiscated] , por coincidir con otra
            [left] , por no caber
           *[unsaid] { "" }
        }.
   *[no] { $seat } pierde { $kinds }{ $why ->
            [confiscated] , por coincidir con otra
            [left] , por no caber
           *[unsaid] { "" }
        }.
}
log-over = { $reason ->
    [alone] A los demás no les quedan cartas. Fin de la partida.
    [nobody] A nadie le quedan cartas. Fin de la partida.
   *[rounds] Se han ido los últimos barcos. Fin de la partida.
}

## Por qué no, y piénsalo bien

barred-played = Tu carta de { $kind } ya está jugada.
caution-elimination = Con dos cartas ahora no te alcanza: al empezar la ronda { $round } no tendrías ninguna y quedarías fuera de la partida.

## Cómo ha terminado

reason-rounds = Se han jugado todas las rondas.
reason-alone = Solo a una persona le quedaban cartas.
reason-nobody = A nadie le quedaban cartas.
score-cargo = { $kind }
score-captured = { $kind } que se han llevado las ratas
note-tie-round = Empate a { $points } puntos entre { $seat } y { $other }. Última vez a bordo: { $seat } en la ronda { $round } (puerto { $port }), { $other } en la ronda { $other_round }. Va delante quien embarcó más tarde.
note-tie-port = Empate a { $points } puntos entre { $seat } y { $other }, con la última vez a bordo en la ronda { $round }. El puerto { $port } ({ $seat }) se resolvió después del puerto { $other_port } ({ $other }). Va delante quien embarcó más tarde.
note-tie-shared = Empate a { $points } puntos entre { $seat } y { $other }, con la última vez a bordo del mismo barco (ronda { $round }, puerto { $port }): comparten puesto.
note-tie-ashore = Ni { $seat } ni { $other } embarcaron nunca: comparten puesto.
note-out = Sin cartas al empezar la ronda { $round }: { $seat }, detrás de quienes siguieron en juego.

## Charla de mesa

claim-cargo = Cargo { $cargo }.
claim-port = Voy al puerto { $port }.

## En la página

page-round = Ronda { $round } de { $rounds }
page-order = En qué orden se carga
page-seat =
    { $turn }{ $start ->
        [yes] , empieza la ronda
       *[no] { "" }
    }: { $doing_id ->
        [ready] mercancía puesta, puerto elegido
        [thinking] mercancía puesta, elige puerto
        [laid] { $laid ->
            [one] una carta boca abajo
           *[other] { $laid } cartas boca abajo
        }
        [choosing] elige mercancía
       *[later] juega después
    }
page-berth-ship = Puerto { $port_id }: un barco que carga { $capacity }
page-berth-cat = Puerto { $port_id }: el Barco del Gato, carga { $capacity }, no admite ratas
page-berth-typhoon = Puerto { $port_id }: tifón, aquí no se puede cargar nada
page-berth-none = Puerto { $port_id }: ningún barco
page-berth-yours = Puerto { $port_id }: aquí va tu mercancía
page-notice-cat = Sin ratas
page-notice-typhoon = Aquí no se carga nada
page-deck = Faltan por llegar a { $port_id }
page-deck-help = El próximo es uno de estos; nadie sabe cuál.
page-card-cat = Barco del Gato { $capacity }
page-card-typhoon = Tifón
page-to-come = por llegar
page-gone = Barcos que ya no están en { $port_id }
page-gone-departed = { $cat ->
        [yes] El Barco del Gato
       *[no] El barco { $capacity }
    } zarpó en la ronda { $round }
page-gone-loaded = { $cat ->
        [yes] El Barco del Gato
       *[no] El barco { $capacity }
    } zarpó en la ronda { $round }
page-gone-sunk = { $cat ->
        [yes] El Barco del Gato
       *[no] El barco { $capacity }
    } se hundió en la ronda { $round }
page-gone-empty = { $cat ->
        [yes] El Barco del Gato
       *[no] El barco { $capacity }
    } se fue vacío en la ronda { $round }
page-gone-typhoon = Tifón en la ronda { $round }
page-claim-help = Dicho en la mesa. No tiene por qué ser verdad.
page-sign-rat = come oro
page-sign-gold = lo comen las ratas
page-tag = { $kind }, peso { $weight }{ $signed ->
        [no] { "" }
       *[other] { ", " }{ $sign }
    }{ $place_id ->
        [laid] , puesta en esta ronda
        [scored] , anotada
        [lost] , perdida
        [captured] , capturada
       *[hand] { "" }
    }
page-place-scored = anotada
page-place-lost = perdida
page-place-captured = capturada
page-budget = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } { $left ->
        [0] en la mano
        [one] para 1 ronda
       *[other] para { $left } rondas
    }
page-budget-pairs = { $short ->
        [yes] no alcanza para todas
       *[no] { $left ->
            [0] esta es la última ronda
            [1] { $spare ->
                [0] una carta
               *[other] una carta o dos
            }
           *[other] { $spare ->
                [0] una en cada ronda
                [one] puedes poner dos en 1 ronda
               *[other] puedes poner dos en { $spare } rondas
            }
        }
    }
page-budget-variant = dos se quedan en la mano al final
page-goal-main = Lo que se carga puntúa su peso; con demasiado peso se pierde todo lo de a bordo.
page-goal-variant = Lo que se carga puntúa su peso, primero lo pesado; las mercancías iguales de un barco se pierden.
page-holds-ship = { $port_id } carga { $capacity }.
page-holds-cat = { $port_id } carga { $capacity }, sin ratas.
page-holds-typhoon = Tifón en { $port_id }.
page-holds-none = { "" }
page-second = Toca otra carta para ponerla también.
page-weight = Peso { $weight }.
page-weight-of = Peso { $weight }: { $kinds }.
page-port-later = El puerto se elige después.
page-lay = ¿Pones { $kinds }?
page-lay-confirm = Poner boca abajo
page-send = ¿Mandas tu mercancía a { $port_id }?
page-send-confirm = Al puerto { $port_id }
page-ready = { $seats_count ->
        [one] Ha elegido
       *[other] Han elegido
    } { $seats }.
page-hand = { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
    }
page-start = Empieza la ronda
page-lost = { $count ->
        [0] nada perdido
        [one] 1 carta perdida, boca abajo
       *[other] { $count } cartas perdidas, boca abajo
    }
page-out = Fuera desde la ronda { $round }.
page-out-short = fuera
page-up = Anotado: { $kinds }
page-none = nada
page-captured = capturado, era { $owner_you ->
        [yes] tuyo
       *[no] de { $owner }
    }
page-row-up = Anotado, { $points }
page-row-lost = Perdido
page-row-hand = En la mano
page-stamp = Embarcó por última vez en la ronda { $round }, { $position ->
        [1] en el puerto que fue primero
       *[other] en el puerto que fue segundo
    }.
page-stamp-never = Aún no ha embarcado nada.
page-nobody = no vino nadie
page-news = Cómo acabó la ronda anterior
page-load = { $load } de { $capacity }
page-of = de { $capacity }
page-result-departed = zarpa
page-result-loaded = zarpa
page-result-sunk = se hunde
page-result-empty = se va vacío
page-result-typhoon = todo perdido
page-was-departed = zarpó
page-was-loaded = zarpó
page-was-sunk = se hundió
page-was-empty = se fue vacío
page-was-typhoon = todo perdido
page-why-of = { $kind } ({ $seats })
page-why-refused = El Barco del Gato no admite ratas: { $goods }.
page-why-confiscated = Mercancía igual, confiscada: { $goods }.
page-why-eaten = Se lo comen las ratas: { $goods }.
page-why-swallowed = Una rata se traga el oro y se lleva 21 puntos: { $seat }, a costa de { $owner }.
page-why-left = No cabe: { $goods }.
page-why-heavy = Demasiado peso para { $capacity }: se hunde y se pierde todo.
page-why-typhoon = El tifón se lleva todo lo que se mandó aquí.
page-why-lost = Perdido, boca abajo: { $who }.
page-why-count = { $seat } ({ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    })
page-was-bare = zarpa sin carga
page-result-bare = zarpa sin carga
page-reveal-bare = { $port_id }: no sube nada a bordo, el barco zarpa sin carga.
page-news-close = Cerrar las noticias
page-nothing-lost = perdida, comida o confiscada
page-nothing-hand = sin jugar
page-nothing-taken = se la llevó una rata
page-rank = { $rank }.º
page-ranking = La clasificación
page-row-left = Sin mostrar aún
page-fate = { $seat }: { $kind }, { $fate_id ->
        [eaten] comido por las ratas
        [refused] no entra en el Barco del Gato
        [confiscated] confiscado
        [left] no cabe
        [lost] perdido
       *[loaded] a bordo
    }
page-stamp-confiscated = confiscado
page-reveal-open = Todos han elegido puerto.
page-reveal-countdown = Los puertos se abren en
page-reveal-order = { $a } en A, { $b } en B: primero { $first_id }.
page-reveal-who = { $a ->
        [0] Nadie en A
       *[other] { $a_names } en A
    }; { $b ->
        [0] nadie en B
       *[other] { $b_names } en B
    }.
page-reveal-port = Puerto { $port_id }: { $seats }.
page-reveal-refused = El Barco del Gato no admite ratas.
page-reveal-confiscated = La mercancía igual se confisca.
page-reveal-eaten = { $count ->
        [one] ¡Las ratas se comen el oro!
       *[other] ¡Las ratas se comen todo el oro!
    }
page-reveal-swallowed = Una rata se traga el oro: 21 puntos con cuatro patas.
page-reveal-bounced = { $kind }: no cabe con { $load } de { $capacity }.
page-reveal-departed = { $port_id }: { $load } de { $capacity }, el barco zarpa.
page-reveal-loaded = { $port_id }: { $load } de { $capacity }, el barco zarpa.
page-reveal-sunk = { $port_id }: { $load } de { $capacity }, el barco se hunde.
page-reveal-empty = { $port_id }: no vino nadie, el barco se va vacío.
page-reveal-typhoon = { $port_id }: el tifón se lo lleva todo.
page-reveal-gain = { $seat } +{ $points }
page-aid-round = Una ronda
page-aid-cargo-main = Por turno, cada cual pone una o dos cartas boca abajo. No se puede pasar.
page-aid-cargo-variant = Todos ponen una carta boca abajo a la vez.
page-aid-port = Todos eligen en secreto el puerto A (barcos pequeños) o B (barcos grandes).
page-aid-order = Primero se resuelve el puerto con menos jugadores y, si hay los mismos, el A. Un puerto no influye en el otro: el orden solo cuenta para los empates.
page-aid-load-main = El barco que puede con todo zarpa, y cada carta puntúa su peso. Si el peso se pasa aunque sea en uno, se hunde con todo.
page-aid-confiscate = La mercancía igual en un mismo barco se confisca, toda.
page-aid-load-variant = Lo demás se carga de más a menos pesado mientras quepa. Lo cargado puntúa su peso.
page-aid-spent = Cargada o perdida, una carta no vuelve nunca a la mano. Las que se quedan en la mano al final no dan nada.
page-aid-rats = Ratas y oro
page-aid-rats-main = Una rata se come todo el oro de su barco antes de pesarlo. El oro comido ni pesa ni puntúa.
page-aid-rats-variant = La rata se traga el oro de su barco. Juntos son una carta de 21 para quien puso la rata.
page-aid-typhoon = Tifón: allí no se carga nada; lo que se manda se pierde.
page-aid-cat = Barco del Gato, 25: no admite ratas; se pierden.
page-aid-win = Quién gana
page-aid-ties = Más puntos. En empate, quien embarcó más tarde; en la misma ronda es más tarde el puerto que fue segundo.
page-aid-out = Quien empieza una ronda sin cartas queda fuera, por detrás de quienes siguen.
page-aid-goods = Peso y puntos
