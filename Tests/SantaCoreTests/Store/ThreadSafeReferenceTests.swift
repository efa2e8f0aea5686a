import Foundation
import SantaCore
import Testing

/// References for another isolation.
struct ThreadSafeReferenceTests {
  final class Card: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text = ""
    @Persisted var signatures: List<String>
  }

  private actor Reader {
    func read(
      _ configuration: Store.Configuration, _ card: ThreadSafeReference<Card>,
      _ cards: ThreadSafeReference<Results<Card>>, _ signatures: ThreadSafeReference<List<String>>
    ) throws -> [String?] {
      let store = try Store(configuration: configuration)
      return [
        store.resolve(card)?.text, store.resolve(cards).map { "\($0.count)" },
        store.resolve(signatures).map { Array($0).joined() },
      ]
    }
  }

  @Test("An object, results and a list resolve to the same ones; a deleted object to nil")
  func handsOver() async throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let store = try Store(configuration: configuration)
    let card = try store.write {
      store.create(Card.self, value: ["id": 1, "text": "Ho", "signatures": ["S", "C"]])
    }
    let references = (
      ThreadSafeReference(to: card),
      ThreadSafeReference(to: store.objects(Card.self).where { $0.text == "Ho" }),
      ThreadSafeReference(to: card.signatures)
    )
    let reader = Reader()
    #expect(
      try await reader.read(configuration, references.0, references.1, references.2) == ["Ho", "1", "SC"])
    try store.write { store.delete(card) }
    #expect(
      try await reader.read(configuration, references.0, references.1, references.2) == [nil, "0", nil])
    let other = Store.Configuration(location: .inMemory(UUID().uuidString))
    #expect(try await reader.read(other, references.0, references.1, references.2) == [nil, nil, nil])
  }

  @Test(
    "A reference that was created in a write that is rolled back resolves to nil, even if its key is reused")
  func rolledBack() throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let store = try Store(configuration: configuration)
    let old = try store.write { store.create(Card.self, value: ["id": 1, "signatures": ["S"]]) }
    store.beginWrite()
    let lost = store.create(Card.self, value: ["id": 2, "text": "lost"])
    let references = (
      ThreadSafeReference(to: lost), ThreadSafeReference(to: lost.signatures), ThreadSafeReference(to: old)
    )
    store.cancelWrite()
    try store.write { _ = store.create(Card.self, value: ["id": 3, "text": "another"]) }
    #expect(store.resolve(references.0) == nil)
    #expect(store.resolve(references.1) == nil)
    #expect(store.resolve(references.2) == old)
  }

  @Test("A reference that was created in a write that is committed resolves to the object")
  func committed() throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let store = try Store(configuration: configuration)
    let reference = try store.write {
      ThreadSafeReference(to: store.create(Card.self, value: ["id": 2, "text": "kept"]))
    }
    #expect(store.resolve(reference)?.text == "kept")
  }

  @Test(
    "A reference that was created in a write of a store that is released during the write resolves to nil")
  func storeGoes() throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let watcher = try Store(configuration: configuration)
    func begin() throws -> ThreadSafeReference<Card> {
      let store = try Store(configuration: configuration)
      store.beginWrite()
      return ThreadSafeReference(to: store.create(Card.self, value: ["id": 2]))
    }
    let reference = try begin()
    try watcher.write { _ = watcher.create(Card.self, value: ["id": 3]) }
    #expect(watcher.resolve(reference) == nil)
  }
}
