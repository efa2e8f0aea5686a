#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Asks web servers, with an end to every waiting and a limit to every body.
///
/// All clients of a process share one session, which is made by the first request and stays: a program that never asks
/// never pays for it.
///
/// ```swift
/// let client = HTTPClient(userAgent: "my-tool/1.0 (me@example.org)", deadline: .seconds(5))
/// let response = try await client.response(to: HTTPRequest(url))
/// print(response.status, response.body.count)     // 200 1256
/// ```
public struct HTTPClient: Hashable, Sendable {
  /// The bodies that are read unless another limit is set: more than any route or forecast.
  public static let defaultBodyLimit = 5_000_000

  /// Who asks. Services want a name, and a way to reach whoever stands behind it: in parentheses, which no other server
  /// gets to see that a request is redirected to.
  public var userAgent: String
  /// How long a request may take altogether, however steadily its answer trickles in.
  public var deadline: Duration
  /// The largest body that is read, in bytes after unpacking.
  public var bodyLimit: Int

  /// A client.
  public init(
    userAgent: String, deadline: Duration = .seconds(10), bodyLimit: Int = HTTPClient.defaultBodyLimit
  ) {
    self.userAgent = userAgent
    self.deadline = deadline
    self.bodyLimit = bodyLimit
  }

  /// Asks, and returns what the server answers, whatever its status.
  ///
  /// Redirections are followed, but never from `https` to `http`. Nothing is kept: no cookies and no cache.
  ///
  /// - Throws: ``HTTPError``; `CancellationError` when the task is cancelled meanwhile, at once.
  public func response(to request: HTTPRequest) async throws -> HTTPResponse {
    guard ["http", "https"].contains(request.url.scheme?.lowercased()), request.url.host()?.isEmpty == false
    else {
      throw HTTPError(.notHTTP, host: request.url.host() ?? "")
    }
    return try await HTTPSession.shared.response(to: request, for: self)
  }
}
