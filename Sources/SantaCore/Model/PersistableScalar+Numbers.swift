// The types that read and write their bytes directly in memory.

extension Bool: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .bool) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Bool { false }
  /// The stored value.
  public var _storedValue: _StoredValue { .bool(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .bool(let value) = _stored else { return nil }
    self = value
  }
  /// Reads the value directly from memory.
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Bool {
    object._row.load(column, as: UInt8.self) != 0
  }
  /// Writes the value directly to memory.
  @inlinable @inline(__always) public static func _store(_ value: Bool, _ object: Object, _ column: Int) {
    object._row.store(value ? 1 as UInt8 : 0, column)
  }
}

extension Double: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .double) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Double { 0 }
  /// The stored value.
  public var _storedValue: _StoredValue { .double(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .double(let value) = _stored else { return nil }
    self = value
  }
  /// Reads the value directly from memory.
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Double {
    object._row.loadDouble(column)
  }
  /// Writes the value directly to memory.
  @inlinable @inline(__always) public static func _store(_ value: Double, _ object: Object, _ column: Int) {
    object._row.store(value, column)
  }
}

extension Float: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .float) }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Float { 0 }
  /// The stored value.
  public var _storedValue: _StoredValue { .float(self) }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    guard case .float(let value) = _stored else { return nil }
    self = value
  }
  /// Reads the value directly from memory.
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Float {
    object._row.load(column, as: Float.self)
  }
  /// Writes the value directly to memory.
  @inlinable @inline(__always) public static func _store(_ value: Float, _ object: Object, _ column: Int) {
    object._row.store(value, column)
  }
}

/// The integer types, whose bytes are the value itself.
extension PersistableScalar where Self: FixedWidthInteger & BitwiseCopyable {
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> Self { 0 }
  /// The stored value.
  public var _storedValue: _StoredValue {
    Int64(exactly: self).flatMap { Self._kind.type == .uint64 ? nil : .int($0) } ?? .unsigned(UInt64(self))
  }
  /// Creates a value from its stored form. Returns nil if the stored form has another type.
  public init?(_stored: _StoredValue) {
    switch _stored {
    case .int(let value): self.init(exactly: value)
    case .unsigned(let value): self.init(exactly: value)
    default: return nil
    }
  }
  /// Reads the value directly from memory.
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Self {
    object._row.loadInteger(column, as: Self.self)
  }
  /// Writes the value directly to memory.
  @inlinable @inline(__always) public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    object._row.store(value, column)
  }
}

extension Int: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .int64) }
}
extension Int8: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .int8) }
}
extension Int16: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .int16) }
}
extension Int32: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .int32) }
}
extension Int64: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .int64) }
}
extension UInt: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint64) }
}
extension UInt8: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint8) }
}
extension UInt16: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint16) }
}
extension UInt32: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint32) }
}
extension UInt64: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint64) }
}
