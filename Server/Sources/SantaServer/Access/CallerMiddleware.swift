import Foundation
import HTTPTypes
import Hummingbird
import SantaAccounts

/// Finds out who sends a request, counts requests, and refuses requests from clients that send too many.
///
/// Behind a proxy that isn't trusted, all clients have the same address. Requests without a valid token are therefore counted
/// separately, and can't lock out clients that have one. Each user has a limit, too, whatever the addresses.
struct CallerMiddleware: RouterMiddleware {
  let routes: ServerRoutes
  let entrance: Entrance

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    routes.metrics.requestArrived()
    var context = context
    context.entrance = entrance
    let client = routes.options.proxies.client(
      peer: context.client, forwarded: request.headers[values: .forwardedFor])
    context.client = IPAddress(client)?.network ?? client
    if entrance == .socket {
      context.caller = .success(.server)
      return try await next(request, context)
    }
    context.caller = try await caller(of: request)
    let principal = try? context.caller.get()
    let isKnown = principal.map { $0.kind != .nobody } ?? false
    guard (isKnown ? routes.limit : routes.strangerLimit).admits(context.client),
      principal?.user.map({ routes.userLimit.admits($0.description) }) ?? true
    else {
      routes.metrics.requestRefused()
      throw Refusal.tooManyRequests
    }
    do { return try await next(request, context) } catch let refusal as Refusal {
      if refusal.status == .unauthorized || refusal.status == .forbidden { routes.metrics.requestRefused() }
      throw refusal
    }
  }

  private func caller(of request: Request) async throws -> Result<Principal, Refusal> {
    guard let authorization = request.headers[.authorization] else { return .success(.nobody) }
    guard authorization.lowercased().hasPrefix("bearer ") else { return .failure(.noToken) }
    let bearer = authorization.dropFirst(7).trimmingCharacters(in: .whitespaces)
    do { return .success(try await routes.accounts.principal(of: bearer)) } catch let error as AccountError {
      return .failure(Refusal(error))
    } catch let error as Refusal {
      return .failure(error)
    }
  }
}

extension HTTPField.Name {
  /// `X-Forwarded-For`, to which each proxy appends the address of its client.
  static var forwardedFor: HTTPField.Name {
    guard let name = HTTPField.Name("X-Forwarded-For") else { preconditionFailure("The name is valid.") }
    return name
  }
}

extension Refusal {
  static let tooManyRequests = Refusal(
    status: .tooManyRequests, code: "rate", message: "Too many requests. Try again in a second.")
}
