import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

@Suite("Message queues", .unlessItHangs) struct MessageQueueTests {
  private let clocks = QueueClocks()

  private func queue(
    in store: Store, attempts: Int = 3, retention: Duration? = .seconds(1_000), offset: Duration = .zero
  ) throws -> MessageQueue<Inquiry> {
    try MessageQueue(
      of: Inquiry.self, in: store, lease: .seconds(30), maximumAttempts: attempts, retryDelay: .seconds(2),
      maximumRetryDelay: .seconds(6), retention: retention, clock: clocks.clock(offset: offset))
  }

  @Test("A message is claimed once, and its answer and its end are one commit")
  func completes() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    let message = try queue.enqueue(Inquiry(1), key: "one")
    #expect(queue.counts == MessageCounts(waiting: 1))
    let claim = try queue.claimOne()
    #expect(claim.object.id == 1 && claim.key == "one" && claim.attempt == 1 && claim.fence == 1)
    #expect(queue.counts == MessageCounts(leased: 1))
    #expect(try queue.claim().isEmpty)
    let token = store.observe { _, store in
      let message = queue.message(withKey: "one")
      #expect((message?.state == .done) == (message?.object?.answer != nil))
    }
    let result = try queue.complete(claim) { inquiry in
      inquiry.answer = "yes"
      return 7
    }
    token.invalidate()
    #expect(result == 7 && message.state == .done && message.object?.answer == "yes" && message.lease == nil)
    #expect(queue.counts == MessageCounts(done: 1))
    expectLost { try queue.complete(claim) { $0.answer = "no" } }
    #expect(message.object?.answer == "yes")
  }

  private func expectLost(_ body: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try body()
      Issue.record("The claim was lost.", sourceLocation: sourceLocation)
    } catch let error as StoreError {
      #expect(error.code == .claimLost, sourceLocation: sourceLocation)
    } catch { Issue.record(error, sourceLocation: sourceLocation) }
  }

  @Test("Messages are claimed by the time at which they are due, and not before")
  func order() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try store.write {
      try queue.enqueue(Inquiry(0), due: clocks.now + 20)
      try queue.enqueue(Inquiry(1), due: clocks.now + 10)
      try queue.enqueue(Inquiry(2))
      try queue.enqueue(Inquiry(3), due: clocks.now - 5)
      try queue.enqueue(Inquiry(4))
    }
    #expect(queue.counts == MessageCounts(waiting: 3, delayed: 2))
    #expect(try queue.claim(limit: 2).map(\.object.id) == [3, 2])
    clocks.advance(by: 10)
    #expect(queue.counts == MessageCounts(waiting: 2, delayed: 1, leased: 2))
    #expect(try queue.claim(limit: 9).map(\.object.id) == [4, 1])
    clocks.advance(by: 10)
    #expect(try queue.claim(limit: 9).map(\.object.id) == [0])
  }

  /// It began a write transaction again and again, because it had claimed less than it found.
  @Test("A claim of no messages returns at once", arguments: [0, -1, Int.min])
  func noClaims(limit: Int) throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try queue.enqueue(Inquiry(1))
    #expect(try queue.claim(limit: limit).isEmpty)
    let inWrite = try store.write { try queue.claim(limit: limit) }
    #expect(inWrite.isEmpty && queue.counts.waiting == 1)
  }

  @Test("A clock that is set back doesn't delay messages that are due")
  func clockSetBack() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try queue.enqueue(Inquiry(1))
    clocks.advance(by: -365 * 86_400)
    #expect(try queue.claim().map(\.object.id) == [1])
  }

  @Test("A key is added once as long as its message exists, and the object of a duplicate is not added")
  func duplicates() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    let first = try queue.enqueue(Inquiry(1), key: "a")
    #expect(try queue.enqueue(Inquiry(2), key: "a") == first)
    try queue.complete(try queue.claimOne())
    #expect(try queue.enqueue(Inquiry(3), key: "a").state == .done)
    try store.write {
      for _ in 0..<3 { try queue.enqueue(store.create(Inquiry.self) { $0.id = 4 }, key: "b") }
    }
    #expect(store.objects(Inquiry.self).map(\.id) == [1, 4])
    #expect(try queue.cancel(first) == false)
    #expect(try queue.enqueue(Inquiry(5), key: "a").state == .waiting)
    #expect(queue.counts == MessageCounts(waiting: 2))
  }

  @Test("A failed message is tried after delays that double, and then becomes a dead letter with the error")
  func retries() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store, attempts: 5)
    let message = try queue.enqueue(Inquiry(1))
    var delays: [Double] = []
    while let claim = try queue.claim().first {
      try queue.fail(claim, because: QueueFailure())
      if message.state == .dead { break }
      delays.append(message.time.timeIntervalSince(clocks.now))
      clocks.advance(by: delays.last! - 0.5)
      #expect(try queue.claim().isEmpty)
      clocks.advance(by: 0.5)
    }
    #expect(delays == [2, 4, 6, 6])
    #expect(queue.messages(in: .dead).map(\.failure) == ["no answer"] && message.attempts == 5)
    #expect(try queue.claim().isEmpty)
    #expect(try queue.retry(message) && message.attempts == 0 && !queue.retry(message))
    #expect(try queue.claimOne().fence == 6)
    try store.write { store.delete(queue.messages(in: .dead)) }
    #expect(queue.counts == MessageCounts(leased: 1))
  }

  @Test("A released message waits again, and the attempt isn't counted")
  func releases() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store, attempts: 1)
    for fence in 1...3 {
      try queue.enqueue(Inquiry(1), key: "a")
      let claim = try queue.claimOne()
      #expect(claim.attempt == 1 && claim.fence == fence)
      try queue.release(claim)
      expectLost { try queue.renew(claim) }
    }
  }

  @Test("A lease ends when another queue has seen it unrenewed for its duration, by its own clock")
  func leases() throws {
    let directory = try TemporaryDirectory()
    let (first, second) = (
      try queue(in: directory.openStore()), try queue(in: directory.openStore(), offset: .seconds(-5_000))
    )
    try first.enqueue(Inquiry(1))
    let claim = try first.claimOne()
    clocks.advance(by: 29)
    // The second queue sees the lease for the first time.
    #expect(try second.claim().isEmpty)
    clocks.advance(by: 29)
    try first.renew(claim)
    #expect(try second.claim().isEmpty)
    clocks.advance(by: 29)
    #expect(try second.claim().isEmpty)
    clocks.advance(by: 1)
    let other = try second.claimOne()
    #expect(other.fence == 2 && other.attempt == 2)
    // The first worker was stopped, and answers too late.
    expectLost { try first.complete(claim) { $0.answer = "late" } }
    expectLost { try first.renew(claim) }
    expectLost { try first.fail(claim, because: QueueFailure()) }
    expectLost { try first.release(claim) }
    try second.complete(other) { $0.answer = "in time" }
    first.store.refresh()
    #expect(first.store.objects(Inquiry.self).map(\.answer) == ["in time"])
  }

  @Test("A worker whose lease has ended can still answer, if no other worker has claimed the message")
  func lateAnswer() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try queue.enqueue(Inquiry(1))
    let claim = try queue.claimOne()
    clocks.advance(by: 10_000)
    try queue.complete(claim) { $0.answer = "late" }
    #expect(queue.counts == MessageCounts(done: 1))
  }

  @Test("A message whose workers are killed at each attempt becomes a dead letter")
  func poison() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store, attempts: 3)
    let message = try queue.enqueue(Inquiry(1))
    for attempt in 1...3 {
      #expect(try queue.claimOne().attempt == attempt)
      #expect(try queue.claim().isEmpty)
      clocks.advance(by: 30)
    }
    #expect(try queue.claim().isEmpty)
    #expect(message.state == .dead && message.failure?.contains("attempt 3") == true)
  }

  @Test("A message of the same key as a deleted one isn't completed by the claim of that one")
  func reusedKey() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    let first = try queue.enqueue(Inquiry(1), key: "a")
    let claim = try queue.claimOne()
    #expect(try queue.cancel(first))
    let second = try queue.enqueue(Inquiry(2), key: "a")
    #expect(try queue.claimOne().fence == claim.fence)
    expectLost { try queue.complete(claim) { $0.answer = "stale" } }
    #expect(second.state == .leased && store.objects(Inquiry.self).allSatisfy { $0.answer == nil })
  }

  @Test(
    "An expired message becomes a dead letter when a worker reaches it, and many of them hold up one claim only"
  )
  func expiry() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try store.write {
      for id in 0..<2_500 { try queue.enqueue(Inquiry(id), expiry: clocks.now + 5) }
      try queue.enqueue(Inquiry(2_500), due: clocks.now + 1, expiry: clocks.now + 100)
    }
    clocks.advance(by: 5)
    #expect(try queue.claim().map(\.object.id) == [2_500])
    #expect(queue.counts == MessageCounts(leased: 1, dead: 2_500))
    // Expiry is only about claims.
    clocks.advance(by: 200)
    let expired = try #require(queue.messages(in: .dead).first)
    #expect(expired.failure?.contains("expired") == true)
    #expect(try queue.retry(expired) && expired.expiry == nil)
    #expect(try queue.claimOne().message == expired)
  }

  @Test("Messages whose objects were deleted are deleted, and can't be completed")
  func deletedObjects() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    for id in 0..<3 { try queue.enqueue(Inquiry(id)) }
    let claim = try queue.claimOne()
    try store.write { store.delete(store.objects(Inquiry.self).where { $0.id < 2 }) }
    expectLost { try queue.complete(claim) { $0.answer = "yes" } }
    #expect(try queue.claim().map(\.object.id) == [2])
    clocks.advance(by: 30)
    _ = try queue.claim(limit: 9)
    clocks.advance(by: 30)
    _ = try queue.claim(limit: 9)
    #expect(store.objects(QueuedMessage<Inquiry>.self).count == 1)
  }

  @Test("A paused queue gives no messages in any process, and claimed ones can be completed")
  func pausing() throws {
    let directory = try TemporaryDirectory()
    let (first, second) = (try queue(in: directory.openStore()), try queue(in: directory.openStore()))
    for id in 0..<3 { try first.enqueue(Inquiry(id)) }
    let claim = try first.claimOne()
    try second.pause()
    #expect(try first.claim().isEmpty && second.claim().isEmpty && second.isPaused)
    try first.complete(claim)
    #expect(first.isPaused)
    try second.resume()
    #expect(try first.claim().count == 1 && !first.isPaused)
  }

  @Test("Completed messages are removed after their time, and their objects stay")
  func retention() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    for id in 0..<250 {
      try store.write { try queue.enqueue(Inquiry(id)) }
      try queue.complete(try queue.claimOne())
      clocks.advance(by: 1)
    }
    #expect(queue.counts == MessageCounts(done: 250))
    clocks.advance(by: 899)
    // The 150 messages up to here are due for removal, 100 at once.
    #expect(try queue.claim().isEmpty)
    #expect(queue.counts.done == 150)
    #expect(try queue.claim().isEmpty)
    #expect(queue.counts.done == 100)
    #expect(try queue.removeDone(until: QueueClocks.start + 199) == 50)
    #expect(try queue.removeDone(until: clocks.now) == 50 && store.objects(Inquiry.self).count == 250)
    #expect(queue.counts == MessageCounts())
  }

  @Test("A claim of a rolled-back transaction holds nothing")
  func rolledBack() throws {
    let store = try Store.temporary()
    let queue = try queue(in: store)
    try queue.enqueue(Inquiry(1))
    var claims: [MessageClaim<Inquiry>] = []
    #expect(throws: QueueFailure.self) {
      try store.write {
        claims = try queue.claim()
        throw QueueFailure()
      }
    }
    #expect(claims.count == 1 && queue.counts == MessageCounts(waiting: 1))
    expectLost { try queue.complete(claims[0]) }
    let claim = try queue.claimOne()
    #expect(throws: QueueFailure.self) { try queue.complete(claim) { _ in throw QueueFailure() } }
    #expect(queue.counts == MessageCounts(leased: 1))
    try store.write {
      try queue.complete(claim) { $0.answer = "yes" }
      try queue.enqueue(Inquiry(2))
    }
    #expect(queue.counts == MessageCounts(waiting: 1, done: 1))
  }

  @Test("Queues of several classes, and of a class with a stored name, don't share messages")
  func classes() throws {
    let store = try Store.temporary()
    let (inquiries, notes) = (try queue(in: store), try MessageQueue(of: Note.self, in: store))
    try inquiries.enqueue(Inquiry(1), key: "a")
    try notes.enqueue(Note("x"), key: "a")
    #expect(QueuedMessage<Inquiry>.storedName == "QueuedMessage.Inquiry")
    #expect(try notes.claim(limit: 9).map(\.object.text) == ["x"])
    #expect(try inquiries.claim(limit: 9).map(\.object.id) == [1])
  }

  @Test("Settings out of range, embedded classes and replicated stores are refused")
  func refusals() throws {
    final class Part: EmbeddedObject { @Persisted var name = "" }
    let store = try Store.temporary()
    func expectInvalid(_ body: () throws -> Void) {
      do {
        try body()
        Issue.record("It was not refused.")
      } catch let error as StoreError {
        #expect(error.code == .invalidConfiguration)
      } catch { Issue.record(error) }
    }
    expectInvalid { _ = try MessageQueue(of: Part.self, in: store) }
    expectInvalid { _ = try MessageQueue(of: Inquiry.self, in: store, lease: .zero) }
    expectInvalid { _ = try MessageQueue(of: Inquiry.self, in: store, maximumAttempts: 0) }
    expectInvalid { _ = try MessageQueue(of: Inquiry.self, in: store, retryDelay: .seconds(-1)) }
    let queue = try queue(in: store)
    try queue.enqueue(Inquiry(1))
    try store.write { store.context.transaction?.annotate(StateAnnotation(number: 1, value: 0)) }
    expectInvalid { _ = try queue.claim() }
    expectInvalid { try queue.enqueue(Inquiry(2)) }
    expectInvalid { _ = try MessageQueue(of: Inquiry.self, in: store) }
  }

  @Test("A store that is opened for reading only shows the messages, and refuses to claim them")
  func readOnly() throws {
    let directory = try TemporaryDirectory()
    do {
      let queue = try queue(in: directory.openStore())
      try queue.enqueue(Inquiry(1))
    }
    let reader = try queue(in: directory.openStore(isReadOnly: true))
    #expect(reader.counts == MessageCounts(waiting: 1) && reader.messages(in: .waiting).count == 1)
    #expect(throws: StoreError.self) { try reader.claim() }
  }

  @Test("The index of messages is in the order of states and times")
  func numbers() throws {
    let times = [Date.distantPast, QueueClocks.start, QueueClocks.start + 0.000_001, .distantFuture]
    let numbers = MessageState.allCases.flatMap { state in times.map { MessageOrder.number(state, $0) } }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    #expect(MessageOrder.time(of: MessageOrder.number(.dead, QueueClocks.start)) == QueueClocks.start)
    #expect(MessageOrder.number(.waiting, Date(timeIntervalSince1970: .nan)) > 0)
    let queue = try MessageQueue(
      of: Inquiry.self, in: try Store.temporary(), maximumAttempts: .max, retryDelay: .zero)
    #expect(queue.delay(after: .max) == .zero, "A forged number of attempts takes no time.")
    for state in MessageState.allCases {
      #expect(times.allSatisfy { MessageOrder.numbers(of: state).contains(MessageOrder.number(state, $0)) })
    }
  }
}
