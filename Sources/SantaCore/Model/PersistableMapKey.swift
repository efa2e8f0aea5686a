/// The type of the keys of a ``Map``: `String`. Don't conform to it.
public protocol PersistableMapKey: Hashable, Sendable {
  /// The key as a store holds it.
  var _key: String { get }
  /// The key that a store holds.
  init(_key: String)
}

extension String: PersistableMapKey {
  /// The key itself.
  public var _key: String { self }
  /// The key itself.
  public init(_key: String) { self = _key }
}
