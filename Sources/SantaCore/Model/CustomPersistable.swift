/// A type of one's own that is stored as a value of another type.
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
/// names. They must depend on nothing but their argument, and `init(persistedValue: x.persistableValue)` must be `x`.
/// A type that not every stored value has a value of conforms to ``FailableCustomPersistable``.
public protocol CustomPersistable: FailableCustomPersistable {
  /// Creates a value from the stored one.
  init(persistedValue: PersistedType)
}

/// A type of one's own that is stored as a value of another type, some values of which stand for none of its own.
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
/// A stored value that stands for none reads as nil if the property is optional, and otherwise as the declared default,
/// and ``Object/unreadableProperties`` contains the name of the property. It stays in the store until another value is
/// assigned. In a collection whose elements are not optional it stops the program with a message, because there is
/// nothing that an element could read as; declare `List<URL?>` if other programs may write such values.
///
/// A property that is not optional needs a default if the initial stored value (`""`, 0, …) stands for none. Otherwise,
/// using the class throws ``StoreError`` with the code `.invalidConfiguration`. See ``CustomPersistable`` for queries and for what
/// the conversions must keep to.
public protocol FailableCustomPersistable: PersistableScalar {
  /// The type that is stored: any plain value.
  associatedtype PersistedType: PersistableScalar
  /// Creates a value from the stored one; nil if that stands for none.
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
  /// The value that the initial stored value stands for.
  public static func _initialValue() -> Self {
    guard let value = Self(persistedValue: PersistedType._initialValue()) else {
      stopProgram(
        "There is no \(Self.self) to read instead of a stored \(PersistedType.self) that stands for none. "
          + "Declare a default of the property, or declare it, or the elements of the collection, as \(Self.self)?."
      )
    }
    return value
  }
  /// The value as it is stored.
  public var _storedValue: StoredValue { persistableValue._storedValue }
  /// Creates a value from its stored form; nil if that has another type or stands for no value.
  public init?(_stored: StoredValue) {
    guard let value = PersistedType(_stored: _stored) else { return nil }
    self.init(persistedValue: value)
  }
  /// The value of a cell; the declared default if it stands for none.
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
