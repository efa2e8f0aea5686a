#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes the given values of objects by property name.
struct ObjectDecoding {
  /// The number of objects around the object whose class decodes itself, and may decode further objects.
  @TaskLocal static var outerDepth = 0

  private let unknownKeys: UnknownKeys?
  /// Whether linked objects are created if their classes are `Decodable`. Otherwise, all objects are decoded as their values.
  private let createsObjects: Bool

  init(_ decoder: any Decoder, createsObjects: Bool) {
    self.createsObjects = createsObjects
    unknownKeys = decoder.userInfo[.unknownKeys] as? UnknownKeys
  }

  /// Returns the given values of an object to create. If its class declares `init(from:)`, these are the values of the
  /// properties that the initializer assigns.
  ///
  /// - Parameter depth: the number of objects around this one.
  func givenValues(_ objectClass: ObjectClass, from decoder: any Decoder, depth: Int) throws -> [String: Any]
  {
    guard let own = DecodingProbe.ownDecodable(try named(objectClass, from: decoder).type) else {
      return try values(objectClass, from: decoder, depth: depth)
    }
    let object = try Self.$outerDepth.withValue(depth) { try own.init(from: decoder) }
    return try AssignedValues.of(object, depth: depth)
  }

  /// Returns the class that the data name, or else the given class.
  private func named(_ objectClass: ObjectClass, from decoder: any Decoder) throws -> ObjectClass {
    guard objectClass.hierarchy != nil, let container = try? decoder.container(keyedBy: PropertyKey.self),
      let name = try? container.decode(String.self, forKey: PropertyKey(ObjectClass.nameKey))
    else { return objectClass }
    return (try? objectClass.subclass(named: name)) ?? objectClass
  }

  /// Returns the given values of an object, with a dictionary for each linked object, or the object if it decodes itself.
  ///
  /// - Parameter depth: the number of objects around this one.
  func values(_ objectClass: ObjectClass, from decoder: any Decoder, depth: Int) throws -> [String: Any] {
    guard depth < NestingLimit.levels else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            "\(A: objectClass.name) is nested in \(NestingLimit.levels) objects, which is the limit."))
    }
    let container = try decoder.container(keyedBy: PropertyKey.self)
    try KeyStrategy.current?.check(container.allKeys, of: decoder)
    var values: [String: Any] = [:]
    var objectClass = objectClass
    let nameKey = PropertyKey(ObjectClass.nameKey)
    if objectClass.hierarchy != nil,
      let name = try container.decodeIfPresent(String.self, forKey: nameKey)
    {
      values[ObjectClass.nameKey] = name
      do { objectClass = try objectClass.subclass(named: name) } catch {
        throw DecodingError.dataCorruptedError(
          forKey: nameKey, in: container, debugDescription: error.message)
      }
    }
    for property in objectClass.properties {
      let key = PropertyKey(property.name)
      guard container.contains(key) else { continue }
      values[property.name] = try contents(of: property, from: container.superDecoder(forKey: key), depth)
    }
    if let unknownKeys {
      for key in container.allKeys where !objectClass.names(key.stringValue) {
        unknownKeys.add(decoder.codingPath + [key])
      }
    }
    return values
  }

  private func contents(of property: PropertyAccessor, from decoder: any Decoder, _ depth: Int) throws -> Any
  {
    switch property.definition.kind {
    case .single: return try value(of: property, from: decoder, depth)
    case .list, .set:
      var container = try decoder.unkeyedContainer()
      var elements: [Any] = []
      while !container.isAtEnd {
        elements.append(try value(of: property, from: container.superDecoder(), depth))
      }
      return elements
    case .map:
      let container = try decoder.container(keyedBy: PropertyKey.self)
      try KeyStrategy.current?.check(container.allKeys, of: decoder)
      var pairs: [String: Any] = [:]
      for key in try checkedKeys(of: container, for: property) {
        pairs[key.stringValue] = try value(of: property, from: container.superDecoder(forKey: key), depth)
      }
      return pairs
    }
  }

  /// Returns the keys of a map, after checking that each is a key of the property's type, and that they differ.
  private func checkedKeys(
    of container: KeyedDecodingContainer<PropertyKey>, for property: PropertyAccessor
  ) throws -> [PropertyKey] {
    // Every string is a key, and two strings differ as keys if they differ in JSON.
    guard let keyType = property.keyType, keyType != String.self else { return container.allKeys }
    func refuse(_ key: PropertyKey, _ why: String) -> DecodingError {
      DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "\(property.name) can't hold this map: \(why).")
    }
    var known: Set<String> = []
    for key in container.allKeys {
      guard let mapKey = keyType.init(plainText: key.stringValue) else {
        throw refuse(key, keyType.misfit(key.stringValue))
      }
      if !known.insert(mapKey._key).inserted {
        throw refuse(key, "the key '\(key.stringValue.prefix(40))' is given twice")
      }
    }
    return container.allKeys
  }

  /// Decodes one value: the value of the property, or an element of a collection.
  private func value(of property: PropertyAccessor, from decoder: any Decoder, _ depth: Int) throws -> Any {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      if property.definition.isOptional { return Self.null }
      throw DecodingError.valueNotFound(
        property.valueType,
        .init(
          codingPath: decoder.codingPath,
          debugDescription: property.definition.isCollection
            ? "\(property.name) contains null, but its elements are not optional."
            : "\(property.name) is not optional, but its value is null."))
    }
    if let target = property.target {
      if createsObjects, let own = target as? any Decodable.Type {
        return try Self.$outerDepth.withValue(depth + 1) { try own.init(from: decoder) }
      }
      return try givenValues(try ObjectClass.of(target), from: decoder, depth: depth + 1)
    }
    let value: any PersistableScalar
    do {
      if let value = try property.decoded(from: decoder) { return value }
      value = try scalar(property.definition.type, from: container)
    } catch let error as DecodingError where error.reason != nil {
      throw error
    } catch {
      // For a number that is out of range, `JSONDecoder` throws a different error, which has no path. For a text in place of a
      // `Decimal`, its error has no description.
      let values = property.definition.isCollection ? "elements" : "a value"
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: property.definition.type == .decimal
            ? "\(property.name) takes a number."
            : "\(property.name) takes \(values) of type \(property.definition.elementTypeName).",
          underlyingError: error is DecodingError ? nil : error))
    }
    let stored = value._storedValue
    guard property.canRead(stored) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "\(property.valueName) has no value that is stored as \(stored.text)."))
    }
    return value
  }

  /// The nil of a property of any type.
  private static let null: any Sendable = Never?.none

  private func scalar(_ type: ValueType, from container: any SingleValueDecodingContainer) throws
    -> any PersistableScalar
  {
    switch type {
    case .bool: try container.decode(Bool.self)
    case .int8: try container.decode(Int8.self)
    case .int16: try container.decode(Int16.self)
    case .int32: try container.decode(Int32.self)
    case .int64: try container.decode(Int64.self)
    case .uint8: try container.decode(UInt8.self)
    case .uint16: try container.decode(UInt16.self)
    case .uint32: try container.decode(UInt32.self)
    case .uint64: try container.decode(UInt64.self)
    case .float: try container.decode(Float.self)
    case .double: try container.decode(Double.self)
    case .string: try container.decode(String.self)
    case .data: try container.decode(Data.self)
    case .date: try container.decode(Date.self)
    case .uuid: try container.decode(UUID.self)
    case .decimal: try container.decode(Decimal.self)
    // Linked objects have already been decoded, and external data by `decoded(from:)`.
    case .any, .link, .external: try container.decode(AnyPersistable.self)
    }
  }
}
