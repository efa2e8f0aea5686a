// The encodings of collections, whether or not they are in a store, and the decodings of collections that aren't in a store.
// Within an object, they are encoded and decoded by the object, so that their elements need no conformance.
extension List: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws { try encode(to: encoder, within: .current) }
}

extension List: Decodable where Element: Decodable {
  /// Creates a list that isn't in a store from an encoded array.
  public convenience init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension MutableSet: Encodable where Element: Encodable {
  /// Encodes the elements as an array, in the order of the set.
  public func encode(to encoder: any Encoder) throws { try encode(to: encoder, within: .current) }
}

extension MutableSet: Decodable where Element: Decodable {
  /// Creates a set that isn't in a store from an encoded array.
  public convenience init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension Map: Encodable where Value: Encodable {
  /// Encodes the pairs as a dictionary.
  public func encode(to encoder: any Encoder) throws { try encode(to: encoder, within: .current) }
}

extension Map: Decodable where Value: Decodable {
  /// Creates a map that isn't in a store from an encoded dictionary.
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    for (text, value) in try [String: Value](from: decoder) {
      func refuse(_ why: String) -> DecodingError {
        .dataCorrupted(
          .init(
            codingPath: decoder.codingPath + [PropertyKey(text)],
            debugDescription: "The map can't be decoded: \(why)."))
      }
      guard let key = Key(plainText: text) else { throw refuse(Key.misfit(text)) }
      if updateValue(value, forKey: key) != nil {
        throw refuse("the key '\(text.prefix(40))' is given twice")
      }
    }
  }
}

extension LinkingObjects: Encodable {
  /// Encodes the objects as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for object in self { try container.encode(EncodedObject(object, within: .current)) }
  }
}

extension AnyCollectionProperty where Self: Sequence, Element: PersistableElement {
  func encode(to encoder: any Encoder, within path: EncodedPath) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(EncodedElement(element, within: path)) }
  }
}

extension Map {
  func encode(to encoder: any Encoder, within path: EncodedPath) throws {
    // Encoded as a dictionary, because an encoder's key strategy doesn't change the keys of dictionaries. If two keys are equal
    // in Swift, the last one is encoded.
    let pairs = map { ($0.key.plainText, EncodedElement(mapValue: $0.value, within: path)) }
    var container = encoder.singleValueContainer()
    try container.encode(Dictionary(pairs) { $1 })
  }
}
