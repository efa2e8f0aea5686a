import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// The request to send for this redirection, without the fields that another server must not receive; nil if the
  /// redirection must not be followed.
  ///
  /// - Parameter old: The address that redirects.
  func redirected(from old: URL) -> URLRequest? {
    guard let new = url?.withLowercaseScheme, new.isSecure || !old.isSecure else { return nil }
    if (old.isSecure, old.host()?.lowercased(), old.port) == (
      new.isSecure, new.host()?.lowercased(), new.port
    ) {
      var request = self
      request.url = new
      return request
    }
    // Another server receives only the name of the program. The other fields may contain a key, and the comment in the
    // name an address of the user.
    var bare = URLRequest(url: new)
    let agent = value(forHTTPHeaderField: "User-Agent")?.prefix { $0 != "(" }
    bare.setValue(agent?.trimmingCharacters(in: .whitespaces), forHTTPHeaderField: "User-Agent")
    return bare
  }
}
