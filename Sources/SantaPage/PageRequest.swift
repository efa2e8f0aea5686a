/// A request for a part of the page, without HTTP.
public struct PageRequest: Sendable {
  /// The path below the page's own path: empty for the page, or for example `/route.json`.
  public var path: String
  /// The decoded parameters.
  public var parameters: [String: String]
  /// The header `User-Agent`; empty if it is missing.
  public var userAgent: String
  /// The header `Accept`; empty if it is missing.
  public var accept: String
  /// The header `Accept-Language`; empty if it is missing.
  public var acceptLanguage: String
  /// The header `Accept-Encoding`; empty if it is missing.
  public var acceptEncoding: String
  /// The address of the page, for links to it: `https://example.org/santa`.
  public var address: String

  /// Creates a request.
  public init(
    path: String, parameters: [String: String] = [:], userAgent: String = "", accept: String = "",
    acceptLanguage: String = "", acceptEncoding: String = "", address: String = ""
  ) {
    (self.path, self.parameters) = (path, parameters)
    (self.userAgent, self.accept, self.acceptLanguage) = (userAgent, accept, acceptLanguage)
    (self.acceptEncoding, self.address) = (acceptEncoding, address)
  }

  /// Whether the client is a terminal rather than a browser.
  var wantsText: Bool {
    if parameters["format"] != nil { return true }
    let programs = ["curl", "wget", "httpie"]
    let agent = userAgent.prefix(10).lowercased()
    if programs.contains(where: { agent.hasPrefix($0) }) { return true }
    return accept.contains("text/plain") && !accept.contains("text/html")
  }

  /// Whether the client reads gzip.
  var acceptsGzip: Bool {
    acceptEncoding.split(separator: ",").contains { part in
      let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      return fields.first == "gzip" && !fields.dropFirst().contains { Double($0.dropFirst(2)) == 0 }
    }
  }

  var language: PageLanguage { PageLanguage(parameter: parameters["lang"], accepted: acceptLanguage) }
}
