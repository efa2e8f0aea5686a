import Synchronization

extension ObjectClass {
  /// Returns the sets of properties with unique values, as indexes: first the single properties, and then the sets of
  /// ``Object/uniqueTogether``.
  ///
  /// Not determined in the initialiser, because key paths are examined with objects of the class.
  ///
  /// - Throws: `.invalidConfiguration` if one of the key paths isn't a stored property with a single value.
  func uniqueProperties() throws(StoreError) -> [[Int]] {
    if let known = knownUniqueProperties.withLock({ $0 }) { return known }
    var sets = properties.indices.filter { properties[$0].isUnique }.map { [$0] }
    for keyPaths in type.uniqueTogether {
      var set: Set<Int> = []
      for keyPath in keyPaths { set.insert(try uniqueProperty(keyPath)) }
      if set.isEmpty { throw .notUnique(name, "one of its sets is empty") }
      let indices = set.coldSorted()
      if !sets.contains(indices) { sets.append(indices) }
    }
    knownUniqueProperties.withLock { $0 = sets }
    return sets
  }

  private func uniqueProperty(_ keyPath: AnyKeyPath) throws(StoreError) -> Int {
    let path = try KeyPathProof.path(of: keyPath, from: type)
    guard path.steps.count == 1, case .property(let stored) = path.steps[0],
      let index = properties.firstIndex(where: { $0.definition.name == stored })
    else { throw .notUnique(name, "\(keyPath) is not a property of \(name) with a single value") }
    guard properties[index].definition.mayBeUnique else {
      throw .notUnique(name, "\(properties[index].name) has values of any type, which can't be unique")
    }
    return index
  }

  /// The sets of ``uniqueProperties()``. The first use of a class determines the sets, or throws the error.
  var uniqueSets: [[Int]] { (try? uniqueProperties()) ?? [] }

  /// Returns the sets of columns with unique values that a table of the class should have, including hidden ones, or nil if the
  /// table lacks one of the columns.
  func uniqueColumns(in table: Table) -> [[ColumnID]]? {
    var sets = table.uniqueIndexes.columns.filter { $0.contains { table[$0].isHidden } }
    let known = PropertyColumns(properties, in: table)
    for set in uniqueSets {
      let columns = set.compactMap { known[properties[$0]] }
      if columns.count < set.count { return nil }
      sets.append(columns.coldSorted())
    }
    return sets
  }
}
