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
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0.map(Results<Self>.path)) } ?? .all, isolation: isolation, block)
  }

  /// Calls back whenever the values of stored properties changed, except for the given ones.
  public func observe(
    ignoring keyPaths: [PartialKeyPath<Self>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths.map(Results<Self>.path)), isolation: isolation, block)
  }

  /// Calls back on a serial queue, with the object of a store that belongs to that queue.
  ///
  /// - Parameter block: runs on `queue`. The objects that it gets must not leave the queue.
  public func observe(
    keyPaths: [PartialKeyPath<Self>]? = nil, on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    let interest: ObjectView.Interest = keyPaths.map { .only($0.map(Results<Self>.path)) } ?? .all
    guard let live = _context as? LiveContext, !isInvalidated else {
      return observe(interest, isolation: nil, block)
    }
    let row = _key
    return QueueObservation.begin(in: live, on: queue) { there in
      there.object(Self.self, row)?.observe(interest, isolation: nil, block)
        ?? refusedToken(.cannotObserve("A \(Self.self)"), "\(Self.self)", in: there, isolation: nil) {
          block(.error($0))
        }
    }
  }

  private func observe(
    _ interest: ObjectView.Interest, isolation: (any Actor)?,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    guard let live = _context as? LiveContext, !isInvalidated, let table = _binding?.table else {
      let name = "\(type(of: self))"
      return refusedToken(.cannotObserve("This \(name)"), name, in: _context, isolation: isolation) {
        block(.error($0))
      }
    }
    let row = _key
    return live.observe(
      .object(
        ObjectView(
          table: table, row: row, interest: interest, snapshot: live.snapshot, birth: live.versionToCome)),
      named: "\(type(of: self))", isolation: isolation
    ) { [self, unowned live] event in
      switch event {
      case .change(.object(.deleted)): block(.deleted)
      case .change(.object(.change(let paths, let old, let new))):
        let before = live.frozenObject(Self.self, row, at: old)
        let after = live.transaction == nil ? self : live.frozenObject(Self.self, row, at: new)
        let changes = declared(paths, interest).map {
          PropertyChange(name: $0.description, oldValue: before?.reported($0), newValue: after?.reported($0))
        }
        block(.change(self, changes))
      case .change(.failure(let error)): block(.error(error))
      case .change(.collection), .store: break
      }
    }
  }
}

extension Object {
  /// Sorts changed properties in the order of their declaration, which may differ from that of the columns. Key paths
  /// that the observer gave keep their order.
  fileprivate func declared(_ paths: [PropertyPath], _ interest: ObjectView.Interest) -> [PropertyPath] {
    if case .only = interest { return paths }
    guard let objectClass = _binding?.objectClass else { return paths }
    let known = objectClass.properties.map { PropertyPath(names: [$0.name]) }.filter(paths.contains)
    return known + paths.filter { !known.contains($0) }
  }
}

extension _ModelContext {
  /// The object as it is in another snapshot of this store.
  func frozenObject<T: Object>(_ type: T.Type, _ row: RowKey, at snapshot: Snapshot) -> T? {
    frozen(at: snapshot).object(type, row)
  }
}

extension Object {
  /// The value at the end of a path, as a change reports it: nil for a collection, and after a nil link.
  fileprivate func reported(_ path: PropertyPath) -> Any? {
    var object = self
    for name in path.names.dropLast() {
      guard let next = object[name] as? Object else { return nil }
      object = next
    }
    guard let name = path.names.last, let binding = object._binding,
      let place = binding.objectClass.property(named: name),
      !binding.objectClass.properties[place].definition.isCollection
    else { return nil }
    return object[name]
  }
}
