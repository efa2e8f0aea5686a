#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// The next time at which the flight, a stay or an activity begins or ends; nil after the landing.
  ///
  /// Between two of these times only Santa's position and the number of presents change.
  ///
  /// - Complexity: O(log *n*) in the number of stops.
  func nextEvent(after date: Date) -> Date? {
    switch moment(at: date).phase {
    case .landed: return nil
    case .beforeTakeoff: return takeoff.departure
    case .atStop(let index):
      let stop = stops[index]
      return first(after: date, of: [(Self.deliveryShare, stop.arrival, stop.departure)], end: stop.departure)
    case .flying(let from, let to):
      let (start, end) = (stops[from].departure, stops[to].arrival)
      return first(
        after: date,
        of: [Self.restingShare.lowerBound, Self.restingShare.upperBound].map { ($0, start, end) },
        end: end)
    }
  }

  /// The first of the marks that lies ahead and at which the activity changes; the end if there is none.
  private func first(after date: Date, of marks: [(share: Double, start: Date, end: Date)], end: Date) -> Date
  {
    for mark in marks {
      let exact = mark.start + mark.share * mark.end.timeIntervalSince(mark.start)
      // A millisecond later, so that rounding can't put it before the change.
      let time = Date(timeIntervalSince1970: (exact.timeIntervalSince1970 * 1000).rounded(.up) / 1000 + 0.001)
      guard time > date, time < end else { continue }
      if moment(at: time).activity != moment(at: time - 0.003).activity { return time }
    }
    return end
  }

  /// The next time at which to show a countdown again: each hour while more than a day is left, each minute on the last
  /// day, and each second in the last hour.
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
