/// A grant with the names of its users, for an admin.
public struct NamedGrant: Sendable {
  public var grant: Grant
  /// The name of the subject, if it is a user with a name.
  public var subjectName: String?
  /// The name of the user in whose home the pattern is.
  public var ownerName: String?
}
