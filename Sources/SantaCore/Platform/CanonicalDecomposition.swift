#if canImport(Darwin)
  import Foundation
#else
  @_spi(_Unicode) import Swift
#endif

/// A text with each letter and its marks apart (Unicode's normalisation form D).
enum CanonicalDecomposition {
  static func scalars(of text: String) -> [Unicode.Scalar] {
    #if canImport(Darwin)
      // Apple's SDKs do not offer this entry of the standard library.
      Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
    #else
      Array(text._nfd)
    #endif
  }
}
