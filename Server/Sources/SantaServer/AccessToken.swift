public import Foundation
@_spi(Server) import SantaReplication

/// The bearer token that guards a server. The server keeps only its SHA-256.
public struct AccessToken: Sendable {
  /// The SHA-256 of the token, as 64 hexadecimal digits.
  let hash: String

  static let fileName = "token.sha256"

  /// Creates a token from a known string, for example from the environment.
  public init(_ token: String) { hash = Self.hash(of: token) }

  /// Reads the hash from a server's directory, or makes a token if the directory has none.
  ///
  /// - Returns: the token, and its string if it was just made. The string can't be read again.
  public static func open(in directory: URL) throws -> (token: AccessToken, new: String?) {
    let url = directory.appending(path: fileName)
    if let data = try Directory.contents(of: url) {
      let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      guard text.count == 64 else {
        throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
      }
      return (AccessToken(hash: text), nil)
    }
    let text = try make(in: directory)
    return (AccessToken(text), text)
  }

  /// Makes a new token, which replaces the previous one.
  public static func make(in directory: URL) throws -> String {
    let (made, text) = generate()
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Directory.write(Data(made.hash.utf8), to: directory.appending(path: fileName))
    return text
  }

  /// Returns a new token, and its string, which is not stored anywhere.
  static func generate() -> (token: AccessToken, text: String) {
    var generator = SystemRandomNumberGenerator()
    var bytes = Data()
    for _ in 0..<4 { bytes.append(number: generator.next() as UInt64) }
    let text = "santa_" + bytes.hexadecimal
    return (AccessToken(text), text)
  }

  init(hash: String) { self.hash = hash }

  private static func hash(of token: String) -> String {
    var hash = SHA256()
    hash.update(Array(token.utf8))
    return Data(hash.finalised()).hexadecimal
  }

  /// Whether a string is the token. The check takes the same time for every wrong token.
  func isToken(_ text: String) -> Bool {
    let hash = Self.hash(of: text)
    let (given, own) = (hash.utf8, self.hash.utf8)
    return given.count == own.count && zip(given, own).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
