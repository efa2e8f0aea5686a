import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reason why a poll failed, as a sentence, and the time at which the server accepts another request.
public struct Failure: Error, Equatable {
  public let message: String
  public var retryAt: Date?
}

/// The REST API of GitHub, or of a compatible server.
public struct GitHub: Sendable {
  let baseURL: URL
  let token: String?

  public init(baseURL: URL, token: String? = nil) {
    (self.baseURL, self.token) = (baseURL, token)
  }

  /// A repository as the server sends it.
  struct Payload: Decodable, Sendable {
    var id: Int
    var name: String
    var fullName: String
    var description: String?
    var language: String?
    var stargazersCount: Int
    var forksCount: Int
    var pushedAt: Date?
    var archived: Bool
  }

  struct Answer: Sendable {
    /// nil if the page has not changed.
    var repositories: [Payload]?
    var etag: String?
    var next: URL?
    /// Whether the answer says if there is a next page. Otherwise, the next page has not changed.
    var hasLinks: Bool
  }

  func firstPage(of user: String) -> URL {
    baseURL.appending(path: "users/\(user)/repos").appending(queryItems: [
      .init(name: "per_page", value: "100")
    ])
  }

  func page(at url: URL, of user: String, etag: String?) async throws(Failure) -> Answer {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20)
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    request.setValue("santacore-repo-list", forHTTPHeaderField: "User-Agent")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    if let etag { request.setValue(etag, forHTTPHeaderField: "If-None-Match") }

    let host = baseURL.host() ?? "The server"
    let (data, response): (Data, URLResponse)
    do { (data, response) = try await Self.session.data(for: request) } catch {
      let isLate = (error as? URLError)?.code == .timedOut
      throw Failure(message: isLate ? "\(host) does not answer." : "\(host) can't be reached.")
    }
    guard let response = response as? HTTPURLResponse else {
      throw Failure(message: "\(host) does not speak HTTP.")
    }

    let links = response.value(forHTTPHeaderField: "Link")
    let next = links.flatMap { Self.next(in: $0) }
    if let next, !next.isOnServer(of: baseURL) {
      throw Failure(message: "\(host) wants the list to be continued at another server.")
    }
    var answer = Answer(
      etag: response.value(forHTTPHeaderField: "ETag"), next: next,
      hasLinks: links != nil || response.statusCode == 200)
    switch response.statusCode {
    case 304: break
    case 200:
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      guard let repositories = try? decoder.decode([Payload].self, from: data) else {
        throw Failure(message: "\(host) sent something else than a list of repositories.")
      }
      answer.repositories = repositories
    case 401: throw Failure(message: "\(host) does not accept the token in GITHUB_TOKEN.")
    case 404: throw Failure(message: "\(host) has no user \(user).")
    case 403, 429:
      let retryAt = Self.retryTime(response)
      throw Failure(
        message: retryAt == nil ? "\(host) refuses to answer." : "The rate limit of \(host) is reached.",
        retryAt: retryAt)
    default: throw Failure(message: "\(host) answers with status \(response.statusCode).")
    }
    return answer
  }

  /// Returns the time at which a rate limit ends; nil if no limit is reached.
  private static func retryTime(_ response: HTTPURLResponse) -> Date? {
    func number(_ name: String) -> Double? {
      response.value(forHTTPHeaderField: name).flatMap { Int($0) }.map { Double($0) }
    }
    if let seconds = number("retry-after") { return Date() + seconds }
    guard number("x-ratelimit-remaining") == 0, let reset = number("x-ratelimit-reset") else { return nil }
    return Date(timeIntervalSince1970: reset)
  }

  /// Returns the next address in a header such as `<https://…&page=2>; rel="next", <https://…&page=9>; rel="last"`.
  static func next(in links: String) -> URL? {
    links.firstMatch(of: /<([^<>]*)>\s*;\s*rel="next"/).flatMap { URL(string: String($0.1)) }
  }

  // One session per process, without a cache, because the program stores the pages itself.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return URLSession(configuration: configuration, delegate: SameServer(), delegateQueue: nil)
  }()
}

extension URL {
  /// Returns whether both addresses are on the same server. The token is only sent to that server.
  fileprivate func isOnServer(of other: URL) -> Bool {
    (scheme, host(), port) == (other.scheme, other.host(), other.port)
  }
}

/// Follows redirections on the same server, for example to a renamed user, but not to another server.
private final class SameServer: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isSame = response.url.flatMap { request.url?.isOnServer(of: $0) } ?? false
    completionHandler(isSame ? request : nil)
  }
}
