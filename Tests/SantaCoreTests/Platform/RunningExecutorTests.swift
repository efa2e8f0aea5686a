import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

@Suite("The running executor", .unlessItHangs)
struct RunningExecutorTests {
  private actor Plain {
    func executor() -> RunningExecutor { RunningExecutor.current }
    func isNamed() -> Bool {
      guard case .serial(let executor) = RunningExecutor.current else { return false }
      return executor.actor === self && executor.isActorsOwn
    }
  }

  @Test("An actor is identified by its executor")
  func actor() async {
    let (one, other) = (Plain(), Plain())
    let areNamed = (await one.isNamed(), await other.isNamed())
    #expect(areNamed.0 && areNamed.1)
    let executors = (await one.executor(), await other.executor(), await one.executor())
    #expect(executors.0 == executors.2 && executors.0 != executors.1)
  }

  @Test("The main actor is identified, in its own functions and in blocks on the main queue")
  @MainActor func mainActor() async {
    #expect(RunningExecutor.current == .serial(.main))
    #expect(ExecutorIdentity.main.actor === MainActor.shared)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        #expect(RunningExecutor.current == .serial(.main))
        continuation.resume()
      }
    }
  }

  @Test("A thread, a queue and a task on no actor have no executor")
  func none() async throws {
    #expect(RunningExecutor.current == .none)
    await Task.detached { #expect(RunningExecutor.current == .none) }.value
    try await Thread.onOwn { #expect(RunningExecutor.current == .none) }
    DispatchQueue(label: "other").sync { #expect(RunningExecutor.current == .none) }
  }

  @Test("Without the runtime's function, a task may run on an actor, and a thread does not")
  func fallback() {
    #expect(RunningExecutor(runtime: nil, isOnMainQueue: false, isInTask: true) == .unknown)
    #expect(RunningExecutor(runtime: nil, isOnMainQueue: false, isInTask: false) == .none)
    #expect(RunningExecutor(runtime: nil, isOnMainQueue: true, isInTask: true) == .serial(.main))
  }

  @Test("An execution context knows whether it is current")
  func contexts() async throws {
    let queue = DispatchQueue(label: "queue")
    let (identity, other) = (QueueIdentity(queue), QueueIdentity(DispatchQueue(label: "other queue")))
    #expect(!ExecutionContext.queue(identity).isCurrent)
    queue.sync {
      #expect(ExecutionContext.queue(identity).isCurrent)
      #expect(!ExecutionContext.queue(other).isCurrent)
    }
    let task = ExecutionContext.current
    #expect(task.isCurrent)
    await Task.detached { #expect(!task.isCurrent && ExecutionContext.current.isCurrent) }.value
    try await Thread.onOwn { #expect(!task.isCurrent && ExecutionContext.current.isCurrent) }
    #expect(!ExecutionContext.executor(.main).isCurrent)
    await MainActor.run { #expect(ExecutionContext.executor(.main).isCurrent) }
  }
}
