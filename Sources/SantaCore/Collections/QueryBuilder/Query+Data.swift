#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Query where Value == Data {
  /// The number of bytes.
  public var count: Query<Int> { _size() }
}

extension Query where Value == Data? {
  /// The number of bytes; nil if the data is nil.
  public var count: Query<Int?> { _size() }
}

extension Query where Value: _QueryableValue, Value._Scalar == Data {
  /// Whether the data is empty. Nil is not empty data.
  public var isEmpty: Query<Bool> { _isEmpty(.data(Data())) }

  private func match(_ match: Expression.Match, _ data: Data) -> Query<Bool> {
    _condition(.match(match, .value(.data(data)), []))
  }

  /// Tests whether the data contains these bytes as a sequence.
  public func contains(_ data: Data) -> Query<Bool> { match(.contains, data) }

  /// Tests whether the data begins with these bytes.
  public func starts(with data: Data) -> Query<Bool> { match(.begins, data) }

  /// Tests whether the data ends with these bytes.
  public func ends(with data: Data) -> Query<Bool> { match(.ends, data) }
}

// MARK: Dates

extension Query where Value: _QueryableValue, Value._Scalar == Date {
  /// Returns the date a number of seconds later; nil if the date is nil.
  ///
  /// ```swift
  /// stops.where { $0.time + 600 < $0.departure }
  /// ```
  @_disfavoredOverload
  public static func + (left: Query, right: TimeInterval) -> Query {
    left._map { .arithmetic($0, .plus, .value(.double(right))) }
  }

  /// Returns the date a number of seconds earlier; nil if the date is nil.
  @_disfavoredOverload
  public static func - (left: Query, right: TimeInterval) -> Query {
    left._map { .arithmetic($0, .minus, .value(.double(right))) }
  }

  /// Returns the number of seconds from the right date to the left one; nil if either date is nil.
  @_disfavoredOverload
  public static func - <Other: _QueryableValue>(left: Query, right: Query<Other>) -> Query<Double?>
  where Other._Scalar == Date {
    left._map { (operand) throws(StoreError) in
      switch right._content {
      case .operand(let other): return .arithmetic(operand, .minus, other)
      case .condition: throw .conditionAsValue()
      case .invalid(let error): throw error
      }
    }
  }
}
