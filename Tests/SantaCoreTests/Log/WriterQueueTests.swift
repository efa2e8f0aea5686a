import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

@Suite("The writers' queue", .unlessItHangs)
struct WriterQueueTests {
  @Test("A thread behind a task that does not try gets the lock")
  func threadBehindTask() async throws {
    let queue = WriterQueue()
    queue.lock()
    let release = Flag()
    let task = Task { @MainActor in
      _ = try await queue.wait(as: nil, isolation: MainActor.shared)
      while !release.isSet { try await Task.sleep(for: .milliseconds(1)) }
    }
    try await waiting { queue.taskCount == 1 }
    async let thread: Void = Thread.onOwn {
      queue.lock()
      queue.unlock()
    }
    try await waiting { queue.threadCount == 1 }
    queue.unlock()
    try await thread
    release.set()
    try await task.value
    #expect(queue.tryLock())
  }

  @Test("A task behind one that does not try is woken after a delay")
  func taskBehindTask() async throws {
    let queue = WriterQueue()
    queue.lock()
    let tasks = (0..<3).map { _ in Task { _ = try await queue.wait(as: nil, isolation: nil) } }
    try await waiting { queue.taskCount == 3 }
    queue.unlock()
    // None of the tasks takes the lock.
    for task in tasks { try await task.value }
    #expect(queue.tryLock())
  }

  @Test("A task that finds the lock taken again keeps its position in the queue")
  func keepsItsPosition() async throws {
    let queue = WriterQueue()
    queue.lock()
    let events = EventLog()
    let first = Task {
      let number = try await queue.wait(as: nil, isolation: nil)
      events.add("first")
      _ = try await queue.wait(as: number, isolation: nil)
      events.add("first again")
    }
    try await waiting { queue.taskCount == 1 }
    queue.unlock()
    // The resumed task may begin to wait again before or after this call.
    queue.lock()
    try await waiting { events.lines == ["first"] && queue.taskCount == 1 }
    let second = Task {
      _ = try await queue.wait(as: nil, isolation: nil)
      events.add("second")
    }
    try await waiting { queue.taskCount == 2 }
    queue.unlock()
    try await first.value
    try await second.value
    #expect(events.lines == ["first", "first again", "second"])
  }

  @Test("Threads get the lock in the order in which they began to wait")
  func threadsInOrder() async throws {
    let queue = WriterQueue()
    queue.lock()
    let events = EventLog()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          try await Thread.onOwn {
            queue.lock()
            events.add("\(number)")
            queue.unlock()
          }
        }
        try await waiting { queue.threadCount == number + 1 }
      }
      queue.unlock()
      try await group.waitForAll()
    }
    #expect(events.lines == ["0", "1", "2", "3"])
  }
}
