import Synchronization

/// The classes in use, by name, in all stores that are open on the same data.
///
/// A table has the name of its class. Two classes with the same name would share a table, and each would read the other's
/// objects.
enum ClassNames {
  private struct Use {
    let objectClass: ObjectClass
    var count: Int
  }

  /// The uses for each engine, by the stored name of the class.
  // A custom key type would make the runtime search the conformances of all loaded libraries when the first store opens.
  private static let uses = Mutex<[ObjectIdentifier: [String: Use]]>([:])

  /// Records that a store uses a class, until the store calls ``end(_:in:)``. The store retains the engine for that time, so
  /// that no other engine gets the same identity.
  ///
  /// - Throws: `.invalidConfiguration` if another class with the same name is in use.
  static func begin(_ objectClass: ObjectClass, in engine: Engine) throws(StoreError) {
    let (key, name) = (ObjectIdentifier(engine), objectClass.storedName)
    let other = uses.withLock { uses -> ObjectClass? in
      let use = uses[key]?[name]
      if let use, use.objectClass !== objectClass { return use.objectClass }
      uses[key, default: [:]][name] = Use(objectClass: objectClass, count: (use?.count ?? 0) + 1)
      return nil
    }
    if let other { throw .twoClasses(storedAs: objectClass.storedName, other.type, objectClass.type) }
  }

  /// Returns the classes in use in all stores on the same data, sorted by name.
  static func classes(in engine: Engine) -> [ObjectClass] {
    uses.withLock { $0[ObjectIdentifier(engine)] ?? [:] }.values.map(\.objectClass)
      .coldSorted { $0.storedName < $1.storedName }
  }

  static func end(_ classes: some Sequence<ObjectClass>, in engine: Engine) {
    uses.withLock { uses in
      let key = ObjectIdentifier(engine)
      for objectClass in classes {
        guard var use = uses[key]?[objectClass.storedName], use.objectClass === objectClass else { continue }
        use.count -= 1
        uses[key]?[objectClass.storedName] = use.count == 0 ? nil : use
      }
      if uses[key]?.isEmpty == true { uses[key] = nil }
    }
  }
}
