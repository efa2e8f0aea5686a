import SantaStore

/// The ordered and the pending changes that the entries of a log describe.
struct LoggedOrder {
  /// A change of the order. The first one may be a copy of a state.
  struct Change {
    var position: OrderPosition
    var bytes: [UInt8]
    var isOwn: Bool
  }

  private(set) var epoch = ""
  private(set) var number = ReplicaNumber.own
  private(set) var ordered: [Change] = []
  private(set) var outbox: [(pending: Replica.Pending, store: Version)] = []
  private(set) var nextSequence: UInt64 = 1
  private(set) var level: (store: Version, position: OrderPosition)?
  /// The user that the directory belongs to; nil if it belongs to none.
  private(set) var owner: String?
  /// Whether changes under the number were taken back.
  private(set) var isSpent = false
  /// The declarations that are withheld; empty if there are none.
  private(set) var withheld: [UInt8] = []
  /// The changes that were taken back and have not been reported.
  private(set) var takenBack: [[UInt8]] = []
  /// Whether entries were ignored because the commit that they belong to is missing, or because a change is incomplete.
  private(set) var isCut = false

  /// - Parameter limit: the last version of the order that the store contains. Later changes are ignored.
  init(_ entries: [ReplicaLog.Entry], upTo limit: UInt64 = .max) throws {
    for entry in entries {
      switch entry {
      case .membership(let epoch, let number): (self.epoch, self.number) = (epoch, number)
      case .next(let sequence): nextSequence = sequence
      case .copy(let position, let bytes): ordered = [Change(position: position, bytes: bytes, isOwn: false)]
      case .ordered(let position, let bytes):
        isCut = isCut || position.version > limit
        if !isCut { ordered.append(Change(position: position, bytes: bytes, isOwn: false)) }
      case .acknowledged(let position):
        guard !isCut else { continue }
        guard let first = outbox.first else {
          throw Replica.Failure.forked("The folder 'replica' acknowledges a change that it does not have.")
        }
        ordered.append(Change(position: position, bytes: first.pending.bytes, isOwn: true))
        outbox.removeFirst()
      case .pending(let sequence, let version, let bytes):
        outbox.append((Replica.Pending(sequence: sequence, bytes: bytes), version))
        nextSequence = sequence + 1
      case .level(let version, let position): level = (version, position)
      case .owner(let user): owner = user
      case .spent: isSpent = true
      case .withheld(let bytes): withheld = bytes
      case .takenBack(let bytes): takenBack.append(bytes)
      case .reported: takenBack = []
      }
    }
  }

  /// Removes the last pending change if its last part is missing. None of its parts was sent, and a comparison of states
  /// records the change again. If changes were taken back, the order has the remaining parts, and acknowledges them.
  mutating func cutUnfinished() {
    if isSpent { return }
    while let last = outbox.last, !PartialChanges.isEnd(last.pending.bytes) {
      nextSequence = last.pending.sequence
      outbox.removeLast()
      isCut = true
    }
  }
}
