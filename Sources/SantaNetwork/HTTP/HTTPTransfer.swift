import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request under way: the part of its answer that has arrived, and the continuation that waits for the answer.
///
/// A transfer ends once: by its answer, a failure, the deadline or a cancellation, whichever is first. The lock protects the
/// state. The continuation is resumed, and the transport is called, after the lock is released.
final class HTTPTransfer: Sendable {
  typealias Waiter = CheckedContinuation<HTTPResponse, any Error>
  typealias Part = Data

  private struct State {
    /// The part of the answer that has arrived; nil before its header. The body is appended to it.
    var response: HTTPResponse?
    var waiter: Waiter?
    var result: Result<HTTPResponse, any Error>?
    /// The server that is being asked. A redirection changes it.
    var server: URL
    /// Gives up the request; nil if the request has not begun.
    var giveUp: (@Sendable () -> Void)?
  }

  private let bodyLimit: Int
  private let state: Mutex<State>

  /// Receives the parts of the body, if the answer has the status 200.
  private let part: (@Sendable (Part) -> Void)?

  init(to server: URL, bodyLimit: Int, part: (@Sendable (Part) -> Void)? = nil) {
    self.bodyLimit = bodyLimit
    self.part = part
    state = Mutex(State(server: server))
  }

  /// The name of the server that is being asked.
  var host: String { state.withLock { $0.server.server } }

  /// Whether the connection to that server is secure.
  var isSecure: Bool { state.withLock { $0.server.isSecure } }

  func redirected(to server: URL) { state.withLock { $0.server = server } }

  /// Sets the waiter, or resumes it at once if the transfer has ended.
  ///
  /// - Returns: Whether the transfer is still to be started.
  func waiterArrived(_ waiter: Waiter) -> Bool {
    let result = state.withLock { state in
      if state.result == nil { state.waiter = waiter }
      return state.result
    }
    guard let result else { return true }
    waiter.resume(with: result)
    return false
  }

  /// Sets the closure that gives up the request.
  ///
  /// - Parameter giveUp: A closure that is called once when the transfer ends, or at once if it has ended already. It is called
  ///   on any thread, without a lock.
  func onEnd(_ giveUp: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.result == nil { state.giveUp = giveUp }
      return state.result != nil
    }
    if isOver { giveUp() }
  }

  func headArrived(_ head: HTTPResponse) { state.withLock { $0.response = head } }

  /// Appends a part to the body, or passes it on.
  ///
  /// - Returns: Whether more parts are wanted. The parts of a stream are passed on before the method returns, so that a
  ///   transport reads no faster than the parts are used.
  @discardableResult
  func bodyArrived(_ part: Part) -> Bool {
    if let take = self.part, state.withLock({ $0.result == nil && $0.response?.status == 200 }) {
      take(part)
      return true
    }
    let (isOver, isTooLarge) = state.withLock { state in
      guard state.result == nil else { return (true, false) }
      state.response?.body.append(part)
      return (false, state.response?.body.count ?? 0 > bodyLimit)
    }
    if isTooLarge { end(.failure(HTTPError(.tooLarge, host: host, detail: "\(bodyLimit) bytes"))) }
    return !isOver && !isTooLarge
  }

  func answerEnded() {
    let response = state.withLock { $0.response }
    end(response.map { .success($0) } ?? .failure(HTTPError(.interrupted, host: host)))
  }

  func end(_ result: Result<HTTPResponse, any Error>) {
    let (waiter, giveUp) = state.withLock { state -> (Waiter?, (@Sendable () -> Void)?) in
      guard state.result == nil else { return (nil, nil) }
      state.result = result
      state.response = nil
      return (state.waiter.take(), state.giveUp.take())
    }
    waiter?.resume(with: result)
    giveUp?()
  }
}
