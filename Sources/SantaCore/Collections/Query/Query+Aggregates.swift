extension Query {
  fileprivate func aggregate<Result>(_ aggregate: Expression.Aggregate) -> Query<Result> {
    _mapPath { (path) throws(StoreError) in
      guard path.isMultiple else { throw .aggregateOfOne(aggregate.rawValue) }
      return .aggregate(aggregate, path)
    }
  }
}

extension Query where Value: _QueryableCollection {
  /// The number of elements, or of a map's pairs.
  public var count: Query<Int> { aggregate(.count) }

  /// There is no element, or no pair of a map.
  public var isEmpty: Query<Bool> { count._condition(.compare(.equal, .value(.int(0)))) }
}

// MARK: Of values

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Comparable {
  /// The least of the values; nil where there is none. A NaN is passed over.
  public var min: Query<Value._Member._Scalar?> { aggregate(.min) }

  /// The greatest of the values; nil where there is none. A NaN is passed over.
  public var max: Query<Value._Member._Scalar?> { aggregate(.max) }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Numeric {
  /// The average of the values; nil where there is none.
  public var avg: Query<Double?> { aggregate(.average) }

  /// The sum of the values; 0 where there is none.
  public var sum: Query<Value._Member._Scalar> { aggregate(.sum) }
}

// MARK: Of a property of the objects in a collection

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// The least value that any object of the collection has here; nil where there is none. A NaN is passed over.
  ///
  /// ```swift
  /// santas.where { $0.route.population.min > 1000 }
  /// ```
  public var min: Query<Value._Scalar?> { aggregate(.min) }

  /// The greatest value that any object of the collection has here; nil where there is none. A NaN is passed over.
  public var max: Query<Value._Scalar?> { aggregate(.max) }
}

extension Query where Value: _QueryableValue, Value._Scalar: Numeric {
  /// The average of what the objects of the collection have here; nil where there is none.
  public var avg: Query<Double?> { aggregate(.average) }

  /// The sum of what the objects of the collection have here; 0 where there is none.
  public var sum: Query<Value._Scalar> { aggregate(.sum) }
}
