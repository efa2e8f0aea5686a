import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Stores whose files were changed by a crash, a disk or another program.
struct DamageTests {
  final class Wheel: EmbeddedObject {
    @Persisted var size: Int
  }

  final class Cart: Object {
    @Persisted(indexed: true) var price: Double?
    @Persisted var tags: MutableSet<Int>
    @Persisted var rows: Map<String, Row?>
    @Persisted var wheel: Wheel?
    @Persisted var wheels: List<Wheel>
  }

  /// A small log, with the contents after each of its commits.
  private struct SmallLog {
    let log: [UInt8]
    let lock: [UInt8]
    let states: [UInt64: String]
    /// The end offset of each record.
    let ends: [Int]

    init() throws {
      let directory = try TemporaryDirectory()
      let store = try directory.openStore([Row.self, Target.self, Owner.self, Cart.self])
      var states: [UInt64: String] = [0: ""]
      var ends: [Int] = []
      func note() throws {
        states[store.context.snapshot.version.rawValue] = store.context.snapshot.contents
        let lock = try directory.read("lock")
        ends.append(try #require(DurableMark(lock)).offset)
      }
      try note()
      try store.write {
        store.add([Row(0, value: 1), Row(1, value: -1)])
        store.add(Owner())
        let cart = Cart()
        cart.tags.formUnion([3, 1])
        cart.rows["a"] = store.row(0)
        cart.rows["b"] = store.row(1)
        cart.wheel = Wheel()
        store.add(cart)
      }
      try note()
      try store.write { store.owner.rows.append(contentsOf: [store.row(0), store.row(1), store.row(0)]) }
      try note()
      try store.write {
        store.row(0).note = "a text that is longer than a slot"
        store.owner.rows.move(from: 0, to: 2)
        let cart = store.objects(Cart.self)[0]
        cart.tags.formSymmetricDifference([2, 1])
        cart.rows["b"] = store.row(0)
        cart.rows["c"] = store.row(1)
        cart.wheels.append(Wheel())
        cart.wheel = Wheel()
        cart.price = 5
      }
      try note()
      try store.write { store.delete(store.row(1)) }
      try note()
      self.states = states
      self.ends = ends
      // Leaves out the zeros that are preallocated after the last record.
      log = Array(try directory.read("log.0").prefix(ends[ends.count - 1]))
      lock = try directory.read("lock")
    }
  }

  /// Opens a log and returns its state, or nil if it is refused as damaged. The error must name the file.
  private func open(_ log: [UInt8], lock: [UInt8]?, _ directory: TemporaryDirectory) throws -> Snapshot? {
    try directory.write(log, to: "log.0")
    // The lock file might not exist.
    if let lock { try directory.write(lock, to: "lock") } else { try? directory.remove("lock") }
    do throws(StoreError) {
      let snapshot = try Engine(directory: directory.path, isReadOnly: false).latest
      snapshot.checkInvariants()
      return snapshot
    } catch {
      #expect([.corruptFile, .unsupportedFormat].contains(error.code), "\(error)")
      #expect(error.message.contains(directory.path + "/log.0"), "\(error)")
      #expect(try directory.read("log.0") == log, "A damaged log was changed.")
      return nil
    }
  }

  @Test("A hole behind the log is an error, and is not read to its end")
  func hole() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.url.filePath
    do {
      let engine = try Engine(directory: path, isReadOnly: false)
      _ = try engine.beginWrite()
      engine.cancelWrite()
    }
    let file = try SystemDisk().open(path + "/log.0", .readWrite)
    try file.write([1], at: 1 << 40)
    let engine = try Engine(directory: path, isReadOnly: false)
    #expect {
      _ = try engine.beginWrite()
    } throws: {
      ($0 as? StoreError)?.code == .corruptFile
    }
  }

  @Test(
    "A log that is truncated at any byte opens to a committed prefix or is refused, and never gives a wrong value",
    arguments: [true, false])
  func cut(withMark: Bool) throws {
    let small = try SmallLog()
    let directory = try TemporaryDirectory()
    for length in RandomRun.steps(from: 0, to: small.log.count, by: 1, plain: 3) {
      let opened = try open(Array(small.log[..<length]), lock: withMark ? small.lock : nil, directory)
      if withMark || length < LogHeader.byteCount {
        #expect(opened == nil, "The mark says that there was more than \(length) bytes.")
        continue
      }
      let snapshot = try #require(opened, "cut at \(length)")
      #expect(snapshot.contents == small.states[snapshot.version.rawValue], "cut at \(length)")
      // The store has everything before the cut, and opening removed the incomplete rest from the file.
      let whole = small.ends.filter { $0 <= length }
      #expect(snapshot.version.rawValue == UInt64(whole.count), "cut at \(length)")
      #expect(try directory.read("log.0").count == whole.last ?? LogHeader.byteCount)
    }
  }

  @Test(
    "A log with any byte flipped opens to a committed prefix, or is refused", arguments: [true, false],
    [0xFF, 0x01] as [UInt8])
  func flip(withMark: Bool, mask: UInt8) throws {
    let small = try SmallLog()
    let directory = try TemporaryDirectory()
    for offset in RandomRun.steps(from: 0, to: small.log.count, by: 1, plain: 3) {
      var log = small.log
      log[offset] ^= mask
      let opened = try open(log, lock: withMark ? small.lock : nil, directory)
      let isInLast = offset >= small.ends[small.ends.count - 2]
      // Without a mark, a damaged last record looks like an incomplete one. Any other damage must be detected.
      #expect((opened == nil) == (withMark || !isInLast), "flipped at \(offset)")
      guard let opened else { continue }
      #expect(opened.contents == small.states[opened.version.rawValue], "flipped at \(offset)")
      #expect(opened.version.rawValue == UInt64(small.ends.count - 1))
    }
  }

  @Test("A mark with any byte flipped loses nothing, because the log is sufficient")
  func flippedMark() throws {
    let small = try SmallLog()
    let directory = try TemporaryDirectory()
    for offset in small.lock.indices {
      var lock = small.lock
      lock[offset] ^= 0xFF
      let opened = try #require(try open(small.log, lock: lock, directory))
      #expect(opened.contents == small.states[opened.version.rawValue])
      #expect(opened.version.rawValue == UInt64(small.ends.count))
    }
  }

  @Test("An incomplete last record is cut off, and the store can be used")
  func tornTail() throws {
    let small = try SmallLog()
    let directory = try TemporaryDirectory()
    let mark = DurableMark(
      version: Version(rawValue: UInt64(small.ends.count - 1)), base: .zero,
      offset: small.ends[small.ends.count - 2], synced: small.ends[small.ends.count - 2])
    try directory.write(Array(small.log.dropLast(3)), to: "log.0")
    try directory.write(mark.bytes, to: "lock")
    let configuration = Store.Configuration(location: .directory(directory.url))
    var store: Store? = try Store(configuration: configuration)
    try store?.write { store?.add(Row(7, value: 7)) }
    let expected = store?.context.snapshot.contents
    #expect(store?.objects(Row.self).count == 3)
    store = nil
    let reopened = try Engine(directory: directory.path, isReadOnly: false).latest
    #expect(reopened.contents == expected)
  }

  @Test("Complete records that a killed writer left beyond the mark are committed")
  func wholeTail() throws {
    let small = try SmallLog()
    let directory = try TemporaryDirectory()
    for index in small.ends.indices {
      let mark = DurableMark(
        version: Version(rawValue: UInt64(index + 1)), base: .zero, offset: small.ends[index],
        synced: small.ends[index])
      let opened = try #require(try open(small.log, lock: mark.bytes, directory))
      #expect(opened.version.rawValue == UInt64(small.ends.count))
      #expect(opened.contents == small.states[opened.version.rawValue])
    }
  }

  @Test("A log of a newer format is refused, naming the file and both versions")
  func newerFormat() throws {
    let directory = try TemporaryDirectory()
    var writer = ByteWriter()
    writer.append(LogHeader.kind.magic)
    writer.fixed(FileHeader.formatVersion + 1)
    writer.append([UInt8](repeating: 0, count: 16))
    writer.fixed(Checksum.crc32c(writer.bytes[...]))
    try directory.write(writer.bytes, to: "log.0")
    #expect(try open(writer.bytes, lock: nil, directory) == nil)
    let error = #expect(throws: StoreError.self) {
      try Engine(directory: directory.path, isReadOnly: false)
    }
    #expect(error?.code == .unsupportedFormat)
  }

  @Test("Garbage in place of a log is refused", arguments: [0, 1, 8, 31, 32, 33, 1000])
  func garbage(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(try open(bytes, lock: nil, try TemporaryDirectory()) == nil)
  }

  @Test("A file in place of the directory is refused, and a path where no directory can be created")
  func notADirectory() throws {
    let directory = try TemporaryDirectory()
    try directory.write([1, 2, 3], to: "file")
    for path in [directory.path + "/file", directory.path + "/file/below", "/proc/none/store", "/proc/store"]
    {
      let error = #expect(throws: StoreError.self) {
        try Store(configuration: .init(location: .directory(URL(filePath: path))))
      }
      #expect(error?.code == .cannotCreate, "\(path): \(error.map { "\($0)" } ?? "opened")")
    }
    #expect(try directory.read("file") == [1, 2, 3])
  }

  @Test(
    "Forged records are refused or applied, whatever their bytes, and never trap",
    arguments: 1...UInt64(RandomRun.size(4, plain: 2)))
  func forgedRecords(seed: UInt64) throws {
    let small = try SmallLog()
    let directory = try TemporaryDirectory()
    try directory.write(small.log, to: "log.0")
    var file = try #require(
      try LogFile(in: directory.path, base: .zero, isReadOnly: false, disk: SystemDisk()))
    let records = try file.recoverRest().records
    var random = SeededGenerator(seed: seed)
    var applied = 0
    for _ in 0..<RandomRun.size(1_500, plain: 400) {
      var snapshot = Snapshot.empty
      for (index, record) in records.enumerated() {
        let transaction = Transaction(base: snapshot)
        var payload = record.payload
        let isForged = index + 1 == records.count || Int.random(in: 0..<4, using: &random) == 0
        if isForged {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            let offset = Int.random(in: payload.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: payload[offset] = UInt8.random(in: 0...255, using: &random)
            case 1: payload[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: payload.insert(UInt8.random(in: 0...3, using: &random), at: offset)
            default: if payload.count > 1 { payload.remove(at: offset) }
            }
          }
        }
        do throws(ByteReader.Malformed) { try LogRecord.apply(payload, to: transaction) } catch {
          #expect(error.offset >= 0 && error.offset <= payload.count)
          break
        }
        if isForged { applied += 1 }
        let next = transaction.current
        // Observers must survive the record, too.
        _ = next.contents
        _ = Difference(from: snapshot, to: next)
        next.checkInvariants()
        snapshot = next
      }
    }
    #expect(applied > 0)
  }
}
