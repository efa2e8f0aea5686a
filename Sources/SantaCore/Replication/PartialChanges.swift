import SantaStore

/// Changes of an order of which not all parts have come yet.
///
/// A change that is too long for a request is sent in parts. It has its effect as a whole, at the position of its last part:
///
/// ```
/// part     2 (byte)  ID (UInt64; 0 without one)  CRC-32C of the change (UInt32)
///          length of the change (LEB128)  offset of the part in the change (LEB128)  bytes
/// ```
///
/// What becomes of a part depends only on the parts before it in the order. Of a part whose beginning has come already, the rest
/// counts: a copy has what had come of a change as one part. One that adds nothing, or that leaves out bytes, has no effect. So
/// parts may come twice, as after a server's backup, when several replicas send again what it lost.
struct PartialChanges: Sendable {
  static let partTag: UInt8 = 2
  /// No change is longer, and all parts of unfinished changes together are not.
  static let maximumByteCount = Replica.Copy.maximumByteCount
  /// There are never more unfinished changes, of which each part looks at all.
  static let maximumCount = 1_000

  /// Which change a part belongs to.
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

  /// What has come, the change with the latest part last.
  private var changes: [(name: Name, bytes: [UInt8])] = []

  /// The next part in the order.
  ///
  /// - Returns: the whole change, if this is its last part.
  mutating func add(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> [UInt8]? {
    let part = try Part(bytes)
    let index = changes.firstIndex { $0.name == part.name }
    let count = index.map { changes[$0].bytes.count } ?? 0
    guard part.offset <= count, part.offset + part.bytes.count > count else { return nil }
    var change = (name: part.name, bytes: index.map { changes.remove(at: $0).bytes } ?? [])
    change.bytes.append(contentsOf: part.bytes.dropFirst(count - part.offset))
    if part.isLast { return Checksum.crc32c(change.bytes[...]) == part.name.checksum ? change.bytes : nil }
    changes.append(change)
    // A replica that is gone does not finish its change. The one that nothing was added to for longest is given up.
    var sum = changes.reduce(0) { $0 + $1.bytes.count }
    while sum > Self.maximumByteCount && changes.count > 1 || changes.count > Self.maximumCount {
      sum -= changes.removeFirst().bytes.count
    }
    return nil
  }

  /// Whether a change has all its parts with these bytes, and those before it: it is the last part, or no part.
  static func isEnd(_ bytes: [UInt8]) -> Bool {
    // A damaged part counts as an end, so that it is kept and read, which throws the error.
    bytes.first != partTag || ((try? Part(bytes))?.isLast ?? true)
  }

  static func isPart(_ bytes: [UInt8]) -> Bool { bytes.first == partTag }

  /// The ID of the change that a part belongs to; nil without one.
  static func id(ofPart bytes: [UInt8]) throws(ByteReader.Malformed) -> UInt64? {
    let id = try Part(bytes).name.id
    return id == 0 ? nil : id
  }

  /// Whether bytes are the last part of a change, with which it is read.
  static func isLastPart(_ bytes: [UInt8]) -> Bool {
    bytes.first == partTag && (try? Part(bytes))?.isLast == true
  }

  /// A part in place of the last part of a change, with which the change ends and has no effect: it does not have its checksum.
  static func voiding(lastPart bytes: [UInt8]) -> [UInt8]? {
    guard let part = try? Part(bytes), part.isLast, let last = part.bytes.last else { return nil }
    return Array(bytes.dropLast()) + [last ^ 0xFF]
  }

  /// The bytes of a change as they are sent.
  ///
  /// - Parameter limit: how many bytes of the change a part has. A shorter change is not divided.
  static func parts(of change: [UInt8], limit: Int) -> [[UInt8]] {
    if change.count <= limit || change.first == partTag { return [change] }
    // A damaged change has no ID. The error is thrown where the change is put together and read.
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

  /// Drops what has come of changes that are whole now.
  mutating func forget(where isWhole: (_ id: UInt64) -> Bool) {
    changes.removeAll { $0.name.id != 0 && isWhole($0.name.id) }
  }

  /// How many bytes have come.
  var byteCount: Int { changes.reduce(0) { $0 + $1.bytes.count } }

  /// What has come of each change, as one part.
  var parts: [[UInt8]] { changes.map { Self.part($0.name, 0, $0.bytes[...]) } }
}
