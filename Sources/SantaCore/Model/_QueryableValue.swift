/// A type whose values a query can compare: every scalar, and every optional scalar. Public because queries are
/// generic over it; don't conform to it.
public protocol _QueryableValue {
  /// The type itself, or the wrapped type of an optional.
  associatedtype _Scalar: PersistableScalar
  /// The stored value.
  var _queryValue: _StoredValue { get }
}

extension PersistableScalar {
  /// The stored value.
  public var _queryValue: _StoredValue { _storedValue }
}

extension Optional: _QueryableValue where Wrapped: PersistableScalar {
  /// The type itself, or the wrapped type of an optional.
  public typealias _Scalar = Wrapped
  /// The stored value.
  public var _queryValue: _StoredValue { self?._storedValue ?? .null }
}
