#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A stored value as an encoder writes it: a date as a `Date`, so that the encoder's strategies apply to it.
struct EncodedScalar: Encodable {
  let value: StoredValue

  init(_ value: StoredValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
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
    }
  }
}
