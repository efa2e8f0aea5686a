extension Results {
  /// The index of an object; nil for one that is not among the results, in no store, or in another.
  ///
  /// - Complexity: O(number of objects) at most; O(log of it) for results that are observed.
  public func index(of object: Element) -> Int? {
    guard let theirs = object._context, theirs.engine === context.engine, !object.isInvalidated else {
      return nil
    }
    return rows.index(of: object._key)
  }

  /// The index of the first object that meets a condition; nil where none does.
  ///
  /// ```swift
  /// stops.sorted(by: \.time).index(matching: { $0.population > 1_000_000 })
  /// ```
  ///
  /// - Complexity: O(number of objects).
  public func index(matching condition: (Query<Element>) -> Query<Bool>) -> Int? {
    let snapshot = context.current
    guard isReadable, let id = snapshot.table(named: query.className) else { return nil }
    let predicate = RowPredicate(expression(condition), id, snapshot)
    return rows.all.firstIndex { row in
      snapshot[id].chunk(of: row).map { predicate.matches(row, $0, row.slot) } ?? false
    }
  }

  /// The objects at some indices, which may be an `IndexSet`. The program stops where there is no such index.
  public func objects(at indices: some Sequence<Int>) -> [Element] { indices.map { self[$0] } }

  /// Gives one property of all the objects a value.
  ///
  /// ```swift
  /// try store.write { overdue.setValue(Activity.resting, forKey: "activity") }
  /// ```
  ///
  /// Applies to the objects as they are when it is called, also where the new value takes them out of the results. A
  /// value of another type than the property, or a name that is no property, fails the transaction. The program stops
  /// outside a write transaction.
  ///
  /// - Parameter value: of the property's type; nil for an optional property or link.
  public func setValue(_ value: Any?, forKey name: String) {
    _ = context.writing("Changing \(Element.self) objects")
    do throws(StoreError) {
      let objectClass = try ObjectClass.of(Element.self)
      guard let place = objectClass.property(named: name) else {
        throw .noSuchProperty("\(Element.self)", name, objectClass.properties.map(\.name))
      }
      let property = objectClass.properties[place]
      for object in self where !property.assign(value, to: object) {
        throw .wrongValue("\(Element.self)", name, "a value of type \(property.definition.typeName)")
      }
    } catch { context.fail(error) }
  }
}
