#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// Whether the scheme is `https`, in any case.
  var isSecure: Bool { scheme?.lowercased() == "https" }
}
