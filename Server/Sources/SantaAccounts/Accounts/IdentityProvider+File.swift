public import Foundation

extension IdentityProvider {
  /// The reason for which a file of identity providers can't be used.
  public struct InvalidFile: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// The maximum size of a file, in bytes.
  public static let maximumByteCount = 1 << 20

  private struct File: Decodable {
    struct Provider: Decodable {
      var issuer: String
      var audience: String
      var keys: [NamedKey]
    }

    struct NamedKey: Decodable {
      var kid: String
      var algorithm: String
      var key: String
    }

    var providers: [Provider]
  }

  /// Reads the providers from a JSON file.
  ///
  /// Each provider has a different issuer, and each key one algorithm. A key is the public key as PEM text; for HS256, it is the
  /// secret in Base64.
  ///
  /// ```json
  /// {"providers": [{"issuer": "https://id.example", "audience": "santa", "keys": [
  ///   {"kid": "key-1", "algorithm": "ES256", "key": "-----BEGIN PUBLIC KEY-----…"}]}]}
  /// ```
  ///
  /// - Throws: ``InvalidFile`` with a sentence that names the first problem. It contains no key.
  public static func providers(in file: Data) throws(InvalidFile) -> [IdentityProvider] {
    guard file.count <= maximumByteCount else {
      throw InvalidFile(description: "The file has more than \(maximumByteCount) bytes.")
    }
    let listed = try decoded(file).providers
    guard !listed.isEmpty else { throw InvalidFile(description: "The file has no provider.") }
    var providers: [IdentityProvider] = []
    for entry in listed {
      let provider = try provider(entry)
      guard !providers.contains(where: { $0.issuer == provider.issuer }) else {
        throw InvalidFile(description: "The issuer '\(provider.issuer)' is in the file twice.")
      }
      providers.append(provider)
    }
    return providers
  }

  private static func decoded(_ file: Data) throws(InvalidFile) -> File {
    do { return try JSONDecoder().decode(File.self, from: file) } catch let error as DecodingError {
      throw InvalidFile(description: problem(error))
    } catch {
      throw InvalidFile(description: "The file isn't valid JSON.")
    }
  }

  /// Returns a sentence without the contents of the file, which can be secret.
  private static func problem(_ error: DecodingError) -> String {
    func path(_ keys: [any CodingKey]) -> String {
      let text = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
      return String(text.drop { $0 == "." })
    }
    switch error {
    case .keyNotFound(let key, let context): return "'\(path(context.codingPath + [key]))' is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "'\(path(context.codingPath))' has the wrong type."
    default: return "The file isn't valid JSON."
    }
  }

  private static func provider(_ entry: File.Provider) throws(InvalidFile) -> IdentityProvider {
    guard !entry.issuer.isEmpty, !entry.audience.isEmpty else {
      throw InvalidFile(description: "A provider has an empty issuer or audience.")
    }
    var provider = IdentityProvider(issuer: entry.issuer, audience: entry.audience, keys: [:])
    for entry in entry.keys {
      guard !entry.kid.isEmpty else {
        throw InvalidFile(description: "A key of \(provider.issuer) has an empty kid.")
      }
      guard provider.keys.updateValue(try key(entry, of: provider.issuer), forKey: entry.kid) == nil else {
        throw InvalidFile(description: "The key '\(entry.kid)' of \(provider.issuer) is in the file twice.")
      }
    }
    if let problem = provider.problem { throw InvalidFile(description: problem) }
    return provider
  }

  private static func key(_ entry: File.NamedKey, of issuer: String) throws(InvalidFile) -> Key {
    guard let algorithm = Algorithm(rawValue: entry.algorithm) else {
      let all = Algorithm.allCases.map(\.rawValue).joined(separator: ", ")
      throw InvalidFile(
        description:
          "The key '\(entry.kid)' of \(issuer) has the algorithm '\(entry.algorithm)', which isn't supported. Use one of \(all)."
      )
    }
    if algorithm != .hs256 { return Key(algorithm, Data(entry.key.utf8)) }
    guard let secret = Data(base64Encoded: entry.key) else {
      throw InvalidFile(description: "The secret '\(entry.kid)' of \(issuer) isn't Base64.")
    }
    return Key(algorithm, secret)
  }
}
