import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The one session of the process. Sessions that come and go are what crashes Foundation on Linux.
final class HTTPSession: Sendable {
  static let shared = HTTPSession()

  private let delegate = HTTPSessionDelegate()
  private let session: URLSession

  private init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  func response(to request: HTTPRequest, for client: HTTPClient) async throws -> HTTPResponse {
    let host = request.url.host() ?? ""
    let transfer = HTTPTransfer(
      host: request.url.port.map { "\(host):\($0)" } ?? host, bodyLimit: client.bodyLimit)
    let task = session.dataTask(with: URLRequest(request, userAgent: client.userAgent))
    delegate.transferBegan(transfer, task)
    // The session's own limit for a whole request does nothing on Linux.
    let deadline = Task {
      try await Task.sleep(for: client.deadline)
      transfer.end(.failure(HTTPError(.timedOut, host: transfer.host, detail: "\(client.deadline)")))
    }
    defer {
      deadline.cancel()
      delegate.transferEnded(task)
      // Elsewhere, because it waits for the session's queue, which may be looking for a host that is not there.
      DispatchQueue.global().async { task.cancel() }
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
  fileprivate init(_ request: HTTPRequest, userAgent: String) {
    self.init(url: request.url)
    setValue(userAgent, forHTTPHeaderField: "User-Agent")
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
