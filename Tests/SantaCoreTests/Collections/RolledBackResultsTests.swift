import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: results of a list whose owner was never committed used to show the list of another object, because the
/// next transaction reuses the owner's row key.
struct RolledBackResultsTests {
  private let store: Store

  init() throws {
    store = try Store.temporary([Row.self, Target.self, Owner.self])
  }

  @Test("Results of a rolled-back owner stay empty when another object gets its key")
  func anotherOwner() throws {
    store.beginWrite()
    let owner = store.create(Owner.self)
    owner.rows.append(Row(1, value: 1))
    let (all, large) = (owner.rows.objects, owner.rows.where { $0.value > 0 })
    #expect(all.count == 1 && large.count == 1)
    store.cancelWrite()
    #expect(all.isEmpty && large.isEmpty)
    try store.write {
      store.create(Owner.self).rows.append(contentsOf: [Row(2, value: 2), Row(3, value: 3)])
    }
    #expect(all.isEmpty && large.isEmpty && all.sorted(by: \.value).isEmpty)
    #expect(store.owner.rows.objects.count == 2)
  }

  @Test("So do the linking objects of a rolled-back target")
  func anotherTarget() throws {
    store.beginWrite()
    let row = Row(1, value: 1)
    store.add(row)
    let origins = try #require(row.link).origins.objects
    #expect(origins.count == 1)
    store.cancelWrite()
    try store.write { store.add(Row(2, value: 2)) }
    #expect(origins.isEmpty)
  }

  @Test("Results of a committed owner show its objects")
  func committed() throws {
    store.beginWrite()
    let owner = store.create(Owner.self)
    owner.rows.append(Row(1, value: 1))
    let all = owner.rows.objects
    try store.commitWrite()
    #expect(all.map(\.id) == [1])
    try store.write { owner.rows.append(Row(2, value: 2)) }
    #expect(all.map(\.id) == [1, 2])
  }
}
