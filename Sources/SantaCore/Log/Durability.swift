/// The failures that a commit survives once it has returned.
///
/// ```swift
/// let cache = try Store(configuration: .init(location: .directory(url), durability: .relaxed))
/// ```
public struct Durability: Hashable, Sendable, CustomStringConvertible {
  private enum Level: String, Sendable { case full, relaxed }

  private let level: Level

  /// A commit survives the end of the program, a system crash and a power failure. It is on the disk when the call returns.
  public static let full = Durability(level: .full)
  /// A commit survives the end of the program, including a crash, but not a system crash or a power failure. After one of
  /// these, the store opens in the complete state of an earlier commit, which is not older than the last `full` one. A commit
  /// doesn't wait for the disk.
  public static let relaxed = Durability(level: .relaxed)

  /// The name of the durability: `full` or `relaxed`.
  public var description: String { level.rawValue }
}
