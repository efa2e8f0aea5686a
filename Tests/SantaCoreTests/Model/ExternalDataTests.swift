import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Properties whose data is in separate files, from their declaration to the stored files.
struct ExternalDataTests {
  final class Clip: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title = ""
    @Persisted var video: ExternalData?
    @Persisted var parts: List<Clip>

    convenience init(_ id: Int, _ video: ExternalData? = nil) {
      self.init()
      (self.id, self.video) = (id, video)
    }
  }

  final class Other: Object { @Persisted var number: Int }

  private static func bytes(_ count: Int, seed: UInt64 = 1) -> Data {
    var generator = SeededGenerator(seed: seed)
    // Repeats a part, because generating millions of random bytes takes seconds. The length of the part ensures that no two
    // blocks of a file begin with the same bytes.
    let part = (0..<min(count, 65_537)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var data = Data()
    while data.count < count { data.append(contentsOf: part) }
    return data.prefix(count)
  }

  private static let megabyte = ExternalReference.blockByteCount

  private static func configuration(
    _ directory: TemporaryDirectory, isReadOnly: Bool = false
  ) -> Store.Configuration {
    Store.Configuration(
      location: .directory(directory.url), objectTypes: [Clip.self], isReadOnly: isReadOnly)
  }

  private static func memory() throws -> Store {
    try Store.temporary([Clip.self])
  }

  private static func files(_ directory: TemporaryDirectory) throws -> [String] {
    let path = directory.url.appending(path: "external").path
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.filter {
      ExternalFiles.file(ofName: $0) != nil
    } ?? []
  }

  private static func clip(_ id: Int, _ store: Store) throws -> Clip {
    try #require(store.object(ofType: Clip.self, forPrimaryKey: id))
  }

  @Test("A directory is no source of external data")
  func directorySource() throws {
    let directory = try TemporaryDirectory()
    let error = #expect(throws: StoreError.self) { try ExternalData(contentsOf: directory.url) }
    #expect(error?.code == .inputOutput)
    #expect(error?.message.contains("is a directory") == true)
  }

  @Test("Data of any length is read back from memory, from the log, from segments and from a copy")
  func reopening() throws {
    let directory = try TemporaryDirectory()
    let copy = try TemporaryDirectory()
    let lengths = [0, 1, Self.megabyte - 1, Self.megabyte, Self.megabyte + 1, 2 * Self.megabyte + 7]
    func check(_ store: Store, _ comment: Comment) throws {
      for (id, length) in lengths.enumerated() {
        let expected = Self.bytes(length)
        let video = try #require(try Self.clip(id, store).video, comment)
        #expect(video.count == length, comment)
        #expect(try video.data() == expected, comment)
        var chunks: [Data] = []
        try video.forEachChunk { chunks.append($0) }
        #expect(chunks.reduce(Data(), +) == expected && chunks.allSatisfy { $0.count <= Self.megabyte })
        if length > 5 {
          #expect(try video.data(in: length - 5..<length) == expected.suffix(5), comment)
          #expect(try video.data(in: 0..<0).isEmpty)
        }
      }
      #expect(store.context.snapshot.features.subtracting([.compressed]) == [.external])
      store.context.snapshot.checkInvariants()
    }
    let url = copy.url.appending(path: "copy")
    do {
      let store = try Store(configuration: Self.configuration(directory))
      try store.write {
        for (id, length) in lengths.enumerated() { store.add(Clip(id, ExternalData(Self.bytes(length)))) }
      }
      try check(store, "after the commit")
      try store.compact()
      try check(store, "after compacting")
      try store.writeCopy(to: url)
    }
    try check(try Store(configuration: Self.configuration(directory)), "reopened")
    try check(try Store(configuration: Self.configuration(directory, isReadOnly: true)), "for reading only")
    try check(
      try Store(configuration: .init(location: .directory(url), objectTypes: [Clip.self])), "the copy")
    for path in [directory.url, url] {
      let verified = try StoreVerification(of: path)
      #expect(verified.damages == [] && verified.externalCount == lengths.count)
    }
    let memory = try Self.memory()
    try memory.write {
      for (id, length) in lengths.enumerated() { memory.add(Clip(id, ExternalData(Self.bytes(length)))) }
    }
    try check(memory, "in memory")
    #expect(try Store.deleteFiles(at: url))
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("Files are copied in and out, and chunks are written before the transaction")
  func files() throws {
    let directory = try TemporaryDirectory()
    let other = try TemporaryDirectory()
    let expected = Self.bytes(3 * Self.megabyte + 5)
    let source = other.url.appending(path: "source")
    let target = other.url.appending(path: "target")
    try expected.write(to: source)
    let store = try Store(configuration: Self.configuration(directory))
    let writer = try store.externalDataWriter()
    for start in stride(from: 0, to: expected.count, by: 700_001) {
      try writer.append(expected[start..<min(expected.count, start + 700_001)])
    }
    let staged = try writer.finish()
    #expect(try staged.count == expected.count && staged.data() == expected)
    #expect(throws: StoreError.self) { try writer.append(Data([1])) }
    try store.write {
      store.add(Clip(1, try ExternalData(contentsOf: source)))
      store.add(Clip(2, staged))
    }
    for id in 1...2 {
      let video = try #require(try Self.clip(id, store).video)
      try video.write(to: target)
      #expect(try Data(contentsOf: target) == expected)
    }
    #expect(throws: StoreError.self) { try ExternalData(contentsOf: other.url.appending(path: "none")) }
    let error = #expect(throws: StoreError.self) { try staged.write(to: other.url) }
    #expect(error?.description.contains("this file can't be created or replaced") == true)
    #expect(error?.description.contains("Delete") == false)
  }

  @Test("A value belongs to one property: assigned to another one, it is copied; to its own, it is not")
  func ownership() throws {
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory))
    let expected = Self.bytes(100)
    let clip = Clip(1, ExternalData(expected))
    try store.write { store.add(clip) }
    let version = store.context.snapshot.version
    try store.write { clip.video = clip.video }
    #expect(store.context.snapshot.version == version)
    #expect(try Self.files(directory).count == 1)
    try store.write {
      store.add(Clip(2, clip.video))
      store.create(Clip.self, value: ["id": 3, "video": clip.video as Any])
    }
    #expect(try Self.files(directory).count == 3)
    try store.write { store.delete(clip) }
    try store.compact()
    #expect(try Self.files(directory).count == 2)
    for id in 2...3 { #expect(try Self.clip(id, store).video?.data() == expected) }
    // Adds the data to another store.
    let memory = try Self.memory()
    let video = try Self.clip(2, store).video
    try memory.write { memory.add(Clip(2, video)) }
    #expect(try Self.clip(2, memory).video?.data() == expected)
  }

  @Test(
    "Nothing is left of a transaction that fails, of a savepoint that is rolled back, and of a value never assigned"
  )
  func rollback() throws {
    struct Stop: Error {}
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory))
    #expect(throws: Stop.self) {
      try store.write {
        store.add(Clip(1, ExternalData(Self.bytes(10))))
        throw Stop()
      }
    }
    do {
      let writer = try store.externalDataWriter()
      try writer.append(Data([1, 2]))
      _ = try writer.finish()
    }
    try store.write {
      store.add(Clip(1, ExternalData(Self.bytes(10))))
      try? store.savepoint {
        store.add(Clip(2, ExternalData(Self.bytes(10))))
        throw Stop()
      }
    }
    try store.compact()
    #expect(try Self.files(directory).count == 1)
    #expect(try Self.clip(1, store).video?.data() == Self.bytes(10))
  }

  @Test("A frozen object, a value and another store's older state keep the file, until they are released")
  func openStates() throws {
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory))
    let expected = Self.bytes(Self.megabyte + 1)
    let clip = Clip(1, ExternalData(expected))
    try store.write { store.add(clip) }
    do {
      let frozen = clip.freeze()
      try store.write { clip.video = nil }
      try store.compact()
      try store.compact()
      #expect(try frozen.video?.data() == expected)
    }
    try store.compact()
    #expect(try Self.files(directory) == [])
    try store.write { clip.video = ExternalData(expected) }
    do {
      let video = try #require(clip.video)
      try store.write { store.delete(clip) }
      try store.compact()
      try store.compact()
      #expect(try video.data() == expected)
    }
    try store.compact()
    #expect(try Self.files(directory) == [])
    // After each of several commits, only the needed file remains.
    let other = Clip(2)
    try store.write { store.add(other) }
    for number in 0..<5 {
      try store.write { other.video = ExternalData(Self.bytes(10, seed: UInt64(number))) }
      try store.compact()
      #expect(try Self.files(directory).count == 1)
    }
  }

  @Test("Data in a file that is missing, cut, longer or changed is never returned, and all else is read")
  func damage() throws {
    let expected = Self.bytes(2 * Self.megabyte + 5)
    let damages: [(String, (URL) throws -> Void)] = [
      ("is missing", { try FileManager.default.removeItem(at: $0) }),
      ("has 9 bytes, but 2097157 were stored", { try expected.prefix(9).write(to: $0) }),
      ("has 0 bytes", { try Data().write(to: $0) }),
      ("has 2097158 bytes", { try (expected + Data([0])).write(to: $0) }),
      (
        "from byte 1048576 on",
        {
          var changed = expected
          changed[Self.megabyte + 3] ^= 1
          try changed.write(to: $0)
        }
      ),
    ]
    for (message, damage) in damages {
      let directory = try TemporaryDirectory()
      let copy = try TemporaryDirectory()
      let store = try Store(configuration: Self.configuration(directory))
      let clip = Clip(7, ExternalData(expected))
      clip.title = "Aurora"
      try store.write {
        store.add(clip)
        store.add(Clip(8, ExternalData(Data([1]))))
      }
      let reference = try ExternalReference(
        store.context.snapshot.tables[0].value(ColumnID(2), of: clip._key))
      let file = directory.url.appending(path: "external/\(reference.file.uuidString)")
      try damage(file)
      let video = try #require(clip.video)
      #expect(video.count == expected.count && clip.title == "Aurora")
      func check(_ read: () throws -> Void) {
        do {
          try read()
          Issue.record("read in spite of damage: \(message)")
        } catch let error as StoreError {
          #expect(error.code == .corruptFile && error.message.contains(message), "\(error)")
          #expect(error.message.contains("Clip.video of the object with primary key 7"))
          #expect(error.message.contains(reference.file.uuidString))
        } catch { Issue.record(error) }
      }
      check { _ = try video.data() }
      check { try video.forEachChunk { _ in } }
      check { try video.write(to: copy.url.appending(path: "out")) }
      check { _ = try video.data(in: Self.megabyte..<Self.megabyte + 1) }
      check { try store.writeCopy(to: copy.url.appending(path: "store")) }
      check { try store.write { store.add(Clip(9, video)) } }
      #expect(!StoreInspection.isStore(copy.url.appending(path: "store")))
      // Everything else remains usable, and the object can be given new data.
      #expect(store.failure == nil)
      #expect(try Self.clip(8, store).video?.data() == Data([1]))
      let verified = try StoreVerification(of: directory.url)
      #expect(verified.damageCount == 1 && verified.damages[0].path == file.path)
      try store.write { clip.video = ExternalData(Data([2])) }
      try store.compact()
      #expect(try clip.video?.data() == Data([2]))
      #expect(try StoreVerification(of: directory.url).damages == [])
    }
  }

  @Test("What a cell has that is no reference throws, and does not stop the program")
  func unreadable() throws {
    let store = try Self.memory()
    let clip = Clip(1, ExternalData(Data([1])))
    try store.write { store.add(clip) }
    for data in [Data(), Data([1, 2, 3]), Data(repeating: 255, count: 40), Data(repeating: 0, count: 18)] {
      try store.write {
        let transaction = try #require(store.context.transaction)
        let cell = CellAddress(table: TableID(rawValue: 0), row: clip._key, column: ColumnID(2))
        transaction.setValue(.data(data), at: cell)
      }
      let video = try #require(clip.video)
      #expect(video.count == 0)
      #expect(throws: StoreError.self) { try video.data() }
      #expect(throws: StoreError.self) { try video.data(in: 0..<1) }
      #expect(throws: StoreError.self) { try video.forEachChunk { _ in } }
      #expect(throws: StoreError.self) { try store.write { store.add(Clip(2, video)) } }
      #expect(throws: StoreError.self) { try store.context.snapshot.externalFiles() }
    }
  }

  @Test("Queries, observers and change sets see nil and other data")
  func queries() throws {
    let store = try Self.memory()
    try store.write {
      store.add(Clip(1))
      store.add(Clip(2, ExternalData(Data([1]))))
    }
    let clips = store.objects(Clip.self)
    #expect(clips.where { $0.video == nil }.map(\.id) == [1])
    #expect(clips.where { $0.video != nil }.map(\.id) == [2])
    #expect(try clips.filter("video == nil").map(\.id) == [1])
    #expect(throws: StoreError.self) { try clips.filter("video > 3") }
    #expect(throws: StoreError.self) { try clips.filter("video == 'a'") }
    var changes: [[Int]] = []
    let token = clips.observe(.only(\.video)) { change in
      if case .update(_, _, _, let modifications) = change { changes.append(modifications) }
    }
    let clip = try Self.clip(1, store)
    try store.write { clip.video = ExternalData(Data([2])) }
    store.refresh()
    try store.write { clip.title = "other" }
    store.refresh()
    try store.write { clip.video = ExternalData(Data([3])) }
    store.refresh()
    #expect(changes == [[0], [0]])
    token.invalidate()
  }

  @Test("Small data is encoded and decoded; more than 16 MB is refused")
  func coding() throws {
    let store = try Self.memory()
    let clip = Clip(1, ExternalData(Data([1, 2, 3])))
    try store.write {
      store.add(clip)
      store.add(Clip(2, ExternalData(Data(count: ValueType.maximumByteCount + 1))))
    }
    let json = try JSONEncoder().encode(clip)
    #expect(try JSONDecoder().decode(Clip.self, from: json).video?.data() == Data([1, 2, 3]))
    #expect(throws: StoreError.self) { try JSONEncoder().encode(try Self.clip(2, store)) }
  }

  @Test(
    "The command line shows lengths and files, finds equal contents equal, and refuses to export")
  func inspection() throws {
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory))
    try store.write {
      for (id, byte) in [(1, 1), (2, 1), (3, 2)] { store.add(Clip(id, ExternalData(Data([UInt8(byte)])))) }
    }
    let inspection = try StoreInspection(directory.url)
    let type = try #require(inspection.types.first { $0.name == "Clip" })
    let index = try #require(type.properties.firstIndex { $0.name == "video" })
    #expect(type.properties[index].hasExternalData)
    var shown: [StoredValue] = []
    try inspection.forEachObject(of: type) { object in
      if case .value(let value) = object.contents[index] { shown.append(value) }
    }
    #expect(shown.count == 3 && shown[0] == shown[1] && shown[1] != shown[2])
    #expect(shown[0].text.hasPrefix("\"1 bytes of external data, checksum "))
    let files = try inspection.files().filter { $0.kind == .external }
    #expect(files.count == 4 && files.filter { $0.byteCount == 1 }.count == 3)
    #expect(throws: StoreError.self) { try inspection.checkCanExport(type) }
    let json = directory.url.appending(path: "clips.json")
    try Data(#"[{"id": 4, "video": "AQ=="}]"#.utf8).write(to: json)
    _ = try store.importJSON(Clip.self, from: json)
    #expect(try Self.clip(4, store).video?.data() == Data([1]))
    try store.write { for clip in store.objects(Clip.self) { clip.video = nil } }
    try StoreInspection(directory.url).checkCanExport(type)
  }

  @Test("A seed is copied with its external data")
  func seed() throws {
    let (seed, target) = (try TemporaryDirectory(), try TemporaryDirectory())
    let expected = Self.bytes(Self.megabyte + 9)
    do {
      let store = try Store(configuration: Self.configuration(seed))
      try store.write { store.add(Clip(1, ExternalData(expected))) }
    }
    var configuration = Store.Configuration(
      location: .directory(target.url.appending(path: "store")), objectTypes: [Clip.self])
    configuration.seed = seed.url
    #expect(try Self.clip(1, try Store(configuration: configuration)).video?.data() == expected)
  }

  @Test("A property that is dropped, and a class that is deleted, leave no files")
  func dropping() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Store(configuration: Self.configuration(directory))
      try store.write { for id in 0..<3 { store.add(Clip(id, ExternalData(Data([1])))) } }
      try store.write { store.deleteAll() }
      try store.compact()
      #expect(try Self.files(directory) == [])
      try store.write { for id in 0..<3 { store.add(Clip(id, ExternalData(Data([1])))) } }
    }
    var configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Other.self], schemaVersion: 1)
    configuration.migration = { migration, _ in
      try migration.enumerateObjects(ofType: "Clip") { old, new in
        #expect((old["video"] as? ExternalData)?.count == 1)
        if old["id"] as? Int == 0 { new?["video"] = old["video"] }
      }
      try migration.deleteData(forType: "Clip")
    }
    let store = try Store(configuration: configuration)
    try store.compact()
    #expect(try Self.files(directory) == [])
  }

  @Test("External data can be neither indexed, unique, a primary key nor in a collection")
  func refusals() throws {
    final class IndexedClip: Object { @Persisted(indexed: true) var video: ExternalData? }
    final class UniqueClip: Object { @Persisted(unique: true) var video: ExternalData? }
    final class ListClip: Object { @Persisted var videos: List<ExternalData> }
    for type in [IndexedClip.self, UniqueClip.self, ListClip.self] as [Object.Type] {
      #expect(throws: StoreError.self) {
        try Store.temporary([type])
      }
    }
    let directory = try TemporaryDirectory()
    do { _ = try Store(configuration: Self.configuration(directory)) }
    let reading = try Store(configuration: Self.configuration(directory, isReadOnly: true))
    #expect(throws: StoreError.self) { try reading.externalDataWriter() }
  }

  @Test("A copy of an object in another store has the data")
  func copying() throws {
    let directories = (try TemporaryDirectory(), try TemporaryDirectory())
    let store = try Store(configuration: Self.configuration(directories.0))
    let backup = try Store(configuration: Self.configuration(directories.1))
    let data = Self.bytes(3 * Self.megabyte / 2)
    try store.write { store.add(Clip(1, ExternalData(data))) }
    let clip = try #require(store.object(ofType: Clip.self, forPrimaryKey: 1))
    try backup.write { backup.create(Clip.self, value: clip) }
    let copy = try #require(backup.object(ofType: Clip.self, forPrimaryKey: 1))
    #expect(try copy.video?.data() == data)
    #expect(try StoreVerification(of: directories.1.url).damages.isEmpty)
  }
}
