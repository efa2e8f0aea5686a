/// The output in Spanish, in the format that ``WordTable`` describes.
enum SpanishTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1234 12.345,6
    {number} km
      {number} km
    {number} mi
      {number} mi
    {number} km/h
      {number} km/h
    {number} mi/h
      {number} mi/h
    {number} °C
      {number} °C
    {number} °F
      {number} °F
    {number} %
      {number} %
    usage:
      uso:
    error:
      error:
    hint:
      consejo:
    note:
      nota:
    the time until take-off, until Santa is at your home, or since then
      el tiempo hasta el despegue, hasta llegar a su casa, o desde entonces
    the stop nearest to home
      la parada más cercana a casa
    when Santa arrives there, in local time
      cuándo llega allí, en hora local
    Santa's distance from home
      a qué distancia de casa está
    the current stop, or the one he left last
      la parada actual, o la última que dejó
    the next stop; empty after the landing
      la próxima parada; vacío tras el aterrizaje
    what he is doing, in a few words
      qué hace, en pocas palabras
    an emoji for what he is doing
      un emoji de lo que hace
    the number of presents delivered
      el número de regalos entregados
    the number of presents left
      el número de regalos que quedan
    the percentage of presents delivered
      el porcentaje de regalos entregados
    the time of the flight, in UTC
      la hora del vuelo, en UTC
    the local time at {place}
      la hora local en {place}
    the weather at {place}; empty if unknown
      el tiempo en {place}; vacío si se desconoce
    Santa's latitude, in degrees
      su latitud, en grados
    Santa's longitude, in degrees
      su longitud, en grados
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, sin clave; solo para uso no comercial
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, con su clave en PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, con su correo electrónico en SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Muestra el vuelo del almacén. Si ningún programa vuela allí, muestra dónde estaría Papá Noel según la ruta.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      Una plantilla (TEMPLATE) es una línea para un indicador o una barra de estado. Puede usar estos nombres entre llaves; {{ y }} son las llaves mismas:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Con --watch, imprime la línea de nuevo en cada cambio, para barras de estado que leen una tubería. --for y --notify requieren --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      En un terminal muestra un panel con mapa hasta que pulse q o Ctrl-C; «?» enumera las teclas. En una tubería, o con --format plain, imprime una línea por cada cambio.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      El primer rastreador de un almacén hace el vuelo. Los demás lo siguen, y uno de ellos lo releva cuando termina. No necesitan opciones, porque la ruta y el reloj están en el almacén. Con --follow, un rastreador nunca vuela, sino que espera a otro programa.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      El almacén está en $XDG_DATA_HOME/santa o ~/.local/share/santa, salvo que --store indique otra carpeta. Antes de Nochebuena, --demo muestra una demostración.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Con --server, varias máquinas comparten un vuelo por su propio servidor; véase «santa-server». Una máquina vuela, y otra la releva cuando termina. Sin conexión, se sigue con los datos que hay. El token del servidor se lee del archivo de --token-file, o de SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME es uno de
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER fija el valor predeterminado. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL y SANTA_MET_NORWAY_URL sustituyen las direcciones de los servicios, como http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Las horas son las locales de cada parada, con su diferencia con UTC esa noche. --near enumera las 15 paradas más cercanas, primero la más próxima; --limit cambia el número.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY es una condición sobre las propiedades de una parada: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude y location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH y LIKE ([c] no distingue mayúsculas), AND, OR, NOT y paréntesis. Escriba textos y horas entre comillas.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE o URL es una ruta de Santa Tracker, o una respuesta de su servicio «info» que nombra la ruta. Las horas de otro vuelo se trasladan al próximo.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      En CSV, los nombres que una hoja de cálculo leería como fórmulas llevan delante ', salvo con --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Hace el vuelo para todos los rastreadores del mismo almacén, hasta el aterrizaje o Ctrl-C, sin mostrarlo. Si otro programa ya vuela allí, lo releva cuando termina.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Imprime una línea por cada petición que responde, hasta Ctrl-C. «track» responde las de su propio vuelo; esta orden funciona con o sin rastreador. Varios servicios pueden compartir un almacén: cada petición se responde una vez, y ninguna se pierde si se interrumpe un servicio.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Escribe la ruta incorporada, o la de --route con las horas en que se volaría. --route lee la salida como la misma ruta.
    {*} Did you mean '{}'?
      {*} ¿Quiso decir «{}»?
    Unknown command '{}'. {*}
      Orden desconocida «{}». {*}
    No help for '{}'. {*}
      No hay ayuda sobre «{}». {*}
    Did you mean '{}'?
      ¿Quiso decir «{}»?
    The commands are {*}.
      Las órdenes son {*}.
    '{}' is required.
      Falta «{}».
    Unknown option '{}'.
      Opción desconocida «{}».
    Missing command: '{}' is an option of {*}.
      Falta una orden: «{}» es una opción de {*}.
    Unexpected argument '{}'.
      Sobra el argumento «{}».
    Missing argument: it must be one of {}.
      Falta un argumento: debe ser uno de {}.
    Missing argument: '{}'.
      Falta un argumento: «{}».
    Missing file: '{}'.
      Falta un archivo: «{}».
    Missing folder: '{}'.
      Falta una carpeta: «{}».
    '{}' is given more than once.
      «{}» aparece más de una vez.
    '{}' needs a value: '{}'.
      «{}» necesita un valor: «{}».
    '{}' doesn't take a value, but has '{}'.
      «{}» no admite valor, pero tiene «{}».
    '{}' is not an option of '{}'; it belongs to {*}.
      «{}» no es una opción de «{}», sino de {*}.
    '{}' is not an option of '{}'; it must be used alone.
      «{}» no es una opción de «{}»; se usa sola.
    '{}' cannot be combined with '{}': {*}.
      «{}» no se puede combinar con «{}»: {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' en el entorno no es válido: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" no es válido: {*}.
    '{}' is not valid: {*}.
      «{}» no es válido: {*}.
    '{}' is not valid: {*}
      «{}» no es válido: {*}
    '{}' is not valid. {*}
      «{}» no es válido. {*}
    '{}' contradicts the flight under way: {}.
      «{}» contradice el vuelo en curso: {}.
    it must be one of {}
      debe ser uno de {}
    '{}' lists the commands and options.
      «{}» enumera las órdenes y opciones.
    '{}' explains the command and its options.
      «{}» explica la orden y sus opciones.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Omita la opción para seguir ese vuelo, o inicie otro con «--store PATH».
    {} must be a whole number from {} to {}
      {} debe ser un número entero de {} a {}
    {} must be a number from {} to {}
      {} debe ser un número de {} a {}
    {} must be a number above {} and at most {}
      {} debe ser un número mayor que {} y como máximo {}
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME debe ser una fecha y hora ISO 8601, en los años 1 a 9999, como 2026-12-24T22:00 (UTC) o 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      debe ser plain, json o una plantilla con nombres entre llaves, como '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      a una '{' no le sigue una '}'; escriba '{{' para la llave misma
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      a una '}' no le precede una '{'; escriba '}}' para la llave misma
    unknown name '{}'; the names are {}
      nombre desconocido '{}'; los nombres son {}
    the dashboard needs a terminal for both input and output
      el panel necesita un terminal para la entrada y la salida
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM es {}, y el panel necesita un terminal que pueda mover el cursor
    list, retry and drop the failed events of a listener
      listar, reintentar o descartar eventos fallidos
    list the failed events with their errors
      listar los eventos fallidos con sus errores
    give failed events another series of attempts
      reintentar eventos fallidos
    remove failed events for ever
      eliminar eventos fallidos para siempre
    the failed event, as in /u1/weather@42, or the path of a store
      el evento, como /u1/weather@42, o la ruta de un almacén
    all failed events
      todos los eventos fallidos
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Un servicio como «santa-cli weather-service --match» aparta un evento que ha fallado varias veces y sigue con el siguiente. DIR es la carpeta de un servicio o una carpeta con varios; por defecto, todos los de «weather-service». El servicio puede seguir durante estas órdenes.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT es un evento como lo muestra «list», por ejemplo /u1/weather@42, o la ruta de un almacén para todos sus eventos.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      El servicio reintenta los eventos en unos segundos, o cuando se inicie. Los eventos posteriores ya están tratados. Un evento que falla otra vez sigue en la lista.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      El servicio no reintenta los eventos. Lo que pedían queda sin hacer. También se liberan los archivos que los guardan.
    There are no failed events.
      No hay eventos fallidos.
    attempts: {number}
      intentos: {number}
    waits for the listener
      espera al servicio
    Events to try again: {number}
      Eventos para reintentar: {number}
    Removed events: {number}
      Eventos eliminados: {number}
    The store in '{}' was deleted.
      El almacén en «{}» se ha borrado.
    Run the command again when there is a store.
      Repita la orden cuando haya un almacén.
    There is no listener in '{}'.
      No hay ningún servicio en «{}».
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Dé la carpeta de un servicio. Tiene el nombre del servicio y contiene la carpeta «failed».
    There is no failed event '{}'.
      No hay ningún evento fallido «{}».
    '{}' prints the failed events.
      «{}» muestra los eventos fallidos.
    No connection to the server ({heard}). Requests are answered when it is back.
      El servidor no responde ({heard}). Las peticiones se responderán cuando vuelva.
    You may only read this store.
      Solo puede leer este almacén.
    The server refuses new weather. {reason}
      El servidor rechaza el tiempo nuevo. {reason}
    The server refuses changes to the flight. {reason}
      El servidor rechaza los cambios del vuelo. {reason}
    The server accepts new weather again.
      El servidor vuelve a aceptar el tiempo.
    The server accepts changes to the flight again.
      El servidor vuelve a aceptar los cambios del vuelo.
    The folder of the store was deleted; waiting until a program makes it again.
      La carpeta del almacén se ha borrado; espera hasta que un programa la cree de nuevo.
    A token requires a server. Add '--server URL'.
      Un token requiere un servidor. Añada «--server URL».
    data from a server is stored in files
      los datos de un servidor se guardan en archivos
    Only CSV output escapes strings. Add '--format csv'.
      Solo la salida CSV protege textos. Añada «--format csv».
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      El vuelo real no se puede repetir. Añada «--demo», o una hora con «--at».
    '{}' prints each change as JSON
      «{}» imprime cada cambio como JSON
    It requires '--watch'.
      Requiere «--watch».
    the program that runs the flight sets the route and the clock
      el programa que vuela fija la ruta y el reloj
    the program that runs the flight requests the weather
      el programa que vuela pide el tiempo
    no other program can use an in-memory store
      ningún otro programa puede usar un almacén en memoria
    both set the place from which distances are measured
      ambas fijan el lugar desde el que se mide
    each must be used alone
      cada una se usa sola
    no home was given. {*}
      no se indicó la casa. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Indique un lugar, como Oslo o "Sydney, Canada", o coordenadas en grados, como 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} no es LAT,LON. Escriba dos números con punto decimal y una coma entre ellos, como 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      la latitud {} no está en {} grados. La latitud va primero, como en 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      la longitud {} no está en {} grados. El oeste es negativo, como en 40.71,-74.01
    no place called {} is known. {*}
      no se conoce ningún lugar llamado {}. {*}
    no {} is known in {}. {*}
      no se conoce {} en {}. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      ¿Quiso decir {*}? Si no, indique coordenadas, como 59.91,10.75
    Did you mean {*}?
      ¿Quiso decir {*}?
    Override it with '--home', or unset the variable.
      Cámbielo con «--home», o borre la variable.
    Override it with '--home', or correct the file.
      Cámbielo con «--home», o corrija el archivo.
    Unset the variable.
      Borre la variable.
    Correct the file.
      Corrija el archivo.
    {}: unknown setting "{}". {*}
      {}: ajuste desconocido "{}". {*}
    {}: unknown setting "{}".
      {}: ajuste desconocido "{}".
    The settings are {}.
      Los ajustes son {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" debe ser un texto no vacío entre comillas.
    Write it as in {}, or remove it.
      Escríbalo como {}, o quítelo.
    {}: the settings must be a JSON object.
      {}: los ajustes deben ser un objeto JSON.
    A settings file is a JSON object, as in {}.
      Un archivo de ajustes es un objeto JSON, como {}.
    The settings file '{}' can't be read.
      El archivo de ajustes «{}» no se puede leer.
    Check its permissions.
      Compruebe sus permisos.
    The settings file '{}' is not a regular file.
      El archivo de ajustes «{}» no es un archivo normal.
    The settings file '{}' is too large: {} bytes of at most {}.
      El archivo de ajustes «{}» es demasiado grande: {} bytes de {} como máximo.
    '{}' isn't a web address such as https://example.org/route.json.
      «{}» no es una dirección web como https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Una ruta es un archivo JSON de Santa Tracker. Sin «--route» se usa la ruta incorporada.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Indique la ruta o la dirección web de un archivo JSON de Santa Tracker, «-» para la entrada estándar, u omita «--route».
    The route can't be read from standard input.
      La ruta no se puede leer de la entrada estándar.
    The route file '{}' doesn't exist.
      El archivo de ruta «{}» no existe.
    The route file '{}' can't be read.
      El archivo de ruta «{}» no se puede leer.
    The route '{}' is neither a file nor a pipe.
      La ruta «{}» no es ni un archivo ni una tubería.
    '{}' isn't a server address.
      «{}» no es una dirección de servidor.
    Write it as in '--server https://santa.example.org:8724'.
      Escríbala como «--server https://santa.example.org:8724».
    Synchronisation with the server at {} has stopped: {*}
      La sincronización con el servidor {} se ha detenido: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} O inicie sesión como usuario con «santa-cli login».
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      «santa-server» lo imprime al iniciarse por primera vez; «santa-server token» crea otro.
    The server needs a token, but {} is empty.
      El servidor necesita un token, pero {} está vacío.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} no contiene un token válido: es demasiado largo o tiene caracteres no válidos.
    The server token file '{}' doesn't exist.
      El archivo de token «{}» no existe.
    The server token file '{}' can't be read.
      El archivo de token «{}» no se puede leer.
    The server token file '{}' is neither a file nor a pipe.
      El token «{}» no es ni un archivo ni una tubería.
    An in-memory store can't be synchronised with a server.
      Un almacén en memoria no se puede sincronizar con un servidor.
    The folder '{}' can't be created.
      La carpeta «{}» no se puede crear.
    Choose another folder with '--store PATH'.
      Elija otra carpeta con «--store PATH».
    '{}' is in use by another program that is connected to a server.
      «{}» lo usa otro programa conectado a un servidor.
    Choose another folder with '--store PATH', or omit the option.
      Elija otra carpeta con «--store PATH», u omita la opción.
    Pirate Weather needs an API key.
      Pirate Weather necesita una clave de API.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Ponga su clave en PIRATE_WEATHER_API_KEY. Consígala gratis en pirateweather.net.
    MET Norway requires your contact address.
      MET Norway exige su dirección de contacto.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Ponga su correo electrónico en SANTA_CONTACT. Solo lo recibe MET Norway.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT no es válido: como máximo 200 caracteres ASCII imprimibles.
    Set it to an e-mail address or the address of a web page.
      Ponga un correo electrónico o la dirección de una página web.
    {} is not valid: '{}' is not a web address.
      {} no es válido: «{}» no es una dirección web.
    Write it as in https://api.example.org, without the path of the service.
      Escríbala como https://api.example.org, sin la ruta del servicio.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      El almacén no tiene carpeta: ni XDG_DATA_HOME ni HOME están definidas.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Elija una con «--store PATH», o no guarde nada con «--store :memory:».
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Elija otra carpeta con «--store PATH», o no guarde nada con «--store :memory:».
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Aparte la carpeta, para que se cree un almacén nuevo, o elija otra con «--store PATH».
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Compruebe el disco y los permisos de la carpeta, o no guarde nada con «--store :memory:».
    '{}' starts a flight in another store.
      «{}» inicia un vuelo en otro almacén.
    '{}' is relative to the working directory, which no longer exists.
      «{}» es relativo al directorio de trabajo, que ya no existe.
    Change to an existing folder, or give an absolute path.
      Cambie a una carpeta existente, o indique una ruta absoluta.
    '{}' and '{}'
      «{}» y «{}»
    "{}" or "{}"
      "{}" o "{}"
    the built-in route of {year}
      la ruta incorporada de {year}
    the route '{name}'
      la ruta «{name}»
    in real time
      en tiempo real
    at {factor} times real speed
      a {factor} del tiempo real
    {factor} times faster than real time
      {factor} veces más rápido que en la realidad
    Flying {title}, {speed}. Times are UTC.
      Vuelo: {title}, {speed}. Horas en UTC.
    Following {title}, {speed}. Times are UTC.
      Siguiendo {title}, {speed}. Horas en UTC.
    Flying {title}, {speed}.
      Vuelo: {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Otro proceso vuela {title}; este seguirá cuando termine.
    The program that ran the flight has exited; this one takes over.
      El programa que volaba el trineo ha terminado; este sigue volando.
    The program that ran the flight has exited. Waiting for another one.
      El programa que volaba el trineo ha terminado. Esperando a otro.
    No program is running a flight there; waiting. '{command}' starts one.
      Aún no vuela ningún programa; esperando. «{command}» inicia un vuelo.
    The clock is paused.
      El reloj está parado.
    The clock now runs {speed}.
      El reloj va ahora {speed}.
    The clock was set to another time.
      El reloj se ha puesto a otra hora.
    Landed.
      Ha aterrizado.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      Así fue la noche: {presents} regalos en {count} paradas, {distance}. Estuvo en {stop} el {time}[, {local} allí].
    (guessed; set it with --home)
      (una suposición; indíquela con --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: Papá Noel llega a {stop} el {time}[, {local} allí].
    The flight starts on {time}. Watch a demonstration now: {command}
      Nada vuela antes del {time}. Vea ya cómo será: {command}
    Less than an hour: Santa is coming to {city}
      Menos de una hora: viene a {city}
    Less than ten minutes to {city}: off to bed!
      Menos de diez minutos para {city}: ¡a la cama!
    The next stop is {city}!
      ¡La próxima parada es {city}!
    Santa is in {city} now!
      ¡Papá Noel está en {city}!
    Notifications are off: '{program}' was not found.
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
    The route's times match the flight of {year} and are unchanged.
      Las horas de la ruta son las del vuelo de {year} y se usan tal cual.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      La ruta es de {year}; sus horas se trasladan al próximo vuelo. «--at» con una hora de {year} las usa tal cual.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
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
      Vuelo
    Weather
      Tiempo
    Home
      Casa
    {time} UTC, by the clock of {title}
      {time} UTC, según el reloj de {title}
    {title}, under way
      {title}, en marcha
    {title}, not tracked here
      {title}, que nadie sigue aquí
    at {place} ({position})
      en {place} ({position})
    on the way from {place} ({position})
      en camino desde {place} ({position})
    somewhere
      en algún lugar
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} entregados, {remaining} aún en el trineo
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
    typical for December
      típico de diciembre
    ({source})
      ({source})
    {report} in {place}
      {report} en {place}
    The weather shown is typical for December. {reason}.
      El tiempo mostrado es el típico de diciembre. {reason}.
    Answering requests in {folder} by {service}. Times are UTC.
      Respondiendo peticiones en {folder} con {service}. Horas en UTC.
    Santa Tracker
      Sigue a Papá Noel
    paused
      en pausa
    Looking for Santa …
      Buscando a Papá Noel…
    The flight's program has exited. Waiting for 'santa-cli fly'.
      El programa que volaba terminó. Esperando «santa-cli fly».
    No flight. Run 'santa-cli fly'.
      Nadie vuela: «santa-cli fly»
    No flight
      Nadie vuela
    last heard {time} ago
      oído por última vez hace {time}
    no contact yet
      aún sin noticias
    No connection to the server ({heard}). The flight continues with the data on this machine.
      El servidor no responde ({heard}). El vuelo sigue con lo que aquí se sabe.
    The server is connected again.
      El servidor ha vuelto.
    No connection to the server: {heard}
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
    guessed; set it with --home
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
    typical|weather of the season
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
    You may only read this flight: its clock can't be changed
      Solo puede leer este vuelo: su reloj no se puede cambiar
    This is the real flight: its clock can't be changed
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
    space|key
      espacio
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
    {home}, by way of {stop} ({distance})
      {home}, pasando por {stop} ({distance})
    {position} (near {place})
      {position} (cerca de {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      su casa; si falta, el lugar de la zona horaria del sistema
    store folder; :memory: saves nothing
      carpeta del almacén; :memory: no guarda nada
    route as Santa Tracker JSON; - reads standard input
      una ruta en el JSON de Santa Tracker; - es la entrada estándar
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      grabar en FILE.cast (asciinema), o el panel como animación en FILE.svg
    print the places that begin with these letters
      mostrar los lugares que empiezan por estas letras
    make a picture of the flight to share
      crear una imagen del vuelo para compartir
    svg, png or txt; default: the file's suffix, or txt
      svg, png o txt; si no, según la extensión, o txt
    write to this file instead of standard output
      escribir en este archivo en vez de la salida estándar
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      Un PNG solo tiene letras latinas, así que la imagen está en inglés. Un SVG las tiene todas.
    weather service, or 'normal' for typical weather
      a quién preguntar el tiempo, o «normal»
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      empezar el reloj aquí, como 2026-12-24T10:00 (UTC)
    run the clock N times faster
      hacer ir el reloj N veces más rápido
    share the stores with other machines through a server
      compartir los almacenes con otras máquinas
    file with the server's token, instead of SANTA_SERVER_TOKEN
      el token del servidor; si no, SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      volar desde el despegue a velocidad 600, o según --at y --speed
    exit after this many seconds of real time
      terminar tras tantos segundos reales
    show a desktop notification when Santa comes closer
      mostrar una notificación cuando se acerca
    restart the demo flight after each landing
      repetir la demostración tras el aterrizaje
    list only results that match the query
      solo lo que cumple la consulta
    plain text, or one JSON object per line
      líneas para personas, o un objeto JSON por línea
    don't escape formulas and control characters in CSV
      escribir los textos en el CSV tal cual, también fórmulas
    units of text output; default: from the locale
      de la salida para personas; si falta, las de la configuración regional
    language of text output; default: from the locale
      de la salida para personas; si falta, la de la configuración regional
    print the sources and licences of the built-in data
      mostrar de quién son los datos del programa
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      líneas para personas, un objeto JSON por línea, o una línea como '{countdown} {place}'
    print a line on every change, until Ctrl-C
      mostrar una línea cada vez que cambia, hasta Ctrl-C
    show the current state, once or on every change
      mostrar el estado actual, una vez o cada vez que cambia
    follow Santa: where he is, what he does, when he reaches you
      seguir a Papá Noel: dónde está, qué hace, cuándo llega
    dashboard, plain text, or one JSON object per line
      una pantalla, líneas para personas, o un objeto JSON por línea
    follow only: never run the flight, wait for another program
      no volar nunca; esperar a otro programa que vuele
    dashboard colours; auto detects what the terminal supports
      colores del panel; auto pregunta a la terminal
    move Santa ten times a second
      mover a Papá Noel diez veces por segundo
    ring an hour, ten minutes and one stop before home
      sonar una hora, diez minutos y una parada antes
    answer the weather requests in a store
      responder las peticiones del tiempo de un almacén
    verify a store's checksums, indexes and links
      comprobar cada suma y cada regla de un almacén
    run a flight without showing it
      volar el trineo para todos, sin mostrar nada
    print a completion script for a shell
      mostrar un guion con el que un intérprete completa órdenes
    export a route as Santa Tracker JSON
      escribir una ruta como fichero de Santa Tracker
    Santa Tracker JSON, the only format
      el JSON de Santa Tracker, el único
    print all objects of a type
      mostrar todos los objetos de un tipo
    one JSON object per line, or CSV
      un objeto JSON por línea, o una tabla con comas
    print the manual page
      mostrar la página del manual
    show help for the program or a command
      explicar el programa o una de sus órdenes
    print the version
      mostrar la versión
    sign in to a server as a user
      iniciar sesión en un servidor
    sign out of a server
      cerrar la sesión en un servidor
    print the user who is signed in to a server
      mostrar el usuario con sesión en un servidor
    share stores with other users of a server
      compartir almacenes con otros usuarios de un servidor
    list the stores that you may use, or who may use a store
      listar los almacenes que puede usar, o quién puede usar uno
    give users a right to a store
      dar a usuarios un derecho sobre un almacén
    also let them create stores there
      permitir también crear almacenes allí
    take a right to a store away
      quitar un derecho sobre un almacén
    give up your right to a store of another user
      renunciar a tu derecho sobre un almacén ajeno
    print a token with which another user gets a right
      mostrar un token con el que otro usuario recibe un derecho
    hours after which the offer expires
      horas tras las que caduca la oferta
    accept an offer, and print its store
      aceptar una oferta y mostrar su almacén
    path of the flight's store on the server; default: /~/santa
      ruta del almacén del vuelo en el servidor; si no, /~/santa
    answer in all stores with these paths, as in '/*/weather'
      responde en todos los almacenes como '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO es el nombre de un usuario, «users» para todos los que tienen sesión, o «anyone» para cualquiera. PATH es la ruta de un almacén, como /~/santa, o un patrón: en «/~/*», el asterisco sustituye a un componente. LEVEL es read, write o manage; manage permite también dar derechos.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      Los derechos se suman. «revoke» quita un derecho que se dio al mismo WHO con el mismo PATH. «login» inicia la sesión de un usuario.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Envíe el token a una persona, que acepta la oferta con «share accept». El primer usuario que la acepta recibe el derecho. El token no se puede mostrar de nuevo.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Con --path, el vuelo es el que comparte otro usuario; «share list» muestra su ruta. Su tiempo está en el almacén «weather» de al lado.
    address of the server
      dirección del servidor
    name of the user
      nombre del usuario
    create the user first
      crear primero el usuario
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Lee la contraseña del terminal o de la entrada estándar. Las órdenes con --server usan después los almacenes de este usuario, salvo que reciban un token. La sesión permanece en la carpeta de datos del programa hasta «santa-cli logout».
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Sin token se usa el usuario de «santa-cli login», con sus propios almacenes.
    list the transactions in the history of a store
      listar las transacciones del historial de un almacén
    print each transaction of a store when it is committed
      mostrar cada transacción en cuanto se confirma
    list only transactions of this author
      listar solo las transacciones de este autor
    list only transactions after a version, token or time
      listar solo las transacciones tras una versión, un token o una hora
    list only the newest N transactions
      listar solo las N transacciones más recientes
    list the newest transaction first
      listar primero la transacción más reciente
    list and end what keeps the history of a store
      listar y terminar lo que conserva el historial
    list who demands versions, and the cursors
      listar quién exige versiones, y los cursores
    end the demand of a program, or remove a cursor
      terminar una exigencia o quitar un cursor
    remove the versions before another one
      quitar las versiones anteriores a otra
    the program whose demand ends
      el programa cuya exigencia termina
    the cursor to remove
      el cursor que se quita
    the first version or time to keep
      la primera versión u hora que se conserva
    print the objects of a type in an earlier version
      mostrar los objetos de un tipo en una versión anterior
    the version to show, by its number or a time
      la versión que se muestra, por número u hora
    rewrite a store's files without obsolete data
      reescribir los ficheros de un almacén sin datos obsoletos
    list the stops with their local arrival times
      listar las paradas con su hora local de llegada
    for terminals, programs, spreadsheets or maps
      para personas, programas, hojas de cálculo, mapas
    list the nearest stops with their distances
      las paradas más cercanas, con su distancia
    sort by a property; "PROPERTY desc" for descending order
      en orden; "PROPERTY desc" para las mayores primero
    list at most N stops
      solo las primeras N
    show the types, counts, sizes and versions of a store
      mostrar tipos, cantidades, tamaños y versiones de un almacén
    show help for the program or the given command
      explicar el programa, o la orden con la que se da
    success, also if the reader closed the output
      éxito, también si el lector de la salida la cerró
    invalid command line; the message says how to fix it
      la línea de órdenes está mal; el mensaje dice cómo corregirla
    a file has invalid or damaged contents
      se leyó un fichero, pero su contenido no es válido
    an input file doesn't exist or can't be read
      un fichero de entrada no existe o no se puede leer
    a server can't be reached, or refused the request
      no se pudo llegar a un servidor web, o no respondió
    the store can't be created or opened
      el almacén no se puede crear o abrir
    reading or writing failed
      falló la lectura o la escritura
    invalid setting in the environment or the settings file
      un ajuste del entorno o del fichero no es válido
    interrupted with Ctrl-C
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
    the request to {} failed ({})
      no se puede preguntar a {} ({})
    the request to {} failed
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
    copy the readable data of a damaged store to a new one
      escribir en un almacén nuevo lo legible de uno dañado
    folder of the new store; must be empty or not exist
      carpeta del almacén nuevo, vacía o inexistente
    store folder; created if missing
      carpeta del almacén, que se crea si hace falta
    inspect, compare, import, export and recover stores
      examinar un almacén, y meter y sacar objetos
    input format; default: csv for *.csv, json otherwise
      de los datos; si no, csv si el nombre termina así
    primary key property of a new type
      la propiedad que es la clave primaria de un tipo nuevo
    types of properties of a new type, as in zip=string,id=int
      tipos de propiedades de un tipo nuevo: zip=string,id=int
    character between the cells of a table, or 'tab'; default: ,
      carácter entre las celdas de una tabla, o 'tab'; si no, ,
    objects in a transaction; default: 10,000
      objetos en una transacción; si no, 10 000
    write records with errors to FILE, and import the others
      escribir en FILE los registros con errores e importar el resto
    say what would be imported, and write nothing
      decir qué se importaría, sin escribir nada
    export only these properties, separated by commas
      exportar solo estas propiedades, separadas por comas
    the type of the objects
      el tipo de los objetos
    print the schema of a store: types and properties
      mostrar los tipos y propiedades de un almacén
    Swift classes, or JSON to save and compare
      clases en Swift, o JSON para guardar y comparar
    compare the schemas and objects of two stores
      comparar los esquemas y los objetos de dos almacenes
    compare only the objects of this type
      comparar solo los objetos de este tipo
    the two stores differ
      los dos almacenes son distintos
    export the objects of a type, for 'store import'
      escribir los objetos de un tipo, para «store import»
    {city} is a capital city.
      {city} es una capital.
    {number} people live here.
      Aquí viven {number} personas.
    {country}: stop {number} of {count}.
      {country}: parada {number} de {count}.
    It is {distance} from your home.
      Está a {distance} de tu casa.
    Sunrise is at {rise}, sunset at {set}.
      El sol sale a las {rise} y se pone a las {set}.
    The day is {time} long.
      El día dura {time}.
    The Sun doesn't rise here today.
      Hoy no sale el sol aquí.
    The Sun doesn't set here today.
      Hoy no se pone el sol aquí.
    {number} presents for the children here
      {number} regalos para los niños de aquí
    Advent: door {number} of 24
      Adviento: puerta {number} de 24
    Santa makes {count} stops this year.
      Papá Noel hace {count} paradas este año.
    The first stop is {place}, at {time} UTC.
      La primera parada es {place}, a las {time} UTC.
    The last stop is {place}, at {time} UTC.
      La última parada es {place}, a las {time} UTC.
    The whole flight is {distance} long.
      Todo el vuelo mide {distance}.
    {count} presents are on the list.
      Hay {count} regalos en la lista.
    The longest leg: {distance}, from {place} to {other}.
      El tramo más largo: {distance}, de {place} a {other}.
    The shortest leg: {distance}, from {place} to {other}.
      El tramo más corto: {distance}, de {place} a {other}.
    The northernmost stop is {place}.
      La parada más al norte es {place}.
    The southernmost stop is {place}.
      La parada más al sur es {place}.
    The largest city on the way is {place}: {count} people.
      La mayor ciudad del camino es {place}: {count} personas.
    The smallest place on the way is {place}: {count} people.
      El lugar más pequeño del camino es {place}: {count} personas.
    Santa visits {count} countries and territories.
      Papá Noel visita {count} países y territorios.
    {country} has the most stops: {count}.
      El país con más paradas: {country} ({count}).
    The stops have {count} different local times.
      Las paradas tienen {count} horas locales distintas.
    The busiest hour starts at {time} UTC: {count} presents.
      La hora más ajetreada empieza a las {time} UTC: {count} regalos.
    The stop nearest to the equator is {place}.
      La parada más cercana al ecuador es {place}.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      En {count} paradas no sale el sol el día de Navidad.
    The stop nearest to your home is {place}: {distance}.
      La parada más cercana a tu casa es {place}: {distance}.
    Halfway, at {time} UTC, Santa is near {place}.
      A mitad de camino, a las {time} UTC, está cerca de {place}.
    The longest stay is in {place}: {duration}.
      La parada más larga es en {place}: {duration}.
    The fastest leg: {distance} an hour, from {place} to {other}.
      El tramo más rápido: {distance} por hora, de {place} a {other}.
    The stop farthest from your home is {place}: {distance}.
      La parada más lejana de tu casa es {place}: {distance}.
    Before your home, Santa makes {count} stops.
      Antes de tu casa, Papá Noel hace {count} paradas.
    Tonight is the night! Take-off is at {time} UTC.
      ¡Esta es la noche! El despegue es a las {time} UTC.
    The elves wrap the first presents.
      Los elfos envuelven los primeros regalos.
    The reindeer practise the take-off.
      Los renos practican el despegue.
    Mrs. Claus bakes cookies.
      La señora Claus hornea galletas.
    The sleigh gets new runners.
      El trineo estrena patines.
    Santa reads the letters.
      Papá Noel lee las cartas.
    The elves check the list twice.
      Los elfos revisan la lista dos veces.
    Snow is cleared from the runway.
      Se quita la nieve de la pista.
    The maps are brought up to date.
      Se actualizan los mapas.
    The bells are polished.
      Se lustran los cascabeles.
    The sacks are sewn.
      Se cosen los sacos.
    Carrots are packed for the reindeer.
      Se empacan zanahorias para los renos.
    All rest before the long night.
      Todos descansan antes de la larga noche.
    enter closes this
      Intro lo cierra
    cards of arrivals on, off
      tarjetas de llegada
    dashboard theme; auto asks the terminal for its background
      tema del panel; auto pregunta al terminal por su fondo
    show three lines instead of the whole dashboard
      mostrar tres líneas en lugar del panel entero
    {delivered} delivered
      {delivered} entregados
    {distance}, {count} stops
      {distance}, {count} paradas
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record escribe todo lo que se muestra en FILE.cast, para «asciinema play». Cada línea está completa incluso tras Ctrl-C. FILE.svg es una animación del panel de 30 segundos como máximo, y se escribe al terminar.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Una imagen PNG no es texto. Indique un archivo con «-o santa.png».
    Check that the folder exists and that you may write to it.
      Compruebe que la carpeta existe y que puede escribir en ella.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, o el tiempo típico si no se puede alcanzar
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      Las letras de un PNG son latinas. Si el texto tiene otras, está en inglés, y una nota lo dice; un SVG muestra toda escritura para la que el visor tenga una fuente.
    The postcard '{}' can't be written.
      La postal «{}» no se puede escribir.
    The recording '{}' can't be written: {}.
      La grabación «{}» no se puede escribir: {}.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Escribe el mapa, Papá Noel, su casa y la cuenta atrás como una imagen de 1200 por 630 píxeles, el tamaño que muestran los chats, o como texto. La extensión de FILE determina el formato. Sin -o, se imprime el texto o el SVG.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      un SVG muestra el panel, que necesita un terminal; grabe líneas en un archivo .cast
    the name must end with .cast or .svg
      el nombre debe terminar en .cast o .svg
    the name must end with .svg, .png or .txt, unless '--format' names the format
      el nombre debe terminar en .svg, .png o .txt, salvo que «--format» indique el formato
    the typical weather of December, without network access
      el tiempo típico de diciembre, sin red
    """#
}
