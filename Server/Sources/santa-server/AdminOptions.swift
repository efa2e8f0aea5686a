import ArgumentParser
import Foundation
import SantaServer

/// The server that a command of the administrator concerns: a running one, or one whose directory or database is used directly.
struct AdminOptions: ParsableArguments {
  @OptionGroup var storage: StorageOptions

  @OptionGroup var audit: AuditOptions

  /// Sends a request, and decodes the answer.
  ///
  /// - Throws: ``RefusedRequest``
  func send<T: Decodable & Sendable>(
    _ type: T.Type, _ method: String, _ path: String, _ body: (any Encodable & Sendable)? = nil
  ) async throws -> T {
    let data = try body.map { try JSONEncoder().encode($0) }
    let answer = try await storage.administer(audit) { client in
      try await client.send(method, path, data)
    }
    guard (200..<300).contains(answer.status) else { throw RefusedRequest(answer) }
    return try JSONDecoder().decode(type, from: answer.body)
  }

  /// Sends a request, and ignores the contents of its answer.
  func send(_ method: String, _ path: String, _ body: (any Encodable & Sendable)? = nil) async throws {
    struct Nothing: Decodable, Sendable {}
    _ = try await send(Nothing.self, method, path, body)
  }

  /// Returns the component of a path that stands for a user who is given by a name, or by `user:ID`.
  static func component(ofUser user: String) throws -> String {
    try component(user.hasPrefix("user:") ? String(user.dropFirst(5)) : "name:" + user)
  }

  /// Percent-encodes a component of a path.
  static func component(_ text: String) throws -> String {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_:")
    guard !text.isEmpty, let encoded = text.addingPercentEncoding(withAllowedCharacters: allowed) else {
      throw ValidationError("A name must not be empty.")
    }
    return encoded
  }
}

/// A request that the server refused.
struct RefusedRequest: Error, CustomStringConvertible {
  let description: String

  init(_ answer: AdminClient.Answer) {
    struct Body: Decodable {
      struct Details: Decodable {
        var message: String
      }

      var error: Details
    }
    let message = (try? JSONDecoder().decode(Body.self, from: answer.body))?.error.message
    description = message ?? "The server answered with the status \(answer.status)."
  }
}
