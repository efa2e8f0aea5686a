public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Santa as an object in a store: where he is, what he does, and where he goes next.
///
/// The process that flies the ``Sleigh`` writes it. All others observe it.
///
/// ```swift
/// let token = store.objects(Santa.self).observe(keyPaths: [\.time]) { change in
///   if case .update(let santas, _, _, _) = change { print(santas[0].activity) }
/// }
/// ```
public final class Santa: Object {
  /// The key of the one Santa that a tracker's store has.
  public static let theOnlyOne = 1

  /// Always ``theOnlyOne`` in a tracker's store.
  @Persisted(primaryKey: true) public var id = Santa.theOnlyOne
  @Persisted(onDelete: .cascade) private var knownLocation: Location?
  /// All stops in order of time, the take-off and the landing included.
  @Persisted public var route: List<Stop>
  /// The messages of the route in order of time; most routes have none.
  @Persisted public var messages: List<FlightMessage>
  /// What Santa is doing.
  @Persisted public var activity = Activity.unknown
  /// How many presents are still in the bag.
  @Persisted public var presentsRemaining: Int
  /// How many presents have been delivered so far.
  @Persisted public var presentsDelivered: Int
  /// The stop that Santa is at, or else the one he left last.
  @Persisted public var lastStop: Stop?
  /// The stop that Santa comes to next; nil after the landing.
  @Persisted public var nextStop: Stop?
  /// The time of the other properties, by the flight's clock. It changes with every step of the sleigh.
  @Persisted public var time: Date

  /// A Santa whose position and activity are not known.
  public required init() {}

  /// Where Santa is; a location at the North Pole if that is not known.
  ///
  /// Assigning a location that is in no store adds it along with Santa. As long as Santa's location is not known, this
  /// returns a new location each time, which is in no store.
  public var currentLocation: Location {
    get { knownLocation ?? Location(.northPole) }
    set { knownLocation = newValue }
  }

  /// Moves Santa by changing the coordinates of his location, which stays the same object.
  func move(to coordinate: Coordinate) {
    if let knownLocation {
      knownLocation.coordinate = coordinate
    } else {
      knownLocation = Location(coordinate)
    }
  }

  /// Whether Santa is at ``lastStop``, and not on his way from it.
  public var isAtStop: Bool {
    guard let lastStop else { return false }
    return nextStop == nil || time < lastStop.departure
  }

  /// A sample for experiments: Santa delivers presents in San Francisco, and has 42 left.
  ///
  /// ```swift
  /// Santa.test().presentsRemaining       // 42
  /// ```
  public static func test() -> Santa {
    let santa = Santa()
    santa.currentLocation = Location()
    santa.currentLocation.latitude = 37.7749
    santa.currentLocation.longitude = -122.4194
    santa.activity = .deliveringPresents
    santa.presentsRemaining = 42
    return santa
  }
}
