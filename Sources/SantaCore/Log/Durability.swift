/// What a commit that has returned is safe from.
///
/// ```swift
/// let cache = try Store(configuration: .init(location: .directory(url), durability: .relaxed))
/// ```
public struct Durability: Hashable, Sendable, CustomStringConvertible {
  private enum Level: String, Sendable { case full, relaxed }

  private let level: Level

  /// What was committed survives the program, the system and the power: it is on the disk when the commit returns.
  public static let full = Durability(level: .full)
  /// What was committed survives the end of the program, however that comes about, but not of the system or the power:
  /// then the store opens to the state of some earlier commit, whole, and no older than the last that was `full`.
  /// A commit does not wait for the disk.
  public static let relaxed = Durability(level: .relaxed)

  public var description: String { level.rawValue }
}
