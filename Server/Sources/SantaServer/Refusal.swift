import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import SantaAccounts
import SantaReplication

/// A response that refuses a request: a status, a code for programs, and a message for people.
struct Refusal: HTTPResponseError {
  var status: HTTPResponse.Status
  var code: String
  var message: String
  /// The caller's level on the store, if a higher one is needed.
  var level: AccessLevel?
  /// The number of the last change of the replica that the order has, if the caller must not append more.
  var sequence: UInt64?
  /// The epoch of the deleted order.
  var epoch: String?

  private struct Body: Encodable {
    struct Details: Encodable {
      var code: String
      var message: String
      var level: AccessLevel?
      var sequence: UInt64?
      var epoch: String?
    }

    var error: Details
  }

  var body: Data {
    get throws {
      try JSONEncoder.server.encode(
        Body(
          error: .init(code: code, message: message, level: level, sequence: sequence, epoch: epoch)))
    }
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    let body = try body
    var headers: HTTPFields = [.contentType: "application/json; charset=utf-8"]
    if status == .unauthorized { headers[.wwwAuthenticate] = "Bearer" }
    if status == .tooManyRequests || status == .serviceUnavailable { headers[.retryAfter] = "1" }
    // The response to HEAD has no body: the client would take it for the start of the next response.
    if request.method == .head {
      headers[.contentLength] = "\(body.count)"
      return Response(status: status, headers: headers)
    }
    return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
  }
}

extension Refusal {
  init(_ error: AccountError) {
    self.init(
      status: .init(code: error.code.status), code: error.code.description, message: error.description)
  }

  /// Whether another right of the caller would change the answer.
  var isForLackOfRight: Bool { status == .unauthorized || status == .forbidden }

  static let noToken = Refusal(status: .unauthorized, code: "token", message: AccountsDoor.tokenMessage)

  static let rightsUnavailable = Refusal(
    status: .serviceUnavailable, code: "unavailable",
    message: "The server can't check rights at the moment. Try again.")

  static let mayNotCreate = Refusal(
    status: .forbidden, code: "create",
    message: "The store doesn't exist, and you lack the right to create it.")

  static let notOwner = Refusal(
    status: .forbidden, code: "owner",
    message: "This replica belongs to another user. Join again, without the former number.")

  static let needsAdmin = Refusal(
    status: .forbidden, code: "access", message: "Only an admin may do this.")

  static let needsSession = Refusal(
    status: .forbidden, code: "access",
    message: "This needs a session. Sign in with a user's name and password.")

  /// The caller's level isn't enough for a request.
  static func access(_ level: AccessLevel) -> Refusal {
    let message =
      switch level {
      case .none: "You don't have a right to this store."
      case .read: "You may only read this store."
      case .write, .manage: "You may write to this store, but not manage it."
      }
    return Refusal(status: .forbidden, code: "access", message: message, level: level)
  }

  /// The caller has another level on a store than it knows.
  static func changedLevel(_ level: AccessLevel) -> Refusal {
    Refusal(
      status: .conflict, code: "level", message: "Your right to this store has changed. Ask for it again.",
      level: level)
  }

  static func invalid(_ code: String, _ message: String) -> Refusal {
    Refusal(status: .badRequest, code: code, message: message)
  }
}

extension JSONEncoder {
  static var server: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension Refusal {
  init(_ error: OrderError) {
    self =
      switch error {
      case .reset:
        Refusal(
          status: .conflict, code: "reset",
          message:
            "Unknown position: the order was set up from scratch or restored from a backup."
        )
      case .compacted:
        Refusal(
          status: .conflict, code: "compacted",
          message: "The changes after this position were dropped. The copy of the store includes them.")
      case .forked(let sequence):
        Refusal(
          status: .conflict, code: "forked",
          message: "Change \(sequence) of this replica already exists with different contents.")
      case .gap(let expected):
        Refusal(
          status: .conflict, code: "gap",
          message: "The next change of this replica must have the number \(expected).")
      case .unknownReplica:
        Refusal(
          status: .notFound, code: "replica",
          message: "Unknown replica of this store. A replica must join first.")
      case .unchecked:
        Refusal(
          status: .serviceUnavailable, code: "unavailable",
          message: "Other clients are sending parts of changes at the same time. Try again.")
      case .outdatedRights: .rightsUnavailable
      case .deleted(let epoch):
        Refusal(
          status: .gone, code: "deleted",
          message: "The store was deleted. Replicas that belonged to it can't continue.", epoch: epoch)
      case .missing: .mayNotCreate
      }
  }

  /// Creates a refusal from any error. Errors that the client did not cause are logged, and their details are not sent to the
  /// client.
  init(_ error: any Error, at request: String, _ logger: Logger) {
    switch error {
    case let error as OrderError: self.init(error)
    case let error as AccountError: self.init(error)
    case let error as NameInUse: self.init(status: .badRequest, code: "name", message: "\(error)")
    case let error as LogUnavailable:
      logger.warning("\(request): \(error)")
      self.init(
        status: .serviceUnavailable, code: "unavailable",
        message: "The server can't read or store changes at the moment. Try again.")
    case let error as DamagedLog:
      logger.error("\(request): \(error)")
      self.init(
        status: .internalServerError, code: "damaged",
        message:
          "The server's data of this store is damaged; see the server's log. Restore it from a backup; the data of the "
          + "replicas is not lost.")
    default:
      logger.error("\(request): \(error)")
      self.init(
        status: .internalServerError, code: "failure", message: "Internal server error. See the server's log."
      )
    }
  }
}
