import Dispatch
import SantaCore
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Talks to the server, in one task: sends what is pending and receives the order, and tries again when that fails.
final class SyncWorker: Sendable {
  let state = Broadcast(SyncState())
  let rejections = Events<SyncRejection>()
  private let requests: SyncRequests
  private let configuration: Store.Configuration
  private let replica = Mutex<Replica?>(nil)
  private let noting = Mutex(())
  /// Where the replica is used, because that waits for the disk and for other writers.
  private let queue = DispatchQueue(label: "SantaSync")

  /// Replicas compare their states at the positions whose versions are multiples of this.
  private let comparisonInterval: UInt64
  private let partByteCount: Int

  init(
    _ configuration: Store.Configuration, _ requests: SyncRequests, comparisonInterval: UInt64,
    partByteCount: Int
  ) throws {
    (self.configuration, self.requests) = (configuration, requests)
    (self.comparisonInterval, self.partByteCount) = (comparisonInterval, partByteCount)
    // An error of the configuration is thrown here, and not found later.
    let opened = try Replica.open(configuration, partByteCount: partByteCount)
    replica.withLock { $0 = opened }
  }

  private func blocking<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }

  // MARK: The task

  private static let shortestDelay: Duration = .milliseconds(250)

  func run() async {
    var delay = Self.shortestDelay
    var lastRestart: ContinuousClock.Instant?
    while !Task.isCancelled {
      do {
        guard let replica = try await openReplica() else {
          state.update { $0.connection = .elsewhere }
          try await Task.sleep(for: .seconds(1))
          continue
        }
        do {
          defer { if state.value.connection == .connected { delay = Self.shortestDelay } }
          try await synchronise(replica)
        } catch let error as SyncError where error.isReset || error.isCopied {
          state.update {
            $0.connection = .connecting
            $0.isUpToDate = false
          }
          // An order that is lost again and again, as behind a proxy for two servers, must not be asked without a pause.
          if let lastRestart, lastRestart.duration(to: .now) < .seconds(10) { try await pause(&delay) }
          try await restart(replica, isCopied: error.isCopied)
          lastRestart = .now
        }
      } catch {
        if Task.isCancelled { break }
        let isMember = replica.withLock { $0 }?.membership != nil
        // What it has in memory may be ahead of its files, as after a full disk.
        if !(error is SyncError) { replica.withLock { $0 = nil } }
        let error = SyncError(error)
        // A server has answered here before. So what answers now stands in front of it: a proxy while the server is started, or
        // a network that wants its user to log in.
        if !error.isTransient, !(error.isNotAServer && isMember) {
          state.update {
            $0.connection = .stopped(error)
            $0.isUpToDate = false
          }
          replica.withLock { $0 = nil }
          return await recordAtTheEnd()
        }
        state.update {
          $0.connection = .offline(error)
          $0.isUpToDate = false
        }
        do {
          if let time = error.retryAfter {
            try await Task.sleep(for: time * Double.random(in: 0.75...1.25))
          } else {
            try await pause(&delay)
          }
        } catch { break }
      }
    }
    await recordAtTheEnd()
    state.update { $0.connection = .ended }
  }

  /// Records what was committed until synchronising is ended, and releases the replica.
  ///
  /// What is recorded as a change counts once, also if the directory is copied then. If recording fails, or another process has the
  /// replica, the next opening does it. After an error, another process may have the replica until the end.
  private func recordAtTheEnd() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    do {
      // If the directory was removed or moved, opening it would make an empty store.
      if replica.withLock({ $0 == nil }), !hasReplica { return }
      if let replica = try await openReplica() {
        try await blocking {
          try replica.collect()
          // A power failure must not undo it: it would be recorded again, and a copy would have it as another change.
          _ = try replica.unacknowledged()
        }
        note(replica)
      }
    } catch {
      // Nobody is left to report it to.
    }
    replica.withLock { $0 = nil }
  }

  /// Waits, and for longer the next time. Not all clients of a server that was away come back at once.
  private func pause(_ delay: inout Duration) async throws {
    let now = delay * Double.random(in: 0.75...1.25)
    delay = min(delay * 2, .seconds(10))
    try await Task.sleep(for: now)
  }

  private var hasReplica: Bool {
    guard case .directory(let url) = configuration.location else { return false }
    return FileManager.default.fileExists(atPath: url.appending(path: "replica/log").path)
  }

  private func openReplica() async throws -> Replica? {
    if let known = replica.withLock({ $0 }) { return known }
    let opened = try await blocking { [configuration, partByteCount] in
      try Replica.open(configuration, partByteCount: partByteCount)
    }
    replica.withLock { $0 = opened }
    return opened
  }

  /// Takes over what was committed until now.
  func collect() async throws {
    guard let replica = replica.withLock({ $0 }) else { return }
    try await blocking { try replica.collect() }
    note(replica)
  }

  /// Several tasks do this. One after the other, so that no earlier state replaces a later one: somebody who waits for his
  /// change to be acknowledged must not see that nothing is pending before it was noted.
  private func note(_ replica: Replica) {
    noting.withLock { _ in
      let (version, count, local) = (replica.position.version, replica.pendingCount, replica.localProperties)
      state.update { state in
        state.version = version
        state.pendingCount = count
        state.localProperties = local
      }
    }
  }

  private func synchronise(_ replica: Replica) async throws {
    if replica.membership == nil {
      let membership = try await requests.join()
      try await blocking { try replica.join(epoch: membership.epoch, number: membership.replica) }
    }
    guard let membership = replica.membership else { return }
    try await blocking { try replica.collect() }
    if replica.isCopy { return try await restart(replica, isCopied: true) }
    if replica.position == .start, let copy = try await requests.copy(membership) {
      // What it has sent before may be that of another copy of its directory.
      if copy.ownCount > 0 { return try await restart(replica, isCopied: false) }
      let rejected = try await blocking {
        try replica.restart(with: .init(epoch: membership.epoch, copy: copy, changes: []))
      }
      note(replica)
      report(rejected)
    }
    note(replica)
    // Others may have sent back objects that this replica does not know as its own any more. It finds that out before it sends
    // others with their identities.
    let (caughtUp, level) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in caughtUp { break }
        try Task.checkCancellation()
        try await self.upload(replica, membership)
      }
      group.addTask { try await self.download(replica, membership, level) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Begins anew with an order that does not have what this replica has from it.
  ///
  /// - Parameter isCopied: whether there is, or may be, another copy of the replica's directory. Then this one goes on as another
  ///   replica.
  private func restart(_ replica: Replica, isCopied: Bool) async throws {
    guard let known = replica.membership else { return }
    // The order may not give it its number again: it gave that number itself, and was replaced for some time by another order, with
    // whose epoch the replica comes back.
    let membership = try await requests.join(known)
    let hasLostNumber = membership.replica != known.replica
    let common = try await requests.common(try replica.knownPositions())
    let copy = try await requests.copy(membership)
    let lastInCopy = try await lastInCopy(copy, of: replica, membership)
    var number = hasLostNumber ? membership.replica : nil
    if isCopied, !hasLostNumber { number = try await requests.join().replica }
    let newNumber = number
    let changes = try await requests.all(after: copy?.position ?? .start, membership.epoch)
    do {
      let rejected = try await blocking {
        try replica.restart(
          with: .init(
            epoch: membership.epoch, number: newNumber, isCopied: isCopied, common: common, copy: copy,
            lastInCopy: lastInCopy, changes: changes))
      }
      report(rejected)
    } catch Replica.Failure.copied {
      return try await restart(replica, isCopied: true)
    }
    note(replica)
  }

  /// The number of the last pending change that is in a copy of the state. The server compares what has its number with it:
  /// that may be a change of another copy of the directory.
  private func lastInCopy(
    _ copy: Replica.Copy?, of replica: Replica, _ membership: Membership
  ) async throws -> UInt64 {
    var last: UInt64 = 0
    guard let copy else { return last }
    for pending in try replica.unacknowledged() where pending.sequence <= copy.ownCount {
      do {
        try await requests.post([pending], after: .start, membership)
      } catch let error as SyncError where error.isCopied { return last }
      last = pending.sequence
    }
    return last
  }

  // MARK: Sending

  /// How many bytes are sent in one request, unless one change alone is larger.
  private static let requestByteCount = 1 << 20

  private func upload(_ replica: Replica, _ membership: Membership) async throws {
    let (commits, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let listener = replica.listen { continuation.yield() }
    defer { replica.stopListening(listener) }
    continuation.yield()
    var sent: UInt64 = 0
    for await _ in commits {
      while true {
        let known = sent
        let (changes, position) = try await translating {
          try await self.blocking { [partByteCount] in
            try replica.collect()
            let limit = min(Self.requestByteCount, partByteCount)
            return (try replica.outgoing(limit: limit, after: known), replica.position)
          }
        }
        note(replica)
        guard let last = changes.last else { break }
        try await requests.post(changes, after: position, membership)
        sent = last.sequence
      }
    }
    throw CancellationError()
  }

  // MARK: Receiving

  /// How many bytes of changes become one commit, at most, unless one change alone is larger.
  private static let commitByteCount = 4 << 20

  /// - Parameter caughtUp: gets an element when the replica has all that the server had.
  private func download(
    _ replica: Replica, _ membership: Membership,
    _ caughtUp: AsyncStream<Void>.Continuation
  ) async throws {
    let arrived = ArrivedFrames()
    let (compared, passed) = AsyncStream.makeStream(
      of: Replica.Downloaded.self, bufferingPolicy: .bufferingNewest(1))
    let position = replica.position
    defer { replica.forgetDigest(olderThan: .zero) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [requests] in
        defer { arrived.finish() }
        try await requests.follow(position, membership, into: arrived)
      }
      group.addTask {
        while true {
          try await Task.sleep(for: .seconds(1))
          replica.forgetDigest(olderThan: .seconds(60))
        }
      }
      group.addTask {
        for await downloaded in compared { try await self.compare(downloaded, replica) }
      }
      group.addTask {
        var (waiting, byteCount): ([Replica.Ordered], Int) = ([], 0)
        for await _ in arrived.signals {
          self.state.update { $0.lastHeard = Date() }
          var level: UInt64?
          var hasMore = false
          // All that came while the last changes were committed becomes one commit.
          for frame in arrived.take() {
            switch frame {
            case .change(let change):
              hasMore = true
              waiting.append(change)
              byteCount += change.bytes.count
              if byteCount < Self.commitByteCount { continue }
              try await self.receive(waiting, replica, passed)
              (waiting, byteCount) = ([], 0)
            case .level(let version): level = version
            case .pause:
              hasMore = true
              try await self.receive(waiting, replica, passed)
              (waiting, byteCount) = ([], 0)
              arrived.goOn()
            default: break
            }
          }
          guard let level else {
            if hasMore { self.state.update { $0.isUpToDate = false } }
            continue
          }
          try await self.receive(waiting, replica, passed)
          (waiting, byteCount) = ([], 0)
          self.state.update { state in
            state.connection = .connected
            state.isUpToDate = state.version >= level
          }
          if replica.position.version >= level { caughtUp.yield() }
        }
        try Task.checkCancellation()
        // The other task has the reason.
        try await Task.sleep(for: .seconds(1))
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// A replica that gets more changes at once is catching up, and does not stop on the way to compare its state.
  private static let liveCount = 256

  private func receive(
    _ changes: [Replica.Ordered], _ replica: Replica, _ passed: AsyncStream<Replica.Downloaded>.Continuation
  ) async throws {
    let end =
      changes.count <= Self.liveCount
      ? changes.lastIndex { $0.position.version.isMultiple(of: comparisonInterval) } : nil
    guard let end else { return try await receive(changes, replica) }
    try await receive(Array(changes[...end]), replica)
    passed.yield(replica.downloaded)
    try await receive(Array(changes[(end + 1)...]), replica)
  }

  /// Compares the state with that of the other replicas, which have had the same changes.
  private func compare(_ downloaded: Replica.Downloaded, _ replica: Replica) async throws {
    let digest = try await withCheckedThrowingContinuation { continuation in
      // Not in the queue in which changes are received meanwhile.
      DispatchQueue.global(qos: .utility).async {
        continuation.resume(with: Result { try replica.digest(of: downloaded) })
      }
    }
    let isSame: Bool?
    do { isSame = try await requests.compare(digest, at: downloaded.position) } catch let error as SyncError
      where error.isTransient
    { return }
    guard isSame == false else { return }
    throw SyncError(
      "At change \(downloaded.position.version) of the order, this replica has another state than the one that was first to be "
        + "there, though all have the same changes. One of the two is wrong, which is a mistake of this library or of a disk: "
        + "keep the directories of both, and report it. To go on, move this one away: a new one gets its state from the server."
    )
  }

  private func receive(_ changes: [Replica.Ordered], _ replica: Replica) async throws {
    if changes.isEmpty { return }
    let rejected = try await translating { try await self.blocking { try replica.receive(changes) } }
    note(replica)
    report(rejected)
  }

  private func translating<R>(_ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch let error as Replica.Failure {
      throw SyncError("\(error)", isTransient: error == .copied, isCopied: error == .copied)
    }
  }

  private func report(_ rejected: [Replica.Rejection]) {
    for rejection in rejected {
      rejections.post(
        SyncRejection(
          type: rejection.type, primaryKey: rejection.primaryKey, property: rejection.property,
          value: rejection.value, reason: rejection.reason))
    }
  }
}
