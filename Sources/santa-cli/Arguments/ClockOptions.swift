/// What the command line says about the clock of the flight.
struct ClockOptions: Equatable, Sendable {
  /// Take-off to landing in two and a half minutes: long enough to see places pass, short enough to stay.
  static let demoSpeed: Double = 600

  var start: ClockStart = .unspecified
  /// How many times faster than real time; nil when the command line does not say, so that a flight under way
  /// is not contradicted by a default.
  var speed: Double?
}
