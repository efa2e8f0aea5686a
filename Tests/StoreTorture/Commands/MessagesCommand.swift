import Foundation
import SantaCore
import SeededNumbers

/// `messages --store DIR --scratch DIR --count N [--requests N] [--seed S]`: three workers answer requests, while they are killed and stopped
/// at random moments. Two of them are stopped for longer than their leases, and wake. Each request must be answered once.
struct MessagesCommand {
  private static let workerCount = 3
  /// A short lease, so that other workers often take over.
  static let lease = Duration.milliseconds(200)

  private let store: URL
  private let scratch: URL
  private let count: Int
  private let requests: Int
  private let logBound: Int
  private var random: SeededGenerator
  private var added = 0
  private var started = 0
  private var refused = 0

  init(_ options: Options) throws {
    store = try options.directory
    scratch = URL(filePath: try options.text("scratch"), directoryHint: .isDirectory)
    count = try options.number("count", default: 100)
    requests = try options.number("requests", default: 0)
    logBound = try options.logBound
    random = SeededGenerator(seed: UInt64(try options.number("seed", default: 1)))
  }

  static func open(_ directory: URL, logBound: Int) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: [Question.self], durability: .relaxed),
      logBound: logBound)
  }

  /// Returns the queue of a store. A worker that is killed uses up an attempt, so there is no limit.
  static func queue(in store: Store) throws -> MessageQueue<Question> {
    try MessageQueue(
      of: Question.self, in: store, lease: lease, maximumAttempts: .max, retryDelay: .milliseconds(20),
      maximumRetryDelay: .milliseconds(100), retention: nil)
  }

  mutating func run() throws {
    let producer = try Self.open(store, logBound: logBound)
    let queue = try Self.queue(in: producer)
    var workers = try (0..<Self.workerCount).map { _ in try worker() }
    var (kills, stops) = (0, 0)
    while kills + stops < count || added < requests {
      let deadline = Date.now.addingTimeInterval(.random(in: 0...0.3, using: &random))
      while Date.now < deadline {
        try add(to: queue)
        Thread.sleep(forTimeInterval: .random(in: 0...0.004, using: &random))
      }
      let index = Int.random(in: 0..<Self.workerCount, using: &random)
      if index == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        try workers[index].kill()
        refused += workers[index].lines.count
        workers[index] = try worker()
        kills += 1
      } else {
        // A timer wakes the worker, because a worker that is stopped in a write holds up this process, too.
        workers[index].suspend(for: .random(in: 0.05...0.8, using: &random))
        stops += 1
      }
    }
    try wait(for: queue)
    for worker in workers {
      try worker.kill()
      refused += worker.lines.count
    }
    try check(queue)
    guard refused > 0 || stops < 50 else {
      throw Loss("\(stops) workers were stopped, but no late answer was refused.")
    }
    Output.line(
      "kills \(kills), stops \(stops), requests \(added), answered once \(added), late answers refused \(refused)"
    )
  }

  private mutating func worker() throws -> Child {
    started += 1
    return try Child(
      "answer",
      [
        "--store", store.path, "--log-bound", "\(logBound)", "--seed",
        "\(Int.random(in: 0..<1_000_000, using: &random))",
      ], output: scratch.appending(path: "worker-\(started)"))
  }

  /// Adds some requests, and repeats others, whose keys are known.
  private mutating func add(to queue: MessageQueue<Question>) throws {
    let count = Int.random(in: 1...3, using: &random)
    let isRepeated = Int.random(in: 0..<8, using: &random) == 0
    let first = isRepeated && added > 0 ? Int.random(in: 0..<added, using: &random) : added
    try queue.store.write {
      for id in first..<first + count {
        let question = Question()
        (question.id, question.text) = (id, String(repeating: "x", count: id % 300))
        let due = Int.random(in: 0..<4, using: &random) == 0 ? Date.now.addingTimeInterval(0.05) : nil
        try queue.enqueue(question, key: "\(id)", due: due)
      }
    }
    added = max(added, first + count)
  }

  private func wait(for queue: MessageQueue<Question>) throws {
    let deadline = Date.now.addingTimeInterval(120)
    while queue.counts != MessageCounts(done: added) {
      if Date.now > deadline { throw Loss("The requests were not answered: \(queue.counts)") }
      Thread.sleep(forTimeInterval: 0.02)
      queue.store.refresh()
    }
  }

  private func check(_ queue: MessageQueue<Question>) throws {
    queue.store.refresh()
    guard queue.counts == MessageCounts(done: added) else {
      throw Loss("\(queue.counts) of \(added) requests")
    }
    let questions = queue.store.objects(Question.self).sorted(by: \.id)
    guard questions.map(\.id) == Array(0..<added) else { throw Loss("Requests are missing.") }
    for question in questions {
      guard question.answers == 1 else {
        throw Loss("Request \(question.id) has \(question.answers) answers.")
      }
      let message = queue.message(withKey: "\(question.id)")
      guard message?.object == question, message?.fence == question.fence else {
        throw Loss("Request \(question.id) was answered by claim \(question.fence), not by the last one.")
      }
    }
    let verification = try StoreVerification(of: store)
    if let damage = verification.damages.first { throw Loss("A damage: \(damage)") }
  }
}
