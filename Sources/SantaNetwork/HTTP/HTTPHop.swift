#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One request of a transfer: the first one, or the one that a redirection asks for.
struct HTTPHop: Hashable, Sendable {
  /// The number of redirections that are followed, as in browsers and in `URLSession`.
  static let limit = 20

  var request: HTTPRequest
  var userAgent: String
  /// How many redirections led here.
  var number = 0

  /// The request that a redirection asks for; nil if the answer is not one, or must not be followed.
  func next(after answer: HTTPResponse) -> HTTPHop? {
    guard [301, 302, 303, 307, 308].contains(answer.status), let location = answer.header("Location"),
      let target = URL(string: location, relativeTo: request.url)?.absoluteURL.withLowercaseScheme,
      target.host()?.isEmpty == false, Self.isAllowed(from: request.url, to: target)
    else { return nil }
    guard Self.isSameServer(request.url, target) else {
      // Another server receives only the name of the program. The fields and the body may contain a key, and the comment
      // in the name an address of the user.
      return HTTPHop(
        request: HTTPRequest(target), userAgent: Self.programName(in: userAgent), number: number + 1)
    }
    var next = self
    next.request.url = target
    next.number += 1
    // As browsers do, and as RFC 9110 allows: only 307 and 308 keep a request with a body.
    if case .post = request.method, answer.status < 307 {
      next.request.method = .get
      next.request.headers = request.headers.filter { $0.key.lowercased() != "content-type" }
    }
    return next
  }

  /// Whether a redirection may be followed: to web addresses only, and from `https` never to `http`.
  static func isAllowed(from old: URL, to new: URL) -> Bool {
    ["http", "https"].contains(new.scheme?.lowercased()) && (new.isSecure || !old.isSecure)
  }

  /// Whether a server may receive what was meant for the other one.
  static func isSameServer(_ old: URL, _ new: URL) -> Bool {
    (old.isSecure, old.host()?.lowercased(), old.port) == (new.isSecure, new.host()?.lowercased(), new.port)
  }

  /// The name of the program, without the comment in parentheses.
  static func programName(in userAgent: String) -> String {
    let name = userAgent.prefix { $0 != "(" }
    guard let end = name.lastIndex(where: { $0 != " " }) else { return "" }
    return String(name[...end].drop { $0 == " " })
  }
}
