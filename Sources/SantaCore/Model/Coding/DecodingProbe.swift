import Synchronization

/// A decoder without data. It finds out whether a class declares its own `init(from:)`.
///
/// The compiler doesn't say which `init(from:)` a conformance has. Therefore, the initializer of the library recognises a probe,
/// and notes that it was called. An initializer of the program only receives an error from the first container that it asks for.
struct DecodingProbe: Decoder {
  /// Whether the library's initializer was called.
  final class Answer: Sendable {
    private let found = Mutex(false)

    var isLibrarys: Bool { found.withLock { $0 } }

    func noteLibrarys() { found.withLock { $0 = true } }
  }

  let answer = Answer()
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  /// Returns the class as a decodable type if it declares its own `init(from:)`, or inherits one that a superclass declares.
  static func ownDecodable(_ type: Object.Type) -> (any (Object & Decodable).Type)? {
    guard let decodable = type as? any (Object & Decodable).Type else { return nil }
    return isOwn(decodable) ? decodable : nil
  }

  private static func isOwn(_ type: any (Object & Decodable).Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    // Outside the lock, because it runs code of the program.
    let probe = DecodingProbe()
    // Every initializer fails, because the probe has no data. Only the answer counts.
    _ = try? type.init(from: probe)
    let isOwn = !probe.answer.isLibrarys
    known.withLock { $0[id] = isOwn }
    return isOwn
  }

  /// The error of every container.
  private func noData() -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "A probe has no data."))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw noData()
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw noData() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw noData() }
}
