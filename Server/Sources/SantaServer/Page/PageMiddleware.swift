import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import SantaPage
import ServiceLifecycle

/// Answers the requests for the live page, which need no token, and passes on all other requests.
struct PageMiddleware: RouterMiddleware {
  let page: LivePage
  let settings: PageSettings
  /// The limit for requests of one address.
  let limit: RequestLimit
  let proxies: TrustedProxies
  /// The streams that are open.
  let visitors: PageVisitors

  init(_ page: LivePage, _ settings: PageSettings, requestRate: Int, proxies: TrustedProxies) {
    (self.page, self.settings, self.proxies) = (page, settings, proxies)
    limit = RequestLimit(rate: requestRate)
    visitors = PageVisitors(limit: settings.visitorLimit)
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    // The path as it was sent. No path of the page has an escaped character.
    let path = request.uri.path
    guard path == page.path || path.hasPrefix("\(page.path)/") else {
      return try await next(request, context)
    }
    guard request.method == .get || request.method == .head else {
      var response = Self.response(
        PageAnswer(text: "Only GET and HEAD are possible here.\n", status: 405), to: request)
      response.headers[.allow] = "GET, HEAD"
      return response
    }
    let client = proxies.client(
      peer: context.client, forwarded: request.headers[values: .forwardedFor])
    guard limit.admits(IPAddress(client)?.network ?? client) else {
      return Self.busy(.tooManyRequests, "Too many requests. Try again in a second.", seconds: 1, request)
    }
    let below = String(path.dropFirst(page.path.count))
    if below == "/events" { return events(request, context) }
    let answer = page.answer(
      PageRequest(
        path: below, parameters: Self.parameters(of: request.uri.query ?? ""),
        userAgent: request.headers[.userAgent] ?? "", accept: request.headers[.accept] ?? "",
        acceptLanguage: request.headers[.acceptLanguage] ?? "",
        acceptEncoding: request.headers[.acceptEncoding] ?? "", address: address(request)))
    return Self.response(answer, to: request)
  }

  /// Returns the decoded parameters of a query. If a name occurs several times, the first one counts.
  private static func parameters(of query: String) -> [String: String] {
    let pairs = query.split(separator: "&").prefix(20).compactMap { pair -> (String, String)? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = parts.map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
      return texts.first.map { ($0, texts.count > 1 ? texts[1] : "") }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the address of the page, as its visitors know it.
  private func address(_ request: Request) -> String {
    if let address = settings.address { return address }
    let host = request.head.authority ?? "localhost"
    let isPlain =
      host.utf8.count <= 255
      && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".:-[]".contains($0)) }
    let isEncrypted = settings.isEncrypted || request.headers[.forwardedProto] == "https"
    return "\(isEncrypted ? "https" : "http")://\(isPlain ? host : "localhost")\(page.path)"
  }

  // MARK: Responses

  /// The headers of every response. Nothing from elsewhere is loaded, and nothing is run that isn't in a file of the page.
  private static let security: HTTPFields = {
    var fields: HTTPFields = [
      .contentSecurityPolicy:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      .xContentTypeOptions: "nosniff",
    ]
    if let name = HTTPField.Name("Referrer-Policy") { fields[name] = "no-referrer" }
    return fields
  }()

  private static func response(_ answer: PageAnswer, to request: Request) -> Response {
    var headers = security
    headers[.contentType] = answer.contentType
    headers[.contentLanguage] = answer.language
    headers[.vary] =
      "Accept-Encoding" + (answer.language == nil ? "" : ", Accept, Accept-Language, User-Agent")
    if answer.isCompressed { headers[.contentEncoding] = "gzip" }
    headers[.cacheControl] =
      switch answer.caching {
      case .immutable: "public, max-age=31536000, immutable"
      case .seconds(let seconds): "public, max-age=\(seconds)"
      case .checked: "no-cache"
      case .never: "no-store"
      }
    let tag = answer.tag.map { "\"\($0)\"" }
    headers[.eTag] = tag
    if let tag, answer.status == 200, isKnown(tag, request.headers[values: .ifNoneMatch]) {
      return Response(status: .notModified, headers: headers)
    }
    let status = HTTPResponse.Status(code: answer.status)
    // The response to HEAD has no body: the client would take it for the start of the next response.
    if request.method == .head {
      headers[.contentLength] = "\(answer.body.count)"
      return Response(status: status, headers: headers)
    }
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
  }

  /// Returns whether a client has the version with a tag. The strength of its tag doesn't matter.
  private static func isKnown(_ tag: String, _ conditions: [String]) -> Bool {
    conditions.flatMap { $0.split(separator: ",") }.contains { condition in
      let condition = condition.trimmingCharacters(in: .whitespaces)
      return condition == tag || condition == "W/\(tag)" || condition == "*"
    }
  }

  private static func busy(
    _ status: HTTPResponse.Status, _ message: String, seconds: Int, _ request: Request
  ) -> Response {
    var response = response(PageAnswer(text: "\(message)\n", status: status.code), to: request)
    response.headers[.retryAfter] = "\(seconds)"
    return response
  }

  // MARK: Events

  private func events(_ request: Request, _ context: ServerContext) -> Response {
    var headers = Self.security
    headers[.contentType] = "text/event-stream; charset=utf-8"
    headers[.cacheControl] = "no-store"
    // nginx would otherwise collect the events before it passes them on.
    if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
    if request.method == .head { return Response(status: .ok, headers: headers) }
    guard let visitor = visitors.enter() else {
      return Self.busy(.serviceUnavailable, "Too many visitors. Try again later.", seconds: 10, request)
    }
    context.channel.limitUnreadTime(to: settings.idleTimeout, context.logger)
    let subscription = page.source.subscribe()
    // A visitor who has left must not be kept until the next state can't be sent.
    context.channel.closeFuture.whenComplete { _ in subscription.end() }
    return Response(
      status: .ok, headers: headers,
      body: ResponseBody { writer in
        defer { withExtendedLifetime(visitor) { subscription.end() } }
        try await withGracefulShutdownHandler {
          // The browser connects again by itself, not all browsers at once. A state is complete, so missed states don't matter.
          try await writer.write(ByteBuffer(string: "retry: \(Int.random(in: 2_000...5_000))\n\n"))
          for await state in subscription.states { try await writer.write(ByteBuffer(bytes: state.event)) }
        } onGracefulShutdown: {
          subscription.end()
        }
        try await writer.finish(nil)
      })
  }
}

extension HTTPField.Name {
  /// `X-Forwarded-Proto`, with which a proxy names the protocol of its client.
  fileprivate static var forwardedProto: HTTPField.Name {
    guard let name = HTTPField.Name("X-Forwarded-Proto") else { preconditionFailure("The name is valid.") }
    return name
  }
}
