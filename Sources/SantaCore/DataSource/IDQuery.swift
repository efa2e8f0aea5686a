public import SantaStore

/// The query for the entity whose model has a given primary key: `.id(7)`, `.id("apia")`, `.id(uuid)`.
///
/// It is supported by `get`, `delete` and `observe` of a ``StoreDataSource``.
public struct IDQuery<Key: PersistableScalar & Sendable>: DataSourceQuery, Hashable {
  /// The primary key.
  public let key: Key

  /// Creates a query for a primary key, which is an integer, a string or a UUID.
  public init(_ key: Key) { self.key = key }
}

extension DataSourceQuery {
  /// Returns the query for the entity whose model has a given primary key: an integer, a string or a UUID.
  public static func id<Key>(_ key: Key) -> IDQuery<Key> where Self == IDQuery<Key> { IDQuery(key) }
}

/// An ``IDQuery`` with any type of key.
protocol PrimaryKeyQuery: DataSourceQuery {
  var primaryKey: StoredValue { get }
}

extension IDQuery: PrimaryKeyQuery {
  var primaryKey: StoredValue { key._storedValue }
}

/// The former name of ``IDQuery``.
@available(*, deprecated, renamed: "IDQuery")
public typealias IdQuery<Key: PersistableScalar & Sendable> = IDQuery<Key>
