extension Language {
  /// The words of each area in this language.
  var time: TimeWords { choose(.english, .japanese) }
  var activity: ActivityWords { choose(.english, .japanese) }
  var weather: WeatherWords { choose(.english, .japanese) }
  var flight: FlightWords { choose(.english, .japanese) }
  var status: StatusWords { choose(.english, .japanese) }
  var route: RouteWords { choose(.english, .japanese) }
  var help: HelpWords { choose(.english, .japanese) }

  private func choose<Words>(_ english: Words, _ japanese: Words) -> Words {
    switch self {
    case .english: english
    case .japanese: japanese
    }
  }
}
