#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A client for web servers, with a deadline for every request and a limit for every body.
///
/// All clients of a process share their connections. The first request loads what they need: libcurl on Linux.
///
/// ```swift
/// let client = HTTPClient(userAgent: "my-tool/1.0 (me@example.org)", deadline: .seconds(5))
/// let response = try await client.response(to: HTTPRequest(url))
/// print(response.status, response.body.count)     // 200 1256
/// ```
public struct HTTPClient: Hashable, Sendable {
  /// The default limit of a body, in bytes. It is larger than any route or forecast.
  public static let defaultBodyLimit = 5_000_000

  /// The `User-Agent` field. Many services require the name of the program and, in parentheses, an address of its user.
  /// If a request is redirected to another server, that server does not receive the part in parentheses.
  public var userAgent: String
  /// How long a request may take in all, even while data arrives.
  public var deadline: Duration
  /// The largest body that is read, in bytes after decompression.
  public var bodyLimit: Int

  /// A client.
  public init(
    userAgent: String, deadline: Duration = .seconds(10), bodyLimit: Int = HTTPClient.defaultBodyLimit
  ) {
    self.userAgent = userAgent
    self.deadline = deadline
    self.bodyLimit = bodyLimit
  }

  /// The deadline as Foundation can take it, which calculates in milliseconds.
  var finiteDeadline: Duration { min(deadline, .seconds(1 << 31)) }

  /// Sends a request, and returns the answer with any status.
  ///
  /// Redirections are followed, but never from `https` to `http`. Cookies and answers are not stored.
  ///
  /// - Throws: ``HTTPError``; `CancellationError`, at once, if the task is cancelled.
  public func response(to request: HTTPRequest) async throws -> HTTPResponse {
    try check(request)
    return try await Self.transport.response(to: request, for: self)
  }

  /// Sends a request, and passes on the parts of the answer's body as they arrive, if its status is 200.
  ///
  /// - Parameter part: called on any thread, for one part at a time. No more is read until it returns, and on Linux no
  ///   other request goes on, so it must not wait for one.
  /// - Returns: the answer at its end, with a body only if the status is another.
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
