/// A custom type whose values are stored as values of another type.
///
/// ```swift
/// struct Money: CustomPersistable {
///   var cents: Int
///   init(persistedValue: Int) { cents = persistedValue }
///   var persistableValue: Int { cents }
/// }
///
/// final class Gift: Object {
///   @Persisted var price = Money(persistedValue: 0)
///   @Persisted var discount: Money?
/// }
/// ```
///
/// Queries, sorting, indexes, primary keys and equality use the stored value: `sorted(by: \.price)` sorts by the cents.
/// Aggregates need the same conformances as for any other type, for example `Comparable` for `min(of:)`.
///
/// The conversions run at each read and write, and also with sample values to determine which property a key path refers to.
/// They must depend only on their argument, and `init(persistedValue: x.persistableValue)` must equal `x`. If converting a
/// stored value can fail, conform to ``FailableCustomPersistable`` instead.
public protocol CustomPersistable: FailableCustomPersistable {
  /// Creates a value from its stored value.
  init(persistedValue: PersistedType)
}

/// A custom type that is stored as another type, with a conversion back that can fail.
///
/// ```swift
/// extension Locale: FailableCustomPersistable {
///   public init?(persistedValue: String) { self.init(identifier: persistedValue) }
///   public var persistableValue: String { identifier }
/// }
///
/// final class Reader: Object {
///   @Persisted var language: Locale?
/// }
/// ```
///
/// If a stored value can't be converted, an optional property reads as nil, and any other property as its declared default.
/// ``Object/unreadableProperties`` contains the name of the property. The value stays in the store until you assign a new one.
/// In a collection whose elements aren't optional, an element that can't be converted reads as the initial value. If the
/// initial value can't be converted either, the program stops with a message; declare `List<Locale?>` if other programs might
/// write invalid values.
///
/// A property that isn't optional needs a default if the initial stored value (`""`, 0, …) can't be converted. Without a
/// default, using the class throws ``StoreError`` with the code `.invalidConfiguration`. See ``CustomPersistable`` for queries
/// and for the requirements of the conversions.
public protocol FailableCustomPersistable: PersistableScalar {
  /// The stored type, which can be any type of plain value.
  associatedtype PersistedType: PersistableScalar
  /// Creates a value from its stored value. Returns nil if the stored value can't be converted.
  init?(persistedValue: PersistedType)
  /// The value to store.
  var persistableValue: PersistedType { get }
}

extension FailableCustomPersistable {
  /// The stored representation of ``PersistedType``.
  public static var _kind: _PropertyKind {
    var kind = PersistedType._kind
    kind.isKnown = { Self(_stored: $0) != nil }
    kind.hasInitialValue = { Self(persistedValue: PersistedType._initialValue()) != nil }
    return kind
  }
  /// Returns the initial value, converted from the initial stored value.
  public static func _initialValue() -> Self {
    guard let value = Self(persistedValue: PersistedType._initialValue()) else {
      stopProgram(
        "A stored \(PersistedType.self) can't be converted to \(Self.self), and there is no default to read instead. "
          + "Declare a default for the property, or declare it, or the elements of the collection, as \(Self.self)?."
      )
    }
    return value
  }
  /// The value in its stored form.
  public var _storedValue: _StoredValue { persistableValue._storedValue }
  /// Creates a value from its stored form. Returns nil if the stored form has another type or can't be converted.
  public init?(_stored: _StoredValue) {
    guard let value = PersistedType(_stored: _stored) else { return nil }
    self.init(persistedValue: value)
  }
  /// Returns the value of a cell, or the declared default if it can't be converted.
  @inlinable public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(persistedValue: PersistedType._read(object, column)) ?? object._declaredDefault(column)
  }
  /// Writes the stored value directly to memory.
  @inlinable public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    PersistedType._store(value.persistableValue, object, column)
  }
  /// Returns whether the stored values are equal. Used by types that don't declare their own equality.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.persistableValue == rhs.persistableValue }
  /// Hashes the stored value. Used by types that don't declare their own hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistableValue) }
}
