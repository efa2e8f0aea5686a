import Dispatch
import SantaCore
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Communicates with the server in one task: sends pending changes, receives the order, and retries after a failure.
final class SyncWorker: Sendable {
  let state = Broadcast(SyncState())
  let rejections = Events<SyncRejection>()
  let requests: SyncRequests
  private let configuration: Store.Configuration
  let replica = Mutex<Replica?>(nil)
  private let noting = Mutex(())
  /// The queue on which the replica is used, because its methods wait for the disk and for other writers.
  let queue = DispatchQueue(label: "SantaSync")

  /// Replicas compare their states at the positions whose versions are multiples of this.
  private let comparisonInterval: UInt64
  private let partByteCount: Int
  /// The time after which a client without the right to write asks for its right again.
  let rightsInterval: Duration

  init(
    _ configuration: Store.Configuration, _ requests: SyncRequests, comparisonInterval: UInt64,
    partByteCount: Int, rightsInterval: Duration
  ) throws {
    (self.configuration, self.requests, self.rightsInterval) = (configuration, requests, rightsInterval)
    (self.comparisonInterval, self.partByteCount) = (comparisonInterval, partByteCount)
    // Open the replica now, so that an error of the configuration is thrown here and not found later.
    let opened = try Replica.open(configuration, partByteCount: partByteCount)
    replica.withLock { $0 = opened }
  }

  func blocking<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }

  // MARK: The task

  private static let shortestDelay: Duration = .milliseconds(250)

  func run() async {
    var delay = Self.shortestDelay
    var lastRestart: ContinuousClock.Instant?
    var isNoted = false
    while !Task.isCancelled {
      do {
        guard let replica = try await openReplica() else {
          state.update { $0.connection = .elsewhere }
          try await Task.sleep(for: .seconds(1))
          continue
        }
        do {
          defer { if state.value.connection == .connected { delay = Self.shortestDelay } }
          if !isNoted { try await noteDirectory() }
          isNoted = true
          try await synchronise(replica)
        } catch let error as SyncError where error.hasNewRight {
          // Synchronise again at once, which takes over the right.
          continue
        } catch let error as SyncError where error.isReset || error.isCopied {
          state.update {
            $0.connection = .connecting
            $0.isUpToDate = false
          }
          // An order that is lost again and again, for example behind a proxy for two servers, must not be requested without a
          // pause.
          if let lastRestart, lastRestart.duration(to: .now) < .seconds(10) { try await pause(&delay) }
          try await restart(replica, isCopied: error.isCopied)
          lastRestart = .now
        }
      } catch {
        if Task.isCancelled { break }
        let isMember = replica.withLock { $0 }?.membership != nil
        // The replica's memory may be ahead of its files, for example after the disk was full.
        if !(error is SyncError) { replica.withLock { $0 = nil } }
        let error = await withoutRight(SyncError(error))
        // A server has answered here before, so the response is from something in front of it: a proxy while the server is
        // starting, or a network that requires a login.
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
          if error.code == .signedOut {
            try await pause(&delay)
            try await requests.authorization.waitForSignIn(atMost: error.retryAfter ?? .seconds(30))
          } else if let refusal = error.refusal, refusal.isOfStore || error.code == .noRight {
            try await Task.sleep(for: rightsInterval * Double.random(in: 0.75...1.25))
          } else if let time = error.retryAfter {
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

  /// Records all commits until synchronising is stopped, and releases the replica.
  ///
  /// A recorded change takes effect only once, even if the directory is copied afterwards. If recording fails, or if another
  /// process has opened the replica, the next opening records the commits. After an error, another process may use the replica
  /// until this one stops.
  private func recordAtTheEnd() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    do {
      // If the directory was removed or moved, opening it would create an empty store.
      if replica.withLock({ $0 == nil }), !hasReplica { return }
      if let replica = try await openReplica() {
        try await blocking {
          try replica.collect()
          // Sync the record. If a power failure undid it, the commits would be recorded again, and a copy would have them as
          // different changes.
          _ = try replica.unacknowledged()
        }
        note(replica)
      }
    } catch {
      // No caller is left to report the error to.
    }
    replica.withLock { $0 = nil }
    // A block on the queue resumes its caller before it ends and releases the replica. After the next block, another program can
    // open the replica.
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  /// Waits, and increases the delay for the next time. The delay is random, so that not all clients of a server that was away
  /// return at once.
  private func pause(_ delay: inout Duration) async throws {
    let now = delay * Double.random(in: 0.75...1.25)
    delay = min(delay * 2, .seconds(10))
    try await Task.sleep(for: now)
  }

  private var hasReplica: Bool {
    guard case .directory(let url) = configuration.location else { return false }
    return FileManager.default.fileExists(atPath: url.appending(path: "replica/log").path)
  }

  var directory: URL? {
    guard case .directory(let url) = configuration.location else { return nil }
    return url.absoluteURL
  }

  private func openReplica() async throws -> Replica? {
    if let known = replica.withLock({ $0 }) { return known }
    let opened = try await blocking { [configuration, partByteCount] in
      try Replica.open(configuration, partByteCount: partByteCount)
    }
    replica.withLock { $0 = opened }
    return opened
  }

  /// Records everything that was committed until now.
  func collect() async throws {
    guard let replica = replica.withLock({ $0 }) else { return }
    try await blocking { try replica.collect() }
    note(replica)
  }

  /// Takes over the state of the replica. Several tasks call this method, one after the other, so that no earlier state
  /// replaces a later one: a task that waits until its change is acknowledged must not see a pending count of 0 from before the
  /// change was noted.
  func note(_ replica: Replica) {
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
    try await claim(replica)
    if replica.membership == nil { try await join(replica) }
    guard let membership = replica.membership else { return }
    try await blocking { try replica.collect() }
    if replica.isCopy { return try await restart(replica, isCopied: true) }
    try await takeOverRight(replica, membership)
    guard replica.membership == membership else { return try await synchronise(replica) }
    deliverTakenBack()
    if replica.position == .start, let copy = try await requests.copy(membership) {
      // Changes that were sent before may be from another copy of its directory.
      if copy.ownCount > 0 { return try await restart(replica, isCopied: false) }
      let rejected = try await blocking {
        try replica.restart(with: .init(epoch: membership.epoch, copy: copy, changes: []))
      }
      note(replica)
      report(rejected)
    }
    note(replica)
    // Other replicas may have sent back objects that this replica no longer knows as its own. It must find out before it sends
    // other objects with the same identities.
    let (caughtUp, level) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in caughtUp { break }
        try Task.checkCancellation()
        try await self.upload(replica, membership)
      }
      group.addTask { try await self.download(replica, membership, level) }
      if replica.access != .write { group.addTask { try await self.watchRight(replica, membership) } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Restarts with an order that lacks changes this replica received from it, or with another number.
  ///
  /// - Parameters:
  ///   - isCopied: whether another copy of the replica's directory exists, or may exist. If so, this one continues as another
  ///     replica.
  ///   - asAnother: whether the replica needs another number although no copy of its directory exists.
  func restart(_ replica: Replica, isCopied: Bool, asAnother: Bool = false) async throws {
    guard let known = replica.membership else { return }
    // The order might not confirm the replica's number: it has already assigned that number, and was replaced for some time by
    // another order, with whose epoch the replica returns.
    let membership = try await rejoin(known)
    let hasLostNumber = membership.replica != known.replica
    let common = try await requests.common(try replica.knownPositions())
    let copy = try await requests.copy(membership)
    let lastInCopy = try await lastInCopy(copy, of: replica, membership)
    var number = hasLostNumber ? membership.replica : nil
    if isCopied || asAnother, !hasLostNumber {
      number = try await joinAsAnother(membership).replica
    }
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

  /// Returns the sequence number of the last pending change that a copy of the state contains. The server compares each change
  /// with the one that it has under the same number, which may be from another copy of the directory.
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

  /// The maximum number of bytes in a request, unless a single change is larger.
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
        do {
          try await requests.post(changes, after: position, membership)
          sent = last.sequence
        } catch let error as SyncError where error.refusal?.sequence != nil {
          sent = try await takeBack(replica, error)
        }
      }
    }
    throw CancellationError()
  }

  // MARK: Receiving

  /// The maximum number of bytes of changes in a commit, unless a single change is larger.
  private static let commitByteCount = 4 << 20

  /// - Parameter caughtUp: receives an element when the replica has all changes that the server had.
  private func download(
    _ replica: Replica, _ membership: Membership,
    _ caughtUp: AsyncStream<Void>.Continuation
  ) async throws {
    let arrived = ArrivedFrames()
    let (compared, passed) = AsyncStream.makeStream(
      of: Replica.Downloaded.self, bufferingPolicy: .bufferingNewest(1))
    let position = replica.position
    let level = asksForRight(replica) ? state.value.access : nil
    defer { replica.forgetDigest(olderThan: .zero) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [requests] in
        defer { arrived.finish() }
        try await requests.follow(position, membership, level: level, into: arrived)
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
          // All changes that arrived while the last ones were committed become one commit.
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
        // The other task throws the reason.
        try await Task.sleep(for: .seconds(1))
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// The maximum number of changes at once after which a state is compared. A replica that receives more is catching up, and
  /// does not stop to compare its state.
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

  /// Compares the state with the states of other replicas after the same changes.
  private func compare(_ downloaded: Replica.Downloaded, _ replica: Replica) async throws {
    let digest = try await withCheckedThrowingContinuation { continuation in
      // Calculate the digest on a different queue from the one on which changes are received.
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
      "At change \(downloaded.position.version) of the order, the state of this replica differs from the server's copy, or from "
        + "another replica of this user, although both have the same changes. One of the two is wrong, because of a bug in this library or "
        + "a damaged disk. Keep the directories of both, and report it. To continue, move this directory away: a new one gets its "
        + "state from the server."
    )
  }

  private func receive(_ changes: [Replica.Ordered], _ replica: Replica) async throws {
    if changes.isEmpty { return }
    let rejected = try await translating { try await self.blocking { try replica.receive(changes) } }
    note(replica)
    report(rejected)
  }

  func translating<R>(_ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch let error as Replica.Failure {
      throw SyncError("\(error)", isTransient: error.isTransient, isCopied: error == .copied)
    }
  }

  func report(_ rejected: [Replica.Rejection]) {
    for rejection in rejected {
      rejections.post(
        SyncRejection(
          type: rejection.type, primaryKey: rejection.primaryKey, property: rejection.property,
          value: rejection.value, reason: rejection.reason, isRefused: rejection.isRefused))
    }
  }
}
