#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension String: PersistableScalar {
  // Doesn't use `_write`, which would pass through the context and retain it (benchmark "bulk insert").
  /// Writes the value in the wrapper of a new object to the object's row.
  public static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool) {
    let value = ObjectFields.take(object, offset, String.self) ?? ""
    let limit = object._context?.heapLimit ?? 0
    if !object._row.fill(value, ColumnID(column), heapLimit: limit) { _write(value, object, column) }
  }
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .string) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> String { "" }
  /// The stored value.
  public var _storedValue: _StoredValue { .string(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .string(let value) = _stored else { return nil }
    self = value
  }
}

extension Data: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .data) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Data { Data() }
  /// The stored value.
  public var _storedValue: _StoredValue { .data(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .data(let value) = _stored else { return nil }
    self = value
  }
}

extension UUID: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .uuid) }
  /// Returns the nil UUID, all zeros, so that a new property has the same value in every process until it is assigned.
  public static func _initialValue() -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// The stored value.
  public var _storedValue: _StoredValue { .uuid(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .uuid(let value) = _stored else { return nil }
    self = value
  }
}

/// A decimal number is stored exactly, with up to 128 bits of digits (at least 38 digits) and an exponent from -128 to 127.
///
/// ```swift
/// final class Present: Object {
///   @Persisted(indexed: true) var price: Decimal
/// }
/// ```
///
/// `1.0` and `1.00` are stored as the same value, so replacing one with the other isn't a change. NaN can't be stored: a write
/// that assigns it throws `.valueOutOfRange`. A decimal property can't be a primary key.
///
/// Swift first converts a literal such as `3.133` to a `Double`, which rounds it. Write `Decimal(string: "3.133")` to get
/// exactly this number.
extension Decimal: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .decimal) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Decimal { 0 }
  /// The stored value.
  public var _storedValue: _StoredValue { .decimal(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .decimal(let value) = _stored else { return nil }
    self = value
  }
}

extension Date: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .date) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The stored value.
  public var _storedValue: _StoredValue { .date(timeIntervalSinceReferenceDate) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .date(let value) = _stored else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
  /// Reads the value directly from memory.
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: object._row.loadDouble(column))
  }
  /// Writes the value directly to memory.
  @inlinable @inline(__always) public static func _store(_ value: Date, _ object: Object, _ column: Int) {
    object._row.store(value.timeIntervalSinceReferenceDate, column)
  }
}

extension StoredValue {
  /// Whether this is the initial value of a `UUID` property.
  var isInitialUUID: Bool { if case .uuid(let value) = self { value == UUID._initialValue() } else { false } }
}
