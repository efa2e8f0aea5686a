import SantaStore

/// The numbers under which two replicas made objects in two orders, without knowing of each other.
///
/// This happens if a server and a replica both return to an earlier state in a way that ``RewindDetector`` can't detect, for
/// example by a file system rollback. The replica then gives the same identities to other objects. A third replica that has
/// changes of the former order sends them back, and is the first to see both. It sends them back under another number, so that
/// no object turns into a different one.
///
/// Several replicas may send back the same changes. The other number is therefore calculated from data that all of them have:
/// the first change under the number that the order lost. If they have this change only as part of a copy of the former order,
/// the fork is not detected.
struct ForkedNumbers {
  /// A change of the order with which the replica restarts.
  struct Ordered {
    /// The author of the change; nil for a copy.
    var author: ReplicaNumber?
    var id: UInt64?
    var change: LogicalChange
  }

  private struct Lost {
    var id: UInt64
    var names: [LogicalChange.Name]
  }

  private var numbers: [ReplicaNumber: ReplicaNumber] = [:]
  /// The objects and positions that get another number.
  private var names: Set<LogicalChange.Name> = []

  var isEmpty: Bool { names.isEmpty }

  /// - Parameters:
  ///   - former: the changes that the order lost. Other replicas may have sent back some of them.
  ///   - order: the changes of the order instead of these.
  ///   - reader: the reader of these changes.
  ///   - home: the number of this replica in the order. The replica itself makes sure that it is the only one with this number.
  init(_ former: [[UInt8]], _ order: [Ordered], _ reader: ChangeReader, home: ReplicaNumber) throws {
    if former.isEmpty { return }
    let lost = try Self.lost(former)
    var others: [ReplicaNumber: ReplicaNumber] = [:]
    for change in lost {
      for name in change.names where others[name.identity.replica] == nil && name.identity.replica != home {
        others[name.identity.replica] = Self.number(change.id, instead: name.identity.replica)
      }
    }
    numbers = others
    let known = Set(lost.map(\.id))
    let lostNames = Set(lost.flatMap(\.names))
    let renamedNames = Set(lostNames.map(renamed))
    // The lost names that the order contains from unknown changes, and the renamed ones from changes that were sent back.
    var (unknown, returned): (Set<LogicalChange.Name>, Set<LogicalChange.Name>) = ([], [])
    for ordered in order {
      let isKnown = ordered.id.map(known.contains) == true
      ordered.change.forEachMadeName { name in
        if renamedNames.contains(name) { returned.insert(name) }
        // Other replicas make a position again if the target of its link was deleted, and copies don't record its author.
        let isFirst = ordered.author == nil ? !name.isPosition : name.identity.replica == ordered.author
        if !isKnown, isFirst, lostNames.contains(name) { unknown.insert(name) }
      }
    }
    var forked: Set<ReplicaNumber> = []
    for change in lost {
      let hasCome = reader.hasCome(id: change.id)
      for name in change.names where hasCome ? returned.contains(renamed(name)) : unknown.contains(name) {
        forked.insert(name.identity.replica)
      }
    }
    numbers = others.filter { forked.contains($0.key) }
    for change in lost {
      let hasCome = reader.hasCome(id: change.id)
      names.formUnion(
        change.names.filter {
          numbers[$0.identity.replica] != nil && (!hasCome || returned.contains(renamed($0)))
        })
    }
  }

  private static func lost(_ former: [[UInt8]]) throws -> [Lost] {
    var partial = PartialChanges()
    return try former.compactMap { bytes in
      guard let whole = try PartialChanges.isPart(bytes) ? partial.add(bytes) : bytes,
        !ChangeReader.isSummary(whole), let id = try LogicalChange.id(of: whole)
      else { return nil }
      return Lost(id: id, names: try LogicalChange(whole, home: .own).madeNames)
    }
  }

  private static func number(_ id: UInt64, instead number: ReplicaNumber) -> ReplicaNumber {
    let count = UInt64(ReplicaNumber.limit.rawValue - 1)
    let other = UInt32(id % count) + 1
    return ReplicaNumber(rawValue: other == number.rawValue ? other % UInt32(count) + 1 : other)
  }

  private func renamed(_ name: LogicalChange.Name) -> LogicalChange.Name {
    var name = name
    name.identity.replica = numbers[name.identity.replica] ?? name.identity.replica
    return name
  }

  private func identity(_ name: LogicalChange.Name) -> Identity {
    names.contains(name) ? renamed(name).identity : name.identity
  }

  /// Returns the new identity of an object of a type.
  func identity(_ identity: Identity, of type: ReplicatedType) -> Identity {
    self.identity(.init(type: type, identity: identity, isPosition: false))
  }

  func change(_ change: LogicalChange) -> LogicalChange {
    LogicalChange.Renaming(
      object: { identity($0, of: $1) },
      position: { identity(.init(type: $1, identity: $0, isPosition: true)) }
    ).change(change)
  }

  /// Returns the changes to send back, with the new identities. Some of them are in parts.
  ///
  /// - Parameter number: the number of this replica.
  func changes(_ all: [[UInt8]], of number: ReplicaNumber) throws -> [[UInt8]] {
    if isEmpty { return all }
    var partial = PartialChanges()
    // The order already contains the first parts of an incomplete change.
    var parts: [UInt64?: [[UInt8]]] = [:]
    var changes: [[UInt8]] = []
    for bytes in all {
      var whole: [UInt8]? = bytes
      if PartialChanges.isPart(bytes) {
        let id = try PartialChanges.id(ofPart: bytes)
        parts[id, default: []].append(bytes)
        whole = try partial.add(bytes)
        if whole != nil {
          parts[id] = nil
        } else if PartialChanges.isEnd(bytes) {
          changes += parts.removeValue(forKey: id) ?? []
        }
      }
      guard let whole else { continue }
      if ChangeReader.isSummary(whole) {
        changes.append(whole)
      } else {
        changes.append(
          try change(LogicalChange(whole, home: .own)).encoded(as: number, id: LogicalChange.id(of: whole)))
      }
    }
    return changes
  }
}
