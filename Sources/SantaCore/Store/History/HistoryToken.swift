/// A commit in the history of a store, from which ``Store/history(after:ofType:excludingAuthor:)`` continues.
///
/// A token is opaque, and can be stored. It doesn't only contain the number of a version: a power failure can undo relaxed
/// commits, and other commits then get their numbers.
///
/// ```swift
/// let token = store.historyToken
/// …
/// try store.history(after: token).forEach { transaction in … }
/// ```
public struct HistoryToken: Hashable, Sendable {
  let position: HistoryPosition

  init(_ position: HistoryPosition) { self.position = position }

  /// The encoded form.
  package var text: String { "\(position.version.rawValue)-\(String(position.nonce, radix: 16))" }
}

extension HistoryToken: Codable {
  /// Decodes a token.
  ///
  /// - Throws: `DecodingError` if the value isn't a token.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let version = UInt64(parts[0]), let nonce = UInt64(parts[1], radix: 16),
      Version(rawValue: version) < .limit
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a history token.")
    }
    position = HistoryPosition(version: Version(rawValue: version), nonce: nonce)
  }

  /// Encodes the token as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
