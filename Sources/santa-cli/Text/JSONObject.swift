import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes one JSON object on one line. An absent value leaves its key out.
///
/// Not `JSONEncoder`, which orders keys by the alphabet or not at all, and refuses numbers that are not finite where
/// we leave them out.
struct JSONObject {
  /// Eleven metres, and as much as any weather service asks for.
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

  /// Appends a value that is JSON already.
  mutating func append(_ key: String, json: String) { appendMember(key, json) }

  private mutating func appendMember(_ key: String, _ value: String) {
    members.append("\(Self.quoted(key)):\(value)")
  }

  private static let shortForms: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]

  /// A text as JSON writes it. Scalars that split lines or steer a terminal are escaped, because somebody will look at
  /// the text in a terminal.
  static func quoted(_ text: String) -> String {
    JSONDocument.quoted(text, shortForms: shortForms, isEscaped: \.steersTerminal)
  }
}
