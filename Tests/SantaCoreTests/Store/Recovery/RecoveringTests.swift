import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Damaged stores, and the data that can be recovered from them.
@Suite("Recovering a damaged store", .unlessItHangs) struct RecoveringTests {
  private static func all(_ model: RecoveryModel) -> Set<Int> { Set(model.things.keys) }

  @Test("An intact store comes back whole, from segments and from logs", arguments: [true, false])
  func intact(isCompact: Bool) throws {
    let model = try RecoveryModel(seed: 1, count: 700, isCompact: isCompact)
    let report = try model.recover(model.directory, required: Self.all(model))
    #expect(report.isComplete && report.damageCount == 0 && report.notes.isEmpty, "\(report)")
    #expect(report.objectCount == report.types.reduce(0) { $0 + $1.objectCount } && report.lostCount == 0)
    #expect(report.types.map(\.name).sorted() == ["Event", "Part", "Thing"])
  }

  @Test("The schema comes back with its version, former names, indexes and rules")
  func schema() throws {
    let model = try RecoveryModel(seed: 1, count: 20)
    let target = try TemporaryDirectory()
    try Store.recover(at: model.directory.url, to: target.url)
    #expect(try StoreInspection(target.url).schema == StoreInspection(model.directory.url).schema)
  }

  // MARK: Stores of 0.2.0

  /// Creates a store as 0.2.0 left it. A record with types and objects is followed by a record with an unnamed property, and
  /// later records change the objects.
  private static func unnamedProperty() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    do {
      let engine = try Engine(directory: directory.path, isReadOnly: false)
      let transaction = Transaction(base: try engine.beginWrite())
      let key = ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true)
      let table = transaction.addTable("Card", [key, ColumnDefinition(name: "text", type: .string)])
      let row = transaction.insertRow(table, primaryKey: .int(1))
      transaction.setValue(.string("a"), at: CellAddress(table: table, row: row, column: ColumnID(1)))
      _ = try engine.commit(transaction)
    }
    var state = try StoreInspection(directory.url).snapshot
    var log = try Log(directory: directory.path, isReadOnly: false, startingAt: .zero)
    _ = try log.recover()
    func append(_ change: (Transaction) -> Void) throws {
      let transaction = Transaction(base: state)
      change(transaction)
      transaction.completeChanges()
      let new = transaction.current
      try log.append(LogRecord.encode(Difference(from: state, to: new)), version: new.version)
      let (position, sync) = try #require(try log.unpublished(upTo: new.version))
      try sync.perform()
      try log.publish(LogEnd(position: position, isSynced: true))
      state = new
    }
    try append { transaction in
      let other = transaction.addTable(
        "Other",
        [
          ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true),
          ColumnDefinition(name: "", type: .int64), ColumnDefinition(name: "unnamed", type: .string),
        ])
      for key in 1...2 {
        let row = transaction.insertRow(other, primaryKey: .int(Int64(key)))
        transaction.setValue(.int(5), at: CellAddress(table: other, row: row, column: ColumnID(1)))
      }
    }
    try append { transaction in
      let other = TableID(rawValue: 1)
      let row = transaction[other].rows[1]
      transaction.setValue(.int(6), at: CellAddress(table: other, row: row, column: ColumnID(1)))
      transaction.removeRow(transaction[TableID(rawValue: 0)].rows[0], from: TableID(rawValue: 0))
      _ = transaction.insertRow(TableID(rawValue: 0), primaryKey: .int(2))
    }
    return directory
  }

  @Test("A property without a name, which 0.2.0 stored, gets one, and everything else is as it was")
  func unnamed() throws {
    let directory = try Self.unnamedProperty()
    #expect(throws: StoreError.self) { try StoreInspection(directory.url) }
    let target = try TemporaryDirectory()
    let report = try Store.recover(at: directory.url, to: target.url)
    #expect(report.isComplete && report.damageCount == 0, "\(report)")
    #expect(report.notes == ["A property of Other without a name is called unnamed2."])
    #expect(try StoreVerification(of: target.url).damageCount == 0)
    let found = try StoreInspection(target.url)
    #expect(found.types.map(\.name) == ["Card", "Other"])
    #expect(found.types[1].properties.map(\.name) == ["id", "unnamed2", "unnamed"])
    let table = found.snapshot[TableID(rawValue: 1)]
    #expect(table.rows.map { table.value(ColumnID(1), of: $0) } == [.int(5), .int(6)])
    let cards = found.snapshot[TableID(rawValue: 0)]
    #expect(cards.rows.map { cards.value(ColumnID(0), of: $0) } == [.int(2)])
  }

  // MARK: The manifest

  @Test("With nothing but a damaged manifest, the report does not say that everything could be read")
  func manifestAlone() throws {
    let directory = try TemporaryDirectory()
    for bytes in [[], Array("another file".utf8), Array(repeating: 7, count: 500)] {
      try directory.write(bytes, to: "manifest")
      let report = try Self.recover(directory)
      #expect(!report.isComplete && report.damageCount == 1 && report.objectCount == 0, "\(report)")
    }
  }

  @Test("Without a manifest, its copy in the segment has the types", arguments: [true, false])
  func missingManifest(isCompact: Bool) throws {
    let model = try RecoveryModel(seed: 2, count: 300, isCompact: isCompact)
    let damaged = try model.copy()
    try damaged.remove("manifest")
    let report = try model.recover(damaged, required: Self.all(model))
    #expect(report.isComplete && report.damages.map(\.what) == ["the manifest is missing"], "\(report)")
  }

  @Test("With a damaged manifest, too")
  func damagedManifest() throws {
    let model = try RecoveryModel(seed: 3, count: 60)
    let manifest = try model.directory.read("manifest")
    for offset in stride(from: 0, to: manifest.count, by: max(1, manifest.count / 20)) {
      let damaged = try model.copy()
      var bytes = manifest
      bytes[offset] ^= 4
      try damaged.write(bytes, to: "manifest")
      let report = try model.recover(damaged, required: Self.all(model))
      #expect(report.isComplete && report.damageCount > 0, "byte \(offset): \(report)")
    }
  }

  @Test("In a store of an older program, whose segments have no copy, the rest of the manifest is used")
  func damagedOldManifest() throws {
    let model = try RecoveryModel(seed: 3, count: 60)
    let store = SegmentStore(path: model.directory.path, typicalByteCount: Log.bound, disk: SystemDisk())
    let snapshot = try #require(try store.newest())
    let whole = try store.write(snapshot, isWhole: true)
    try store.publish(whole)
    try store.removeUnused(whole, but: [])
    let manifest = try model.directory.read("manifest")
    var recovered = 0
    for offset in stride(from: 32, to: manifest.count, by: max(1, manifest.count / 30)) {
      let damaged = try model.copy()
      var bytes = manifest
      bytes[offset] ^= 4
      try damaged.write(bytes, to: "manifest")
      let target = try TemporaryDirectory()
      let report = try Store.recover(at: damaged.url, to: target.url)
      #expect(!report.isComplete)
      #expect(try StoreVerification(of: target.url).damageCount == 0)
      if report.objectCount > 100 { recovered += 1 }
    }
    #expect(recovered > 5)
    let damaged = try model.copy()
    try damaged.remove("manifest")
    let report = try Store.recover(at: damaged.url, to: try TemporaryDirectory().url)
    #expect(!report.isComplete && report.objectCount == 0 && report.damageCount > 1, "\(report)")
  }

  // MARK: Segments and logs

  @Test("A missing segment loses only what is in it")
  func missingSegment() throws {
    let model = try RecoveryModel(seed: 4, count: 400, isCompact: false)
    let damaged = try model.copy()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: damaged.url.appending(path: "segments").path)
    try damaged.remove("segments/\(try #require(names.first))")
    let report = try model.recover(damaged, required: [], mayBeOld: true)
    #expect(!report.isComplete)
    #expect(report.damages.contains { $0.what.contains("missing") })
    // The objects in the log were inserted later.
    #expect(report.objectCount > 100)
    try FileManager.default.removeItem(at: damaged.url.appending(path: "segments"))
    #expect(try !model.recover(damaged, required: [], mayBeOld: true).isComplete)
  }

  @Test("Neither locks nor logs are needed, and a log that is not the last is missed")
  func missingFiles() throws {
    let model = try RecoveryModel(seed: 5, count: 200)
    let damaged = try model.copy()
    for name in ["lock", "checkpoint"] { try? damaged.remove(name) }
    #expect(try model.recover(damaged, required: Self.all(model)).isComplete)
    for name in try FileManager.default.contentsOfDirectory(atPath: damaged.path) where name.hasPrefix("log.")
    {
      try damaged.remove(name)
    }
    #expect(try model.recover(damaged, required: Self.all(model)).isComplete)
  }

  @Test("Of a log with a damaged record, the records before and after it are applied")
  func damagedRecord() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Row.self])
      for id in 0..<9 { try store.write { store.add(Row(id, value: id)) } }
    }
    let log = try directory.read("log.0")
    let found = LogSalvage.findings(in: log, base: .zero, path: "log.0")
    // The first record contains the definitions.
    #expect(found.records.count == 10 && found.damages.isEmpty && found.incompleteEnd == nil)
    for index in 1..<10 {
      let record = found.records[index]
      for offset in [record.offset, record.offset + 9, record.offset + 30] {
        var bytes = log
        bytes[offset] ^= 1
        try directory.write(bytes, to: "log.0")
        let target = try TemporaryDirectory()
        let report = try Store.recover(at: directory.url, to: target.url)
        #expect(!report.isComplete && report.damageCount > 0, "\(report)")
        let store = try target.openStore([Row.self])
        #expect(Set(store.objects(Row.self).map(\.id)) == Set(0..<9).subtracting([index - 1]))
        #expect(store.objects(Row.self).allSatisfy { $0.value == $0.id && $0.link?.value == $0.id })
        #expect(try StoreVerification(of: target.url).damageCount == 0)
      }
    }
    // Later objects can't be read without the definitions.
    var bytes = log
    bytes[found.records[0].offset + 30] ^= 1
    try directory.write(bytes, to: "log.0")
    let report = try Store.recover(at: directory.url, to: try TemporaryDirectory().url)
    #expect(!report.isComplete && report.objectCount == 0)
  }

  @Test("If the commit that deleted an object is missing, the later object with its key comes back")
  func replacedObject() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Row.self])
      try store.write { store.add(Row(1, value: 10)) }
      try store.write { store.deleteAll() }
      try store.write { store.add(Row(1, value: 20)) }
    }
    var log = try directory.read("log.0")
    let records = LogSalvage.findings(in: log, base: .zero, path: "log.0").records
    #expect(records.count == 4)
    log[records[2].offset + 9] ^= 1
    try directory.write(log, to: "log.0")
    let target = try TemporaryDirectory()
    let report = try Store.recover(at: directory.url, to: target.url)
    #expect(!report.isComplete && report.damageCount > 0, "\(report)")
    let store = try target.openStore([Row.self])
    #expect(store.objects(Row.self).map(\.value) == [20])
    #expect(try StoreVerification(of: target.url).damageCount == 0)
  }

  @Test("The end of a commit that was never completely written is no damage")
  func tornEnd() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Row.self])
      for id in 0..<3 { try store.write { store.add(Row(id, value: id)) } }
    }
    var bytes = try directory.read("log.0")
    let end = LogSalvage.findings(in: bytes, base: .zero, path: "log.0").end
    bytes[end] = 77
    bytes[end + 20] = 1
    try directory.write(bytes, to: "log.0")
    let report = try Store.recover(at: directory.url, to: try TemporaryDirectory().url)
    #expect(report.isComplete && report.damageCount == 0 && report.objectCount == 6, "\(report)")
    // A synced commit is missing.
    try directory.write(Array(bytes.prefix(end - 10)), to: "log.0")
    let cut = try Store.recover(at: directory.url, to: try TemporaryDirectory().url)
    #expect(!cut.isComplete && cut.objectCount == 4, "\(cut)")
  }

  // MARK: The report

  /// Returns a copy of the golden store, whose second log has the last commits.
  private static func golden() throws -> TemporaryDirectory {
    let fixture = URL(filePath: #filePath).appending(path: "../../../Fixtures/format-2").standardizedFileURL
    let copy = try TemporaryDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.path) {
      try FileManager.default.copyItem(at: fixture.appending(path: name), to: copy.url.appending(path: name))
    }
    return copy
  }

  private static func recover(_ directory: TemporaryDirectory) throws -> RecoveryReport {
    try Store.recover(at: directory.url, to: TemporaryDirectory().url)
  }

  @Test("Without the last log, the mark says that commits are missing")
  func missingLastLog() throws {
    let directory = try Self.golden()
    try directory.remove("log.13")
    let report = try Self.recover(directory)
    #expect(!report.isComplete && report.version == 13, "\(report)")
    #expect(report.damages.map(\.what) == ["the log with the commits after version 13 is missing"])
  }

  @Test("What follows the last commit of a log that another one continues is no damage")
  func restOfEarlierLog() throws {
    let directory = try Self.golden()
    try directory.write(
      try directory.read("log.4") + [1, 2, 3] + Array(repeating: 9, count: 100), to: "log.4")
    #expect(try StoreVerification(of: directory.url).damageCount == 0)
    let report = try Self.recover(directory)
    #expect(report.isComplete && report.damageCount == 0 && report.objectCount == 661, "\(report)")
  }

  @Test("If neither the log nor the mark can be read, the report does not say that everything could be")
  func unreadableLogAndMark() throws {
    let directory = try Self.golden()
    try directory.write(Array(repeating: 7, count: 48), to: "lock")
    let log = try directory.read("log.13")
    for bytes in [
      Array("another file".utf8), Array(log.prefix(log.count / 3)), Array(repeating: 5, count: 500),
    ] {
      try directory.write(bytes, to: "log.13")
      let report = try Self.recover(directory)
      #expect(!report.isComplete && report.damageCount > 0, "\(report)")
    }
    // Nothing is missing if only the mark is damaged.
    try directory.write(log, to: "log.13")
    #expect(try Self.recover(directory).isComplete)
  }

  @Test(
    "A manifest that goes on with a hole of a tebibyte takes neither memory nor time",
    arguments: [true, false])
  func longManifest(hasHeader: Bool) throws {
    let model = try RecoveryModel(seed: 2, count: 60)
    let manifest = model.directory.url.appending(path: "manifest")
    if !hasHeader { try Data().write(to: manifest) }
    let file = try FileHandle(forWritingTo: manifest)
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    let target = try TemporaryDirectory()
    let start = ContinuousClock.now
    let report = try Store.recover(at: model.directory.url, to: target.url)
    #expect(report.isComplete && report.damageCount == 1, "\(report)")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  // MARK: The new store

  @Test("Of several programs that recover to one directory, the first one has it, and its store stays")
  func concurrentRecoveries() throws {
    let directory = try Self.golden()
    for _ in 0..<6 {
      let parent = try TemporaryDirectory()
      let target = parent.url.appending(path: "new")
      let codes = Mutex<[StoreError.Code?]>([])
      DispatchQueue.concurrentPerform(iterations: 3) { _ in
        var code: StoreError.Code?
        do { try Store.recover(at: directory.url, to: target) } catch { code = (error as? StoreError)?.code }
        codes.withLock { $0.append(code) }
      }
      let errors = codes.withLock { $0.compactMap { $0 } }
      #expect(
        errors.count == 2 && errors.allSatisfy { [.cannotCreate, .corruptFile].contains($0) }, "\(errors)")
      let found = try StoreVerification(of: target)
      #expect(found.damageCount == 0 && found.objectCount == 661)
    }
  }

  @Test("The directory of a recovery that was interrupted is no store")
  func interrupted() throws {
    let directory = try Self.golden()
    let target = try TemporaryDirectory()
    do { _ = try Engine(directory: target.path, isReadOnly: false) }
    try target.write([], to: StoreFiles.recoveryMarker)
    #expect(throws: StoreError.self) { try StoreInspection(target.url) }
    let error = #expect(throws: StoreError.self) {
      try target.openStore([Photo.self])
    }
    #expect(
      error?.code == .corruptFile && error?.message.contains("recover the damaged store again") ?? false)
    #expect(try StoreVerification(of: target.url).damageCount == 1)
    #expect(try !Self.recover(target).isComplete)
    #expect(throws: StoreError.self) { try Store.recover(at: directory.url, to: target.url) }
    #expect(try Store.deleteFiles(at: target.url))
    try Store.recover(at: directory.url, to: target.url)
    #expect(!FileManager.default.fileExists(atPath: target.path + "/" + StoreFiles.recoveryMarker))
  }

  @Test("The new store is not in the damaged one, however its path is written")
  func targetWithin() throws {
    let parent = try TemporaryDirectory()
    let directory = try Self.golden()
    let damaged = parent.url.appending(path: "damaged")
    try FileManager.default.copyItem(at: directory.url, to: damaged)
    for path in [
      "damaged/new", "none/../damaged/new", "none/./x/../../damaged/new", "damaged/segments/../new",
    ] {
      let error = #expect(throws: StoreError.self) {
        try StoreRecovery.recover(damaged.path, to: parent.path + "/" + path)
      }
      #expect(error?.code == .cannotCreate, "\(path)")
    }
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: damaged.path).sorted()
        == FileManager.default.subpathsOfDirectory(atPath: directory.path).sorted())
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent.path) == ["damaged"])
  }

  // MARK: Other data

  final class Photo: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var image: ExternalData?
  }

  @Test("External data comes back, and a file that is damaged is nil and reported")
  func externalData() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Photo.self])
      try store.write {
        for id in 0..<3 {
          let photo = Photo()
          photo.id = id
          photo.image = ExternalData(Data(repeating: UInt8(id), count: 3_000))
          store.add(photo)
        }
      }
    }
    func recovered() throws -> (RecoveryReport, [Data?]) {
      let target = try TemporaryDirectory()
      let report = try Store.recover(at: directory.url, to: target.url)
      #expect(try StoreVerification(of: target.url).damageCount == 0)
      let store = try target.openStore([Photo.self])
      return (report, try store.objects(Photo.self).sorted(by: \.id).map { try $0.image?.data() })
    }
    let (whole, images) = try recovered()
    #expect(whole.isComplete && images.map { $0?.first } == [0, 1, 2], "\(whole)")
    let folder = directory.url.appending(path: "external")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      UUID(uuidString: $0) != nil
    }
    try FileManager.default.removeItem(at: folder.appending(path: files[0]))
    let (report, rest) = try recovered()
    #expect(!report.isComplete && report.incompleteCount == 1 && report.objectCount == 3, "\(report)")
    #expect(rest.compactMap(\.self).count == 2 && report.damages.contains { $0.file.contains(files[0]) })
  }

  @Test("The damaged store may be read-only, and the target must be empty and elsewhere")
  func directories() throws {
    let model = try RecoveryModel(seed: 6, count: 20)
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: model.directory.path) {
      try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: "\(model.directory.path)/\(name)")
    }
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: model.directory.path)
    defer {
      for name in ["", "/segments"] {
        try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: model.directory.path + name)
      }
    }
    let parent = try TemporaryDirectory()
    let target = parent.url.appending(path: "a/b")
    #expect(try Store.recover(at: model.directory.url, to: target).isComplete)
    func code(_ source: URL, _ target: URL) -> StoreError.Code? {
      #expect(throws: StoreError.self) { try Store.recover(at: source, to: target) }?.code
    }
    #expect(code(model.directory.url, target) == .cannotCreate)
    #expect(code(model.directory.url, model.directory.url) == .cannotCreate)
    #expect(code(model.directory.url, model.directory.url.appending(path: "new")) == .cannotCreate)
    let empty = try TemporaryDirectory()
    #expect(code(empty.url, parent.url.appending(path: "c")) == .inputOutput)
    #expect(code(empty.url.appending(path: "none"), parent.url.appending(path: "c")) == .inputOutput)
    #expect(!manager.fileExists(atPath: parent.url.appending(path: "c").path))
  }

  // MARK: Random damage

  @Test(
    "Whatever is damaged, objects in intact blocks come back, and nothing else is made up",
    arguments: RandomRun.seeds(2))
  func segments(seed: UInt64) throws {
    let model = try RecoveryModel(seed: seed, count: 600)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(
        atPath: model.directory.url.appending(path: "segments").path
      ).first)
    let number = SegmentNumber(rawValue: try #require(UInt64(name)))
    let segment = try model.directory.read("segments/\(name)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomRun.size(60, plain: 12) {
      var bytes = segment
      var changed: [Range<Int>] = []
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let end = Int.random(in: 0..<bytes.count, using: &random)
        changed = [end..<bytes.count]
        bytes.removeSubrange(end...)
      case 1:
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let range = start..<min(bytes.count, start + Int.random(in: 1...5_000, using: &random))
        changed = [range]
        for index in range { bytes[index] = 0 }
      default:
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let offset = Int.random(in: 0..<bytes.count, using: &random)
          bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
          changed.append(offset..<(offset + 1))
        }
      }
      let damaged = try model.copy()
      try damaged.write(bytes, to: "segments/\(name)")
      let required = try model.reachable { segment, range in
        segment == number && changed.contains { $0.overlaps(range) }
      }
      let report = try model.recover(damaged, required: required)
      let things = report.types.first { $0.name == "Thing" }
      #expect(things.map { $0.objectCount + $0.lostCount } == model.things.count, "\(report)")
    }
  }

  @Test("A node with a flipped bit still leads to its intact children")
  func nodes() throws {
    let model = try RecoveryModel(seed: 9, count: 700)
    let snapshot = try StoreInspection(model.directory.url).snapshot
    let table = snapshot[try #require(snapshot.table(named: "Thing"))]
    let root = try #require(table.chunks.root?.reference)
    let name = "segments/\(root.segment.rawValue)"
    // Damages its checksum, its version, and one of its references.
    for (offset, lost) in [(1, 0), (9, 0), (33, 256)] {
      let damaged = try model.copy()
      var bytes = try damaged.read(name)
      bytes[root.offset + offset] ^= 1
      try damaged.write(bytes, to: name)
      let report = try model.recover(damaged, required: [])
      let things = try #require(report.types.first { $0.name == "Thing" })
      #expect(things.lostCount == lost, "\(report)")
      #expect(report.damageCount > 0)
    }
  }

  @Test(
    "Any file may be changed in any way: recovering ends, and makes a store that verifies",
    arguments: RandomRun.seeds(2))
  func anyFile(seed: UInt64) throws {
    let model = try RecoveryModel(seed: seed, count: 200, isCompact: false)
    var random = SeededGenerator(seed: seed)
    let names = try RecoveryModel.files(model.directory).keys.filter { !$0.hasSuffix("lock") }.sorted()
    for _ in 0..<RandomRun.size(100, plain: 20) {
      let damaged = try model.copy()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = names[Int.random(in: 0..<names.count, using: &random)]
        guard var bytes = try? damaged.read(name), !bytes.isEmpty else { continue }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: try damaged.remove(name)
        case 1: bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...)
        case 2:
          bytes += (0..<Int.random(in: 1...100, using: &random)).map { _ in
            UInt8.random(in: .min ... .max, using: &random)
          }
        default:
          for _ in 0..<Int.random(in: 1...30, using: &random) {
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
              in: .min ... .max, using: &random)
          }
        }
        if FileManager.default.fileExists(atPath: damaged.url.appending(path: name).path) {
          try damaged.write(bytes, to: name)
        }
      }
      do { try model.recover(damaged, required: [], mayBeOld: true) } catch let error as StoreError {
        // The format version was changed, or no file of a store remains.
        #expect([.unsupportedFormat, .inputOutput, .schemaMismatch].contains(error.code), "\(error)")
      }
    }
  }
}
