import Testing

@testable import santa_cli

/// The complete text of each help screen.
struct HelpTextTests {
  @Test func `the overview is as shown here`() async {
    let outcome = await Outcome.of("help")
    #expect(
      outcome.output == """
        Follow Santa from the terminal.

        usage: santa-cli COMMAND [OPTIONS]

        commands:
          track                 follow Santa: where he is, what he does, when he reaches you
          fly                   run a flight without showing it
          status                show the current state, once or on every change
          route                 list the stops with their local arrival times
          postcard              make a picture of the flight to share
          weather-service       answer the weather requests in a store
          failed-events COMMAND
                                list, retry and drop the failed events of a listener
          login                 sign in to a server as a user
          logout                sign out of a server
          whoami                print the user who is signed in to a server
          share COMMAND         share stores with other users of a server
          store COMMAND         inspect, compare, import, export and recover stores
          completions SHELL     print a completion script for a shell
          man                   print the manual page
          help [COMMAND]        show help for the program or a command

        options:
          --home PLACE|LAT,LON  your home; default: guessed from the system's time zone
          --store PATH          store folder; :memory: saves nothing (track, fly, status,
                                postcard, weather-service, store import)
          --server URL          address of the server (track, fly, weather-service, login,
                                logout, whoami, share list, share grant, share revoke, share
                                leave, share offer, share accept)
          --token-file FILE     file with the server's token, instead of SANTA_SERVER_TOKEN
                                (track, fly, weather-service)
          --path STORE          path of the flight's store on the server; default: /~/santa
                                (track, fly, weather-service)
          --route FILE|URL      route as Santa Tracker JSON; - reads standard input
          --weather NAME        weather service, or 'normal' for typical weather (track,
                                fly, weather-service)
          --at TIME             start the clock at TIME, as in 2026-12-24T10:00 (UTC)
          --speed N             run the clock N times faster (track, fly)
          --demo                demo flight; default: from take-off, 600 times faster
                                (track, fly)
          --loop                restart the demo flight after each landing (track, fly)
          --follow              follow only: never run the flight, wait for another program
                                (track)
          --for SECONDS         exit after this many seconds of real time (track, status)
          --match PATTERN       answer in all stores with these paths, as in '/*/weather'
                                (weather-service)
          --event EVENT         the failed event, as in /u1/weather@42, or the path of a
                                store (failed-events retry, failed-events drop)
          --all                 all failed events (failed-events retry, failed-events drop)
          --user NAME           name of the user (login)
          --register            create the user first (login)
          --create              also let them create stores there (share grant)
          --expires HOURS       hours after which the offer expires (share offer)
          --type NAME           the type of the objects (store dump, store export, store
                                import, store diff, store log, store watch, store show)
          --key NAME            primary key property of a new type (store import)
          --types NAME=TYPE     types of properties of a new type, as in zip=string,id=int
                                (store import)
          --batch N             objects in a transaction; default: 10,000 (store import)
          --skip-errors FILE    write records with errors to FILE, and import the others
                                (store import)
          --dry-run             say what would be imported, and write nothing (store import)
          --demand PROGRAM      the program whose demand ends (store history forget)
          --cursor NAME         the cursor to remove (store history forget)
          --before VERSION      the first version or time to keep (store history delete)
          --to PATH             folder of the new store; must be empty or not exist (store
                                recover)
          --near PLACE|LAT,LON  list the nearest stops with their distances (route)
          --where QUERY         list only results that match the query (route, store dump,
                                store export, store log, store watch, store show)
          --sort PROPERTY       sort by a property; "PROPERTY desc" for descending order
                                (route, store export)
          --limit N             list at most N stops (route, store log)
          --columns NAMES       export only these properties, separated by commas (store
                                export)
          --author NAME         list only transactions of this author (store log, store
                                watch)
          --since START         list only transactions after a version, token or time (store
                                log, store watch)
          --reverse             list the newest transaction first (store log)
          --format plain|json   plain text, or one JSON object per line
          --watch               print a line on every change, until Ctrl-C (status)
          --raw                 don't escape formulas and control characters in CSV (route,
                                store dump, store show)
          -o, --output FILE     write to this file instead of standard output (postcard)
          --delimiter CHAR      character between the cells of a table, or 'tab'; default: ,
                                (store import)
          --color auto|always|never
                                dashboard colours; auto detects what the terminal supports
                                (track)
          --theme dark|light|high-contrast|colour-blind|auto
                                dashboard theme; auto asks the terminal for its background
                                (track)
          --compact             show three lines instead of the whole dashboard (track)
          --smooth              move Santa ten times a second (track)
          --bell                ring an hour, ten minutes and one stop before home (track)
          --notify              show a desktop notification when Santa comes closer (track,
                                status)
          --record FILE         record to FILE.cast (asciinema), or the dashboard to
                                FILE.svg, as an animation (track)
          --units metric|imperial
                                units of text output; default: from the locale
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command
          --version             print the version
          --credits             print the sources and licences of the built-in data

        exit codes:
          0                     success, also if the reader closed the output
          1                     the two stores differ
          64                    invalid command line; the message says how to fix it
          65                    a file has invalid or damaged contents
          66                    an input file doesn't exist or can't be read
          69                    a server can't be reached, or refused the request
          73                    the store can't be created or opened
          74                    reading or writing failed
          78                    invalid setting in the environment or the settings file
          130                   interrupted with Ctrl-C

        'santa-cli help COMMAND' explains a command. '--' ends the options.

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of track is as shown here`() async {
    let outcome = await Outcome.of("help", "track")
    #expect(
      outcome.output == """
        santa-cli track: follow Santa: where he is, what he does, when he reaches you

        usage: santa-cli track [--home PLACE|LAT,LON] [--store PATH] [--server URL]
                               [--token-file FILE] [--path STORE] [--route FILE|URL]
                               [--weather NAME] [--at TIME] [--speed N] [--demo] [--loop]
                               [--follow] [--for SECONDS] [--format dashboard|plain|json]
                               [--color auto|always|never]
                               [--theme dark|light|high-contrast|colour-blind|auto]
                               [--compact] [--smooth] [--bell] [--notify] [--record FILE]
                               [--units metric|imperial] [--lang TAG]

        On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists
        the keys. In a pipe, or with --format plain, prints a line for each change.

        The first tracker on a store runs the flight. Others follow it, and one of them
        takes over when it exits. They need no options, because the route and the clock are
        in the store. With --follow, a tracker never runs the flight, but waits for another
        program to do so.

        The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names
        another folder. Before Christmas Eve, use --demo to watch a demonstration.

        --record writes everything that is shown to FILE.cast, for 'asciinema play'. Every
        line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at
        most 30 seconds, and is written when the dashboard ends.

        With --server, several machines share one flight through your own server; see
        'santa-server'. One machine runs the flight, and another one takes over when it
        exits. Without a connection, followers continue with the data that they have. The
        server's token is read from the file of --token-file, or from SANTA_SERVER_TOKEN.

        Without a token, the user of 'santa-cli login' is used, with this user's own stores.

        With --path, the flight is one that another user shares; 'share list' prints its
        path. Its weather is in the store 'weather' next to it.

        --weather NAME is one of
          auto        Open-Meteo, or typical weather if it can't be reached
          open-meteo  open-meteo.com, without a key; for non-commercial use only
          pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
          met-norway  api.met.no, with your e-mail address in SANTA_CONTACT
          normal      the typical weather of December, without network access
        SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and
        SANTA_MET_NORWAY_URL replace the addresses of the services, as in
        http://127.0.0.1:8080.

        options:
          --home PLACE|LAT,LON  your home; default: guessed from the system's time zone
          --store PATH          store folder; :memory: saves nothing
          --server URL          share the stores with other machines through a server
          --token-file FILE     file with the server's token, instead of SANTA_SERVER_TOKEN
          --path STORE          path of the flight's store on the server; default: /~/santa
          --route FILE|URL      route as Santa Tracker JSON; - reads standard input
          --weather NAME        weather service, or 'normal' for typical weather
          --at TIME             start the clock at TIME, as in 2026-12-24T10:00 (UTC)
          --speed N             run the clock N times faster
          --demo                demo flight; default: from take-off, 600 times faster
          --loop                restart the demo flight after each landing
          --follow              follow only: never run the flight, wait for another program
          --for SECONDS         exit after this many seconds of real time
          --format dashboard|plain|json
                                dashboard, plain text, or one JSON object per line
          --color auto|always|never
                                dashboard colours; auto detects what the terminal supports
          --theme dark|light|high-contrast|colour-blind|auto
                                dashboard theme; auto asks the terminal for its background
          --compact             show three lines instead of the whole dashboard
          --smooth              move Santa ten times a second
          --bell                ring an hour, ten minutes and one stop before home
          --notify              show a desktop notification when Santa comes closer
          --record FILE         record to FILE.cast (asciinema), or the dashboard to
                                FILE.svg, as an animation
          --units metric|imperial
                                units of text output; default: from the locale
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command

        examples:
          santa-cli track --demo
          santa-cli track --home Sydney --format json
          santa-cli track --server https://santa.example.org --token-file token
          santa-cli track --home -33.9,151.2 --at 2026-12-24T10:00:00Z --speed 60

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of postcard is as shown here`() async {
    let outcome = await Outcome.of("help", "postcard")
    #expect(
      outcome.output == """
        santa-cli postcard: make a picture of the flight to share

        usage: santa-cli postcard [--home PLACE|LAT,LON] [--store PATH] [--route FILE|URL]
                                  [--at TIME] [--output FILE] [--format svg|png|txt]
                                  [--units metric|imperial] [--lang TAG]

        Writes the map, Santa, your home and the countdown as a picture of 1200 by 630
        pixels, the size that chats show, or as text. The suffix of FILE determines the
        format. Without -o, the text or the SVG is printed.

        The letters of a PNG are Latin. If the text has others, it is in English, and a note
        says so; an SVG shows every script for which the viewer has a font.

        options:
          --home PLACE|LAT,LON  your home; default: guessed from the system's time zone
          --store PATH          store folder; :memory: saves nothing
          --route FILE|URL      route as Santa Tracker JSON; - reads standard input
          --at TIME             start the clock at TIME, as in 2026-12-24T10:00 (UTC)
          -o, --output FILE     write to this file instead of standard output
          --format svg|png|txt  svg, png or txt; default: the file's suffix, or txt
          --units metric|imperial
                                units of text output; default: from the locale
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command

        examples:
          santa-cli postcard
          santa-cli postcard --home Lyon -o santa.png
          santa-cli postcard --home Oslo --at 2026-12-24T22:00 -o santa.svg

        """)
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of share is as shown here`() async {
    let outcome = await Outcome.of("help", "share")
    #expect(
      outcome.output == """
        santa-cli share: share stores with other users of a server

        usage: santa-cli share COMMAND [OPTIONS]

        WHO is the name of a user, 'users' for everyone who is signed in, or 'anyone'. PATH
        is the path of a store, such as /~/santa, or a pattern: in '/~/*', the star stands
        for one component. LEVEL is read, write or manage; manage includes giving rights.

        Rights add up. 'revoke' takes a right away that was given to the same WHO with the
        same PATH. 'login' signs a user in.

        commands:
          share list [PATH]     list the stores that you may use, or who may use a store
          share grant WHO PATH LEVEL
                                give users a right to a store
          share revoke WHO PATH
                                take a right to a store away
          share leave PATH      give up your right to a store of another user
          share offer PATH LEVEL
                                print a token with which another user gets a right
          share accept TOKEN|-  accept an offer, and print its store

        options:
          -h, --help            show help for the program or the given command

        examples:
          santa-cli share grant ivy /~/santa read --server https://santa.example.org
          santa-cli share list --server https://santa.example.org

        """)
  }

  @Test func `the screen of share offer is as shown here`() async {
    let outcome = await Outcome.of("help", "share", "offer")
    #expect(
      outcome.output == """
        santa-cli share offer: print a token with which another user gets a right

        usage: santa-cli share offer PATH LEVEL --server URL [--expires HOURS]

        Send the token to a person, who accepts the offer with 'share accept'. The first
        user who accepts it gets the right. The token can't be printed again.

        options:
          --server URL          address of the server
          --expires HOURS       hours after which the offer expires
          -h, --help            show help for the program or the given command

        examples:
          santa-cli share offer /~/santa read --server https://santa.example.org

        """)
  }

  @Test func `the screen of weather-service is as shown here`() async {
    let outcome = await Outcome.of("help", "weather-service")
    #expect(
      outcome.output == """
        santa-cli weather-service: answer the weather requests in a store

        usage: santa-cli weather-service [--store PATH] [--server URL] [--token-file FILE]
                                         [--path STORE] [--match PATTERN] [--weather NAME]
                                         [--format plain|json] [--units metric|imperial]
                                         [--lang TAG]

        Prints a line for each request that it answers, until Ctrl-C. 'track' answers the
        requests of its own flight; this command works with or without a tracker. Several
        services can share a store: each request is answered once, and none is lost if a
        service is killed.

        --weather NAME is one of
          auto        Open-Meteo, or typical weather if it can't be reached
          open-meteo  open-meteo.com, without a key; for non-commercial use only
          pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
          met-norway  api.met.no, with your e-mail address in SANTA_CONTACT
          normal      the typical weather of December, without network access
        SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and
        SANTA_MET_NORWAY_URL replace the addresses of the services, as in
        http://127.0.0.1:8080.

        options:
          --store PATH          store folder; :memory: saves nothing
          --server URL          share the stores with other machines through a server
          --token-file FILE     file with the server's token, instead of SANTA_SERVER_TOKEN
          --path STORE          path of the flight's store on the server; default: /~/santa
          --match PATTERN       answer in all stores with these paths, as in '/*/weather'
          --weather NAME        weather service, or 'normal' for typical weather
          --format plain|json   plain text, or one JSON object per line
          --units metric|imperial
                                units of text output; default: from the locale
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command

        examples:
          santa-cli weather-service
          santa-cli weather-service --store DIR --weather normal --format json
          santa-cli weather-service --server URL --match '/*/weather'

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of status is as shown here`() async {
    let outcome = await Outcome.of("help", "status")
    #expect(
      outcome.output == """
        santa-cli status: show the current state, once or on every change

        usage: santa-cli status [--home PLACE|LAT,LON] [--store PATH] [--route FILE|URL]
                                [--at TIME] [--format plain|json|TEMPLATE] [--watch]
                                [--for SECONDS] [--notify] [--units metric|imperial]
                                [--lang TAG]

        Shows the flight in the store. If no program runs one there, shows where Santa would
        be according to the route.

        A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces;
        {{ and }} are literal braces:
          countdown  the time until take-off, until Santa is at your home, or since then
          home       the stop nearest to home
          arrival    when Santa arrives there, in local time
          distance   Santa's distance from home
          place      the current stop, or the one he left last
          next       the next stop; empty after the landing
          activity   what he is doing, in a few words
          symbol     an emoji for what he is doing
          presents   the number of presents delivered
          remaining  the number of presents left
          percent    the percentage of presents delivered
          time       the time of the flight, in UTC
          local      the local time at {place}
          weather    the weather at {place}; empty if unknown
          latitude   Santa's latitude, in degrees
          longitude  Santa's longitude, in degrees

        With --watch, prints the line again on every change, for status bars that read a
        pipe. --for and --notify require --watch.

        options:
          --home PLACE|LAT,LON  your home; default: guessed from the system's time zone
          --store PATH          store folder; :memory: saves nothing
          --route FILE|URL      route as Santa Tracker JSON; - reads standard input
          --at TIME             start the clock at TIME, as in 2026-12-24T10:00 (UTC)
          --format plain|json|TEMPLATE
                                plain text, one JSON object per line, or a template such as
                                '{countdown} {place}'
          --watch               print a line on every change, until Ctrl-C
          --for SECONDS         exit after this many seconds of real time
          --notify              show a desktop notification when Santa comes closer
          --units metric|imperial
                                units of text output; default: from the locale
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command

        examples:
          santa-cli status
          santa-cli status --home Oslo --at 2026-12-24T22:00:00Z
          santa-cli status --format json
          santa-cli status --format "{symbol} {countdown}"
          santa-cli status --watch --notify --format "{activity} {place}, {countdown}"

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of route is as shown here`() async {
    let outcome = await Outcome.of("help", "route")
    #expect(
      outcome.output == """
        santa-cli route: list the stops with their local arrival times

        usage: santa-cli route [--home PLACE|LAT,LON] [--route FILE|URL] [--at TIME]
                               [--near PLACE|LAT,LON] [--where QUERY] [--sort PROPERTY]
                               [--limit N] [--format table|json|csv|geojson] [--raw]
                               [--units metric|imperial] [--lang TAG]

        Times are local to each stop, with its UTC offset on that night. --near lists the 15
        nearest stops, nearest first; --limit changes the number.

        QUERY is a condition on the properties of a stop: place, region, population, time,
        departure, presentsDelivered, utcOffset, id, location.latitude and
        location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH
        and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times
        in quotes.

        FILE or URL is a Santa Tracker route, or a response of its 'info' service that names
        the route. The times of a different flight are moved to the next one.

        In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless
        --raw is given.

        commands:
          route export          export a route as Santa Tracker JSON

        options:
          --home PLACE|LAT,LON  your home; default: guessed from the system's time zone
          --route FILE|URL      route as Santa Tracker JSON; - reads standard input
          --at TIME             start the clock at TIME, as in 2026-12-24T10:00 (UTC)
          --near PLACE|LAT,LON  list the nearest stops with their distances
          --where QUERY         list only results that match the query
          --sort PROPERTY       sort by a property; "PROPERTY desc" for descending order
          --limit N             list at most N stops
          --format table|json|csv|geojson
                                for terminals, programs, spreadsheets or maps
          --raw                 don't escape formulas and control characters in CSV
          --units metric|imperial
                                units of text output; default: from the locale
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command

        examples:
          santa-cli route
          santa-cli route --near Reykjavík --limit 5
          santa-cli route --where "region CONTAINS[c] 'zealand' AND population > 10000"
          santa-cli route --sort "population desc" --limit 5
          santa-cli route --format geojson

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of help is as shown here`() async {
    let outcome = await Outcome.of("help", "help")
    #expect(
      outcome.output == """
        santa-cli help: show help for the program or a command

        usage: santa-cli help [COMMAND] [--lang TAG]

        options:
          --lang TAG            language of text output; default: from the locale (en, ja,
                                de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko)
          -h, --help            show help for the program or the given command

        examples:
          santa-cli help track
          santa-cli help store verify

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of store is as shown here`() async {
    let screen = """
      santa-cli store: inspect, compare, import, export and recover stores

      usage: santa-cli store COMMAND [DIR] [OPTIONS]

      DIR is a store folder of this program or of any other program that uses SantaCore.
      The folder of 'track' contains two stores: 'santa' and 'weather'. The default is the
      first one: $XDG_DATA_HOME/santa/santa or ~/.local/share/santa/santa.

      Other programs can keep writing to the store; a command reads the newest state at
      its start. Only 'compact', 'import', 'history forget' and 'history delete' change
      the store. 'recover' writes a new one.

      commands:
        store info [DIR]      show the types, counts, sizes and versions of a store
        store schema [DIR]    print the schema of a store: types and properties
        store verify [DIR]    verify a store's checksums, indexes and links
        store dump [DIR]      print all objects of a type
        store export [DIR]    export the objects of a type, for 'store import'
        store import FILE|-   create or update objects from JSON or CSV
        store diff DIR1 DIR2  compare the schemas and objects of two stores
        store log [DIR]       list the transactions in the history of a store
        store watch [DIR]     print each transaction of a store when it is committed
        store show [DIR]      print the objects of a type in an earlier version
        store history COMMAND
                              list and end what keeps the history of a store
        store compact [DIR]   rewrite a store's files without obsolete data
        store recover [DIR]   copy the readable data of a damaged store to a new one

      options:
        -h, --help            show help for the program or the given command

      examples:
        santa-cli store info
        santa-cli store verify ~/.local/share/santa/weather

      """
    for arguments in [["help", "store"], ["store", "--help"], ["store"]] {
      let outcome = await Outcome.of(arguments)
      #expect(outcome.output == screen)
      #expect(outcome.errorOutput == "")
      #expect(outcome.exitCode == .success)
    }
  }

  @Test func `the screen of store dump is as shown here`() async {
    let outcome = await Outcome.of("help", "store", "dump")
    #expect(
      outcome.output == """
        santa-cli store dump: print all objects of a type

        usage: santa-cli store dump [DIR] --type NAME [--where QUERY] [--format json|csv]
                                    [--raw]

        Prints one JSON object per line or, with --format csv, a table (RFC 4180) with the
        property names as its header and collections as JSON in its cells.

        Links are written as the primary key of their target or, if it has none, as the row
        number that the target shows as '#row'. Dates are ISO 8601 in UTC, and data is
        base64. Non-finite numbers are "NaN", "Infinity" and "-Infinity".

        In CSV, an empty cell is nil, and "" is an empty string. Strings that a spreadsheet
        would read as formulas are prefixed with ', and control characters are escaped, as
        \\u{1B}. --raw writes strings unchanged.

        QUERY is a condition on the properties; see 'help route'. Write ANY, ALL or NONE
        before a path through a collection, and @count after one.

        options:
          --type NAME           the type of the objects
          --where QUERY         list only results that match the query
          --format json|csv     one JSON object per line, or CSV
          --raw                 don't escape formulas and control characters in CSV
          -h, --help            show help for the program or the given command

        examples:
          santa-cli store dump --type Santa
          santa-cli store dump --type Stop --where "location.latitude < 0"
          santa-cli store dump --type Weather --format csv backup/weather

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of store diff is as shown here`() async {
    let outcome = await Outcome.of("help", "store", "diff")
    #expect(
      outcome.output == """
        santa-cli store diff: compare the schemas and objects of two stores

        usage: santa-cli store diff DIR1 DIR2 [--type NAME] [--format plain|json]

        Lines with - are only in DIR1, lines with + only in DIR2, and lines with ~ in both,
        with the old and the new value. The lines of each type end with a line of counts.
        With --format json, prints one object per difference and count.

        Objects are matched by their primary key or, without one, by their row number, as
        #7. Links are compared by the primary key of their target, and embedded objects as
        parts of their owners. Renamed classes and properties have their new names.

        The exit code is 0 if the stores are equal, and 1 if they differ.

        options:
          --type NAME           compare only the objects of this type
          --format plain|json   plain text, or one JSON object per line
          -h, --help            show help for the program or the given command

        examples:
          santa-cli store diff ~/.local/share/santa/santa backup/santa
          santa-cli store diff before after --type Present --format json

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test(arguments: [nil] + CommandTable.santa.commands.map(\.name))
  func `no line is wider than the narrowest terminal we write for`(topic: CommandName?) {
    for line in HelpText(.santa).screen(on: topic).split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= HelpText.width)
    }
  }

  @Test(arguments: CommandTable.santa.commands.map(\.name))
  func `the examples are command lines that can be read`(name: CommandName) throws {
    for example in CommandTable.santa[name]?.examples ?? [] {
      // Splits a line into words as a shell does: a quoted string is one word.
      let words = example.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
        $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init)
      }
      #expect(words.first == Program.name)
      _ = try CommandTable.santa.command(Array(words.dropFirst()))
    }
  }
}
