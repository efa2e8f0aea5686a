import Foundation
import Synchronization

/// A simulated user with repositories, in the format of GitHub's REST API: in pages, with entity tags. The repositories can be
/// changed while the server runs.
public final class PlayedUser: Sendable {
  public struct Repository: Encodable, Sendable {
    public var id: Int
    public var name: String
    public var fullName: String
    public var description: String?
    public var language: String?
    public var stargazersCount: Int
    public var forksCount = 0
    public var pushedAt: Date?
    public var archived = false

    public init(
      _ id: Int, _ name: String, stars: Int = 0, pushedAt: Date?, language: String? = "Swift",
      description: String? = nil
    ) {
      (self.id, self.name, fullName, stargazersCount) = (id, name, "santa/\(name)", stars)
      (self.pushedAt, self.language, self.description) = (pushedAt, language, description)
    }
  }

  public struct State: Sendable {
    public var repositories: [Repository] = []
    /// The maximum number of repositories on a page.
    public var pageSize = 100
    /// If set, the answer to all requests.
    public var trouble: LoopbackServer.Answer?
  }

  private let name: String
  private let state: Mutex<State>

  public init(_ name: String, _ repositories: [Repository]) {
    self.name = name
    state = Mutex(State(repositories: repositories))
  }

  public func change(_ body: (inout State) -> Void) { state.withLock { body(&$0) } }

  public func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let state = state.withLock { $0 }
    if let trouble = state.trouble { return trouble }
    let url = URLComponents(string: request.target)
    guard url?.path == "/users/\(name)/repos" else {
      return LoopbackServer.Answer(404, body: #"{"message": "Not Found"}"#)
    }
    func query(_ name: String) -> Int? {
      url?.queryItems?.first { $0.name == name }?.value.flatMap { Int($0) }
    }
    let page = max(query("page") ?? 1, 1)
    let size = min(query("per_page") ?? 30, state.pageSize)
    let sorted = state.repositories.sorted { $0.name < $1.name }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(Array(sorted.dropFirst((page - 1) * size).prefix(size))) else {
      return LoopbackServer.Answer(500)
    }
    let body = String(decoding: data, as: UTF8.self)
    var headers = ["ETag": "\"\(body.hashValue)\"", "Content-Type": "application/json"]
    if page * size < sorted.count, let host = request.headers["host"] {
      let next = "http://\(host)/users/\(name)/repos?per_page=\(size)&page=\(page + 1)"
      headers["Link"] = "<http://\(host)/first>; rel=\"first\", <\(next)>; rel=\"next\""
    }
    if request.headers["if-none-match"] == headers["ETag"] {
      return LoopbackServer.Answer(304, headers: headers)
    }
    return LoopbackServer.Answer(200, headers: headers, body: body)
  }
}
