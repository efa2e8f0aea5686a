/// How far a store that is being opened has come; see ``Store/asyncOpen(configuration:isolation:progress:)``.
public struct OpeningProgress: Hashable, Sendable {
  /// A part of opening a store. More may be added, so keep a default case.
  public struct Stage: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String { case copyingSeed, readingFiles, updatingProperties, migrating }

    private let name: Name

    /// The seed is copied, because there is no store yet.
    public static let copyingSeed = Stage(name: .copyingSeed)
    /// The newest state is read, after recovery if a program crashed.
    public static let readingFiles = Stage(name: .readingFiles)
    /// Existing objects get properties that the classes have gained, or indexes.
    public static let updatingProperties = Stage(name: .updatingProperties)

    /// The configuration's migration is running. It reports its own progress.
    public static let migrating = Stage(name: .migrating)

    /// The name of the stage.
    public var description: String { name.rawValue }
  }

  /// What is being done.
  public let stage: Stage
  /// The part of the stage that is done, from 0 at its beginning to 1 at its end.
  public let fraction: Double

  typealias Handler = (OpeningProgress) -> Void
}
