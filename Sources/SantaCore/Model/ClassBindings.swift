/// The bindings of the classes that are used with a store.
final class ClassBindings {
  private let engine: Engine
  /// Whether a migration is running, in which stored properties may be optional that are declared as required.
  var isMigrating = false { didSet { forget() } }
  /// The tables of which an object has an observer that is called at an assignment.
  var observedTables: Set<TableID> = [] { didSet { forget() } }
  /// Whether classes are checked against the stored schema and against other classes in use. The classes of a
  /// snapshot were already checked by its live store.
  private let checksClasses: Bool
  private var bindings: [ObjectIdentifier: ClassBinding] = [:] { didSet { last = nil } }
  /// The last binding, which is likely to be needed next.
  private var last: ClassBinding?
  private var kept: [ClassBinding] = []
  /// The types that were checked, together with the types that they link to.
  private var checked: Set<ObjectIdentifier> = []
  /// The classes to whose declarations their tables were brought up to date.
  private var updated: Set<ObjectIdentifier> = []
  /// The classes whose names this store has reserved in `ClassNames`.
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
    if !isMigrating { try SchemaUpdate.checkReadable([objectClass], in: snapshot) }
    SchemaUpdate.noteDeclarations(try ObjectClass.reachable(from: [type]), in: engine)
    let new = keep(
      ClassBinding(
        objectClass, in: snapshot, observedTables: observedTables,
        isUpdated: isMigrating || !checksClasses || updated.contains(ObjectIdentifier(type))))
    bindings[ObjectIdentifier(type)] = new
    return new
  }

  /// Checks classes against the stored schema and against other classes in use, before they are first used. A class
  /// is checked together with all classes that it links to, because following a link can't throw.
  func check(_ classes: [ObjectClass], in snapshot: Snapshot) throws(StoreError) {
    if !isMigrating { try SchemaUpdate.check(classes, in: snapshot) }
    for objectClass in classes where used[ObjectIdentifier(objectClass)] == nil {
      try ClassNames.begin(objectClass, in: engine)
      used[ObjectIdentifier(objectClass)] = objectClass
    }
  }

  /// Notes that the tables of classes are up to date with them, in the transaction that runs.
  func noteUpdate(of classes: [ObjectClass]) {
    let count = updated.count
    updated.formUnion(classes.map { ObjectIdentifier($0.type) })
    // If a program writes objects of several classes in turn, they all stay bound (benchmark "shape subclasses, insert").
    if updated.count > count { forget() }
  }

  /// Notes that a transaction was rolled back, which may have updated tables.
  func noteRollback() { updated.removeAll() }

  /// Removes all bindings, because the store shows another state. Classes are bound again when they are used.
  func forget() { bindings.removeAll() }

  /// Keeps a binding as long as this object, because objects don't retain theirs. If there is an equal one, returns
  /// that instead, so that the number of bindings does not grow with each change of state.
  private func keep(_ new: ClassBinding) -> ClassBinding {
    if let known = kept.last(where: { $0.isSame(as: new) }) { return known }
    kept.append(new)
    return new
  }
}
