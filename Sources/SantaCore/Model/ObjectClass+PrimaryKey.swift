extension ObjectClass {
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
