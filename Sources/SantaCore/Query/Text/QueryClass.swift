/// A class of objects as one who reads a query sees it: one that the program declares, or one that a store has.
protocol QueryClass {
  var name: String { get }
  /// The names of all properties, as a message lists them.
  var propertyNames: [String] { get }
  func queryProperty(_ name: String) -> QueryProperty?
  /// Another class that is known where this one is.
  func queryClass(named name: String) -> (any QueryClass)?
}

/// A property of such a class.
struct QueryProperty {
  var step: Expression.Path.Step
  var type: ValueType
  var kind: CollectionKind
  /// The class that links lead to, or that the objects are of which link here.
  var target: (any QueryClass)?
  /// What it reads as where the store has no column for it yet.
  var unstored = StoredValue.null
}

/// A class as the tables of a snapshot know it.
struct StoredQueryClass: QueryClass {
  private let snapshot: Snapshot
  private let table: TableID

  /// Nil where the snapshot has no such class.
  init?(_ name: String, in snapshot: Snapshot) {
    guard let table = snapshot.table(named: name) else { return nil }
    self.snapshot = snapshot
    self.table = table
  }

  var name: String { snapshot[table].name }
  var propertyNames: [String] { snapshot[table].columns.map(\.name) }

  func queryProperty(_ name: String) -> QueryProperty? {
    guard let column = snapshot[table].column(named: name) else { return nil }
    let definition = snapshot[table][column]
    return QueryProperty(
      step: definition.isCollection ? .elements(name) : .property(name), type: definition.type,
      kind: definition.kind, target: definition.target.flatMap { queryClass(named: $0) })
  }

  func queryClass(named name: String) -> (any QueryClass)? { StoredQueryClass(name, in: snapshot) }
}
