#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names of the only member of an object in JSON that stands for a value which JSON does not have, as in
/// `{"$date": "2026-12-24T10:00:00Z"}`.
package enum AnyValueTag: String, CaseIterable {
  case double = "$double"
  case float = "$float"
  case data = "$data"
  case date = "$date"
  case uuid = "$uuid"
  case decimal = "$decimal"
  /// A map that would otherwise be taken for one of the above.
  case map = "$map"

  /// Whether a map with these keys could be taken for a tagged value.
  package static func isNeeded(forKeys keys: some Collection<String>) -> Bool {
    keys.count == 1 && keys.first?.utf8.first == UInt8(ascii: "$")
  }
}

/// No value is null, and integers, truth values, texts, lists and maps are what JSON has for them. So are double-precision
/// numbers with a fraction. Other values are an object with one member, whose name is that of the case after a `$`:
///
/// ```json
/// {"$date": 788000000.5}
/// ```
///
/// The names are `$double` (a number that has no fraction, or is not finite), `$float`, `$data`, `$date`, `$uuid` and
/// `$decimal`. A map whose only key begins with a `$` is in an object with the name `$map`. Dates, data and numbers that are
/// not finite are written as the encoder's strategies say, and read as those of the decoder say. A plain number with more digits than
/// a `Double` has is read as a `Decimal`.
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
      // A dictionary, whose keys a decoder's strategy for keys does not change.
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

  /// A number that is no integer. One with more digits than a `Double` has is decimal.
  private static func number(
    _ value: Double, in container: any SingleValueDecodingContainer
  ) -> AnyPersistable {
    // Within these limits, a `Decimal` has all digits of a `Double`.
    guard (1e-100...1e100).contains(value.magnitude), let exact = try? container.decode(Decimal.self),
      let shown = Decimal(string: "\(value)"), exact != shown
    else { return .double(value) }
    return .decimal(exact)
  }

  /// The value that an object with one member stands for; nil for a map.
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
          "The only member \(key.stringValue) stands for no type of value. There are \(known).")
    }
  }
}
