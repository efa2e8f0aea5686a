#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request to a web server.
public struct HTTPRequest: Hashable, Sendable {
  /// The address.
  public var url: URL
  /// Header fields in addition to the client's fields. They are sent only to the server of ``url``, and not to other servers
  /// that it redirects to.
  public var headers: [String: String]

  /// Creates a request.
  public init(_ url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }

  package enum Method: Hashable, Sendable {
    case get
    case head
    case post(Data)
    /// Another method with a body, such as `PUT`.
    case custom(String, Data)
  }

  package var method = Method.get
}
