/// A type that can be the key of a ``Map``: `String`. Don't conform to it.
public protocol PersistableMapKey: Hashable, Sendable {
  /// The key as a store holds it.
  var _key: String { get }
  /// The key that a store holds.
  init(_key: String)
}

extension String: PersistableMapKey {
  public var _key: String { self }
  public init(_key: String) { self = _key }
}
