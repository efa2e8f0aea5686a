#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The error for an address from which a route couldn't be downloaded, or must not be downloaded.
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

  /// The status of the answer; nil without an answer, and for the status 200.
  public var status: Int? { if case .refused(let status) = fault { status } else { nil } }

  /// A message for people: the address, the problem and the remedy.
  public var description: String {
    let address = Self.name(of: url)
    return switch fault {
    case .unreachable(let error): "\(address): \(error). Check the address and the connection."
    case .refused(404), .refused(410):
      "\(address): nothing was found (status \(status ?? 0)). Check the address."
    case .refused(let status): "\(address): the server answered with status \(status). Try again later."
    case .notARoute: "\(address): this names another address instead of a route. Use that one."
    case .insecure:
      "\(address): this address is not secure (http), but a secure one names it. Pass it yourself if you trust it."
    }
  }

  /// Returns the address without its user, password, query and fragment, which may contain keys.
  static func name(of url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.host() ?? "" }
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    return parts.string ?? url.host() ?? ""
  }
}
