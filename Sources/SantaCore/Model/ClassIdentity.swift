import Synchronization

/// The names that identify a class in a store. They are determined once per class, without its properties, because properties
/// link to other classes and eventually back to this one.
// Guard of the unchecked conformance: all fields are constants, and metatypes can be used anywhere.
final class ClassIdentity: @unchecked Sendable {
  /// The name that distinguishes the class in a store.
  let storedName: String
  /// The name of the table with the objects of the class: `storedName`, or the stored name of the class that lists it as a
  /// subclass.
  let tableName: String
  /// The superclasses, nearest first, without the base classes of this library.
  let superclasses: [Object.Type]
  /// The hierarchy of the class; nil if neither the class nor one of its superclasses lists subclasses.
  let hierarchy: ClassHierarchy?

  /// The string that identifies objects of the class in a shared table; nil for the class that the table is named after.
  var nameInTable: String? { tableName == storedName ? nil : storedName }

  private static let known = Mutex<[ObjectIdentifier: ClassIdentity]>([:])

  private init(_ type: Object.Type) {
    storedName = type.storedName
    superclasses = ClassHierarchy.superclasses(of: type)
    hierarchy = ClassHierarchy(type, superclasses)
    tableName = hierarchy?.base.storedName ?? storedName
  }

  static func of(_ type: Object.Type) -> ClassIdentity {
    if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    // Outside the lock, because it runs overrides of the program.
    let new = ClassIdentity(type)
    return known.withLock { known in
      if let first = known[ObjectIdentifier(type)] { return first }
      known[ObjectIdentifier(type)] = new
      return new
    }
  }
}
