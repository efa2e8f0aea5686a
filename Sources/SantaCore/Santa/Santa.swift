public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Santa as an object in a store: his position, his activity and his next stop.
///
/// The process that flies the ``Sleigh`` writes this object. All other processes observe it.
///
/// ```swift
/// let token = store.objects(Santa.self).observe(.only(\.time)) { change in
///   if case .update(let santas, _, _, _) = change { print(santas[0].activity) }
/// }
/// ```
public final class Santa: Object {
  /// The key of the one Santa that a tracker's store has.
  static let onlyID = 1

  /// Always 1 in a tracker's store.
  @Persisted(primaryKey: true) public var id = Santa.onlyID
  @Persisted(onDelete: .cascade) private var knownLocation: Location?
  /// All stops in order of time, including the take-off and the landing.
  @Persisted public var route: List<Stop>
  /// The messages of the route in order of time. Most routes have none.
  @Persisted public var messages: List<FlightMessage>
  /// Santa's current activity.
  @Persisted public var activity = Activity.unknown
  /// The number of presents still in the bag.
  @Persisted public var presentsRemaining: Int
  /// The number of presents delivered so far.
  @Persisted public var presentsDelivered: Int
  /// The stop that Santa is at, or else the stop that he left last.
  @Persisted public var lastStop: Stop?
  /// The next stop; nil after the landing.
  @Persisted public var nextStop: Stop?
  /// The time for which the other properties are valid, by the flight's clock. It changes with every step of the sleigh.
  @Persisted public var time: Date

  /// Creates a Santa whose position and activity are unknown.
  public required init() {}

  /// Santa's current location; a location at the North Pole if it is unknown.
  ///
  /// Assigning a location that isn't in a store adds it together with Santa. While Santa's location is unknown, each call
  /// returns a new location that isn't in a store.
  public var currentLocation: Location {
    get { knownLocation ?? Location(.northPole) }
    set { knownLocation = newValue }
  }

  /// Moves Santa by changing the coordinates of his location object.
  func move(to coordinate: Coordinate) {
    if let knownLocation {
      knownLocation.coordinate = coordinate
    } else {
      knownLocation = Location(coordinate)
    }
  }

  /// Whether Santa is at ``lastStop``, rather than on his way from it.
  public var isAtStop: Bool {
    guard let lastStop else { return false }
    return nextStop == nil || time < lastStop.departure
  }
}
