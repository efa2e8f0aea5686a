#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Objects that are created from encoded values. Only the given values are assigned.
extension Store {
  /// Creates an object in the store from any encodable value, or assigns the values to the object that has their primary key.
  ///
  /// ```swift
  /// struct Report: Encodable { var id: Int; var place: String }
  /// store.create(Stop.self, value: Report(id: 7, place: "Apia"), update: .modified)
  /// ```
  ///
  /// The value must encode as a dictionary. It is then used like the dictionary of `create(_:value:update:)`: keys are the
  /// names of properties, and linked objects are nested dictionaries.
  ///
  /// If the value can't be encoded or does not match the class, the transaction fails.
  ///
  /// - Returns: the object, live. If the transaction fails, it may be an object that is not in a store.
  @_disfavoredOverload
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: some Encodable, update: UpdatePolicy = .error) -> T {
    create(type, update, "\(Swift.type(of: value))") { try ValueEncoder.values(of: value) }
  }

  /// Creates a copy of an object, which may be in another store or in none, with copies of all objects that it links to.
  ///
  /// ```swift
  /// try backup.write { backup.create(Stop.self, value: stop, update: .modified) }
  /// ```
  ///
  /// Each object is copied once, so that objects which link to the same object, or to each other, also do so in the copy. The
  /// values of all stored properties are used as in `create(_:value:update:)`.
  ///
  /// - Returns: the object, live. If the transaction fails, it may be an object that is not in a store.
  /// - Complexity: O(*n*) in the number of objects and links.
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: T, update: UpdatePolicy = .error) -> T {
    let creation = ObjectCreation(context, update, of: type)
    do { return try ObjectCopying(creation: creation).copy(value) } catch {
      context.fail(error as? StoreError ?? .notEncodable("\(type)", error))
      return type.init()
    }
  }

  private func create<T: Object>(
    _ type: T.Type, _ policy: UpdatePolicy, _ given: String, _ encoded: () throws -> Any
  ) -> T {
    do {
      guard let values = try encoded() as? [String: Any] else {
        throw StoreError.notADictionary("\(type)", given)
      }
      return create(type, value: values, update: policy)
    } catch {
      context.fail(error as? StoreError ?? .notEncodable("\(type)", error))
      return type.init()
    }
  }

  /// Creates an object in the store from JSON, or assigns the given values to the object that has their primary key.
  ///
  /// ```swift
  /// let json = Data(#"{"id": 7, "place": "Suva", "location": {"latitude": -18.1}}"#.utf8)
  /// try store.write { try store.create(Stop.self, json: json, update: .modified) }
  /// ```
  ///
  /// Only the given values are assigned, as in `create(_:value:update:)`. With `.modified` or `.all`, an existing object keeps
  /// its other values. Null is a given value, and sets an optional property to nil. The primary key must be given, unless its
  /// default is a new key for each object, such as `UUID()`. Unknown keys are ignored; ``UnknownKeys`` reports them. Everything
  /// is decoded before anything is written.
  ///
  /// If the class, or the class of a linked object, declares its own `init(from:)`, this function is called. The properties that it
  /// assigns are the given values.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - json: one JSON object.
  ///   - update: the policy for an object in the store with the same primary key.
  ///   - decoder: the decoder, whose strategies apply to dates, data and keys.
  /// - Throws: `DecodingError` with the path of a value that does not match its property; ``StoreError`` if the object can't be
  ///   created, with `.missingPrimaryKey` if its primary key is not given. The transaction then fails.
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, json: Data, update: UpdatePolicy = .error, decoder: JSONDecoder = JSONDecoder()
  ) throws -> T {
    try create(update) {
      [
        try KeyStrategy.$current.withValue(KeyStrategy(of: decoder)) {
          try decoder.decode(DecodedValues<T>.self, from: json)
        }
      ]
    }[0]
  }

  /// Creates or updates an object for each element of a JSON array. See `create(_:json:update:decoder:)`.
  ///
  /// ```swift
  /// try store.write { try store.create([Stop].self, json: response, update: .modified) }
  /// ```
  @discardableResult
  public func create<T: Object>(
    _ type: [T].Type, json: Data, update: UpdatePolicy = .error, decoder: JSONDecoder = JSONDecoder()
  ) throws -> [T] {
    try create(update, isArray: true) {
      try KeyStrategy.$current.withValue(KeyStrategy(of: decoder)) {
        try decoder.decode([DecodedValues<T>].self, from: json)
      }
    }
  }

  /// Creates an object in the store from any decoder, or assigns the given values to the object that has their primary key. See
  /// `create(_:json:update:decoder:)`.
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, from decoder: any Decoder, update: UpdatePolicy = .error
  ) throws -> T { try create(update) { [try DecodedValues<T>(from: decoder)] }[0] }

  /// Creates objects after decoding all of their values.
  private func create<T: Object>(
    _ policy: UpdatePolicy, isArray: Bool = false, _ decode: () throws -> [DecodedValues<T>]
  ) throws -> [T] {
    let creation = ObjectCreation(context, policy, of: T.self)
    do {
      return try decode().enumerated().map { index, decoded in
        do throws(StoreError) { return try creation.object(T.self, decoded.values) } catch {
          throw isArray ? error.adding("The element at index \(index) of the array was not created.") : error
        }
      }
    } catch {
      // The transaction fails even if the caller catches the error, because some of the objects may have been created.
      context.fail(error as? StoreError ?? .notDecodable("\(T.self)", error))
      throw error
    }
  }
}
