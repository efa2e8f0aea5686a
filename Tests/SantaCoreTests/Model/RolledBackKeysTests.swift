import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Keys of rolled-back rows.
struct RolledBackKeysTests {
  private func isRolledBack(_ row: UInt64, in table: Int = 0, number: Int, _ keys: RolledBackKeys) -> Bool {
    keys.contains(RowKey(rawValue: row), in: TableID(rawValue: table), transactionNumber: number)
  }

  @Test("A row is rolled back for the transaction that added it, and for no other")
  func ownTransaction() {
    var keys = RolledBackKeys()
    keys.note(1, firstKeys: [10])
    keys.note(2, firstKeys: [10])
    keys.note(4, firstKeys: [12])
    for number in [1, 2] {
      #expect(isRolledBack(10, number: number, keys))
      #expect(!isRolledBack(9, number: number, keys))
      // The same applies to a table that the transaction created.
      #expect(isRolledBack(0, in: 1, number: number, keys))
    }
    #expect(!isRolledBack(10, number: 4, keys) && isRolledBack(12, number: 4, keys))
    // Number 0 means no transaction, 3 was committed, and 5 is a future one.
    for number in [0, 3, 5] { #expect(!isRolledBack(100, number: number, keys)) }
  }

  @Test("Writes that change nothing leave nothing behind, and neither do rollbacks without new objects")
  func nothingNoted() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    for round in 0..<50 {
      try store.write {}
      store.beginWrite()
      store.row(3).value = round
      store.cancelWrite()
      try store.write { store.add(Row(100 + round, value: round)) }
    }
    #expect(store.context.machine.state.rolledBack.count == 0)
    store.beginWrite()
    let row = Row(1_000, value: 0)
    store.add(row)
    store.cancelWrite()
    #expect(row.isInvalidated && store.context.machine.state.rolledBack.count == 1)
  }

  @Test("Keys of a savepoint that was rolled back before its write are noted")
  func savepoint() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    store.beginWrite()
    let row = Row(1_000, value: 0)
    try? store.savepoint {
      store.add(row)
      throw CancellationError()
    }
    store.cancelWrite()
    let next = try store.write {
      let next = Row(1_001, value: 0)
      store.add(next)
      return next
    }
    #expect(row.isInvalidated && row != next)
  }

  @Test("A transaction that was rolled back, and whose base is lost then, has the lower keys")
  func lostBase() {
    for number in 1...5 {
      var keys = RolledBackKeys()
      for number in 1...5 { keys.note(number, firstKeys: [20, 20]) }
      keys.note(number, firstKeys: [10])
      for other in 1...5 {
        let isLost = isRolledBack(15, number: other, keys)
        #expect(isLost == (other == number), "transactions \(number) and \(other)")
        #expect(isRolledBack(20, number: other, keys) && !isRolledBack(9, number: other, keys))
      }
    }
  }

  @Test("A transaction that fails after later ones were rolled back is recorded")
  func foundLostLater() {
    var keys = RolledBackKeys()
    for number in [2, 3, 7] { keys.note(number, firstKeys: [UInt64(number) * 10]) }
    keys.note(5, firstKeys: [50])
    keys.note(1, firstKeys: [10])
    for number in 1...8 {
      let isLost = [1, 2, 3, 5, 7].contains(number)
      #expect(isRolledBack(UInt64(number) * 10, number: number, keys) == isLost, "transaction \(number)")
      #expect(!isRolledBack(UInt64(number) * 10 - 1, number: number, keys), "transaction \(number)")
    }
  }
}
