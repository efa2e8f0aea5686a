// All operators are disfavoured, so that a plain Swift expression within `where { }` means what it means elsewhere.

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
  /// The property equals the value; nil equals nil.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> { left.compare(.equal, right._queryValue) }

  /// The property differs from the value; nil differs from every value.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.compare(.notEqual, right._queryValue)
  }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// The property has a value that is less.
  @_disfavoredOverload
  public static func < (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.less, right._storedValue)
  }

  /// The property has a value that is at most this.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.lessOrEqual, right._storedValue)
  }

  /// The property has a value that is greater.
  @_disfavoredOverload
  public static func > (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.greater, right._storedValue)
  }

  /// The property has a value that is at least this.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value._Scalar) -> Query<Bool> {
    left.compare(.greaterOrEqual, right._storedValue)
  }
}

// MARK: With another property

extension Query where Value: _QueryableValue {
  /// One property equals the other; nil equals nil.
  @_disfavoredOverload
  public static func == <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.equal, right) }

  /// One property differs from the other; nil differs from every value.
  @_disfavoredOverload
  public static func != <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.notEqual, right) }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// One property is less than the other, and both have a value.
  @_disfavoredOverload
  public static func < <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.less, right) }

  /// One property is at most the other, and both have a value.
  @_disfavoredOverload
  public static func <= <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.lessOrEqual, right) }

  /// One property is greater than the other, and both have a value.
  @_disfavoredOverload
  public static func > <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.greater, right) }

  /// One property is at least the other, and both have a value.
  @_disfavoredOverload
  public static func >= <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Bool>
  where Other._Scalar == Value._Scalar { left.compare(.greaterOrEqual, right) }
}

// MARK: Links

extension Query {
  /// The link leads to this object, or nowhere where nil is given. An object of no store, or of another, is linked by none.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    left.compare(.equal, left._link(to: right))
  }

  /// The link leads elsewhere than to this object, or somewhere where nil is given.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    left.compare(.notEqual, left._link(to: right))
  }

  /// Both links lead to one object, or nowhere.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Query) -> Query<Bool> where Value == Target? {
    left.compare(.equal, right)
  }

  /// The links lead to different objects, or only one of them nowhere.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Query) -> Query<Bool> where Value == Target? {
    left.compare(.notEqual, right)
  }
}

extension Query where Value: Object {
  /// It is this object.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> {
    left.compare(.equal, left._link(to: right))
  }

  /// It is another object than this.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.compare(.notEqual, left._link(to: right))
  }
}
