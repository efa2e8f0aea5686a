import Crypto
public import Foundation

/// The bearer token that guards a server. The server keeps only its SHA-256.
public struct AccessToken: Sendable {
  private let hash: Data

  private static let fileName = "token.sha256"

  /// A token that is known, as from the environment.
  public init(_ token: String) { hash = Self.hash(of: token) }

  /// Reads the hash from a server's directory; makes a token if there is none.
  ///
  /// - Returns: the token if it was just made. It can't be read again.
  public static func open(in directory: URL) throws -> (token: AccessToken, new: String?) {
    let url = directory.appending(path: fileName)
    if let data = FileManager.default.contents(atPath: url.path) {
      let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      guard text.count == 64 else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
      }
      return (AccessToken(hash: Data(text.utf8)), nil)
    }
    return try make(in: directory)
  }

  /// Makes a new token, which replaces the one before.
  public static func make(in directory: URL) throws -> (token: AccessToken, new: String?) {
    var generator = SystemRandomNumberGenerator()
    var bytes = Data()
    for _ in 0..<4 { bytes.append(number: generator.next() as UInt64) }
    let token = "santa_" + bytes.hexadecimal
    let made = AccessToken(token)
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let url = directory.appending(path: fileName)
    try made.hash.write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    return (made, token)
  }

  private init(hash: Data) { self.hash = hash }

  private static func hash(of token: String) -> Data {
    Data(Data(SHA256.hash(data: Data(token.utf8))).hexadecimal.utf8)
  }

  /// Whether a request may proceed. Takes the same time whichever part of the token is wrong.
  func admits(authorization: String?) -> Bool {
    guard let authorization, authorization.lowercased().hasPrefix("bearer ") else { return false }
    let hash = Self.hash(of: authorization.dropFirst(7).trimmingCharacters(in: .whitespaces))
    return hash.count == self.hash.count && zip(hash, self.hash).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
