import Foundation
import Synchronization
public import Testing

/// Runs only a few tests at once. Each starts servers, databases or other processes, or hashes passwords. If all ran at once, each would
/// be so slow that its server disconnects clients that seem idle, or refuses requests because the known rights are too old.
public struct FewAtOnce: SuiteTrait, TestTrait, TestScoping {
  private static let gate = Gate(limit: 2 * ProcessInfo.processInfo.activeProcessorCount)

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.gate.enter()
    defer { Self.gate.leave() }
    try await function()
  }

  /// Admits a number of tasks at once, and the others in the order in which they come.
  private final class Gate: Sendable {
    private struct State {
      var free: Int
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(limit: Int) { state = Mutex(State(free: limit)) }

    func enter() async {
      await withCheckedContinuation { continuation in
        let isAdmitted = state.withLock { state in
          if state.free == 0 {
            state.waiting.append(continuation)
            return false
          }
          state.free -= 1
          return true
        }
        if isAdmitted { continuation.resume() }
      }
    }

    func leave() {
      let next: CheckedContinuation<Void, Never>? = state.withLock { state in
        if state.waiting.isEmpty {
          state.free += 1
          return nil
        }
        return state.waiting.removeFirst()
      }
      next?.resume()
    }
  }
}

extension Trait where Self == FewAtOnce {
  /// See ``FewAtOnce``.
  public static var fewAtOnce: FewAtOnce { FewAtOnce() }
}
