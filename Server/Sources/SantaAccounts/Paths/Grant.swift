/// A right on all stores whose path a pattern matches. Rights add up: a grant never takes away the right of another one.
public struct Grant: Hashable, Sendable {
  public var subject: Subject
  public var pattern: PathPattern
  public var level: AccessLevel
  /// Whether the subject may also create stores with these paths.
  public var mayCreate: Bool

  public init(_ subject: Subject, _ pattern: PathPattern, _ level: AccessLevel, mayCreate: Bool = false) {
    (self.subject, self.pattern, self.level, self.mayCreate) = (subject, pattern, level, mayCreate)
  }
}
