public import Foundation

/// A service whose JSON web tokens sign users in.
public struct IdentityProvider: Sendable {
  /// The algorithm of a key. A token with another one is refused, whatever its header says.
  public enum Algorithm: String, Sendable, CaseIterable {
    case hs256 = "HS256"
    case es256 = "ES256"
    case rs256 = "RS256"
    case edDSA = "EdDSA"
  }

  public struct Key: Sendable {
    public var algorithm: Algorithm
    /// The secret of HS256, at least 32 bytes; otherwise the public key as PEM text.
    public var material: Data

    public init(_ algorithm: Algorithm, _ material: Data) {
      (self.algorithm, self.material) = (algorithm, material)
    }
  }

  /// The value that `iss` must have.
  public var issuer: String
  /// The value that `aud` must have or contain.
  public var audience: String
  /// The keys by their `kid`.
  public var keys: [String: Key]

  /// Returns a sentence about the first key that can't be used; nil if all can.
  public var problem: String? {
    for (id, key) in keys.sorted(by: { $0.key < $1.key }) where !IdentityToken.isUsable(key) {
      guard key.algorithm == .hs256 else {
        return
          "The key '\(id)' of \(issuer) is not a public key for \(key.algorithm.rawValue) in the PEM format."
      }
      return key.material.count < 32
        ? "The secret '\(id)' of \(issuer) is too short. HS256 needs at least 32 bytes."
        : "The secret '\(id)' of \(issuer) is a public key, which everyone may know."
    }
    return keys.isEmpty ? "\(issuer) has no keys." : nil
  }

  public init(issuer: String, audience: String, keys: [String: Key]) {
    (self.issuer, self.audience, self.keys) = (issuer, audience, keys)
  }
}
