import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The options for the clock of the flight.
struct ClockOptions: Equatable, Sendable {
  /// The speed of a demonstration, which takes two and a half minutes: slow enough to follow, and short enough to watch
  /// completely.
  static let demoSpeed: Double = 600

  var start: ClockStart = .unspecified
  /// The factor by which the clock runs faster than real time; nil without the option. There is no default value, because it
  /// would contradict a flight under way.
  var speed: Double?
  /// Whether the flight is a demonstration, which has its own speed, and which starts at the take-off unless a time is given.
  var isDemo = false
  /// Whether the flight starts again after its landing.
  var repeats = false
}

/// The time at which the clock of the flight starts.
enum ClockStart: Equatable, Sendable {
  /// Without an option: the time of the flight under way, or the current time.
  case unspecified
  /// The value of `--at`, as it was typed.
  case time(String)
  /// The take-off, for `--demo` without `--at`.
  case takeOff
}

extension ClockOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let speed = try arguments.number(.speed)
    let isDemo = arguments.has(.demo)
    self.init(
      start: arguments[.at].map { .time($0) } ?? (isDemo ? .takeOff : .unspecified),
      speed: speed ?? (isDemo ? ClockOptions.demoSpeed : nil), isDemo: isDemo, repeats: arguments.has(.loop))
    if repeats, !isDemo, start == .unspecified {
      throw arguments.error(
        .unreadable(.loop, why: "The real flight can't be repeated. Add '--demo', or a time with '--at'."))
    }
  }
}

extension Timestamp {
  /// Parses the value of `--at`; nil without the option. A time without a zone is in UTC, like all times of the program.
  static func option(_ text: String?, of command: CommandName) throws(UsageError) -> Date? {
    guard let text else { return nil }
    guard let date = parse(text) ?? parse("\(text)Z") else {
      throw UsageError(
        .invalidValue(
          .at, value: text,
          requirement:
            "TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC) or 2026-12-24T23:00+01:00"
        ),
        command: command)
    }
    return date
  }
}

extension UsageError {
  /// Creates an error for the option that contradicts the flight under way.
  init(_ conflict: FlightConflict, with clock: ClockOptions, _ route: String?, of command: CommandName) {
    let (option, value): (Option, String?) =
      switch conflict.option {
      case .route: (.route, route)
      case .speed where clock.isDemo && clock.speed == ClockOptions.demoSpeed: (.demo, nil)
      case .speed: (.speed, clock.speed.map { NumberText.decimal($0) })
      default: if case .time(let text) = clock.start { (.at, text) } else { (.demo, nil) }
      }
    self.init(.contradictsFlight(option, value: value, underWay: conflict.underWay), command: command)
  }
}
