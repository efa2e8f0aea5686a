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
      let headers = response.allHeaderFields.reduce(into: [String: String]()) { headers, field in
        headers["\(field.key)"] = "\(field.value)"
      }
      transfer(of: dataTask)?.headArrived(status: response.statusCode, headers: headers)
    }
    completionHandler(.allow)
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

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfer(of: task) else { return }
    guard let error else { return transfer.answerEnded() }
    let isSecure = task.originalRequest?.url?.isSecure == true
    transfer.end(.failure(HTTPError(error, host: transfer.host, isSecure: isSecure)))
  }
}
