/// Reads the changes of an order, one after the other.
struct ChangeReader: Sendable {
  /// A change that makes a state of an empty one, with what a reader must know to go on from there: parts of changes that are not
  /// whole in it yet, and the IDs of those that are in it.
  ///
  /// ```
  /// 5 (byte)  number of parts (LEB128), each its length (LEB128) and its bytes  IDs, see `ChangeIDs`  change
  /// ```
  private static let copyFormat: UInt8 = 5

  /// The number of this replica.
  let home: ReplicaNumber
  private var partial = PartialChanges()
  private var ids = ChangeIDs()

  init(home: ReplicaNumber) { self.home = home }

  /// The next change of the order.
  ///
  /// - Returns: what is applied, which is empty if the change has come already; nil if it is a part of a change, and not the last
  ///   one.
  mutating func read(_ bytes: [UInt8]) throws(Replica.Failure) -> LogicalChange? {
    try reading { (reader) throws(ByteReader.Malformed) in
      guard bytes.first == PartialChanges.partTag else { return try reader.whole(bytes) }
      if try reader.has(bytes) { return nil }
      guard let whole = try reader.partial.add(bytes) else { return nil }
      let change = try reader.whole(whole)
      // A copy has no ID but that of its parts.
      if whole.first == Self.copyFormat, let id = try PartialChanges.id(ofPart: bytes) {
        _ = reader.ids.insert(id)
      }
      return change
    }
  }

  /// Notes a change of the order, or a part of one, that need not be applied.
  ///
  /// - Returns: false if it has come already.
  @discardableResult mutating func note(_ bytes: [UInt8]) throws(Replica.Failure) -> Bool {
    switch bytes.first {
    case PartialChanges.partTag: return try read(bytes) != nil
    case Self.copyFormat:
      return try reading { (reader) throws(ByteReader.Malformed) in try reader.beginCopy(bytes) != nil }
    default:
      return try reading { (reader) throws(ByteReader.Malformed) in
        try LogicalChange.id(of: bytes).map { reader.ids.insert($0) } ?? true
      }
    }
  }

  /// Whether a change has come already as a whole. Bytes that can't be read have not: reading them throws the error.
  ///
  /// - Parameter bytes: the change, or a part of it.
  func hasCome(_ bytes: [UInt8]) -> Bool { (try? has(bytes)) ?? false }

  private func has(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> Bool {
    switch bytes.first {
    case PartialChanges.partTag: return try PartialChanges.id(ofPart: bytes).map(ids.contains) ?? false
    case Self.copyFormat:
      var other = self
      return try other.beginCopy(bytes) == nil
    default: return try LogicalChange.id(of: bytes).map(ids.contains) ?? false
    }
  }

  private mutating func reading<T>(
    _ body: (inout ChangeReader) throws(ByteReader.Malformed) -> T
  ) throws(Replica.Failure) -> T {
    do { return try body(&self) } catch {
      throw .invalidChange(
        "A change of the order can't be read (\(error.what)). If a newer program wrote it, update this one.")
    }
  }

  private mutating func whole(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> LogicalChange {
    if bytes.first == Self.copyFormat {
      guard let state = try beginCopy(bytes) else { return LogicalChange() }
      return try LogicalChange(Array(state), home: home)
    }
    if let id = try LogicalChange.id(of: bytes), !ids.insert(id) { return LogicalChange() }
    return try LogicalChange(bytes, home: home)
  }

  /// Takes over what a reader must know behind a copy.
  ///
  /// In the middle of an order, as when a replica sends back what a server has lost, the changes that are in the copy may come again
  /// one by one. Then they count: the copy does not have all of their effects, such as deletions.
  ///
  /// - Returns: the change that makes its state; nil if all changes that are in the copy have come already, or the copy itself.
  private mutating func beginCopy(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> ArraySlice<UInt8>? {
    var reader = ByteReader(bytes, from: 1)
    for _ in 0..<(try reader.count()) { _ = try partial.add(Array(try reader.take(try reader.count()))) }
    var contained = ChangeIDs()
    try contained.insert(from: &reader)
    if !contained.isEmpty, ids.contains(allOf: contained) { return nil }
    if ids.isEmpty {
      ids = contained
    } else if !ids.insert(PartialChanges.id(ofCopy: bytes)) {
      return nil
    }
    return reader.rest
  }

  /// Whether bytes are a change alone, whose contents don't depend on what has come before.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.first != PartialChanges.partTag && bytes.first != copyFormat
  }

  /// The changes that bytes are, of which the last may be cut off. A change is empty if its first parts are not there, or if it
  /// has come already.
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
    if parts.isEmpty, ids.isEmpty { return state }
    var writer = ByteWriter()
    writer.byte(Self.copyFormat)
    writer.count(parts.count)
    for part in parts {
      writer.count(part.count)
      writer.append(part)
    }
    ids.encode(into: &writer)
    writer.append(state)
    return writer.bytes
  }
}
