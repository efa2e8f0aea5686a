#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request of a transfer: the first request, or a request that a redirection asks for.
struct HTTPHop: Hashable, Sendable {
  /// The maximum number of redirections, as in browsers and in `URLSession`.
  static let limit = 20

  var request: HTTPRequest
  var userAgent: String
  /// The number of redirections that led to this request.
  var number = 0

  /// Returns the request that a redirection asks for; nil if the answer isn't a redirection, or must not be followed.
  func next(after answer: HTTPResponse) -> HTTPHop? {
    guard [301, 302, 303, 307, 308].contains(answer.status), let location = answer.header("Location"),
      let target = URL(string: location, relativeTo: request.url)?.absoluteURL.withLowercaseScheme,
      target.host()?.isEmpty == false, Self.isAllowed(from: request.url, to: target)
    else { return nil }
    guard Self.isSameServer(request.url, target) else {
      // Another server receives only the program's name. The fields and the body may contain a key, and the comment after the
      // name may contain an address of the user.
      return HTTPHop(
        request: HTTPRequest(target), userAgent: Self.programName(in: userAgent), number: number + 1)
    }
    var next = self
    next.request.url = target
    next.number += 1
    // Only 307 and 308 keep a request with a body, as in browsers, and as RFC 9110 allows.
    let hasBody =
      switch request.method {
      case .get, .head: false
      case .post, .custom: true
      }
    if hasBody, answer.status < 307 {
      next.request.method = .get
      next.request.headers = request.headers.filter { $0.key.lowercased() != "content-type" }
    }
    return next
  }

  /// Returns whether a redirection may be followed: only to web addresses, and never from `https` to `http`.
  static func isAllowed(from old: URL, to new: URL) -> Bool {
    ["http", "https"].contains(new.scheme?.lowercased()) && (new.isSecure || !old.isSecure)
  }

  /// Returns whether two addresses have the same server, which may then receive data that was meant for either address.
  static func isSameServer(_ old: URL, _ new: URL) -> Bool {
    (old.isSecure, old.host()?.lowercased(), old.port) == (new.isSecure, new.host()?.lowercased(), new.port)
  }

  /// Returns the name of the program, without the comment in parentheses.
  static func programName(in userAgent: String) -> String {
    let name = userAgent.prefix { $0 != "(" }
    guard let end = name.lastIndex(where: { $0 != " " }) else { return "" }
    return String(name[...end].drop { $0 == " " })
  }
}
