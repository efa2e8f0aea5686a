/// The progress of opening a store; see ``Store/asyncOpen(configuration:isolation:progress:)``.
public struct OpeningProgress: Hashable, Sendable {
  /// A stage of opening a store. More stages may be added, so keep a default case.
  public struct Stage: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String { case copyingSeed, readingFiles, updatingProperties, migrating }

    private let name: Name

    /// The seed is being copied, because there isn't a store yet.
    public static let copyingSeed = Stage(name: .copyingSeed)
    /// The newest state is being read, after recovery if a program crashed.
    public static let readingFiles = Stage(name: .readingFiles)
    /// Existing objects are getting the properties and indexes that the classes have gained.
    public static let updatingProperties = Stage(name: .updatingProperties)

    /// The configuration's migration is running. It reports its own progress.
    public static let migrating = Stage(name: .migrating)

    /// The name of the stage.
    public var description: String { name.rawValue }
  }

  /// The current stage.
  public let stage: Stage
  /// The completed fraction of the stage, from 0 at its beginning to 1 at its end.
  public let fraction: Double

  typealias Handler = (OpeningProgress) -> Void
}
