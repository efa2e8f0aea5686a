#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// The path of a file or directory on this machine. A URL without a scheme is a path, too.
  ///
  /// - Throws: ``StoreError`` with `.invalidConfiguration` for a URL of another scheme: its path would be used from the root of
  ///   the file system.
  package var filePath: String {
    get throws(StoreError) {
      guard isFileURL || scheme == nil else { throw .noFileURL(absoluteString) }
      return absoluteURL.path
    }
  }
}
