import Synchronization

/// Guard of the configuration with which `Realm()` opens a store.
private let sharedConfiguration = Mutex(Store.Configuration())

extension Store.Configuration {
  /// The configuration that is used where none is passed. RealmSwift's name, and the only setting that all code shares.
  public static var defaultConfiguration: Self {
    get { sharedConfiguration.withLock { $0 } }
    set { sharedConfiguration.withLock { $0 = newValue } }
  }

  /// Creates a configuration, with RealmSwift's names of the options.
  ///
  /// - Parameters:
  ///   - fileURL: the directory of the store. Without it and a name in memory, the default directory.
  ///   - inMemoryIdentifier: the name of a store in memory.
  ///   - encryptionKey: always nil, because stores are not encrypted.
  ///   - readOnly: whether the store is opened for reading only.
  ///   - schemaVersion: the version of the program's schema.
  ///   - migrationBlock: changes a store of a lower version.
  ///   - deleteRealmIfMigrationNeeded: whether the contents are deleted instead of migrated. It needs `objectTypes`.
  ///   - shouldCompactOnLaunch: never called, because files are kept compact.
  ///   - objectTypes: the classes that are checked when the store opens.
  ///   - seedFilePath: the directory of a store that is copied if there is none.
  // Disfavoured, because a call whose arguments the store's own initialiser takes means the same there.
  @_disfavoredOverload
  public init(
    fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Never? = nil,
    readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
    deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
    objectTypes: [Object.Type]? = nil, seedFilePath: URL? = nil
  ) {
    self.init(
      objectTypes: objectTypes, isReadOnly: readOnly, seed: seedFilePath, schemaVersion: schemaVersion,
      deleteIfMigrationNeeded: deleteRealmIfMigrationNeeded, migration: migrationBlock)
    if let fileURL { location = .directory(fileURL) }
    if let inMemoryIdentifier { location = .inMemory(inMemoryIdentifier) }
  }

  /// Not available: stores are not encrypted.
  @available(*, unavailable, message: "Stores are not encrypted. Use an encrypted file system.")
  public init(
    fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data,
    readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
    deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
    objectTypes: [Object.Type]? = nil, seedFilePath: URL? = nil
  ) { stop("Stores are not encrypted.") }

  /// The directory of the store; nil for a store in memory. RealmSwift's name of ``location``.
  public var fileURL: URL? {
    get { if case .directory(let url) = location { url } else { nil } }
    set { location = .directory(newValue ?? Self.defaultDirectory) }
  }

  /// The name of a store in memory; nil for a store in a directory. RealmSwift's name of ``location``.
  public var inMemoryIdentifier: String? {
    get { if case .inMemory(let name) = location { name } else { nil } }
    set { location = newValue.map { .inMemory($0) } ?? .directory(Self.defaultDirectory) }
  }

  /// Not available: stores are not encrypted.
  @available(*, unavailable, message: "Stores are not encrypted. Use an encrypted file system.")
  public var encryptionKey: Data? {
    get { nil }
    set {}
  }

  /// RealmSwift's name of ``isReadOnly``.
  public var readOnly: Bool {
    get { isReadOnly }
    set { isReadOnly = newValue }
  }

  /// RealmSwift's name of ``migration``.
  public var migrationBlock: MigrationBlock? {
    get { migration }
    set { migration = newValue }
  }

  /// RealmSwift's name of ``deleteIfMigrationNeeded``.
  public var deleteRealmIfMigrationNeeded: Bool {
    get { deleteIfMigrationNeeded }
    set { deleteIfMigrationNeeded = newValue }
  }

  /// Always nil, because files are kept compact. RealmSwift's name of when to call ``Store/compact()``.
  public var shouldCompactOnLaunch: ((Int, Int) -> Bool)? {
    get { nil }
    set {}
  }

  /// Always nil, because old versions do not make files larger. A name of RealmSwift.
  public var maximumNumberOfActiveVersions: UInt? {
    get { nil }
    set {}
  }

  /// RealmSwift's name of ``seed``.
  public var seedFilePath: URL? {
    get { seed }
    set { seed = newValue }
  }
}

extension Store.Configuration: CustomStringConvertible {
  /// The location and the options, for people. A name of RealmSwift.
  public var description: String {
    let types = objectTypes.map { "\($0)" } ?? "nil"
    return "Realm.Configuration { \(location), schemaVersion = \(schemaVersion), readOnly = \(isReadOnly), "
      + "deleteRealmIfMigrationNeeded = \(deleteIfMigrationNeeded), objectTypes = \(types) }"
  }
}

extension Store.Configuration: Equatable {
  /// Whether two configurations have the same location and options. Their migrations are not compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.location == right.location && left.isReadOnly == right.isReadOnly && left.seed == right.seed
      && left.schemaVersion == right.schemaVersion
      && left.deleteIfMigrationNeeded == right.deleteIfMigrationNeeded
      && left.objectTypes.map { $0.map(ObjectIdentifier.init) }
        == right.objectTypes.map { $0.map(ObjectIdentifier.init) }
  }
}
