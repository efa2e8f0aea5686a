/// The conformance of objects to `Decodable`. Public because ``Object`` conforms to it; don't conform to it.
///
/// A requirement that `Object` declared itself would have to be repeated by every subclass with an initialiser of its own.
public protocol _DecodableObject: Object, Decodable {}

extension _DecodableObject {
  /// Creates an object, in no store, from its encoded values. Properties that are not given have their defaults.
  ///
  /// ```swift
  /// let stop = try JSONDecoder().decode(Stop.self, from: Data(#"{"id": 7, "place": "Apia"}"#.utf8))
  /// try store.write { store.add(stop, update: .modified) }
  /// ```
  ///
  /// An added object has a value for each property, so that it replaces all values of a stored one. To change only those
  /// that are given, decode into the store with ``Store/create(_:json:update:decoder:)``.
  ///
  /// Unknown keys are ignored; ``UnknownKeys`` reports them.
  ///
  /// - Throws: `DecodingError` with the path of the value that does not fit, also for an unknown case of an enum and for
  ///   objects that are nested too deeply.
  public init(from decoder: any Decoder) throws {
    self.init()
    let objectClass = try ObjectClass.of(Self.self)
    let values = try ObjectDecoding(decoder).values(objectClass, from: decoder, depth: 0)
    do { try UnmanagedCreation.assign(values, to: self, objectClass) } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}

extension Object: _DecodableObject {}

extension Object: Encodable {
  /// Encodes the values of the stored properties by their names. The object can be in a store or in none.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(stop)           // {"id":7,"place":"Apia","location":null,"tags":["island"]}
  /// ```
  ///
  /// Nil is encoded as null. A linked or embedded object is encoded within the object, a list or a set as an array, and
  /// a map as a dictionary. Enums are encoded as their raw values. Linking objects are left out.
  ///
  /// - Throws: `EncodingError` with the path of an object that links to itself, directly or through others, or that is
  ///   nested in 100 others.
  public func encode(to encoder: any Encoder) throws { try EncodedObject(self).encode(to: encoder) }
}
