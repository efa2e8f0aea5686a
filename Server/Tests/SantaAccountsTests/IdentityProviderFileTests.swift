import Crypto
import CryptoExtras
import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Files of identity providers.
@Suite(.fewAtOnce) struct IdentityProviderFileTests {
  private static let secret = Data(repeating: 7, count: 32).base64EncodedString()
  private static let ellipticKey = P256.Signing.PrivateKey().publicKey.pemRepresentation
  private static let rsaKey = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048).publicKey }

  private static func key(_ kid: String, _ algorithm: String, _ key: String) -> String {
    let text = key.replacing("\n", with: #"\n"#)
    return #"{"kid":"\#(kid)","algorithm":"\#(algorithm)","key":"\#(text)"}"#
  }

  private static func provider(_ issuer: String, _ keys: String...) -> String {
    #"{"issuer":"\#(issuer)","audience":"santa","keys":[\#(keys.joined(separator: ","))]}"#
  }

  private static func file(_ providers: String...) -> String {
    #"{"providers":[\#(providers.joined(separator: ","))]}"#
  }

  /// Returns the problem of a file; nil if it can be used.
  private func problem(_ file: String) -> String? {
    do throws(IdentityProvider.InvalidFile) {
      _ = try IdentityProvider.providers(in: Data(file.utf8))
      return nil
    } catch { return error.description }
  }

  @Test("Several providers can each have several keys")
  func several() throws {
    let rsa = try Self.rsaKey.get().pemRepresentation
    let file = Self.file(
      Self.provider(
        "https://one.example", Self.key("k", "HS256", Self.secret), Self.key("e", "ES256", Self.ellipticKey)),
      Self.provider("https://two.example", Self.key("k", "RS256", rsa)))
    let providers = try IdentityProvider.providers(in: Data(file.utf8))
    #expect(providers.map(\.issuer) == ["https://one.example", "https://two.example"])
    #expect(providers[0].keys.mapValues(\.algorithm) == ["k": .hs256, "e": .es256])
    #expect(providers[1].keys.mapValues(\.algorithm) == ["k": .rs256])
    #expect(providers.allSatisfy { $0.audience == "santa" })
  }

  @Test(
    "A file that isn't a list of providers is refused",
    arguments: [
      ("", "The file isn't valid JSON."), ("{", "The file isn't valid JSON."),
      ("\u{0}", "The file isn't valid JSON."),
      (#"{"providers":[{"issuer":"a"#, "The file isn't valid JSON."),
      (String(repeating: "[", count: 100_000), "The file isn't valid JSON."),
      ("[]", "'' has the wrong type."), ("null", "'' has the wrong type."), ("{}", "'providers' is missing."),
      (#"{"providers":{}}"#, "'providers' has the wrong type."),
      (#"{"providers":[]}"#, "The file has no provider."),
      (#"{"providers":[{}]}"#, "'providers[0].issuer' is missing."),
      (#"{"providers":[{"audience":"santa","keys":[]}]}"#, "'providers[0].issuer' is missing."),
      (#"{"providers":[{"issuer":"a","keys":[]}]}"#, "'providers[0].audience' is missing."),
      (
        #"{"providers":[{"issuer":1,"audience":"santa","keys":[]}]}"#,
        "'providers[0].issuer' has the wrong type."
      ),
      (
        #"{"providers":[{"issuer":"","audience":"santa","keys":[]}]}"#,
        "A provider has an empty issuer or audience."
      ),
      (#"{"providers":[{"issuer":"a","audience":"santa","keys":[]}]}"#, "a has no keys."),
      (
        #"{"providers":[{"issuer":"a","audience":"santa","keys":{}}]}"#,
        "'providers[0].keys' has the wrong type."
      ),
      (
        #"{"providers":[{"issuer":"a","audience":"santa","keys":[{"algorithm":"HS256","key":""}]}]}"#,
        "'providers[0].keys[0].kid' is missing."
      ),
      (
        #"{"providers":[{"issuer":"a","audience":"santa","keys":[{"kid":"k","key":""}]}]}"#,
        "'providers[0].keys[0].algorithm' is missing."
      ),
    ])
  func malformed(_ file: String, _ expected: String) { #expect(problem(file) == expected) }

  @Test("Each issuer and each key of an issuer is in the file once")
  func duplicates() {
    let key = Self.key("k", "HS256", Self.secret)
    #expect(
      problem(Self.file(Self.provider("a", key), Self.provider("a", key)))
        == "The issuer 'a' is in the file twice.")
    #expect(
      problem(Self.file(Self.provider("a", key, Self.key("k", "ES256", Self.ellipticKey))))
        == "The key 'k' of a is in the file twice.")
    #expect(problem(Self.file(Self.provider("a", key), Self.provider("b", key))) == nil)
    #expect(
      problem(Self.file(Self.provider("a", Self.key("", "HS256", Self.secret))))
        == "A key of a has an empty kid.")
  }

  @Test(
    "Unknown algorithms are refused", arguments: ["none", "None", "", "hs256", "HS512", "ES384", "RS256 "])
  func algorithms(_ algorithm: String) {
    let text = problem(Self.file(Self.provider("a", Self.key("k", algorithm, Self.secret))))
    #expect(
      text
        == "The key 'k' of a has the algorithm '\(algorithm)', which isn't supported. Use one of HS256, ES256, RS256, EdDSA."
    )
  }

  @Test("A key must fit its algorithm, and a public key is no secret")
  func wrongKeys() throws {
    let rsa = try Self.rsaKey.get()
    let short = Data(repeating: 7, count: 31).base64EncodedString()
    for secret in ["", "é", short, Self.ellipticKey, rsa.pemRepresentation] {
      #expect(problem(Self.file(Self.provider("a", Self.key("k", "HS256", secret)))) != nil, "\(secret)")
    }
    let publicKeys = [
      rsa.derRepresentation, Data(rsa.pemRepresentation.utf8), Data(rsa.pkcs1DERRepresentation),
      P256.Signing.PrivateKey().publicKey.derRepresentation, Data(Self.ellipticKey.utf8),
    ]
    for bytes in publicKeys {
      #expect(
        problem(Self.file(Self.provider("a", Self.key("k", "HS256", bytes.base64EncodedString()))))
          == "The secret 'k' of a is a public key, which everyone may know.")
    }
    for (algorithm, key) in [
      ("ES256", rsa.pemRepresentation), ("RS256", Self.ellipticKey), ("EdDSA", Self.ellipticKey),
      ("ES256", Self.secret), ("RS256", ""), ("ES256", P256.Signing.PrivateKey().pemRepresentation),
    ] {
      #expect(
        problem(Self.file(Self.provider("a", Self.key("k", algorithm, key))))
          == "The key 'k' of a is not a public key for \(algorithm) in the PEM format.")
    }
  }

  @Test("A huge file is refused before it is read")
  func huge() {
    let file = Self.file(Self.provider("a", Self.key("k", "HS256", Self.secret)))
    #expect(problem(file + String(repeating: " ", count: (1 << 20) - file.utf8.count)) == nil)
    #expect(
      problem(file + String(repeating: " ", count: (1 << 20) + 1 - file.utf8.count))
        == "The file has more than 1048576 bytes.")
  }

  @Test("A problem is described without the secret")
  func secrets() throws {
    let files = [
      Self.file(Self.provider("a", Self.key("k", "HS512", "topsecret"))),
      Self.file(Self.provider("a", Self.key("k", "HS256", "topsecret"))),
      #"{"providers":[{"issuer":"a","audience":"b","keys":["topsecret"]}]}"#, #"{"providers":"topsecret"}"#,
      "topsecret",
    ]
    for file in files { #expect(try #require(problem(file)).contains("topsecret") == false) }
  }

  @Test("A token is checked with the keys of its own issuer alone")
  func issuers() throws {
    let other = Data(repeating: 8, count: 32)
    let providers = try IdentityProvider.providers(
      in: Data(
        Self.file(
          Self.provider("one", Self.key("k", "HS256", Self.secret)),
          Self.provider("two", Self.key("k", "HS256", other.base64EncodedString()))
        ).utf8))
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    func identity(_ issuer: String, _ secret: Data) throws -> IdentityToken.Identity? {
      let header = Base64URL.encode(Data(#"{"alg":"HS256","kid":"k"}"#.utf8))
      let payload = #"{"iss":"\#(issuer)","aud":"santa","exp":1800000060,"sub":"anna"}"#
      let signed = header + "." + Base64URL.encode(Data(payload.utf8))
      let code = HMAC<SHA256>.authenticationCode(for: Data(signed.utf8), using: SymmetricKey(data: secret))
      let token = signed + "." + Base64URL.encode(Data(code))
      return try? IdentityToken.identity(of: token, providers, now: now)
    }
    let one = try #require(try identity("one", Data(repeating: 7, count: 32)))
    let two = try #require(try identity("two", other))
    #expect(one.subject == two.subject)
    #expect(one.key != two.key)
    #expect(try identity("one", other) == nil)
    #expect(try identity("two", Data(repeating: 7, count: 32)) == nil)
    #expect(try identity("three", other) == nil)
  }
}
