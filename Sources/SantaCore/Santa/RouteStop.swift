#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One stop of a ``Route``: a place, when Santa is there, and how many presents he has left by then.
///
/// A route guarantees about its stops: `arrival <= departure`, each arrival is not before the departure of
/// the stop ahead of it, ids are unique, and `presentsDelivered` never falls. There is no public initialiser,
/// because a lone stop could not keep these promises.
public struct RouteStop: Hashable, Sendable {
  /// The stop's name within its route, for example `sydney_au`; the ends are `takeoff` and `landing`.
  public let id: String

  /// The place's name, for example `Sydney`.
  public let city: String

  /// The country, or a part of it and the country; empty when the route does not say.
  public let region: String

  /// Where the stop is.
  public let coordinate: Coordinate

  /// When Santa gets there. At the take-off it equals the departure.
  public let arrival: Date

  /// When Santa leaves. At the landing it equals the arrival.
  public let departure: Date

  /// How many people live there; 0 at the ends of a route and where nobody counted.
  public let population: Int

  /// How many presents Santa has left in all when he leaves this stop.
  public let presentsDelivered: Int

  /// How many seconds the clocks there are ahead of UTC on that night, or nil where there is no such clock
  /// (the Pole).
  public let utcOffset: Int?

  /// City and region in one line, for example `Sydney, Australia`.
  public var name: String { region.isEmpty ? city : "\(city), \(region)" }
}
