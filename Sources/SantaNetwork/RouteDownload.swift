public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Downloads a route from the web: from the address of its file, or from an `info` service of Santa Tracker.
///
/// ```swift
/// let route = try await RouteDownload(HTTPClient(userAgent: "my-tool/1.0")).route(at: url)
/// ```
public struct RouteDownload: Sendable {
  private let client: HTTPClient

  /// Creates a download with a client. The client's deadline applies to all requests of a download together, and bodies are
  /// limited to ``Route/fileSizeLimit``.
  public init(_ client: HTTPClient) {
    var client = client
    client.bodyLimit = min(client.bodyLimit, Route.fileSizeLimit)
    self.client = client
  }

  /// Downloads the route at an address, or at one of the addresses that the answer names. The named addresses must contain the
  /// route itself.
  ///
  /// - Throws: ``RouteDownloadError``; ``RouteError`` if the downloaded file is not a route; `CancellationError`.
  public func route(at url: URL) async throws -> Route {
    let time = DownloadDeadline(client.finiteDeadline)
    switch try await document(at: url, within: client.deadline) {
    case .route(let route): return route
    case .addresses(let urls): return try await route(atFirstOf: urls, namedBy: url, within: time)
    }
  }

  /// Downloads the route from the first address that has one. Each address except the last gets half of the remaining time.
  ///
  /// - Parameter urls: The addresses, at least one.
  /// - Throws: The error of the first address, as for ``route(at:)``, if none of the addresses has a route.
  public func route(atFirstOf urls: [URL]) async throws -> Route {
    try await route(atFirstOf: urls, namedBy: nil, within: DownloadDeadline(client.finiteDeadline))
  }

  /// Downloads the route from the first address that has one.
  ///
  /// - Parameter origin: The address whose answer names `urls`. If it is secure, they must be, too.
  func route(atFirstOf urls: [URL], namedBy origin: URL?, within time: DownloadDeadline) async throws -> Route
  {
    var firstError: (any Error)?
    for (index, url) in urls.enumerated() {
      do {
        if origin?.isSecure == true, !url.isSecure { throw RouteDownloadError(url: url, fault: .insecure) }
        let share = time.share(among: urls.count - index)
        guard case .route(let route) = try await document(at: url, within: share) else {
          throw RouteDownloadError(url: url, fault: .notARoute)
        }
        return route
      } catch let error as CancellationError {
        throw error
      } catch {
        firstError = firstError ?? error
      }
    }
    throw firstError ?? CancellationError()
  }

  private func document(at url: URL, within deadline: Duration) async throws -> Route.Document {
    guard deadline > .zero else {
      // The previous addresses used up the time, so the message contains the whole deadline.
      let error = HTTPError(.timedOut, host: url.server, detail: "\(client.deadline)")
      throw RouteDownloadError(url: url, fault: .unreachable(error))
    }
    var client = client
    client.deadline = deadline
    let response: HTTPResponse
    do { response = try await client.response(to: HTTPRequest(url)) } catch let error as HTTPError {
      throw RouteDownloadError(url: url, fault: .unreachable(error))
    }
    guard response.status == 200 else {
      throw RouteDownloadError(url: url, fault: .refused(status: response.status))
    }
    return try Route.Document(json: response.body, source: RouteDownloadError.name(of: url))
  }
}
