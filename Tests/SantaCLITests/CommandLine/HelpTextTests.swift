import Testing

@testable import santa_cli

/// The complete text of each help screen.
@Suite struct HelpTextTests {
  @Test func `the overview is as shown here`() async {
    let outcome = await Outcome.of("help")
    #expect(
      outcome.output == """
        Follow Santa from the terminal.

        usage: santa-cli COMMAND [OPTIONS]

        commands:
          track                 follow Santa: where he is, what he does, when he reaches you
          fly                   fly the sleigh for all who track, and show nothing of it
          status                show the present state, once or whenever it changes
          route                 list the stops with their local arrival times
          weather-service       answer the requests for weather in a store
          store COMMAND         look into any store, and move objects in and out
          completions SHELL     print a script with which a shell completes commands
          man                   print the manual page
          help [COMMAND]        explain the program or one of its commands

        options:
          --home PLACE|LAT,LON  your home; default: the place of the system's time zone
          --store PATH          folder of the store; :memory: keeps nothing (track, fly,
                                status, weather-service, store import)
          --server URL          have the stores in common with other machines (track, fly,
                                weather-service)
          --token-file FILE     the server's token; default: SANTA_SERVER_TOKEN (track, fly,
                                weather-service)
          --route FILE|URL      a route in Santa Tracker's JSON; - is standard input
          --weather NAME        whom to ask for the weather, or 'normal' (track, fly,
                                weather-service)
          --at TIME             start the clock here, as in 2026-12-24T10:00 (UTC)
          --speed N             run the clock N times faster (track, fly)
          --demo                fly from take-off at speed 600, or as --at and --speed say
                                (track, fly)
          --loop                begin a demonstration again after its landing (track, fly)
          --follow              never fly; wait for another program that does (track)
          --for SECONDS         end after so many real seconds (track, status)
          --type NAME           the type of the objects (store dump, store export, store
                                import, store diff)
          --key NAME            the property that is the primary key of a new type (store
                                import)
          --to PATH             folder of the new store, which is empty or does not exist
                                (store recover)
          --near PLACE|LAT,LON  the nearest stops, with their distance (route)
          --where QUERY         only what matches the query (route, store dump, store
                                export)
          --sort PROPERTY       in order; "PROPERTY desc" for the greatest first (route)
          --limit N             only the first N (route)
          --format plain|json   lines for people, or one JSON object a line
          --watch               print a line whenever it changes, until Ctrl-C (status)
          --raw                 write texts to a CSV as they are, also formulas (route,
                                store dump)
          --color auto|always|never
                                colours of the dashboard; auto asks the terminal (track)
          --smooth              move Santa ten times a second (track)
          --bell                ring an hour, ten minutes and one stop from home (track)
          --notify              show a desktop notification when Santa comes closer (track,
                                status)
          --units metric|imperial
                                of the output for people; default: those of the locale
          --lang en|ja|de|es    of the output for people; default: that of the locale
          -h, --help            explain the program, or the command it is given with
          --version             print the version
          --credits             print whose data the program carries

        exit codes:
          0                     success, also if the reader of the output closed it
          1                     the two stores differ
          64                    the command line is wrong; the message says how to correct
                                it
          65                    a file was read, but its contents are not valid
          66                    an input file does not exist, or it can't be read
          69                    a web server could not be reached, or refused to answer
          73                    the store can't be created or opened
          74                    reading or writing failed
          78                    a setting in the environment or the settings file is not
                                valid
          130                   ended with Ctrl-C

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
                               [--token-file FILE] [--route FILE|URL] [--weather NAME]
                               [--at TIME] [--speed N] [--demo] [--loop] [--follow]
                               [--for SECONDS] [--format dashboard|plain|json]
                               [--color auto|always|never] [--smooth] [--bell] [--notify]
                               [--units metric|imperial] [--lang en|ja|de|es]

        On a terminal, shows a dashboard with a map, until q or Ctrl-C; '?' explains its
        keys. Elsewhere, and with --format plain, prints a line when something changes.

        The first program to track in a store flies the sleigh. All others follow its
        flight, and one of them takes over when it ends. They need no options, because the
        route and the clock are in the store. With --follow, it never flies, but waits for
        another program to do so.

        The store is $XDG_DATA_HOME/santa, or ~/.local/share/santa, unless --store names
        another. Before the night of the flight, --demo shows what it will be like.

        With --server, many machines have one flight, over a server of your own: see
        'santa-server'. One machine flies, and another goes on when it ends. Without a
        connection, a follower goes on with what it knows. The server's token is in the file
        of --token-file, or in SANTA_SERVER_TOKEN.

        --weather NAME is one of
          auto        Open-Meteo, or the normal of the season if that can't be reached
          open-meteo  open-meteo.com, without a key; only for non-commercial use
          pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
          met-norway  api.met.no, with your e-mail address in SANTA_CONTACT
          normal      the normal of the season, without the network
        SANTA_WEATHER is the default of the option. SANTA_OPEN_METEO_URL,
        SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL are addresses of other servers
        to ask, as in http://127.0.0.1:8080.

        options:
          --home PLACE|LAT,LON  your home; default: the place of the system's time zone
          --store PATH          folder of the store; :memory: keeps nothing
          --server URL          have the stores in common with other machines
          --token-file FILE     the server's token; default: SANTA_SERVER_TOKEN
          --route FILE|URL      a route in Santa Tracker's JSON; - is standard input
          --weather NAME        whom to ask for the weather, or 'normal'
          --at TIME             start the clock here, as in 2026-12-24T10:00 (UTC)
          --speed N             run the clock N times faster
          --demo                fly from take-off at speed 600, or as --at and --speed say
          --loop                begin a demonstration again after its landing
          --follow              never fly; wait for another program that does
          --for SECONDS         end after so many real seconds
          --format dashboard|plain|json
                                a screen, lines for people, or one JSON object a line
          --color auto|always|never
                                colours of the dashboard; auto asks the terminal
          --smooth              move Santa ten times a second
          --bell                ring an hour, ten minutes and one stop from home
          --notify              show a desktop notification when Santa comes closer
          --units metric|imperial
                                of the output for people; default: those of the locale
          --lang en|ja|de|es    of the output for people; default: that of the locale
          -h, --help            explain the program, or the command it is given with

        examples:
          santa-cli track --demo
          santa-cli track --home Sydney --format json
          santa-cli track --server https://santa.example.org --token-file token
          santa-cli track --home -33.9,151.2 --at 2026-12-24T10:00:00Z --speed 60

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of weather-service is as shown here`() async {
    let outcome = await Outcome.of("help", "weather-service")
    #expect(
      outcome.output == """
        santa-cli weather-service: answer the requests for weather in a store

        usage: santa-cli weather-service [--store PATH] [--server URL] [--token-file FILE]
                                         [--weather NAME] [--format plain|json]
                                         [--units metric|imperial] [--lang en|ja|de|es]

        Prints a line for each request that it answers, until Ctrl-C. 'track' answers the
        requests of its own flight; this command does so with or without a tracker. Several
        services may run on a store: each request is answered once, and none is lost if a
        service is killed.

        --weather NAME is one of
          auto        Open-Meteo, or the normal of the season if that can't be reached
          open-meteo  open-meteo.com, without a key; only for non-commercial use
          pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY
          met-norway  api.met.no, with your e-mail address in SANTA_CONTACT
          normal      the normal of the season, without the network
        SANTA_WEATHER is the default of the option. SANTA_OPEN_METEO_URL,
        SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL are addresses of other servers
        to ask, as in http://127.0.0.1:8080.

        options:
          --store PATH          folder of the store; :memory: keeps nothing
          --server URL          have the stores in common with other machines
          --token-file FILE     the server's token; default: SANTA_SERVER_TOKEN
          --weather NAME        whom to ask for the weather, or 'normal'
          --format plain|json   lines for people, or one JSON object a line
          --units metric|imperial
                                of the output for people; default: those of the locale
          --lang en|ja|de|es    of the output for people; default: that of the locale
          -h, --help            explain the program, or the command it is given with

        examples:
          santa-cli weather-service
          santa-cli weather-service --store DIR --weather normal --format json

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of status is as shown here`() async {
    let outcome = await Outcome.of("help", "status")
    #expect(
      outcome.output == """
        santa-cli status: show the present state, once or whenever it changes

        usage: santa-cli status [--home PLACE|LAT,LON] [--store PATH] [--route FILE|URL]
                                [--at TIME] [--format plain|json|TEMPLATE] [--watch]
                                [--for SECONDS] [--notify] [--units metric|imperial]
                                [--lang en|ja|de|es]

        Shows the flight in the store. If no program flies there, shows where Santa would be
        by the route.

        A TEMPLATE is a line for a prompt or a status bar, with these names in braces, and
        {{ and }} for braces:
          countdown  the time until the take-off, until he is at home, or since then
          home       the stop nearest to home
          arrival    when he is there, in its local time
          distance   how far he is from home
          place      the stop where he is, or which he left last
          next       the next stop; empty after the landing
          activity   what he does, in a few words
          symbol     the emoji of what he does
          presents   how many presents he has delivered
          remaining  how many are left
          percent    how many of a hundred he has delivered
          time       the time of the flight, in UTC
          local      the local time at {place}
          weather    the weather at {place}; empty if it is not known
          latitude   where he is, in degrees
          longitude  where he is, in degrees

        With --watch, it prints the line again whenever it changes, for a bar that reads a
        pipe. --for and --notify belong to it.

        options:
          --home PLACE|LAT,LON  your home; default: the place of the system's time zone
          --store PATH          folder of the store; :memory: keeps nothing
          --route FILE|URL      a route in Santa Tracker's JSON; - is standard input
          --at TIME             start the clock here, as in 2026-12-24T10:00 (UTC)
          --format plain|json|TEMPLATE
                                lines for people, one JSON object a line, or a line such as
                                '{countdown} {place}'
          --watch               print a line whenever it changes, until Ctrl-C
          --for SECONDS         end after so many real seconds
          --notify              show a desktop notification when Santa comes closer
          --units metric|imperial
                                of the output for people; default: those of the locale
          --lang en|ja|de|es    of the output for people; default: that of the locale
          -h, --help            explain the program, or the command it is given with

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
                               [--units metric|imperial] [--lang en|ja|de|es]

        Times are local to each stop, with its offset from UTC on that night. --near lists
        the 15 nearest stops, or as many as --limit says, the nearest first.

        QUERY compares properties of a stop: place, region, population, time, departure,
        presentsDelivered, utcOffset, id, location.latitude and location.longitude. It has
        == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores
        case), AND, OR, NOT and parentheses. Texts and times are written in quotes.

        FILE or URL is a Santa Tracker route, or the answer of its 'info' service, which
        names the route. The times of another flight are moved to the coming one.

        In CSV, a name that a spreadsheet would read as a formula gets a ' at its start,
        unless --raw is given.

        commands:
          route export          write a route as a Santa Tracker file

        options:
          --home PLACE|LAT,LON  your home; default: the place of the system's time zone
          --route FILE|URL      a route in Santa Tracker's JSON; - is standard input
          --at TIME             start the clock here, as in 2026-12-24T10:00 (UTC)
          --near PLACE|LAT,LON  the nearest stops, with their distance
          --where QUERY         only what matches the query
          --sort PROPERTY       in order; "PROPERTY desc" for the greatest first
          --limit N             only the first N
          --format table|json|csv|geojson
                                for people, for programs, for spreadsheets, for maps
          --raw                 write texts to a CSV as they are, also formulas
          --units metric|imperial
                                of the output for people; default: those of the locale
          --lang en|ja|de|es    of the output for people; default: that of the locale
          -h, --help            explain the program, or the command it is given with

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
        santa-cli help: explain the program or one of its commands

        usage: santa-cli help [COMMAND] [--lang en|ja|de|es]

        options:
          --lang en|ja|de|es    of the output for people; default: that of the locale
          -h, --help            explain the program, or the command it is given with

        examples:
          santa-cli help track
          santa-cli help store verify

        """)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `the screen of store is as shown here`() async {
    let screen = """
      santa-cli store: look into any store, and move objects in and out

      usage: santa-cli store COMMAND [DIR] [OPTIONS]

      DIR is the folder of a store, of this program or of any other that uses SantaCore.
      The folder of 'track' has two stores: 'santa' and 'weather'. Without DIR it is the
      first one: $XDG_DATA_HOME/santa/santa, or ~/.local/share/santa/santa.

      Other programs may write meanwhile. A command shows the newest state when it began.
      Only 'compact' and 'import' change files. 'recover' writes another store.

      commands:
        store info [DIR]      show the types, counts, sizes and versions of a store
        store schema [DIR]    print the types and properties of a store
        store verify [DIR]    check every checksum and every rule of a store
        store dump [DIR]      print all objects of a type
        store export [DIR]    write the objects of a type, for 'store import'
        store import FILE|-   create or update objects from JSON or CSV
        store diff DIR1 DIR2  compare the schemas and the objects of two stores
        store compact [DIR]   rewrite a store's files without superseded data
        store recover [DIR]   write what can be read of a damaged store to a new one

      options:
        -h, --help            explain the program, or the command it is given with

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

        Prints one JSON object a line or, with --format csv, a table (RFC 4180) with the
        names of the properties as its header, and collections as JSON in their cells.

        A link is the primary key of its target. If the target has none, it is the number
        of the target's row, which is shown as '#row'. Dates are ISO 8601 in UTC, and data
        is base 64. Numbers that are not finite are "NaN", "Infinity" and "-Infinity".

        In CSV, an empty cell is nil, and "" is an empty text. A text that a spreadsheet
        would read as a formula gets a ' at its start, and control characters are written
        as \\u{1B}. --raw writes texts as they are stored.

        QUERY is a condition on the properties, as 'help route' explains. ANY, ALL or NONE
        goes before a path along a collection, and @count after one.

        options:
          --type NAME           the type of the objects
          --where QUERY         only what matches the query
          --format json|csv     one JSON object a line, or a table with commas
          --raw                 write texts to a CSV as they are, also formulas
          -h, --help            explain the program, or the command it is given with

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
        santa-cli store diff: compare the schemas and the objects of two stores

        usage: santa-cli store diff DIR1 DIR2 [--type NAME] [--format plain|json]

        A line that begins with - is only in DIR1, with + only in DIR2, and with ~ in both,
        with its old and new value. After the lines of a type, one line counts its objects.
        With --format json, prints one object for each difference and count.

        Objects are compared by their primary key or, without one, by the number of their
        row, as #7. A link is the primary key of its target, and embedded objects are parts
        of those that have them. If a class or property was renamed, its new name is shown.

        The exit code is 0 if the stores are equal, and 1 if they differ.

        options:
          --type NAME           compare only the objects of this type
          --format plain|json   lines for people, or one JSON object a line
          -h, --help            explain the program, or the command it is given with

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
      // Splits the words as a shell does: text in quotes is one word.
      let words = example.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
        $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init)
      }
      #expect(words.first == Program.name)
      _ = try CommandTable.santa.command(Array(words.dropFirst()))
    }
  }
}
