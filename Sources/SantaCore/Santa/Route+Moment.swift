#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// Where Santa is at an instant, and what he is doing.
  ///
  /// Between stops he moves along the great circle at constant speed. Of a stop's presents, 30 % are counted on the
  /// flight to it and 70 % during the stay, as in Google's web client. At a stop Santa delivers, and between stops he
  /// flies. In the middle of long legs, and in the last third of the stay at one stop in four, he eats cookies, looks
  /// after the reindeer or calls Mrs. Claus instead; the stop's id determines which.
  ///
  /// The date may also lie before the take-off or after the landing. A date that is NaN counts as before the take-off.
  ///
  /// - Complexity: O(log *n*) in the number of stops.
  public func moment(at date: Date) -> Moment {
    // No comparison with NaN holds, so it would count as "not before" the landing.
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
    // Between take-off and landing there is always a stop that Santa has not left yet, and it is not the first one.
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
      activity(onLegTo: next, progress: progress),
      presentsDelivered: previous.presentsDelivered + Self.part(Self.flightShare * progress, of: quota),
      lastStop: next - 1, nextStop: next)
  }

  /// The share of a stop's presents that is counted on the flight to it, as in google/santa-tracker-web.
  private static let flightShare = 0.3

  /// The first part of a stay, in which Santa always delivers.
  static let deliveryShare = 2.0 / 3

  /// The part of a long leg in which Santa does something else than fly.
  static let restingShare = 0.3..<0.7

  /// A leg that takes at least this time, in seconds, is long.
  private static let longLegDuration: TimeInterval = 180

  /// A leg of at least this length, in metres, is long.
  private static let longLegLength = 3_000_000.0

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

  /// The first stop whose departure is later than a date, by binary search.
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

  /// How much of a period has passed, 0...1. A period without length has passed.
  private static func progress(of date: Date, from start: Date, to end: Date) -> Double {
    let length = end.timeIntervalSince(start)
    guard length > 0 else { return 1 }
    return min(max(date.timeIntervalSince(start) / length, 0), 1)
  }

  private static func part(_ share: Double, of quota: Int) -> Int {
    min(Int(saturating: Double(quota) * share), quota)
  }

  // MARK: What he is doing

  private func activity(atStop index: Int, progress: Double) -> Activity {
    guard progress >= Self.deliveryShare else { return .deliveringPresents }
    switch choice(index, salt: "stop", of: 12) {
    case 0: return .eatingCookies
    case 1: return .tendingToReindeer
    case 2: return .callingMrsClaus
    default: return .deliveringPresents
    }
  }

  private func activity(onLegTo index: Int, progress: Double) -> Activity {
    guard Self.restingShare.contains(progress) else { return .flying }
    let start = stops[index - 1]
    let end = stops[index]
    let isLong =
      end.arrival.timeIntervalSince(start.departure) >= Self.longLegDuration
      || start.coordinate.distance(to: end.coordinate) >= Self.longLegLength
    guard isLong else { return .flying }
    switch choice(index, salt: "leg", of: 3) {
    case 0: return .eatingCookies
    case 1: return .tendingToReindeer
    default: return .callingMrsClaus
    }
  }

  private func activityBeforeTakeoff(at date: Date) -> Activity {
    // In the last hour Santa harnesses the reindeer. Before that he has meals at fixed hours of the day, in UTC.
    guard takeoff.departure.timeIntervalSince(date) > 3600 else { return .tendingToReindeer }
    switch CivilTime(date).hour {
    case 7, 12, 15, 18: return .eatingCookies
    default: return .tendingToReindeer
    }
  }

  /// A number below `count` that depends only on a stop's id.
  private func choice(_ index: Int, salt: String, of count: UInt64) -> UInt64 {
    var hash = StableHash()
    hash.combine(salt)
    hash.combine(stops[index].id)
    return hash.value % count
  }
}
