// Lookups of objects by the values of properties, for `SantaDataSource`.
extension Results {
  /// Returns the objects whose properties have all of the given values, and the names of the properties.
  ///
  /// - Throws: `.invalidKeyPath` if a property isn't stored, or if the class can't be used with this store.
  package func matching<each Value: _QueryableValue>(
    _ keys: repeat (KeyPath<Element, each Value>, each Value)
  ) throws -> (matches: Results, names: [String]) {
    var (conditions, names): ([Expression], [String]) = ([], [])
    for (key, value) in repeat each keys {
      let path = try _PathTracer.path(of: key)
      names.append("\(path.propertyPath)")
      conditions.append(.compare(.path(path), .equal, .value(value._queryValue)))
    }
    try checkClass()
    return (Results(context, query.filtered(.all(of: conditions))), names)
  }

  /// Returns the object with a primary key as results, which are empty if it doesn't exist.
  ///
  /// - Throws: an error if the class does not have a primary key of this type.
  package func matching(primaryKey key: StoredValue) throws -> Results {
    let objectClass = try ObjectClass.of(elementType)
    guard let index = objectClass.primaryKey else { throw StoreError.noPrimaryKey(objectClass.name) }
    let property = objectClass.properties[index]
    guard property.admits(property.definition.type.fitted(key) ?? key) else {
      throw StoreError.wrongKey(
        objectClass.name, property.name, key.text, expected: property.definition.swiftType)
    }
    let path = Expression.Path(PropertyPath(names: [property.definition.name]))
    return Results(context, query.filtered(.compare(.path(path), .equal, .value(key))))
  }
}
