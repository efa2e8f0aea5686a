import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Optional features of the format that this version does not know, and unknown sections.
struct StoreFeatureTests {
  final class Sock: Object {
    @Persisted(primaryKey: true) var id: Int
  }

  private func open(_ directory: TemporaryDirectory, isReadOnly: Bool = false) throws -> Store {
    try directory.openStore([Sock.self], isReadOnly: isReadOnly, isolation: nil)
  }

  /// Creates a store with one object, and adds features to its manifest.
  private func store(using features: Set<StoreFeature>) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory)
      try store.write { store.create(Sock.self, value: ["id": 1]) }
      try store.compact()
    }
    let manifest = try Manifest(file: try directory.read("manifest"), path: "manifest")
    let changed = Manifest(
      version: manifest.version, nextSegment: manifest.nextSegment, segments: manifest.segments,
      tables: try manifest.decodedTables(byteCount: 1 << 40), features: features)
    try directory.write(changed.file, to: "manifest")
    return directory
  }

  @Test("A store with an unknown feature that is needed for reading is refused by the feature's name")
  func neededForReading() throws {
    let directory = try store(using: [StoreFeature(name: "encrypted", isNeededForReading: true)])
    for isReadOnly in [false, true] {
      let error = #expect(throws: StoreError.self) { try open(directory, isReadOnly: isReadOnly) }
      #expect(error?.code == .unsupportedFormat)
      #expect(error?.description.contains("\"encrypted\"") == true)
    }
  }

  @Test("A store with an unknown feature that is needed for writing can be read, and nothing is written")
  func neededForWriting() throws {
    let directory = try store(using: [StoreFeature(name: "replica", isNeededForReading: false)])
    let store = try open(directory)
    let name = "log.\(store.context.snapshot.version.rawValue)"
    let log = try directory.read(name)
    #expect(store.objects(Sock.self).count == 1)
    let error = #expect(throws: StoreError.self) { try store.write { store.deleteAll() } }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.description.contains("\"replica\"") == true)
    #expect(store.objects(Sock.self).count == 1)
    #expect(try directory.read(name) == log)
  }

  @Test("A record can say that the store uses a feature from then on", arguments: [true, false])
  func inRecord(isNeededForReading: Bool) throws {
    let directory = try TemporaryDirectory()
    try { try open(directory).write {} }()
    var names = ByteWriter()
    names.features([StoreFeature(name: "encrypted", isNeededForReading: isNeededForReading)])
    var record = ByteWriter()
    record.section(LogRecord.Tag.features, names.bytes)
    let version: Version
    do {
      var log = try Log(directory: directory.path, isReadOnly: false, startingAt: .zero)
      #expect(try log.tryLock())
      _ = try log.recover()
      version = log.version.next
      try log.append(record.bytes, version: version)
      let (position, sync) = try #require(try log.unpublished(upTo: version))
      try sync.perform()
      try log.publish(LogEnd(position: position, isSynced: true))
      try log.giveUpLock()
    }
    if isNeededForReading {
      let error = #expect(throws: StoreError.self) { try open(directory) }
      #expect(error?.description.contains("\"encrypted\"") == true)
    } else {
      let store = try open(directory, isReadOnly: true)
      #expect(store.context.snapshot.features.map(\.name) == ["encrypted"])
      let error = #expect(throws: StoreError.self) { try open(directory).write {} }
      #expect(error?.code == .unsupportedFormat)
    }
  }

  @Test("The record of the commit that begins to use a feature names it, and later ones don't")
  func firstRecord() throws {
    let transaction = Transaction(base: .empty)
    _ = transaction.addTable("Sock", [])
    transaction.use([.deny])
    let record = LogRecord.encode(Difference(from: .empty, to: transaction.current))
    #expect(try LogRecord.features(record) == [.deny])
    let replay = Transaction(base: .empty)
    try LogRecord.apply(record, to: replay)
    #expect(replay.current.features == [.deny])
    let next = Transaction(base: transaction.current)
    _ = next.addTable("Shoe", [])
    #expect(try LogRecord.features(LogRecord.encode(Difference(from: next.base, to: next.current))) == [])
  }

  @Test("Features are kept by later commits and checkpoints")
  func arePassedOn() throws {
    let feature = StoreFeature(name: "encrypted", isNeededForReading: false)
    let transaction = Transaction(base: .empty)
    transaction.use([feature])
    let next = Transaction(base: transaction.current).current
    #expect(next.features == [feature])
    let manifest = Manifest(
      version: next.version, nextSegment: 1, segments: [], tables: [], features: next.features)
    #expect(try Manifest(file: manifest.file, path: "manifest").features == [feature])
  }

  @Test(
    "Unknown sections from 128 on are skipped, and others are refused",
    arguments: [20, 127, 128, 255] as [UInt8])
  func unknownSections(tag: UInt8) throws {
    var body = ByteWriter()
    body.section(tag, [1, 2, 3])
    body.append(Manifest(version: .zero, nextSegment: 1, segments: [], tables: [], features: []).body)
    let read = Result { try Manifest(body: ByteReader(body.bytes), format: 2) }
    #expect((try? read.get()) != nil || tag < 128)
    #expect((try? read.get()) == nil || tag >= 128)

    // The record of a transaction that is a segment.
    var record = ByteWriter()
    record.append(
      LogRecord.encode(Manifest(version: .zero, nextSegment: 1, segments: [], tables: [], features: [])))
    record.section(tag, [1, 2, 3])
    let manifest = Result { try LogRecord.manifest(record.bytes) }
    #expect((try? manifest.get()) != nil || tag < 128)
    #expect((try? manifest.get()) == nil || tag >= 128)

    var column = ByteWriter()
    ColumnDefinition(name: "a", type: .bool).encode(into: &column)
    var options = ByteWriter()
    options.section(tag, [])
    var bytes = Array(column.bytes.dropLast())
    bytes += [UInt8(options.bytes.count)] + options.bytes
    var reader = ByteReader(bytes)
    let definition = Result { try ColumnDefinition(from: &reader, format: 2) }
    #expect((try? definition.get()) == (tag < 128 ? nil : ColumnDefinition(name: "a", type: .bool)))
  }
}
