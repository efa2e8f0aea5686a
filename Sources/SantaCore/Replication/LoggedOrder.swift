import SantaStore

/// What the entries of a log say of the order, and of what is pending.
struct LoggedOrder {
  /// A change of the order, or a copy in front of the others.
  struct Change {
    var place: OrderPlace
    var bytes: [UInt8]
    var isOwn: Bool
  }

  private(set) var epoch = ""
  private(set) var number = ReplicaNumber.own
  private(set) var ordered: [Change] = []
  private(set) var outbox: [(pending: Replica.Pending, store: Version)] = []
  private(set) var nextSequence: UInt64 = 1
  private(set) var level: (store: Version, place: OrderPlace)?
  /// Whether changes were left out, which were written before a commit that did not follow.
  private(set) var isCut = false

  /// - Parameter limit: the last place of the order whose changes count.
  init(_ entries: [ReplicaLog.Entry], upTo limit: UInt64 = .max) throws {
    for entry in entries {
      switch entry {
      case .membership(let epoch, let number): (self.epoch, self.number) = (epoch, number)
      case .next(let sequence): nextSequence = sequence
      case .copy(let place, let bytes): ordered = [Change(place: place, bytes: bytes, isOwn: false)]
      case .ordered(let place, let bytes):
        isCut = isCut || place.version > limit
        if !isCut { ordered.append(Change(place: place, bytes: bytes, isOwn: false)) }
      case .acknowledged(let place):
        guard !isCut else { continue }
        guard let first = outbox.first else {
          throw Replica.Failure.forked("The folder 'replica' acknowledges a change that it does not have.")
        }
        ordered.append(Change(place: place, bytes: first.pending.bytes, isOwn: true))
        outbox.removeFirst()
      case .pending(let sequence, let version, let bytes):
        outbox.append((Replica.Pending(sequence: sequence, bytes: bytes), version))
        nextSequence = sequence + 1
      case .level(let version, let place): level = (version, place)
      }
    }
  }

  /// Leaves out the first parts of a change whose last part is missing, so that no part of it was sent. What it did is found by
  /// comparing states.
  mutating func cutUnfinished() {
    while let last = outbox.last, !PartialChanges.isEnd(last.pending.bytes) {
      nextSequence = last.pending.sequence
      outbox.removeLast()
      isCut = true
    }
  }
}
