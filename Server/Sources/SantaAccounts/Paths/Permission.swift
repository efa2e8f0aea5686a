/// Something that a caller may use.
public struct Permission: Hashable, Sendable {
  /// A pattern. `/**` after a path stands for everything below the path, which no grant can name.
  public var pattern: String
  public var level: AccessLevel
  public var mayCreate: Bool
}
