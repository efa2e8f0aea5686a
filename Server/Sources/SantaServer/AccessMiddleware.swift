import Hummingbird

/// Counts requests, and refuses requests from clients that send too many.
///
/// Behind a proxy, all clients have the same address. Requests without the token are therefore counted separately, and can't
/// lock out clients that have the token.
struct AccessMiddleware: RouterMiddleware {
  let token: AccessToken
  /// The limit for requests with the token.
  let limit: RequestLimit
  /// The limit for requests without the token.
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
        message: "The request needs the server's token in the header 'Authorization: Bearer …'.")
    }
    return try await next(request, context)
  }
}
