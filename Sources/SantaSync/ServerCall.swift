import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request to a server that concerns users or rights, with JSON in both directions.
struct ServerCall: Sendable {
  private let server: URL
  private let authorization: Authorization?

  init(_ server: URL, _ authorization: Authorization? = nil) {
    (self.server, self.authorization) = (server, authorization)
  }

  func get<Answer: Decodable>(_ path: String, _ items: [URLQueryItem] = []) async throws -> Answer {
    try decoded(try await response(.get, path, items))
  }

  func post<Answer: Decodable>(_ path: String, _ body: some Encodable) async throws -> Answer {
    try decoded(try await response(.post(try JSONEncoder().encode(body)), path))
  }

  func put(_ path: String, _ body: some Encodable) async throws {
    _ = try await response(.custom("PUT", try JSONEncoder().encode(body)), path)
  }

  func delete(_ path: String) async throws { _ = try await response(.custom("DELETE", Data()), path) }

  func delete(_ path: String, _ body: some Encodable) async throws {
    _ = try await response(.custom("DELETE", try JSONEncoder().encode(body)), path)
  }

  private func decoded<Answer: Decodable>(_ response: HTTPResponse) throws -> Answer {
    do { return try JSONDecoder().decode(Answer.self, from: response.body) } catch {
      throw ServerRefusal.notAServer(server.serverName)
    }
  }

  private func response(
    _ method: HTTPRequest.Method, _ path: String, _ items: [URLQueryItem] = []
  ) async throws -> HTTPResponse {
    var url = server.appending(path: "v1/\(path)", directoryHint: .notDirectory)
    if !items.isEmpty { url.append(queryItems: items) }
    var request = HTTPRequest(url, headers: ["Content-Type": "application/json"])
    request.method = method
    let client = HTTPClient(userAgent: "SantaSync", deadline: .seconds(60), bodyLimit: 16 << 20)
    let send = { (request: HTTPRequest) in
      try await SyncError.translating { try await client.response(to: request) }
    }
    let response: HTTPResponse
    if let authorization {
      response = try await authorization.authorizing(request, send)
    } else {
      response = try await send(request)
    }
    if (200..<300).contains(response.status) { return response }
    throw ServerRefusal.error(of: response, server.serverName, isOfUser: authorization?.user != nil)
  }
}
