import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Formats stored values so that different values have different output.
enum StoredValueText {
  /// Returns the value as JSON. JSON has no numbers that aren't finite, so these are written as strings.
  static func json(_ value: StoredValue) -> String {
    switch value {
    case .null: "null"
    case .bool, .int, .unsigned, .link: plain(value) ?? "null"
    case .decimal(let number) where !number.isNaN: plain(value) ?? "null"
    case .float(let number) where number.isFinite: plain(value) ?? "null"
    case .double(let number) where number.isFinite: plain(value) ?? "null"
    case .list, .map: AnyValueJSON(isExact: false).text(value)
    default: JSONObject.quoted(plain(value) ?? "")
    }
  }

  /// Returns JSON from which the same value can be read back. A date that its string would round is a number: the seconds since
  /// 2001.
  static func exactJSON(_ value: StoredValue) -> String {
    if case .date(let seconds) = value, !isExact(seconds) { return "\(seconds)" }
    return json(value)
  }

  /// Returns the value without JSON syntax, so that the same value can be read back; nil for nil.
  static func exactPlain(_ value: StoredValue) -> String? {
    if case .date(let seconds) = value, !isExact(seconds) { return "\(seconds)" }
    return plain(value)
  }

  private static func isExact(_ seconds: Double) -> Bool {
    !seconds.isFinite || Timestamp.parse(date(seconds))?.timeIntervalSinceReferenceDate == seconds
  }

  /// Returns the value without JSON syntax; nil for nil.
  static func plain(_ value: StoredValue) -> String? {
    switch value {
    case .null: nil
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .float(let value): number(Double(value), "\(value)")
    case .double(let value): number(value, "\(value)")
    case .string(let value): value
    case .data(let value): value.base64EncodedString()
    case .date(let seconds): date(seconds)
    case .uuid(let value): value.uuidString
    case .link(let row): "\(row)"
    case .decimal(let value): "\(value)"
    case .list, .map: AnyValueJSON(isExact: false).text(value)
    }
  }

  private static func number(_ value: Double, _ text: String) -> String {
    if value.isNaN { return "NaN" }
    return value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : text
  }

  /// Formats a date in ISO 8601, in UTC and with microseconds. A date outside the years 1 to 9999 is written in seconds.
  ///
  /// - Parameter seconds: The seconds since 1 January 2001.
  private static func date(_ seconds: Double) -> String {
    guard seconds.isFinite else { return number(seconds, "") }
    var whole = seconds.rounded(.down)
    var micros = Int(((seconds - whole) * 1_000_000).rounded())
    if micros == 1_000_000 { (whole, micros) = (whole + 1, 0) }
    guard (calendarStart..<calendarEnd).contains(whole) else { return "\(seconds) s since 2001-01-01" }
    let text = Timestamp.string(from: Date(timeIntervalSinceReferenceDate: whole))
    guard micros > 0 else { return text }
    var digits = String(String(1_000_000 + micros).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(text.dropLast()).\(digits)Z"
  }

  /// The years 1 to 9999, in seconds since 2001.
  private static let calendarStart = -63_113_904_000.0
  private static let calendarEnd = 252_423_993_600.0
}
