import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Object observers.
struct ObjectChangeTests {
  private final class Log {
    var events: [String] = []
    var changes: [PropertyChange] = []

    func record<T>(_ change: ObjectChange<T>) {
      switch change {
      case .change(_, let properties):
        changes = properties
        events.append(
          properties.map { "\($0.name): \(text($0.oldValue)) > \(text($0.newValue))" }.joined(separator: ", ")
        )
      case .deleted: events.append("deleted")
      case .error(let error): events.append("error \(error.code)")
      }
    }

    private func text(_ value: Any?) -> String {
      switch value {
      case let target as Target: "target \(target.value)"
      case let value?: "\(value)"
      case nil: "nil"
      }
    }
  }

  @Test("Two commits with a property each are one call with both, in the order of declaration, old and new")
  func coalesced() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    let token = scene.store.row(1).observe { log.record($0) }
    scene.store.refresh()
    #expect(log.events == [])
    try scene.commit([{ $0.row(1).note = "x" }, { $0.row(1).value = 5 }, { $0.row(2).value = 6 }])
    scene.store.refresh()
    #expect(log.events == ["value: 2 > 5, note:  > x"])
    try scene.commit([{ $0.row(1).value = 6 }, { $0.row(1).value = 5 }])
    scene.store.refresh()
    #expect(log.events.count == 1)
    token.invalidate()
  }

  @Test("Key paths in any order are reported in the order of declaration")
  func orderOfKeyPaths() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    let token = scene.store.row(1).observe(.only(\.link?.value, \.note, \.value)) { log.record($0) }
    scene.store.refresh()
    try scene.commit([{ $0.row(1).note = "x" }, { $0.row(1).value = 5 }, { $0.row(1).link?.value = 7 }])
    scene.store.refresh()
    #expect(log.events == ["value: 2 > 5, note:  > x, link.value: 2 > 7"])
    token.invalidate()
  }

  @Test("Right after the write that stored its class, an object is observed along its links")
  func newClass() throws {
    let store = try Store.temporary()
    let row = Row()
    row.link = Target()
    let log = Log()
    try store.write { store.add(row) }
    let token = row.observe(.only(\.link?.value)) { log.record($0) }
    try store.write { row.link?.value = 7 }
    store.refresh()
    #expect(log.events == ["link.value: 0 > 7"])
    token.invalidate()
  }

  @Test("An object that is made in a write is not reported as changed by what it links to")
  func newObject() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    var token: NotificationToken?
    try scene.store.write {
      guard let target = scene.store.row(1).link else { return }
      target.value = 55
      let row = Row(99, value: 1)
      row.link = target
      scene.store.add(row)
      token = row.observe(.only(\.link?.value)) { log.record($0) }
    }
    scene.store.refresh()
    #expect(log.events == [])
    try scene.store.write { scene.store.row(1).link?.value = 56 }
    scene.store.refresh()
    #expect(log.events == ["link.value: 55 > 56"])
    token?.invalidate()
  }

  @Test(
    "What is changed after the write that made the object is a change, also if both are delivered together")
  func changedAfterItsMaking() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    var token: NotificationToken?
    try scene.store.write {
      let row = Row(99, value: 1)
      scene.store.add(row)
      token = row.observe { log.record($0) }
      row.value = 2
    }
    try scene.other.write { scene.other.row(99).value = 7 }
    scene.store.refresh()
    #expect(log.events == ["value: 2 > 7"])
    token?.invalidate()
  }

  @Test("A key path that is given twice is reported once")
  func keyPathTwice() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    let token = scene.store.row(1).observe(.only(\.value, \.note, \.value)) { log.record($0) }
    let named = try scene.store.row(2).observe(.only(named: ["value", "value"])) { log.record($0) }
    try scene.store.write { scene.store.row(1).value = 50 }
    scene.store.refresh()
    #expect(log.events == ["value: 2 > 50"])
    try scene.store.write { scene.store.row(2).value = 60 }
    scene.store.refresh()
    #expect(log.events == ["value: 2 > 50", "value: 4 > 60"])
    token.invalidate()
    named.invalidate()
  }

  @Test("Adding with equal values is no change, whatever the update policy")
  func equalUpdate() throws {
    let scene = try Scene([Owner(), Node.make(1, next: nil)])
    let log = Log()
    guard let node = scene.store.object(ofType: Node.self, forPrimaryKey: 1) else { return }
    let token = node.observe { log.record($0) }
    try scene.commit([{ $0.add(Node.make(1, next: nil), update: .modified) }])
    try scene.commit([{ $0.add(Node.make(1, next: nil), update: .all) }])
    scene.store.refresh()
    #expect(log.events == [])
    token.invalidate()
  }

  @Test("A link's old value is the former target in its old state, even if it was deleted")
  func formerTarget() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    let token = scene.store.row(1).observe { log.record($0) }
    try scene.commit([
      { store in
        store.row(1).link?.value = 41
        if let target = store.row(1).link { store.delete(target) }
      }, { $0.row(1).link = $0.row(2).link },
    ])
    scene.store.refresh()
    #expect(log.events == ["link: target 2 > target 4"])
    let former = try #require(log.changes.first?.oldValue as? Target)
    #expect(former.isFrozen && former.value == 2)
    token.invalidate()
  }

  @Test("Observers of objects are shallow: targets of links and elements of lists don't count")
  func shallow() throws {
    let scene = try Scene.tenInList()
    let (row, owner) = (Log(), Log())
    let tokens = [
      scene.store.row(1).observe { row.record($0) }, scene.store.owner.observe { owner.record($0) },
    ]
    try scene.commit([{ $0.row(1).link?.value = 99 }, { $0.row(2).value = 99 }])
    scene.store.refresh()
    #expect(row.events == [] && owner.events == [])
    try scene.commit([{ $0.owner.rows.move(from: 0, to: 1) }])
    scene.store.refresh()
    #expect(owner.events == ["rows: nil > nil"])
    withExtendedLifetime(tokens) {}
  }

  @Test(
    "Key paths choose the reported properties, also along links, with the leaf's values; ignoring chooses the others"
  )
  func keyPaths() throws {
    let scene = try Scene.tenRows()
    let (value, leaf, others) = (Log(), Log(), Log())
    let row = scene.store.row(1)
    let tokens = [
      row.observe(.only(\.value)) { value.record($0) },
      row.observe(.only(\.link?.value)) { leaf.record($0) },
      row.observe(.ignoring(\.value)) { others.record($0) },
    ]
    try scene.commit([{ $0.row(1).value = 3 }])
    scene.store.refresh()
    try scene.commit([{ $0.row(1).link?.value = 50 }])
    scene.store.refresh()
    try scene.commit([{ $0.row(1).link = $0.row(2).link }])
    scene.store.refresh()
    try scene.commit([{ $0.row(1).link = nil }, { $0.row(1).note = "x" }])
    scene.store.refresh()
    #expect(value.events == ["value: 2 > 3"])
    #expect(leaf.events == ["link.value: 2 > 50", "link.value: 50 > 4", "link.value: 4 > nil"])
    #expect(others.events == ["link: target 50 > target 4", "note:  > x, link: target 4 > nil"])
    withExtendedLifetime(tokens) {}
  }

  @Test("A deletion is delivered once, even if another object gets the key at once")
  func deleted() throws {
    let scene = try Scene.tenRows()
    let log = Log()
    let row = scene.store.row(1)
    let token = row.observe { log.record($0) }
    try scene.commit([
      {
        $0.delete($0.row(1))
        $0.add(Row(1, value: 2))
      }
    ])
    scene.store.refresh()
    #expect(log.events == ["deleted"] && row.isInvalidated && row.value == 2)
    try scene.commit([{ $0.row(1).value = 50 }])
    scene.store.refresh()
    #expect(log.events == ["deleted"] && scene.store.row(1).value == 50)
    token.invalidate()
  }

  @Test("Observing an object of a rolled-back transaction ends with an error, and affects no other observer")
  func rolledBack() throws {
    let store = try Store.temporary()
    let log = Log()
    store.beginWrite()
    let owner = Owner()
    store.add(owner)
    let list = owner.rows
    let tokens = [owner.observe { log.record($0) }, list.observe { _ in }]
    store.cancelWrite()
    store.refresh()
    #expect(owner.isInvalidated && list.isInvalidated)
    try store.write { store.add(Owner()) }
    store.refresh()
    // The new owner has the same row key as the old one.
    #expect(owner.isInvalidated && list.isInvalidated && store.objects(Owner.self).count == 1)
    #expect(log.events == ["error invalidatedObject"])
    withExtendedLifetime(tokens) {}
  }

  /// A transaction that creates and deletes an object has no changes, so the next transaction uses the same row key again.
  @Test("An object made and deleted in one transaction is not taken for the next one made")
  func stillborn() throws {
    let scene = try Scene([Owner()])
    let store = scene.store
    let owner = Owner()
    try store.write {
      store.add(owner)
      store.delete(owner)
    }
    let next = Owner()
    try store.write { store.add(next) }
    #expect(owner.isInvalidated && !next.isInvalidated)
  }

  @Test("A deletion is reported once, and nothing before the object exists")
  func beforeAndAfter() throws {
    let scene = try Scene.tenRows()
    let before = scene.store.context.snapshot
    try scene.store.write { scene.store.add(Row(10, value: 0)) }
    let during = scene.store.context.snapshot
    let table = try #require(during.table(named: "Row"))
    let row = try #require(during[table].row(primaryKey: .int(10)))
    try scene.store.write { scene.store.delete(scene.store.row(10)) }
    try scene.store.write { scene.store.row(1).value = 3 }
    let after = scene.store.context.snapshot
    let cache = EvaluationCache()
    let unborn = ObjectView(table: table, row: row, interest: .all, snapshot: before, birth: during.version)
    #expect(unborn.advanced(to: before, cache).change == nil)
    let (gone, change) = unborn.advanced(to: during, cache).view.advanced(to: after, cache)
    guard case .deleted? = change else {
      Issue.record("The deletion is not reported.")
      return
    }
    #expect(gone.advanced(to: after, cache).change == nil)
  }
}
