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
/// A stored raw value may be none of the cases, if a newer program wrote it. It then reads as nil if the property is
/// optional, and otherwise as the declared default, and ``Object/unreadableProperties`` contains the name of the
/// property. It stays in the store until another value is assigned.
public protocol PersistableEnum: RawRepresentable, CaseIterable, PersistableScalar
where RawValue: PersistableScalar {}

extension PersistableEnum {
  /// How a store represents the raw value.
  public static var _kind: _PropertyKind {
    var kind = RawValue._kind
    kind.isKnown = { Self(_stored: $0) != nil }
    return kind
  }
  /// The first case, unless the property declares another default.
  public static func _initialValue() -> Self {
    guard let first = allCases.first else {
      stopProgram("\(Self.self) has no cases, so it can't be a property's type.")
    }
    return first
  }
  /// The stored raw value.
  public var _storedValue: StoredValue { rawValue._storedValue }
  /// The case of a stored raw value; nil if there is none.
  public init?(_stored: StoredValue) {
    guard let raw = RawValue(_stored: _stored) else { return nil }
    self.init(rawValue: raw)
  }
  /// The case of the stored raw value; the declared default if there is none.
  @inlinable public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(rawValue: RawValue._read(object, column)) ?? object._declaredDefault(column)
  }
  /// Writes the raw value directly to memory.
  @inlinable public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    RawValue._store(value.rawValue, object, column)
  }
}

extension PersistableEnum where RawValue: Comparable {
  /// Compares the raw values, for an enum that is declared `Comparable`: the order in which queries compare and sort it.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
