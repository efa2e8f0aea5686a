import SantaStore

/// Detects whether the directory of a replica is the one that was last opened, or a copy of it or a restored backup.
///
/// The identity of an object consists of the number of its replica and a counter, which the directory contains. A copy of the
/// directory continues with the same counter, so it must not assign identities under the same number. The server notices this
/// only if its order contains more changes than the copy. It does not notice it if the server, too, was restored from a backup.
///
/// Each opening creates the file `stamp` again, and records its ``FileStamp`` in the file `opened`. Tools that copy or restore
/// files preserve their contents, names and modification times, but neither their inodes nor the times of their last change. A
/// file system that was rolled back preserves both, so a rollback is not detected.
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

  /// The record of a directory that was copied, until the replica gets its own number.
  struct Copy: Hashable, Sendable {
    /// The generation of the log. A log that replaces it belongs to another replica number.
    var generation: UInt16
    /// The sequence number of the first change that this directory recorded itself. Earlier changes are from the directory that
    /// it was copied from.
    var firstSequence: UInt64
  }

  private struct Record: Equatable {
    var stamp: FileStamp
    var copy: Copy?
    /// Whether the log contains the number of the replica.
    var isMember: Bool
  }

  private let directory: String
  private let disk: any Disk
  private var stampPath: String { directory + "/stamp" }
  private var recordPath: String { directory + "/" + Self.recordName }

  init(_ directory: String, on disk: any Disk) { (self.directory, self.disk) = (directory, disk) }

  /// Records that the directory was opened.
  ///
  /// - Parameters:
  ///   - log: the log in the directory.
  ///   - nextSequence: the sequence number of the next change to record. All earlier changes are in the log.
  ///   - isMember: whether the replica has a number.
  /// - Returns: nil if this is the directory that was last opened, or if none was opened before.
  /// - Throws: an error if the replica had a number and lost it. With a new number, it would create its objects again.
  func opened(_ log: ReplicaLog, nextSequence: UInt64, isMember: Bool) throws(StoreError) -> Copy? {
    do {
      if !isMember, try hasRecord, try read()?.isMember == true {
        throw StoreError.cutReplicaLog(log.path, byteCount: log.byteCount)
      }
      let copy = isMember ? try found(log, nextSequence) : nil
      if let copy {
        // Write the record before the new stamp removes the evidence. Sync the log before that: if its last entries were lost,
        // new changes would reuse their sequence numbers and be mistaken for former changes.
        try log.sync()
        try write(
          Record(
            stamp: FileStamp(number: 0, changeSeconds: 0, changeNanoseconds: 0), copy: copy, isMember: true))
      }
      // If this fails, for example on a full disk, or if the process ends before it, the next opening takes the directory for a
      // copy. The only cost is a replica number.
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

  /// Records that the log now contains the number of the replica. If this fails, for example on a full disk, the next opening
  /// records it.
  func noteJoined() {
    guard var record = try? read() else { return }
    record.isMember = true
    try? write(record)
  }

  private var hasRecord: Bool { get throws { try disk.contents(of: directory).contains(Self.recordName) } }

  private func found(_ log: ReplicaLog, _ nextSequence: UInt64) throws -> Copy? {
    // An earlier version of the program opened the directory.
    guard try hasRecord else { return nil }
    let record = try read()
    if let copy = record?.copy, copy.generation == log.generation { return copy }
    if let record, try disk.stamp(of: stampPath) == record.stamp { return nil }
    return Copy(generation: log.generation, firstSequence: nextSequence)
  }

  /// - Returns: nil if the record is damaged, for example after a power failure.
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
