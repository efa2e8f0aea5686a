extension Store {
  /// The object with a primary key whose type is known only at run time; nil if there is none, and for nil. RealmSwift's form of
  /// ``object(ofType:forPrimaryKey:isolation:)``.
  ///
  /// The program stops if the class has no primary key, and for a value that no property can have.
  // Disfavoured, because the store's function is checked by the compiler.
  @_disfavoredOverload
  public func object<T: Object, Key>(
    ofType type: T.Type, forPrimaryKey key: Key, isolation: isolated (any Actor)? = #isolation
  ) -> T? {
    let mirror = Mirror(reflecting: key)
    guard let value: Any = mirror.displayStyle == .optional ? mirror.children.first?.value : key else {
      return nil
    }
    // A number or a string of Foundation's classes becomes Swift's by the casts.
    let scalar = value as? any PersistableScalar ?? value as? Int ?? value as? String ?? value as? UUID
    guard let scalar else { stop("A \(Swift.type(of: value)) can't be a primary key.") }
    // Opens the existential: called directly, this function would call itself.
    func found(_ key: some PersistableScalar) -> T? {
      self.SantaStore::object(ofType: type, forPrimaryKey: key, isolation: isolation)
    }
    return found(scalar)
  }
}
