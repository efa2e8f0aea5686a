/// A class in a query: either declared by the program or stored in a store.
protocol QueryClass {
  var name: String { get }
  /// The name of the table of the class.
  var tableName: String { get }
  /// The names of all properties, in the order in which error messages list them.
  var propertyNames: [String] { get }
  func queryProperty(_ name: String) -> QueryProperty?
  /// Returns a class of the same program or store.
  func queryClass(named name: String) -> (any QueryClass)?
  /// Returns the name of another class in the same table that also has a property, and whose objects aren't objects of this
  /// class; nil if there is none.
  func otherOwner(ofProperty name: String) -> String?
  /// The type of the values if values are queried instead of objects; otherwise nil.
  var valueType: ValueType? { get }
}

extension QueryClass {
  func otherOwner(ofProperty name: String) -> String? { nil }
  var valueType: ValueType? { nil }
}

/// A property of a ``QueryClass``.
struct QueryProperty {
  var step: Expression.Path.Step
  var type: ValueType
  var kind: CollectionKind
  /// The target class of links, or the class of linking objects.
  var target: (any QueryClass)?
  /// The type of the keys of a map.
  var keyType = ValueType.string
  /// The value of the property if the store has no column for it yet.
  var unstored = StoredValue.null
}

/// The values of a collection, which take the role of a class in a query. `SELF` is the value, which has no properties.
struct QueriedValues: QueryClass {
  let type: ValueType

  var name: String { "\(type)" }
  var tableName: String { name }
  var propertyNames: [String] { [] }
  var valueType: ValueType? { type }

  func queryProperty(_ name: String) -> QueryProperty? { nil }
  func queryClass(named name: String) -> (any QueryClass)? { nil }
}

/// A class that is stored in the tables of a snapshot.
struct StoredQueryClass: QueryClass {
  private let snapshot: Snapshot
  private let table: TableID

  /// Creates the class with a name, or returns nil if the snapshot doesn't contain it.
  init?(_ name: String, in snapshot: Snapshot) {
    guard let table = snapshot.table(named: name) else { return nil }
    self.snapshot = snapshot
    self.table = table
  }

  var name: String { snapshot[table].name }
  var tableName: String { name }
  var propertyNames: [String] { snapshot[table].columns.filter(\.isProperty).map(\.name) }

  func queryProperty(_ name: String) -> QueryProperty? {
    guard let column = snapshot[table].column(named: name) else { return nil }
    let definition = snapshot[table][column]
    return QueryProperty(
      step: definition.isCollection ? .elements(name) : .property(name), type: definition.type,
      kind: definition.kind, target: definition.target.flatMap { queryClass(named: $0) },
      keyType: definition.keyType)
  }

  func queryClass(named name: String) -> (any QueryClass)? { StoredQueryClass(name, in: snapshot) }
}
