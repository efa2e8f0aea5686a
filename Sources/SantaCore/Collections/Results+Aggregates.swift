extension Results {
  /// The smallest value of a property among the objects; nil where there is none.
  ///
  /// ```swift
  /// store.objects(Stop.self).where { $0.region == "Arctic" }.min(of: \.time)
  /// ```
  ///
  /// The property may lie along to-one links (`\.location?.latitude`). Nil is passed over, and so is NaN. The program
  /// stops where the key path names something that is not stored.
  ///
  /// - Complexity: O(number of objects); none is made.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    extreme(of: values(of: keyPath), by: <)
  }

  /// The smallest value of an optional property; see `min(of:)` for a required one.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement {
    extreme(of: values(of: keyPath).lazy.compactMap { $0 }, by: <)
  }

  /// The largest value of a property among the objects; nil where there is none.
  ///
  /// Nil and NaN are passed over, as in `min(of:)`.
  ///
  /// - Complexity: O(number of objects); none is made.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    extreme(of: values(of: keyPath), by: >)
  }

  /// The largest value of an optional property; see `max(of:)` for a required one.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement {
    extreme(of: values(of: keyPath).lazy.compactMap { $0 }, by: >)
  }

  /// The sum of a property of all the objects, 0 for none.
  ///
  /// ```swift
  /// store.objects(Stop.self).sum(of: \.presents)
  /// ```
  ///
  /// The program stops where the sum of integers is out of their range: add `values(of:)` up as a larger type instead.
  /// A NaN makes a NaN.
  ///
  /// - Complexity: O(number of objects); none is made.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value>) -> Value
  {
    guard let type = Value.self as? any FixedWidthInteger.Type else {
      return values(of: keyPath).reduce(.zero, +)
    }
    // From the cells as they lie, where they all are wanted.
    let sum = integerSum(of: keyPath) ?? Self.integerSum(values(of: keyPath), type)
    return value(of: sum, type, keyPath)
  }

  /// The sum of an optional property, of those objects that have a value; see `sum(of:)` for a required one.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value?>)
    -> Value
  where Value?: PersistableProperty & PersistableElement {
    let values = values(of: keyPath).compactMap { $0 }
    guard let type = Value.self as? any FixedWidthInteger.Type else { return values.reduce(.zero, +) }
    return value(of: Self.integerSum(values, type), type, keyPath)
  }

  /// The sum of integers, as wide as no sum of them exceeds.
  private static func integerSum<Integer: FixedWidthInteger>(_ values: Any, _ type: Integer.Type) -> Int128 {
    // Cast as one `Any`, which costs nothing; an array cast to an array is cast element by element.
    guard let values = values as? [Integer] else { return 0 }
    var sum = Integer.zero
    for value in values {
      let (next, isTooLarge) = sum.addingReportingOverflow(value)
      // Later values may bring it back into the range.
      if isTooLarge { return values.reduce(into: 0) { $0 += Int128($1) } }
      sum = next
    }
    return Int128(sum)
  }

  /// A sum as the type of the property; stops the program where that can't hold it.
  private func value<Value, Integer: FixedWidthInteger>(
    of sum: Int128, _ type: Integer.Type, _ keyPath: PartialKeyPath<Element>
  ) -> Value {
    let value: Any? = Integer(exactly: sum)
    guard let value = value as? Value else {
      let name = Self.path(keyPath).names.joined(separator: ".")
      stopProgram(
        "The sum of \(Element.self).\(name) is \(sum), which \(type) can't hold. "
          + "Add values(of:) up as a larger type.")
    }
    return value
  }

  /// The mean of a property of all the objects; nil where there are none.
  ///
  /// - Complexity: O(number of objects); none is made.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value>)
    -> Double?
  {
    mean(of: values(of: keyPath)) { Double($0) }
  }

  /// The mean of an optional property, of those objects that have a value; nil where there are none.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value?>)
    -> Double?
  where Value?: PersistableProperty & PersistableElement {
    mean(of: values(of: keyPath).lazy.compactMap { $0 }) { Double($0) }
  }

  /// The mean of a property of all the objects; nil where there are none.
  ///
  /// - Complexity: O(number of objects); none is made.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value>
  ) -> Double? { mean(of: values(of: keyPath)) { Double($0) } }

  /// The mean of an optional property, of those objects that have a value; nil where there are none.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value?>
  ) -> Double? where Value?: PersistableProperty & PersistableElement {
    mean(of: values(of: keyPath).lazy.compactMap { $0 }) { Double($0) }
  }

  private func extreme<Value: Comparable>(
    of values: some Sequence<Value>, by precedes: (Value, Value) -> Bool
  ) -> Value? {
    var found: Value?
    // What does not equal itself is a NaN.
    for value in values where value == value {
      found = found.map { precedes(value, $0) ? value : $0 } ?? value
    }
    return found
  }

  private func mean<Value>(of values: some Sequence<Value>, _ number: (Value) -> Double) -> Double? {
    var (sum, count) = (0.0, 0)
    for value in values {
      sum += number(value)
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }
}
