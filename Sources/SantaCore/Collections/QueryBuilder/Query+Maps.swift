/// A ``Map`` in a query. Don't declare conformances to this protocol.
public protocol _QueryableMap: _QueryableCollection {
  /// The type of the map's keys.
  associatedtype _Key: PersistableMapKey
}

extension Map: _QueryableMap {
  /// The type of the map's keys.
  public typealias _Key = Key
}

extension Query where Value: _QueryableMap {
  fileprivate func step<Other>(_ make: @escaping (String) -> Expression.Path.Step) -> Query<Other> {
    _mapPath { (path) throws(StoreError) in
      guard case .elements(let name)? = path.steps.last else { throw .aggregateAsObject() }
      return .path(Expression.Path(path.steps.dropLast() + [make(name)]))
    }
  }

  /// The values of the map. A condition on them holds if it holds for any value.
  public var values: Query<Value._Member> { _map { $0 } }
}

extension Query where Value: _QueryableMap, Value._Key: _QueryableValue {
  /// The keys of the map. A condition on them holds if it holds for any key.
  ///
  /// ```swift
  /// houses.where { $0.phones.keys.starts(with: "kit") }
  /// ```
  public var keys: Query<Value._Key> { step { .keys($0) } }
}

extension Query where Value: _QueryableMap, Value._Member: _QueryableValue {
  /// The value for a key; nil if the map doesn't contain the key.
  public subscript(key: Value._Key) -> Query<Value._Member._Scalar?> {
    step { .value($0, key: Expression.Path.Key(key._key)) }
  }
}

extension Query where Value: _QueryableMap {
  /// The object for a key; nil if the map doesn't contain the key.
  public subscript<Target: Object>(key: Value._Key) -> Query<Target?> where Value._Member == Target? {
    step { .value($0, key: Expression.Path.Key(key._key)) }
  }
}
