import Foundation
import HTTPTypes
import Hummingbird
import SantaAccounts

extension ServerRoutes {
  /// The maximum size of the body of a request that concerns accounts, in bytes.
  private static let accountByteCount = 16 << 10

  /// Reads a JSON object from the body of a request.
  ///
  /// - Parameter example: the fields that the object must have, for the refusal.
  func object<T: Decodable>(
    _ type: T.Type, _ example: String, _ request: Request, _ context: ServerContext
  ) async throws -> T {
    try await withBody(request, context, upTo: min(bodyLimit, Self.accountByteCount)) { body in
      guard let object = try? JSONDecoder().decode(type, from: Data(body.readableBytesView)) else {
        throw Refusal.invalid("body", "The body must be a JSON object like \(example).")
      }
      return object
    }
  }

  /// Returns the accounts, with everything that other processes have changed before.
  func freshAccounts() async throws -> Accounts {
    let running = try await accounts.started()
    // Under load, the last comparison with the order can be too old. The next one is on its way.
    if log.isShared || !running.isFresh { try await running.catchUp() }
    guard running.isFresh else { throw Refusal.rightsUnavailable }
    return running
  }

  /// The answer to a request without a result.
  static func done() throws -> Response { try json([String: String]()) }

  /// Returns the decoded text of a component of the path.
  static func parameter(_ name: String, _ context: ServerContext) throws -> String {
    guard let text = context.parameters.get(name)?.removingPercentEncoding, text.utf8.count <= 256 else {
      throw Refusal.invalid("parameter", "The path of the request is invalid.")
    }
    return text
  }
}

/// A time in JSON, as ISO 8601.
struct JSONDate: Encodable {
  private let date: Date

  init(_ date: Date) { self.date = date }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(date.formatted(.iso8601))
  }
}
