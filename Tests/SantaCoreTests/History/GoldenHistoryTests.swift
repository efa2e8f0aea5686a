import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// A class that is stored in `Fixtures/format-2-history`. It must never change.
final class GoldenEvent: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var text: String
}

/// A store with kept versions, roots in segments and in the record of a large transaction, and cursors. The files are written like
/// those of the other golden stores.
struct GoldenHistoryTests {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/format-2-history").standardizedFileURL

  private static func open(_ directory: URL, _ history: Store.Configuration.History = .none) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: [GoldenEvent.self], history: history), logBound: 2_000)
  }

  private static func make(at directory: URL) throws {
    let store = try open(directory, .last(100_000))
    _ = try store.cursor(named: "beginning", from: .present)
    for number in 0..<12 {
      try store.write(author: number % 2 == 0 ? "even" : nil, note: "commit \(number)") {
        store.create(GoldenEvent.self, value: ["id": number, "text": "event \(number)"])
        store.object(ofType: GoldenEvent.self, forPrimaryKey: number - 3)?.text = "changed by \(number)"
        if let old = store.object(ofType: GoldenEvent.self, forPrimaryKey: number - 6) { store.delete(old) }
        if number == 7 {
          for id in 100..<140 {
            store.create(
              GoldenEvent.self, value: ["id": id, "text": String(repeating: "large ", count: 20)])
          }
        }
      }
      if number == 4 || number == 9 { try store.compact() }
      if number == 5 { _ = try store.cursor(named: "golden", from: .now) }
    }
  }

  private static func expected(_ number: Int) -> String {
    let insertions = 1 + (number == 7 ? 40 : 0)
    let change = number >= 3 ? ["event \(number - 3) -> changed by \(number)"] : []
    let deletions = number >= 6 ? ["\(number - 6) changed by \(number - 3)"] : []
    return "\(number % 2 == 0 ? "even" : "-") commit \(number) \(insertions) \(change) \(deletions)"
  }

  @Test(
    "The files of the golden store with history are written",
    .enabled(if: ProcessInfo.processInfo.environment["SANTACORE_MAKE_GOLDEN_STORE"] == "1"))
  func write() throws {
    if FileManager.default.fileExists(atPath: Self.fixture.path) {
      try FileManager.default.removeItem(at: Self.fixture)
    }
    try Self.make(at: Self.fixture)
  }

  @Test("The golden store with history has its transactions, versions and cursors")
  func reads() async throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: Self.fixture, to: copy)
    #expect(try StoreVerification(of: copy).damageCount == 0)
    for _ in 0..<2 {
      let store = try Self.open(copy)
      let all = try store.history().transactions().filter { $0.note?.hasPrefix("commit") ?? false }
      let texts = try all.map { transaction in
        let changes = try transaction.changes(of: GoldenEvent.self)
        let changed = changes.modifications.map { "\($0.old.text) -> \($0.new.text)" }
        let deleted = changes.deletions.map { "\($0.id) \($0.text)" }
        return
          "\(transaction.author ?? "-") \(transaction.note ?? "-") \(changes.insertions.count) \(changed) \(deleted)"
      }
      #expect(texts == (0..<12).map(Self.expected))
      for (number, transaction) in all.enumerated() {
        let past = try Store(store.configuration, at: .version(transaction.version))
        #expect(past.objects(GoldenEvent.self).where { $0.id < 100 }.count == min(6, number + 1))
        #expect(past.object(ofType: GoldenEvent.self, forPrimaryKey: number)?.text == "event \(number)")
      }
      try store.compact()
    }
    let store = try Self.open(copy)
    for try await transaction in try store.cursor(named: "golden", from: .now) {
      #expect(transaction.note == "commit 6")
      break
    }
    for try await transaction in try store.cursor(named: "beginning", from: .now) {
      #expect(transaction.origin == .present)
      #expect(try transaction.changes(of: GoldenEvent.self).insertions.count == 46)
      break
    }
  }
}
