/// An object, and the objects through which the encoding reached it.
struct EncodedObject: Encodable {
  let object: Object
  /// The objects around this one.
  let path: EncodedPath

  init(_ object: Object, within path: EncodedPath) {
    self.object = object
    self.path = path
  }

  func encode(to encoder: any Encoder) throws {
    if let links = path.links, !path.objects.isEmpty, !(object is EmbeddedObject) {
      var container = encoder.singleValueContainer()
      return try container.encode(links.link(to: object))
    }
    guard path.usesOwnFunctions, let own = object as? any Encodable else {
      return try encodeProperties(to: encoder)
    }
    try EncodedPath.$current.withValue(path) { try own.encode(to: encoder) }
  }

  /// Encodes the stored properties by name.
  func encodeProperties(to encoder: any Encoder) throws {
    func refuse(_ reason: String) -> EncodingError {
      .invalidValue(object, .init(codingPath: encoder.codingPath, debugDescription: reason))
    }
    let type = type(of: object)
    guard !path.contains(object) else {
      throw refuse(
        "This \(type) links to itself, directly or through other objects, so encoding it would never end. "
          + "Encode the values that you need as your own type.")
    }
    guard !path.isAtLimit else {
      throw refuse(
        "This \(type) is nested in \(NestingLimit.levels) other objects, which is the limit. Encode parts of the graph."
      )
    }
    let objectClass = try ObjectClass.of(type)
    var container = encoder.container(keyedBy: PropertyKey.self)
    let inner = path.extended(by: object)
    if let name = ClassIdentity.of(type).nameInTable {
      try container.encode(name, forKey: PropertyKey(ObjectClass.nameKey))
    }
    for property in objectClass.properties {
      let key = PropertyKey(property.name)
      switch property.read(object) {
      case nil: try container.encodeNil(forKey: key)
      case let linked as Object: try container.encode(EncodedObject(linked, within: inner), forKey: key)
      case let collection as any AnyCollectionProperty:
        try container.encode(EncodedCollection(collection: collection, path: inner), forKey: key)
      case let codable as any CodablePersistable: try container.encode(codable, forKey: key)
      case let scalar as any PersistableScalar:
        try container.encode(EncodedScalar(scalar._storedValue, property.definition.type), forKey: key)
      case let external as ExternalData:
        try container.encode(EncodedExternalData(data: external), forKey: key)
      case let other?:
        throw refuse("\(type).\(property.name) holds \(a: Swift.type(of: other)), which can't be encoded.")
      }
    }
  }
}

/// A collection, and the objects through which the encoding reached it.
struct EncodedCollection: Encodable {
  let collection: any AnyCollectionProperty
  let path: EncodedPath

  func encode(to encoder: any Encoder) throws { try collection.encode(to: encoder, within: path) }
}

/// An element of a collection, and the objects through which the encoding reached it.
enum EncodedElement: Encodable {
  case scalar(EncodedScalar)
  case codable(any CodablePersistable)
  case object(EncodedObject)

  init<Element: PersistableElement>(_ element: Element, within path: EncodedPath) {
    // Testing the kind is faster than casting a scalar.
    let kind = Element._elementKind
    if kind.target != nil, let object = element as? Object {
      self = .object(EncodedObject(object, within: path))
    } else if kind.decode != nil, let codable = element as? any CodablePersistable {
      self = .codable(codable)
    } else {
      self = .scalar(EncodedScalar((element as? any _QueryableValue)?._queryValue ?? .null, kind.type))
    }
  }

  /// Creates the element for a value of a map, which may be a nil link.
  init<Value: PersistableMapValue>(mapValue value: Value, within path: EncodedPath) {
    if let object = value as? Object {
      self = .object(EncodedObject(object, within: path))
    } else if let codable = value as? any CodablePersistable {
      self = .codable(codable)
    } else {
      let type = Value._mapValueKind.type
      self = .scalar(EncodedScalar((value as? any _QueryableValue)?._queryValue ?? .null, type))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .scalar(let scalar): try scalar.encode(to: encoder)
    case .codable(let value): try value.encode(to: encoder)
    case .object(let object): try object.encode(to: encoder)
    }
  }
}
