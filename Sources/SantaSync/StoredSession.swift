#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session of a user at a server, as the session file contains it.
struct StoredSession: Codable, Hashable, Sendable {
  var user: ServerUser
  /// The identifier of the session.
  var session: String
  var accessToken: String
  /// The time after which the access token is refreshed.
  var expires: Date
  var refreshToken: String
  /// Whether the server has ended the session, so that the user must sign in again.
  var hasEnded = false

  /// The answer of a server to a sign-in.
  struct Answer: Decodable {
    var user: ServerUser
    var session: String
    var accessToken: String
    var expiresIn: Double
    var refreshToken: String
  }

  /// - Parameter now: the time before the request was sent.
  init(_ answer: Answer, at now: Date) {
    (user, session, accessToken) = (answer.user, answer.session, answer.accessToken)
    refreshToken = answer.refreshToken
    // Refresh early, so that a token doesn't expire while a request is under way.
    expires = now.addingTimeInterval(max(1, answer.expiresIn - min(60, answer.expiresIn / 4)))
  }
}
