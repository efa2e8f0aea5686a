import SantaStore

/// Changes of an order whose parts have not all arrived yet.
///
/// A change that is too long for a request is sent in parts. It takes effect as a whole, at the position of its last part:
///
/// ```
/// part     2 (byte)  ID (UInt64; 0 without one)  CRC-32C of the change (UInt32)
///          length of the change (LEB128)  offset of the part in the change (LEB128)  bytes
/// ```
///
/// The effect of a part depends only on the parts before it in the order. If the beginning of a part has already arrived, only
/// its remaining bytes are added, because a copy contains everything that had arrived of a change as one part. A part has no
/// effect if it adds no bytes, or if it leaves a gap. Parts may therefore arrive twice, for example if several replicas send
/// again what a server lost when it was restored from a backup.
struct PartialChanges: Sendable {
  static let partTag: UInt8 = 2
  /// The maximum length of a change in bytes, and of all parts of unfinished changes together.
  static let maximumByteCount = Replica.Copy.maximumByteCount
  /// The maximum number of unfinished changes. Each part is compared with all of them.
  static let maximumCount = 1_000

  /// Identifies the change that a part belongs to.
  private struct Name: Hashable, Sendable {
    var id: UInt64
    var checksum: UInt32
    var byteCount: Int
  }

  private struct Part {
    var name: Name
    var offset: Int
    var bytes: ArraySlice<UInt8>

    init(_ part: [UInt8]) throws(ByteReader.Malformed) {
      var reader = ByteReader(part)
      guard try reader.byte() == PartialChanges.partTag else {
        throw reader.malformed("this is not a part of a change")
      }
      let id = try reader.fixed(UInt64.self)
      let checksum = try reader.fixed(UInt32.self)
      name = Name(id: id, checksum: checksum, byteCount: try reader.index())
      offset = try reader.index()
      bytes = reader.rest
      guard name.byteCount <= PartialChanges.maximumByteCount, offset <= name.byteCount,
        bytes.count <= name.byteCount - offset
      else { throw reader.malformed("a part is not within its change") }
    }

    var isLast: Bool { offset + bytes.count == name.byteCount }
  }

  /// The unfinished changes. The change that received a part last is at the end.
  private var changes: [(name: Name, bytes: [UInt8])] = []

  /// Adds the next part in the order.
  ///
  /// - Returns: the whole change if this part completes it; otherwise nil.
  mutating func add(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> [UInt8]? {
    let part = try Part(bytes)
    let index = changes.firstIndex { $0.name == part.name }
    let count = index.map { changes[$0].bytes.count } ?? 0
    guard part.offset <= count, part.offset + part.bytes.count > count else { return nil }
    var change = (name: part.name, bytes: index.map { changes.remove(at: $0).bytes } ?? [])
    change.bytes.append(contentsOf: part.bytes.dropFirst(count - part.offset))
    if part.isLast { return Checksum.crc32c(change.bytes[...]) == part.name.checksum ? change.bytes : nil }
    changes.append(change)
    // A replica that has disappeared never finishes its change. Discard the change that has waited longest for a part.
    var sum = changes.reduce(0) { $0 + $1.bytes.count }
    while sum > Self.maximumByteCount && changes.count > 1 || changes.count > Self.maximumCount {
      sum -= changes.removeFirst().bytes.count
    }
    return nil
  }

  /// Returns whether bytes complete a change: they are its last part, or a change without parts.
  static func isEnd(_ bytes: [UInt8]) -> Bool {
    // Treat a damaged part as an end, so that it is kept and read. Reading it throws the error.
    bytes.first != partTag || ((try? Part(bytes))?.isLast ?? true)
  }

  static func isPart(_ bytes: [UInt8]) -> Bool { bytes.first == partTag }

  /// Returns the ID of the change that a part belongs to; nil if it has none.
  static func id(ofPart bytes: [UInt8]) throws(ByteReader.Malformed) -> UInt64? {
    let id = try Part(bytes).name.id
    return id == 0 ? nil : id
  }

  /// Returns whether bytes are the last part of a change. The change is read when this part arrives.
  static func isLastPart(_ bytes: [UInt8]) -> Bool {
    bytes.first == partTag && (try? Part(bytes))?.isLast == true
  }

  /// Returns a replacement for the last part of a change. It ends the change without an effect, because the checksum does not
  /// match.
  static func voiding(lastPart bytes: [UInt8]) -> [UInt8]? {
    guard let part = try? Part(bytes), part.isLast, let last = part.bytes.last else { return nil }
    return Array(bytes.dropLast()) + [last ^ 0xFF]
  }

  /// Returns the bytes of a change as they are sent.
  ///
  /// - Parameter limit: the maximum number of bytes of the change in a part. A shorter change is not divided.
  static func parts(of change: [UInt8], limit: Int) -> [[UInt8]] {
    if change.count <= limit || change.first == partTag { return [change] }
    // A damaged change has no ID. The error is thrown when the change is reassembled and read.
    let id = (try? ChangeReader.id(of: change)) ?? 0
    let name = Name(id: id, checksum: Checksum.crc32c(change[...]), byteCount: change.count)
    return stride(from: 0, to: change.count, by: limit).map { offset in
      part(name, offset, change[offset..<min(change.count, offset + limit)])
    }
  }

  private static func part(_ name: Name, _ offset: Int, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(partTag)
    writer.fixed(name.id)
    writer.fixed(name.checksum)
    writer.count(name.byteCount)
    writer.count(offset)
    writer.append(bytes)
    return writer.bytes
  }

  /// Discards the received parts of changes that are complete by now.
  mutating func forget(where isWhole: (_ id: UInt64) -> Bool) {
    changes.removeAll { $0.name.id != 0 && isWhole($0.name.id) }
  }

  /// The number of received bytes.
  var byteCount: Int { changes.reduce(0) { $0 + $1.bytes.count } }

  /// The received bytes of each change, as one part.
  var parts: [[UInt8]] { changes.map { Self.part($0.name, 0, $0.bytes[...]) } }
}
