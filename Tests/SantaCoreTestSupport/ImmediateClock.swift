public import Foundation
public import SantaCore
import Synchronization

/// A clock on which waiting takes no time: it jumps to the end of the wait.
///
/// It stops after three years, so that a test that waits for something that never happens fails, and doesn't run for ever.
public final class ImmediateClock: TrackerClock {
  /// The error of a wait that ends after the clock's last moment.
  public struct Stopped: Error {
    public let end: Date
  }

  private let state: Mutex<Date>
  private let end: Date

  public init(_ start: Date) {
    state = Mutex(start)
    end = start + 3 * 366 * 86_400
  }

  public var now: Date { state.withLock { $0 } }

  public func sleep(until date: Date) async throws {
    try Task.checkCancellation()
    if date > end { throw Stopped(end: end) }
    state.withLock { $0 = max($0, date) }
    await Task.yield()
  }
}
