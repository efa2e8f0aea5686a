// Types of RealmSwift without a counterpart, declared so that the compiler says what to write.

/// Not available: a property is declared with `@Persisted`.
@available(*, unavailable, message: "Declare the property as: @Persisted var age: Int?")
public struct RealmOptional<Value> {
  /// Not available.
  public init(_ value: Value? = nil) {}
}

/// Not available: a property is declared with `@Persisted`.
@available(*, unavailable, message: "Declare the property as: @Persisted var age: Int?")
public struct RealmProperty<Value> {
  /// Not available.
  public init() {}
}

extension LinkingObjects {
  /// Not available: the property is declared with `@Persisted`.
  @available(
    *, unavailable,
    message: "Declare the property as: @Persisted(originProperty: \"dogs\") var owners: LinkingObjects<Owner>"
  )
  public init(fromType type: Origin.Type, property: String) {
    stop("LinkingObjects(fromType:) is not available.")
  }
}

/// Not available: a live object does not leave its actor.
@available(
  *, unavailable,
  message: "Pass a ThreadSafeReference(to: dog), and resolve it there: realm.resolve(reference)."
)
@propertyWrapper public struct ThreadSafe<Value> {
  /// Not available.
  public var wrappedValue: Value?

  /// Not available.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

/// Not available: a part of an object is read with computed properties.
@available(*, unavailable, message: "Declare computed properties in an extension of the class.")
open class Projection<Root: Object> {
  /// Not available.
  public init(projecting object: Root) {}
}

/// Not available: positions are compared by their coordinates.
@available(
  *, unavailable,
  message: "Declare latitude and longitude as properties, and compare them in queries."
)
public struct GeoPoint {
  /// Not available.
  public init?(latitude: Double, longitude: Double, altitude: Double = 0) { nil }
}

extension Store {
  /// Not available: objects are found by their classes.
  @available(*, unavailable, message: "Declare the class, and write: realm.objects(Dog.self)")
  public func dynamicObjects(_ typeName: String) -> [Object] { stop("dynamicObjects is not available.") }

  /// Not available: objects are found by their classes.
  @available(
    *, unavailable,
    message: "Declare the class, and write: realm.object(ofType: Dog.self, forPrimaryKey: 1)"
  )
  public func dynamicObject(ofType typeName: String, forPrimaryKey key: Any) -> Object? {
    stop("dynamicObject is not available.")
  }

  /// Not available: objects are created by their classes.
  @available(*, unavailable, message: "Declare the class, and write: realm.create(Dog.self, value: values)")
  @discardableResult
  public func dynamicCreate(_ typeName: String, value: Any = [:], update: UpdatePolicy = .error) -> Object {
    stop("dynamicCreate is not available.")
  }
}

extension Object {
  /// Not available: collections are found by their properties.
  @available(*, unavailable, message: "Write: dog[\"tricks\"] as? List<String>")
  public func dynamicList(_ name: String) -> [Object] { stop("dynamicList is not available.") }

  /// Not available: collections are found by their properties.
  @available(*, unavailable, message: "Write: dog[\"friends\"] as? MutableSet<Dog>")
  public func dynamicMutableSet(_ name: String) -> [Object] { stop("dynamicMutableSet is not available.") }

  /// Not available: collections are found by their properties.
  @available(*, unavailable, message: "Write: owner[\"marks\"] as? Map<String, Int>")
  public func dynamicMap(_ name: String) -> [String: Any] { stop("dynamicMap is not available.") }
}
