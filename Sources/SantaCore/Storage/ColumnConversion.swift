#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decides which columns can automatically replace other columns, and converts their values. No value is lost:
///
/// - integers become wider or decimal,
/// - floating-point numbers become wider,
/// - required values become optional,
/// - single values become lists of one element.
enum ColumnConversion {
  /// Returns whether each value of a column can be converted to a value of another column.
  static func isLossless(from old: ColumnDefinition, to new: ColumnDefinition) -> Bool {
    guard old.target == new.target, new.targetClass == nil || old.targetClass == new.targetClass,
      old.isClass == new.isClass, old.keyType == new.keyType, isWidening(old, new)
    else { return false }
    switch (old.kind, new.kind) {
    // A link in a list is required, and a nil link becomes an empty list.
    case (.single, .list): return true
    case (.single, .single), (.list, .list), (.map, .map): return isAsOptional(old, new)
    // Sets are sorted by the contents of their elements, and widening a NaN can change its order.
    case (.set, .set): return isAsOptional(old, new) && (old.type != .float || old.type == new.type)
    default: return false
    }
  }

  private static func isAsOptional(_ old: ColumnDefinition, _ new: ColumnDefinition) -> Bool {
    !old.isOptional || new.isOptional
  }

  private static func isWidening(_ old: ColumnDefinition, _ new: ColumnDefinition) -> Bool {
    old.type == new.type || wider(old.type).contains(new.type)
  }

  /// Returns the types that can represent all values of a type.
  private static func wider(_ type: ValueType) -> [ValueType] {
    switch type {
    case .int8: [.int16, .int32, .int64, .decimal]
    case .int16: [.int32, .int64, .decimal]
    case .int32: [.int64, .decimal]
    case .int64, .uint64: [.decimal]
    case .uint8: [.uint16, .uint32, .uint64, .int16, .int32, .int64, .decimal]
    case .uint16: [.uint32, .uint64, .int32, .int64, .decimal]
    case .uint32: [.uint64, .int64, .decimal]
    case .float: [.double]
    default: []
    }
  }

  /// Returns a value converted to a wider type.
  static func widened(_ value: StoredValue, to type: ValueType) -> StoredValue {
    switch (value, type) {
    case (.int(let number), .uint64): .unsigned(UInt64(clamping: number))
    case (.float(let number), .double): .double(Double(number))
    case (.int(let number), .decimal): .decimal(Decimal(number))
    case (.unsigned(let number), .decimal): .decimal(Decimal(number))
    default: value
    }
  }
}
