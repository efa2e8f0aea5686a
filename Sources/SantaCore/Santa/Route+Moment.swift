#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// Returns Santa's position and activity at an instant.
  ///
  /// Between stops, Santa moves along the great circle at constant speed. A stop's presents are counted in two parts: 30 % on
  /// the flight to the stop and 70 % during the stay, as in Google's web client. Between stops, Santa flies. At stops, he
  /// delivers presents. In the last third of a long stay, and of the stay at one other stop in four, he eats cookies, looks
  /// after the reindeer or calls Mrs. Claus instead. The stop's id determines which.
  ///
  /// The date may also be before the take-off or after the landing. A NaN date counts as before the take-off.
  ///
  /// - Complexity: O(log *n*) in the number of stops.
  public func moment(at date: Date) -> Moment {
    // Comparisons with NaN are always false, so NaN would count as after the landing.
    let date = date.timeIntervalSince1970.isNaN ? .distantPast : date
    if date >= landing.arrival {
      return moment(
        .landed, at: landing.coordinate, .tendingToReindeer, presentsDelivered: presentsTotal,
        lastStop: stops.count - 1, nextStop: nil)
    }
    guard date >= takeoff.departure else {
      return moment(
        .beforeTakeoff, at: takeoff.coordinate, activityBeforeTakeoff(at: date),
        presentsDelivered: takeoff.presentsDelivered, lastStop: 0, nextStop: 1)
    }
    // Between take-off and landing, there is always a stop that Santa has not left yet, and it is never the first one.
    let next = min(firstStop(leftAfter: date), stops.count - 1)
    let stop = stops[next]
    let previous = stops[next - 1]
    let quota = stop.presentsDelivered - previous.presentsDelivered
    if stop.arrival <= date {
      let progress = Self.progress(of: date, from: stop.arrival, to: stop.departure)
      return moment(
        .atStop(next), at: stop.coordinate, activity(atStop: next, progress: progress),
        presentsDelivered: previous.presentsDelivered
          + Self.part(Self.flightShare + (1 - Self.flightShare) * progress, of: quota),
        lastStop: next, nextStop: next + 1)
    }
    let progress = Self.progress(of: date, from: previous.departure, to: stop.arrival)
    return moment(
      .flying(from: next - 1, to: next),
      at: previous.coordinate.interpolated(to: stop.coordinate, fraction: progress),
      .flying,
      presentsDelivered: previous.presentsDelivered + Self.part(Self.flightShare * progress, of: quota),
      lastStop: next - 1, nextStop: next)
  }

  /// The share of a stop's presents that is counted on the flight to the stop, as in google/santa-tracker-web.
  private static let flightShare = 0.3

  /// The initial share of a stay in which Santa always delivers presents.
  static let deliveryShare = 2.0 / 3

  /// The duration, in seconds, from which a stay is long.
  private static let longStay: TimeInterval = 120

  private func moment(
    _ phase: Moment.Phase, at coordinate: Coordinate, _ activity: Activity, presentsDelivered: Int,
    lastStop: Int,
    nextStop: Int?
  ) -> Moment {
    Moment(
      phase: phase, coordinate: coordinate, activity: activity, presentsDelivered: presentsDelivered,
      presentsRemaining: presentsTotal - presentsDelivered, lastStop: lastStop, nextStop: nextStop,
      placeName: stops[lastStop].name)
  }

  /// Returns the first stop whose departure is later than a date, by binary search.
  private func firstStop(leftAfter date: Date) -> Int {
    var low = 1
    var high = stops.count
    while low < high {
      let middle = low + (high - low) / 2
      if stops[middle].departure > date {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns the share of a period that has passed, 0...1. A period without length counts as passed.
  private static func progress(of date: Date, from start: Date, to end: Date) -> Double {
    let length = end.timeIntervalSince(start)
    guard length > 0 else { return 1 }
    return min(max(date.timeIntervalSince(start) / length, 0), 1)
  }

  private static func part(_ share: Double, of quota: Int) -> Int {
    min(Int(saturating: Double(quota) * share), quota)
  }

  // MARK: Activities

  private func activity(atStop index: Int, progress: Double) -> Activity {
    guard progress >= Self.deliveryShare else { return .deliveringPresents }
    let isLong = stops[index].departure.timeIntervalSince(stops[index].arrival) >= Self.longStay
    switch choice(index, salt: "stop", of: isLong ? 3 : 12) {
    case 0: return .eatingCookies
    case 1: return .tendingToReindeer
    case 2: return .callingMrsClaus
    default: return .deliveringPresents
    }
  }

  private func activityBeforeTakeoff(at date: Date) -> Activity {
    // In the last hour, Santa harnesses the reindeer. Before that, he has meals at fixed hours of the day, in UTC.
    guard takeoff.departure.timeIntervalSince(date) > 3600 else { return .tendingToReindeer }
    switch CivilTime(date).hour {
    case 7, 12, 15, 18: return .eatingCookies
    default: return .tendingToReindeer
    }
  }

  /// Returns a number below `count` that depends only on a stop's id.
  private func choice(_ index: Int, salt: String, of count: UInt64) -> UInt64 {
    var hash = StableHash()
    hash.combine(salt)
    hash.combine(stops[index].id)
    return hash.value % count
  }
}
