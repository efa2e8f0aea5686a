#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Results {
  /// Returns the smallest value of a property; nil if there is none.
  ///
  /// ```swift
  /// store.objects(Stop.self).where { $0.region == "Arctic" }.min(of: \.time)
  /// ```
  ///
  /// The property may be reached along to-one links (`\.location?.latitude`). Nil and NaN are ignored. The program stops if the
  /// key path isn't stored.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    values(of: keyPath).smallest()
  }

  /// Returns the smallest value of an optional property; nil if there is none. See `min(of:)` for a required property.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement {
    values(of: keyPath).lazy.compactMap { $0 }.smallest()
  }

  /// Returns the largest value of a property; nil if there is none. Nil and NaN are ignored.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    values(of: keyPath).largest()
  }

  /// Returns the largest value of an optional property; nil if there is none. See `max(of:)` for a required property.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement {
    values(of: keyPath).lazy.compactMap { $0 }.largest()
  }

  /// Returns the sum of a property; 0 without objects.
  ///
  /// ```swift
  /// store.objects(Stop.self).sum(of: \.presents)
  /// ```
  ///
  /// If any value is NaN, so is the sum, and a sum that is too large for a `Decimal` is NaN, too. Integers of at most 32 bits
  /// have a sum of type `Int`. The program stops if a sum of 64-bit integers overflows their type. If the data may contain such
  /// numbers, call `exactSum(of:)`.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value>) -> Value
  {
    guard let type = Value.self as? any FixedWidthInteger.Type else {
      return values(of: keyPath).reduce(.zero, +)
    }
    // A whole column is summed from its packed cells.
    let sum = integerSum(of: keyPath) ?? values(of: keyPath).exactSum(type)
    return value(of: sum, type, keyPath)
  }

  /// Returns the sum of an optional property over the objects that have a value. See `sum(of:)` for a required property.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value?>)
    -> Value
  where Value?: PersistableProperty & PersistableElement {
    let values = values(of: keyPath).compactMap { $0 }
    guard let type = Value.self as? any FixedWidthInteger.Type else { return values.reduce(.zero, +) }
    return value(of: values.exactSum(type), type, keyPath)
  }

  /// Returns the sum of a property with small integers, which can't overflow; 0 without objects.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Element, Value>) -> Int {
    Int(clamping: exactSum(of: keyPath))
  }

  /// Returns the sum of an optional property with small integers over the objects that have a value.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Element, Value?>) -> Int
  where Value?: PersistableProperty & PersistableElement { Int(clamping: exactSum(of: keyPath)) }

  /// Returns the sum of an integer property as an `Int128`, which can't overflow; 0 without objects.
  ///
  /// ```swift
  /// let total = store.objects(Payment.self).exactSum(of: \.cents)
  /// if let cents = Int(exactly: total) { show(cents) }
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Element, Value>
  ) -> Int128 {
    // A whole column is summed from its packed cells.
    integerSum(of: keyPath) ?? values(of: keyPath).exactSum(Value.self)
  }

  /// Returns the sum of an optional integer property over the objects that have a value. See `exactSum(of:)` for a required
  /// property.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Element, Value?>
  ) -> Int128 where Value?: PersistableProperty & PersistableElement {
    values(of: keyPath).compactMap { $0 }.exactSum(Value.self)
  }

  /// Converts a sum to the property's type. Stops the program if it does not fit.
  private func value<Value, Integer: FixedWidthInteger>(
    of sum: Int128, _ type: Integer.Type, _ keyPath: PartialKeyPath<Element>
  ) -> Value {
    let value: Any? = Integer(exactly: sum)
    guard let value = value as? Value else {
      let name = Self.path(keyPath).names.joined(separator: ".")
      stopProgram(
        "The sum of \(Element.self).\(name) is \(sum), which \(type) can't hold. "
          + "Call exactSum(of:), or add values(of:) up as a larger type.")
    }
    return value
  }

  /// Returns the average of a property; nil without objects.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value>)
    -> Double?
  { Self.mean(values(of: keyPath)) }

  /// Returns the average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value?>)
    -> Double?
  where Value?: PersistableProperty & PersistableElement { Self.mean(values(of: keyPath).compactMap { $0 }) }

  private static func mean<Value: BinaryInteger>(_ values: [Value]) -> Double? {
    guard let type = Value.self as? any FixedWidthInteger.Type else { return values.mean { Double($0) } }
    return values.exactMean(type)
  }

  /// Returns the average of a property; nil without objects.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value>
  ) -> Double? { values(of: keyPath).mean { Double($0) } }

  /// Returns the average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value?>
  ) -> Double? where Value?: PersistableProperty & PersistableElement {
    values(of: keyPath).lazy.compactMap { $0 }.mean { Double($0) }
  }

  /// Returns the average of a decimal property, computed with decimal numbers; nil without objects.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func average(of keyPath: KeyPath<Element, Decimal>) -> Decimal? { values(of: keyPath).mean() }

  /// Returns the average of an optional decimal property over the objects that have a value; nil if there are none.
  public func average(of keyPath: KeyPath<Element, Decimal?>) -> Decimal? {
    values(of: keyPath).compactMap { $0 }.mean()
  }
}
