import Dispatch

/// Carries requests to servers and their answers back: libcurl on Linux, `URLSession` on other systems.
protocol HTTPTransport: Sendable {
  /// Begins a transfer. Its methods are called as the answer arrives, on any thread.
  ///
  /// The transport passes what gives the transfer up to ``HTTPTransfer/onEnd(_:)``.
  func begin(_ transfer: HTTPTransfer, _ hop: HTTPHop, deadline: Duration)
}

extension HTTPTransport {
  /// - Parameter part: takes the parts of a body, which then has no deadline; nil if the body is read as a whole.
  func response(
    to request: HTTPRequest, for client: HTTPClient, part: (@Sendable (HTTPTransfer.Part) -> Void)? = nil
  ) async throws -> HTTPResponse {
    let transfer = HTTPTransfer(to: request.url, bodyLimit: client.bodyLimit, part: part)
    // Not a limit of the transport's, because its thread may be busy, and not a task, because that may wait for a thread
    // while others compute. Dispatch keeps this until its time comes, even if it is cancelled, so it must not keep the answer.
    let deadline = DispatchWorkItem { [weak transfer] in
      guard let transfer else { return }
      transfer.end(.failure(HTTPError(.timedOut, host: transfer.host, detail: "\(client.deadline)")))
    }
    if part == nil {
      DispatchQueue.global().asyncAfter(
        deadline: .now() + client.finiteDeadline / .seconds(1), execute: deadline)
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        if transfer.waiterArrived(waiter) {
          begin(
            transfer, HTTPHop(request: request, userAgent: client.userAgent), deadline: client.finiteDeadline)
        }
      }
    } onCancel: {
      transfer.end(.failure(CancellationError()))
    }
  }
}
