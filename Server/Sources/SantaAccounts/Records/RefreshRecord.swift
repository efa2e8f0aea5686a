import Foundation
import SantaStore

/// A refresh token. A session has one, and a second one with the next generation until that one is used for the first time.
final class RefreshRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(indexed: true) var session: String
  /// The session and the generation, so that a session gets one token of a generation.
  @Persisted(unique: true) var turn: String
  @Persisted var generation: Int
  @Persisted var secretHash: Data
  @Persisted var created: Date

  static func turn(_ session: String, _ generation: Int) -> String { "\(session) \(generation)" }
}
