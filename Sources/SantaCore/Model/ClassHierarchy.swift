/// A class that lists its subclasses, together with these subclasses. Their objects share one table, which has the name of the
/// listing class and a column with the class of each object.
// Guard of the unchecked conformance: all fields are constants, and metatypes can be used anywhere.
final class ClassHierarchy: @unchecked Sendable {
  let base: Object.Type
  /// The subclasses of the base, including subclasses that a subclass lists.
  let subclasses: [Object.Type]

  /// Creates the hierarchy of a class. Its base is the topmost class that lists subclasses, among the class and its
  /// superclasses. Returns nil if none of them lists subclasses.
  ///
  /// - Parameter superclasses: the superclasses of the class, nearest first.
  init?(_ type: Object.Type, _ superclasses: [Object.Type]) {
    // `subclasses` is inherited, so the class that declares it is the topmost one with a list.
    guard let base = ([type] + superclasses).last(where: { !$0.subclasses.isEmpty }) else {
      return nil
    }
    self.base = base
    var found: [Object.Type] = []
    var pending = base.subclasses
    while !pending.isEmpty {
      let next = pending.removeFirst()
      if next == base || found.contains(where: { $0 == next }) { continue }
      found.append(next)
      pending += next.subclasses
    }
    subclasses = found
  }

  /// The base and all subclasses.
  var classes: [Object.Type] { [base] + subclasses }

  func contains(_ type: Object.Type) -> Bool { classes.contains { $0 == type } }

  /// Returns the classes of the hierarchy that are the given class or inherit from it.
  func subtypes(of type: Object.Type) -> [Object.Type] { classes.filter { Self.isSubtype($0, of: type) } }

  /// Checks that a class and the list of subclasses agree.
  ///
  /// - Throws: `.invalidConfiguration` if the list contradicts the classes.
  func check(_ type: Object.Type) throws(StoreError) {
    if let stranger = subclasses.first(where: { !Self.isSubtype($0, of: base) }) {
      throw .notStorable("\(base)", "it lists \(stranger) as a subclass, which does not inherit from it")
    }
    guard contains(type) else {
      throw .notStorable(
        "\(type)",
        "it inherits from \(base), which lists its subclasses, but not this one; add \(type).self to \(base).subclasses"
      )
    }
  }

  /// Returns whether a class is another class or inherits from it.
  // Doesn't use `is` with the other class as a generic parameter, because Swift 6.3 optimises that to a test for `Object`.
  static func isSubtype(_ type: Object.Type, of other: Object.Type) -> Bool {
    type == other || ClassIdentity.of(type).superclasses.contains { $0 == other }
  }

  /// Returns the superclasses of a class, nearest first, without the base classes of this library.
  static func superclasses(of type: Object.Type) -> [Object.Type] {
    var result: [Object.Type] = []
    var next = _getSuperclass(type) as? Object.Type
    while let current = next, current != Object.self, current != EmbeddedObject.self {
      result.append(current)
      next = _getSuperclass(current) as? Object.Type
    }
    return result
  }
}

extension Object {
  /// The name of the class without its module. `String(describing: Self.self)` returns the same string, but first searches for
  /// several protocol conformances, which took a tenth of the time to open a store.
  static var unqualifiedName: String { _typeName(self, qualified: false) }
}
