#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Foundation
  import Synchronization

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Forwards the session's callbacks to the transfers that they belong to.
  final class HTTPSessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    /// The transfers under way, by the identifiers of their tasks.
    private let transfers = Mutex<[Int: (transfer: HTTPTransfer, cancellation: HTTPCancellation)]>([:])

    func transferBegan(_ transfer: HTTPTransfer, _ cancellation: HTTPCancellation, _ task: URLSessionTask) {
      transfers.withLock { $0[task.taskIdentifier] = (transfer, cancellation) }
    }

    private func transfer(of task: URLSessionTask) -> HTTPTransfer? {
      transfers.withLock { $0[task.taskIdentifier]?.transfer }
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      if let response = response as? HTTPURLResponse {
        transfer(of: dataTask)?.headArrived(
          HTTPResponse(status: response.statusCode, headers: Self.headers(of: response)))
      }
      completionHandler(.allow)
    }

    private static func headers(of response: HTTPURLResponse?) -> [String: String] {
      response?.allHeaderFields.reduce(into: [:]) { $0["\($1.key)"] = "\($1.value)" } ?? [:]
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      transfer(of: dataTask)?.bodyArrived(data)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      let followed = response.url.flatMap { request.redirected(from: $0) }
      guard let (transfer, cancellation) = transfers.withLock({ $0[task.taskIdentifier] }) else { return }
      if let server = followed?.url { transfer.redirected(to: server) }
      // Foundation on Linux stops the program if the handler is called after the task was cancelled.
      cancellation.before { completionHandler(followed) }
    }

    /// Ends a transfer that asks for a name and a password. The refusal, without a body, becomes its answer. By default, the
    /// session would wait on Linux. If the challenge were only rejected, the session would report that the request was
    /// cancelled.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      let method = challenge.protectionSpace.authenticationMethod
      guard method == NSURLAuthenticationMethodHTTPBasic || method == NSURLAuthenticationMethodHTTPDigest
      else {
        return completionHandler(.performDefaultHandling, nil)
      }
      let refusal = challenge.failureResponse as? HTTPURLResponse
      transfer(of: task)?.headArrived(
        HTTPResponse(status: refusal?.statusCode ?? 401, headers: Self.headers(of: refusal)))
      transfer(of: task)?.answerEnded()
      completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      guard let transfer = transfers.withLock({ $0.removeValue(forKey: task.taskIdentifier) })?.transfer
      else {
        return
      }
      guard let error else { return transfer.answerEnded() }
      transfer.end(.failure(HTTPError(error, host: transfer.host, isSecure: transfer.isSecure)))
    }
  }
#endif
