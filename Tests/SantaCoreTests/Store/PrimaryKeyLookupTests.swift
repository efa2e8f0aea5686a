import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// A lookup used to compare the key with the stored keys without converting it to their type. In Swift, the key 7 is an `Int`,
/// so it didn't find an object with an unsigned key.
struct PrimaryKeyLookupTests {
  final class Star: Object { @Persisted(primaryKey: true) var id: UInt64 }
  final class Planet: Object { @Persisted(primaryKey: true) var id: Int }
  final class Moon: Object { @Persisted(primaryKey: true) var id: Int8 }
  final class Comet: Object { @Persisted(primaryKey: true) var id: UUID }

  private let store: Store

  init() throws { store = try Store.temporary() }

  @Test("A number finds the object with an equal key, whatever the types of both")
  func numbers() throws {
    try store.write {
      store.create(Star.self, value: ["id": 7])
      store.create(Planet.self, value: ["id": 7])
      store.create(Moon.self, value: ["id": 7])
      #expect(store.object(ofType: Star.self, forPrimaryKey: 7)?.id == 7)
    }
    let snapshot = store.snapshot()
    #expect(store.object(ofType: Star.self, forPrimaryKey: 7)?.id == 7)
    #expect(store.object(ofType: Star.self, forPrimaryKey: UInt(7))?.id == 7)
    #expect(store.object(ofType: Planet.self, forPrimaryKey: UInt(7))?.id == 7)
    #expect(store.object(ofType: Planet.self, forPrimaryKey: 7.0)?.id == 7)
    #expect(store.object(ofType: Moon.self, forPrimaryKey: UInt64(7))?.id == 7)
    #expect(snapshot.object(ofType: Star.self, forPrimaryKey: 7) != nil)
    #expect(snapshot.object(ofType: Planet.self, forPrimaryKey: UInt64(7)) != nil)
  }

  @Test("A number that no key can be finds nothing")
  func outOfRange() throws {
    try store.write {
      store.create(Star.self, value: ["id": 7])
      store.create(Planet.self, value: ["id": 7])
      store.create(Moon.self, value: ["id": 7])
    }
    #expect(store.object(ofType: Star.self, forPrimaryKey: -7) == nil)
    #expect(store.object(ofType: Planet.self, forPrimaryKey: UInt64.max) == nil)
    #expect(store.object(ofType: Planet.self, forPrimaryKey: 7.5) == nil)
    #expect(store.object(ofType: Moon.self, forPrimaryKey: 263) == nil)
    #expect(store.snapshot().object(ofType: Star.self, forPrimaryKey: -7) == nil)
  }

  @Test("A text finds the object whose UUID it is")
  func texts() throws {
    let id = UUID()
    try store.write { _ = store.create(Comet.self, value: ["id": id]) }
    #expect(store.object(ofType: Comet.self, forPrimaryKey: id)?.id == id)
    #expect(store.object(ofType: Comet.self, forPrimaryKey: id.uuidString)?.id == id)
  }
}
