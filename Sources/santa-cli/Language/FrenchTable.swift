/// The output in French, in the format that ``WordTable`` describes.
enum FrenchTable {
  static let text = #"""
    1,234 12,345.6|the form of numbers
      1 234 12 345,6
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
      {number} %
    usage:
      usage :
    error:
      erreur :
    hint:
      conseil :
    note:
      note :
    the time until take-off, until Santa is at your home, or since then
      le temps jusqu’au départ, jusqu’à son arrivée chez vous, ou depuis
    the stop nearest to home
      l’étape la plus proche de chez vous
    when Santa arrives there, in local time
      quand il y arrive, en heure locale
    Santa's distance from home
      sa distance de chez vous
    the current stop, or the one he left last
      l’étape actuelle, ou la dernière qu’il a quittée
    the next stop; empty after the landing
      la prochaine étape ; vide après l’atterrissage
    what he is doing, in a few words
      ce qu’il fait, en quelques mots
    an emoji for what he is doing
      un émoji pour ce qu’il fait
    the number of presents delivered
      le nombre de cadeaux distribués
    the number of presents left
      le nombre de cadeaux restants
    the percentage of presents delivered
      le pourcentage de cadeaux distribués
    the time of the flight, in UTC
      l’heure du vol, en UTC
    the local time at {place}
      l’heure locale à {place}
    the weather at {place}; empty if unknown
      la météo à {place} ; vide si inconnue
    Santa's latitude, in degrees
      sa latitude, en degrés
    Santa's longitude, in degrees
      sa longitude, en degrés
    open-meteo.com, without a key; for non-commercial use only
      open-meteo.com, sans clé ; usage non commercial seulement
    pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
      pirateweather.net, avec votre clé dans PIRATE_WEATHER_API_KEY
    api.met.no, with your e-mail address in SANTA_CONTACT
      api.met.no, avec votre adresse électronique dans SANTA_CONTACT
    Shows the flight in the store. If no program runs one there, shows where Santa would be according to the route.
      Affiche le vol du stockage. Si aucun programme n’y vole, affiche où serait le Père Noël d’après la route.
    A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces; {{ and }} are literal braces:
      TEMPLATE est une ligne pour une invite ou une barre d’état. Elle peut contenir ces noms entre accolades ; {{ et }} sont les accolades elles-mêmes :
    With --watch, prints the line again on every change, for status bars that read a pipe. --for and --notify require --watch.
      Avec --watch, affiche de nouveau la ligne à chaque changement, pour les barres d’état qui lisent un tube. --for et --notify exigent --watch.
    On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists the keys. In a pipe, or with --format plain, prints a line for each change.
      Sur un terminal, affiche un tableau de bord avec une carte jusqu’à q ou Ctrl-C ; « ? » liste les touches. Dans un tube, ou avec --format plain, affiche une ligne par changement.
    The first tracker on a store runs the flight. Others follow it, and one of them takes over when it exits. They need no options, because the route and the clock are in the store. With --follow, a tracker never runs the flight, but waits for another program to do so.
      Le premier programme sur un stockage mène le vol. Les autres le suivent, et l’un d’eux prend le relais quand il s’arrête. Ils n’ont besoin d’aucune option, car la route et l’horloge sont dans le stockage. Avec --follow, un programme ne mène jamais le vol, mais en attend un autre.
    The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names another folder. Before Christmas Eve, use --demo to watch a demonstration.
      Le stockage est dans $XDG_DATA_HOME/santa ou ~/.local/share/santa, sauf si --store indique un autre dossier. Avant la veille de Noël, --demo montre une démonstration.
    With --server, several machines share one flight through your own server; see 'santa-server'. One machine runs the flight, and another one takes over when it exits. Without a connection, followers continue with the data that they have. The server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.
      Avec --server, plusieurs machines partagent un vol par votre propre serveur ; voir « santa-server ». Une machine mène le vol, et une autre prend le relais quand elle s’arrête. Sans connexion, les autres continuent avec leurs données. Le jeton du serveur est lu dans le fichier de --token-file, ou dans SANTA_SERVER_TOKEN.
    --weather NAME is one of
      --weather NAME est l’un de
    SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL replace the addresses of the services, as in http://127.0.0.1:8080.
      SANTA_WEATHER fixe la valeur par défaut. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL et SANTA_MET_NORWAY_URL remplacent les adresses des services, par exemple http://127.0.0.1:8080.
    Times are local to each stop, with its UTC offset on that night. --near lists the 15 nearest stops, nearest first; --limit changes the number.
      Les heures sont locales à chaque étape, avec son décalage UTC cette nuit-là. --near liste les 15 étapes les plus proches, la plus proche d’abord ; --limit change le nombre.
    QUERY is a condition on the properties of a stop: place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude and location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times in quotes.
      QUERY est une condition sur les propriétés d’une étape : place, region, population, time, departure, presentsDelivered, utcOffset, id, location.latitude et location.longitude. Utilisez == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH et LIKE ([c] ignore la casse), AND, OR, NOT et des parenthèses. Mettez les textes et les heures entre guillemets.
    FILE or URL is a Santa Tracker route, or a response of its 'info' service that names the route. The times of a different flight are moved to the next one.
      FILE ou URL est une route de Santa Tracker, ou une réponse de son service « info » qui nomme la route. Les heures d’un autre vol sont décalées vers le prochain.
    In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless --raw is given.
      En CSV, les noms qu’un tableur lirait comme des formules sont précédés de ', sauf avec --raw.
    Runs the flight for all trackers on the same store, until the landing or Ctrl-C, without showing it. If another program already runs a flight there, takes over when that program exits.
      Mène le vol pour tous les programmes du même stockage, jusqu’à l’atterrissage ou Ctrl-C, sans l’afficher. Si un autre programme y vole déjà, prend le relais quand il s’arrête.
    Prints a line for each request that it answers, until Ctrl-C. 'track' answers the requests of its own flight; this command works with or without a tracker. Several services can share a store: each request is answered once, and none is lost if a service is killed.
      Affiche une ligne par demande traitée, jusqu’à Ctrl-C. « track » répond aux demandes de son propre vol ; cette commande marche avec ou sans lui. Plusieurs services peuvent partager un stockage : chaque demande reçoit une seule réponse, et aucune n’est perdue si un service est tué.
    Writes the built-in route, or the route of --route with the times at which it would be flown. --route reads the output back as the same route.
      Écrit la route intégrée, ou celle de --route avec les heures auxquelles elle serait suivie. --route relit la sortie comme la même route.
    {*} Did you mean '{}'?
      {*} Vouliez-vous dire « {} » ?
    Unknown command '{}'. {*}
      Commande inconnue « {} ». {*}
    No help for '{}'. {*}
      Pas d’aide sur « {} ». {*}
    Did you mean '{}'?
      Vouliez-vous dire « {} » ?
    The commands are {*}.
      Les commandes sont {*}.
    '{}' is required.
      « {} » est obligatoire.
    Unknown option '{}'.
      Option inconnue « {} ».
    Missing command: '{}' is an option of {*}.
      Il manque une commande : « {} » est une option de {*}.
    Unexpected argument '{}'.
      Argument inattendu « {} ».
    Missing argument: it must be one of {}.
      Il manque un argument, l’un de {}.
    Missing argument: '{}'.
      Il manque un argument : « {} ».
    Missing file: '{}'.
      Il manque un fichier : « {} ».
    Missing folder: '{}'.
      Il manque un dossier : « {} ».
    '{}' is given more than once.
      « {} » est donné plusieurs fois.
    '{}' needs a value: '{}'.
      « {} » demande une valeur : « {} ».
    '{}' doesn't take a value, but has '{}'.
      « {} » ne prend pas de valeur, mais a « {} ».
    '{}' is not an option of '{}'; it belongs to {*}.
      « {} » n’est pas une option de « {} », mais de {*}.
    '{}' is not an option of '{}'; it must be used alone.
      « {} » n’est pas une option de « {} » ; elle s’emploie seule.
    '{}' cannot be combined with '{}': {*}.
      « {} » ne se combine pas avec « {} » : {*}.
    {}='{}' in the environment is not valid: {*}.
      {}='{}' dans l’environnement n’est pas valide : {*}.
    {}: "{}": "{}" is not valid: {*}.
      {} : "{}": "{}" n’est pas valide : {*}.
    '{}' is not valid: {*}.
      « {} » n’est pas valide : {*}.
    '{}' is not valid: {*}
      « {} » n’est pas valide : {*}
    '{}' is not valid. {*}
      « {} » n’est pas valide. {*}
    '{}' contradicts the flight under way: {}.
      « {} » contredit le vol en cours : {}.
    it must be one of {}
      valeurs possibles : {}
    '{}' lists the commands and options.
      « {} » liste les commandes et les options.
    '{}' explains the command and its options.
      « {} » explique la commande et ses options.
    Omit the option to follow that flight, or start another flight with '--store PATH'.
      Omettez l’option pour suivre ce vol, ou commencez-en un autre avec « --store PATH ».
    {} must be a whole number from {} to {}
      {} doit être un nombre entier de {} à {}
    {} must be a number from {} to {}
      {} doit être un nombre de {} à {}
    {} must be a number above {} and at most {}
      {} doit être un nombre supérieur à {} et d’au plus {}
    TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00
      TIME doit être une date et une heure ISO 8601, des années 1 à 9999, par exemple 2026-12-24T22:00 (UTC) ou 2026-12-24T23:00+01:00
    it must be plain, json, or a template with names in braces, as in '{countdown} {place}'
      il faut plain, json, ou un modèle avec des noms entre accolades, comme '{countdown} {place}'
    a '{' isn't followed by a '}'; write '{{' for a literal brace
      un '{' n’est pas suivi d’un '}' ; écrivez '{{' pour l’accolade elle-même
    a '}' isn't preceded by a '{'; write '}}' for a literal brace
      un '}' n’est pas précédé d’un '{' ; écrivez '}}' pour l’accolade elle-même
    unknown name '{}'; the names are {}
      nom inconnu '{}' ; les noms sont {}
    the dashboard needs a terminal for both input and output
      le tableau de bord a besoin d’un terminal en entrée et en sortie
    TERM is {}, and the dashboard needs a terminal that can move the cursor
      TERM est {}, et le tableau de bord a besoin d’un terminal qui déplace le curseur
    list, retry and drop the failed events of a listener
      lister, réessayer ou abandonner les événements en échec
    list the failed events with their errors
      lister les événements en échec avec leurs erreurs
    give failed events another series of attempts
      réessayer des événements en échec
    remove failed events for ever
      supprimer définitivement des événements en échec
    the failed event, as in /u1/weather@42, or the path of a store
      l’événement (/u1/weather@42), ou le chemin d’un stockage
    all failed events
      tous les événements en échec
    A listener, such as 'santa-cli weather-service --match', sets an event aside when it has failed several times, and goes on with the next one. DIR is the folder of a listener, or a folder with listeners; by default, all those of 'weather-service'. The listener can go on while these commands run.
      Un service tel que « santa-cli weather-service --match » met de côté un événement qui a échoué plusieurs fois, et passe au suivant. DIR est le dossier d’un tel service, ou un dossier qui en contient ; par défaut, tous ceux de « weather-service ». Le service peut continuer pendant ces commandes.
    EVENT is an event as 'list' prints it, such as /u1/weather@42, or the path of a store for all its events.
      EVENT est un événement tel que « list » l’affiche, comme /u1/weather@42, ou le chemin d’un stockage pour tous ses événements.
    The listener tries the events again within seconds, or when it is next started. Its later events were already handled. An event that fails again stays in the list.
      Le service réessaie les événements en quelques secondes, ou à son prochain démarrage. Les événements suivants sont déjà traités. Un événement qui échoue encore reste dans la liste.
    The listener doesn't try the events again. What they asked for stays undone. This also frees the files that keep the events.
      Le service ne réessaie plus les événements. Ce qu’ils demandaient reste à faire. Les fichiers qui les gardent sont libérés.
    There are no failed events.
      Il n’y a pas d’événement en échec.
    attempts: {number}
      essais : {number}
    waits for the listener
      attend le service
    Events to try again: {number}
      Événements à réessayer : {number}
    Removed events: {number}
      Événements supprimés : {number}
    The store in '{}' was deleted.
      Le stockage dans « {} » a été supprimé.
    Run the command again when there is a store.
      Relancez la commande quand il y aura un stockage.
    There is no listener in '{}'.
      Il n’y a pas de service dans « {} ».
    Give the folder of a listener. It has the name of the listener, and contains the folder 'failed'.
      Donnez le dossier d’un service. Il porte le nom du service et contient le dossier « failed ».
    There is no failed event '{}'.
      Il n’y a pas d’événement en échec « {} ».
    '{}' prints the failed events.
      « {} » affiche les événements en échec.
    No connection to the server ({heard}). Requests are answered when it is back.
      Pas de connexion au serveur ({heard}). Les demandes auront une réponse à son retour.
    You may only read this store.
      Vous pouvez seulement lire ce stockage.
    The server refuses new weather. {reason}
      Le serveur refuse la nouvelle météo. {reason}
    The server refuses changes to the flight. {reason}
      Le serveur refuse les modifications du vol. {reason}
    The server accepts new weather again.
      Le serveur accepte de nouveau la météo.
    The server accepts changes to the flight again.
      Le serveur accepte de nouveau les modifications du vol.
    The folder of the store was deleted; waiting until a program makes it again.
      Le dossier du stockage a été supprimé ; attente qu’un programme le recrée.
    A token requires a server. Add '--server URL'.
      Un jeton exige un serveur. Ajoutez « --server URL ».
    data from a server is stored in files
      les données d’un serveur sont gardées dans des fichiers
    Only CSV output escapes strings. Add '--format csv'.
      Seule la sortie CSV neutralise les textes. Ajoutez « --format csv ».
    The real flight can't be repeated. Add '--demo', or a time with '--at'.
      Le vrai vol ne se répète pas. Ajoutez « --demo », ou une heure avec « --at ».
    '{}' prints each change as JSON
      « {} » affiche chaque changement en JSON
    It requires '--watch'.
      Il faut « --watch ».
    the program that runs the flight sets the route and the clock
      le programme qui mène le vol fixe la route et l’horloge
    the program that runs the flight requests the weather
      le programme qui mène le vol demande la météo
    no other program can use an in-memory store
      aucun autre programme ne peut utiliser un stockage en mémoire
    both set the place from which distances are measured
      les deux fixent le lieu d’où l’on mesure
    each must be used alone
      chacune s’emploie seule
    no home was given. {*}
      aucun domicile n’est donné. {*}
    Give a place, as in Oslo or "Sydney, Canada", or coordinates in degrees, as in 59.91,10.75
      Donnez un lieu, comme Oslo ou "Sydney, Canada", ou des coordonnées en degrés, comme 59.91,10.75
    {} is not LAT,LON. Write two numbers with decimal points and a comma between them, as in 59.91,10.75
      {} n’est pas LAT,LON. Écrivez deux nombres à point décimal séparés par une virgule, comme 59.91,10.75
    the latitude {} is not within {} degrees. Latitude comes first, as in 59.91,10.75
      la latitude {} n’est pas dans {} degrés. La latitude vient d’abord, comme dans 59.91,10.75
    the longitude {} is not within {} degrees. West is negative, as in 40.71,-74.01
      la longitude {} n’est pas dans {} degrés. L’ouest est négatif, comme dans 40.71,-74.01
    no place called {} is known. {*}
      aucun lieu nommé {} n’est connu. {*}
    no {} is known in {}. {*}
      {} n’est pas connu en {}. {*}
    Did you mean {*}? If not, give coordinates, as in 59.91,10.75
      Vouliez-vous dire {*} ? Sinon, donnez des coordonnées, comme 59.91,10.75
    Did you mean {*}?
      Vouliez-vous dire {*} ?
    Override it with '--home', or unset the variable.
      Remplacez-le avec « --home », ou supprimez la variable.
    Override it with '--home', or correct the file.
      Remplacez-le avec « --home », ou corrigez le fichier.
    Unset the variable.
      Supprimez la variable.
    Correct the file.
      Corrigez le fichier.
    {}: unknown setting "{}". {*}
      {} : réglage inconnu "{}". {*}
    {}: unknown setting "{}".
      {} : réglage inconnu "{}".
    The settings are {}.
      Les réglages sont {}.
    {}: "{}" must be a non-empty string in quotation marks.
      {} : "{}" doit être un texte non vide entre guillemets.
    Write it as in {}, or remove it.
      Écrivez par exemple {}, ou retirez-le.
    {}: the settings must be a JSON object.
      {} : les réglages doivent être un objet JSON.
    A settings file is a JSON object, as in {}.
      Un fichier de réglages est un objet JSON, comme {}.
    The settings file '{}' can't be read.
      Le fichier de réglages « {} » ne peut être lu.
    Check its permissions.
      Vérifiez ses droits.
    The settings file '{}' is not a regular file.
      Le fichier de réglages « {} » n’est pas un fichier ordinaire.
    The settings file '{}' is too large: {} bytes of at most {}.
      Le fichier de réglages « {} » est trop gros : {} octets pour {} au plus.
    '{}' isn't a web address such as https://example.org/route.json.
      « {} » n’est pas une adresse web comme https://example.org/route.json.
    A route is a Santa Tracker JSON file. Without '--route', the built-in route is used.
      Une route est un fichier JSON de Santa Tracker. Sans « --route », la route intégrée est utilisée.
    Give the path or the web address of a Santa Tracker JSON file, '-' for standard input, or omit '--route'.
      Donnez le chemin ou l’adresse web d’un fichier JSON de Santa Tracker, « - » pour l’entrée standard, ou omettez « --route ».
    The route can't be read from standard input.
      La route ne peut être lue sur l’entrée standard.
    The route file '{}' doesn't exist.
      Le fichier de route « {} » n’existe pas.
    The route file '{}' can't be read.
      Le fichier de route « {} » ne peut être lu.
    The route '{}' is neither a file nor a pipe.
      La route « {} » n’est ni un fichier ni un tube.
    '{}' isn't a server address.
      « {} » n’est pas une adresse de serveur.
    Write it as in '--server https://santa.example.org:8724'.
      Écrivez par exemple « --server https://santa.example.org:8724 ».
    Synchronisation with the server at {} has stopped: {*}
      La synchronisation avec le serveur {} s’est arrêtée : {*}
    {*} Or sign in as a user with 'santa-cli login'.
      {*} Ou connectez-vous comme utilisateur avec « santa-cli login ».
    'santa-server' prints it at its first start; 'santa-server token' makes a new one.
      « santa-server » l’affiche à son premier démarrage ; « santa-server token » en crée un autre.
    The server needs a token, but {} is empty.
      Le serveur demande un jeton, mais {} est vide.
    {} doesn't contain a valid server token: it is too long or has invalid characters.
      {} ne contient pas de jeton valide : il est trop long ou a des caractères invalides.
    The server token file '{}' doesn't exist.
      Le fichier de jeton « {} » n’existe pas.
    The server token file '{}' can't be read.
      Le fichier de jeton « {} » ne peut être lu.
    The server token file '{}' is neither a file nor a pipe.
      Le jeton « {} » n’est ni un fichier ni un tube.
    An in-memory store can't be synchronised with a server.
      Un stockage en mémoire ne peut être synchronisé avec un serveur.
    The folder '{}' can't be created.
      Le dossier « {} » ne peut être créé.
    Choose another folder with '--store PATH'.
      Choisissez un autre dossier avec « --store PATH ».
    '{}' is in use by another program that is connected to a server.
      « {} » est utilisé par un autre programme connecté à un serveur.
    Choose another folder with '--store PATH', or omit the option.
      Choisissez un autre dossier avec « --store PATH », ou omettez l’option.
    Pirate Weather needs an API key.
      Pirate Weather demande une clé d’API.
    Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net.
      Mettez votre clé dans PIRATE_WEATHER_API_KEY. Elle est gratuite sur pirateweather.net.
    MET Norway requires your contact address.
      MET Norway demande votre adresse de contact.
    Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.
      Mettez votre adresse électronique dans SANTA_CONTACT. Seul MET Norway la reçoit.
    SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.
      SANTA_CONTACT n’est pas valide : au plus 200 caractères ASCII imprimables.
    Set it to an e-mail address or the address of a web page.
      Mettez-y une adresse électronique ou l’adresse d’une page web.
    {} is not valid: '{}' is not a web address.
      {} n’est pas valide : « {} » n’est pas une adresse web.
    Write it as in https://api.example.org, without the path of the service.
      Écrivez par exemple https://api.example.org, sans le chemin du service.
    The store has no default folder: neither XDG_DATA_HOME nor HOME is set.
      Le stockage n’a pas de dossier : ni XDG_DATA_HOME ni HOME n’est défini.
    Choose one with '--store PATH', or save nothing with '--store :memory:'.
      Choisissez-en un avec « --store PATH », ou n’enregistrez rien avec « --store :memory: ».
    Choose another folder with '--store PATH', or save nothing with '--store :memory:'.
      Choisissez un autre dossier avec « --store PATH », ou n’enregistrez rien avec « --store :memory: ».
    Move the folder away, so that a new store is created, or choose another folder with '--store PATH'.
      Déplacez le dossier pour qu’un nouveau stockage soit créé, ou choisissez-en un autre avec « --store PATH ».
    Check the disk and the folder's permissions, or save nothing with '--store :memory:'.
      Vérifiez le disque et les droits du dossier, ou n’enregistrez rien avec « --store :memory: ».
    '{}' starts a flight in another store.
      « {} » commence un vol dans un autre stockage.
    '{}' is relative to the working directory, which no longer exists.
      « {} » est relatif au dossier de travail, qui n’existe plus.
    Change to an existing folder, or give an absolute path.
      Allez dans un dossier existant, ou donnez un chemin absolu.
    '{}' and '{}'
      « {} » et « {} »
    "{}" or "{}"
      "{}" ou "{}"
    the built-in route of {year}
      la route intégrée de {year}
    the route '{name}'
      la route « {name} »
    in real time
      en temps réel
    at {factor} times real speed
      à {factor} fois la vitesse réelle
    {factor} times faster than real time
      {factor} fois plus vite que le temps réel
    Flying {title}, {speed}. Times are UTC.
      Vol : {title}, {speed}. Les heures sont en UTC.
    Following {title}, {speed}. Times are UTC.
      Suivi : {title}, {speed}. Les heures sont en UTC.
    Flying {title}, {speed}.
      Vol : {title}, {speed}.
    Another process is flying {title}; this one takes over when it exits.
      Un autre programme vole déjà ({title}) ; celui-ci prendra le relais quand il s’arrêtera.
    The program that ran the flight has exited; this one takes over.
      Le programme qui menait le vol s’est arrêté ; celui-ci prend le relais.
    The program that ran the flight has exited. Waiting for another one.
      Le programme qui menait le vol s’est arrêté. En attente d’un autre.
    No program is running a flight there; waiting. '{command}' starts one.
      Aucun programme ne mène de vol ici ; en attente. « {command} » en démarre un.
    The clock is paused.
      L’horloge est en pause.
    The clock now runs {speed}.
      L’horloge tourne maintenant {speed}.
    The clock was set to another time.
      L’horloge a été réglée sur une autre heure.
    Landed.
      Atterri.
    (guessed; set it with --home)
      (deviné ; précisez avec --home)
    {home}: Santa reaches {stop} on {time}[, {local} there].
      {home} : le Père Noël arrive le {time}[, {local} sur place] (étape : {stop}).
    The flight starts on {time}. Watch a demonstration now: {command}
      Le vol commence le {time}. Pour voir une démonstration tout de suite : {command}
    Less than an hour: Santa is coming to {city}
      Moins d’une heure : le Père Noël approche de {city}
    Less than ten minutes to {city}: off to bed!
      {city} dans moins de dix minutes : au lit !
    The next stop is {city}!
      Prochaine étape : {city} !
    Santa is in {city} now!
      {city} : le Père Noël est là !
    Notifications are off: '{program}' was not found.
      Pas de notifications : « {program} » est introuvable.
    '{program}' could not show a notification.
      « {program} » n’a pas pu afficher de notification.
    take-off in {time}
      départ dans {time}
    {number} left
      reste {number}
    home {time}
      chez vous {time}
    home visited
      déjà passé
    The route's times match the flight of {year} and are unchanged.
      Les heures de la route sont celles du vol de {year} et restent inchangées.
    The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}.
      La route date de {year} ; ses heures sont décalées vers le prochain vol. Pour les garder, utilisez « --at » avec une heure de {year}.
    The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route.
      Les heures de la route ne sont pas celles du vol de {year} et sont décalées vers lui. Pour les garder, utilisez « --at » avec une heure de la route.
    Time
      Heure
    Santa
      Père Noël
    Where
      Lieu
    Next
      Ensuite
    Presents
      Cadeaux
    Flown
      Vol
    Weather
      Météo
    Home
      Chez vous
    {time} UTC, by the clock of {title}
      {time} UTC, à l’horloge de {title}
    {title}, under way
      {title}, en cours
    {title}, not tracked here
      {title}, non suivie ici
    at {place} ({position})
      {place} ({position})
    on the way from {place} ({position})
      en route depuis {place} ({position})
    somewhere
      quelque part
    {place}: take-off in {time}
      {place} : départ dans {time}
    {place}: in {time}
      {place} : dans {time}
    {place}: has been, {time} ago
      {place} : passé, il y a {time}
    {place}: next flight: in {time}
      {place} : prochain vol dans {time}
    , on {time} there
      , le {time} sur place
    {time} ago
      il y a {time}
    Local time
      Heure locale
    Place
      Lieu
    Region
      Région
    From home
      De chez vous
    Distance
      Distance
    Follow Santa from the terminal.
      Suivez le Père Noël depuis le terminal.
    commands:
      commandes :
    options:
      options :
    exit codes:
      codes de sortie :
    examples:
      exemples :
    '{program} help COMMAND' explains a command. '--' ends the options.
      « {program} help COMMAND » explique une commande. « -- » termine les options.
    {days}d {hours}h
      {days}j {hours}h
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
      janv.
    Feb
      févr.
    Mar
      mars
    Apr
      avr.
    May
      mai
    Jun
      juin
    Jul
      juil.
    Aug
      août
    Sep
      sept.
    Oct
      oct.
    Nov
      nov.
    Dec
      déc.
    Out of sight
      Hors de vue
    Flying
      En vol
    Delivering
      Distribution
    Brushing reindeer
      Brosse les rennes
    Cookie break
      Pause biscuits
    Calling Mrs. Claus
      Appelle Mère Noël
    Home again
      De retour
    Nobody is sure what Santa is up to.
      Personne ne sait ce que fait le Père Noël.
    Racing across the sky to the next stop.
      File dans le ciel vers la prochaine étape.
    Slipping presents under the trees.
      Glisse des cadeaux sous les sapins.
    Giving the reindeer carrots and a good brush.
      Donne des carottes aux rennes et les brosse.
    Having cookies and a glass of milk.
      Mange des biscuits avec un verre de lait.
    On the phone with Mrs. Claus.
      Au téléphone avec la Mère Noël.
    Weather[ in {place}]:
      Météo[, {place}] :
    asking
      demande envoyée
    looking it up
      recherche en cours
    unknown[, {reason}]
      inconnue[, {reason}]
    unknown weather
      temps inconnu
    clear
      ciel clair
    rain
      pluie
    snow
      neige
    sleet
      neige fondue
    windy
      vent
    fog
      brouillard
    cloudy
      nuageux
    partly cloudy
      éclaircies
    {condition}[, {temperature}]
      {condition}[, {temperature}]
    ({source})
      ({source})
    {report} in {place}
      {report} ({place})
    Answering requests in {folder} by {service}. Times are UTC.
      Réponses aux demandes dans {folder} par {service}. Les heures sont en UTC.
    Santa Tracker
      Suivi du Père Noël
    paused
      en pause
    Looking for Santa …
      À la recherche du Père Noël …
    The flight's program has exited. Waiting for 'santa-cli fly'.
      Le programme du vol s’est arrêté. En attente de « santa-cli fly ».
    No flight. Run 'santa-cli fly'.
      Pas de vol. Lancez « santa-cli fly ».
    No flight
      Pas de vol
    last heard {time} ago
      dernier contact il y a {time}
    no contact yet
      aucun contact
    No connection to the server ({heard}). The flight continues with the data on this machine.
      Pas de connexion au serveur ({heard}). Le vol continue avec les données de cette machine.
    The server is connected again.
      Le serveur est de nouveau connecté.
    No connection to the server: {heard}
      Pas de connexion au serveur : {heard}
    Take-off in
      Départ dans
    Santa reaches {city} in
      {city} : arrivée dans
    Santa was in {city}
      {city} : passé il y a
    Santa is back in {city} in
      {city} : de retour dans
    ago
       
    at {time} there
      {time} sur place
    guessed; set it with --home
      deviné ; précisez avec --home
    {distance} away
      à {distance}
    Santa has come to {city}!
      {city} : le Père Noël est là !
    {number} presents
      {number} {number: cadeau, cadeaux, de cadeaux}
    Merry Christmas!
      Joyeux Noël !
    {time} in {city}
      {city} : {time}
    leaves[ {city}] in
      départ[ de {city}] dans
    in|before a remaining time
      dans
    {number} done
      {number} faits
    {number} to go
      reste {number}
    Speed
      Vitesse
    Weather in {place}
      Météo : {place}
    now
      à l’instant
    {minutes} min ago
      il y a {minutes} min
    {hours} h ago
      il y a {hours} h
    No reading. {reason}
      Pas de mesure. {reason}
    Last stops
      Dernières étapes
    Next stops
      Prochaines étapes
    {all} stops
      {all} {all: étape, étapes}
    {count} of {all}
      {count} sur {all}
    type to search
      taper pour chercher
    No stop has this name.
      Aucune étape ne porte ce nom.
    Santa is there in {time}
      Il y sera dans {time}
    Santa was there {time} ago
      Il y était il y a {time}
    Santa is there now
      Il y est en ce moment
    People
      Habitants
    Presents an hour
      Cadeaux par heure
    You may only read this flight: its clock can't be changed
      Vous pouvez seulement lire ce vol : son horloge ne change pas
    This is the real flight: its clock can't be changed
      C’est le vrai vol : son horloge ne peut pas être changée
    choose
      choisir
    fly there
      y voler
    back
      retour
    quit
      fin
    list
      liste
    map
      carte
    help
      aide
    pause
      pause
    space|key
      espace
    speed
      vitesse
    stops
      étapes
    pause, faster, slower
      pause, plus ou moins vite
    by stop; 10 min from home
      étape ; 10 min avant vous
    list of stops, and search
      liste et recherche
    map: next view; home
      carte : vue ; chez vous
    map: zoom, move; mouse
      carte : zoom ; souris
    home|on the map
      chez vous
    next stop
      prochaine étape
    later stops
      étapes suivantes
    his way
      sa route
    ? closes this
      ? ferme l’aide
    {position} (near {place})
      {position} (près de {place})
    {city}, {region}
      {city}, {region}
    your home; default: guessed from the system's time zone
      votre domicile ; par défaut deviné d’après le fuseau horaire du système
    store folder; :memory: saves nothing
      dossier du stockage ; :memory: n’enregistre rien
    route as Santa Tracker JSON; - reads standard input
      route au format JSON de Santa Tracker ; - lit l’entrée standard
    start the clock at TIME, as in 2026-12-24T10:00 (UTC)
      démarrer l’horloge à TIME, par exemple 2026-12-24T10:00 (UTC)
    run the clock N times faster
      faire tourner l’horloge N fois plus vite
    share the stores with other machines through a server
      partager les stockages avec d’autres machines par un serveur
    file with the server's token, instead of SANTA_SERVER_TOKEN
      fichier du jeton du serveur, au lieu de SANTA_SERVER_TOKEN
    demo flight; default: from take-off, 600 times faster
      vol de démonstration ; par défaut depuis le départ, 600 fois plus vite
    exit after this many seconds of real time
      quitter après ce nombre de secondes réelles
    show a desktop notification when Santa comes closer
      afficher une notification quand le Père Noël approche
    restart the demo flight after each landing
      recommencer la démonstration après chaque atterrissage
    list only results that match the query
      n’afficher que les résultats qui correspondent à la requête
    plain text, or one JSON object per line
      texte simple, ou un objet JSON par ligne
    don't escape formulas and control characters in CSV
      ne pas neutraliser les formules et caractères de contrôle en CSV
    units of text output; default: from the locale
      unités du texte ; par défaut celles des paramètres régionaux
    language of text output; default: from the locale
      langue du texte ; par défaut celle des paramètres régionaux
    print the sources and licences of the built-in data
      afficher les sources et licences des données intégrées
    plain text, one JSON object per line, or a template such as '{countdown} {place}'
      texte simple, un objet JSON par ligne, ou un modèle comme '{countdown} {place}'
    print a line on every change, until Ctrl-C
      afficher une ligne à chaque changement, jusqu’à Ctrl-C
    show the current state, once or on every change
      afficher l’état actuel, une fois ou à chaque changement
    follow Santa: where he is, what he does, when he reaches you
      suivre le Père Noël : où il est, ce qu’il fait, quand il vient
    dashboard, plain text, or one JSON object per line
      tableau de bord, texte simple, ou un objet JSON par ligne
    follow only: never run the flight, wait for another program
      suivre seulement : ne jamais voler, attendre un autre programme
    dashboard colours; auto detects what the terminal supports
      couleurs du tableau de bord ; auto détecte celles du terminal
    move Santa ten times a second
      déplacer le Père Noël dix fois par seconde
    ring an hour, ten minutes and one stop before home
      sonner une heure, dix minutes et une étape avant chez vous
    answer the weather requests in a store
      répondre aux demandes de météo d’un stockage
    verify a store's checksums, indexes and links
      vérifier les sommes, index et liens d’un stockage
    run a flight without showing it
      mener un vol sans l’afficher
    print a completion script for a shell
      afficher un script de complétion pour un shell
    export a route as Santa Tracker JSON
      exporter une route au format JSON de Santa Tracker
    Santa Tracker JSON, the only format
      JSON de Santa Tracker, le seul format
    print all objects of a type
      afficher tous les objets d’un type
    one JSON object per line, or CSV
      un objet JSON par ligne, ou CSV
    print the manual page
      afficher la page de manuel
    show help for the program or a command
      afficher l’aide du programme ou d’une commande
    print the version
      afficher la version
    sign in to a server as a user
      se connecter à un serveur
    sign out of a server
      se déconnecter d’un serveur
    print the user who is signed in to a server
      afficher l’utilisateur connecté à un serveur
    share stores with other users of a server
      partager des bases avec d’autres utilisateurs
    list the stores that you may use, or who may use a store
      lister vos droits, ou qui peut utiliser une base
    give users a right to a store
      donner à des utilisateurs un droit sur une base
    also let them create stores there
      permettre aussi d’y créer des bases
    take a right to a store away
      retirer un droit sur une base
    give up your right to a store of another user
      renoncer à votre droit sur la base d’un autre
    print a token with which another user gets a right
      afficher un jeton qui donne un droit à un autre utilisateur
    hours after which the offer expires
      heures après lesquelles l’offre expire
    accept an offer, and print its store
      accepter une offre et afficher sa base
    path of the flight's store on the server; default: /~/santa
      chemin de la base du vol sur le serveur ; sinon /~/santa
    answer in all stores with these paths, as in '/*/weather'
      répond dans toutes les bases comme '/*/weather'
    WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands for one component. LEVEL is read, write or manage; manage includes giving rights.
      WHO est le nom d’un utilisateur, « users » pour tous les utilisateurs connectés, ou « anyone » pour tous. PATH est le chemin d’une base, comme /~/santa, ou un motif : dans « /~/* », l’étoile remplace un composant. LEVEL est read, write ou manage ; manage permet aussi de donner des droits.
    Rights add up. 'revoke' takes a right away that was given to the same WHO with the same PATH. 'login' signs a user in.
      Les droits s’ajoutent. « revoke » retire un droit donné au même WHO avec le même PATH. « login » connecte un utilisateur.
    Send the token to a person, who accepts the offer with 'share accept'. The first user who accepts it gets the right. The token can't be printed again.
      Envoyez le jeton à une personne, qui accepte l’offre avec « share accept ». Le premier utilisateur qui l’accepte obtient le droit. Le jeton ne peut pas être affiché de nouveau.
    With --path, the flight is one that another user shares; 'share list' prints its path. Its weather is in the store 'weather' next to it.
      Avec --path, le vol est celui qu’un autre utilisateur partage ; « share list » affiche son chemin. Sa météo est dans la base « weather » voisine.
    address of the server
      adresse du serveur
    name of the user
      nom de l’utilisateur
    create the user first
      créer d’abord l’utilisateur
    Reads the password from the terminal, or from standard input. Commands with --server then use the stores of this user, unless they get a token. The session stays in the program's data folder until 'santa-cli logout'.
      Lit le mot de passe au terminal ou sur l’entrée standard. Les commandes avec --server utilisent ensuite les bases de cet utilisateur, sauf si elles reçoivent un jeton. La session reste dans le dossier de données du programme jusqu’à « santa-cli logout ».
    Without a token, the user of 'santa-cli login' is used, with this user's own stores.
      Sans jeton, c’est l’utilisateur de « santa-cli login », avec ses propres bases.
    list the transactions in the history of a store
      lister les transactions de l’historique d’un stockage
    print each transaction of a store when it is committed
      afficher chaque transaction dès sa validation
    list only transactions of this author
      lister seulement les transactions de cet auteur
    list only transactions after a version, token or time
      lister seulement les transactions après une version, un jeton ou une heure
    list only the newest N transactions
      lister seulement les N transactions les plus récentes
    list the newest transaction first
      lister d’abord la transaction la plus récente
    list and end what keeps the history of a store
      lister et terminer ce qui garde l’historique d’un stockage
    list who demands versions, and the cursors
      lister qui exige des versions, et les curseurs
    end the demand of a program, or remove a cursor
      terminer une exigence ou retirer un curseur
    remove the versions before another one
      retirer les versions avant une autre
    the program whose demand ends
      le programme dont l’exigence se termine
    the cursor to remove
      le curseur à retirer
    the first version or time to keep
      la première version ou heure à garder
    print the objects of a type in an earlier version
      afficher les objets d’un type dans une version antérieure
    the version to show, by its number or a time
      la version à afficher, par son numéro ou une heure
    rewrite a store's files without obsolete data
      réécrire les fichiers d’un stockage sans données périmées
    list the stops with their local arrival times
      lister les étapes avec leur heure d’arrivée locale
    for terminals, programs, spreadsheets or maps
      pour terminaux, programmes, tableurs ou cartes
    list the nearest stops with their distances
      lister les étapes les plus proches avec leur distance
    sort by a property; "PROPERTY desc" for descending order
      trier par une propriété ; "PROPERTY desc" pour l’ordre décroissant
    list at most N stops
      lister au plus N étapes
    show the types, counts, sizes and versions of a store
      types, nombres, tailles et versions d’un stockage
    show help for the program or the given command
      afficher l’aide du programme ou de la commande donnée
    success, also if the reader closed the output
      succès, même si le lecteur a fermé la sortie
    invalid command line; the message says how to fix it
      ligne de commande invalide ; le message dit comment la corriger
    a file has invalid or damaged contents
      un fichier a un contenu invalide ou endommagé
    an input file doesn't exist or can't be read
      un fichier d’entrée n’existe pas ou ne peut être lu
    a server can't be reached, or refused the request
      un serveur est injoignable ou a refusé la demande
    the store can't be created or opened
      le stockage ne peut être créé ou ouvert
    reading or writing failed
      la lecture ou l’écriture a échoué
    invalid setting in the environment or the settings file
      réglage invalide dans l’environnement ou le fichier de réglages
    interrupted with Ctrl-C
      interrompu par Ctrl-C
    nothing answers at {}
      rien ne répond à {}
    {} can't be found: no network, or no such name
      {} est introuvable : pas de réseau, ou nom inexistant
    {} did not answer within {} seconds
      {} n’a pas répondu en {} secondes
    there is no secure connection to {} ({})
      pas de connexion sécurisée à {} ({})
    there is no secure connection to {}
      pas de connexion sécurisée à {}
    the connection to {} broke off
      la connexion à {} a été coupée
    {} sent more than {} bytes
      {} a envoyé plus de {} octets
    the request to {} failed ({})
      la demande à {} a échoué ({})
    the request to {} failed
      la demande à {} a échoué
    it got too many requests: {}
      trop de demandes : {}
    it got too many requests
      trop de demandes
    it is unavailable for a while: {}
      indisponible pour le moment : {}
    it is unavailable for a while
      indisponible pour le moment
    it failed with status {}: {}
      échec avec le statut {} : {}
    it failed with status {}
      échec avec le statut {}
    it refused the request with status {}: {}
      demande refusée avec le statut {} : {}
    it refused the request with status {}
      demande refusée avec le statut {}
    it answered with status {}: {}
      réponse avec le statut {} : {}
    it answered with status {}
      réponse avec le statut {}
    it answered with a web page instead of data
      la réponse est une page web au lieu de données
    the limit of {} places a minute is reached
      la limite de {} lieux par minute est atteinte
    no answer for this place
      pas de réponse pour ce lieu
    it answered for {} places instead of {}
      la réponse concerne {} lieux au lieu de {}
    its answer is not JSON: {}
      la réponse n’est pas du JSON : {}
    its answer has no '{}'
      la réponse n’a pas de « {} »
    its answer {}
      la réponse est invalide : {}
    '{}' in its answer {}
      « {} » est invalide dans la réponse : {}
    create or update objects from JSON or CSV
      créer ou modifier des objets depuis JSON ou CSV
    copy the readable data of a damaged store to a new one
      copier le lisible d’un stockage abîmé vers un nouveau
    folder of the new store; must be empty or not exist
      dossier du nouveau stockage ; vide ou inexistant
    store folder; created if missing
      dossier du stockage ; créé au besoin
    inspect, compare, import, export and recover stores
      examiner, comparer, importer, exporter, récupérer
    input format; default: csv for *.csv, json otherwise
      format d’entrée ; par défaut csv pour *.csv, sinon json
    primary key property of a new type
      propriété clé primaire d’un nouveau type
    the type of the objects
      le type des objets
    print the schema of a store: types and properties
      afficher le schéma : types et propriétés
    Swift classes, or JSON to save and compare
      classes Swift, ou JSON à conserver et comparer
    compare the schemas and objects of two stores
      comparer les schémas et objets de deux stockages
    compare only the objects of this type
      ne comparer que les objets de ce type
    the two stores differ
      les deux stockages diffèrent
    export the objects of a type, for 'store import'
      exporter les objets d’un type, pour « store import »
    --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at most 30 seconds, and is written when the dashboard ends.
      --record écrit tout ce qui s’affiche dans FILE.cast, pour « asciinema play ». Chaque ligne est complète même après Ctrl-C. FILE.svg est une animation du tableau de bord de 30 secondes au plus, écrite à la fin.
    A PNG has Latin letters only, so the picture is in English. An SVG has all letters.
      Un PNG n’a que des lettres latines : l’image est donc en anglais. Un SVG les a toutes.
    A PNG picture isn't text. Name a file with '-o santa.png'.
      Une image PNG n’est pas du texte. Nommez un fichier avec « -o santa.png ».
    Advent: door {number} of 24
      Avent : fenêtre {number} sur 24
    All rest before the long night.
      Tous se reposent avant la longue nuit.
    At {count} stops, the Sun doesn't rise on Christmas Day.
      À {count} étapes, le soleil ne se lève pas le jour de Noël.
    Before your home, Santa makes {count} stops.
      Avant chez vous, il fait {count} {count: étape, étapes}.
    Carrots are packed for the reindeer.
      Les carottes des rennes sont emballées.
    Check that the folder exists and that you may write to it.
      Vérifiez que le dossier existe et que vous pouvez y écrire.
    Halfway, at {time} UTC, Santa is near {place}.
      À mi-parcours, à {time} UTC, il est près de {place}.
    It is {distance} from your home.
      À {distance} de chez vous.
    Mrs. Claus bakes cookies.
      La Mère Noël prépare des biscuits.
    Open-Meteo, or typical weather if it can't be reached
      Open-Meteo, ou la météo typique s’il est injoignable
    Santa makes {count} stops this year.
      Le Père Noël fait {count} {count: étape, étapes} cette année.
    Santa reads the letters.
      Le Père Noël lit les lettres.
    Santa visits {count} countries and territories.
      Le Père Noël visite {count} pays et territoires.
    Snow is cleared from the runway.
      On déneige la piste.
    Sunrise is at {rise}, sunset at {set}.
      Lever du soleil à {rise}, coucher à {set}.
    That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there].
      La nuit est finie : {presents} {presents: cadeau, cadeaux, de cadeaux}, {count} {count: étape, étapes}, {distance}. {stop} : passage le {time}[, {local} sur place].
    The Sun doesn't rise here today.
      Le soleil ne se lève pas ici aujourd’hui.
    The Sun doesn't set here today.
      Le soleil ne se couche pas ici aujourd’hui.
    The bells are polished.
      Les clochettes sont astiquées.
    The busiest hour starts at {time} UTC: {count} presents.
      L’heure la plus chargée commence à {time} UTC : {count} {count: cadeau, cadeaux, de cadeaux}.
    The day is {time} long.
      Le jour dure {time}.
    The elves check the list twice.
      Les lutins vérifient la liste deux fois.
    The elves wrap the first presents.
      Les lutins emballent les premiers cadeaux.
    The fastest leg: {distance} an hour, from {place} to {other}.
      Le trajet le plus rapide : {distance} à l’heure, de {place} à {other}.
    The first stop is {place}, at {time} UTC.
      La première étape est {place}, à {time} UTC.
    The largest city on the way is {place}: {count} people.
      La plus grande ville du trajet est {place} : {count} {count: habitant, habitants, d’habitants}.
    The last stop is {place}, at {time} UTC.
      La dernière étape est {place}, à {time} UTC.
    The letters of a PNG are Latin. If the text has others, it is in English, and a note says so; an SVG shows every script for which the viewer has a font.
      Les lettres d’un PNG sont latines. Si le texte en a d’autres, il est en anglais, et une note le dit ; un SVG montre toute écriture pour laquelle le lecteur a une police.
    The longest leg: {distance}, from {place} to {other}.
      Le plus long trajet : {distance}, de {place} à {other}.
    The longest stay is in {place}: {duration}.
      Le plus long arrêt est à {place} : {duration}.
    The maps are brought up to date.
      Les cartes sont mises à jour.
    The northernmost stop is {place}.
      L’étape la plus au nord est {place}.
    The postcard '{}' can't be written.
      La carte postale « {} » ne peut être écrite.
    The recording '{}' can't be written: {}.
      L’enregistrement « {} » ne peut être écrit : {}.
    The reindeer practise the take-off.
      Les rennes s’exercent au décollage.
    The sacks are sewn.
      Les sacs sont cousus.
    The shortest leg: {distance}, from {place} to {other}.
      Le plus court trajet : {distance}, de {place} à {other}.
    The sleigh gets new runners.
      Le traîneau reçoit de nouveaux patins.
    The smallest place on the way is {place}: {count} people.
      Le plus petit lieu du trajet est {place} : {count} {count: habitant, habitants, d’habitants}.
    The southernmost stop is {place}.
      L’étape la plus au sud est {place}.
    The stop farthest from your home is {place}: {distance}.
      L’étape la plus loin de chez vous est {place} : {distance}.
    The stop nearest to the equator is {place}.
      L’étape la plus proche de l’équateur est {place}.
    The stop nearest to your home is {place}: {distance}.
      L’étape la plus proche de chez vous est {place} : {distance}.
    The stops have {count} different local times.
      Les étapes ont {count} heures locales différentes.
    The weather shown is typical for December. {reason}.
      La météo affichée est typique de décembre. {reason}.
    The whole flight is {distance} long.
      Le vol entier fait {distance}.
    Tonight is the night! Take-off is at {time} UTC.
      C’est cette nuit ! Départ à {time} UTC.
    Writes the map, Santa, your home and the countdown as a picture of 1200 by 630 pixels, the size that chats show, or as text. The suffix of FILE determines the format. Without -o, the text or the SVG is printed.
      Écrit la carte, le Père Noël, votre domicile et le compte à rebours comme une image de 1200 sur 630 pixels, la taille que montrent les messageries, ou comme texte. L’extension de FILE détermine le format. Sans -o, le texte ou le SVG est affiché.
    an SVG shows the dashboard, which needs a terminal; record lines to a .cast file
      un SVG montre le tableau de bord, qui a besoin d’un terminal ; enregistrez les lignes dans un fichier .cast
    cards of arrivals on, off
      cartes d’arrivée oui, non
    dashboard theme; auto asks the terminal for its background
      thème du tableau de bord ; auto demande le fond du terminal
    enter closes this
      Entrée ferme ceci
    make a picture of the flight to share
      faire une image du vol à partager
    print the places that begin with these letters
      afficher les lieux qui commencent par ces lettres
    record to FILE.cast (asciinema), or the dashboard to FILE.svg, as an animation
      enregistrer dans FILE.cast (asciinema), ou le tableau de bord en animation dans FILE.svg
    show three lines instead of the whole dashboard
      afficher trois lignes au lieu du tableau de bord
    svg, png or txt; default: the file's suffix, or txt
      svg, png ou txt ; par défaut selon l’extension du fichier, ou txt
    the name must end with .cast or .svg
      le nom doit finir par .cast ou .svg
    the name must end with .svg, .png or .txt, unless '--format' names the format
      le nom doit finir par .svg, .png ou .txt, sauf si « --format » donne le format
    the typical weather of December, without network access
      la météo typique de décembre, sans réseau
    typical for December
      typique de décembre
    typical|weather of the season
      typique
    weather service, or 'normal' for typical weather
      service météo, ou « normal » pour la météo typique
    write to this file instead of standard output
      écrire dans ce fichier au lieu de la sortie standard
    {city} is a capital city.
      {city} est une capitale.
    {country} has the most stops: {count}.
      Le plus d’étapes : {country} ({count}).
    {country}: stop {number} of {count}.
      {country} : étape {number} sur {count}.
    {count} presents are on the list.
      La liste compte {count} {count: cadeau, cadeaux, de cadeaux}.
    {delivered} delivered
      {delivered} distribués
    {delivered} delivered, {remaining} still in the sleigh
      {delivered} distribués, encore {remaining} dans le traîneau
    {distance}, {count} stops
      {distance}, {count} {count: étape, étapes}
    {home}, by way of {stop} ({distance})
      {home}, en passant par {stop} ({distance})
    {number} people live here.
      {number} {number: habitant, habitants, d’habitants}.
    {number} presents for the children here
      {number} {number: cadeau, cadeaux, de cadeaux} pour les enfants d’ici
    character between the cells of a table, or 'tab'; default: ,
      caractère entre les cellules d’un tableau, ou 'tab' ; par défaut : ,
    export only these properties, separated by commas
      n’exporter que ces propriétés, séparées par des virgules
    objects in a transaction; default: 10,000
      objets par transaction ; par défaut : 10 000
    say what would be imported, and write nothing
      dire ce qui serait importé, sans rien écrire
    types of properties of a new type, as in zip=string,id=int
      types des propriétés d’un nouveau type, par ex. zip=string,id=int
    write records with errors to FILE, and import the others
      écrire les enregistrements erronés dans FILE et importer les autres
    """#
}
