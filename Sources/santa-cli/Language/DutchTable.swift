/// The output in Dutch, in the format that ``WordTable`` describes.
enum DutchTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1.234 12.345,6
    {number} km
      {number} km
    {number} mi
      {number} mi
    {number} km/h
      {number} km/u
    {number} mi/h
      {number} mi/u
    {number} °C
      {number} °C
    {number} °F
      {number} °F
    {number} %
      {number}%
    usage:
      gebruik:
    error:
      fout:
    hint:
      tip:
    note:
      let op:
    the time until take-off, until Santa is at your home, or since then
      de tijd tot het vertrek, tot hij bij je thuis is, of sindsdien
    the stop nearest to home
      de stop het dichtst bij huis
    when Santa arrives there, in local time
      wanneer hij daar aankomt, in plaatselijke tijd
    Santa's distance from home
      zijn afstand van huis
    the current stop, or the one he left last
      de huidige stop, of de laatste die hij verliet
    the next stop; empty after the landing
      de volgende stop; leeg na de landing
    what he is doing, in a few words
      wat hij doet, in een paar woorden
    an emoji for what he is doing
      een emoji voor wat hij doet
    the number of presents delivered
      het aantal bezorgde cadeaus
    the number of presents left
      het aantal resterende cadeaus
    the percentage of presents delivered
      het percentage bezorgde cadeaus
    the time of the flight, in UTC
      de tijd van de vlucht, in UTC
    the local time at {place}
      de plaatselijke tijd in {place}
    the weather at {place}; empty if unknown
      het weer in {place}; leeg als onbekend
    Santa's latitude, in degrees
      zijn breedtegraad
    Santa's longitude, in degrees
      zijn lengtegraad
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, zonder sleutel; alleen voor niet-commercieel gebruik
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, met je sleutel in PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, met je e-mailadres in SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Toont de vlucht in de opslag. Als daar geen programma vliegt, toont het waar de Kerstman volgens de route zou zijn.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE is een regel voor een prompt of statusbalk. Deze namen mogen er tussen accolades in; {{ en }} zijn de accolades zelf:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Met --watch wordt de regel bij elke verandering opnieuw getoond, voor statusbalken die een pipe lezen. --for en --notify vereisen --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      Toont op een terminal een dashboard met kaart tot je op q of Ctrl-C drukt; ‘?’ toont de toetsen. In een pipe, of met --format plain, komt er een regel per verandering.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      Het eerste programma op een opslag voert de vlucht uit. Andere volgen die, en een ervan neemt het over als het stopt. Ze hebben geen opties nodig, want de route en de klok staan in de opslag. Met --follow vliegt een programma nooit, maar wacht het op een ander.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      De opslag is in $XDG_DATA_HOME/santa of ~/.local/share/santa, tenzij --store een andere map noemt. Voor kerstavond toont --demo een demonstratie.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Met --server delen meerdere machines een vlucht via je eigen server; zie ‘santa-server’. Een machine vliegt, en een andere neemt het over als die stopt. Zonder verbinding gaan de andere door met hun gegevens. Het token van de server komt uit het bestand van --token-file, of uit SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME is een van
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER stelt de standaard in. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL en SANTA_MET_NORWAY_URL vervangen de adressen van de diensten, zoals http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Tijden zijn plaatselijk voor elke stop, met het verschil met UTC in die nacht. --near toont de 15 dichtstbijzijnde stops, de naaste eerst; --limit verandert het aantal.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY is een voorwaarde voor de eigenschappen van een stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude en location.longitude. Gebruik == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH en LIKE ([c] negeert hoofdletters), AND, OR, NOT en haakjes. Zet teksten en tijden tussen aanhalingstekens.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE of URL is een route van Santa Tracker, of een antwoord van zijn dienst ‘info’ die de route noemt. De tijden van een andere vlucht worden verschoven naar de volgende.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      In CSV staat voor namen die een rekenblad als formule zou lezen een ', behalve met --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Voert de vlucht uit voor alle programma’s op dezelfde opslag, tot de landing of Ctrl-C, zonder iets te tonen. Als daar al een ander programma vliegt, neemt het die over als dat stopt.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Toont een regel voor elk beantwoord verzoek, tot Ctrl-C. ‘track’ beantwoordt de verzoeken van zijn eigen vlucht; deze opdracht werkt met of zonder. Meerdere diensten kunnen een opslag delen: elk verzoek wordt één keer beantwoord, en geen gaat verloren als een dienst wordt afgebroken.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Schrijft de ingebouwde route, of die van --route met de tijden waarop die gevlogen zou worden. --route leest de uitvoer weer als dezelfde route.
    {*} Did you mean '{}'?
      {*} Bedoel je ‘{}’?
    Unknown command '{}'. {*}
      Onbekende opdracht ‘{}’. {*}
    No help for '{}'. {*}
      Geen hulp over ‘{}’. {*}
    Did you mean '{}'?
      Bedoel je ‘{}’?
    The commands are {*}.
      De opdrachten zijn {*}.
    '{}' is required.
      ‘{}’ is verplicht.
    Unknown option '{}'.
      Onbekende optie ‘{}’.
    Missing command: '{}' is an option of {*}.
      Er ontbreekt een opdracht: ‘{}’ is een optie van {*}.
    Unexpected argument '{}'.
      Onverwacht argument ‘{}’.
    Missing argument: it must be one of {}.
      Er ontbreekt een argument: een van {}.
    Missing argument: '{}'.
      Er ontbreekt een argument: ‘{}’.
    Missing file: '{}'.
      Er ontbreekt een bestand: ‘{}’.
    Missing folder: '{}'.
      Er ontbreekt een map: ‘{}’.
    '{}' is given more than once.
      ‘{}’ staat er meer dan eens.
    '{}' needs a value: '{}'.
      ‘{}’ heeft een waarde nodig: ‘{}’.
    '{}' doesn't take a value, but has '{}'.
      ‘{}’ neemt geen waarde, maar heeft ‘{}’.
    '{}' is not an option of '{}'; it belongs to {*}.
      ‘{}’ is geen optie van ‘{}’, maar van {*}.
    '{}' is not an option of '{}'; it must be used alone.
      ‘{}’ is geen optie van ‘{}’; die staat alleen.
    '{}' cannot be combined with '{}': {*}.
      ‘{}’ gaat niet samen met ‘{}’: {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' in de omgeving is ongeldig: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" is ongeldig: {*}.
    '{}' is not valid: {*}.
      ‘{}’ is ongeldig: {*}.
    '{}' is not valid: {*}
      ‘{}’ is ongeldig: {*}
    '{}' is not valid. {*}
      ‘{}’ is ongeldig. {*}
    '{}' contradicts the flight under way: {}.
      ‘{}’ strijdt met de lopende vlucht: {}.
    it must be one of {}
      mogelijk zijn {}
    '{}' lists the commands and options.
      ‘{}’ toont de opdrachten en opties.
    '{}' explains the command and its options.
      ‘{}’ legt de opdracht en haar opties uit.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Laat de optie weg om die vlucht te volgen, of begin een andere met ‘--store PATH’.
    {} must be a whole number from {} to {}
      {} moet een geheel getal van {} tot {} zijn
    {} must be a number from {} to {}
      {} moet een getal van {} tot {} zijn
    {} must be a number above {} and at most {}
      {} moet een getal boven {} en hoogstens {} zijn
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME moet een datum en tijd volgens ISO 8601 zijn, in de jaren 1 tot 9999, zoals 2026-12-24T22:00 (UTC) of 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      mogelijk zijn plain, json of een sjabloon met namen tussen accolades, zoals '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      na een '{' komt geen '}'; schrijf '{{' voor de accolade zelf
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      voor een '}' staat geen '{'; schrijf '}}' voor de accolade zelf
    unknown name '{}'; the names are {}
      onbekende naam '{}'; de namen zijn {}
    the dashboard needs a terminal for both input and output
      het dashboard heeft een terminal nodig voor invoer en uitvoer
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM is {}, en het dashboard heeft een terminal nodig die de cursor kan verplaatsen
    list, retry and drop the failed events of a listener
      mislukte gebeurtenissen tonen, herhalen of weggooien
    list the failed events with their errors
      de mislukte gebeurtenissen met hun fouten tonen
    give failed events another series of attempts
      mislukte gebeurtenissen opnieuw proberen
    remove failed events for ever
      mislukte gebeurtenissen voorgoed verwijderen
    the failed event, as in /u1/weather@42, or the path of a store
      de gebeurtenis (/u1/weather@42), of het pad van een opslag
    all failed events
      alle mislukte gebeurtenissen
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Een dienst zoals ‘santa-cli weather-service --match’ legt een gebeurtenis opzij die meermaals is mislukt, en gaat verder met de volgende. DIR is de map van zo’n dienst of een map met diensten; zonder DIR zijn het alle van ‘weather-service’. De dienst kan intussen doorgaan.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT is een gebeurtenis zoals ‘list’ die toont, bijvoorbeeld /u1/weather@42, of het pad van een opslag voor al haar gebeurtenissen.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      De dienst probeert de gebeurtenissen binnen enkele seconden opnieuw, of bij de volgende start. Latere gebeurtenissen zijn al afgehandeld. Wat weer mislukt, blijft in de lijst.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      De dienst probeert de gebeurtenissen niet opnieuw. Wat ze vroegen, blijft ongedaan. De bestanden die ze bewaren, komen ook vrij.
    There are no failed events.
      Er zijn geen mislukte gebeurtenissen.
    attempts: {number}
      pogingen: {number}
    waits for the listener
      wacht op de dienst
    Events to try again: {number}
      Gebeurtenissen voor een nieuwe poging: {number}
    Removed events: {number}
      Verwijderde gebeurtenissen: {number}
    The store in '{}' was deleted.
      De opslag in ‘{}’ is verwijderd.
    Run the command again when there is a store.
      Geef de opdracht opnieuw als er een opslag is.
    There is no listener in '{}'.
      Er is geen dienst in ‘{}’.
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Geef de map van een dienst. Die heet zoals de dienst en bevat de map ‘failed’.
    There is no failed event '{}'.
      Er is geen mislukte gebeurtenis ‘{}’.
    '{}' prints the failed events.
      ‘{}’ toont de mislukte gebeurtenissen.
    No connection to the server ({heard}). Requests are answered when it is back.
      Geen verbinding met de server ({heard}). Verzoeken worden beantwoord als hij terug is.
    You may only read this store.
      U mag deze opslag alleen lezen.
    The server refuses new weather. {reason}
      De server weigert nieuw weer. {reason}
    The server refuses changes to the flight. {reason}
      De server weigert wijzigingen van de vlucht. {reason}
    The server accepts new weather again.
      De server aanvaardt weer nieuw weer.
    The server accepts changes to the flight again.
      De server aanvaardt weer wijzigingen van de vlucht.
    The folder of the store was deleted; waiting until a program makes it again.
      De map van de opslag is verwijderd; wacht tot een programma die opnieuw maakt.
    A token requires a server. Add '--server URL'.
      Bij een token hoort een server. Voeg ‘--server URL’ toe.
    data from a server is stored in files
      gegevens van een server worden in bestanden bewaard
    Only CSV output escapes strings. Add '--format csv'.
      Alleen CSV-uitvoer beschermt teksten. Voeg ‘--format csv’ toe.
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      De echte vlucht kan niet worden herhaald. Voeg ‘--demo’ toe, of een tijd met ‘--at’.
    '{}' prints each change as JSON
      ‘{}’ toont elke verandering als JSON
    It requires '--watch'.
      Daarvoor is ‘--watch’ nodig.
    the program that runs the flight sets the route and the clock
      het programma dat vliegt bepaalt de route en de klok
    the program that runs the flight requests the weather
      het programma dat vliegt vraagt het weer op
    no other program can use an in-memory store
      geen ander programma kan een opslag in het geheugen gebruiken
    both set the place from which distances are measured
      beide bepalen de plaats van waaruit wordt gemeten
    each must be used alone
      elk staat alleen
    no home was given. {*}
      er is geen thuis opgegeven. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Geef een plaats, zoals Oslo of "Sydney, Canada", of coördinaten in graden, zoals 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} is niet LAT,LON. Schrijf twee getallen met decimale punt en een komma ertussen, zoals 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      de breedte {} ligt niet binnen {} graden. De breedte komt eerst, zoals in 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      de lengte {} ligt niet binnen {} graden. Het westen is negatief, zoals in 40.71,-74.01
    no place called {} is known. {*}
      er is geen plaats met de naam {} bekend. {*}
    no {} is known in {}. {*}
      {} is niet bekend in {}. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      Bedoel je {*}? Geef anders coördinaten, zoals 59.91,10.75
    Did you mean {*}?
      Bedoel je {*}?
    Override it with '--home', or unset the variable.
      Vervang het met ‘--home’, of verwijder de variabele.
    Override it with '--home', or correct the file.
      Vervang het met ‘--home’, of verbeter het bestand.
    Unset the variable.
      Verwijder de variabele.
    Correct the file.
      Verbeter het bestand.
    {}: unknown setting "{}". {*}
      {}: onbekende instelling "{}". {*}
    {}: unknown setting "{}".
      {}: onbekende instelling "{}".
    The settings are {}.
      De instellingen zijn {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" moet een niet-lege tekst tussen aanhalingstekens zijn.
    Write it as in {}, or remove it.
      Schrijf het zoals {}, of verwijder het.
    {}: the settings must be a JSON object.
      {}: de instellingen moeten een JSON-object zijn.
    A settings file is a JSON object, as in {}.
      Een instellingenbestand is een JSON-object, zoals {}.
    The settings file '{}' can't be read.
      Het instellingenbestand ‘{}’ is onleesbaar.
    Check its permissions.
      Controleer de rechten ervan.
    The settings file '{}' is not a regular file.
      Het instellingenbestand ‘{}’ is geen gewoon bestand.
    The settings file '{}' is too large: {} bytes of at most {}.
      Het instellingenbestand ‘{}’ is te groot: {} van hoogstens {} bytes.
    '{}' isn't a web address such as https://example.org/route.json.
      ‘{}’ is geen webadres zoals https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Een route is een JSON-bestand van Santa Tracker. Zonder ‘--route’ geldt de ingebouwde route.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Geef het pad of webadres van een JSON-bestand van Santa Tracker, ‘-’ voor de standaardinvoer, of laat ‘--route’ weg.
    The route can't be read from standard input.
      De route kan niet van de standaardinvoer worden gelezen.
    The route file '{}' doesn't exist.
      Het routebestand ‘{}’ bestaat niet.
    The route file '{}' can't be read.
      Het routebestand ‘{}’ is onleesbaar.
    The route '{}' is neither a file nor a pipe.
      De route ‘{}’ is geen bestand en geen pipe.
    '{}' isn't a server address.
      ‘{}’ is geen serveradres.
    Write it as in '--server https://santa.example.org:8724'.
      Schrijf het zoals ‘--server https://santa.example.org:8724’.
    Synchronisation with the server at {} has stopped: {*}
      De synchronisatie met de server {} is gestopt: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} Of meld je als gebruiker aan met ‘santa-cli login’.
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      ‘santa-server’ toont het bij de eerste start; ‘santa-server token’ maakt een nieuw.
    The server needs a token, but {} is empty.
      De server heeft een token nodig, maar {} is leeg.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} bevat geen geldig token: het is te lang of heeft ongeldige tekens.
    The server token file '{}' doesn't exist.
      Het tokenbestand ‘{}’ bestaat niet.
    The server token file '{}' can't be read.
      Het tokenbestand ‘{}’ is onleesbaar.
    The server token file '{}' is neither a file nor a pipe.
      Het token ‘{}’ is geen bestand en geen pipe.
    An in-memory store can't be synchronised with a server.
      Een opslag in het geheugen kan niet met een server worden gesynchroniseerd.
    The folder '{}' can't be created.
      De map ‘{}’ kan niet worden gemaakt.
    Choose another folder with '--store PATH'.
      Kies een andere map met ‘--store PATH’.
    '{}' is in use by another program that is connected to a server.
      ‘{}’ is in gebruik door een ander programma dat met een server is verbonden.
    Choose another folder with '--store PATH', or omit the option.
      Kies een andere map met ‘--store PATH’, of laat de optie weg.
    Pirate Weather needs an API key.
      Pirate Weather heeft een API-sleutel nodig.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Zet je sleutel in PIRATE_WEATHER_API_KEY. Die is gratis op pirateweather.net.
    MET Norway requires your contact address.
      MET Norway vraagt om je contactadres.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Zet je e-mailadres in SANTA_CONTACT. Alleen MET Norway ontvangt het.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT is ongeldig: hoogstens 200 afdrukbare ASCII-tekens.
    Set it to an e-mail address or the address of a web page.
      Zet er een e-mailadres of het adres van een webpagina in.
    {} is not valid: '{}' is not a web address.
      {} is ongeldig: ‘{}’ is geen webadres.
    Write it as in https://api.example.org, without the path of the service.
      Schrijf het zoals https://api.example.org, zonder het pad van de dienst.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      De opslag heeft geen map: XDG_DATA_HOME en HOME zijn niet ingesteld.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Kies er een met ‘--store PATH’, of bewaar niets met ‘--store :memory:’.
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Kies een andere map met ‘--store PATH’, of bewaar niets met ‘--store :memory:’.
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Verplaats de map, zodat er een nieuwe opslag komt, of kies een andere met ‘--store PATH’.
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Controleer de schijf en de rechten van de map, of bewaar niets met ‘--store :memory:’.
    '{}' starts a flight in another store.
      ‘{}’ begint een vlucht in een andere opslag.
    '{}' is relative to the working directory, which no longer exists.
      ‘{}’ is relatief aan de werkmap, die niet meer bestaat.
    Change to an existing folder, or give an absolute path.
      Ga naar een bestaande map, of geef een absoluut pad.
    '{}' and '{}'
      ‘{}’ en ‘{}’
    "{}" or "{}"
      "{}" of "{}"
    the built-in route of {year}
      de ingebouwde route van {year}
    the route '{name}'
      de route ‘{name}’
    in real time
      in echte tijd
    at {factor} times real speed
      op {factor} keer de echte snelheid
    {factor} times faster than real time
      {factor} keer sneller dan in het echt
    Flying {title}, {speed}. Times are UTC.
      Vlucht: {title}, {speed}. Tijden zijn UTC.
    Following {title}, {speed}. Times are UTC.
      Gevolgd wordt {title}, {speed}. Tijden zijn UTC.
    Flying {title}, {speed}.
      Vlucht: {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Een ander programma vliegt al ({title}); dit neemt het over als dat stopt.
    The program that ran the flight has exited; this one takes over.
      Het programma dat vloog is gestopt; dit neemt het over.
    The program that ran the flight has exited. Waiting for another one.
      Het programma dat vloog is gestopt. Wachten op een ander.
    No program is running a flight there; waiting. '{command}' starts one.
      Er vliegt daar geen programma; er wordt gewacht. ‘{command}’ begint een vlucht.
    The clock is paused.
      De klok staat stil.
    The clock now runs {speed}.
      De klok loopt nu {speed}.
    The clock was set to another time.
      De klok is op een andere tijd gezet.
    Landed.
      Geland.
    (guessed; set it with --home)
      (gegokt; stel in met --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: de Kerstman is op {time}[, daar {local},] in {stop}.
    The flight starts on {time}. Watch a demonstration now: {command}
      De vlucht begint op {time}. Bekijk nu een demonstratie: {command}
    Less than an hour: Santa is coming to {city}
      Binnen een uur: de Kerstman komt naar {city}
    Less than ten minutes to {city}: off to bed!
      Binnen tien minuten in {city}: naar bed!
    The next stop is {city}!
      De volgende stop is {city}!
    Santa is in {city} now!
      De Kerstman is nu in {city}!
    Notifications are off: '{program}' was not found.
      Geen meldingen: ‘{program}’ is niet gevonden.
    '{program}' could not show a notification.
      ‘{program}’ kon geen melding tonen.
    take-off in {time}
      vertrek over {time}
    {number} left
      nog {number}
    home {time}
      thuis {time}
    home visited
      al geweest
    The route's times match the flight of {year} and are unchanged.
      De tijden van de route zijn die van de vlucht van {year} en blijven gelijk.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      De route is van {year}; de tijden worden verschoven naar de volgende vlucht. Gebruik ‘--at’ met een tijd in {year} om ze te houden.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      De tijden van de route zijn niet die van de vlucht van {year} en worden daarheen verschoven. Gebruik ‘--at’ met een tijd op de route om ze te houden.
    Time
      Tijd
    Santa
      Kerstman
    Where
      Plaats
    Next
      Volgende
    Presents
      Cadeaus
    Flown
      Vlucht
    Weather
      Weer
    Home
      Thuis
    {time} UTC, by the clock of {title}
      {time} UTC, volgens de klok van: {title}
    {title}, under way
      {title}, onderweg
    {title}, not tracked here
      {title}, hier niet gevolgd
    at {place} ({position})
      in {place} ({position})
    on the way from {place} ({position})
      onderweg vanaf {place} ({position})
    somewhere
      ergens
    {place}: take-off in {time}
      {place}: vertrek over {time}
    {place}: in {time}
      {place}: over {time}
    {place}: has been, {time} ago
      {place}: geweest, {time} geleden
    {place}: next flight: in {time}
      {place}: volgende vlucht over {time}
    , on {time} there
      , daar op {time}
    {time} ago
      {time} geleden
    Local time
      Plaatselijk
    Place
      Plaats
    Region
      Regio
    From home
      Van huis
    Distance
      Afstand
    Follow Santa from the terminal.
      Volg de Kerstman vanuit de terminal.
    commands:
      opdrachten:
    options:
      opties:
    exit codes:
      afsluitcodes:
    examples:
      voorbeelden:
    '{program} help COMMAND' explains a command. '--' ends the options.
      ‘{program} help COMMAND’ legt een opdracht uit. ‘--’ beëindigt de opties.
    {days}d {hours}h
      {days}d {hours}u
    {hours}h {minutes}m
      {hours}u {minutes}m
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
      jan
    Feb
      feb
    Mar
      mrt
    Apr
      apr
    May
      mei
    Jun
      jun
    Jul
      jul
    Aug
      aug
    Sep
      sep
    Oct
      okt
    Nov
      nov
    Dec
      dec
    Out of sight
      Uit het zicht
    Flying
      In vlucht
    Delivering
      Bezorgen
    Brushing reindeer
      Borstelt rendieren
    Cookie break
      Koekjespauze
    Calling Mrs. Claus
      Belt naar huis
    Home again
      Weer thuis
    Nobody is sure what Santa is up to.
      Niemand weet wat de Kerstman aan het doen is.
    Racing across the sky to the next stop.
      Raast door de lucht naar de volgende stop.
    Slipping presents under the trees.
      Legt stilletjes cadeaus onder de bomen.
    Giving the reindeer carrots and a good brush.
      Geeft de rendieren wortels en een borstelbeurt.
    Having cookies and a glass of milk.
      Eet koekjes met een glas melk.
    On the phone with Mrs. Claus.
      Aan de telefoon met de kerstvrouw.
    Weather[ in {place}]:
      Weer[ in {place}]:
    asking
      opgevraagd
    looking it up
      wordt opgezocht
    unknown[, {reason}]
      onbekend[, {reason}]
    unknown weather
      onbekend weer
    clear
      helder
    rain
      regen
    snow
      sneeuw
    sleet
      natte sneeuw
    windy
      winderig
    fog
      mist
    cloudy
      bewolkt
    partly cloudy
      half bewolkt
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    ({source})
      ({source})
    {report} in {place}
      {report} in {place}
    Answering requests in {folder} by {service}. Times are UTC.
      Verzoeken in {folder} worden beantwoord door {service}. Tijden zijn UTC.
    Santa Tracker
      Kerstman-tracker
    paused
      gepauzeerd
    Looking for Santa …
      Op zoek naar de Kerstman …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      Het programma dat vloog is gestopt. Wachten op ‘santa-cli fly’.
    No flight. Run 'santa-cli fly'.
      Geen vlucht. Voer ‘santa-cli fly’ uit.
    No flight
      Geen vlucht
    last heard {time} ago
      laatst gehoord {time} geleden
    no contact yet
      nog geen contact
    No connection to the server ({heard}). The flight continues with the data on this machine.
      Geen verbinding met de server ({heard}). De vlucht gaat door met de gegevens van deze machine.
    The server is connected again.
      De server is weer verbonden.
    No connection to the server: {heard}
      Geen verbinding met de server: {heard}
    Take-off in
      Vertrek over
    Santa reaches {city} in
      Hij is in {city} over
    Santa was in {city}
      Hij was in {city}
    Santa is back in {city} in
      Weer in {city} over
    ago
      geleden
    at {time} there
      daar {time}
    guessed; set it with --home
      gegokt; stel in met --home
    {distance} away
      nog {distance}
    Santa has come to {city}!
      De Kerstman is in {city}!
    {number} presents
      {number} {number: cadeau, cadeaus}
    Merry Christmas!
      Vrolijk kerstfeest!
    {time} in {city}
      {time} in {city}
    leaves[ {city}] in
      vertrek[ uit {city}] over
    in|before a remaining time
      over
    {number} done
      {number} klaar
    {number} to go
      nog {number}
    Speed
      Tempo
    Weather in {place}
      Weer in {place}
    now
      nu
    {minutes} min ago
      {minutes} min geleden
    {hours} h ago
      {hours} u geleden
    No reading. {reason}
      Geen meting. {reason}
    Last stops
      Laatste stops
    Next stops
      Volgende stops
    {all} stops
      {all} {all: stop, stops}
    {count} of {all}
      {count} van {all}
    type to search
      typ om te zoeken
    No stop has this name.
      Geen stop heeft deze naam.
    Santa is there in {time}
      Hij is er over {time}
    Santa was there {time} ago
      Hij was er {time} geleden
    Santa is there now
      Hij is er nu
    People
      Inwoners
    Presents an hour
      Cadeaus per uur
    You may only read this flight: its clock can't be changed
      U mag deze vlucht alleen lezen: de klok ligt vast
    This is the real flight: its clock can't be changed
      Dit is de echte vlucht: de klok ligt vast
    choose
      kiezen
    fly there
      erheen vliegen
    back
      terug
    quit
      stop
    list
      lijst
    map
      kaart
    help
      help
    pause
      pauze
    space|key
      spatie
    speed
      tempo
    stops
      stops
    pause, faster, slower
      pauze, sneller, trager
    by stop; 10 min from home
      per stop; 10 min vooraf
    list of stops, and search
      lijst van stops, zoeken
    map: next view; home
      kaart: beeld; thuis
    map: zoom, move; mouse
      kaart: zoom; muis
    home|on the map
      thuis
    next stop
      volgende stop
    later stops
      latere stops
    his way
      zijn weg
    ? closes this
      ? sluit dit
    {position} (near {place})
      {position} (bij {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      je thuis; standaard: gegokt uit de tijdzone van het systeem
    store folder; :memory: saves nothing
      map van de opslag; :memory: bewaart niets
    route as Santa Tracker JSON; - reads standard input
      route als JSON van Santa Tracker; - leest de standaardinvoer
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      de klok beginnen op TIME, zoals 2026-12-24T10:00 (UTC)
    run the clock N times faster
      de klok N keer sneller laten lopen
    share the stores with other machines through a server
      de opslag via een server delen met andere machines
    file with the server's token, instead of SANTA_SERVER_TOKEN
      bestand met het token van de server, in plaats van SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      demonstratie; standaard: vanaf het vertrek, 600 keer sneller
    exit after this many seconds of real time
      stoppen na zoveel echte seconden
    show a desktop notification when Santa comes closer
      een melding tonen als de Kerstman dichterbij komt
    restart the demo flight after each landing
      de demonstratie na elke landing opnieuw beginnen
    list only results that match the query
      alleen resultaten tonen die aan de vraag voldoen
    plain text, or one JSON object per line
      gewone tekst, of een JSON-object per regel
    don't escape formulas and control characters in CSV
      formules en stuurtekens in CSV niet onschadelijk maken
    units of text output; default: from the locale
      eenheden van de tekst; standaard: die van de landinstelling
    language of text output; default: from the locale
      taal van de tekst; standaard: die van de landinstelling
    print the sources and licences of the built-in data
      de bronnen en licenties van de ingebouwde gegevens tonen
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      gewone tekst, een JSON-object per regel, of een sjabloon als '{countdown} {place}'
    print a line on every change, until Ctrl-C
      bij elke verandering een regel tonen, tot Ctrl-C
    show the current state, once or on every change
      de huidige stand tonen, eenmaal of bij elke verandering
    follow Santa: where he is, what he does, when he reaches you
      de Kerstman volgen: waar hij is, wat hij doet, wanneer hij komt
    dashboard, plain text, or one JSON object per line
      dashboard, gewone tekst, of een JSON-object per regel
    follow only: never run the flight, wait for another program
      alleen volgen: nooit vliegen, wachten op een ander programma
    dashboard colours; auto detects what the terminal supports
      kleuren van het dashboard; auto herkent die van de terminal
    move Santa ten times a second
      de Kerstman tien keer per seconde bewegen
    ring an hour, ten minutes and one stop before home
      een uur, tien minuten en een stop voor thuis bellen
    answer the weather requests in a store
      de weerverzoeken in een opslag beantwoorden
    verify a store's checksums, indexes and links
      controlegetallen, indexen en koppelingen nagaan
    run a flight without showing it
      een vlucht uitvoeren zonder deze te tonen
    print a completion script for a shell
      een aanvulscript voor een shell tonen
    export a route as Santa Tracker JSON
      een route schrijven als JSON van Santa Tracker
    Santa Tracker JSON, the only format
      JSON van Santa Tracker, de enige vorm
    print all objects of a type
      alle objecten van een type tonen
    one JSON object per line, or CSV
      een JSON-object per regel, of CSV
    print the manual page
      de handleiding tonen
    show help for the program or a command
      hulp tonen over het programma of een opdracht
    print the version
      de versie tonen
    sign in to a server as a user
      aanmelden bij een server
    sign out of a server
      afmelden bij een server
    print the user who is signed in to a server
      de aangemelde gebruiker van een server tonen
    share stores with other users of a server
      opslag delen met andere gebruikers van een server
    list the stores that you may use, or who may use a store
      uw rechten tonen, of wie een opslag mag gebruiken
    give users a right to a store
      gebruikers een recht op een opslag geven
    also let them create stores there
      daar ook opslag laten aanmaken
    take a right to a store away
      een recht op een opslag intrekken
    give up your right to a store of another user
      je recht op een opslag van een ander opgeven
    print a token with which another user gets a right
      een token tonen waarmee een andere gebruiker een recht krijgt
    hours after which the offer expires
      uren waarna het aanbod verloopt
    accept an offer, and print its store
      een aanbod aannemen en de opslag ervan tonen
    path of the flight's store on the server; default: /~/santa
      pad van de opslag van de vlucht op de server; anders /~/santa
    answer in all stores with these paths, as in '/*/weather'
      antwoordt in alle opslagen als '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO is de naam van een gebruiker, ‘users’ voor iedereen die is aangemeld, of ‘anyone’ voor iedereen. PATH is het pad van een opslag, zoals /~/santa, of een patroon: in ‘/~/*’ staat de ster voor één onderdeel. LEVEL is read, write of manage; met manage mag men ook rechten geven.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      Rechten worden opgeteld. ‘revoke’ trekt een recht in dat aan dezelfde WHO met hetzelfde PATH is gegeven. ‘login’ meldt een gebruiker aan.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Stuur het token naar een persoon, die het aanbod met ‘share accept’ aanneemt. De eerste gebruiker die het aanneemt, krijgt het recht. Het token kan niet nog eens worden getoond.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Met --path is het een vlucht die een andere gebruiker deelt; ‘share list’ toont het pad. Het weer staat in de opslag ‘weather’ ernaast.
    address of the server
      adres van de server
    name of the user
      naam van de gebruiker
    create the user first
      de gebruiker eerst aanmaken
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Leest het wachtwoord van de terminal of van de standaardinvoer. Opdrachten met --server gebruiken daarna de opslag van deze gebruiker, tenzij ze een token krijgen. De sessie blijft tot ‘santa-cli logout’ in de gegevensmap van het programma.
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Zonder token geldt de gebruiker van ‘santa-cli login’, met de eigen opslag.
    list the transactions in the history of a store
      de transacties in de geschiedenis tonen
    print each transaction of a store when it is committed
      elke transactie tonen zodra ze is vastgelegd
    list only transactions of this author
      alleen transacties van deze auteur tonen
    list only transactions after a version, token or time
      alleen transacties na een versie, token of tijd tonen
    list only the newest N transactions
      alleen de nieuwste N transacties tonen
    list the newest transaction first
      de nieuwste transactie eerst tonen
    list and end what keeps the history of a store
      tonen en beëindigen wat de geschiedenis bewaart
    list who demands versions, and the cursors
      tonen wie versies eist, en de cursors
    end the demand of a program, or remove a cursor
      een eis beëindigen of een cursor verwijderen
    remove the versions before another one
      de versies voor een andere verwijderen
    the program whose demand ends
      het programma waarvan de eis eindigt
    the cursor to remove
      de te verwijderen cursor
    the first version or time to keep
      de eerste versie of tijd die blijft
    print the objects of a type in an earlier version
      de objecten van een type in een eerdere versie tonen
    the version to show, by its number or a time
      de te tonen versie, als nummer of tijd
    rewrite a store's files without obsolete data
      de bestanden herschrijven zonder verouderde gegevens
    list the stops with their local arrival times
      de stops met hun plaatselijke aankomsttijd tonen
    for terminals, programs, spreadsheets or maps
      voor terminals, programma’s, rekenbladen of kaarten
    list the nearest stops with their distances
      de dichtstbijzijnde stops met hun afstand tonen
    sort by a property; "PROPERTY desc" for descending order
      sorteren op een eigenschap; "PROPERTY desc" voor aflopend
    list at most N stops
      hoogstens N stops tonen
    show the types, counts, sizes and versions of a store
      typen, aantallen, groottes en versies tonen
    show help for the program or the given command
      hulp tonen over het programma of de gegeven opdracht
    success, also if the reader closed the output
      gelukt, ook als de lezer de uitvoer sloot
    invalid command line; the message says how to fix it
      ongeldige opdrachtregel; de melding zegt wat te doen
    a file has invalid or damaged contents
      een bestand heeft ongeldige of beschadigde inhoud
    an input file doesn't exist or can't be read
      een invoerbestand bestaat niet of is onleesbaar
    a server can't be reached, or refused the request
      een server is onbereikbaar of weigerde het verzoek
    the store can't be created or opened
      de opslag kan niet worden gemaakt of geopend
    reading or writing failed
      lezen of schrijven is mislukt
    invalid setting in the environment or the settings file
      ongeldige instelling in de omgeving of het instellingenbestand
    interrupted with Ctrl-C
      onderbroken met Ctrl-C
    nothing answers at {}
      niets antwoordt op {}
    {} can't be found: no network, or no such name
      {} is niet te vinden: geen netwerk, of geen zulke naam
    {} did not answer within {} seconds
      {} antwoordde niet binnen {} seconden
    there is no secure connection to {} ({})
      er is geen veilige verbinding met {} ({})
    there is no secure connection to {}
      er is geen veilige verbinding met {}
    the connection to {} broke off
      de verbinding met {} brak af
    {} sent more than {} bytes
      {} stuurde meer dan {} bytes
    the request to {} failed ({})
      het verzoek aan {} is mislukt ({})
    the request to {} failed
      het verzoek aan {} is mislukt
    it got too many requests: {}
      te veel verzoeken: {}
    it got too many requests
      te veel verzoeken
    it is unavailable for a while: {}
      voorlopig niet beschikbaar: {}
    it is unavailable for a while
      voorlopig niet beschikbaar
    it failed with status {}: {}
      mislukt met status {}: {}
    it failed with status {}
      mislukt met status {}
    it refused the request with status {}: {}
      verzoek geweigerd met status {}: {}
    it refused the request with status {}
      verzoek geweigerd met status {}
    it answered with status {}: {}
      antwoord met status {}: {}
    it answered with status {}
      antwoord met status {}
    it answered with a web page instead of data
      het antwoord is een webpagina in plaats van gegevens
    the limit of {} places a minute is reached
      de grens van {} plaatsen per minuut is bereikt
    no answer for this place
      geen antwoord voor deze plaats
    it answered for {} places instead of {}
      het antwoord is voor {} plaatsen in plaats van {}
    its answer is not JSON: {}
      het antwoord is geen JSON: {}
    its answer has no '{}'
      in het antwoord ontbreekt ‘{}’
    its answer {}
      het antwoord is ongeldig: {}
    '{}' in its answer {}
      ‘{}’ in het antwoord is ongeldig: {}
    create or update objects from JSON or CSV
      objecten uit JSON of CSV maken of bijwerken
    copy the readable data of a damaged store to a new one
      het leesbare van een beschadigde opslag redden
    folder of the new store; must be empty or not exist
      map van de nieuwe opslag; leeg of nog niet aanwezig
    store folder; created if missing
      map van de opslag; zo nodig gemaakt
    inspect, compare, import, export and recover stores
      bekijken, vergelijken, invoeren, uitvoeren, herstellen
    input format; default: csv for *.csv, json otherwise
      invoervorm; standaard: csv voor *.csv, anders json
    primary key property of a new type
      primaire sleutel van een nieuw type
    the type of the objects
      het type van de objecten
    print the schema of a store: types and properties
      het schema tonen: typen en eigenschappen
    Swift classes, or JSON to save and compare
      klassen in Swift, of JSON om te bewaren en vergelijken
    compare the schemas and objects of two stores
      de schema’s en objecten van twee stores vergelijken
    compare only the objects of this type
      alleen de objecten van dit type vergelijken
    the two stores differ
      de twee stores verschillen
    export the objects of a type, for 'store import'
      de objecten van een type schrijven, voor ‘store import’
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record schrijft alles wat wordt getoond in FILE.cast, voor ‘asciinema play’. Elke regel is volledig, ook na Ctrl-C. FILE.svg is een animatie van het dashboard van hoogstens 30 seconden, en wordt aan het eind geschreven.
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      Een PNG heeft alleen Latijnse letters, dus de afbeelding is in het Engels. Een SVG heeft ze alle.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Een PNG is geen tekst. Geef een bestand met ‘-o santa.png’.
    Advent: door {number} of 24
      Advent: deurtje {number} van 24
    All rest before the long night.
      Iedereen rust uit voor de lange nacht.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      Bij {count} stops komt de zon op eerste kerstdag niet op.
    Before your home, Santa makes {count} stops.
      Voor jouw huis maakt hij {count} {count: stop, stops}.
    Carrots are packed for the reindeer.
      Er worden wortels ingepakt voor de rendieren.
    Check that the folder exists and that you may write to it.
      Controleer of de map bestaat en of je erin mag schrijven.
    Halfway, at {time} UTC, Santa is near {place}.
      Halverwege, om {time} UTC, is hij bij {place}.
    It is {distance} from your home.
      Het is {distance} van je huis.
    Mrs. Claus bakes cookies.
      De kerstvrouw bakt koekjes.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, of typisch weer als dat onbereikbaar is
    Santa makes {count} stops this year.
      De Kerstman maakt dit jaar {count} {count: stop, stops}.
    Santa reads the letters.
      De Kerstman leest de brieven.
    Santa visits {count} countries and territories.
      De Kerstman bezoekt {count} landen en gebieden.
    Snow is cleared from the runway.
      De startbaan wordt sneeuwvrij gemaakt.
    Sunrise is at {rise}, sunset at {set}.
      De zon komt op om {rise} en gaat onder om {set}.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      Dat was de nacht: {presents} {presents: cadeau, cadeaus}, {count} {count: stop, stops}, {distance}. Hij was in {stop} op {time}[, daar {local}].
    The Sun doesn't rise here today.
      De zon komt hier vandaag niet op.
    The Sun doesn't set here today.
      De zon gaat hier vandaag niet onder.
    The bells are polished.
      De belletjes worden gepoetst.
    The busiest hour starts at {time} UTC: {count} presents.
      Het drukste uur begint om {time} UTC: {count} {count: cadeau, cadeaus}.
    The day is {time} long.
      De dag duurt {time}.
    The elves check the list twice.
      De elfen kijken de lijst twee keer na.
    The elves wrap the first presents.
      De elfen pakken de eerste cadeaus in.
    The fastest leg: {distance} an hour, from {place} to {other}.
      Het snelste stuk: {distance} per uur, van {place} naar {other}.
    The first stop is {place}, at {time} UTC.
      De eerste stop is {place}, om {time} UTC.
    The largest city on the way is {place}: {count} people.
      De grootste stad onderweg is {place}: {count} {count: inwoner, inwoners}.
    The last stop is {place}, at {time} UTC.
      De laatste stop is {place}, om {time} UTC.
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      De letters van een PNG zijn Latijns. Heeft de tekst andere, dan is die in het Engels, en een melding zegt dat; een SVG toont elk schrift waarvoor de kijker een lettertype heeft.
    The longest leg: {distance}, from {place} to {other}.
      Het langste stuk: {distance}, van {place} naar {other}.
    The longest stay is in {place}: {duration}.
      Het langst blijft hij in {place}: {duration}.
    The maps are brought up to date.
      De kaarten worden bijgewerkt.
    The northernmost stop is {place}.
      De noordelijkste stop is {place}.
    The postcard '{}' can't be written.
      De ansichtkaart ‘{}’ kan niet worden geschreven.
    The recording '{}' can't be written: {}.
      De opname ‘{}’ kan niet worden geschreven: {}.
    The reindeer practise the take-off.
      De rendieren oefenen het opstijgen.
    The sacks are sewn.
      De zakken worden genaaid.
    The shortest leg: {distance}, from {place} to {other}.
      Het kortste stuk: {distance}, van {place} naar {other}.
    The sleigh gets new runners.
      De slee krijgt nieuwe glijders.
    The smallest place on the way is {place}: {count} people.
      De kleinste plaats onderweg is {place}: {count} {count: inwoner, inwoners}.
    The southernmost stop is {place}.
      De zuidelijkste stop is {place}.
    The stop farthest from your home is {place}: {distance}.
      De stop het verst van je huis is {place}: {distance}.
    The stop nearest to the equator is {place}.
      De stop het dichtst bij de evenaar is {place}.
    The stop nearest to your home is {place}: {distance}.
      De stop het dichtst bij je huis is {place}: {distance}.
    The stops have {count} different local times.
      De stops hebben {count} verschillende plaatselijke tijden.
    The weather shown is typical for December. {reason}.
      Het getoonde weer is typisch voor december. {reason}.
    The whole flight is {distance} long.
      De hele vlucht is {distance} lang.
    Tonight is the night! Take-off is at {time} UTC.
      Vannacht is het zover! Vertrek om {time} UTC.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Schrijft de kaart, de Kerstman, je huis en het aftellen als afbeelding van 1200 bij 630 pixels, het formaat dat chats tonen, of als tekst. De extensie van FILE bepaalt de vorm. Zonder -o wordt de tekst of de SVG getoond.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      een SVG toont het dashboard, dat een terminal nodig heeft; neem regels op in een .cast-bestand
    cards of arrivals on, off
      aankomstkaarten aan, uit
    dashboard theme; auto asks the terminal for its background
      thema van het dashboard; auto vraagt de terminal om de achtergrond
    enter closes this
      enter sluit dit
    make a picture of the flight to share
      een afbeelding van de vlucht maken om te delen
    print the places that begin with these letters
      de plaatsen tonen die met deze letters beginnen
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      opnemen in FILE.cast (asciinema), of het dashboard als animatie in FILE.svg
    show three lines instead of the whole dashboard
      drie regels tonen in plaats van het dashboard
    svg, png or txt; default: the file's suffix, or txt
      svg, png of txt; standaard: de extensie van het bestand, of txt
    the name must end with .cast or .svg
      de naam moet eindigen op .cast of .svg
    the name must end with .svg, .png or .txt, unless '--format' names the format
      de naam moet eindigen op .svg, .png of .txt, tenzij ‘--format’ de vorm noemt
    the typical weather of December, without network access
      het typische weer van december, zonder netwerk
    typical for December
      typisch voor december
    typical|weather of the season
      typisch
    weather service, or 'normal' for typical weather
      weerdienst, of ‘normal’ voor typisch weer
    write to this file instead of standard output
      in dit bestand schrijven in plaats van naar de standaarduitvoer
    {city} is a capital city.
      {city} is een hoofdstad.
    {country} has the most stops: {count}.
      De meeste stops: {country} ({count}).
    {country}: stop {number} of {count}.
      {country}: stop {number} van {count}.
    {count} presents are on the list.
      Er {count: staat, staan} {count} {count: cadeau, cadeaus} op de lijst.
    {delivered} delivered
      {delivered} bezorgd
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} bezorgd, nog {remaining} in de slee
    {distance}, {count} stops
      {distance}, {count} {count: stop, stops}
    {home}, by way of {stop} ({distance})
      {home}, via {stop} ({distance})
    {number} people live here.
      Hier {number: woont, wonen} {number} {number: mens, mensen}.
    {number} presents for the children here
      {number} {number: cadeau, cadeaus} voor de kinderen hier
    character between the cells of a table, or 'tab'; default: ,
      teken tussen de cellen van een tabel, of 'tab'; standaard: ,
    export only these properties, separated by commas
      alleen deze eigenschappen exporteren, gescheiden door komma’s
    objects in a transaction; default: 10,000
      objecten per transactie; standaard: 10.000
    say what would be imported, and write nothing
      zeggen wat geïmporteerd zou worden, en niets schrijven
    types of properties of a new type, as in zip=string,id=int
      typen van eigenschappen van een nieuw type, zoals zip=string,id=int
    write records with errors to FILE, and import the others
      records met fouten naar FILE schrijven, en de andere importeren
    """#
}
