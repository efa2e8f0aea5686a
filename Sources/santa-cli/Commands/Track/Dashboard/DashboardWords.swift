import SantaCore

/// All words of the dashboard, in one language. Names of places are as the route has them.
struct DashboardWords: Sendable {
  /// What lines of text say too is said in its words.
  var language: Language
  var title: String
  /// For a narrow terminal.
  var shortTitle: String
  var paused: String
  var waiting: String

  var takeOffIn: String
  var reachesIn: @Sendable (_ city: String) -> String
  var was: @Sendable (_ city: String) -> String
  var returnsIn: @Sendable (_ city: String) -> String
  var ago: String
  /// When he comes, by the clocks there.
  var at: @Sendable (_ time: String) -> String
  var isGuess: String

  var localTime: @Sendable (_ time: String, _ city: String) -> String
  var next: String
  var leavingIn: String
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
  /// A mark beside weather that nobody read.
  var isNormal: String
  /// Why there is only a normal.
  var noReading: @Sendable (_ reason: String) -> String
  var lastStops: String
  var nextStops: String

  var notice: @Sendable (HomeNotice, _ city: String) -> String
  var refusesClockChange: String
  /// From the longest to the shortest.
  var keys: [String]
  var help: [(keys: String, meaning: String)]
  var legend: [(sign: String, meaning: String)]
  var closeHelp: String
  /// A day and the time of it.
  var date: @Sendable (CivilTime) -> String
  var day: @Sendable (CivilTime) -> String

  static func of(_ language: Language) -> DashboardWords {
    switch language {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
