// `Object` itself does not conform, so that a class can declare `Codable` and have functions of its own. The conformance of a
// class that declares it without functions is this one: the compiler does not derive one from the property wrappers.
extension Encodable where Self: Object {
  /// Encodes the values of the stored properties by their names. The object can be in a store or in none.
  ///
  /// ```swift
  /// final class Stop: Object, Codable { … }
  /// let data = try JSONEncoder().encode(stop)           // {"id":7,"place":"Apia","location":null,"tags":["island"]}
  /// ```
  ///
  /// Nil is encoded as null. A linked or embedded object is encoded within the object, a list or a set as an array, and
  /// a map as a dictionary. Enums are encoded as their raw values. Linking objects are left out. The classes of linked
  /// objects need not be `Codable`; if they are, their own functions are used.
  ///
  /// A class can encode itself in another form with a function of its own. `CodingKeys` without functions that use them
  /// have no effect.
  ///
  /// - Throws: `EncodingError` with the path of an object that links to itself, directly or through others, or that is
  ///   nested in 100 others.
  public func encode(to encoder: any Encoder) throws {
    try EncodedObject(self, within: .current).encodeProperties(to: encoder)
  }
}

extension Decodable where Self: Object {
  /// Creates an object, in no store, from its encoded values. Properties that are not given have their defaults.
  ///
  /// ```swift
  /// final class Stop: Object, Codable { … }
  /// let stop = try JSONDecoder().decode(Stop.self, from: Data(#"{"id": 7, "place": "Apia"}"#.utf8))
  /// try store.write { store.add(stop, update: .modified) }
  /// ```
  ///
  /// If the primary key is not given, assign one before adding the object: a store refuses it with the default
  /// (``StoreError/Code/missingPrimaryKey``), unless the default is a new key for each object, such as `UUID()`.
  ///
  /// An added object has a value for each property, so that it replaces all values of a stored one. To change only those
  /// that are given, decode into the store with ``Store/create(_:json:update:decoder:)``.
  ///
  /// Unknown keys are ignored; ``UnknownKeys`` reports them.
  ///
  /// A class can decode another form with an initialiser of its own:
  /// `required convenience init(from decoder: any Decoder) throws`. `CodingKeys` without functions that use them have no
  /// effect.
  ///
  /// - Throws: `DecodingError` with the path of the value that does not fit, also for an unknown case of an enum and for
  ///   objects that are nested too deeply.
  public init(from decoder: any Decoder) throws {
    self.init()
    let objectClass = try ObjectClass.of(Self.self)
    let decoding = ObjectDecoding(decoder, usesOwnInitializers: true)
    let values = try decoding.values(objectClass, from: decoder, depth: ObjectDecoding.outerDepth)
    if let name = values[ObjectClass.nameKey] as? String, objectClass.hierarchy != nil,
      name != objectClass.storedName
    {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "This is \(a: name), and is decoded as \(a: objectClass.name), which would lose what only \(a: name) "
            + "has. Decode it as \(a: name), or create it in a store with create(_:json:)."))
    }
    do { try ValueAssigner(creation: nil).assign(values, to: self, objectClass) } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
    _lacksKey = objectClass.requiredKey(missingIn: values) != nil
  }
}
