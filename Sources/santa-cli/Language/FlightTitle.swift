/// What a flight in a store is called there: in English, by whoever flies it, so that it is taken apart to be said in
/// another language.
enum FlightTitle: Equatable, Sendable {
  case builtIn(year: Int)
  /// A route from a file or the web, by its name.
  case file(String)
  /// What another program calls its flight.
  case other(String)

  private static let builtInStart = "the built-in route of "
  private static let fileStart = "the route '"

  /// What a route from a file or the web is called in a store.
  static func fileText(_ name: String) -> String { "\(fileStart)\(name)'" }

  init(_ text: String) {
    if text.hasPrefix(Self.builtInStart), let year = Int(text.dropFirst(Self.builtInStart.count)) {
      self = .builtIn(year: year)
    } else if text.hasPrefix(Self.fileStart), text.hasSuffix("'"), text.count > Self.fileStart.count {
      self = .file(String(text.dropFirst(Self.fileStart.count).dropLast()))
    } else {
      self = .other(text)
    }
  }
}
