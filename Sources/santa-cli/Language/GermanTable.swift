/// The output in German, in the format that ``WordTable`` describes.
enum GermanTable {
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
      {number} %
    usage:
      Aufruf:
    error:
      Fehler:
    hint:
      Hinweis:
    note:
      Notiz:
    the time until take-off, until Santa is at your home, or since then
      die Zeit bis zum Start, bis er bei Ihnen ist, oder seitdem
    the stop nearest to home
      der Halt, der Ihrem Zuhause am nächsten ist
    when Santa arrives there, in local time
      wann er dort ankommt, in Ortszeit
    Santa's distance from home
      wie weit er von zu Hause entfernt ist
    the current stop, or the one he left last
      der jetzige Halt, oder der letzte
    the next stop; empty after the landing
      der nächste Halt; leer nach der Landung
    what he is doing, in a few words
      was er tut, in wenigen Worten
    an emoji for what he is doing
      ein Emoji für das, was er tut
    the number of presents delivered
      die Zahl der verteilten Geschenke
    the number of presents left
      die Zahl der übrigen Geschenke
    the percentage of presents delivered
      wie viel Prozent der Geschenke verteilt sind
    the time of the flight, in UTC
      die Zeit des Flugs, in UTC
    the local time at {place}
      die Ortszeit in {place}
    the weather at {place}; empty if unknown
      das Wetter in {place}; leer, wenn unbekannt
    Santa's latitude, in degrees
      seine geografische Breite, in Grad
    Santa's longitude, in degrees
      seine geografische Länge, in Grad
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, ohne Schlüssel; nur für nichtkommerzielle Zwecke
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, mit Ihrem Schlüssel in PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, mit Ihrer E-Mail-Adresse in SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Zeigt den Flug in der Ablage. Fliegt dort kein Programm, zeigt es, wo der Weihnachtsmann nach der Route wäre.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      Eine Vorlage (TEMPLATE) ist eine Zeile für eine Eingabeaufforderung oder Statusleiste. Sie kann diese Namen in Klammern enthalten; {{ und }} sind die Klammern selbst:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Mit --watch wird die Zeile bei jeder Änderung ausgegeben, für Statusleisten, die eine Pipe lesen. --for und --notify verlangen --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      Zeigt auf einem Terminal eine Übersicht mit Karte, bis Sie q oder Ctrl-C drücken; „?“ nennt die Tasten. In einer Pipe oder mit --format plain gibt es bei jeder Änderung eine Zeile.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      Das erste Programm an einer Ablage fliegt. Andere verfolgen den Flug, und eines davon übernimmt ihn, wenn jenes endet. Sie brauchen keine Optionen, denn Route und Uhr stehen in der Ablage. Mit --follow fliegt ein Programm nie, sondern wartet auf ein anderes.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      Die Ablage ist in $XDG_DATA_HOME/santa oder ~/.local/share/santa, wenn --store keinen anderen Ordner nennt. Vor Heiligabend zeigt --demo eine Vorführung.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Mit --server teilen sich mehrere Rechner einen Flug über Ihren eigenen Server, siehe „santa-server“. Ein Rechner fliegt, und ein anderer übernimmt, wenn er endet. Ohne Verbindung geht es mit den vorhandenen Daten weiter. Das Token des Servers steht in der Datei von --token-file oder in SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME ist eines von
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER legt die Voreinstellung fest. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL und SANTA_MET_NORWAY_URL ersetzen die Adressen der Dienste, etwa http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Die Zeiten sind Ortszeiten der Halte, mit dem Abstand zu UTC in jener Nacht. --near nennt die 15 nächsten Halte, den nächsten zuerst; --limit ändert die Anzahl.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY ist eine Bedingung an die Eigenschaften eines Halts: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude und location.longitude. Möglich sind == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH und LIKE ([c] beachtet Groß- und Kleinschreibung nicht), AND, OR, NOT und Klammern. Texte und Zeiten stehen in Anführungszeichen.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE oder URL ist eine Route von Santa Tracker oder eine Antwort seines Dienstes „info“, die die Route nennt. Die Zeiten eines anderen Flugs werden auf den nächsten verschoben.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      Im CSV steht vor Namen, die eine Tabellenkalkulation als Formel läse, ein ', außer mit --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Fliegt für alle Programme an derselben Ablage, bis zur Landung oder Ctrl-C, ohne etwas zu zeigen. Fliegt dort schon ein anderes Programm, übernimmt es, wenn jenes endet.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Gibt für jede beantwortete Anfrage eine Zeile aus, bis Ctrl-C. „track“ beantwortet die Anfragen des eigenen Flugs; dieser Befehl geht mit und ohne Verfolger. Mehrere Dienste können sich eine Ablage teilen: Jede Anfrage wird einmal beantwortet, und keine geht verloren, wenn ein Dienst abgebrochen wird.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Gibt die eingebaute Route aus, oder die von --route mit den Zeiten, zu denen sie geflogen würde. --route liest die Ausgabe wieder als dieselbe Route.
    {*} Did you mean '{}'?
      {*} Meinten Sie „{}“?
    Unknown command '{}'. {*}
      Unbekannter Befehl „{}“. {*}
    No help for '{}'. {*}
      Keine Hilfe zu „{}“. {*}
    Did you mean '{}'?
      Meinten Sie „{}“?
    The commands are {*}.
      Die Befehle sind {*}.
    '{}' is required.
      „{}“ muss angegeben werden.
    Unknown option '{}'.
      Unbekannte Option „{}“.
    Missing command: '{}' is an option of {*}.
      Es fehlt ein Befehl: „{}“ ist eine Option von {*}.
    Unexpected argument '{}'.
      Überzähliges Argument „{}“.
    Missing argument: it must be one of {}.
      Es fehlt ein Argument, eines von {}.
    Missing argument: '{}'.
      Es fehlt ein Argument: „{}“.
    Missing file: '{}'.
      Es fehlt eine Datei: „{}“.
    Missing folder: '{}'.
      Es fehlt ein Ordner: „{}“.
    '{}' is given more than once.
      „{}“ steht mehr als einmal da.
    '{}' needs a value: '{}'.
      „{}“ braucht einen Wert: „{}“.
    '{}' doesn't take a value, but has '{}'.
      „{}“ nimmt keinen Wert, hat aber „{}“.
    '{}' is not an option of '{}'; it belongs to {*}.
      „{}“ ist keine Option von „{}“, sondern von {*}.
    '{}' is not an option of '{}'; it must be used alone.
      „{}“ ist keine Option von „{}“; sie steht allein.
    '{}' cannot be combined with '{}': {*}.
      „{}“ geht nicht zusammen mit „{}“: {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' in der Umgebung ist ungültig: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" ist ungültig: {*}.
    '{}' is not valid: {*}.
      „{}“ ist ungültig: {*}.
    '{}' is not valid: {*}
      „{}“ ist ungültig: {*}
    '{}' is not valid. {*}
      „{}“ ist ungültig. {*}
    '{}' contradicts the flight under way: {}.
      „{}“ widerspricht dem laufenden Flug: {}.
    it must be one of {}
      möglich sind {}
    '{}' lists the commands and options.
      „{}“ nennt die Befehle und Optionen.
    '{}' explains the command and its options.
      „{}“ erklärt den Befehl und seine Optionen.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Lassen Sie die Option weg, um diesen Flug zu verfolgen, oder beginnen Sie mit „--store PATH“ einen anderen.
    {} must be a whole number from {} to {}
      {} muss eine ganze Zahl von {} bis {} sein
    {} must be a number from {} to {}
      {} muss eine Zahl von {} bis {} sein
    {} must be a number above {} and at most {}
      {} muss eine Zahl über {} und höchstens {} sein
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME muss Datum und Uhrzeit nach ISO 8601 sein, in den Jahren 1 bis 9999, etwa 2026-12-24T22:00 (UTC) oder 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      möglich sind plain, json oder eine Vorlage mit Namen in Klammern, etwa '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      auf ein '{' folgt kein '}'; für die Klammer selbst schreiben Sie '{{'
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      vor einem '}' steht kein '{'; für die Klammer selbst schreiben Sie '}}'
    unknown name '{}'; the names are {}
      unbekannter Name '{}'; die Namen sind {}
    the dashboard needs a terminal for both input and output
      die Anzeige braucht ein Terminal für Eingabe und Ausgabe
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM ist {}, und die Anzeige braucht ein Terminal, das den Cursor bewegen kann
    list, retry and drop the failed events of a listener
      gescheiterte Ereignisse auflisten, wiederholen, verwerfen
    list the failed events with their errors
      gescheiterte Ereignisse mit ihren Fehlern auflisten
    give failed events another series of attempts
      gescheiterte Ereignisse noch einmal versuchen
    remove failed events for ever
      gescheiterte Ereignisse für immer entfernen
    the failed event, as in /u1/weather@42, or the path of a store
      das Ereignis, wie /u1/weather@42, oder der Pfad einer Ablage
    all failed events
      alle gescheiterten Ereignisse
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Ein Dienst wie „santa-cli weather-service --match“ legt ein Ereignis beiseite, das mehrmals gescheitert ist, und macht mit dem nächsten weiter. DIR ist der Ordner eines solchen Dienstes oder ein Ordner mit mehreren; ohne DIR sind es alle von „weather-service“. Der Dienst kann dabei weiterlaufen.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT ist ein Ereignis, wie „list“ es ausgibt, etwa /u1/weather@42, oder der Pfad einer Ablage für alle ihre Ereignisse.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      Der Dienst versucht die Ereignisse in wenigen Sekunden noch einmal, oder bei seinem nächsten Start. Spätere Ereignisse sind schon bearbeitet. Was wieder scheitert, bleibt in der Liste.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      Der Dienst versucht die Ereignisse nicht noch einmal. Was sie wollten, bleibt ungetan. Die Dateien mit den Ereignissen werden frei.
    There are no failed events.
      Es gibt keine gescheiterten Ereignisse.
    attempts: {number}
      Versuche: {number}
    waits for the listener
      wartet auf den Dienst
    Events to try again: {number}
      Ereignisse für einen neuen Versuch: {number}
    Removed events: {number}
      Entfernte Ereignisse: {number}
    The store in '{}' was deleted.
      Die Ablage in „{}“ wurde gelöscht.
    Run the command again when there is a store.
      Starten Sie den Befehl noch einmal, wenn es eine Ablage gibt.
    There is no listener in '{}'.
      In „{}“ ist kein Dienst mit Ereignissen.
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Nennen Sie den Ordner eines Dienstes. Er heißt wie der Dienst und enthält den Ordner „failed“.
    There is no failed event '{}'.
      Es gibt kein gescheitertes Ereignis „{}“.
    '{}' prints the failed events.
      „{}“ gibt die gescheiterten Ereignisse aus.
    No connection to the server ({heard}). Requests are answered when it is back.
      Der Server ist weg ({heard}). Anfragen werden beantwortet, wenn er wieder da ist.
    You may only read this store.
      Sie dürfen diese Ablage nur lesen.
    The server refuses new weather. {reason}
      Der Server nimmt kein neues Wetter an. {reason}
    The server refuses changes to the flight. {reason}
      Der Server nimmt keine Änderungen am Flug an. {reason}
    The server accepts new weather again.
      Der Server nimmt wieder neues Wetter an.
    The server accepts changes to the flight again.
      Der Server nimmt wieder Änderungen am Flug an.
    The folder of the store was deleted; waiting until a program makes it again.
      Der Ordner der Ablage wurde gelöscht; warte, bis ein Programm ihn wieder anlegt.
    A token requires a server. Add '--server URL'.
      Zu einem Token gehört ein Server: „--server URL“.
    data from a server is stored in files
      Daten von einem Server werden in Dateien gespeichert
    Only CSV output escapes strings. Add '--format csv'.
      Nur die CSV-Ausgabe schützt Texte: „--format csv“.
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      Der echte Flug lässt sich nicht wiederholen. Dazu gehört „--demo“ oder eine Zeit mit „--at“.
    '{}' prints each change as JSON
      „{}“ gibt jede Änderung als JSON aus
    It requires '--watch'.
      Dazu gehört „--watch“.
    the program that runs the flight sets the route and the clock
      das Programm, das fliegt, bestimmt Route und Uhr
    the program that runs the flight requests the weather
      das Programm, das fliegt, fragt nach dem Wetter
    no other program can use an in-memory store
      kein anderes Programm kann eine Ablage im Speicher benutzen
    both set the place from which distances are measured
      beide nennen den Ort, von dem aus gemessen wird
    each must be used alone
      beide stehen allein
    no home was given. {*}
      kein Zuhause angegeben. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Nennen Sie einen Ort, etwa Oslo oder "Sydney, Canada", oder Koordinaten in Grad, etwa 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} ist nicht LAT,LON. Schreiben Sie zwei Zahlen mit Dezimalpunkten und einem Komma dazwischen, etwa 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      die Breite {} liegt nicht in {} Grad. Die Breite kommt zuerst, etwa 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      die Länge {} liegt nicht in {} Grad. Westen ist negativ, etwa 40.71,-74.01
    no place called {} is known. {*}
      kein Ort namens {} ist bekannt. {*}
    no {} is known in {}. {*}
      {} ist in {} nicht bekannt. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      Meinten Sie {*}? Wenn nicht, nennen Sie Koordinaten, etwa 59.91,10.75
    Did you mean {*}?
      Meinten Sie {*}?
    Override it with '--home', or unset the variable.
      Überstimmen Sie es mit „--home“, oder löschen Sie die Variable.
    Override it with '--home', or correct the file.
      Überstimmen Sie es mit „--home“, oder berichtigen Sie die Datei.
    Unset the variable.
      Löschen Sie die Variable.
    Correct the file.
      Berichtigen Sie die Datei.
    {}: unknown setting "{}". {*}
      {}: unbekannte Einstellung "{}". {*}
    {}: unknown setting "{}".
      {}: unbekannte Einstellung "{}".
    The settings are {}.
      Die Einstellungen sind {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" muss ein nicht leerer Text in Anführungszeichen sein.
    Write it as in {}, or remove it.
      Schreiben Sie etwa {}, oder entfernen Sie es.
    {}: the settings must be a JSON object.
      {}: Die Einstellungen müssen ein JSON-Objekt sein.
    A settings file is a JSON object, as in {}.
      Eine Einstellungsdatei ist ein JSON-Objekt, etwa {}.
    The settings file '{}' can't be read.
      Die Einstellungsdatei „{}“ ist nicht lesbar.
    Check its permissions.
      Prüfen Sie ihre Rechte.
    The settings file '{}' is not a regular file.
      Die Einstellungsdatei „{}“ ist keine gewöhnliche Datei.
    The settings file '{}' is too large: {} bytes of at most {}.
      Die Einstellungsdatei „{}“ ist zu groß: {} von höchstens {} Bytes.
    '{}' isn't a web address such as https://example.org/route.json.
      „{}“ ist keine Webadresse wie https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Eine Route ist eine JSON-Datei von Santa Tracker. Ohne „--route“ gilt die eingebaute Route.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Nennen Sie den Pfad oder die Webadresse einer JSON-Datei von Santa Tracker, „-“ für die Standardeingabe, oder lassen Sie „--route“ weg.
    The route can't be read from standard input.
      Die Route ist von der Standardeingabe nicht lesbar.
    The route file '{}' doesn't exist.
      Die Routendatei „{}“ gibt es nicht.
    The route file '{}' can't be read.
      Die Routendatei „{}“ ist nicht lesbar.
    The route '{}' is neither a file nor a pipe.
      Die Route „{}“ ist weder eine Datei noch eine Pipe.
    '{}' isn't a server address.
      „{}“ ist keine Serveradresse.
    Write it as in '--server https://santa.example.org:8724'.
      Schreiben Sie etwa „--server https://santa.example.org:8724“.
    Synchronisation with the server at {} has stopped: {*}
      Der Abgleich mit dem Server {} ist beendet: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} Oder melden Sie sich mit „santa-cli login“ als Benutzer an.
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      „santa-server“ gibt es beim ersten Start aus; „santa-server token“ macht ein neues.
    The server needs a token, but {} is empty.
      Der Server braucht ein Token, aber {} ist leer.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} enthält kein gültiges Token: Es ist zu lang oder hat ungültige Zeichen.
    The server token file '{}' doesn't exist.
      Die Datei „{}“ mit dem Token gibt es nicht.
    The server token file '{}' can't be read.
      Die Datei „{}“ mit dem Token ist nicht lesbar.
    The server token file '{}' is neither a file nor a pipe.
      Das Token „{}“ ist weder eine Datei noch eine Pipe.
    An in-memory store can't be synchronised with a server.
      Eine Ablage im Speicher lässt sich nicht mit einem Server abgleichen.
    The folder '{}' can't be created.
      Der Ordner „{}“ lässt sich nicht anlegen.
    Choose another folder with '--store PATH'.
      Wählen Sie mit „--store PATH“ einen anderen Ordner.
    '{}' is in use by another program that is connected to a server.
      „{}“ wird von einem anderen Programm benutzt, das mit einem Server verbunden ist.
    Choose another folder with '--store PATH', or omit the option.
      Wählen Sie mit „--store PATH“ einen anderen Ordner, oder lassen Sie die Option weg.
    Pirate Weather needs an API key.
      Pirate Weather braucht einen API-Schlüssel.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Setzen Sie PIRATE_WEATHER_API_KEY auf Ihren Schlüssel. Auf pirateweather.net gibt es ihn kostenlos.
    MET Norway requires your contact address.
      MET Norway verlangt Ihre Kontaktadresse.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Setzen Sie SANTA_CONTACT auf Ihre E-Mail-Adresse. Nur MET Norway erhält sie.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT ist ungültig: höchstens 200 druckbare ASCII-Zeichen.
    Set it to an e-mail address or the address of a web page.
      Setzen Sie es auf eine E-Mail-Adresse oder die Adresse einer Webseite.
    {} is not valid: '{}' is not a web address.
      {} ist ungültig: „{}“ ist keine Webadresse.
    Write it as in https://api.example.org, without the path of the service.
      Schreiben Sie etwa https://api.example.org, ohne den Pfad des Dienstes.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      Die Ablage hat keinen Ordner: Weder XDG_DATA_HOME noch HOME ist gesetzt.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Nennen Sie einen mit „--store PATH“, oder behalten Sie nichts mit „--store :memory:“.
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Wählen Sie mit „--store PATH“ einen anderen Ordner, oder behalten Sie nichts mit „--store :memory:“.
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Schieben Sie den Ordner beiseite, damit eine neue Ablage entsteht, oder wählen Sie mit „--store PATH“ einen anderen.
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Prüfen Sie die Platte und die Rechte des Ordners, oder behalten Sie nichts mit „--store :memory:“.
    '{}' starts a flight in another store.
      „{}“ beginnt einen Flug in einer anderen Ablage.
    '{}' is relative to the working directory, which no longer exists.
      „{}“ ist relativ zum Arbeitsverzeichnis, das es nicht mehr gibt.
    Change to an existing folder, or give an absolute path.
      Wechseln Sie in einen vorhandenen Ordner, oder nennen Sie einen absoluten Pfad.
    '{}' and '{}'
      „{}“ und „{}“
    "{}" or "{}"
      "{}" oder "{}"
    the built-in route of {year}
      die eingebaute Route von {year}
    the route '{name}'
      die Route „{name}“
    in real time
      in Echtzeit
    at {factor} times real speed
      mit dem {factor}-Fachen der echten Zeit
    {factor} times faster than real time
      {factor}-mal so schnell wie in echt
    Flying {title}, {speed}. Times are UTC.
      Flug: {title}, {speed}. Zeiten in UTC.
    Following {title}, {speed}. Times are UTC.
      Verfolgt wird {title}, {speed}. Zeiten in UTC.
    Flying {title}, {speed}.
      Flug: {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Ein anderer Prozess fliegt: {title}. Endet er, fliegt dieser weiter.
    The program that ran the flight has exited; this one takes over.
      Das Programm, das den Schlitten flog, ist beendet; dieses fliegt weiter.
    The program that ran the flight has exited. Waiting for another one.
      Das Programm, das den Schlitten flog, ist beendet. Warte auf ein anderes.
    No program is running a flight there; waiting. '{command}' starts one.
      Dort fliegt noch kein Programm; es wird gewartet. „{command}“ beginnt einen Flug.
    The clock is paused.
      Die Uhr steht still.
    The clock now runs {speed}.
      Die Uhr läuft jetzt {speed}.
    The clock was set to another time.
      Die Uhr wurde umgestellt.
    Landed.
      Gelandet.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      Das war die Nacht: {presents} Geschenke, {count} Halte, {distance}. In {stop} war er am {time}[, dort {local}].
    (guessed; set it with --home)
      (geraten; besser mit --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: Der Weihnachtsmann kommt am {time}[, dort {local},] nach {stop}.
    The flight starts on {time}. Watch a demonstration now: {command}
      Vor dem {time} fliegt nichts. So wird es aussehen: {command}
    Less than an hour: Santa is coming to {city}
      Keine Stunde mehr bis {city}!
    Less than ten minutes to {city}: off to bed!
      Keine zehn Minuten bis {city}: ab ins Bett!
    The next stop is {city}!
      Der nächste Halt ist {city}!
    Santa is in {city} now!
      Der Weihnachtsmann ist jetzt in {city}!
    Notifications are off: '{program}' was not found.
      Hier gibt es kein „{program}“, also auch keine Benachrichtigungen.
    '{program}' could not show a notification.
      „{program}“ konnte keine Benachrichtigung zeigen.
    take-off in {time}
      Start in {time}
    {number} left
      noch {number}
    home {time}
      noch {time}
    home visited
      war schon da
    The route's times match the flight of {year} and are unchanged.
      Die Zeiten der Route sind die des Flugs von {year} und bleiben, wie sie sind.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      Die Route ist von {year}; ihre Zeiten werden auf den nächsten Flug verschoben. Mit „--at“ und einer Zeit von {year} bleiben sie, wie sie sind.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      Die Zeiten der Route sind nicht die des Flugs von {year} und werden auf ihn verschoben. Mit „--at“ und einer Zeit dazwischen bleiben sie, wie sie sind.
    Time
      Zeit
    Santa
      Santa
    Where
      Ort
    Next
      Nächster
    Presents
      Geschenke
    Flown
      Geflogen
    Weather
      Wetter
    Home
      Zuhause
    {time} UTC, by the clock of {title}
      {time} UTC, nach der Uhr dieses Flugs: {title}
    {title}, under way
      {title}, unterwegs
    {title}, not tracked here
      {title}, hier nicht verfolgt
    at {place} ({position})
      in {place} ({position})
    on the way from {place} ({position})
      auf dem Weg von {place} ({position})
    somewhere
      irgendwo
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} verteilt, noch {remaining} im Schlitten
    {place}: take-off in {time}
      {place}: Start in {time}
    {place}: in {time}
      {place}: in {time}
    {place}: has been, {time} ago
      {place}: war da, vor {time}
    {place}: next flight: in {time}
      {place}: nächster Flug in {time}
    , on {time} there
      , dort am {time}
    {time} ago
      vor {time}
    Local time
      Ortszeit
    Place
      Ort
    Region
      Region
    From home
      Von zu Hause
    Distance
      Entfernung
    Follow Santa from the terminal.
      Den Weihnachtsmann im Terminal verfolgen.
    commands:
      Befehle:
    options:
      Optionen:
    exit codes:
      Exit-Codes:
    examples:
      Beispiele:
    '{program} help COMMAND' explains a command. '--' ends the options.
      „{program} help COMMAND“ erklärt einen Befehl. „--“ beendet die Optionen.
    {days}d {hours}h
      {days}d {hours}h
    {hours}h {minutes}m
      {hours}h {minutes}m
    {minutes}m {seconds}s
      {minutes}m {seconds}s
    {seconds}s
      {seconds}s
    {day} {month}
      {day}. {month}
    {day} {month} {year}
      {day}. {month} {year}
    {day} {clock}
      {day} {clock}
    Jan
      Jan
    Feb
      Feb
    Mar
      Mär
    Apr
      Apr
    May
      Mai
    Jun
      Jun
    Jul
      Jul
    Aug
      Aug
    Sep
      Sep
    Oct
      Okt
    Nov
      Nov
    Dec
      Dez
    Out of sight
      Verschwunden
    Flying
      Im Flug
    Delivering
      Bescherung
    Brushing reindeer
      Rentierpflege
    Cookie break
      Kekspause
    Calling Mrs. Claus
      Ruft daheim an
    Home again
      Wieder daheim
    Nobody is sure what Santa is up to.
      Niemand weiß, was der Weihnachtsmann gerade tut.
    Racing across the sky to the next stop.
      Saust über den Himmel zum nächsten Halt.
    Slipping presents under the trees.
      Legt leise Geschenke unter die Bäume.
    Giving the reindeer carrots and a good brush.
      Füttert die Rentiere mit Möhren und striegelt sie.
    Having cookies and a glass of milk.
      Isst Kekse und trinkt ein Glas Milch.
    On the phone with Mrs. Claus.
      Telefoniert mit seiner Frau.
    Weather[ in {place}]:
      Wetter[ in {place}]:
    asking
      wird angefragt
    looking it up
      wird nachgesehen
    unknown[, {reason}]
      unbekannt[, {reason}]
    unknown weather
      unbekannt
    clear
      klar
    rain
      Regen
    snow
      Schnee
    sleet
      Schneeregen
    windy
      windig
    fog
      Nebel
    cloudy
      bewölkt
    partly cloudy
      heiter
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    typical for December
      typisch für Dezember
    ({source})
      ({source})
    {report} in {place}
      {report} in {place}
    The weather shown is typical for December. {reason}.
      Das Wetter ist das für Dezember typische. {reason}.
    Answering requests in {folder} by {service}. Times are UTC.
      Anfragen in {folder} werden durch {service} beantwortet. Zeiten in UTC.
    Santa Tracker
      Santa-Tracker
    paused
      angehalten
    Looking for Santa …
      Suche den Weihnachtsmann …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      Das fliegende Programm ist beendet. Warte auf „santa-cli fly“.
    No flight. Run 'santa-cli fly'.
      Niemand fliegt: „santa-cli fly“
    No flight
      Niemand fliegt
    last heard {time} ago
      zuletzt gehört vor {time}
    no contact yet
      noch nicht gehört
    No connection to the server ({heard}). The flight continues with the data on this machine.
      Der Server ist weg ({heard}). Der Flug geht weiter, soweit er hier bekannt ist.
    The server is connected again.
      Der Server ist wieder da.
    No connection to the server: {heard}
      Der Server ist weg: {heard}
    Take-off in
      Start in
    Santa reaches {city} in
      Ankunft in {city} in
    Santa was in {city}
      Er war in {city}
    Santa is back in {city} in
      Wieder in {city} in
    ago
      her
    at {time} there
      dort {time}
    guessed; set it with --home
      geraten; besser mit --home
    {distance} away
      {distance} entfernt
    Santa has come to {city}!
      Der Weihnachtsmann ist in {city}!
    {number} presents
      {number} Geschenke
    Merry Christmas!
      Frohe Weihnachten!
    {time} in {city}
      {time} in {city}
    leaves[ {city}] in
      Abflug[ von {city}] in
    in|before a remaining time
      in
    {number} done
      {number} da
    {number} to go
      {number} offen
    Speed
      Tempo
    Weather in {place}
      Wetter in {place}
    now
      jetzt
    {minutes} min ago
      vor {minutes} min
    {hours} h ago
      vor {hours} h
    typical|weather of the season
      typisch
    No reading. {reason}
      Keine Messung. {reason}
    Last stops
      Letzte Halte
    Next stops
      Nächste Halte
    {all} stops
      {all} Halte
    {count} of {all}
      {count} von {all}
    type to search
      Tippen sucht
    No stop has this name.
      Kein Halt heißt so.
    Santa is there in {time}
      Ankunft in {time}
    Santa was there {time} ago
      War da, vor {time}
    Santa is there now
      Ist gerade da
    People
      Einwohner
    Presents an hour
      Geschenke je Stunde
    You may only read this flight: its clock can't be changed
      Sie dürfen diesen Flug nur lesen: Seine Uhr bleibt, wie sie ist
    This is the real flight: its clock can't be changed
      Das ist der echte Flug: Seine Uhr ändert niemand
    choose
      wählen
    fly there
      hinfliegen
    back
      zurück
    quit
      Ende
    list
      Liste
    map
      Karte
    help
      Hilfe
    pause
      Pause
    space|key
      Leertaste
    speed
      Tempo
    stops
      Halte
    pause, faster, slower
      Pause, Tempo
    by stop; 10 min from home
      Halte; 10 min vor Ankunft
    list of stops, and search
      Liste der Halte, Suche
    map: next view; home
      Karte: Ansicht; daheim
    map: zoom, move; mouse
      Karte: Zoom, Lage; Maus
    home|on the map
      daheim
    next stop
      nächster Halt
    later stops
      spätere Halte
    his way
      sein Weg
    ? closes this
      ? schließt das
    {home}, by way of {stop} ({distance})
      {home}, über {stop} ({distance})
    {position} (near {place})
      {position} (bei {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      Ihr Zuhause; sonst der Ort der Zeitzone des Systems
    store folder; :memory: saves nothing
      Ordner der Ablage; :memory: behält nichts
    route as Santa Tracker JSON; - reads standard input
      eine Route im JSON von Santa Tracker; - ist die Standardeingabe
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      in FILE.cast (asciinema) aufzeichnen, oder die Anzeige als Animation in FILE.svg
    print the places that begin with these letters
      Orte ausgeben, die mit diesen Buchstaben beginnen
    make a picture of the flight to share
      ein Bild des Flugs zum Teilen erstellen
    svg, png or txt; default: the file's suffix, or txt
      svg, png oder txt; sonst nach der Endung der Datei, oder txt
    write to this file instead of standard output
      in diese Datei statt in die Standardausgabe schreiben
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      Ein PNG hat nur lateinische Buchstaben, daher ist das Bild auf Englisch. Ein SVG hat alle.
    weather service, or 'normal' for typical weather
      wer nach dem Wetter gefragt wird, oder „normal“
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      die Uhr hier beginnen, etwa 2026-12-24T10:00 (UTC)
    run the clock N times faster
      die Uhr N-mal so schnell laufen lassen
    share the stores with other machines through a server
      die Speicher mit anderen Rechnern gemeinsam haben
    file with the server's token, instead of SANTA_SERVER_TOKEN
      das Token des Servers; sonst SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      vom Start an mit Tempo 600 fliegen, oder nach --at und --speed
    exit after this many seconds of real time
      nach so vielen echten Sekunden enden
    show a desktop notification when Santa comes closer
      eine Benachrichtigung zeigen, wenn er näher kommt
    restart the demo flight after each landing
      eine Vorführung nach der Landung von vorn beginnen
    list only results that match the query
      nur, was der Abfrage entspricht
    plain text, or one JSON object per line
      Zeilen für Menschen, oder je Zeile ein JSON-Objekt
    don't escape formulas and control characters in CSV
      Texte unverändert ins CSV schreiben, auch Formeln
    units of text output; default: from the locale
      der Ausgabe für Menschen; sonst die der Locale
    language of text output; default: from the locale
      der Ausgabe für Menschen; sonst die der Locale
    print the sources and licences of the built-in data
      ausgeben, wessen Daten das Programm enthält
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      Zeilen für Menschen, je Zeile ein JSON-Objekt, oder eine Zeile wie '{countdown} {place}'
    print a line on every change, until Ctrl-C
      bei jeder Änderung eine Zeile ausgeben, bis Ctrl-C
    show the current state, once or on every change
      den jetzigen Stand zeigen, einmal oder bei jeder Änderung
    follow Santa: where he is, what he does, when he reaches you
      ihn verfolgen: wo er ist, was er tut, wann er kommt
    dashboard, plain text, or one JSON object per line
      ein Bildschirm, Zeilen für Menschen, oder je Zeile ein JSON-Objekt
    follow only: never run the flight, wait for another program
      nie fliegen; auf ein anderes Programm warten
    dashboard colours; auto detects what the terminal supports
      Farben der Anzeige; auto fragt das Terminal
    move Santa ten times a second
      ihn zehnmal in der Sekunde bewegen
    ring an hour, ten minutes and one stop before home
      eine Stunde, zehn Minuten und einen Halt vorher klingeln
    answer the weather requests in a store
      die Anfragen nach dem Wetter in einer Ablage beantworten
    verify a store's checksums, indexes and links
      alle Prüfsummen und Regeln einer Ablage prüfen
    run a flight without showing it
      den Schlitten für alle fliegen, ohne etwas zu zeigen
    print a completion script for a shell
      ein Skript ausgeben, mit dem eine Shell Befehle ergänzt
    export a route as Santa Tracker JSON
      eine Route als Datei von Santa Tracker schreiben
    Santa Tracker JSON, the only format
      nur das JSON von Santa Tracker
    print all objects of a type
      alle Objekte eines Typs ausgeben
    one JSON object per line, or CSV
      je Zeile ein JSON-Objekt, oder eine Tabelle mit Kommas
    print the manual page
      die Handbuchseite ausgeben
    show help for the program or a command
      das Programm oder einen seiner Befehle erklären
    print the version
      die Version ausgeben
    sign in to a server as a user
      sich bei einem Server anmelden
    sign out of a server
      sich bei einem Server abmelden
    print the user who is signed in to a server
      den angemeldeten Benutzer eines Servers ausgeben
    share stores with other users of a server
      Ablagen mit anderen Benutzern eines Servers teilen
    list the stores that you may use, or who may use a store
      Ihre Rechte auflisten, oder wer eine Ablage nutzen darf
    give users a right to a store
      Benutzern ein Recht an einer Ablage geben
    also let them create stores there
      dort auch Ablagen anlegen lassen
    take a right to a store away
      ein Recht an einer Ablage entziehen
    give up your right to a store of another user
      das eigene Recht an einer fremden Ablage aufgeben
    print a token with which another user gets a right
      ein Token ausgeben, mit dem jemand ein Recht erhält
    hours after which the offer expires
      Stunden, nach denen das Angebot verfällt
    accept an offer, and print its store
      ein Angebot annehmen und dessen Ablage ausgeben
    path of the flight's store on the server; default: /~/santa
      Pfad der Ablage des Flugs auf dem Server; sonst /~/santa
    answer in all stores with these paths, as in '/*/weather'
      antwortet in allen Ablagen wie '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO ist der Name eines Benutzers, „users“ für alle Angemeldeten oder „anyone“ für jeden. PATH ist der Pfad einer Ablage wie /~/santa oder ein Muster: In „/~/*“ steht der Stern für einen Bestandteil. LEVEL ist read, write oder manage; manage erlaubt auch, Rechte zu geben.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      Rechte addieren sich. „revoke“ entzieht ein Recht, das demselben WHO mit demselben PATH gegeben wurde. „login“ meldet einen Benutzer an.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Senden Sie das Token einer Person, die das Angebot mit „share accept“ annimmt. Der erste Benutzer, der es annimmt, erhält das Recht. Das Token lässt sich nicht noch einmal ausgeben.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Mit --path ist es ein Flug, den ein anderer Benutzer teilt; „share list“ gibt den Pfad aus. Das Wetter ist in der Ablage „weather“ daneben.
    address of the server
      die Adresse des Servers
    name of the user
      der Name des Benutzers
    create the user first
      den Benutzer zuerst anlegen
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Liest das Passwort vom Terminal oder von der Standardeingabe. Befehle mit --server verwenden danach die Ablagen dieses Benutzers, sofern sie kein Token erhalten. Die Sitzung bleibt bis „santa-cli logout“ im Datenordner des Programms.
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Ohne Token gilt der Benutzer von „santa-cli login“ mit seinen eigenen Ablagen.
    list the transactions in the history of a store
      die Transaktionen im Verlauf einer Ablage auflisten
    print each transaction of a store when it is committed
      jede Transaktion einer Ablage ausgeben, sobald sie feststeht
    list only transactions of this author
      nur Transaktionen dieses Autors auflisten
    list only transactions after a version, token or time
      nur Transaktionen nach einer Version, einem Token oder einer Zeit auflisten
    list only the newest N transactions
      nur die neuesten N Transaktionen auflisten
    list the newest transaction first
      die neueste Transaktion zuerst auflisten
    list and end what keeps the history of a store
      auflisten und beenden, was den Verlauf einer Ablage erhält
    list who demands versions, and the cursors
      auflisten, wer Versionen verlangt, und die Cursor
    end the demand of a program, or remove a cursor
      ein Verlangen beenden oder einen Cursor entfernen
    remove the versions before another one
      die Versionen vor einer anderen entfernen
    the program whose demand ends
      das Programm, dessen Verlangen endet
    the cursor to remove
      der Cursor, der entfernt wird
    the first version or time to keep
      die erste Version oder Zeit, die bleibt
    print the objects of a type in an earlier version
      die Objekte eines Typs in einer früheren Version ausgeben
    the version to show, by its number or a time
      die Version, als Nummer oder Zeit
    rewrite a store's files without obsolete data
      die Dateien einer Ablage ohne überholte Daten neu schreiben
    list the stops with their local arrival times
      die Halte mit ihrer Ankunft in Ortszeit auflisten
    for terminals, programs, spreadsheets or maps
      für Menschen, Programme, Tabellen, Karten
    list the nearest stops with their distances
      die nächsten Halte, mit ihrer Entfernung
    sort by a property; "PROPERTY desc" for descending order
      sortiert; "PROPERTY desc" für die größten zuerst
    list at most N stops
      nur die ersten N
    show the types, counts, sizes and versions of a store
      Typen, Anzahlen, Größen und Versionen einer Ablage zeigen
    show help for the program or the given command
      das Programm erklären, oder den Befehl, bei dem es steht
    success, also if the reader closed the output
      Erfolg, auch wenn der Leser der Ausgabe sie geschlossen hat
    invalid command line; the message says how to fix it
      die Befehlszeile ist falsch; die Meldung sagt, wie es geht
    a file has invalid or damaged contents
      eine Datei wurde gelesen, aber ihr Inhalt ist ungültig
    an input file doesn't exist or can't be read
      eine Eingabedatei fehlt oder ist nicht lesbar
    a server can't be reached, or refused the request
      ein Webserver war nicht erreichbar oder gab keine Antwort
    the store can't be created or opened
      die Ablage lässt sich nicht anlegen oder öffnen
    reading or writing failed
      Lesen oder Schreiben schlug fehl
    invalid setting in the environment or the settings file
      eine Einstellung in der Umgebung oder der Datei ist ungültig
    interrupted with Ctrl-C
      mit Ctrl-C beendet
    nothing answers at {}
      an {} antwortet nichts
    {} can't be found: no network, or no such name
      {} ist nicht zu finden: kein Netz oder kein solcher Name
    {} did not answer within {} seconds
      {} antwortete nicht binnen {} Sekunden
    there is no secure connection to {} ({})
      keine sichere Verbindung zu {} ({})
    there is no secure connection to {}
      keine sichere Verbindung zu {}
    the connection to {} broke off
      die Verbindung zu {} brach ab
    {} sent more than {} bytes
      {} schickte mehr als {} Bytes
    the request to {} failed ({})
      {} lässt sich nicht fragen ({})
    the request to {} failed
      {} lässt sich nicht fragen
    it got too many requests: {}
      zu viele Anfragen: {}
    it got too many requests
      zu viele Anfragen
    it is unavailable for a while: {}
      eine Weile nicht erreichbar: {}
    it is unavailable for a while
      eine Weile nicht erreichbar
    it failed with status {}: {}
      Fehler mit Status {}: {}
    it failed with status {}
      Fehler mit Status {}
    it refused the request with status {}: {}
      Anfrage abgelehnt mit Status {}: {}
    it refused the request with status {}
      Anfrage abgelehnt mit Status {}
    it answered with status {}: {}
      Antwort mit Status {}: {}
    it answered with status {}
      Antwort mit Status {}
    it answered with a web page instead of data
      Antwort ist eine Webseite statt Daten
    the limit of {} places a minute is reached
      die Grenze von {} Orten in der Minute ist erreicht
    no answer for this place
      für diesen Ort kam keine Antwort
    it answered for {} places instead of {}
      die Antwort ist für {} Orte statt für {}
    its answer is not JSON: {}
      die Antwort ist kein JSON: {}
    its answer has no '{}'
      in der Antwort fehlt „{}“
    its answer {}
      die Antwort ist ungültig: {}
    '{}' in its answer {}
      „{}“ in der Antwort ist ungültig: {}
    create or update objects from JSON or CSV
      Objekte aus JSON oder CSV anlegen oder ändern
    copy the readable data of a damaged store to a new one
      Lesbares eines beschädigten Speichers in einen neuen retten
    folder of the new store; must be empty or not exist
      Ordner des neuen Speichers, leer oder noch nicht da
    store folder; created if missing
      Ordner des Speichers, der bei Bedarf angelegt wird
    inspect, compare, import, export and recover stores
      in einen Speicher sehen, Objekte ein- und ausgeben
    input format; default: csv for *.csv, json otherwise
      der Daten; sonst csv, wenn der Name so endet
    primary key property of a new type
      die Eigenschaft, die Primärschlüssel eines neuen Typs ist
    types of properties of a new type, as in zip=string,id=int
      Typen von Eigenschaften eines neuen Typs: zip=string,id=int
    character between the cells of a table, or 'tab'; default: ,
      Zeichen zwischen den Zellen einer Tabelle, oder 'tab'; sonst ,
    objects in a transaction; default: 10,000
      Objekte in einer Transaktion; sonst 10.000
    write records with errors to FILE, and import the others
      Fehlerhafte Datensätze in FILE schreiben, andere einlesen
    say what would be imported, and write nothing
      sagen, was eingelesen würde, und nichts schreiben
    export only these properties, separated by commas
      nur diese Eigenschaften ausgeben, durch Kommas getrennt
    the type of the objects
      der Typ der Objekte
    print the schema of a store: types and properties
      die Typen und Eigenschaften eines Speichers ausgeben
    Swift classes, or JSON to save and compare
      Klassen in Swift, oder JSON zum Aufheben und Vergleichen
    compare the schemas and objects of two stores
      die Schemas und die Objekte zweier Speicher vergleichen
    compare only the objects of this type
      nur die Objekte dieses Typs vergleichen
    the two stores differ
      die beiden Speicher unterscheiden sich
    export the objects of a type, for 'store import'
      die Objekte eines Typs ausgeben, für „store import“
    {city} is a capital city.
      {city} ist eine Hauptstadt.
    {number} people live here.
      Hier leben {number} Menschen.
    {country}: stop {number} of {count}.
      {country}: Halt {number} von {count}.
    It is {distance} from your home.
      Nach Hause sind es {distance}.
    Sunrise is at {rise}, sunset at {set}.
      Sonnenaufgang {rise}, Untergang {set}.
    The day is {time} long.
      Der Tag ist {time} lang.
    The Sun doesn't rise here today.
      Hier geht die Sonne heute nicht auf.
    The Sun doesn't set here today.
      Hier geht die Sonne heute nicht unter.
    {number} presents for the children here
      {number} Geschenke für die Kinder hier
    Advent: door {number} of 24
      Advent: Türchen {number} von 24
    Santa makes {count} stops this year.
      Der Weihnachtsmann hält in diesem Jahr {count}-mal.
    The first stop is {place}, at {time} UTC.
      Der erste Halt ist {place}, um {time} UTC.
    The last stop is {place}, at {time} UTC.
      Der letzte Halt ist {place}, um {time} UTC.
    The whole flight is {distance} long.
      Der ganze Flug ist {distance} lang.
    {count} presents are on the list.
      {count} Geschenke stehen auf der Liste.
    The longest leg: {distance}, from {place} to {other}.
      Die längste Strecke: {distance}, von {place} nach {other}.
    The shortest leg: {distance}, from {place} to {other}.
      Die kürzeste Strecke: {distance}, von {place} nach {other}.
    The northernmost stop is {place}.
      Der nördlichste Halt ist {place}.
    The southernmost stop is {place}.
      Der südlichste Halt ist {place}.
    The largest city on the way is {place}: {count} people.
      Die größte Stadt auf dem Weg ist {place}: {count} Menschen.
    The smallest place on the way is {place}: {count} people.
      Der kleinste Ort auf dem Weg ist {place}: {count} Menschen.
    Santa visits {count} countries and territories.
      Der Weihnachtsmann besucht {count} Länder und Gebiete.
    {country} has the most stops: {count}.
      Die meisten Halte hat dieses Land: {country} ({count}).
    The stops have {count} different local times.
      Die Halte haben {count} verschiedene Ortszeiten.
    The busiest hour starts at {time} UTC: {count} presents.
      Die vollste Stunde beginnt um {time} UTC: {count} Geschenke.
    The stop nearest to the equator is {place}.
      Dem Äquator am nächsten liegt {place}.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      An {count} Halten geht die Sonne am ersten Weihnachtstag nicht auf.
    The stop nearest to your home is {place}: {distance}.
      Am nächsten bei dir liegt {place}: {distance}.
    Halfway, at {time} UTC, Santa is near {place}.
      Nach der halben Zeit, um {time} UTC, ist er bei {place}.
    The longest stay is in {place}: {duration}.
      Am längsten bleibt er in {place}: {duration}.
    The fastest leg: {distance} an hour, from {place} to {other}.
      Die schnellste Strecke: {distance} in der Stunde, von {place} nach {other}.
    The stop farthest from your home is {place}: {distance}.
      Am weitesten von dir liegt {place}: {distance}.
    Before your home, Santa makes {count} stops.
      Bevor er zu dir kommt, hält er {count}-mal.
    Tonight is the night! Take-off is at {time} UTC.
      Heute Nacht ist es so weit! Start ist um {time} UTC.
    The elves wrap the first presents.
      Die Elfen packen die ersten Geschenke ein.
    The reindeer practise the take-off.
      Die Rentiere üben den Start.
    Mrs. Claus bakes cookies.
      Frau Claus backt Kekse.
    The sleigh gets new runners.
      Der Schlitten bekommt neue Kufen.
    Santa reads the letters.
      Der Weihnachtsmann liest die Briefe.
    The elves check the list twice.
      Die Elfen prüfen die Liste zweimal.
    Snow is cleared from the runway.
      Die Startbahn wird vom Schnee geräumt.
    The maps are brought up to date.
      Die Karten werden aktualisiert.
    The bells are polished.
      Die Glöckchen werden poliert.
    The sacks are sewn.
      Die Säcke werden genäht.
    Carrots are packed for the reindeer.
      Möhren für die Rentiere werden eingepackt.
    All rest before the long night.
      Alle ruhen sich vor der langen Nacht aus.
    enter closes this
      Enter schließt dies
    cards of arrivals on, off
      Ankunftskarten an, aus
    dashboard theme; auto asks the terminal for its background
      Farbschema; auto fragt das Terminal nach dem Hintergrund
    show three lines instead of the whole dashboard
      drei Zeilen statt der ganzen Anzeige zeigen
    {delivered} delivered
      {delivered} verteilt
    {distance}, {count} stops
      {distance}, {count} Halte
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record schreibt alles, was zu sehen ist, in FILE.cast, für „asciinema play“. Jede Zeile ist auch nach Ctrl-C vollständig. FILE.svg ist eine Animation der Anzeige von höchstens 30 Sekunden und wird am Ende geschrieben.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Ein PNG ist kein Text. Nennen Sie eine Datei mit „-o santa.png“.
    Check that the folder exists and that you may write to it.
      Prüfen Sie, ob es den Ordner gibt und Sie darin schreiben dürfen.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, oder typisches Wetter, wenn es nicht erreichbar ist
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      Die Buchstaben eines PNG sind lateinisch. Hat der Text andere, ist er auf Englisch, und ein Hinweis sagt es; ein SVG zeigt jede Schrift, für die der Betrachter eine Schriftart hat.
    The postcard '{}' can't be written.
      Die Postkarte „{}“ lässt sich nicht schreiben.
    The recording '{}' can't be written: {}.
      Die Aufzeichnung „{}“ lässt sich nicht schreiben: {}.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Schreibt die Karte, den Weihnachtsmann, Ihr Zuhause und den Countdown als Bild von 1200 mal 630 Pixeln, wie es Chats zeigen, oder als Text. Die Endung von FILE bestimmt das Format. Ohne -o wird der Text oder das SVG ausgegeben.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      ein SVG zeigt die Anzeige, die ein Terminal braucht; zeichnen Sie Zeilen in eine .cast-Datei auf
    the name must end with .cast or .svg
      der Name muss auf .cast oder .svg enden
    the name must end with .svg, .png or .txt, unless '--format' names the format
      der Name muss auf .svg, .png oder .txt enden, wenn „--format“ das Format nicht nennt
    the typical weather of December, without network access
      das typische Wetter im Dezember, ohne Netz
    """#
}
