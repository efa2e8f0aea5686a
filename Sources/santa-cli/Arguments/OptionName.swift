/// The word after the two dashes of an option. The order is that of the help screens.
enum OptionName: String, CaseIterable, Sendable {
  case home, store, route, weather, at, speed, demo, follow, `for`
  case type, near, `where`, sort, limit
  case format, raw, color, bell
  case units, lang
  case help, version, credits

  /// As written on the command line.
  var spelling: String { "--\(rawValue)" }
}
