/// The file in which a replica keeps what its store does not: its place at a server, the changes of the order since the
/// last copy, and its own changes that the server may not have yet.
///
/// ```
/// header   a `FileHeader`, 32 bytes
/// entries  length (UInt32), CRC-32C of the payload (UInt32), payload: a tag (byte) and its contents
/// ```
///
/// What the store itself contains is decided by its ``ReplicaMark``, which is committed with the downloaded changes. An
/// entry of a change is therefore written before the commit, and has no effect if the commit does not follow.
///
/// A replica that begins anew gets another log. It is prepared as `log.next` before the commit with which it counts, and
/// replaces the former one afterwards. The value of the header is the log's generation, by which the mark names it, and
/// 2^16 more if it is such a replacement.
///
/// Belongs to the thread that holds the replica's lock.
final class ReplicaLog {
  static let kind = FileHeader.Kind(magic: "SantaRep")
  /// No entry is longer, which limits the memory that a damaged length costs.
  static let maximumEntryByteCount = 1 << 30

  /// In the value of the header: it has replaced another log.
  private static let replacement: UInt64 = 1 << 16

  enum Entry: Hashable {
    /// The order's epoch, and the number of this replica in it.
    case membership(epoch: String, number: ReplicaNumber)
    /// The number of the replica's next change.
    case next(sequence: UInt64)
    /// The whole downloaded state, as a change of an empty one.
    case copy(place: OrderPlace, [UInt8])
    /// A change of another replica.
    case ordered(place: OrderPlace, [UInt8])
    /// The oldest of the replica's own changes is in the order.
    case acknowledged(place: OrderPlace)
    /// A change of this replica, taken from the store at a version.
    case pending(sequence: UInt64, store: Version, [UInt8])
    /// The store at this version is the downloaded state, and nothing was pending.
    case level(store: Version, place: OrderPlace)
  }

  private let directory: String
  private var path: String { directory + "/log" }
  private let disk: any Disk
  private var file: any DiskFile
  private(set) var generation: UInt16
  /// Whether it has replaced another one, and not begun empty.
  private(set) var isReplacement = false
  private(set) var byteCount: Int
  /// The length that the file had after it was last rewritten.
  private(set) var rewrittenByteCount: Int

  /// Opens the file, and creates it if there is none. An entry at the end that was not wholly written is cut off.
  ///
  /// - Parameter mark: that of the store.
  /// - Returns: the entries, in order.
  static func open(
    in directory: String, on disk: any Disk, _ mark: ReplicaMark?
  ) throws(StoreError) -> (log: ReplicaLog, entries: [Entry]) {
    do {
      try finishReplacement(in: directory, on: disk, mark)
      let file = try disk.open(directory + "/log", .readWriteCreate)
      let log = ReplicaLog(directory, disk, file)
      if try file.size() < FileHeader.byteCount {
        // What the store knows of a former log does not hold for this one.
        log.generation = mark.map { $0.generation &+ 1 } ?? 0
        try file.truncate(to: 0)
        try file.write(FileHeader.encode(kind, UInt64(log.generation)), at: 0)
        try file.sync()
        // A store's mark must not be on the disk without the file that it counts on.
        try disk.syncDirectory(directory)
        log.byteCount = FileHeader.byteCount
      }
      return (log, try log.read())
    } catch let error as StoreError {
      throw error
    } catch { throw .system("Opening", directory + "/log", error) }
  }

  /// Takes over a log that was prepared, if the commit followed with which it counts, or removes it.
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

  /// All entries.
  func entries() throws(StoreError) -> [Entry] {
    do { return try read() } catch let error as StoreError { throw error } catch {
      throw .system("Reading", path, error)
    }
  }

  private func read() throws -> [Entry] {
    let bytes = try file.read(at: 0, count: try file.size())
    let header = try FileHeader.check(Array(bytes.prefix(FileHeader.byteCount)), Self.kind, path: path)
    generation = UInt16(truncatingIfNeeded: header.value)
    isReplacement = header.value & Self.replacement != 0
    var entries: [Entry] = []
    var offset = FileHeader.byteCount
    while offset < bytes.count {
      guard let payload = Self.payload(bytes, at: offset) else { break }
      do {
        entries.append(try Self.entry(ByteReader(Array(payload))))
      } catch {
        throw StoreError.corrupt(path, offset: offset + 8 + error.offset, error.what)
      }
      offset = payload.endIndex
    }
    // A whole entry behind a damaged one means that this is not just the end of the last write.
    var next = offset + 1
    while next < bytes.count {
      if Self.payload(bytes, at: next) != nil {
        throw StoreError.corrupt(path, offset: offset, "the checksum of an entry does not match")
      }
      next += 1
    }
    if offset < bytes.count { try file.truncate(to: offset) }
    byteCount = offset
    return entries
  }

  /// The payload of the entry at an offset; nil if there is no whole one.
  private static func payload(_ bytes: [UInt8], at offset: Int) -> ArraySlice<UInt8>? {
    guard offset + 8 < bytes.count else { return nil }
    var reader = ByteReader(Array(bytes[offset..<(offset + 8)]))
    guard let length = try? reader.fixed(UInt32.self), let checksum = try? reader.fixed(UInt32.self),
      (1...maximumEntryByteCount).contains(Int(length)), offset + 8 + Int(length) <= bytes.count
    else { return nil }
    let payload = bytes[(offset + 8)..<(offset + 8 + Int(length))]
    return Checksum.crc32c(payload) == checksum ? payload : nil
  }

  // MARK: Writing

  /// Appends entries.
  ///
  /// - Parameter syncs: whether they are on the disk when this returns.
  func append(_ entries: [Entry], syncs: Bool) throws(StoreError) {
    var writer = ByteWriter()
    for entry in entries { Self.frame(entry, into: &writer) }
    do throws(SystemError) {
      try file.write(writer.bytes, at: byteCount)
      if syncs { try file.sync() }
    } catch {
      // A whole entry of a failed write, behind a shorter one that follows, would look like damage. If that fails, too, the error
      // is the same one: nothing is acknowledged.
      try? file.truncate(to: byteCount)
      throw .system("Writing", path, error)
    }
    byteCount += writer.bytes.count
  }

  func sync() throws(StoreError) {
    do { try file.sync() } catch { throw .system("Syncing", path, error) }
  }

  /// Replaces all entries.
  func rewrite(_ entries: [Entry]) throws(StoreError) {
    try write(entries, to: path, UInt64(generation) | (isReplacement ? Self.replacement : 0))
    try reopen()
  }

  /// Counts the length as the one after a rewriting, so that it is not tried again soon.
  func postponeRewriting() { rewrittenByteCount = byteCount }

  /// Prepares a log that replaces this one when a state was committed whose mark has the returned generation.
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
    for entry in entries { Self.frame(entry, into: &writer) }
    do throws(SystemError) {
      let new = try disk.open(self.path + ".new", .new)
      try new.write(writer.bytes, at: 0)
      try new.sync()
      try disk.rename(self.path + ".new", to: path)
      try disk.syncDirectory(directory)
    } catch { throw .system("Writing", path, error) }
  }

  private func reopen() throws(StoreError) {
    do throws(SystemError) {
      file = try disk.open(path, .readWrite)
      byteCount = try file.size()
      rewrittenByteCount = byteCount
    } catch { throw .system("Opening", path, error) }
  }

  private static func frame(_ entry: Entry, into writer: inout ByteWriter) {
    var payload = ByteWriter()
    encode(entry, into: &payload)
    writer.fixed(UInt32(payload.bytes.count))
    writer.fixed(Checksum.crc32c(payload.bytes[...]))
    writer.append(payload.bytes)
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
    case .copy(let place, let bytes):
      writer.byte(Tag.copy)
      writer.place(place)
      writer.append(bytes)
    case .ordered(let place, let bytes):
      writer.byte(Tag.ordered)
      writer.place(place)
      writer.append(bytes)
    case .acknowledged(let place):
      writer.byte(Tag.acknowledged)
      writer.place(place)
    case .pending(let sequence, let version, let bytes):
      writer.byte(Tag.pending)
      writer.unsigned(sequence)
      writer.unsigned(version.rawValue)
      writer.append(bytes)
    case .level(let version, let place):
      writer.byte(Tag.level)
      writer.unsigned(version.rawValue)
      writer.place(place)
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
    case Tag.next: return .next(sequence: try reader.unsigned())
    case Tag.copy: return .copy(place: try reader.place(), reader.remainder)
    case Tag.ordered: return .ordered(place: try reader.place(), reader.remainder)
    case Tag.acknowledged: return .acknowledged(place: try reader.place())
    case Tag.pending:
      let (sequence, version) = (try reader.unsigned(), Version(rawValue: try reader.unsigned()))
      return .pending(sequence: sequence, store: version, reader.remainder)
    case Tag.level:
      return .level(store: Version(rawValue: try reader.unsigned()), place: try reader.place())
    case let tag: throw reader.malformed("entry \(tag) is unknown")
    }
  }
}

/// A place in the order of a store: how many changes there are up to it, and the server's checksum of all of them.
package struct OrderPlace: Hashable, Sendable {
  package var version: UInt64
  /// What the server calculates from all changes so far, so that it can tell whether a replica has seen the same.
  package var chain: String

  package static let start = OrderPlace(version: 0, chain: "")

  package init(version: UInt64, chain: String) {
    self.version = version
    self.chain = chain
  }

  /// The place of the change that follows, as a server calculates it.
  func next(_ author: UInt32, _ sequence: UInt64, _ bytes: [UInt8]) -> OrderPlace {
    var hash = SHA256()
    let digits = Array(chain.utf8)
    hash.update(
      stride(from: 0, to: digits.count - 1, by: 2).map {
        UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16) ?? 0
      })
    var name = ByteWriter()
    name.fixed(author)
    name.fixed(sequence)
    hash.update(name.bytes)
    hash.update(bytes)
    return OrderPlace(version: version + 1, hash: hash.finalised()[...])
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// - Parameter hash: the bytes that the chain has as digits.
  package init(version: UInt64, hash: ArraySlice<UInt8>) {
    var chain: [UInt8] = []
    chain.reserveCapacity(2 * hash.count)
    for byte in hash {
      chain.append(Self.digits[Int(byte >> 4)])
      chain.append(Self.digits[Int(byte & 15)])
    }
    self.init(version: version, chain: String(decoding: chain, as: UTF8.self))
  }
}

extension ByteWriter {
  fileprivate mutating func place(_ place: OrderPlace) {
    unsigned(place.version)
    string(place.chain)
  }
}

extension ByteReader {
  fileprivate mutating func place() throws(Malformed) -> OrderPlace {
    OrderPlace(version: try unsigned(), chain: try string())
  }

  fileprivate var remainder: [UInt8] { Array(rest) }
}
