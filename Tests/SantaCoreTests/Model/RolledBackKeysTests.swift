import Testing

@testable import SantaCore

@Suite("Keys of rolled-back rows")
struct RolledBackKeysTests {
  private func isRolledBack(_ row: UInt64, in table: Int = 0, attempt: Int, _ keys: RolledBackKeys) -> Bool {
    keys.contains(RowKey(rawValue: row), in: TableID(rawValue: table), attempt: attempt)
  }

  @Test("A row is rolled back for the transaction that made it, and for no other")
  func ownTransaction() {
    var keys = RolledBackKeys()
    keys.note(1, firstKeys: [10])
    keys.note(2, firstKeys: [10])
    keys.note(4, firstKeys: [12])
    for attempt in [1, 2] {
      #expect(isRolledBack(10, attempt: attempt, keys))
      #expect(!isRolledBack(9, attempt: attempt, keys))
      // A table that the transaction made, too.
      #expect(isRolledBack(0, in: 1, attempt: attempt, keys))
    }
    #expect(!isRolledBack(10, attempt: 4, keys) && isRolledBack(12, attempt: 4, keys))
    // Committed transactions, one to come, and none.
    for attempt in [0, 3, 5] { #expect(!isRolledBack(100, attempt: attempt, keys)) }
  }

  @Test("A transaction that is found lost after later ones were rolled back is known")
  func foundLostLater() {
    var keys = RolledBackKeys()
    for attempt in [2, 3, 7] { keys.note(attempt, firstKeys: [UInt64(attempt) * 10]) }
    keys.note(5, firstKeys: [50])
    keys.note(1, firstKeys: [10])
    for attempt in 1...8 {
      let isLost = [1, 2, 3, 5, 7].contains(attempt)
      #expect(isRolledBack(UInt64(attempt) * 10, attempt: attempt, keys) == isLost, "attempt \(attempt)")
      #expect(!isRolledBack(UInt64(attempt) * 10 - 1, attempt: attempt, keys), "attempt \(attempt)")
    }
  }
}
