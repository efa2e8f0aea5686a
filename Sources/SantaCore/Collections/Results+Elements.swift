extension Results {
  /// Returns the index of an object; nil if the results don't contain it.
  ///
  /// The results never contain an object of another store, or an object without a store.
  ///
  /// - Complexity: O(*n*) in the number of objects; O(log *n*) for results that are observed.
  public func index(of object: Element) -> Int? {
    // An object of a subclass that has its own table is a row of that table.
    guard let theirs = object._context, theirs.engine === context.engine, !object.isInvalidated,
      object._binding?.objectClass.tableName == query.className
    else { return nil }
    return rows.index(of: object._key)
  }

  /// Returns the index of the first object that meets a condition; nil if none does.
  ///
  /// ```swift
  /// stops.sorted(by: \.time).index(matching: { $0.population > 1_000_000 })
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of objects.
  public func index(matching condition: (Query<Element>) -> Query<Bool>) -> Int? {
    let snapshot = shownSnapshot
    guard isReadable, let id = snapshot.table(named: query.className) else { return nil }
    let predicate = RowPredicate(expression(condition), id, snapshot)
    return rows.all.firstIndex { row in
      snapshot[id].chunk(of: row).map { predicate.matches(row, $0, row.slot) } ?? false
    }
  }

  /// Returns the objects at the given indices, for example at all indices of an `IndexSet`. The program stops if an index is
  /// out of range.
  public func objects(at indices: some Sequence<Int>) -> [Element] { indices.map { self[$0] } }

  /// Sets a property of all objects to a value.
  ///
  /// ```swift
  /// try store.write { overdue.setValue(Activity.resting, forKey: "activity") }
  /// ```
  ///
  /// The method changes all objects that are in the results at the time of the call, even if the new value removes them from
  /// the results. If the value has the wrong type, or if the property doesn't exist, the transaction fails. Outside a write
  /// transaction, the program stops.
  ///
  /// - Parameters:
  ///   - value: a value of the property's type; nil for an optional property or link.
  ///   - name: the name of a stored property.
  public func setValue(_ value: Any?, forKey name: String) {
    _ = context.writing("Changing \(Element.self) objects")
    do throws(StoreError) {
      let objectClass = try ObjectClass.of(elementType)
      guard let index = objectClass.property(named: name) else {
        throw objectClass.noProperty(named: name)
      }
      let property = objectClass.properties[index]
      for object in self { try property.assign(value, to: object, of: objectClass) }
    } catch { context.fail(error) }
  }
}
