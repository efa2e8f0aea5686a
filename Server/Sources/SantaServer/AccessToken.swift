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
      guard let token = AccessToken(file: data) else { throw Unreadable(path: url.path) }
      return (token, nil)
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

  /// Reads the contents of a server's file; nil if they aren't the hash of a token.
  init?(file: Data) {
    let text = String(decoding: file, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.utf8.count == 64, text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    self.init(hash: text)
  }

  /// The file of a server's directory doesn't have the hash of a token.
  private struct Unreadable: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "\(path) isn't the hash of a token. Make a new token with 'santa-server token', or restore the file from a backup."
    }
  }

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
