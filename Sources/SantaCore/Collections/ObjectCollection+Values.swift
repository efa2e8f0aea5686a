#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The methods of results, for the collections of objects that the results come from.
extension ObjectCollection {
  /// Returns the values of a property of all objects. See ``Results/values(of:)``.
  public func values<Value: PersistableProperty & PersistableElement>(
    of keyPath: KeyPath<Element, Value>
  ) -> [Value] { objects.values(of: keyPath) }

  /// Returns the values of several properties of all objects, each as an array. See ``Results/columns(_:)``.
  public func columns<each Value: PersistableProperty & PersistableElement>(
    _ keyPaths: repeat KeyPath<Element, each Value>
  ) -> (repeat [each Value]) { objects.columns(repeat each keyPaths) }

  /// Returns the smallest value of a property; nil if there is none. Nil and NaN are ignored.
  ///
  /// ```swift
  /// santa.route.min(of: \.time)
  /// ```
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    objects.min(of: keyPath)
  }

  /// Returns the smallest value of an optional property; nil if there is none.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement { objects.min(of: keyPath) }

  /// Returns the largest value of a property; nil if there is none. Nil and NaN are ignored.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value>) -> Value? {
    objects.max(of: keyPath)
  }

  /// Returns the largest value of an optional property; nil if there is none.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Element, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement { objects.max(of: keyPath) }

  /// Returns the sum of a property; 0 without objects. See `Results.sum(of:)`.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value>) -> Value
  {
    objects.sum(of: keyPath)
  }

  /// Returns the sum of an optional property over the objects that have a value.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Element, Value?>)
    -> Value
  where Value?: PersistableProperty & PersistableElement { objects.sum(of: keyPath) }

  /// Returns the sum of a property with small integers; 0 without objects.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Element, Value>) -> Int {
    objects.sum(of: keyPath)
  }

  /// Returns the sum of an optional property with small integers over the objects that have a value.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Element, Value?>) -> Int
  where Value?: PersistableProperty & PersistableElement { objects.sum(of: keyPath) }

  /// Returns the sum of an integer property as an `Int128`, which can't overflow. See `Results.exactSum(of:)`.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Element, Value>
  ) -> Int128 { objects.exactSum(of: keyPath) }

  /// Returns the sum of an optional integer property over the objects that have a value.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Element, Value?>
  ) -> Int128 where Value?: PersistableProperty & PersistableElement { objects.exactSum(of: keyPath) }

  /// Returns the average of a property; nil without objects.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value>)
    -> Double?
  {
    objects.average(of: keyPath)
  }

  /// Returns the average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Element, Value?>)
    -> Double?
  where Value?: PersistableProperty & PersistableElement { objects.average(of: keyPath) }

  /// Returns the average of a property; nil without objects.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value>
  ) -> Double? { objects.average(of: keyPath) }

  /// Returns the average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Element, Value?>
  ) -> Double? where Value?: PersistableProperty & PersistableElement { objects.average(of: keyPath) }

  /// Returns the average of a decimal property; nil without objects.
  public func average(of keyPath: KeyPath<Element, Decimal>) -> Decimal? { objects.average(of: keyPath) }

  /// Returns the average of an optional decimal property over the objects that have a value; nil if there are none.
  public func average(of keyPath: KeyPath<Element, Decimal?>) -> Decimal? { objects.average(of: keyPath) }

  /// Returns the first object for each combination of values of several properties, as live results. See
  /// `Results.distinct(by:)`.
  public func distinct(by keyPaths: [PartialKeyPath<Element>]) -> Results<Element> {
    objects.distinct(by: keyPaths)
  }

  /// Returns the objects grouped by a property and sorted by it, live. See ``Results/sectioned(by:ascending:)``.
  public func sectioned<Key: PersistableProperty & Hashable & SendableMetatype>(
    by keyPath: KeyPath<Element, Key>, ascending: Bool = true
  ) -> SectionedResults<Key, Element> { objects.sectioned(by: keyPath, ascending: ascending) }

  /// Returns the objects grouped by a computed key in their existing order, live. See ``Results/sectioned(by:)``.
  @_disfavoredOverload
  public func sectioned<Key: Hashable & SendableMetatype>(
    by key: @escaping @Sendable (Element) -> Key
  ) -> SectionedResults<Key, Element> { objects.sectioned(by: key) }
}
