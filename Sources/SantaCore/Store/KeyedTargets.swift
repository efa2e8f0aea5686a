/// The property from which links begin, for messages.
struct LinkOrigin {
  let className: String
  let property: PropertyAccessor

  var name: String { property.name }
  var definition: ColumnDefinition { property.definition }
}

/// Finds the targets of many links by their primary keys.
struct KeyedTargets<Target: Object> {
  private let origin: LinkOrigin
  private let context: _ModelContext
  private let binding: ClassBinding
  private let table: Table
  /// The last key, which the next link often has, too.
  private var last: (key: StoredValue, row: RowKey)?

  init(_ origin: LinkOrigin, _ context: _ModelContext) throws(StoreError) {
    if Target.self is EmbeddedObject.Type { throw .embeddedAlone("\(Target.self)") }
    let transaction = context.writing("Linking to \(Target.self)")
    binding = try context.writableBinding(Target.self, transaction)
    guard let table = binding.table else { throw .notStorable(binding.objectClass.name, "it has no table") }
    guard transaction[table].primaryKey != nil else { throw .noPrimaryKey(binding.objectClass.name) }
    self.table = transaction[table]
    (self.origin, self.context) = (origin, context)
  }

  /// Returns the row with a primary key.
  ///
  /// - Parameter index: the index of the object with the link, for messages.
  mutating func row(_ key: StoredValue, of index: Int) throws(StoreError) -> RowKey {
    if let last, last.key == key { return last.row }
    guard let row = table.rowAlone(primaryKey: key) else {
      throw .noTarget(origin.className, origin.name, index, binding.objectClass.name, key.excerpt)
    }
    if binding.classColumn != nil, let chunk = table.chunk(of: row),
      let other = context.otherClass(of: chunk, row.slot, binding)
    {
      throw .keyOfOtherClass(binding.objectClass.name, other, key.excerpt)
    }
    last = (key, row)
    return row
  }
}

/// Links that are given by the primary keys of their targets.
struct LinkedKeys<Target: Object, Key: PersistableScalar>: ColumnValues {
  enum Keys {
    case required([Key])
    case optional([Key?])
  }

  let keys: Keys

  var count: Int {
    switch keys {
    case .required(let keys): keys.count
    case .optional(let keys): keys.count
    }
  }

  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> any ColumnValues {
    var targets = try KeyedTargets<Target>(property, context)
    var rows: [UInt64?] = []
    rows.reserveCapacity(count)
    switch keys {
    case .required(let keys):
      for (index, key) in keys.enumerated() {
        rows.append(try targets.row(key._storedValue, of: index).rawValue)
      }
    case .optional(let keys):
      for (index, key) in keys.enumerated() {
        rows.append(
          try key.map { key throws(StoreError) in try targets.row(key._storedValue, of: index).rawValue })
      }
    }
    return LinkedRows(rows: rows)
  }

  /// Only prepared values are stored.
  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    stopProgram("Links were stored before their targets were found.")
  }
}
