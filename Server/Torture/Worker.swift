import ArgumentParser
import Foundation
import SantaCore
import SantaSync
import Synchronization

/// An instant in the handling of an event at which a worker kills itself.
enum WorkerStep: String, CaseIterable, ExpressibleByArgument {
  /// When the event arrives.
  case arrived
  /// In the transaction that counts the answers in the workers' store.
  case counting
  /// Between this transaction and the one that writes the answer.
  case counted
  /// In the transaction that writes the answer.
  case writing
  /// After this transaction, before the function that handles the event returns.
  case written
}

extension SyncTorture {
  /// Answers the weather of all users, and perhaps kills itself. Several workers share a folder.
  ///
  /// It adds to the number of answers of each question that arrives, and to the number of answers of its city in the store `/tally`. It
  /// doesn't look whether the question was answered before. It prints a line after its first event.
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
      let tally = Store.Configuration(
        location: .directory(URL(filePath: folder).appending(path: "tally")), objectTypes: [Tally.self])
      let sync = try StoreSync(tally, server: address, name: "tally", token: token)
      guard let settled else { return try await answer(listener, tally) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await answer(listener, tally) }
        group.addTask {
          for await state in listener.states where state.storeCount == settled && state.openCount == 0 {
            break
          }
        }
        try await group.next()
        group.cancelAll()
      }
      try await sync.waitForUpload()
      await sync.stop()
      say("failed events: \(try await listener.failedEvents.count)")
    }

    private func answer(_ listener: StoreListener, _ tally: Store.Configuration) async throws {
      let countdown = Countdown(end, after)
      let hasWorked = Flag()
      try await listener.run { event in
        let questions = try event.insertions(of: Weather.self)
        if questions.isEmpty { return }
        countdown.reach(.arrived)
        let cities = Dictionary(questions.map { ($0.city, 1) }, uniquingKeysWith: +)
        try await event.write(in: tally) { store in
          for (city, count) in cities {
            let tally = store.object(ofType: Tally.self, forPrimaryKey: city)
            (tally ?? store.create(Tally.self, value: ["city": city])).count += count
          }
          countdown.reach(.counting)
        }
        countdown.reach(.counted)
        try await event.write { store in
          for question in questions {
            guard let question = store.resolve(question) else { throw Failure("A question is missing.") }
            question.temperature = Double(question.id % 50)
            question.answerCount += 1
          }
          countdown.reach(.writing)
        }
        countdown.reach(.written)
        if !hasWorked.isSet.exchange(true, ordering: .relaxed) { say("worked") }
      }
    }

    private final class Flag: Sendable { let isSet = Atomic(false) }

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
