import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Files with correct checksums and invalid contents. Some of them used to crash the program, cause an endless loop, or reserve
/// terabytes of memory.
@Suite("Forged files", .unlessItHangs) struct ForgedFilesTests {
  final class Bead: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var size: Int
    @Persisted var weight: Double
    @Persisted var next: Bead?
    @Persisted var marks: List<String>
  }

  private static let listCount = 40

  /// Creates a store whose data is in one segment, including a tree of strings.
  private func makeStore() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let store = try open(directory)
    try store.write {
      var last: Bead?
      for id in 0..<600 {
        let bead = Bead()
        (bead.id, bead.size, bead.weight, bead.next) = (id, id % 50, Double(id), last)
        store.add(bead)
        last = bead
      }
      for number in 0..<Self.listCount { last?.marks.append("the mark of number \(number)") }
    }
    try store.compact()
    return directory
  }

  private func open(_ directory: TemporaryDirectory) throws -> Store {
    try directory.openStore([Bead.self])
  }

  /// Returns the byte range of the only block in a segment that is of the given kind and matches a condition.
  private func block(_ kind: Block.Kind, in segment: [UInt8], where matches: (Range<Int>) -> Bool) throws
    -> Range<Int>
  {
    var found: [Range<Int>] = []
    var start = FileHeader.byteCount
    while start < segment.count {
      let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(segment[start + $1]) }
      let range = start..<(start + length)
      if segment[start + 16] == kind.rawValue, matches(range) { found.append(range) }
      start = range.upperBound
    }
    #expect(found.count == 1)
    return try #require(found.first)
  }

  // MARK: A damaged list that a record shortens

  @Test("A record that shortens a list in a damaged block is refused, with the location of the block")
  func shortenedList() throws {
    let directory = try makeStore()
    try {
      let store = try open(directory)
      try store.write {
        let marks = try #require(store.object(ofType: Bead.self, forPrimaryKey: 599)?.marks)
        while marks.count > 3 { marks.remove(at: 1) }
      }
    }()
    var segment = try directory.read("segments/1")
    let text = Array("the mark of number 17".utf8)
    let list = try block(.packedLeaf, in: segment) { range in
      range.contains { segment[$0...].starts(with: text) }
    }
    segment[list.lowerBound + 40] ^= 4
    try directory.write(segment, to: "segments/1")
    for isReadOnly in [true, false] {
      let error = #expect(throws: StoreError.self) {
        try Engine(directory: directory.path, isReadOnly: isReadOnly)
      }
      #expect(error?.code == .corruptFile)
      #expect(error?.damage?.path == directory.path + "/segments/1")
    }
    #expect(throws: StoreError.self) { try StoreInspection(directory.url) }
    let verification = try StoreVerification(of: directory.url)
    #expect(verification.damages.contains { $0.path == directory.path + "/segments/1" })
  }

  // MARK: A missing log

  @Test("A manifest whose newest log is missing is refused without an endless search")
  func missingLog() throws {
    let directory = try makeStore()
    try {
      // Checkpoints never run, so the manifest stays at its version.
      let checkpoints = DeferredWork()
      let engine = try Engine(
        directory: directory.path, isReadOnly: false, logBound: 256, scheduler: checkpoints.scheduler)
      let store = Store(
        LiveStore(
          configuration: .init(location: .directory(directory.url), objectTypes: [Bead.self]),
          engine: engine, isolation: .thread))
      for id in 0..<6 { try store.write { store.object(ofType: Bead.self, forPrimaryKey: id)?.weight = 0.5 } }
    }()
    let logs = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter {
      $0.hasPrefix("log.")
    }
    let newest = try #require(logs.compactMap { Int($0.dropFirst(4)) }.max())
    #expect(logs.count > 1)
    try directory.remove("log.\(newest)")
    for isReadOnly in [true, false] {
      let error = #expect(throws: StoreError.self) {
        try Engine(directory: directory.path, isReadOnly: isReadOnly)
      }
      #expect(error?.code == .corruptFile)
      #expect(error?.message.contains("no log that continues") == true, "\(error.map { "\($0)" } ?? "")")
    }
    #expect(try StoreVerification(of: directory.url).damageCount > 0)
  }

  // MARK: Rows beyond a chunk's capacity

  /// Regression test: the bitmap of a chunk always has 64 bits, even if the chunk has room for only 4 or 32 rows. A row beyond
  /// the capacity used to be read from unrelated bytes.
  @Test("A small chunk whose bitmap has a row beyond its capacity is refused", arguments: [3, 20])
  func rowBeyondCapacity(count: Int) throws {
    let directory = try TemporaryDirectory()
    try {
      let store = try open(directory)
      try store.write {
        for id in 0..<count {
          let bead = Bead()
          bead.id = id
          store.add(bead)
        }
      }
      try store.compact()
    }()
    let whole = try directory.read("segments/1")
    let chunk = try block(.chunk, in: whole) { _ in true }
    let capacity = Int(whole[chunk.lowerBound + 20])
    #expect(capacity == (count < 4 ? 4 : 32))
    let columns = Int(whole[chunk.lowerBound + 18])
    let live =
      chunk.lowerBound + ChunkLayout.headerByteCount + columns * ChunkLayout.directoryEntryByteCount
    // Forges one additional row, or moves one row beyond the capacity, which keeps the number of rows.
    for slot in capacity..<64 {
      for replaced in [nil, 0] {
        var forged = whole
        forged[live + slot / 8] |= 1 << UInt8(slot % 8)
        if let replaced { forged[live] &= ~(1 << UInt8(replaced)) }
        var checksum = ByteWriter()
        checksum.fixed(Checksum.crc32c(forged[(chunk.lowerBound + 4)..<chunk.upperBound]))
        forged.replaceSubrange(chunk.lowerBound..<(chunk.lowerBound + 4), with: checksum.bytes)
        try directory.write(forged, to: "segments/1")
        let damages = try StoreVerification(of: directory.url).damages
        #expect(damages.contains { $0.what.contains("row count") }, "slot \(slot)")
        #expect(throws: StoreError.self) {
          let inspection = try StoreInspection(directory.url)
          for type in inspection.types { try inspection.forEachObject(of: type) { _ in } }
        }
      }
    }
  }

  // MARK: Counts

  /// Changes one field of the only table in the manifest.
  private func forge(_ directory: TemporaryDirectory, _ change: (inout TableHeader) -> Void) throws {
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    var tables = try manifest.decodedTables(byteCount: 1 << 40)
    #expect(tables.count == 1)
    change(&tables[0])
    let forged = Manifest(
      version: manifest.version, nextSegment: manifest.nextSegment, segments: manifest.segments,
      tables: tables, features: [])
    try directory.write(forged.file, to: "manifest")
  }

  private static let counts: [(name: String, change: @Sendable (inout TableHeader) -> Void)] = [
    ("rows", { $0.count = 1 << 40 }), ("more rows than bytes", { $0.count = Int.max }),
    ("no rows", { $0.count = 0 }), ("rows beyond the next key", { $0.nextRow = 5 }),
    ("buckets", { $0.bucketCount = .max }), ("no bucket", { $0.bucketCount = 0 }),
    ("entries", { $0.indexedCount = 7 }), ("superseded bytes", { $0.supersededByteCount = .max }),
    ("an index", { $0.orderedIndexes[0].tree.count = 1 << 39 }),
    ("backlinks", { $0.backlinks[0].tree.count = 1 << 39 }),
    ("the next position", { $0.nextPosition = .max }), ("the next key", { $0.nextRow = .max }),
  ]

  @Test("A manifest with counts that exceed its segments is refused", arguments: counts.map(\.name))
  func forgedCount(name: String) throws {
    let directory = try makeStore()
    let change = try #require(Self.counts.first { $0.name == name }?.change)
    try forge(directory, change)
    let error = #expect(throws: StoreError.self) { try open(directory) }
    #expect(error?.code == .corruptFile)
    #expect(error?.message.contains(directory.path + "/manifest") == true)
    #expect(try StoreVerification(of: directory.url).damageCount > 0)
  }

  @Test("A next key near the limit takes no memory, and using the last key is refused")
  func lastKey() throws {
    let directory = try makeStore()
    try forge(directory) { $0.nextRow = RowKey.limit }
    let store = try open(directory)
    let beads = store.objects(Bead.self)
    #expect(beads.sorted(by: \.weight, ascending: false).values(of: \.size).count == 600)
    #expect(beads.sorted(by: \.size).values(of: \.weight).count == 600)
    let error = #expect(throws: StoreError.self) {
      try store.write {
        let bead = Bead()
        bead.id = 1_000
        store.add(bead)
      }
    }
    #expect(error?.code == .corruptFile)
  }

  @Test("A state of the last possible version is refused")
  func lastVersion() throws {
    let directory = try makeStore()
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    let forged = Manifest(
      version: Version(rawValue: .max), nextSegment: manifest.nextSegment, segments: manifest.segments,
      tables: try manifest.decodedTables(byteCount: 1 << 40), features: [])
    try directory.write(forged.file, to: "manifest")
    try directory.write(LogHeader.encode(base: Version(rawValue: .max)), to: "log.\(UInt64.max)")
    try directory.remove("lock")
    let error = #expect(throws: StoreError.self) {
      let store = try open(directory)
      try store.write { store.deleteAll() }
    }
    #expect(error?.code == .corruptFile)
    #expect(LogFile.base(ofName: "log.\(UInt64.max)") == nil)
  }

  @Test(
    "A manifest with lengths that no segment can have, or whose sum overflows, is refused",
    arguments: [1, 3] as [UInt64])
  func segmentLengths(count: UInt64) throws {
    let directory = try makeStore()
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    let forged = Manifest(
      version: manifest.version, nextSegment: count + 1,
      segments: (1...count).map {
        Manifest.Segment(number: SegmentNumber(rawValue: $0), byteCount: 1 << 62)
      },
      tables: try manifest.decodedTables(byteCount: 1 << 40), features: [])
    try directory.write(forged.file, to: "manifest")
    let error = #expect(throws: StoreError.self) { try open(directory) }
    #expect(error?.code == .corruptFile)
    #expect(error?.message.contains(directory.path + "/manifest") == true)
  }

  // MARK: Directories and holes

  /// Regression test: on some file systems, the length of a directory is the greatest possible number, and the store reserved
  /// that much memory for its contents.
  @Test(
    "A directory in place of a file is refused",
    arguments: ["manifest", "segments/1", "lock", "log", "external/readers.1", "checkpoint"])
  func directoryForFile(name: String) throws {
    let directory = try makeStore()
    do {
      let engine = try Engine(directory: directory.path, isReadOnly: false)
      let transaction = Transaction(base: try engine.beginWrite())
      let column = ColumnDefinition(name: "file", type: .external, isOptional: true)
      _ = transaction.insertRow(transaction.addTable("Box", [column]))
      _ = try engine.stageExternalFile()
      _ = try engine.commit(transaction)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let file = name == "log" ? try #require(names.first { $0.hasPrefix("log.") }) : name
    try? directory.remove(file)
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: file), withIntermediateDirectories: false)
    #expect(throws: StoreError.self) {
      let engine = try Engine(directory: directory.path, isReadOnly: false)
      if name == "checkpoint" { try engine.compact() }
    }
    if name == "checkpoint" { return }
    let isRefused = (try? Engine(directory: directory.path, isReadOnly: true)) == nil
    #expect(isRefused)
    let verification = Result { try StoreVerification(of: directory.url) }
    #expect((try? verification.get().damageCount) != 0)
  }

  @Test("A manifest that is extended by a hole of a terabyte is refused without reading it")
  func hole() throws {
    let directory = try makeStore()
    try File(directory.path + "/manifest", .readWrite).truncate(to: 1 << 40)
    let error = #expect(throws: StoreError.self) { try open(directory) }
    #expect(error?.code == .corruptFile)
  }

  // MARK: A log full of possible records

  @Test("An incomplete log in which every eight bytes could begin a record is searched within seconds")
  func headersOfNoRecords() throws {
    let directory = try TemporaryDirectory()
    var log = ByteWriter()
    log.append(LogHeader.encode(base: .zero))
    // The first record is incomplete. The bytes after it could be records of later versions, or the rest of its payload.
    let count = RandomRun.size(100_000, plain: 30_000)
    log.fixed(UInt32(LogFile.maximumPayload))
    log.fixed(0 as UInt32)
    log.fixed(1 as UInt64)
    log.fixed(UInt64(LogHeader.byteCount))
    for index in 0..<count {
      // Each header has the length up to the end of the file, a checksum, a later version, and a synced offset.
      log.fixed(UInt32((count - index - 1) * 24))
      log.fixed(UInt32(index))
      log.fixed(UInt64(index % 1_000 + 2))
      log.fixed(UInt64(LogHeader.byteCount + 1))
    }
    try directory.write(log.bytes, to: "log.0")
    let start = ContinuousClock.now
    var file = try #require(
      try LogFile(in: directory.path, base: .zero, isReadOnly: true, disk: SystemDisk()))
    #expect(try file.readWholeRecords().isEmpty)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("A complete record after an invalid one is found")
  func recordBehindBrokenOne() throws {
    let directory = try TemporaryDirectory()
    try {
      let store = try directory.openStore()
      for id in 0..<3 {
        try store.write {
          let bead = Bead()
          bead.id = id
          store.add(bead)
        }
      }
    }()
    var log = try directory.read("log.0")
    log[LogHeader.byteCount + 30] ^= 1
    try directory.write(log, to: "log.0")
    try directory.remove("lock")
    var file = try #require(
      try LogFile(in: directory.path, base: .zero, isReadOnly: true, disk: SystemDisk()))
    #expect(throws: StoreError.self) { try file.readWholeRecords() }
  }

  // MARK: Trees

  @Test("The placeholder for an unreadable sequence takes little memory, whatever its length")
  func placeholders() throws {
    let column = ColumnDefinition(name: "list", type: .int64, kind: .list)
    let source = BlockSource([:])
    let root = BlockReference(segment: SegmentNumber(rawValue: 1), offset: 32)
    for count in [1, 64, 65, 2_048, 2_049, 1 << 32, 1 << 40] {
      var list = ListTree(
        TableHeader.Sequence(root, count: count),
        SequenceLoader(source: source, coding: ListEntryCoding(column)))
      #expect(list.count == count)
      for index in [0, count / 2, count - 1] { #expect(list[index].value.isNull) }
      list.remove(at: count / 2, version: Version(rawValue: 1))
      list.insert(ListEntry(value: .int(1)), at: count - 1, version: Version(rawValue: 1))
      #expect(list.count == count && list[count - 1].value == .int(1))
    }
    #expect(source.damage != nil)
  }

  @Test(
    "A reference to a segment that the store doesn't have is an error with the path that the segment would have"
  )
  func missingSegment() {
    let source = BlockSource([SegmentNumber(rawValue: 1): MappedFile("/store/segments/1", contents: [])])
    let missing = BlockReference(segment: SegmentNumber(rawValue: 7), offset: 32)
    do {
      try source.readOrThrow(missing) { _ in }
      Issue.record("The block was read.")
    } catch { #expect(error.code == .corruptFile && error.message.contains("/store/segments/7")) }
  }

  @Test("Nodes of a sequence whose levels do not descend are reported without following them")
  func endlessLevels() throws {
    let coding = ListEntryCoding(ColumnDefinition(name: "list", type: .int64, kind: .list))
    var segments = MemorySegments()
    let root = try segments.write { writer throws(StoreError) in
      let leaf = SequenceNode<ListEntry>(version: .zero, elements: ListLeaf([ListEntry(value: .int(1))]))
      var reference = try leaf.write(coding, to: &writer)
      for _ in 0..<100_000 {
        var child = ByteWriter()
        child.fixed(1 as UInt32)
        child.fixed(reference.rawValue)
        child.fixed(1 as UInt64)
        child.fixed(Version.zero.rawValue)
        reference = try writer.append(.sequenceBranch, .zero, level: 1, child.bytes)
      }
      return reference
    }
    let source = segments.source
    let list = ListTree(
      TableHeader.Sequence(root, count: 1), SequenceLoader(source: source, coding: coding))
    let verification = Verification(origin: "memory", source: source)
    list.verify(verification)
    #expect(verification.damages.map(\.what).contains("a node's level does not match its parent"))
    #expect(verification.blockCount == 2)
  }

  @Test("Blocks that share their children are refused, because they would form endless paths")
  func sharedChildren() throws {
    var segments = MemorySegments()
    let root = try segments.write { writer throws(StoreError) in
      var leaf = try HashBucket.make(version: .zero).write(to: &writer)
      for level in 0..<RadixNode.maximumHeight {
        let node = RadixNode(version: .zero, level: level, loader: nil)
        let children = (0..<RadixNode.fanout).map { (childIndex: $0, reference: leaf) }
        leaf = try node.append(children, to: &writer)
      }
      return leaf
    }
    let source = segments.source
    let error = #expect(throws: StoreError.self) {
      try RadixTree<HashBucket>(
        TableHeader.Tree(root, height: RadixNode.maximumHeight), RadixLoader(source: source, shape: ()))
    }
    #expect(error?.code == .corruptFile)
  }

  // MARK: Manifests and segments

  @Test("A manifest with any byte flipped is refused")
  func flippedManifest() throws {
    let manifest = try makeStore().read("manifest")
    for offset in manifest.indices {
      var forged = manifest
      forged[offset] ^= 1
      #expect(throws: StoreError.self, "byte \(offset)") { try Manifest(file: forged, path: "manifest") }
    }
  }

  @Test("A manifest with two tables of one name is refused")
  func duplicatedTable() throws {
    let directory = try makeStore()
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    let tables = try manifest.decodedTables(byteCount: 1 << 40)
    let forged = Manifest(
      version: manifest.version, nextSegment: manifest.nextSegment, segments: manifest.segments,
      tables: tables + tables, features: [])
    try directory.write(forged.file, to: "manifest")
    let error = #expect(throws: StoreError.self) { try open(directory) }
    #expect(error?.code == .corruptFile)
  }

  @Test("A segment in place of another is refused")
  func exchangedSegment() throws {
    let directory = try makeStore()
    let segment = try directory.read("segments/1")
    let header = FileHeader.encode(SegmentStore.kind, 2)
    try directory.write(header + segment.dropFirst(header.count), to: "segments/1")
    let error = #expect(throws: StoreError.self) { try open(directory) }
    #expect(error?.code == .corruptFile)
  }

  @Test("A record that names the segment of another version is refused")
  func segmentOfAnotherVersion() throws {
    let directory = try makeStore()
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    var log = try Log(directory: directory.path, isReadOnly: false, startingAt: manifest.version)
    _ = try log.recover()
    try log.append(LogRecord.encode(manifest), version: manifest.version.next)
    let error = #expect(throws: StoreError.self) { try open(directory) }
    #expect(error?.code == .corruptFile)
    #expect(error?.message.contains("another version") == true)
  }
}
