import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a JSON object on one line. Keys whose values are nil are omitted.
///
/// It replaces `JSONEncoder`, which sorts keys alphabetically or not at all, and throws an error for numbers that aren't
/// finite. These are omitted here.
struct JSONObject {
  /// The number of decimals of coordinates, for a precision of eleven metres.
  static let coordinateDecimals = 4

  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func append(_ key: String, _ value: String?) {
    guard let value else { return }
    appendMember(key, Self.quoted(value))
  }

  mutating func append(_ key: String, _ value: Int?) {
    guard let value else { return }
    appendMember(key, String(value))
  }

  mutating func append(_ key: String, _ value: Double?, decimals: Int) {
    guard let value, value.isFinite else { return }
    appendMember(key, NumberText.decimal(value, decimals: decimals))
  }

  mutating func append(_ key: String, _ value: Date?) {
    guard let value, value.timeIntervalSince1970.isFinite else { return }
    appendMember(key, Self.quoted(Timestamp.string(from: value)))
  }

  mutating func append(_ key: String, _ value: Bool) { appendMember(key, value ? "true" : "false") }

  /// Appends a value that is already JSON.
  mutating func append(_ key: String, json: String) { appendMember(key, json) }

  private mutating func appendMember(_ key: String, _ value: String) {
    members.append("\(Self.quoted(key)):\(value)")
  }

  private static let shortForms: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]

  /// Returns a JSON string literal. Line breaks and control characters are escaped, because the output may be shown in a
  /// terminal.
  static func quoted(_ text: String) -> String {
    JSONDocument.quoted(text, shortForms: shortForms, isEscaped: \.steersTerminal)
  }
}
