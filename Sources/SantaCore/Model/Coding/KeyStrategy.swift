#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The key strategy of a `JSONDecoder`, which may make two keys of an object equal. `JSONDecoder` then drops one of the values without
/// an error.
struct KeyStrategy {
  /// The strategy of the running `create(_:json:)`; nil if the keys don't change.
  @TaskLocal static var current: KeyStrategy?

  private let strategy: JSONDecoder.KeyDecodingStrategy

  /// Returns nil for a decoder that doesn't change keys.
  init?(of decoder: JSONDecoder) {
    if case .useDefaultKeys = decoder.keyDecodingStrategy { return nil }
    strategy = decoder.keyDecodingStrategy
  }

  /// Checks that the strategy made no keys of an object equal.
  ///
  /// - Parameter keys: the keys after the strategy.
  /// - Throws: `DecodingError` with both keys.
  func check(_ keys: [PropertyKey], of decoder: any Decoder) throws {
    // The strategy doesn't apply to the keys of a dictionary.
    let given = try decoder.singleValueContainer().decode([String: IgnoredValue].self).keys
    guard given.count > keys.count else { return }
    var known: [String: String] = [:]
    for key in given.sorted() {
      let name = try converted(key)
      guard let other = known.updateValue(key, forKey: name) else { continue }
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath + [PropertyKey(name)],
          debugDescription:
            "The decoder's key strategy turns both '\(other)' and '\(key)' into '\(name)', so one of the values would be lost."
        ))
    }
  }

  /// Returns a key after the strategy.
  private func converted(_ key: String) throws -> String {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = strategy
    return try decoder.decode(SingleKey.self, from: JSONEncoder().encode([key: 0])).name
  }

  /// A value that is given, but not used.
  private struct IgnoredValue: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// The only key of an object.
  private struct SingleKey: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: PropertyKey.self).allKeys.first?.stringValue ?? ""
    }
  }
}
