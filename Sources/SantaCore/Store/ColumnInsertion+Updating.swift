extension ColumnInsertion {
  /// The rows that exist already, and the offset of the new values of each among the objects.
  private struct KnownRows {
    private(set) var rows: [RowKey] = []
    private(set) var offsets: [Int] = []
    /// Whether each row comes after the one before it, so that no row occurs twice.
    private(set) var ascends = true

    mutating func append(_ row: RowKey, _ offset: Int) {
      if let last = rows.last, row <= last { ascends = false }
      rows.append(row)
      offsets.append(offset)
    }
  }

  /// Adds the objects whose primary keys are new, and changes the other objects.
  func update(_ transaction: Transaction, heapLimit: Int) throws(StoreError) {
    guard let primaryKey, var search = KeySearch(transaction[table]) else {
      return try run(transaction, heapLimit: heapLimit)
    }
    var (known, new) = (KnownRows(), [Int]())
    var newKeys: [StoredValue: Int] = [:]
    for offset in 0..<count {
      let key = primaryKey.values.stored(at: offset, context)
      if let found = search.find(key) {
        if let other = context.otherClass(of: found.chunk, found.row.slot, binding) {
          throw .keyOfOtherClass(className, other, key.excerpt)
        }
        known.append(found.row, offset)
      } else if let first = newKeys[key] {
        new[first] = offset
      } else {
        newKeys[key] = new.count
        new.append(offset)
      }
    }
    for column in columns where column.isGiven && column.id != primaryKey.id {
      try assign(column, known, transaction, heapLimit)
    }
    for column in collections { assign(column, known, transaction) }
    if new.isEmpty { return }
    func selected(_ column: Column) -> Column {
      let values = new.count == count ? column.values : column.values.selecting(new)
      return Column(
        id: column.id, property: column.property, values: values, isDirect: column.isDirect,
        isGiven: column.isGiven)
    }
    let newCollections =
      new.count == count
      ? collections : collections.map { Collections(id: $0.id, values: $0.values.selecting(new)) }
    try insert(
      columns.map(selected), newCollections, new.count, selected(primaryKey), transaction, heapLimit)
  }

  /// Assigns the collections that differ to existing rows. If a key occurs twice, the last collection is assigned last.
  private func assign(
    _ column: Collections, _ known: KnownRows, _ transaction: Transaction
  ) {
    for (offset, row) in zip(known.offsets, known.rows) {
      let cell = CellAddress(table: table, row: row, column: column.id)
      transaction.assign(column.values, offset, to: cell)
    }
  }

  /// Assigns the values that differ to existing rows.
  private func assign(
    _ column: Column, _ known: KnownRows, _ transaction: Transaction, _ heapLimit: Int
  ) throws(StoreError) {
    let definition = column.property.definition
    let candidates =
      column.isDirect
      ? column.values.offsets(of: known.rows, in: transaction[table], column.id, differingFrom: known.offsets)
      : nil
    var differing: [Int] = []
    for index in candidates ?? Array(known.rows.indices) {
      let value = column.values.stored(at: known.offsets[index], context)
      if let failure = context.session?.failure { throw failure }
      guard definition.admits(value) else {
        throw .wrongValue(className, column.property.name, "a value of type \(definition.typeName)")
      }
      if transaction[table].value(column.id, of: known.rows[index]) != value { differing.append(index) }
    }
    if differing.isEmpty { return }
    if !known.ascends {
      // If a key occurs twice, an earlier value may differ although the last one doesn't, so the last one is assigned, too.
      let changed = Set(differing.map { known.rows[$0] })
      differing = known.rows.indices.filter { changed.contains(known.rows[$0]) }
    }
    for index in differing {
      let (row, value) = (known.rows[index], column.values.stored(at: known.offsets[index], context))
      guard transaction[table].hasRoom(for: value, in: column.id, of: row, limit: heapLimit) else {
        throw .tooMuchTogether(className, column.property.name, limit: heapLimit)
      }
      transaction.setValue(value, at: CellAddress(table: table, row: row, column: column.id))
    }
  }
}
