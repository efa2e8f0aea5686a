import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A store of each released format must open in all later versions.
///
/// Until a format is released, `scripts/make-golden-store.sh` writes its files to `Fixtures`. Afterwards, they are never
/// written again; format 1 was released with 0.1.0. A change that makes these tests fail is then a new format. It needs
/// additional files, and code that still reads the old format. Format 2 isn't released yet, so its files follow the code.
@Suite("Golden stores", .serialized)
struct GoldenStoreTests {
  private static let formats = Array(1...FileHeader.formatVersion)

  private func fixture(_ format: UInt32) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/format-\(format)").standardizedFileURL
  }

  /// Returns every file below a directory with its bytes.
  private func files(in directory: URL) throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.path).reduce(into: [:]) { files, name in
      let file = directory.appending(path: name)
      if !file.hasDirectoryPath, let data = FileManager.default.contents(atPath: file.path) {
        files[name] = data
      }
    }
  }

  private func open(_ directory: URL, isReadOnly: Bool = false) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: GoldenStore.classes, isReadOnly: isReadOnly),
      isolation: nil)
  }

  private func expectHolds(_ store: Store, _ expected: [String]) {
    let found = GoldenStore.contents(of: store)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) where found != expected {
      Issue.record("Stored as \(found), which should be \(expected)")
    }
    #expect(store.failure == nil)
    store.context.snapshot.checkInvariants()
  }

  @Test(
    "The golden store has a manifest, segments, a record that names one, and logs that follow each other",
    arguments: formats)
  func hasAllKindsOfFiles(format: UInt32) throws {
    let files = try files(in: fixture(format))
    let logs = files.keys.compactMap(LogFile.base(ofName:)).sorted()
    #expect(Set(["manifest", "lock", "checkpoint"]).isSubset(of: files.keys))
    let manifest = try Manifest(file: Array(try #require(files["manifest"])), path: "manifest")
    let segments = files.keys.filter { $0.hasPrefix("segments/") }
    #expect(logs.count > 1 && manifest.segments.count == 1 && segments.count == 2)
    let lock = try #require(files["lock"])
    let mark = try #require(DurableMark(Array(lock)))
    #expect(mark.base == logs.last && mark.synced < mark.offset)
    #expect(logs.first == manifest.version || logs.first ?? .zero < manifest.version)
    #expect(files.values.reduce(0) { $0 + $1.count } < 1 << 20)
    #expect(try StoreFiles.formatVersion(of: fixture(format).path, on: SystemDisk()) == format)
  }

  @Test("A copy of the golden store is migrated, and verified", arguments: formats)
  func migrates(format: UInt32) throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: fixture(format), to: copy)
    let counts = Dictionary(uniqueKeysWithValues: try StoreInspection(copy).types.map { ($0.name, $0.count) })
    let classes = GoldenStore.classes
    do {
      let store = try Store(
        configuration: .init(location: .directory(copy), objectTypes: classes, schemaVersion: 9) {
          migration, oldVersion in
          #expect(oldVersion == 0)
          for (name, count) in counts {
            var found = 0
            try migration.enumerateObjects(ofType: name) { old, new in
              for property in old.propertyNames { _ = old[property] }
              #expect(new != nil || !classes.contains { "\($0)" == name })
              found += 1
            }
            #expect(found == count, "\(name)")
          }
        }, isolation: nil)
      expectHolds(store, try GoldenStore.expectedContents())
    }
    #expect(try Store.schemaVersion(at: copy) == 9)
    #expect(try StoreVerification(of: copy).damageCount == 0)
  }

  @Test(
    "A copy of the golden store opens with its contents, and can be written to and compacted",
    arguments: formats)
  func opensAndGoesOn(format: UInt32) throws {
    let expected = try GoldenStore.expectedContents()
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: fixture(format), to: copy)
    do {
      let store = try open(copy)
      expectHolds(store, expected)
      #expect(
        store.object(ofType: GoldenSample.self, forPrimaryKey: GoldenSample.id(2))?.double.bitPattern
          == 0x7FF8_0000_0000_0123)
      #expect(store.object(ofType: GoldenNumber.self, forPrimaryKey: 16_999)?.twoBytes == .max)
      #expect(store.object(ofType: GoldenText.self, forPrimaryKey: "text 102")?.body.count == 300)
      try store.write { store.add(GoldenText(1_000, length: 9)) }
      expectHolds(store, GoldenStore.contents(of: store))
    }
    var store: Store? = try open(copy)
    #expect(store?.object(ofType: GoldenText.self, forPrimaryKey: "text 1000") != nil)
    try store?.write {
      if let text = store?.object(ofType: GoldenText.self, forPrimaryKey: "text 1000") { store?.delete(text) }
    }
    try store?.compact()
    store = nil
    expectHolds(try open(copy), expected)
  }

  @Test(
    "The golden store opens for reading only in its own directory, and is not changed", arguments: formats)
  func opensReadOnly(format: UInt32) throws {
    let before = try files(in: fixture(format))
    do {
      let store = try open(fixture(format), isReadOnly: true)
      expectHolds(store, try GoldenStore.expectedContents())
      #expect(throws: StoreError.self) { try store.write {} }
    }
    #expect(try files(in: fixture(format)) == before)
  }

  @Test("The golden store is sound, and so is what a later version writes on top of it", arguments: formats)
  func verifies(format: UInt32) throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: fixture(format), to: copy)
    for _ in 0..<2 {
      #expect(try StoreVerification(of: copy).damages.isEmpty)
      let store = try open(copy)
      try store.write { store.add(GoldenText(1_000, length: 9), update: .modified) }
      try store.context.engine.checkpoint(isWhole: false, waits: true)
    }
  }

  @Test("The first write to a store of an older format, not opening it, begins a log of the current one")
  func convertsAtTheFirstWrite() throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: fixture(1), to: copy)
    let before = try files(in: copy)
    var store: Store? = try open(copy)
    try store?.write {}
    store = nil
    #expect(try StoreFiles.formatVersion(of: copy.path, on: SystemDisk()) == 1)
    #expect(try files(in: copy).keys.sorted() == before.keys.sorted())
    for length in [9, 10] {
      store = try open(copy)
      try store?.write { store?.add(GoldenText(1_000, length: length), update: .modified) }
      store = nil
      #expect(try StoreFiles.formatVersion(of: copy.path, on: SystemDisk()) == FileHeader.formatVersion)
    }
    // The log of format 1 contains nothing that programs of this format don't know.
    let old = try #require(files(in: copy).keys.filter { LogFile.base(ofName: $0) != nil }.min())
    if let log = before[old] { #expect(try files(in: copy)[old] == log) }
    #expect(try open(copy).object(ofType: GoldenText.self, forPrimaryKey: "text 1000")?.body.count == 10)
  }

  @Test("Large values and collections that 0.1.0 has written are read, changed and rewritten")
  func reels() throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    let fixture = fixture(1).deletingLastPathComponent().appending(path: "format-1-reels")
    try FileManager.default.copyItem(at: fixture, to: copy)
    func open() throws -> Store {
      try Store(
        configuration: .init(location: .directory(copy), objectTypes: [GoldenReel.self]), isolation: nil)
    }
    func check(_ store: Store, _ count: Int) {
      let found = store.objects(GoldenReel.self).sorted(by: \.id).map(\.contents)
      #expect(found == (0..<count).map { GoldenReel(number: $0).contents })
      for number in 0..<count where number % 3 == 0 {
        let title = GoldenReel(number: number).title
        #expect(store.objects(GoldenReel.self).where { $0.title == title }.map(\.id) == [number])
      }
      store.context.snapshot.checkInvariants()
      #expect(store.failure == nil)
    }
    check(try open(), 14)
    for round in 0..<3 {
      let store = try open()
      try store.write {
        store.add(GoldenReel(number: 14 + round))
        // Changes every reel and then reverts the changes, so that it is in a chunk of this version.
        for reel in store.objects(GoldenReel.self) {
          reel.frameNumbers.append(1)
          reel.credits["nobody"] = 0
          reel.tags.insert("none")
        }
        for reel in store.objects(GoldenReel.self) {
          reel.frameNumbers.removeLast()
          reel.credits["nobody"] = nil
          reel.tags.remove("none")
        }
      }
      check(store, 15 + round)
      if round < 2 {
        try store.context.engine.checkpoint(isWhole: false, waits: true)
      } else {
        try store.compact()
      }
      check(store, 15 + round)
      #expect(try StoreVerification(of: copy).damages.isEmpty)
    }
    check(try open(), 17)
  }

  @Test("Defaults of added properties, and ranges of deleted rows, are read, changed and rewritten")
  func defaults() throws {
    let fixture = fixture(2).deletingLastPathComponent().appending(path: "format-2-defaults")
    let before = try files(in: fixture)
    #expect(
      before["manifest"]?.range(of: Data("defaults".utf8)) != nil
        || before.contains {
          $0.key.hasPrefix("log.") && $0.value.range(of: Data("defaults".utf8)) != nil
        })
    let expected = try GoldenDefaults.expectedContents()
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: fixture, to: copy)
    func open() throws -> Store {
      try Store(
        configuration: .init(location: .directory(copy), objectTypes: [GoldenDefaults.GoldenPlace.self]),
        isolation: nil)
    }
    #expect(try StoreVerification(of: copy).damages.isEmpty)
    #expect(GoldenDefaults.contents(of: try open()) == expected)
    for isWhole in [false, true] {
      let store = try open()
      let place = try #require(store.object(ofType: GoldenDefaults.GoldenPlace.self, forPrimaryKey: 1))
      try store.write { (place.name, place.height) = ("other", 2) }
      if isWhole {
        try store.compact()
      } else {
        try store.context.engine.checkpoint(isWhole: false, waits: true)
      }
      try store.write { (place.name, place.height) = ("unknown", 1.5) }
      #expect(GoldenDefaults.contents(of: store) == expected)
      store.context.snapshot.checkInvariants()
      #expect(try StoreVerification(of: copy).damages.isEmpty)
    }
    #expect(GoldenDefaults.contents(of: try open()) == expected)
  }

  @Test("An empty log of an older format is replaced")
  func replacesEmptyLog() throws {
    let directory = try TemporaryDirectory()
    var header = Array(LogHeader.encode(base: .zero)[..<28])
    header[8] = 1
    var writer = ByteWriter()
    writer.append(header)
    writer.fixed(Checksum.crc32c(header[...]))
    try directory.write(writer.bytes, to: "log.0")
    let store = try open(directory.url)
    try store.write { store.add(GoldenText(1, length: 9)) }
    #expect(try StoreFiles.formatVersion(of: directory.path, on: SystemDisk()) == FileHeader.formatVersion)
    #expect(try open(directory.url, isReadOnly: true).objects(GoldenText.self).count == 1)
  }

  @Test(
    "Creates the golden store of the current format again",
    .enabled(if: ProcessInfo.processInfo.environment["SANTACORE_MAKE_GOLDEN_STORE"] == "1"))
  func make() throws {
    try? FileManager.default.removeItem(at: fixture(FileHeader.formatVersion))
    try GoldenStore.make(at: fixture(FileHeader.formatVersion))
    let defaults = fixture(2).deletingLastPathComponent().appending(path: "format-2-defaults")
    try? FileManager.default.removeItem(at: defaults)
    try GoldenDefaults.make(at: defaults)
  }
}
