import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredValue {
  /// The value as a string, for the report of a rejected operation.
  var messageText: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .float(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .data(let value): value.base64EncodedString()
    case .date(let seconds): "\(Date(timeIntervalSinceReferenceDate: seconds))"
    case .uuid(let value): "\(value)"
    case .link(let row): "\(row)"
    case .decimal(let value): "\(value)"
    case .list(let values): "[\(values.map(\.messageText).joined(separator: ", "))]"
    case .map(let entries):
      "[\(entries.map { "\($0.key): \($0.value.messageText)" }.joined(separator: ", "))]"
    }
  }
}

extension LogicalChange.Value {
  /// The value, or the class and the primary key of the object, as a string.
  var messageText: String {
    switch self {
    case .plain(let value): value.messageText
    case .link(let object): "\(object.type.name)\(object.primaryKey.map { " \($0.messageText)" } ?? "")"
    }
  }
}
