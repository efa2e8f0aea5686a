extension _ModelContext {
  /// Adds objects whose values are given as columns.
  func add<T: Object>(_ type: T.Type, _ columns: [ObjectColumn<T>], _ policy: UpdatePolicy) {
    let transaction = writing("Adding objects of \(T.self)")
    do throws(StoreError) {
      let binding = try writableBinding(type, transaction)
      // The policy also applies to the targets of links that aren't in the store.
      let insertion = try withPolicy(policy) { () throws(StoreError) in
        try ColumnInsertion(columns, binding, self)
      }
      // Preparing the columns may have added the targets of links, and may have failed while doing so.
      if let failure = session?.failure { throw failure }
      if policy == .error {
        try insertion.run(transaction, heapLimit: heapLimit)
      } else {
        try insertion.update(transaction, heapLimit: heapLimit)
      }
      counter.value += 1
      counter.changes += UInt64(insertion.count)
    } catch { fail(error) }
    tellPropertyObservers()
  }
}

/// The columns of objects that are being added.
struct ColumnInsertion {
  /// A column of the table, with its values.
  struct Column {
    let id: ColumnID
    let property: PropertyAccessor
    let values: any ColumnValues
    /// Whether the values already have the type of the table's cells.
    let isDirect: Bool
    /// Whether the column was given, and doesn't contain a default.
    let isGiven: Bool
  }

  /// A column of the table, with a collection for each object.
  struct Collections {
    let id: ColumnID
    let values: NewCollections
  }

  let count: Int
  let binding: ClassBinding
  let table: TableID
  let columns: [Column]
  let collections: [Collections]
  let primaryKey: Column?
  let context: _ModelContext
  var className: String { binding.objectClass.name }

  init<T: Object>(
    _ columns: [ObjectColumn<T>], _ binding: ClassBinding, _ context: _ModelContext
  ) throws(StoreError) {
    (self.binding, self.context) = (binding, context)
    let name = binding.objectClass.name
    if T.self is EmbeddedObject.Type { throw .embeddedAlone(name) }
    guard let table = binding.table else { throw .notStorable(name, "it has no table") }
    self.table = table
    let given = try columns.map { column throws(StoreError) in
      (property: try Self.property(of: column, binding), column.contents)
    }
    for (index, (property, contents)) in given.enumerated() {
      if given[..<index].contains(where: { $0.property === property }) {
        throw .columnTwice(name, property.name)
      }
      if contents.count != given[0].1.count {
        throw .columnLengths(
          name, property.name, contents.count, expected: given[0].1.count, as: given[0].property.name)
      }
    }
    count = given.first?.1.count ?? 0
    let known = context.writing("Adding objects of \(T.self)")[table]
    var all: [Column] = []
    func append(_ property: PropertyAccessor, _ values: any ColumnValues, isGiven: Bool) {
      guard let id = binding.column(of: property) else { return }
      // A value of a required property can be stored in an optional column, but not the other way round.
      let isDirect =
        known[id].type == property.definition.type && known[id].isOptional == property.definition.isOptional
      all.append(
        Column(id: id, property: property, values: values, isDirect: isDirect, isGiven: isGiven))
    }
    // Targets that aren't in a store are added first, perhaps as rows of this table.
    var collections: [Collections] = []
    for (property, contents) in given {
      let origin = LinkOrigin(className: name, property: property)
      switch contents {
      case .single(let values): append(property, try values.prepared(origin, context), isGiven: true)
      case .collection(let values):
        let prepared = try values.prepared(origin, context)
        if let id = binding.column(of: property) { collections.append(Collections(id: id, values: prepared)) }
      }
    }
    self.collections = collections
    let others = binding.objectClass.properties.filter { property in
      !given.contains { $0.property === property }
    }
    for (property, value) in try Self.defaults(of: others, binding.objectClass) where count > 0 {
      append(property, RepeatedValue(value: value, count: count), isGiven: false)
    }
    if let column = binding.classColumn, let text = binding.nameInTable {
      let values = RepeatedValue(value: .string(text), count: count)
      all.append(
        Column(id: column, property: .classColumn, values: values, isDirect: false, isGiven: false))
    }
    for unknown in binding.undeclaredDefaults {
      let values = RepeatedValue(value: unknown.value, count: count)
      all.append(
        Column(
          id: unknown.column, property: .undeclared(known[unknown.column]), values: values, isDirect: false,
          isGiven: false))
    }
    self.columns = all
    primaryKey = all.first { $0.id == known.primaryKey }
  }

  /// Returns the property that the key path of a column names.
  private static func property<T: Object>(
    of column: ObjectColumn<T>, _ binding: ClassBinding
  ) throws(StoreError) -> PropertyAccessor {
    let names = try _PathTracer.names(of: column.keyPath)
    let isCollection = if case .collection = column.contents { true } else { false }
    guard names.count == 1, let property = try binding.objectClass.property(along: names)?.property,
      property.definition.isCollection == isCollection, property.definition.kind != .map,
      property.origin == nil, property.definition.type != .external,
      !(property.target is EmbeddedObject.Type)
    else { throw .notAColumn(binding.objectClass.name, names.joined(separator: ".")) }
    return property
  }

  /// Returns the defaults of properties without a column, except those that are zero, empty or nil.
  private static func defaults(
    of properties: [PropertyAccessor], _ objectClass: ObjectClass
  ) throws(StoreError) -> [(PropertyAccessor, StoredValue)] {
    if properties.isEmpty { return [] }
    let (object, other) = (objectClass.type.init(), objectClass.type.init())
    var result: [(PropertyAccessor, StoredValue)] = []
    for property in properties {
      if property.definition.isPrimaryKey {
        throw .missingColumn(objectClass.name, property.name, "it is the primary key")
      }
      let value = property.read(object)
      if property.definition.isCollection {
        if (value as? any AnyCollectionProperty)?.anyElements.isEmpty ?? true { continue }
        throw .uncopiedDefault(objectClass.name, property.name)
      }
      guard let value else { continue }
      guard let scalar = value as? any PersistableScalar else {
        throw .uncopiedDefault(objectClass.name, property.name)
      }
      if (property.read(other) as? any PersistableScalar)?._storedValue != scalar._storedValue {
        throw .missingColumn(objectClass.name, property.name, "its default differs from object to object")
      }
      if scalar._storedValue != property.definition.initialValue {
        result.append((property, scalar._storedValue))
      }
    }
    return result
  }

  /// Adds the objects chunk by chunk.
  func run(_ transaction: Transaction, heapLimit: Int) throws(StoreError) {
    try insert(columns, collections, count, primaryKey, transaction, heapLimit)
  }

  func insert(
    _ columns: [Column], _ collections: [Collections], _ count: Int, _ primaryKey: Column?,
    _ transaction: Transaction, _ heapLimit: Int
  ) throws(StoreError) {
    let added = try transaction.appendRows(table, count) { chunk, slots, start throws(StoreError) in
      for column in columns { try fill(chunk, slots, column, from: start, heapLimit) }
    }
    if let duplicate = added.duplicate, let key = primaryKey?.values.stored(at: duplicate, context) {
      throw .duplicatePrimaryKey(className, key.excerpt, isUnassigned: key.isInitialUUID)
    }
    transaction.fillCollections(collections.map { ($0.id, $0.values) }, of: added.rows, in: table)
  }

  /// Stores the values of one column in new rows. Their index entries are added later.
  private func fill(
    _ chunk: Chunk, _ slots: Range<Int>, _ column: Column, from start: Int, _ heapLimit: Int
  ) throws(StoreError) {
    let definition = column.property.definition
    var offset = 0
    while offset < slots.count {
      if column.isDirect {
        offset += column.values.fill(
          chunk, column.id, from: slots.lowerBound + offset, with: (start + offset)..<(start + slots.count),
          heapLimit: heapLimit)
        if offset == slots.count { break }
      }
      let value = column.values.stored(at: start + offset, context)
      if let failure = context.session?.failure { throw failure }
      guard definition.admits(value) else {
        throw .wrongValue(className, column.property.name, "a value of type \(definition.typeName)")
      }
      if definition.type.usesHeap,
        !chunk.hasRoom(for: value.byteCount(in: definition.type), limit: heapLimit)
      {
        throw .tooMuchTogether(className, column.property.name, limit: heapLimit)
      }
      chunk.setValue(value, column.id, at: slots.lowerBound + offset)
      offset += 1
    }
  }
}
