#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why there is no route at an address, before anything of it was read.
public struct RouteDownloadError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Fault: Hashable {
    case unreachable(HTTPError)
    case refused(status: Int)
    case leadsOn
    case insecure
  }

  /// The address.
  public let url: URL
  let fault: Fault

  /// What the connection came to; nil where the server answered.
  public var httpError: HTTPError? { if case .unreachable(let error) = fault { error } else { nil } }

  /// The status of the answer; nil where there was none, or it was 200.
  public var status: Int? { if case .refused(let status) = fault { status } else { nil } }

  /// What is wrong, where, and what to do: one sentence or two.
  public var description: String {
    let place = Self.name(of: url)
    return switch fault {
    case .unreachable(let error): "\(place): \(error). Check the address and the connection."
    case .refused(404), .refused(410):
      "\(place): there is nothing (status \(status ?? 0)). Check the address."
    case .refused(let status): "\(place): the server answered with status \(status). Try again later."
    case .leadsOn: "\(place): this names yet another address instead of a route. Give that one."
    case .insecure:
      "\(place): a secure answer names this address, which is not (http). Give it yourself if you trust it."
    }
  }

  /// The address without its query, where keys travel.
  static func name(of url: URL) -> String {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url.host() ?? "" }
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    return parts.string ?? url.host() ?? ""
  }
}
