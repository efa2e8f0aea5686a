import Crypto
import CryptoExtras
import Foundation

/// Checks the JSON web tokens of identity providers.
///
/// A key has one algorithm, which the header of a token can't change. A token without a `kid`, or with an unknown one, is
/// refused, as is one with a `crit` header, which asks for rules that this type doesn't know.
struct IdentityToken {
  /// The user that the token names.
  struct Identity: Hashable {
    var issuer: String
    var subject: String

    /// The hash under which the user is stored. Both lengths are in it, so that no two pairs have the same text.
    var key: String {
      let text = "\(issuer.utf8.count) \(issuer) \(subject.utf8.count) \(subject)"
      return RandomText.hexadecimal(SHA256.hash(data: Data(text.utf8)))
    }
  }

  private struct Header: Decodable {
    var alg: String
    var kid: String
    var crit: [String]?
  }

  private struct Payload: Decodable {
    /// One audience or several.
    enum Audience: Decodable {
      case one(String)
      case several([String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .one(text)
        } else {
          self = .several(try container.decode([String].self))
        }
      }

      func contains(_ audience: String) -> Bool {
        switch self {
        case .one(let text): text == audience
        case .several(let texts): texts.contains(audience)
        }
      }
    }

    var iss: String
    var aud: Audience
    var exp: Double
    var sub: String
    var nbf: Double?
  }

  static let maximumByteCount = 8_192
  /// The time by which the clock of a provider may be ahead, in seconds.
  private static let leeway: Double = 30

  /// Returns the user that a token names.
  ///
  /// - Throws: ``AccountError`` with the code `credentials`. Its sentence doesn't depend on the reason.
  static func identity(
    of text: String, _ providers: [IdentityProvider], now: Date
  ) throws(AccountError) -> Identity {
    guard let identity = checked(text, providers, now: now) else {
      throw AccountError(.credentials, "This server doesn't accept the identity token.")
    }
    return identity
  }

  private static func checked(_ text: String, _ providers: [IdentityProvider], now: Date) -> Identity? {
    guard text.utf8.count <= maximumByteCount else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let headerBytes = Base64URL.decode(parts[0]),
      let payloadBytes = Base64URL.decode(parts[1]), let signature = Base64URL.decode(parts[2]),
      let header = try? JSONDecoder().decode(Header.self, from: headerBytes), header.crit == nil,
      let payload = try? JSONDecoder().decode(Payload.self, from: payloadBytes),
      let provider = providers.first(where: { $0.issuer == payload.iss }),
      let key = provider.keys[header.kid], header.alg == key.algorithm.rawValue
    else { return nil }
    let signed = Data("\(parts[0]).\(parts[1])".utf8)
    guard isValid(signature, for: signed, key) else { return nil }
    let seconds = now.timeIntervalSince1970
    guard payload.aud.contains(provider.audience), payload.exp.isFinite, payload.exp > seconds,
      payload.nbf.map({ $0 <= seconds + leeway }) ?? true, (1...255).contains(payload.sub.utf8.count)
    else { return nil }
    return Identity(issuer: payload.iss, subject: payload.sub)
  }

  private static func isValid(_ signature: Data, for signed: Data, _ key: IdentityProvider.Key) -> Bool {
    let pem = String(decoding: key.material, as: UTF8.self)
    switch key.algorithm {
    case .hs256:
      return key.material.count >= 32
        && HMAC<SHA256>.isValidAuthenticationCode(
          signature, authenticating: signed, using: SymmetricKey(data: key.material))
    case .es256:
      guard let key = try? P256.Signing.PublicKey(pemRepresentation: pem),
        let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
      else { return false }
      return key.isValidSignature(signature, for: signed)
    case .rs256:
      // Refuses keys of less than 2,048 bits.
      guard let key = try? _RSA.Signing.PublicKey(pemRepresentation: pem) else { return false }
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: signature), for: SHA256.hash(data: signed),
        padding: .insecurePKCS1v1_5)
    case .edDSA:
      guard let raw = edwardsKey(pem), let key = try? Curve25519.Signing.PublicKey(rawRepresentation: raw)
      else {
        return false
      }
      return key.isValidSignature(signature, for: signed)
    }
  }

  /// Whether a key has the form that its algorithm needs.
  static func isUsable(_ key: IdentityProvider.Key) -> Bool {
    let pem = String(decoding: key.material, as: UTF8.self)
    return switch key.algorithm {
    case .hs256: key.material.count >= 32 && !isPublicKey(key.material)
    case .es256: (try? P256.Signing.PublicKey(pemRepresentation: pem)) != nil
    case .rs256: (try? _RSA.Signing.PublicKey(pemRepresentation: pem)) != nil
    case .edDSA: edwardsKey(pem) != nil
    }
  }

  /// Whether a secret is a public key, as PEM text or in the form DER. Everyone who knows it could make tokens.
  static func isPublicKey(_ secret: Data) -> Bool {
    if String(decoding: secret, as: UTF8.self).contains("-----BEGIN ") { return true }
    return (try? _RSA.Signing.PublicKey(derRepresentation: secret)) != nil
      || (try? P256.Signing.PublicKey(derRepresentation: secret)) != nil
  }

  /// Returns the 32 bytes of an Ed25519 key. In the PEM form of RFC 8410, 12 constant bytes are in front of them.
  private static func edwardsKey(_ pem: String) -> Data? {
    let lines = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    let prefix: [UInt8] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00]
    guard let bytes = Data(base64Encoded: lines.joined()), bytes.count == 44, bytes.starts(with: prefix)
    else {
      return nil
    }
    return Data(bytes.dropFirst(12))
  }
}
