import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Records that change names, primary keys or kinds, with invalid contents.
struct SchemaRecordTests {
  private static let number = ColumnDefinition(name: "number", type: .int64)
  private static let text = ColumnDefinition(name: "text", type: .string)
  private static let link = ColumnDefinition(name: "link", type: .link, isOptional: true, target: "Toy")

  /// Creates two toys, and two boxes that link to the first toy.
  private static func base() throws -> Snapshot {
    let transaction = Transaction(base: .empty)
    let toy = transaction.addTable("Toy", [number, text])
    let box = transaction.addTable("Box", [link])
    _ = transaction.addTable("Bag", [])
    let rows = (0..<2).map { _ in transaction.insertRow(toy) }
    for _ in 0..<2 {
      let row = transaction.insertRow(box)
      transaction.setValue(
        .link(rows[0].rawValue), at: CellAddress(table: box, row: row, column: ColumnID(0)))
    }
    transaction.completeChanges()
    return transaction.current
  }

  /// Applies a section. Returns its error; nil if it is accepted.
  private static func apply(_ tag: UInt8, _ write: (inout ByteWriter) -> Void) throws -> String? {
    var (contents, record) = (ByteWriter(), ByteWriter())
    write(&contents)
    record.section(tag, contents.bytes)
    let transaction = Transaction(base: try base())
    do throws(ByteReader.Malformed) { try LogRecord.apply(record.bytes, to: transaction) } catch {
      return error.what
    }
    transaction.current.checkInvariants()
    return nil
  }

  /// Applies a section that renames a table and its columns. Returns its error; nil if it is accepted.
  private static func names(
    _ table: Int, _ name: String, former: [String] = [], _ columns: [(Int, ColumnDefinition)] = []
  ) throws -> String? {
    try apply(LogRecord.Tag.names) { writer in
      writer.unsigned(7)
      writer.count(table)
      writer.string(name)
      let former = ByteWriter.names(former)
      writer.count(former.count)
      writer.append(former)
      writer.count(columns.count)
      for (number, column) in columns {
        writer.count(number)
        column.encode(into: &writer)
      }
    }
  }

  private static func column(_ column: ColumnDefinition, _ change: (inout ColumnDefinition) -> Void)
    -> ColumnDefinition
  {
    var column = column
    change(&column)
    return column
  }

  @Test("Names change only to ones that no other table or column has, and types and targets never")
  func changedNames() throws {
    let renamed = Self.column(Self.number) { ($0.name, $0.formerNames) = ("size", ["number"]) }
    #expect(try Self.names(0, "Toy", [(0, renamed)]) == nil)
    #expect(try Self.names(3, "Toy") == "a table is unknown")
    #expect(try Self.names(0, "Box") == "two tables have the same name")
    #expect(try Self.names(0, "Gift", former: ["Toy"]) == "a link changes its target")
    #expect(try Self.names(0, "") == "a table has no name")
    #expect(try Self.names(0, "", former: ["Toy"]) != nil)
    #expect(try Self.names(2, "", former: ["Bag"]) == nil)
    #expect(try Self.names(0, "Toy", [(2, renamed)]) == "a column is unknown")
    #expect(
      try Self.names(0, "Toy", [(0, Self.column(Self.number) { $0.name = "text" })])
        == "two columns of a table have the same name")
    for change: (inout ColumnDefinition) -> Void in [
      { $0.type = .int8 }, { $0.isOptional = true }, { $0.kind = .list }, { $0.isPrimaryKey = true },
    ] {
      #expect(
        try Self.names(0, "Toy", [(0, Self.column(Self.number, change))]) == "a column changes its type")
    }
    #expect(
      try Self.names(1, "Box", [(0, Self.column(Self.link) { $0.target = "Bag" })])
        == "a link changes its target")
    // A column without a name must have had one before, and must not contain links.
    #expect(
      try Self.names(0, "Toy", [(0, Self.column(Self.number) { $0.name = "" })])?.contains("never had a name")
        == true)
    #expect(
      try Self.names(1, "Box", [(0, Self.column(Self.link) { ($0.name, $0.formerNames) = ("", ["link"]) })])
        == "a dropped column has links")
    #expect(
      try Self.names(
        0, "Toy", [(0, Self.column(Self.number) { ($0.name, $0.formerNames) = ("", ["number"]) })])
        == nil)
  }

  private static func identity(_ table: Int, kind: UInt8, key: Int) throws -> String? {
    try apply(LogRecord.Tag.identities) { writer in
      writer.count(table)
      writer.byte(kind)
      writer.count(key)
    }
  }

  @Test("A primary key must be unique, and an embedded row must have one owner")
  func changedIdentities() throws {
    #expect(try Self.identity(0, kind: 0, key: 0) == nil)
    // Both toys have the number 0.
    for (table, key) in [(0, 1), (0, 2), (0, 3), (1, 1)] {
      #expect(try Self.identity(table, kind: 0, key: key) == "a column can't be a primary key")
    }
    #expect(try Self.identity(3, kind: 0, key: 0) == "a table or its kind is unknown")
    #expect(try Self.identity(0, kind: 2, key: 0) == "a table or its kind is unknown")
    // One toy has two owners, and the other has none.
    #expect(try Self.identity(0, kind: 1, key: 0) == "an embedded row does not have exactly one owner")
    #expect(try Self.identity(2, kind: 1, key: 0) == nil)
  }

  @Test("A cut-off or changed byte of such a record is refused or applied, and never stops the program")
  func bytes() throws {
    let base = try Self.base()
    let transaction = Transaction(base: base)
    let toy = TableID(rawValue: 0)
    transaction.edit(
      .replaceColumn(
        ColumnID(0), in: toy, with: Self.column(Self.number) { $0.isOptional = true }))
    transaction.edit(.renameColumn(ColumnID(1), of: toy, to: "label"))
    transaction.renameTable(toy, to: "Gift")
    transaction.dropTable(TableID(rawValue: 2))
    transaction.schemaVersion = .max
    transaction.completeChanges()
    let state = transaction.current
    state.checkInvariants()
    let record = LogRecord.encode(Difference(from: base, to: state))
    let replay = Transaction(base: base)
    try LogRecord.apply(record, to: replay)
    #expect(replay.current.contents == state.contents && replay.current.schemaVersion == .max)
    #expect(zip(replay.tables, state.tables).allSatisfy { $0.columns == $1.columns && $0.name == $1.name })
    #expect(replay.tables[0].formerNames == ["Toy"])
    var refused = 0
    for index in record.indices {
      for byte in [0, 1, record[index] ^ 0x80, record[index] &+ 1] as [UInt8] {
        var forged = record
        forged[index] = byte
        let other = Transaction(base: base)
        do throws(ByteReader.Malformed) {
          try LogRecord.apply(forged, to: other)
          other.current.checkInvariants()
        } catch { refused += 1 }
      }
      let other = Transaction(base: base)
      if (try? LogRecord.apply(Array(record[..<index]), to: other)) == nil { refused += 1 }
    }
    #expect(refused > record.count)
  }
}
