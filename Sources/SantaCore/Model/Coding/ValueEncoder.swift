/// Encodes any value as nested dictionaries, arrays and scalars, from which an object can be created. Dates, data, UUIDs,
/// external data and `AnyPersistable` values are kept unchanged.
struct ValueEncoder: Encoder {
  /// A value that is being encoded, and that containers fill in.
  final class Node {
    private enum Kind { case empty, value, array, dictionary }

    private var kind = Kind.empty
    private var scalar: Any = ()
    // Separate from the kind, so that each can grow in place.
    private var elements: [Node] = []
    private var pairs: [String: Node] = [:]

    /// The value as nested Swift collections; an empty dictionary if nothing was encoded.
    var value: Any {
      switch kind {
      case .empty: [String: Any]()
      case .value: scalar
      case .array: elements.map(\.value)
      case .dictionary: pairs.mapValues(\.value)
      }
    }

    /// The number of elements of an array.
    var count: Int { elements.count }

    func setValue(_ value: Any) { (kind, scalar) = (.value, value) }

    func beginArray() { kind = .array }

    func beginDictionary() { kind = .dictionary }

    func child(_ key: String) -> Node {
      let child = Node()
      pairs[key] = child
      return child
    }

    func nextChild() -> Node {
      let child = Node()
      elements.append(child)
      return child
    }
  }

  let node: Node
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Encodes a value as nested dictionaries, arrays and scalars.
  static func values(of value: some Encodable) throws -> Any {
    let node = Node()
    try encode(value, into: node, at: [])
    return node.value
  }

  /// Encodes an object as a dictionary of its values.
  static func dictionary(of object: EncodedObject) throws -> [String: Any] {
    try values(of: object) as? [String: Any] ?? [:]
  }

  fileprivate static func encode(_ value: some Encodable, into node: Node, at path: [any CodingKey]) throws {
    if let link = value as? CopiedLinks.Link { return node.setValue(link) }
    if let scalar = value as? any PersistableScalar { return node.setValue(scalar) }
    guard path.count < 2 * NestingLimit.levels else {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: path,
          debugDescription: "A value is nested in \(path.count) other values, which is the limit."
        ))
    }
    try value.encode(to: ValueEncoder(node: node, codingPath: path))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginDictionary()
    return KeyedEncodingContainer(Keyed(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return Unkeyed(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(node: node, codingPath: codingPath)
  }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: Node
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { node.child(key.stringValue).setValue(Never?.none as Any) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      try ValueEncoder.encode(value, into: node.child(key.stringValue), at: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> { encoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder(PropertyKey("super")) }

    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: some CodingKey) -> ValueEncoder {
      ValueEncoder(node: node.child(key.stringValue), codingPath: codingPath + [key])
    }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey]
    var count: Int { node.count }

    func encodeNil() { node.nextChild().setValue(Never?.none as Any) }

    func encode(_ value: some Encodable) throws {
      let path = codingPath + [PropertyKey("\(count)")]
      try ValueEncoder.encode(value, into: node.nextChild(), at: path)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      encoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }

    func superEncoder() -> any Encoder { encoder }

    private var encoder: ValueEncoder {
      let path = codingPath + [PropertyKey("\(count)")]
      return ValueEncoder(node: node.nextChild(), codingPath: path)
    }
  }

  private struct Single: SingleValueEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey]

    func encodeNil() { node.setValue(Never?.none as Any) }

    func encode(_ value: some Encodable) throws { try ValueEncoder.encode(value, into: node, at: codingPath) }
  }
}
