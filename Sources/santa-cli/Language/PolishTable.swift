/// The output in Polish, in the format that ``WordTable`` describes.
enum PolishTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1234 12 345,6
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
      użycie:
    error:
      błąd:
    hint:
      wskazówka:
    note:
      uwaga:
    the time until take-off, until Santa is at your home, or since then
      czas do startu, do przylotu do twojego domu albo od tej chwili
    the stop nearest to home
      przystanek najbliższy domu
    when Santa arrives there, in local time
      kiedy tam przyleci, w czasie lokalnym
    Santa's distance from home
      jego odległość od domu
    the current stop, or the one he left last
      bieżący przystanek albo ostatni opuszczony
    the next stop; empty after the landing
      następny przystanek; puste po lądowaniu
    what he is doing, in a few words
      co robi, w kilku słowach
    an emoji for what he is doing
      emoji tego, co robi
    the number of presents delivered
      liczba rozdanych prezentów
    the number of presents left
      liczba pozostałych prezentów
    the percentage of presents delivered
      odsetek rozdanych prezentów
    the time of the flight, in UTC
      czas lotu, w UTC
    the local time at {place}
      czas lokalny w {place}
    the weather at {place}; empty if unknown
      pogoda w {place}; puste, jeśli nieznana
    Santa's latitude, in degrees
      jego szerokość geograficzna, w stopniach
    Santa's longitude, in degrees
      jego długość geograficzna, w stopniach
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, bez klucza; tylko do użytku niekomercyjnego
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, z kluczem w PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, z adresem e-mail w SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Pokazuje lot w magazynie. Jeśli żaden program nie prowadzi tam lotu, pokazuje, gdzie Mikołaj byłby według trasy.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE to wiersz dla znaku zachęty lub paska stanu. Może zawierać te nazwy w nawiasach klamrowych; {{ i }} to same nawiasy:
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Z --watch wypisuje wiersz przy każdej zmianie, dla pasków stanu, które czytają potok. --for i --notify wymagają --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      W terminalu pokazuje pulpit z mapą do naciśnięcia q lub Ctrl-C; „?” wypisuje klawisze. W potoku albo z --format plain wypisuje wiersz przy każdej zmianie.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      Pierwszy program na magazynie prowadzi lot. Inne go śledzą, a jeden z nich przejmuje lot, gdy tamten się zakończy. Nie potrzebują opcji, bo trasa i zegar są w magazynie. Z --follow program nigdy nie prowadzi lotu, lecz czeka na inny.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      Magazyn jest w $XDG_DATA_HOME/santa lub ~/.local/share/santa, chyba że --store wskaże inny folder. Przed Wigilią --demo pokazuje lot pokazowy.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Z --server kilka komputerów dzieli jeden lot przez twój własny serwer; zob. „santa-server”. Jeden komputer prowadzi lot, a inny go przejmuje, gdy tamten się zakończy. Bez połączenia pozostałe działają na danych, które mają. Token serwera jest czytany z pliku --token-file albo z SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME to jedno z
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER ustawia wartość domyślną. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL i SANTA_MET_NORWAY_URL zastępują adresy serwisów, np. http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Godziny są lokalne dla każdego przystanku, z różnicą względem UTC tej nocy. --near wypisuje 15 najbliższych przystanków, od najbliższego; --limit zmienia ich liczbę.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY to warunek na właściwości przystanku: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude i location.longitude. Użyj == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH i LIKE ([c] pomija wielkość liter), AND, OR, NOT i nawiasów. Teksty i czasy zapisuj w cudzysłowach.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE lub URL to trasa Santa Tracker albo odpowiedź jego serwisu „info”, która wskazuje trasę. Godziny innego lotu są przesuwane na następny.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      W CSV nazwy, które arkusz odczytałby jako formuły, poprzedza ', chyba że podano --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Prowadzi lot dla wszystkich programów na tym samym magazynie, do lądowania lub Ctrl-C, bez pokazywania go. Jeśli inny program już prowadzi tam lot, przejmuje go, gdy tamten się zakończy.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Wypisuje wiersz dla każdego zapytania, na które odpowie, aż do Ctrl-C. „track” odpowiada na zapytania własnego lotu; to polecenie działa z nim lub bez niego. Kilka serwisów może dzielić magazyn: na każde zapytanie jest jedna odpowiedź i żadne nie ginie, gdy serwis zostanie przerwany.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Zapisuje wbudowaną trasę albo trasę --route z godzinami, w których byłaby przeleciana. --route odczytuje wynik jako tę samą trasę.
    {*} Did you mean '{}'?
      {*} Czy chodziło o „{}”?
    Unknown command '{}'. {*}
      Nieznane polecenie „{}”. {*}
    No help for '{}'. {*}
      Brak pomocy o „{}”. {*}
    Did you mean '{}'?
      Czy chodziło o „{}”?
    The commands are {*}.
      Polecenia to {*}.
    '{}' is required.
      „{}” jest wymagane.
    Unknown option '{}'.
      Nieznana opcja „{}”.
    Missing command: '{}' is an option of {*}.
      Brak polecenia: „{}” to opcja {*}.
    Unexpected argument '{}'.
      Nieoczekiwany argument „{}”.
    Missing argument: it must be one of {}.
      Brak argumentu: musi to być jedno z {}.
    Missing argument: '{}'.
      Brak argumentu: „{}”.
    Missing file: '{}'.
      Brak pliku: „{}”.
    Missing folder: '{}'.
      Brak folderu: „{}”.
    '{}' is given more than once.
      „{}” podano więcej niż raz.
    '{}' needs a value: '{}'.
      „{}” wymaga wartości: „{}”.
    '{}' doesn't take a value, but has '{}'.
      „{}” nie przyjmuje wartości, a ma „{}”.
    '{}' is not an option of '{}'; it belongs to {*}.
      „{}” nie jest opcją „{}”, lecz {*}.
    '{}' is not an option of '{}'; it must be used alone.
      „{}” nie jest opcją „{}”; używa się jej samej.
    '{}' cannot be combined with '{}': {*}.
      „{}” nie łączy się z „{}”: {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' w środowisku jest nieprawidłowe: {*}.
    {}: "{}": "{}" is not valid: {*}.
      {}: "{}": "{}" jest nieprawidłowe: {*}.
    '{}' is not valid: {*}.
      „{}” jest nieprawidłowe: {*}.
    '{}' is not valid: {*}
      „{}” jest nieprawidłowe: {*}
    '{}' is not valid. {*}
      „{}” jest nieprawidłowe. {*}
    '{}' contradicts the flight under way: {}.
      „{}” jest sprzeczne z trwającym lotem: {}.
    it must be one of {}
      musi to być jedno z {}
    '{}' lists the commands and options.
      „{}” wypisuje polecenia i opcje.
    '{}' explains the command and its options.
      „{}” objaśnia polecenie i jego opcje.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Pomiń opcję, aby śledzić ten lot, albo rozpocznij inny z „--store PATH”.
    {} must be a whole number from {} to {}
      {} musi być liczbą całkowitą od {} do {}
    {} must be a number from {} to {}
      {} musi być liczbą od {} do {}
    {} must be a number above {} and at most {}
      {} musi być liczbą większą niż {} i co najwyżej {}
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME musi być datą i godziną ISO 8601, w latach od 1 do 9999, np. 2026-12-24T22:00 (UTC) albo 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      musi to być plain, json albo szablon z nazwami w nawiasach klamrowych, np. '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      po '{' nie ma '}'; sam nawias zapisz jako '{{'
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      przed '}' nie ma '{'; sam nawias zapisz jako '}}'
    unknown name '{}'; the names are {}
      nieznana nazwa '{}'; nazwy to {}
    the dashboard needs a terminal for both input and output
      pulpit wymaga terminala na wejściu i wyjściu
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM to {}, a pulpit wymaga terminala, który przesuwa kursor
    list, retry and drop the failed events of a listener
      wyświetl, powtórz lub odrzuć nieudane zdarzenia
    list the failed events with their errors
      wyświetl nieudane zdarzenia z ich błędami
    give failed events another series of attempts
      spróbuj ponownie nieudanych zdarzeń
    remove failed events for ever
      usuń nieudane zdarzenia na zawsze
    the failed event, as in /u1/weather@42, or the path of a store
      zdarzenie, np. /u1/weather@42, albo ścieżka magazynu
    all failed events
      wszystkie nieudane zdarzenia
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Usługa taka jak „santa-cli weather-service --match” odkłada zdarzenie, które kilka razy się nie udało, i przechodzi do następnego. DIR to folder takiej usługi albo folder z usługami; domyślnie wszystkie usługi „weather-service”. Usługa może w tym czasie działać.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT to zdarzenie w postaci, w jakiej pokazuje je „list”, np. /u1/weather@42, albo ścieżka magazynu dla wszystkich jego zdarzeń.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      Usługa próbuje zdarzeń ponownie w ciągu kilku sekund albo przy następnym uruchomieniu. Późniejsze zdarzenia są już obsłużone. Zdarzenie, które znów się nie uda, zostaje na liście.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      Usługa nie próbuje zdarzeń ponownie. To, o co prosiły, pozostaje niezrobione. Zwalnia to też pliki, które je przechowują.
    There are no failed events.
      Nie ma nieudanych zdarzeń.
    attempts: {number}
      próby: {number}
    waits for the listener
      czeka na usługę
    Events to try again: {number}
      Zdarzenia do ponowienia: {number}
    Removed events: {number}
      Usunięte zdarzenia: {number}
    The store in '{}' was deleted.
      Magazyn w „{}” został usunięty.
    Run the command again when there is a store.
      Uruchom polecenie ponownie, gdy będzie magazyn.
    There is no listener in '{}'.
      W „{}” nie ma żadnej usługi.
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Podaj folder usługi. Ma nazwę usługi i zawiera folder „failed”.
    There is no failed event '{}'.
      Nie ma nieudanego zdarzenia „{}”.
    '{}' prints the failed events.
      „{}” wyświetla nieudane zdarzenia.
    No connection to the server ({heard}). Requests are answered when it is back.
      Brak połączenia z serwerem ({heard}). Zapytania dostaną odpowiedź, gdy wróci.
    You may only read this store.
      Ten magazyn możesz tylko czytać.
    The server refuses new weather. {reason}
      Serwer odrzuca nową pogodę. {reason}
    The server refuses changes to the flight. {reason}
      Serwer odrzuca zmiany lotu. {reason}
    The server accepts new weather again.
      Serwer znów przyjmuje pogodę.
    The server accepts changes to the flight again.
      Serwer znów przyjmuje zmiany lotu.
    The folder of the store was deleted; waiting until a program makes it again.
      Folder magazynu został usunięty; czekam, aż jakiś program utworzy go ponownie.
    A token requires a server. Add '--server URL'.
      Token wymaga serwera. Dodaj „--server URL”.
    data from a server is stored in files
      dane z serwera są zapisywane w plikach
    Only CSV output escapes strings. Add '--format csv'.
      Tylko wyjście CSV zabezpiecza teksty. Dodaj „--format csv”.
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      Prawdziwego lotu nie można powtórzyć. Dodaj „--demo” albo czas z „--at”.
    '{}' prints each change as JSON
      „{}” wypisuje każdą zmianę jako JSON
    It requires '--watch'.
      Wymaga „--watch”.
    the program that runs the flight sets the route and the clock
      trasę i zegar ustala program, który prowadzi lot
    the program that runs the flight requests the weather
      o pogodę pyta program, który prowadzi lot
    no other program can use an in-memory store
      żaden inny program nie użyje magazynu w pamięci
    both set the place from which distances are measured
      oba ustalają miejsce, od którego się mierzy
    each must be used alone
      każdej używa się samej
    no home was given. {*}
      nie podano domu. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Podaj miejsce, np. Oslo albo "Sydney, Canada", albo współrzędne w stopniach, np. 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} to nie LAT,LON. Zapisz dwie liczby z kropką dziesiętną i przecinkiem między nimi, np. 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      szerokość {} nie mieści się w {} stopniach. Szerokość jest pierwsza, np. 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      długość {} nie mieści się w {} stopniach. Zachód jest ujemny, np. 40.71,-74.01
    no place called {} is known. {*}
      nieznane miejsce {}. {*}
    no {} is known in {}. {*}
      miejsce {} jest nieznane w {}. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      Czy chodziło o {*}? Jeśli nie, podaj współrzędne, np. 59.91,10.75
    Did you mean {*}?
      Czy chodziło o {*}?
    Override it with '--home', or unset the variable.
      Zastąp to przez „--home” albo usuń zmienną.
    Override it with '--home', or correct the file.
      Zastąp to przez „--home” albo popraw plik.
    Unset the variable.
      Usuń zmienną.
    Correct the file.
      Popraw plik.
    {}: unknown setting "{}". {*}
      {}: nieznane ustawienie "{}". {*}
    {}: unknown setting "{}".
      {}: nieznane ustawienie "{}".
    The settings are {}.
      Ustawienia to {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {}: "{}" musi być niepustym tekstem w cudzysłowie.
    Write it as in {}, or remove it.
      Zapisz to np. jako {} albo usuń.
    {}: the settings must be a JSON object.
      {}: ustawienia muszą być obiektem JSON.
    A settings file is a JSON object, as in {}.
      Plik ustawień to obiekt JSON, np. {}.
    The settings file '{}' can't be read.
      Nie można odczytać pliku ustawień „{}”.
    Check its permissions.
      Sprawdź jego uprawnienia.
    The settings file '{}' is not a regular file.
      Plik ustawień „{}” nie jest zwykłym plikiem.
    The settings file '{}' is too large: {} bytes of at most {}.
      Plik ustawień „{}” jest za duży: {} B z najwyżej {}.
    '{}' isn't a web address such as https://example.org/route.json.
      „{}” nie jest adresem WWW, takim jak https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Trasa to plik JSON Santa Tracker. Bez „--route” używana jest wbudowana trasa.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Podaj ścieżkę lub adres WWW pliku JSON Santa Tracker, „-” dla standardowego wejścia, albo pomiń „--route”.
    The route can't be read from standard input.
      Nie można odczytać trasy ze standardowego wejścia.
    The route file '{}' doesn't exist.
      Plik trasy „{}” nie istnieje.
    The route file '{}' can't be read.
      Nie można odczytać pliku trasy „{}”.
    The route '{}' is neither a file nor a pipe.
      Trasa „{}” nie jest ani plikiem, ani potokiem.
    '{}' isn't a server address.
      „{}” nie jest adresem serwera.
    Write it as in '--server https://santa.example.org:8724'.
      Zapisz go np. jako „--server https://santa.example.org:8724”.
    Synchronisation with the server at {} has stopped: {*}
      Synchronizacja z serwerem {} zatrzymała się: {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} Możesz też zalogować się jako użytkownik: „santa-cli login”.
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      „santa-server” wypisuje go przy pierwszym uruchomieniu; „santa-server token” tworzy nowy.
    The server needs a token, but {} is empty.
      Serwer wymaga tokena, ale {} jest puste.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} nie zawiera prawidłowego tokena: jest za długi lub ma niedozwolone znaki.
    The server token file '{}' doesn't exist.
      Plik tokena „{}” nie istnieje.
    The server token file '{}' can't be read.
      Nie można odczytać pliku tokena „{}”.
    The server token file '{}' is neither a file nor a pipe.
      Token „{}” nie jest ani plikiem, ani potokiem.
    An in-memory store can't be synchronised with a server.
      Magazynu w pamięci nie można synchronizować z serwerem.
    The folder '{}' can't be created.
      Nie można utworzyć folderu „{}”.
    Choose another folder with '--store PATH'.
      Wybierz inny folder przez „--store PATH”.
    '{}' is in use by another program that is connected to a server.
      „{}” jest używany przez inny program połączony z serwerem.
    Choose another folder with '--store PATH', or omit the option.
      Wybierz inny folder przez „--store PATH” albo pomiń opcję.
    Pirate Weather needs an API key.
      Pirate Weather wymaga klucza API.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Wpisz klucz do zmiennej PIRATE_WEATHER_API_KEY. Jest bezpłatny na pirateweather.net.
    MET Norway requires your contact address.
      MET Norway wymaga twojego adresu kontaktowego.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Wpisz adres e-mail do zmiennej SANTA_CONTACT. Otrzymuje go tylko MET Norway.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT jest nieprawidłowe: najwyżej 200 drukowalnych znaków ASCII.
    Set it to an e-mail address or the address of a web page.
      Wpisz tam adres e-mail albo adres strony WWW.
    {} is not valid: '{}' is not a web address.
      {} jest nieprawidłowe: „{}” nie jest adresem WWW.
    Write it as in https://api.example.org, without the path of the service.
      Zapisz to np. jako https://api.example.org, bez ścieżki serwisu.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      Magazyn nie ma folderu: nie ustawiono XDG_DATA_HOME ani HOME.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Wybierz go przez „--store PATH” albo niczego nie zapisuj z „--store :memory:”.
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Wybierz inny folder przez „--store PATH” albo niczego nie zapisuj z „--store :memory:”.
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Przenieś folder, aby powstał nowy magazyn, albo wybierz inny przez „--store PATH”.
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Sprawdź dysk i uprawnienia folderu albo niczego nie zapisuj z „--store :memory:”.
    '{}' starts a flight in another store.
      „{}” rozpoczyna lot w innym magazynie.
    '{}' is relative to the working directory, which no longer exists.
      „{}” odnosi się do folderu roboczego, który już nie istnieje.
    Change to an existing folder, or give an absolute path.
      Przejdź do istniejącego folderu albo podaj ścieżkę bezwzględną.
    '{}' and '{}'
      „{}” i „{}”
    "{}" or "{}"
      "{}" lub "{}"
    the built-in route of {year}
      wbudowana trasa z {year} roku
    the route '{name}'
      trasa „{name}”
    in real time
      w czasie rzeczywistym
    at {factor} times real speed
      z szybkością {factor} czasu rzeczywistego
    {factor} times faster than real time
      {factor} razy szybciej niż w rzeczywistości
    Flying {title}, {speed}. Times are UTC.
      Lot: {title}, {speed}. Godziny w UTC.
    Following {title}, {speed}. Times are UTC.
      Śledzenie: {title}, {speed}. Godziny w UTC.
    Flying {title}, {speed}.
      Lot: {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Inny program już leci ({title}); ten przejmie lot, gdy tamten się zakończy.
    The program that ran the flight has exited; this one takes over.
      Program, który prowadził lot, zakończył się; ten przejmuje lot.
    The program that ran the flight has exited. Waiting for another one.
      Program, który prowadził lot, zakończył się. Czekam na inny.
    No program is running a flight there; waiting. '{command}' starts one.
      Żaden program nie prowadzi tam lotu; czekam. „{command}” rozpoczyna lot.
    The clock is paused.
      Zegar jest zatrzymany.
    The clock now runs {speed}.
      Zegar działa teraz {speed}.
    The clock was set to another time.
      Zegar przestawiono na inną godzinę.
    Landed.
      Wylądował.
    (guessed; set it with --home)
      (odgadnięto; ustaw przez --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home}: Mikołaj przyleci {time}[, {local} na miejscu] (przystanek: {stop}).
    The flight starts on {time}. Watch a demonstration now: {command}
      Lot zacznie się {time}. Pokaz można obejrzeć już teraz: {command}
    Less than an hour: Santa is coming to {city}
      Mniej niż godzina do celu {city}: Mikołaj nadlatuje
    Less than ten minutes to {city}: off to bed!
      {city} za niecałe dziesięć minut: do łóżka!
    The next stop is {city}!
      Następny przystanek: {city}!
    Santa is in {city} now!
      {city}: Mikołaj jest na miejscu!
    Notifications are off: '{program}' was not found.
      Bez powiadomień: nie znaleziono „{program}”.
    '{program}' could not show a notification.
      „{program}” nie pokazał powiadomienia.
    take-off in {time}
      start za {time}
    {number} left
      zostało {number}
    home {time}
      dom {time}
    home visited
      już był
    The route's times match the flight of {year} and are unchanged.
      Godziny trasy są zgodne z lotem z {year} roku i pozostają bez zmian.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      Trasa jest z {year} roku; jej godziny przesunięto na następny lot. Aby je zachować, użyj „--at” z czasem z {year} roku.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      Godziny trasy różnią się od lotu z {year} roku i zostały do niego przesunięte. Aby je zachować, użyj „--at” z czasem na trasie.
    Time
      Czas
    Santa
      Mikołaj
    Where
      Miejsce
    Next
      Dalej
    Presents
      Prezenty
    Flown
      Lot
    Weather
      Pogoda
    Home
      Dom
    {time} UTC, by the clock of {title}
      {time} UTC, według zegara: {title}
    {title}, under way
      {title}, w toku
    {title}, not tracked here
      {title}, nieśledzona tutaj
    at {place} ({position})
      {place} ({position})
    on the way from {place} ({position})
      w drodze, poprzednio {place} ({position})
    somewhere
      gdzieś
    {place}: take-off in {time}
      {place}: start za {time}
    {place}: in {time}
      {place}: za {time}
    {place}: has been, {time} ago
      {place}: był {time} temu
    {place}: next flight: in {time}
      {place}: następny lot za {time}
    , on {time} there
      , na miejscu {time}
    {time} ago
      {time} temu
    Local time
      Czas lokalny
    Place
      Miejsce
    Region
      Region
    From home
      Od domu
    Distance
      Odległość
    Follow Santa from the terminal.
      Śledź Mikołaja w terminalu.
    commands:
      polecenia:
    options:
      opcje:
    exit codes:
      kody wyjścia:
    examples:
      przykłady:
    '{program} help COMMAND' explains a command. '--' ends the options.
      „{program} help COMMAND” objaśnia polecenie. „--” kończy opcje.
    {days}d {hours}h
      {days}d {hours}h
    {hours}h {minutes}m
      {hours}h {minutes}min
    {minutes}m {seconds}s
      {minutes}min {seconds}s
    {seconds}s
      {seconds}s
    {day} {month}
      {day} {month}
    {day} {month} {year}
      {plainDay} {month} {year}
    {day} {clock}
      {day} {clock}
    Jan
      sty
    Feb
      lut
    Mar
      mar
    Apr
      kwi
    May
      maj
    Jun
      cze
    Jul
      lip
    Aug
      sie
    Sep
      wrz
    Oct
      paź
    Nov
      lis
    Dec
      gru
    Out of sight
      Zniknął
    Flying
      W locie
    Delivering
      Rozdaje prezenty
    Brushing reindeer
      Czesze renifery
    Cookie break
      Przerwa na ciastka
    Calling Mrs. Claus
      Dzwoni do domu
    Home again
      Znów w domu
    Nobody is sure what Santa is up to.
      Nikt nie wie, co teraz robi Mikołaj.
    Racing across the sky to the next stop.
      Pędzi po niebie do następnego przystanku.
    Slipping presents under the trees.
      Podkłada prezenty pod choinki.
    Giving the reindeer carrots and a good brush.
      Karmi renifery marchewką i je czesze.
    Having cookies and a glass of milk.
      Je ciastka i pije szklankę mleka.
    On the phone with Mrs. Claus.
      Rozmawia przez telefon z panią Mikołajową.
    Weather[ in {place}]:
      Pogoda[, {place}]:
    asking
      wysłano pytanie
    looking it up
      sprawdzanie
    unknown[, {reason}]
      nieznana[, {reason}]
    unknown weather
      nieznana pogoda
    clear
      bezchmurnie
    rain
      deszcz
    snow
      śnieg
    sleet
      deszcz ze śniegiem
    windy
      wietrznie
    fog
      mgła
    cloudy
      pochmurno
    partly cloudy
      przejaśnienia
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    ({source})
      ({source})
    {report} in {place}
      {report}, {place}
    Answering requests in {folder} by {service}. Times are UTC.
      Odpowiedzi na zapytania w {folder} przez {service}. Godziny w UTC.
    Santa Tracker
      Śledzenie Mikołaja
    paused
      pauza
    Looking for Santa …
      Szukam Mikołaja …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      Program prowadzący lot zakończył się. Czekam na „santa-cli fly”.
    No flight. Run 'santa-cli fly'.
      Brak lotu. Uruchom „santa-cli fly”.
    No flight
      Brak lotu
    last heard {time} ago
      ostatni kontakt {time} temu
    no contact yet
      brak kontaktu
    No connection to the server ({heard}). The flight continues with the data on this machine.
      Brak połączenia z serwerem ({heard}). Lot trwa na danych z tego komputera.
    The server is connected again.
      Serwer znów jest połączony.
    No connection to the server: {heard}
      Brak połączenia z serwerem: {heard}
    Take-off in
      Start za
    Santa reaches {city} in
      {city}: przylot za
    Santa was in {city}
      {city}: był
    Santa is back in {city} in
      {city}: znów za
    ago
      temu
    at {time} there
      na miejscu {time}
    guessed; set it with --home
      odgadnięto; ustaw przez --home
    {distance} away
      {distance} stąd
    Santa has come to {city}!
      {city}: Mikołaj już jest!
    {number} presents
      {number} {number: prezent, prezenty, prezentów}
    Merry Christmas!
      Wesołych Świąt!
    {time} in {city}
      {city}: {time}
    leaves[ {city}] in
      odlot[ ({city})] za
    in|before a remaining time
      za
    {number} done
      {number} gotowe
    {number} to go
      zostało {number}
    Speed
      Prędkość
    Weather in {place}
      Pogoda: {place}
    now
      teraz
    {minutes} min ago
      {minutes} min temu
    {hours} h ago
      {hours} h temu
    No reading. {reason}
      Brak pomiaru. {reason}
    Last stops
      Ostatnie przystanki
    Next stops
      Następne przystanki
    {all} stops
      {all} {all: przystanek, przystanki, przystanków}
    {count} of {all}
      {count} z {all}
    type to search
      pisz, aby szukać
    No stop has this name.
      Żaden przystanek tak się nie nazywa.
    Santa is there in {time}
      Będzie za {time}
    Santa was there {time} ago
      Był {time} temu
    Santa is there now
      Jest tam teraz
    People
      Mieszkańcy
    Presents an hour
      Prezenty na godzinę
    You may only read this flight: its clock can't be changed
      Ten lot możesz tylko czytać: jego zegara nie można zmienić
    This is the real flight: its clock can't be changed
      To prawdziwy lot: jego zegara nie można zmienić
    choose
      wybór
    fly there
      leć tam
    back
      wróć
    quit
      wyjdź
    list
      lista
    map
      mapa
    help
      pomoc
    pause
      pauza
    space|key
      spacja
    speed
      tempo
    stops
      postoje
    pause, faster, slower
      pauza, szybciej, wolniej
    by stop; 10 min from home
      przystanek; 10 min przed
    list of stops, and search
      lista i wyszukiwanie
    map: next view; home
      mapa: widok; dom
    map: zoom, move; mouse
      mapa: skala; mysz
    home|on the map
      dom
    next stop
      następny przystanek
    later stops
      dalsze przystanki
    his way
      jego trasa
    ? closes this
      ? zamyka pomoc
    {position} (near {place})
      {position} (w pobliżu: {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      twój dom; domyślnie odgadnięty ze strefy czasowej systemu
    store folder; :memory: saves nothing
      folder magazynu; :memory: niczego nie zapisuje
    route as Santa Tracker JSON; - reads standard input
      trasa w formacie JSON Santa Tracker; - czyta standardowe wejście
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      uruchom zegar od TIME, np. 2026-12-24T10:00 (UTC)
    run the clock N times faster
      uruchom zegar N razy szybciej
    share the stores with other machines through a server
      udostępnij magazyny innym komputerom przez serwer
    file with the server's token, instead of SANTA_SERVER_TOKEN
      plik z tokenem serwera, zamiast SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      lot pokazowy; domyślnie od startu, 600 razy szybciej
    exit after this many seconds of real time
      zakończ po tylu sekundach czasu rzeczywistego
    show a desktop notification when Santa comes closer
      pokaż powiadomienie, gdy Mikołaj się zbliża
    restart the demo flight after each landing
      zaczynaj pokaz od nowa po każdym lądowaniu
    list only results that match the query
      wypisz tylko wyniki zgodne z zapytaniem
    plain text, or one JSON object per line
      zwykły tekst albo obiekt JSON w każdym wierszu
    don't escape formulas and control characters in CSV
      nie zabezpieczaj formuł i znaków sterujących w CSV
    units of text output; default: from the locale
      jednostki tekstu; domyślnie z ustawień regionalnych
    language of text output; default: from the locale
      język tekstu; domyślnie z ustawień regionalnych
    print the sources and licences of the built-in data
      wypisz źródła i licencje wbudowanych danych
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      zwykły tekst, obiekt JSON w każdym wierszu albo szablon, np. '{countdown} {place}'
    print a line on every change, until Ctrl-C
      wypisz wiersz przy każdej zmianie, aż do Ctrl-C
    show the current state, once or on every change
      pokaż bieżący stan, raz albo przy każdej zmianie
    follow Santa: where he is, what he does, when he reaches you
      śledź Mikołaja: gdzie jest, co robi, kiedy przyleci
    dashboard, plain text, or one JSON object per line
      pulpit, zwykły tekst albo obiekt JSON w każdym wierszu
    follow only: never run the flight, wait for another program
      tylko śledź: nigdy nie prowadź lotu, czekaj na inny program
    dashboard colours; auto detects what the terminal supports
      kolory pulpitu; auto wykrywa możliwości terminala
    move Santa ten times a second
      przesuwaj Mikołaja dziesięć razy na sekundę
    ring an hour, ten minutes and one stop before home
      dzwoń godzinę, dziesięć minut i przystanek przed domem
    answer the weather requests in a store
      odpowiadaj na zapytania o pogodę w magazynie
    verify a store's checksums, indexes and links
      sprawdź sumy, indeksy i powiązania magazynu
    run a flight without showing it
      prowadź lot bez pokazywania go
    print a completion script for a shell
      wypisz skrypt uzupełniania dla powłoki
    export a route as Santa Tracker JSON
      zapisz trasę w formacie JSON Santa Tracker
    Santa Tracker JSON, the only format
      JSON Santa Tracker, jedyny format
    print all objects of a type
      wypisz wszystkie obiekty typu
    one JSON object per line, or CSV
      obiekt JSON w każdym wierszu albo CSV
    print the manual page
      wypisz stronę podręcznika
    show help for the program or a command
      pokaż pomoc o programie lub poleceniu
    print the version
      wypisz wersję
    sign in to a server as a user
      zaloguj użytkownika na serwerze
    sign out of a server
      wyloguj z serwera
    print the user who is signed in to a server
      pokaż użytkownika zalogowanego na serwerze
    share stores with other users of a server
      udostępnij magazyny innym użytkownikom serwera
    list the stores that you may use, or who may use a store
      pokaż swoje prawa, lub kto może używać magazynu
    give users a right to a store
      daj użytkownikom prawo do magazynu
    also let them create stores there
      pozwól też tworzyć tam magazyny
    take a right to a store away
      odbierz prawo do magazynu
    give up your right to a store of another user
      zrezygnuj z prawa do magazynu innego użytkownika
    print a token with which another user gets a right
      pokaż token, którym inny użytkownik uzyska prawo
    hours after which the offer expires
      liczba godzin, po których oferta wygasa
    accept an offer, and print its store
      przyjmij ofertę i pokaż jej magazyn
    path of the flight's store on the server; default: /~/santa
      ścieżka magazynu lotu na serwerze; domyślnie /~/santa
    answer in all stores with these paths, as in '/*/weather'
      odpowiada we wszystkich magazynach jak '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO to nazwa użytkownika, „users” dla wszystkich zalogowanych albo „anyone” dla każdego. PATH to ścieżka magazynu, na przykład /~/santa, albo wzorzec: w „/~/*” gwiazdka zastępuje jeden składnik. LEVEL to read, write lub manage; manage pozwala też dawać prawa.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      Prawa się sumują. „revoke” odbiera prawo dane temu samemu WHO z tą samą PATH. „login” loguje użytkownika.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Wyślij token osobie, która przyjmie ofertę przez „share accept”. Prawo dostaje pierwszy użytkownik, który ją przyjmie. Tokenu nie można pokazać ponownie.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Z --path jest to lot, który udostępnia inny użytkownik; „share list” pokazuje ścieżkę. Pogoda jest w magazynie „weather” obok.
    address of the server
      adres serwera
    name of the user
      nazwa użytkownika
    create the user first
      najpierw utwórz użytkownika
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Czyta hasło z terminala albo ze standardowego wejścia. Polecenia z --server używają potem magazynów tego użytkownika, chyba że dostaną token. Sesja zostaje w folderze danych programu aż do „santa-cli logout”.
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Bez tokenu obowiązuje użytkownik z „santa-cli login” i jego własne magazyny.
    list the transactions in the history of a store
      wypisz transakcje z historii magazynu
    print each transaction of a store when it is committed
      wypisuj każdą transakcję po jej zatwierdzeniu
    list only transactions of this author
      wypisz tylko transakcje tego autora
    list only transactions after a version, token or time
      wypisz tylko transakcje po wersji, tokenie lub czasie
    list only the newest N transactions
      wypisz tylko N najnowszych transakcji
    list the newest transaction first
      wypisz najpierw najnowszą transakcję
    list and end what keeps the history of a store
      wypisz i zakończ to, co zachowuje historię magazynu
    list who demands versions, and the cursors
      wypisz, kto żąda wersji, oraz kursory
    end the demand of a program, or remove a cursor
      zakończ żądanie programu lub usuń kursor
    remove the versions before another one
      usuń wersje przed inną wersją
    the program whose demand ends
      program, którego żądanie się kończy
    the cursor to remove
      kursor do usunięcia
    the first version or time to keep
      pierwsza wersja lub czas do zachowania
    print the objects of a type in an earlier version
      wypisz obiekty typu z wcześniejszej wersji
    the version to show, by its number or a time
      wersja do pokazania, według numeru lub czasu
    rewrite a store's files without obsolete data
      przepisz pliki magazynu bez zbędnych danych
    list the stops with their local arrival times
      wypisz przystanki z lokalnym czasem przylotu
    for terminals, programs, spreadsheets or maps
      dla terminali, programów, arkuszy lub map
    list the nearest stops with their distances
      wypisz najbliższe przystanki z odległościami
    sort by a property; "PROPERTY desc" for descending order
      sortuj według właściwości; "PROPERTY desc" malejąco
    list at most N stops
      wypisz najwyżej N przystanków
    show the types, counts, sizes and versions of a store
      pokaż typy, liczby, rozmiary i wersje
    show help for the program or the given command
      pokaż pomoc o programie lub podanym poleceniu
    success, also if the reader closed the output
      powodzenie, także gdy czytelnik zamknął wyjście
    invalid command line; the message says how to fix it
      błędny wiersz poleceń; komunikat mówi, jak go poprawić
    a file has invalid or damaged contents
      plik ma nieprawidłową lub uszkodzoną zawartość
    an input file doesn't exist or can't be read
      plik wejściowy nie istnieje lub nie da się go odczytać
    a server can't be reached, or refused the request
      serwer jest nieosiągalny lub odrzucił żądanie
    the store can't be created or opened
      magazynu nie można utworzyć lub otworzyć
    reading or writing failed
      odczyt lub zapis nie powiódł się
    invalid setting in the environment or the settings file
      błędne ustawienie w środowisku lub pliku ustawień
    interrupted with Ctrl-C
      przerwano przez Ctrl-C
    nothing answers at {}
      nic nie odpowiada pod {}
    {} can't be found: no network, or no such name
      nie można znaleźć {}: brak sieci lub takiej nazwy
    {} did not answer within {} seconds
      {} nie odpowiada od {} s
    there is no secure connection to {} ({})
      brak bezpiecznego połączenia z {} ({})
    there is no secure connection to {}
      brak bezpiecznego połączenia z {}
    the connection to {} broke off
      połączenie z {} zostało zerwane
    {} sent more than {} bytes
      {}: wysłano więcej niż {} B
    the request to {} failed ({})
      żądanie do {} nie powiodło się ({})
    the request to {} failed
      żądanie do {} nie powiodło się
    it got too many requests: {}
      zbyt wiele żądań: {}
    it got too many requests
      zbyt wiele żądań
    it is unavailable for a while: {}
      chwilowo niedostępny: {}
    it is unavailable for a while
      chwilowo niedostępny
    it failed with status {}: {}
      błąd ze statusem {}: {}
    it failed with status {}
      błąd ze statusem {}
    it refused the request with status {}: {}
      żądanie odrzucone ze statusem {}: {}
    it refused the request with status {}
      żądanie odrzucone ze statusem {}
    it answered with status {}: {}
      odpowiedź ze statusem {}: {}
    it answered with status {}
      odpowiedź ze statusem {}
    it answered with a web page instead of data
      odpowiedź to strona internetowa zamiast danych
    the limit of {} places a minute is reached
      osiągnięto limit miejsc na minutę: {}
    no answer for this place
      brak odpowiedzi dla tego miejsca
    it answered for {} places instead of {}
      liczba miejsc w odpowiedzi: {} zamiast {}
    its answer is not JSON: {}
      odpowiedź nie jest w formacie JSON: {}
    its answer has no '{}'
      w odpowiedzi brakuje „{}”
    its answer {}
      odpowiedź jest nieprawidłowa: {}
    '{}' in its answer {}
      „{}” w odpowiedzi jest nieprawidłowe: {}
    create or update objects from JSON or CSV
      utwórz lub zmień obiekty z JSON albo CSV
    copy the readable data of a damaged store to a new one
      skopiuj czytelne dane z uszkodzonego magazynu
    folder of the new store; must be empty or not exist
      folder nowego magazynu; pusty lub nieistniejący
    store folder; created if missing
      folder magazynu; tworzony w razie potrzeby
    inspect, compare, import, export and recover stores
      przeglądaj, porównuj, importuj, eksportuj i odzyskuj
    input format; default: csv for *.csv, json otherwise
      format wejścia; domyślnie csv dla *.csv, inaczej json
    primary key property of a new type
      właściwość klucza głównego nowego typu
    the type of the objects
      typ obiektów
    print the schema of a store: types and properties
      wypisz schemat: typy i właściwości
    Swift classes, or JSON to save and compare
      klasy w Swifcie albo JSON do zachowania i porównania
    compare the schemas and objects of two stores
      porównaj schematy i obiekty dwóch magazynów
    compare only the objects of this type
      porównaj tylko obiekty tego typu
    the two stores differ
      magazyny się różnią
    export the objects of a type, for 'store import'
      wypisz obiekty typu, dla „store import”
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record zapisuje wszystko, co widać, do FILE.cast dla „asciinema play”. Każdy wiersz jest kompletny także po Ctrl-C. FILE.svg to animacja pulpitu trwająca najwyżej 30 sekund, zapisywana na końcu.
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      PNG ma tylko litery łacińskie, więc obraz jest po angielsku. SVG ma wszystkie litery.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Obraz PNG nie jest tekstem. Podaj plik przez „-o santa.png”.
    Advent: door {number} of 24
      Adwent: okienko {number} z 24
    All rest before the long night.
      Wszyscy odpoczywają przed długą nocą.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      Liczba przystanków bez wschodu słońca w Boże Narodzenie: {count}.
    Before your home, Santa makes {count} stops.
      Przed twoim domem: {count} {count: przystanek, przystanki, przystanków}.
    Carrots are packed for the reindeer.
      Marchewki dla reniferów są pakowane.
    Check that the folder exists and that you may write to it.
      Sprawdź, czy folder istnieje i czy możesz w nim zapisywać.
    Halfway, at {time} UTC, Santa is near {place}.
      W połowie drogi, o {time} UTC, jest w pobliżu: {place}.
    It is {distance} from your home.
      Stąd do twojego domu jest {distance}.
    Mrs. Claus bakes cookies.
      Pani Mikołajowa piecze ciastka.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo albo typowa pogoda, gdy jest nieosiągalny
    Santa makes {count} stops this year.
      Mikołaj ma w tym roku {count} {count: przystanek, przystanki, przystanków}.
    Santa reads the letters.
      Mikołaj czyta listy.
    Santa visits {count} countries and territories.
      Mikołaj odwiedza kraje i terytoria; jest ich {count}.
    Snow is cleared from the runway.
      Z pasa startowego znika śnieg.
    Sunrise is at {rise}, sunset at {set}.
      Wschód słońca o {rise}, zachód o {set}.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      Tak minęła noc: {presents} {presents: prezent, prezenty, prezentów}, {count} {count: przystanek, przystanki, przystanków}, {distance}. {stop}: był {time}[, {local} na miejscu].
    The Sun doesn't rise here today.
      Słońce dziś tu nie wschodzi.
    The Sun doesn't set here today.
      Słońce dziś tu nie zachodzi.
    The bells are polished.
      Dzwoneczki są polerowane.
    The busiest hour starts at {time} UTC: {count} presents.
      Najbardziej pracowita godzina zaczyna się o {time} UTC: {count} {count: prezent, prezenty, prezentów}.
    The day is {time} long.
      Dzień trwa {time}.
    The elves check the list twice.
      Elfy sprawdzają listę dwa razy.
    The elves wrap the first presents.
      Elfy pakują pierwsze prezenty.
    The fastest leg: {distance} an hour, from {place} to {other}.
      Najszybszy odcinek: {distance} na godzinę, {place} – {other}.
    The first stop is {place}, at {time} UTC.
      Pierwszy przystanek to {place}, o {time} UTC.
    The largest city on the way is {place}: {count} people.
      Największe miasto na trasie to {place}: {count} {count: mieszkaniec, mieszkańcy, mieszkańców}.
    The last stop is {place}, at {time} UTC.
      Ostatni przystanek to {place}, o {time} UTC.
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      Litery w PNG są łacińskie. Jeśli tekst ma inne, jest po angielsku, o czym mówi uwaga; SVG pokazuje każde pismo, dla którego przeglądarka ma krój.
    The longest leg: {distance}, from {place} to {other}.
      Najdłuższy odcinek: {distance}, {place} – {other}.
    The longest stay is in {place}: {duration}.
      Najdłuższy postój to {place}: {duration}.
    The maps are brought up to date.
      Mapy są uaktualniane.
    The northernmost stop is {place}.
      Najdalej na północ leży {place}.
    The postcard '{}' can't be written.
      Nie można zapisać pocztówki „{}”.
    The recording '{}' can't be written: {}.
      Nie można zapisać nagrania „{}”: {}.
    The reindeer practise the take-off.
      Renifery ćwiczą start.
    The sacks are sewn.
      Worki są szyte.
    The shortest leg: {distance}, from {place} to {other}.
      Najkrótszy odcinek: {distance}, {place} – {other}.
    The sleigh gets new runners.
      Sanie dostają nowe płozy.
    The smallest place on the way is {place}: {count} people.
      Najmniejsza miejscowość na trasie to {place}: {count} {count: mieszkaniec, mieszkańcy, mieszkańców}.
    The southernmost stop is {place}.
      Najdalej na południe leży {place}.
    The stop farthest from your home is {place}: {distance}.
      Najdalej od twojego domu leży {place}: {distance}.
    The stop nearest to the equator is {place}.
      Najbliżej równika leży {place}.
    The stop nearest to your home is {place}: {distance}.
      Najbliżej twojego domu leży {place}: {distance}.
    The stops have {count} different local times.
      Liczba różnych czasów lokalnych na trasie: {count}.
    The weather shown is typical for December. {reason}.
      Pokazywana pogoda jest typowa dla grudnia. {reason}.
    The whole flight is {distance} long.
      Cały lot ma {distance}.
    Tonight is the night! Take-off is at {time} UTC.
      To już dziś w nocy! Start o {time} UTC.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Zapisuje mapę, Mikołaja, twój dom i odliczanie jako obraz 1200 na 630 pikseli, w rozmiarze pokazywanym na czatach, albo jako tekst. Rozszerzenie FILE określa format. Bez -o wypisuje tekst lub SVG.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      SVG pokazuje pulpit, który wymaga terminala; wiersze nagrywaj do pliku .cast
    cards of arrivals on, off
      karty przylotów: tak, nie
    dashboard theme; auto asks the terminal for its background
      motyw pulpitu; auto pyta terminal o tło
    enter closes this
      enter zamyka to
    make a picture of the flight to share
      utwórz obraz lotu do udostępnienia
    print the places that begin with these letters
      wypisz miejsca zaczynające się od tych liter
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      nagrywaj do FILE.cast (asciinema) albo pulpit jako animację do FILE.svg
    show three lines instead of the whole dashboard
      pokaż trzy wiersze zamiast całego pulpitu
    svg, png or txt; default: the file's suffix, or txt
      svg, png lub txt; domyślnie według rozszerzenia pliku albo txt
    the name must end with .cast or .svg
      nazwa musi kończyć się na .cast lub .svg
    the name must end with .svg, .png or .txt, unless '--format' names the format
      nazwa musi kończyć się na .svg, .png lub .txt, chyba że „--format” podaje format
    the typical weather of December, without network access
      typowa pogoda grudnia, bez sieci
    typical for December
      typowa dla grudnia
    typical|weather of the season
      typowa
    weather service, or 'normal' for typical weather
      serwis pogodowy albo „normal”: typowa pogoda
    write to this file instead of standard output
      zapisz do tego pliku zamiast na standardowe wyjście
    {city} is a capital city.
      {city} to stolica.
    {country} has the most stops: {count}.
      Najwięcej przystanków ma {country}: {count}.
    {country}: stop {number} of {count}.
      {country}: przystanek {number} z {count}.
    {count} presents are on the list.
      Na liście: {count} {count: prezent, prezenty, prezentów}.
    {delivered} delivered
      {delivered} rozdanych
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} rozdanych, w saniach jeszcze {remaining}
    {distance}, {count} stops
      {distance}, {count} {count: przystanek, przystanki, przystanków}
    {home}, by way of {stop} ({distance})
      {home}, przez: {stop} ({distance})
    {number} people live here.
      {number: Mieszka, Mieszkają, Mieszka} tu {number} {number: osoba, osoby, osób}.
    {number} presents for the children here
      {number} {number: prezent, prezenty, prezentów} dla tutejszych dzieci
    character between the cells of a table, or 'tab'; default: ,
      znak między komórkami tabeli albo 'tab'; domyślnie: ,
    export only these properties, separated by commas
      eksportuj tylko te właściwości, rozdzielone przecinkami
    objects in a transaction; default: 10,000
      obiekty w transakcji; domyślnie: 10 000
    say what would be imported, and write nothing
      powiedz, co zostałoby zaimportowane, i niczego nie zapisuj
    types of properties of a new type, as in zip=string,id=int
      typy właściwości nowego typu, np. zip=string,id=int
    write records with errors to FILE, and import the others
      zapisz błędne rekordy do FILE i zaimportuj pozostałe
    """#
}
