#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stored value as an encoder writes it: a date as a `Date`, so that the encoder's strategies apply to it.
struct EncodedScalar: Encodable {
  let value: StoredValue
  /// Whether the encoding includes the type of the value.
  private let isAny: Bool

  init(_ value: StoredValue, _ type: ValueType) {
    self.value = value
    isAny = type == .any
  }

  func encode(to encoder: any Encoder) throws {
    if isAny, let any = AnyPersistable(_stored: value) {
      // A `ValueEncoder` gets the value itself. The type tags that any other encoder gets would be read as a map.
      if let encoder = encoder as? ValueEncoder { return encoder.node.setValue(any) }
      return try any.encode(to: encoder)
    }
    var container = encoder.singleValueContainer()
    switch value {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .float(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .date(let seconds): try container.encode(Date(timeIntervalSinceReferenceDate: seconds))
    case .uuid(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    // Links are encoded as objects.
    case .link: try container.encodeNil()
    // Lists and maps occur only in `AnyPersistable` properties.
    case .list, .map: try container.encode(AnyPersistable(_stored: value))
    }
  }
}

/// External data in an object that is being encoded.
struct EncodedExternalData: Encodable {
  let data: ExternalData

  func encode(to encoder: any Encoder) throws {
    // A `ValueEncoder` gets the file rather than its bytes, which might not fit in memory.
    if let encoder = encoder as? ValueEncoder { return encoder.node.setValue(data) }
    var container = encoder.singleValueContainer()
    try container.encode(try data.encodable())
  }
}
