import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// Reading the past while the files change.
struct HistoryBesideCompactionTests {
  @Test(
    "While another store commits and compacts, a kept version opens as it was, and another one is refused")
  func beside() async throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Present.self], durability: .relaxed,
      history: .last(40))
    // The reader has an engine of its own, like another process.
    let first = try Store(configuration: configuration, logBound: 2_000)
    try first.write { first.create(Present.self, value: ["id": 0, "name": "commit 0"]) }
    let rounds = RandomRun.size(400, plain: 120)
    let writer = Task.detached {
      let store = try Store(configuration: configuration, logBound: 2_000)
      for number in 1..<rounds {
        try store.write {
          store.object(ofType: Present.self, forPrimaryKey: 0)?.name = "commit \(number)"
          store.create(
            Present.self, value: ["id": number, "name": String(repeating: "x", count: number * 7 % 900)])
        }
        if number % 5 == 0 { try store.compact() }
      }
    }
    var readOnly = configuration
    readOnly.isReadOnly = true
    let reader = try Store(configuration: readOnly)
    var (opened, expired) = (0, 0)
    while opened + expired < rounds {
      reader.refresh()
      do {
        let all = try reader.history().transactions()
        for (transaction, next) in zip(all, all.dropFirst()) {
          #expect(next.version == transaction.version + 1)
          let changes = try next.changes(of: Present.self).modifications
          let before = try transaction.changes(of: Present.self).modifications
          #expect(changes.count == 1)
          if let name = before.first?.new.name { #expect(changes.first?.old.name == name) }
        }
        guard let version = all.randomElement()?.version else { continue }
        let past = try Store(readOnly, at: .version(version))
        let count = past.objects(Present.self).count
        #expect(past.object(ofType: Present.self, forPrimaryKey: 0)?.name == "commit \(count - 1)")
        opened += 1
      } catch let error as StoreError where error.code == .historyExpired { expired += 1 }
      await Task.yield()
    }
    try await writer.value
    #expect(opened > 0, "\(opened) opened, \(expired) no longer kept")
  }
}
