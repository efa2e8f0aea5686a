#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Additional aggregates for collections of values. Results and collections of objects offer the same for a property of the
// objects.
extension _NumberedCollection where Element: PersistableScalar & Comparable {
  /// Returns the smallest value; nil if there is none. NaN is ignored.
  public func min() -> Element? { smallest() }

  /// Returns the largest value; nil if there is none. NaN is ignored.
  public func max() -> Element? { largest() }
}

extension _NumberedCollection {
  /// Returns the smallest value; nil if there is none. Nil and NaN are ignored.
  public func min<Value: PersistableScalar & Comparable>() -> Value? where Element == Value? {
    lazy.compactMap { $0 }.smallest()
  }

  /// Returns the largest value; nil if there is none. Nil and NaN are ignored.
  public func max<Value: PersistableScalar & Comparable>() -> Value? where Element == Value? {
    lazy.compactMap { $0 }.largest()
  }
}

extension _NumberedCollection where Element: _QueryableValue, Element._Scalar: AdditiveArithmetic {
  /// Returns the sum of the values that are not nil; 0 if there are none.
  ///
  /// If any value is NaN, so is the sum. Integers of at most 32 bits have a sum of type `Int`. The program stops if a sum of
  /// 64-bit integers overflows their type. If the data may contain such numbers, call `exactSum()`.
  public func sum() -> Element._Scalar { ScalarSum.of(self, in: "\(Self.self)") }
}

extension _NumberedCollection where Element: _QueryableValue, Element._Scalar: SmallInteger {
  /// Returns the sum of the values that are not nil, which can't overflow; 0 if there are none.
  public func sum() -> Int { Int(clamping: ScalarSum.scalars(self).exactSum(Element._Scalar.self)) }
}

extension _NumberedCollection where Element: _QueryableValue, Element._Scalar: FixedWidthInteger {
  /// Returns the sum of the values that are not nil as an `Int128`, which can't overflow; 0 if there are none.
  public func exactSum() -> Int128 { ScalarSum.scalars(self).exactSum(Element._Scalar.self) }
}

extension _NumberedCollection where Element: _QueryableValue, Element._Scalar: Numeric {
  /// Returns the average of the values that are not nil; nil if there are none.
  public func average() -> Double? { ScalarSum.average(of: self) }
}

extension _NumberedCollection where Element: _QueryableValue, Element._Scalar == Decimal {
  /// Returns the average of the values that are not nil, computed with decimal numbers; nil if there are none.
  public func average() -> Decimal? { ScalarSum.scalars(self).mean() }
}

extension Map where Value: _QueryableValue, Value._Scalar: Comparable {
  /// Returns the smallest value; nil if there is none. Nil and NaN are ignored.
  public func min() -> Value._Scalar? { ScalarSum.scalars(values).smallest() }

  /// Returns the largest value; nil if there is none. Nil and NaN are ignored.
  public func max() -> Value._Scalar? { ScalarSum.scalars(values).largest() }
}

extension Map where Value: _QueryableValue, Value._Scalar: AdditiveArithmetic {
  /// Returns the sum of the values that are not nil; 0 if there are none. The program stops if a sum of 64-bit integers
  /// overflows their type. If the data may contain such numbers, call `exactSum()`.
  public func sum() -> Value._Scalar { ScalarSum.of(values, in: "\(Self.self)") }
}

extension Map where Value: _QueryableValue, Value._Scalar: SmallInteger {
  /// Returns the sum of the values that are not nil, which can't overflow; 0 if there are none.
  public func sum() -> Int { Int(clamping: ScalarSum.scalars(values).exactSum(Value._Scalar.self)) }
}

extension Map where Value: _QueryableValue, Value._Scalar: FixedWidthInteger {
  /// Returns the sum of the values that are not nil as an `Int128`, which can't overflow; 0 if there are none.
  public func exactSum() -> Int128 { ScalarSum.scalars(values).exactSum(Value._Scalar.self) }
}

extension Map where Value: _QueryableValue, Value._Scalar: Numeric {
  /// Returns the average of the values that are not nil; nil if there are none.
  public func average() -> Double? { ScalarSum.average(of: values) }
}

extension Map where Value: _QueryableValue, Value._Scalar == Decimal {
  /// Returns the average of the values that are not nil, computed with decimal numbers; nil if there are none.
  public func average() -> Decimal? { ScalarSum.scalars(values).mean() }
}

private enum ScalarSum {
  /// Returns the values that are not nil.
  static func scalars<Value: _QueryableValue>(_ values: some Sequence<Value>) -> [Value._Scalar] {
    values.compactMap { Value._Scalar(_stored: $0._queryValue) }
  }

  /// - Parameter name: the type of the collection, for the message.
  static func of<Value: _QueryableValue>(
    _ values: some Sequence<Value>, in name: String
  ) -> Value._Scalar where Value._Scalar: AdditiveArithmetic {
    let scalars = scalars(values)
    guard let type = Value._Scalar.self as? any FixedWidthInteger.Type else {
      return scalars.reduce(.zero, +)
    }
    return integer(scalars.exactSum(type), type, name)
  }

  private static func integer<Value, Integer: FixedWidthInteger>(
    _ sum: Int128, _ type: Integer.Type, _ name: String
  ) -> Value {
    let value: Any? = Integer(exactly: sum)
    guard let value = value as? Value else {
      stopProgram("The sum of this \(name) is \(sum), which \(type) can't hold. Call exactSum().")
    }
    return value
  }

  static func average<Value: _QueryableValue>(of values: some Sequence<Value>) -> Double? {
    if let type = Value._Scalar.self as? any FixedWidthInteger.Type { return scalars(values).exactMean(type) }
    // Every numeric scalar is stored as a number.
    return values.compactMap(\._queryValue.number).mean { $0 }
  }
}
