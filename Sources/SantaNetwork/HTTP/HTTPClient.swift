#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A client for web servers, with a deadline for every request and a limit for every body.
///
/// All clients of a process share their connections. On Linux, the first request loads libcurl.
///
/// ```swift
/// let client = HTTPClient(userAgent: "my-tool/1.0 (me@example.org)", deadline: .seconds(5))
/// let response = try await client.response(to: HTTPRequest(url))
/// print(response.status, response.body.count)     // 200 1256
/// ```
public struct HTTPClient: Hashable, Sendable {
  /// The default limit of a body, in bytes, which is larger than any route or forecast.
  public static let defaultBodyLimit = 5_000_000

  /// The `User-Agent` field. Many services require the name of the program and, in parentheses, an address of its user. If a
  /// request is redirected to another server, the part in parentheses is not sent to that server.
  public var userAgent: String
  /// The maximum duration of a request, even while data arrives.
  public var deadline: Duration
  /// The maximum size of a body, in bytes after decompression.
  public var bodyLimit: Int

  /// Creates a client.
  public init(
    userAgent: String, deadline: Duration = .seconds(10), bodyLimit: Int = HTTPClient.defaultBodyLimit
  ) {
    self.userAgent = userAgent
    self.deadline = deadline
    self.bodyLimit = bodyLimit
  }

  /// The deadline, limited to a duration that Foundation can convert to milliseconds.
  var finiteDeadline: Duration { min(deadline, .seconds(1 << 31)) }

  /// Sends a request, and returns the answer with any status.
  ///
  /// Redirections are followed, but never from `https` to `http`. Cookies and answers are not stored.
  ///
  /// - Throws: ``HTTPError``; `CancellationError`, as soon as the task is cancelled.
  public func response(to request: HTTPRequest) async throws -> HTTPResponse {
    try check(request)
    return try await Self.transport.response(to: request, for: self)
  }

  /// Sends a request and, if the status is 200, passes on the parts of the answer's body as they arrive.
  ///
  /// - Parameter part: A closure that receives the parts, one at a time, on any thread. Reading stops until it returns. On
  ///   Linux, all other requests stop, too, so the closure must not wait for another request.
  /// - Returns: The answer after its end. It has a body only if the status isn't 200.
  package func stream(
    _ request: HTTPRequest, part: @escaping @Sendable (Data) -> Void
  ) async throws -> HTTPResponse {
    try check(request)
    #if canImport(Glibc) && !SANTACORE_URL_SESSION
      return try await Self.transport.response(to: request, for: self, part: part)
    #else
      return try await StreamSessions.shared.response(to: request, for: self, part: part)
    #endif
  }

  #if canImport(Glibc) && !SANTACORE_URL_SESSION
    private static let transport = CurlTransport.shared
  #else
    private static let transport = HTTPSession.shared
  #endif

  private func check(_ request: HTTPRequest) throws(HTTPError) {
    guard ["http", "https"].contains(request.url.scheme?.lowercased()), request.url.host()?.isEmpty == false
    else {
      throw HTTPError(.notHTTP, host: request.url.host() ?? "")
    }
    if let field = request.invalidField(userAgent: userAgent) {
      throw HTTPError(
        .failed, host: request.url.server,
        detail: "the header field \(field) has a line break or a control character")
    }
  }
}
