public import Foundation

extension Accounts {
  public struct Configuration: Sendable {
    /// The directory for the local replica, which only one process uses; nil for a temporary one.
    public var directory: URL?
    /// Whether a string is the server's own token. It is called for each token that isn't an account's.
    public var isServerToken: @Sendable (String) -> Bool
    /// Whether users may be anonymous.
    public var allowsAnonymous: Bool
    /// The time after which an anonymous user who was away is deleted, in seconds; nil for never.
    public var anonymousLifetime: TimeInterval?
    /// The identity providers whose tokens sign users in.
    public var identityProviders: [IdentityProvider]
    /// The time for which an access token is valid, in seconds.
    public var accessTokenLifetime: Int
    /// Receives what happened, for an audit log. It is called on any thread and must return at once.
    public var audit: @Sendable (AuditEvent) -> Void
    /// Receives the errors because of which the accounts are unavailable, for a program's log. It is called on any thread and must
    /// return at once.
    public var failed: @Sendable (any Error) -> Void
    /// The time; tests pass another one.
    public var now: @Sendable () -> Date

    public init(
      directory: URL? = nil, isServerToken: @escaping @Sendable (String) -> Bool = { _ in false },
      allowsAnonymous: Bool = false, anonymousLifetime: TimeInterval? = 90 * 86_400,
      identityProviders: [IdentityProvider] = [],
      accessTokenLifetime: Int = 900,
      audit: @escaping @Sendable (AuditEvent) -> Void = { _ in },
      failed: @escaping @Sendable (any Error) -> Void = { _ in },
      now: @escaping @Sendable () -> Date = { Date() }
    ) {
      (self.directory, self.isServerToken, self.allowsAnonymous) = (directory, isServerToken, allowsAnonymous)
      self.anonymousLifetime = anonymousLifetime
      (self.identityProviders, self.accessTokenLifetime) = (identityProviders, accessTokenLifetime)
      (self.audit, self.failed, self.now) = (audit, failed, now)
    }
  }
}
