// RealmSwift's functions don't throw. A mistake stops the program, and the store stays as it was.
extension Migration {
  /// Calls a block with each object of a class by its name, as it was and as it becomes.
  ///
  /// Does nothing if the store has no such class, for example because a later version of the program added it and a still later one
  /// removed it.
  ///
  /// - Parameters:
  ///   - typeName: the name of the class in the store.
  ///   - block: gets nil as the new object if the program does not declare the class.
  public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {
    orStop {
      guard try hasType(typeName) else { return }
      try self.SantaStore::enumerateObjects(ofType: typeName) { (old: StoredRecord, new: Object?) in
        block(MigrationObject(old), new.map { MigrationObject($0) })
      }
    }
  }

  /// Creates an object of a class by its name. The program stops for values that don't fit.
  @discardableResult
  public func create(_ typeName: String, value: [String: Any] = [:]) -> MigrationObject {
    MigrationObject(orStop { try self.SantaStore::create(typeName, value: value) as Object })
  }

  /// Deletes an object. The program stops for an object as it was before the migration.
  public func delete(_ object: MigrationObject) {
    guard let new = object.object else {
      stop("An object as it was before a migration can't be deleted. Delete the new object.")
    }
    orStop { try self.SantaStore::delete(new) }
  }

  /// Deletes all objects of a class by its name.
  ///
  /// - Returns: false if the store has no such class.
  @discardableResult
  public func deleteData(forType typeName: String) -> Bool {
    orStop { try self.SantaStore::deleteData(forType: typeName) }
  }

  /// Renames a stored property, whose values stay. The program stops if the store has no such property.
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {
    orStop { try self.SantaStore::renameProperty(onType: typeName, from: oldName, to: newName) }
  }

  /// Not available: a migration has no schemas.
  @available(*, unavailable, message: "Ask Store.migrationReport(configuration:) for the differences.")
  public var oldSchema: Schema { stop("oldSchema is not available.") }

  /// Not available: a migration has no schemas.
  @available(*, unavailable, message: "Ask Store.migrationReport(configuration:) for the differences.")
  public var newSchema: Schema { stop("newSchema is not available.") }
}
