extension Store {
  /// Returns all objects of a class, in the order of their creation. Objects are read only when the results are.
  ///
  /// A class that is not listed in the configuration's `objectTypes` is checked against the store when it is first used,
  /// together with all classes that it links to. The check fails with `.schemaMismatch` if the class does not match the stored
  /// schema, and with `.invalidConfiguration` if another class of its name is in use. This ``StoreError`` is reported in
  /// different ways:
  ///
  /// - Throwing functions throw it.
  /// - Observers receive it as `.error`.
  /// - A write transaction fails with it.
  /// - Reading outside a write transaction stops the program with its message.
  ///
  /// If the classes are listed in `objectTypes`, opening the store throws the error.
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - isolation: the actor on which this is called; see ``Store``.
  public func objects<T: Object>(
    _ type: T.Type, isolation: isolated (any Actor)? = #isolation
  ) -> Results<T> {
    context.use(isolation) { Results(context, ResultsQuery(of: type)) }
  }

  /// Returns the object of a class with a primary key; nil if there is none.
  ///
  /// ```swift
  /// store.object(ofType: Stop.self, forPrimaryKey: 7)
  /// ```
  ///
  /// The program stops if the class does not have a primary key.
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - key: the value of the primary key.
  ///   - isolation: the actor on which this is called; see ``Store``.
  /// - Complexity: O(1).
  public func object<T: Object, Key: PersistableScalar>(
    ofType type: T.Type, forPrimaryKey key: Key, isolation: isolated (any Actor)? = #isolation
  ) -> T? {
    guard let object = context.object(type, forPrimaryKey: key._storedValue, isolation) else { return nil }
    // Safety: the context made an object of this very type, or of one of its subclasses.
    return unsafe unsafeDowncast(object, to: T.self)
  }

  /// Whether the store contains no objects.
  public var isEmpty: Bool { context.use(nil) { context.current.tables.allSatisfy { $0.count == 0 } } }
}

extension LiveStore {
  /// Returns the object of a class with a primary key. Separate from the generic function above, which could not be specialised
  /// for a program's classes and would retain and release the context on the way (benchmark "lookup").
  fileprivate func object(
    _ type: Object.Type, forPrimaryKey key: StoredValue, _ isolation: (any Actor)?
  ) -> Object? {
    let isOutermost = enter(isolation)
    defer { leave(isOutermost) }
    guard let binding = readableBinding(type) else { return nil }
    require(binding.objectClass.primaryKey != nil, StoreError.noPrimaryKey("\(type)").message)
    guard let table = binding.table else { return nil }
    var match =
      if let transaction {
        transaction[table].find(primaryKey: key)
      } else {
        snapshot[table].find(primaryKey: key)
      }
    // The key is converted only if it was not found, because most keys have the right type.
    if match == nil, let key = binding.objectClass.convertedKey(key) {
      match = (transaction?[table] ?? snapshot[table]).find(primaryKey: key)
    }
    guard let match, otherClass(of: match.chunk, match.row.slot, binding) == nil else { return nil }
    return object(of: type, match.row, binding, in: match.chunk)
  }
}
