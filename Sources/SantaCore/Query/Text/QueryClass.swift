/// A class as a query sees it: one that the program declares, or one that a store contains.
protocol QueryClass {
  var name: String { get }
  /// The name of its table.
  var tableName: String { get }
  /// The names of all properties, in the order in which a message lists them.
  var propertyNames: [String] { get }
  func queryProperty(_ name: String) -> QueryProperty?
  /// Another class of the same program or store.
  func queryClass(named name: String) -> (any QueryClass)?
  /// The name of a class whose objects have a property, too, share the table with this class, and are not of this class;
  /// nil if there is none.
  func otherOwner(ofProperty name: String) -> String?
  /// The type of the values, if values are queried and not objects.
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

/// The values of a collection, in place of a class: `SELF` is the value, which has no properties.
struct QueriedValues: QueryClass {
  let type: ValueType

  var name: String { "\(type)" }
  var tableName: String { name }
  var propertyNames: [String] { [] }
  var valueType: ValueType? { type }

  func queryProperty(_ name: String) -> QueryProperty? { nil }
  func queryClass(named name: String) -> (any QueryClass)? { nil }
}

/// A class as stored in the tables of a snapshot.
struct StoredQueryClass: QueryClass {
  private let snapshot: Snapshot
  private let table: TableID

  /// Nil if the snapshot has no such class.
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
