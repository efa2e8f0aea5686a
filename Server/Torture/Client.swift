import ArgumentParser
import Foundation
import SantaCore
import SantaSync

/// An object that a client adds.
final class Entry: Object {
  /// The client's number and a number that counts from 1, for example "3-17".
  @Persisted(primaryKey: true) var id: String
  @Persisted var amount: Int
}

/// The list that all clients append to.
final class Ledger: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var lines: List<String>
}

/// The contents of a store at the end.
struct Account: Codable {
  var lines: [String]
  var entries: [String]
  var total: Int

  /// Returns the amount of a client's entry.
  static func amount(_ number: Int) -> Int { number * number % 1_009 }
}

extension SyncTorture {
  /// Adds entries until its input says `stop`, then sends the pending ones. At `finish N`, it waits until the store has N
  /// entries, and writes its account. It can be killed at any time, and continues with the same directory.
  struct Client: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "One client; run starts as many as it needs.", shouldDisplay: false)

    @Option var server: String
    @Option var folder: String
    @Option var number: Int

    private var url: URL { URL(filePath: folder, directoryHint: .isDirectory) }

    private var configuration: Store.Configuration {
      Store.Configuration(
        location: .directory(url.appending(path: "store")), objectTypes: [Entry.self, Ledger.self])
    }

    func run() async throws {
      guard let address = URL(string: server) else { throw ValidationError("'\(server)' is not an address.") }
      let sync = try StoreSync(configuration, server: address, name: "ledger", token: ServerMachine.token)
      let reporting = Task {
        for await rejection in sync.rejections { Self.log("\(rejection)") }
      }
      let following = Task {
        var last: SyncState.Connection?
        for await state in sync.states where state.connection != last {
          last = state.connection
          Self.log("\(state)")
        }
      }
      defer {
        reporting.cancel()
        following.cancel()
      }
      let input = Self.lines()
      var words = input.makeAsyncIterator()
      let adding = Task { try await add() }
      let acknowledging = Task { try await noteAcknowledged(sync) }
      guard await words.next() == "stop" else { return }
      adding.cancel()
      let count = try await adding.value
      acknowledging.cancel()
      try await acknowledging.value
      try await sync.waitForUpload()
      say("uploaded \(count)")
      guard let word = await words.next(), let expected = Int(word.split(separator: " ").last ?? "") else {
        return
      }
      while try account().entries.count < expected { try await Task.sleep(for: .milliseconds(50)) }
      try JSONEncoder().encode(try account()).write(to: url.appending(path: "account.json"), options: .atomic)
      let load = try await Self.load()
      await sync.stop()
      say(load < 0.25 ? "finished" : "while nothing happened, it used \(Int(load * 100)) % of a processor")
    }

    /// Returns the share of a processor that this process uses while it is idle.
    private static func load() async throws -> Double {
      let (start, used) = (ContinuousClock.now, clock())
      try await Task.sleep(for: .seconds(2))
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      return Double(clock() - used) / Double(CLOCKS_PER_SEC) / seconds
    }

    /// Logs a line that helps to analyse a failure.
    private static func log(_ line: String) {
      FileHandle.standardError.write(Data("\(Date.now.ISO8601Format()) \(line)\n".utf8))
    }

    /// Returns the lines of the input, read on a separate thread.
    private static func lines() -> AsyncStream<String> {
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
      return stream
    }

    private func ownCount(_ store: Store) -> Int {
      store.objects(Entry.self).count { $0.id.hasPrefix("\(number)-") }
    }

    /// Adds entries until the task is cancelled.
    ///
    /// - Returns: the number of this client's entries in the store.
    private func add() async throws -> Int {
      var count = ownCount(try Store(configuration: configuration))
      while !Task.isCancelled {
        count += 1
        let store = try Store(configuration: configuration)
        try store.write {
          let entry = Entry()
          (entry.id, entry.amount) = ("\(number)-\(count)", Account.amount(count))
          store.add(entry)
          let ledger = store.object(ofType: Ledger.self, forPrimaryKey: 1) ?? Ledger()
          if ledger.store == nil {
            ledger.id = 1
            store.add(ledger)
          }
          ledger.lines.append(entry.id)
        }
        // Only cancellation ends the sleep early.
        try? await Task.sleep(for: .milliseconds(Int.random(in: 50...250)))
      }
      return count
    }

    /// Repeatedly records how many of the client's entries the server has acknowledged.
    private func noteAcknowledged(_ sync: StoreSync) async throws {
      let path = url.appending(path: "acknowledged").path
      if !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
      }
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.seekToEnd()
      while !Task.isCancelled {
        let count = ownCount(try Store(configuration: configuration))
        do { try await sync.waitForUpload() } catch is CancellationError { return }
        try file.write(contentsOf: Data("\(count)\n".utf8))
        // Only cancellation ends the sleep early.
        try? await Task.sleep(for: .milliseconds(100))
      }
    }

    private func account() throws -> Account {
      let store = try Store(configuration: configuration)
      let entries = store.objects(Entry.self)
      return Account(
        lines: store.object(ofType: Ledger.self, forPrimaryKey: 1).map { Array($0.lines) } ?? [],
        entries: entries.map(\.id).sorted(), total: entries.reduce(0) { $0 + $1.amount })
    }
  }
}
