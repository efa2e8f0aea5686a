import SantaStore

/// Finds out whether the directory of a replica is the one that was opened last, and not a copy of it or restored from a backup.
///
/// The identities of objects are the number of their replica and a counter, which the directory has. A copy goes on with the
/// same counter, so it must not give identities under the same number. The server notices this only if the order has more than the
/// copy, which it does not if it was restored from a backup, too.
///
/// At each opening, the file `stamp` is made again, and the file `opened` notes its ``FileStamp``. Tools that copy or restore
/// files take over their contents, names and times of modification, but neither their inodes nor the times of their last change. A
/// file system that was rolled back has both. That is not found here.
///
/// ```
/// opened   a `FileHeader`, 32 bytes
///          UInt64  inode of `stamp`
///          Int64   seconds, and UInt32 nanoseconds, of its last change
///          UInt64  generation of the log that is a copy, and 2^16; 0 if it is none; 2^17 more if the replica has a number
///          UInt64  number of the first change that this directory has recorded itself
///          UInt32  CRC-32C of the 36 bytes before
/// ```
struct RewindDetector {
  static let recordName = "opened"
  private static let kind = FileHeader.Kind(magic: "SantaOpn")
  private static let isCopy: UInt64 = 1 << 16
  private static let isMember: UInt64 = 1 << 17

  /// What a copy has of its own, until it has a number of its own.
  struct Copy: Hashable, Sendable {
    /// The generation of its log. A log that has replaced it belongs to another number.
    var generation: UInt16
    /// The number of the first change that it has recorded itself. The former ones are those of the directory that it was
    /// copied from.
    var firstSequence: UInt64
  }

  private struct Record: Equatable {
    var stamp: FileStamp
    var copy: Copy?
    /// Whether the log has the number of the replica.
    var isMember: Bool
  }

  private let directory: String
  private let disk: any Disk
  private var stampPath: String { directory + "/stamp" }
  private var recordPath: String { directory + "/" + Self.recordName }

  init(_ directory: String, on disk: any Disk) { (self.directory, self.disk) = (directory, disk) }

  /// Notes that the directory was opened.
  ///
  /// - Parameters:
  ///   - log: its log.
  ///   - nextSequence: the number of the next change that it records. All former ones are in the log.
  ///   - isMember: whether it has a number.
  /// - Returns: nil if it is the directory that was opened last, or none was.
  /// - Throws: if it had a number and has none now: with a new one, the objects that it has made would be made again.
  func opened(_ log: ReplicaLog, nextSequence: UInt64, isMember: Bool) throws(StoreError) -> Copy? {
    do {
      if !isMember, try hasRecord, try read()?.isMember == true {
        throw StoreError.cutReplicaLog(log.path, byteCount: log.byteCount)
      }
      let copy = isMember ? try found(log, nextSequence) : nil
      if let copy {
        // First, because the new stamp removes the evidence. What follows must not be lost, or its numbers would be taken for
        // those of former changes.
        try log.sync()
        try write(
          Record(
            stamp: FileStamp(number: 0, changeSeconds: 0, changeNanoseconds: 0), copy: copy, isMember: true))
      }
      // If this fails, as on a full disk, or the process ends in between, the next opening takes the directory for a copy. That
      // costs a number.
      try? note(copy, isMember: isMember)
      return copy
    } catch let error as StoreError { throw error } catch { throw .system("Writing", recordPath, error) }
  }

  private func note(_ copy: Copy?, isMember: Bool) throws {
    _ = try disk.open(stampPath, .new)
    if let stamp = try disk.stamp(of: stampPath) {
      try write(Record(stamp: stamp, copy: copy, isMember: isMember))
    }
  }

  /// Notes that the log has the number of the replica now. If this fails, as on a full disk, the next opening does it.
  func noteJoined() {
    guard var record = try? read() else { return }
    record.isMember = true
    try? write(record)
  }

  private var hasRecord: Bool { get throws { try disk.contents(of: directory).contains(Self.recordName) } }

  private func found(_ log: ReplicaLog, _ nextSequence: UInt64) throws -> Copy? {
    // An earlier version has opened it.
    guard try hasRecord else { return nil }
    let record = try read()
    if let copy = record?.copy, copy.generation == log.generation { return copy }
    if let record, try disk.stamp(of: stampPath) == record.stamp { return nil }
    return Copy(generation: log.generation, firstSequence: nextSequence)
  }

  /// - Returns: nil if it is damaged, as after a power failure.
  private func read() throws -> Record? {
    let bytes = try disk.open(recordPath, .read).read(at: 0, count: 200)
    guard let (_, version) = try? FileHeader.check(bytes, Self.kind, path: recordPath), version > 0,
      bytes.count == FileHeader.byteCount + 40
    else { return nil }
    return try? Self.record(bytes)
  }

  private static func record(_ bytes: [UInt8]) throws -> Record {
    var reader = ByteReader(bytes, from: FileHeader.byteCount)
    let number = try reader.fixed(UInt64.self)
    let seconds = Int64(bitPattern: try reader.fixed(UInt64.self))
    let nanoseconds = try reader.fixed(UInt32.self)
    let (generation, sequence) = (try reader.fixed(UInt64.self), try reader.fixed(UInt64.self))
    let contents = bytes[FileHeader.byteCount..<reader.offset]
    guard try reader.fixed(UInt32.self) == Checksum.crc32c(contents) else {
      throw reader.malformed("the checksum does not match")
    }
    return Record(
      stamp: FileStamp(number: number, changeSeconds: seconds, changeNanoseconds: nanoseconds),
      copy: generation & isCopy == 0
        ? nil : Copy(generation: UInt16(truncatingIfNeeded: generation), firstSequence: sequence),
      isMember: generation & isMember != 0)
  }

  private func write(_ record: Record) throws {
    var writer = ByteWriter()
    writer.fixed(record.stamp.number)
    writer.fixed(UInt64(bitPattern: record.stamp.changeSeconds))
    writer.fixed(record.stamp.changeNanoseconds)
    writer.fixed(
      (record.copy.map { UInt64($0.generation) | Self.isCopy } ?? 0) | (record.isMember ? Self.isMember : 0))
    writer.fixed(record.copy?.firstSequence ?? 0)
    writer.fixed(Checksum.crc32c(writer.bytes[...]))
    let file = try disk.open(recordPath + ".new", .new)
    try file.write(FileHeader.encode(Self.kind, 0) + writer.bytes, at: 0)
    try file.sync()
    try disk.rename(recordPath + ".new", to: recordPath)
    try disk.syncDirectory(directory)
  }
}
