import ArgumentParser
import Foundation
import SantaCore
import SantaSync

extension SyncTorture {
  /// Signs users in. Each user asks for the weather in a store in the user's home. The program prints a line when all questions are
  /// answered, and compares the answers when it reads the word `check`.
  struct Users: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "The users; listeners starts this.", shouldDisplay: false)

    @Option var server: String
    @Option var folder: String
    @Option var users: Int
    @Option var requests: Int
    @Option(help: "The longest time between two transactions of a user, in milliseconds.") var pause: Int
    @Option var seed: UInt64

    func run() async throws {
      guard let address = URL(string: server) else { throw ValidationError("'\(server)' is not an address.") }
      var all: [User] = []
      for number in 0..<users {
        let share = requests / users + (number < requests % users ? 1 : 0)
        all.append(
          try await User(
            address, URL(filePath: folder, directoryHint: .isDirectory).appending(path: "user\(number)"),
            share))
      }
      for user in all { try await user.sync.waitForDownload() }
      say("ready")
      guard readLine() == "ask" else { return }
      try await withThrowingTaskGroup(of: Void.self) { [all, pause, seed] group in
        for (number, user) in all.enumerated() {
          group.addTask { try await user.ask(pause, SeededGenerator(seed: seed &+ UInt64(number))) }
        }
        try await group.waitForAll()
      }
      say("asked")
      var reported = ContinuousClock.now
      while true {
        let open = try all.reduce(0) { try $0 + $1.openCount() }
        if open == 0 { break }
        if reported.duration(to: .now) > .seconds(10) {
          reported = .now
          say("\(open) questions are open")
        }
        try await Task.sleep(for: .milliseconds(100))
      }
      say("answered")
      guard readLine() == "check" else { return }
      for user in all { try await user.sync.waitForDownload() }
      for user in all { try user.check() }
      try await checkTally(address, all.map(\.share))
      for user in all { await user.sync.stop() }
      say("checked")
    }

    /// - Throws: ``Failure`` unless the workers' store has each question once.
    private func checkTally(_ server: URL, _ shares: [Int]) async throws {
      let configuration = Store.Configuration(
        location: .directory(URL(filePath: folder).appending(path: "tally")), objectTypes: [Tally.self])
      let sync = try StoreSync(configuration, server: server, name: "tally", token: ServerMachine.token)
      try await sync.waitForDownload()
      let tallies = try Store(configuration: configuration, isolation: nil).objects(Tally.self)
      let counted = Dictionary(uniqueKeysWithValues: tallies.map { ($0.city, $0.count) })
      let asked = Dictionary(shares.flatMap { (0..<$0).map { ("city \($0)", 1) } }, uniquingKeysWith: +)
      await sync.stop()
      for (city, count) in asked where counted[city] != count {
        throw Failure("\(count) questions about \(city) were counted as \(counted[city] ?? 0)")
      }
      guard counted.count == asked.count else { throw Failure("\(counted.count) cities were counted") }
    }

    /// A user with a replica of the store.
    private struct User {
      let share: Int
      let sync: StoreSync
      private let configuration: Store.Configuration

      init(_ server: URL, _ folder: URL, _ share: Int) async throws {
        self.share = share
        let connection = try ServerConnection(server, sessions: folder.appending(path: "sessions"))
        try await connection.signInAnonymously()
        configuration = Store.Configuration(
          location: .directory(folder.appending(path: "store")), objectTypes: [Weather.self])
        sync = try StoreSync(configuration, connection, path: "/~/weather")
      }

      private var store: Store { get throws { try Store(configuration: configuration, isolation: nil) } }

      /// Asks all questions of the user, several in each transaction.
      func ask(_ pause: Int, _ generator: SeededGenerator) async throws {
        var (next, random) = (0, generator)
        while next < share {
          let end = min(share, next + Int.random(in: 1...8, using: &random))
          let store = try store
          try store.write {
            for id in next..<end { store.create(Weather.self, value: ["id": id, "city": "city \(id)"]) }
          }
          next = end
          try await Task.sleep(for: .milliseconds(Int.random(in: 0...pause, using: &random)))
        }
      }

      func openCount() throws -> Int { try store.objects(Weather.self).where { $0.temperature == nil }.count }

      /// - Throws: ``Failure`` unless each question was answered once.
      func check() throws {
        let questions = try store.objects(Weather.self)
        guard questions.map(\.id).sorted() == Array(0..<share) else {
          throw Failure("A user has \(questions.count) questions and not \(share); \(configuration.location)")
        }
        for question in questions {
          guard question.answerCount == 1, question.temperature == Double(question.id % 50) else {
            throw Failure(
              "Question \(question.id) was answered \(question.answerCount) times, with "
                + "\(question.temperature.map { "\($0)" } ?? "nothing"); \(configuration.location)")
          }
        }
      }
    }
  }
}
