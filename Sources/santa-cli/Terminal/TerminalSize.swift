/// How much a terminal shows.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// The narrowest common terminal, where the system does not say.
  static let usual = TerminalSize(columns: 80, rows: 24)
}
