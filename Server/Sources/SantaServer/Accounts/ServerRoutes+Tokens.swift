import Foundation
import Hummingbird
import SantaAccounts

extension ServerRoutes {
  func tokens(_ access: Access) async throws -> Response {
    struct Token: Encodable {
      var id: String
      var name: String?
      var patterns: [PathPattern]
      var level: AccessLevel
      var created: JSONDate
      var expires: JSONDate?
    }
    struct Tokens: Encodable {
      var tokens: [Token]
    }
    let tokens = try await freshAccounts().tokens(of: access.principal)
    return try Self.json(
      Tokens(
        tokens: tokens.map {
          Token(
            id: $0.id, name: $0.name, patterns: $0.scope.patterns, level: $0.scope.level,
            created: JSONDate($0.created), expires: $0.expires.map { JSONDate($0) })
        }))
  }

  /// Makes a program token. The answer is the only one with its string.
  func makeToken(_ request: Request, _ context: ServerContext, _ access: Access) async throws -> Response {
    struct Body: Decodable {
      var patterns: [String]
      var level: AccessLevel
      var name: String?
      var expiresIn: Double?
    }
    struct Made: Encodable {
      var id: String
      var token: String
    }
    try limitGrowth(access.principal)
    let body = try await object(
      Body.self, #"{"patterns":["/~/tasks"],"level":"read","expiresIn":86400}"#, request, context)
    let patterns = try body.patterns.map { try Self.pattern($0, access) }
    guard !patterns.isEmpty, body.level > .none else {
      throw Refusal.invalid(
        "invalid", "A token needs at least one pattern, and the level read, write or manage.")
    }
    let made = try await freshAccounts().makeToken(
      TokenScope(patterns: patterns, level: body.level), name: body.name,
      expiresIn: try Self.lifetime(body.expiresIn), for: access.principal)
    return try Self.json(Made(id: made.info.id, token: made.token), status: .created)
  }

  func endToken(_ context: ServerContext, _ access: Access) async throws -> Response {
    try await freshAccounts().deleteToken(try Self.parameter("token", context), for: access.principal)
    return try Self.done()
  }

  static func pattern(_ text: String, _ access: Access) throws -> PathPattern {
    guard let pattern = PathPattern(text, for: access.principal.user) else {
      throw Refusal.invalid(
        "name",
        "A pattern is the path of a store, such as /shared/santa, in which '*' can stand for one whole component."
      )
    }
    return pattern
  }

  /// The longest time for which a token or an offer is valid, in seconds: ten years.
  private static let longestLifetime = 315_360_000.0

  static func lifetime(_ seconds: Double?) throws -> TimeInterval? {
    guard let seconds else { return nil }
    guard seconds >= 1, seconds <= longestLifetime else {
      throw Refusal.invalid("invalid", "'expiresIn' must be between 1 and \(Int(longestLifetime)) seconds.")
    }
    return seconds
  }
}
