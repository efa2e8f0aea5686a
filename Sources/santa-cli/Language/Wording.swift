extension Language {
  /// The words of each area in this language.
  var time: TimeWords { choose(.english, .japanese) }
  var activity: ActivityWords { choose(.english, .japanese) }
  var weather: WeatherWords { choose(.english, .japanese) }
  var flight: FlightWords { choose(.english, .japanese) }

  func choose<Words>(_ english: Words, _ japanese: Words) -> Words {
    switch self {
    case .english: english
    case .japanese: japanese
    }
  }
}

/// A text in every supported language.
struct Wording: Hashable, Sendable {
  var english: String
  var japanese: String

  init(_ english: String, japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  func text(in language: Language) -> String { language.choose(english, japanese) }
}
