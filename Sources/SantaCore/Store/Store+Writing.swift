extension Store {
  /// Whether this store has an open write transaction.
  public var isInWriteTransaction: Bool { context.isInWriteTransaction }

  /// Runs a block in a write transaction, and commits its changes; or rolls them back if the block throws.
  ///
  /// ```swift
  /// try store.write {
  ///   store.add(stop)
  ///   santa.presentsRemaining -= 1
  /// }
  /// ```
  ///
  /// Waits until nobody else writes, in this process or another; then moves to the newest state and delivers the
  /// changes that this brings; then runs the block. When it returns, the changes are on the disk (of a store in a
  /// directory), and other stores and processes are notified. A transaction that changed nothing costs nothing.
  ///
  /// Callbacks that are called before the block runs find ``isInWriteTransaction`` true: their changes belong to this
  /// transaction, and they can't call `write`.
  ///
  /// - Parameters:
  ///   - tokens: observers that are not notified of these changes. An observer can't be excluded while its callback is
  ///     running, if others have committed changes since that it was not notified of: `.observerBehind` is thrown then.
  ///   - isolation: the actor on which this is called; see ``Store``.
  ///   - block: makes the changes. It is called once, before this returns.
  /// - Returns: the result of the block.
  /// - Throws: the error of the block; ``StoreError`` for the first mistake in the transaction (a second object with
  ///   one primary key, an object of another store, a change to a deleted object …), or if the changes could not be
  ///   stored. Nothing is stored then. Throws `.alreadyInWrite` in a write transaction, and if another store on the
  ///   same data has one open that can't end while this call waits for it.
  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation,
    _ block: () throws -> Result
  ) throws -> Result {
    let isOutermost = context.enter(isolation)
    defer { context.leave(isOutermost) }
    if isInWriteTransaction {
      throw StoreError(
        .alreadyInWrite, "write was called within a write transaction. Make the change in that one.")
    }
    context.beginWrite()
    let result: Result
    do {
      // If the transaction could not begin, the block is not run.
      if let failure = context.session?.failure { throw failure }
      guard isInWriteTransaction else { throw StoreError.endedByCallback() }
      try context.checkMaySkip(tokens)
      result = try context.engine.withinWrite(block)
    } catch {
      if isInWriteTransaction { context.cancelWrite() }
      throw error
    }
    // The block may have committed or cancelled the transaction itself.
    if isInWriteTransaction { try context.commitWrite(withoutNotifying: tokens) }
    return result
  }

  /// Begins a write transaction, as ``write(withoutNotifying:isolation:_:)`` does before its block. An error that
  /// prevents this is thrown by the commit. Within a transaction of this store, that one fails, and its commit throws
  /// `.alreadyInWrite`.
  ///
  /// Other writers wait until the transaction ends. An actor that suspends with an open transaction may keep them
  /// waiting for long, and forever if they block the threads that it needs in order to continue. Prefer
  /// ``asyncWrite(withoutNotifying:isolation:_:)`` there.
  ///
  /// - Parameter isolation: the actor on which this is called; see ``Store``.
  public func beginWrite(isolation: isolated (any Actor)? = #isolation) {
    context.use(isolation) { context.beginWrite() }
  }

  /// Commits the write transaction.
  ///
  /// - Throws: ``StoreError``, as ``write(withoutNotifying:isolation:_:)``; `.notInWrite` if there is no transaction.
  public func commitWrite(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation
  ) throws {
    try context.use(isolation) { () throws(StoreError) in try context.commitWrite(withoutNotifying: tokens) }
  }

  /// Rolls back the write transaction. Objects that it added become invalidated.
  ///
  /// If there is no transaction, the program stops.
  public func cancelWrite() { context.use(nil) { context.cancelWrite() } }

  /// Runs a block in a part of the running write transaction that can be rolled back alone: if the block throws, its
  /// changes are undone, and the transaction continues with those made before.
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
  /// Live objects, collections and results then show the state in which the block began. Objects that the block added
  /// become invalidated, and those that it deleted exist again. A mistake in the block that would fail the transaction
  /// (a second object with one primary key, a value that does not fit, …) fails the savepoint instead. Classes that
  /// are used for the first time in the block stay in the store's schema.
  ///
  /// Savepoints can be nested to any depth, and can be used in ``write(withoutNotifying:isolation:_:)``, between
  /// ``beginWrite(isolation:)`` and ``commitWrite(withoutNotifying:isolation:)``, and in
  /// ``asyncWrite(withoutNotifying:isolation:_:)``. Nothing is stored, and nobody is notified, before the transaction is committed. What
  /// was rolled back is not part of the commit.
  ///
  /// - Returns: the result of the block.
  /// - Throws: the error of the block; ``StoreError`` for the first mistake in the block, or for an earlier one in the
  ///   transaction, with which the block is not run. Throws `.notInWrite` outside a write transaction.
  /// - Complexity: in addition to its changes, a savepoint copies once each block of up to 256 objects that it changes.
  ///   A transaction with savepoints computes its changes twice when it is committed.
  @discardableResult
  public func savepoint<Result>(_ block: () throws -> Result) throws -> Result {
    try context.use(nil) { try context.inSavepoint(block) }
  }

  // MARK: Adding

  /// Adds an object to the store, with all objects that it links to. From then on, it is live.
  ///
  /// An object that is already in this store is not changed.
  ///
  /// - Parameters:
  ///   - object: an object in no store, or in this one.
  ///   - update: what to do if the store already has an object with its primary key. With `.modified` or `.all`, this
  ///     object replaces that one, and objects that it links to are added with the same policy.
  public func add(_ object: Object, update: UpdatePolicy = .error) { context.add(object, update) }

  /// Not available: an embedded object is added to a store with the object that it is a part of.
  @available(
    *, unavailable, message: "Assign an embedded object to a property of the object it is a part of."
  )
  public func add(_ object: EmbeddedObject, update: UpdatePolicy = .error) { context.add(object, update) }

  /// Adds several objects to the store.
  public func add<T: Object>(_ objects: some Sequence<T>, update: UpdatePolicy = .error) {
    for object in objects { context.add(object, update) }
  }

  /// Adds objects whose values are in arrays, one for each property, without making the objects. This is the fastest way to
  /// fill a store.
  ///
  /// ```swift
  /// try store.write {
  ///   store.add(Stop.self, columns: [.init(\.id, ids), .init(\.place, places), .init(\.time, times)])
  /// }
  /// ```
  ///
  /// A property without a column has its default. The primary key needs a column, and so does a property whose default differs
  /// from object to object, such as `UUID()`.
  ///
  /// These mistakes fail the transaction: a primary key that is in the store already, or twice in its column
  /// (`.duplicatePrimaryKey`); columns of different lengths, and values that don't fit (`.valueOutOfRange`); and a column that is
  /// missing, is there twice, or does not name a property with a single value (`.invalidKeyPath`).
  ///
  /// - Parameters:
  ///   - type: the class of the objects.
  ///   - columns: values of as many objects each; those at one index are of one object.
  /// - Complexity: O(*n*) in the number of values.
  public func add<T: Object>(_ type: T.Type, columns: [ObjectColumn<T>]) { context.add(type, columns) }

  /// Creates an object in the store from values by property name, or assigns these to the object that has its primary
  /// key.
  ///
  /// ```swift
  /// store.create(Stop.self, value: ["id": 7, "place": "Apia", "location": ["latitude": -13.8]])
  /// store.create(Stop.self, value: ["id": 7, "place": "Suva"], update: .modified)       // still has its location
  /// ```
  ///
  /// Properties that are not named have their defaults in a new object, and keep their values in an existing one.
  /// Linked objects can be given by their values, too, in links, lists, sets and maps; they are created or updated in
  /// the same way. Values for an embedded object are assigned to the existing one.
  ///
  /// A value of another type than its property, or an unknown name, fails the transaction. So do values without the primary key
  /// (`.missingPrimaryKey`), unless its default is a new key for each object, such as `UUID()`: all such values would be
  /// those of one object, whose key is the default. `create(T.self)` without values adds `T()`.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - value: the values, by the names of properties.
  ///   - update: what to do if the store has an object with this primary key. With `.error` the transaction fails.
  /// - Returns: the object, live. If the transaction fails, it may be one that is in no store.
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

  // MARK: Deleting

  /// Deletes an object. Links to it are set to nil, including those in maps, and removed from lists and sets. Its
  /// embedded objects, and the targets of its cascading properties, are deleted, too.
  public func delete(_ object: Object) { context.delete(object) }

  /// Deletes several objects.
  ///
  /// - Complexity: As deleting them one by one; for ``Results``, without creating the objects.
  public func delete<T: Object>(_ objects: some Sequence<T>) {
    if let results = objects as? Results<T>, results.context === context {
      let rows = results.rows.all
      if let table = context.updatedBinding(T.self)?.table { context.delete(rows, from: table) }
      return
    }
    context.delete(Array(objects))
  }

  /// Deletes every object of every class.
  public func deleteAll() {
    context.deleteAll()
  }
}
