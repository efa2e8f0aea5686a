#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One flight of the sleigh: every stop with its times, from take-off to landing.
///
/// A route comes from ``embedded(year:)`` or from a file through ``init(json:source:)``; either way it has at
/// least two stops, the first is the take-off and the last the landing, the times are in order, ids are
/// unique and the presents never fall. It is a value: it never changes, and ``shifted(toYear:)`` makes
/// another one.
///
/// ```swift
/// let route = Route.coming(asOf: Date())
/// route.placeCount                     // 685
/// route.moment(at: Date()).placeName   // "North Pole, Arctic"
/// ```
public struct Route: Hashable, Sendable {
  /// The route's identity: 40 hexadecimal digits, the same in every run for the same contents.
  ///
  /// A file's own fingerprint is kept if it has this form; all others are computed from the stops.
  public let fingerprint: String

  /// All stops in order of time; the first has the id `takeoff`, the last `landing`.
  public let stops: [RouteStop]

  /// Makes a route of stops that keep what the type promises.
  ///
  /// Not public: the readers check the promises one by one and say what is wrong; an initialiser could only
  /// trap.
  init(stops: [RouteStop], fingerprint: String? = nil) {
    self.stops = stops
    self.fingerprint = fingerprint ?? Self.fingerprint(of: stops)
  }

  /// The first stop's id.
  static let takeoffID = "takeoff"

  /// The last stop's id.
  static let landingID = "landing"

  /// How long Google's flights and the embedded one last: 25 hours.
  public static let standardDuration: TimeInterval = 25 * 3600

  /// When the flight of a year takes off: 24 December, 10:00 UTC, as Google's tracker has it.
  ///
  /// Years outside 1...9998 are moved to the nearer end.
  public static func standardTakeoff(year: Int) -> Date {
    let civil = CivilTime(year: min(max(year, 1), 9998), month: 12, day: 24, hour: 10)
    return Date(timeIntervalSince1970: Double(civil.secondsSince1970))
  }

  /// The year whose flight is under way or comes next: this year's until its landing, then the following one.
  public static func comingYear(asOf date: Date) -> Int {
    let year = CivilTime(date).year
    return date < standardTakeoff(year: year) + standardDuration ? year : year + 1
  }

  /// The identity of some stops.
  ///
  /// Three unrelated 64-bit hashes, cut to the 40 digits that Google's fingerprints have.
  private static func fingerprint(of stops: [RouteStop]) -> String {
    var hashes = [StableHash(seed: 1), StableHash(seed: 2), StableHash(seed: 3)]
    for index in hashes.indices {
      for stop in stops {
        hashes[index].combine(stop.id)
        hashes[index].combine(stop.city)
        hashes[index].combine(stop.region)
        hashes[index].combine("\(stop.coordinate)")
        hashes[index].combine(stop.arrival.millisecondsSince1970)
        hashes[index].combine(stop.departure.millisecondsSince1970)
        hashes[index].combine(stop.population)
        hashes[index].combine(stop.presentsDelivered)
        hashes[index].combine(stop.utcOffset ?? .min)
      }
    }
    let digits = hashes.map { hash in
      let digits = String(hash.value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return String(digits.joined().prefix(40))
  }
}

extension Route {
  // A route has at least two stops, so the next two never index an empty array; see the type's promise.

  /// The first stop, where Santa starts.
  public var takeoff: RouteStop { stops[0] }

  /// The last stop, where Santa comes home.
  public var landing: RouteStop { stops[stops.count - 1] }

  /// How many presents Santa leaves on the whole flight.
  public var presentsTotal: Int { landing.presentsDelivered }

  /// How many places Santa calls at, the two ends not counted.
  public var placeCount: Int { stops.count - 2 }

  /// How long the flight takes, from the first departure to the last arrival.
  public var duration: TimeInterval { landing.arrival.timeIntervalSince(takeoff.departure) }

  /// The length of the flight, the sum of its great circles, in metres.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public var length: Double {
    zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
  }

  /// Where in ``stops`` the place nearest to a point is, by great circle.
  ///
  /// The ends are left out, unless the route has nothing else; then it is the landing. Of equally near ones
  /// it is the first.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public func stopIndex(nearestTo point: Coordinate) -> Int {
    stopIndices(near: point, count: 1).first ?? stops.count - 1
  }

  /// Where in ``stops`` the places nearest to a point are, the nearest first, the ends left out.
  ///
  /// - Parameters:
  ///   - point: The middle of the search.
  ///   - count: How many to answer at most.
  /// - Complexity: O(*n* log *n*) in the number of stops.
  public func stopIndices(near point: Coordinate, count: Int) -> [Int] {
    let distances = stops.map { point.distance(to: $0.coordinate) }
    let nearest = (1..<stops.count - 1).sorted { (distances[$0], $0) < (distances[$1], $1) }
    return Array(nearest.prefix(max(0, count)))
  }
}

extension Date {
  /// The nearest whole millisecond, in which routes are compared.
  ///
  /// A date beyond what an Int holds counts as the nearer end, so no date traps.
  var millisecondsSince1970: Int {
    Int(saturating: (timeIntervalSince1970 * 1000).rounded())
  }
}

extension Int {
  /// The number as a whole one, cut towards zero; what is too large becomes the nearer end, and NaN becomes
  /// 0.
  init(saturating number: Double) {
    if let exact = Int(exactly: number.rounded(.towardZero)) {
      self = exact
    } else {
      self = number > 0 ? .max : (number < 0 ? .min : 0)
    }
  }
}
