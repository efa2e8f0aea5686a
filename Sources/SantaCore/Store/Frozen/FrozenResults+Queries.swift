#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// The methods of `Results`.
extension FrozenResults {
  /// Returns the objects that meet a condition. See ``Results/where(_:)``.
  public func `where`(_ condition: (Query<Base>) -> Query<Bool>) -> FrozenResults {
    derived { $0.where(condition) }
  }

  /// Returns the objects that meet a condition in the query language. See ``Results/filter(_:_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  public func filter(_ text: String, _ arguments: Any?...) throws -> FrozenResults {
    try filter(text, arguments: arguments)
  }

  /// The objects that meet a condition in the query language, with the arguments in an array. See ``Results/filter(_:_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  public func filter(_ text: String, arguments: [Any?]) throws -> FrozenResults {
    try derived { try $0.filter(text, arguments: arguments) }
  }

  /// Returns the objects that meet a Foundation predicate. See ``Results/filter(_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery` or `.invalidKeyPath`.
  public func filter(_ predicate: Predicate<Base>) throws -> FrozenResults {
    try derived { try $0.filter(predicate) }
  }

  /// Returns the objects sorted by a property. See ``Results/sorted(by:ascending:)``.
  public func sorted<Value: PersistableProperty>(
    by keyPath: KeyPath<Base, Value>, ascending: Bool = true
  ) -> FrozenResults { derived { $0.sorted(by: keyPath, ascending: ascending) } }

  /// Returns the objects sorted by several properties. See ``Results/sorted(by:)``.
  public func sorted(by keys: [Results<Base>.SortKey]) -> FrozenResults { derived { $0.sorted(by: keys) } }

  /// Returns the objects sorted by a property by name. See ``Results/sorted(byKeyPath:ascending:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> FrozenResults {
    try derived { try $0.sorted(byKeyPath: keyPath, ascending: ascending) }
  }

  /// The objects sorted by several properties by name. See ``Results/sorted(byKeyPaths:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func sorted(byKeyPaths keyPaths: [(name: String, ascending: Bool)]) throws -> FrozenResults {
    try derived { try $0.sorted(byKeyPaths: keyPaths) }
  }

  /// The first object for each value of a property. See `Results.distinct(by:)`.
  public func distinct<Value: PersistableProperty>(by keyPath: KeyPath<Base, Value>) -> FrozenResults {
    derived { $0.distinct(by: keyPath) }
  }

  /// The first object for each combination of values of several properties. See `Results.distinct(by:)`.
  public func distinct(by keyPaths: [PartialKeyPath<Base>]) -> FrozenResults {
    derived { $0.distinct(by: keyPaths) }
  }

  /// The first object for each combination of values of properties by name. See ``Results/distinct(byKeyPaths:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func distinct(byKeyPaths keyPaths: [String]) throws -> FrozenResults {
    try derived { try $0.distinct(byKeyPaths: keyPaths) }
  }

  /// At most the first objects. Unlike the slice of an array, the result is evaluated when it is first read.
  ///
  /// The program stops if the number is negative.
  public func prefix(_ maxLength: Int) -> FrozenResults { derived { $0.prefix(maxLength) } }

  /// The same as ``prefix(_:)``.
  @available(*, deprecated, renamed: "prefix(_:)")
  public func limit(_ count: Int) -> FrozenResults { prefix(count) }

  /// A description of the evaluation, for people. See ``Results/explain()``.
  public func explain() -> String { confined.explain() }

  // MARK: Elements

  /// The index of an object of the same state; nil if the results don't contain it.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  public func index(of object: Frozen<Base>) -> Int? {
    guard source.isSame(as: object.frozenSource) else { return nil }
    return rows.firstIndex(of: object.frozenRow)
  }

  /// The index of the first object that meets a condition; nil if none does. See ``Results/index(matching:)``.
  ///
  /// - Complexity: O(*n*) in the number of objects.
  public func index(matching condition: (Query<Base>) -> Query<Bool>) -> Int? {
    evaluated.index(matching: condition)
  }

  /// The objects at the given indices, for example at all indices of an `IndexSet`. The program stops if an index is out of range.
  public func objects(at indices: some Sequence<Int>) -> [Frozen<Base>] { indices.map { self[$0] } }

  // MARK: Sections

  /// The objects grouped by a property, and sorted by it before their existing order. See ``Results/sectioned(by:ascending:)``.
  ///
  /// ```swift
  /// for section in stops.sectioned(by: \.region) { print(section.key, section.map(\.place)) }
  /// ```
  ///
  /// The program stops if the key path is not stored.
  public func sectioned<Key: PersistableProperty & Hashable & Sendable>(
    by keyPath: KeyPath<Base, Key>, ascending: Bool = true
  ) -> [FrozenResultsSection<Key, Base>] {
    let sorted = sorted(by: keyPath, ascending: ascending)
    return sorted.sections { $0[keyPath: keyPath] }
  }

  /// The objects grouped by a computed key, in their existing order. See ``Results/sectioned(by:)``.
  ///
  /// - Parameter key: computes the key of an object. It gets an object that must not be used after it returns.
  // Disfavoured, because a key path can also be passed as a function, and must call the sorting method.
  @_disfavoredOverload
  public func sectioned<Key: Hashable & Sendable>(
    by key: (Base) -> Key
  ) -> [FrozenResultsSection<Key, Base>] { sections(key) }

  private func sections<Key: Hashable & Sendable>(_ key: (Base) -> Key) -> [FrozenResultsSection<Key, Base>] {
    let (results, rows) = (evaluated, rows)
    let runs = SectionRuns(results.map(key))
    return runs.keys.enumerated().map { section, key in
      let items = 0..<runs.count(of: section)
      return FrozenResultsSection(
        key: key, source: source,
        rows: items.map { rows[runs.index(of: SectionIndexPath(section: section, item: $0))] })
    }
  }

  // MARK: Values

  /// Returns the values of a property of all objects. See ``Results/values(of:)``.
  public func values<Value: PersistableProperty & PersistableElement & Sendable>(
    of keyPath: KeyPath<Base, Value>
  ) -> [Value] { evaluated.values(of: keyPath) }

  /// Returns the smallest value of a property; nil if there is none. Nil and NaN are ignored.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Base, Value>) -> Value? {
    evaluated.min(of: keyPath)
  }

  /// The smallest value of an optional property; nil if there is none.
  public func min<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Base, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement { evaluated.min(of: keyPath) }

  /// The largest value of a property; nil if there is none. Nil and NaN are ignored.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Base, Value>) -> Value? {
    evaluated.max(of: keyPath)
  }

  /// The largest value of an optional property; nil if there is none.
  public func max<Value: PersistableScalar & Comparable>(of keyPath: KeyPath<Base, Value?>) -> Value?
  where Value?: PersistableProperty & PersistableElement { evaluated.max(of: keyPath) }

  /// The sum of a property; 0 without objects. See `Results.sum(of:)`.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Base, Value>) -> Value {
    evaluated.sum(of: keyPath)
  }

  /// The sum of an optional property over the objects that have a value.
  public func sum<Value: PersistableScalar & AdditiveArithmetic>(of keyPath: KeyPath<Base, Value?>) -> Value
  where Value?: PersistableProperty & PersistableElement { evaluated.sum(of: keyPath) }

  /// The sum of an optional property with small integers over the objects that have a value.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Base, Value?>) -> Int
  where Value?: PersistableProperty & PersistableElement { evaluated.sum(of: keyPath) }

  /// The sum of a property with small integers; 0 without objects.
  public func sum<Value: SmallInteger>(of keyPath: KeyPath<Base, Value>) -> Int { evaluated.sum(of: keyPath) }

  /// Returns the sum of an integer property, in a type that the sum can't overflow. See `Results.exactSum(of:)`.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Base, Value>
  ) -> Int128 { evaluated.exactSum(of: keyPath) }

  /// The sum of an optional integer property over the objects that have a value. See `Results.exactSum(of:)`.
  public func exactSum<Value: PersistableScalar & FixedWidthInteger>(
    of keyPath: KeyPath<Base, Value?>
  ) -> Int128 where Value?: PersistableProperty & PersistableElement { evaluated.exactSum(of: keyPath) }

  /// The average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Base, Value?>) -> Double?
  where Value?: PersistableProperty & PersistableElement { evaluated.average(of: keyPath) }

  /// The average of an optional property over the objects that have a value; nil if there are none.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(
    of keyPath: KeyPath<Base, Value?>
  ) -> Double? where Value?: PersistableProperty & PersistableElement { evaluated.average(of: keyPath) }

  /// The average of an optional decimal property over the objects that have a value; nil if there are none.
  public func average(of keyPath: KeyPath<Base, Decimal?>) -> Decimal? { evaluated.average(of: keyPath) }

  /// The average of a property; nil without objects.
  public func average<Value: PersistableScalar & BinaryInteger>(of keyPath: KeyPath<Base, Value>) -> Double? {
    evaluated.average(of: keyPath)
  }

  /// Returns the average of a property; nil without objects.
  public func average<Value: PersistableScalar & BinaryFloatingPoint>(of keyPath: KeyPath<Base, Value>)
    -> Double?
  {
    evaluated.average(of: keyPath)
  }

  /// Returns the average of a decimal property; nil without objects.
  public func average(of keyPath: KeyPath<Base, Decimal>) -> Decimal? { evaluated.average(of: keyPath) }
}
