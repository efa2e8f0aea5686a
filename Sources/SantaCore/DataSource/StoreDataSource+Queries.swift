import SantaStore

extension StoreDataSource {
  /// The functions that take a query.
  enum Function: String {
    case get, getAll, delete, deleteAll, observe

    var takesId: Bool { self == .get || self == .delete || self == .observe }
    var takesAll: Bool { self == .getAll || self == .deleteAll || self == .observe }

    /// The queries that the function supports, for messages.
    var supported: String {
      let own = "TextQuery and queries that conform to StoreQuery<\(Model.self)>"
      return ((takesId ? ["IDQuery"] : []) + (takesAll ? ["AllQuery"] : []) + [own]).joined(separator: ", ")
    }
  }

  /// Returns the objects that match a query.
  ///
  /// - Throws: `.unsupportedQuery` if the function does not support the query.
  static func results(
    of query: some DataSourceQuery, in store: Store, for function: Function
  ) throws -> Results<Model> {
    let objects = store.objects(Model.self)
    // Reading objects of a class that does not match the store would stop the program.
    try objects.checkClass()
    switch query {
    case let query as any PrimaryKeyQuery where function.takesId:
      return try objects.matching(primaryKey: query.primaryKey)
    case is AllQuery where function.takesAll: return objects
    case let query as TextQuery: return try objects.filter(query.text, arguments: query.arguments)
    case let query as any StoreQuery<Model>: return try query.results(in: objects)
    default:
      throw StoreError.unsupportedQuery(
        "\(type(of: query))", function: "\(Self.self).\(function)", supported: function.supported)
    }
  }

  /// Returns a description of a query, for messages.
  static func description(of query: some DataSourceQuery) -> String {
    if let query = query as? any PrimaryKeyQuery { return "the primary key \(query.primaryKey.text)" }
    return "\(type(of: query))"
  }
}
