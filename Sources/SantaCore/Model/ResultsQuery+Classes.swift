extension ResultsQuery {
  /// Creates a query for the objects of a class and its listed subclasses.
  ///
  /// - Parameter source: the source of the objects. All objects of a collection are of the class, because nothing else can be
  ///   stored in it.
  init(_ type: Object.Type, source: Source = .table) {
    let identity = ClassIdentity.of(type)
    self.init(className: identity.tableName, source: source)
    guard source == .table, identity.nameInTable != nil, let hierarchy = identity.hierarchy else { return }
    let names = hierarchy.subtypes(of: type).map { ClassIdentity.of($0).storedName }.coldSorted()
    let column = Expression.Operand.path(.init([.property(ColumnDefinition.classColumn.name)]))
    let isOfClass: Expression =
      names.count == 1
      ? .compare(column, .equal, .value(.string(names[0])))
      : .condition(.init(subject: column, test: .among(names.map { .string($0) })))
    self = filtered(isOfClass)
  }

  /// Creates a query for the objects of a class that the compiler may only know as `T`.
  init<T: Object>(of type: T.Type) {
    self.init(type)
    if type != T.self { runtimeClass = RuntimeClass(type: type) }
  }
}
