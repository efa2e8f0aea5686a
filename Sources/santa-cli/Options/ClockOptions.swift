import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options for the clock of the flight.
struct ClockOptions: Equatable, Sendable {
  /// The speed of a demonstration, which takes two and a half minutes: slow enough to follow, and short enough to
  /// watch.
  static let demoSpeed: Double = 600

  var start: ClockStart = .unspecified
  /// How many times faster than real time the clock runs; nil without the option. There is no default value, because it
  /// would contradict a flight under way.
  var speed: Double?
}

/// The time at which the clock of the flight starts.
enum ClockStart: Equatable, Sendable {
  /// Without an option: at the time of the flight under way, or else at the present time.
  case unspecified
  /// `--at`, as written.
  case time(String)
  /// `--demo`.
  case takeOff
}

extension ClockOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let speed = try arguments.number(.speed)
    guard arguments.has(.demo) else {
      self.init(start: arguments[.at].map { .time($0) } ?? .unspecified, speed: speed)
      return
    }
    if arguments.has(.at) {
      throw arguments.error(.conflict(.at, .demo, reason: "a demonstration starts at take-off"))
    }
    self.init(start: .takeOff, speed: speed ?? ClockOptions.demoSpeed)
  }
}

extension Timestamp {
  /// Reads the value of `--at`; nil without the option.
  static func option(_ text: String?, of command: CommandName) throws(UsageError) -> Date? {
    guard let text else { return nil }
    guard let date = parse(text) else {
      throw UsageError(
        .invalidValue(
          .at, value: text,
          requirement: "TIME must be a date and time with its zone in ISO 8601, as in 2026-12-24T22:00:00Z"),
        command: command)
    }
    return date
  }
}

extension UsageError {
  /// An error for the option that contradicts the flight under way.
  init(_ conflict: FlightConflict, with clock: ClockOptions, _ route: String?, of command: CommandName) {
    let isDemo = clock.start == .takeOff
    let (option, value): (Option, String?) =
      switch conflict.option {
      case .route: (.route, route)
      case .speed where isDemo && clock.speed == ClockOptions.demoSpeed: (.demo, nil)
      case .speed: (.speed, clock.speed.map { NumberText.decimal($0) })
      default: if case .time(let text) = clock.start { (.at, text) } else { (.demo, nil) }
      }
    self.init(.contradictsFlight(option, value: value, underWay: conflict.underWay), command: command)
  }
}
