public import Dispatch

extension Store {
  /// Opens a store, on the actor on which this is called, with the default configuration if none is passed.
  ///
  /// - Parameters:
  ///   - configuration: where the store is, and how it is opened.
  ///   - isolation: the actor to which the store belongs.
  /// - Throws: ``StoreError``, as the initialiser of ``Store``.
  // It takes the place of the store's own initialiser, which knows no default configuration.
  public convenience init(
    configuration: Configuration = .defaultConfiguration, isolation: isolated (any Actor)? = #isolation
  ) throws { try self.SantaStore::init(configuration: configuration, isolation: isolation) }

  /// Opens a store on a serial queue, with the default configuration if none is passed.
  ///
  /// - Throws: ``StoreError``, as the initialiser of ``Store``.
  public convenience init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue) throws {
    try self.SantaStore::init(configuration: configuration, queue: queue)
  }

  /// Opens a store on a serial queue, or on the actor on which this is called if there is no queue.
  ///
  /// - Throws: ``StoreError``, as the initialiser of ``Store``.
  public convenience init(
    configuration: Configuration = .defaultConfiguration, queue: DispatchQueue?,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    if let queue {
      try self.SantaStore::init(configuration: configuration, queue: queue)
    } else {
      try self.SantaStore::init(configuration: configuration, isolation: isolation)
    }
  }

  /// Opens a store in a directory.
  ///
  /// - Throws: ``StoreError``, as the initialiser of ``Store``.
  public convenience init(fileURL: URL, isolation: isolated (any Actor)? = #isolation) throws {
    var configuration = Configuration.defaultConfiguration
    configuration.location = .directory(fileURL)
    try self.SantaStore::init(configuration: configuration, isolation: isolation)
  }

  /// The choices of what to wait for before a store opens. A name of RealmSwift, whose other choices need a server.
  public enum OpenBehavior: Sendable {
    /// The store opens at once.
    case never
  }

  /// Opens a store on an actor.
  ///
  /// - Throws: ``StoreError``, as the initialiser of ``Store``.
  public convenience init<A: Actor>(
    configuration: Configuration = .defaultConfiguration, actor: isolated A,
    downloadBeforeOpen: OpenBehavior = .never
  ) async throws { try self.SantaStore::init(configuration: configuration, isolation: actor) }

  /// Opens a store later, and passes it to a block.
  ///
  /// ``asyncOpen(configuration:isolation:progress:)`` opens it on another thread, which this does not.
  ///
  /// - Parameters:
  ///   - configuration: where the store is, and how it is opened.
  ///   - queue: the serial queue on which the store is opened, and the block is called.
  ///   - callback: gets the store, which belongs to the queue; or the error. It is called once.
  public static func asyncOpen(
    configuration: Configuration = .defaultConfiguration, callbackQueue queue: DispatchQueue = .main,
    callback: @escaping @Sendable (Result<Store, any Swift.Error>) -> Void
  ) {
    queue.async { callback(Result { try Store(configuration: configuration, queue: queue) }) }
  }

  /// Migrates a store without keeping it open.
  ///
  /// - Throws: ``StoreError``, as the initialiser of ``Store``, and the error of the migration.
  public static func performMigration(for configuration: Configuration = .defaultConfiguration) throws {
    _ = try Store(configuration: configuration)
  }

  /// Deletes the files of a store that is not open. RealmSwift's name of ``deleteFiles(at:)``.
  ///
  /// - Returns: false if there was no store.
  /// - Throws: ``StoreError`` with `.inUse` or `.inputOutput`.
  @discardableResult
  public static func deleteFiles(for configuration: Configuration) throws -> Bool {
    guard case .directory(let url) = configuration.location else { return false }
    return try deleteFiles(at: url)
  }

  /// Writes a copy of the store to a directory. RealmSwift's name of ``writeCopy(to:)``.
  ///
  /// - Throws: ``StoreError`` with `.cannotCreate`, `.inputOutput` or `.corruptFile`.
  public func writeCopy(toFile url: URL, encryptionKey: Never? = nil) throws { try writeCopy(to: url) }

  /// Writes a copy of the store to the directory of a configuration. RealmSwift's name of ``writeCopy(to:)``.
  ///
  /// - Throws: ``StoreError`` with `.cannotCreate`, `.inputOutput` or `.corruptFile`.
  public func writeCopy(configuration: Configuration) throws {
    guard case .directory(let url) = configuration.location else {
      stop("A copy is written to a directory. Set fileURL in the configuration.")
    }
    try writeCopy(to: url)
  }

  /// Has no effect, because a store needs no release of old versions. A name of RealmSwift.
  public func invalidate() {}
}

/// The version of the schema of a store. RealmSwift's name of ``Store/schemaVersion(at:)``.
///
/// - Throws: ``StoreError`` if the files can't be read. If there is no store, the version is 0.
public func schemaVersionAtURL(_ url: URL, encryptionKey: Never? = nil) throws -> UInt64 {
  try Store.schemaVersion(at: url) ?? 0
}
