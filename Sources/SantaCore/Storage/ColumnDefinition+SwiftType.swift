extension ColumnDefinition {
  /// The type of a property for the column, in Swift's spelling: `Int?`, `List<String>`, `Map<String, Stop?>`.
  ///
  /// Some types are stored alike: `Int` and `Int64`, `UInt` and `UInt64`, and an enum and its raw value.
  var swiftType: String {
    let element = (targetClass ?? target ?? type.swiftName) + (isOptional && type != .any ? "?" : "")
    switch kind {
    case .single: return element
    case .list, .set: return "\(kind.typeName)<\(element)>"
    case .map: return "\(kind.typeName)<\(keyType.swiftName), \(element)>"
    }
  }
}

extension ValueType {
  var swiftName: String {
    switch self {
    case .bool: "Bool"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt"
    case .float: "Float"
    case .double: "Double"
    case .string: "String"
    case .data: "Data"
    case .date: "Date"
    case .uuid: "UUID"
    case .link: "Object"
    case .decimal: "Decimal"
    case .any: "AnyPersistable"
    case .external: "ExternalData"
    }
  }
}
