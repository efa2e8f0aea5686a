/// The headings of the table of stops.
struct RouteWords: Sendable {
  var localTime: String
  var place: String
  var region: String
  var fromHome: String
  var distance: String

  static let english = RouteWords(
    localTime: "Local time", place: "Place", region: "Region", fromHome: "From home", distance: "Distance")

  static let japanese = RouteWords(
    localTime: "現地時刻", place: "場所", region: "国・地域", fromHome: "自宅から", distance: "距離")
}

extension Language {
  /// The headings of the table of stops in this language.
  var route: RouteWords { choose(.english, .japanese) }
}
