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

  /// A download by a client, with its deadline for each request. Bodies are read up to ``Route/fileSizeLimit``.
  public init(_ client: HTTPClient) {
    var client = client
    client.bodyLimit = min(client.bodyLimit, Route.fileSizeLimit)
    self.client = client
  }

  /// Fetches the route that lies at an address, or that the answer there names; from there no answer leads on.
  ///
  /// - Throws: ``RouteDownloadError``; ``RouteError`` where what was fetched is no route; `CancellationError`.
  public func route(at url: URL) async throws -> Route {
    switch try await document(at: url) {
    case .route(let route): return route
    case .addresses(let urls): return try await route(atFirstOf: urls)
    }
  }

  /// Fetches the route from the first of some addresses that has one.
  ///
  /// - Parameter urls: at least one.
  /// - Throws: as ``route(at:)``, on behalf of the first address, where none has a route.
  public func route(atFirstOf urls: [URL]) async throws -> Route {
    var firstError: (any Error)?
    for url in urls {
      do {
        guard case .route(let route) = try await document(at: url) else {
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

  private func document(at url: URL) async throws -> Route.Document {
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
