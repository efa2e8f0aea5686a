#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The position of a message in the index of its queue: by state, and then by time.
///
/// An index has one column, so both parts are one number. The upper 8 bits are the number of the state, and the other 56 bits are
/// the microseconds since 1970, which suffice until the year 4253.
enum MessageOrder {
  private static let timeBitCount = 56
  private static let lastTime = 1 << timeBitCount - 1

  static func number(_ state: MessageState, _ time: Date) -> Int {
    let microseconds = (time.timeIntervalSince1970 * 1_000_000).rounded()
    // The comparisons fail for NaN.
    let bits = microseconds > 0 ? (microseconds < Double(lastTime) ? Int(microseconds) : lastTime) : 0
    return start(of: state) | bits
  }

  static func time(of number: Int) -> Date {
    Date(timeIntervalSince1970: Double(number & lastTime) / 1_000_000)
  }

  /// Returns the numbers of a state.
  static func numbers(of state: MessageState) -> ClosedRange<Int> {
    start(of: state)...(start(of: state) | lastTime)
  }

  /// Returns the numbers of a state up to a time.
  static func numbers(of state: MessageState, until time: Date) -> ClosedRange<Int> {
    start(of: state)...number(state, time)
  }

  private static func start(of state: MessageState) -> Int {
    // These numbers are stored. 0 belongs to no state.
    let number =
      switch state {
      case .waiting: 1
      case .delayed: 2
      case .leased: 3
      case .done: 4
      case .dead: 5
      }
    return number << timeBitCount
  }
}
