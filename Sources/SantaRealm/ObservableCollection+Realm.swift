public import Dispatch

extension ObservableCollection {
  /// Calls back on a serial queue, or on the actor on which this is called if there is no queue.
  public func observe(
    on queue: DispatchQueue?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    guard let queue else { return observe(isolation: isolation, block) }
    return self.SantaStore::observe(on: queue, block)
  }

  /// Calls back on an actor. RealmSwift's function is asynchronous; this one does not suspend.
  public func observe<A: Actor>(
    on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) async -> NotificationToken { self.SantaStore::observe(on: actor, isolation: isolation, block) }
}

extension ObservableCollection where ObservedElement: Object {
  /// Calls back for some key paths. With nil, it calls back for all changes.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken {
    self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, isolation: isolation, block)
  }

  /// Calls back on a serial queue for some key paths, or on the actor on which this is called if there is no queue. Without key
  /// paths, it calls back for all changes.
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on queue: DispatchQueue?,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    guard let queue else { return observe(keyPaths: keyPaths, isolation: isolation, block) }
    return self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, on: queue, block)
  }

  /// Calls back on an actor for some key paths. RealmSwift's function is asynchronous; this one does not suspend. With nil, it calls back for all changes.
  public func observe<A: Actor>(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) async -> NotificationToken {
    self.SantaStore::observe(keyPaths.map { .only($0) } ?? .all, on: actor, isolation: isolation, block)
  }

  /// Calls back for key paths by name, as in `"link.value"`. The program stops for an unknown name.
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken {
    orStop { try self.SantaStore::observe(.only(named: keyPaths), isolation: isolation, block) }
  }

  /// Calls back on a serial queue for key paths by name, as in `"link.value"`, or on the actor on which this is called if there is
  /// no queue. The program stops for an unknown name.
  public func observe(
    keyPaths: [String], on queue: DispatchQueue?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    guard let queue else { return observe(keyPaths: keyPaths, isolation: isolation, block) }
    return orStop { try self.SantaStore::observe(.only(named: keyPaths), on: queue, block) }
  }

  /// Calls back on an actor for key paths by name, as in `"link.value"`. The program stops for an unknown name.
  public func observe<A: Actor>(
    keyPaths: [String], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) async -> NotificationToken {
    orStop { try self.SantaStore::observe(.only(named: keyPaths), on: actor, isolation: isolation, block) }
  }
}
