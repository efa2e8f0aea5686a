#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Query where Value == Data {
  /// How many bytes the data has.
  public var count: Query<Int> { _size() }
}

extension Query where Value == Data? {
  /// How many bytes the data has; nil if there is none.
  public var count: Query<Int?> { _size() }
}

extension Query where Value: _QueryableValue, Value._Scalar == Data {
  /// The data has no bytes. A nil is no data, and so not empty.
  public var isEmpty: Query<Bool> { _isEmpty(.data(Data())) }

  private func match(_ match: Expression.Match, _ data: Data) -> Query<Bool> {
    _condition(.match(match, .value(.data(data)), []))
  }

  /// The data has these bytes in it, one after the other.
  public func contains(_ data: Data) -> Query<Bool> { match(.contains, data) }

  /// The data begins with these bytes.
  public func starts(with data: Data) -> Query<Bool> { match(.begins, data) }

  /// The data ends with these bytes.
  public func ends(with data: Data) -> Query<Bool> { match(.ends, data) }
}

// MARK: Dates

extension Query where Value: _QueryableValue, Value._Scalar == Date {
  /// The date so many seconds later; nil where there is none.
  ///
  /// ```swift
  /// stops.where { $0.time + 600 < $0.departure }
  /// ```
  @_disfavoredOverload
  public static func + (left: Query, right: TimeInterval) -> Query {
    left._map { .arithmetic($0, .plus, .value(.double(right))) }
  }

  /// The date so many seconds earlier; nil where there is none.
  @_disfavoredOverload
  public static func - (left: Query, right: TimeInterval) -> Query {
    left._map { .arithmetic($0, .minus, .value(.double(right))) }
  }

  /// The seconds from the right date to the left one; nil where one is missing.
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
