/// The title of a flight in a store. The program that flies writes it in English. Other programs parse it to show it in another
/// language.
enum FlightTitle: Equatable, Sendable {
  case builtIn(year: Int)
  /// A route from a file or the web, with its name.
  case file(String)
  /// Any other title, written by another program.
  case other(String)

  private static let builtInStart = "the built-in route of "
  private static let fileStart = "the route '"

  /// Returns the title of a route from a file or the web.
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
