extension Query where Value: _QueryableValue {
  /// The property equals one of the values, of which nil may be one.
  ///
  /// ```swift
  /// stops.where { $0.region.in(["Fiji", "Tonga", "Samoa"]) }
  /// ```
  public func `in`<Values: Sequence>(_ values: Values) -> Query<Bool> where Values.Element == Value {
    _condition(.among(values.map(\._queryValue)))
  }
}

extension Query {
  /// The link leads to one of the objects.
  public func `in`<Target: Object, Objects: Sequence>(_ objects: Objects) -> Query<Bool>
  where Value == Target?, Objects.Element == Target { _condition(.among(objects.map { _link(to: $0) })) }

  /// The link leads to one of the objects, or nowhere where one of them is nil.
  @_disfavoredOverload
  public func `in`<Target: Object, Objects: Sequence>(_ objects: Objects) -> Query<Bool>
  where Value == Target?, Objects.Element == Target? { _condition(.among(objects.map { _link(to: $0) })) }
}

extension Query where Value: Object {
  /// It is one of the objects.
  public func `in`<Objects: Sequence>(_ objects: Objects) -> Query<Bool> where Objects.Element == Value {
    _condition(.among(objects.map { _link(to: $0) }))
  }
}

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// The property has a value in the range, its bounds included.
  ///
  /// ```swift
  /// stops.where { $0.population.contains(10_000...50_000) }
  /// ```
  public func contains(_ range: ClosedRange<Value._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, range.upperBound._storedValue))
  }

  /// The property has a value in the range, its upper bound not included.
  public func contains(_ range: Range<Value._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, excluding: range.upperBound._storedValue))
  }
}

// MARK: Collections

extension Query where Value: _QueryableCollection, Value._Member: _QueryableValue {
  /// An element of the collection, or a value of the map, equals this.
  public func contains(_ member: Value._Member) -> Query<Bool> {
    _condition(.compare(.equal, .value(member._queryValue)))
  }

  /// An element of the collection, or a value of the map, equals one of these.
  public func containsAny<Members: Sequence>(in members: Members) -> Query<Bool>
  where Members.Element == Value._Member { _condition(.among(members.map(\._queryValue))) }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Comparable {
  /// An element of the collection, or a value of the map, is in the range, its bounds included.
  public func contains(_ range: ClosedRange<Value._Member._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, range.upperBound._storedValue))
  }

  /// An element of the collection, or a value of the map, is in the range, its upper bound not included.
  public func contains(_ range: Range<Value._Member._Scalar>) -> Query<Bool> {
    _condition(.between(range.lowerBound._storedValue, excluding: range.upperBound._storedValue))
  }
}

extension Query where Value: _QueryableCollection, Value._Member: Object {
  /// The object is in the collection.
  public func contains(_ object: Value._Member) -> Query<Bool> {
    _condition(.compare(.equal, .value(_link(to: object))))
  }

  /// One of the objects is in the collection.
  public func containsAny<Objects: Sequence>(in objects: Objects) -> Query<Bool>
  where Objects.Element == Value._Member { _condition(.among(objects.map { _link(to: $0) })) }
}

extension Query where Value: _QueryableCollection {
  /// The object is in the map; with nil, a key under which there is none.
  public func contains<Target: Object>(_ object: Target?) -> Query<Bool> where Value._Member == Target? {
    _condition(.compare(.equal, .value(_link(to: object))))
  }

  /// One of the objects is in the map.
  public func containsAny<Target: Object, Objects: Sequence>(in objects: Objects) -> Query<Bool>
  where Value._Member == Target?, Objects.Element == Target {
    _condition(.among(objects.map { _link(to: $0) }))
  }
}
