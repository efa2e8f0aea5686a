import Foundation
import Synchronization

/// A clock that runs in real time, but stands still while nobody reads it for long: a machine so busy that a test
/// gets no turn for seconds is, by this clock, as fast as any.
final class PatientClock: Sendable {
  private static let longestStep: TimeInterval = 1.5

  private struct State {
    var shown: Date
    var readAt = Date()
  }

  private let state: Mutex<State>

  init(_ start: Date) { state = Mutex(State(shown: start)) }

  var now: Date {
    state.withLock { state in
      let real = Date()
      state.shown += min(max(real.timeIntervalSince(state.readAt), 0), Self.longestStep)
      state.readAt = real
      return state.shown
    }
  }
}
