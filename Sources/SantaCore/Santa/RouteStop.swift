#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One stop of a ``Route``: a place, when Santa is there, and how many presents he has delivered by then.
///
/// A route guarantees that no stop's departure is before its arrival, that no arrival is before the departure from the
/// previous stop, that ids are unique, and that `presentsDelivered` never falls. There is no public initialiser,
/// because a single stop can't guarantee this.
public struct RouteStop: Hashable, Sendable {
  /// The stop's identifier in its route, for example `sydney_au`. The first is `takeoff` and the last `landing`.
  public let id: String

  /// The place's name, for example `Sydney`.
  public let city: String

  /// The country, or a part of it and the country; empty if the route does not have it.
  public let region: String

  /// The position of the stop.
  public let coordinate: Coordinate

  /// When Santa arrives. At the take-off it equals the departure.
  public let arrival: Date

  /// When Santa leaves. At the landing it equals the arrival.
  public let departure: Date

  /// How many people live there; 0 if that is not known, and for the take-off and the landing.
  public let population: Int

  /// How many presents Santa has delivered in all when he leaves this stop.
  public let presentsDelivered: Int

  /// How many seconds local time is ahead of UTC on that night; nil if there is no local time, as at the Pole.
  public let utcOffset: Int?

  /// City and region in one line, for example `Sydney, Australia`.
  public var name: String { region.isEmpty ? city : "\(city), \(region)" }
}
