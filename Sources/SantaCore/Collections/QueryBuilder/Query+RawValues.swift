// The raw values of enums. The declarations for optional enums also apply to other enums, and are therefore disfavoured.

extension Query where Value: PersistableEnum {
  /// The raw value of the enum, for comparisons.
  ///
  /// ```swift
  /// children.where { $0.mood.rawValue.starts(with: "go") }
  /// ```
  public var rawValue: Query<Value.RawValue> { _map { $0 } }
}

extension Query where Value: _QueryableValue, Value._Scalar: PersistableEnum {
  /// The raw value of the optional enum, for comparisons; nil if the property is nil.
  @_disfavoredOverload
  public var rawValue: Query<Value._Scalar.RawValue?> { _map { $0 } }
}

extension Query where Value: ValueCollection, Value.Element: PersistableEnum {
  /// The raw values of the enums in the collection, for comparisons.
  ///
  /// ```swift
  /// children.where { $0.moods.rawValue.contains("good") }
  /// ```
  public var rawValue: Query<List<Value.Element.RawValue>> { _map { $0 } }
}

extension Query where Value: ValueCollection, Value.Element._Scalar: PersistableEnum {
  /// The raw values of the optional enums in the collection, for comparisons.
  @_disfavoredOverload
  public var rawValue: Query<List<Value.Element._Scalar.RawValue?>> { _map { $0 } }
}

extension Query where Value: _QueryableMap, Value._Member: PersistableEnum {
  /// The raw values of the enums in the map, for comparisons.
  public var rawValue: Query<Map<Value._Key, Value._Member.RawValue>> { _map { $0 } }
}

extension Query
where Value: _QueryableMap, Value._Member: _QueryableValue, Value._Member._Scalar: PersistableEnum {
  /// The raw values of the optional enums in the map, for comparisons.
  @_disfavoredOverload
  public var rawValue: Query<Map<Value._Key, Value._Member._Scalar.RawValue?>> { _map { $0 } }
}
