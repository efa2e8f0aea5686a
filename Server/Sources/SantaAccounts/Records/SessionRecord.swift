import Foundation
import SantaStore

/// A session. It counts while its user exists, isn't disabled, and has the same session key, and while the server has the same
/// epoch.
final class SessionRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(indexed: true) var user: String
  @Persisted var sessionKey: String
  /// The server's epoch in which the session began.
  @Persisted var epoch: Int
  /// The generation of the refresh token that was used last.
  @Persisted var generation: Int
  @Persisted var created: Date
  /// The time of the last refresh, to the day.
  @Persisted var lastUsed: Date
  /// The name that the client gave.
  @Persisted var client: String?
}
