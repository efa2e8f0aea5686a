/// The query for all entities, in the order in which their models were created: `.all`.
///
/// It is supported by `getAll`, `deleteAll` and `observe` of a ``StoreDataSource``.
public struct AllQuery: DataSourceQuery, Hashable {
  /// Creates the query.
  public init() {}
}

extension DataSourceQuery where Self == AllQuery {
  /// The query for all entities, in the order in which their models were created.
  public static var all: AllQuery { AllQuery() }
}
