/// A ``Map`` as queries see it. Don't conform to it.
public protocol _QueryableMap: _QueryableCollection {
  associatedtype _Key: PersistableMapKey
}

extension Map: _QueryableMap {
  public typealias _Key = Key
}

extension Query where Value: _QueryableMap {
  fileprivate func step<Other>(_ make: @escaping (String) -> Expression.Path.Step) -> Query<Other> {
    _mapPath { (path) throws(StoreError) in
      guard case .elements(let name)? = path.steps.last else { throw .aggregateAsObject() }
      return .path(Expression.Path(path.steps.dropLast() + [make(name)]))
    }
  }

  /// The keys: a condition on them holds where it holds of any one.
  ///
  /// ```swift
  /// houses.where { $0.phones.keys.starts(with: "kit") }
  /// ```
  public var keys: Query<String> { step { .keys($0) } }

  /// The values: a condition on them holds where it holds of any one.
  public var values: Query<Value._Member> { _map { $0 } }
}

extension Query where Value: _QueryableMap, Value._Member: _QueryableValue {
  /// The value under a key; nil where there is none.
  public subscript(key: Value._Key) -> Query<Value._Member._Scalar?> {
    step { .value($0, key: key._key) }
  }
}

extension Query where Value: _QueryableMap {
  /// The object under a key; nil where there is none.
  public subscript<Target: Object>(key: Value._Key) -> Query<Target?> where Value._Member == Target? {
    step { .value($0, key: key._key) }
  }
}
