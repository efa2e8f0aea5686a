#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The methods of `Results`.
extension FrozenResults {
  /// The objects that meet a condition. See ``Results/where(_:)``.
  public func `where`(_ condition: (Query<Base>) -> Query<Bool>) -> FrozenResults {
    derived { $0.where(condition) }
  }

  /// The objects that meet a condition in the query language. See ``Results/filter(_:_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  public func filter(_ text: String, _ arguments: Any?...) throws -> FrozenResults {
    try derived { try $0.filter(text, arguments: arguments) }
  }

  /// The objects that meet a Foundation predicate. See ``Results/filter(_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery` or `.invalidKeyPath`.
  public func filter(_ predicate: Predicate<Base>) throws -> FrozenResults {
    try derived { try $0.filter(predicate) }
  }

  /// The objects sorted by a property. See ``Results/sorted(by:ascending:)``.
  public func sorted<Value: PersistableProperty>(
    by keyPath: KeyPath<Base, Value>, ascending: Bool = true
  ) -> FrozenResults { derived { $0.sorted(by: keyPath, ascending: ascending) } }

  /// The objects sorted by several properties. See ``Results/sorted(by:)``.
  public func sorted(by keys: [Results<Base>.SortKey]) -> FrozenResults { derived { $0.sorted(by: keys) } }

  /// The objects sorted by a property by name. See ``Results/sorted(byKeyPath:ascending:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> FrozenResults {
    try derived { try $0.sorted(byKeyPath: keyPath, ascending: ascending) }
  }

  /// The first object for each value of a property. See `Results.distinct(by:)`.
  public func distinct<Value: PersistableProperty>(by keyPath: KeyPath<Base, Value>) -> FrozenResults {
    derived { $0.distinct(by: keyPath) }
  }

  /// At most the first `count` objects. See ``Results/limit(_:)``.
  public func limit(_ count: Int) -> FrozenResults { derived { $0.limit(count) } }

  /// The values of a property of all objects. See ``Results/values(of:)``.
  public func values<Value: PersistableProperty & PersistableElement & Sendable>(
    of keyPath: KeyPath<Base, Value>
  ) -> [Value] { confined.values(of: keyPath) }

  /// The smallest value of a property; nil if there is none. Nil and NaN are ignored.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Base, Value>) -> Value? {
    confined.min(of: keyPath)
  }

  /// The largest value of a property; nil if there is none. Nil and NaN are ignored.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Base, Value>) -> Value? {
    confined.max(of: keyPath)
  }

  /// The sum of a property; 0 without objects. See `Results.sum(of:)`.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Base, Value>) -> Value {
    confined.sum(of: keyPath)
  }

  /// The sum of a property with small integers; 0 without objects.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Base, Value>) -> Int { confined.sum(of: keyPath) }

  /// The sum of an integer property, in a type that no sum of them overflows. See `Results.exactSum(of:)`.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Base, Value>
  ) -> Int128 { confined.exactSum(of: keyPath) }

  /// The average of a property; nil without objects.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Base, Value>) -> Double? {
    confined.average(of: keyPath)
  }

  /// The average of a property; nil without objects.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(of keyPath: KeyPath<Base, Value>)
    -> Double?
  {
    confined.average(of: keyPath)
  }

  /// The average of a decimal property; nil without objects.
  public func average(of keyPath: KeyPath<Base, Decimal>) -> Decimal? { confined.average(of: keyPath) }
}
