import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

@Suite("The running executor", .unlessItHangs)
struct RunningExecutorTests {
  private actor Plain {
    func executor() -> RunningExecutor { RunningExecutor.current }
    func isNamed() -> Bool {
      guard case .serial(let executor) = RunningExecutor.current else { return false }
      return executor.actor === self && executor.isActorsOwn
    }
  }

  @Test("An actor is named by the executor that runs it")
  func actor() async {
    let (one, other) = (Plain(), Plain())
    let areNamed = (await one.isNamed(), await other.isNamed())
    #expect(areNamed.0 && areNamed.1)
    let executors = (await one.executor(), await other.executor(), await one.executor())
    #expect(executors.0 == executors.2 && executors.0 != executors.1)
  }

  @Test("The main actor is named, in its own functions and in blocks on the main queue")
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

  @Test("A thread, a queue and a task of no actor have none")
  func none() async throws {
    #expect(RunningExecutor.current == .none)
    await Task.detached { #expect(RunningExecutor.current == .none) }.value
    try await Thread.onOwn { #expect(RunningExecutor.current == .none) }
    DispatchQueue(label: "other").sync { #expect(RunningExecutor.current == .none) }
  }

  @Test("Where the runtime can't be asked, a task may be an actor's, and a thread can't")
  func fallback() {
    #expect(RunningExecutor(runtime: nil, isOnMainQueue: false, isInTask: true) == .unknown)
    #expect(RunningExecutor(runtime: nil, isOnMainQueue: false, isInTask: false) == .none)
    #expect(RunningExecutor(runtime: nil, isOnMainQueue: true, isInTask: true) == .serial(.main))
  }

  @Test("A place is running this, or not")
  func places() async throws {
    let queue = DispatchQueue(label: "place")
    let (mark, other) = (QueueMark(queue), QueueMark(DispatchQueue(label: "other place")))
    #expect(!ExecutionPlace.queue(mark).isCurrent)
    queue.sync {
      #expect(ExecutionPlace.queue(mark).isCurrent)
      #expect(!ExecutionPlace.queue(other).isCurrent)
    }
    let task = ExecutionPlace.current
    #expect(task.isCurrent)
    await Task.detached { #expect(!task.isCurrent && ExecutionPlace.current.isCurrent) }.value
    try await Thread.onOwn { #expect(!task.isCurrent && ExecutionPlace.current.isCurrent) }
    #expect(!ExecutionPlace.executor(.main).isCurrent)
    await MainActor.run { #expect(ExecutionPlace.executor(.main).isCurrent) }
  }
}
