extension ChangeSet {
  /// Returns the change set with the property names that a class declares, instead of the names in the store.
  func declared(by type: Any.Type) -> ChangeSet {
    // Collections of values don't have property names. Objects of a class that can't be stored can't be observed.
    guard !names.isEmpty, let type = type as? Object.Type, let objectClass = try? ObjectClass.of(type) else {
      return self
    }
    var result = self
    result.names = names.map { objectClass.table.declaredNames(of: $0) }
    return result
  }
}
