extension Results {
  /// Returns the values of a property of all objects, in the order of the results, without creating the objects.
  ///
  /// The result equals `map { $0[keyPath: keyPath] }`, but is computed many times faster: for a whole class, a column of
  /// required numbers, dates or Bools is copied as a block.
  ///
  /// ```swift
  /// let total = store.objects(Stop.self).values(of: \.presents).reduce(0, +)
  /// store.objects(Stop.self).sorted(by: \.time).values(of: \.place)            // ["Kiritimati", "Apia", …]
  /// store.objects(Stop.self).values(of: \.location?.latitude)                  // [Double?], nil without a location
  /// ```
  ///
  /// The array is a copy that does not change with the store. The program stops if the key path isn't stored.
  ///
  /// - Parameter keyPath: a property with a single value, optional or not, which may be reached along to-one links.
  /// - Complexity: O(*n*) in the number of objects, in addition to the evaluation of a filter or sort.
  public func values<Value: PersistableProperty & PersistableElement>(
    of keyPath: KeyPath<Element, Value>
  ) -> [Value] {
    do throws(StoreError) {
      return try values(of: keyPath, along: PropertyPath(names: try _PathTracer.names(of: keyPath)))
    } catch {
      stopProgram(error.message)
    }
  }

  /// Returns the sum of an integer property over all objects of the class; nil for any other results or property.
  func integerSum<Value: PersistableScalar>(of keyPath: KeyPath<Element, Value>) -> Int128? {
    let snapshot = shownSnapshot
    guard isReadable, isWholeTable, !isPinned, let id = snapshot.table(named: query.className),
      let names = try? _PathTracer.names(of: keyPath),
      let path = ColumnPath(PropertyPath(names: names), from: id, in: snapshot),
      path.definition.type == Value._kind.type
    else { return nil }
    return RowColumn(path, of: snapshot[id], rows: nil).integerSum
  }

  private func values<Value: PersistableProperty & PersistableElement>(
    of keyPath: KeyPath<Element, Value>, along path: PropertyPath
  ) throws(StoreError) -> [Value] {
    let end = try ObjectClass.of(Element.self).property(along: path.names)
    guard let end, Value._kind.type == end.property.definition.type, !end.property.definition.isCollection
    else {
      throw .notOneValue("\(Element.self)", "\(Value.self)", path.names.joined(separator: "."))
    }
    guard isReadable else { return [] }
    let snapshot = shownSnapshot
    guard let id = snapshot.table(named: query.className),
      let columnPath = ColumnPath(path, from: id, in: snapshot)
    else {
      // The store doesn't have the column yet. Each object has the property's default value, or nil after a nil link.
      return map { $0[keyPath: keyPath] }
    }
    let column = RowColumn(columnPath, of: snapshot[id], rows: isWholeTable && !isPinned ? nil : rows.all)
    if let type = Value.self as? any FixedWidthScalar.Type,
      let values: [Value] = Self.values(type, in: column)
    {
      return values
    }
    if let type = Value.self as? any OptionalFixedWidthScalar.Type, columnPath.ownColumn != nil,
      let values = type.values(in: column) as? [Value]
    {
      return values
    }
    // The fallback is for a stored value that the program does not know, such as a new case of an enum.
    let declared = end.property.definition.isOptional ? .null : end.property.defaultValue
    let fallback = Value._element(declared, context) ?? Value._initialValue()
    return column.map { Value._element($0, context) ?? fallback }
  }

  /// Returns the values of a column as `Scalar`, which is the type `Value`. They are cast as one `Any`, because a cast from
  /// array to array would cast each element.
  private static func values<Scalar: FixedWidthScalar, Value>(
    _ type: Scalar.Type, in column: RowColumn
  ) -> [Value]? {
    let values: Any? = Scalar.values(in: column)
    return values as? [Value]
  }
}
