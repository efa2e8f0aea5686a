import NIOCore
import SantaAccounts
import Synchronization

/// The streams of changes that are open, with their callers. A stream ends when its caller's session, user, token or right
/// ends.
final class OpenStreams: Sendable {
  /// A stream, and how to end it.
  struct Stream: Sendable {
    struct Store: Sendable {
      var path: StorePath
      /// The level that the client knows; nil if it doesn't want to be notified of another level.
      var level: AccessLevel?
    }

    var principal: Principal
    /// The stores by their index in the stream.
    var stores: [Store]
    var signal: FeedSignal
    var channel: any Channel
  }

  private struct State {
    var streams: [Int: Stream] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  /// The time that a client has to receive the reason before its connection is closed. A slow reader must not keep a stream.
  private static let patience = TimeAmount.milliseconds(500)

  /// Adds a stream, whose rights are checked at once: they may have changed since the request was admitted.
  ///
  /// - Returns: the number to remove it by.
  func add(_ stream: Stream, _ accounts: Accounts?) -> Int {
    let number = state.withLock { state in
      state.next += 1
      state.streams[state.next] = stream
      return state.next
    }
    if let accounts { check(number, stream, accounts) }
    return number
  }

  /// Returns the number of streams in which each store is.
  func counts() -> [StorePath: Int] {
    state.withLock { $0.streams }.values.reduce(into: [:]) { counts, stream in
      for store in stream.stores { counts[store.path, default: 0] += 1 }
    }
  }

  func remove(_ number: Int) { state.withLock { _ = $0.streams.removeValue(forKey: number) } }

  /// Checks the streams of the callers that a change concerns.
  func check(_ change: AccessChange, _ accounts: Accounts) {
    for (number, stream) in state.withLock({ $0.streams }) where change.concerns(stream.principal) {
      check(number, stream, accounts)
    }
  }

  /// Checks the streams that were opened with program tokens, which expire without a change.
  func checkTokens(_ accounts: Accounts) {
    for (number, stream) in state.withLock({ $0.streams }) where stream.principal.scope != nil {
      check(number, stream, accounts)
    }
  }

  private func check(_ number: Int, _ stream: Stream, _ accounts: Accounts) {
    if stream.principal.kind == .server { return }
    // The caller might not be an admin any more.
    let principal: Principal
    do { principal = try accounts.check(stream.principal) } catch {
      stream.signal.refuseAll(Refusal(error))
      return closeSoon(number, stream)
    }
    var isRefused = false
    for (index, store) in stream.stores.enumerated() {
      let level = accounts.level(of: principal, on: store.path)
      if level < .read {
        if stream.signal.refuse(index, Refusal.access(level)) { isRefused = true }
      } else if let known = store.level, known != level {
        _ = stream.signal.refuse(index, Refusal.changedLevel(level))
      }
    }
    if isRefused { closeSoon(number, stream) }
  }

  /// Closes the connection if the client hasn't received a refusal in time.
  private func closeSoon(_ number: Int, _ stream: Stream) {
    let signal = stream.signal
    stream.channel.eventLoop.scheduleTask(in: Self.patience) { [weak self] in
      let isOpen = self?.state.withLock { $0.streams[number] != nil } ?? false
      if isOpen, signal.hasUnsentRefusals { stream.channel.close(promise: nil) }
    }
  }
}
