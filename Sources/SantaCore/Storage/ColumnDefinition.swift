/// One column of a table, as the snapshot and the log know it.
struct ColumnDefinition: Hashable, Sendable {
  var name: String
  var type: ValueType
  /// Whether a cell (or, in a collection, an element) may be null.
  var isOptional = false
  var kind = CollectionKind.single
  var isPrimaryKey = false
  var isIndexed = false
  var deleteRule = DeleteRule.keep
  /// The name of the table that a link leads to.
  var target: String?

  var isLink: Bool { type == .link }

  var isCollection: Bool { kind != .single }

  /// Whether the cell has a bit that says if there is a value.
  var hasPresence: Bool { isOptional && !isCollection }

  /// Whether assigning takes more than storing in the chunk: an index or backlinks to keep, or a collection.
  var hasSideEffects: Bool { isCollection || isPrimaryKey || isIndexed || isLink }

  /// Whether assigning takes no more than storing fixed bytes.
  var isPlain: Bool { !hasSideEffects && !isOptional && !type.usesHeap }

  /// Whether a cell is a slot, which may refer to the chunk's heap.
  var usesSlots: Bool { isCollection || type.usesHeap }

  /// Bytes of one row's cell.
  var width: Int { usesSlots ? ChunkLayout.slotByteCount : type.width }

  /// Whether both hold the same kind of value, however they are indexed.
  func hasSameType(as other: ColumnDefinition) -> Bool {
    type == other.type && isOptional == other.isOptional && kind == other.kind && target == other.target
      && isPrimaryKey == other.isPrimaryKey
  }

  /// The column's type as a message shows it.
  var typeName: String {
    named(type.usesHeap ? " of at most \(ValueType.maximumByteCount) bytes" : "")
  }

  /// The column's type as one would declare it.
  var declaration: String { named("") }

  private func named(_ limit: String) -> String {
    let element = (target ?? "\(type)") + (isOptional ? "?" : "") + limit
    switch kind {
    case .single: return element
    case .list, .set: return "\(kind.typeName)<\(element)>"
    case .map: return "\(kind.typeName)<String, \(element)>"
    }
  }

  func admits(_ value: StoredValue) -> Bool {
    if case .null = value { return isOptional }
    return !value.isTooLong && type.admits(value)
  }

  var initialValue: StoredValue { isOptional ? .null : type.zero }
}
