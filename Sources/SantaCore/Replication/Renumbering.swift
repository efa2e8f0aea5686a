import SantaStore

/// Renames the identities of a replica that gets a new number because a copy of its directory continues with the former one.
///
/// Everything in the order under the former number belongs to the replica that keeps this number, no matter which of the two
/// directories made it. Objects and positions that only this directory has, because its pending changes make them, stay its
/// own. The two directories may therefore have made different objects with the same identity. The pending object then gets
/// another identity, with the new number.
struct Renumbering {
  let former: ReplicaNumber
  /// The objects and positions that the pending changes make.
  private var made: Set<LogicalChange.Name> = []

  init(former: ReplicaNumber) { self.former = former }

  /// Renames the next pending change. Call it for the oldest change first.
  mutating func change(_ change: LogicalChange) -> LogicalChange {
    made.formUnion(change.madeNames.filter { $0.identity.replica == .own })
    let (former, made) = (former, made)
    return LogicalChange.Renaming(
      object: { Self.renamed(.init(type: $1, identity: $0, isPosition: false), former, unlessIn: made) },
      position: { Self.renamed(.init(type: $1, identity: $0, isPosition: true), former, unlessIn: made) }
    ).change(change)
  }

  /// Returns the new identity of an object of a type.
  func identity(_ identity: Identity, of type: ReplicatedType) -> Identity {
    Self.renamed(.init(type: type, identity: identity, isPosition: false), former, unlessIn: made)
  }

  private static func renamed(
    _ name: LogicalChange.Name, _ former: ReplicaNumber, unlessIn own: Set<LogicalChange.Name>
  ) -> Identity {
    guard name.identity.replica == .own, !own.contains(name) else { return name.identity }
    return Identity(replica: former, counter: name.identity.counter)
  }
}

extension Transaction {
  /// Gives objects the identities that they have in another order.
  func renameObjects(_ renamed: (Identity, ReplicatedType) -> Identity) {
    for (index, table) in tables.enumerated() where !table.name.isEmpty {
      let (id, type) = (TableID(rawValue: index), ReplicatedType(table))
      for row in table.rows {
        let address = RowAddress(table: id, row: row)
        let identity = table.identity(of: row)
        let next = renamed(identity, type)
        if next != identity { setFirstIdentity(next, of: address) }
        let united = table.unitedIdentities(of: row)
        let others = united.map { renamed($0, type) }
        if others != united { setUnitedIdentities(others, of: address) }
      }
      indexIdentities(of: id)
    }
  }
}
