import SantaNetwork
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The streams of this process: one for each server and user or token, and further ones for stores that don't fit in. A user's
/// new token doesn't make a new stream.
final class SharedStreams: Sendable {
  static let shared = SharedStreams()

  private struct Key: Hashable {
    var server: URL
    var party: String
  }

  private struct Stream {
    weak var value: SharedStream?
  }

  private let streams = Mutex<[Key: [Stream]]>([:])
  private let window: StreamWindow

  init(window: StreamWindow = StreamWindow()) { self.window = window }

  /// Follows the changes of a store until its stream fails.
  ///
  /// - Parameter arrived: receives the frames of the store.
  /// - Throws: ``SyncError``; `CancellationError`.
  func follow(_ entry: StreamList.Entry, _ requests: SyncRequests, into arrived: ArrivedFrames) async throws {
    let (stream, member) = join(entry, requests, arrived)
    try await stream.wait(member)
  }

  private func join(
    _ entry: StreamList.Entry, _ requests: SyncRequests, _ arrived: ArrivedFrames
  ) -> (SharedStream, member: Int) {
    streams.withLock { streams in
      streams = streams.compactMapValues { known in
        let alive = known.filter { $0.value != nil }
        return alive.isEmpty ? nil : alive
      }
      let key = Key(server: requests.server, party: requests.authorization.party)
      for stream in streams[key, default: []].compactMap(\.value) {
        if let member = stream.join(entry, arrived) { return (stream, member) }
      }
      let stream = SharedStream(requests, window)
      streams[key, default: []].append(Stream(value: stream))
      return (stream, stream.begin(with: entry, arrived))
    }
  }
}

/// A connection to a server over which several stores of this process receive their changes.
///
/// The lock protects the state. Continuations are resumed, and connections are made and cancelled, after the lock has been
/// released.
final class SharedStream: Sendable {
  private struct Follower {
    let arrived: ArrivedFrames
    var waiter: CheckedContinuation<Void, any Error>?
    /// The error with which the follower ended before a task waited for it.
    var failure: (any Error)?
  }

  private struct State {
    var list = StreamList()
    /// The followers, by the numbers of their members in the list.
    var followers: [Int: Follower] = [:]
    /// The bytes of the connection that don't form a complete frame yet.
    var bytes = ChangeStream()
    var connection: Task<Void, Never>?
    var lastHeard = ContinuousClock.now

    /// Ends a follower, and returns its continuation. If no task is waiting, keeps the error and returns nil.
    mutating func end(_ member: Int, _ error: any Error) -> CheckedContinuation<Void, any Error>? {
      list.leave(member)
      guard let follower = followers[member] else { return nil }
      guard let waiter = follower.waiter else {
        followers[member]?.failure = follower.failure ?? error
        return nil
      }
      followers[member] = nil
      return waiter
    }

    /// Takes the connection if no store needs it any more.
    mutating func takeIdleConnection() -> Task<Void, Never>? { list.isEmpty ? connection.take() : nil }
  }

  /// The time after which a silent server is considered lost. A server sends a heartbeat every 10 s.
  private static let silence: Duration = .seconds(35)

  private let requests: SyncRequests
  private let window: StreamWindow
  private let state = Mutex(State())

  /// - Parameter requests: the requests of any store at the server.
  init(_ requests: SyncRequests, _ window: StreamWindow) {
    (self.requests, self.window) = (requests, window)
  }

  // MARK: Stores

  /// - Returns: the number of the store in this stream; nil if it doesn't fit in.
  func join(_ entry: StreamList.Entry, _ arrived: ArrivedFrames) -> Int? {
    let joined = state.withLock { $0.list.hasRoom(for: entry) ? add(entry, arrived, to: &$0) : nil }
    guard let (member, delay) = joined else { return nil }
    if let delay { connect(after: delay) }
    return member
  }

  /// Adds the first store.
  ///
  /// - Returns: the number of the store in this stream.
  func begin(with entry: StreamList.Entry, _ arrived: ArrivedFrames) -> Int {
    let (member, delay) = state.withLock { add(entry, arrived, to: &$0) }
    if let delay { connect(after: delay) }
    return member
  }

  private func add(
    _ entry: StreamList.Entry, _ arrived: ArrivedFrames, to state: inout State
  ) -> (member: Int, delay: Duration?) {
    let member = state.list.join(entry)
    state.followers[member] = Follower(arrived: arrived)
    arrived.onContinuing { [weak self] in self?.goOn(member) }
    return (member, state.list.needsConnection(at: .now))
  }

  /// Waits until a store receives no more frames, and throws the reason. If the task is cancelled, the store leaves the stream.
  func wait(_ member: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let failure = state.withLock { state -> (any Error)? in
          guard let follower = state.followers[member] else { return CancellationError() }
          if let failure = follower.failure {
            state.followers[member] = nil
            return failure
          }
          state.followers[member]?.waiter = waiter
          return nil
        }
        if let failure { waiter.resume(throwing: failure) }
      }
    } onCancel: {
      end(member, CancellationError())
    }
  }

  private func end(_ member: Int, _ error: any Error) {
    let (waiter, idle) = state.withLock { ($0.end(member, error), $0.takeIdleConnection()) }
    waiter?.resume(throwing: error)
    idle?.cancel()
  }

  private func goOn(_ member: Int) {
    let delay = state.withLock { state in
      state.list.goOn(member)
      return state.list.needsConnection(at: .now)
    }
    if let delay { connect(after: delay) }
  }

  // MARK: The connection

  private func connect(after delay: Duration) {
    Task { [weak self] in
      // This task is never cancelled. If it were, the connection would be made immediately.
      if delay > .zero { try? await Task.sleep(for: delay) }
      self?.connect()
    }
  }

  private func connect() {
    let (former, full) = state.withLock { state in
      let former = state.connection.take()
      let full = pauseFull(&state)
      let entries = state.list.renew(at: .now)
      (state.bytes, state.lastHeard) = (ChangeStream(), .now)
      if entries.isEmpty { return (former, full) }
      let number = state.list.connection
      state.connection = Task { await self.receive(entries, over: number) }
      return (former, full)
    }
    former?.cancel()
    for arrived in full { arrived.notify() }
  }

  /// Pauses stores that have not applied the changes from the previous connection. Otherwise each store that joins would cause
  /// another window of changes to be sent to all other stores, however slow they are.
  private func pauseFull(_ state: inout State) -> [ArrivedFrames] {
    let active = state.list.active
    let window = window.share(of: active.count)
    var full: [ArrivedFrames] = []
    for member in active {
      guard let arrived = state.followers[member]?.arrived, arrived.byteCount >= window else { continue }
      state.list.pause(member)
      // Act as if the server had sent the pause: the store requests a connection after it has applied everything before it.
      arrived.append(.pause)
      full.append(arrived)
    }
    return full
  }

  private func receive(_ entries: [StreamList.Entry], over connection: Int) async {
    let window = window.share(of: entries.count)
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [requests] in
          try await requests.stream(entries, window: window) { self.partArrived($0, over: connection) }
        }
        group.addTask { try await self.watch() }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch { connectionEnded(connection, error) }
  }

  private func watch() async throws {
    while true {
      try await Task.sleep(for: .seconds(1))
      if state.withLock({ $0.lastHeard }).duration(to: .now) > Self.silence {
        throw SyncError("The server has sent nothing for \(Self.silence).", isTransient: true)
      }
    }
  }

  private func partArrived(_ part: Data, over connection: Int) {
    struct Ended {
      var waiter: CheckedContinuation<Void, any Error>?
      var error: any Error
    }
    var (heard, ended, idle): ([Int: ArrivedFrames], [Ended], Task<Void, Never>?) = ([:], [], nil)
    let isMalformed = state.withLock { state in
      guard connection == state.list.connection else { return false }
      state.lastHeard = .now
      state.bytes.append(part)
      do {
        while let frame = try state.bytes.next() {
          switch try state.list.frameArrived(frame, over: connection) {
          case .frame(let frame, let member):
            guard let arrived = state.followers[member]?.arrived else { continue }
            arrived.append(frame)
            heard[member] = arrived
          case .refusal(let status, let body, let member):
            let error = requests.error(HTTPResponse(status: status, body: Data(body)))
            ended.append(Ended(waiter: state.end(member, error), error: error))
          case .heartbeat: heard.merge(state.followers.mapValues(\.arrived)) { $1 }
          case nil: break
          }
        }
      } catch { return true }
      idle = state.takeIdleConnection()
      return false
    }
    for arrived in heard.values { arrived.notify() }
    for ended in ended { ended.waiter?.resume(throwing: ended.error) }
    idle?.cancel()
    if isMalformed {
      connectionEnded(
        connection,
        SyncError("The server sent data that is not a change. The client reconnects.", isTransient: true))
    }
  }

  private func connectionEnded(_ connection: Int, _ error: any Error) {
    let (waiters, task) = state.withLock { state in
      let lost = state.list.connectionEnded(connection)
      let isCurrent = connection == state.list.connection
      return (lost.map { state.end($0, error) }, isCurrent ? state.connection.take() : nil)
    }
    for waiter in waiters { waiter?.resume(throwing: error) }
    task?.cancel()
  }
}
