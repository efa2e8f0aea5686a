#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The answer of a web server, with any status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, for example 404.
  public var status: Int
  /// The header fields. ``header(_:)`` ignores the case of their names.
  public var headers: [String: String]
  /// The whole body, decompressed.
  public var body: Data

  /// Creates a response.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the value of a header field, ignoring the case of its name.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.key.lowercased() == name }?.value
  }
}
