public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Fetches a route from the web: the file itself, or what an `info` service of Santa Tracker names.
///
/// ```swift
/// let route = try await RouteDownload(HTTPClient(userAgent: "my-tool/1.0")).route(at: url)
/// ```
public struct RouteDownload: Sendable {
  private let client: HTTPClient

  /// A download by a client, whose deadline is that of all its requests together. Bodies are read up to ``Route/fileSizeLimit``.
  public init(_ client: HTTPClient) {
    var client = client
    client.bodyLimit = min(client.bodyLimit, Route.fileSizeLimit)
    self.client = client
  }

  /// Fetches the route that lies at an address, or that the answer there names; from there no answer leads on.
  ///
  /// - Throws: ``RouteDownloadError``; ``RouteError`` where what was fetched is no route; `CancellationError`.
  public func route(at url: URL) async throws -> Route {
    let time = DownloadTime(client.deadline)
    switch try await document(at: url, within: client.deadline) {
    case .route(let route): return route
    case .addresses(let urls): return try await route(atFirstOf: urls, namedBy: url, within: time)
    }
  }

  /// Fetches the route from the first of some addresses that has one. Each but the last has half of the time that is left.
  ///
  /// - Parameter urls: at least one.
  /// - Throws: as ``route(at:)``, on behalf of the first address, where none has a route.
  public func route(atFirstOf urls: [URL]) async throws -> Route {
    try await route(atFirstOf: urls, namedBy: nil, within: DownloadTime(client.deadline))
  }

  /// - Parameter origin: the address whose answer names the others; where that was secure, so must they be.
  func route(atFirstOf urls: [URL], namedBy origin: URL?, within time: DownloadTime) async throws -> Route {
    var firstError: (any Error)?
    for (index, url) in urls.enumerated() {
      do {
        if origin?.isSecure == true, !url.isSecure { throw RouteDownloadError(url: url, fault: .insecure) }
        let share = time.share(amongst: urls.count - index)
        guard case .route(let route) = try await document(at: url, within: share) else {
          throw RouteDownloadError(url: url, fault: .leadsOn)
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
