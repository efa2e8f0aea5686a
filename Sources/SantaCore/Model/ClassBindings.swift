/// The bindings of the classes that are used with a store.
final class ClassBindings {
  private let engine: Engine
  /// Whether a migration is running. During a migration, a property that is declared as required may still be optional in the
  /// store.
  var isMigrating = false { didSet { forget() } }
  /// The tables with an object whose observer is called at each assignment.
  var observedTables: Set<TableID> = [] { didSet { forget() } }
  /// Whether classes are checked against the stored schema and against other classes in use. The classes of a
  /// snapshot were already checked by its live store.
  private let checksClasses: Bool
  private var bindings: [ObjectIdentifier: ClassBinding] = [:] { didSet { last = nil } }
  /// The last binding, which is likely to be needed next.
  private var last: ClassBinding?
  private var kept: [ClassBinding] = []
  /// The types that have been checked, together with the types that they link to.
  private var checked: Set<ObjectIdentifier> = []
  /// The classes whose tables have been updated to match their declarations.
  private var updated: Set<ObjectIdentifier> = []
  /// The classes whose names this store has reserved in `ClassNames`.
  private var used: [ObjectIdentifier: ObjectClass] = [:]

  init(_ engine: Engine, checksClasses: Bool) {
    self.engine = engine
    self.checksClasses = checksClasses
  }

  deinit { if !used.isEmpty { ClassNames.end(used.values, in: engine) } }

  /// Returns the binding of a class, or nil if the class isn't bound yet.
  func known(_ type: Object.Type) -> ClassBinding? {
    if let last, last.objectClass.type == type { return last }
    guard let known = bindings[ObjectIdentifier(type)] else { return nil }
    last = known
    return known
  }

  /// Binds a class that isn't bound yet to its table in a snapshot.
  func bind(_ type: Object.Type, in snapshot: Snapshot) throws(StoreError) -> ClassBinding {
    let objectClass = try ObjectClass.of(type)
    if checksClasses && !checked.contains(ObjectIdentifier(type)) {
      try check(try ObjectClass.reachable(from: [type]), in: snapshot)
      checked.insert(ObjectIdentifier(type))
    }
    if !isMigrating { try SchemaUpdate.checkReadable([objectClass], in: snapshot, besides: classesInUse) }
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
    if !isMigrating { try SchemaUpdate.check(classes, in: snapshot, besides: classesInUse) }
    for objectClass in classes where used[ObjectIdentifier(objectClass)] == nil {
      try ClassNames.begin(objectClass, in: engine)
      used[ObjectIdentifier(objectClass)] = objectClass
    }
  }

  /// The classes that stores on the same data use. A class can have the name that one of them had before it was renamed.
  var classesInUse: [ObjectClass] { ClassNames.classes(in: engine) }

  /// Records that the running transaction has updated the tables of these classes.
  func noteUpdate(of classes: [ObjectClass]) {
    let count = updated.count
    updated.formUnion(classes.map { ObjectIdentifier($0.type) })
    // Classes stay bound if a program writes objects of several classes in turn (benchmark "shape subclasses, insert").
    if updated.count > count { forget() }
  }

  /// Records that a transaction was rolled back, which may have undone updates of tables.
  func noteRollback() { updated.removeAll() }

  /// Removes all bindings, because the store shows another state. Classes are bound again when they are next used.
  func forget() { bindings.removeAll() }

  /// Keeps a binding for the lifetime of this object, because objects don't retain their bindings. If there is already an equal
  /// binding, returns that one, so that the number of bindings doesn't grow with each change of state.
  private func keep(_ new: ClassBinding) -> ClassBinding {
    if let known = kept.last(where: { $0.isSame(as: new) }) { return known }
    kept.append(new)
    return new
  }
}
