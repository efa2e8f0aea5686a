import SantaStore

extension LogicalChange {
  /// Replaces the identities of objects and of list positions in a change.
  struct Renaming {
    var object: (Identity, ReplicatedType) -> Identity
    /// Its second argument is the type of the object that has the list.
    var position: (Identity, ReplicatedType) -> Identity

    func change(_ change: LogicalChange) -> LogicalChange {
      LogicalChange(schema: change.schema, operations: change.operations.map(operation))
    }

    private func operation(_ operation: Operation) -> Operation {
      switch operation {
      case .delete(let deleted, let spared): .delete(deleted.map(renamed), sparing: spared.map(renamed))
      case .create(let created, let values): .create(renamed(created), values)
      case .set(let changed, let property, let new): .set(renamed(changed), property, value(new))
      case .increment(let changed, let property, let number):
        .increment(renamed(changed), property, by: number)
      case .editSet(let changed, let property, let removed, let inserted):
        .editSet(renamed(changed), property, removed: removed.map(value), inserted: inserted.map(value))
      case .editMap(let changed, let property, let removed, let entries):
        .editMap(
          renamed(changed), property, removed: removed,
          set: entries.map { .init(key: $0.key, value: value($0.value)) })
      case .editList(let changed, let property, let edit):
        .editList(renamed(changed), property, renamed(edit, changed.type))
      }
    }

    private func renamed(_ object: ObjectID) -> ObjectID {
      var object = object
      object.identity = self.object(object.identity, object.type)
      return object
    }

    private func value(_ value: Value) -> Value {
      if case .link(let target) = value { .link(renamed(target)) } else { value }
    }

    private func renamed(_ edit: ListEdit, _ type: ReplicatedType) -> ListEdit {
      let position = { self.position($0, type) }
      let element = { (element: ListEdit.Element) in
        ListEdit.Element(position: position(element.position), value: element.value.map(value))
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

  /// An object, or a position in a list of an object of a type.
  struct Name: Hashable {
    var type: ReplicatedType
    var identity: Identity
    var isPosition: Bool
  }

  /// Whether the change creates objects or positions of this replica.
  var makesOwn: Bool {
    operations.contains { operation in
      switch operation {
      case .create(let object, _): object.identity.replica == .own
      case .editList(_, _, let edit):
        edit.runs.contains { $0.elements.contains { $0.value != nil && $0.position.replica == .own } }
      default: false
      }
    }
  }

  /// The objects and the list positions that the change creates.
  var madeNames: [Name] {
    var names: [Name] = []
    forEachMadeName { names.append($0) }
    return names
  }

  /// Calls a closure with each object and list position that the change creates. It doesn't collect them in an array, because a
  /// copy creates all objects of a store.
  func forEachMadeName(_ body: (Name) -> Void) {
    for operation in operations {
      switch operation {
      case .create(let object, _):
        body(Name(type: object.type, identity: object.identity, isPosition: false))
      case .editList(let object, _, let edit):
        for run in edit.runs {
          for element in run.elements where element.value != nil {
            body(Name(type: object.type, identity: element.position, isPosition: true))
          }
        }
      default: break
      }
    }
  }
}
