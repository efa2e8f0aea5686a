import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

@Suite("Workers of message queues", .unlessItHangs) struct QueueWorkerTests {
  private let clocks = QueueClocks()

  /// A worker on an actor, with its own store.
  private actor Worker {
    private(set) var processed: [String] = []
    private(set) var error: (any Error)?
    private let directory: TemporaryDirectory
    private let clock: MessageClock

    init(_ directory: TemporaryDirectory, _ clock: MessageClock) {
      (self.directory, self.clock) = (directory, clock)
    }

    /// The processed messages, with the numbers of their attempts, and the error with which the worker ended.
    var report: String { "\(processed)" + (error.map { " \($0)" } ?? "") }

    /// Processes messages until the task is cancelled.
    func run(_ work: @Sendable (_ id: Int, _ attempt: Int) async throws -> Void = { _, _ in }) async {
      do {
        let queue = try MessageQueue(
          of: Inquiry.self, in: directory.openStore(), maximumAttempts: 3, retryDelay: .seconds(2),
          clock: clock)
        try await queue.process { claim in
          let id = claim.object.id
          self.processed.append("\(id) \(claim.attempt)")
          try await work(id, claim.attempt)
          return { inquiry in
            inquiry.answers += 1
            inquiry.answer = "\(id)"
          }
        }
      } catch { self.error = error }
    }
  }

  private func queue(in store: Store) throws -> MessageQueue<Inquiry> {
    try MessageQueue(
      of: Inquiry.self, in: store, maximumAttempts: 3, retryDelay: .seconds(2), clock: clocks.clock())
  }

  /// Waits until the messages of a queue have the given numbers.
  private func wait(
    for counts: MessageCounts, in queue: MessageQueue<Inquiry>, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    for try await _ in queue.store.updates where queue.counts == counts { return }
  }

  @Test("A worker waits for messages, and the answers of several workers come once", arguments: [1, 3])
  func processes(count: Int) async throws {
    let directory = try TemporaryDirectory()
    let queue = try queue(in: directory.openStore())
    let workers = (0..<count).map { _ in Worker(directory, clocks.clock()) }
    let tasks = workers.map { worker in Task { await worker.run() } }
    for id in 0..<30 {
      try queue.enqueue(Inquiry(id))
      if id % 7 == 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
    try await wait(for: MessageCounts(done: 30), in: queue)
    #expect(queue.store.objects(Inquiry.self).allSatisfy { $0.answers == 1 })
    for task in tasks { task.cancel() }
    var processed: [String] = []
    for (worker, task) in zip(workers, tasks) {
      await task.value
      await processed += worker.processed
      let error = await worker.error
      #expect(error == nil)
    }
    #expect(processed.sorted() == (0..<30).map { "\($0) 1" }.sorted())
  }

  @Test("A worker waits for the time of delayed messages and of further attempts, without polling")
  func waits() async throws {
    let directory = try TemporaryDirectory()
    let queue = try queue(in: directory.openStore())
    let worker = Worker(directory, clocks.clock())
    let task = Task {
      await worker.run { id, attempt in if id == 1, attempt < 3 { throw QueueFailure() } }
    }
    try queue.enqueue(Inquiry(0), due: clocks.now + 10)
    try await clocks.manual.waitForSleeper(until: clocks.now + 10)
    try queue.enqueue(Inquiry(1))
    try await wait(for: MessageCounts(delayed: 2), in: queue)
    try await clocks.manual.waitForSleeper(until: clocks.now + 2)
    clocks.advance(by: 2)
    try await clocks.manual.waitForSleeper(until: clocks.now + 4)
    queue.store.refresh()
    #expect(queue.counts.delayed == 2)
    clocks.advance(by: 4)
    try await wait(for: MessageCounts(delayed: 1, done: 1), in: queue)
    try await clocks.manual.waitForSleeper(until: clocks.now + 4)
    clocks.advance(by: 4)
    try await wait(for: MessageCounts(done: 2), in: queue)
    task.cancel()
    await task.value
    #expect(await worker.report == #"["1 1", "1 2", "1 3", "0 1"]"#)
  }

  /// The message stayed claimed until its lease ended, and its failure was not recorded.
  @Test("An error about a lost claim of another queue is a failed attempt")
  func lostElsewhere() async throws {
    let directory = try TemporaryDirectory()
    let queue = try queue(in: directory.openStore())
    let worker = Worker(directory, clocks.clock())
    let task = Task {
      await worker.run { _, attempt in if attempt == 1 { throw StoreError.claimLost("Order", "7") } }
    }
    let message = try queue.enqueue(Inquiry(0))
    try await wait(for: MessageCounts(delayed: 1), in: queue)
    #expect(message.failure?.contains("Order") == true && message.attempts == 1)
    try await clocks.manual.waitForSleeper(until: clocks.now + 2)
    clocks.advance(by: 2)
    try await wait(for: MessageCounts(done: 1), in: queue)
    task.cancel()
    await task.value
    #expect(await worker.report == #"["0 1", "0 2"]"#)
  }

  @Test("A worker that throws for ever tries each message as often as it may, and goes on with the next")
  func throwing() async throws {
    let directory = try TemporaryDirectory()
    let queue = try queue(in: directory.openStore())
    let worker = Worker(directory, clocks.clock())
    let task = Task { await worker.run { id, _ in if id == 0 { throw QueueFailure() } } }
    try queue.enqueue(Inquiry(0))
    for delay in [2.0, 4] {
      try await clocks.manual.waitForSleeper(until: clocks.now + delay)
      clocks.advance(by: delay)
    }
    try await wait(for: MessageCounts(dead: 1), in: queue)
    try queue.enqueue(Inquiry(1))
    try await wait(for: MessageCounts(done: 1, dead: 1), in: queue)
    #expect(queue.messages(in: .dead).map(\.failure) == ["no answer"])
    task.cancel()
    await task.value
  }

  @Test("A worker takes over the message of a process that was killed when its lease has ended")
  func takesOver() async throws {
    let directory = try TemporaryDirectory()
    let queue = try queue(in: directory.openStore())
    try queue.enqueue(Inquiry(0))
    // This process doesn't renew the lease.
    let claim = try queue.claimOne()
    let worker = Worker(directory, clocks.clock(offset: .seconds(77)))
    let task = Task { await worker.run() }
    try await clocks.manual.waitForSleeper(until: clocks.now + 30)
    clocks.advance(by: 30)
    try await wait(for: MessageCounts(done: 1), in: queue)
    #expect(throws: StoreError.self) { try queue.complete(claim) { $0.answers += 1 } }
    #expect(queue.store.objects(Inquiry.self).map(\.answers) == [1])
    task.cancel()
    await task.value
    #expect(await worker.report == #"["0 2"]"#)
  }

  @Test("A lease is renewed while its worker is busy, and a cancelled worker releases its claim")
  func renews() async throws {
    let directory = try TemporaryDirectory()
    let queue = try queue(in: directory.openStore())
    let (worker, other) = (Worker(directory, clocks.clock()), Worker(directory, clocks.clock()))
    let message = try queue.enqueue(Inquiry(0))
    let busy = Task { await worker.run { _, _ in try await Task.sleep(for: .seconds(1_000)) } }
    try await wait(for: MessageCounts(leased: 1), in: queue)
    let idle = Task { await other.run { _, _ in } }
    for renewal in 1...6 {
      // The busy worker sleeps until its next renewal, and the idle one until the end of the lease.
      try await clocks.manual.waitForSleeper(until: clocks.now + 10)
      try await clocks.manual.waitForSleeper(until: clocks.now + 30)
      clocks.advance(by: 10)
      for try await _ in queue.store.updates where message.renewals == renewal { break }
    }
    #expect(await other.report == "[]")
    busy.cancel()
    await busy.value
    try await wait(for: MessageCounts(done: 1), in: queue)
    idle.cancel()
    await idle.value
    #expect(await [worker.report, other.report] == [#"["0 1"]"#, #"["0 1"]"#])
    #expect(message.fence == 2)
  }

  @Test("An answer that can't be stored is a failed attempt, and the worker goes on")
  @MainActor func refusedAnswer() async throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try queue.enqueue(Inquiry(1))
    let task = Task {
      try await queue.process { claim in
        { inquiry in
          inquiry.answer = "yes"
          if claim.attempt == 1 { store.add(Inquiry(1)) }
        }
      }
    }
    try await wait(for: MessageCounts(delayed: 1), in: queue)
    let message = try #require(queue.messages(in: .delayed).first)
    #expect(message.failure?.contains("primary key") == true && message.object?.answer == nil)
    try queue.retry(message)
    try await wait(for: MessageCounts(done: 1), in: queue)
    #expect(message.object?.answer == "yes")
    task.cancel()
    try await task.value
  }

  @Test(
    "A loop over the claims ends when its task is cancelled, and a paused queue waits until it is resumed")
  @MainActor func claims() async throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try queue.pause()
    try queue.enqueue(Inquiry(1))
    let task = Task {
      var ids: [Int] = []
      for try await claim in queue.claims {
        ids.append(claim.object.id)
        try queue.complete(claim) { $0.answer = "yes" }
      }
      return ids
    }
    try await Task.sleep(for: .milliseconds(20))
    #expect(queue.counts == MessageCounts(waiting: 1))
    try queue.resume()
    try await wait(for: MessageCounts(done: 1), in: queue)
    task.cancel()
    #expect(try await task.value == [1])
  }

  @Test("A worker whose store can no longer be read ends with its error")
  func damaged() async throws {
    let directory = try TemporaryDirectory()
    let worker = Worker(directory, clocks.clock())
    let queue = try queue(in: directory.openStore())
    let task = Task { await worker.run() }
    try queue.enqueue(Inquiry(1))
    try await wait(for: MessageCounts(done: 1), in: queue)
    queue.store.context.engine.endFollowing(with: StoreError(.corruptFile, "A test.", remedy: "None."))
    await task.value
    let error = await worker.error as? StoreError
    #expect(error?.code == .corruptFile)
  }
}
