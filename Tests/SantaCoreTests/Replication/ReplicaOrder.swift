import Testing

@testable import SantaReplication
@testable import SantaStore

/// The order of one store: a server that is an array.
final class ReplicaOrder {
  var changes: [Replica.Ordered] = []
  private(set) var epoch = "test"
  /// The numbers of replicas, each with the epoch of the order that assigned it; empty for the current order.
  private var members: [UInt32: String] = [:]
  /// The next number. No number is assigned twice, as if numbers were random.
  private var nextNumber: UInt32 = 1

  /// The epochs of deleted orders, with which a server answers no request.
  private var deletedEpochs: Set<String> = []
  /// Whether the order was deleted and no other one was made.
  var isDeleted: Bool { deletedEpochs.contains(epoch) }

  /// Deletes the order. ``setUpAnew()`` makes another one.
  func delete() { deletedEpochs.insert(epoch) }

  /// Whether a replica has joined an order that was deleted.
  func hasDeletedOrder(of replica: Replica) -> Bool {
    replica.membership.map { deletedEpochs.contains($0.epoch) } ?? false
  }

  func join(_ replica: Replica) throws {
    if replica.membership != nil { return }
    try #require(!isDeleted)
    try replica.join(epoch: epoch, number: newNumber())
  }

  private func newNumber() -> UInt32 {
    defer { nextNumber += 1 }
    members[nextNumber] = ""
    return nextNumber
  }

  /// Returns the number of a replica that joins again, as a server assigns it.
  private func admit(_ known: Membership) throws -> UInt32 {
    try #require(!deletedEpochs.contains(known.epoch), "A replica of a deleted order joins another one.")
    let former = known.epoch == epoch ? "" : known.epoch
    if members[known.replica] == nil { members[known.replica] = former }
    return former.isEmpty || members[known.replica] == former ? known.replica : newNumber()
  }

  /// The contents of a server's backup.
  struct Backup {
    fileprivate var changes: [Replica.Ordered]
    fileprivate var epoch: String
    fileprivate var members: [UInt32: String]
    fileprivate var copy: (position: OrderPosition, bytes: [UInt8])?
  }

  var backup: Backup { Backup(changes: changes, epoch: epoch, members: members, copy: copy) }

  func restore(_ backup: Backup) {
    (changes, epoch, members, copy) = (backup.changes, backup.epoch, backup.members, backup.copy)
  }

  /// Becomes an empty server.
  func setUpAnew() {
    (changes, members, copy) = ([], [:], nil)
    epoch = "test \(nextNumber)"
    nextNumber += 1
  }

  func upload(_ replica: Replica, atMost count: Int = .max) throws {
    let number = try #require(replica.membership).replica
    try #require(replica.membership?.epoch == epoch)
    try replica.collect()
    let own = changes.filter { $0.author == number }
    let outgoing = try replica.outgoing(limit: .max)
    if outgoing.contains(where: { $0.sequence <= own.count && own[Int($0.sequence) - 1].bytes != $0.bytes }) {
      throw Replica.Failure.copied
    }
    for pending in outgoing.filter({ $0.sequence > own.count }).prefix(count) {
      let position = (changes.last?.position ?? .start).next(
        replica: number, sequence: pending.sequence, pending.bytes)
      changes.append(
        .init(position: position, author: number, sequence: pending.sequence, bytes: pending.bytes))
    }
  }

  /// The state at a position. Replicas no longer receive the changes up to this position.
  private var copy: (position: OrderPosition, bytes: [UInt8])?

  private func has(_ position: OrderPosition) -> Bool {
    position == .start
      || position.version <= changes.count && changes[Int(position.version) - 1].position == position
  }

  /// Replaces the first changes with a copy of the state.
  ///
  /// - Parameter count: the number of changes that the copy replaces.
  func compact(_ count: Int) throws {
    let known = Int(copy?.position.version ?? 0)
    guard count > known else { return }
    var state = try copy.map { try OrderState(copy: $0.bytes) } ?? OrderState()
    try state.apply(changes[known..<count].map(\.bytes))
    copy = (changes[count - 1].position, try state.copy())
  }

  /// Goes back to a backup that lacks the last `count` changes.
  func lose(_ count: Int) {
    changes.removeLast(count)
    if let position = copy?.position, !has(position) { copy = nil }
  }

  /// Restarts a replica if the order lacks changes that the replica knows from it, or has only a copy of changes that the
  /// replica needs.
  @discardableResult
  func restartIfNeeded(_ replica: Replica) throws -> [Replica.Rejection] {
    let known = Int(copy?.position.version ?? 0)
    if replica.isCopy { return try restart(replica, isCopied: true) }
    if replica.membership?.epoch == epoch, has(replica.position), replica.position.version >= known {
      return []
    }
    do { return try restart(replica, isCopied: false) } catch Replica.Failure.copied {
      return try restart(replica, isCopied: true)
    }
  }

  /// Sends and receives. A replica that turns out to be a copy continues under another number.
  func exchange(_ replica: Replica, sends: Bool = true) throws {
    func exchange() throws {
      if sends { try upload(replica) }
      try download(replica)
    }
    do { try exchange() } catch Replica.Failure.copied {
      try restart(replica, isCopied: true)
      try exchange()
    }
  }

  @discardableResult
  private func restart(_ replica: Replica, isCopied: Bool) throws -> [Replica.Rejection] {
    let known = Int(copy?.position.version ?? 0)
    let former = try #require(replica.membership)
    let number = try admit(former)
    let own = changes.filter { $0.author == number }
    let inCopy = UInt64(changes[..<known].count { $0.author == number })
    let last = try replica.unacknowledged().prefix {
      $0.sequence <= inCopy && own[Int($0.sequence) - 1].bytes == $0.bytes
    }.last
    let another = number != former.replica ? number : isCopied ? newNumber() : nil
    return try replica.restart(
      with: .init(
        epoch: epoch, number: another, isCopied: isCopied,
        common: try replica.knownPositions().last(where: has) ?? .start,
        copy: copy.map { copy in
          .init(position: copy.position, bytes: copy.bytes, ownCount: inCopy)
        }, lastInCopy: last?.sequence ?? 0,
        changes: Array(changes[known...])))
  }

  /// Restarts a replica with another number, because changes under its number were taken back.
  func restartWithAnotherNumber(_ replica: Replica) throws {
    try replica.restart(
      with: .init(
        epoch: epoch, number: newNumber(), isCopied: false,
        common: try replica.knownPositions().last(where: has) ?? .start,
        copy: copy.map { copy in
          .init(position: copy.position, bytes: copy.bytes, ownCount: 0)
        }, changes: Array(changes[Int(copy?.position.version ?? 0)...])))
  }

  @discardableResult
  func download(_ replica: Replica, atMost count: Int = .max) throws -> [Replica.Rejection] {
    return try restartIfNeeded(replica)
      + replica.receive(Array(changes.dropFirst(Int(replica.position.version)).prefix(count)))
  }
}
