import Foundation
import SantaCore

/// Requests and two workers, each of them a process. One worker is killed at a random moment.
@MainActor struct Demonstration {
  private let directory: URL
  private let queue: MessageQueue<Telegram>
  private let texts = [
    "Apia", "Auckland", "Sydney", "Tokyo", "Seoul", "Manila", "Delhi", "Dubai", "Nairobi", "Cairo",
    "Athens", "Rome", "Oslo", "Paris", "London", "Reykjavik", "Accra", "Rio", "Lima", "Snow ☃",
  ]

  init(_ directory: URL) throws {
    self.directory = directory
    queue = try openQueue(directory)
  }

  func run() async throws {
    // No worker runs yet. The requests wait in the store.
    let messages = try enqueue(texts, queue)
    // The same keys again: nothing is added.
    _ = try enqueue(Array(texts.prefix(5)), queue)
    print("\(queue.counts.waiting) telegrams wait.")

    var workers = [try Worker(directory), try Worker(directory)]
    defer { for worker in workers { worker.kill() } }
    print("Two workers translate them.")
    let interrupted = try await killOne(&workers)
    print("One worker was killed while it translated a telegram. The other one goes on.")

    for message in messages {
      print("  \(message.requestKey): \(try await answer(to: message))")
    }
    for line in status(queue) { print(line) }
    let telegrams = queue.store.objects(Telegram.self)
    print("telegrams with one answer: \(telegrams.count { $0.answerCount == 1 }) of \(telegrams.count)")
    if let interrupted, interrupted.attempts > 1 {
      print("The telegram of the killed worker was begun again.")
    }
  }

  /// Kills one of the workers at a random moment, and returns the message of its telegram. If the worker was between two telegrams,
  /// starts another one, and kills one again, as long as telegrams wait.
  private func killOne(_ workers: inout [Worker]) async throws -> QueuedMessage<Telegram>? {
    for try await _ in queue.messages(in: .leased).values where queue.counts.leased == 2 { break }
    while queue.counts.waiting > 0 {
      try await Task.sleep(for: .milliseconds(.random(in: 0...400)))
      let worker = workers.remove(at: .random(in: 0..<workers.count))
      worker.kill()
      // A write begins with the newest state. It has the answer if the worker was killed just after it had written it.
      let message = try queue.store.write { worker.lastTelegram().flatMap { queue.message(withKey: $0) } }
      if let message, message.state != .done { return message }
      workers.append(try Worker(directory))
    }
    return nil
  }
}
