import Synchronization

/// The classes in use by their names, in all stores that are open on the same data.
///
/// A table has the name of its class. Two classes of one name would share it, and each would read the other's
/// objects.
enum ClassNames {
  private struct Key: Hashable {
    let engine: ObjectIdentifier
    let name: String
  }

  private struct Use {
    let objectClass: ObjectClass
    var count = 1
  }

  private static let uses = Mutex<[Key: Use]>([:])

  /// Records that a store uses a class, until it calls ``end(_:in:)``. The store retains the engine meanwhile, so
  /// that no other engine gets its identity.
  ///
  /// - Throws: `.invalidConfiguration` if another class of that name is in use.
  static func begin(_ objectClass: ObjectClass, in engine: Engine) throws(StoreError) {
    let key = Key(engine: ObjectIdentifier(engine), name: objectClass.storedName)
    let other = uses.withLock { uses -> ObjectClass? in
      guard let use = uses[key] else {
        uses[key] = Use(objectClass: objectClass)
        return nil
      }
      if use.objectClass !== objectClass { return use.objectClass }
      uses[key]?.count += 1
      return nil
    }
    if let other { throw .twoClasses(storedAs: objectClass.storedName, other.type, objectClass.type) }
  }

  /// The classes in use in all stores on the same data, sorted by name.
  static func classes(in engine: Engine) -> [ObjectClass] {
    let key = ObjectIdentifier(engine)
    return uses.withLock { uses in uses.filter { $0.key.engine == key }.map(\.value.objectClass) }
      .sorted { $0.storedName < $1.storedName }
  }

  static func end(_ classes: some Sequence<ObjectClass>, in engine: Engine) {
    uses.withLock { uses in
      for objectClass in classes {
        let key = Key(engine: ObjectIdentifier(engine), name: objectClass.storedName)
        guard uses[key]?.objectClass === objectClass else { continue }
        uses[key]?.count -= 1
        if uses[key]?.count == 0 { uses[key] = nil }
      }
    }
  }
}
