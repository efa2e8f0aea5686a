/// An enum that can be stored, by its raw value.
///
/// ```swift
/// enum Activity: Int, PersistableEnum { case unknown, flying, deliveringPresents }
///
/// final class Santa: Object {
///   @Persisted var activity = Activity.unknown
/// }
/// ```
///
/// A stored raw value that is none of the cases (a newer program wrote it) reads as nil where the property is
/// optional, and otherwise as the declared default; ``Object/unreadableProperties`` then lists the property. It
/// stays in the store until another value is assigned.
public protocol PersistableEnum: RawRepresentable, CaseIterable, PersistableScalar
where RawValue: PersistableScalar {}

extension PersistableEnum {
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
  public var _storedValue: StoredValue { rawValue._storedValue }
  public init?(_stored: StoredValue) {
    guard let raw = RawValue(_stored: _stored) else { return nil }
    self.init(rawValue: raw)
  }
  @inlinable public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(rawValue: RawValue._read(object, column)) ?? object._declaredDefault(column)
  }
  @inlinable public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    RawValue._store(value.rawValue, object, column)
  }
}
