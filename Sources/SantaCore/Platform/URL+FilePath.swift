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
      return absolutePath
    }
  }

  /// The path of the absolute URL, equal to `absoluteURL.path`.
  ///
  /// The first `path` of a process takes 0.3 ms, a tenth of the first opening of a store, because decoding percent signs
  /// searches all libraries for a conformance. Most paths have none to decode.
  package var absolutePath: String {
    let url = baseURL == nil ? self : absoluteURL
    let encoded = url.path(percentEncoded: true)
    guard !encoded.utf8.contains(UInt8(ascii: "%")), !encoded.hasSuffix("//") else { return url.path }
    return encoded.utf8.count > 1 && encoded.hasSuffix("/") ? String(encoded.dropLast()) : encoded
  }
}
