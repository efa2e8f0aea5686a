import Crypto
import Foundation

/// A token with an ID and a random secret: `santa_r_ID_SECRET`. The store has only the SHA-256 of the secret, which needs no salt
/// because the secret has 256 random bits.
struct Secret: Sendable {
  enum Kind: String, Sendable {
    case refresh = "santa_r_"
    case program = "santa_p_"
    case offer = "santa_o_"
  }

  let id: String
  let text: String
  let hash: Data

  /// Makes a new token.
  init(_ kind: Kind) {
    id = RandomText.hexadecimal(byteCount: 16)
    let secret = RandomText.hexadecimal(byteCount: 32)
    text = "\(kind.rawValue)\(id)_\(secret)"
    hash = Self.hash(of: secret)
  }

  /// Reads a token.
  ///
  /// - Returns: nil if it doesn't have the form of this kind.
  init?(_ text: String, _ kind: Kind) {
    guard text.utf8.count == kind.rawValue.utf8.count + 32 + 1 + 64, text.hasPrefix(kind.rawValue) else {
      return nil
    }
    let parts = text.dropFirst(kind.rawValue.count).split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 32 else { return nil }
    (id, self.text) = (String(parts[0]), text)
    hash = Self.hash(of: String(parts[1]))
  }

  private static func hash(of secret: String) -> Data { Data(SHA256.hash(data: Data(secret.utf8))) }

  /// Whether the store has the hash of this token. The comparison takes the same time for all hashes of this length.
  func matches(_ stored: Data) -> Bool {
    hash.count == stored.count && zip(hash, stored).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
