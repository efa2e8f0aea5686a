import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands what the session tells to the transfer that it belongs to.
final class HTTPSessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
  /// By the identifiers of their tasks.
  private let transfers = Mutex<[Int: HTTPTransfer]>([:])

  func transferBegan(_ transfer: HTTPTransfer, _ task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  func transferEnded(_ task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = nil }
  }

  private func transfer(of task: URLSessionTask) -> HTTPTransfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      transfer(of: dataTask)?.headArrived(status: response.statusCode, headers: Self.headers(of: response))
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
    completionHandler(response.url.flatMap { request.redirected(from: $0) })
  }

  /// There is nobody to ask for a name and a password: the refusal is the answer, without its body. Left to itself the
  /// session would wait on Linux, and once refused it calls the request cancelled.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let method = challenge.protectionSpace.authenticationMethod
    guard method == NSURLAuthenticationMethodHTTPBasic || method == NSURLAuthenticationMethodHTTPDigest else {
      return completionHandler(.performDefaultHandling, nil)
    }
    let refusal = challenge.failureResponse as? HTTPURLResponse
    transfer(of: task)?.headArrived(status: refusal?.statusCode ?? 401, headers: Self.headers(of: refusal))
    transfer(of: task)?.answerEnded()
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfer(of: task) else { return }
    guard let error else { return transfer.answerEnded() }
    let isSecure = task.originalRequest?.url?.isSecure == true
    transfer.end(.failure(HTTPError(error, host: transfer.host, isSecure: isSecure)))
  }
}
