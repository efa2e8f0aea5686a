/// RealmSwift's protocol of the values that belong to the isolation of a store: objects, and collections in a store.
public protocol ThreadConfined {
  /// The store; nil for a frozen value, and for a value that isn't in a store.
  var realm: Realm? { get }
  /// Whether the object, or the owner of the collection, was deleted.
  var isInvalidated: Bool { get }
  /// Whether it belongs to a snapshot that never changes.
  var isFrozen: Bool { get }
  /// A copy in its current state, which never changes.
  func freeze() -> Self
  /// The live object or collection of a frozen one; nil if it was deleted.
  func thaw() -> Self?
}

extension Object: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
}

extension List: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
}

extension MutableSet: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
}

extension Map: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
}

extension LinkingObjects: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
}

extension Results: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
  /// Always false, because results never become invalid. A name of RealmSwift.
  public var isInvalidated: Bool { false }
}

extension ValueResults: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
  /// Always false, because results never become invalid. A name of RealmSwift.
  public var isInvalidated: Bool { false }
}

extension SectionedResults: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
  /// Always false, because sections never become invalid. A name of RealmSwift.
  public var isInvalidated: Bool { false }
  /// RealmSwift's name of ``keys``.
  public var allKeys: [Key] { keys }
}

extension ResultsSection: ThreadConfined {
  /// RealmSwift's name of ``store``.
  public var realm: Realm? { store }
  /// Always false, because sections never become invalid. A name of RealmSwift.
  public var isInvalidated: Bool { false }
}

extension ResultsSection: Identifiable {
  /// RealmSwift's name of ``key``, which identifies a section.
  public var id: Key { key }
}

extension Store {
  /// A value with the current state, which never changes. RealmSwift's name of ``snapshot(isolation:)``.
  public func freeze(isolation: isolated (any Actor)? = #isolation) -> StoreSnapshot {
    snapshot(isolation: isolation)
  }

  /// Always false, because a ``StoreSnapshot`` is another type. A name of RealmSwift.
  public var isFrozen: Bool { false }

  /// The store itself, which is always live. A name of RealmSwift.
  public func thaw() -> Store { self }

  /// A copy of an object or a collection in its current state, which never changes. A name of RealmSwift.
  public func freeze<Confined: ThreadConfined>(_ confined: Confined) -> Confined { confined.freeze() }

  /// The live object or collection of a frozen one; nil if it was deleted. A name of RealmSwift.
  public func thaw<Confined: ThreadConfined>(_ confined: Confined) -> Confined? { confined.thaw() }
}

extension StoreSnapshot {
  /// Always true. A name of RealmSwift.
  public var isFrozen: Bool { true }
}

extension ThreadSafeReference {
  /// Always false, because a reference can be resolved any number of times. A name of RealmSwift.
  public var isInvalidated: Bool { false }
}
