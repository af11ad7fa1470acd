# Mombasa en español.

title = Mombasa

## Nombres

name-mombasa = Mombasa
name-cape_town = Ciudad del Cabo
name-saint_louis = Saint-Louis
name-cairo = El Cairo
name-banana = plátanos
name-cotton = algodón
name-coffee = café
name-goods = mercancías
name-expansion = expansión
name-bookkeeper = contable
name-merchant = mercader de diamantes
name-share = acción
name-people = personas
name-left = la casilla izquierda
name-s1 = la casilla roja
name-s2 = la casilla amarilla
name-s3 = la casilla azul
name-right = la casilla derecha
name-morocco = Marruecos
name-algeria = Argelia
name-tripolitania = Tripolitania
name-cyrenaica = Cirenaica
name-lower_egypt = el Bajo Egipto
name-upper_egypt = el Alto Egipto
name-rio_de_oro = Río de Oro
name-mauritania = Mauritania
name-senegal = Senegal
name-timbuktu = Tombuctú
name-guinea = Guinea
name-ivory_coast = la Costa de Marfil
name-gold_coast = la Costa de Oro
name-niger = Níger
name-hausaland = el país Hausa
name-benin = Benín
name-chad = Chad
name-cameroon = Camerún
name-ubangi = Ubangui
name-darfur = Darfur
name-nubia = Nubia
name-ethiopia = Etiopía
name-danakil = Danakil
name-somalia = Somalia
name-equatoria = Ecuatoria
name-gabon = Gabón
name-congo_basin = la cuenca del Congo
name-buganda = Buganda
name-masai = el país Masái
name-swahili_coast = la costa suajili
name-tanganyika = Tanganica
name-kasai = Kasai
name-angola = Angola
name-katanga = Katanga
name-mozambique = Mozambique
name-zambezi = Zambeze
name-damaraland = Damaralandia
name-kalahari = el Kalahari
name-zululand = Zululandia
name-karoo = el Karoo
name-A1 = Almacenes
name-A2 = Corredores
name-B1 = Caravanas
name-B2 = Agentes
name-C1 = Minas
name-C2 = Peajes
name-D1 = Archivos
name-D2 = Exploradores
name-maj_banana = más plátanos
name-maj_cotton = más algodón
name-maj_coffee = más café
name-maj_expansion = más expansión
name-maj_people = más personas
name-std_first = jugador inicial
name-std_sell = vender una carta
name-std_buy = comprar una carta
name-std_books = encargar un libro
name-std_diamonds = tratante privado
name-std_track = bolsa
name-std_pounds = pequeño comercio
name-bt_goods = cajas de más
name-bt_expansion = porteadores de más
name-bt_bookkeeper = escribiente contratado
name-bt_merchant = mercader ambulante
name-S01 = ficha inicial 1
name-S02 = ficha inicial 2
name-S03 = ficha inicial 3
name-S04 = ficha inicial 4
name-S05 = ficha inicial 5
name-S06 = ficha inicial 6
name-S07 = ficha inicial 7
name-S08 = ficha inicial 8
name-S09 = ficha inicial 9
name-S10 = ficha inicial 10
name-st_banana1 = plátanos 1
name-st_banana2 = plátanos 2
name-st_cotton1 = algodón 1
name-st_cotton2 = algodón 2
name-st_coffee1 = café 1
name-st_coffee2 = café 2
name-st_expansion2a = expansión 2
name-st_expansion2b = expansión 2
name-st_bookkeeper = contable 1
name-x1_seat1 = expansión 1
name-x1_seat2 = expansión 1
name-x1_seat3 = expansión 1
name-x1_seat4 = expansión 1
name-A01 = plátanos 3
name-A02 = algodón 3
name-A03 = café 3
name-A04 = expansión 3
name-A05 = expansión 3
name-A06 = contable 2
name-A07 = mercader 1
name-A08 = mercader 1
name-A09 = mercader 1
name-B01 = plátanos 3 + 1 £
name-B02 = algodón 3 + 1 £
name-B03 = café 3 + 1 £
name-B04 = plátanos 4
name-B05 = algodón 4
name-B06 = café 4
name-B07 = expansión 3 + 1 £
name-B08 = expansión 3 + 1 £
name-B09 = expansión 4
name-B10 = contable 2
name-B11 = contable 2 + 1 £
name-B12 = mercader 2
name-B13 = mercader 2
name-B14 = mercader 2
name-B15 = expansión 3 + 1 diamante
name-B16 = mercader 1 + 1 libro
name-C01 = plátanos 4 + 1 £
name-C02 = algodón 4 + 1 £
name-C03 = café 4 + 1 £
name-C04 = expansión 4 + 1 £
name-C05 = expansión 4 + 1 diamante
name-C06 = expansión 4
name-C07 = contable 3
name-C08 = contable 2 + 1 diamante
name-C09 = mercader 3
name-C10 = mercader 3
name-C11 = mercader 2 + 1 £
name-D01 = acción de Mombasa
name-D02 = acción de Ciudad del Cabo
name-D03 = acción de Saint-Louis
name-D04 = acción de El Cairo
name-E01 = acción de Mombasa
name-E02 = acción de Ciudad del Cabo
name-E03 = acción de Saint-Louis
name-E04 = acción de El Cairo
name-BK_A01 = libro A (plátanos 1: 1 £)
name-BK_A02 = libro A (plátanos 1: 1 £)
name-BK_A03 = libro A (plátanos 2: 2 £)
name-BK_A04 = libro A (plátanos 2: 1 diamante)
name-BK_A05 = libro A (plátanos 2: 1 espacio en un indicador)
name-BK_A06 = libro A (algodón 1: 1 £)
name-BK_A07 = libro A (algodón 1: 1 £)
name-BK_A08 = libro A (algodón 2: 2 £)
name-BK_A09 = libro A (algodón 2: 1 diamante)
name-BK_A10 = libro A (algodón 2: 1 espacio en un indicador)
name-BK_A11 = libro A (café 1: 1 £)
name-BK_A12 = libro A (café 1: 1 £)
name-BK_A13 = libro A (café 2: 2 £)
name-BK_A14 = libro A (café 2: 1 diamante)
name-BK_A15 = libro A (café 2: 1 espacio en un indicador)
name-BK_A16 = libro A (expansión 1: 1 £)
name-BK_A17 = libro A (expansión 1: 1 £)
name-BK_A18 = libro A (expansión 2: 2 £)
name-BK_A19 = libro A (expansión 2: 1 diamante)
name-BK_A20 = libro A (expansión 2: 1 espacio en un indicador)
name-BK_A21 = libro A (mercader de diamantes: 2 diamantes)
name-BK_A22 = libro A (mercader de diamantes: 2 diamantes)
name-BK_A23 = libro A (contable: 3 £)
name-BK_A24 = libro A (una mercancía 2: 1 libro)
name-BK_B01 = libro B (plátanos 3: 3 £)
name-BK_B02 = libro B (plátanos 3: 2 diamantes)
name-BK_B03 = libro B (plátanos 4: 2 espacios en un indicador)
name-BK_B04 = libro B (plátanos 2, expansión 1: 3 £)
name-BK_B05 = libro B (algodón 3: 3 £)
name-BK_B06 = libro B (algodón 3: 2 diamantes)
name-BK_B07 = libro B (algodón 4: 2 espacios en un indicador)
name-BK_B08 = libro B (algodón 2, expansión 1: 3 £)
name-BK_B09 = libro B (café 3: 3 £)
name-BK_B10 = libro B (café 3: 2 diamantes)
name-BK_B11 = libro B (café 4: 2 espacios en un indicador)
name-BK_B12 = libro B (café 2, expansión 1: 3 £)
name-BK_B13 = libro B (plátanos 1, algodón 1: 2 £)
name-BK_B14 = libro B (plátanos 2, algodón 1: 1 libro)
name-BK_B15 = libro B (algodón 1, café 1: 2 £)
name-BK_B16 = libro B (algodón 2, café 1: 1 libro)
name-BK_B17 = libro B (café 1, plátanos 1: 2 £)
name-BK_B18 = libro B (café 2, plátanos 1: 1 libro)
name-BK_B19 = libro B (expansión 3: 3 £)
name-BK_B20 = libro B (expansión 3: 2 diamantes)
name-BK_B21 = libro B (expansión 4: 2 espacios en un indicador)
name-BK_B22 = libro B (mercader de diamantes, expansión 1: 3 diamantes)
name-BK_B23 = libro B (mercader de diamantes, una mercancía 2: 3 diamantes)
name-BK_B24 = libro B (contable, una mercancía 1: 4 £)
name-BK_C01 = libro C (plátanos 5: 5 £)
name-BK_C02 = libro C (plátanos 6: 3 espacios en un indicador)
name-BK_C03 = libro C (plátanos 3, expansión 2: 2 espacios en un indicador)
name-BK_C04 = libro C (plátanos 2, mercader de diamantes: 3 diamantes)
name-BK_C05 = libro C (plátanos 3, contable: 5 £)
name-BK_C06 = libro C (algodón 5: 5 £)
name-BK_C07 = libro C (algodón 6: 3 espacios en un indicador)
name-BK_C08 = libro C (algodón 3, expansión 2: 2 espacios en un indicador)
name-BK_C09 = libro C (algodón 2, mercader de diamantes: 3 diamantes)
name-BK_C10 = libro C (algodón 3, contable: 5 £)
name-BK_C11 = libro C (café 5: 5 £)
name-BK_C12 = libro C (café 6: 3 espacios en un indicador)
name-BK_C13 = libro C (café 3, expansión 2: 2 espacios en un indicador)
name-BK_C14 = libro C (café 2, mercader de diamantes: 3 diamantes)
name-BK_C15 = libro C (café 3, contable: 5 £)
name-BK_C16 = libro C (plátanos 2, algodón 2: 4 £)
name-BK_C17 = libro C (plátanos 2, algodón 2: 3 diamantes)
name-BK_C18 = libro C (algodón 2, café 2: 4 £)
name-BK_C19 = libro C (algodón 2, café 2: 3 diamantes)
name-BK_C20 = libro C (café 2, plátanos 2: 4 £)
name-BK_C21 = libro C (café 2, plátanos 2: 3 diamantes)
name-BK_C22 = libro C (expansión 5: expansión 2)
name-BK_C23 = libro C (expansión 3, mercader de diamantes: 4 diamantes)
name-BK_C24 = libro C (mercader de diamantes, contable: 6 £)

## Poderes

name-goods_bonus = Cajas mayores
text-goods_bonus = Más puntos en cada una de tus acciones de mercancías: +1, después +2.
name-card_discount = Descuento
text-card_discount = Sin recargo en la oferta de cartas y, después, cada carta 1 más barata.
name-expansion_bonus = Caravanas
text-expansion_bonus = Más puntos en cada una de tus acciones de expansión: +1, después +2.
name-bonus_marker = Agentes
text-bonus_marker = Posees un marcador de bonificación más; después, dos.
name-diamond_bonus = Vetas
text-diamond_bonus = Más diamantes en cada una de tus acciones de mercader: +1, después +2.
name-income = Peajes
text-income = 1 £, después 2 £, cada vez que terminas tu fase de acciones.
name-book_bonus = Escribientes
text-book_bonus = Un libro más en cada una de tus acciones de contable.
name-flip_discount = Archiveros
text-flip_discount = Dar la vuelta a un libro te cuesta 1 £ en vez de 2 £.
name-easy_borders = Exploradores
text-easy_borders = Toda frontera te cuesta 1.
name-free_ousting = Negociadores
text-free_ousting = Desalojar un puesto no te cuesta ningún punto más.

## Elecciones

choice-turn-goods = Usar mercancías
choice-turn-expansion = Expandir
choice-turn-bookkeeper = Usar un contable
choice-turn-merchant = Usar un mercader de diamantes
choice-turn-bonus = Colocar un marcador de bonificación
choice-turn-end = Terminar tu fase de acciones
choice-plan-done = Listo
choice-buy-none = No comprar nada
choice-track-none = No avanzar
choice-pay-line-pay = Pagar y seguir
choice-pay-line-stop = Parar aquí
choice-region-stop = Parar aquí
choice-ink-enter = Entrar en el libro siguiente
choice-ink-flip = Pagar y darle la vuelta
choice-ink-stop = Parar aquí
choice-retrieve-none = No recuperar cartas

## Lo que se pregunta

prompt-tile = Elige tu ficha inicial
    .detail = La otra vuelve a la caja y nadie sabrá cuál era.
prompt-rest = Deja estas tres cartas en reposo sobre tus casillas
    .detail = En el orden de las casillas roja, amarilla y azul.
prompt-tile-good = ¿Qué mercancía son tus cajas de más esta ronda?
    .detail = Los demás lo sabrán cuando se muestren los planes.
prompt-plan = Planea tu ronda: coloca cartas en tus casillas
    .detail = Nadie las ve hasta que todos están listos.
prompt-slot = ¿En qué casilla?
    .detail = Al final de la ronda la carta reposa sobre esa casilla.
prompt-turn = Tu turno: una acción
    .detail = Elementos sin usar: { $left }. Marcadores de bonificación: { $markers }.
prompt-good = ¿Qué mercancía usas?
    .detail = Todas las de una acción son de la misma mercancía.
prompt-crates = ¿Qué cajas usas?
    .detail = Sus valores se suman. Poder: +{ $bonus }.
prompt-buy = ¿Compras una carta con tus mercancías?
    .detail = Tienes { $points } puntos. Los que sobren avanzan en un indicador de compañía.
prompt-purchase = Compra una carta con libras
    .detail = Tienes { $points } £.
prompt-track = Avanza en un indicador de compañía
    .detail = Hasta { $points ->
        [one] un espacio
       *[other] { $points } espacios
    }. Puedes parar en cualquiera.
prompt-pay-line = ¿Pagas por cruzar la línea?
    .detail = Cuesta { $pounds } £. Espacios que faltan: { $left }.
prompt-company = ¿Qué compañía se expande?
    .detail = Tienes { $points ->
        [one] un punto
       *[other] { $points } puntos
    }, todos para una compañía.
prompt-region = ¿Dónde va el próximo puesto?
    .detail = Puntos restantes: { $points }.
prompt-column = ¿De qué columna sale el puesto?
    .detail = Las monedas que descubre cuentan para cada acción.
prompt-home = ¿A qué columna vuelve el puesto desalojado?
    .detail = Vuelve a tapar monedas de esa compañía.
prompt-bookkeeper = ¿Qué contable usas?
    .detail = Primero los libros; después puede moverse el tintero.
prompt-merchant = ¿Qué mercader usas?
    .detail = Sus diamantes y hasta dos más de las minas.
prompt-mines = ¿Las minas de quién visita el mercader?
    .detail = { $count } sin minas. Cuentan como mucho dos minas de una compañía.
prompt-book = Elige un libro
    .detail = Debe tener la letra { $letter }.
prompt-ink = ¿Sigue el tintero?
    .detail = Sigue el espacio de libro { $space }. Dar la vuelta al libro cuesta { $pounds } £.
prompt-space = ¿Dónde colocas tu marcador de bonificación?
    .detail = Cada espacio admite un marcador por ronda.
prompt-sell = ¿Qué carta vendes?
    .detail = Deja su casilla para siempre.
prompt-retrieve = ¿Recuperas un mazo en reposo?
    .detail = Un mazo entero o ninguno. Después reposan las cartas de esta ronda.
hint-tile = Toca una ficha
hint-rest = Toca las cartas en el orden de las casillas
hint-tile-good = Elige una mercancía
hint-plan = Toca una carta o di que estás listo
hint-slot = Toca una casilla
hint-turn = Elige una acción
hint-good = Elige una mercancía
hint-crates = Toca las cajas
hint-buy = Toca una carta de la oferta o no compres
hint-purchase = Toca una carta de la oferta
hint-track = Toca el espacio al que quieres llegar
hint-pay-line = Paga o para
hint-company = Toca una compañía
hint-region = Toca una región o para
hint-column = Toca una columna de la base
hint-home = Toca una columna de la base
hint-bookkeeper = Toca un contable
hint-merchant = Toca un mercader
hint-mines = Toca una compañía
hint-book = Toca un libro de la oferta
hint-ink = Entra, da la vuelta o para
hint-space = Toca un espacio o una ficha de bonificación
hint-sell = Toca una carta de tus casillas
hint-retrieve = Toca un mazo en reposo o ninguno
wait-tile = Esperando a { $names }: que elija su ficha inicial
wait-rest = Esperando a { $names }: que deje cartas en reposo
wait-plan = Esperando a { $names }: que planee la ronda
wait-turn = Esperando a { $names }: que actúe
wait-good = Esperando a { $names }: que elija mercancía
wait-crates = Esperando a { $names }: que elija cajas
wait-buy = Esperando a { $names }: que compre una carta, o no
wait-purchase = Esperando a { $names }: que compre una carta
wait-track = Esperando a { $names }: que avance
wait-company = Esperando a { $names }: que elija compañía
wait-region = Esperando a { $names }: que coloque puestos
wait-column = Esperando a { $names }: que tome un puesto de la base
wait-home = Esperando a { $names }: que devuelva un puesto a su base
wait-bookkeeper = Esperando a { $names }: que elija contable
wait-merchant = Esperando a { $names }: que elija mercader
wait-mines = Esperando a { $names }: que elija minas
wait-book = Esperando a { $names }: que elija un libro
wait-ink = Esperando a { $names }: que mueva el tintero
wait-space = Esperando a { $names }: que coloque un marcador
wait-sell = Esperando a { $names }: que venda una carta
wait-retrieve = Esperando a { $names }: que recupere cartas
wait-pay-line = Esperando a { $names }: que pague o pare
confirm-rest = Dejarlas así
confirm-crates = { $count ->
    [one] Usarla
   *[other] Usar estas { $count }
}

## Lo que ha pasado

log-round = Ronda { $round } de { $rounds }. { $start_you ->
    [yes] Empiezas tú.
   *[no] Empieza { $start }.
}
log-tile = { $you ->
    [yes] Tomas la { $tile }.
   *[no] { $seat } toma la { $tile }.
}
log-rest-first = { $you ->
    [yes] Dejas en reposo: { $cards }.
   *[no] { $seat } deja en reposo: { $cards }.
}
log-planned = { $you ->
    [yes] Planeaste { $cards_count ->
        [0] nada
       *[other] { $cards }
    }.
   *[no] { $seat } planeó { $cards_count ->
        [0] nada
       *[other] { $cards }
    }.
}
log-goods = { $you ->
    [yes] Usas { $cards }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
   *[no] { $seat } usa { $cards }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
}
log-bought = { $you ->
    [yes] Compras { $card } por { $way_id ->
        [purchase] { $points } £
       *[buy] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }.
   *[no] { $seat } compra { $card } por { $way_id ->
        [purchase] { $points } £
       *[buy] { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    }.
}
log-advance = { $you ->
    [yes] Avanzas en { $company } hasta el espacio { $space }. Acciones allí: { $shares }.
   *[no] { $seat } avanza en { $company } hasta el espacio { $space }. Acciones allí: { $shares }.
}
log-pay-line = { $you ->
    [yes] Te paras ante la línea de pago de { $company }. Espacios perdidos: { $lost }.
   *[no] { $seat } se para ante la línea de pago de { $company }. Espacios perdidos: { $lost }.
}
log-unused = { $you ->
    [yes] No avanzas. Puntos perdidos: { $points }.
   *[no] { $seat } no avanza. Puntos perdidos: { $points }.
}
log-gain = { $you ->
    [yes] Recibes
   *[no] { $seat } recibe
} { $pounds } £ ({ $why ->
    [card] bonificación de carta
    [space] espacio de bonificación
    [region] región
    [book] libro
    [track] indicador
    [tile] ficha inicial
    [dividend] dividendo
    [track-end] final de un indicador
    [diamond-end] final del indicador de diamantes
    [book-end] indicador de libros lleno
    [supplement] apartadas para este libro
    [income] peajes
   *[sale] venta
}).
log-pay = { $you ->
    [yes] Pagas
   *[no] { $seat } paga
} { $pounds } £ ({ $why ->
    [pay-line] línea de pago
    [flip] dar la vuelta a un libro
    [space] espacio de bonificación
   *[card] carta
}).
log-diamonds = { $you ->
    [yes] Encuentras { $count ->
        [one] un diamante
       *[other] { $count } diamantes
    } y llegas al { $space }.
   *[no] { $seat } encuentra { $count ->
        [one] un diamante
       *[other] { $count } diamantes
    } y llega al { $space }.
}
log-expansion = { $you ->
    [yes] Usas { $cards }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para expandir.
   *[no] { $seat } usa { $cards }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } para expandir.
}
log-expand = { $you ->
    [yes] Expandes { $company }.
   *[no] { $seat } expande { $company }.
}
log-post = { $company } pone un puesto en { $region }. Valor de la acción: { $value }.
log-oust = { $company } es desalojada de { $region }; el puesto va { $to_id ->
    [reserve] junto a su base
   *[base] de vuelta a su base
}. Valor de la acción: { $value }.
log-expanded = Termina la expansión de { $company }. Puntos perdidos: { $left }.
log-bookkeeper = { $you ->
    [yes] Usas { $card }: { $count ->
        [0] ningún libro
        [one] un libro
       *[other] { $count } libros
    }.
   *[no] { $seat } usa { $card }: { $count ->
        [0] ningún libro
        [one] un libro
       *[other] { $count } libros
    }.
}
log-book = { $you ->
    [yes] Tomas { $book } para el espacio { $space }.
   *[no] { $seat } toma { $book } para el espacio { $space }.
}
log-no-book = { $you ->
    [yes] No queda ningún libro { $letter } para ti.
   *[no] No queda ningún libro { $letter } para { $seat }.
}
log-ink = { $you ->
    [yes] Tu tintero llega al espacio { $space }
   *[no] El tintero de { $seat } llega al espacio { $space }
}{ $flipped_id ->
    [yes] , sobre un libro vuelto.
   *[no] : { $book }.
}
log-merchant = { $you ->
    [yes] Usas { $card }: { $count } sin minas.
   *[no] { $seat } usa { $card }: { $count } sin minas.
}
log-mines = El mercader visita { $company }. Minas: { $count }.
log-marker = { $you ->
    [yes] Colocas un marcador: { $space }.
   *[no] { $seat } coloca un marcador: { $space }.
}
log-first = { $you ->
    [yes] Tomas el marcador de jugador inicial.
   *[no] { $seat } toma el marcador de jugador inicial.
}
log-sold = { $you ->
    [yes] Vendes { $card }.
   *[no] { $seat } vende { $card }.
}
log-end = { $you ->
    [yes] Terminas tu fase de acciones.
   *[no] { $seat } termina su fase de acciones.
}
log-retrieve = { $you ->
    [yes] Recuperas el mazo de { $slot }: { $cards }.
   *[no] { $seat } recupera el mazo de { $slot }, { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
log-rest = { $you ->
    [yes] Tus elementos pasan a reposo: { $cards }.
   *[no] Los elementos de { $seat } pasan a reposo: { $cards }.
}
log-supplement = { $letters_count ->
    [0] No llegan libras del indicador de rondas.
   *[other] Las libras del indicador de rondas van a los libros { $letters }.
}
log-market = Oferta de cartas: { $old_count ->
    [0] nada sale
   *[other] salen { $old }
}; { $new_count ->
    [0] nada llega.
   *[other] llegan { $new }.
}
log-over = Han terminado las siete rondas. { $seats_you ->
    [yes] Quien más tiene eres tú: { $score } £.
   *[no] Quien más tiene: { $seats }, { $score } £.
}

## Por qué no

barred-too-far = Cuesta { $points }, más de lo que te queda.
barred-own-post = La compañía ya está allí.
barred-letter = Tu próximo espacio de libro pide la letra { $letter }.
barred-turned = Ese libro ya está boca abajo.
barred-too-poor = No tienes tantas libras.
barred-not-met = Lo que tienes boca arriba no cumple las condiciones del libro.
barred-other-good = Esa es otra mercancía.
barred-too-dear = Cuesta { $points }, más de lo que tienes.
barred-taken = { $seat_you ->
    [yes] Tu marcador ya está ahí.
   *[no] El marcador de { $seat } ya está ahí.
}
barred-no-majority = No eres quien más tiene de eso.
barred-tied = Otra persona tiene lo mismo.
barred-no-card = No tienes ninguna carta boca arriba que vender.
barred-no-purchase = No hay ninguna carta que puedas pagar.
barred-used = Una carta usada no se puede vender.
barred-no-goods = No tienes mercancías boca arriba.
barred-no-expansion = No tienes expansión boca arriba.
barred-no-bookkeeper = No tienes ningún contable boca arriba.
barred-no-merchant = No tienes ningún mercader boca arriba.
barred-no-marker = Todos tus marcadores están en el tablero.
barred-no-space = No hay ningún espacio que puedas usar.
barred-no-deck = Allí no reposa nada.
barred-no-slot = Todas tus casillas están ocupadas.
barred-slot-taken = Ya hay una carta en esa casilla.
barred-slot-locked = Esa casilla aún está cerrada.

## Cómo terminó

reason-rounds = Se han jugado siete rondas.
score-cash = Efectivo
score-shares = Acciones de { $company }, a { $value } cada una
score-diamonds = Diamantes
score-books = Libros
note-tie-cash = Empate a { $points } entre { $seats }. Más efectivo: { $winners } con { $pounds } £.
note-tie-shared = Empate a { $points } entre { $seats }, también en efectivo: { $winners } comparten la victoria.

## En la página

page-tab-map = Mapa
page-tab-tracks = Indicadores
page-tab-market = Mercado
page-tab-board = Mi tablero
page-tabs = Partes de la mesa
page-no-board = Estás mirando: aquí no hay tablero tuyo.
page-round = Ronda { $round } de { $rounds }
page-round-pounds = £{ $pounds } para los libros
page-phase-tiles = Losetas iniciales
page-phase-rest = Primeras cartas en reposo
page-phase-plan = Planificación
page-phase-turns = Turno: { $seat }
page-phase-over = El final
page-warn-six = Ronda 6: las losetas de bonificación ya no sirven tras la próxima ronda.
page-warn-seven = Última ronda: las cartas ya no tienen que reposar.
page-short-mombasa = Mombasa
page-short-cape_town = C. del Cabo
page-short-saint_louis = St-Louis
page-short-cairo = El Cairo
page-map = Mapa de África con 40 regiones
page-map-morocco = Marruecos
page-map-algeria = Argelia
page-map-tripolitania = Tripoli-|tania
page-map-cyrenaica = Cirenaica
page-map-lower_egypt = Bajo|Egipto
page-map-upper_egypt = Alto|Egipto
page-map-rio_de_oro = Río|de Oro
page-map-mauritania = Mauri-|tania
page-map-senegal = Senegal
page-map-timbuktu = Tombuctú
page-map-guinea = Guinea
page-map-ivory_coast = Costa de|Marfil
page-map-gold_coast = Costa|de Oro
page-map-niger = Níger
page-map-hausaland = País|Hausa
page-map-benin = Benín
page-map-chad = Chad
page-map-cameroon = Came-|rún
page-map-ubangi = Ubangui
page-map-darfur = Darfur
page-map-nubia = Nubia
page-map-ethiopia = Etiopía
page-map-danakil = Danakil
page-map-somalia = Somalia
page-map-equatoria = Ecuatoria
page-map-gabon = Gabón
page-map-congo_basin = Cuenca|del Congo
page-map-buganda = Buganda
page-map-masai = Masái
page-map-swahili_coast = Costa|suajili
page-map-tanganyika = Tanga-|nica
page-map-kasai = Kasai
page-map-angola = Angola
page-map-katanga = Katanga
page-map-mozambique = Mozam-|bique
page-map-zambezi = Zambeze
page-map-damaraland = Damara-|landia
page-map-kalahari = Kalahari
page-map-zululand = Zulu-|landia
page-map-karoo = Karoo
page-zoom-in = Ampliar el mapa
page-zoom-out = Ver el mapa entero
page-region = { $region }, { $held_id ->
    [nobody] vacía
   *[other] puesto de { $company }
}, da { $gains }{ $cost ->
    [0] .
    [one] ; cuesta un punto.
   *[other] ; cuesta { $cost } puntos.
}
page-nothing = nada
page-gain-pounds = £{ $n }
page-gain-diamonds = { $n ->
    [one] 1 diamante
   *[other] { $n } diamantes
}
page-gain-book_points = { $n ->
    [one] 1 libro
   *[other] { $n } libros
}
page-gain-advance = { $to_id ->
    [any] { $n ->
        [one] 1 espacio en un indicador
       *[other] { $n } espacios en un indicador
    }
   *[other] { $n ->
        [one] 1 espacio en { $company }
       *[other] { $n } espacios en { $company }
    }
}
page-gain-expand = expansión { $n }
page-gain-first_player = marcador de jugador inicial
page-gain-sell_card = vender una carta
page-gain-buy_card_with_pounds = una carta por libras
page-base = { $company }: una acción vale £{ $value }. Con el próximo puesto de las columnas 1, 2, 3: { $after }.{ $reserve ->
    [0] { "" }
   *[other] { " " }Puestos en reserva: { $reserve }.
}
page-base-empty = sin puesto
page-reserve = +{ $count } al lado
page-space = { $company }, { $space ->
    [0] salida
   *[other] espacio { $space }
}{ $shares ->
    [0] .
    [one] : 1 acción.
   *[other] : { $shares } acciones.
}
page-line-pay = Detrás, una línea de pago: £{ $pounds }.
page-line-dividend = Detrás, un dividendo: £{ $mover } para quien cruza, £{ $beyond } para quienes están más allá.
page-own-shares = { $shares } × { $value } = £{ $worth }
page-next-share = próxima acción en { $spaces }
page-stands = { $seat }: espacio { $space }, { $shares ->
    [one] 1 acción
   *[other] { $shares } acciones
}
page-track = Indicador de { $company }, una acción vale £{ $value }
page-share-value = valor de una acción
page-space-empty = espacio vacío
page-card-price = { $card }, cuesta { $price }, se vende por £{ $sale }
page-pile = mazo
page-column = columna con recargo de { $surcharge }
page-cards = Cartas
page-books = Libros
page-shelf = Libros { $letter }: { $supply } más en la reserva, £{ $pounds } en la fila
page-taken = Marcador de { $seat }.
page-has = { $seat } { $n }
page-majority = { $majority }: { $gains }. { $each }.
page-majorities = Mayorías
page-bonus = Espacios de bonificación
page-plate = { $plate }{ $cost ->
    [0] .
   *[other] , cuesta £{ $cost }.
}
page-used-card = { $card }, usada
page-used = usada
page-tile-as = { $tile }: { $good }
page-book = { $book }
page-book-flipped = { $book }, vuelto
page-pounds = £{ $pounds }
page-worth = vale { $pounds }
page-markers = Marcadores: { $left } de { $of }.
page-diamond-track = Indicador de diamantes: espacio { $space }, vale £{ $worth }. El espacio 8 abre la casilla izquierda.
page-book-track = Indicador de libros: tintero en { $space }, vale £{ $worth }. El espacio 4 abre la casilla derecha.
page-opens-right = abre la casilla derecha
page-jar = tintero
page-deck = En reposo sobre { $slot }: { $count ->
    [0] nada
   *[other] { $cards }
}
page-slot = Ponerla en { $slot }
page-slot-free = { $slot }, libre
page-slot-locked = { $slot }, cerrada
page-lay-here = aquí
page-berth = { $slot } y su mazo en reposo
page-held = { $tile }, para la próxima planificación
page-tiles = Losetas de bonificación
page-your-hand = Tu mano: { $count }
page-start-tile = { $tile }: { $gains }. A reposar: { $cards }.
page-study = Tus indicadores
page-hand-count = { $count ->
    [one] 1 carta en la mano.
   *[other] { $count } cartas en la mano.
}
page-first = Tiene el marcador de jugador inicial
page-diamonds = Diamantes: espacio { $space }
page-ink = Tintero: espacio { $space }
page-done = Ha terminado su fase de acciones
page-projected = Total hasta ahora: £{ $pounds }
page-total-from = Total según lo que todos ven
page-total-end = De dónde sale el total
page-sold = Vendidas: { $cards }
page-open-hand = En la mano al final: { $cards }
page-walk = { $company }: { $n ->
    [one] un espacio
   *[other] { $n } espacios
}, hasta el { $space }
page-walk-confirm = Avanzar { $n }
page-way-shares = Tendrás allí { $shares ->
    [one] 1 acción
   *[other] { $shares } acciones
} (+£{ $more } ahora).
page-way-pays = Líneas de pago en el camino: £{ $pounds }.
page-way-gets = Dividendos para ti: £{ $pounds }.
page-way-gains = Da { $gains }.
page-way-power = Poder nuevo: { $power }.
page-way-over = Más allá del final: £{ $pounds }.
page-way-nothing = En ese espacio no hay nada impreso.
page-step = { $company } al { $space }{ $pounds ->
    [0] { "" }
   *[other] { " " }+ £{ $pounds }
}
page-enter = Entrar en { $region } por { $cost }
page-enter-left = { $left ->
    [one] Queda 1 punto.
   *[other] Quedan { $left } puntos.
}
page-enter-confirm = Entrar por { $cost }
page-ousts = Expulsa a { $company }.
page-values = Una acción de { $company }: £{ $value } → { $after } según la columna; tienes { $shares }.
page-column-take = Columna { $column }: vale { $value }
page-column-home = Columna { $column }: vale { $value }
page-crates = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de { $good }
page-could = { $count ->
    [0] No compra ninguna carta; avanza hasta { $points } espacios en un indicador.
   *[other] Podría comprar: { $cards }; o avanzar hasta { $points } espacios.
}
page-buy-points = Comprar { $card } por { $price ->
    [one] 1 punto
   *[other] { $price } puntos
}
page-buy-left-points = { $left ->
    [0] No queda nada para avanzar.
    [one] Queda 1 punto para avanzar.
   *[other] Quedan { $left } puntos para avanzar.
}
page-buy-pounds = Comprar { $card } por £{ $price }
page-buy-left-pounds = Te quedan £{ $left }.
page-buy-confirm = Comprar por { $price }
page-planned = Planeado: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-ready = { $count ->
    [0] Sin cartas
   *[other] Con { $count }, listo
}
page-slot-for = ¿En qué casilla va { $card }?
page-take-deck = Recuperar el mazo de { $slot }
page-take-confirm = { $count ->
    [one] Tomar 1 carta
   *[other] Tomar { $count } cartas
}
page-mines = { $company }: { $count ->
    [one] 1 diamante
   *[other] { $count } diamantes
} en total
page-mines-confirm = Visitar { $company }
page-next-book = Sigue: { $book }.
page-choose = Elegir { $choice }
page-plot-totals = El total de cada cual, ronda a ronda
page-plot-values = Valor de una acción, ronda a ronda
page-curve = { $seat }: { $values }
page-curve-company = { $company }: { $values }
page-ledger-cash = Dinero: de dónde vino y adónde fue
page-ledger-shares = Acciones: lo avanzado, comprado y abierto
page-ledger-diamonds = Diamantes: dónde se hallaron
page-ledger-books = Libros: cómo avanzó el tintero
page-shares-behind = Las acciones tras las sumas
page-sources = De dónde vienen los totales
page-flow-gain-merchant = comerciantes de diamantes
page-flow-advance = espacios avanzados en { $company }
page-flow-share = cartas de acciones de { $company }
page-flow-post = puestos colocados para { $company }
page-flow-book = libros tomados
page-flow-ink-met = libros recorridos con su condición
page-flow-ink-turned = libros recorridos vueltos
page-flow-gain-card = bonos de cartas
page-flow-gain-space = espacios de bonificación
page-flow-gain-region = regiones
page-flow-gain-book = libros
page-flow-gain-track = espacios de indicadores
page-flow-gain-tile = loseta inicial
page-flow-gain-dividend = dividendos
page-flow-gain-track-end = finales de indicador
page-flow-gain-diamond-end = final del indicador de diamantes
page-flow-gain-book-end = indicador de libros lleno
page-flow-gain-supplement = hallado con libros
page-flow-gain-income = peajes
page-flow-gain-sale = cartas vendidas
page-flow-pay-pay-line = líneas de pago
page-flow-pay-flip = libros vueltos
page-flow-pay-space = espacios pagados
page-flow-pay-card = cartas compradas
page-aid-plan = Planea en secreto: una carta por casilla abierta. Luego se muestran todas a la vez.
page-aid-goods = Mercancías de una clase: compra una carta con la suma y avanza con el resto en un indicador.
page-aid-expansion = Todas las cartas de expansión a la vez: puestos de una compañía. Frontera simple 1, doble 2, expulsar +1.
page-aid-bookkeeper = Toma libros; el tintero avanza mientras tus cartas boca arriba los cumplen, o pagas por volverlos.
page-aid-merchant = Sus diamantes, y uno por cada una de hasta dos minas de una compañía.
page-aid-bonus = Un marcador en un espacio libre: las mayorías exigen tener más que nadie; otros cuestan £1.
page-aid-end = Termina tu fase: recupera un mazo en reposo y tus cartas de esta ronda reposan sobre sus casillas.
page-aid-score = Tras la ronda 7: dinero, acciones × valor, diamantes, libros.
page-aid-powers = Poderes de estos indicadores
