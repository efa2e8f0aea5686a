/// The output in German, in the form that `WordTable` describes.
enum GermanTable {
  static let text = #"""
    the built-in route of {year}
      die eingebaute Route von {year}
    the route '{name}'
      die Route „{name}“
    in real time
      in Echtzeit
    at {factor} of real speed
      mit dem {factor}-Fachen der echten Zeit
    {factor} times faster than real
      {factor}-mal so schnell wie in echt
    Flying {title}, {speed}. Times are UTC.
      Flug: {title}, {speed}. Zeiten in UTC.
    Following {title}, {speed}. Times are UTC.
      Verfolgt wird {title}, {speed}. Zeiten in UTC.
    Flying {title}, {speed}.
      Flug: {title}, {speed}.
    Another process flies {title}; this one flies on when it ends.
      Ein anderer Prozess fliegt: {title}. Endet er, fliegt dieser weiter.
    The program that flew the sleigh has ended; this one flies on.
      Das Programm, das den Schlitten flog, ist beendet; dieses fliegt weiter.
    The program that flew the sleigh has ended. Waiting for another one to fly.
      Das Programm, das den Schlitten flog, ist beendet. Warte auf ein anderes.
    No program flies there yet; waiting. '{command}' starts a flight.
      Dort fliegt noch kein Programm; es wird gewartet. „{command}“ beginnt einen Flug.
    The clock stands still.
      Die Uhr steht still.
    The clock now runs {speed}.
      Die Uhr läuft jetzt {speed}.
    The clock was set to another time.
      Die Uhr wurde umgestellt.
    Landed.
      Gelandet.
    That was the night: {presents} presents on {distance}. Santa was in {stop} on {time}[, {local} there].
      Das war die Nacht: {presents} Geschenke auf {distance}. In {stop} war er am {time}[, dort {local}].
    (a guess; say it with --home)
      (geraten; besser mit --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: Der Weihnachtsmann kommt am {time}[, dort {local},] nach {stop}.
    Nothing flies before {time}. See now what it will be like: {command}
      Vor dem {time} fliegt nichts. So wird es aussehen: {command}
    Less than an hour: Santa is coming to {city}
      Keine Stunde mehr bis {city}!
    Less than ten minutes to {city}: off to bed!
      Keine zehn Minuten bis {city}: ab ins Bett!
    The next stop is {city}!
      Der nächste Halt ist {city}!
    Santa is in {city} now!
      Der Weihnachtsmann ist jetzt in {city}!
    There is no '{program}' here, so no notifications are shown.
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
    The route's times are those of the flight of {year}, and taken as they are.
      Die Zeiten der Route sind die des Flugs von {year} und bleiben, wie sie sind.
    The route is of {year}; its times are moved to the coming flight. '--at' with a time of {year} flies them as they are.
      Die Route ist von {year}; ihre Zeiten werden auf den nächsten Flug verschoben. Mit „--at“ und einer Zeit von {year} bleiben sie, wie sie sind.
    The route's times are not those of the flight of {year}, and are moved to it. '--at' with a time between them flies them as they are.
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
    {title}, which nobody tracks here
      {title}, hier von niemandem verfolgt
    at {place} ({position})
      in {place} ({position})
    on the way from {place} ({position})
      auf dem Weg von {place} ({position})
    somewhere
      irgendwo
    {delivered} left under trees, {remaining} to go
      {delivered} unter Bäumen, noch {remaining}
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
    December normal
      Dezembernormal
    ({source})
      ({source})
    {report} in {place}
      {report} in {place}
    The weather is the normal of the season. {reason}.
      Das Wetter ist das übliche der Jahreszeit. {reason}.
    Answering requests in {folder} by {service}. Times are UTC.
      Anfragen in {folder} werden durch {service} beantwortet. Zeiten in UTC.
    Santa Tracker
      Santa-Tracker
    paused
      angehalten
    Looking for Santa …
      Suche den Weihnachtsmann …
    The program that flew has ended. Waiting for 'santa-cli fly'.
      Das fliegende Programm ist beendet. Warte auf „santa-cli fly“.
    Nobody flies. Run 'santa-cli fly'.
      Niemand fliegt: „santa-cli fly“
    Nobody flies
      Niemand fliegt
    last heard {time} ago
      zuletzt gehört vor {time}
    not heard yet
      noch nicht gehört
    The server is away ({heard}). The flight goes on as far as it is known here.
      Der Server ist weg ({heard}). Der Flug geht weiter, soweit er hier bekannt ist.
    The server is back.
      Der Server ist wieder da.
    The server is away: {heard}
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
    a guess; say it with --home
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
    normal|weather of the season
      üblich
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
    This is the real flight: nobody can change its clock
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
    {position} (near {place})
      {position} (bei {place})
    {city}, {region}
      {city}, {region}
    your home; default: the place of the system's time zone
      Ihr Zuhause; sonst der Ort der Zeitzone des Systems
    folder of the store; :memory: keeps nothing
      Ordner der Ablage; :memory: behält nichts
    a route in Santa Tracker's JSON; - is standard input
      eine Route im JSON von Santa Tracker; - ist die Standardeingabe
    whom to ask for the weather, or 'normal'
      wer nach dem Wetter gefragt wird, oder „normal“
    start the clock here, as in 2026-12-24T10:00 (UTC)
      die Uhr hier beginnen, etwa 2026-12-24T10:00 (UTC)
    run the clock N times faster
      die Uhr N-mal so schnell laufen lassen
    have the stores in common with other machines
      die Speicher mit anderen Rechnern gemeinsam haben
    the server's token; default: SANTA_SERVER_TOKEN
      das Token des Servers; sonst SANTA_SERVER_TOKEN
    fly from take-off at speed 600, or as --at and --speed say
      vom Start an mit Tempo 600 fliegen, oder nach --at und --speed
    end after so many real seconds
      nach so vielen echten Sekunden enden
    show a desktop notification when Santa comes closer
      eine Benachrichtigung zeigen, wenn er näher kommt
    begin a demonstration again after its landing
      eine Vorführung nach der Landung von vorn beginnen
    only what matches the query
      nur, was der Abfrage entspricht
    lines for people, or one JSON object a line
      Zeilen für Menschen, oder je Zeile ein JSON-Objekt
    write texts to a CSV as they are, also formulas
      Texte unverändert ins CSV schreiben, auch Formeln
    of the output for people; default: those of the locale
      der Ausgabe für Menschen; sonst die der Locale
    of the output for people; default: that of the locale
      der Ausgabe für Menschen; sonst die der Locale
    print whose data the program carries
      ausgeben, wessen Daten das Programm enthält
    lines for people, one JSON object a line, or a line such as '{countdown} {place}'
      Zeilen für Menschen, je Zeile ein JSON-Objekt, oder eine Zeile wie '{countdown} {place}'
    print a line whenever it changes, until Ctrl-C
      bei jeder Änderung eine Zeile ausgeben, bis Ctrl-C
    show the present state, once or whenever it changes
      den jetzigen Stand zeigen, einmal oder bei jeder Änderung
    follow Santa: where he is, what he does, when he reaches you
      ihn verfolgen: wo er ist, was er tut, wann er kommt
    a screen, lines for people, or one JSON object a line
      ein Bildschirm, Zeilen für Menschen, oder je Zeile ein JSON-Objekt
    never fly; wait for another program that does
      nie fliegen; auf ein anderes Programm warten
    colours of the dashboard; auto asks the terminal
      Farben der Anzeige; auto fragt das Terminal
    move Santa ten times a second
      ihn zehnmal in der Sekunde bewegen
    ring an hour, ten minutes and one stop from home
      eine Stunde, zehn Minuten und einen Halt vorher klingeln
    answer the requests for weather in a store
      die Anfragen nach dem Wetter in einer Ablage beantworten
    check every checksum and every rule of a store
      alle Prüfsummen und Regeln einer Ablage prüfen
    fly the sleigh for all who track, and show nothing of it
      den Schlitten für alle fliegen, ohne etwas zu zeigen
    print a script with which a shell completes commands
      ein Skript ausgeben, mit dem eine Shell Befehle ergänzt
    write a route as a Santa Tracker file
      eine Route als Datei von Santa Tracker schreiben
    Santa Tracker's JSON, the only one
      nur das JSON von Santa Tracker
    print all objects of a type
      alle Objekte eines Typs ausgeben
    one JSON object a line, or a table with commas
      je Zeile ein JSON-Objekt, oder eine Tabelle mit Kommas
    print the manual page
      die Handbuchseite ausgeben
    explain the program or one of its commands
      das Programm oder einen seiner Befehle erklären
    print the version
      die Version ausgeben
    rewrite a store's files without superseded data
      die Dateien einer Ablage ohne überholte Daten neu schreiben
    list the stops with their local arrival times
      die Halte mit ihrer Ankunft in Ortszeit auflisten
    for people, for programs, for spreadsheets, for maps
      für Menschen, Programme, Tabellen, Karten
    the nearest stops, with their distance
      die nächsten Halte, mit ihrer Entfernung
    in order; "PROPERTY desc" for the greatest first
      sortiert; "PROPERTY desc" für die größten zuerst
    only the first N
      nur die ersten N
    show the types, counts, sizes and versions of a store
      Typen, Anzahlen, Größen und Versionen einer Ablage zeigen
    explain the program, or the command it is given with
      das Programm erklären, oder den Befehl, bei dem es steht
    success, also if the reader of the output closed it
      Erfolg, auch wenn der Leser der Ausgabe sie geschlossen hat
    the command line is wrong; the message says how to correct it
      die Befehlszeile ist falsch; die Meldung sagt, wie es geht
    a file was read, but its contents are not valid
      eine Datei wurde gelesen, aber ihr Inhalt ist ungültig
    an input file does not exist, or it can't be read
      eine Eingabedatei fehlt oder ist nicht lesbar
    a web server could not be reached, or refused to answer
      ein Webserver war nicht erreichbar oder gab keine Antwort
    the store can't be created or opened
      die Ablage lässt sich nicht anlegen oder öffnen
    reading or writing failed
      Lesen oder Schreiben schlug fehl
    a setting in the environment or the settings file is not valid
      eine Einstellung in der Umgebung oder der Datei ist ungültig
    ended with Ctrl-C
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
    {} can't be asked ({})
      {} lässt sich nicht fragen ({})
    {} can't be asked
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
    write what can be read of a damaged store to a new one
      Lesbares eines beschädigten Speichers in einen neuen retten
    folder of the new store, which is empty or does not exist
      Ordner des neuen Speichers, leer oder noch nicht da
    folder of the store, which is created if need be
      Ordner des Speichers, der bei Bedarf angelegt wird
    look into any store, and move objects in and out
      in einen Speicher sehen, Objekte ein- und ausgeben
    of the data; default: csv for a name that ends so
      der Daten; sonst csv, wenn der Name so endet
    the property that is the primary key of a new type
      die Eigenschaft, die Primärschlüssel eines neuen Typs ist
    the type of the objects
      der Typ der Objekte
    print the types and properties of a store
      die Typen und Eigenschaften eines Speichers ausgeben
    classes in Swift, or JSON to keep and compare
      Klassen in Swift, oder JSON zum Aufheben und Vergleichen
    compare the schemas and the objects of two stores
      die Schemas und die Objekte zweier Speicher vergleichen
    compare only the objects of this type
      nur die Objekte dieses Typs vergleichen
    the two stores differ
      die beiden Speicher unterscheiden sich
    write the objects of a type, for 'store import'
      die Objekte eines Typs ausgeben, für „store import“
    """#
}
