public import Foundation
public import SantaCore
import Synchronization

/// A clock on which waiting takes no time: it jumps to the end of the wait.
public final class ImmediateClock: TrackerClock {
  private let state: Mutex<Date>

  public init(_ start: Date) { state = Mutex(start) }

  public var now: Date { state.withLock { $0 } }

  public func sleep(until date: Date) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, date) }
    await Task.yield()
  }
}
