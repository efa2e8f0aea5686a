import SantaCore

/// The strings of the dashboard in one language.
struct DashboardWords: Sendable {
  /// The language. The dashboard also uses its other strings.
  var language: Language
  var title: String
  /// The title for a narrow terminal.
  var shortTitle: String
  var paused: String
  var waiting: String
  /// Messages that the program that flew has ended, from the longest to the shortest.
  var isNotFlown: [String]

  var takeOffIn: String
  var reachesIn: @Sendable (_ city: String) -> String
  var was: @Sendable (_ city: String) -> String
  var returnsIn: @Sendable (_ city: String) -> String
  var ago: String
  /// The local time of an arrival.
  var at: @Sendable (_ time: String) -> String
  var isGuess: String
  /// The distance of Santa from home.
  var away: @Sendable (_ distance: String) -> String
  /// The lines of the celebration of his arrival, the last of which says how to close it.
  var celebration: @Sendable (_ city: String, _ presents: String) -> [String]

  var localTime: @Sendable (_ time: String, _ city: String) -> String
  var next: String
  /// The label of the time until the departure. The city is nil if there is no room for its name.
  var leavingIn: @Sendable (_ city: String?) -> String
  var arrivingIn: String
  var presents: String
  var delivered: @Sendable (_ count: String) -> String
  var remaining: @Sendable (_ count: String) -> String
  var flown: String
  var speed: String
  var weather: @Sendable (_ place: String) -> String
  var noAnswer: @Sendable (_ reason: String) -> String
  var age: @Sendable (_ minutes: Int) -> String
  /// A mark for weather that is typical for December.
  var isNormal: String
  /// The reason for which there is a normal instead of a reading.
  var noReading: @Sendable (_ reason: String) -> String
  var lastStops: String
  var nextStops: String

  /// In the list of stops: the number of matches among all stops. The strings below describe the selected stop.
  var matches: @Sendable (_ count: Int, _ all: Int) -> String
  var typeToSearch: String
  var nothingMatches: String
  var comes: @Sendable (_ remaining: String) -> String
  var isThereNow: String
  var came: @Sendable (_ ago: String) -> String
  var fromHome: String
  var people: String
  var presentsPerHour: String
  /// The line of keys for the list. It includes the keys of a demonstration if the flight is one.
  var listKeys: @Sendable (_ isDemonstration: Bool) -> [String]

  var refusesClockChange: String
  var lacksRight: String
  /// The line of keys, from the longest to the shortest. Only a demonstration has the keys of the clock.
  var keys: @Sendable (_ isDemonstration: Bool) -> [String]
  var help: @Sendable (_ isDemonstration: Bool) -> [(keys: String, meaning: String)]
  var legend: [(sign: String, meaning: String)]
  var closeHelp: String
  /// A date with the time of day.
  var date: @Sendable (CivilTime) -> String
  var day: @Sendable (CivilTime) -> String

  init(_ table: WordTable) {
    language = table.language
    let language = table.language
    title = table.text("Santa Tracker")
    shortTitle = table.text("Santa")
    paused = table.text("paused")
    waiting = table.text("Looking for Santa …")
    isNotFlown = [
      table.text("The flight's program has exited. Waiting for 'santa-cli fly'."),
      table.text("No flight. Run 'santa-cli fly'."), table.text("No flight"),
    ]
    takeOffIn = table.text("Take-off in")
    let reachesIn = table.phrase("Santa reaches {city} in")
    self.reachesIn = { reachesIn(["city": $0]) }
    let was = table.phrase("Santa was in {city}")
    self.was = { was(["city": $0]) }
    let returnsIn = table.phrase("Santa is back in {city} in")
    self.returnsIn = { returnsIn(["city": $0]) }
    ago = table.text("ago")
    let at = table.phrase("at {time} there")
    self.at = { at(["time": $0]) }
    isGuess = table.text("guessed; set it with --home")
    let away = table.phrase("{distance} away")
    self.away = { away(["distance": $0]) }
    let (hasCome, presentsLeft) = (
      table.phrase("Santa has come to {city}!"), table.phrase("{number} presents")
    )
    let (merry, close) = (table.text("Merry Christmas!"), table.text("enter closes this"))
    celebration = { [hasCome(["city": $0]), presentsLeft(["number": $1]), merry, close] }
    let localTime = table.phrase("{time} in {city}")
    self.localTime = { localTime(["time": $0, "city": $1]) }
    next = table.text("Next")
    let leavingIn = table.phrase("leaves[ {city}] in")
    self.leavingIn = { leavingIn(["city": $0]) }
    arrivingIn = table.text("in|before a remaining time")
    presents = table.text("Presents")
    let (delivered, remaining) = (table.phrase("{number} done"), table.phrase("{number} to go"))
    self.delivered = { delivered(["number": $0]) }
    self.remaining = { remaining(["number": $0]) }
    flown = table.text("Flown")
    speed = table.text("Speed")
    let weather = table.phrase("Weather in {place}")
    self.weather = { weather(["place": $0]) }
    let reason: @Sendable (String) -> String = { WeatherReason(text: $0).text(in: language) }
    noAnswer = { "?? \(reason($0))" }
    let (now, minutes, hours) = (
      table.text("now"), table.phrase("{minutes} min ago"), table.phrase("{hours} h ago")
    )
    age = { $0 < 1 ? now : $0 < 120 ? minutes(["minutes": "\($0)"]) : hours(["hours": "\($0 / 60)"]) }
    isNormal = table.text("typical|weather of the season")
    let noReading = table.phrase("No reading. {reason}")
    self.noReading = { noReading(["reason": reason($0)]) }
    lastStops = table.text("Last stops")
    nextStops = table.text("Next stops")
    let (every, some) = (table.phrase("{all} stops"), table.phrase("{count} of {all}"))
    matches = { $0 == $1 ? every(["all": "\($1)"]) : some(["count": "\($0)", "all": "\($1)"]) }
    typeToSearch = table.text("type to search")
    nothingMatches = table.text("No stop has this name.")
    let (comes, came) = (table.phrase("Santa is there in {time}"), table.phrase("Santa was there {time} ago"))
    self.comes = { comes(["time": $0]) }
    self.came = { came(["time": $0]) }
    isThereNow = table.text("Santa is there now")
    fromHome = table.text("From home")
    people = table.text("People")
    presentsPerHour = table.text("Presents an hour")
    refusesClockChange = table.text("This is the real flight: its clock can't be changed")
    lacksRight = table.text("You may only read this flight: its clock can't be changed")
    let (choose, fly, back) = (table.text("choose"), table.text("fly there"), table.text("back"))
    let search = table.text("type to search")
    listKeys = { isDemonstration in
      isDemonstration
        ? [
          "↑ ↓ \(choose)   \(search)   enter \(fly)   esc \(back)", "↑↓ enter \(fly)  esc \(back)",
          "esc \(back)",
        ]
        : ["↑ ↓ \(choose)   \(search)   esc \(back)", "↑↓ \(choose)  esc \(back)", "esc \(back)"]
    }
    let (quit, list, map) = (table.text("quit"), table.text("list"), table.text("map"))
    let help = "? \(table.text("help"))"
    let few = ["q \(quit)   l \(list)   m \(map)   \(help)", help]
    let space = table.text("space|key")
    let clock =
      "\(space) \(table.text("pause"))   + - \(table.text("speed"))   ← → \(table.text("stops"))"
    let all = ["q \(quit)   \(clock)   l \(list)   m \(map)   \(help)"] + few
    keys = { $0 ? all : few }
    let clockHelp = [
      ("\(space) + -", table.text("pause, faster, slower")),
      ("← → n", table.text("by stop; 10 min from home")),
    ]
    let otherHelp = [
      ("l", table.text("list of stops, and search")), ("c", table.text("cards of arrivals on, off")),
      ("m h", table.text("map: next view; home")), ("i o wasd", table.text("map: zoom, move; mouse")),
    ]
    self.help = { [("q", quit)] + ($0 ? clockHelp : []) + otherHelp }
    legend = [
      ("🎅", table.text("Santa")), ("⌂", table.text("home|on the map")), ("◉", table.text("next stop")),
      ("∘", table.text("later stops")), ("⠒", table.text("his way")),
    ]
    closeHelp = table.text("? closes this")
    let date = table.phrase("{day} {clock}")
    self.date = { date(["day": language.time.day($0.month, $0.day), "clock": $0.clockText]) }
    day = language.time.date
  }
}

extension Language {
  /// The strings of the dashboard in this language.
  var dashboard: DashboardWords { words(DashboardWords.init) }
}
