#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Dispatch
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A session of Foundation. It is never released, because Foundation on Linux crashes if sessions are created and released.
  final class HTTPSession: HTTPTransport {
    /// The session of all requests except streams.
    static let shared = HTTPSession()

    private let delegate = HTTPSessionDelegate()
    private let session: URLSession

    init() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      // The default is six connections per server. While these wait for the server, further requests would wait for them.
      configuration.httpMaximumConnectionsPerHost = 1_000
      session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    func begin(_ transfer: HTTPTransfer, _ hop: HTTPHop, deadline: Duration) {
      let task = session.dataTask(with: URLRequest(hop, deadline: deadline))
      let cancellation = HTTPCancellation(of: task)
      delegate.transferBegan(transfer, cancellation, task)
      transfer.onEnd { cancellation.run() }
      task.resume()
    }
  }

  extension URLRequest {
    fileprivate init(_ hop: HTTPHop, deadline: Duration) {
      self.init(url: hop.request.url.withLowercaseScheme)
      setValue(hop.userAgent, forHTTPHeaderField: "User-Agent")
      // By default, a request fails after a minute without data. Here, only the client's deadline decides.
      timeoutInterval = Double(deadline.components.seconds) + 60
      switch hop.request.method {
      case .get: break
      case .head: httpMethod = "HEAD"
      case .post(let body): (httpMethod, httpBody) = ("POST", body)
      case .custom(let name, let body): (httpMethod, httpBody) = (name, body)
      }
      for (name, value) in hop.request.headers { setValue(value, forHTTPHeaderField: name) }
    }
  }
#endif
