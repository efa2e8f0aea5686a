extension Store {
  /// Whether this store has an open write transaction.
  public var isInWriteTransaction: Bool { context.isInWriteTransaction }

  /// Runs a block in a write transaction and commits its changes. If the block throws, its changes are rolled back.
  ///
  /// ```swift
  /// try store.write {
  ///   store.add(stop)
  ///   santa.presentsRemaining -= 1
  /// }
  /// ```
  ///
  /// `write` waits until no other store or process is writing. It then moves to the newest state, delivers the changes that
  /// this brings, and runs the block. When it returns, the changes are on disk, unless the store is in memory, and other stores
  /// and processes are notified. A transaction without changes costs nothing.
  ///
  /// Callbacks that are called before the block runs belong to the transaction, too: ``isInWriteTransaction`` is true, their
  /// changes are committed with it, and they can't call `write`.
  ///
  /// - Parameters:
  ///   - tokens: observers that are not notified of these changes. While the callback of an observer is running, the observer
  ///     can't be excluded if it has not been notified of all earlier commits: `.observerBehind` is thrown then.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - block: makes the changes. It is called once, before this returns.
  /// - Returns: the result of the block.
  /// - Throws: the error of the block; ``StoreError`` for the first mistake in the transaction (such as a second object with
  ///   the same primary key, an object of another store, or a change to a deleted object), or if the changes could not be
  ///   stored. Nothing is stored then. Throws `.alreadyInWrite` in a write transaction, or if another store on the same data
  ///   has an open transaction that can't end while this call waits for it.
  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation,
    _ block: () throws -> Result
  ) throws -> Result {
    try write(author: nil, note: nil, withoutNotifying: tokens, isolation: isolation, block)
  }

  /// Runs a block in a write transaction and commits its changes, with an author and a note, which the history of the store keeps.
  ///
  /// ```swift
  /// try store.write(author: "importer", note: "flights of 24 December") { store.add(flights) }
  /// ```
  ///
  /// Otherwise, it is the same as ``write(withoutNotifying:isolation:_:)``. In a store without history, author and note are ignored;
  /// see ``Store/Configuration/history``.
  ///
  /// - Parameters:
  ///   - author: the name of the program or user that makes the changes.
  ///   - note: a description of the changes.
  ///   - tokens: observers that are not notified of these changes.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - block: makes the changes. It is called once, before this returns.
  /// - Returns: the result of the block.
  /// - Throws: the errors of the method without author and note; `.valueOutOfRange` if one of the two has more than 4,096 bytes.
  @discardableResult
  public func write<Result>(
    author: String?, note: String? = nil, withoutNotifying tokens: [NotificationToken] = [],
    isolation: isolated (any Actor)? = #isolation, _ block: () throws -> Result
  ) throws -> Result {
    let isOutermost = context.enter(isolation)
    defer { context.leave(isOutermost) }
    if isInWriteTransaction {
      throw StoreError(
        .alreadyInWrite, "write was called within a write transaction.",
        remedy: "Make the change in that transaction.")
    }
    context.beginWrite()
    let result: Result
    do {
      // If the transaction could not begin, the block does not run.
      if let failure = context.session?.failure { throw failure }
      guard isInWriteTransaction else { throw StoreError.endedByCallback() }
      try context.checkMaySkip(tokens)
      context.describeWrite(author: author, note: note)
      result = try context.engine.withinWrite(block)
    } catch {
      if isInWriteTransaction { context.cancelWrite() }
      throw error
    }
    // The block may have committed or cancelled the transaction itself.
    if isInWriteTransaction { try context.commitWrite(withoutNotifying: tokens) }
    return result
  }

  /// Runs a block without a result in a write transaction. Otherwise, it is the same as the method whose block has a result.
  ///
  /// The compiler chooses it where a result can't be used, as in a closure that returns nothing:
  ///
  /// ```swift
  /// attempt { try store.write { store.create(Stop.self, value: ["id": 7]) } }
  /// ```
  ///
  /// - Throws: the error of the block, or ``StoreError``, as the other method does.
  // The documentation has one page for both, so that links to it aren't ambiguous.
  @_documentation(visibility: internal)
  public func write(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation,
    _ block: () throws -> Void
  ) throws {
    _ = try write(withoutNotifying: tokens, isolation: isolation) { () throws -> Bool in
      try block()
      return true
    }
  }

  /// Runs a block without a result in a write transaction, with an author and a note. Otherwise, it is the same as the method whose
  /// block has a result.
  ///
  /// - Throws: the error of the block, or ``StoreError``, as the other method does.
  @_documentation(visibility: internal)
  public func write(
    author: String?, note: String? = nil, withoutNotifying tokens: [NotificationToken] = [],
    isolation: isolated (any Actor)? = #isolation, _ block: () throws -> Void
  ) throws {
    _ = try write(author: author, note: note, withoutNotifying: tokens, isolation: isolation) {
      () throws -> Bool in
      try block()
      return true
    }
  }

  /// Begins a write transaction, as ``write(withoutNotifying:isolation:_:)`` does before it runs its block.
  ///
  /// If the transaction can't begin, its commit throws the error. If a transaction of this store is already open, that one
  /// fails, and its commit throws `.alreadyInWrite`.
  ///
  /// Other writers wait until the transaction ends. An actor that suspends with an open transaction may keep them waiting for a
  /// long time, or forever if they block the threads that the actor needs to continue. Prefer
  /// ``asyncWrite(withoutNotifying:isolation:_:)`` there.
  ///
  /// - Parameter isolation: the actor on which this is called; see ``Store``.
  public func beginWrite(isolation: isolated (any Actor)? = #isolation) {
    context.use(isolation) { context.beginWrite() }
  }

  /// Commits the write transaction.
  ///
  /// - Throws: ``StoreError``, as in ``write(withoutNotifying:isolation:_:)``; `.notInWrite` outside a write transaction.
  public func commitWrite(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation
  ) throws {
    try context.use(isolation) { () throws(StoreError) in try context.commitWrite(withoutNotifying: tokens) }
  }

  /// Rolls back the write transaction. Objects that it added are invalidated.
  ///
  /// The program stops if there is no transaction.
  public func cancelWrite() { context.use(nil) { context.cancelWrite() } }

  /// Runs a block in a part of the running write transaction that can be rolled back separately. If the block throws, its
  /// changes are undone, and the transaction continues with the changes made before.
  ///
  /// ```swift
  /// try store.write {
  ///   let flight = store.create(Flight.self, value: ["id": 7])
  ///   for stop in stops {
  ///     do {
  ///       try store.savepoint { flight.stops.append(try stop.object()) }
  ///     } catch { flight.rejected.append(stop.name) }         // nothing of this stop is stored
  ///   }
  /// }
  /// ```
  ///
  /// Live objects, collections and results then show the state in which the block began. Objects that the block added are
  /// invalidated, and objects that it deleted exist again. A mistake in the block that would fail the transaction, such as a
  /// second object with the same primary key or a value of the wrong type, fails the savepoint instead. Classes that are first
  /// used in the block stay in the store's schema.
  ///
  /// Savepoints can be nested to any depth. They can be used in ``write(withoutNotifying:isolation:_:)``, between
  /// ``beginWrite(isolation:)`` and ``commitWrite(withoutNotifying:isolation:)``, and in
  /// ``asyncWrite(withoutNotifying:isolation:_:)``. Until the transaction is committed, nothing is stored, and no observer is
  /// notified. The commit does not contain changes that were rolled back.
  ///
  /// - Returns: the result of the block.
  /// - Throws: the error of the block; ``StoreError`` for the first mistake in the block. If the transaction has already
  ///   failed, its error is thrown, and the block does not run. Throws `.notInWrite` outside a write transaction.
  /// - Complexity: in addition to its changes, a savepoint copies each chunk of up to 256 objects once, if it changes the
  ///   chunk. A transaction with savepoints computes its changes twice when it is committed.
  @discardableResult
  public func savepoint<Result>(_ block: () throws -> Result) throws -> Result {
    try context.use(nil) { try context.inSavepoint(block) }
  }

  /// Runs a block without a result in a part of the running write transaction. Otherwise, it is the same as the method whose block
  /// has a result.
  ///
  /// - Throws: the error of the block, or ``StoreError``, as the other method does.
  @_documentation(visibility: internal)
  public func savepoint(_ block: () throws -> Void) throws {
    _ = try savepoint { () throws -> Bool in
      try block()
      return true
    }
  }

  // MARK: Adding

  /// Adds an object to the store, with all objects that it links to. From then on, these objects are live.
  ///
  /// An object that is already in this store is not changed.
  ///
  /// - Parameters:
  ///   - object: an object in this store or in none.
  ///   - update: the policy for an object in the store with the same primary key. With `.modified` or `.all`, `object` replaces
  ///     that object, and the objects that it links to are added with the same policy.
  public func add(_ object: Object, update: UpdatePolicy = .error) { context.add(object, update) }

  /// Not available: an embedded object is added to a store with the object that it is a part of.
  @available(
    *, unavailable, message: "Assign an embedded object to a property of the object it is a part of."
  )
  public func add(_ object: EmbeddedObject, update: UpdatePolicy = .error) { context.add(object, update) }

  /// Adds several objects to the store.
  public func add<T: Object>(_ objects: some Sequence<T>, update: UpdatePolicy = .error) {
    if update == .error, let all = objects as? [T], context.addTogether(all) { return }
    for object in objects { context.add(object, update) }
  }

  /// Adds objects whose values are in arrays, one array for each property, without creating the objects. This is the fastest
  /// way to fill a store.
  ///
  /// ```swift
  /// try store.write {
  ///   store.add(Stop.self, columns: [.init(\.id, ids), .init(\.place, places), .init(\.time, times)])
  /// }
  /// ```
  ///
  /// A property without a column gets its default. The primary key requires a column, as does a property whose default differs
  /// from object to object, such as `UUID()`.
  ///
  /// With `update: .modified` or `.all`, an object in the store with the same primary key gets the values of the columns, and
  /// keeps its other values. If a key is twice in its column, the last values win. Only values that differ are changed, so a
  /// commit costs as much as the differences.
  ///
  /// These mistakes fail the transaction:
  ///
  /// - `.duplicatePrimaryKey`: a primary key is already in the store, or twice in its column, and `update` is `.error`.
  /// - `.valueOutOfRange`: the columns have different lengths, a value does not match its property, or no object has the key of a
  ///   link.
  /// - `.invalidKeyPath`: a required column is missing, a property has two columns, or a column names a map, an embedded object or
  ///   external data.
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - columns: the values of the properties. All columns have the same length, and the values at one index belong to one
  ///     object.
  ///   - update: the policy for objects in the store with the same primary key.
  /// - Complexity: O(*n*), where *n* is the number of values.
  public func add<T: Object>(_ type: T.Type, columns: [ObjectColumn<T>], update: UpdatePolicy = .error) {
    context.add(type, columns, update)
  }

  /// Adds an object for each value of an array, without creating the objects. Each property gets the value at a key path.
  ///
  /// ```swift
  /// struct Record { var number: Int, name: String }
  ///
  /// try store.write {
  ///   store.add(Stop.self, from: records, [.init(\.id, \.number), .init(\.place, \.name)])
  /// }
  /// ```
  ///
  /// It has the guarantees, mistakes and complexity of ``add(_:columns:update:)``, to which it passes a column for each mapping. Key
  /// paths of stored properties are read together; a computed property takes longer.
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - values: the values, such as an array of structs.
  ///   - mappings: the properties, each with the key path of its value. The primary key requires one.
  ///   - update: the policy for objects in the store with the same primary key.
  public func add<T: Object, Element>(
    _ type: T.Type, from values: [Element], _ mappings: [PropertyMapping<T, Element>],
    update: UpdatePolicy = .error
  ) { context.add(type, mappings.map { $0.column(values) }, update) }

  /// Creates an object in the store from values by property name, or assigns the values to the object that has their primary
  /// key.
  ///
  /// ```swift
  /// store.create(Stop.self, value: ["id": 7, "place": "Apia", "location": ["latitude": -13.8]])
  /// store.create(Stop.self, value: ["id": 7, "place": "Suva"], update: .modified)       // still has its location
  /// ```
  ///
  /// A new object has the defaults of the properties that are not named, and an existing object keeps their values. Linked
  /// objects in links, lists, sets and maps can also be given by their values, and are created or updated in the same way.
  /// Values for an embedded object are assigned to the existing one.
  ///
  /// A value of the wrong type or an unknown name fails the transaction. Values without the primary key fail it with
  /// `.missingPrimaryKey`, unless the default of the key is new for each object, such as `UUID()`: all values without a key
  /// would describe the same object, whose key is the default. `create(T.self)` without values adds `T()`.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - value: the values, by the names of properties.
  ///   - update: the policy for an object in the store with the same primary key. With `.error`, the transaction fails.
  /// - Returns: the object, live. If the transaction fails, it may be an object that is not in a store.
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, value: [String: Any] = [:], update: UpdatePolicy = .error
  ) -> T {
    if value.isEmpty, update == .error {
      let object = type.init()
      add(object)
      return object
    }
    do throws(StoreError) {
      return try ObjectCreation(context, update, of: type).object(type, value)
    } catch {
      context.fail(error)
      return type.init()
    }
  }

  /// Creates an object, assigns its properties in a closure, and adds it to the store.
  ///
  /// ```swift
  /// try store.write {
  ///   let stop = store.create(Stop.self) {
  ///     $0.id = "apia"
  ///     $0.place = "Apia"
  ///     $0.guests.append(guest)
  ///   }
  /// }
  /// ```
  ///
  /// Properties that the closure doesn't assign have their defaults. The compiler checks names and types, which
  /// `create(_:value:update:)` checks at run time.
  ///
  /// If the store has an object with the same primary key, the transaction fails with `.duplicatePrimaryKey`. To change that
  /// object instead, pass `update: .modified` or `.all`: it gets the values that the closure assigns, and keeps the others, as with
  /// `create(_:value:update:)`. A list, set or map is assigned if it has elements; assign an empty one to empty it. If the closure
  /// doesn't assign the primary key, the transaction fails with `.missingPrimaryKey`, unless the default of the key is new for each
  /// object.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - update: the policy for an object in the store with the same primary key.
  ///   - assign: gets the object before it is in the store. If it throws, nothing is added.
  /// - Returns: the object, live. If the transaction fails, it may be an object that is not in a store.
  @discardableResult
  public func create<T: Object, Failure: Error>(
    _ type: T.Type, update: UpdatePolicy = .error, _ assign: (T) throws(Failure) -> Void
  ) throws(Failure) -> T {
    let object = type.init()
    try context.add(object, update, assign)
    return object
  }

  /// Not available: values need the names of their properties.
  @available(
    *, unavailable,
    message:
      "Name the properties, as in [\"id\": 4, \"name\": \"Apia\"], or assign them: create(Stop.self) { $0.id = 4 }."
  )
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: [Any], update: UpdatePolicy = .error) -> T {
    create(type)
  }

  // MARK: Deleting

  /// Deletes an object. Links to it are set to nil, including links in maps, and are removed from lists and sets. Its embedded
  /// objects and the targets of its cascading properties are deleted, too.
  public func delete(_ object: Object) { context.delete(object) }

  /// Deletes several objects.
  ///
  /// - Complexity: O(1) for each object. ``Results`` are deleted without creating the objects. Deleting all objects of a class
  ///   doesn't visit objects that have no links.
  public func delete<T: Object>(_ objects: some Sequence<T>) {
    if let results = objects as? Results<T>, results.context === context {
      if results.isWholeTable, !results.isPinned {
        if results.isReadable, let table = context.updatedBinding(results.elementType)?.table {
          context.deleteRows(of: table)
        }
        return
      }
      let rows = results.rows.all
      if let table = context.updatedBinding(results.elementType)?.table { context.delete(rows, from: table) }
      return
    }
    context.delete(Array(objects))
  }

  /// Deletes all objects of all classes.
  ///
  /// - Complexity: O(number of classes). The objects aren't visited.
  public func deleteAll() {
    context.deleteAll()
  }
}
