/// The limits of a program token.
public struct TokenScope: Hashable, Sendable {
  /// The paths for which the token counts.
  public var patterns: [PathPattern]
  /// The highest level that it gives.
  public var level: AccessLevel

  public init(patterns: [PathPattern], level: AccessLevel) {
    (self.patterns, self.level) = (patterns, level)
  }
}
