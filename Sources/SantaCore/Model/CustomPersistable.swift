/// A custom type, each value of which is stored as a value of another type.
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
/// Aggregates need the conformances that they need of other types, for example `Comparable` for `min(of:)`.
///
/// The conversions are called at each read and write, and also with sample values, to find out which property a key path
/// names. They must depend only on their argument, and `init(persistedValue: x.persistableValue)` must equal `x`.
/// If converting a stored value can fail, conform to ``FailableCustomPersistable`` instead.
public protocol CustomPersistable: FailableCustomPersistable {
  /// Creates a value from the stored one.
  init(persistedValue: PersistedType)
}

/// A custom type that is stored as another type, some values of which can't be converted back.
///
/// ```swift
/// extension URL: FailableCustomPersistable {
///   public init?(persistedValue: String) { self.init(string: persistedValue) }
///   public var persistableValue: String { absoluteString }
/// }
///
/// final class Website: Object {
///   @Persisted var address: URL?
/// }
/// ```
///
/// If a stored value can't be converted, an optional property reads as nil, and another one as its declared default.
/// ``Object/unreadableProperties`` contains the name of the property. The value stays in the store until another one is
/// assigned. In a collection whose elements are not optional, reading such an element stops the program with a message;
/// declare `List<URL?>` if other programs may write such values.
///
/// A property that is not optional needs a default if the initial stored value (`""`, 0, …) can't be converted. Otherwise,
/// using the class throws ``StoreError`` with the code `.invalidConfiguration`. See ``CustomPersistable`` for queries and for the
/// requirements of the conversions.
public protocol FailableCustomPersistable: PersistableScalar {
  /// The type that is stored: any plain value.
  associatedtype PersistedType: PersistableScalar
  /// Converts a stored value; nil if that is not possible.
  init?(persistedValue: PersistedType)
  /// The value to store.
  var persistableValue: PersistedType { get }
}

extension FailableCustomPersistable {
  /// How a store represents the stored type.
  public static var _kind: _PropertyKind {
    var kind = PersistedType._kind
    kind.isKnown = { Self(_stored: $0) != nil }
    kind.hasInitialValue = { Self(persistedValue: PersistedType._initialValue()) != nil }
    return kind
  }
  /// The initial stored value, converted.
  public static func _initialValue() -> Self {
    guard let value = Self(persistedValue: PersistedType._initialValue()) else {
      stopProgram(
        "A stored \(PersistedType.self) can't be converted to \(Self.self), and there is no default to read instead. "
          + "Declare a default of the property, or declare it, or the elements of the collection, as \(Self.self)?."
      )
    }
    return value
  }
  /// The value as it is stored.
  public var _storedValue: StoredValue { persistableValue._storedValue }
  /// Creates a value from its stored form; nil if that has another type or can't be converted.
  public init?(_stored: StoredValue) {
    guard let value = PersistedType(_stored: _stored) else { return nil }
    self.init(persistedValue: value)
  }
  /// The value of a cell; the declared default if it can't be converted.
  @inlinable public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(persistedValue: PersistedType._read(object, column)) ?? object._declaredDefault(column)
  }
  /// Writes the stored value directly to memory.
  @inlinable public static func _store(_ value: Self, _ object: Object, _ column: Int) {
    PersistedType._store(value.persistableValue, object, column)
  }
  /// Whether the stored values are equal, for a type that does not declare its own equality.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.persistableValue == rhs.persistableValue }
  /// Hashes the stored value, for a type that does not declare its own hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistableValue) }
}
