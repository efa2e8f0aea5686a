#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

/// The canonical decomposition of a string, in which letters and combining marks are separate (Unicode normalization form D).
enum CanonicalDecomposition {
  static func scalars(of text: String) -> [Unicode.Scalar] {
    #if canImport(Darwin)
      // Apple's SDKs don't export this function of the standard library.
      Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
    #else
      Array(text._nfd)
    #endif
  }
}
