import ArgumentParser
import Foundation
import SantaCore
import SantaSync
import Synchronization

/// An instant in the handling of an event at which a worker kills itself.
enum WorkerStep: String, CaseIterable, ExpressibleByArgument {
  /// When the event arrives.
  case arrived
  /// In the transaction that writes the answer.
  case writing
  /// After this transaction, before the function that handles the event returns.
  case written
}

extension SyncTorture {
  /// Answers the weather of all users, and perhaps kills itself. Several workers share a folder.
  ///
  /// It adds to the number of answers of each question that arrives, and doesn't look whether the question was answered before.
  struct Worker: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "One worker; listeners starts as many as it needs.", shouldDisplay: false)

    @Option var server: String
    @Option var folder: String
    @Option(help: "The step at which the worker kills itself.") var end: WorkerStep?
    @Option(help: "The number of events up to then.") var after = 1
    @Option(help: "End when all events of so many stores were handled, and print the number of failed ones.")
    var settled: Int?

    func run() async throws {
      guard let address = URL(string: server) else { throw ValidationError("'\(server)' is not an address.") }
      guard let token = ProcessInfo.processInfo.environment["SANTA_SERVER_TOKEN"] else {
        throw ValidationError("SANTA_SERVER_TOKEN is not set.")
      }
      let listener = try StoreListener(
        server: address, token: token, matching: "/*/weather", named: "weather", objectTypes: [Weather.self],
        directory: URL(filePath: folder, directoryHint: .isDirectory))
      guard let settled else { return try await answer(listener) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await answer(listener) }
        group.addTask {
          for await state in listener.states where state.storeCount == settled && state.openCount == 0 {
            break
          }
        }
        try await group.next()
        group.cancelAll()
      }
      say("failed events: \(try await listener.failedEvents.count)")
    }

    private func answer(_ listener: StoreListener) async throws {
      let countdown = Countdown(end, after)
      try await listener.run { event in
        let questions = try event.insertions(of: Weather.self)
        if questions.isEmpty { return }
        countdown.reach(.arrived)
        try await event.write { store in
          for question in questions {
            guard let question = store.resolve(question) else { throw Failure("A question is missing.") }
            question.temperature = Double(question.id % 50)
            question.answerCount += 1
          }
          countdown.reach(.writing)
        }
        countdown.reach(.written)
      }
    }

    /// Kills the process when a step is reached for the last time.
    private final class Countdown: Sendable {
      private let end: WorkerStep?
      private let count: Mutex<Int>

      init(_ end: WorkerStep?, _ count: Int) {
        self.end = end
        self.count = Mutex(count)
      }

      func reach(_ step: WorkerStep) {
        if step != end { return }
        count.withLock { count in
          count -= 1
          if count <= 0 { kill(getpid(), SIGKILL) }
        }
      }
    }
  }
}
