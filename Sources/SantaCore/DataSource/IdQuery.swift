public import SantaStore

/// The query for the entity whose model has a primary key: `.id(7)`, `.id("apia")`, `.id(uuid)`.
///
/// `get`, `delete` and `observe` of a ``StoreDataSource`` support it.
public struct IdQuery<Key: PersistableScalar & Sendable>: DataSourceQuery, Hashable {
  /// The primary key.
  public let key: Key

  /// Creates a query for a primary key: an integer, a text or a UUID.
  public init(_ key: Key) { self.key = key }
}

extension DataSourceQuery {
  /// The query for the entity whose model has a primary key: an integer, a text or a UUID.
  public static func id<Key>(_ key: Key) -> IdQuery<Key> where Self == IdQuery<Key> { IdQuery(key) }
}

/// An ``IdQuery`` with any type of key.
protocol PrimaryKeyQuery: DataSourceQuery {
  var primaryKey: StoredValue { get }
}

extension IdQuery: PrimaryKeyQuery {
  var primaryKey: StoredValue { key._storedValue }
}
