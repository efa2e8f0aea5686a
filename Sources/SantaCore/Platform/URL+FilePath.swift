#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// The path of a file or directory on this machine. A URL without a scheme counts as a path.
  ///
  /// - Throws: ``StoreError`` with `.invalidConfiguration` for a URL with another scheme, whose path would otherwise be
  ///   resolved from the root of the file system.
  package var filePath: String {
    get throws(StoreError) {
      guard isFileURL || scheme == nil else { throw .noFileURL(absoluteString) }
      return baseURL == nil ? path : absoluteURL.path
    }
  }
}
