public import SantaStore

/// A query that selects the objects of a store itself, by a condition and optionally in an order.
///
/// Conform your own queries to this protocol; ``DataSourceQuery`` has an example. All functions of a ``StoreDataSource`` with
/// the same model support them.
public protocol StoreQuery<Model>: DataSourceQuery {
  /// The class of the objects.
  associatedtype Model: Object

  /// Returns the objects that match the query.
  ///
  /// This is called on the actor of the data source. It must not change the store or keep any part of it.
  ///
  /// - Parameter objects: all objects of the class.
  func results(in objects: Results<Model>) throws -> Results<Model>
}
