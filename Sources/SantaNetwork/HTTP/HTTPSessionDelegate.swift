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
    guard let old = response.url, let new = request.url, !(old.scheme == "https" && new.scheme == "http")
    else { return completionHandler(nil) }
    if (old.scheme, old.host(), old.port) == (new.scheme, new.host(), new.port) {
      return completionHandler(request)
    }
    // Another server learns who asks, and no more: the fields may hold a key.
    var bare = URLRequest(url: new)
    bare.setValue(request.value(forHTTPHeaderField: "User-Agent"), forHTTPHeaderField: "User-Agent")
    completionHandler(bare)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let transfer = transfer(of: task) else { return }
    guard let error else { return transfer.answerEnded() }
    let isSecure = task.originalRequest?.url?.scheme?.lowercased() == "https"
    transfer.end(.failure(HTTPError(error, host: transfer.host, isSecure: isSecure)))
  }
}
