public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stop of Santa's route, stored as an object. Its value form is ``RouteStop``.
///
/// ```swift
/// let next = store.objects(Stop.self).where { $0.time > .now }.sorted(by: \.time).first
/// ```
public final class Stop: Object {
  /// The stop's identifier in its route, for example `sydney_au`. The first is `takeoff` and the last `landing`.
  @Persisted(primaryKey: true) public var id: String
  /// The position of the stop.
  @Persisted(onDelete: .cascade) public var location: Location?
  /// When Santa arrives.
  @Persisted public var time: Date
  /// When Santa leaves.
  @Persisted public var departure: Date
  /// The place's name, for example `Sydney`.
  @Persisted public var place: String
  /// The country, or a part of it and the country; empty if the route does not have it.
  @Persisted public var region: String
  /// How many people live there; 0 if that is not known.
  @Persisted public var population: Int
  /// How many presents Santa has delivered in all when he leaves this stop.
  @Persisted public var presentsDelivered: Int
  /// How many seconds local time is ahead of UTC on that night; nil if there is no local time, as at the Pole.
  @Persisted public var utcOffset: Int?

  /// A stop without a position.
  public required init() {}

  /// A stop of a route, in no store yet.
  public convenience init(_ stop: RouteStop) {
    self.init()
    id = stop.id
    location = Location(stop.coordinate)
    time = stop.arrival
    departure = stop.departure
    place = stop.city
    region = stop.region
    population = stop.population
    presentsDelivered = stop.presentsDelivered
    utcOffset = stop.utcOffset
  }

  /// The same as ``time``.
  public var arrival: Date { time }

  /// City and region in one line, for example `Sydney, Australia`.
  public var name: String { region.isEmpty ? place : "\(place), \(region)" }
}
