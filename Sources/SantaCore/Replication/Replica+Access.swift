package import SantaStore
import Synchronization

/// The rights of the user, and the changes that were refused because a right was missing.
extension Replica {
  package typealias Access = StateAnnotation.Access

  /// The right of the user, which every program that writes to the store observes.
  package var access: Access { core.withLock { $0.machine.access } }

  /// Whether the store contains objects.
  package var hasObjects: Bool { engine.latest.tables.contains { $0.count > 0 } }

  /// Whether the replica needs another number before it can write: changes under its number were taken back, and delayed
  /// requests may still bring them into the order.
  package var isSpent: Bool { core.withLock { $0.machine.isSpent } }

  /// The user that the directory belongs to; nil if it belongs to none.
  package var owner: String? { core.withLock { $0.machine.owner } }

  /// Gives the directory to a user. It is on the disk when the method returns.
  ///
  /// - Returns: whether the directory belongs to this user. If not, nothing was changed.
  package func claim(for user: String) throws -> Bool {
    try core.withLock { core in
      try catchUp(&core)
      if let owner = core.machine.owner { return owner == user }
      try core.log.append([.owner(user)], syncs: true)
      core.machine.owner = user
      return true
    }
  }

  /// Stores the right of the user in the directory. From then on, every program that writes to the store observes it.
  ///
  /// Pending changes stay pending. When the right to write is lost, commits before it become pending, and later ones, of
  /// programs that don't observe the right, are taken back. When it returns, withheld declarations become pending. A replica that
  /// ``isSpent`` must first restart with another number.
  package func setAccess(_ access: Access) throws {
    try core.withLock { core in
      try catchUp(&core)
      require(core.machine.membership != nil, "A replica joins an order before its user has a right to it.")
      require(access != .write || !core.machine.isSpent, "A replica whose number is spent can't write.")
      if core.machine.access == access, engine.latest.replica?.access == access { return }
      _ = try commit([], [], core.machine.position, &core, access: access)
      if access != .write { return }
      var machine = core.machine
      let entries = try machine.declareWithheld(at: machine.state.shown.version)
      if !entries.isEmpty { try core.log.append(entries, syncs: false) }
      core.machine = machine
    }
  }

  /// Takes back all changes that the server has refused, with everything that was committed since, in one commit. The commit also
  /// stores the right of the user in the directory.
  ///
  /// The commit takes effect together with a new log, as when a replica restarts. The number of the replica is spent if changes
  /// with a sequence number were taken back.
  ///
  /// - Parameters:
  ///   - sequence: the sequence number of the last change of this replica that the order has.
  ///   - access: the right that the user has now.
  /// - Returns: false if the order lacks changes that it has acknowledged. Nothing was changed, and the replica must restart.
  /// - Throws: ``Failure/copied`` if the order has changes under the number of this replica that the replica has not made.
  package func takeBack(after sequence: UInt64, access: Access) throws -> Bool {
    try core.withLock { core in
      try catchUp(&core)
      let base = try engine.beginWrite()
      var isOpen = true
      defer { if isOpen { engine.cancelWrite() } }
      try record(base, &core)
      guard let result = try core.machine.takingBack(after: sequence, access, core.log.entries()) else {
        return false
      }
      var machine = result.machine
      // Takes effect when the commit follows whose mark names it.
      let generation = try core.log.prepareReplacement(result.entries)
      isOpen = false
      core.mayBeBehind = true
      let mark = machine.mark(at: machine.position, generation: generation)
      machine.committed(try engine.commit(Self.transaction(on: base, to: machine.state.shown, mark)))
      try core.log.replace()
      core.machine = machine
      core.mayBeBehind = false
      try noteIfLevel(&core)
      return true
    }
  }

  /// The operations that were taken back since ``noteReported()`` was last called, even by a former process.
  package func takenBack() -> [Rejection] {
    core.withLock { $0.machine.takenBack.flatMap { Rejection.takenBack($0) } }
  }

  /// Notes that the program knows all operations of ``takenBack()``.
  ///
  /// - Parameter count: the number of operations that it knows. If more were taken back since, nothing is noted.
  package func noteReported(_ count: Int) throws {
    try core.withLock { core in
      try catchUp(&core)
      let known = core.machine.takenBack.flatMap { Rejection.takenBack($0) }.count
      guard count == known, count > 0 else { return }
      try core.log.append([.reported], syncs: true)
      core.machine.takenBack = []
    }
  }
}

extension Replica.Rejection {
  /// Returns the operations of a change that was taken back, one for each value.
  fileprivate static func takenBack(_ change: LogicalChange) -> [Self] {
    func rejection(_ object: ObjectID, _ property: Property?, _ value: String?, _ reason: Reason) -> Self {
      Self(
        type: object.type.name, primaryKey: object.primaryKey?.messageText, property: property?.name,
        value: value, reason: reason.rawValue, isRefused: true)
    }
    return change.operations.flatMap { operation -> [Self] in
      switch operation {
      case .delete(let objects, _): objects.map { rejection($0, nil, nil, .deleted) }
      case .create(let object, let values):
        [rejection(object, nil, nil, .created)]
          + values.map { rejection(object, $0.property, $0.value.messageText, .set) }
      case .set(let object, let property, let value): [rejection(object, property, value.messageText, .set)]
      case .increment(let object, let property, let number):
        [rejection(object, property, number.messageText, .added)]
      case .editSet(let object, let property, let removed, let inserted):
        removed.map { rejection(object, property, $0.messageText, .removed) }
          + inserted.map { rejection(object, property, $0.messageText, .inserted) }
      case .editMap(let object, let property, let removed, let entries):
        removed.map { rejection(object, property, $0, .removed) }
          + entries.map { rejection(object, property, "\($0.key): \($0.value.messageText)", .set) }
      case .editList(let object, let property, let edit): listEdit(object, property, edit)
      }
    }
    func listEdit(_ object: ObjectID, _ property: Property, _ edit: LogicalChange.ListEdit) -> [Self] {
      let placed = edit.runs.reversed().flatMap(\.elements)
      return edit.assigned.map { rejection(object, property, $0.value?.messageText, .set) }
        + placed.map { element in
          rejection(object, property, element.value?.messageText, element.value == nil ? .moved : .inserted)
        } + edit.removed.map { _ in rejection(object, property, nil, .removed) }
    }
  }

  /// The reasons of operations that were taken back.
  private enum Reason: String {
    case created = "the new object was taken back, because the right to write is missing"
    case deleted = "the deletion was taken back, because the right to write is missing"
    case set = "the value was taken back, because the right to write is missing"
    case added = "the increment was taken back, because the right to write is missing"
    case inserted = "the added element was taken back, because the right to write is missing"
    case removed = "the removal of an element was taken back, because the right to write is missing"
    case moved = "the move of an element was taken back, because the right to write is missing"
  }
}
