#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One stop of a ``Route``: a place, Santa's arrival and departure, and the number of presents delivered by then.
///
/// A route guarantees that no stop's departure is before its arrival, that no arrival is before the departure from the previous
/// stop, that ids are unique, and that `presentsDelivered` never decreases. A single stop can't guarantee this, so the
/// initialiser isn't public.
public struct RouteStop: Hashable, Sendable {
  /// The stop's identifier in its route, for example `sydney_au`. The first is `takeoff`, and the last is `landing`.
  public let id: String

  /// The place's name, for example `Sydney`.
  public let city: String

  /// The country, or a part of it and the country; empty if the route doesn't contain it.
  public let region: String

  /// The position of the stop.
  public let coordinate: Coordinate

  /// The time at which Santa arrives. At the take-off, it equals the departure.
  public let arrival: Date

  /// The time at which Santa leaves. At the landing, it equals the arrival.
  public let departure: Date

  /// The number of inhabitants; 0 if it is unknown, and for the take-off and the landing.
  public let population: Int

  /// The total number of presents delivered when Santa leaves this stop.
  public let presentsDelivered: Int

  /// The number of seconds that local time is ahead of UTC on that night; nil without a local time, as at the Pole.
  public let utcOffset: Int?

  /// City and region in one line, for example `Sydney, Australia`.
  public var name: String { region.isEmpty ? city : "\(city), \(region)" }
}
