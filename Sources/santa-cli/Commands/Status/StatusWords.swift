import SantaCore

/// The strings of the status card.
struct StatusWords: Sendable {
  var time: String
  var santa: String
  var whereabouts: String
  var next: String
  var presents: String
  var flown: String
  var weather: String
  var home: String
  /// The width of the labels.
  var labelColumns: Int
  var byTheClock: @Sendable (_ dayAndTime: String, _ title: String) -> String
  var isUnderWay: @Sendable (_ title: String) -> String
  var isNotTracked: @Sendable (_ title: String) -> String
  var isAt: @Sendable (_ place: String, _ position: String) -> String
  var isOnTheWay: @Sendable (_ place: String, _ position: String) -> String
  var somewhere: String
  var presentsSoFar: @Sendable (_ delivered: String, _ remaining: String) -> String
  /// The sums after the landing.
  var allPresents: @Sendable (_ delivered: String) -> String
  var flownWithStops: @Sendable (_ distance: String, _ stops: String) -> String
  var countdown: @Sendable (_ place: String, Countdown) -> String
  /// The local time of an arrival, after the countdown.
  var localTime: @Sendable (_ dayAndTime: String) -> String
  /// The time since Santa was at home, in a template.
  var ago: @Sendable (_ time: String) -> String

  init(_ table: WordTable) {
    time = table.text("Time")
    santa = table.text("Santa")
    whereabouts = table.text("Where")
    next = table.text("Next")
    presents = table.text("Presents")
    flown = table.text("Flown")
    weather = table.text("Weather")
    home = table.text("Home")
    labelColumns =
      2
      + ([time, santa, whereabouts, next, presents, flown, weather, home].map { DisplayWidth.columns(of: $0) }
        .max() ?? 0)
    let clock = table.phrase("{time} UTC, by the clock of {title}")
    byTheClock = { clock(["time": $0, "title": $1]) }
    let (isUnderWay, isNotTracked) = (
      table.phrase("{title}, under way"), table.phrase("{title}, not tracked here")
    )
    self.isUnderWay = { isUnderWay(["title": $0]) }
    self.isNotTracked = { isNotTracked(["title": $0]) }
    let (isAt, isOnTheWay) = (
      table.phrase("at {place} ({position})"), table.phrase("on the way from {place} ({position})")
    )
    self.isAt = { isAt(["place": $0, "position": $1]) }
    self.isOnTheWay = { isOnTheWay(["place": $0, "position": $1]) }
    somewhere = table.text("somewhere")
    let soFar = table.phrase("{delivered} delivered, {remaining} still in the sleigh")
    presentsSoFar = { soFar(["delivered": $0, "remaining": $1]) }
    let (all, withStops) = (table.phrase("{delivered} delivered"), table.phrase("{distance}, {count} stops"))
    allPresents = { all(["delivered": $0]) }
    flownWithStops = { withStops(["distance": $0, "count": $1]) }
    let language = table.language
    let countdowns: [Countdown.Target: Phrase] = [
      .takeoff: table.phrase("{place}: take-off in {time}"), .home: table.phrase("{place}: in {time}"),
      .passed: table.phrase("{place}: has been, {time} ago"),
      .nextFlight: table.phrase("{place}: next flight: in {time}"),
    ]
    countdown = { place, countdown in
      // English uses the library's own description.
      if language == .english { return "\(place): \(countdown)" }
      let time = CountdownText.remaining(seconds: countdown.secondsFromTarget, in: language)
      return countdowns[countdown.target]?(["place": place, "time": time]) ?? place
    }
    let localTime = table.phrase(", on {time} there")
    self.localTime = { localTime(["time": $0]) }
    let ago = table.phrase("{time} ago")
    self.ago = { ago(["time": $0]) }
  }
}

extension Language {
  /// The strings of the status card in this language.
  var status: StatusWords { words(StatusWords.init) }
}
