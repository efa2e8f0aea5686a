#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Synchronization

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The sessions of streams, one per stream.
  ///
  /// On Linux, a request over a new connection keeps a processor busy until its answer has ended: Foundation keeps checking
  /// whether the connection is writable, as it does while connecting, and the connection always is. A request over a reused
  /// connection doesn't have this problem. Therefore, the first request of a stream's session only makes the connection. The
  /// stream then reuses it, because no other request in this session can take it.
  final class StreamSessions: Sendable {
    static let shared = StreamSessions()

    /// The sessions whose streams have ended, for reuse.
    private let idle = Mutex<[HTTPSession]>([])

    /// Sends a request over a session that no other stream uses.
    ///
    /// - Parameter part: A closure that receives the parts of the answer's body.
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
    /// Makes a connection for the next request. Any answer will do. If there is none, the next request reports the error.
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
