import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Strings, data and whole floating-point numbers take fewer bytes in segments, and are still read and found correctly.
struct PackedColumnTests {
  final class Page: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var address: String
    @Persisted var title: String?
    @Persisted var body: Data
    @Persisted var seconds: Date
    @Persisted var degrees: Double
    @Persisted var share: Double?
  }

  final class Mark: Object {
    @Persisted var value: Int
  }

  private static func open(_ directory: TemporaryDirectory) throws -> Store {
    try directory.openStore([Page.self, Mark.self])
  }

  private struct Contents: Equatable {
    var address: String
    var title: String?
    var body: Data
    /// The bit patterns. Negative zero differs from zero, and NaN equals itself.
    var numbers: [UInt64?]

    init(_ page: Page) {
      (address, title, body) = (page.address, page.title, page.body)
      numbers = [
        page.seconds.timeIntervalSinceReferenceDate.bitPattern, page.degrees.bitPattern,
        page.share?.bitPattern,
      ]
    }
  }

  /// Moves all objects to a segment, and commits, after which the store reads them from there.
  private static func pack(_ store: Store) throws {
    try store.compact()
    try store.write { store.add(Mark()) }
  }

  /// Returns how a column is packed in each chunk.
  private static func packings(_ property: String, _ store: Store) throws -> [ChunkPacking] {
    let table = try #require(store.context.snapshot.tables.first { $0.name == "Page" })
    let column = try #require(table.columns.firstIndex { $0.name == property })
    var packings: [ChunkPacking] = []
    table.chunks.forEach { _, chunk in
      packings.append(chunk.packing(ColumnID(column)))
      return true
    }
    return packings
  }

  private static func number(using random: inout SeededGenerator) -> Double {
    let limit = Double(ChunkPacking.greatestWhole)
    let odd = [
      -0.0, 0.5, .nan, .infinity, -.infinity, limit, -limit, limit + 1, -limit - 1, 1e300,
      .leastNonzeroMagnitude,
    ]
    return Int.random(in: 0..<20, using: &random) == 0
      ? odd.randomElement(using: &random) ?? 0 : Double(Int.random(in: -300...300, using: &random))
  }

  private static func fill(_ page: Page, _ prefix: String, isOdd: Bool, using random: inout SeededGenerator) {
    func text(_ longest: Int) -> String {
      let letter = ["a", "b", "é", "🎅"].randomElement(using: &random) ?? ""
      return String(repeating: letter, count: Int.random(in: 0...longest, using: &random)) + "ab"
    }
    page.address = prefix + text(9)
    page.title = Bool.random(using: &random) ? nil : text(3)
    page.body = Data((prefix + text(isOdd ? 400 : 20)).utf8)
    page.seconds = Date(timeIntervalSinceReferenceDate: Double(page.id) * 60)
    page.degrees = isOdd ? number(using: &random) : Double(page.id % 180 - 90)
    page.share = Bool.random(using: &random) ? nil : Double(page.id % 7)
  }

  @Test(
    "Values, and what conditions and sorts find, are the same after they are packed and unpacked",
    arguments: 1...UInt64(RandomRun.size(12, plain: 4)))
  func same(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    let prefix = ["", "Stop number ", "https://é", String(repeating: "ab", count: 200)][Int(seed % 4)]
    let count = [3, 30, 700].randomElement(using: &random) ?? 3
    try store.write {
      for id in 0..<count {
        let page = Page()
        page.id = id
        Self.fill(page, prefix, isOdd: seed.isMultiple(of: 3), using: &random)
        store.add(page)
      }
      for id in stride(from: 2, to: count, by: 5) {
        store.object(ofType: Page.self, forPrimaryKey: id).map(store.delete)
      }
    }
    let pages = store.objects(Page.self)
    let needles = ["", "a", "ba", "bab", "rab", "é", "éa", "r a", "number", "zz"]
    func answers() -> [[Int]] {
      var answers: [[Int]] = []
      for needle in needles {
        answers.append(pages.where { $0.address.contains(needle) }.map(\.id).sorted())
        answers.append(pages.where { $0.address == prefix + needle }.map(\.id).sorted())
        answers.append(pages.where { $0.title == needle }.map(\.id).sorted())
        answers.append(pages.where { $0.address.starts(with: prefix + needle) }.map(\.id).sorted())
      }
      for bound in [-300, -90.5, -0.0, 0, 0.5, 17, 1e16, -.infinity, .infinity] as [Double] {
        answers.append(pages.where { $0.degrees >= bound }.map(\.id).sorted())
        answers.append(pages.where { $0.degrees < bound }.map(\.id).sorted())
        answers.append(pages.where { $0.share == bound }.map(\.id).sorted())
      }
      let noon = Date(timeIntervalSinceReferenceDate: 12 * 60)
      answers.append(pages.where { $0.seconds > noon }.map(\.id).sorted())
      answers.append(pages.sorted(by: \.address).map(\.id))
      answers.append(pages.sorted(by: \.degrees).map(\.id))
      answers.append(pages.sorted(by: \.seconds, ascending: false).map(\.id))
      return answers
    }
    func contents() -> [Int: Contents] {
      Dictionary(uniqueKeysWithValues: pages.map { ($0.id, Contents($0)) })
    }
    func columns() -> [[UInt64]] {
      [
        pages.values(of: \.seconds).map(\.timeIntervalSinceReferenceDate.bitPattern),
        pages.values(of: \.degrees).map(\.bitPattern),
      ]
    }
    for step in 0..<3 {
      let (expected, found, numbers) = (contents(), answers(), columns())
      try Self.pack(store)
      let (isSame, finds, reads) = (contents() == expected, answers() == found, columns() == numbers)
      #expect(isSame && finds && reads, "seed \(seed), step \(step)")
      #expect(try Self.packings("seconds", store).allSatisfy { $0 != .none })
      // Changes some rows, which unpacks their chunks, and deletes other rows, whose chunks stay packed.
      let before = store.context.snapshot
      try store.write {
        for id in (0..<count).shuffled(using: &random).prefix(step == 1 ? 1 : count / 3) {
          guard let page = store.object(ofType: Page.self, forPrimaryKey: id) else { continue }
          if Int.random(in: 0..<4, using: &random) == 0 {
            store.delete(page)
          } else {
            Self.fill(page, prefix, isOdd: false, using: &random)
          }
        }
      }
      store.context.snapshot.checkInvariants()
      let replayed = Difference(from: before, to: store.context.snapshot).isEmpty
      #expect(!replayed || count == 3, "seed \(seed), step \(step)")
    }
    #expect(try StoreVerification(of: directory.url).damages.isEmpty)
  }

  @Test("Common bytes are stored once, and numbers in as few bytes as they need")
  func size() throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    try store.write {
      for id in 0..<25_600 {
        let page = Page()
        (page.id, page.address) = (id, "https://santa.example/stops/\(id)")
        (page.seconds, page.degrees) = (Date(timeIntervalSinceReferenceDate: Double(id) * 60), -7)
        store.add(page)
      }
    }
    try Self.pack(store)
    #expect(try Self.packings("address", store).allSatisfy { $0 == .twoBytes })
    #expect(try Self.packings("seconds", store).allSatisfy { $0 == .twoBytes })
    #expect(try Self.packings("degrees", store).allSatisfy { $0 == .constant })
    // 12 bytes in the index, and for each object: 1 for the id, 2 + 2 for the address, and 2 each for title, body and seconds.
    let byteCount = try StoreInspection(directory.url).byteCount()
    #expect(byteCount < 25_600 * 30, "\(byteCount)")
  }

  @Test("What can't be packed is not: too many bytes, large values, and numbers that are not whole")
  func unpackable() throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    func page(_ id: Int, _ change: (Page) -> Void) {
      let page = Page()
      page.id = id
      change(page)
      store.add(page)
    }
    try store.write {
      for id in 0..<256 {
        page(id) { page in
          page.address = String(repeating: id % 2 == 0 ? "a" : "b", count: 257)
          page.title = id == 100 ? String(repeating: "t", count: 1_025) : "t"
          page.body = Data(repeating: 7, count: id == 3 ? 1_024 : 255)
          page.degrees = id == 200 ? -0.0 : 0
          page.share = id == 17 ? 0.1 : nil
        }
      }
    }
    try Self.pack(store)
    #expect(try Self.packings("address", store) == [.none])
    #expect(try Self.packings("title", store) == [.none])
    #expect(try Self.packings("body", store) == [.twoBytes])
    #expect(try Self.packings("degrees", store) == [.none])
    #expect(try Self.packings("share", store) == [.none])
    let read = try #require(store.object(ofType: Page.self, forPrimaryKey: 200))
    #expect(read.degrees.sign == .minus && read.address == String(repeating: "a", count: 257))
    #expect(store.object(ofType: Page.self, forPrimaryKey: 3)?.body == Data(repeating: 7, count: 1_024))
    #expect(store.object(ofType: Page.self, forPrimaryKey: 100)?.title?.utf8.count == 1_025)
    #expect(store.object(ofType: Page.self, forPrimaryKey: 17)?.share == 0.1)
  }

  // MARK: Forged chunks

  /// Returns a chunk of four rows with a string and a number, after `change` has replaced bytes of its directory or cells.
  private static func forged(
    _ change: (inout [UInt8], _ layout: (text: Int, number: Int)) -> Void
  ) throws -> Snapshot {
    let columns = [
      ColumnDefinition(name: "text", type: .string), ColumnDefinition(name: "number", type: .double),
    ]
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Forged", columns)
    for (number, text) in ["abc-1", "abc-22", "abc-", "abc-333"].enumerated() {
      let row = transaction.insertRow(table)
      transaction.setValue(.string(text), at: CellAddress(table: table, row: row, column: ColumnID(0)))
      transaction.setValue(
        .double(Double(number * 100)), at: CellAddress(table: table, row: row, column: ColumnID(1)))
    }
    var segments = MemorySegments()
    let manifest = try segments.write(transaction.current)
    let bytes = try #require(segments.contents[segments.last])
    #expect(bytes[16] == Block.Kind.chunk.rawValue)
    var block = Array(bytes[..<Int(bytes[4])])
    change(&block, (ChunkLayout.headerByteCount, ChunkLayout.headerByteCount + 16))
    var checksum = ByteWriter()
    checksum.fixed(Checksum.crc32c(block[4...]))
    block.replaceSubrange(0..<4, with: checksum.bytes)
    let file = MappedFile("segment", contents: block + bytes[block.count...])
    return try segments.read(manifest, source: BlockSource([segments.last: file]))
  }

  private static func offset(_ bytes: [UInt8], _ entry: Int) -> Int {
    Int(bytes[entry] & ~7) | Int(bytes[entry + 1]) << 8
  }

  private static let forgeries: [(String, @Sendable (inout [UInt8], (text: Int, number: Int)) -> Void)] = [
    ("a text in one byte", { $0[$1.text] = $0[$1.text] & ~7 | 1 }),
    ("a text in four bytes", { $0[$1.text] = $0[$1.text] & ~7 | 3 }),
    ("a constant text", { $0[$1.text] = $0[$1.text] & ~7 | 4 }),
    ("a packing that does not exist", { $0[$1.text] |= 5 }),
    ("a number with a base that is not exact", { $0[$1.number + 15] = 0x7F }),
    ("common bytes behind the heap", { $0[$1.text + 8] = 250 }),
    ("too many common bytes", { $0[$1.text + 12] = 200 }),
    ("common bytes by the million", { $0[$1.text + 15] = 0x7F }),
    ("an end before the one before", { $0[Self.offset($0, $1.text) + 2] = 0 }),
    ("an end behind the heap", { $0[Self.offset($0, $1.text) + 6] = 99 }),
    ("a text that is too long", { $0[Self.offset($0, $1.text) + 7] = 0x10 }),
  ]

  @Test("A forged chunk with packed columns is refused", arguments: forgeries.map(\.0))
  func forged(name: String) throws {
    let change = try #require(Self.forgeries.first { $0.0 == name }?.1)
    let snapshot = try Self.forged(change)
    _ = snapshot.contents
    #expect(snapshot.damage?.code == .corruptFile)
  }

  @Test("The chunk of these forgeries is read if nothing is forged")
  func unforged() throws {
    let snapshot = try Self.forged { _, _ in }
    let table = try #require(snapshot.tables.first)
    let values = table.rows.map { table.value(ColumnID(0), of: $0) }
    #expect(values == ["abc-1", "abc-22", "abc-", "abc-333"].map { .string($0) })
    #expect(table.rows.map { table.value(ColumnID(1), of: $0) } == [0, 100, 200, 300].map { .double($0) })
    #expect(snapshot.damage == nil)
  }
}
