import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// Regression tests: objects of a transaction that was rolled back used to be equal to objects that reused their keys, until
/// one of their properties was read.
struct RolledBackObjectTests {
  final class Parcel: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var parts: List<Parcel>
  }

  private let store: Store

  init() throws {
    store = try Store.temporary([Parcel.self])
  }

  @Test("Rolled-back objects don't equal an object that gets their key")
  func equality() throws {
    store.beginWrite()
    let lost = (1...3).map { store.create(Parcel.self, value: ["id": $0]) }
    store.cancelWrite()
    let next = try store.write { (4...6).map { store.create(Parcel.self, value: ["id": $0]) } }
    for (old, new) in zip(lost, next) { #expect(old != new && new != old) }
    #expect(Set(lost).isDisjoint(with: next))
    #expect(!lost.contains(next[0]) && !next.contains(lost[0]))
    #expect(store.objects(Parcel.self).firstIndex(of: lost[1]) == nil)
  }

  @Test("A deleted object does not equal a new one with the same primary key")
  func deleted() throws {
    let old = try store.write { store.create(Parcel.self, value: ["id": 1]) }
    let again = try store.write {
      store.delete(old)
      return store.create(Parcel.self, value: ["id": 1])
    }
    #expect(old != again && old.isInvalidated && !again.isInvalidated)
  }

  @Test("Objects of an open write equal only themselves")
  func withinWrite() throws {
    try store.write {
      let first = store.create(Parcel.self, value: ["id": 1])
      let second = store.create(Parcel.self, value: ["id": 2])
      #expect(first != second && first == store.object(ofType: Parcel.self, forPrimaryKey: 1))
    }
  }
}
