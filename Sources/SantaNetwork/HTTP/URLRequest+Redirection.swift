import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// This request, to which an answer of an address leads, with what its server may know; nil where it is not to be followed.
  func redirected(from old: URL) -> URLRequest? {
    guard let new = url, new.isSecure || !old.isSecure else { return nil }
    if (old.isSecure, old.host()?.lowercased(), old.port) == (
      new.isSecure, new.host()?.lowercased(), new.port
    ) {
      return self
    }
    // Another server learns the program's name, and no more: the fields may hold a key, and the name's comment an address.
    var bare = URLRequest(url: new)
    let agent = value(forHTTPHeaderField: "User-Agent")?.prefix { $0 != "(" }
    bare.setValue(agent?.trimmingCharacters(in: .whitespaces), forHTTPHeaderField: "User-Agent")
    return bare
  }
}
