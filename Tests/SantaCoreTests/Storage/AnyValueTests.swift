import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The encoding and the order of values of any type.
struct AnyValueTests {
  static let column = ColumnDefinition(name: "value", type: .any, isOptional: true)

  /// Returns a random value of any kind and any length class of a cell, perhaps nested.
  static func value(_ random: inout SeededGenerator, depth: Int = 3) -> StoredValue {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    switch number(depth > 0 ? 12 : 10) {
    case 0: return .null
    case 1: return .bool(number(2) == 0)
    case 2: return .int([0, 1, -1, .min, .max, 63, 64, -65][number(8)])
    case 3: return .float([0, -0.0, 0.5, .nan, .infinity][number(5)])
    case 4: return .double([0, -0.0, 0.5, 1, .nan, -.infinity][number(6)])
    // Only one string is decomposed: the order of Swift 6.3 considers two "é" equal to three decomposed ones.
    case 5: return .string(["", "a", "é", "e\u{301}", "éé", "a long text, longer than a slot"][number(6)])
    case 6: return .data(Data(repeating: UInt8(number(3)), count: number(20)))
    case 7: return .date([0, -1.5, .nan, 1e11][number(4)])
    case 8: return .uuid(QuerySample.Pool.uuids[number(3)])
    case 9: return .decimal(([0, 1, 0.5] + QuerySample.Pool.decimals)[number(6)])
    case 10: return .list((0..<number(4)).map { _ in value(&random, depth: depth - 1) })
    default:
      let keys = ["", "a", "b", "e\u{301}", "é"].filter { _ in number(2) == 0 }
      return .map(keys.map { .init(key: $0, value: value(&random, depth: depth - 1)) })
    }
  }

  @Test("Random values are read back as they were written, and have the length that was computed")
  func roundTrips() throws {
    for seed in RandomRun.seeds(4, fresh: 2) {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<300 {
        let value = Self.value(&random)
        let bytes = AnyValue.bytes(of: value)
        #expect(try AnyValue.value(of: bytes) == value, "seed \(seed)")
        #expect(value.isNull || AnyValue.byteCount(of: value) == bytes.count, "seed \(seed): \(value)")
        var writer = ByteWriter()
        writer.value(value, type: .any, isOptional: true)
        var reader = ByteReader(writer.bytes)
        #expect(try reader.value(type: .any, isOptional: true) == value && reader.isAtEnd, "seed \(seed)")
        // Truncated values and trailing bytes are refused.
        if !value.isNull {
          #expect(throws: ByteReader.Malformed.self) {
            try AnyValue.value(of: bytes.count > 1 ? Array(bytes.dropLast()) : [99])
          }
          #expect(throws: ByteReader.Malformed.self) { try AnyValue.value(of: bytes + [0]) }
        }
        // Changed bytes are refused, or are another value.
        var forged = bytes
        for _ in 0..<3 where !forged.isEmpty {
          forged[Int.random(in: forged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let other = try? AnyValue.value(of: forged) {
          #expect(AnyValue.bytes(of: other) == forged || other != value)
        }
      }
    }
  }

  @Test("A value takes no more memory than before there were lists and maps")
  func size() { #expect(MemoryLayout<StoredValue>.size == 17) }

  @Test("Both orders are total, and the order of sets tells all values apart")
  func order() {
    for seed in RandomRun.seeds(3, fresh: 1) {
      var random = SeededGenerator(seed: seed)
      let values = (0..<60).map { _ in Self.value(&random, depth: 2) }
      for left in values {
        for right in values {
          let (before, after) = (left.sortsBefore(right), right.sortsBefore(left))
          #expect(!(before && after), "seed \(seed): \(left) \(right)")
          #expect(
            (left.precedesExactly(right) || right.precedesExactly(left)) == (left != right),
            "seed \(seed): \(left) \(right)")
          #expect(!(left.precedesExactly(right) && right.precedesExactly(left)))
          let equal = DistinctValue(left) == DistinctValue(right)
          #expect(equal == (!before && !after))
          if equal {
            #expect(DistinctValue(left).hashValue == DistinctValue(right).hashValue, "\(left) \(right)")
          }
          if left == right { #expect(left.hashValue == right.hashValue) }
          for third in values.prefix(20) {
            if before, right.sortsBefore(third) { #expect(left.sortsBefore(third)) }
            if !before, !after, !right.sortsBefore(third), !third.sortsBefore(right) {
              #expect(!left.sortsBefore(third) && !third.sortsBefore(left), "\(left) \(right) \(third)")
            }
            if left.precedesExactly(right), right.precedesExactly(third) {
              #expect(left.precedesExactly(third))
            }
          }
        }
      }
    }
  }

  @Test("Equal numbers of different types have equal hashes where they count as one value")
  func numbers() {
    let pairs: [(StoredValue, StoredValue)] = [
      (.int(1), .double(1)), (.int(1), .decimal(1)), (.unsigned(1), .float(1)), (.double(0.5), .decimal(0.5)),
      (.unsigned(1 << 63), .double(0x1p63)), (.decimal(Decimal(UInt64(1) << 63)), .double(0x1p63)),
      (.double(0x1p-30), .decimal(Decimal(string: "0.000000000931322574615478515625") ?? 0)),
      (.double(1e22), .decimal(Decimal(string: "1e22") ?? 0)), (.int(0), .double(-0.0)),
      (.list([.int(1)]), .list([.float(1)])),
      (.map([.init(key: "a", value: .int(2))]), .map([.init(key: "a", value: .decimal(2))])),
    ]
    for (left, right) in pairs {
      #expect(DistinctValue(left) == DistinctValue(right), "\(left) \(right)")
      #expect(DistinctValue(left).hashValue == DistinctValue(right).hashValue, "\(left) \(right)")
      #expect(ValueOrder.areEqual(left, right) && left != right)
      #expect(ComparedSet([left]).contains(right) && ComparedSet([right]).contains(left), "\(left) \(right)")
    }
    #expect(!ComparedSet([.decimal(Decimal(string: "0.1") ?? 0)]).contains(.double(0.1)))
  }

  @Test("Invalid bytes are refused, and their nesting and counts are limited")
  func hostileBytes() {
    func nested(_ depth: Int) -> [UInt8] { (0..<depth).flatMap { _ in [32, 1] as [UInt8] } }
    let cases: [(String, [UInt8])] = [
      ("nil where a value is expected", [0]), ("an unknown type", [99]), ("a link", [16, 1]),
      ("an integer of another width", [4, 2]), ("no truth value", [1, 2]), ("a short list", [32, 3, 0, 0]),
      ("a count of petabytes", [32, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]),
      ("keys out of order", [33, 2, 1, 0x62, 0, 1, 0x61, 0]),
      ("a key that occurs twice", [33, 2, 1, 0x61, 0, 1, 0x61, 0]),
      ("a key that is no UTF-8", [33, 1, 1, 0xFF, 0]), ("a text that is no UTF-8", [12, 1, 0xC3]),
      ("a decimal number that is not in lowest terms", [17, 0, 0, 10]), ("more than a value", [1, 1, 1]),
      ("101 levels", nested(100) + [32, 1, 0]), ("a million levels", nested(1_000_000)),
    ]
    for (what, bytes) in cases {
      #expect(throws: ByteReader.Malformed.self, "\(what)") { try AnyValue.value(of: bytes) }
    }
    #expect((try? AnyValue.value(of: nested(100) + [0])) != nil)
    #expect((try? AnyValue.value(of: [])) == .null)
    #expect((try? AnyValue.value(of: [33, 2, 1, 0x61, 0, 1, 0x62, 0])) != nil)
  }

  @Test("A column of them must be optional, and neither indexed nor a primary key, and format 1 has none")
  func columns() throws {
    func isRefused(_ column: ColumnDefinition, format: UInt32 = 2) -> Bool {
      var writer = ByteWriter()
      column.encode(into: &writer)
      var reader = ByteReader(writer.bytes)
      return (try? ColumnDefinition(from: &reader, format: format)) == nil
    }
    var column = Self.column
    #expect(!isRefused(column) && isRefused(column, format: 1))
    column.isIndexed = true
    #expect(isRefused(column))
    column = Self.column
    column.isOptional = false
    #expect(isRefused(column))
    column.isPrimaryKey = true
    #expect(isRefused(column))
    var unique = ByteWriter()
    unique.columns([ColumnID(0)])
    var reader = ByteReader(unique.bytes)
    #expect(throws: ByteReader.Malformed.self) { try reader.uniqueColumns(of: [Self.column]) }
  }

  @Test("The first record that uses them names the feature, and no other does")
  func feature() throws {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Ware", [ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)])
    let before = transaction.current
    #expect(before.features.isEmpty)
    let next = Transaction(base: before)
    next.addColumn(ColumnDefinition(name: "values", type: .any, isOptional: true, kind: .map), to: table)
    let record = LogRecord.encode(Difference(from: before, to: next.current))
    #expect(record.first == LogRecord.Tag.features)
    #expect(try LogRecord.features(record) == [.any])
    let replay = Transaction(base: before)
    try LogRecord.apply(record, to: replay)
    #expect(replay.current.features == [.any] && replay.current.contents == next.current.contents)
    #expect(StoreFeature.any.name == "any" && StoreFeature.any.isNeededForReading)
  }

  /// Returns the segment of a table with one value, whose chunk and large value come first, and a function that reads other
  /// bytes as this segment.
  private func segment(_ value: StoredValue) throws -> (bytes: [UInt8], read: ([UInt8]) throws -> Snapshot) {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Box", [Self.column])
    let row = transaction.insertRow(table)
    transaction.setValue(value, at: CellAddress(table: table, row: row, column: ColumnID(0)))
    var segments = MemorySegments()
    let manifest = try segments.write(transaction.current)
    let (bytes, last) = (try #require(segments.contents[segments.last]), segments.last)
    let known = segments
    return (
      bytes,
      { changed in
        var block = Array(changed[..<Int(changed[4])])
        if changed[16] != Block.Kind.chunk.rawValue {
          block = Array(changed[..<(Int(changed[4]) | Int(changed[5]) << 8)])
        }
        var checksum = ByteWriter()
        checksum.fixed(Checksum.crc32c(block[4...]))
        block.replaceSubrange(0..<4, with: checksum.bytes)
        let file = MappedFile("segment", contents: block + changed[block.count...])
        let snapshot = try known.read(manifest, source: BlockSource([last: file]))
        _ = snapshot.contents
        return snapshot
      }
    )
  }

  @Test("A cell of a segment with other bytes is damage, and says so")
  func damagedCell() throws {
    let (bytes, read) = try segment(.list([.int(1), .bool(true)]))
    #expect(bytes[16] == Block.Kind.chunk.rawValue)
    let layout = ChunkLayout(columns: [Self.column], capacity: 4)
    let (start, presence) = (layout.valueOffsets[0], layout.presenceOffsets[0])
    #expect(Array(bytes[start..<start + 10]) == [6, 0, 0, 0, 32, 2, 5, 2, 1, 1])
    #expect(try read(bytes).damage == nil)
    for (offset, byte) in [(4, 99), (5, 3), (5, 1), (9, 2), (0, 5), (0, 0), (6, 16)] as [(Int, UInt8)] {
      var changed = bytes
      changed[start + offset] = byte
      let damage = try read(changed).damage
      #expect(damage?.code == .corruptFile, "byte \(offset)")
    }
    // Without its presence bit, the value is nil.
    var absent = bytes
    absent[presence] = 0
    let snapshot = try read(absent)
    #expect(snapshot.damage == nil && snapshot.tables[0].value(ColumnID(0), of: RowKey(rawValue: 0)) == .null)
    var missing = absent
    missing[start] = 0
    missing[presence] = 1
    #expect(try read(missing).damage?.message.contains("a value of any type is missing") == true)
  }

  @Test("A large value with other bytes is damage when it is read, and an earlier read shows none")
  func damagedLargeValue() throws {
    let text = String(repeating: "snow ", count: 800)
    let (bytes, read) = try segment(.map([.init(key: "text", value: .string(text))]))
    #expect(bytes[16] == Block.Kind.value.rawValue)
    #expect(try read(bytes).damage == nil)
    // Changes the type, the number of entries, and the length of the key.
    for (offset, byte) in [(24, 12), (24, 99), (25, 2), (26, 5)] as [(Int, UInt8)] {
      var changed = bytes
      changed[offset] = byte
      let snapshot = try read(changed)
      #expect(snapshot.damage?.code == .corruptFile, "byte \(offset)")
      #expect(snapshot.tables[0].value(ColumnID(0), of: RowKey(rawValue: 0)) == .null)
    }
  }
}
