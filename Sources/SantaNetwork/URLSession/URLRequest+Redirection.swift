#if !canImport(Glibc) || SANTACORE_URL_SESSION
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension URLRequest {
    /// Returns the request to send for this redirection, without the fields that another server must not receive; nil if the
    /// redirection must not be followed.
    ///
    /// - Parameter old: The address that redirects.
    func redirected(from old: URL) -> URLRequest? {
      guard let new = url?.withLowercaseScheme, HTTPHop.isAllowed(from: old, to: new) else { return nil }
      if HTTPHop.isSameServer(old, new) {
        var request = self
        request.url = new
        return request
      }
      var bare = URLRequest(url: new)
      bare.setValue(
        value(forHTTPHeaderField: "User-Agent").map(HTTPHop.programName), forHTTPHeaderField: "User-Agent")
      return bare
    }
  }
#endif
