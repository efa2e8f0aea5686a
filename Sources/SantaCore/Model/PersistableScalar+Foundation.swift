#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension String: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .string) }
  public static func _initialValue() -> String { "" }
  public var _storedValue: StoredValue { .string(self) }
  public init?(_stored: StoredValue) {
    guard case .string(let value) = _stored else { return nil }
    self = value
  }
}

extension Data: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .data) }
  public static func _initialValue() -> Data { Data() }
  public var _storedValue: StoredValue { .data(self) }
  public init?(_stored: StoredValue) {
    guard case .data(let value) = _stored else { return nil }
    self = value
  }
}

extension UUID: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .uuid) }
  /// The nil UUID, all zeros: a new property is the same in every process until it is assigned.
  public static func _initialValue() -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  public var _storedValue: StoredValue { .uuid(self) }
  public init?(_stored: StoredValue) {
    guard case .uuid(let value) = _stored else { return nil }
    self = value
  }
}

extension Date: PersistableScalar {
  public static var _kind: _PropertyKind { _PropertyKind(type: .date) }
  public static func _initialValue() -> Date { Date(timeIntervalSinceReferenceDate: 0) }
  public var _storedValue: StoredValue { .date(timeIntervalSinceReferenceDate) }
  public init?(_stored: StoredValue) {
    guard case .date(let value) = _stored else { return nil }
    self.init(timeIntervalSinceReferenceDate: value)
  }
  @inlinable @inline(__always) public static func _read(_ object: Object, _ column: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: object._row.load(column, as: Double.self))
  }
  @inlinable @inline(__always) public static func _store(_ value: Date, _ object: Object, _ column: Int) {
    object._row.store(value.timeIntervalSinceReferenceDate, column)
  }
}
