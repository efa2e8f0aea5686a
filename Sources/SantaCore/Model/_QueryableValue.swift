/// A type whose values a query can compare: every scalar, and every optional scalar. Public because queries are
/// generic over it; don't conform to it.
public protocol _QueryableValue {
  /// The type without its optional.
  associatedtype _Scalar: PersistableScalar
  /// The stored value.
  var _queryValue: StoredValue { get }
}

extension PersistableScalar {
  /// The stored value.
  public var _queryValue: StoredValue { _storedValue }
}

extension Optional: _QueryableValue where Wrapped: PersistableScalar {
  /// The type without its optional.
  public typealias _Scalar = Wrapped
  /// The stored value.
  public var _queryValue: StoredValue { self?._storedValue ?? .null }
}
