public import SantaStore

/// A query that selects objects of a store itself: by a condition, and in an order if it sorts them.
///
/// Conform a query of your own to it; ``DataSourceQuery`` has an example. All functions of a ``StoreDataSource`` with the same
/// model support it.
public protocol StoreQuery<Model>: DataSourceQuery {
  /// The class of the objects.
  associatedtype Model: Object

  /// The objects that the query asks for.
  ///
  /// It is called on the data source's actor. It must not change or keep anything of the store.
  ///
  /// - Parameter objects: all objects of the class.
  func results(in objects: Results<Model>) throws -> Results<Model>
}
