#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// Whether what is sent there is read by nobody else; a scheme is the same in any case.
  var isSecure: Bool { scheme?.lowercased() == "https" }
}
