import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A server's refusal of a request. `docs/protocol.md` describes the codes.
struct ServerRefusal: Decodable {
  var code: String
  var message: String
  /// The right of the user, if another one is needed.
  var level: AccessLevel?
  /// The last number that the order has of the replica whose changes were refused.
  var sequence: UInt64?

  private struct Body: Decodable { var error: ServerRefusal }

  /// - Returns: nil if the response is not from a santa-server.
  init?(_ response: HTTPResponse) {
    do { self = try JSONDecoder().decode(Body.self, from: response.body).error } catch { return nil }
  }

  private enum CodingKeys: String, CodingKey { case code, message, level, sequence }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.decode(String.self, forKey: .code)
    message = try values.decode(String.self, forKey: .message)
    level = try values.decodeIfPresent(AccessLevel.self, forKey: .level)
    sequence = try values.decodeIfPresent(UInt64.self, forKey: .sequence)
  }

  static func notAServer(_ name: String) -> SyncError {
    SyncError("\(name) does not answer like a santa-server. Check the address.", isNotAServer: true)
  }

  /// The time after which a client whose user lacks a right asks again.
  private static let rightsInterval: Duration = .seconds(15)

  /// Returns the error that a refusal means to the client.
  ///
  /// - Parameters:
  ///   - name: the name of the server.
  ///   - isOfUser: whether a signed-in user made the request.
  static func error(of response: HTTPResponse, _ name: String, isOfUser: Bool) -> SyncError {
    guard let refusal = ServerRefusal(response) else {
      return response.status >= 500
        ? SyncError("\(name) answered with status \(response.status).", isTransient: true) : notAServer(name)
    }
    // A server must not make a client wait longer than the client's own longest delay.
    let seconds = response.header("Retry-After").flatMap { Int($0) }.map { min(max($0, 1), 10) }
    return refusal.syncError(name) ?? refusal.accountError(name, isOfUser: isOfUser)
      ?? SyncError(
        // This client always sends whole frames, so others were damaged on their way.
        "\(name): \(refusal.message)",
        isTransient: response.status >= 500 || response.status == 429 || refusal.code == "frames",
        retryAfter: seconds.map { .seconds($0) }, code: refusal.code == "quota" ? .quota : .other)
  }

  /// The error if the server and the replica have different changes.
  private func syncError(_ name: String) -> SyncError? {
    switch code {
    case "reset", "replica", "gap":
      SyncError(
        "\(name) does not have the changes that this store received from it: the server was set up again, or restored from a "
          + "backup.", isTransient: true, isReset: true)
    case "forked":
      SyncError(
        "\(name) and this directory have different changes of this replica: the directory is a copy of another one, or was "
          + "restored from a backup.", isTransient: true, isCopied: true)
    case "compacted":
      SyncError(
        "\(name) no longer has the changes that this store needs next, only a copy of the store.",
        isTransient: true, isReset: true)
    default: nil
    }
  }

  /// The error if the user must sign in, or lacks a right.
  private func accountError(_ name: String, isOfUser: Bool) -> SyncError? {
    switch code {
    case "token" where !isOfUser:
      SyncError(
        "\(name) rejected this token. Use the one that the server printed at its first start, or the newest one that "
          + "'santa-server token' made.", isTransient: true, retryAfter: Self.rightsInterval, code: .signedOut
      )
    case "token", "expired", "session":
      SyncError(
        "\(name) has ended the session of this user. The store is used offline until the user signs in again.",
        isTransient: true, code: .signedOut)
    case "credentials": SyncError("\(name): \(message)", code: .wrongCredentials)
    case "access", "create":
      SyncError(
        "\(name): \(message)", isTransient: true, retryAfter: Self.rightsInterval, code: .noRight,
        refusal: .init(level: level ?? .none, sequence: sequence, isOfStore: code == "access"))
    case "level":
      SyncError("\(name): The right of the user has changed.", isTransient: true, hasNewRight: true)
    case "owner": SyncError("\(name): \(message)", code: .otherUser)
    case "deleted":
      SyncError(
        "The store was deleted on \(name). It remains on this machine, but isn't synchronised any more. To share it again, begin "
          + "a new store with its data.", code: .deleted)
    default: nil
    }
  }
}

extension URL {
  /// The host and the port, for messages.
  var serverName: String { "\(host() ?? "")\(port.map { ":\($0)" } ?? "")" }
}

extension SyncError {
  /// Runs a request, and translates the errors of the network.
  static func translating<R>(_ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch let error as HTTPError {
      throw SyncError(
        "\(error)".first.map { $0.uppercased() + "\(error)".dropFirst() + "." } ?? "", isTransient: true)
    }
  }
}

extension Authorization {
  /// Sends a request with a token. If the token of a user has expired, refreshes it and sends the request again.
  func authorizing(
    _ request: HTTPRequest, _ send: (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    var request = request
    let token = try await token()
    request.headers["Authorization"] = "Bearer \(token)"
    let response = try await send(request)
    guard response.status == 401, case .user(let user, let keeper) = self else { return response }
    if ServerRefusal(response)?.code == "session" {
      try await keeper.sessionEnded(of: user, with: token)
      return response
    }
    request.headers["Authorization"] = "Bearer \(try await self.token(instead: token))"
    return try await send(request)
  }
}
