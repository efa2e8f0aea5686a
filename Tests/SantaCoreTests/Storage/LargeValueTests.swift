import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Each commit that changed a chunk used to copy all of the chunk's strings and data, so a small change next to large values
/// took milliseconds.
struct LargeValueTests {
  final class Film: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var rating: Int
    @Persisted var frames: Data
    @Persisted var script: String?
    @Persisted var scenes: List<String>
  }

  private static func open(_ directory: TemporaryDirectory) throws -> Store {
    try directory.openStore([Film.self])
  }

  /// Returns the address of a value's bytes.
  private static func address(_ property: String, of film: Film, in store: Store) throws -> UInt {
    let binding = try #require(film._binding)
    let table = store.context.snapshot[try #require(binding.table)]
    let column = try #require(table.columns.firstIndex { $0.name == property })
    let chunk = try #require(table.chunk(of: film._key))
    return unsafe chunk.withBytes(ColumnID(column), at: film._key.slot) { UInt(bitPattern: $0.baseAddress) }
  }

  @Test(
    "A commit that changes something else does not copy them, in memory and in a segment",
    arguments: [false, true])
  func sharing(inSegment: Bool) throws {
    let directory = try TemporaryDirectory()
    // A background checkpoint would move the values to a segment during the test.
    let engine = try Engine(
      directory: directory.path, isReadOnly: false, scheduler: DeferredWork().scheduler)
    let store = try Store(
      Store.Configuration(location: .directory(directory.url), objectTypes: [Film.self]), engine: engine,
      .thread)
    try store.write {
      for id in 1..<20 {
        let film = Film()
        film.id = id
        film.frames = Data(repeating: UInt8(id), count: 50_000)
        film.script = String(repeating: "a scene in the snow, ", count: 100)
        store.add(film)
      }
    }
    if inSegment {
      // The next version of the store is based on the segment.
      try store.compact()
      try store.write { store.add(Film()) }
    }
    let film = try #require(store.object(ofType: Film.self, forPrimaryKey: 7))
    let other = try #require(store.object(ofType: Film.self, forPrimaryKey: 8))
    let frozen = film.freeze()
    let before = try (
      Self.address("frames", of: film, in: store), Self.address("script", of: other, in: store)
    )
    for rating in 1...3 {
      try store.write {
        film.rating = rating
        film.script = String(repeating: "another scene, ", count: 100 + rating)
      }
      #expect(
        try before == (
          Self.address("frames", of: film, in: store), Self.address("script", of: other, in: store)
        ))
    }
    #expect(film.frames == Data(repeating: 7, count: 50_000))
    #expect(film.script == String(repeating: "another scene, ", count: 103))
    #expect(frozen.script == String(repeating: "a scene in the snow, ", count: 100))
    store.context.snapshot.checkInvariants()
  }

  @Test("A change to a large value is a modification, and assigning an equal one is none")
  func changes() throws {
    let store = try Store.temporary()
    let film = Film()
    film.frames = Data(repeating: 1, count: 5_000)
    try store.write { store.add(film) }
    var changes: [String] = []
    let token = film.observe {
      if case .change(_, let properties) = $0 {
        changes.append(properties.map(\.name).sorted().joined(separator: " "))
      }
    }
    try store.write {
      film.frames = Data(repeating: 1, count: 5_000)
      film.rating = 1
    }
    try store.write {
      film.frames[4_999] = 2
      film.script = String(repeating: "x", count: 1_025)
    }
    try store.write { film.script = String(repeating: "x", count: 1_024) }
    try store.write { film.frames.append(1) }
    store.refresh()
    #expect(changes == ["rating", "frames script", "script", "frames"])
    token.invalidate()
  }

  // MARK: In segments

  private static func film(_ id: Int, byteCount: Int) -> Film {
    let film = Film()
    film.id = id
    film.frames = Data(repeating: UInt8(truncatingIfNeeded: id), count: byteCount)
    return film
  }

  @Test("A segment gets the values that changed, and refers to the others where they are")
  func writtenOnce() throws {
    let store = try Store.temporary()
    try store.write { for id in 0..<20 { store.add(Self.film(id, byteCount: 50_000)) } }
    var segments = MemorySegments()
    var manifest = try segments.write(store.context.snapshot)
    #expect(try #require(segments.contents[segments.last]).count > 1_000_000)
    let read = try segments.read(manifest)
    let transaction = Transaction(base: read)
    let table = try #require(read.table(named: "Film"))
    let columns = read[table].columns.map(\.name)
    let frames = ColumnID(try #require(columns.firstIndex(of: "frames")))
    let rating = ColumnID(try #require(columns.firstIndex(of: "rating")))
    let rows = read[table].rows
    transaction.setValue(.int(5), at: CellAddress(table: table, row: rows[3], column: rating))
    transaction.setValue(
      .data(Data(count: 2_000)), at: CellAddress(table: table, row: rows[4], column: frames))
    manifest = try segments.write(transaction.current)
    #expect(try #require(segments.contents[segments.last]).count < 10_000)
    let again = try segments.read(manifest)
    #expect(again[table].value(frames, of: rows[3]) == .data(Data(repeating: 3, count: 50_000)))
    #expect(again[table].value(frames, of: rows[4]) == .data(Data(count: 2_000)))
    // The replaced value counts as superseded, in addition to the chunk.
    #expect((50_000..<60_000).contains(again.supersededByteCount))
    again.checkInvariants()
    // After merging into one segment, each value exists once.
    _ = try segments.write(again, firstMerged: SegmentNumber(rawValue: 1))
    #expect((950_000..<1_000_000).contains(try #require(segments.contents[segments.last]).count))
  }

  @Test("The value of a deleted object counts as superseded")
  func deleted() throws {
    let store = try Store.temporary()
    try store.write { for id in 0..<3 { store.add(Self.film(id, byteCount: 50_000)) } }
    var segments = MemorySegments()
    var manifest = try segments.write(store.context.snapshot)
    let read = try segments.read(manifest)
    let table = try #require(read.table(named: "Film"))
    let transaction = Transaction(base: read)
    transaction.removeRow(read[table].rows[1], from: table)
    manifest = try segments.write(transaction.current)
    #expect((50_000..<60_000).contains(try segments.read(manifest).supersededByteCount))
  }

  @Test("The chunk of a deleted object counts as superseded, once for all objects that are deleted from it")
  func deletedFromChunk() throws {
    let store = try Store.temporary()
    try store.write { for id in 0..<20 { store.add(Self.film(id, byteCount: 10)) } }
    var segments = MemorySegments()
    let manifest = try segments.write(store.context.snapshot)
    let read = try segments.read(manifest)
    let table = try #require(read.table(named: "Film"))
    let rows = read[table].rows
    let chunk = try #require(read[table].chunk(of: rows[3]))
    let transaction = Transaction(base: read)
    for row in rows.prefix(5) { transaction.removeRow(row, from: table) }
    #expect(chunk.byteCount > 0 && transaction.current.supersededByteCount == chunk.byteCount)
  }

  @Test("A damaged value is reported when it is read, and by verification; others can be read")
  func damaged() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Self.open(directory)
      try store.write { for id in 1...3 { store.add(Self.film(id, byteCount: 9_000)) } }
      try store.compact()
    }
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: directory.path + "/segments").first)
    var bytes = try directory.read("segments/\(name)")
    let found = try #require(
      bytes.firstIndex(of: 2).flatMap { start in
        bytes[start...].indices.first { bytes[$0..<min($0 + 9_000, bytes.count)].allSatisfy { $0 == 2 } }
      })
    bytes[found + 4_000] = 7
    try directory.write(bytes, to: "segments/\(name)")
    let store = try Self.open(directory)
    let films = store.objects(Film.self).sorted(by: \.id)
    #expect(films.map(\.id) == [1, 2, 3])
    #expect(films[0].frames.count == 9_000 && films[2].frames.count == 9_000)
    #expect(store.failure == nil)
    #expect(films[1].frames.isEmpty)
    #expect(store.failure?.code == .corruptFile)
    #expect(throws: StoreError.self) { try store.write { films[0].rating = 1 } }
    #expect(try StoreVerification(of: directory.url).damages.isEmpty == false)
  }

  @Test(
    "A forged chunk can't have a collection, or a value that is too short, as a large value",
    arguments: [true, false])
  func forged(isCollection: Bool) throws {
    // A single value of any type is never packed.
    let column = ColumnDefinition(
      name: "a", type: isCollection ? .string : .any, isOptional: !isCollection,
      kind: isCollection ? .list : .single)
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable("Forged", [column])
    let cell = CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0))
    if isCollection {
      transaction.insert(.string("x"), at: 0, in: cell)
    } else {
      transaction.setValue(.string("x"), at: cell)
    }
    var segments = MemorySegments()
    let manifest = try segments.write(transaction.current)
    // The chunk is the first block of the segment.
    let bytes = try #require(segments.contents[segments.last])
    #expect(bytes[16] == Block.Kind.chunk.rawValue)
    let slot = ChunkLayout(columns: [column], capacity: 4).valueOffsets[0]
    var forged = ByteWriter()
    forged.fixed(ChunkLayout.largeValueMark)
    forged.fixed(UInt32(isCollection ? 2_000 : 3))
    forged.fixed(BlockReference(segment: segments.last, offset: 8).rawValue)
    var block = Array(bytes[..<Int(bytes[4])])
    block.replaceSubrange(slot..<slot + 16, with: forged.bytes)
    var checksum = ByteWriter()
    checksum.fixed(Checksum.crc32c(block[4...]))
    block.replaceSubrange(0..<4, with: checksum.bytes)
    let file = MappedFile("segment", contents: block + bytes[block.count...])
    let source = BlockSource([segments.last: file])
    let snapshot = try segments.read(manifest, source: source)
    _ = snapshot.contents
    #expect(snapshot.damage?.code == .corruptFile)
  }

  @Test("Replacing values again and again does not let the store grow")
  func growth() throws {
    let directory = try TemporaryDirectory()
    let store = try Store(
      configuration: .init(location: .directory(directory.url), objectTypes: [Film.self]), logBound: 1 << 16)
    try store.write { for id in 0..<8 { store.add(Self.film(id, byteCount: 20_000)) } }
    var largest = 0
    for step in 0..<RandomRun.size(300, plain: 60) {
      try store.write {
        store.object(ofType: Film.self, forPrimaryKey: step % 8)?.frames = Data(
          repeating: UInt8(truncatingIfNeeded: step), count: 20_000)
      }
      if step % 3 == 0 { try store.context.engine.checkpoint(isWhole: false, waits: true) }
      largest = max(largest, try StoreInspection(directory.url).byteCount())
    }
    // 160,000 bytes of contents, the same amount superseded, a new segment next to the old ones, and the logs.
    #expect(largest < 800_000)
    #expect(store.objects(Film.self).count == 8)
  }

  // MARK: Against a dictionary

  private struct Content: Equatable {
    var frames: Data
    var script: String?
    var scenes: [String]
  }

  private static func content(of film: Film) -> Content {
    Content(frames: film.frames, script: film.script, scenes: Array(film.scenes))
  }

  private static func length(using generator: inout SeededGenerator) -> Int {
    [0, 3, 12, 13, 1_023, 1_024, 1_025, 4_000, 20_000].randomElement(using: &generator) ?? 0
  }

  @Test(
    "Values around the limit are read as they were written, in every version, from memory and from files",
    .counted("writes of values around the limit of a chunk's heap"),
    arguments: RandomRun.seeds(RandomRun.size(10, plain: 3), fresh: 1))
  func againstDictionary(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    var store = try Self.open(directory)
    var model: [Int: Content] = [:]
    var kept: [(films: Results<Film>, model: [Int: Content])] = []
    for step in 0..<40 {
      CountedCases.add()
      try store.write {
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
          let id = Int.random(in: 0..<40, using: &generator)
          let letter = Character(UnicodeScalar(UInt8.random(in: 97...122, using: &generator)))
          let text = String(repeating: letter, count: Self.length(using: &generator))
          guard let film = store.object(ofType: Film.self, forPrimaryKey: id) else {
            let film = Film()
            (film.id, film.script) = (id, text)
            store.add(film)
            model[id] = Content(frames: Data(), script: text, scenes: [])
            continue
          }
          switch Int.random(in: 0..<7, using: &generator) {
          case 0, 1:
            film.script = text
            model[id]?.script = text
          case 2, 3:
            film.frames = Data(text.utf8)
            model[id]?.frames = Data(text.utf8)
          case 4:
            film.script = nil
            model[id]?.script = nil
          case 5:
            film.scenes.append(text)
            model[id]?.scenes.append(text)
          default:
            store.delete(film)
            model[id] = nil
          }
        }
      }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: try store.compact()
      case 1: store = try Self.open(directory)
      case 2: kept.append((store.objects(Film.self).freeze(), model))
      case 3:
        // A write that is rolled back leaves nothing behind.
        #expect(throws: CancellationError.self) {
          try store.write {
            for film in store.objects(Film.self) { film.script = String(repeating: "!", count: 2_000) }
            throw CancellationError()
          }
        }
      default: break
      }
      let found = Dictionary(
        uniqueKeysWithValues: store.objects(Film.self).map { ($0.id, Self.content(of: $0)) })
      #expect(found == model, "step \(step)")
    }
    for (films, model) in kept {
      #expect(Dictionary(uniqueKeysWithValues: films.map { ($0.id, Self.content(of: $0)) }) == model)
    }
    // Searches also look into large values.
    for letter in ["a", "m", "z"] {
      let expected = model.filter { $0.value.script?.contains(letter) == true }.keys.sorted()
      #expect(store.objects(Film.self).where { $0.script.contains(letter) }.map(\.id).sorted() == expected)
    }
    store.context.snapshot.checkInvariants()
    #expect(try StoreVerification(of: directory.url).damages == [])
  }
}
