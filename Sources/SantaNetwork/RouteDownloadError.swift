#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The error for an address from which no file could be downloaded, or none that may be used.
public struct RouteDownloadError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Fault: Hashable {
    case unreachable(HTTPError)
    case refused(status: Int)
    case notARoute
    case insecure
  }

  /// The address.
  public let url: URL
  let fault: Fault

  /// The error of the connection; nil if the server answered.
  public var httpError: HTTPError? { if case .unreachable(let error) = fault { error } else { nil } }

  /// The status of the answer; nil without an answer, and if it is 200.
  public var status: Int? { if case .refused(let status) = fault { status } else { nil } }

  /// What is wrong, at which address, and what to do.
  public var description: String {
    let address = Self.name(of: url)
    return switch fault {
    case .unreachable(let error): "\(address): \(error). Check the address and the connection."
    case .refused(404), .refused(410):
      "\(address): there is nothing (status \(status ?? 0)). Check the address."
    case .refused(let status): "\(address): the server answered with status \(status). Try again later."
    case .notARoute: "\(address): this names yet another address instead of a route. Give that one."
    case .insecure:
      "\(address): this address is not secure (http), but was named by a secure one. Give it yourself if you trust it."
    }
  }

  /// The address without its query, which may contain keys.
  static func name(of url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.host() ?? "" }
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    return parts.string ?? url.host() ?? ""
  }
}
