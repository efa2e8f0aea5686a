import Synchronization

/// The names by which a store knows a class. Determined once per class, without its properties, because these link to other
/// classes, and in the end to this one.
// Guard of the unchecked conformance: all fields are constants; a metatype may be used anywhere.
final class ClassIdentity: @unchecked Sendable {
  /// The name of the class, by which it is told apart from others.
  let storedName: String
  /// The name of the table with its objects: its own, or that of the class which lists it as a subclass.
  let tableName: String
  /// The classes that the class inherits from, from the next up to those of this library.
  let superclasses: [Object.Type]
  /// Nil if neither the class nor one that it inherits from lists subclasses.
  let hierarchy: ClassHierarchy?

  /// The text by which the table tells its objects apart from those of other classes; nil for those of the class that it is
  /// named after.
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
    // Outside the lock, because it runs initialisers of the program.
    let new = ClassIdentity(type)
    return known.withLock { known in
      if let first = known[ObjectIdentifier(type)] { return first }
      known[ObjectIdentifier(type)] = new
      return new
    }
  }
}
