#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What to ask a web server for; always with GET.
public struct HTTPRequest: Hashable, Sendable {
  /// Where it lies.
  public var url: URL
  /// What is sent beside the client's own header fields. They go to the server of ``url`` alone, and to no other that it
  /// redirects to.
  public var headers: [String: String]

  /// A request.
  public init(_ url: URL, headers: [String: String] = [:]) {
    self.url = url
    self.headers = headers
  }
}
