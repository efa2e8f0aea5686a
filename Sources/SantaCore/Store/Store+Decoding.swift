#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Objects created from what is encoded: only the values that are given are assigned.
extension Store {
  /// Creates an object in the store from any encodable value, or assigns its values to the object that has its primary key.
  ///
  /// ```swift
  /// struct Report: Encodable { var id: Int; var place: String }
  /// store.create(Stop.self, value: Report(id: 7, place: "Apia"), update: .modified)
  /// ```
  ///
  /// The value must encode as a dictionary, and is then used like one in `create(_:value:update:)`: a key is the name of a
  /// property, and linked objects are nested dictionaries.
  ///
  /// If the value can't be encoded, or does not fit, the transaction fails.
  ///
  /// - Returns: the object, live. If the transaction fails, it may be one that is in no store.
  @_disfavoredOverload
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: some Encodable, update: UpdatePolicy = .error) -> T {
    create(type, update, "\(Swift.type(of: value))") { try ValueEncoder.values(of: value) }
  }

  /// Creates a copy of an object, which can be in another store or in none, with copies of all objects that it links to.
  ///
  /// ```swift
  /// try backup.write { backup.create(Stop.self, value: stop, update: .modified) }
  /// ```
  ///
  /// The values of all stored properties are used as in `create(_:value:update:)`. If they can't be copied, because the
  /// object links to itself, directly or through others, the transaction fails.
  ///
  /// - Returns: the object, live. If the transaction fails, it may be one that is in no store.
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: T, update: UpdatePolicy = .error) -> T {
    create(type, update, "\(Swift.type(of: value))") {
      try ValueEncoder.values(of: EncodedObject(value, within: EncodedPath(usesOwnFunctions: false)))
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

  /// Creates an object in the store from JSON, or assigns the given values to the object that has its primary key.
  ///
  /// ```swift
  /// let json = Data(#"{"id": 7, "place": "Suva", "location": {"latitude": -18.1}}"#.utf8)
  /// try store.write { try store.create(Stop.self, json: json, update: .modified) }
  /// ```
  ///
  /// Only the values that are given are assigned, as in `create(_:value:update:)`: with `.modified` or `.all`, an existing
  /// object keeps the others. Null is given, too, and sets an optional property to nil. The primary key must be given, unless its
  /// default is a new key for each object, such as `UUID()`. Unknown keys are ignored;
  /// ``UnknownKeys`` reports them. Everything is decoded before anything is written.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - json: one JSON object.
  ///   - update: what to do if the store has an object with its primary key.
  ///   - decoder: its strategies apply to dates, data and keys.
  /// - Throws: `DecodingError` with the path of a value that does not fit; ``StoreError`` if the object can't be created, with
  ///   `.missingPrimaryKey` if its primary key is not given.
  ///   The transaction then fails.
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, json: Data, update: UpdatePolicy = .error, decoder: JSONDecoder = JSONDecoder()
  ) throws -> T { try create(update) { [try decoder.decode(DecodedValues<T>.self, from: json)] }[0] }

  /// Creates or updates an object for each element of a JSON array. See `create(_:json:update:decoder:)`.
  ///
  /// ```swift
  /// try store.write { try store.create([Stop].self, json: response, update: .modified) }
  /// ```
  @discardableResult
  public func create<T: Object>(
    _ type: [T].Type, json: Data, update: UpdatePolicy = .error, decoder: JSONDecoder = JSONDecoder()
  ) throws -> [T] {
    try create(update, isArray: true) { try decoder.decode([DecodedValues<T>].self, from: json) }
  }

  /// Creates an object in the store from any decoder, or assigns the given values to the object that has its primary key.
  /// See `create(_:json:update:decoder:)`.
  @discardableResult
  public func create<T: Object>(
    _ type: T.Type, from decoder: any Decoder, update: UpdatePolicy = .error
  ) throws -> T { try create(update) { [try DecodedValues<T>(from: decoder)] }[0] }

  /// Creates objects from values that are decoded first.
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
      // Also if the caller catches the error, because some of the objects may have been created.
      context.fail(error as? StoreError ?? .notDecodable("\(T.self)", error))
      throw error
    }
  }
}
