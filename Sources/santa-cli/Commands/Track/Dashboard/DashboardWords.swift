import SantaCore

/// The texts of the dashboard in one language. Names of places are those of the route.
struct DashboardWords: Sendable {
  /// The language, whose other texts the dashboard also uses.
  var language: Language
  var title: String
  /// For a narrow terminal.
  var shortTitle: String
  var paused: String
  var waiting: String
  /// The program that flew has ended, from the longest text to the shortest.
  var isNotFlown: [String]

  var takeOffIn: String
  var reachesIn: @Sendable (_ city: String) -> String
  var was: @Sendable (_ city: String) -> String
  var returnsIn: @Sendable (_ city: String) -> String
  var ago: String
  /// The local time of an arrival.
  var at: @Sendable (_ time: String) -> String
  var isGuess: String
  /// How far Santa is from home.
  var away: @Sendable (_ distance: String) -> String
  /// The lines of the box that celebrates his arrival.
  var celebration: @Sendable (_ city: String, _ presents: String) -> [String]

  var localTime: @Sendable (_ time: String, _ city: String) -> String
  var next: String
  /// Before the time that is left; without a place if there is no room for its name.
  var leavingIn: @Sendable (_ city: String?) -> String
  var arrivingIn: String
  var presents: String
  var delivered: @Sendable (_ count: String) -> String
  var remaining: @Sendable (_ count: String) -> String
  var flown: String
  var speed: String
  var perHour: String
  var weather: @Sendable (_ place: String) -> String
  var noAnswer: @Sendable (_ reason: String) -> String
  var age: @Sendable (_ minutes: Int) -> String
  /// A mark for weather that is the normal of the season.
  var isNormal: String
  /// Why there is a normal instead of a reading.
  var noReading: @Sendable (_ reason: String) -> String
  var lastStops: String
  var nextStops: String

  /// The list of stops: how many there are, of how many in all, and what is said of the chosen one.
  var matches: @Sendable (_ count: Int, _ all: Int) -> String
  var typeToSearch: String
  var nothingMatches: String
  var comes: @Sendable (_ remaining: String) -> String
  var isThereNow: String
  var came: @Sendable (_ ago: String) -> String
  var fromHome: String
  var people: String
  var presentsPerHour: String
  /// The line of keys, with those of a demonstration or without them.
  var listKeys: @Sendable (_ isDemonstration: Bool) -> [String]

  var refusesClockChange: String
  /// The line of keys, from the longest text to the shortest.
  var keys: [String]
  var help: [(keys: String, meaning: String)]
  var legend: [(sign: String, meaning: String)]
  var closeHelp: String
  /// A date with the time of day.
  var date: @Sendable (CivilTime) -> String
  var day: @Sendable (CivilTime) -> String

  static func of(_ language: Language) -> DashboardWords {
    switch language {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
