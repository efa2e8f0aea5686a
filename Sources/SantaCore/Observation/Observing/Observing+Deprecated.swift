public import Dispatch

// The parameters `keyPaths:` and `ignoring:`, for programs that were written for 0.2.

extension ObservableCollection where ObservedElement: Object {
  /// The former way to observe key paths; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.only(…))")
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0) } ?? .all, isolation: isolation, block)
  }

  /// The former way to observe key paths on a queue; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.only(…), on: queue)")
  public func observe(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0) } ?? .all, on: queue, block)
  }

  /// The former way to observe key paths on an actor; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.only(…), on: actor)")
  public func observe<A: Actor>(
    keyPaths: [PartialKeyPath<ObservedElement>]?, on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0) } ?? .all, on: actor, isolation: isolation, block)
  }

  /// The former way to observe names; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: try observe(.only(named: […]))")
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) throws -> NotificationToken {
    try observe(.only(named: keyPaths), isolation: isolation, block)
  }

  /// The former way to observe names on a queue; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: try observe(.only(named: […]), on: queue)")
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) throws -> NotificationToken {
    try observe(.only(named: keyPaths), on: queue, block)
  }

  /// The former way to observe names on an actor; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: try observe(.only(named: […]), on: actor)")
  @_disfavoredOverload
  public func observe<A: Actor>(
    keyPaths: [String], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) throws -> NotificationToken {
    try observe(.only(named: keyPaths), on: actor, isolation: isolation, block)
  }

  /// The former way to observe all properties except some; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.ignoring(…))")
  public func observe(
    ignoring keyPaths: [PartialKeyPath<ObservedElement>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Change) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths), isolation: isolation, block)
  }

  /// The former way to observe all properties except some on a queue; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.ignoring(…), on: queue)")
  public func observe(
    ignoring keyPaths: [PartialKeyPath<ObservedElement>], on queue: DispatchQueue,
    _ block: @escaping @Sendable (Change) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths), on: queue, block)
  }

  /// The former way to observe all properties except some on an actor; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.ignoring(…), on: actor)")
  public func observe<A: Actor>(
    ignoring keyPaths: [PartialKeyPath<ObservedElement>], on actor: A,
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, Change) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths), on: actor, isolation: isolation, block)
  }

  /// The former name of ``updates(_:)``.
  @available(*, deprecated, message: "Write it as: updates(.only(…))")
  public func updates(keyPaths: [PartialKeyPath<ObservedElement>]) -> Updates<Update> {
    updates(.only(keyPaths))
  }
}

extension _Observed {
  /// The former way to observe key paths; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.only(…))")
  public func observe(
    keyPaths: [PartialKeyPath<Self>]?, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0) } ?? .all, isolation: isolation, block)
  }

  /// The former way to observe key paths on a queue; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.only(…), on: queue)")
  public func observe(
    keyPaths: [PartialKeyPath<Self>]?, on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0) } ?? .all, on: queue, block)
  }

  /// The former way to observe key paths on an actor; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.only(…), on: actor)")
  public func observe<A: Actor>(
    keyPaths: [PartialKeyPath<Self>]?, on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(keyPaths.map { .only($0) } ?? .all, on: actor, isolation: isolation, block)
  }

  /// The former way to observe names; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: try observe(.only(named: […]))")
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) throws -> NotificationToken {
    try observe(ObservedProperties(named: keyPaths, of: type(of: self)), isolation: isolation, block)
  }

  /// The former way to observe names on a queue; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: try observe(.only(named: […]), on: queue)")
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) throws -> NotificationToken {
    try observe(ObservedProperties(named: keyPaths, of: type(of: self)), on: queue, block)
  }

  /// The former way to observe names on an actor; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: try observe(.only(named: […]), on: actor)")
  @_disfavoredOverload
  public func observe<A: Actor>(
    keyPaths: [String], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) throws -> NotificationToken {
    try observe(
      ObservedProperties(named: keyPaths, of: type(of: self)), on: actor, isolation: isolation, block)
  }

  /// The former way to observe all properties except some; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.ignoring(…))")
  public func observe(
    ignoring keyPaths: [PartialKeyPath<Self>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths), isolation: isolation, block)
  }

  /// The former way to observe all properties except some on a queue; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.ignoring(…), on: queue)")
  public func observe(
    ignoring keyPaths: [PartialKeyPath<Self>], on queue: DispatchQueue,
    _ block: @escaping @Sendable (ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths), on: queue, block)
  }

  /// The former way to observe all properties except some on an actor; see ``ObservedProperties``.
  @available(*, deprecated, message: "Write it as: observe(.ignoring(…), on: actor)")
  public func observe<A: Actor>(
    ignoring keyPaths: [PartialKeyPath<Self>], on actor: A, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping @Sendable (isolated A, ObjectChange<Self>) -> Void
  ) -> NotificationToken {
    observe(.ignoring(keyPaths), on: actor, isolation: isolation, block)
  }

  /// The former name of ``updates(_:)``.
  @available(*, deprecated, message: "Write it as: updates(.only(…))")
  public func updates(keyPaths: [PartialKeyPath<Self>]) -> Updates<ObjectUpdate<Self>> {
    updates(.only(keyPaths))
  }
}
