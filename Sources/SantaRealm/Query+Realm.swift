// Conditions that RealmSwift has and the store spells differently. All operators are disfavoured, so that ordinary Swift
// expressions in `where { }` keep their meaning.

// MARK: Collections

extension Query where Value: _QueryableCollection, Value._Member: _QueryableValue {
  /// Tests whether an element equals the value. Nil equals nil.
  @_disfavoredOverload
  public static func == (left: Query, right: Value._Member) -> Query<Bool> { left._elements == right }

  /// Tests whether an element differs from the value. Nil differs from every value.
  @_disfavoredOverload
  public static func != (left: Query, right: Value._Member) -> Query<Bool> { left._elements != right }
}

extension Query where Value: _QueryableCollection, Value._Member: Object {
  /// Tests whether an element is the object.
  @_disfavoredOverload
  public static func == (left: Query, right: Value._Member) -> Query<Bool> { left._elements == right }

  /// Tests whether an element is another object.
  @_disfavoredOverload
  public static func != (left: Query, right: Value._Member) -> Query<Bool> { left._elements != right }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Comparable {
  /// Tests whether an element is less than the value.
  @_disfavoredOverload
  public static func < (left: Query, right: Value._Member._Scalar) -> Query<Bool> { left._elements < right }

  /// Tests whether an element is less than or equal to the value.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value._Member._Scalar) -> Query<Bool> { left._elements <= right }

  /// Tests whether an element is greater than the value.
  @_disfavoredOverload
  public static func > (left: Query, right: Value._Member._Scalar) -> Query<Bool> { left._elements > right }

  /// Tests whether an element is greater than or equal to the value.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value._Member._Scalar) -> Query<Bool> { left._elements >= right }

  /// Tests whether the collection has elements, and all of them are in the closed range.
  ///
  /// The store's function of this name tests whether any element is in the range.
  public func contains(_ range: ClosedRange<Value._Member._Scalar>) -> Query<Bool> {
    min >= range.lowerBound && max <= range.upperBound
  }

  /// Tests whether the collection has elements, and all of them are in the half-open range.
  ///
  /// The store's function of this name tests whether any element is in the range.
  public func contains(_ range: Range<Value._Member._Scalar>) -> Query<Bool> {
    min >= range.lowerBound && max < range.upperBound
  }
}

// Elements of any type. Only elements of the same kind as the value meet a condition.
extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar == AnyPersistable {
  /// Tests whether an element is less than the value.
  @_disfavoredOverload
  public static func < (left: Query, right: AnyPersistable) -> Query<Bool> { left._elements < right }

  /// Tests whether an element is less than or equal to the value.
  @_disfavoredOverload
  public static func <= (left: Query, right: AnyPersistable) -> Query<Bool> { left._elements <= right }

  /// Tests whether an element is greater than the value.
  @_disfavoredOverload
  public static func > (left: Query, right: AnyPersistable) -> Query<Bool> { left._elements > right }

  /// Tests whether an element is greater than or equal to the value.
  @_disfavoredOverload
  public static func >= (left: Query, right: AnyPersistable) -> Query<Bool> { left._elements >= right }
}

// MARK: Enums

extension Query
where Value: _QueryableValue, Value._Scalar: PersistableEnum, Value._Scalar.RawValue: Comparable {
  /// Tests whether the property has a raw value that is less than that of `right`.
  @_disfavoredOverload
  public static func < (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue < right.rawValue }

  /// Tests whether the property has a raw value that is less than or equal to that of `right`.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue <= right.rawValue }

  /// Tests whether the property has a raw value that is greater than that of `right`.
  @_disfavoredOverload
  public static func > (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue > right.rawValue }

  /// Tests whether the property has a raw value that is greater than or equal to that of `right`.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue >= right.rawValue }
}

// Enums that are declared `Comparable`, for which the compiler could not choose between these operators and the store's.
extension Query
where
  Value: _QueryableValue, Value._Scalar: PersistableEnum & Comparable, Value._Scalar.RawValue: Comparable
{
  /// Tests whether the property has a raw value that is less than that of `right`.
  @_disfavoredOverload
  public static func < (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue < right.rawValue }

  /// Tests whether the property has a raw value that is less than or equal to that of `right`.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue <= right.rawValue }

  /// Tests whether the property has a raw value that is greater than that of `right`.
  @_disfavoredOverload
  public static func > (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue > right.rawValue }

  /// Tests whether the property has a raw value that is greater than or equal to that of `right`.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value._Scalar) -> Query<Bool> { left.rawValue >= right.rawValue }
}
