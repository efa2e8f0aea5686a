public import Dispatch

/// All ``Object`` subclasses. The protocol exists so that an observer gets the object with the type of its class.
public protocol _Observed: Object {}

extension Object: _Observed {}

extension _Observed {
  /// Calls back whenever the values of stored properties changed.
  ///
  /// ```swift
  /// let token = stop.observe { change in
  ///   if case .change(let stop, let properties) = change { … }
  /// }
  /// ```
  ///
  /// There is no initial call. A call may cover several commits. It lists every property that changed, in the order of
  /// declaration, with its old and its new value. When the object is deleted, the callback gets `.deleted` as its last
  /// call.
  ///
  /// - Parameters:
  ///   - keyPaths: the properties to report, also along links; nil for all of the object's own. The program stops if a
  ///     key path leads to a property that is not stored.
  ///   - isolation: the actor to call back on, as in ``ObservableCollection/observe(isolation:_:)``.
  ///   - block: never called before `observe` returns. It may read and write the store. It is kept until the token is
  ///     invalidated or released, so that it must not capture the token strongly. For an object that is in no store, it
  ///     gets one `.error`.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]? = nil, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(Interest(keyPaths), isolation: isolation, block) }

  /// Calls back on a serial queue, with the object of a store that belongs to that queue.
  ///
  /// It is the object's own store if that belongs to the queue.
  ///
  /// - Parameters:
  ///   - keyPaths: the properties to report, also along links; nil for all.
  ///   - queue: the serial queue to call back on.
  ///   - block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]? = nil, on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(Interest(keyPaths), on: .queue(QueueIdentity(queue)), block) }

  /// Calls back on an actor, with the object of a store that belongs to that actor.
  ///
  /// ```swift
  /// let token = santa.observe(on: dashboard) { dashboard, change in
  ///   if case .change(let santa, _) = change { dashboard.show(santa.presentsRemaining) }
  /// }
  /// ```
  ///
  /// It is the object's own store if that belongs to the actor.
  ///
  /// - Parameters:
  ///   - keyPaths: the properties to report, also along links; nil for all.
  ///   - actor: the actor to call back on.
  ///   - isolation: the actor on which this is called.
  ///   - block: runs on `actor`, which is its first parameter. The objects that it gets must not leave the actor. The
  ///     actor is not retained: it is not called any more after it was released.
  public func observe<A: Actor>(
    keyPaths: [PartialKeyPath<Self>]? = nil, on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(Interest(keyPaths), on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// Calls back for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) throws -> NotificationToken {
    observe(try Interest(keyPaths, of: type(of: self)), isolation: isolation, block)
  }

  /// Calls back on a serial queue for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], on queue: DispatchQueue, _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) throws -> NotificationToken {
    observe(try Interest(keyPaths, of: type(of: self)), on: .queue(QueueIdentity(queue)), block)
  }

  /// Calls back on an actor for key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name is no stored property.
  @_disfavoredOverload
  public func observe<A: Actor>(
    keyPaths: [String], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) throws -> NotificationToken {
    observe(
      try Interest(keyPaths, of: type(of: self)), on: StoreIsolation(actor), calledOn: isolation,
      actorBlock(actor, block))
  }

  /// Calls back whenever the values of stored properties changed, except for the given ones.
  ///
  /// - Parameters:
  ///   - keyPaths: properties of the object itself. The program stops if a key path leads along a link, or to a
  ///     property that is not stored.
  ///   - isolation: the actor to call back on, which is the one that calls this.
  ///   - block: called with each change. It is never called before `observe` returns.
  public func observe(
    ignoring keyPaths: [PartialKeyPath<Self>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(Interest(ignoring: keyPaths), isolation: isolation, block) }

  /// Calls back on a serial queue whenever the values of stored properties changed, except for the given ones.
  ///
  /// - Parameters:
  ///   - keyPaths: properties of the objects themselves.
  ///   - queue: the serial queue to call back on.
  ///   - block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    ignoring keyPaths: [PartialKeyPath<Self>], on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(Interest(ignoring: keyPaths), on: .queue(QueueIdentity(queue)), block) }

  /// Calls back on an actor whenever the values of stored properties changed, except for the given ones.
  public func observe<A: Actor>(
    ignoring keyPaths: [PartialKeyPath<Self>], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(
      Interest(ignoring: keyPaths), on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// The changes of the object as an asynchronous sequence. In its first element, `isInitial` is true.
  ///
  /// ```swift
  /// for try await update in santa.updates {
  ///   print(update.changes.map(\.name), update.after?.presentsRemaining ?? "gone")
  /// }
  /// ```
  ///
  /// While the body runs, changes coalesce. The sequence ends after the deletion of the object, whose element has no
  /// `after`; when its task is cancelled; and at once for an object in no store. It belongs to the store's isolation.
  public var updates: Updates<ObjectUpdate<Self>> { sequence(.all) { $0 } }

  /// The ``updates``, for changes of some properties only.
  ///
  /// - Parameter keyPaths: the properties, as in `observe(keyPaths:isolation:_:)`.
  public func updates(keyPaths: [PartialKeyPath<Self>]) -> Updates<ObjectUpdate<Self>> {
    sequence(Interest(keyPaths)) { $0 }
  }

  /// The object as it is now, and then after each of its changes, frozen, as an asynchronous sequence. It ends when the
  /// object is deleted.
  public var values: Updates<Self> { sequence(.all) { $0.after } }

  private func observe(
    _ interest: Interest, on destination: StoreIsolation, calledOn isolation: (any Actor)? = nil,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    guard let live = _context as? LiveStore, !isInvalidated else {
      let error = StoreError.cannotObserve("This \(type(of: self))")
      return RemoteObservation.refuse(on: destination) { block(.error(error)) }
    }
    if live.belongs(to: destination, calledOn: isolation) {
      return observe(interest, isolation: isolation, block)
    }
    let (row, table, name) = (_key, _binding?.table, "\(type(of: self))")
    return RemoteObservation.begin(
      in: live, on: destination, named: name,
      isRolledBack: { snapshot in table.map { snapshot.hasNotReached(row, of: $0) } ?? false }
    ) { there in
      there.object(Self.self, row)?.observe(interest, isolation: nil, block)
        ?? refusedToken(.cannotObserve("\(A: name)"), name, in: there, isolation: nil) { block(.error($0)) }
    } refuse: {
      block(.error($0))
    }
  }

  private func observe(
    _ interest: Interest, isolation: (any Actor)?, _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    guard let live = _context as? LiveStore, let view = view(interest, in: live) else {
      let name = "\(type(of: self))"
      return refusedToken(.cannotObserve("This \(name)"), name, in: _context, isolation: isolation) {
        block(.error($0))
      }
    }
    return live.observe(.object(view), named: "\(type(of: self))", isolation: isolation) {
      [self, unowned live] event in
      switch event {
      case .change(.object(.initial)): break
      case .change(.object(.deleted)): block(.deleted)
      case .change(.object(.change(let paths, let old, let new))):
        let before = live.frozenObject(Self.self, _key, at: old)
        // An earlier callback may have changed the object already.
        let isCurrent = live.transaction == nil && live.snapshot.version == new.version
        let after = isCurrent ? self : live.frozenObject(Self.self, _key, at: new)
        block(.change(self, changes(paths, from: before, to: after)))
      case .change(.failure(let error)): block(.error(error))
      case .change(.collection), .change(.store), .leftOut, .store: break
      }
    }
  }

  /// The object as the subject of an observation; nil if it can't be observed.
  private func view(_ interest: Interest, in context: _ModelContext, isSequence: Bool = false) -> ObjectView?
  {
    guard !isInvalidated, let table = _binding?.table else { return nil }
    let birth = (context as? LiveStore)?.versionToCome ?? context.snapshot.version
    var state = context.snapshot
    // The object may be one that was appended and is not durable yet. What is changed later is a change.
    if !isSequence, !state.contains(_key, in: table),
      let appended = context.transaction?.base ?? context.machine.state.pending,
      appended.contains(_key, in: table)
    {
      state = appended
      state.lease = nil
    }
    return ObjectView(
      table: table, row: _key, interest: interest, snapshot: state, birth: birth, isSequence: isSequence)
  }

  private func changes(
    _ paths: [PropertyPath], from before: Self?, to after: Self?
  ) -> [PropertyChange] {
    declared(paths).map {
      PropertyChange(
        name: declaredPath(of: $0), oldValue: before?.reported($0), newValue: after?.reported($0))
    }
  }

  private func sequence<Element>(
    _ interest: Interest, _ element: @escaping (ObjectUpdate<Self>) -> Element?
  ) -> Updates<Element> {
    guard let context = _context else { return Updates() }
    guard let view = view(interest, in: context, isSequence: true) else {
      return Updates(failure: .cannotObserve("This \(type(of: self))"))
    }
    let row = _key
    let first = context.isFrozen ? self : context.frozenObject(Self.self, row, at: context.snapshot)
    return Updates(
      context, .object(view), named: "\(type(of: self))",
      first: first.flatMap { element(ObjectUpdate(isInitial: true, before: $0, after: $0, changes: [])) }
    ) { [self] change, context in
      switch change {
      case .object(.initial(let snapshot)):
        guard let object = context.frozenObject(Self.self, row, at: snapshot) else { return nil }
        return element(ObjectUpdate(isInitial: true, before: object, after: object, changes: []))
      case .object(.change(let paths, let old, let new)):
        guard let before = context.frozenObject(Self.self, row, at: old),
          let after = context.frozenObject(Self.self, row, at: new)
        else { return nil }
        let changes = changes(paths, from: before, to: after)
        return element(ObjectUpdate(isInitial: false, before: before, after: after, changes: changes))
      case .object(.deleted(let old)):
        guard let before = context.frozenObject(Self.self, row, at: old) else { return nil }
        return element(ObjectUpdate(isInitial: false, before: before, after: nil, changes: []))
      case .collection, .store, .failure: return nil
      }
    }
  }
}

extension Object {
  /// Sorts changed properties in the order of their declaration, which may differ from that of the columns. Paths that begin
  /// with one property keep their order.
  fileprivate func declared(_ paths: [PropertyPath]) -> [PropertyPath] {
    guard let objectClass = _binding?.objectClass else { return paths }
    let names = objectClass.properties.map(\.definition.name)
    func rank(_ path: PropertyPath) -> Int { names.firstIndex(of: path.names[0]) ?? names.count }
    return paths.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}

extension _ModelContext {
  /// The object as it is in another snapshot of this store.
  func frozenObject<T: Object>(_ type: T.Type, _ row: RowKey, at snapshot: Snapshot) -> T? {
    frozen(at: snapshot).object(type, row)
  }
}

extension Object {
  fileprivate func declaredPath(of path: PropertyPath) -> String {
    _binding?.objectClass.declaredPath(of: path) ?? path.description
  }

  /// The value at the end of a path, as a change reports it: nil for a collection, and after a nil link.
  fileprivate func reported(_ path: PropertyPath) -> Any? {
    var object = self
    for name in path.names.dropLast() {
      guard let next = object.accessor(storedAs: name)?.read(object) as? Object else { return nil }
      object = next
    }
    guard let name = path.names.last, let property = object.accessor(storedAs: name),
      property.origin == nil, !property.definition.isCollection
    else { return nil }
    return property.read(object)
  }

  private func accessor(storedAs name: String) -> PropertyAccessor? {
    _binding?.objectClass.accessor(storedAs: name)
  }
}
