import Synchronization

extension ObjectClass {
  /// Returns the primary key if values lack it and must not become an object without it, because all these objects would get
  /// the same key, its default.
  ///
  /// Returns nil if the class creates a new key for each object, as with `= UUID()`.
  func requiredKey(missingIn values: [String: Any]) -> PropertyAccessor? {
    guard let primaryKey, values[properties[primaryKey].name] == nil, !makesKeys else { return nil }
    return properties[primaryKey]
  }

  /// Whether new objects have different primary keys. A declaration doesn't reveal this, so the keys of two new objects are
  /// compared.
  private var makesKeys: Bool {
    if let known = knownMakesKeys.withLock({ $0 }) { return known }
    guard let primaryKey else { return false }
    // Outside the lock, because it runs initialisers of the program.
    let property = properties[primaryKey]
    let result = property.unmanagedValue(type.init()) != property.unmanagedValue(type.init())
    knownMakesKeys.withLock { $0 = result }
    return result
  }

  /// Returns a value converted to the type of the primary key, as a query converts it, or nil if the value already has that
  /// type or is a number out of its range.
  ///
  /// Stops the program for a value that can never equal a key, for example a string for a numeric key.
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
