extension Results {
  /// The values of one property of all the objects, in the order of the results, without making the objects.
  ///
  /// Reads the same as `map { $0[keyPath: keyPath] }`, and many times faster: a column of required numbers, dates or
  /// truth values of a whole class is copied as it lies.
  ///
  /// ```swift
  /// let total = store.objects(Stop.self).values(of: \.presents).reduce(0, +)
  /// store.objects(Stop.self).sorted(by: \.time).values(of: \.place)            // ["Kiritimati", "Apia", …]
  /// store.objects(Stop.self).values(of: \.location?.latitude)                  // [Double?], nil without a location
  /// ```
  ///
  /// The array is a copy: it stays as it is when the store moves on. The program stops where the key path names
  /// something that is not stored.
  ///
  /// - Parameter keyPath: a property that holds a plain value, optional or not, of the objects' own or along to-one
  ///   links.
  /// - Complexity: O(number of objects), beside what evaluating a filter or a sort costs.
  public func values<Value: PersistableProperty & PersistableElement>(
    of keyPath: KeyPath<Element, Value>
  ) -> [Value] {
    do throws(StoreError) {
      return try values(of: keyPath, along: PropertyPath(names: try _PathTracer.names(of: keyPath)))
    } catch {
      stopProgram(error.message)
    }
  }

  /// The sum of an integer property of all objects of the class; nil where the results are others, or it is no such property.
  func integerSum<Value: PersistableScalar>(of keyPath: KeyPath<Element, Value>) -> Int128? {
    let snapshot = context.current
    guard isReadable, isWholeTable, let id = snapshot.table(named: query.className),
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
    let snapshot = context.current
    guard let id = snapshot.table(named: query.className),
      let columnPath = ColumnPath(path, from: id, in: snapshot)
    else {
      // The store has no such column yet: each object reads as its property's default, or as nil behind a nil link.
      return map { $0[keyPath: keyPath] }
    }
    let column = RowColumn(columnPath, of: snapshot[id], rows: isWholeTable ? nil : rows.all)
    if let type = Value.self as? any FixedWidthScalar.Type,
      let values: [Value] = Self.values(type, in: column)
    {
      return values
    }
    // For a stored value that is unknown to the program: nil where the property is optional.
    let declared = end.property.definition.isOptional ? .null : end.property.defaultValue
    let fallback = Value._element(declared, context) ?? Value._initialValue()
    return column.map { Value._element($0, context) ?? fallback }
  }

  /// The values of a type that turns out to be `Value`. Cast as one `Any`: an array cast to an array is cast element by
  /// element.
  private static func values<Scalar: FixedWidthScalar, Value>(
    _ type: Scalar.Type, in column: RowColumn
  ) -> [Value]? {
    let values: Any? = Scalar.values(in: column)
    return values as? [Value]
  }
}
