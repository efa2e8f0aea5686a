#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the page's documents.
enum PageJSON {
  /// Returns a value as JSON. The same value always has the same bytes, because its tag is made from them.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only a number that isn't finite can't be encoded, and none of the documents has one.
    return (try? encoder.encode(value)).map { Array($0) } ?? Array("null".utf8)
  }

  /// Returns the tag of a document: 16 digits of its hash (64-bit FNV-1a). It only distinguishes versions of a document.
  static func tag(_ bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
