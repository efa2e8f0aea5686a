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
/// A store, and every object, list and results read from it, belongs to the isolation that opened it (an actor or a
/// serial queue), shows one state at a time, and moves on to newer ones as that isolation turns over. Opened on a
/// plain thread it moves at ``refresh()``, at a write, and at `next()` of `updates`. Stores opened on one directory
/// or name share its data: opening another one for another isolation is cheap.
public final class Store {
  let context: LiveContext

  init(_ context: LiveContext) { self.context = context }

  /// Opens a store on the actor that this is called on, or on a plain thread.
  ///
  /// A function of yours that opens a store for whichever actor calls it takes the isolation as a parameter in the same
  /// way; one that does not is on a plain thread, and so is its store. So is an actor's initialiser until everything of
  /// the actor is set: open the actor's store in a method, or in a `lazy` property.
  ///
  /// - Throws: ``StoreError`` with `.cannotCreate`, `.inputOutput`, `.corruptFile`, `.unsupportedFormat`,
  ///   `.schemaMismatch` or `.invalidConfiguration`.
  public convenience init(
    configuration: Configuration = .init(), isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(configuration, isolation.map { .actor(StoreHome.WeakActor($0)) } ?? .thread)
  }

  /// Opens a store on a serial queue, on which this is called, and on which alone it is used.
  ///
  /// - Throws: as `init(configuration:isolation:)`.
  public convenience init(configuration: Configuration = .init(), queue: DispatchQueue) throws {
    try self.init(configuration, .queue(queue))
  }

  /// Opens a store on a plain thread, with logs of another length.
  ///
  /// Open to the package, for the torture runs: short logs bring new ones, checkpoints and segments all the time.
  package convenience init(configuration: Configuration, logBound: Int) throws {
    try self.init(configuration, .thread, logBound: logBound)
  }

  private convenience init(
    _ configuration: Configuration, _ home: StoreHome, logBound: Int = Log.bound
  ) throws(StoreError) {
    home.check()
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
    self.init(LiveContext(configuration: configuration, engine: engine, home: home))
    if SchemaUpdate.isNeeded(classes, in: context.snapshot) && !configuration.isReadOnly {
      context.beginWrite()
      if let transaction = context.transaction, context.failure == nil {
        do throws(StoreError) { try SchemaUpdate.apply(classes, to: transaction) } catch {
          context.fail(error)
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
    set {
      context.autorefresh = newValue
      context.notifier.commitArrived()
    }
  }

  /// Moves on to the newest state and delivers all notifications that are due, before it returns.
  ///
  /// - Returns: false where there was nothing newer to tell, and within a write transaction or a callback, where it
  ///   does nothing.
  @discardableResult
  public func refresh() -> Bool {
    context.home.check()
    return context.refresh()
  }

  /// Calls back whenever the store shows another state: after each own commit, before that returns, and when it has
  /// moved on to what others committed.
  ///
  /// - Parameter block: runs on the store's isolation. It may read and write the store. It is kept, with all it
  ///   captures, until the token is invalidated or released; it must not capture the token strongly.
  public func observe(_ block: @escaping (Notification, Store) -> Void) -> NotificationToken {
    context.observe(.store) { [unowned context] event in
      if case .store(let notification) = event { block(notification, Store(context)) }
    }
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
