import SantaCore

/// Strings about a flight: its route, the program that flies it, and the times of its take-off and arrivals.
struct FlightWords: Sendable {
  var title: @Sendable (FlightTitle) -> String
  /// The speed of the clock; 1 is real time.
  var speed: @Sendable (Double) -> String
  /// The first line of `track`.
  var introduction: @Sendable (_ title: String, _ speed: String, _ isFlownHere: Bool) -> String
  /// The first line of `fly`.
  var flying: @Sendable (_ title: String, _ speed: String) -> String
  var standingBy: @Sendable (_ title: String) -> String
  var takesOver: String
  var hasEnded: String
  var nobodyFlies: String
  var folderIsDeleted: String
  /// Messages about changes that a follower makes to the clock.
  var clockStands: String
  var clockRuns: @Sendable (_ speed: String) -> String
  var clockJumps: String
  var hasLanded: String
  /// A summary of the last night: the presents, the distance, the number of stops, and the time when Santa was at the stop
  /// nearest to home.
  var nightFlown:
    @Sendable (
      _ presents: String, _ distance: String, _ count: String, _ stop: String, _ dayAndTime: String,
      _ localTime: String?
    ) -> String
  var homeIsGuessed: String
  /// The time when Santa reaches the stop nearest to home. The last argument is the local time there.
  var homeArrival:
    @Sendable (_ home: String, _ stop: String, _ dayAndTime: String, _ localTime: String?) -> String
  var nothingFliesBefore: @Sendable (_ dayAndTime: String, _ demonstration: String) -> String
  /// A notice that Santa is getting closer, with the stop nearest to home.
  var notice: @Sendable (HomeNotice, _ stop: String) -> String
  var noNotifications: @Sendable (_ program: String) -> String
  var notificationFailed: @Sendable (_ program: String) -> String
  var takeOff: @Sendable (_ remaining: String) -> String
  var presentsLeft: @Sendable (_ number: String) -> String
  var untilHome: @Sendable (_ remaining: String) -> String
  var homeIsVisited: String
  /// The width of the wider one of `untilHome` and `homeIsVisited`.
  var homeColumns: Int
  /// The times at which a route of `--route` is flown.
  var routeIsExact: @Sendable (_ year: Int) -> String
  var routeIsOfYear: @Sendable (_ year: Int) -> String
  var routeHasOtherTimes: @Sendable (_ year: Int) -> String

  init(_ table: WordTable) {
    let (builtIn, file) = (table.phrase("the built-in route of {year}"), table.phrase("the route '{name}'"))
    title = { title in
      switch title {
      case .builtIn(let year): builtIn(["year": "\(year)"])
      case .file(let name): file(["name": name])
      case .other(let text): text
      }
    }
    let (real, slow) = (table.text("in real time"), table.phrase("at {factor} times real speed"))
    let fast = table.phrase("{factor} times faster than real time")
    let language = table.language
    speed = { speed in
      switch speed {
      case 1: real
      case ..<1: slow(["factor": language.decimal(speed, decimals: 6)])
      default: fast(["factor": language.decimal(speed)])
      }
    }
    let (flying, following) = (
      table.phrase("Flying {title}, {speed}. Times are UTC."),
      table.phrase("Following {title}, {speed}. Times are UTC.")
    )
    introduction = { title, speed, isFlownHere in
      "🛷 " + (isFlownHere ? flying : following)(["title": title, "speed": speed])
    }
    let onlyFlying = table.phrase("Flying {title}, {speed}.")
    self.flying = { "🛷 " + onlyFlying(["title": $0, "speed": $1]) }
    let standingBy = table.phrase("Another process is flying {title}; this one takes over when it exits.")
    self.standingBy = { "🛷 " + standingBy(["title": $0]) }
    takesOver = "🛷 " + table.text("The program that ran the flight has exited; this one takes over.")
    hasEnded =
      "🛷 " + table.text("The program that ran the flight has exited. Waiting for another one.")
    nobodyFlies = table.phrase("No program is running a flight there; waiting. '{command}' starts one.")(
      ["command": "\(Program.name) fly"])
    folderIsDeleted = table.text(
      "The folder of the store was deleted; waiting until a program makes it again.")
    clockStands = "🛷 " + table.text("The clock is paused.")
    let clockRuns = table.phrase("The clock now runs {speed}.")
    self.clockRuns = { "🛷 " + clockRuns(["speed": $0]) }
    clockJumps = "🛷 " + table.text("The clock was set to another time.")
    hasLanded = "🎄 " + table.text("Landed.")
    let nightFlown = table.phrase(
      "That was the night: {presents} presents, {count} stops, {distance}. Santa was in {stop} on {time}[, {local} there]."
    )
    self.nightFlown = {
      "🎄 " + nightFlown(["presents": $0, "distance": $1, "count": $2, "stop": $3, "time": $4, "local": $5])
    }
    homeIsGuessed = " " + table.text("(guessed; set it with --home)")
    let homeArrival = table.phrase("{home}: Santa reaches {stop} on {time}[, {local} there].")
    self.homeArrival = { "🏠 " + homeArrival(["home": $0, "stop": $1, "time": $2, "local": $3]) }
    let nothingFlies = table.phrase("The flight starts on {time}. Watch a demonstration now: {command}")
    nothingFliesBefore = { "🎄 " + nothingFlies(["time": $0, "command": $1]) }
    let notices: [HomeNotice: Phrase] = [
      .hour: table.phrase("Less than an hour: Santa is coming to {city}"),
      .tenMinutes: table.phrase("Less than ten minutes to {city}: off to bed!"),
      .nextStop: table.phrase("The next stop is {city}!"), .arrived: table.phrase("Santa is in {city} now!"),
    ]
    notice = { notices[$0]?(["city": $1]) ?? $1 }
    let noNotifications = table.phrase("Notifications are off: '{program}' was not found.")
    self.noNotifications = { noNotifications(["program": $0]) }
    let notificationFailed = table.phrase("'{program}' could not show a notification.")
    self.notificationFailed = { notificationFailed(["program": $0]) }
    let (takeOff, left) = (table.phrase("take-off in {time}"), table.phrase("{number} left"))
    self.takeOff = { takeOff(["time": $0]) }
    presentsLeft = { left(["number": $0]) }
    let untilHome = table.phrase("home {time}")
    self.untilHome = { untilHome(["time": $0]) }
    homeIsVisited = table.text("home visited")
    // The widest remaining time.
    let longest = table.language.time.hours(13, 41)
    homeColumns = max(
      DisplayWidth.columns(of: untilHome(["time": longest])), DisplayWidth.columns(of: homeIsVisited))
    let isExact = table.phrase("The route's times match the flight of {year} and are unchanged.")
    routeIsExact = { isExact(["year": "\($0)"]) }
    let isOfYear = table.phrase(
      "The route is from {year}; its times are moved to the next flight. To keep them, use '--at' with a time in {year}."
    )
    routeIsOfYear = { isOfYear(["year": "\($0)"]) }
    let hasOtherTimes = table.phrase(
      "The route's times don't match the flight of {year} and are moved to it. To keep them, use '--at' with a time on the route."
    )
    routeHasOtherTimes = { hasOtherTimes(["year": "\($0)"]) }
  }
}

extension Language {
  var flight: FlightWords { words(FlightWords.init) }
}
