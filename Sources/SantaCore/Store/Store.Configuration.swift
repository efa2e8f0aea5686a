#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Which store to open, and how.
  ///
  /// ```swift
  /// let configuration = Store.Configuration(location: .directory(url), objectTypes: [Santa.self])
  /// ```
  public struct Configuration: Sendable {
    /// Where a store's data lies.
    public enum Location: Hashable, Sendable {
      /// In a directory of its own, made if it is not there, private to its owner, and shared by all processes that
      /// open it.
      case directory(URL)
      /// In memory, under a name: stores opened with the same name in one process share it, and it is gone when the
      /// last of them is.
      case inMemory(String)
    }

    /// Where the data lies.
    public var location: Location
    /// The classes that the store is checked for, with all they link to, when it opens. Nil: each class is checked
    /// when it is first used.
    public var objectTypes: [Object.Type]?
    /// Whether the store is only read: nothing is created or changed, and a write throws. After a crash or a power cut it
    /// shows what a writer would recover; for that it keeps writers waiting while it opens, for a moment.
    public var isReadOnly: Bool
    /// What a commit that has returned is safe from. ``Durability/full`` by default.
    public var durability: Durability

    /// A configuration; without arguments that of the default store, in ``defaultDirectory``.
    public init(
      location: Location = .directory(Self.defaultDirectory), objectTypes: [Object.Type]? = nil,
      isReadOnly: Bool = false, durability: Durability = .full
    ) {
      self.location = location
      self.objectTypes = objectTypes
      self.isReadOnly = isReadOnly
      self.durability = durability
    }

    /// Where `Store()` keeps its data: `default.santacore` in the user's data folder of this program
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
