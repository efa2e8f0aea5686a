import SantaStore

/// The file for the data of a replica that its store does not contain: its position at a server, the changes of the order since
/// the last copy, and its own changes that the server might not have yet.
///
/// ```
/// header   a `FileHeader`, 32 bytes
/// entries  UInt32  length of the payload
///          UInt32  CRC-32C of all that follows
///          UInt64  how many bytes of the file had been synced when the entry was written
///          payload: a tag (byte) and its contents
/// ```
///
/// A power failure can destroy any bytes that were not synced, so the log is cut off before the first invalid entry. But if a
/// valid entry after it says that these bytes had been synced, the file is damaged, and is left unchanged.
///
/// The ``ReplicaMark``, which is committed with the downloaded changes, determines what the store itself contains. The entry of
/// a change is therefore written before the commit, and has no effect if the commit does not follow.
///
/// A replica that restarts gets a new log. It is prepared as `log.next` before the commit that makes it valid, and then
/// replaces the former log. The value of the header is the log's generation, by which the mark refers to it, plus 2^16 if the
/// log replaced another one.
///
/// Used only by the thread that holds the replica's lock.
final class ReplicaLog {
  static let kind = FileHeader.Kind(magic: "SantaRpl")
  /// The maximum length of an entry, which limits the memory that a damaged length costs.
  static let maximumEntryByteCount = 1 << 30

  private static let entryHeaderByteCount = 16

  /// The bit in the value of the header for a log that replaced another one.
  private static let replacement: UInt64 = 1 << 16

  enum Entry: Hashable {
    /// The order's epoch, and the number of this replica in it.
    case membership(epoch: String, number: ReplicaNumber)
    /// The sequence number of the replica's next change.
    case next(sequence: UInt64)
    /// The whole downloaded state, as a change of an empty state.
    case copy(position: OrderPosition, [UInt8])
    /// A change of another replica.
    case ordered(position: OrderPosition, [UInt8])
    /// The replica's oldest pending change is in the order, at this position.
    case acknowledged(position: OrderPosition)
    /// A change of this replica, recorded from the store at a version.
    case pending(sequence: UInt64, store: Version, [UInt8])
    /// The store at this version equals the downloaded state, and no changes are pending.
    case level(store: Version, position: OrderPosition)
    /// The user that the directory belongs to.
    case owner(String)
    /// Changes under the number of this replica were taken back, so further changes need another number.
    case spent
    /// The types and properties that this replica has not declared, because its user can only read; empty if there are none.
    case withheld([UInt8])
    /// A change that was taken back, and that has not been reported to the program.
    case takenBack([UInt8])
    /// All changes that were taken back so far have been reported.
    case reported
  }

  private let directory: String
  var path: String { directory + "/log" }
  private let disk: any Disk
  private var file: any DiskFile
  private(set) var generation: UInt16
  /// Whether the log replaced another one. Otherwise it began empty.
  private(set) var isReplacement = false
  private(set) var byteCount: Int
  /// The length up to which the file is known to be on the disk.
  private var syncedByteCount = FileHeader.byteCount
  /// Whether a sync failed. A retried `fsync` does not rewrite the lost pages.
  private var isDoubtful = false
  /// The name of the marker file for a failed sync. It informs the next log that is opened while unsynced data can still be
  /// read.
  private static let doubt = "log.doubtful"
  /// The length that the file had after it was last rewritten.
  private(set) var rewrittenByteCount: Int

  /// Opens the log, and creates it if it doesn't exist. Cuts off an incomplete entry at the end.
  ///
  /// - Parameter mark: the mark of the store.
  /// - Returns: the entries, in order.
  static func open(
    in directory: String, on disk: any Disk, _ mark: ReplicaMark?
  ) throws(StoreError) -> (log: ReplicaLog, entries: [Entry]) {
    do {
      try finishReplacement(in: directory, on: disk, mark)
      try createIfNeeded(in: directory, on: disk, mark)
      let log = ReplicaLog(directory, disk, try disk.open(directory + "/log", .readWrite))
      log.isDoubtful = try disk.contents(of: directory).contains(doubt)
      return (log, try log.read())
    } catch let error as StoreError {
      throw error
    } catch { throw .system("Opening", directory + "/log", error) }
  }

  /// Creates the log if it doesn't exist.
  ///
  /// The file gets its name after its header is written, so a shorter file is damaged. It must not be replaced by a new one, or
  /// the objects that this replica made would be made again. Earlier versions may have left a shorter file when they created
  /// it.
  private static func createIfNeeded(
    in directory: String, on disk: any Disk, _ mark: ReplicaMark?
  ) throws {
    let path = directory + "/log"
    let names = try disk.contents(of: directory)
    let wasOpened = names.contains(RewindDetector.recordName)
    if names.contains("log") {
      let size = try disk.open(path, .read).size()
      if size >= FileHeader.byteCount { return }
      if mark != nil || wasOpened { throw StoreError.cutReplicaLog(path, byteCount: size) }
    } else if mark != nil, wasOpened {
      throw StoreError.cutReplicaLog(path, byteCount: 0)
    }
    // The store's mark belongs to a former log, and must not apply to this one.
    let generation = mark.map { $0.generation &+ 1 } ?? 0
    let new = try disk.open(path + ".new", .new)
    try new.write(FileHeader.encode(kind, UInt64(generation)), at: 0)
    try new.sync()
    try disk.rename(path + ".new", to: path)
    // The mark of a store must not be on the disk without the log that it depends on.
    try disk.syncDirectory(directory)
  }

  /// Takes over a prepared log if the commit that makes it valid followed; otherwise removes it.
  private static func finishReplacement(
    in directory: String, on disk: any Disk, _ mark: ReplicaMark?
  ) throws {
    let next = directory + "/log.next"
    guard try disk.contents(of: directory).contains("log.next") else { return }
    let header = try disk.open(next, .read).read(at: 0, count: FileHeader.byteCount)
    // It was written and synced as a whole under another name.
    let value = try FileHeader.check(header, kind, path: next).value
    if UInt16(truncatingIfNeeded: value) == mark?.generation {
      try disk.rename(next, to: directory + "/log")
    } else {
      try disk.remove(next)
    }
    try disk.syncDirectory(directory)
  }

  private init(_ directory: String, _ disk: any Disk, _ file: any DiskFile) {
    (self.directory, self.disk, self.file) = (directory, disk, file)
    generation = 0
    (byteCount, rewrittenByteCount) = (FileHeader.byteCount, FileHeader.byteCount)
  }

  /// Returns all entries.
  func entries() throws(StoreError) -> [Entry] { try entries(to: nil) }

  /// - Parameter end: the offset up to which this process wrote entries, if known. If one of them is invalid, an error is
  ///   thrown and nothing is cut off.
  private func entries(to end: Int?) throws(StoreError) -> [Entry] {
    do { return try read(to: end) } catch let error as StoreError { throw error } catch {
      throw .system("Reading", path, error)
    }
  }

  private func read(to end: Int? = nil) throws -> [Entry] {
    let size = try file.size()
    let header = try file.read(at: 0, count: FileHeader.byteCount)
    let value = try FileHeader.check(header, Self.kind, path: path).value
    generation = UInt16(truncatingIfNeeded: value)
    isReplacement = value & Self.replacement != 0
    var entries: [Entry] = []
    var (offset, synced) = (FileHeader.byteCount, FileHeader.byteCount)
    while let frame = try frame(at: offset, size: size) {
      do throws(ByteReader.Malformed) {
        entries.append(try Self.entry(ByteReader(frame.payload)))
      } catch {
        throw StoreError.corrupt(
          path, offset: offset + Self.entryHeaderByteCount + error.offset, error.what)
      }
      offset += Self.entryHeaderByteCount + frame.payload.count
      synced = max(synced, frame.synced)
    }
    if let end, offset < end {
      throw StoreError.corrupt(path, offset: offset, "data written before a failed sync is lost")
    }
    if offset < size {
      if try isDamaged(at: offset, size: size) {
        throw StoreError.corrupt(path, offset: offset, "the checksum of an entry does not match")
      }
      try file.truncate(to: offset)
    }
    byteCount = offset
    syncedByteCount = min(synced, offset)
    return entries
  }

  /// Returns the payload of the entry at an offset, and the length that had been synced before it was written; nil if there is
  /// no complete entry.
  private func frame(at offset: Int, size: Int) throws -> (payload: [UInt8], synced: Int)? {
    guard let length = Self.length(try file.read(at: offset, count: Self.entryHeaderByteCount)),
      length <= size - offset - Self.entryHeaderByteCount
    else { return nil }
    let bytes = try file.read(at: offset, count: Self.entryHeaderByteCount + length)
    guard bytes.count == Self.entryHeaderByteCount + length,
      Checksum.crc32c(bytes[8...]) == Self.checksum(bytes, at: 0),
      let synced = Int(exactly: Self.synced(bytes, at: 0))
    else { return nil }
    return (Array(bytes[Self.entryHeaderByteCount...]), synced)
  }

  private static func length(_ header: [UInt8]) -> Int? {
    guard header.count == entryHeaderByteCount else { return nil }
    let length = Int(header.littleEndian(at: 0, byteCount: 4))
    return (1...maximumEntryByteCount).contains(length) ? length : nil
  }

  private static func checksum(_ bytes: [UInt8], at index: Int) -> UInt32 {
    UInt32(bytes.littleEndian(at: index + 4, byteCount: 4))
  }

  private static func synced(_ bytes: [UInt8], at index: Int) -> UInt64 {
    bytes.littleEndian(at: index + 8, byteCount: 8)
  }

  /// Returns whether a complete entry after an offset says that the bytes there had been synced.
  private func isDamaged(at offset: Int, size: Int) throws -> Bool {
    // A write that a power failure interrupted leaves fewer bytes.
    guard size - offset <= 2 * Self.maximumEntryByteCount else { return true }
    let bytes = try file.read(at: offset, count: size - offset)
    // The bytes of a long entry may look like the beginnings of many entries, so the checksums are calculated once for all of
    // them.
    var checksums: RunningChecksums?
    for index in bytes.indices where index + Self.entryHeaderByteCount < bytes.count {
      let (length, synced) = (Int(bytes.littleEndian(at: index, byteCount: 4)), Self.synced(bytes, at: index))
      guard (1...Self.maximumEntryByteCount).contains(length),
        index + Self.entryHeaderByteCount + length <= bytes.count, synced > UInt64(offset),
        synced <= UInt64(offset + index)
      else { continue }
      let known = checksums ?? RunningChecksums(bytes)
      checksums = known
      let covered = (index + 8)..<(index + Self.entryHeaderByteCount + length)
      if known.crc32c([], covered) == Self.checksum(bytes, at: index) { return true }
    }
    return false
  }

  // MARK: Writing

  /// Appends entries.
  ///
  /// - Parameter syncs: whether the entries are on the disk when the method returns.
  func append(_ entries: [Entry], syncs: Bool) throws(StoreError) {
    var writer = ByteWriter()
    for entry in entries { Self.frame(entry, synced: syncedByteCount, into: &writer) }
    let before = byteCount
    do throws(StoreError) {
      do throws(SystemError) { try file.write(writer.bytes, at: before) } catch {
        throw .system("Writing", path, error)
      }
      byteCount += writer.bytes.count
      if syncs { try sync() }
    } catch {
      // Entries that were not acknowledged must not be read. If this fails, too, the first error is thrown.
      try? file.truncate(to: before)
      byteCount = before
      syncedByteCount = min(syncedByteCount, before)
      throw error
    }
  }

  /// Makes sure that all entries are on the disk.
  func sync() throws(StoreError) {
    if isDoubtful {
      // A second sync does not guarantee that bytes written before the first one are on the disk.
      try rewrite(try entries(to: byteCount))
      return try endDoubt()
    }
    do throws(SystemError) { try file.sync() } catch {
      isDoubtful = true
      // If this fails, too, only this process knows of the failed sync.
      _ = try? disk.open(directory + "/" + Self.doubt, .readWriteCreate)
      throw .system("Syncing", path, error)
    }
    syncedByteCount = byteCount
  }

  private func endDoubt() throws(StoreError) {
    let marker = directory + "/" + Self.doubt
    do throws(SystemError) {
      if try disk.contents(of: directory).contains(Self.doubt) { try disk.remove(marker) }
    } catch { throw .system("Removing", marker, error) }
    isDoubtful = false
  }

  /// Replaces all entries.
  func rewrite(_ entries: [Entry]) throws(StoreError) {
    try write(entries, to: path, UInt64(generation) | (isReplacement ? Self.replacement : 0))
    try reopen()
  }

  /// Treats the current length as the length after a rewrite, so that the next attempt does not follow soon.
  func postponeRewriting() { rewrittenByteCount = byteCount }

  /// Prepares a log that replaces this one when a state whose mark has the returned generation is committed.
  func prepareReplacement(_ entries: [Entry]) throws(StoreError) -> UInt16 {
    try write(entries, to: path + ".next", UInt64(generation &+ 1) | Self.replacement)
    return generation &+ 1
  }

  /// Becomes the log that was prepared.
  func replace() throws(StoreError) {
    do throws(SystemError) {
      try disk.rename(path + ".next", to: path)
      try disk.syncDirectory(directory)
    } catch { throw .system("Replacing", path, error) }
    generation &+= 1
    isReplacement = true
    try reopen()
  }

  private func write(_ entries: [Entry], to path: String, _ headerValue: UInt64) throws(StoreError) {
    var writer = ByteWriter()
    writer.append(FileHeader.encode(Self.kind, headerValue))
    // All of the file is on the disk before it gets its name.
    for entry in entries { Self.frame(entry, synced: writer.bytes.count, into: &writer) }
    do throws(SystemError) {
      let new = try disk.open(self.path + ".new", .new)
      try new.write(writer.bytes, at: 0)
      try new.sync()
      try disk.rename(self.path + ".new", to: path)
      try disk.syncDirectory(directory)
    } catch {
      // An incomplete file must not keep the disk full. The first error says what to do.
      try? disk.remove(self.path + ".new")
      throw .system("Writing", path, error)
    }
  }

  private func reopen() throws(StoreError) {
    do throws(SystemError) {
      file = try disk.open(path, .readWrite)
      byteCount = try file.size()
      (rewrittenByteCount, syncedByteCount) = (byteCount, byteCount)
    } catch { throw .system("Opening", path, error) }
  }

  private static func frame(_ entry: Entry, synced: Int, into writer: inout ByteWriter) {
    var contents = ByteWriter()
    contents.fixed(UInt64(synced))
    encode(entry, into: &contents)
    writer.fixed(UInt32(contents.bytes.count - 8))
    writer.fixed(Checksum.crc32c(contents.bytes[...]))
    writer.append(contents.bytes)
  }

  // MARK: Coding

  private enum Tag {
    static let membership: UInt8 = 1
    static let copy: UInt8 = 2
    static let ordered: UInt8 = 3
    static let acknowledged: UInt8 = 4
    static let pending: UInt8 = 5
    static let level: UInt8 = 6
    static let next: UInt8 = 7
    static let owner: UInt8 = 8
    static let spent: UInt8 = 9
    static let withheld: UInt8 = 10
    static let takenBack: UInt8 = 11
    static let reported: UInt8 = 12
  }

  private static func encode(_ entry: Entry, into writer: inout ByteWriter) {
    switch entry {
    case .membership(let epoch, let number):
      writer.byte(Tag.membership)
      writer.string(epoch)
      writer.unsigned(UInt64(number.rawValue))
    case .next(let sequence):
      writer.byte(Tag.next)
      writer.unsigned(sequence)
    case .copy(let position, let bytes):
      writer.byte(Tag.copy)
      writer.orderPosition(position)
      writer.append(bytes)
    case .ordered(let position, let bytes):
      writer.byte(Tag.ordered)
      writer.orderPosition(position)
      writer.append(bytes)
    case .acknowledged(let position):
      writer.byte(Tag.acknowledged)
      writer.orderPosition(position)
    case .pending(let sequence, let version, let bytes):
      writer.byte(Tag.pending)
      writer.unsigned(sequence)
      writer.unsigned(version.rawValue)
      writer.append(bytes)
    case .level(let version, let position):
      writer.byte(Tag.level)
      writer.unsigned(version.rawValue)
      writer.orderPosition(position)
    case .owner(let user):
      writer.byte(Tag.owner)
      writer.string(user)
    case .spent: writer.byte(Tag.spent)
    case .withheld(let bytes):
      writer.byte(Tag.withheld)
      writer.append(bytes)
    case .takenBack(let bytes):
      writer.byte(Tag.takenBack)
      writer.append(bytes)
    case .reported: writer.byte(Tag.reported)
    }
  }

  private static func entry(_ bytes: ByteReader) throws(ByteReader.Malformed) -> Entry {
    var reader = bytes
    switch try reader.byte() {
    case Tag.membership:
      let epoch = try reader.string()
      let number = try reader.unsigned()
      guard (1..<UInt64(ReplicaNumber.limit.rawValue)).contains(number) else {
        throw reader.malformed("the number of a replica is invalid")
      }
      return .membership(epoch: epoch, number: ReplicaNumber(rawValue: UInt32(number)))
    case Tag.next: return .next(sequence: try reader.sequence())
    case Tag.copy: return .copy(position: try reader.orderPosition(), reader.remainder)
    case Tag.ordered: return .ordered(position: try reader.orderPosition(), reader.remainder)
    case Tag.acknowledged: return .acknowledged(position: try reader.orderPosition())
    case Tag.pending:
      let (sequence, version) = (try reader.sequence(), Version(rawValue: try reader.unsigned()))
      return .pending(sequence: sequence, store: version, reader.remainder)
    case Tag.level:
      return .level(store: Version(rawValue: try reader.unsigned()), position: try reader.orderPosition())
    case Tag.owner: return .owner(try reader.string())
    case Tag.spent: return .spent
    case Tag.withheld: return .withheld(reader.remainder)
    case Tag.takenBack: return .takenBack(reader.remainder)
    case Tag.reported: return .reported
    case let tag: throw reader.malformed("entry \(tag) is unknown")
    }
  }
}

extension ByteWriter {
  fileprivate mutating func orderPosition(_ position: OrderPosition) {
    unsigned(position.version)
    string(position.chain)
  }
}

extension ByteReader {
  fileprivate mutating func orderPosition() throws(Malformed) -> OrderPosition {
    OrderPosition(version: try sequence(), chain: try string())
  }

  /// Reads the number of a change among the changes of its replica, or its position in the order. Marks have 48 bits for it.
  fileprivate mutating func sequence() throws(Malformed) -> UInt64 {
    let sequence = try unsigned()
    guard sequence < ReplicaMark.positionLimit else { throw malformed("the number of a change is too large") }
    return sequence
  }

  fileprivate var remainder: [UInt8] { Array(rest) }
}
