/// The definition of a column, as stored in snapshots and logs.
package struct ColumnDefinition: Hashable, Sendable {
  /// The name of the property; empty for a dropped column, which no longer has a property. Dropped columns are kept, with
  /// initial values, because the other columns keep their numbers.
  package var name: String
  package var type: ValueType
  /// Whether a cell, or an element of a collection, may be null.
  package var isOptional: Bool
  package var kind: CollectionKind
  package var isPrimaryKey: Bool
  package var isIndexed: Bool
  /// Whether the column is in a set of columns with unique values. The sets are stored in the table.
  package var isUnique: Bool
  package var deleteRule: DeleteRule
  /// The type of the keys of a map.
  package var keyType: ValueType
  /// The name of the target table of a link.
  package var target: String?
  /// The stored name of the subclass to whose objects a link leads; nil if the link can lead to all objects of its target
  /// table.
  package var targetClass: String?
  /// Whether the column contains the class name of each object; nil stands for the class that the table is named after.
  package var isClass: Bool
  /// The previous names of the column, oldest first. They tell a program with an older schema that the property has been
  /// renamed.
  package var formerNames: [String]
  /// The value of rows whose chunks were stored before the column was added, and don't contain it; for a collection, which is
  /// empty in these rows, null. Nil if all chunks contain the column.
  package var defaultValue: StoredValue?

  package init(
    name: String, type: ValueType, isOptional: Bool = false, kind: CollectionKind = .single,
    isPrimaryKey: Bool = false, isIndexed: Bool = false, isUnique: Bool = false,
    deleteRule: DeleteRule = .nullify,
    keyType: ValueType = .string, target: String? = nil, targetClass: String? = nil, isClass: Bool = false,
    formerNames: [String] = [], defaultValue: StoredValue? = nil
  ) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
    self.kind = kind
    self.isPrimaryKey = isPrimaryKey
    self.isIndexed = isIndexed
    self.isUnique = isUnique
    self.deleteRule = deleteRule
    self.keyType = keyType
    self.target = target
    self.targetClass = targetClass
    self.isClass = isClass
    self.formerNames = formerNames
    self.defaultValue = defaultValue
  }

  package var isDropped: Bool { name.isEmpty }

  /// Whether the column belongs to the engine. No class has it as a property, and it isn't part of the schema that programs
  /// see.
  package var isHidden: Bool { name.utf8.first == UInt8(ascii: "$") }

  /// Whether programs see the column.
  package var isProperty: Bool { !isDropped && !isHidden }

  package var isLink: Bool { type == .link }

  package var isCollection: Bool { kind != .single }

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

  /// The number of bytes in a cell.
  var width: Int { usesSlots ? ChunkLayout.slotByteCount : type.width }

  /// Returns whether both columns have values of the same type, regardless of indexes and delete rules.
  func hasSameType(as other: ColumnDefinition) -> Bool {
    type == other.type && isOptional == other.isOptional && kind == other.kind && keyType == other.keyType
      && target == other.target && isPrimaryKey == other.isPrimaryKey
  }

  /// Whether the values can identify objects, as integers, strings and UUIDs can.
  package var mayBePrimaryKey: Bool {
    switch type {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .string, .uuid:
      !isDropped && !isOptional && !isCollection
    case .bool, .float, .double, .data, .date, .link, .decimal, .any, .external: false
    }
  }

  /// Whether the values can be unique, as all single values and links can, except for values of any type and external data.
  package var mayBeUnique: Bool { !isDropped && !isCollection && type != .any && type != .external }

  /// Whether the values can have an ordered index.
  var mayBeIndexed: Bool { !isCollection && !isLink && type != .any && type != .external }

  /// Returns whether both columns have the same index option and delete rule, and lead to the same subclass.
  func hasSameOptions(as other: ColumnDefinition) -> Bool {
    isIndexed == other.isIndexed && deleteRule == other.deleteRule && targetClass == other.targetClass
  }

  /// The column that contains the class of each object, in a table with objects of several classes.
  package static let classColumn: ColumnDefinition = {
    var column = ColumnDefinition(name: "class", type: .string, isOptional: true)
    column.isClass = true
    return column
  }()

  /// The type of the column in Swift's spelling with its limits, for messages.
  var typeName: String {
    if type == .external { return "ExternalData?, which can't be imported" }
    guard let limit else { return swiftType }
    return isCollection ? "\(swiftType) with values \(limit)" : "\(swiftType) \(limit)"
  }

  /// The type of an element if the column has a collection, and otherwise the type of the column, for messages.
  var elementTypeName: String {
    var element = self
    element.kind = .single
    return element.typeName
  }

  /// A condition that some values of the type don't fulfil; nil if all values can be stored.
  private var limit: String? {
    switch type {
    case .string, .data: "of at most \(ValueType.maximumByteCount) bytes"
    case .decimal: "other than NaN"
    case .any:
      "of at most \(ValueType.maximumByteCount) bytes and \(AnyValue.maximumDepth) levels of lists and maps, "
        + "without a decimal NaN"
    default: nil
    }
  }

  /// The type of the column as shown on the command line.
  var declaration: String {
    let element = (targetClass ?? target ?? "\(type)") + (isOptional && type != .any ? "?" : "")
    switch kind {
    case .single: return element
    case .list, .set: return "\(kind.typeName)<\(element)>"
    case .map: return "\(kind.typeName)<\(keyType == .string ? "String" : "\(keyType)"), \(element)>"
    }
  }

  package func admits(_ value: StoredValue) -> Bool {
    if case .null = value { return isOptional }
    return !value.isUnstorable && type.admits(value)
  }

  package var initialValue: StoredValue { isOptional ? .null : type.zero }
}
