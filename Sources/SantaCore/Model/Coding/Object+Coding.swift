// `Object` itself doesn't conform, so that a class can declare `Codable` with its own functions. A class that declares it
// without functions gets this conformance: the compiler doesn't derive one from the property wrappers.
extension Encodable where Self: Object {
  /// Encodes the values of the stored properties by name, whether or not the object is in a store.
  ///
  /// ```swift
  /// final class Stop: Object, Codable { … }
  /// let data = try JSONEncoder().encode(stop)           // {"id":7,"place":"Apia","location":null,"tags":["island"]}
  /// ```
  ///
  /// Nil is encoded as null, a linked or embedded object as a nested object, a list or a set as an array, and a map as a
  /// dictionary. Enums are encoded as their raw values. Linking objects are omitted. The classes of linked objects need not be
  /// `Codable`; if they are, their own functions are used.
  ///
  /// A class can encode itself in another form by implementing `encode(to:)`. `CodingKeys` have no effect without functions
  /// that use them.
  ///
  /// - Throws: `EncodingError` with the path of an object that links to itself, directly or indirectly, or that is nested in
  ///   100 other objects.
  public func encode(to encoder: any Encoder) throws {
    try EncodedObject(self, within: .current).encodeProperties(to: encoder)
  }
}

extension Decodable where Self: Object {
  /// Creates an object that isn't in a store from its encoded values. Properties without a given value have their defaults.
  ///
  /// ```swift
  /// final class Stop: Object, Codable { … }
  /// let stop = try JSONDecoder().decode(Stop.self, from: Data(#"{"id": 7, "place": "Apia"}"#.utf8))
  /// try store.write { store.add(stop, update: .modified) }
  /// ```
  ///
  /// If the primary key isn't given, assign one before adding the object. A store rejects the default key
  /// (``StoreError/Code/missingPrimaryKey``), unless the default is a new key for each object, such as `UUID()`.
  ///
  /// Adding the object replaces all values of a stored object, because it has a value for each property. To change only the
  /// given values, decode into the store with ``Store/create(_:json:update:decoder:)``.
  ///
  /// Unknown keys are ignored; ``UnknownKeys`` reports them.
  ///
  /// A class can decode another form by implementing `required convenience init(from decoder: any Decoder) throws`.
  /// `CodingKeys` have no effect without functions that use them.
  ///
  /// - Throws: `DecodingError` with the path of the invalid value. This includes an unknown case of an enum, and objects that
  ///   are nested too deeply.
  public init(from decoder: any Decoder) throws {
    if let probe = decoder as? DecodingProbe {
      probe.answer.noteLibrarys()
      _ = try probe.singleValueContainer()
    }
    self.init()
    let objectClass = try ObjectClass.of(Self.self)
    let decoding = ObjectDecoding(decoder, createsObjects: true)
    let values = try decoding.values(objectClass, from: decoder, depth: ObjectDecoding.outerDepth)
    if let name = values[ObjectClass.nameKey] as? String, objectClass.hierarchy != nil,
      name != objectClass.storedName
    {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "This is \(a: name). Decoding it as \(a: objectClass.name) would lose the properties that only \(a: name) "
            + "has. Decode it as \(a: name), or create it in a store with create(_:json:)."))
    }
    do { try ValueAssigner(creation: nil).assign(values, to: self, objectClass) } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
    _lacksKey = objectClass.requiredKey(missingIn: values) != nil
  }
}
