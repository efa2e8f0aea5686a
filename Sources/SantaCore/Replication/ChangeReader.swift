import SantaStore

/// Reads the changes of an order, one after the other.
struct ChangeReader: Sendable {
  /// A change that contains others: their effects as one change, what has come of those that are not whole in it yet, and the IDs
  /// of those that are. A copy of a state contains all changes before it.
  ///
  /// ```
  /// 6 (byte)  ID (UInt64; 0 for a copy)  number of parts (LEB128), each its length (LEB128) and its bytes
  /// IDs, see `ChangeIDs`  change
  /// ```
  private static let summaryFormat: UInt8 = 6

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
      guard PartialChanges.isPart(bytes) else { return try reader.whole(bytes) }
      if try reader.has(bytes) { return nil }
      guard let whole = try reader.partial.add(bytes) else { return nil }
      return try reader.whole(whole)
    }
  }

  /// Notes a change of the order, or a part of one, that need not be applied.
  ///
  /// - Returns: false if it has come already.
  @discardableResult mutating func note(_ bytes: [UInt8]) throws(Replica.Failure) -> Bool {
    switch bytes.first {
    case PartialChanges.partTag: return try read(bytes) != nil
    case Self.summaryFormat:
      return try reading { (reader) throws(ByteReader.Malformed) in try reader.takeOver(bytes) != nil }
    default:
      return try reading { (reader) throws(ByteReader.Malformed) in
        try LogicalChange.id(of: bytes).map { reader.insert($0) } ?? true
      }
    }
  }

  /// Notes the next change of the order, or a part of one, and checks that it can be read. A change that has come already is
  /// checked, too, though replicas don't read it again.
  mutating func check(_ bytes: [UInt8]) throws(ByteReader.Malformed) {
    if let whole = try noteParts(bytes) { try Self.check(whole: whole) }
  }

  /// Notes the next change of the order, or a part of one, and reads only its ID and the parts in it.
  ///
  /// - Returns: the bytes of the change if it is whole now.
  @discardableResult mutating func noteParts(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> [UInt8]? {
    var whole = bytes
    if PartialChanges.isPart(bytes) {
      if try has(bytes) { return nil }
      guard let ended = try partial.add(bytes) else { return nil }
      whole = ended
    }
    if Self.isSummary(whole) {
      _ = try takeOver(whole)
    } else if let id = try LogicalChange.id(of: whole) {
      _ = insert(id)
    }
    return whole
  }

  /// Whether bytes are a change, or a part of one, as far as that does not depend on what has come before.
  static func check(alone bytes: [UInt8]) throws(ByteReader.Malformed) {
    if PartialChanges.isPart(bytes) {
      _ = try PartialChanges.id(ofPart: bytes)
    } else {
      try check(whole: bytes)
    }
  }

  private static func check(whole bytes: [UInt8]) throws(ByteReader.Malformed) {
    guard isSummary(bytes) else { return try LogicalChange.check(ByteReader(bytes)) }
    var reader = ByteReader(bytes, from: 1)
    _ = try reader.fixed(UInt64.self)
    for _ in 0..<(try reader.count()) {
      _ = try PartialChanges.id(ofPart: Array(try reader.take(try reader.count())))
    }
    var contained = ChangeIDs()
    try contained.insert(from: &reader)
    try LogicalChange.check(reader)
  }

  /// Whether a change has come already as a whole. Bytes that can't be read have not: reading them throws the error.
  ///
  /// - Parameter bytes: the change, or a part of it.
  func hasCome(_ bytes: [UInt8]) -> Bool { (try? has(bytes)) ?? false }

  func hasCome(id: UInt64) -> Bool { ids.contains(id) }

  private func has(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> Bool {
    switch bytes.first {
    case PartialChanges.partTag: return try PartialChanges.id(ofPart: bytes).map(ids.contains) ?? false
    case Self.summaryFormat:
      // It may have parts that are still missing.
      var other = self
      return try other.takeOver(bytes) == nil && other.partial.byteCount == partial.byteCount
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
    if bytes.first == Self.summaryFormat {
      guard let change = try takeOver(bytes) else { return LogicalChange() }
      return try LogicalChange(Array(change), home: home)
    }
    if let id = try LogicalChange.id(of: bytes), !insert(id) { return LogicalChange() }
    return try LogicalChange(bytes, home: home)
  }

  /// - Returns: whether the ID of a change was not there.
  private mutating func insert(_ id: UInt64) -> Bool {
    guard ids.insert(id) else { return false }
    partial.forget { $0 == id }
    return true
  }

  /// Takes over which changes a summary contains, and parts of others. The former count no more if they come one by one.
  ///
  /// - Returns: their effects; nil if all of them have come already.
  private mutating func takeOver(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> ArraySlice<UInt8>? {
    var reader = ByteReader(bytes, from: 1)
    let id = try reader.fixed(UInt64.self)
    var parts: [[UInt8]] = []
    for _ in 0..<(try reader.count()) { parts.append(Array(try reader.take(try reader.count()))) }
    var contained = ChangeIDs()
    try contained.insert(from: &reader)
    var hasCome = id != 0 && !ids.insert(id)
    hasCome = hasCome || !contained.isEmpty && ids.contains(allOf: contained)
    if !hasCome {
      ids.insert(contentsOf: contained)
      partial.forget(where: ids.contains)
    }
    for part in parts where try PartialChanges.id(ofPart: part).map(ids.contains) != true {
      _ = try partial.add(part)
    }
    return hasCome ? nil : reader.rest
  }

  /// Whether bytes are a change alone, whose contents don't depend on what has come before.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    !PartialChanges.isPart(bytes) && !isSummary(bytes)
  }

  static func isSummary(_ bytes: [UInt8]) -> Bool { bytes.first == summaryFormat }

  /// Whether bytes are a summary of all changes from the first on.
  static func isCopy(_ bytes: [UInt8]) -> Bool {
    isSummary(bytes) && bytes[1...].prefix(8).allSatisfy { $0 == 0 }
  }

  /// The ID of the change that bytes are, or are a part of; nil if it has none.
  static func sentID(of bytes: [UInt8]) -> UInt64? {
    if PartialChanges.isPart(bytes) { return try? PartialChanges.id(ofPart: bytes) }
    return try? id(of: bytes)
  }

  /// The ID of the change that bytes are; nil if it has none.
  static func id(of bytes: [UInt8]) throws(ByteReader.Malformed) -> UInt64? {
    guard isSummary(bytes) else { return try LogicalChange.id(of: bytes) }
    var reader = ByteReader(bytes, from: 1)
    let id = try reader.fixed(UInt64.self)
    return id == 0 ? nil : id
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
  /// - Parameter state: the change that makes this state of an empty one.
  func copy(_ state: [UInt8]) -> [UInt8] {
    partial.parts.isEmpty && ids.isEmpty ? state : summary(of: ids, state, id: 0)
  }

  /// The changes that have come here, and not to another reader, as one change.
  ///
  /// - Parameters:
  ///   - change: their effects.
  ///   - id: of the summary.
  func summary(behind other: ChangeReader, _ change: [UInt8], id: UInt64) -> [UInt8] {
    summary(of: ids.subtracting(other.ids), change, id: id)
  }

  private func summary(of contained: ChangeIDs, _ change: [UInt8], id: UInt64) -> [UInt8] {
    let parts = partial.parts
    var writer = ByteWriter()
    writer.byte(Self.summaryFormat)
    writer.fixed(id)
    writer.count(parts.count)
    for part in parts {
      writer.count(part.count)
      writer.append(part)
    }
    contained.encode(into: &writer)
    writer.append(change)
    return writer.bytes
  }

  /// Whether all changes that have come to another reader have come to this one.
  func contains(allOf other: ChangeReader) -> Bool { ids.contains(allOf: other.ids) }

  /// Whether no change with an ID has come.
  var isEmpty: Bool { ids.isEmpty }
}
