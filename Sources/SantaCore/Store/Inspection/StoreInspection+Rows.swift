extension StoreInspection {
  /// Parses an order: properties separated by commas, the most significant first, each with `desc` after it for descending
  /// order. A name can be quoted (``QuotedNames``).
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery` for a name that isn't a property, or a property that has no order.
  package func order(_ text: String, of type: StoredType) throws(StoreError) -> StoredOrder {
    var descriptors: [SortDescriptor] = []
    guard let parts = QuotedNames(text)?.parts else {
      throw StoreError(
        .invalidQuery, "A name in the order '\(text)' has no closing quotation mark.",
        remedy: "Quote names as in \"last, first\" desc.")
    }
    for part in parts {
      let words = part.rest.split(separator: " ")
      let isDescending = words.count == (part.quoted == nil ? 2 : 1) && words.last?.lowercased() == "desc"
      let rest = (isDescending ? words.dropLast() : words[...]).joined(separator: " ")
      let name = [part.quoted, rest].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      try checkOrder(name, of: type)
      descriptors.append(SortDescriptor(path: PropertyPath(names: [name]), ascending: !isDescending))
    }
    return StoredOrder(descriptors: descriptors)
  }

  private func checkOrder(_ name: String, of type: StoredType) throws(StoreError) {
    let names = type.properties.map(\.name)
    guard let table = snapshot.table(named: type.name), let column = snapshot[table].column(named: name),
      snapshot[table][column].isProperty
    else {
      let hint = Spelling.nearest(to: name, among: names).map { " Did you mean '\($0)'?" } ?? ""
      throw StoreError(
        .invalidQuery, "\(type.name) has no property '\(name)' to sort by.\(hint)",
        remedy: "Use one of its properties: \(names.map(QuotedNames.text).joined(separator: ", ")).")
    }
    let definition = snapshot[table][column]
    if definition.isCollection || definition.isLink || definition.type == .any || definition.type == .external
    {
      throw StoreError(
        .invalidQuery, "The values of '\(name)' have no order, so objects can't be sorted by it.",
        remedy: "Sort by a property with single values.")
    }
  }

  /// Calls `body` with each row of a type that meets a condition, in the given order or in the order of creation.
  ///
  /// - Throws: as `forEachObject` does.
  func forEachRow(
    of type: StoredType, matching condition: StoredCondition?, sortedBy order: StoredOrder? = nil,
    _ body: (RowKey, Chunk, Int) throws -> Void
  ) throws {
    guard let id = snapshot.table(named: type.name) else { return }
    let table = snapshot[id]
    if let order {
      var query = ResultsQuery(className: type.name)
      if let condition { query = query.filtered(condition.expression) }
      let rows = query.sorted(order.descriptors).rows(in: snapshot)
      for row in rows {
        try snapshot.checkForDamage()
        if let chunk = table.chunk(of: row) { try body(row, chunk, row.slot) }
      }
      return try snapshot.checkForDamage()
    }
    let predicate = condition.map { RowPredicate($0.expression, id, snapshot) }
    var failure: (any Error)?
    table.forEachRow { row, chunk, slot in
      let matches = predicate?.matches(row, chunk, slot) ?? true
      do {
        // Damage includes objects that the condition read through links.
        try snapshot.checkForDamage()
        if matches { try body(row, chunk, slot) }
      } catch { failure = error }
      return failure == nil
    }
    if let failure = failure ?? snapshot.damage { throw failure }
  }
}
