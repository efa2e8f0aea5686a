/// The headings of the table of stops.
struct RouteWords: Sendable {
  var localTime: String
  var place: String
  var region: String
  var fromHome: String
  var distance: String

  init(_ table: WordTable) {
    localTime = table.text("Local time")
    place = table.text("Place")
    region = table.text("Region")
    fromHome = table.text("From home")
    distance = table.text("Distance")
  }
}

extension Language {
  /// The headings of the table of stops in this language.
  var route: RouteWords { words(RouteWords.init) }
}
