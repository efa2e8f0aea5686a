// The messages of transactions, objects and the schema.
extension StoreError {
  static func duplicatePrimaryKey(_ className: String, _ key: String) -> StoreError {
    StoreError(
      .duplicatePrimaryKey,
      "\(className) with primary key \(key) is in the store already. "
        + "Add it with update: .modified or .all to change that one.")
  }

  static func primaryKeyChanged(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .primaryKeyChanged,
      "\(className).\(property) is the primary key of an object in a store, which can't be changed. "
        + "Create another object and delete this one.")
  }

  static func wrongStore(_ className: String) -> StoreError {
    StoreError(
      .wrongStore,
      "This \(className) belongs to another store or another snapshot. "
        + "Copy its values into a new object with create(_:value:) or look it up in this store.")
  }

  static func invalidated(_ className: String) -> StoreError {
    StoreError(
      .invalidatedObject,
      "This \(className) was deleted, or its transaction was rolled back. Check isInvalidated before using it."
    )
  }

  static func alreadyManaged(_ className: String) -> StoreError {
    StoreError(
      .wrongStore, "This \(className) is frozen. Look the object up in the live store to change or add it.")
  }

  static func wrongValue(_ className: String, _ property: String, _ expected: String) -> StoreError {
    StoreError(.valueOutOfRange, "\(className).\(property) takes \(expected). Give it one.")
  }

  static func noSuchProperty(_ className: String, _ property: String, _ known: [String]) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className) has no property \(property). Its properties: \(known.joined(separator: ", ")).")
  }

  static func tooMuchTogether(_ className: String, _ property: String, limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) can't take this value: the texts and data of \(className)s that were added one after "
        + "the other would be more than the \(limit) bytes that fit together. Store large data in files, and here where "
        + "they are.")
  }

  static func noPrimaryKey(_ className: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(className) has no primary key. Declare one with @Persisted(primaryKey: true) to look objects up by it."
    )
  }

  static func wrongClass(_ className: String, expected: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "A \(className) was put where \(expected) is declared. Objects of a class that inherits from another are stored "
        + "apart from that one's. Declare the property as \(className), or make a \(expected).")
  }

  static func embeddedAlone(_ className: String) -> StoreError {
    StoreError(
      .embeddedObject,
      "A \(className) is embedded, so it can't be added on its own. "
        + "Assign it to a property of the object that it is a part of.")
  }

  static func embeddedElsewhere(_ className: String) -> StoreError {
    StoreError(
      .embeddedObject,
      "This \(className) is embedded, and a part of another object or of another place in this one already. "
        + "Make a new \(className) with its values.")
  }

  static func linkingObjectsAssigned(_ className: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The linking objects of a \(className) are found, not stored. Change the property of theirs that links to it."
    )
  }

  static func noSuchOrigin(_ className: String, _ property: String, _ why: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(className).\(property) shows objects that link to a \(className), but \(why). "
        + "Name a link, or a collection of links, to \(className) as its originProperty.")
  }

  static func kindMismatch(_ className: String, isStoredEmbedded: Bool) -> StoreError {
    StoreError(
      .schemaMismatch,
      "\(className) is \(isStoredEmbedded ? "embedded" : "a class of its own") in the store, but the program declares "
        + "it as \(isStoredEmbedded ? "a class of its own" : "embedded"). "
        + "Declare it as it is stored, or give the new class another name.")
  }

  static func notOneValue(_ className: String, _ valueType: String, _ path: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "values(of:) reads one stored value an object, and \(path) of \(className) holds no \(valueType). "
        + "Name a @Persisted property itself, nothing derived from it.")
  }

  static func notSingle(_ className: String, _ path: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "\(path) of \(className) is a collection, or not stored, so objects can't be sorted or told apart by it. "
        + "Name a @Persisted property with one value.")
  }

  static func noResults(_ type: String) -> StoreError {
    StoreError(
      .cannotObserve,
      "This \(type) is in no store, which live results are read from. Add the object that it belongs to first."
    )
  }

  static func notStorable(_ className: String, _ why: String) -> StoreError {
    StoreError(.invalidConfiguration, "\(className) can't be stored: \(why).")
  }

  static func schemaMismatch(_ className: String, _ property: String, stored: String, declared: String)
    -> StoreError
  {
    StoreError(
      .schemaMismatch,
      "\(className).\(property) is \(stored) in the store, but the program declares \(declared). "
        + "Declare it as it is stored, or give the new property another name.")
  }

  static func wrongToken() -> StoreError {
    StoreError(
      .wrongToken,
      "A token given to withoutNotifying belongs to another store. Give tokens that this store's observe returned."
    )
  }

  static func writeWithinWrite() -> StoreError {
    StoreError(
      .alreadyInWrite,
      "A write was begun while another Store on the same data has a write transaction open here, which could never "
        + "end then. Make the change through that store, or commit its transaction first.")
  }

  static func endedByCallback() -> StoreError {
    StoreError(
      .notInWrite,
      "A callback that was delivered as the write began has ended its transaction with commitWrite or cancelWrite, so "
        + "that the block could not run. Leave the transaction open in callbacks, or write in a later turn.")
  }

  static func notInWrite() -> StoreError {
    StoreError(.notInWrite, "There is no write transaction to commit. Call beginWrite() first.")
  }

  static func endedWithinAsyncWrite() -> StoreError {
    StoreError(
      .notInWrite,
      "The block of an asyncWrite ended its transaction itself. Let it return to commit, or throw to take back."
    )
  }

  static func unnamedIsolation() -> StoreError {
    StoreError(
      .cannotObserve,
      "A store that was opened without an isolation can't find out which actor it is observed on: that actor has an "
        + "executor of its own. Pass the actor as the isolation of observe, or of Store.init.")
  }

  static func cannotObserve(_ what: String) -> StoreError {
    StoreError(
      .cannotObserve, "\(what) is in no store, or was deleted. Add it to a store before observing it.")
  }
}
