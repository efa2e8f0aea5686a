extension Query where Value: _QueryableValue {
  /// Tests whether the property equals one of the values, which may include nil.
  ///
  /// ```swift
  /// stops.where { $0.region.in(["Fiji", "Tonga", "Samoa"]) }
  /// ```
  public func `in`<Values: Sequence>(_ values: Values) -> Query<Bool> where Values.Element == Value {
    _condition(.among(values.map(\._queryValue)))
  }
}

extension Query {
  /// Tests whether the link leads to one of the objects.
  public func `in`<Target: Object, Objects: Sequence>(_ objects: Objects) -> Query<Bool>
  where Value == Target?, Objects.Element == Target { _condition(.among(objects.map { _link(to: $0) })) }

  /// Tests whether the link leads to one of the objects, or is nil if they include nil.
  @_disfavoredOverload
  public func `in`<Target: Object, Objects: Sequence>(_ objects: Objects) -> Query<Bool>
  where Value == Target?, Objects.Element == Target? { _condition(.among(objects.map { _link(to: $0) })) }
}

extension Query where Value: Object {
  /// Tests whether the queried object is one of the objects.
  public func `in`<Objects: Sequence>(_ objects: Objects) -> Query<Bool> where Objects.Element == Value {
    _condition(.among(objects.map { _link(to: $0) }))
  }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// Tests whether the property has a value in the closed range.
  ///
  /// ```swift
  /// stops.where { $0.population.contains(10_000...50_000) }
  /// ```
  public func contains(_ range: ClosedRange<Value._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, range.upperBound._storedValue))
  }

  /// Tests whether the property has a value in the half-open range.
  public func contains(_ range: Range<Value._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, excluding: range.upperBound._storedValue))
  }
}

// MARK: Collections

extension Query where Value: _QueryableCollection, Value._Member: _QueryableValue {
  /// Tests whether the collection contains the element, or the map contains the value.
  public func contains(_ member: Value._Member) -> Query<Bool> {
    _condition(.compare(.equal, .value(member._queryValue)))
  }

  /// Tests whether the collection or map contains one of the elements or values.
  public func containsAny<Members: Sequence>(in members: Members) -> Query<Bool>
  where Members.Element == Value._Member { _condition(.among(members.map(\._queryValue))) }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Comparable {
  /// Tests whether an element of the collection, or a value of the map, is in the closed range.
  public func contains(_ range: ClosedRange<Value._Member._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, range.upperBound._storedValue))
  }

  /// Tests whether an element of the collection, or a value of the map, is in the half-open range.
  public func contains(_ range: Range<Value._Member._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, excluding: range.upperBound._storedValue))
  }
}

extension Query where Value: _QueryableCollection, Value._Member: Object {
  /// Tests whether the collection contains the object.
  public func contains(_ object: Value._Member) -> Query<Bool> {
    _condition(.compare(.equal, .value(_link(to: object))))
  }

  /// Tests whether the collection contains one of the objects.
  public func containsAny<Objects: Sequence>(in objects: Objects) -> Query<Bool>
  where Objects.Element == Value._Member { _condition(.among(objects.map { _link(to: $0) })) }
}

extension Query where Value: _QueryableCollection {
  /// Tests whether the map contains the object; with nil, whether it contains a key without an object.
  public func contains<Target: Object>(_ object: Target?) -> Query<Bool> where Value._Member == Target? {
    _condition(.compare(.equal, .value(_link(to: object))))
  }

  /// Tests whether the map contains one of the objects.
  public func containsAny<Target: Object, Objects: Sequence>(in objects: Objects) -> Query<Bool>
  where Value._Member == Target?, Objects.Element == Target {
    _condition(.among(objects.map { _link(to: $0) }))
  }
}
