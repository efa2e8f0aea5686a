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
      /// In a directory of its own, which is created if it does not exist. It is accessible only to its owner, and
      /// shared by all processes that open it.
      case directory(URL)
      /// In memory, by a name. Stores that are opened with the same name in one process share the data, which is
      /// removed when the last of them is released.
      case inMemory(String)
    }

    /// The location of the data.
    public var location: Location
    /// The classes that are checked when the store opens, with all classes that they link to. Nil: each class is
    /// checked when it is first used.
    public var objectTypes: [Object.Type]?
    /// Whether the store is opened for reading only: nothing is created or changed, and a write throws. After a crash
    /// or a power failure it shows the state that a writer would recover, and keeps writers waiting for a moment
    /// while it opens.
    public var isReadOnly: Bool
    /// What a commit survives once it has returned. ``Durability/full`` by default.
    public var durability: Durability
    /// The directory of a store from which a new one begins, for example in a program's resources. When the store opens
    /// and there is none at ``location``, which must be a directory, the seed is copied there. The seed itself is only read,
    /// and may be in a file system that can't be written to. A store that is opened for reading only begins with no seed.
    public var seed: URL?
    /// The version of the program's schema. 0 by default. Raise it when classes have changed so that a migration is
    /// needed. A store of a higher version is refused.
    public var schemaVersion: UInt64
    /// Provides what a change of classes can't derive from the stored data.
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
    /// It runs once, on the thread that opens a store of a lower ``schemaVersion``, in one transaction: if it throws, or
    /// if the program is killed, the store is as it was. It is passed the version of the store, and does not run for a
    /// new store. Everything that it gets is valid only until it returns. It must not open the store itself.
    public var migration: MigrationBlock?
    /// Whether the contents of a store are deleted instead of migrated, if it can't be opened otherwise: for programs
    /// that are being developed. It needs ``objectTypes``, whose schema is compared. False by default.
    public var deleteIfMigrationNeeded: Bool

    /// Whether live objects work with the Observation framework, as in `withObservationTracking`. False by default.
    ///
    /// ```swift
    /// let configuration = Store.Configuration(tracksObservation: true)
    /// …
    /// withObservationTracking { label.text = "\(santa.presentsRemaining)" } onChange: { redraw() }
    /// ```
    ///
    /// `onChange` is called once, when a property that was read has another value: at the assignment in a write of this
    /// store, when it is rolled back, and when the store moves to the commits of others. `Observations` and SwiftUI are
    /// built on this. The collection of a property counts as changed with its elements, and so do linking objects; results don't
    /// take part, and are observed with `updates`.
    ///
    /// Reading a property takes longer in such a store, because each read is noted until the property changes.
    public var tracksObservation: Bool

    /// Changes a store to another version of the schema; see ``migration``.
    public typealias MigrationBlock = @Sendable (_ migration: Migration, _ oldVersion: UInt64) throws -> Void

    /// Creates a configuration. Without arguments, it is that of the default store, in ``defaultDirectory``.
    public init(
      location: Location = .directory(Self.defaultDirectory), objectTypes: [Object.Type]? = nil,
      isReadOnly: Bool = false, durability: Durability = .full, seed: URL? = nil,
      schemaVersion: UInt64 = 0, deleteIfMigrationNeeded: Bool = false, tracksObservation: Bool = false,
      migration: MigrationBlock? = nil
    ) {
      self.location = location
      self.objectTypes = objectTypes
      self.isReadOnly = isReadOnly
      self.durability = durability
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
