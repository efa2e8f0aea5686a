import Synchronization

extension ObjectClass {
  /// The primary key, if values lack it and can't become an object without it: those of all such objects would have one key,
  /// its default.
  ///
  /// Nil if the class makes a key for each object, as with `= UUID()`.
  func requiredKey(missingIn values: [String: Any]) -> PropertyAccessor? {
    guard let primaryKey, values[properties[primaryKey].name] == nil, !makesKeys else { return nil }
    return properties[primaryKey]
  }

  /// Whether new objects have different primary keys. A declaration can't be asked for that, so two objects are compared.
  private var makesKeys: Bool {
    if let known = knownMakesKeys.withLock({ $0 }) { return known }
    guard let primaryKey else { return false }
    // Outside the lock, because it runs initialisers of the program.
    let property = properties[primaryKey]
    let result = property.unmanagedValue(type.init()) != property.unmanagedValue(type.init())
    knownMakesKeys.withLock { $0 = result }
    return result
  }

  /// A value of another type than the primary key's, converted to that type, as a query converts it; nil if it is of that
  /// type already, or a number that is out of its range.
  ///
  /// Stops the program for a value that can never equal a key, such as a text for a number.
  func convertedKey(_ key: StoredValue) -> StoredValue? {
    guard let primaryKey else { return nil }
    let property = properties[primaryKey]
    let type = property.definition.type
    if type.admits(key) { return nil }
    guard let converted = type.fitted(key) else {
      stopProgram(
        StoreError.wrongKey(name, property.name, key.excerpt, expected: property.definition.swiftType).message
      )
    }
    return type.admits(converted) ? converted : nil
  }
}
