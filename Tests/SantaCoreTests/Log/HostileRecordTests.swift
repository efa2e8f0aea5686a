import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Complete records with correct checksums, whose contents are invalid.
struct HostileRecordTests {
  /// Encodes sections one after the other.
  private static func record(_ sections: [(tag: UInt8, ByteWriter)]) -> [UInt8] {
    var writer = ByteWriter()
    for (tag, contents) in sections {
      writer.byte(tag)
      writer.count(contents.bytes.count)
      writer.append(contents.bytes)
    }
    return writer.bytes
  }

  private struct Column {
    var name = "c"
    var type = ValueType.int64
    var flags: UInt8 = 0
    var kind: UInt8 = 0
    var rule: UInt8 = 0
    var target = ""
  }

  private static func schema(_ name: String, kind: UInt8 = 0, _ columns: [Column]) -> (UInt8, ByteWriter) {
    var writer = ByteWriter()
    writer.string(name)
    writer.byte(kind)
    writer.count(columns.count)
    for column in columns {
      writer.string(column.name)
      writer.byte(column.type.rawValue)
      writer.byte(column.flags)
      writer.byte(column.kind)
      writer.byte(column.rule)
      writer.string(column.target)
    }
    return (1, writer)
  }

  /// Encodes the insertion of rows 0, 1, … with one cell each.
  private static func rows(_ table: Int, inserting cells: [(inout ByteWriter) -> Void]) -> (UInt8, ByteWriter)
  {
    var writer = ByteWriter()
    writer.count(table)
    writer.count(0)
    writer.count(cells.count)
    for index in cells.indices { writer.unsigned(index == 0 ? 0 : 1) }
    for cell in cells { cell(&writer) }
    writer.count(0)
    return (2, writer)
  }

  /// Encodes a change to one cell of a row.
  private static func change(_ table: Int, row: UInt64, _ cell: (inout ByteWriter) -> Void) -> (
    UInt8, ByteWriter
  ) {
    var writer = ByteWriter()
    writer.count(table)
    writer.count(0)
    writer.count(0)
    writer.count(1)
    writer.unsigned(row)
    writer.count(1)
    writer.count(0)
    cell(&writer)
    return (2, writer)
  }

  private static func deletion(_ table: Int, row: UInt64) -> (UInt8, ByteWriter) {
    var writer = ByteWriter()
    writer.count(table)
    writer.count(1)
    writer.unsigned(row)
    writer.count(0)
    writer.count(0)
    return (2, writer)
  }

  /// Applies records in order. Returns the error of the first one that is refused; nil if all are accepted.
  private static func apply(_ records: [[UInt8]]) -> String? {
    var snapshot = Snapshot.empty
    for record in records {
      let transaction = Transaction(base: snapshot)
      do throws(ByteReader.Malformed) { try LogRecord.apply(record, to: transaction) } catch {
        return error.what
      }
      snapshot = transaction.current
      snapshot.checkInvariants()
    }
    return nil
  }

  private static func set(_ numbers: [Int64]) -> (inout ByteWriter) -> Void {
    {
      $0.count(numbers.count)
      for number in numbers { $0.signed(number) }
    }
  }

  private static func map(_ pairs: [(String, Int64)]) -> (inout ByteWriter) -> Void {
    {
      $0.count(pairs.count)
      for (key, value) in pairs {
        $0.string(key)
        $0.signed(value)
      }
    }
  }

  /// Encodes an edit of a set or map: the indices of removals, then the indices and entries of insertions and changes.
  private static func edit(
    out: [Int] = [], into: [(Int, (inout ByteWriter) -> Void)] = [],
    changed: [(Int, (inout ByteWriter) -> Void)] = []
  ) -> (inout ByteWriter) -> Void {
    {
      $0.count(out.count)
      for index in out { $0.count(index) }
      for entries in [into, changed] {
        $0.count(entries.count)
        for (index, entry) in entries {
          $0.count(index)
          entry(&$0)
        }
      }
    }
  }

  @Test("The elements of a set must be ascending, without duplicates, in new rows and in changes")
  func sets() {
    let schema = Self.schema("T", [Column(kind: 2)])
    let good = Self.record([schema, Self.rows(0, inserting: [Self.set([-5, 0, 9])])])
    #expect(Self.apply([good]) == nil)
    for bad in [[0, 0], [1, 0], [-5, 0, 9, 9], [3, 1, 2]] as [[Int64]] {
      #expect(Self.apply([Self.record([schema, Self.rows(0, inserting: [Self.set(bad)])])]) != nil, "\(bad)")
    }
    let number = { (number: Int64) in { (writer: inout ByteWriter) in writer.signed(number) } }
    let edits = [
      (Self.edit(into: [(1, number(-3))]), true), (Self.edit(into: [(3, number(10))]), true),
      (Self.edit(out: [0, 2], into: [(0, number(-9))]), true), (Self.edit(out: [1, 1]), false),
      (Self.edit(out: [2, 0]), false), (Self.edit(out: [3]), false),
      (Self.edit(into: [(1, number(0))]), false),
      (Self.edit(into: [(0, number(5))]), false), (Self.edit(into: [(4, number(50))]), false),
      (Self.edit(changed: [(1, number(9))]), false), (Self.edit(changed: [(1, number(-5))]), false),
    ]
    for (index, (edit, isGood)) in edits.enumerated() {
      let record = Self.record([Self.change(0, row: 0, edit)])
      #expect((Self.apply([good, record]) == nil) == isGood, "edit \(index)")
    }
  }

  @Test("The keys of a map must be ascending, without duplicates, in new rows and in changes")
  func maps() {
    let schema = Self.schema("T", [Column(kind: 3)])
    let good = Self.record([schema, Self.rows(0, inserting: [Self.map([("", 1), ("a", 1), ("é", 2)])])])
    #expect(Self.apply([good]) == nil)
    for bad in [[("a", 1), ("a", 2)], [("b", 1), ("a", 2)], [("z", 1), ("e\u{301}", 2)]]
      as [[(String, Int64)]]
    {
      #expect(Self.apply([Self.record([schema, Self.rows(0, inserting: [Self.map(bad)])])]) != nil, "\(bad)")
    }
    let pair = { (key: String, value: Int64) in
      { (writer: inout ByteWriter) in
        writer.string(key)
        writer.signed(value)
      }
    }
    let edits = [
      (Self.edit(into: [(2, pair("b", 1))]), true), (Self.edit(changed: [(1, pair("a", 7))]), true),
      (Self.edit(into: [(2, pair("a", 1))]), false), (Self.edit(into: [(0, pair("b", 1))]), false),
      (Self.edit(changed: [(1, pair("é", 7))]), false), (Self.edit(changed: [(3, pair("z", 7))]), false),
    ]
    for (index, (edit, isGood)) in edits.enumerated() {
      let record = Self.record([Self.change(0, row: 0, edit)])
      #expect((Self.apply([good, record]) == nil) == isGood, "edit \(index)")
    }
  }

  @Test("Values of any type are valid, not too long, and in the order of a set")
  func anyValues() {
    func schema(_ column: ColumnDefinition) -> (UInt8, ByteWriter) {
      var schema = ByteWriter()
      schema.string("T")
      schema.byte(0)
      schema.count(1)
      column.encode(into: &schema)
      return (8, schema)
    }
    func apply(_ kind: CollectionKind, _ bytes: [UInt8]) -> String? {
      let column = ColumnDefinition(name: "a", type: .any, isOptional: true, kind: kind)
      return Self.apply([Self.record([schema(column), Self.rows(0, inserting: [{ $0.append(bytes) }])])])
    }
    let one: [UInt8] = [11, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F]
    let good: [(CollectionKind, [UInt8])] = [
      (.single, [0]), (.single, [1, 1]), (.single, [32, 2, 0, 12, 1, 0x61]), (.single, [33, 1, 0, 5, 2]),
      (.set, [3, 0, 1, 0, 5, 2]),
      (.set, [2, 5, 2] + one),
    ]
    for (kind, bytes) in good { #expect(apply(kind, bytes) == nil, "\(kind) \(bytes)") }
    let long = [12, 0x80, 0x80, 0x80, 0x08] + [UInt8](repeating: 0x61, count: 1 << 24)
    let bad: [(CollectionKind, [UInt8])] = [
      (.single, [99]), (.single, [16, 0]), (.single, [1, 2]), (.single, [32, 9]),
      (.single, [33, 2, 1, 0x62, 0, 1, 0x61, 0]), (.single, long),
      (.single, (0..<200).flatMap { _ in [32, 1] as [UInt8] } + [0]), (.set, [2, 5, 2, 1, 0]),
      (.set, [2, 5, 2, 5, 2]),
      (.set, [2] + one + [5, 2]),
    ]
    for (kind, bytes) in bad { #expect(apply(kind, bytes) != nil, "\(kind) \(bytes.prefix(20))") }
    // The column must be optional, and neither indexed nor a primary key.
    for flags in [(false, false, false), (false, false, true), (false, true, false), (true, true, false)] {
      let column = ColumnDefinition(
        name: "a", type: .any, isOptional: flags.0, isPrimaryKey: flags.2, isIndexed: flags.1)
      #expect(Self.apply([Self.record([schema(column)])]) != nil, "\(flags)")
    }
  }

  @Test("Unique columns are known single ones, in a set once, and no two rows are equal in them")
  func unique() {
    func unique(_ table: Int, _ sets: [[Int]]) -> (UInt8, ByteWriter) {
      var writer = ByteWriter()
      writer.count(table)
      writer.count(sets.count)
      for set in sets { writer.columns(set.map { ColumnID($0) }) }
      return (12, writer)
    }
    func number(_ value: Int64) -> (inout ByteWriter) -> Void { { $0.signed(value) } }
    let table = Self.schema("T", [Column(), Column(name: "d", kind: 1)])
    func apply(_ sets: [[Int]], table number: Int = 0) -> String? {
      Self.apply([Self.record([table, unique(number, sets)])])
    }
    #expect(apply([[0]]) == nil)
    #expect(apply([[0]], table: 1) == "a table is unknown")
    #expect(apply([[2]]) == "a column can't be unique")
    #expect(apply([[1]]) == "a column can't be unique")
    #expect(apply([[0, 0]]) == "a column can't be unique")
    #expect(apply([[]]) == "a set of unique values has no columns")
    #expect(apply([[0], [0]]) == "a unique set occurs twice")
    let plain = Self.schema("T", [Column()])
    let doubled = "two rows are equal in columns with unique values"
    let pair = Self.rows(0, inserting: [number(1), number(2)])
    #expect(Self.apply([Self.record([plain, pair, unique(0, [[0]])])]) == nil)
    #expect(
      Self.apply([Self.record([plain, Self.rows(0, inserting: [number(1), number(1)]), unique(0, [[0]])])])
        == doubled)
    #expect(
      Self.apply([
        Self.record([plain, pair, unique(0, [[0]])]), Self.record([Self.change(0, row: 1, number(1))]),
      ]) == doubled)
    #expect(
      Self.apply([
        Self.record([plain, pair, unique(0, [[0]])]), Self.record([unique(0, [])]),
        Self.record([Self.change(0, row: 1, number(1))]),
      ]) == nil)
  }

  @Test("The keys of a map are of the type that the column declares")
  func mapKeys() {
    func record(_ keyType: ValueType, kind: CollectionKind = .map, keys: [String]) -> [UInt8] {
      var schema = ByteWriter()
      schema.string("T")
      schema.byte(0)
      schema.count(1)
      ColumnDefinition(name: "m", type: .int64, kind: kind, keyType: keyType).encode(into: &schema)
      let rows = Self.rows(0, inserting: [Self.map(keys.map { ($0, 1) })])
      return Self.record([(8, schema), rows])
    }
    let numbers = ["7FFFFFFFFFFFFFFF", "8000000000000005"]
    #expect(Self.apply([record(.int64, keys: numbers)]) == nil)
    for keys in [["5"], ["80000000000000ff"], ["", "8000000000000005"]] {
      #expect(
        Self.apply([record(.int64, keys: keys)]) == "a key of a map has the wrong type", "\(keys)"
      )
    }
    #expect(
      Self.apply([record(.int8, keys: ["8000000000000080"])])
        == "a key of a map has the wrong type")
    #expect(
      Self.apply([record(.int64, keys: numbers.reversed())]) == "the entries of a set or map are out of order"
    )
    let invalid = "the type of the keys of a column is invalid"
    #expect(Self.apply([record(.double, keys: [])]) == invalid)
    #expect(Self.apply([record(.int64, kind: .list, keys: [])]) == invalid)
  }

  @Test("A position of a list has an identity")
  func lists() {
    let schema = Self.schema("T", [Column(kind: 1)])
    // The lower 40 bits are a counter of the replica, which begins at 1.
    let ids: [(UInt64, Bool)] = [
      (0, false), (1, true), (1 << 40 - 1, true), (1 << 40, false), (1 << 40 + 1, true), (.max, true),
    ]
    for (id, isGood) in ids {
      let cell = { (writer: inout ByteWriter) in
        writer.count(1)
        writer.unsigned(id)
        writer.unsigned(0)
        writer.signed(5)
      }
      #expect(
        (Self.apply([Self.record([schema, Self.rows(0, inserting: [cell])])]) == nil) == isGood, "\(id)")
    }
  }

  @Test("Kinds that are unknown or invalid are refused")
  func schemas() {
    #expect(Self.apply([Self.record([Self.schema("T", [Column(flags: 5)])])]) == nil)
    for (index, schema) in [
      Self.schema("T", kind: 2, [Column()]), Self.schema("T", [Column(flags: 8)]),
      Self.schema("T", [Column(kind: 4)]), Self.schema("T", [Column(rule: 3)]),
      // Indexed collections, an indexed link, and a primary key in a set or an embedded table.
      Self.schema("T", [Column(flags: 4, kind: 1)]), Self.schema("T", [Column(flags: 4, kind: 3)]),
      Self.schema("T", [Column(type: .link, flags: 5, target: "T")]),
      Self.schema("T", [Column(flags: 2, kind: 2)]), Self.schema("T", kind: 1, [Column(flags: 2)]),
      // Optional links in a list or set, and required links as a single property or in a map.
      Self.schema("T", [Column(type: .link, flags: 1, kind: 1, target: "T")]),
      Self.schema("T", [Column(type: .link, flags: 1, kind: 2, target: "T")]),
      Self.schema("T", [Column(type: .link, kind: 3, target: "T")]),
      Self.schema("T", [Column(type: .link, target: "T")]),
      // A set of embedded rows.
      Self.schema("T", kind: 1, [Column(type: .link, kind: 2, target: "T")]),
    ].enumerated() {
      #expect(Self.apply([Self.record([schema])]) != nil, "schema \(index)")
    }
    let first = Self.record([Self.schema("T", [Column()])])
    #expect(Self.apply([first, Self.record([Self.schema("T", kind: 1, [])])]) != nil)
    #expect(Self.apply([first, Self.record([Self.schema("T", [Column(kind: 2)])])]) != nil)
    #expect(Self.apply([first, Self.record([Self.schema("T", [Column(flags: 4)])])]) == nil)
  }

  @Test("An embedded row must have one owner, and a row with links to it can't be deleted")
  func owners() {
    let part = Self.schema("Part", kind: 1, [Column()])
    let owner = Self.schema("Owner", [Column(type: .link, flags: 1, target: "Part")])
    let number = { (writer: inout ByteWriter) in writer.signed(1) }
    let link = { (row: UInt64?) in
      { (writer: inout ByteWriter) in
        writer.byte(row == nil ? 0 : 1)
        if let row { writer.unsigned(row) }
      }
    }
    func insert(_ parts: Int, _ links: [UInt64?]) -> [UInt8] {
      Self.record([
        part, owner, Self.rows(0, inserting: Array(repeating: number, count: parts)),
        Self.rows(1, inserting: links.map(link)),
      ])
    }
    let good = insert(2, [0, nil, 1])
    #expect(Self.apply([good]) == nil)
    #expect(Self.apply([insert(2, [0, nil])]) != nil, "nobody's")
    #expect(Self.apply([insert(1, [0, 0])]) != nil, "two owners'")
    #expect(Self.apply([insert(1, [1])]) != nil, "not there")
    let changes: [([(UInt8, ByteWriter)], Bool)] = [
      ([Self.change(1, row: 0, link(nil))], false), ([Self.change(1, row: 1, link(1))], false),
      ([Self.deletion(1, row: 0)], false), ([Self.deletion(0, row: 0)], false),
      ([Self.deletion(0, row: 0), Self.change(1, row: 0, link(nil))], true),
      ([Self.deletion(0, row: 0), Self.deletion(1, row: 0)], true),
      ([Self.change(1, row: 0, link(nil)), Self.change(1, row: 1, link(0))], true),
    ]
    for (index, (sections, isGood)) in changes.enumerated() {
      #expect((Self.apply([good, Self.record(sections)]) == nil) == isGood, "change \(index)")
    }
  }
}
