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

    /// Creates a configuration. Without arguments, it is that of the default store, in ``defaultDirectory``.
    public init(
      location: Location = .directory(Self.defaultDirectory), objectTypes: [Object.Type]? = nil,
      isReadOnly: Bool = false, durability: Durability = .full, seed: URL? = nil
    ) {
      self.location = location
      self.objectTypes = objectTypes
      self.isReadOnly = isReadOnly
      self.durability = durability
      self.seed = seed
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
