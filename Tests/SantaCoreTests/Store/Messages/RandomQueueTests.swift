import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

@Suite("Message queues, random", .unlessItHangs) struct RandomQueueTests {
  /// A process: a store of its own on the directory, a queue, and the claims that it has not forgotten.
  private final class Worker {
    let queue: MessageQueue<Inquiry>
    var claims: [(claim: MessageClaim<Inquiry>, lease: Int)] = []

    init(_ directory: TemporaryDirectory, _ clocks: QueueClocks, offset: Int) throws {
      queue = try MessageQueue(
        of: Inquiry.self, in: directory.openStore([Inquiry.self]), lease: .milliseconds(QueueModel.lease),
        maximumAttempts: QueueModel.attempts, retryDelay: .seconds(2), maximumRetryDelay: .seconds(100),
        retention: .milliseconds(QueueModel.retention), clock: clocks.clock(offset: .seconds(offset)))
    }
  }

  @Test(
    "Queues in several stores on one directory do the same as plain values",
    arguments: RandomRun.seeds(6, fresh: 4))
  func sameAsModel(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (directory, clocks, count) = (try TemporaryDirectory(), QueueClocks(), 3)
    var model = QueueModel(observers: count)
    var workers = try (0..<count).map { _ in try worker(directory, clocks, &generator) }
    func date(_ time: Int) -> Date { QueueClocks.start + Double(time) / 1_000 }
    var nextObject = 0
    for step in 0..<RandomRun.size(2_000, plain: 400) {
      let number = Int.random(in: 0..<count, using: &generator)
      let current = workers[number]
      let queue = current.queue
      let context = "seed \(seed), step \(step)"
      let record = model.records.randomElement(using: &generator)
      switch Int.random(in: 0..<26, using: &generator) {
      case 0..<6:
        let key = "\(Int.random(in: 0..<40, using: &generator))"
        let due =
          Bool.random(using: &generator) ? nil : model.now + .random(in: -9_000...20_000, using: &generator)
        let expiry =
          Int.random(in: 0..<4, using: &generator) > 0
          ? nil : model.now + .random(in: 0...40_000, using: &generator)
        try queue.enqueue(Inquiry(nextObject), key: key, due: due.map(date), expiry: expiry.map(date))
        model.enqueue(key, object: nextObject, due: due, expiry: expiry)
        nextObject += 1
      case 6..<10:
        let elapsed = Int.random(in: 0...25, using: &generator) * 1_000
        model.now += elapsed
        clocks.advance(by: Double(elapsed) / 1_000)
      case 10..<16:
        let limit = Int.random(in: 1...3, using: &generator)
        // Within a transaction, the queue looks at the leases only there.
        let isInWrite = Bool.random(using: &generator)
        let claims =
          try isInWrite ? queue.store.write { try queue.claim(limit: limit) } : queue.claim(limit: limit)
        let expected = model.claim(limit, number)
        try #require(claims.map(\.key) == expected.map(\.key), "\(context)")
        current.claims += zip(claims, expected).map { ($0, $1.lease) }
      case 16..<22:
        guard let index = current.claims.indices.randomElement(using: &generator) else { continue }
        let (claim, lease) = current.claims[index]
        if Bool.random(using: &generator) { current.claims.remove(at: index) }
        let isHeld = model.held(lease) != nil
        do {
          switch Int.random(in: 0..<6, using: &generator) {
          case 0..<2:
            try queue.complete(claim) { $0.answers += 1 }
            model.complete(lease)
          case 2..<4:
            try queue.renew(claim)
            model.renew(lease)
          case 4:
            try queue.fail(claim, because: QueueFailure())
            model.fail(lease)
          default:
            try queue.release(claim)
            model.release(lease)
          }
          try #require(isHeld, "\(context)")
        } catch let error as StoreError {
          try #require(error.code == .claimLost && !isHeld, "\(context): \(error)")
        }
      case 22:
        queue.store.refresh()
        guard let record, let message = queue.message(withKey: record.key) else { continue }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          try #require(try queue.cancel(message) == (record.state != "done"), "\(context)")
          model.records.removeAll { $0.key == record.key }
        case 1:
          guard let object = message.object else { continue }
          let id = object.id
          try queue.store.write { queue.store.delete(object) }
          model.deleteObject(id)
        default:
          try #require(try queue.retry(message) == ["dead", "delayed"].contains(record.state), "\(context)")
          model.retry(record.key)
        }
      case 23:
        let until = model.now - Int.random(in: 0...100, using: &generator) * 1_000
        let old = model.records.count
        model.records.removeAll { $0.state == "done" && $0.time <= until }
        try #require(try queue.removeDone(until: date(until)) == old - model.records.count, "\(context)")
      case 24:
        model.isPaused = !model.isPaused && Int.random(in: 0..<3, using: &generator) == 0
        try model.isPaused ? queue.pause() : queue.resume()
      default:
        // The process is killed, and started again.
        workers[number] = try worker(directory, clocks, &generator)
        model.observers[number] = QueueModel.Observer()
      }
      try compare(workers[number].queue, model, context)
    }
    for worker in workers { try compare(worker.queue, model, "seed \(seed), end") }
    let verification = try StoreVerification(of: directory.url)
    #expect(verification.damages.isEmpty)
  }

  private func worker(
    _ directory: TemporaryDirectory, _ clocks: QueueClocks, _ generator: inout SeededGenerator
  ) throws -> Worker {
    try Worker(directory, clocks, offset: Int.random(in: -10_000...10_000, using: &generator))
  }

  private func compare(_ queue: MessageQueue<Inquiry>, _ model: QueueModel, _ context: String) throws {
    queue.store.refresh()
    let lines = queue.store.objects(QueuedMessage<Inquiry>.self).map { message in
      let time = Int((message.time.timeIntervalSince(QueueClocks.start) * 1_000).rounded())
      return
        "\(message.requestKey) \(message.object?.id ?? -1) \(message.state.rawValue) \(time) \(message.attempts) "
        + "\(message.fence) \(message.failure != nil) \(message.renewals)"
    }
    try #require(lines == model.lines, "\(context)")
    let counts = queue.counts
    let found = [
      "waiting": counts.waiting, "delayed": counts.delayed, "leased": counts.leased, "done": counts.done,
      "dead": counts.dead,
    ]
    try #require(found.filter { $0.value > 0 } == model.counts, "\(context)")
    let answers = queue.store.objects(Inquiry.self).map { "\($0.id): \($0.answers)" }
    let expected = model.answers.keys.sorted().map { "\($0): \(model.answers[$0] ?? 0)" }
    try #require(answers == expected, "\(context)")
    try #require(!answers.contains { !$0.hasSuffix(": 0") && !$0.hasSuffix(": 1") }, "\(context)")
  }
}
