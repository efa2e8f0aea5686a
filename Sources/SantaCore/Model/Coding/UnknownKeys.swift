import Synchronization

/// The keys in decoded data that don't match a property. They are otherwise ignored.
///
/// ```swift
/// let unknown = UnknownKeys()
/// decoder.userInfo[.unknownKeys] = unknown
/// let stop = try decoder.decode(Stop.self, from: data)
/// unknown.paths                                          // ["placce", "location.lat"]
/// ```
///
/// Several decoders can use it, even at the same time.
public final class UnknownKeys: Sendable {
  private struct Found {
    var paths: [String] = []
    var known: Set<String> = []
  }

  private let found = Mutex(Found())

  /// Creates a report with no keys.
  public init() {}

  /// The paths of the keys, each once, in the order in which they were found. The elements of an array are numbered from 0.
  public var paths: [String] { found.withLock { $0.paths } }

  func add(_ path: [any CodingKey]) {
    let text = path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    found.withLock { if $0.known.insert(text).inserted { $0.paths.append(text) } }
  }
}

extension CodingUserInfoKey {
  /// The key for an ``UnknownKeys`` instance in the `userInfo` of a decoder.
  public static let unknownKeys: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "SantaCore.UnknownKeys") else {
      stopProgram("Every string can be a key of userInfo.")
    }
    return key
  }()
}
