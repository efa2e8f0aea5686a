/// A type whose values a query compares: every scalar, and every optional scalar. Don't conform to it.
public protocol _QueryableValue {
  /// The type without its optional.
  associatedtype _Scalar: PersistableScalar
  /// The value as a store holds it.
  var _queryValue: StoredValue { get }
}

extension PersistableScalar {
  public var _queryValue: StoredValue { _storedValue }
}

extension Optional: _QueryableValue where Wrapped: PersistableScalar {
  public typealias _Scalar = Wrapped
  public var _queryValue: StoredValue { self?._storedValue ?? .null }
}
