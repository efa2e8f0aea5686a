/// Where the clock of the flight starts.
enum ClockStart: Equatable, Sendable {
  /// The command line does not say: the clock of the flight under way or else the present time.
  case unspecified
  /// `--at`, as written.
  case time(String)
  /// `--demo`.
  case takeOff
}
