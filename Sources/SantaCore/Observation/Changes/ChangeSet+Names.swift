extension ChangeSet {
  /// The same change set with the names of properties that a class declares, instead of those in the store.
  func declared(by type: Any.Type) -> ChangeSet {
    // A collection of values has no names, and objects of a class that can't be stored can't be observed.
    guard !names.isEmpty, let type = type as? Object.Type, let objectClass = try? ObjectClass.of(type) else {
      return self
    }
    var result = self
    result.names = names.map { objectClass.table.declaredNames(of: $0) }
    return result
  }
}
