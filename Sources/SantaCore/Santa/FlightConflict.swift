#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The error for a request that contradicts the flight under way in its store.
public struct FlightConflict: Error, Hashable, Sendable {
  /// A part of a ``FlightRequest``. It is a struct, not an enum, so that a later version can add parts.
  public struct Option: Hashable, Sendable, CustomStringConvertible {
    /// The name of the part.
    public let description: String

    /// A different route.
    public static let route = Option(description: "route")
    /// A different start of the clock.
    public static let start = Option(description: "start")
    /// A different speed of the clock.
    public static let speed = Option(description: "speed")
  }

  /// The part that contradicts the flight.
  public let option: Option
  /// A description of the flight under way: its route, and the speed and time of its clock.
  public let underWay: String

  init(option: Option, flight: Flight, now: Date) {
    self.option = option
    let time = Timestamp.string(from: flight.clock.time(at: now))
    let clock = flight.clock.isReal ? "in real time" : "at speed \(NumberText.decimal(flight.speed))"
    underWay = "\(flight.title) \(clock), now at \(time)"
  }
}

extension FlightConflict: CustomStringConvertible {
  /// A one-line message that names the conflicting part and the flight, and says what to do.
  public var description: String {
    "another \(option) contradicts the flight under way: \(underWay). Follow that one, or use another store."
  }
}
