#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tags for values that JSON can't represent directly. A tagged value is an object whose only key is the tag, as in
/// `{"$date": "2026-12-24T10:00:00Z"}`.
package enum AnyValueTag: String, CaseIterable {
  case double = "$double"
  case float = "$float"
  case data = "$data"
  case date = "$date"
  case uuid = "$uuid"
  case decimal = "$decimal"
  /// A map that could otherwise be mistaken for one of the other cases.
  case map = "$map"

  /// Returns whether a map with these keys could be mistaken for a tagged value.
  package static func isNeeded(forKeys keys: some Collection<String>) -> Bool {
    keys.count == 1 && keys.first?.utf8.first == UInt8(ascii: "$")
  }
}

/// A value is encoded as the matching JSON value if there is one: `.none` as null, and integers, Boolean values, strings,
/// lists, maps, and double-precision numbers with a fraction as themselves. Any other value is encoded as an object with one
/// member, whose name is a `$` followed by the name of the case:
///
/// ```json
/// {"$date": 788000000.5}
/// ```
///
/// The names are `$double` (for a number without a fraction, or one that isn't finite), `$float`, `$data`, `$date`, `$uuid` and
/// `$decimal`. A map whose only key begins with a `$` is wrapped in an object with the name `$map`. The strategies of the
/// encoder and the decoder apply to dates, data and numbers that aren't finite. A plain number with more digits than a `Double`
/// can hold is decoded as a `Decimal`.
extension AnyPersistable: Codable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .int(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let elements): try container.encode(elements)
    case .double(let value) where value.isFinite && value != value.rounded(): try container.encode(value)
    case .double(let value): try container.encode([AnyValueTag.double.rawValue: value])
    case .float(let value): try container.encode([AnyValueTag.float.rawValue: value])
    case .data(let value): try container.encode([AnyValueTag.data.rawValue: value])
    case .date(let value): try container.encode([AnyValueTag.date.rawValue: value])
    case .uuid(let value): try container.encode([AnyValueTag.uuid.rawValue: value])
    case .decimal(let value): try container.encode([AnyValueTag.decimal.rawValue: value])
    case .map(let values) where AnyValueTag.isNeeded(forKeys: values.keys):
      try container.encode([AnyValueTag.map.rawValue: values])
    case .map(let values): try container.encode(values)
    }
  }

  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: PropertyKey.self) {
      // Decoded as a dictionary, because a decoder's key strategy doesn't change the keys of dictionaries.
      self =
        try Self.taggedValue(in: keyed)
        ?? .map(try decoder.singleValueContainer().decode([String: AnyPersistable].self))
      return
    }
    if var unkeyed = try? decoder.unkeyedContainer() {
      var elements: [AnyPersistable] = []
      while !unkeyed.isAtEnd { elements.append(try unkeyed.decode(AnyPersistable.self)) }
      self = .list(elements)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = Self.number(value, in: container)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Returns the value of a number that isn't an integer: `.decimal` if it has more digits than a `Double` can hold, and
  /// otherwise `.double`.
  private static func number(
    _ value: Double, in container: any SingleValueDecodingContainer
  ) -> AnyPersistable {
    // Within these limits, a `Decimal` can represent all digits of a `Double`.
    guard (1e-100...1e100).contains(value.magnitude), let exact = try? container.decode(Decimal.self),
      let shown = Decimal(string: "\(value)"), exact != shown
    else { return .double(value) }
    return .decimal(exact)
  }

  /// Returns the value of an object whose only key is a tag, or nil for any other map.
  private static func taggedValue(
    in container: KeyedDecodingContainer<PropertyKey>
  ) throws -> AnyPersistable? {
    let keys = container.allKeys
    guard AnyValueTag.isNeeded(forKeys: keys.map(\.stringValue)), let key = keys.first else { return nil }
    switch AnyValueTag(rawValue: key.stringValue) {
    case .double: return .double(try container.decode(Double.self, forKey: key))
    case .float: return .float(try container.decode(Float.self, forKey: key))
    case .data: return .data(try container.decode(Data.self, forKey: key))
    case .date: return .date(try container.decode(Date.self, forKey: key))
    case .uuid: return .uuid(try container.decode(UUID.self, forKey: key))
    case .decimal: return .decimal(try container.decode(Decimal.self, forKey: key))
    case .map: return .map(try container.decode([String: AnyPersistable].self, forKey: key))
    case nil:
      let known = AnyValueTag.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription:
          "The only member \(key.stringValue) isn't a type of value. Use one of \(known).")
    }
  }
}
