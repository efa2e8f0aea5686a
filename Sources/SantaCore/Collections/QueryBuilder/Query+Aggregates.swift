#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Query {
  fileprivate func aggregate<Result>(_ aggregate: Expression.Aggregate) -> Query<Result> {
    _mapPath { (path) throws(StoreError) in
      guard path.isMultiple else { throw .aggregateOfOne(aggregate.rawValue) }
      return .aggregate(aggregate, path)
    }
  }
}

extension Query where Value: _QueryableCollection {
  /// The number of elements, or of entries of a map.
  public var count: Query<Int> { aggregate(.count) }

  /// Whether the collection or map is empty.
  public var isEmpty: Query<Bool> { count._condition(.compare(.equal, .value(.int(0)))) }
}

// MARK: Aggregates of values

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Comparable {
  /// The smallest element; nil if there is none. NaN is ignored.
  public var min: Query<Value._Member._Scalar?> { aggregate(.min) }

  /// The largest element; nil if there is none. NaN is ignored.
  public var max: Query<Value._Member._Scalar?> { aggregate(.max) }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: Numeric {
  /// The average of the elements; nil if there are none.
  // Disfavoured, because the average of decimal numbers is a decimal number, also beside a literal.
  @_disfavoredOverload
  public var avg: Query<Double?> { aggregate(.average) }

  /// The sum of the elements; 0 if there are none.
  public var sum: Query<Value._Member._Scalar> { aggregate(.sum) }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar: SmallInteger {
  /// The sum of the elements; 0 if there are none.
  public var sum: Query<Int> { aggregate(.sum) }
}

extension Query
where Value: _QueryableCollection, Value._Member: _QueryableValue, Value._Member._Scalar == Decimal {
  /// The average of the elements; nil if there are none.
  public var avg: Query<Decimal?> { aggregate(.average) }
}

// MARK: Aggregates of a property of a collection's objects

extension Query where Value: _QueryableValue, Value._Scalar: Comparable {
  /// The smallest value of this property among the objects of the collection; nil if there is none. NaN is ignored.
  ///
  /// ```swift
  /// santas.where { $0.route.population.min > 1000 }
  /// ```
  public var min: Query<Value._Scalar?> { aggregate(.min) }

  /// The largest value of this property among the objects of the collection; nil if there is none. NaN is ignored.
  public var max: Query<Value._Scalar?> { aggregate(.max) }
}

extension Query where Value: _QueryableValue, Value._Scalar: Numeric {
  /// The average of this property over the objects of the collection; nil if none of them has a value.
  // Disfavoured, because the average of decimal numbers is a decimal number, also beside a literal.
  @_disfavoredOverload
  public var avg: Query<Double?> { aggregate(.average) }

  /// The sum of this property over the objects of the collection; 0 if none of them has a value.
  public var sum: Query<Value._Scalar> { aggregate(.sum) }
}

extension Query where Value: _QueryableValue, Value._Scalar: SmallInteger {
  /// The sum of this property over the objects of the collection; 0 if none of them has a value.
  public var sum: Query<Int> { aggregate(.sum) }
}

extension Query where Value: _QueryableValue, Value._Scalar == Decimal {
  /// The average of this property over the objects of the collection; nil if none of them has a value.
  public var avg: Query<Decimal?> { aggregate(.average) }
}
