extension Results {
  /// The smallest value of a property; nil if there is none.
  ///
  /// ```swift
  /// store.objects(Stop.self).where { $0.region == "Arctic" }.min(of: \.time)
  /// ```
  ///
  /// The property can be reached along to-one links (`\.location?.latitude`). Nil and NaN are ignored. The program
  /// stops if the key path is not stored.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    extreme(of: values(of: keyPath), by: <)
  }

  /// The smallest value of an optional property; nil if there is none. See `min(of:)` for a required property.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement {
    extreme(of: values(of: keyPath).lazy.compactMap { $0 }, by: <)
  }

  /// The largest value of a property; nil if there is none. Nil and NaN are ignored.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    extreme(of: values(of: keyPath), by: >)
  }

  /// The largest value of an optional property; nil if there is none. See `max(of:)` for a required property.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement {
    extreme(of: values(of: keyPath).lazy.compactMap { $0 }, by: >)
  }

  /// The sum of a property; 0 without objects.
  ///
  /// ```swift
  /// store.objects(Stop.self).sum(of: \.presents)
  /// ```
  ///
  /// A NaN makes the sum NaN. The program stops if the sum of integers overflows their type: add up `values(of:)` as
  /// a larger type instead.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value>) -> Value
  {
    guard let type = Value.self as? any FixedWidthInteger.Type else {
      return values(of: keyPath).reduce(.zero, +)
    }
    // A whole column is summed from its packed cells.
    let sum = integerSum(of: keyPath) ?? Self.integerSum(values(of: keyPath), type)
    return value(of: sum, type, keyPath)
  }

  /// The sum of an optional property over the objects that have a value. See `sum(of:)` for a required property.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value?>)
    -> Value
  where Value?: PersistableProperty & PersistableElement {
    let values = values(of: keyPath).compactMap { $0 }
    guard let type = Value.self as? any FixedWidthInteger.Type else { return values.reduce(.zero, +) }
    return value(of: Self.integerSum(values, type), type, keyPath)
  }

  /// The exact sum of integers, in a type that no sum of them overflows.
  private static func integerSum<Integer: FixedWidthInteger>(_ values: Any, _ type: Integer.Type) -> Int128 {
    // Cast as one `Any`, which is free; a cast from array to array casts each element.
    guard let values = values as? [Integer] else { return 0 }
    var sum = Integer.zero
    for value in values {
      let (next, isTooLarge) = sum.addingReportingOverflow(value)
      // Later values may bring the sum back into range.
      if isTooLarge { return values.reduce(into: 0) { $0 += Int128($1) } }
      sum = next
    }
    return Int128(sum)
  }

  /// The sum as a value of the property's type. Stops the program if it does not fit.
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

  /// The average of a property; nil without objects.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value>)
    -> Double?
  {
    mean(of: values(of: keyPath)) { Double($0) }
  }

  /// The average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value?>)
    -> Double?
  where Value?: PersistableProperty & PersistableElement {
    mean(of: values(of: keyPath).lazy.compactMap { $0 }) { Double($0) }
  }

  /// The average of a property; nil without objects.
  ///
  /// - Complexity: O(*n*) in the number of objects, none of which is created.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value>
  ) -> Double? { mean(of: values(of: keyPath)) { Double($0) } }

  /// The average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value?>
  ) -> Double? where Value?: PersistableProperty & PersistableElement {
    mean(of: values(of: keyPath).lazy.compactMap { $0 }) { Double($0) }
  }

  private func extreme<Value: Comparable>(
    of values: some Sequence<Value>, by precedes: (Value, Value) -> Bool
  ) -> Value? {
    var found: Value?
    // Only NaN does not equal itself.
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
