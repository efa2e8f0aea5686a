public import Dispatch

/// A protocol to which all ``Object`` subclasses conform. Its methods pass an object to its observers with the type of its
/// class.
public protocol _Observed: Object {}

extension Object: _Observed {}

extension _Observed {
  /// Calls `block` with each change to the stored properties of the object.
  ///
  /// ```swift
  /// let token = stop.observe { change in
  ///   if case .change(let stop, let properties) = change { … }
  /// }
  /// ```
  ///
  /// There is no initial call. A call may cover several commits. It lists all properties that changed, in the order of
  /// declaration, with their old and new values. When the object is deleted, the callback receives `.deleted` in its last call.
  ///
  /// - Parameters:
  ///   - isolation: the actor on which `block` is called, as in ``ObservableCollection/observe(isolation:_:)``.
  ///   - block: called for each change, but never before `observe` returns. It may read and write the store. It is retained
  ///     until the token is invalidated or released, so it must not capture the token strongly. For an object that isn't in a
  ///     store, it receives a single `.error`.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(Interest.all, isolation: isolation, block) }

  /// Observes some properties of the object, or properties along its links, like ``observe(isolation:_:)``.
  ///
  /// ```swift
  /// let token = stop.observe(.only(\.place, \.santa?.name)) { change in … }
  /// ```
  ///
  /// - Parameters:
  ///   - properties: the properties to report.
  ///   - isolation: the actor that calls this method, and on which `block` is called.
  ///   - block: called for each change, but never before `observe` returns.
  public func observe(
    _ properties: ObservedProperties<Self>, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(properties.interest, isolation: isolation, block) }

  /// Calls `block` on a serial queue, with the object of a store that belongs to the queue.
  ///
  /// If the object's own store belongs to the queue, that store is used.
  ///
  /// - Parameters:
  ///   - properties: the properties to report.
  ///   - queue: the serial queue on which `block` is called.
  ///   - block: called on `queue`. The objects that it receives must not leave the queue.
  public func observe(
    _ properties: ObservedProperties<Self> = .all, on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken { observe(properties.interest, on: .queue(QueueIdentity(queue)), block) }

  /// Calls `block` on an actor, with the object of a store that belongs to the actor.
  ///
  /// ```swift
  /// let token = santa.observe(on: dashboard) { dashboard, change in
  ///   if case .change(let santa, _) = change { dashboard.show(santa.presentsRemaining) }
  /// }
  /// ```
  ///
  /// If the object's own store belongs to the actor, that store is used.
  ///
  /// - Parameters:
  ///   - properties: the properties to report.
  ///   - actor: the actor on which `block` is called.
  ///   - isolation: the actor that calls this method.
  ///   - block: called on `actor`, which is its first parameter. The objects that it receives must not leave the actor. The
  ///     actor isn't retained, and the block is no longer called after the actor is released.
  public func observe<A: Actor>(
    _ properties: ObservedProperties<Self> = .all, on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(properties.interest, on: StoreIsolation(actor), calledOn: isolation, actorBlock(actor, block))
  }

  /// The changes to the object as an asynchronous sequence. In the first element, `isInitial` is true.
  ///
  /// ```swift
  /// for try await update in santa.updates {
  ///   print(update.changes.map(\.name), update.after?.presentsRemaining ?? "gone")
  /// }
  /// ```
  ///
  /// Changes that occur while the body of the loop runs are coalesced. The sequence belongs to the store's isolation. It ends
  ///
  /// - after the deletion of the object, whose element has a nil `after`,
  /// - when its task is cancelled,
  /// - immediately for an object that isn't in a store.
  public var updates: Updates<ObjectUpdate<Self>> { sequence(.all) { $0 } }

  /// Returns the ``updates``, but only for changes to some properties.
  ///
  /// - Parameter properties: the properties to report.
  public func updates(_ properties: ObservedProperties<Self>) -> Updates<ObjectUpdate<Self>> {
    sequence(properties.interest) { $0 }
  }

  /// An asynchronous sequence of frozen objects: the current object, and then the object after each change.
  ///
  /// The sequence ends when the object is deleted.
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
        // An earlier callback might have changed the object already.
        let isCurrent = live.transaction == nil && live.snapshot.version == new.version
        let after = isCurrent ? self : live.frozenObject(Self.self, _key, at: new)
        block(.change(self, changes(paths, from: before, to: after)))
      case .change(.failure(let error)): block(.error(error))
      case .change(.collection), .change(.store), .leftOut, .store: break
      }
    }
  }

  /// Returns the object as the subject of an observation; nil if it can't be observed.
  private func view(_ interest: Interest, in context: _ModelContext, isSequence: Bool = false) -> ObjectView?
  {
    guard !isInvalidated, let table = _binding?.table else { return nil }
    let birth = (context as? LiveStore)?.versionToCome ?? context.snapshot.version
    var state = context.snapshot
    // If the object was appended but isn't durable yet, begin at the appended state. Later modifications are reported as
    // changes.
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
  /// Sorts changed properties in the order of their declaration, which may differ from the order of the columns. Paths that
  /// begin with the same property keep their order.
  fileprivate func declared(_ paths: [PropertyPath]) -> [PropertyPath] {
    guard let objectClass = _binding?.objectClass else { return paths }
    let names = objectClass.properties.map(\.definition.name)
    func rank(_ path: PropertyPath) -> Int { names.firstIndex(of: path.names[0]) ?? names.count }
    return paths.enumerated().coldSorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }
}

extension _ModelContext {
  /// Returns the frozen object in another snapshot of this store; nil if that snapshot doesn't contain it.
  func frozenObject<T: Object>(_ type: T.Type, _ row: RowKey, at snapshot: Snapshot) -> T? {
    frozen(at: snapshot).object(type, row)
  }
}

extension Object {
  fileprivate func declaredPath(of path: PropertyPath) -> String {
    _binding?.objectClass.declaredPath(of: path) ?? path.description
  }

  /// Returns the value at the end of a path as reported in a change: nil for a collection, and if a link along the path is nil.
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
