import Dispatch

/// Sends requests to servers, and receives their answers: libcurl on Linux, `URLSession` on other systems.
protocol HTTPTransport: Sendable {
  /// Begins a transfer. The transport calls the transfer's methods as the answer arrives, on any thread.
  ///
  /// The transport passes a closure that gives up the transfer to ``HTTPTransfer/onEnd(_:)``.
  func begin(_ transfer: HTTPTransfer, _ hop: HTTPHop, deadline: Duration)
}

extension HTTPTransport {
  /// Sends a request, and waits for its answer.
  ///
  /// - Parameter part: A closure that receives the parts of the body, and removes the deadline; nil to read the whole body.
  func response(
    to request: HTTPRequest, for client: HTTPClient, part: (@Sendable (HTTPTransfer.Part) -> Void)? = nil
  ) async throws -> HTTPResponse {
    let transfer = HTTPTransfer(to: request.url, bodyLimit: client.bodyLimit, part: part)
    // A limit of the transport would depend on its thread, which may be busy. A task might wait for a thread while other tasks
    // compute. Dispatch keeps the work item until its time, even if it is cancelled, so the item must not retain the answer.
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
