import Crypto
import CryptoExtras
import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Tokens of identity providers.
@Suite(.fewAtOnce) struct IdentityTokenTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let secret = SymmetricKey(size: .bits256)
  private let p256 = P256.Signing.PrivateKey()
  private let edwards = Curve25519.Signing.PrivateKey()
  private let rsa: _RSA.Signing.PrivateKey

  init() throws { rsa = try Self.rsa.get() }

  /// Making it takes a second.
  private static let rsa = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

  private var provider: IdentityProvider {
    // Safety: the bytes are copied while the key is alive.
    let secret = unsafe secret.withUnsafeBytes { unsafe Data($0) }
    let prefix: [UInt8] = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00]
    let der = (Data(prefix) + edwards.publicKey.rawRepresentation).base64EncodedString()
    let pem = "-----BEGIN PUBLIC KEY-----\n\(der)\n-----END PUBLIC KEY-----\n"
    return IdentityProvider(
      issuer: "https://id.example", audience: "santa",
      keys: [
        "h": .init(.hs256, secret), "e": .init(.es256, Data(p256.publicKey.pemRepresentation.utf8)),
        "r": .init(.rs256, Data(rsa.publicKey.pemRepresentation.utf8)), "d": .init(.edDSA, Data(pem.utf8)),
      ])
  }

  private func signature(_ algorithm: String, _ signed: Data) throws -> Data {
    switch algorithm {
    case "HS256": Data(HMAC<SHA256>.authenticationCode(for: signed, using: secret))
    case "ES256": try p256.signature(for: signed).rawRepresentation
    case "RS256":
      try rsa.signature(for: SHA256.hash(data: signed), padding: .insecurePKCS1v1_5).rawRepresentation
    case "EdDSA": try edwards.signature(for: signed)
    default: Data()
    }
  }

  /// - Parameter signer: the algorithm that really signs.
  private func token(_ header: String, _ payload: String, _ signer: String) throws -> String {
    let signed = Base64URL.encode(Data(header.utf8)) + "." + Base64URL.encode(Data(payload.utf8))
    return signed + "." + Base64URL.encode(try signature(signer, Data(signed.utf8)))
  }

  private let payload = #"{"iss":"https://id.example","aud":"santa","exp":1800000060,"sub":"anna"}"#

  private func identity(_ token: String) -> IdentityToken.Identity? {
    try? IdentityToken.identity(of: token, [provider], now: now)
  }

  @Test(
    "A token that one of the keys signed names a user",
    arguments: ["HS256 h", "ES256 e", "RS256 r", "EdDSA d"])
  func valid(_ key: String) throws {
    let parts = key.split(separator: " ")
    let token = try token(#"{"alg":"\#(parts[0])","kid":"\#(parts[1])"}"#, payload, String(parts[0]))
    #expect(identity(token) == .init(issuer: "https://id.example", subject: "anna"))
    var changed = Array(token)
    changed[token.count - 20] = changed[token.count - 20] == "A" ? "B" : "A"
    #expect(identity(String(changed)) == nil)
    #expect(throws: AccountError.self) { try IdentityToken.identity(of: token, [], now: now) }
  }

  @Test(
    "Headers that choose another algorithm or key are refused",
    arguments: [
      (#"{"alg":"none","kid":"h"}"#, "none"), (#"{"alg":"none"}"#, "none"), (#"{"alg":"HS256"}"#, "HS256"),
      (#"{"alg":"HS256","kid":"x"}"#, "HS256"), (#"{"alg":"HS256","kid":"e"}"#, "HS256"),
      (#"{"alg":"hs256","kid":"h"}"#, "HS256"), (#"{"alg":"ES256","kid":"h"}"#, "HS256"),
      (#"{"alg":"HS256","kid":"h","crit":["exp"]}"#, "HS256"), (#"{"alg":"HS256","kid":["h"]}"#, "HS256"),
      (#"{"alg":"ES256","kid":"e"}"#, "HS256"), (#"{"alg":"RS256","kid":"r"}"#, "ES256"), (#"{}"#, "HS256"),
      (#"{"alg":"HS256","kid":"../h"}"#, "HS256"), (#"[]"#, "HS256"), ("", "HS256"),
    ])
  func confusion(_ header: String, _ signer: String) throws {
    #expect(identity(try token(header, payload, signer)) == nil)
  }

  @Test("The public key is no secret of HS256")
  func publicKeyAsSecret() throws {
    let header = #"{"alg":"HS256","kid":"r"}"#
    let signed = Base64URL.encode(Data(header.utf8)) + "." + Base64URL.encode(Data(payload.utf8))
    let key = SymmetricKey(data: Data(rsa.publicKey.pemRepresentation.utf8))
    let code = Data(HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: key))
    #expect(identity(signed + "." + Base64URL.encode(code)) == nil)
  }

  @Test(
    "Issuer, audience, expiry and subject are required",
    arguments: [
      #"{"aud":"santa","exp":1800000060,"sub":"anna"}"#,
      #"{"iss":"https://other.example","aud":"santa","exp":1800000060,"sub":"anna"}"#,
      #"{"iss":"https://id.example","exp":1800000060,"sub":"anna"}"#,
      #"{"iss":"https://id.example","aud":"other","exp":1800000060,"sub":"anna"}"#,
      #"{"iss":"https://id.example","aud":[],"exp":1800000060,"sub":"anna"}"#,
      #"{"iss":"https://id.example","aud":"santa","sub":"anna"}"#,
      #"{"iss":"https://id.example","aud":"santa","exp":1800000000,"sub":"anna"}"#,
      #"{"iss":"https://id.example","aud":"santa","exp":"1800000060","sub":"anna"}"#,
      #"{"iss":"https://id.example","aud":"santa","exp":1800000060}"#,
      #"{"iss":"https://id.example","aud":"santa","exp":1800000060,"sub":""}"#,
      #"{"iss":"https://id.example","aud":"santa","exp":1800000060,"nbf":1800000050,"sub":"anna"}"#,
      "{", "[]", "null",
    ])
  func claims(_ payload: String) throws {
    #expect(identity(try token(#"{"alg":"HS256","kid":"h"}"#, payload, "HS256")) == nil)
  }

  @Test("A provider's unusable keys are named")
  func problems() throws {
    #expect(provider.problem == nil)
    for key in provider.keys.keys {
      var broken = provider
      broken.keys[key]?.material.removeLast(30)
      #expect(broken.problem?.contains("'\(key)'") == true)
    }
    #expect(IdentityProvider(issuer: "i", audience: "a", keys: [:]).problem != nil)
  }

  @Test("Texts that are no tokens are refused")
  func malformed() {
    for text in ["", ".", "..", "a.b.c", "a.b.c.d", String(repeating: "a", count: 10_000), "é.é.é"] {
      #expect(identity(text) == nil)
    }
  }

  @Test("An identity is one user in all processes, and the list of audiences may be longer")
  func signIn() async throws {
    let list = #"{"iss":"https://id.example","aud":["other","santa"],"exp":1800000060,"sub":"anna"}"#
    let token = try token(#"{"alg":"ES256","kid":"e"}"#, list, "ES256")
    let provider = provider
    let log = MemoryLog()
    try await Process.run(log, providers: [provider]) { first in
      try await Process.run(log, providers: [provider]) { second in
        async let one = first.accounts.signIn(jwt: token)
        async let other = second.accounts.signIn(jwt: token)
        let users = [try await one.user, try await other.user]
        #expect(users[0].id == users[1].id)
        #expect(users[0].name == nil)
        try await first.catchUp(with: second)
        let principal = try first.accounts.principal(
          of: try await first.accounts.signIn(jwt: token).accessToken)
        try await first.accounts.deleteAccount(password: nil, for: principal)
        #expect(try await first.accounts.signIn(jwt: token).user.id != users[0].id)
        #expect(await code { try await first.accounts.signIn(jwt: token + "a") } == .credentials)
      }
    }
  }
}
