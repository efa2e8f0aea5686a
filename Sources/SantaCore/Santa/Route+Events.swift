#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// Returns the next time at which the flight, a stay or an activity begins or ends; nil after the landing.
  ///
  /// Between two of these times, only Santa's position and the number of presents change.
  ///
  /// - Complexity: O(log *n*) in the number of stops.
  func nextEvent(after date: Date) -> Date? {
    switch moment(at: date).phase {
    case .landed: return nil
    case .beforeTakeoff: return takeoff.departure
    case .atStop(let index): return breakOrDeparture(of: stops[index], after: date)
    case .flying(_, let to): return stops[to].arrival
    }
  }

  /// Returns the time at which the activity at a stop changes, if it is after a date; the departure otherwise.
  private func breakOrDeparture(of stop: RouteStop, after date: Date) -> Date {
    let exact = stop.arrival + Self.deliveryShare * stop.departure.timeIntervalSince(stop.arrival)
    // One millisecond is added, so that rounding can't put the time before the change.
    let time = Date(timeIntervalSince1970: (exact.timeIntervalSince1970 * 1000).rounded(.up) / 1000 + 0.001)
    guard time > date, time < stop.departure,
      moment(at: time).activity != moment(at: time - 0.003).activity
    else { return stop.departure }
    return time
  }

  /// Returns the next time at which to update a countdown: every hour while more than a day is left, every minute on the last
  /// day, and every second in the last hour.
  static func nextCountdown(after date: Date, to goal: Date) -> Date {
    let left = goal.timeIntervalSince(date)
    let interval: Double =
      switch left {
      case ...3600: 1
      case ...86_400: 60
      default: 3600
      }
    let next = goal - ((left / interval).rounded(.up) - 1) * interval
    return next > date ? next : date + interval
  }
}
