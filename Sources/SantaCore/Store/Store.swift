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
/// A store, and every object, list and results read from it, belongs to one actor or serial queue and is used there alone.
/// It shows one state at a time, and moves on to newer ones, and calls observers, as that actor or queue turns over.
/// Stores opened on one directory or name share its data: opening another one for another actor is cheap.
///
/// A store that is opened on an actor belongs to it. Where the compiler doesn't know the actor (in a `lazy` property, a
/// property's initial value, an actor's initialiser, a function that is not isolated) the store belongs nowhere at
/// first, and that is settled later, for good:
///
/// - by the first call that names an actor: `observe`, `updates`, ``write(withoutNotifying:isolation:_:)``,
///   ``asyncWrite(isolation:_:)``, ``refresh(isolation:)`` and ``objects(_:isolation:)`` do, called on an actor;
/// - by observing in a function that is not isolated: the store then belongs to the actor that runs the function, or to
///   the main actor in a block on the main queue. Where that actor has an executor of its own choosing it can't be found
///   out, and the observer gets one error: name the actor;
/// - by being used in a second turn of the same actor. One turn is not enough, because an actor's initialiser runs on the
///   actor that calls it. For the same reason such an initialiser must not observe; observe in a method.
///
/// A store that no actor uses belongs to a plain thread, or to a task: it moves, and calls observers, at
/// ``refresh(isolation:)``, at a write, and at `next()` of `updates`. It may go from thread to thread, as tasks do.
///
/// The program stops, with a sentence that says why, if a store is observed, read from, refreshed or written to outside
/// the actor or queue that it belongs to, or by two threads at once. Reading a property of an object is not checked.
public final class Store {
  let context: LiveContext

  init(_ context: LiveContext) { self.context = context }

  /// Opens a store on the actor that this is called on.
  ///
  /// Where the compiler doesn't know an actor, it is found out when the store is used; see ``Store``. A function of yours
  /// that opens a store for whichever actor calls it best takes the isolation as a parameter in the same way.
  ///
  /// - Parameter isolation: the actor that the store belongs to; nil: the one that uses it.
  /// - Throws: ``StoreError`` with `.cannotCreate`, `.inputOutput`, `.corruptFile`, `.unsupportedFormat`,
  ///   `.schemaMismatch` or `.invalidConfiguration`.
  public convenience init(
    configuration: Configuration = .init(), isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(configuration, isolation.map { .actor(StoreIsolation.WeakActor($0)) } ?? .thread)
  }

  /// Opens a store on a serial queue, on which this is called, and on which alone it is used. A queue can't be found out:
  /// without this, a store that is opened on a queue is one of a plain thread.
  ///
  /// - Throws: as `init(configuration:isolation:)`.
  public convenience init(configuration: Configuration = .init(), queue: DispatchQueue) throws {
    try self.init(configuration, .queue(QueueIdentity(queue)))
  }

  /// Opens a store on a plain thread, with logs of another length.
  ///
  /// Open to the package, for the torture runs: short logs bring new ones, checkpoints and segments all the time.
  package convenience init(configuration: Configuration, logBound: Int) throws {
    try self.init(configuration, .thread, logBound: logBound)
  }

  private convenience init(
    _ configuration: Configuration, _ isolation: StoreIsolation, logBound: Int = Log.bound
  ) throws(StoreError) {
    isolation.check()
    let engine: Engine =
      switch configuration.location {
      case .inMemory(let name): EngineRegistry.inMemory(name)
      case .directory(let url):
        try EngineRegistry.directory(
          url.absoluteURL.path, isReadOnly: configuration.isReadOnly, logBound: logBound)
      }
    let classes = try ObjectClass.reachable(from: configuration.objectTypes ?? [])
    try SchemaUpdate.check(classes, in: engine.latest)
    SchemaUpdate.noteDefaults(classes, in: engine)
    self.init(LiveContext(configuration: configuration, engine: engine, isolation: isolation))
    try context.classes.check(classes, in: context.current)
    if SchemaUpdate.isNeeded(classes, in: context.snapshot) && !configuration.isReadOnly {
      context.beginWrite()
      if let session = context.session, session.failure == nil {
        do throws(StoreError) { try SchemaUpdate.apply(classes, to: session.transaction) } catch {
          session.fail(error)
        }
      }
      try context.commitWrite(withoutNotifying: [])
    }
  }

  /// What the store was opened with.
  public var configuration: Configuration { context.configuration }

  /// Whether the store moves on by itself as its isolation turns over. On by default.
  public var autorefresh: Bool {
    get { context.autorefresh }
    set { context.autorefresh = newValue }
  }

  /// Moves on to the newest state and delivers all notifications that are due, before it returns.
  ///
  /// - Returns: false if there was nothing newer to tell; and within a write transaction or a callback, where it does
  ///   nothing. Called by an observer of the store, it returns false and follows when all of these have returned.
  /// - Parameter isolation: the actor that this is called on; see ``Store``.
  @discardableResult
  public func refresh(isolation: isolated (any Actor)? = #isolation) -> Bool {
    context.use(isolation) { context.refresh() }
  }
}

extension Store: Equatable {
  /// Whether both are the same opened store.
  public static func == (left: Store, right: Store) -> Bool { left.context === right.context }
}

extension Object {
  /// The store that the object is in; nil for an object in none, and for a frozen one.
  public final var store: Store? { (_context as? LiveContext).map { Store($0) } }
}
