/// Reads the changes of an order, one after the other.
struct ChangeReader: Sendable {
  /// A change that makes a state of an empty one, with parts of changes that are not whole in it yet:
  ///
  /// ```
  /// 3 (byte)  number of parts (LEB128), each its length (LEB128) and its bytes  change
  /// ```
  private static let formatWithParts: UInt8 = 3

  /// The number of this replica.
  let home: ReplicaNumber
  private var partial = PartialChanges()

  init(home: ReplicaNumber) { self.home = home }

  /// The next change of the order.
  ///
  /// - Returns: what is applied; nil if it is a part of a change, and not the last one.
  mutating func read(_ bytes: [UInt8]) throws(Replica.Failure) -> LogicalChange? {
    do {
      guard bytes.first == PartialChanges.partTag else { return try whole(bytes) }
      return try partial.add(bytes).map { (bytes) throws(ByteReader.Malformed) in try whole(bytes) }
    } catch {
      throw .invalidChange(
        "A change of the order can't be read (\(error.what)). If a newer program wrote it, update this one.")
    }
  }

  private mutating func whole(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> LogicalChange {
    guard bytes.first == Self.formatWithParts else { return try LogicalChange(bytes, home: home) }
    var reader = ByteReader(bytes)
    _ = try reader.byte()
    for _ in 0..<(try reader.count()) { _ = try partial.add(Array(try reader.take(try reader.count()))) }
    return try LogicalChange(Array(reader.rest), home: home)
  }

  /// Whether bytes are a change alone, and have no part in others.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.first != PartialChanges.partTag && bytes.first != formatWithParts
  }

  /// The changes that bytes are, of which the last may be cut off. A change whose first parts are not there is empty.
  mutating func pending(_ all: [[UInt8]]) throws(Replica.Failure) -> [LogicalChange] {
    var changes: [LogicalChange] = []
    for bytes in all {
      let change = try read(bytes)
      if PartialChanges.isEnd(bytes) { changes.append(change ?? LogicalChange()) }
    }
    return changes
  }

  /// A copy of the state that all changes so far make, from which another reader goes on.
  ///
  /// - Parameter state: the change that makes this state.
  func copy(_ state: [UInt8]) -> [UInt8] {
    let parts = partial.parts
    if parts.isEmpty { return state }
    var writer = ByteWriter()
    writer.byte(Self.formatWithParts)
    writer.count(parts.count)
    for part in parts {
      writer.count(part.count)
      writer.append(part)
    }
    writer.append(state)
    return writer.bytes
  }
}
