#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A collection of objects that has the aggregates of ``Results``: an ``ObjectCollection``, or a section.
///
/// Public because these collections conform to it; don't conform to it.
public protocol _Aggregatable<Member> {
  associatedtype Member: Object
  /// The objects, as results for one use.
  var _members: Results<Member> { get }
}

extension _Aggregatable {
  /// Returns the smallest value of a property; nil if there is none. Nil and NaN are ignored.
  ///
  /// ```swift
  /// santa.route.min(of: \.time)
  /// for section in payments.sectioned(by: \.month) { print(section.key, section.sum(of: \.cents)) }
  /// ```
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Member, Value>) -> Value? {
    _members.min(of: keyPath)
  }

  /// Returns the smallest value of an optional property; nil if there is none.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Member, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement { _members.min(of: keyPath) }

  /// Returns the largest value of a property; nil if there is none. Nil and NaN are ignored.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Member, Value>) -> Value? {
    _members.max(of: keyPath)
  }

  /// Returns the largest value of an optional property; nil if there is none.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Member, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement { _members.max(of: keyPath) }

  /// Returns the sum of a property; 0 without _members. See `Results.sum(of:)`.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Member, Value>) -> Value
  {
    _members.sum(of: keyPath)
  }

  /// Returns the sum of an optional property over the objects that have a value.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Member, Value?>)
    -> Value
  where Value?: PersistableProperty & PersistableElement { _members.sum(of: keyPath) }

  /// Returns the sum of a property with small integers; 0 without _members.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Member, Value>) -> Int {
    _members.sum(of: keyPath)
  }

  /// Returns the sum of an optional property with small integers over the objects that have a value.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Member, Value?>) -> Int
  where Value?: PersistableProperty & PersistableElement { _members.sum(of: keyPath) }

  /// Returns the sum of an integer property as an `Int128`, which can't overflow. See `Results.exactSum(of:)`.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Member, Value>
  ) -> Int128 { _members.exactSum(of: keyPath) }

  /// Returns the sum of an optional integer property over the objects that have a value.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Member, Value?>
  ) -> Int128 where Value?: PersistableProperty & PersistableElement { _members.exactSum(of: keyPath) }

  /// Returns the average of a property; nil without _members.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Member, Value>)
    -> Double?
  {
    _members.average(of: keyPath)
  }

  /// Returns the average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Member, Value?>)
    -> Double?
  where Value?: PersistableProperty & PersistableElement { _members.average(of: keyPath) }

  /// Returns the average of a property; nil without _members.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Member, Value>
  ) -> Double? { _members.average(of: keyPath) }

  /// Returns the average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Member, Value?>
  ) -> Double? where Value?: PersistableProperty & PersistableElement { _members.average(of: keyPath) }

  /// Returns the average of a decimal property; nil without _members.
  public func average(of keyPath: KeyPath<Member, Decimal>) -> Decimal? { _members.average(of: keyPath) }

  /// Returns the average of an optional decimal property over the objects that have a value; nil if there are none.
  public func average(of keyPath: KeyPath<Member, Decimal?>) -> Decimal? { _members.average(of: keyPath) }
}
