import Foundation
import SantaCore
import Testing

@Suite("Handing over to another isolation") struct ThreadSafeReferenceTests {
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

  @Test("An object, results and a list are the same ones there; what was deleted is nil")
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
}
