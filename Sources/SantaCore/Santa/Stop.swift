public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stop of Santa's route, stored as an object. ``RouteStop`` is its value form.
///
/// ```swift
/// let next = store.objects(Stop.self).where { $0.time > .now }.sorted(by: \.time).first
/// ```
public final class Stop: Object {
  /// The stop's identifier in its route, for example `sydney_au`. The first is `takeoff`, and the last is `landing`.
  @Persisted(primaryKey: true) public var id: String
  /// The position of the stop.
  @Persisted(onDelete: .cascade) public var location: Location?
  /// The time at which Santa arrives.
  @Persisted public var time: Date
  /// The time at which Santa leaves.
  @Persisted public var departure: Date
  /// The place's name, for example `Sydney`.
  @Persisted public var place: String
  /// The country, or a part of it and the country; empty if the route doesn't contain it.
  @Persisted public var region: String
  /// The number of inhabitants; 0 if it is unknown.
  @Persisted public var population: Int
  /// The total number of presents delivered when Santa leaves this stop.
  @Persisted public var presentsDelivered: Int
  /// The number of seconds that local time is ahead of UTC on that night; nil without a local time, as at the Pole.
  @Persisted public var utcOffset: Int?

  /// Creates a stop without a position.
  public required init() {}

  /// Creates an object for a stop of a route. It isn't in a store yet.
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

  /// The time at which Santa arrives, the same as ``time``.
  public var arrival: Date { time }

  /// City and region in one line, for example `Sydney, Australia`.
  public var name: String { region.isEmpty ? place : "\(place), \(region)" }
}
