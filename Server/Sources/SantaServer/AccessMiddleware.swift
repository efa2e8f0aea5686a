import Hummingbird

/// Counts requests, and refuses those of a client that makes too many.
///
/// Behind a proxy, all clients have one address. So requests without the token are counted apart, and keep nobody out who has it.
struct AccessMiddleware: RouterMiddleware {
  let token: AccessToken
  /// For requests with the token.
  let limit: RequestLimit
  /// For all others.
  let strangerLimit: RequestLimit
  let metrics: Metrics

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    metrics.requestArrived()
    var context = context
    context.hasToken = token.admits(authorization: request.headers[.authorization])
    guard (context.hasToken ? limit : strangerLimit).admits(context.client) else {
      metrics.requestRefused()
      throw Refusal(
        status: .tooManyRequests, code: "rate", message: "Too many requests. Try again in a second.")
    }
    return try await next(request, context)
  }
}

/// Refuses requests without the token.
struct TokenMiddleware: RouterMiddleware {
  let metrics: Metrics

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard context.hasToken else {
      metrics.requestRefused()
      throw Refusal(
        status: .unauthorized, code: "token",
        message: "The request needs the server's token: Authorization: Bearer …")
    }
    return try await next(request, context)
  }
}
