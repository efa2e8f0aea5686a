public import Foundation

/// Something that happened to an account or a right. It has no secrets.
public struct AuditEvent: Codable, Hashable, Sendable {
  public var time: Date
  /// The kind of event, such as `signIn`.
  public var event: String
  /// The ID of the user who made the request; `server` for the server's token, and `nobody` without a token.
  public var by: String
  /// The affected user, if it is another one.
  public var user: String?
  /// The session or program token with which it was done.
  public var session: String?
  /// The pattern or path of a right.
  public var path: String?
  public var level: AccessLevel?
  /// The subject of a grant.
  public var subject: String?

  package init(
    _ event: String, by principal: Principal, at time: Date, user: UserID? = nil, path: String? = nil,
    level: AccessLevel? = nil, subject: Subject? = nil
  ) {
    (self.time, self.event, by) = (time, event, principal.replicaOwner)
    (self.user, self.path) = (user?.description, path)
    (self.level, self.subject) = (level, subject?.description)
    switch principal.kind {
    case .session(let id), .program(let id): session = id
    case .nobody, .server: break
    }
  }
}
