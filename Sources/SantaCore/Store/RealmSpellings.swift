// Names of functions and properties that are different in RealmSwift. They are declared as unavailable, so that the compiler
// reports a single error with the name to use. `Object` has none of them, because a class may have a property of that name.

/// Not available: use ``Store``.
@available(*, unavailable, renamed: "Store")
public typealias Realm = Store

/// Not available: use ``AnyPersistable``.
@available(*, unavailable, renamed: "AnyPersistable")
public typealias AnyRealmValue = AnyPersistable

/// Not available: use ``CollectionChange``.
@available(*, unavailable, renamed: "CollectionChange")
public typealias RealmCollectionChange<Collection> = CollectionChange<Collection>

extension Store {
  /// Not available: use ``asyncWrite(withoutNotifying:isolation:_:)``.
  @available(
    *, unavailable,
    message: "Write it as: try await store.asyncWrite { … }. It throws instead of calling onComplete."
  )
  public func writeAsync(_ block: () -> Void, onComplete: (((any Error)?) -> Void)? = nil) {
    refusedSpelling("writeAsync")
  }
}

extension List {
  /// Not available: use ``append(contentsOf:)``.
  @available(*, unavailable, renamed: "append(contentsOf:)")
  public func append(objectsIn elements: some Sequence<Element>) { append(contentsOf: elements) }

  /// Not available: use ``store``.
  @available(*, unavailable, renamed: "store")
  public var realm: Store? { store }
}

extension MutableSet {
  /// Not available: use ``formUnion(_:)``.
  @available(*, unavailable, renamed: "formUnion(_:)")
  public func insert(objectsIn elements: some Sequence<Element>) { formUnion(elements) }

  /// Not available: use ``store``.
  @available(*, unavailable, renamed: "store")
  public var realm: Store? { store }
}

extension Map {
  /// Not available: use ``store``.
  @available(*, unavailable, renamed: "store")
  public var realm: Store? { store }
}

extension Results {
  /// Not available: use ``store``.
  @available(*, unavailable, renamed: "store")
  public var realm: Store? { store }

  /// Not available: a condition is a closure, a string or a Swift `Predicate`.
  @available(
    *, unavailable,
    message:
      "Write the condition as a closure, dogs.where { $0.age > 3 }, or as a string, dogs.filter(\"age > 3\")."
  )
  public func filter(_ predicate: some AnyObject) -> Results { refusedSpelling("filter(NSPredicate)") }
}

extension _NumberedCollection where Element: Object {
  /// Not available: name the property by a key path.
  @available(*, unavailable, message: "Name the property by a key path, as in: dogs.sum(of: \\.age)")
  public func sum<Value>(ofProperty name: String) -> Value { refusedSpelling("sum(ofProperty:)") }

  /// Not available: name the property by a key path.
  @available(*, unavailable, message: "Name the property by a key path, as in: dogs.average(of: \\.age)")
  public func average<Value>(ofProperty name: String) -> Value? { refusedSpelling("average(ofProperty:)") }

  /// Not available: name the property by a key path.
  @available(*, unavailable, message: "Name the property by a key path, as in: dogs.min(of: \\.age)")
  public func min<Value>(ofProperty name: String) -> Value? { refusedSpelling("min(ofProperty:)") }

  /// Not available: name the property by a key path.
  @available(*, unavailable, message: "Name the property by a key path, as in: dogs.max(of: \\.age)")
  public func max<Value>(ofProperty name: String) -> Value? { refusedSpelling("max(ofProperty:)") }
}

private func refusedSpelling(_ name: String) -> Never { stopProgram("\(name) is not available.") }
