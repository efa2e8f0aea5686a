/// The definition of a column, as it is stored in snapshots and logs.
struct ColumnDefinition: Hashable, Sendable {
  /// The name of the property; empty for a dropped column, which no property has any more. Columns keep their numbers, so
  /// a dropped one stays, with initial values.
  var name: String
  var type: ValueType
  /// Whether a cell, or an element of a collection, may be null.
  var isOptional = false
  var kind = CollectionKind.single
  var isPrimaryKey = false
  var isIndexed = false
  /// Whether the column is in a set of columns with unique values. The table has the sets.
  var isUnique = false
  var deleteRule = DeleteRule.nullify
  /// The type of the keys of a map.
  var keyType = ValueType.string
  /// The name of the target table of a link.
  var target: String?
  /// The subclass to whose objects a link leads, by its stored name, if the target table has objects of several classes and
  /// the link can't lead to all of them.
  var targetClass: String?
  /// Whether the column has the name of each object's class, and nil for objects of the class that the table is named after.
  var isClass = false
  /// The names that the column had before, the oldest first. A program with an older schema finds out from them that the
  /// property has another name now.
  var formerNames: [String] = []

  var isDropped: Bool { name.isEmpty }

  /// Whether no class has it: it belongs to the engine, and is not a part of the schema that programs see.
  var isHidden: Bool { name.utf8.first == UInt8(ascii: "$") }

  /// Whether programs see it.
  var isProperty: Bool { !isDropped && !isHidden }

  var isLink: Bool { type == .link }

  var isCollection: Bool { kind != .single }

  var isSingleLink: Bool { isLink && !isCollection }

  /// Whether each cell has a presence bit.
  var hasPresence: Bool { isOptional && !isCollection }

  /// Whether assigning a value changes more than the cell: an index, backlinks or a tree.
  var hasSideEffects: Bool {
    isCollection || isPrimaryKey || isIndexed || isUnique || isLink || type == .external
  }

  /// Whether assigning a value only stores bytes of fixed width.
  var isPlain: Bool { !hasSideEffects && !isOptional && !type.usesHeap }

  /// Whether cells are slots, which may refer to the chunk's heap.
  var usesSlots: Bool { isCollection || type.usesHeap }

  /// The bytes of a cell.
  var width: Int { usesSlots ? ChunkLayout.slotByteCount : type.width }

  /// Whether both columns have values of the same type, regardless of indexes and delete rules.
  func hasSameType(as other: ColumnDefinition) -> Bool {
    type == other.type && isOptional == other.isOptional && kind == other.kind && keyType == other.keyType
      && target == other.target && isPrimaryKey == other.isPrimaryKey
  }

  /// Whether the values can identify objects: integers, texts and UUIDs can.
  var mayBePrimaryKey: Bool {
    switch type {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .string, .uuid:
      !isDropped && !isOptional && !isCollection
    case .bool, .float, .double, .data, .date, .link, .decimal, .any, .external: false
    }
  }

  /// Whether the values can be unique: all single values and links can, except for values of any type and external data.
  var mayBeUnique: Bool { !isDropped && !isCollection && type != .any && type != .external }

  /// Whether there can be an ordered index of the values.
  var mayBeIndexed: Bool { !isCollection && !isLink && type != .any && type != .external }

  /// Whether both columns have the same index option and delete rule, and lead to the same subclass.
  func hasSameOptions(as other: ColumnDefinition) -> Bool {
    isIndexed == other.isIndexed && deleteRule == other.deleteRule && targetClass == other.targetClass
  }

  /// The column with the class of each object, in a table with objects of several classes.
  static let classColumn: ColumnDefinition = {
    var column = ColumnDefinition(name: "class", type: .string, isOptional: true)
    column.isClass = true
    return column
  }()

  /// The type of the column for messages, in Swift's spelling.
  var typeName: String {
    switch type {
    case .string, .data: "\(swiftType) of at most \(ValueType.maximumByteCount) bytes"
    case .decimal: "\(swiftType) other than NaN"
    case .any:
      "\(swiftType) of at most \(ValueType.maximumByteCount) bytes and \(AnyValue.maximumDepth) levels of lists and maps, "
        + "without a decimal NaN"
    case .external: "ExternalData?, which no import contains"
    default: swiftType
    }
  }

  /// The type of the column as the command line shows it.
  var declaration: String {
    let element = (targetClass ?? target ?? "\(type)") + (isOptional && type != .any ? "?" : "")
    switch kind {
    case .single: return element
    case .list, .set: return "\(kind.typeName)<\(element)>"
    case .map: return "\(kind.typeName)<\(keyType == .string ? "String" : "\(keyType)"), \(element)>"
    }
  }

  func admits(_ value: StoredValue) -> Bool {
    if case .null = value { return isOptional }
    return !value.isUnstorable && type.admits(value)
  }

  var initialValue: StoredValue { isOptional ? .null : type.zero }
}
