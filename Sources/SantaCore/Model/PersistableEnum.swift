/// An enum that is stored by its raw value.
///
/// ```swift
/// enum Activity: Int, PersistableEnum { case unknown, flying, deliveringPresents }
///
/// final class Santa: Object {
///   @Persisted var activity = Activity.unknown
/// }
/// ```
///
/// A stored raw value might not match any of the cases, if a newer program wrote it. An optional property then reads as nil,
/// and any other property as its declared default. ``Object/unreadableProperties`` contains the name of the property. The raw
/// value stays in the store until you assign a new one. In a collection whose elements aren't optional, such an element reads as
/// the first case.
public protocol PersistableEnum: RawRepresentable, CaseIterable, PersistableScalar
where RawValue: PersistableScalar {}

extension PersistableEnum {
  /// The stored representation of the raw value.
  public static var _kind: _PropertyKind {
    var kind = RawValue._kind
    kind.isKnown = { Self(_stored: $0) != nil }
    return kind
  }
  /// Returns the first case, the default unless the property declares another one.
  public static func _initialValue() -> Self {
    guard let first = allCases.first else {
      stopProgram("\(Self.self) has no cases, so it can't be a property's type.")
    }
    return first
  }
  /// The stored raw value.
  public var _storedValue: _StoredValue { rawValue._storedValue }
  /// Creates the case of a stored raw value. Returns nil if there is none.
  public init?(_stored: _StoredValue) {
    guard let raw = RawValue(_stored: _stored) else { return nil }
    self.init(rawValue: raw)
  }
  /// Returns the case of the stored raw value, or the declared default if there is none.
  @inlinable public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(rawValue: RawValue._read(object, column)) ?? object._declaredDefault(column)
  }
  /// Writes the raw value directly to memory.
  @inlinable public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    RawValue._store(value.rawValue, object, column)
  }
}

extension PersistableEnum where RawValue: Comparable {
  /// Returns whether one raw value is less than another, which is how queries compare and sort the enum. Used by enums that are
  /// declared `Comparable`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
