extension Store {
  /// Whether a write transaction is under way here.
  public var isInWriteTransaction: Bool { context.isInWriteTransaction }

  /// Runs a block in a write transaction, and commits what it did; or takes it all back where the block throws.
  ///
  /// ```swift
  /// try store.write {
  ///   store.add(stop)
  ///   santa.presentsRemaining -= 1
  /// }
  /// ```
  ///
  /// Waits until nobody else writes, in this process or another; then moves on to the newest state and delivers what
  /// that brings; then runs the block. When it returns, the changes are on the disk (of a store in a directory), and
  /// other stores and processes are told. A transaction that changed nothing costs nothing.
  ///
  /// Callbacks that are delivered before the block runs find ``isInWriteTransaction`` true: what they change belongs to
  /// this transaction, and a `write` of theirs is refused.
  ///
  /// - Parameters:
  ///   - tokens: observers that are not to be notified of these changes. One that is being called, and has not been
  ///     notified of what others have committed since, can't be left out: with it, `.observerBehind` is thrown.
  ///   - isolation: the actor that this is called on; see ``Store``.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws; ``StoreError`` for the first mistake made in the transaction (a second object
  ///   with one primary key, an object of another store, a deleted object written to …), and where the changes could
  ///   not be stored. Nothing is stored then. With `.alreadyInWrite` within a write transaction, and where another store
  ///   on the same data has one open that could never end, because this would wait for it where alone it can be ended.
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
      // A transaction that could not begin is not worth running the block for.
      if let failure = context.session?.failure { throw failure }
      guard isInWriteTransaction else { throw StoreError.endedByCallback() }
      try context.checkMaySkip(tokens)
      result = try context.engine.withinWrite(block)
    } catch {
      if isInWriteTransaction { context.cancelWrite() }
      throw error
    }
    // The block may have committed or cancelled by itself.
    if isInWriteTransaction { try context.commitWrite(withoutNotifying: tokens) }
    return result
  }

  /// Begins a write transaction, as ``write(withoutNotifying:isolation:_:)`` does before its block. What keeps it from
  /// beginning is thrown by the commit.
  ///
  /// Others who write wait until it ends. An actor that suspends with a transaction open may keep them waiting long, and
  /// for ever if those that wait block the threads on which it would go on: prefer ``asyncWrite(isolation:_:)`` there.
  ///
  /// - Parameter isolation: the actor that this is called on; see ``Store``.
  public func beginWrite(isolation: isolated (any Actor)? = #isolation) {
    context.use(isolation) { context.beginWrite() }
  }

  /// Ends the write transaction and stores what it did.
  ///
  /// - Throws: ``StoreError``, as ``write(withoutNotifying:isolation:_:)``; `.notInWrite` without a transaction.
  public func commitWrite(
    withoutNotifying tokens: [NotificationToken] = [], isolation: isolated (any Actor)? = #isolation
  ) throws {
    try context.use(isolation) { () throws(StoreError) in try context.commitWrite(withoutNotifying: tokens) }
  }

  /// Ends the write transaction and takes back what it did. Objects that it added become invalidated.
  ///
  /// The program stops where there is no transaction.
  public func cancelWrite() { context.use(nil) { context.cancelWrite() } }

  // MARK: Adding

  /// Puts an object into the store, with all the objects that it links to. From then on it is live.
  ///
  /// An object that is in this store already stays as it is.
  ///
  /// - Parameter update: what to do where the store has an object with its primary key already. With
  ///   `.modified` or `.all` this object takes that one's place, and objects that it links to are added in the same
  ///   way.
  public func add(_ object: Object, update: UpdatePolicy = .error) { context.add(object, update) }

  /// Not to be used: an embedded object comes into a store with the object that it is a part of.
  @available(
    *, unavailable, message: "Assign an embedded object to a property of the object it is a part of."
  )
  public func add(_ object: EmbeddedObject, update: UpdatePolicy = .error) { context.add(object, update) }

  /// Puts several objects into the store.
  public func add(_ objects: some Sequence<Object>, update: UpdatePolicy = .error) {
    for object in objects { context.add(object, update) }
  }

  /// Makes an object in the store from values by property name, or gives them to the one that has its primary key.
  ///
  /// ```swift
  /// store.create(Stop.self, value: ["id": 7, "place": "Apia", "location": ["latitude": -13.8]])
  /// store.create(Stop.self, value: ["id": 7, "place": "Suva"], update: .modified)       // still has its location
  /// ```
  ///
  /// Properties that are not named have their defaults in a new object, and stay as they are in one that the store has. An
  /// object may be given by its values, too, in a property that links to it as well as in a list, a set or a map; it is
  /// made or updated in the same way. An embedded object that a link has already is given them.
  ///
  /// A value of another type than its property, or a name that is no property, fails the transaction.
  ///
  /// - Parameter update: what to do if the store has an object with this primary key. With `.error` the transaction fails.
  /// - Returns: the object, live. If the transaction fails, it may be one that is in no store.
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, value: [String: Any] = [:], update: UpdatePolicy = .error
  ) -> T {
    do throws(StoreError) {
      return try ObjectCreation(context, update, of: type).object(type, value)
    } catch {
      context.fail(error)
      return type.init()
    }
  }

  // MARK: Deleting

  /// Deletes an object. Links to it become nil, also those in maps, lists and sets lose it, and its embedded objects,
  /// and what its cascading properties lead to, are deleted too.
  public func delete(_ object: Object) { context.delete(object) }

  /// Deletes several objects.
  public func delete<T: Object>(_ objects: some Sequence<T>) {
    for object in Array(objects) where !object.isInvalidated { context.delete(object) }
  }

  /// Deletes every object of every class.
  public func deleteAll() {
    context.deleteAll()
  }
}
