extension _ModelContext {
  /// Adds objects whose values are in columns.
  func add<T: Object>(_ type: T.Type, _ columns: [ObjectColumn<T>]) {
    let transaction = writing("Adding objects of \(T.self)")
    do throws(StoreError) {
      let binding = try writableBinding(type, transaction)
      let insertion = try ColumnInsertion(columns, binding, self)
      // Adding the targets of links may have failed, or have added rows.
      if let failure = session?.failure { throw failure }
      try insertion.run(transaction, heapLimit: heapLimit)
      counter.value += 1
      counter.changes += UInt64(insertion.count)
    } catch { fail(error) }
    tellPropertyObservers()
  }
}

/// Columns of objects that are being added.
private struct ColumnInsertion {
  /// A column of the table, and its values.
  private struct Column {
    let id: ColumnID
    let property: PropertyAccessor
    let values: any ColumnValues
    /// Whether the values have the form of the table's cells.
    let isDirect: Bool
  }

  let count: Int
  private let binding: ClassBinding
  private let table: TableID
  private let columns: [Column]
  private let primaryKey: Column?
  private let context: _ModelContext
  private var className: String { binding.objectClass.name }

  init<T: Object>(
    _ columns: [ObjectColumn<T>], _ binding: ClassBinding, _ context: _ModelContext
  ) throws(StoreError) {
    (self.binding, self.context) = (binding, context)
    let name = binding.objectClass.name
    if T.self is EmbeddedObject.Type { throw .embeddedAlone(name) }
    guard let table = binding.table else { throw .notStorable(name, "it has no table") }
    self.table = table
    let given = try columns.map { column throws(StoreError) in
      (property: try Self.property(of: column, binding), column.values)
    }
    for (index, (property, values)) in given.enumerated() {
      if given[..<index].contains(where: { $0.property === property }) {
        throw .columnTwice(name, property.name)
      }
      if values.count != given[0].1.count {
        throw .columnLengths(
          name, property.name, values.count, expected: given[0].1.count, as: given[0].property.name)
      }
    }
    count = given.first?.1.count ?? 0
    let known = context.writing("Adding objects of \(T.self)")[table]
    var all: [Column] = []
    func append(_ property: PropertyAccessor, _ values: any ColumnValues) {
      guard let id = binding.column(of: property) else { return }
      let isDirect = known[id].type == property.definition.type && !known[id].isOptional
      all.append(Column(id: id, property: property, values: values, isDirect: isDirect))
    }
    // Targets that are in no store are added first, perhaps as rows of this very table.
    for (property, values) in given { append(property, try values.prepared(context)) }
    let others = binding.objectClass.properties.filter { property in
      !given.contains { $0.property === property }
    }
    for (property, value) in try Self.defaults(of: others, binding.objectClass) where count > 0 {
      append(property, RepeatedValue(value: value, count: count))
    }
    if let column = binding.classColumn, let text = binding.nameInTable {
      let values = RepeatedValue(value: .string(text), count: count)
      all.append(Column(id: column, property: .classColumn, values: values, isDirect: false))
    }
    self.columns = all
    primaryKey = all.first { $0.id == known.primaryKey }
  }

  /// The property that a column names.
  private static func property<T: Object>(
    of column: ObjectColumn<T>, _ binding: ClassBinding
  ) throws(StoreError) -> PropertyAccessor {
    let names = try _PathTracer.names(of: column.keyPath)
    guard names.count == 1, let property = try binding.objectClass.property(along: names)?.property,
      !property.definition.isCollection, property.origin == nil, property.definition.type != .external,
      !(property.target is EmbeddedObject.Type)
    else { throw .notAColumn(binding.objectClass.name, names.joined(separator: ".")) }
    return property
  }

  /// The defaults of properties without a column that are not zero, empty or nil.
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

  /// Adds the objects, chunk by chunk.
  func run(_ transaction: Transaction, heapLimit: Int) throws(StoreError) {
    let keys = primaryKey?.values
    var next = 0
    var failure: StoreError?
    while next < count {
      let start = next
      let inserted = transaction.insertRows(table, atMost: count - start) { chunk, slots in
        for column in columns where failure == nil {
          failure = fill(chunk, slots, column, from: start, heapLimit)
        }
      } key: { offset in
        keys?.stored(at: start + offset, context)
      }
      if let failure { throw failure }
      if let duplicate = inserted.duplicate, let key = keys?.stored(at: start + duplicate, context) {
        throw .duplicatePrimaryKey(className, key.excerpt, isUnassigned: key.isInitialUUID)
      }
      next += inserted.count
    }
  }

  /// Stores the values of one column in new rows. Their entries in indexes are made later.
  private func fill(
    _ chunk: Chunk, _ slots: Range<Int>, _ column: Column, from start: Int, _ heapLimit: Int
  ) -> StoreError? {
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
      if let failure = context.session?.failure { return failure }
      guard definition.admits(value) else {
        return .wrongValue(className, column.property.name, "a value of type \(definition.typeName)")
      }
      if definition.type.usesHeap,
        !chunk.hasRoom(for: value.byteCount(in: definition.type), limit: heapLimit)
      {
        return .tooMuchTogether(className, column.property.name, limit: heapLimit)
      }
      chunk.setValue(value, column.id, at: slots.lowerBound + offset)
      offset += 1
    }
    return nil
  }
}
