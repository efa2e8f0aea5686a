/// The classes that a store is used with, each with its table and columns.
final class ClassBindings {
  private let engine: Engine
  /// Whether classes are checked against what the store has and against other classes in use. A snapshot's were, by the
  /// live store that it comes from.
  private let checksClasses: Bool
  private var bindings: [ObjectIdentifier: ClassBinding] = [:] { didSet { last = nil } }
  /// The binding asked for last, which is likely the one asked for next.
  private var last: ClassBinding?
  private var kept: [ClassBinding] = []
  /// The types that were checked, with all that they reach.
  private var checked: Set<ObjectIdentifier> = []
  /// The classes whose names this store has noted as in use.
  private var used: [ObjectIdentifier: ObjectClass] = [:]

  init(_ engine: Engine, checksClasses: Bool) {
    self.engine = engine
    self.checksClasses = checksClasses
  }

  deinit { if !used.isEmpty { ClassNames.end(used.values, in: engine) } }

  /// The binding of a class that was requested before.
  func known(_ type: Object.Type) -> ClassBinding? {
    if let last, last.objectClass.type == type { return last }
    guard let known = bindings[ObjectIdentifier(type)] else { return nil }
    last = known
    return known
  }

  /// Binds a class that is not known yet to a snapshot's table.
  func bind(_ type: Object.Type, in snapshot: Snapshot) throws(StoreError) -> ClassBinding {
    let objectClass = try ObjectClass.of(type)
    if checksClasses && !checked.contains(ObjectIdentifier(type)) {
      try check(try ObjectClass.reachable(from: [type]), in: snapshot)
      checked.insert(ObjectIdentifier(type))
    }
    try SchemaUpdate.check([objectClass], in: snapshot)
    SchemaUpdate.noteDefaults(try ObjectClass.reachable(from: [type]), in: engine)
    let new = keep(ClassBinding(objectClass, in: snapshot))
    bindings[ObjectIdentifier(type)] = new
    return new
  }

  /// Checks classes against what the store has and against other classes in use, before they are first used. A class is
  /// checked with all that it reaches, so that following a link, which can't throw, finds nothing wrong.
  func check(_ classes: [ObjectClass], in snapshot: Snapshot) throws(StoreError) {
    try SchemaUpdate.check(classes, in: snapshot)
    for objectClass in classes where used[ObjectIdentifier(objectClass)] == nil {
      try ClassNames.begin(objectClass, in: engine)
      used[ObjectIdentifier(objectClass)] = objectClass
    }
  }

  /// Has every class looked up anew, because the store shows another state.
  func forget() { bindings.removeAll() }

  /// A binding that lives as long as this, for objects do not keep theirs: one that says the same, or else the new one.
  /// So there are not more than a class has had shapes.
  private func keep(_ new: ClassBinding) -> ClassBinding {
    if let known = kept.last(where: { $0.isSame(as: new) }) { return known }
    kept.append(new)
    return new
  }
}
