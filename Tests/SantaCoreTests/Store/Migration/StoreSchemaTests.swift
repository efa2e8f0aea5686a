import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The schema of a store as a value.
struct StoreSchemaTests {
  final class Bow: EmbeddedObject {
    @Persisted var color: Data
  }

  final class Parcel: Object {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted(indexed: true) var weight: Float?
    @Persisted var tags: MutableSet<String?>
    @Persisted(onDelete: .cascade) var inner: List<Parcel>
    @Persisted var bow: Bow?
    @Persisted(name: "prices") var price: Map<String, Int8>
    @Persisted var sent: Date
  }

  private func store(_ directory: TemporaryDirectory) throws -> Store {
    try Store(
      configuration: .init(location: .directory(directory.url), objectTypes: [Parcel.self], schemaVersion: 4),
      isolation: nil)
  }

  @Test("It is printed as the declarations of the classes, and survives JSON")
  func printing() throws {
    let directory = try TemporaryDirectory()
    let schema = try store(directory).schema
    #expect(
      schema.description == """
        // Schema version 4
        import Foundation
        import SantaCore
        final class Bow: EmbeddedObject {
          @Persisted var color: Data
        }
        final class Parcel: Object {
          @Persisted(primaryKey: true) var id: UUID
          @Persisted(indexed: true) var weight: Float?
          @Persisted var tags: MutableSet<String?>
          @Persisted(onDelete: .cascade) var inner: List<Parcel>
          @Persisted var bow: Bow?
          @Persisted var prices: Map<String, Int8>
          @Persisted var sent: Date
        }
        """)
    #expect(schema.types[1].primaryKey == "id" && schema.types[1].properties[4].target == "Bow")
    #expect(try JSONDecoder().decode(StoreSchema.self, from: JSONEncoder().encode(schema)) == schema)
  }

  enum Less {
    final class Parcel: Object {
      @Persisted(primaryKey: true) var id: UUID
      @Persisted(renamedFrom: "sent") var shipped: Date
    }
  }

  @Test("A compaction removes the values of properties that are not declared any more, if it is told to")
  func droppingRemoved() throws {
    let directory = try TemporaryDirectory()
    let id = UUID()
    do {
      let store = try store(directory)
      try store.write {
        store.create(
          Parcel.self, value: ["id": id, "weight": Float(2), "tags": ["a"], "sent": Date.distantPast])
      }
    }
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Less.Parcel.self], schemaVersion: 4),
        isolation: nil)
      #expect(store.schema.types[1].properties.count == 7)
      try store.compact(droppingRemoved: [Less.Parcel.self])
      let parcel = try #require(store.schema.types.first { $0.name == "Parcel" })
      #expect(parcel.properties.map(\.name) == ["id", "shipped"])
      #expect(parcel.properties[1].formerNames == ["sent"])
      #expect(store.object(ofType: Less.Parcel.self, forPrimaryKey: id)?.shipped == .distantPast)
      store.context.snapshot.checkInvariants()
    }
    #expect(try StoreVerification(of: directory.url).damageCount == 0)
    // An older program gets an error, because the property now has another name.
    let error = #expect(throws: StoreError.self) { try store(directory) }
    #expect(error?.message.contains("Parcel.sent is called shipped in the store") == true)
  }
}
