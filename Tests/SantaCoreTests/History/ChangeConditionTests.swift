import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A condition that a changed object must meet before or after a transaction.
struct ChangeConditionTests {
  private static let table = TableID(rawValue: 0)

  private static func reader(_ engine: Engine, after version: Version, _ text: String?) throws
    -> HistoryReader
  {
    let condition = text.map { ChangeCondition(type: "Row", query: $0) }
    return try HistoryReader(engine, after: .version(version.rawValue), .init(condition: condition))
  }

  /// Returns whether a changed row has a number above a limit, before or after the transaction.
  private static func isExpected(_ transaction: HistoryTransaction, above limit: Int64) -> Bool {
    guard let rows = transaction.difference.tables[table] else { return false }
    return rows.rows.contains { row in
      [transaction.old, transaction.new].contains { state in
        guard let rows = state.tables.first, rows.chunk(of: row) != nil,
          case .int(let number) = rows.value(ColumnID(0), of: row)
        else { return false }
        return number > limit
      }
    }
  }

  @Test(
    "The transactions are those that change an object which meets it before or after them",
    arguments: RandomRun.seeds(RandomRun.size(20, plain: 3)))
  func chosen(seed: UInt64) throws {
    let fixture = try HistoryFixture(.last(1_000))
    var generator = SeededGenerator(seed: seed)
    for number in 0..<60 {
      try fixture.randomCommit(&generator)
      if number % 9 == 4 { fixture.due.run() }
    }
    let start = try fixture.start
    for limit in [-1, 300, 800, 950, 2_000] as [Int64] {
      var all = try Self.reader(fixture.engine, after: start, nil)
      var expected: [Version] = []
      while let transaction = try all.next() {
        if Self.isExpected(transaction, above: limit) { expected.append(transaction.new.version) }
      }
      var chosen = try Self.reader(fixture.engine, after: start, "number > \(limit)")
      var found: [Version] = []
      while let transaction = try chosen.next() { found.append(transaction.new.version) }
      #expect(found == expected, "seed \(seed), limit \(limit)")
    }
  }

  @Test("If its property gets another name while transactions are read, the error names it")
  func renamedProperty() throws {
    let fixture = try HistoryFixture(.last(100))
    var generator = SeededGenerator(seed: 9)
    try fixture.randomCommit(&generator)
    var reader = try Self.reader(fixture.engine, after: fixture.engine.latest.version, "number >= 0")
    let state = try fixture.randomCommit(&generator)
    #expect(try reader.next()?.new.version == state.version)
    try fixture.commit { $0.edit(.renameColumn(ColumnID(0), of: Self.table, to: "amount")) }
    try fixture.randomCommit(&generator)
    do {
      _ = try reader.next()
      Issue.record("The condition was read.")
    } catch {
      #expect(error.code == .invalidQuery && error.message.contains("number"), "\(error)")
    }
  }
}
