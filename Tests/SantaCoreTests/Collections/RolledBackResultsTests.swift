import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: the next transaction reuses the row keys of objects that were never committed. Results of a list with such
/// an owner, and results whose condition named such an object, used to show the objects of another one.
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

  @Test("A condition that names a rolled-back object doesn't hold for the object that gets its key")
  func namedInACondition() throws {
    try store.write { store.create(Owner.self).rows.append(Row(1, value: 1)) }
    store.beginWrite()
    let target = store.create(Target.self)
    let row = Row(2, value: 2)
    store.add(row)
    row.link = target
    let rows = store.objects(Row.self)
    let named = [
      rows.where { $0.link == target }, try rows.filter("link == %@", target),
      try rows.filter("%@ == link", target), rows.where { $0.link.in([target]) },
      try rows.filter("SELF == %@", row),
      rows.where { $0.link == target || $0.value > 100 }.sorted(by: \.value),
    ]
    let owners = store.objects(Owner.self)
    let owning = [
      owners.where { $0.rows.contains(row) },
      try owners.filter("SUBQUERY(rows, $row, $row.link == %@).@count > 0", target),
    ]
    let others = rows.where { $0.link != target }
    #expect(named.allSatisfy { $0.map(\.id) == [2] } && others.map(\.id) == [1])
    store.cancelWrite()
    try store.write {
      let (target, row) = (store.create(Target.self), Row(3, value: 3))
      store.add(row)
      row.link = target
      store.owner.rows.append(row)
    }
    #expect(named.map(\.count) == [0, 0, 0, 0, 0, 0] && owning.map(\.count) == [0, 0])
    #expect(named[0].where { $0.value > 0 }.isEmpty && others.map(\.id) == [1, 3])
  }

  @Test("A condition that names a committed object still holds for it after a later rollback")
  func namedAndCommitted() throws {
    store.beginWrite()
    let target = store.create(Target.self)
    let row = Row(1, value: 1)
    store.add(row)
    row.link = target
    let named = store.objects(Row.self).where { $0.link == target }
    try store.commitWrite()
    store.beginWrite()
    let alsoNamed = store.objects(Row.self).where { $0.link == target }
    store.add(Row(2, value: 2))
    store.cancelWrite()
    #expect(named.map(\.id) == [1] && alsoNamed.map(\.id) == [1])
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
