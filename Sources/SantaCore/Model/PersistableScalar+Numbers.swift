// Each reads and writes its own bytes in place; the rest of the conformance is the protocol's.

extension Bool: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .bool) }
  public static func _initialValue() -> Bool { false }
  public var _storedValue: StoredValue { .bool(self) }
  public init?(_stored: StoredValue) {
    guard case .bool(let value) = _stored else { return nil }
    self = value
  }
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Bool {
    object._row.load(column, as: UInt8.self) != 0
  }
  @inlinable @inline(__always) public static func _store(_ value: Bool, _ object: Object, _ column: Int) {
    object._row.store(value ? 1 as UInt8 : 0, column)
  }
}

extension Double: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .double) }
  public static func _initialValue() -> Double { 0 }
  public var _storedValue: StoredValue { .double(self) }
  public init?(_stored: StoredValue) {
    guard case .double(let value) = _stored else { return nil }
    self = value
  }
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Double {
    object._row.load(column, as: Double.self)
  }
  @inlinable @inline(__always) public static func _store(_ value: Double, _ object: Object, _ column: Int) {
    object._row.store(value, column)
  }
}

extension Float: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .float) }
  public static func _initialValue() -> Float { 0 }
  public var _storedValue: StoredValue { .float(self) }
  public init?(_stored: StoredValue) {
    guard case .float(let value) = _stored else { return nil }
    self = value
  }
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Float {
    object._row.load(column, as: Float.self)
  }
  @inlinable @inline(__always) public static func _store(_ value: Float, _ object: Object, _ column: Int) {
    object._row.store(value, column)
  }
}

/// The integers, whose bytes are the value itself.
extension PersistableScalar where Self: FixedWidthInteger & BitwiseCopyable {
  public static func _initialValue() -> Self { 0 }
  public var _storedValue: StoredValue {
    Int64(exactly: self).flatMap { Self._kind.type == .uint64 ? nil : .int($0) } ?? .unsigned(UInt64(self))
  }
  public init?(_stored: StoredValue) {
    switch _stored {
    case .int(let value): self.init(exactly: value)
    case .unsigned(let value): self.init(exactly: value)
    default: return nil
    }
  }
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Self {
    object._row.loadInteger(column, as: Self.self)
  }
  @inlinable @inline(__always) public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    object._row.store(value, column)
  }
}

extension Int: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .int64) }
}
extension Int8: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .int8) }
}
extension Int16: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .int16) }
}
extension Int32: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .int32) }
}
extension Int64: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .int64) }
}
extension UInt: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint64) }
}
extension UInt8: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint8) }
}
extension UInt16: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint16) }
}
extension UInt32: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint32) }
}
extension UInt64: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .uint64) }
}
