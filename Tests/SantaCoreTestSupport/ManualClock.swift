public import Foundation
public import SantaCore
import Synchronization

/// A clock that a test sets, and on which tasks can wait.
public final class ManualClock: TrackerClock {
  private struct State {
    var now: Date
    var sleepers: [UUID: (end: Date, waiter: CheckedContinuation<Void, any Error>)] = [:]
  }

  private let state: Mutex<State>

  public init(_ start: Date) { state = Mutex(State(now: start)) }

  public var now: Date { state.withLock { $0.now } }

  /// Sets the clock, and resumes the tasks whose time has come.
  public func set(_ date: Date) {
    let woken = state.withLock { state in
      state.now = date
      let woken = state.sleepers.filter { $0.value.end <= date }
      for id in woken.keys { state.sleepers[id] = nil }
      return woken.values.map(\.waiter)
    }
    for waiter in woken { waiter.resume() }
  }

  /// Returns as soon as a task waits until `date`.
  public func waitForSleeper(until date: Date) async throws {
    while !state.withLock({ $0.sleepers.values.contains { $0.end == date } }) {
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  public func sleep(until date: Date) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if Task.isCancelled { return .failure(CancellationError()) }
          if date <= state.now { return .success(()) }
          state.sleepers[id] = (date, waiter)
          return nil
        }
        if let result { waiter.resume(with: result) }
      }
    } onCancel: {
      let waiter = state.withLock { $0.sleepers.removeValue(forKey: id)?.waiter }
      waiter?.resume(throwing: CancellationError())
    }
  }
}
