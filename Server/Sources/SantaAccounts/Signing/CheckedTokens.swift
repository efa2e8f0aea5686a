import Crypto
import Synchronization

/// The access tokens whose signature was checked. Checking a signature takes longer than everything else that a request needs.
final class CheckedTokens: Sendable {
  private let known = Mutex<[String: AccessTokenSigner.Claims]>([:])
  /// The number of tokens that are kept. Each takes about 500 bytes.
  private static let keptCount = 20_000

  func contains(_ token: String) -> Bool { known.withLock { $0[token] != nil } }

  /// Returns the claims of a token with a valid signature.
  ///
  /// - Parameter key: returns the public key with an ID.
  /// - Throws: ``AccountError`` with the code `token`, or `expired` if the key is no longer known, as for a token that
  ///   expired long ago.
  func claims(
    of token: String, _ key: (String) -> Curve25519.Signing.PublicKey?
  ) throws(AccountError) -> AccessTokenSigner.Claims {
    if let claims = known.withLock({ $0[token] }) { return claims }
    guard let parsed = AccessTokenSigner.Parsed(token) else { throw .unknownToken }
    guard let key = key(parsed.claims.key) else { throw .expiredToken }
    guard parsed.isSigned(by: key) else { throw .unknownToken }
    known.withLock { known in
      if known.count >= Self.keptCount { known = [:] }
      known[token] = parsed.claims
    }
    return parsed.claims
  }
}

extension AccountError {
  static let unknownToken = AccountError(.token, "The server doesn't know this token.")
  static let expiredToken = AccountError(.expired, "The access token has expired. Refresh it.")
  static let endedSession = AccountError(.session, "The session has ended. Sign in again.")
  static let wrongCredentials = AccountError(.credentials, "The name and the password don't match.")
}
