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

  /// A text as JSON writes it.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // JSON asks for it below U+0020. The others split lines or steer a terminal, and somebody will look at this
      // in one. All of them lie in the plane where four digits are enough.
      case _ where scalar.steersTerminal:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
