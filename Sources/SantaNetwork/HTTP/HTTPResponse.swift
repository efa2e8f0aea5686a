#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a web server answered, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, as in 404.
  public var status: Int
  /// The header fields; ``header(_:)`` finds them in any case.
  public var headers: [String: String]
  /// The whole body, unpacked.
  public var body: Data

  /// A response.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of a header field, whose name is the same in any case.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.key.lowercased() == name }?.value
  }
}
