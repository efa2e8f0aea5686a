#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Santa, as a store holds him: where he is, what he does, where he goes.
///
/// Written by whoever flies the ``Sleigh``; everybody else observes it.
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
  /// What Santa is doing.
  @Persisted public var activity = Activity.unknown
  /// How many presents are still in the bag.
  @Persisted public var presentsRemaining: Int
  /// How many presents have been left so far.
  @Persisted public var presentsDelivered: Int
  /// The stop Santa is at, or else the one he left last.
  @Persisted public var lastStop: Stop?
  /// The stop Santa comes to next; nil after the landing.
  @Persisted public var nextStop: Stop?
  /// The time, by the flight's clock, at which all this is so. It changes with every step of the sleigh.
  @Persisted public var time: Date

  /// A Santa nobody knows anything about.
  public required init() {}

  /// Where Santa is: the North Pole when nobody knows.
  ///
  /// Assigning a location that is in no store adds it along with Santa. The one at the Pole that stands for not
  /// knowing is in no store, and another one each time.
  public var currentLocation: Location {
    get { knownLocation ?? Location(.northPole) }
    set { knownLocation = newValue }
  }

  /// Moves Santa, by changing the numbers of his location rather than giving him another.
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

  /// A sample to try things out with: over San Francisco, delivering, 42 presents left.
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
