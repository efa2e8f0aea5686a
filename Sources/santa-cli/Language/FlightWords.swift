import SantaCore

/// Texts about a flight: its route, who flies it, and when it takes off and arrives.
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
  /// Changes of the clock by a follower.
  var clockStands: String
  var clockRuns: @Sendable (_ speed: String) -> String
  var clockJumps: String
  var hasLanded: String
  /// The night that was just flown: the presents, the distance, and when Santa was at the stop nearest to home.
  var nightFlown:
    @Sendable (
      _ presents: String, _ distance: String, _ stop: String, _ dayAndTime: String, _ localTime: String?
    ) -> String
  var homeIsGuessed: String
  /// When Santa reaches the stop nearest to home; the last is the local time there.
  var homeArrival:
    @Sendable (_ home: String, _ stop: String, _ dayAndTime: String, _ localTime: String?) -> String
  var nothingFliesBefore: @Sendable (_ dayAndTime: String, _ demonstration: String) -> String
  /// A notice that Santa comes closer, with the stop nearest to home.
  var notice: @Sendable (HomeNotice, _ stop: String) -> String
  var noNotifications: @Sendable (_ program: String) -> String
  var notificationFailed: @Sendable (_ program: String) -> String
  var takeOff: @Sendable (_ remaining: String) -> String
  var presentsLeft: @Sendable (_ number: String) -> String
  var untilHome: @Sendable (_ remaining: String) -> String
  var homeIsVisited: String
  /// The width of the longer one of `untilHome` and `homeIsVisited`.
  var homeColumns: Int
  /// Which times a route of `--route` is flown at.
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
    let (real, slow) = (table.text("in real time"), table.phrase("at {factor} of real speed"))
    let fast = table.phrase("{factor} times faster than real")
    speed = { speed in
      switch speed {
      case 1: real
      case ..<1: slow(["factor": NumberText.decimal(speed, decimals: 6)])
      default: fast(["factor": NumberText.decimal(speed)])
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
    let standingBy = table.phrase("Another process flies {title}; this one flies on when it ends.")
    self.standingBy = { "🛷 " + standingBy(["title": $0]) }
    takesOver = "🛷 " + table.text("The program that flew the sleigh has ended; this one flies on.")
    hasEnded =
      "🛷 " + table.text("The program that flew the sleigh has ended. Waiting for another one to fly.")
    nobodyFlies = table.phrase("No program flies there yet; waiting. '{command}' starts a flight.")(
      ["command": "\(Program.name) fly"])
    clockStands = "🛷 " + table.text("The clock stands still.")
    let clockRuns = table.phrase("The clock now runs {speed}.")
    self.clockRuns = { "🛷 " + clockRuns(["speed": $0]) }
    clockJumps = "🛷 " + table.text("The clock was set to another time.")
    hasLanded = "🎄 " + table.text("Landed.")
    let nightFlown = table.phrase(
      "That was the night: {presents} presents on {distance}. Santa was in {stop} on {time}[, {local} there]."
    )
    self.nightFlown = {
      "🎄 " + nightFlown(["presents": $0, "distance": $1, "stop": $2, "time": $3, "local": $4])
    }
    homeIsGuessed = " " + table.text("(a guess; say it with --home)")
    let homeArrival = table.phrase("{home}: Santa reaches {stop} on {time}[, {local} there].")
    self.homeArrival = { "🏠 " + homeArrival(["home": $0, "stop": $1, "time": $2, "local": $3]) }
    let nothingFlies = table.phrase("Nothing flies before {time}. See now what it will be like: {command}")
    nothingFliesBefore = { "🎄 " + nothingFlies(["time": $0, "command": $1]) }
    let notices: [HomeNotice: Phrase] = [
      .hour: table.phrase("Less than an hour: Santa is coming to {city}"),
      .tenMinutes: table.phrase("Less than ten minutes to {city}: off to bed!"),
      .nextStop: table.phrase("The next stop is {city}!"), .arrived: table.phrase("Santa is in {city} now!"),
    ]
    notice = { notices[$0]?(["city": $1]) ?? $1 }
    let noNotifications = table.phrase("There is no '{program}' here, so no notifications are shown.")
    self.noNotifications = { noNotifications(["program": $0]) }
    let notificationFailed = table.phrase("'{program}' could not show a notification.")
    self.notificationFailed = { notificationFailed(["program": $0]) }
    let (takeOff, left) = (table.phrase("take-off in {time}"), table.phrase("{number} left"))
    self.takeOff = { takeOff(["time": $0]) }
    presentsLeft = { left(["number": $0]) }
    let untilHome = table.phrase("home {time}")
    self.untilHome = { untilHome(["time": $0]) }
    homeIsVisited = table.text("home visited")
    // A remaining time is at most as wide as this.
    let longest = table.language.time.hours(13, 41)
    homeColumns = max(
      DisplayWidth.columns(of: untilHome(["time": longest])), DisplayWidth.columns(of: homeIsVisited))
    let isExact = table.phrase("The route's times are those of the flight of {year}, and taken as they are.")
    routeIsExact = { isExact(["year": "\($0)"]) }
    let isOfYear = table.phrase(
      "The route is of {year}; its times are moved to the coming flight. '--at' with a time of {year} flies them as they are."
    )
    routeIsOfYear = { isOfYear(["year": "\($0)"]) }
    let hasOtherTimes = table.phrase(
      "The route's times are not those of the flight of {year}, and are moved to it. '--at' with a time between them flies them as they are."
    )
    routeHasOtherTimes = { hasOtherTimes(["year": "\($0)"]) }
  }
}

extension Language {
  var flight: FlightWords { words(FlightWords.init) }
}
