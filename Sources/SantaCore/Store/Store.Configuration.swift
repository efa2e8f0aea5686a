#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// The location of a store, and the options with which it is opened.
  ///
  /// ```swift
  /// let configuration = Store.Configuration(location: .directory(url), objectTypes: [Santa.self])
  /// ```
  public struct Configuration: Sendable {
    /// The location of a store's data.
    public enum Location: Hashable, Sendable {
      /// In its own directory, which is created if it does not exist. The directory is accessible only to its owner, and shared
      /// by all processes that open it.
      case directory(URL)
      /// In memory, under a name. Stores that are opened with the same name in one process share the data, which is removed
      /// when the last of them is released.
      case inMemory(String)
    }

    /// The location of the data.
    public var location: Location
    /// The classes to check when the store opens, with all classes that they link to. If nil, each class is checked when it is
    /// first used.
    public var objectTypes: [Object.Type]?
    /// Whether the store is opened only for reading: nothing is created or changed, and writing throws. After a crash or a
    /// power failure, the store shows the state that a writer would recover, and keeps writers waiting for a moment while it
    /// opens.
    public var isReadOnly: Bool
    /// The failures that a commit survives once it has returned. ``Durability/full`` by default.
    public var durability: Durability
    /// The earlier versions that this program demands, which can then be read with ``Store/history(after:ofType:excludingAuthor:)``
    /// and ``Store/init(_:at:isolation:)``. ``History/none`` by default. Requires a store in a directory.
    ///
    /// ```swift
    /// let configuration = Store.Configuration(location: .directory(url), history: .within(.seconds(7 * 24 * 3600)))
    /// ```
    ///
    /// The first program that demands versions begins the history. From then on, each commit is stored with its time, and programs
    /// older than version 0.3.0 can't open the store.
    public var history: History
    /// The directory of a store whose copy a new store begins with, for example in a program's resources.
    ///
    /// If there is no store at ``location``, which must be a directory, opening the store copies the seed there. The seed
    /// itself is only read, and may be in a read-only file system. It is ignored if the store is opened only for reading.
    public var seed: URL?
    /// The version of the program's schema. 0 by default. Raise it when a change to classes requires a migration. A store of a
    /// higher version can't be opened.
    public var schemaVersion: UInt64
    /// The migration, which provides the data that a change to classes can't derive from the stored data.
    ///
    /// ```swift
    /// let configuration = Store.Configuration(objectTypes: [Person.self], schemaVersion: 2) { migration, oldVersion in
    ///   if oldVersion < 2 {
    ///     try migration.enumerateObjects(ofType: Person.self) { old, new in
    ///       new.name = "\(old["firstName"] as? String ?? "") \(old["lastName"] as? String ?? "")"
    ///     }
    ///   }
    /// }
    /// ```
    ///
    /// The migration runs once, on the thread that opens a store of a lower ``schemaVersion``, and is passed the version of the
    /// store. It runs in one transaction: if it throws, or if the program is killed, the store is unchanged. It does not run
    /// for a new store. Everything that it receives is valid only until it returns. It must not open the store itself.
    public var migration: MigrationBlock?
    /// Whether the contents of a store that can't be opened otherwise are deleted instead of migrated. This is for programs in
    /// development. It requires ``objectTypes``, whose schema is compared. False by default.
    public var deleteIfMigrationNeeded: Bool

    /// Whether live objects work with the Observation framework, as in `withObservationTracking`. False by default.
    ///
    /// ```swift
    /// let configuration = Store.Configuration(tracksObservation: true)
    /// …
    /// withObservationTracking { label.text = "\(santa.presentsRemaining)" } onChange: { redraw() }
    /// ```
    ///
    /// `onChange` is called once, when a property that was read gets another value: when it is assigned in a write of this
    /// store, when that write is rolled back, or when the store moves to commits of other stores. `Observations` and SwiftUI
    /// are built on this. A collection property counts as changed when its elements change, and so do linking objects. Results
    /// don't take part; observe them with `updates`.
    ///
    /// Reading a property takes longer with this option, because each read is recorded until the property changes.
    public var tracksObservation: Bool

    /// A function that changes a store to another version of the schema; see ``migration``.
    public typealias MigrationBlock = @Sendable (_ migration: Migration, _ oldVersion: UInt64) throws -> Void

    /// Creates a configuration. Without arguments, it describes the default store, in ``defaultDirectory``.
    public init(
      location: Location = .directory(Self.defaultDirectory), objectTypes: [Object.Type]? = nil,
      isReadOnly: Bool = false, durability: Durability = .full, history: History = .none,
      seed: URL? = nil, schemaVersion: UInt64 = 0, deleteIfMigrationNeeded: Bool = false,
      tracksObservation: Bool = false,
      migration: MigrationBlock? = nil
    ) {
      self.location = location
      self.objectTypes = objectTypes
      self.isReadOnly = isReadOnly
      self.durability = durability
      self.history = history
      self.seed = seed
      self.schemaVersion = schemaVersion
      self.deleteIfMigrationNeeded = deleteIfMigrationNeeded
      self.tracksObservation = tracksObservation
      self.migration = migration
    }

    /// The directory of the default store: `default.santacore` in the user's data folder of this program
    /// (`$XDG_DATA_HOME` or `~/.local/share` on Linux, `Application Support` on Apple's systems).
    public static var defaultDirectory: URL {
      let environment = ProcessInfo.processInfo.environment
      let home = URL(filePath: environment["HOME"] ?? ".", directoryHint: .isDirectory)
      #if canImport(Darwin)
        let folder = home.appending(path: "Library/Application Support", directoryHint: .isDirectory)
      #else
        let folder =
          environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
          ?? home.appending(path: ".local/share", directoryHint: .isDirectory)
      #endif
      let program = URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent
      return folder.appending(path: program.isEmpty ? "SantaCore" : program, directoryHint: .isDirectory)
        .appending(path: "default.santacore", directoryHint: .isDirectory)
    }
  }
}
