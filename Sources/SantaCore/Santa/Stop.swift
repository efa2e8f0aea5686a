#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stop of Santa's route in a store; the value behind it is a ``RouteStop``.
///
/// ```swift
/// let next = store.objects(Stop.self).where { $0.time > .now }.sorted(by: \.time).first
/// ```
public final class Stop: Object {
  /// The stop's name within its route, for example `sydney_au`; the ends are `takeoff` and `landing`.
  @Persisted(primaryKey: true) public var id: String
  /// Where it is.
  @Persisted(onDelete: .cascade) public var location: Location?
  /// When Santa gets there.
  @Persisted public var time: Date
  /// When Santa leaves.
  @Persisted public var departure: Date
  /// The place's name, for example `Sydney`.
  @Persisted public var place: String
  /// The country, or a part of it and the country; empty when the route does not say.
  @Persisted public var region: String
  /// How many people live there; 0 where nobody counted.
  @Persisted public var population: Int
  /// How many presents Santa has left in all when he leaves this stop.
  @Persisted public var presentsDelivered: Int
  /// Seconds that the clocks there are ahead of UTC on that night; nil where there is no such clock.
  @Persisted public var utcOffset: Int?

  /// A stop nowhere.
  public required init() {}

  /// A stop, in no store yet, as a route has it.
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

  /// Another word for ``time``.
  public var arrival: Date { time }

  /// City and region in one line, for example `Sydney, Australia`.
  public var name: String { region.isEmpty ? place : "\(place), \(region)" }
}
