// Messages about schema versions and migrations.
extension StoreError {
  static func newerSchema(stored: UInt64, declared: UInt64) -> StoreError {
    StoreError(
      .schemaMismatch,
      "The store has schema version \(stored), but this program declares version \(declared).",
      remedy: "Use the newer program that wrote the store, or raise schemaVersion together with the classes.")
  }

  static func migrationWithoutClasses(_ configuration: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(configuration) lists no classes.",
      remedy: "Pass all classes of the store as objectTypes.")
  }

  static func openedInMigration() -> StoreError {
    StoreError(
      .alreadyInWrite,
      "A migration opened the store that it is migrating.",
      remedy: "Use the migration's own objects, and open the store afterwards.")
  }

  static func endedMigration() -> StoreError {
    StoreError(
      .notInWrite,
      "A migration was used after its block had returned.",
      remedy: "Use it only in the block.")
  }

  static func noSuchStoredType(_ name: String, _ known: [String]) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The store has no type \(name).",
      remedy: "Use one of its types: \(known.joined(separator: ", ")).")
  }

  static func noSuchDeclaredType(_ name: String, _ known: [String]) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The configuration lists no class \(name).",
      remedy: "Use one of its classes: \(known.joined(separator: ", ")).")
  }

  static func nameInUse(_ name: String, _ old: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(old) can't be renamed to \(name), because the store already uses that name.",
      remedy: "Move the data of \(old) in the migration, and delete it.")
  }

  /// - Parameter why: a clause about the new name.
  static func unusableName(_ new: String, _ old: String, _ why: String) -> StoreError {
    let renamed = new.isEmpty || new.utf8.count > 100 ? "renamed" : "renamed to \(new)"
    return StoreError(
      .valueOutOfRange,
      "\(old) can't be \(renamed), because the new name \(why).",
      remedy: "Pass the name that the program declares.")
  }

  static func lateRenaming(_ name: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(name) was renamed after the migration had already used objects.",
      remedy: "Call renameType before anything else.")
  }

  static func typeInUse(_ name: String, _ origin: String, _ property: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(name) can't be removed, because \(origin).\(property) links to it.",
      remedy: "Remove that property first.")
  }

  static func missingValue(_ className: String, _ property: String, of object: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) is required, but the migration has left \(a: className) without a value: \(object). "
        + "The store is unchanged.",
      remedy: "Assign a value to each object, or declare the property as optional.")
  }

  static func unconvertible(_ property: String, from old: String, to new: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(property) can't be converted from \(old) to \(new).",
      remedy: "Assign the values in enumerateObjects(ofType:).")
  }

  static func extractedCollection(_ property: String, _ type: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(property) can't be extracted, because it is a collection: \(type).",
      remedy: "Create the new objects in enumerateObjects(ofType:), and assign their collections.")
  }

  static func unconvertedValue(
    _ property: String, _ value: String, to type: String, of object: String
  ) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(property) is \(value) in an object, \(object), and can't be converted to \(type). The store is unchanged.",
      remedy:
        "Pass a value for such objects, as in otherwise: 0, or assign the values in enumerateObjects(ofType:)."
    )
  }

  static func unusableLink(_ property: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(property) can't get the extracted properties: it must be a new link to a class without a primary key and subclasses.",
      remedy: "Move the values in enumerateObjects(ofType:).")
  }

  static func migratedDuplicate(
    _ className: String, _ property: String, _ key: String, _ first: String, _ second: String
  ) -> StoreError {
    StoreError(
      .duplicatePrimaryKey,
      "After the migration, two \(className) objects have the primary key \(property) = \(key): \(first), and \(second). "
        + "The store is unchanged.",
      remedy: "Assign different keys, or delete one of them.")
  }

  static func migratedCircle(_ className: String, _ object: String) -> StoreError {
    StoreError(
      .embeddedObject,
      "\(className) is now embedded, but \(object) contains itself, through other embedded objects. The store is "
        + "unchanged.",
      remedy: "Give one of them another owner in the migration, or delete them.")
  }

  static func migratedOwners(_ className: String, _ object: String, _ count: Int) -> StoreError {
    StoreError(
      .embeddedObject,
      "\(className) is now embedded, so each object needs exactly one owner, but \(object) has \(count). The store is "
        + "unchanged.",
      remedy: "Give it exactly one in the migration, or delete it.")
  }
}
