/// The output in Spanish, in the form that `WordTable` describes.
enum SpanishTable {
  static let text = #"""
    the built-in route of {year}
      la ruta incorporada de {year}
    the route '{name}'
      la ruta «{name}»
    in real time
      en tiempo real
    at {factor} of real speed
      a {factor} del tiempo real
    {factor} times faster than real
      {factor} veces más rápido que en la realidad
    Flying {title}, {speed}. Times are UTC.
      Vuelo: {title}, {speed}. Horas en UTC.
    Following {title}, {speed}. Times are UTC.
      Siguiendo {title}, {speed}. Horas en UTC.
    Flying {title}, {speed}.
      Vuelo: {title}, {speed}.
    Another process flies {title}; this one flies on when it ends.
      Otro proceso vuela {title}; este seguirá cuando termine.
    The program that flew the sleigh has ended; this one flies on.
      El programa que volaba el trineo ha terminado; este sigue volando.
    The program that flew the sleigh has ended. Waiting for another one to fly.
      El programa que volaba el trineo ha terminado. Esperando a otro.
    No program flies there yet; waiting. '{command}' starts a flight.
      Aún no vuela ningún programa; esperando. «{command}» inicia un vuelo.
    The clock stands still.
      El reloj está parado.
    The clock now runs {speed}.
      El reloj va ahora {speed}.
    The clock was set to another time.
      El reloj se ha puesto a otra hora.
    Landed.
      Ha aterrizado.
    That was the night: {presents} presents on {distance}. Santa was in {stop} on {time}[, {local} there].
      Así fue la noche: {presents} regalos en {distance}. Estuvo en {stop} el {time}[, {local} allí].
    (a guess; say it with --home)
      (una suposición; indíquela con --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: Papá Noel llega a {stop} el {time}[, {local} allí].
    Nothing flies before {time}. See now what it will be like: {command}
      Nada vuela antes del {time}. Vea ya cómo será: {command}
    Less than an hour: Santa is coming to {city}
      Menos de una hora: viene a {city}
    Less than ten minutes to {city}: off to bed!
      Menos de diez minutos para {city}: ¡a la cama!
    The next stop is {city}!
      ¡La próxima parada es {city}!
    Santa is in {city} now!
      ¡Papá Noel está en {city}!
    There is no '{program}' here, so no notifications are shown.
      Aquí no hay «{program}», así que no habrá notificaciones.
    '{program}' could not show a notification.
      «{program}» no pudo mostrar una notificación.
    take-off in {time}
      despega en {time}
    {number} left
      quedan {number}
    home {time}
      casa {time}
    home visited
      ya estuvo
    The route's times are those of the flight of {year}, and taken as they are.
      Las horas de la ruta son las del vuelo de {year} y se usan tal cual.
    The route is of {year}; its times are moved to the coming flight. '--at' with a time of {year} flies them as they are.
      La ruta es de {year}; sus horas se trasladan al próximo vuelo. «--at» con una hora de {year} las usa tal cual.
    The route's times are not those of the flight of {year}, and are moved to it. '--at' with a time between them flies them as they are.
      Las horas de la ruta no son las del vuelo de {year} y se trasladan a él. «--at» con una hora entre ellas las usa tal cual.
    Time
      Hora
    Santa
      Papá Noel
    Where
      Dónde
    Next
      Próxima
    Presents
      Regalos
    Flown
      Volado
    Weather
      Tiempo
    Home
      Casa
    {time} UTC, by the clock of {title}
      {time} UTC, según el reloj de {title}
    {title}, under way
      {title}, en marcha
    {title}, which nobody tracks here
      {title}, que nadie sigue aquí
    at {place} ({position})
      en {place} ({position})
    on the way from {place} ({position})
      en camino desde {place} ({position})
    somewhere
      en algún lugar
    {delivered} left under trees, {remaining} to go
      {delivered} bajo los árboles, faltan {remaining}
    {place}: take-off in {time}
      {place}: despega en {time}
    {place}: in {time}
      {place}: en {time}
    {place}: has been, {time} ago
      {place}: estuvo hace {time}
    {place}: next flight: in {time}
      {place}: próximo vuelo: en {time}
    , on {time} there
      , el {time} allí
    {time} ago
      hace {time}
    Local time
      Hora local
    Place
      Lugar
    Region
      Región
    From home
      Desde casa
    Distance
      Distancia
    Follow Santa from the terminal.
      Siga a Papá Noel desde la terminal.
    commands:
      órdenes:
    options:
      opciones:
    exit codes:
      códigos de salida:
    examples:
      ejemplos:
    '{program} help COMMAND' explains a command. '--' ends the options.
      «{program} help COMMAND» explica una orden. «--» termina las opciones.
    {days}d {hours}h
      {days}d {hours}h
    {hours}h {minutes}m
      {hours}h {minutes}m
    {minutes}m {seconds}s
      {minutes}m {seconds}s
    {seconds}s
      {seconds}s
    {day} {month}
      {day} {month}
    {day} {month} {year}
      {day} {month} {year}
    {day} {clock}
      {day} {clock}
    Jan
      ene
    Feb
      feb
    Mar
      mar
    Apr
      abr
    May
      may
    Jun
      jun
    Jul
      jul
    Aug
      ago
    Sep
      sep
    Oct
      oct
    Nov
      nov
    Dec
      dic
    Out of sight
      Fuera de vista
    Flying
      Volando
    Delivering
      Repartiendo
    Brushing reindeer
      Cuida los renos
    Cookie break
      Toma galletas
    Calling Mrs. Claus
      Llama a casa
    Home again
      De vuelta en casa
    Nobody is sure what Santa is up to.
      Nadie sabe qué hace Papá Noel.
    Racing across the sky to the next stop.
      Cruza el cielo hacia la próxima parada.
    Slipping presents under the trees.
      Deja regalos bajo los árboles.
    Giving the reindeer carrots and a good brush.
      Da zanahorias a los renos y los cepilla.
    Having cookies and a glass of milk.
      Toma galletas y un vaso de leche.
    On the phone with Mrs. Claus.
      Habla por teléfono con la señora Claus.
    Weather[ in {place}]:
      Tiempo[ en {place}]:
    asking
      preguntando
    looking it up
      consultando
    unknown[, {reason}]
      desconocido[, {reason}]
    unknown weather
      desconocido
    clear
      despejado
    rain
      lluvia
    snow
      nieve
    sleet
      aguanieve
    windy
      viento
    fog
      niebla
    cloudy
      nublado
    partly cloudy
      algo nublado
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    December normal
      normal de diciembre
    ({source})
      ({source})
    {report} in {place}
      {report} en {place}
    The weather is the normal of the season. {reason}.
      El tiempo es el normal de la estación. {reason}.
    Answering requests in {folder} by {service}. Times are UTC.
      Respondiendo peticiones en {folder} con {service}. Horas en UTC.
    Santa Tracker
      Sigue a Papá Noel
    paused
      en pausa
    Looking for Santa …
      Buscando a Papá Noel…
    The program that flew has ended. Waiting for 'santa-cli fly'.
      El programa que volaba terminó. Esperando «santa-cli fly».
    Nobody flies. Run 'santa-cli fly'.
      Nadie vuela: «santa-cli fly»
    Nobody flies
      Nadie vuela
    last heard {time} ago
      oído por última vez hace {time}
    not heard yet
      aún sin noticias
    The server is away ({heard}). The flight goes on as far as it is known here.
      El servidor no responde ({heard}). El vuelo sigue con lo que aquí se sabe.
    The server is back.
      El servidor ha vuelto.
    The server is away: {heard}
      El servidor no responde: {heard}
    Take-off in
      Despega en
    Santa reaches {city} in
      Llega a {city} en
    Santa was in {city}
      Estuvo en {city}
    Santa is back in {city} in
      Vuelve a {city} en
    ago
      hace
    at {time} there
      {time} allí
    a guess; say it with --home
      suposición; use --home
    {distance} away
      a {distance}
    Santa has come to {city}!
      ¡Papá Noel ha llegado a {city}!
    {number} presents
      {number} regalos
    Merry Christmas!
      ¡Feliz Navidad!
    {time} in {city}
      {time} en {city}
    leaves[ {city}] in
      sale[ de {city}] en
    in|before a remaining time
      en
    {number} done
      {number} ya
    {number} to go
      faltan {number}
    Speed
      Velocidad
    Weather in {place}
      Tiempo en {place}
    now
      ahora
    {minutes} min ago
      hace {minutes} min
    {hours} h ago
      hace {hours} h
    normal|weather of the season
      normal
    No reading. {reason}
      Sin medición. {reason}
    Last stops
      Últimas paradas
    Next stops
      Próximas paradas
    {all} stops
      {all} paradas
    {count} of {all}
      {count} de {all}
    type to search
      escriba para buscar
    No stop has this name.
      Ninguna parada se llama así.
    Santa is there in {time}
      Llega en {time}
    Santa was there {time} ago
      Estuvo hace {time}
    Santa is there now
      Está allí ahora
    People
      Habitantes
    Presents an hour
      Regalos por hora
    This is the real flight: nobody can change its clock
      Es el vuelo real: nadie cambia su reloj
    choose
      elegir
    fly there
      volar allí
    back
      volver
    quit
      salir
    list
      lista
    map
      mapa
    help
      ayuda
    pause
      pausa
    speed
      ritmo
    stops
      paradas
    pause, faster, slower
      pausa, más o menos rápido
    by stop; 10 min from home
      paradas; 10 min antes
    list of stops, and search
      lista de paradas, buscar
    map: next view; home
      mapa: vista; casa
    map: zoom, move; mouse
      mapa: zoom, mover; ratón
    home|on the map
      casa
    next stop
      próxima parada
    later stops
      paradas después
    his way
      su camino
    ? closes this
      ? cierra esto
    {position} (near {place})
      {position} (cerca de {place})
    {city}, {region}
      {city}, {region}
    your home; default: the place of the system's time zone
      su casa; si falta, el lugar de la zona horaria del sistema
    folder of the store; :memory: keeps nothing
      carpeta del almacén; :memory: no guarda nada
    a route in Santa Tracker's JSON; - is standard input
      una ruta en el JSON de Santa Tracker; - es la entrada estándar
    whom to ask for the weather, or 'normal'
      a quién preguntar el tiempo, o «normal»
    start the clock here, as in 2026-12-24T10:00 (UTC)
      empezar el reloj aquí, como 2026-12-24T10:00 (UTC)
    run the clock N times faster
      hacer ir el reloj N veces más rápido
    have the stores in common with other machines
      compartir los almacenes con otras máquinas
    the server's token; default: SANTA_SERVER_TOKEN
      el token del servidor; si no, SANTA_SERVER_TOKEN
    fly from take-off at speed 600, or as --at and --speed say
      volar desde el despegue a velocidad 600, o según --at y --speed
    end after so many real seconds
      terminar tras tantos segundos reales
    show a desktop notification when Santa comes closer
      mostrar una notificación cuando se acerca
    begin a demonstration again after its landing
      repetir la demostración tras el aterrizaje
    only what matches the query
      solo lo que cumple la consulta
    lines for people, or one JSON object a line
      líneas para personas, o un objeto JSON por línea
    write texts to a CSV as they are, also formulas
      escribir los textos en el CSV tal cual, también fórmulas
    of the output for people; default: those of the locale
      de la salida para personas; si falta, las de la configuración regional
    of the output for people; default: that of the locale
      de la salida para personas; si falta, la de la configuración regional
    print whose data the program carries
      mostrar de quién son los datos del programa
    lines for people, one JSON object a line, or a line such as '{countdown} {place}'
      líneas para personas, un objeto JSON por línea, o una línea como '{countdown} {place}'
    print a line whenever it changes, until Ctrl-C
      mostrar una línea cada vez que cambia, hasta Ctrl-C
    show the present state, once or whenever it changes
      mostrar el estado actual, una vez o cada vez que cambia
    follow Santa: where he is, what he does, when he reaches you
      seguir a Papá Noel: dónde está, qué hace, cuándo llega
    a screen, lines for people, or one JSON object a line
      una pantalla, líneas para personas, o un objeto JSON por línea
    never fly; wait for another program that does
      no volar nunca; esperar a otro programa que vuele
    colours of the dashboard; auto asks the terminal
      colores del panel; auto pregunta a la terminal
    move Santa ten times a second
      mover a Papá Noel diez veces por segundo
    ring an hour, ten minutes and one stop from home
      sonar una hora, diez minutos y una parada antes
    answer the requests for weather in a store
      responder las peticiones del tiempo de un almacén
    check every checksum and every rule of a store
      comprobar cada suma y cada regla de un almacén
    fly the sleigh for all who track, and show nothing of it
      volar el trineo para todos, sin mostrar nada
    print a script with which a shell completes commands
      mostrar un guion con el que un intérprete completa órdenes
    write a route as a Santa Tracker file
      escribir una ruta como fichero de Santa Tracker
    Santa Tracker's JSON, the only one
      el JSON de Santa Tracker, el único
    print all objects of a type
      mostrar todos los objetos de un tipo
    one JSON object a line, or a table with commas
      un objeto JSON por línea, o una tabla con comas
    print the manual page
      mostrar la página del manual
    explain the program or one of its commands
      explicar el programa o una de sus órdenes
    print the version
      mostrar la versión
    rewrite a store's files without superseded data
      reescribir los ficheros de un almacén sin datos obsoletos
    list the stops with their local arrival times
      listar las paradas con su hora local de llegada
    for people, for programs, for spreadsheets, for maps
      para personas, programas, hojas de cálculo, mapas
    the nearest stops, with their distance
      las paradas más cercanas, con su distancia
    in order; "PROPERTY desc" for the greatest first
      en orden; "PROPERTY desc" para las mayores primero
    only the first N
      solo las primeras N
    show the types, counts, sizes and versions of a store
      mostrar tipos, cantidades, tamaños y versiones de un almacén
    explain the program, or the command it is given with
      explicar el programa, o la orden con la que se da
    success, also if the reader of the output closed it
      éxito, también si el lector de la salida la cerró
    the command line is wrong; the message says how to correct it
      la línea de órdenes está mal; el mensaje dice cómo corregirla
    a file was read, but its contents are not valid
      se leyó un fichero, pero su contenido no es válido
    an input file does not exist, or it can't be read
      un fichero de entrada no existe o no se puede leer
    a web server could not be reached, or refused to answer
      no se pudo llegar a un servidor web, o no respondió
    the store can't be created or opened
      el almacén no se puede crear o abrir
    reading or writing failed
      falló la lectura o la escritura
    a setting in the environment or the settings file is not valid
      un ajuste del entorno o del fichero no es válido
    ended with Ctrl-C
      terminado con Ctrl-C
    nothing answers at {}
      nada responde en {}
    {} can't be found: no network, or no such name
      no se encuentra {}: sin red, o no existe
    {} did not answer within {} seconds
      {} no respondió en {} segundos
    there is no secure connection to {} ({})
      no hay conexión segura con {} ({})
    there is no secure connection to {}
      no hay conexión segura con {}
    the connection to {} broke off
      se cortó la conexión con {}
    {} sent more than {} bytes
      {} envió más de {} bytes
    {} can't be asked ({})
      no se puede preguntar a {} ({})
    {} can't be asked
      no se puede preguntar a {}
    it got too many requests: {}
      demasiadas peticiones: {}
    it got too many requests
      demasiadas peticiones
    it is unavailable for a while: {}
      no disponible por un rato: {}
    it is unavailable for a while
      no disponible por un rato
    it failed with status {}: {}
      falló con el estado {}: {}
    it failed with status {}
      falló con el estado {}
    it refused the request with status {}: {}
      rechazó la petición con el estado {}: {}
    it refused the request with status {}
      rechazó la petición con el estado {}
    it answered with status {}: {}
      respondió con el estado {}: {}
    it answered with status {}
      respondió con el estado {}
    it answered with a web page instead of data
      respondió con una página web en vez de datos
    the limit of {} places a minute is reached
      se alcanzó el límite de {} lugares por minuto
    no answer for this place
      no hubo respuesta para este lugar
    it answered for {} places instead of {}
      respondió para {} lugares en vez de {}
    its answer is not JSON: {}
      su respuesta no es JSON: {}
    its answer has no '{}'
      su respuesta no tiene «{}»
    its answer {}
      su respuesta no es válida: {}
    '{}' in its answer {}
      «{}» en su respuesta no es válido: {}
    create or update objects from JSON or CSV
      crear o actualizar objetos a partir de JSON o CSV
    write what can be read of a damaged store to a new one
      escribir en un almacén nuevo lo legible de uno dañado
    folder of the new store, which is empty or does not exist
      carpeta del almacén nuevo, vacía o inexistente
    folder of the store, which is created if need be
      carpeta del almacén, que se crea si hace falta
    look into any store, and move objects in and out
      examinar un almacén, y meter y sacar objetos
    of the data; default: csv for a name that ends so
      de los datos; si no, csv si el nombre termina así
    the property that is the primary key of a new type
      la propiedad que es la clave primaria de un tipo nuevo
    the type of the objects
      el tipo de los objetos
    print the types and properties of a store
      mostrar los tipos y propiedades de un almacén
    classes in Swift, or JSON to keep and compare
      clases en Swift, o JSON para guardar y comparar
    compare the schemas and the objects of two stores
      comparar los esquemas y los objetos de dos almacenes
    compare only the objects of this type
      comparar solo los objetos de este tipo
    the two stores differ
      los dos almacenes son distintos
    write the objects of a type, for 'store import'
      escribir los objetos de un tipo, para «store import»
    """#
}
