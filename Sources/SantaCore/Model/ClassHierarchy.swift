/// A class that lists its subclasses, and these. Their objects are in one table, which has the name of the listing class,
/// and a column with the class of each object.
// Guard of the unchecked conformance: all fields are constants; a metatype may be used anywhere.
final class ClassHierarchy: @unchecked Sendable {
  let base: Object.Type
  /// The subclasses of the base, also those that a subclass lists.
  let subclasses: [Object.Type]

  /// The highest class that lists subclasses, of these: a class, its superclass, and so on. Nil if none does.
  ///
  /// - Parameter superclasses: those of the class, from the next up.
  init?(_ type: Object.Type, _ superclasses: [Object.Type]) {
    // A list is inherited, so what lists subclasses is the highest class that has one.
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

  /// Those of the classes that are a class or inherit from it.
  func subtypes(of type: Object.Type) -> [Object.Type] { classes.filter { Self.isSubtype($0, of: type) } }

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

  /// Whether a class is another one, or inherits from it.
  // Not by `is`, with the other class as a generic parameter: Swift 6.3 optimises that to a test for `Object`.
  static func isSubtype(_ type: Object.Type, of other: Object.Type) -> Bool {
    type == other || ClassIdentity.of(type).superclasses.contains { $0 == other }
  }

  /// The classes that a class inherits from, from the next up to those of this library.
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
  /// The name of the class, without that of its module. `String(describing: Self.self)` is the same text, but first searches
  /// for several protocol conformances, which took a tenth of the time to open a store.
  static var unqualifiedName: String { _typeName(self, qualified: false) }
}
