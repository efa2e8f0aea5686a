/// Changes to whole properties. They do the same as blocks for each object, in a fraction of the time.
extension Migration {
  /// Converts the values of a property whose type has changed.
  ///
  /// ```swift
  /// // @Persisted var presents: Int was @Persisted var presents: String.
  /// try migration.convertProperty(onType: "Stop", "presents", otherwise: 0)
  /// ```
  ///
  /// - Numbers, truth values and strings can be converted to each other. A number becomes an integer if it is whole and in range,
  ///   and the nearest floating-point number. `true` and `false` are 1 and 0 as numbers. A string must consist of the number alone.
  /// - UUIDs and strings, and data and strings in UTF-8, can be converted to each other.
  /// - An optional property can become required.
  ///
  /// Objects that the migration has created or deleted are skipped. Values that it has assigned to the property are replaced.
  /// If the type has not changed, nothing happens.
  ///
  /// - Parameters:
  ///   - typeName: the name of the class in the program.
  ///   - name: the name of the property in the program. If the name has changed, too, rename the property first.
  ///   - value: the value for nil, if the property is required, and for values that can't be converted.
  /// - Throws: ``StoreError`` if there is no such property, or if its types can't be converted to each other.
  /// - Complexity: O(n), where n is the number of objects.
  public func convertProperty(
    onType typeName: String, _ name: String, otherwise value: some PersistableScalar
  ) throws { try convert(typeName, name, otherwise: value._storedValue) }

  /// Converts the values of a property whose type has changed, and fails if a value can't be converted.
  ///
  /// The conversions are those of `convertProperty(onType:_:otherwise:)`.
  ///
  /// - Throws: ``StoreError`` that names the first object whose value can't be converted, and the errors of the other form.
  /// - Complexity: O(n), where n is the number of objects.
  public func convertProperty(onType typeName: String, _ name: String) throws {
    try convert(typeName, name, otherwise: nil)
  }

  private func convert(_ typeName: String, _ name: String, otherwise: StoredValue?) throws {
    try begin()
    let (table, property, type) = try declared(name, of: typeName)
    guard let column = transaction[table].column(named: property.definition.name),
      let old = update.replacedColumn(by: column, of: table)
    else { return }
    let base = transaction.base
    let (from, to) = (base[table][old], property.definition)
    guard ValueConversion.isPossible(from: from, to: to), otherwise.map(to.admits) ?? true else {
      throw StoreError.unconvertible("\(typeName).\(name)", from: from.swiftType, to: to.swiftType)
    }
    // If several classes share the table, only some of its objects have the property. All classes that have it share its values.
    let hierarchy = ClassIdentity.of(type).hierarchy
    let owners = try update.owners(of: property, in: table, type: hierarchy?.base ?? type)
    let isTotal =
      otherwise != nil || !from.isOptional && ValueConversion.isTotal(from: from.type, to: to.type)
    let isRequired = hierarchy == nil && isTotal && update.require(column, of: table)
    let isUncleared = hierarchy == nil && update.isUncleared(old, of: table)
    try transaction.forEachRun(ofInitial: table) { chunk, all in
      let rows = hierarchy == nil ? all : all.filter { owners.contains($0, in: chunk) }
      if rows.isEmpty { return }
      let index = rows[0].chunkIndex
      if isRequired { transaction.replaceLayout(ofChunk: index, of: table) }
      if isUncleared { transaction.clearValues(ofChunk: index, in: old, of: table) }
      try transaction.setValues(column, of: rows, in: table) { row in
        let value = chunk.value(old, at: row.slot)
        if value.isNull, to.isOptional { return .null }
        if let new = value.isNull ? nil : ValueConversion.converted(value, to: to.type), to.admits(new) {
          return new
        }
        if let otherwise { return otherwise }
        throw StoreError.unconvertedValue(
          "\(typeName).\(name)", value.excerpt, to: to.swiftType, of: base[table].text(of: row))
      }
    }
    if isUncleared { update.cleared(old, of: table) }
    if isRequired {
      transaction.edit(.requireValues(in: column, of: table))
      update.schemaChanged()
    }
    update.rowsChanged()
    try update.checkSpill()
    try base.checkForDamage()
  }

  /// Moves properties of each object to a new object, to which the original one links.
  ///
  /// ```swift
  /// // Stop had latitude and longitude, and now has @Persisted var position: Position?
  /// try migration.extractProperties(onType: "Stop", ["latitude", "longitude"], to: "position")
  /// ```
  ///
  /// The new objects have the values that the properties had before the migration, and the defaults of their other properties. A
  /// value of another type is converted as by `convertProperty(onType:_:)`. Objects that the migration has created or deleted are
  /// skipped.
  ///
  /// - Parameters:
  ///   - typeName: the name of the class in the program.
  ///   - names: the stored names of the properties, which the class of the new objects also declares.
  ///   - link: the name of a new property of the class, with a link to a class without a primary key.
  /// - Throws: ``StoreError`` if there is no such property, if an object already has a link, or if a value can't be converted.
  /// - Complexity: O(n log n), where n is the number of objects.
  public func extractProperties(onType typeName: String, _ names: [String], to link: String) throws {
    try begin()
    let base = transaction.base
    let (table, property, type) = try declared(link, of: typeName)
    guard table.rawValue < base.tables.count else { return }
    let (source, current) = (base[table], transaction[table])
    guard let column = current.column(named: property.definition.name), current[column].isSingleLink,
      let name = current[column].target, let target = transaction.current.table(named: name),
      transaction[target].primaryKey == nil, transaction[target].classColumn == nil,
      let targetClass = update.objectClass(named: name), targetClass.primaryKey == nil
    else { throw StoreError.unusableLink("\(typeName).\(link)") }
    var sources: [ColumnID: ColumnID] = [:]
    for name in names {
      guard let from = source.column(named: name), let to = transaction[target].column(named: name) else {
        throw StoreError.noSuchProperty(
          source.column(named: name) == nil ? typeName : transaction[target].name, name,
          (source.column(named: name) == nil ? source : transaction[target]).columns.filter(\.isProperty)
            .map(\.name))
      }
      for definition in [source[from], transaction[target][to]] where definition.isCollection {
        throw StoreError.extractedCollection("\(typeName).\(name)", definition.swiftType)
      }
      guard ValueConversion.isPossible(from: source[from], to: transaction[target][to]) else {
        throw StoreError.unconvertible(
          "\(typeName).\(name)", from: source[from].swiftType, to: transaction[target][to].swiftType)
      }
      sources[to] = from
    }
    let definitions = transaction[target].columns
    let stored = transaction[target].storedDefaults
    let defaults = definitions.enumerated().map { index, definition in
      targetClass.properties.first { $0.definition.name == definition.name }?.defaultValue
        ?? stored.first { $0.column == ColumnID(index) }?.value ?? definition.initialValue
    }
    let owners = try update.owners(of: property, in: table, type: type)
    try transaction.forEachRun(ofInitial: table) { chunk, all in
      let rows = all.filter { owners.contains($0, in: chunk) }
      if rows.isEmpty { return }
      let linked = transaction[table].chunk(at: rows[0].chunkIndex)
      guard rows.allSatisfy({ linked?.value(column, at: $0.slot).isNull ?? true }) else {
        throw StoreError.unusableLink("\(typeName).\(link)")
      }
      let added = try transaction.appendRows(target, rows.count) { new, slots, start in
        for (index, definition) in definitions.enumerated() where !definition.isCollection {
          let to = ColumnID(index)
          guard let from = sources[to] else {
            if defaults[index] == definition.initialValue { continue }
            for slot in slots { new.setValue(defaults[index], to, at: slot) }
            continue
          }
          for (offset, slot) in slots.enumerated() {
            let row = rows[start + offset]
            let value = chunk.value(from, at: row.slot)
            guard
              let converted = value.isNull ? .null : ValueConversion.converted(value, to: definition.type),
              definition.admits(converted)
            else {
              throw StoreError.unconvertedValue(
                "\(typeName).\(definition.name)", value.excerpt, to: definition.swiftType,
                of: source.text(of: row))
            }
            new.setValue(converted, to, at: slot)
          }
        }
      }
      transaction.link(rows, column, of: table, to: added.rows)
    }
    update.rowsChanged()
    try update.checkSpill()
    try base.checkForDamage()
  }

  /// Returns the table and the property of a declared class, which may share the table with other classes.
  private func declared(
    _ name: String, of typeName: String
  ) throws(StoreError) -> (TableID, PropertyAccessor, Object.Type) {
    let shared = update.sharedTable(named: typeName).flatMap { _ in update.declaredClass(named: typeName) }
    guard let objectClass = update.objectClass(named: typeName) ?? shared else {
      throw .noSuchDeclaredType(typeName, update.declaredNames)
    }
    let known = objectClass.properties.first { $0.name == name }
    guard let table = transaction.current.table(named: objectClass.tableName), let property = known else {
      throw .noSuchProperty(typeName, name, objectClass.properties.map(\.name))
    }
    return (table, property, objectClass.type)
  }
}
