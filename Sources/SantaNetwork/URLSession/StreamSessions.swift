#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Synchronization

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The sessions of streams, each of which has one for itself.
  ///
  /// On Linux, a request over a new connection keeps a processor busy until its answer has ended: Foundation goes on watching
  /// whether the connection takes data, as it did while the connection was made, and it always does. A request over a connection
  /// that is used again does not. So the first request of a stream's session only makes the connection, and nobody else is
  /// there to take it away.
  final class StreamSessions: Sendable {
    static let shared = StreamSessions()

    /// Sessions whose streams have ended.
    private let idle = Mutex<[HTTPSession]>([])

    /// - Parameter part: takes the parts of the answer's body.
    func response(
      to request: HTTPRequest, for client: HTTPClient, part: @escaping @Sendable (Data) -> Void
    ) async throws -> HTTPResponse {
      let session = idle.withLock { $0.popLast() } ?? HTTPSession()
      defer { idle.withLock { $0.append(session) } }
      #if canImport(FoundationNetworking)
        try await session.connect(to: request.url, for: client)
      #endif
      return try await session.response(to: request, for: client, part: part)
    }
  }

  extension HTTPSession {
    /// Makes a connection, for the next request. Any answer will do; without one, that request says why.
    fileprivate func connect(to url: URL, for client: HTTPClient) async throws {
      guard let root = URL(string: "/", relativeTo: url)?.absoluteURL else { return }
      var request = HTTPRequest(root)
      request.method = .head
      var client = client
      client.deadline = min(client.deadline, .seconds(10))
      do { _ = try await response(to: request, for: client) } catch is HTTPError {}
    }
  }
#endif
