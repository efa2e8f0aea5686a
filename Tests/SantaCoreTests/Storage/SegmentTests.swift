import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Snapshots in segments. Reading must return the data that was written, whichever state it was continued from, and must report
/// damage.
struct SegmentTests {
  private static let columns = [
    ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true),
    ColumnDefinition(name: "small", type: .int8),
    ColumnDefinition(name: "number", type: .int64, isOptional: true),
    ColumnDefinition(name: "large", type: .uint64),
    ColumnDefinition(name: "flag", type: .bool, isOptional: true),
    ColumnDefinition(name: "ratio", type: .double),
    ColumnDefinition(name: "name", type: .string),
    ColumnDefinition(name: "bytes", type: .data, isOptional: true),
    ColumnDefinition(name: "mark", type: .uuid),
    ColumnDefinition(name: "next", type: .link, isOptional: true, target: "Thing"),
    ColumnDefinition(name: "tags", type: .string, kind: .list),
    ColumnDefinition(name: "others", type: .link, kind: .list, target: "Thing"),
    ColumnDefinition(name: "words", type: .string, kind: .set),
    ColumnDefinition(name: "counts", type: .int32, kind: .map),
    ColumnDefinition(name: "rank", type: .int16, isIndexed: true),
    ColumnDefinition(name: "title", type: .string, isOptional: true, isIndexed: true),
    ColumnDefinition(name: "price", type: .decimal),
    ColumnDefinition(name: "cost", type: .decimal, isOptional: true, isIndexed: true),
    ColumnDefinition(name: "detail", type: .any, isOptional: true),
    ColumnDefinition(name: "details", type: .any, isOptional: true, kind: .list),
    ColumnDefinition(name: "seconds", type: .date),
    ColumnDefinition(name: "degrees", type: .double, isOptional: true, isIndexed: true),
    ColumnDefinition(name: "address", type: .string, isOptional: true),
  ]

  private static func text(using random: inout SeededGenerator) -> String {
    String(
      repeating: ["x", "é", "🎅"].randomElement(using: &random) ?? "",
      count: Int.random(in: 0..<30, using: &random))
  }

  private static func any(using random: inout SeededGenerator) -> StoredValue {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .int(Int64.random(in: -200...200, using: &random))
    case 1: return .list((0..<3).map { _ in any(using: &random) })
    case 2: return .map(["a", "b"].map { .init(key: $0, value: any(using: &random)) })
    case 3: return .string(String(repeating: text(using: &random), count: 40))
    case 4: return .null
    default:
      let type: ValueType = [.bool, .double, .data, .uuid, .decimal][Int.random(in: 0..<5, using: &random)]
      return value(ColumnDefinition(name: "", type: type), using: &random)
    }
  }

  private static func value(_ column: ColumnDefinition, using random: inout SeededGenerator) -> StoredValue {
    if column.isOptional && Int.random(in: 0..<4, using: &random) == 0 { return .null }
    let span: Int64 = [2, 200, 60_000, 1 << 40].randomElement(using: &random) ?? 2
    switch column.type {
    case .int16: return .int(Int64.random(in: -20...20, using: &random))
    case .int8: return .int(Int64.random(in: -128...127, using: &random))
    case .int64:
      return .int(
        Int64.random(in: 0...9, using: &random) == 0 ? .min : Int64.random(in: -span...span, using: &random))
    case .uint64: return .unsigned(UInt64.max - UInt64.random(in: 0...UInt64(span), using: &random))
    case .bool: return .bool(Bool.random(using: &random))
    case .double where column.name == "ratio": return .double(Double.random(in: -1...1, using: &random))
    case .double, .date:
      // Most values are whole numbers, which are packed.
      let odd = [-0.0, 0.5, 1e300, .infinity, -4_503_599_627_370_497]
      let number =
        Int.random(in: 0..<40, using: &random) == 0
        ? odd.randomElement(using: &random) ?? 0 : Double(Int64.random(in: -span...span, using: &random))
      return column.type == .date ? .date(number) : .double(number)
    case .string where column.name == "address":
      return .string("https://déjà.example/" + text(using: &random))
    case .data: return .data(Data(text(using: &random).utf8))
    case .decimal:
      let digits = Decimal(Int64.random(in: -span...span, using: &random))
      return .decimal(
        Decimal(sign: .plus, exponent: Int.random(in: -30...30, using: &random), significand: digits))
    case .any: return any(using: &random)
    case .uuid:
      return .uuid(
        UUID(
          uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8.random(in: 0...255, using: &random))
        ))
    default: return .string(text(using: &random))
    }
  }

  private static func change(_ transaction: Transaction, using random: inout SeededGenerator) {
    let table = TableID(rawValue: 0)
    let rows = transaction.tables[0].rows
    let row = rows.randomElement(using: &random)
    let column = ColumnID(Int.random(in: 1..<columns.count, using: &random))
    func cell(_ row: RowKey) -> CellAddress { CellAddress(table: table, row: row, column: column) }
    switch (Int.random(in: 0..<8, using: &random), row) {
    case (0...2, _), (_, nil):
      let key = StoredValue.int(Int64(transaction.tables[0].nextRow) * 3)
      _ = transaction.insertRow(table, primaryKey: key)
    case (3, let row?): transaction.delete(row, from: table)
    case (_, let row?) where columns[column.rawValue].kind == .set:
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let value = StoredValue.string(text(using: &random))
        if Bool.random(using: &random) {
          transaction.insertElement(value, in: cell(row))
        } else {
          transaction.removeElement(value, from: cell(row))
        }
      }
    case (_, let row?) where columns[column.rawValue].kind == .map:
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let number = StoredValue.int(Int64.random(in: -9...9, using: &random))
        transaction.setElement(number, forKey: text(using: &random), in: cell(row))
      }
    case (_, let row?) where columns[column.rawValue].isCollection:
      let isLink = columns[column.rawValue].isLink
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let count = transaction.tables[0].list(column, of: row).count
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where count > 0:
          transaction.removeEntry(
            at: Int.random(in: 0..<count, using: &random), from: cell(row))
        case 1 where count > 1:
          transaction.move(
            from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random),
            in: cell(row))
        default:
          let target = rows.randomElement(using: &random) ?? row
          transaction.insert(
            isLink ? .link(target.rawValue) : .string(text(using: &random)),
            at: Int.random(in: 0...count, using: &random), in: cell(row))
        }
      }
    case (_, let row?):
      let value: StoredValue =
        columns[column.rawValue].isLink
        ? rows.randomElement(using: &random).map { .link($0.rawValue) } ?? .null
        : value(columns[column.rawValue], using: &random)
      transaction.setValue(value, at: cell(row))
    }
  }

  private static func commit(_ snapshot: Snapshot, changes: Int, using random: inout SeededGenerator)
    -> Snapshot
  {
    let transaction = Transaction(base: snapshot)
    if snapshot.tables.isEmpty { _ = transaction.addTable("Thing", columns) }
    for _ in 0..<changes { change(transaction, using: &random) }
    transaction.completeChanges()
    return transaction.current
  }

  private static func reload(
    _ snapshot: Snapshot, in segments: inout MemorySegments, firstMerged: SegmentNumber? = nil
  ) throws -> Snapshot {
    let manifest = try segments.write(snapshot, firstMerged: firstMerged)
    return try segments.read(manifest)
  }

  @Test(
    "A snapshot that was written and read equals the one in memory, and changes in the same way",
    arguments: 1...UInt64(RandomRun.size(4, plain: 2)))
  func roundTrips(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var segments = MemorySegments()
    var (memory, mapped) = (Snapshot.empty, Snapshot.empty)
    for step in 1...36 {
      let changes = Int.random(in: 1...(step % 10 == 0 ? 150 : 20), using: &random)
      var again = random
      let before = mapped
      memory = Self.commit(memory, changes: changes, using: &random)
      mapped = Self.commit(mapped, changes: changes, using: &again)
      let agrees = mapped.contents == memory.contents
      #expect(agrees, "seed \(seed), step \(step)")
      mapped.checkInvariants()
      // The difference must not depend on which of the two snapshots is in memory.
      let isSame =
        LogRecord.encode(Difference(from: before, to: memory))
        == LogRecord.encode(Difference(from: before, to: mapped))
      #expect(isSame, "seed \(seed), step \(step)")
      if step % 3 == 0 {
        mapped = try Self.reload(
          mapped, in: &segments, firstMerged: step % 12 == 0 ? SegmentNumber(rawValue: 1) : nil)
        #expect(Difference(from: memory, to: mapped).isEmpty, "seed \(seed), step \(step)")
        let agrees = mapped.contents == memory.contents
        #expect(agrees, "seed \(seed), step \(step)")
        mapped.checkInvariants()
      }
      #expect(mapped.damage == nil)
    }
  }

  @Test("Every flipped byte of a segment is detected when its block is read, or is insignificant")
  func flips() throws {
    var random = SeededGenerator(seed: 21)
    var segments = MemorySegments()
    let snapshot = Self.commit(
      Self.commit(.empty, changes: 10, using: &random), changes: 25, using: &random)
    let expected = snapshot.contents
    let header = try segments.write(snapshot)
    let bytes = try #require(segments.contents[segments.last])
    for offset in RandomRun.steps(from: 0, to: bytes.count, by: 1, plain: 7) {
      var flipped = segments
      flipped.damage(segments.last, at: offset, by: 1 << UInt8.random(in: 0..<8, using: &random))
      do {
        let found = try flipped.read(header)
        let contents = found.contents
        _ = found.tables[0].backlinks.map(\.value.pairs)
        for id in stride(from: 0, to: 60, by: 3) { _ = found.tables[0].row(primaryKey: .int(Int64(id))) }
        if let damage = found.damage {
          #expect(damage.code == .corruptFile)
        } else {
          let isRight = contents == expected
          #expect(isRight, "byte \(offset)")
        }
      } catch {
        #expect(error.code == .corruptFile)
      }
    }
  }

  @Test("A segment that is truncated at any length is detected when a missing block is read")
  func cuts() throws {
    var random = SeededGenerator(seed: 22)
    var segments = MemorySegments()
    let snapshot = Self.commit(Self.commit(.empty, changes: 20, using: &random), changes: 80, using: &random)
    let header = try segments.write(snapshot)
    let bytes = try #require(segments.contents[segments.last])
    for length in RandomRun.steps(from: 0, to: bytes.count, by: 1, plain: 7) {
      let source = BlockSource([segments.last: MappedFile("segment", contents: Array(bytes.prefix(length)))])
      do {
        let found = try segments.read(header, source: source)
        _ = found.contents
        _ = found.tables[0].backlinks.map(\.value.pairs)
        for id in stride(from: 0, to: 60, by: 3) { _ = found.tables[0].row(primaryKey: .int(Int64(id))) }
        #expect(found.damage?.code == .corruptFile, "length \(length)")
      } catch {
        #expect(error.code == .corruptFile)
      }
    }
  }

  @Test("A forged header of a snapshot is refused")
  func headers() throws {
    var random = SeededGenerator(seed: 23)
    var segments = MemorySegments()
    let snapshot = Self.commit(.empty, changes: 60, using: &random)
    let header = try segments.write(snapshot)
    for _ in 0..<RandomRun.size(4_000, plain: 1_000) {
      var forged = header
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        forged[Int.random(in: forged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let found = try? segments.read(forged) else { continue }
      // The checksum of a manifest would detect these bytes. Reading them must be safe nevertheless.
      _ = found.contents
    }
  }

  @Test("Writing changes takes bytes in proportion to the changes")
  func cost() throws {
    var segments = MemorySegments()
    let transaction = Transaction(base: .empty)
    // Indexes are omitted, because they would take most of the space.
    let table = transaction.addTable("Thing", Self.columns.filter { !$0.isIndexed })
    for id in 0..<20_000 as Range<Int64> { _ = transaction.insertRow(table, primaryKey: .int(id)) }
    var snapshot = try Self.reload(transaction.current, in: &segments)
    let change = Transaction(base: snapshot)
    let cell = CellAddress(table: table, row: RowKey(rawValue: 10_000), column: ColumnID(5))
    change.setValue(.double(1), at: cell)
    snapshot = try Self.reload(change.current, in: &segments)
    let (first, second) = (segments.contents[SegmentNumber(rawValue: 1)], segments.contents[segments.last])
    #expect((second?.count ?? 0) * 30 < (first?.count ?? 0))
    #expect(snapshot.tables[0].value(ColumnID(5), of: RowKey(rawValue: 10_000)) == .double(1))
    // Integers take only as many bytes as the range of their values requires.
    #expect((first?.count ?? 0) < 20_000 * 200)
  }

  @Test("A block that is newer than the state that refers to it is damage")
  func newerBlock() throws {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Thing", [ColumnDefinition(name: "id", type: .int64)])
    _ = transaction.insertRow(table)
    var segments = MemorySegments()
    let manifest = try segments.write(transaction.current)
    _ = try segments.read(manifest)
    let older = BlockSource(
      segments.contents.mapValues { MappedFile("segment", contents: $0) }, version: .zero)
    let error = #expect(throws: StoreError.self) { try segments.read(manifest, source: older) }
    #expect(error?.code == .corruptFile)
  }
}
