import Crypto
import Foundation

/// Signs the access tokens of one process.
///
/// ```
/// santa_a.PAYLOAD.SIGNATURE     both in base64url
/// ```
///
/// The payload is JSON. The signature is Ed25519 over everything in front of its dot. The private key is never stored. Other
/// processes, and this one after its next start, check the signature with the public key in the store of the accounts.
struct AccessTokenSigner: Sendable {
  /// The contents of an access token.
  struct Claims: Codable, Hashable, Sendable {
    /// The ID of the key.
    var key: String
    var session: String
    var user: UserID
    /// The end, in seconds since 1970.
    var expires: Int
    /// The version of the accounts that the server had.
    var version: UInt64
    /// The server's epoch.
    var epoch: Int

    private enum CodingKeys: String, CodingKey {
      case key = "k"
      case session = "s"
      case user = "u"
      case expires = "e"
      case version = "v"
      case epoch = "n"
    }
  }

  static let prefix = "santa_a."
  static let maximumByteCount = 1_024

  let keyID = RandomText.hexadecimal(byteCount: 8)
  private let key = Curve25519.Signing.PrivateKey()
  var publicKey: Data { ownKey.rawRepresentation }
  var ownKey: Curve25519.Signing.PublicKey { key.publicKey }

  func token(session: String, user: UserID, expires: Int, version: UInt64, epoch: Int) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let claims = Claims(
      key: keyID, session: session, user: user, expires: expires, version: version, epoch: epoch)
    let signed = Self.prefix + Base64URL.encode(try encoder.encode(claims))
    return "\(signed).\(Base64URL.encode(try key.signature(for: Data(signed.utf8))))"
  }

  /// A token that was read, and whose signature isn't checked yet.
  struct Parsed {
    let claims: Claims
    private let signed: Data
    private let signature: Data

    /// - Returns: nil if the text isn't an access token.
    init?(_ text: String) {
      guard text.utf8.count <= AccessTokenSigner.maximumByteCount, text.hasPrefix(AccessTokenSigner.prefix)
      else { return nil }
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, let payload = Base64URL.decode(parts[1]),
        let signature = Base64URL.decode(parts[2]),
        let claims = try? JSONDecoder().decode(Claims.self, from: payload)
      else { return nil }
      (self.claims, self.signature) = (claims, signature)
      signed = Data("\(parts[0]).\(parts[1])".utf8)
    }

    func isSigned(by key: Curve25519.Signing.PublicKey) -> Bool {
      key.isValidSignature(signature, for: signed)
    }
  }
}
