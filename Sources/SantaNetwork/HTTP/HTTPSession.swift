import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session of Foundation's. It is never released, because Foundation on Linux crashes if sessions are created and
/// released.
final class HTTPSession: Sendable {
  /// The session of all requests that are no streams.
  static let shared = HTTPSession()

  private let delegate = HTTPSessionDelegate()
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // By default there are six to a server, and while they wait for it, further requests would wait for them.
    configuration.httpMaximumConnectionsPerHost = 1_000
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  /// - Parameter part: takes the parts of a body, which then has no deadline; nil if the body is read as a whole.
  func response(
    to request: HTTPRequest, for client: HTTPClient, part: (@Sendable (Data) -> Void)? = nil
  ) async throws -> HTTPResponse {
    let transfer = HTTPTransfer(to: request.url, bodyLimit: client.bodyLimit, part: part)
    let task = session.dataTask(with: URLRequest(request, for: client))
    let cancellation = HTTPCancellation(of: task)
    delegate.transferBegan(transfer, cancellation, task)
    // The session's own timeout for a whole request has no effect on Linux. A task might wait for a thread while others
    // compute, and all the while the request would go on.
    // Dispatch keeps this until its time comes, also if it is cancelled. So it must not keep the answer.
    let deadline = DispatchWorkItem { [weak transfer] in
      guard let transfer else { return }
      transfer.end(.failure(HTTPError(.timedOut, host: transfer.host, detail: "\(client.deadline)")))
      cancellation.run()
    }
    if part == nil {
      DispatchQueue.global().asyncAfter(
        deadline: .now() + client.finiteDeadline / .seconds(1), execute: deadline)
    }
    defer {
      deadline.cancel()
      delegate.transferEnded(task)
      cancellation.run()
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        if transfer.waiterArrived(waiter) { task.resume() }
      }
    } onCancel: {
      transfer.end(.failure(CancellationError()))
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: HTTPRequest, for client: HTTPClient) {
    self.init(url: request.url.withLowercaseScheme)
    setValue(client.userAgent, forHTTPHeaderField: "User-Agent")
    // By default, a request fails after a minute without data. Only the client's deadline decides.
    timeoutInterval = Double(client.finiteDeadline.components.seconds) + 60
    switch request.method {
    case .get: break
    case .head: httpMethod = "HEAD"
    case .post(let body): (httpMethod, httpBody) = ("POST", body)
    }
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
