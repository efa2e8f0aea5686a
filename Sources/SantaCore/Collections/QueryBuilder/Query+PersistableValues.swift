// The stored values of custom types. The declarations for optional values also apply to other values, and are therefore
// disfavoured.

extension Query where Value: FailableCustomPersistable {
  /// The stored value of the custom type, for comparisons that the type itself doesn't have.
  ///
  /// ```swift
  /// children.where { $0.page.persistableValue.contains("northpole.org") }
  /// ```
  public var persistableValue: Query<Value.PersistedType> { _map { $0 } }
}

extension Query where Value: _QueryableValue, Value._Scalar: FailableCustomPersistable {
  /// The stored value of the optional custom type, for comparisons; nil if the property is nil.
  @_disfavoredOverload
  public var persistableValue: Query<Value._Scalar.PersistedType?> { _map { $0 } }
}

extension Query where Value: ValueCollection, Value.Element: FailableCustomPersistable {
  /// The stored values of the elements of the collection, for comparisons.
  public var persistableValue: Query<List<Value.Element.PersistedType>> { _map { $0 } }
}

extension Query where Value: ValueCollection, Value.Element._Scalar: FailableCustomPersistable {
  /// The stored values of the optional elements of the collection, for comparisons.
  @_disfavoredOverload
  public var persistableValue: Query<List<Value.Element._Scalar.PersistedType?>> { _map { $0 } }
}

extension Query where Value: _QueryableMap, Value._Member: FailableCustomPersistable {
  /// The stored values of the values in the map, for comparisons.
  public var persistableValue: Query<Map<Value._Key, Value._Member.PersistedType>> { _map { $0 } }
}

extension Query
where Value: _QueryableMap, Value._Member: _QueryableValue, Value._Member._Scalar: FailableCustomPersistable {
  /// The stored values of the optional values in the map, for comparisons.
  @_disfavoredOverload
  public var persistableValue: Query<Map<Value._Key, Value._Member._Scalar.PersistedType?>> { _map { $0 } }
}
