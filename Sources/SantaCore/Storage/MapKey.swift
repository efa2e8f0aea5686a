#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keys of maps as they are stored: strings, whose bytes sort in the order of the keys.
///
/// ```
/// text      itself
/// integer   16 hexadecimal digits, upper-case: of the number plus 2^63 if the type is signed
/// UUID      32 hexadecimal digits, upper-case
/// ```
package enum MapKey {
  /// Returns whether keys can have a type.
  static func isKeyType(_ type: ValueType) -> Bool {
    switch type {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .string, .uuid: true
    case .bool, .float, .double, .decimal, .data, .date, .link, .any, .external: false
    }
  }

  /// Returns the stored string of a key, or nil if the key isn't of the type.
  static func text(of key: StoredValue, type: ValueType) -> String? {
    guard isKeyType(type), type.admits(key) else { return nil }
    switch key {
    case .string(let text): return text
    case .int(let number):
      return digits(type.isSigned ? UInt64(bitPattern: number) ^ signBit : UInt64(bitPattern: number))
    case .unsigned(let number): return digits(number)
    case .uuid(let id): return id.uuidString.replacing("-", with: "")
    default: return nil
    }
  }

  /// Returns the key that a stored string represents, or nil if no key of the type has this string.
  package static func value(of text: String, type: ValueType) -> StoredValue? {
    let value: StoredValue?
    switch type {
    case .string: return .string(text)
    case .uuid: value = uuid(text).map { .uuid($0) }
    case .uint64: value = UInt64(text, radix: 16).map { .unsigned($0) }
    case _ where isKeyType(type):
      value = UInt64(text, radix: 16).map { bits in
        .int(Int64(bitPattern: type.isSigned ? bits ^ signBit : bits))
      }
    default: value = nil
    }
    // Each key has only one valid string.
    guard let value, Self.text(of: value, type: type) == text else { return nil }
    return value
  }

  /// Returns the key that replaces a key in a damaged block: 0 or an empty string.
  static func placeholder(of type: ValueType) -> String {
    switch type {
    case .string: ""
    case .uuid: String(repeating: "0", count: 32)
    case _ where type.isSigned: digits(signBit)
    default: digits(0)
    }
  }

  /// Returns a key as people, JSON and queries write it: a number in decimal digits, or a UUID with dashes.
  static func plainText(of text: String, type: ValueType) -> String {
    switch value(of: text, type: type) {
    case .int(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .uuid(let id): id.uuidString
    default: text
    }
  }

  /// Returns the stored string of a key in the format of `plainText(of:type:)`, or nil if the key isn't of the type. A UUID may
  /// also be in lower case. A number has only one form, so that two names in a JSON object can't stand for the same key.
  static func text(fromPlain plain: String, type: ValueType) -> String? {
    let key: StoredValue?
    switch type {
    case .string: return plain
    case .uuid: key = UUID(uuidString: plain).map { .uuid($0) }
    case .uint64: key = UInt64(plain).flatMap { "\($0)" == plain ? .unsigned($0) : nil }
    default: key = Int64(plain).flatMap { "\($0)" == plain ? .int($0) : nil }
    }
    return key.flatMap { text(of: $0, type: type) }
  }

  private static let signBit = UInt64(1) << 63

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func uuid(_ text: String) -> UUID? {
    guard text.utf8.count == 32 else { return nil }
    var (rest, groups) = (Substring(text), [Substring]())
    for count in [8, 4, 4, 4, 12] {
      groups.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return UUID(uuidString: groups.joined(separator: "-"))
  }
}
