/// What a replica's identities become when it gets another number, because a copy of its directory goes on with the former one.
///
/// What the order has under the former number is that replica's from now on, whichever of the two directories made it. What
/// only this directory has, which is what its pending changes make, stays its own. So the two directories may have made
/// objects with one identity: the one that is pending here gets another, with the new number.
struct Renumbering {
  private struct Name: Hashable {
    var type: ReplicatedType
    var counter: UInt64
  }

  let former: ReplicaNumber
  // What pending changes have made.
  private var objects: Set<Name> = []
  private var positions: Set<Name> = []

  init(former: ReplicaNumber) { self.former = former }

  /// The next of the pending changes, the oldest first.
  mutating func change(_ change: LogicalChange) -> LogicalChange {
    for operation in change.operations {
      switch operation {
      case .create(let object, _): insert(object.identity, of: object.type, in: &objects)
      case .editList(let object, _, let edit):
        for element in edit.runs.flatMap(\.elements) where element.value != nil {
          insert(element.position, of: object.type, in: &positions)
        }
      default: break
      }
    }
    return LogicalChange(schema: change.schema, operations: change.operations.map(operation))
  }

  private func insert(_ identity: Identity, of type: ReplicatedType, in names: inout Set<Name>) {
    if identity.replica == .own { names.insert(Name(type: type, counter: identity.counter)) }
  }

  /// The identity of an object of a type.
  func identity(_ identity: Identity, of type: ReplicatedType) -> Identity {
    renamed(identity, of: type, unlessIn: objects)
  }

  private func renamed(_ identity: Identity, of type: ReplicatedType, unlessIn own: Set<Name>) -> Identity {
    guard identity.replica == .own, !own.contains(Name(type: type, counter: identity.counter)) else {
      return identity
    }
    return Identity(replica: former, counter: identity.counter)
  }

  private func operation(_ operation: LogicalChange.Operation) -> LogicalChange.Operation {
    switch operation {
    case .delete(let deleted, let spared): .delete(deleted.map(object), sparing: spared.map(object))
    case .create(let created, let values): .create(object(created), values)
    case .set(let changed, let property, let new): .set(object(changed), property, value(new))
    case .increment(let changed, let property, let number): .increment(object(changed), property, by: number)
    case .editSet(let changed, let property, let removed, let inserted):
      .editSet(object(changed), property, removed: removed.map(value), inserted: inserted.map(value))
    case .editMap(let changed, let property, let removed, let entries):
      .editMap(
        object(changed), property, removed: removed,
        set: entries.map { .init(key: $0.key, value: value($0.value)) })
    case .editList(let changed, let property, let edit):
      .editList(object(changed), property, renamed(edit, changed.type))
    }
  }

  private func object(_ object: ObjectID) -> ObjectID {
    var object = object
    object.identity = identity(object.identity, of: object.type)
    return object
  }

  private func value(_ value: LogicalChange.Value) -> LogicalChange.Value {
    if case .link(let target) = value { .link(object(target)) } else { value }
  }

  private func renamed(_ edit: LogicalChange.ListEdit, _ type: ReplicatedType) -> LogicalChange.ListEdit {
    let position = { renamed($0, of: type, unlessIn: positions) }
    let element = { (element: LogicalChange.ListEdit.Element) in
      LogicalChange.ListEdit.Element(position: position(element.position), value: element.value.map(value))
    }
    var edit = edit
    edit.removed = edit.removed.map(position)
    edit.assigned = edit.assigned.map(element)
    edit.runs = edit.runs.map { run in
      var run = run
      run.elements = run.elements.map(element)
      (run.left, run.right) = (run.left.map(position), run.right.map(position))
      return run
    }
    return edit
  }
}

extension Transaction {
  /// Gives the objects of this replica that the order has the identities that they have there.
  func rename(_ renumbering: Renumbering) {
    for (index, table) in tables.enumerated() where !table.name.isEmpty {
      let (id, type) = (TableID(rawValue: index), ReplicatedType(table))
      for row in table.rows {
        let place = Place(table: id, row: row)
        let identity = table.identity(of: row)
        let next = renumbering.identity(identity, of: type)
        if next != identity { setFirstIdentity(next, of: place) }
        let united = table.unitedIdentities(of: row)
        let others = united.map { renumbering.identity($0, of: type) }
        if others != united { setUnitedIdentities(others, of: place) }
      }
      indexIdentities(of: id)
    }
  }
}
