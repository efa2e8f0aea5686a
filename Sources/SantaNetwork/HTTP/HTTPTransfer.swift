import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request under way: the part of its answer that has arrived, and the continuation that waits for it.
///
/// It ends once, with the first one of the answer, a failure, the deadline, and a cancellation. The lock protects the
/// state. The continuation is resumed after the lock is released.
final class HTTPTransfer: Sendable {
  typealias Waiter = CheckedContinuation<HTTPResponse, any Error>

  private struct State {
    /// The answer as far as it has arrived; nil before its header. The body is appended to it.
    var response: HTTPResponse?
    var waiter: Waiter?
    var result: Result<HTTPResponse, any Error>?
    /// The server that is asked, which a redirection changes.
    var server: URL
  }

  private let bodyLimit: Int
  private let state: Mutex<State>

  /// Takes the parts of the body of an answer with the status 200.
  private let part: (@Sendable (Data) -> Void)?

  init(to server: URL, bodyLimit: Int, part: (@Sendable (Data) -> Void)? = nil) {
    self.bodyLimit = bodyLimit
    self.part = part
    state = Mutex(State(server: server))
  }

  /// The name of the server that is asked at present.
  var host: String { state.withLock { $0.server.server } }

  /// Whether that server is asked over a secure connection.
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

  func headArrived(status: Int, headers: [String: String]) {
    state.withLock { $0.response = HTTPResponse(status: status, headers: headers) }
  }

  func bodyArrived(_ part: Data) {
    if let take = self.part, state.withLock({ $0.result == nil && $0.response?.status == 200 }) {
      return take(part)
    }
    let isTooLarge = state.withLock { state in
      guard state.result == nil else { return false }
      state.response?.body.append(part)
      return state.response?.body.count ?? 0 > bodyLimit
    }
    if isTooLarge { end(.failure(HTTPError(.tooLarge, host: host, detail: "\(bodyLimit) bytes"))) }
  }

  func answerEnded() {
    let response = state.withLock { $0.response }
    end(response.map { .success($0) } ?? .failure(HTTPError(.interrupted, host: host)))
  }

  func end(_ result: Result<HTTPResponse, any Error>) {
    let waiter = state.withLock { state -> Waiter? in
      guard state.result == nil else { return nil }
      state.result = result
      state.response = nil
      return state.waiter.take()
    }
    waiter?.resume(with: result)
  }
}
