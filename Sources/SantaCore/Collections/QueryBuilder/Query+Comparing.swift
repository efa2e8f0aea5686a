// All operators are disfavoured, so that ordinary Swift expressions in `where { }` keep their meaning.

extension Query {
  private func compare(_ comparison: Expression.Comparison, _ value: StoredValue) -> Query<Bool> {
    _condition(.compare(comparison, .value(value)))
  }

  private func compare<Other>(_ comparison: Expression.Comparison, _ other: Query<Other>) -> Query<Bool> {
    _condition(other) { .compare(comparison, $0) }
  }
}

// MARK: Comparing with a value

extension Query where Value: _QueryableValue {
  /// Tests whether the property equals the value. Nil equals nil.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> { left.compare(.equal, right._queryValue) }

  /// Tests whether the property differs from the value. Nil differs from every value.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.compare(.notEqual, right._queryValue)
  }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// Tests whether the property has a value that is less than `right`.
  @_disfavoredOverload
  public static func < (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.less, right._storedValue)
  }

  /// Tests whether the property has a value that is less than or equal to `right`.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.lessOrEqual, right._storedValue)
  }

  /// Tests whether the property has a value that is greater than `right`.
  @_disfavoredOverload
  public static func > (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.greater, right._storedValue)
  }

  /// Tests whether the property has a value that is greater than or equal to `right`.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.greaterOrEqual, right._storedValue)
  }
}

// MARK: Comparing with another property

extension Query where Value: _QueryableValue {
  /// Tests whether the properties are equal. Nil equals nil.
  @_disfavoredOverload
  public static func == <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.equal, right) }

  /// Tests whether the properties differ. Nil differs from every value.
  @_disfavoredOverload
  public static func != <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.notEqual, right) }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// Tests whether both properties have a value, and the left one is less.
  @_disfavoredOverload
  public static func < <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.less, right) }

  /// Tests whether both properties have a value, and the left one is less or equal.
  @_disfavoredOverload
  public static func <= <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.lessOrEqual, right) }

  /// Tests whether both properties have a value, and the left one is greater.
  @_disfavoredOverload
  public static func > <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.greater, right) }

  /// Tests whether both properties have a value, and the left one is greater or equal.
  @_disfavoredOverload
  public static func >= <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.greaterOrEqual, right) }
}

// MARK: Links

extension Query {
  /// Tests whether the link leads to the object; with nil, whether the link is nil. Always false for an object without a store,
  /// or of another store.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    left.compare(.equal, left._link(to: right))
  }

  /// Tests whether the link does not lead to the object; with nil, whether the link is not nil.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    left.compare(.notEqual, left._link(to: right))
  }

  /// Tests whether both links lead to the same object, or are nil.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Query) -> Query<Bool> where Value == Target? {
    left.compare(.equal, right)
  }

  /// Tests whether the links lead to different objects, or only one of them is nil.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Query) -> Query<Bool> where Value == Target? {
    left.compare(.notEqual, right)
  }
}

// MARK: External data

extension Query where Value == ExternalData? {
  /// Tests whether the external data is nil. The right side can only be nil.
  @_disfavoredOverload
  public static func == (left: Query, right: Never?) -> Query<Bool> { left.compare(.equal, .null) }

  /// Tests whether the property has external data. The right side can only be nil.
  @_disfavoredOverload
  public static func != (left: Query, right: Never?) -> Query<Bool> { left.compare(.notEqual, .null) }
}

extension Query where Value: Object {
  /// Tests whether the queried object is this object.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> {
    left.compare(.equal, left._link(to: right))
  }

  /// Tests whether the queried object is not this object.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.compare(.notEqual, left._link(to: right))
  }
}
