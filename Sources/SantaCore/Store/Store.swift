public import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store of objects: in memory, or in a directory that several processes may share.
///
/// ```swift
/// let store = try Store(configuration: .init(location: .directory(url)))
/// try store.write { store.add(stop) }
/// let stops = store.objects(Stop.self).sorted(by: \.time)
/// ```
///
/// A store, and all objects, collections and results that are read from it, belong to one actor or serial queue, and can be
/// used only there. The store shows one state at a time. It moves to newer states, and calls observers, in turns of its actor
/// or queue. Stores that are opened on the same directory or name share the data, so that opening another one for another actor
/// takes little time.
///
/// A store that is opened on an actor belongs to that actor. If the compiler does not know the actor (in a `lazy` property, the
/// initial value of a property, an actor's initialiser, or a function that is not isolated), the store does not belong to an
/// actor at first. Its actor is then determined once, permanently:
///
/// - by the first call with an isolation: `observe`, `updates`, ``write(withoutNotifying:isolation:_:)``,
///   ``asyncWrite(withoutNotifying:isolation:_:)``, ``refresh(isolation:)`` or ``objects(_:isolation:)``, called on an actor;
/// - by an observation in a function that is not isolated: the store then belongs to the actor that runs the function, or to
///   the main actor in a block on the main queue. An actor with a custom executor can't be determined, and the observer
///   receives an error; pass the actor as isolation;
/// - by use in a second turn of the same actor. One turn is not enough, because an actor's initialiser runs on the actor that
///   calls it. For the same reason, don't observe in an initialiser of an actor; observe in a method instead.
///
/// A store that is not used by an actor belongs to a plain thread or to a task. It moves to newer states, and calls observers,
/// at ``refresh(isolation:)``, at a write, and at `next()` of `updates`. Different threads can use it one after the other, as
/// tasks do. A transaction that is left open by ``beginWrite(isolation:)`` continues on the thread, or in the task, that began
/// it.
///
/// The program stops with a message if a store is observed, read from, refreshed or written to outside its actor or queue, or
/// by two threads at once. Reading a property of an object is not checked.
public final class Store {
  let context: LiveStore

  init(_ context: LiveStore) { self.context = context }

  /// Opens a store on the actor that calls this.
  ///
  /// If the compiler does not know the actor, it is determined when the store is used; see ``Store``. A function that opens a
  /// store for its caller should have the same isolation parameter as this initialiser.
  ///
  /// - Parameters:
  ///   - configuration: the location of the store and its options.
  ///   - isolation: the actor to which the store belongs; nil for the actor that uses it.
  /// - Throws: ``StoreError`` with `.cannotCreate`, `.inputOutput`, `.corruptFile`, `.unsupportedFormat`,
  ///   `.schemaMismatch` or `.invalidConfiguration`; and the error of the migration.
  public convenience init(
    configuration: Configuration = .init(), isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(configuration, isolation.map { .actor(StoreIsolation.WeakActor($0)) } ?? .thread)
  }

  /// Opens a store on a serial queue. Call this on the queue; the store can be used only there.
  ///
  /// A queue can't be determined automatically: a store that is opened on a queue without this initialiser belongs to a plain
  /// thread.
  ///
  /// - Throws: the errors of `init(configuration:isolation:)`.
  public convenience init(configuration: Configuration = .init(), queue: DispatchQueue) throws {
    try self.init(configuration, .queue(QueueIdentity(queue)))
  }

  /// Opens a store on a plain thread, with logs of a given length.
  ///
  /// Accessible to the package for the torture runs, because short logs cause frequent new logs, checkpoints and segments.
  ///
  /// - Parameter spillByteCount: the size above which a migration moves changes to files; nil for the default.
  package convenience init(
    configuration: Configuration, logBound: Int, spillByteCount: Int? = nil
  ) throws {
    try self.init(
      configuration, .thread, logBound: logBound,
      spillByteCount: spillByteCount ?? TransactionSpill.byteCount)
  }

  /// - Parameter progress: called at the beginning and the end of each stage, and within stages that can take long.
  convenience init(
    _ configuration: Configuration, _ isolation: StoreIsolation, logBound: Int = Log.bound,
    spillByteCount: Int = TransactionSpill.byteCount,
    progress: @escaping OpeningProgress.Handler = { _ in }
  ) throws {
    isolation.check()
    try StoreSeed.installIfNeeded(configuration, progress: progress)
    progress(OpeningProgress(stage: .readingFiles, fraction: 0))
    let engine: Engine =
      switch configuration.location {
      case .inMemory(let name): EngineRegistry.inMemory(name)
      case .directory(let url):
        try EngineRegistry.directory(
          try url.filePath, isReadOnly: configuration.isReadOnly, logBound: logBound,
          spillByteCount: spillByteCount)
      }
    progress(OpeningProgress(stage: .readingFiles, fraction: 1))
    try self.init(configuration, engine: engine, isolation, progress: progress)
  }

  /// Opens a store, updates its schema to match the classes, and returns its engine. The store itself is released.
  package static func engine(_ configuration: Configuration) throws -> Engine {
    try Store(configuration, .thread).context.engine
  }

  /// Opens a store on an engine, and updates its schema to match the classes.
  convenience init(
    _ configuration: Configuration, engine: Engine, _ isolation: StoreIsolation,
    progress: @escaping OpeningProgress.Handler = { _ in }
  ) throws {
    if engine.refusesOpeningHere { throw StoreError.openedInMigration() }
    let opening = try SchemaOpening(configuration)
    try configuration.location.named { try opening.check(engine.latest) }
    SchemaUpdate.noteDeclarations(opening.classes, in: engine)
    self.init(LiveStore(configuration: configuration, engine: engine, isolation: isolation))
    context.classes.isMigrating = true
    defer { context.classes.isMigrating = false }
    try configuration.location.named {
      try context.classes.check(opening.classes, in: context.current)
      if !configuration.isReadOnly && opening.isNeeded(for: engine.latest) {
        try opening.update(context, progress: progress)
      }
      try context.demandHistory()
    }
  }

  /// The configuration with which the store was opened.
  public var configuration: Configuration { context.configuration }

  /// Whether the store moves to newer states automatically, in turns of its isolation. True by default.
  public var autorefresh: Bool {
    get { context.autorefresh }
    set { context.autorefresh = newValue }
  }

  /// Moves to the newest state, and delivers all pending notifications before it returns.
  ///
  /// - Parameter isolation: the actor on which this is called; see ``Store``.
  /// - Returns: whether there was anything to deliver. In a write transaction or a callback, the function does nothing and
  ///   returns false. If an observer of the store calls it, it returns false, and the refresh follows when all observers of the
  ///   store have returned.
  @discardableResult
  public func refresh(isolation: isolated (any Actor)? = #isolation) -> Bool {
    context.use(isolation) { context.refresh() }
  }
}

extension Store: Equatable {
  /// Returns whether two stores are the same opened store.
  public static func == (left: Store, right: Store) -> Bool { left.context === right.context }
}

extension Store: CustomStringConvertible {
  /// The location of the data, as in `Store(/home/holly/wishes.store)` or `Store(in memory: "tests")`.
  public var description: String {
    switch configuration.location {
    case .directory(let url): "Store(\(url.path))"
    case .inMemory(let name): "Store(in memory: \"\(name)\")"
    }
  }
}

extension Store.Configuration.Location {
  /// Runs a function, and names the store in its schema errors, because a program may have several stores.
  fileprivate func named(_ body: () throws -> Void) throws {
    do { try body() } catch let error as StoreError where error.code == .schemaMismatch {
      switch self {
      case .directory(let url): throw error.adding("The store is \(url.path).")
      case .inMemory(let name): throw error.adding("The store is in memory, as \"\(name)\".")
      }
    }
  }
}
