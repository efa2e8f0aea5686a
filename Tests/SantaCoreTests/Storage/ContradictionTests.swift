import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Forged stores in which each block is valid but contradicts another one. A change to one of these stores must neither stop
/// the program nor be committed, because the store could then no longer be opened.
struct ContradictionTests {
  private static let next = ColumnDefinition(name: "next", type: .link, isOptional: true, target: "Stop")
  private static let stop = TableID(rawValue: 0)
  private static let first = ColumnID(0)

  /// A table of 600 rows with one property, and its header in segments.
  private struct Written {
    var snapshot: Snapshot
    var segments = MemorySegments()
    var header: TableHeader

    init(_ column: ColumnDefinition, _ change: (Transaction) -> Void = { _ in }) throws {
      let transaction = Transaction(base: .empty)
      let table = transaction.addTable("Stop", [column])
      for _ in 0..<600 { _ = transaction.insertRow(table) }
      change(transaction)
      transaction.completeChanges()
      let state = transaction.current
      let headers = try segments.write { writer throws(StoreError) in try state.write(to: &writer) }
      (snapshot, header) = (state, try #require(headers.first))
    }

    /// Replaces the backlinks with the ones of a later state.
    mutating func takeBacklinks(after change: (Transaction) -> Void) throws {
      let transaction = Transaction(base: snapshot)
      change(transaction)
      transaction.completeChanges()
      let state = transaction.current
      let headers = try segments.write { writer throws(StoreError) in try state.write(to: &writer) }
      header.backlinks = try #require(headers.first).backlinks
    }

    func read() throws -> Snapshot {
      try Snapshot(
        version: snapshot.version, [header], source: segments.source, features: [], schemaVersion: 0)
    }
  }

  private static func cell(_ row: UInt64) -> CellAddress {
    CellAddress(table: stop, row: RowKey(rawValue: row), column: first)
  }

  private static func contradiction(_ snapshot: Snapshot) -> String? { snapshot.damage?.damage?.what }

  // MARK: Links

  @Test(
    "Deleting the target of a link that only the backlinks know is refused, and writes nothing",
    arguments: [300, 5_000] as [UInt64], [[7], [7, 8]] as [[UInt64]])
  func link(origin: UInt64, deleted: [UInt64]) throws {
    var written = try Written(Self.next)
    try written.takeBacklinks {
      if origin > 600 { _ = $0.insertRow(Self.stop, RowKey(rawValue: origin)) }
      $0.setValue(.link(7), at: Self.cell(origin))
    }
    let forged = try written.read()
    let after = Self.delete(deleted, in: forged)
    #expect(after[Self.stop].chunkIndexes == written.snapshot[Self.stop].chunkIndexes)
    #expect(
      Self.contradiction(forged)
        == "Stop: row \(origin) is in the backlinks of row 7, but its next does not link to it")
  }

  @Test(
    "So is deleting one whose backlinks name a collection that it is not in",
    arguments: [.list, .set, .map] as [CollectionKind], [[7], [7, 8]] as [[UInt64]])
  func collection(kind: CollectionKind, deleted: [UInt64]) throws {
    let column = ColumnDefinition(
      name: "next", type: .link, isOptional: kind == .map, kind: kind, target: "Stop")
    var written = try Written(column)
    try written.takeBacklinks { transaction in
      let entry =
        kind == .map
        ? ListEntry(key: "key", value: .link(7))
        : kind == .set
          ? ListEntry(value: .link(7)) : ListEntry(id: PositionID(rawValue: 1), value: .link(7))
      transaction.appendEntries([entry], to: Self.cell(300))
    }
    let forged = try written.read()
    _ = Self.delete(deleted, in: forged)
    #expect(
      Self.contradiction(forged)
        == "Stop: row 300 is in the backlinks of row 7, but its next does not link to it")
  }

  private static func delete(_ rows: [UInt64], in snapshot: Snapshot) -> Snapshot {
    let change = Transaction(base: snapshot)
    if rows.count == 1 {
      change.delete(RowKey(rawValue: rows[0]), from: stop)
    } else {
      change.delete(rows.map { RowKey(rawValue: $0) }, from: stop)
    }
    change.completeChanges()
    return change.current
  }

  @Test("A change to a row that only an index knows adds no cells")
  func missingRow() throws {
    let columns = [
      ColumnDefinition(name: "rank", type: .int64),
      ColumnDefinition(name: "tags", type: .string, kind: .list),
    ]
    let transaction = Transaction(base: .empty)
    let stop = transaction.addTable("Stop", columns)
    for _ in 0..<300 { _ = transaction.insertRow(stop) }
    transaction.completeChanges()
    var segments = MemorySegments()
    let body = try segments.write(transaction.current)
    let row = RowKey(rawValue: 5_000)
    let (rank, tags) = (
      CellAddress(table: stop, row: row, column: ColumnID(0)),
      CellAddress(table: stop, row: row, column: ColumnID(1))
    )
    let ways: [(Transaction) -> Void] = [
      { $0.setValue(.int(1), at: rank) }, { $0.setValues(ColumnID(0), of: [row], in: stop) { _ in .int(1) } },
      { $0.appendEntries([$0.newEntry(.string("a"), in: tags)], to: tags) },
      { $0.insert(.string("a"), at: 0, in: tags) },
    ]
    for way in ways {
      let source = segments.source
      let change = Transaction(base: try segments.read(body, source: source))
      way(change)
      change.completeChanges()
      #expect(change.current[stop].chunkIndexes == [0, 1])
      #expect(
        source.damage?.damage?.what == "Stop: row 5000, which is linked or indexed, does not exist")
    }
  }

  // MARK: Counts

  @Test("A table with a count above its rows is not dropped")
  func count() throws {
    var written = try Written(ColumnDefinition(name: "rank", type: .int64)) {
      for row in 500..<600 as Range<UInt64> { $0.removeRow(RowKey(rawValue: row), from: Self.stop) }
    }
    written.header.count += 2
    let forged = try written.read()
    let change = Transaction(base: forged)
    change.delete(change[Self.stop].rows, from: Self.stop)
    change.dropTable(Self.stop)
    #expect(Self.contradiction(forged) == "Stop: the table has fewer rows than its count")
  }

  @Test("A state that could not be read again is not published")
  func unreadable() throws {
    var written = try Written(ColumnDefinition(name: "rank", type: .int64)) {
      for row in 500..<600 as Range<UInt64> { $0.removeRow(RowKey(rawValue: row), from: Self.stop) }
    }
    written.header.count += 2
    let change = Transaction(base: try written.read())
    change.delete(change[Self.stop].rows, from: Self.stop)
    change.completeChanges()
    let directory = try TemporaryDirectory()
    let segments = SegmentStore(path: directory.path, typicalByteCount: 0, disk: SystemDisk())
    let manifest = try segments.write(change.current, isWhole: true)
    let error = #expect(throws: StoreError.self) { try segments.check(manifest) }
    #expect(error?.code == .corruptFile)
    #expect(error?.message.contains("can't be written to its files again") == true)
    let whole = try segments.write(written.snapshot, isWhole: true)
    try segments.check(whole)
  }

  // MARK: Blocks with two parents

  @Test("A block that is two children of a list is refused")
  func twoChildren() throws {
    var written = try Written(ColumnDefinition(name: "next", type: .int64, kind: .list)) { transaction in
      let entries = (1...2_000 as ClosedRange<UInt64>).map {
        ListEntry(id: PositionID(rawValue: $0), value: .int(7))
      }
      transaction.appendEntries(entries, to: Self.cell(3))
    }
    let isForged = try written.segments.forgeBlock(.sequenceBranch) { block in
      // Each child takes 24 bytes.
      block.replaceSubrange(48..<72, with: block[24..<48])
    }
    #expect(isForged)
    let forged = try written.read()
    #expect(forged[Self.stop].list(Self.first, of: RowKey(rawValue: 3)).elements.count == 2_000)
    #expect(Self.contradiction(forged) == "a block has two parents")
  }

  @Test("A list that is in two cells is refused")
  func twoCells() throws {
    var written = try Written(ColumnDefinition(name: "next", type: .int64, kind: .list)) { transaction in
      for row in [3, 4] as [UInt64] {
        let entries = (0..<2_000 as Range<UInt64>).map {
          ListEntry(id: PositionID(rawValue: row * 10_000 + $0), value: .int(7))
        }
        transaction.appendEntries(entries, to: Self.cell(row))
      }
    }
    let isForged = try written.segments.forgeBlock(.chunk) { block in
      // The mark of a tree, and its element count.
      let start = UInt64(ChunkLayout.treeMark) | 2_000 << 32
      let cells = block.indices.dropLast(7).filter { block.littleEndian(at: $0, byteCount: 8) == start }
      guard cells.count == 2 else { return }
      block.replaceSubrange(cells[1]..<(cells[1] + 16), with: block[cells[0]..<(cells[0] + 16)])
    }
    #expect(isForged)
    let forged = try written.read()
    _ = forged[Self.stop].rows
    #expect(Self.contradiction(forged) == "two cells share a list")
  }

  // MARK: Objects that contain themselves

  final class Ring: EmbeddedObject {
    @Persisted var name: String
    @Persisted var inner: Ring?
    @Persisted var all: List<Ring>
  }

  final class Holder: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var ring: Ring?
    @Persisted var rings: List<Ring>
  }

  @Test("An embedded object that is embedded in itself is neither copied nor compared without end")
  func ring() throws {
    let store = try Store(
      configuration: .init(
        location: .inMemory("ring \(SystemCalls.processNumber)"), objectTypes: [Holder.self, Ring.self]))
    let holder = Holder()
    let ring = Ring()
    holder.rings.append(ring)
    try store.write { store.add(holder) }
    try store.write {
      let transaction = try #require(store.context.transaction)
      let table = try #require(transaction.current.table(named: "Ring"))
      let column = try #require(transaction[table].column(named: "inner"))
      transaction.setValue(
        .link(ring._key.rawValue), at: CellAddress(table: table, row: ring._key, column: column))
    }
    let error = #expect(throws: StoreError.self) { try Holder(value: holder) }
    #expect(error?.message.contains("is embedded in itself") == true)
    #expect(EmbeddedContents(ring) == EmbeddedContents(ring))
  }

  // MARK: Valid stores

  final class Gift: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var ring: Ring?
  }

  final class Stamp: Object {
    @Persisted var price: Int
  }

  final class Letter: Object {
    @Persisted var stamp: Stamp?
    @Persisted var stamps: List<Stamp>
    @Persisted var gifts: List<Gift>
  }

  private func storeInSegments(_ directory: TemporaryDirectory) throws -> Store {
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Gift.self, Letter.self, Ring.self, Stamp.self])
    try {
      let store = try Store(configuration: configuration)
      try store.write {
        let stamps = (0..<3).map { _ in Stamp() }
        store.add(stamps)
        for number in 0..<200 {
          let letter = Letter()
          letter.stamp = stamps[number % 3]
          letter.stamps.append(contentsOf: [stamps[0], stamps[1], stamps[0]])
          store.add(letter)
        }
      }
      try store.compact()
    }()
    return try Store(configuration: configuration)
  }

  @Test("Deleting results that have an object twice unlinks it once")
  func twiceInResults() throws {
    let directory = try TemporaryDirectory()
    let store = try storeInSegments(directory)
    let letter = try #require(store.objects(Letter.self).first)
    let found = letter.stamps.where { $0.price == 0 }
    #expect(found.count == 3)
    try store.write { store.delete(found) }
    #expect(store.objects(Stamp.self).count == 1 && letter.stamps.isEmpty)
    #expect(store.objects(Letter.self).where { $0.stamp != nil }.count == 66)
    store.context.snapshot.checkInvariants()
  }

  @Test("Of two objects with one primary key, the embedded object of the last one stays")
  func oneKey() throws {
    let directory = try TemporaryDirectory()
    let store = try storeInSegments(directory)
    func gift(_ name: String) -> Gift {
      let (gift, ring, inner) = (Gift(), Ring(), Ring())
      (gift.id, ring.name, inner.name) = (7, name, "in \(name)")
      ring.all.append(inner)
      gift.ring = ring
      return gift
    }
    let letter = Letter()
    letter.gifts.append(contentsOf: [gift("first"), gift("second")])
    try store.write { store.add(letter, update: .all) }
    try store.write { store.add([gift("third"), gift("fourth")], update: .modified) }
    #expect(store.object(ofType: Gift.self, forPrimaryKey: 7)?.ring?.name == "fourth")
    #expect(store.object(ofType: Gift.self, forPrimaryKey: 7)?.ring?.all.first?.name == "in fourth")
    #expect(letter.gifts.count == 2 && letter.gifts[0] == letter.gifts[1])
    store.context.snapshot.checkInvariants()
  }

  // MARK: Consecutive states

  @Test("A later state has the tables and columns of the earlier ones")
  func continuing() {
    func snapshot(_ columns: [ColumnDefinition], tables: Int = 1) -> Snapshot {
      let transaction = Transaction(base: .empty)
      for number in 0..<tables { _ = transaction.addTable("Table \(number)", columns) }
      return transaction.current
    }
    let (int, text) = (
      ColumnDefinition(name: "a", type: .int64), ColumnDefinition(name: "b", type: .string)
    )
    #expect(snapshot([int, text], tables: 2).continues(snapshot([int])))
    #expect(!snapshot([int]).continues(snapshot([int], tables: 2)))
    #expect(!snapshot([int]).continues(snapshot([int, text])))
    #expect(!snapshot([text, int]).continues(snapshot([int, text])))
    let list = ColumnDefinition(name: "a", type: .int64, kind: .list)
    #expect(!snapshot([list]).continues(snapshot([int])))
  }
}
