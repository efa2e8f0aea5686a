#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One flight of the sleigh: all stops with their times, from take-off to landing.
///
/// A route comes from ``embedded(year:home:)``, or from a file through ``init(json:source:)``. It always has at least two stops, of
/// which the first is the take-off and the last is the landing. Times are in order, ids are unique, and the number of delivered
/// presents never decreases. A route is a value: ``shifted(toYear:)`` returns a new one.
///
/// ```swift
/// let route = Route.coming(asOf: Date())
/// route.placeCount                     // 764
/// route.moment(at: Date()).placeName   // "North Pole, Arctic"
/// ```
public struct Route: Hashable, Sendable {
  /// The route's identity: 40 hexadecimal digits, the same in every run for the same contents.
  ///
  /// The fingerprint in a file is kept if it has this form. Otherwise, it is computed from the stops.
  public let fingerprint: String

  /// All stops in order of time. The first stop has the id `takeoff`, and the last one `landing`.
  public let stops: [RouteStop]

  /// The messages to show during the flight, in order of time, each text once. Most routes have none.
  public let messages: [RouteMessage]

  /// Creates a route from stops that meet the guarantees of the type.
  ///
  /// The initialiser is not public: the parsers check each guarantee and throw an error that describes the problem, whereas an
  /// initialiser could only trap.
  init(stops: [RouteStop], messages: [RouteMessage] = [], fingerprint: String? = nil) {
    self.stops = stops
    self.messages = Self.withoutRepetitions(messages)
    self.fingerprint = fingerprint ?? Self.fingerprint(of: stops)
  }

  /// Returns the messages without those that repeat the text of an earlier one, as some of Google's do thirty times a night.
  private static func withoutRepetitions(_ messages: [RouteMessage]) -> [RouteMessage] {
    var texts: Set<String> = []
    return messages.filter { message in
      let (isNew, _) = texts.insert(message.text)
      return isNew
    }
  }

  /// The id of the first stop.
  static let takeoffID = "takeoff"

  /// The id of the last stop.
  static let landingID = "landing"

  /// The duration of Google's flights and of the embedded flight: 25 hours.
  public static let standardDuration: TimeInterval = 25 * 3600

  /// Returns the take-off time of a year's flight: 24 December, 10:00 UTC, as in Google's tracker.
  ///
  /// A year outside 1...9999 counts as the nearer end.
  public static func standardTakeoff(year: Int) -> Date {
    let civil = CivilTime(year: min(max(year, 1), 9999), month: 12, day: 24, hour: 10)
    return Date(timeIntervalSince1970: Double(civil.secondsSince1970))
  }

  /// Returns the year of the flight that is under way or comes next: this year until the landing, then the following year.
  public static func comingYear(asOf date: Date) -> Int {
    let year = CivilTime(date).year
    return date < standardTakeoff(year: year) + standardDuration ? year : year + 1
  }

  /// The time for which a flight is still shown after its landing, in seconds: until the evening of 25 December in every time
  /// zone. In the westernmost zones, in the Americas, that evening is at 03:00 UTC of the next day.
  static let restAfterLanding: TimeInterval = 16 * 3600

  /// Returns the year of the flight to show: this year until the evening after the landing, then the following year.
  static func yearToTell(asOf date: Date) -> Int {
    let year = CivilTime(date).year
    return date < standardTakeoff(year: year) + standardDuration + restAfterLanding ? year : year + 1
  }

  /// Computes the fingerprint of stops: three independent 64-bit hashes, cut to the 40 digits of Google's fingerprints.
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
  // The following two properties don't trap, because a route has at least two stops.

  /// The first stop, where Santa starts.
  public var takeoff: RouteStop { stops[0] }

  /// The last stop, where Santa comes home.
  public var landing: RouteStop { stops[stops.count - 1] }

  /// The number of presents that Santa leaves on the whole flight.
  public var presentsTotal: Int { landing.presentsDelivered }

  /// The number of places that Santa visits, without the take-off and the landing.
  public var placeCount: Int { stops.count - 2 }

  /// The duration of the flight, from the first departure to the last arrival.
  public var duration: TimeInterval { landing.arrival.timeIntervalSince(takeoff.departure) }

  /// The length of the flight along great circles, in metres.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public var length: Double {
    zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.coordinate.distance(to: $1.1.coordinate) }
  }

  /// Returns the latest message whose time has come at an instant; nil before the first message.
  ///
  /// - Complexity: O(log *n*) in the number of messages.
  public func message(at date: Date) -> RouteMessage? {
    let count = messageCount(through: date)
    return count > 0 ? messages[count - 1] : nil
  }

  /// Returns the messages with times after one instant, up to and including another one; none if the second instant is earlier.
  ///
  /// - Complexity: O(log *n*) in the number of messages.
  public func messages(after start: Date, through end: Date) -> ArraySlice<RouteMessage> {
    let first = messageCount(through: start)
    return messages[first..<max(first, messageCount(through: end))]
  }

  private func messageCount(through date: Date) -> Int {
    var (low, high) = (0, messages.count)
    while low < high {
      let middle = low + (high - low) / 2
      if messages[middle].time <= date { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index in ``stops`` of the stop nearest to a point, by great circle.
  ///
  /// The take-off and the landing are excluded, unless the route has only these two stops, or the point is Santa's own home: the
  /// result is then the landing. Among stops at equal distances, the result is the first one.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  public func stopIndex(nearestTo point: Coordinate) -> Int {
    let end = stops.count - 1
    let isSantasHome = point.distance(to: landing.coordinate) < Self.villageRadius
    return isSantasHome ? end : stopIndices(near: point, count: 1).first ?? end
  }

  /// The distance from the landing, in metres, within which people live in Santa's village.
  private static let villageRadius = 1_000.0

  /// Returns the indices in ``stops`` of the stops nearest to a point, the nearest first, without the take-off and the landing.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - count: The maximum number of indices.
  /// - Complexity: O(*n* log *n*) in the number of stops.
  public func stopIndices(near point: Coordinate, count: Int) -> [Int] {
    let distances = stops.map { point.distance(to: $0.coordinate) }
    let nearest = (1..<stops.count - 1).sorted { (distances[$0], $0) < (distances[$1], $1) }
    return Array(nearest.prefix(max(0, count)))
  }
}

extension Date {
  /// The nearest whole millisecond since 1970, the precision at which routes are compared.
  ///
  /// A date beyond the range of `Int` counts as the nearer end, so no date traps.
  var millisecondsSince1970: Int {
    Int(saturating: (timeIntervalSince1970 * 1000).rounded())
  }
}
