import SantaStore

/// Reads the changes of an order, one after the other.
struct ChangeReader: Sendable {
  /// The format of a summary, a change that contains other changes: their effects as one change, the received parts of changes
  /// that are incomplete, and the IDs of the complete ones. A copy of a state contains all changes before it.
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

  /// Reads the next change of the order.
  ///
  /// - Returns: the change to apply, which is empty if the change has arrived before; nil if the bytes are a part that does not
  ///   complete a change.
  mutating func read(_ bytes: [UInt8]) throws(Replica.Failure) -> LogicalChange? {
    try reading { (reader) throws(ByteReader.Malformed) in
      guard PartialChanges.isPart(bytes) else { return try reader.whole(bytes) }
      if try reader.has(bytes) { return nil }
      guard let whole = try reader.partial.add(bytes) else { return nil }
      return try reader.whole(whole)
    }
  }

  /// Notes a change of the order, or a part of one, that doesn't have to be applied.
  ///
  /// - Returns: false if the change has arrived before, or if the part does not complete a change.
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

  /// Notes the next change of the order, or a part of one, and checks that it can be read. A change that has arrived before is
  /// checked, too, although replicas don't read it again.
  mutating func check(_ bytes: [UInt8]) throws(ByteReader.Malformed) {
    if let whole = try noteParts(bytes) { try Self.check(whole: whole) }
  }

  /// Notes the next change of the order, or a part of one. Reads only its ID and the parts in it.
  ///
  /// - Returns: the bytes of the change if it is complete now; otherwise nil.
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

  /// Checks that bytes are a change or a part of one, as far as this does not depend on earlier changes.
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

  /// Returns whether a whole change has arrived before. Returns false if the bytes can't be read: reading them throws the
  /// error.
  ///
  /// - Parameter bytes: the change, or a part of it.
  func hasCome(_ bytes: [UInt8]) -> Bool { (try? has(bytes)) ?? false }

  func hasCome(id: UInt64) -> Bool { ids.contains(id) }

  private func has(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> Bool {
    switch bytes.first {
    case PartialChanges.partTag: return try PartialChanges.id(ofPart: bytes).map(ids.contains) ?? false
    case Self.summaryFormat:
      // It may contain parts that are still missing.
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

  /// - Returns: whether the ID is new.
  private mutating func insert(_ id: UInt64) -> Bool {
    guard ids.insert(id) else { return false }
    partial.forget { $0 == id }
    return true
  }

  /// Takes over the IDs of the changes that a summary contains, and its parts of other changes. Changes in the summary have no
  /// effect if they arrive separately.
  ///
  /// - Returns: the effects of these changes; nil if all of them have arrived before.
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

  /// Returns whether bytes are a single change, whose contents do not depend on earlier changes.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    !PartialChanges.isPart(bytes) && !isSummary(bytes)
  }

  static func isSummary(_ bytes: [UInt8]) -> Bool { bytes.first == summaryFormat }

  /// Returns whether bytes are a summary of all changes from the first one on.
  static func isCopy(_ bytes: [UInt8]) -> Bool {
    isSummary(bytes) && bytes[1...].prefix(8).allSatisfy { $0 == 0 }
  }

  /// Returns the ID of the change that the bytes encode, completely or in part; nil if it has none.
  static func sentID(of bytes: [UInt8]) -> UInt64? {
    if PartialChanges.isPart(bytes) { return try? PartialChanges.id(ofPart: bytes) }
    return try? id(of: bytes)
  }

  /// Returns the ID of the change that the bytes encode; nil if it has none.
  static func id(of bytes: [UInt8]) throws(ByteReader.Malformed) -> UInt64? {
    guard isSummary(bytes) else { return try LogicalChange.id(of: bytes) }
    var reader = ByteReader(bytes, from: 1)
    let id = try reader.fixed(UInt64.self)
    return id == 0 ? nil : id
  }

  /// Reads pending changes. Leaves out the last one if it is incomplete. A change is empty if its first parts are missing, or
  /// if it has arrived before.
  mutating func pending(_ all: [[UInt8]]) throws(Replica.Failure) -> [LogicalChange] {
    var changes: [LogicalChange] = []
    for bytes in all {
      let change = try read(bytes)
      if PartialChanges.isEnd(bytes) { changes.append(change ?? LogicalChange()) }
    }
    return changes
  }

  /// Returns a copy of the state after all changes so far, from which another reader can continue.
  ///
  /// - Parameter state: the change that creates this state from an empty one.
  func copy(_ state: [UInt8]) -> [UInt8] {
    partial.parts.isEmpty && ids.isEmpty ? state : summary(of: ids, state, id: 0)
  }

  /// Returns the changes that have arrived here, but not at another reader, as one change.
  ///
  /// - Parameters:
  ///   - change: the effects of these changes.
  ///   - id: the ID of the summary.
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

  /// Returns whether all changes that have arrived at another reader have arrived here, too.
  func contains(allOf other: ChangeReader) -> Bool { ids.contains(allOf: other.ids) }

  /// Whether no change with an ID has arrived.
  var isEmpty: Bool { ids.isEmpty }
}
