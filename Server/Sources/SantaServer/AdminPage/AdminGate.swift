import Foundation
import HTTPTypes
import Hummingbird

/// Keeps other web pages away from the admin page, and sets the headers of all its responses.
///
/// The page sends its token in the header `Authorization`, and there are no cookies, so that a request from another page never has
/// the rights of an admin. These checks also keep other pages from guessing passwords, and from reading anything under a name that they
/// have pointed at this machine (DNS rebinding).
struct AdminGate: RouterMiddleware {
  /// The host names that a request may have, in small letters.
  private let names: Set<String>

  init(_ settings: AdminSettings) {
    var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    for name in settings.names + (settings.isWildcard ? [] : [settings.host]) {
      names.insert(Self.name(name.contains(":") && !name.hasPrefix("[") ? "[\(name)]" : name) ?? name)
    }
    self.names = names
  }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request)
      response = try await next(request, context)
    } catch let error as Refusal {
      response = try error.response(from: request, context: context)
    } catch let error as any HTTPResponseError {
      // The router's own errors have no sentence.
      let refusal = Refusal(
        status: error.status, code: error.status == .notFound ? "path" : "request",
        message: error.status == .notFound
          ? "The admin page doesn't have this address." : "The request is invalid.")
      response = try refusal.response(from: request, context: context)
    }
    for field in Self.security { response.headers[field.name] = field.value }
    return response
  }

  /// - Throws: ``Refusal``
  private func check(_ request: Request) throws {
    guard let authority = request.head.authority, let name = Self.name(authority), names.contains(name) else {
      throw Refusal(
        status: .misdirectedRequest, code: "host",
        message:
          "The admin page doesn't have this name. Name it with --admin-name to open it by this address.")
    }
    let isRead = request.method == .get || request.method == .head
    let isDocument = isRead && ["/", "/admin"].contains(request.uri.path)
    if let origin = request.headers[.origin], !Self.isOrigin(origin, of: authority) { throw Self.foreign }
    // A link of another page may lead to the document, which has no data.
    if let site = request.headers[.secFetchSite], !["same-origin", "none"].contains(site),
      !(isDocument && request.headers[.secFetchMode] == "navigate")
    {
      throw Self.foreign
    }
    // Forms can't send this type, and other pages only after a question (OPTIONS) that is refused.
    if !isRead, !Self.isJSON(request.headers[.contentType]) {
      throw Refusal(
        status: .unsupportedMediaType, code: "type",
        message: "Send 'Content-Type: application/json' with each request that changes something.")
    }
  }

  private static let foreign = Refusal(
    status: .forbidden, code: "origin", message: "Requests from other web pages are refused.")

  /// Returns the name of an authority such as `localhost:8726`, in small letters and without the port; nil if it isn't one.
  static func name(_ authority: String) -> String? {
    var name = authority.lowercased()
    if name.hasPrefix("[") {
      guard let end = name.firstIndex(of: "]") else { return nil }
      let rest = name[name.index(after: end)...]
      name = String(name[...end])
      return isPort(rest) ? name : nil
    }
    if let colon = name.firstIndex(of: ":") {
      guard isPort(name[colon...]) else { return nil }
      name = String(name[..<colon])
    }
    return name.isEmpty ? nil : name
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || text.hasPrefix(":") && text.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether an origin is the page itself. A proxy may have taken off the encryption.
  private static func isOrigin(_ origin: String, of authority: String) -> Bool {
    let (origin, authority) = (origin.lowercased(), authority.lowercased())
    return origin == "http://\(authority)" || origin == "https://\(authority)"
  }

  private static func isJSON(_ type: String?) -> Bool {
    guard let type = type?.split(separator: ";").first else { return false }
    return type.trimmingCharacters(in: .whitespaces).lowercased() == "application/json"
  }

  /// The headers of every response. Nothing from elsewhere is loaded, nothing is kept, and no other page can frame this one.
  private static let security: HTTPFields = {
    var fields: HTTPFields = [
      .contentSecurityPolicy:
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      .xContentTypeOptions: "nosniff",
      .cacheControl: "no-store",
    ]
    let others = [
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
    for (name, value) in others { if let name = HTTPField.Name(name) { fields[name] = value } }
    return fields
  }()
}

extension HTTPField.Name {
  /// `Sec-Fetch-Site`: the relation between the page that makes a request and its target. Scripts can't set it.
  fileprivate static var secFetchSite: HTTPField.Name { named("Sec-Fetch-Site") }
  /// `Sec-Fetch-Mode`: `navigate` if the browser opens a document.
  fileprivate static var secFetchMode: HTTPField.Name { named("Sec-Fetch-Mode") }

  private static func named(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("The name is valid.") }
    return name
  }
}
