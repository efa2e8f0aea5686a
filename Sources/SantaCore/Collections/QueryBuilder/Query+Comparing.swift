// All operators are disfavoured, so that plain Swift expressions in `where { }` keep their meaning.

extension Query {
  private func compare(_ comparison: Expression.Comparison, _ value: StoredValue) -> Query<Bool> {
    _condition(.compare(comparison, .value(value)))
  }

  private func compare<Other>(_ comparison: Expression.Comparison, _ other: Query<Other>) -> Query<Bool> {
    _condition(other) { .compare(comparison, $0) }
  }
}

// MARK: With a value

extension Query where Value: _QueryableValue {
  /// Whether the property equals the value. Nil equals nil.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> { left.compare(.equal, right._queryValue) }

  /// Whether the property differs from the value. Nil differs from every value.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.compare(.notEqual, right._queryValue)
  }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// Whether the property has a value that is less.
  @_disfavoredOverload
  public static func < (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.less, right._storedValue)
  }

  /// Whether the property has a value that is less or equal.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.lessOrEqual, right._storedValue)
  }

  /// Whether the property has a value that is greater.
  @_disfavoredOverload
  public static func > (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.greater, right._storedValue)
  }

  /// Whether the property has a value that is greater or equal.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.greaterOrEqual, right._storedValue)
  }
}

// MARK: With another property

extension Query where Value: _QueryableValue {
  /// Whether both properties are equal. Nil equals nil.
  @_disfavoredOverload
  public static func == <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.equal, right) }

  /// Whether the properties differ. Nil differs from every value.
  @_disfavoredOverload
  public static func != <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.notEqual, right) }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// Whether both properties have a value, and the left one is less.
  @_disfavoredOverload
  public static func < <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.less, right) }

  /// Whether both properties have a value, and the left one is less or equal.
  @_disfavoredOverload
  public static func <= <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.lessOrEqual, right) }

  /// Whether both properties have a value, and the left one is greater.
  @_disfavoredOverload
  public static func > <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.greater, right) }

  /// Whether both properties have a value, and the left one is greater or equal.
  @_disfavoredOverload
  public static func >= <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.greaterOrEqual, right) }
}

// MARK: Links

extension Query {
  /// Whether the link leads to the object; with nil, whether the link is nil. False for every link if the object is in
  /// no store or in another store.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    left.compare(.equal, left._link(to: right))
  }

  /// Whether the link does not lead to the object; with nil, whether the link is not nil.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    left.compare(.notEqual, left._link(to: right))
  }

  /// Whether both links lead to the same object, or are nil.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Query) -> Query<Bool> where Value == Target? {
    left.compare(.equal, right)
  }

  /// Whether the links lead to different objects, or only one of them is nil.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Query) -> Query<Bool> where Value == Target? {
    left.compare(.notEqual, right)
  }
}

// MARK: External data

extension Query where Value == ExternalData? {
  /// Whether there is no external data. The right side can only be nil.
  @_disfavoredOverload
  public static func == (left: Query, right: Never?) -> Query<Bool> { left.compare(.equal, .null) }

  /// Whether there is external data. The right side can only be nil.
  @_disfavoredOverload
  public static func != (left: Query, right: Never?) -> Query<Bool> { left.compare(.notEqual, .null) }
}

extension Query where Value: Object {
  /// Whether the queried object is this object.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> {
    left.compare(.equal, left._link(to: right))
  }

  /// Whether the queried object is not this object.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.compare(.notEqual, left._link(to: right))
  }
}
