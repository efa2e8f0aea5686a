// Messages about objects and the schema.
extension StoreError {
  /// - Parameter isUnassigned: whether this is the key of all objects whose keys were not assigned.
  static func duplicatePrimaryKey(_ className: String, _ key: String, isUnassigned: Bool) -> StoreError {
    StoreError(
      .duplicatePrimaryKey,
      "\(className) with primary key \(key) is already in the store.",
      remedy: isUnassigned
        ? "Every object without an assigned key has this one: declare the property with = UUID()."
        : "Add it with update: .modified or .all to change the stored object.")
  }

  /// The error for values without a primary key. Without the error, they would refer to the object whose key is the default.
  static func missingPrimaryKey(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .missingPrimaryKey,
      "The values for \(a: className) do not include '\(property)', which is the primary key.",
      remedy: "Add it to the values, or declare a default that is a new key for each object, such as UUID().")
  }

  static func primaryKeyChanged(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .primaryKeyChanged,
      "\(className).\(property) is the primary key of an object in a store, which can't be changed.",
      remedy: "Create another object and delete this one.")
  }

  static func wrongStore(_ className: String) -> StoreError {
    StoreError(
      .wrongStore,
      "This \(className) belongs to another store or another snapshot.",
      remedy: "Copy its values into a new object with create(_:value:), or look it up in this store.")
  }

  static func otherStore(_ className: String) -> StoreError {
    StoreError(
      .wrongStore,
      "This \(className) was read from another Store on the same data.",
      remedy:
        "Write with that one, which is the object's property 'store', or look the object up in this one.")
  }

  static func notInStore(_ className: String) -> StoreError {
    StoreError(
      .wrongStore,
      "This \(className) is not in a store, so it can't be deleted.",
      remedy: "Look up the stored object, and delete that one.")
  }

  static func invalidated(_ className: String) -> StoreError {
    StoreError(
      .invalidatedObject,
      "This \(className) was deleted, or its transaction was rolled back.",
      remedy: "Check isInvalidated before using it.")
  }

  static func invalidatedOwner() -> StoreError {
    StoreError(
      .invalidatedObject,
      "The object that this collection belongs to was deleted, or its transaction was rolled back.",
      remedy: "Check isInvalidated before using it.")
  }

  static func alreadyManaged(_ className: String) -> StoreError {
    StoreError(
      .wrongStore,
      "This \(className) is frozen.",
      remedy: "Look the object up in the live store to change or add it.")
  }

  static func wrongValue(_ className: String, _ property: String, _ expected: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) can't hold this value.",
      remedy: "It takes \(expected).")
  }

  /// - Parameter misfit: the element, key or value of the collection that doesn't fit, as a clause.
  static func wrongPart(
    _ className: String, _ property: String, _ misfit: String, _ expected: String
  ) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) can't hold these values: \(misfit).",
      remedy: "It takes \(expected).")
  }

  static func noValue(
    _ className: String, _ property: String, storedAs text: String, _ type: String
  ) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) can't hold this value: \(type) has no value that is stored as \(text).",
      remedy: "Use one of the values of \(type).")
  }

  static func notEncodable(_ type: String, _ why: String) -> StoreError {
    StoreError(.valueOutOfRange, "\(A: type) can't be stored, because it can't be encoded: \(why)")
  }

  static func deletionDenied(_ target: String, by origin: String, _ property: String) -> StoreError {
    StoreError(
      .deletionDenied,
      "\(target) can't be deleted, because \(origin) links to it through \(property), which is declared with onDelete: .deny.",
      remedy: "Delete that object first, or change its link.")
  }

  static func uniqueViolation(
    _ className: String, _ properties: [String], _ first: String, _ second: String
  ) -> StoreError {
    let values = sameValues(of: properties)
    return StoreError(
      .uniqueViolation,
      "Two \(className) objects have \(values), which must be unique: \(first), and \(second). "
        + "Nothing was stored.",
      remedy: "Change one of them, or look up the object that has the value before adding another.")
  }

  /// Returns the name of a unique property, or the names of several, for a message about two objects with equal values.
  static func sameValues(of properties: [String]) -> String {
    properties.count == 1
      ? "the same \(properties[0])" : "the same values of \(properties.joined(separator: " and "))"
  }

  static func notUnique(_ className: String, _ why: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(className).uniqueTogether can't be used: \(why).",
      remedy: "List key paths of stored properties with single values, for example [[\\.street, \\.number]].")
  }

  static func noSuchProperty(_ className: String, _ property: String, _ known: [String]) -> StoreError {
    let nearest = Spelling.nearest(to: property, among: known).map { "Did you mean \"\($0)\"? " } ?? ""
    return StoreError(
      .valueOutOfRange,
      "\(className) has no property \"\(property)\".",
      remedy: "\(nearest)Use one of its properties: \(known.joined(separator: ", ")).")
  }

  static func tooMuchTogether(_ className: String, _ property: String, limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) can't hold this value: the strings and data of consecutive \(className) objects would "
        + "exceed \(limit) bytes, the limit of a block.",
      remedy: "Store large data in files, and their paths in the store.")
  }

  static func nestedTooDeeply(_ className: String, limit: Int) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(A: className) is nested in \(limit) other values, which is the limit.",
      remedy: "Create the inner objects first.")
  }

  static func notADictionary(_ className: String, _ type: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(A: className) can't be created from \(a: type), which is not encoded as a dictionary.",
      remedy: "Pass a value whose keys are the names of properties.")
  }

  static func notEncodable(_ className: String, _ error: any Error) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The value for \(a: className) can't be encoded, so no object is created from it.",
      underlyingError: error)
  }

  static func notDecodable(_ className: String, _ error: any Error) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The values for \(a: className) can't be decoded, so no object is created from them.",
      underlyingError: error)
  }

  static func unsuitableKey(_ type: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(A: type) can't be a key of a map.",
      remedy: "Use strings, integers, UUIDs, or enums of strings or integers as keys.")
  }

  static func wrongKey(_ className: String, _ property: String, _ key: String, expected: String) -> StoreError
  {
    StoreError(
      .invalidQuery,
      "\(className).\(property), the primary key, can't be \(key).",
      remedy: "Pass a value of type \(expected).")
  }

  static func noPrimaryKey(_ className: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(className) has no primary key.",
      remedy: "Declare one with @Persisted(primaryKey: true) to look objects up by it.")
  }

  static func wrongClass(_ className: String, expected: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(A: className) was assigned to a property of type \(expected). Objects of a subclass are stored apart from those "
        + "of its superclass, unless the superclass lists it in its subclasses.",
      remedy:
        "Declare the property as \(className), assign \(a: expected), or list \(className) in \(expected).subclasses."
    )
  }

  static func noSuchSubclass(_ className: String, _ name: String, _ known: [String]) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className) lists no subclass that is stored as \(name.prefix(40)).",
      remedy: "Use one of its subclasses: \(known.joined(separator: ", ")).")
  }

  static func keyOfOtherClass(_ className: String, _ other: String, _ key: String) -> StoreError {
    StoreError(
      .duplicatePrimaryKey,
      "\(A: className) with the primary key \(key) can't be added or changed, because the \(other) with this key is in the "
        + "same table, and an object can't change its class.",
      remedy: "Use another key, or delete the \(other) first.")
  }

  static func embeddedAlone(_ className: String) -> StoreError {
    StoreError(
      .embeddedObject,
      "\(A: className) is embedded, so it can't be added on its own.",
      remedy: "Assign it to a property of the object that contains it.")
  }

  static func embeddedElsewhere(_ className: String) -> StoreError {
    StoreError(
      .embeddedObject,
      "This \(className) is embedded, and already belongs to another object or property.",
      remedy: "Create a new \(className) with its values.")
  }

  static func linkingObjectsAssigned(_ className: String) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The linking objects of \(a: className) are computed, so they can't be assigned.",
      remedy: "Change the property that links to it.")
  }

  static func noSuchOrigin(_ className: String, _ property: String, _ why: String) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "\(className).\(property) shows objects that link to \(a: className), but \(why).",
      remedy: "Name a link, or a collection of links, to \(className) as its originProperty.")
  }

  static func notOneValue(_ className: String, _ valueType: String, _ path: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "values(of:) reads one stored value per object, but \(path) of \(className) is not a stored \(valueType).",
      remedy: "Name a @Persisted property, not a value derived from one.")
  }

  static func notAColumn(_ className: String, _ path: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "\(path) of \(className) can't be given as a column: it is a map, an embedded object, external data, a computed property, "
        + "or a property of another object.",
      remedy:
        "Name a @Persisted property with a value, a link, a list or a set, and add objects with maps or embedded objects with "
        + "add(_:update:).")
  }

  static func noTarget(
    _ className: String, _ property: String, _ index: Int, _ target: String, _ key: String
  ) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "\(className).\(property) of the object at index \(index) links to the \(target) with primary key \(key), which is not in "
        + "the store.",
      remedy: "Add the \(target) first, or give the link another key.")
  }

  static func columnTwice(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "\(className).\(property) is given in two columns.",
      remedy: "Give each property one column.")
  }

  static func missingColumn(_ className: String, _ property: String, _ why: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "There is no column for \(className).\(property), but \(why).",
      remedy: "Give a column for it.")
  }

  static func uncopiedDefault(_ className: String, _ property: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "\(className).\(property) has a default that is not a single value, which objects from columns can't have.",
      remedy: "Add the objects with add(_:update:).")
  }

  static func columnLengths(
    _ className: String, _ property: String, _ count: Int, expected: Int, as other: String
  ) -> StoreError {
    StoreError(
      .valueOutOfRange,
      "The columns for objects of \(className) differ in length: \(property) has \(count) values, and \(other) has "
        + "\(expected).",
      remedy: "Give the same number of values for each property.")
  }

  static func notSingle(_ className: String, _ path: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "\(path) of \(className) is a collection or not stored, so results can't be sorted or made distinct by it.",
      remedy: "Name a @Persisted property with a single value.")
  }

  static func noResults(_ type: String) -> StoreError {
    StoreError(
      .cannotObserve,
      "This \(type) is not in a store, so it has no live results.",
      remedy: "Add its object to a store first.")
  }

  static func notStorable(_ className: String, _ why: String) -> StoreError {
    StoreError(.invalidConfiguration, "\(className) can't be stored: \(why).")
  }

  /// - Parameter property: the name of the property that breaks a rule; nil if the class itself breaks it.
  static func unwritableSchema(_ className: String, _ property: String?, _ what: String) -> StoreError {
    let type = className.isEmpty ? "A class without a name" : className
    let subject =
      property.map { $0.isEmpty ? "A property without a name of \(type)" : "\(type).\($0)" } ?? type
    return StoreError(
      .invalidConfiguration,
      "\(subject) can't be stored: \(what). Nothing was stored, and the store remains usable.")
  }
}

// Messages about observers.
extension StoreError {
  static func wrongToken() -> StoreError {
    StoreError(
      .wrongToken,
      "A token passed to withoutNotifying belongs to another store.",
      remedy: "Pass only tokens of this store.")
  }

  static func propertyObserverLeftOut() -> StoreError {
    StoreError(
      .wrongToken,
      "A token passed to withoutNotifying observes a property when it is assigned, before the commit, and can't be left "
        + "out.",
      remedy: "Invalidate it before the write, or observe with observe(.only(…)) instead.")
  }

  static func observerIsBehind(_ name: String) -> StoreError {
    StoreError(
      .observerBehind,
      "The observer of \(name) can't be left out of this write: it is being called, and has not been notified of newer "
        + "commits of other writers. Nothing was written.",
      remedy: "Write without withoutNotifying, or in a later turn.")
  }

  static func observedWasRolledBack(_ name: String) -> StoreError {
    StoreError(
      .invalidatedObject,
      "The observed \(name) was created in a write transaction that was rolled back, or that deleted it again.",
      remedy: "Observe it after the commit.")
  }

  static func unnamedIsolation() -> StoreError {
    StoreError(
      .cannotObserve,
      "A store that was opened without an isolation can't determine the actor that observes it, because the actor has "
        + "a custom executor.",
      remedy: "Pass the actor as the isolation of observe or of Store.init.")
  }

  static func cannotIgnore(_ path: String, _ type: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "\"\(path)\" leads along a link, so an observer can't ignore it.",
      remedy: "Ignore properties of \(type) itself.")
  }

  static func cannotObserve(_ what: String) -> StoreError {
    StoreError(
      .cannotObserve,
      "\(what) is not in a store, or was deleted.",
      remedy: "Add it to a store before observing it.")
  }
}

// Messages about transactions.
extension StoreError {
  static func writeWithinWrite() -> StoreError {
    StoreError(
      .alreadyInWrite,
      "A write can't begin while another Store on the same data has a write transaction open here: it would wait "
        + "forever.",
      remedy: "Make the change through that store, or commit its transaction first.")
  }

  static func endedByCallback() -> StoreError {
    StoreError(
      .notInWrite,
      "A callback at the beginning of this write ended its transaction with commitWrite or cancelWrite, so the block "
        + "could not run.",
      remedy: "Leave the transaction open in callbacks, or write after they have returned.")
  }

  static func notInWrite() -> StoreError {
    StoreError(
      .notInWrite,
      "There is no write transaction to commit.",
      remedy: "Call beginWrite() first.")
  }

  static func savepointOutsideWrite() -> StoreError {
    StoreError(
      .notInWrite,
      "There is no write transaction for a savepoint.",
      remedy: "Call savepoint in the block of store.write { }.")
  }

  static func committedWithinSavepoint() -> StoreError {
    StoreError(
      .alreadyInWrite,
      "commitWrite was called in a savepoint.",
      remedy: "Return from the savepoint's block first, or throw to roll it back.")
  }

  static func endedWithinAsyncWrite() -> StoreError {
    StoreError(
      .notInWrite,
      "The block of asyncWrite ended its transaction itself.",
      remedy: "Return from the block to commit, or throw to roll back.")
  }
}
