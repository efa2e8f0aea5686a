/// The output in Italian, in the format that ``WordTable`` describes.
enum ItalianTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1.234 12.345,6
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
      {number}%
    usage:
      uso:
    error:
      errore:
    hint:
      consiglio:
    note:
      nota:
    the time until take-off, until Santa is at your home, or since then
      il tempo fino alla partenza, fino all’arrivo a casa tua, o da allora
    the stop nearest to home
      la tappa più vicina a casa
    when Santa arrives there, in local time
      quando arriva lì, in ora locale
    Santa's distance from home
      la sua distanza da casa
    the current stop, or the one he left last
      la tappa attuale, o l’ultima che ha lasciato
    the next stop; empty after the landing
      la prossima tappa; vuoto dopo l’atterraggio
    what he is doing, in a few words
      che cosa fa, in poche parole
    an emoji for what he is doing
      un emoji per quello che fa
    the number of presents delivered
      il numero di regali consegnati
    the number of presents left
      il numero di regali rimasti
    the percentage of presents delivered
      la percentuale di regali consegnati
    the time of the flight, in UTC
      l’ora del volo, in UTC
    the local time at {place}
      l’ora locale a {place}
    the weather at {place}; empty if unknown
      il meteo a {place}; vuoto se sconosciuto
    Santa's latitude, in degrees
      la sua latitudine, in gradi
    Santa's longitude, in degrees
      la sua longitudine, in gradi
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, senza chiave; solo per uso non commerciale
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, con la tua chiave in PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, con il tuo indirizzo e-mail in SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Mostra il volo dell’archivio. Se nessun programma vola lì, mostra dove sarebbe Babbo Natale secondo la rotta.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE è una riga per un prompt o una barra di stato. Può usare questi nomi tra graffe; {{ e }} sono le graffe stesse:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Con --watch, scrive di nuovo la riga a ogni cambiamento, per barre di stato che leggono una pipe. --for e --notify richiedono --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      Su un terminale mostra un cruscotto con mappa finché premi q o Ctrl-C; «?» elenca i tasti. In una pipe, o con --format plain, scrive una riga per ogni cambiamento.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      Il primo programma su un archivio conduce il volo. Gli altri lo seguono, e uno di loro subentra quando termina. Non servono opzioni, perché la rotta e l’orologio sono nell’archivio. Con --follow, un programma non conduce mai il volo, ma ne attende un altro.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      L’archivio è in $XDG_DATA_HOME/santa o ~/.local/share/santa, salvo che --store indichi un’altra cartella. Prima della vigilia di Natale, --demo mostra una dimostrazione.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Con --server, più macchine condividono un volo tramite il tuo server; vedi «santa-server». Una macchina conduce il volo, e un’altra subentra quando termina. Senza connessione, le altre continuano con i dati che hanno. Il token del server si legge dal file di --token-file, o da SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME è uno di
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER imposta il valore predefinito. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL e SANTA_MET_NORWAY_URL sostituiscono gli indirizzi dei servizi, come http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Gli orari sono locali di ogni tappa, con la differenza da UTC di quella notte. --near elenca le 15 tappe più vicine, la più vicina per prima; --limit cambia il numero.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY è una condizione sulle proprietà di una tappa: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude e location.longitude. Usa == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH e LIKE ([c] ignora le maiuscole), AND, OR, NOT e le parentesi. Scrivi testi e orari tra virgolette.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE o URL è una rotta di Santa Tracker, o una risposta del suo servizio «info» che indica la rotta. Gli orari di un altro volo sono spostati al prossimo.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      Nel CSV, i nomi che un foglio di calcolo leggerebbe come formule sono preceduti da ', salvo con --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Conduce il volo per tutti i programmi sullo stesso archivio, fino all’atterraggio o a Ctrl-C, senza mostrarlo. Se un altro programma vola già lì, subentra quando termina.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Scrive una riga per ogni richiesta a cui risponde, fino a Ctrl-C. «track» risponde alle richieste del proprio volo; questo comando funziona con o senza di esso. Più servizi possono condividere un archivio: ogni richiesta riceve una risposta sola, e nessuna va persa se un servizio viene interrotto.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Scrive la rotta incorporata, o quella di --route con gli orari in cui sarebbe volata. --route rilegge l’output come la stessa rotta.
    {*} Did you mean '{}'?
      {*} Intendevi «{}»?
    Unknown command '{}'. {*}
      Comando sconosciuto «{}». {*}
    No help for '{}'. {*}
      Nessun aiuto su «{}». {*}
    Did you mean '{}'?
      Intendevi «{}»?
    The commands are {*}.
      I comandi sono {*}.
    '{}' is required.
      «{}» è obbligatorio.
    Unknown option '{}'.
      Opzione sconosciuta «{}».
    Missing command: '{}' is an option of {*}.
      Manca un comando: «{}» è un’opzione di {*}.
    Unexpected argument '{}'.
      Argomento inatteso «{}».
    Missing argument: it must be one of {}.
      Manca un argomento: dev’essere uno di {}.
    Missing argument: '{}'.
      Manca un argomento: «{}».
    Missing file: '{}'.
      Manca un file: «{}».
    Missing folder: '{}'.
      Manca una cartella: «{}».
    '{}' is given more than once.
      «{}» compare più di una volta.
    '{}' needs a value: '{}'.
      «{}» richiede un valore: «{}».
    '{}' doesn't take a value, but has '{}'.
      «{}» non accetta valori, ma ha «{}».
    '{}' is not an option of '{}'; it belongs to {*}.
      «{}» non è un’opzione di «{}», ma di {*}.
    '{}' is not an option of '{}'; it must be used alone.
      «{}» non è un’opzione di «{}»; si usa da sola.
    '{}' cannot be combined with '{}': {*}.
      «{}» non si combina con «{}»: {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' nell’ambiente non è valido: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" non è valido: {*}.
    '{}' is not valid: {*}.
      «{}» non è valido: {*}.
    '{}' is not valid: {*}
      «{}» non è valido: {*}
    '{}' is not valid. {*}
      «{}» non è valido. {*}
    '{}' contradicts the flight under way: {}.
      «{}» contraddice il volo in corso: {}.
    it must be one of {}
      dev’essere uno di {}
    '{}' lists the commands and options.
      «{}» elenca i comandi e le opzioni.
    '{}' explains the command and its options.
      «{}» spiega il comando e le sue opzioni.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Ometti l’opzione per seguire quel volo, o avviane un altro con «--store PATH».
    {} must be a whole number from {} to {}
      {} dev’essere un numero intero da {} a {}
    {} must be a number from {} to {}
      {} dev’essere un numero da {} a {}
    {} must be a number above {} and at most {}
      {} dev’essere un numero maggiore di {} e al massimo {}
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME dev’essere una data e ora ISO 8601, negli anni da 1 a 9999, come 2026-12-24T22:00 (UTC) o 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      dev’essere plain, json, o un modello con nomi tra graffe, come '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      una '{' non è seguita da una '}'; scrivi '{{' per la graffa stessa
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      una '}' non è preceduta da una '{'; scrivi '}}' per la graffa stessa
    unknown name '{}'; the names are {}
      nome sconosciuto '{}'; i nomi sono {}
    the dashboard needs a terminal for both input and output
      il cruscotto richiede un terminale in ingresso e in uscita
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM è {}, e il cruscotto richiede un terminale che sposti il cursore
    list, retry and drop the failed events of a listener
      elencare, riprovare o scartare gli eventi falliti
    list the failed events with their errors
      elencare gli eventi falliti con i loro errori
    give failed events another series of attempts
      riprovare gli eventi falliti
    remove failed events for ever
      rimuovere per sempre gli eventi falliti
    the failed event, as in /u1/weather@42, or the path of a store
      l’evento, come /u1/weather@42, o il percorso di un archivio
    all failed events
      tutti gli eventi falliti
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Un servizio come «santa-cli weather-service --match» mette da parte un evento fallito più volte e passa al successivo. DIR è la cartella di un servizio o una cartella che ne contiene; se manca, tutti quelli di «weather-service». Il servizio può continuare durante questi comandi.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT è un evento come lo mostra «list», per esempio /u1/weather@42, o il percorso di un archivio per tutti i suoi eventi.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      Il servizio riprova gli eventi entro pochi secondi, o al prossimo avvio. Gli eventi successivi sono già gestiti. Un evento che fallisce ancora resta nell’elenco.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      Il servizio non riprova gli eventi. Ciò che chiedevano resta da fare. Si liberano anche i file che li conservano.
    There are no failed events.
      Non ci sono eventi falliti.
    attempts: {number}
      tentativi: {number}
    waits for the listener
      attende il servizio
    Events to try again: {number}
      Eventi da riprovare: {number}
    Removed events: {number}
      Eventi rimossi: {number}
    The store in '{}' was deleted.
      L’archivio in «{}» è stato cancellato.
    Run the command again when there is a store.
      Ripeti il comando quando c’è un archivio.
    There is no listener in '{}'.
      Non c’è alcun servizio in «{}».
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Indica la cartella di un servizio. Ha il nome del servizio e contiene la cartella «failed».
    There is no failed event '{}'.
      Non c’è alcun evento fallito «{}».
    '{}' prints the failed events.
      «{}» mostra gli eventi falliti.
    No connection to the server ({heard}). Requests are answered when it is back.
      Nessuna connessione al server ({heard}). Le richieste avranno risposta al suo ritorno.
    You may only read this store.
      Puoi solo leggere questo archivio.
    The server refuses new weather. {reason}
      Il server rifiuta il nuovo meteo. {reason}
    The server refuses changes to the flight. {reason}
      Il server rifiuta le modifiche al volo. {reason}
    The server accepts new weather again.
      Il server accetta di nuovo il meteo.
    The server accepts changes to the flight again.
      Il server accetta di nuovo le modifiche al volo.
    The folder of the store was deleted; waiting until a program makes it again.
      La cartella dell’archivio è stata cancellata; in attesa che un programma la ricrei.
    A token requires a server. Add '--server URL'.
      Un token richiede un server. Aggiungi «--server URL».
    data from a server is stored in files
      i dati di un server sono salvati in file
    Only CSV output escapes strings. Add '--format csv'.
      Solo l’output CSV protegge i testi. Aggiungi «--format csv».
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      Il volo vero non si ripete. Aggiungi «--demo», o un orario con «--at».
    '{}' prints each change as JSON
      «{}» scrive ogni cambiamento come JSON
    It requires '--watch'.
      Richiede «--watch».
    the program that runs the flight sets the route and the clock
      il programma che conduce il volo stabilisce la rotta e l’orologio
    the program that runs the flight requests the weather
      il programma che conduce il volo chiede il meteo
    no other program can use an in-memory store
      nessun altro programma può usare un archivio in memoria
    both set the place from which distances are measured
      entrambe stabiliscono il luogo da cui si misura
    each must be used alone
      ognuna si usa da sola
    no home was given. {*}
      nessuna casa indicata. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Indica un luogo, come Oslo o "Sydney, Canada", o coordinate in gradi, come 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} non è LAT,LON. Scrivi due numeri con il punto decimale e una virgola tra loro, come 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      la latitudine {} non è tra {} gradi. La latitudine viene prima, come in 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      la longitudine {} non è tra {} gradi. L’ovest è negativo, come in 40.71,-74.01
    no place called {} is known. {*}
      nessun luogo di nome {} è noto. {*}
    no {} is known in {}. {*}
      {} non è noto in {}. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      Intendevi {*}? Altrimenti indica coordinate, come 59.91,10.75
    Did you mean {*}?
      Intendevi {*}?
    Override it with '--home', or unset the variable.
      Sostituiscilo con «--home», o elimina la variabile.
    Override it with '--home', or correct the file.
      Sostituiscilo con «--home», o correggi il file.
    Unset the variable.
      Elimina la variabile.
    Correct the file.
      Correggi il file.
    {}: unknown setting "{}". {*}
      {}: impostazione sconosciuta "{}". {*}
    {}: unknown setting "{}".
      {}: impostazione sconosciuta "{}".
    The settings are {}.
      Le impostazioni sono {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" dev’essere un testo non vuoto tra virgolette.
    Write it as in {}, or remove it.
      Scrivilo come in {}, o toglilo.
    {}: the settings must be a JSON object.
      {}: le impostazioni devono essere un oggetto JSON.
    A settings file is a JSON object, as in {}.
      Un file delle impostazioni è un oggetto JSON, come {}.
    The settings file '{}' can't be read.
      Il file delle impostazioni «{}» non è leggibile.
    Check its permissions.
      Controlla i suoi permessi.
    The settings file '{}' is not a regular file.
      Il file delle impostazioni «{}» non è un file normale.
    The settings file '{}' is too large: {} bytes of at most {}.
      Il file delle impostazioni «{}» è troppo grande: {} byte su {} al massimo.
    '{}' isn't a web address such as https://example.org/route.json.
      «{}» non è un indirizzo web come https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Una rotta è un file JSON di Santa Tracker. Senza «--route» si usa la rotta incorporata.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Indica il percorso o l’indirizzo web di un file JSON di Santa Tracker, «-» per lo standard input, o ometti «--route».
    The route can't be read from standard input.
      La rotta non è leggibile dallo standard input.
    The route file '{}' doesn't exist.
      Il file della rotta «{}» non esiste.
    The route file '{}' can't be read.
      Il file della rotta «{}» non è leggibile.
    The route '{}' is neither a file nor a pipe.
      La rotta «{}» non è né un file né una pipe.
    '{}' isn't a server address.
      «{}» non è un indirizzo di server.
    Write it as in '--server https://santa.example.org:8724'.
      Scrivilo come in «--server https://santa.example.org:8724».
    Synchronisation with the server at {} has stopped: {*}
      La sincronizzazione con il server {} si è fermata: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} Oppure accedi come utente con «santa-cli login».
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      «santa-server» lo mostra al primo avvio; «santa-server token» ne crea uno nuovo.
    The server needs a token, but {} is empty.
      Il server richiede un token, ma {} è vuoto.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} non contiene un token valido: è troppo lungo o ha caratteri non validi.
    The server token file '{}' doesn't exist.
      Il file del token «{}» non esiste.
    The server token file '{}' can't be read.
      Il file del token «{}» non è leggibile.
    The server token file '{}' is neither a file nor a pipe.
      Il token «{}» non è né un file né una pipe.
    An in-memory store can't be synchronised with a server.
      Un archivio in memoria non si può sincronizzare con un server.
    The folder '{}' can't be created.
      La cartella «{}» non può essere creata.
    Choose another folder with '--store PATH'.
      Scegli un’altra cartella con «--store PATH».
    '{}' is in use by another program that is connected to a server.
      «{}» è in uso da un altro programma connesso a un server.
    Choose another folder with '--store PATH', or omit the option.
      Scegli un’altra cartella con «--store PATH», o ometti l’opzione.
    Pirate Weather needs an API key.
      Pirate Weather richiede una chiave API.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Metti la tua chiave in PIRATE_WEATHER_API_KEY. È gratuita su pirateweather.net.
    MET Norway requires your contact address.
      MET Norway richiede il tuo indirizzo di contatto.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Metti il tuo indirizzo e-mail in SANTA_CONTACT. Lo riceve solo MET Norway.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT non è valido: al massimo 200 caratteri ASCII stampabili.
    Set it to an e-mail address or the address of a web page.
      Mettici un indirizzo e-mail o l’indirizzo di una pagina web.
    {} is not valid: '{}' is not a web address.
      {} non è valido: «{}» non è un indirizzo web.
    Write it as in https://api.example.org, without the path of the service.
      Scrivilo come in https://api.example.org, senza il percorso del servizio.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      L’archivio non ha una cartella: né XDG_DATA_HOME né HOME è impostata.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Scegline una con «--store PATH», o non salvare nulla con «--store :memory:».
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Scegli un’altra cartella con «--store PATH», o non salvare nulla con «--store :memory:».
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Sposta la cartella, così da creare un nuovo archivio, o scegline un’altra con «--store PATH».
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Controlla il disco e i permessi della cartella, o non salvare nulla con «--store :memory:».
    '{}' starts a flight in another store.
      «{}» avvia un volo in un altro archivio.
    '{}' is relative to the working directory, which no longer exists.
      «{}» è relativo alla cartella di lavoro, che non esiste più.
    Change to an existing folder, or give an absolute path.
      Passa a una cartella esistente, o indica un percorso assoluto.
    '{}' and '{}'
      «{}» e «{}»
    "{}" or "{}"
      "{}" o "{}"
    the built-in route of {year}
      rotta incorporata del {year}
    the route '{name}'
      la rotta «{name}»
    in real time
      in tempo reale
    at {factor} times real speed
      a {factor} volte la velocità reale
    {factor} times faster than real time
      {factor} volte più veloce del tempo reale
    Flying {title}, {speed}. Times are UTC.
      Volo: {title}, {speed}. Gli orari sono in UTC.
    Following {title}, {speed}. Times are UTC.
      Si segue {title}, {speed}. Gli orari sono in UTC.
    Flying {title}, {speed}.
      Volo: {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Un altro programma sta già volando ({title}); questo subentra quando termina.
    The program that ran the flight has exited; this one takes over.
      Il programma che conduceva il volo è terminato; questo subentra.
    The program that ran the flight has exited. Waiting for another one.
      Il programma che conduceva il volo è terminato. In attesa di un altro.
    No program is running a flight there; waiting. '{command}' starts one.
      Nessun programma conduce un volo lì; in attesa. «{command}» ne avvia uno.
    The clock is paused.
      L’orologio è in pausa.
    The clock now runs {speed}.
      L’orologio ora va {speed}.
    The clock was set to another time.
      L’orologio è stato spostato a un’altra ora.
    Landed.
      Atterrato.
    (guessed; set it with --home)
      (dedotta; indicala con --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: Babbo Natale arriva il {time}[, {local} sul posto] (tappa: {stop}).
    The flight starts on {time}. Watch a demonstration now: {command}
      Il volo inizia il {time}. Guarda subito una dimostrazione: {command}
    Less than an hour: Santa is coming to {city}
      Meno di un’ora: Babbo Natale sta arrivando a {city}
    Less than ten minutes to {city}: off to bed!
      {city} tra meno di dieci minuti: a letto!
    The next stop is {city}!
      La prossima tappa è {city}!
    Santa is in {city} now!
      {city}: Babbo Natale è qui!
    Notifications are off: '{program}' was not found.
      Niente notifiche: «{program}» non è stato trovato.
    '{program}' could not show a notification.
      «{program}» non è riuscito a mostrare una notifica.
    take-off in {time}
      partenza tra {time}
    {number} left
      restano {number}
    home {time}
      casa {time}
    home visited
      già passato
    The route's times match the flight of {year} and are unchanged.
      Gli orari della rotta sono quelli del volo del {year} e restano invariati.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      La rotta è del {year}; i suoi orari sono spostati al prossimo volo. Per mantenerli, usa «--at» con un orario del {year}.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      Gli orari della rotta non sono quelli del volo del {year} e sono spostati su di esso. Per mantenerli, usa «--at» con un orario della rotta.
    Time
      Ora
    Santa
      Babbo Natale
    Where
      Luogo
    Next
      Prossima
    Presents
      Regali
    Flown
      Volo
    Weather
      Meteo
    Home
      Casa
    {time} UTC, by the clock of {title}
      {time} UTC, secondo l’orologio di: {title}
    {title}, under way
      {title}, in corso
    {title}, not tracked here
      {title}, non seguita qui
    at {place} ({position})
      {place} ({position})
    on the way from {place} ({position})
      in viaggio da {place} ({position})
    somewhere
      da qualche parte
    {place}: take-off in {time}
      {place}: partenza tra {time}
    {place}: in {time}
      {place}: tra {time}
    {place}: has been, {time} ago
      {place}: già passato, {time} fa
    {place}: next flight: in {time}
      {place}: prossimo volo tra {time}
    , on {time} there
      , il {time} sul posto
    {time} ago
      {time} fa
    Local time
      Ora locale
    Place
      Luogo
    Region
      Regione
    From home
      Da casa
    Distance
      Distanza
    Follow Santa from the terminal.
      Segui Babbo Natale dal terminale.
    commands:
      comandi:
    options:
      opzioni:
    exit codes:
      codici di uscita:
    examples:
      esempi:
    '{program} help COMMAND' explains a command. '--' ends the options.
      «{program} help COMMAND» spiega un comando. «--» termina le opzioni.
    {days}d {hours}h
      {days}g {hours}h
    {hours}h {minutes}m
      {hours}h {minutes}m
    {minutes}m {seconds}s
      {minutes}m {seconds}s
    {seconds}s
      {seconds}s
    {day} {month}
      {day} {month}
    {day} {month} {year}
      {plainDay} {month} {year}
    {day} {clock}
      {day} {clock}
    Jan
      gen
    Feb
      feb
    Mar
      mar
    Apr
      apr
    May
      mag
    Jun
      giu
    Jul
      lug
    Aug
      ago
    Sep
      set
    Oct
      ott
    Nov
      nov
    Dec
      dic
    Out of sight
      Fuori vista
    Flying
      In volo
    Delivering
      Consegna
    Brushing reindeer
      Cura le renne
    Cookie break
      Pausa biscotti
    Calling Mrs. Claus
      Chiama casa
    Home again
      Di nuovo a casa
    Nobody is sure what Santa is up to.
      Nessuno sa che cosa stia facendo Babbo Natale.
    Racing across the sky to the next stop.
      Sfreccia nel cielo verso la prossima tappa.
    Slipping presents under the trees.
      Mette i regali sotto gli alberi.
    Giving the reindeer carrots and a good brush.
      Dà carote alle renne e le spazzola.
    Having cookies and a glass of milk.
      Mangia biscotti con un bicchiere di latte.
    On the phone with Mrs. Claus.
      Al telefono con la signora Natale.
    Weather[ in {place}]:
      Meteo[, {place}]:
    asking
      richiesta in corso
    looking it up
      ricerca in corso
    unknown[, {reason}]
      sconosciuto[, {reason}]
    unknown weather
      tempo sconosciuto
    clear
      sereno
    rain
      pioggia
    snow
      neve
    sleet
      nevischio
    windy
      ventoso
    fog
      nebbia
    cloudy
      nuvoloso
    partly cloudy
      poco nuvoloso
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    ({source})
      ({source})
    {report} in {place}
      {report}, {place}
    Answering requests in {folder} by {service}. Times are UTC.
      Risposte alle richieste in {folder} tramite {service}. Gli orari sono in UTC.
    Santa Tracker
      Babbo Natale live
    paused
      in pausa
    Looking for Santa …
      Alla ricerca di Babbo Natale …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      Il programma del volo è terminato. In attesa di «santa-cli fly».
    No flight. Run 'santa-cli fly'.
      Nessun volo. Esegui «santa-cli fly».
    No flight
      Nessun volo
    last heard {time} ago
      ultimo contatto {time} fa
    no contact yet
      ancora nessun contatto
    No connection to the server ({heard}). The flight continues with the data on this machine.
      Nessuna connessione al server ({heard}). Il volo continua con i dati di questa macchina.
    The server is connected again.
      Il server è di nuovo connesso.
    No connection to the server: {heard}
      Nessuna connessione al server: {heard}
    Take-off in
      Partenza tra
    Santa reaches {city} in
      {city}: arrivo tra
    Santa was in {city}
      {city}: passato
    Santa is back in {city} in
      {city}: di nuovo tra
    ago
      fa
    at {time} there
      {time} sul posto
    guessed; set it with --home
      dedotta; indicala con --home
    {distance} away
      a {distance}
    Santa has come to {city}!
      {city}: Babbo Natale è arrivato!
    {number} presents
      {number} {number: regalo, regali, di regali}
    Merry Christmas!
      Buon Natale!
    {time} in {city}
      {city}: {time}
    leaves[ {city}] in
      parte[ da {city}] tra
    in|before a remaining time
      tra
    {number} done
      {number} fatti
    {number} to go
      restano {number}
    Speed
      Velocità
    Weather in {place}
      Meteo, {place}
    now
      ora
    {minutes} min ago
      {minutes} min fa
    {hours} h ago
      {hours} h fa
    No reading. {reason}
      Nessuna misura. {reason}
    Last stops
      Ultime tappe
    Next stops
      Prossime tappe
    {all} stops
      {all} {all: tappa, tappe}
    {count} of {all}
      {count} di {all}
    type to search
      scrivi per cercare
    No stop has this name.
      Nessuna tappa ha questo nome.
    Santa is there in {time}
      Arriva tra {time}
    Santa was there {time} ago
      È passato {time} fa
    Santa is there now
      È lì adesso
    People
      Abitanti
    Presents an hour
      Regali all’ora
    You may only read this flight: its clock can't be changed
      Puoi solo leggere questo volo: il suo orologio non si può cambiare
    This is the real flight: its clock can't be changed
      Questo è il volo vero: il suo orologio non si può cambiare
    choose
      scegli
    fly there
      vola lì
    back
      torna
    quit
      esci
    list
      elenco
    map
      mappa
    help
      aiuto
    pause
      pausa
    space|key
      barra
    speed
      velocità
    stops
      tappe
    pause, faster, slower
      pausa, più e meno veloce
    by stop; 10 min from home
      tappa; 10 min da casa
    list of stops, and search
      elenco e ricerca
    map: next view; home
      mappa: vista; casa
    map: zoom, move; mouse
      mappa: zoom; mouse
    home|on the map
      casa
    next stop
      prossima tappa
    later stops
      tappe successive
    his way
      la sua rotta
    ? closes this
      ? chiude l’aiuto
    {position} (near {place})
      {position} (vicino a {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      casa tua; predefinita: dedotta dal fuso orario del sistema
    store folder; :memory: saves nothing
      cartella dell’archivio; :memory: non salva nulla
    route as Santa Tracker JSON; - reads standard input
      rotta nel JSON di Santa Tracker; - legge lo standard input
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      avviare l’orologio a TIME, come 2026-12-24T10:00 (UTC)
    run the clock N times faster
      far andare l’orologio N volte più veloce
    share the stores with other machines through a server
      condividere gli archivi con altre macchine tramite un server
    file with the server's token, instead of SANTA_SERVER_TOKEN
      file con il token del server, invece di SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      volo dimostrativo; predefinito: dalla partenza, 600 volte più veloce
    exit after this many seconds of real time
      terminare dopo questo numero di secondi reali
    show a desktop notification when Santa comes closer
      mostrare una notifica quando Babbo Natale si avvicina
    restart the demo flight after each landing
      ricominciare la dimostrazione dopo ogni atterraggio
    list only results that match the query
      elencare solo i risultati che soddisfano la query
    plain text, or one JSON object per line
      testo semplice, o un oggetto JSON per riga
    don't escape formulas and control characters in CSV
      non neutralizzare formule e caratteri di controllo nel CSV
    units of text output; default: from the locale
      unità del testo; predefinite: quelle del sistema
    language of text output; default: from the locale
      lingua del testo; predefinita: quella del sistema
    print the sources and licences of the built-in data
      mostrare le fonti e le licenze dei dati incorporati
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      testo semplice, un oggetto JSON per riga, o un modello come '{countdown} {place}'
    print a line on every change, until Ctrl-C
      scrivere una riga a ogni cambiamento, fino a Ctrl-C
    show the current state, once or on every change
      mostrare lo stato attuale, una volta o a ogni cambiamento
    follow Santa: where he is, what he does, when he reaches you
      seguire Babbo Natale: dov’è, che cosa fa, quando arriva
    dashboard, plain text, or one JSON object per line
      cruscotto, testo semplice, o un oggetto JSON per riga
    follow only: never run the flight, wait for another program
      solo seguire: mai volare, attendere un altro programma
    dashboard colours; auto detects what the terminal supports
      colori del cruscotto; auto rileva quelli del terminale
    move Santa ten times a second
      muovere Babbo Natale dieci volte al secondo
    ring an hour, ten minutes and one stop before home
      suonare un’ora, dieci minuti e una tappa prima di casa
    answer the weather requests in a store
      rispondere alle richieste meteo di un archivio
    verify a store's checksums, indexes and links
      verificare somme, indici e collegamenti di un archivio
    run a flight without showing it
      condurre un volo senza mostrarlo
    print a completion script for a shell
      scrivere uno script di completamento per una shell
    export a route as Santa Tracker JSON
      esportare una rotta nel JSON di Santa Tracker
    Santa Tracker JSON, the only format
      JSON di Santa Tracker, l’unico formato
    print all objects of a type
      scrivere tutti gli oggetti di un tipo
    one JSON object per line, or CSV
      un oggetto JSON per riga, o CSV
    print the manual page
      scrivere la pagina di manuale
    show help for the program or a command
      mostrare l’aiuto del programma o di un comando
    print the version
      mostrare la versione
    sign in to a server as a user
      accedere a un server come utente
    sign out of a server
      uscire da un server
    print the user who is signed in to a server
      mostrare l’utente connesso a un server
    share stores with other users of a server
      condividere archivi con altri utenti di un server
    list the stores that you may use, or who may use a store
      elencare gli archivi che puoi usare, o chi può usarne uno
    give users a right to a store
      dare a utenti un diritto su un archivio
    also let them create stores there
      permettere anche di crearvi archivi
    take a right to a store away
      togliere un diritto su un archivio
    give up your right to a store of another user
      rinunciare al proprio diritto su un archivio altrui
    print a token with which another user gets a right
      mostrare un token con cui un altro utente ottiene un diritto
    hours after which the offer expires
      ore dopo le quali l’offerta scade
    accept an offer, and print its store
      accettare un’offerta e mostrare il suo archivio
    path of the flight's store on the server; default: /~/santa
      percorso dell’archivio del volo sul server; sennò /~/santa
    answer in all stores with these paths, as in '/*/weather'
      risponde in tutti gli archivi come '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO è il nome di un utente, «users» per tutti gli utenti connessi, o «anyone» per chiunque. PATH è il percorso di un archivio, come /~/santa, o un modello: in «/~/*» l’asterisco sta per un componente. LEVEL è read, write o manage; manage permette anche di dare diritti.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      I diritti si sommano. «revoke» toglie un diritto dato allo stesso WHO con lo stesso PATH. «login» connette un utente.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Invia il token a una persona, che accetta l’offerta con «share accept». Il primo utente che la accetta ottiene il diritto. Il token non si può mostrare di nuovo.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Con --path il volo è quello che un altro utente condivide; «share list» ne mostra il percorso. Il meteo è nell’archivio «weather» accanto.
    address of the server
      indirizzo del server
    name of the user
      nome dell’utente
    create the user first
      creare prima l’utente
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Legge la password dal terminale o dallo standard input. I comandi con --server usano poi gli archivi di questo utente, a meno che ricevano un token. La sessione resta nella cartella dei dati del programma fino a «santa-cli logout».
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Senza token vale l’utente di «santa-cli login», con i suoi archivi.
    list the transactions in the history of a store
      elencare le transazioni nella cronologia di un archivio
    print each transaction of a store when it is committed
      mostrare ogni transazione appena è confermata
    list only transactions of this author
      elencare solo le transazioni di questo autore
    list only transactions after a version, token or time
      elencare solo le transazioni dopo una versione, un token o un’ora
    list only the newest N transactions
      elencare solo le N transazioni più recenti
    list the newest transaction first
      elencare prima la transazione più recente
    list and end what keeps the history of a store
      elencare e terminare ciò che conserva la cronologia
    list who demands versions, and the cursors
      elencare chi richiede versioni, e i cursori
    end the demand of a program, or remove a cursor
      terminare una richiesta o togliere un cursore
    remove the versions before another one
      togliere le versioni precedenti a un’altra
    the program whose demand ends
      il programma la cui richiesta termina
    the cursor to remove
      il cursore da togliere
    the first version or time to keep
      la prima versione o ora da conservare
    print the objects of a type in an earlier version
      mostrare gli oggetti di un tipo in una versione precedente
    the version to show, by its number or a time
      la versione da mostrare, per numero o ora
    rewrite a store's files without obsolete data
      riscrivere i file di un archivio senza dati obsoleti
    list the stops with their local arrival times
      elencare le tappe con l’ora locale di arrivo
    for terminals, programs, spreadsheets or maps
      per terminali, programmi, fogli di calcolo o mappe
    list the nearest stops with their distances
      elencare le tappe più vicine con le distanze
    sort by a property; "PROPERTY desc" for descending order
      ordinare per una proprietà; "PROPERTY desc" per l’ordine decrescente
    list at most N stops
      elencare al massimo N tappe
    show the types, counts, sizes and versions of a store
      tipi, quantità, dimensioni e versioni di un archivio
    show help for the program or the given command
      mostrare l’aiuto del programma o del comando dato
    success, also if the reader closed the output
      riuscito, anche se il lettore ha chiuso l’output
    invalid command line; the message says how to fix it
      riga di comando non valida; il messaggio dice come correggerla
    a file has invalid or damaged contents
      un file ha un contenuto non valido o danneggiato
    an input file doesn't exist or can't be read
      un file di input non esiste o non è leggibile
    a server can't be reached, or refused the request
      un server non è raggiungibile o ha rifiutato la richiesta
    the store can't be created or opened
      l’archivio non può essere creato o aperto
    reading or writing failed
      lettura o scrittura non riuscita
    invalid setting in the environment or the settings file
      impostazione non valida nell’ambiente o nel file delle impostazioni
    interrupted with Ctrl-C
      interrotto con Ctrl-C
    nothing answers at {}
      nulla risponde a {}
    {} can't be found: no network, or no such name
      {} non si trova: nessuna rete, o nome inesistente
    {} did not answer within {} seconds
      {} non ha risposto entro {} secondi
    there is no secure connection to {} ({})
      nessuna connessione sicura a {} ({})
    there is no secure connection to {}
      nessuna connessione sicura a {}
    the connection to {} broke off
      la connessione a {} è caduta
    {} sent more than {} bytes
      {} ha inviato più di {} byte
    the request to {} failed ({})
      la richiesta a {} è fallita ({})
    the request to {} failed
      la richiesta a {} è fallita
    it got too many requests: {}
      troppe richieste: {}
    it got too many requests
      troppe richieste
    it is unavailable for a while: {}
      per ora non disponibile: {}
    it is unavailable for a while
      per ora non disponibile
    it failed with status {}: {}
      errore con stato {}: {}
    it failed with status {}
      errore con stato {}
    it refused the request with status {}: {}
      richiesta rifiutata con stato {}: {}
    it refused the request with status {}
      richiesta rifiutata con stato {}
    it answered with status {}: {}
      risposta con stato {}: {}
    it answered with status {}
      risposta con stato {}
    it answered with a web page instead of data
      la risposta è una pagina web invece di dati
    the limit of {} places a minute is reached
      il limite di {} luoghi al minuto è raggiunto
    no answer for this place
      nessuna risposta per questo luogo
    it answered for {} places instead of {}
      la risposta è per {} luoghi invece di {}
    its answer is not JSON: {}
      la risposta non è JSON: {}
    its answer has no '{}'
      nella risposta manca «{}»
    its answer {}
      la risposta non è valida: {}
    '{}' in its answer {}
      «{}» nella risposta non è valido: {}
    create or update objects from JSON or CSV
      creare o aggiornare oggetti da JSON o CSV
    copy the readable data of a damaged store to a new one
      copiare il leggibile di un archivio danneggiato
    folder of the new store; must be empty or not exist
      cartella del nuovo archivio; vuota o inesistente
    store folder; created if missing
      cartella dell’archivio; creata se manca
    inspect, compare, import, export and recover stores
      esaminare, confrontare, importare, esportare, recuperare
    input format; default: csv for *.csv, json otherwise
      formato di input; predefinito: csv per *.csv, altrimenti json
    primary key property of a new type
      proprietà chiave primaria di un nuovo tipo
    the type of the objects
      il tipo degli oggetti
    print the schema of a store: types and properties
      mostrare lo schema: tipi e proprietà
    Swift classes, or JSON to save and compare
      classi Swift, o JSON da conservare e confrontare
    compare the schemas and objects of two stores
      confrontare schemi e oggetti di due archivi
    compare only the objects of this type
      confrontare solo gli oggetti di questo tipo
    the two stores differ
      i due archivi differiscono
    export the objects of a type, for 'store import'
      esportare gli oggetti di un tipo, per «store import»
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record scrive tutto ciò che si vede in FILE.cast, per «asciinema play». Ogni riga è completa anche dopo Ctrl-C. FILE.svg è un’animazione del cruscotto di 30 secondi al massimo, scritta alla fine.
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      Un PNG ha solo lettere latine, perciò l’immagine è in inglese. Un SVG le ha tutte.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Un’immagine PNG non è testo. Indica un file con «-o santa.png».
    Advent: door {number} of 24
      Avvento: finestrella {number} di 24
    All rest before the long night.
      Tutti riposano prima della lunga notte.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      In {count} tappe il sole non sorge il giorno di Natale.
    Before your home, Santa makes {count} stops.
      Prima di casa tua fa {count} {count: tappa, tappe}.
    Carrots are packed for the reindeer.
      Si impacchettano le carote per le renne.
    Check that the folder exists and that you may write to it.
      Controlla che la cartella esista e che tu possa scriverci.
    Halfway, at {time} UTC, Santa is near {place}.
      A metà, alle {time} UTC, è vicino a {place}.
    It is {distance} from your home.
      Dista {distance} da casa tua.
    Mrs. Claus bakes cookies.
      La signora Natale inforna i biscotti.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, o il meteo tipico se non è raggiungibile
    Santa makes {count} stops this year.
      Babbo Natale fa {count} {count: tappa, tappe} quest’anno.
    Santa reads the letters.
      Babbo Natale legge le lettere.
    Santa visits {count} countries and territories.
      Babbo Natale visita {count} paesi e territori.
    Snow is cleared from the runway.
      Si spala la neve dalla pista.
    Sunrise is at {rise}, sunset at {set}.
      Il sole sorge alle {rise} e tramonta alle {set}.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      Così è stata la notte: {presents} {presents: regalo, regali, di regali}, {count} {count: tappa, tappe}, {distance}. {stop}: passato il {time}[, {local} sul posto].
    The Sun doesn't rise here today.
      Oggi qui il sole non sorge.
    The Sun doesn't set here today.
      Oggi qui il sole non tramonta.
    The bells are polished.
      I campanelli vengono lucidati.
    The busiest hour starts at {time} UTC: {count} presents.
      L’ora più piena inizia alle {time} UTC: {count} {count: regalo, regali, di regali}.
    The day is {time} long.
      Il giorno dura {time}.
    The elves check the list twice.
      Gli elfi controllano la lista due volte.
    The elves wrap the first presents.
      Gli elfi incartano i primi regali.
    The fastest leg: {distance} an hour, from {place} to {other}.
      Il tratto più veloce: {distance} all’ora, da {place} a {other}.
    The first stop is {place}, at {time} UTC.
      La prima tappa è {place}, alle {time} UTC.
    The largest city on the way is {place}: {count} people.
      La città più grande del viaggio è {place}: {count} {count: abitante, abitanti, di abitanti}.
    The last stop is {place}, at {time} UTC.
      L’ultima tappa è {place}, alle {time} UTC.
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      Le lettere di un PNG sono latine. Se il testo ne ha altre, è in inglese, e una nota lo dice; un SVG mostra ogni scrittura per cui il visualizzatore ha un carattere.
    The longest leg: {distance}, from {place} to {other}.
      Il tratto più lungo: {distance}, da {place} a {other}.
    The longest stay is in {place}: {duration}.
      La sosta più lunga è a {place}: {duration}.
    The maps are brought up to date.
      Le mappe vengono aggiornate.
    The northernmost stop is {place}.
      La tappa più a nord è {place}.
    The postcard '{}' can't be written.
      La cartolina «{}» non può essere scritta.
    The recording '{}' can't be written: {}.
      La registrazione «{}» non può essere scritta: {}.
    The reindeer practise the take-off.
      Le renne provano il decollo.
    The sacks are sewn.
      I sacchi vengono cuciti.
    The shortest leg: {distance}, from {place} to {other}.
      Il tratto più corto: {distance}, da {place} a {other}.
    The sleigh gets new runners.
      La slitta riceve pattini nuovi.
    The smallest place on the way is {place}: {count} people.
      Il luogo più piccolo del viaggio è {place}: {count} {count: abitante, abitanti, di abitanti}.
    The southernmost stop is {place}.
      La tappa più a sud è {place}.
    The stop farthest from your home is {place}: {distance}.
      La tappa più lontana da casa tua è {place}: {distance}.
    The stop nearest to the equator is {place}.
      La tappa più vicina all’equatore è {place}.
    The stop nearest to your home is {place}: {distance}.
      La tappa più vicina a casa tua è {place}: {distance}.
    The stops have {count} different local times.
      Le tappe hanno {count} ore locali diverse.
    The weather shown is typical for December. {reason}.
      Il meteo mostrato è quello tipico di dicembre. {reason}.
    The whole flight is {distance} long.
      Il volo intero è lungo {distance}.
    Tonight is the night! Take-off is at {time} UTC.
      È stanotte! La partenza è alle {time} UTC.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Scrive la mappa, Babbo Natale, casa tua e il conto alla rovescia come immagine di 1200 per 630 pixel, la misura mostrata dalle chat, o come testo. L’estensione di FILE determina il formato. Senza -o, si scrive il testo o l’SVG.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      un SVG mostra il cruscotto, che richiede un terminale; registra le righe in un file .cast
    cards of arrivals on, off
      schede d’arrivo: sì, no
    dashboard theme; auto asks the terminal for its background
      tema del cruscotto; auto chiede lo sfondo al terminale
    enter closes this
      Invio chiude questo
    make a picture of the flight to share
      creare un’immagine del volo da condividere
    print the places that begin with these letters
      elencare i luoghi che iniziano con queste lettere
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      registrare in FILE.cast (asciinema), o il cruscotto come animazione in FILE.svg
    show three lines instead of the whole dashboard
      mostrare tre righe invece del cruscotto
    svg, png or txt; default: the file's suffix, or txt
      svg, png o txt; predefinito: l’estensione del file, o txt
    the name must end with .cast or .svg
      il nome deve finire in .cast o .svg
    the name must end with .svg, .png or .txt, unless '--format' names the format
      il nome deve finire in .svg, .png o .txt, salvo che «--format» indichi il formato
    the typical weather of December, without network access
      il meteo tipico di dicembre, senza rete
    typical for December
      tipico di dicembre
    typical|weather of the season
      tipico
    weather service, or 'normal' for typical weather
      servizio meteo, o «normal» per il meteo tipico
    write to this file instead of standard output
      scrivere in questo file invece dello standard output
    {city} is a capital city.
      {city} è una capitale.
    {country} has the most stops: {count}.
      Il paese con più tappe: {country} ({count}).
    {country}: stop {number} of {count}.
      {country}: tappa {number} di {count}.
    {count} presents are on the list.
      La lista ha {count} {count: regalo, regali, di regali}.
    {delivered} delivered
      {delivered} consegnati
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} consegnati, ancora {remaining} sulla slitta
    {distance}, {count} stops
      {distance}, {count} {count: tappa, tappe}
    {home}, by way of {stop} ({distance})
      {home}, passando per {stop} ({distance})
    {number} people live here.
      Qui {number: vive, vivono} {number} {number: persona, persone, di persone}.
    {number} presents for the children here
      {number} {number: regalo, regali, di regali} per i bambini di qui
    character between the cells of a table, or 'tab'; default: ,
      carattere tra le celle di una tabella, o 'tab'; predefinito: ,
    export only these properties, separated by commas
      esporta solo queste proprietà, separate da virgole
    objects in a transaction; default: 10,000
      oggetti per transazione; predefinito: 10.000
    say what would be imported, and write nothing
      dice che cosa verrebbe importato, senza scrivere nulla
    types of properties of a new type, as in zip=string,id=int
      tipi delle proprietà di un nuovo tipo, come zip=string,id=int
    write records with errors to FILE, and import the others
      scrive i record con errori in FILE e importa gli altri
    """#
}
