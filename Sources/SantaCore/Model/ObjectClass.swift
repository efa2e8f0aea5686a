import Synchronization

/// The description of an ``Object`` subclass: its names and its stored properties, determined once per class.
// Guard of the unchecked conformance: all fields are constants, and metatypes can be used anywhere.
final class ObjectClass: @unchecked Sendable {
  let type: Object.Type
  let name: String
  /// The name that distinguishes the class in a store.
  let storedName: String
  /// The name of the table: the stored name of the class, or of the class that lists it as a subclass.
  let tableName: String
  /// The class that lists this class as a subclass, or this class if it lists subclasses, together with all its subclasses.
  let hierarchy: ClassHierarchy?
  let kind: TableKind
  let properties: [PropertyAccessor]
  /// The linking properties, which have no columns.
  let linkingProperties: [PropertyAccessor]
  /// The offsets of the wrappers: first of the properties, and then of the linking properties.
  let offsets: [Int]
  /// The index of the primary key in `properties`.
  let primaryKey: Int?
  /// The cached result of ``uniqueProperties()``.
  let knownUniqueProperties: Mutex<[[Int]]?>
  /// The cached result of `makesKeys`, which ``requiredKey(missingIn:)`` uses.
  let knownMakesKeys = Mutex<Bool?>(nil)
  /// The cached result of ``declaredTable()``.
  let knownTable = Mutex<ObjectClass?>(nil)

  private static let known = Mutex<[ObjectIdentifier: ObjectClass]>([:])

  static func tableName(of type: Object.Type) -> String { ClassIdentity.of(type).tableName }

  /// Returns the description of a class.
  ///
  /// - Throws: `.invalidConfiguration` if the class can't be stored.
  static func of(_ type: Object.Type) throws(StoreError) -> ObjectClass {
    if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let new = try ObjectClass(type)
    return known.withLock { known in
      if let first = known[ObjectIdentifier(type)] { return first }
      known[ObjectIdentifier(type)] = new
      return new
    }
  }

  private init(_ type: Object.Type) throws(StoreError) {
    let name = type.unqualifiedName
    let all = try ClassProbe.withInstance(of: type) { (instance) throws(StoreError) in
      let fields =
        ObjectFields.reflected(type) ?? FieldLayout.probed(instance) { ($0 as? any AnyPersisted)?.token }
      var properties: [PropertyAccessor] = []
      for field in fields {
        if let property = try PropertyAccessor.make(field, in: instance, className: name) {
          properties.append(property)
        }
      }
      return properties
    }
    self.type = type
    self.name = name
    let identity = ClassIdentity.of(type)
    (storedName, tableName) = (identity.storedName, identity.tableName)
    hierarchy = identity.hierarchy
    knownUniqueProperties = Mutex(nil)
    try hierarchy?.check(type)
    if let why = NameRules.violation(ofType: storedName) {
      throw .notStorable(name, "the name that its storedName declares \(why)")
    }
    kind = type is EmbeddedObject.Type ? .embedded : .topLevel
    let properties = all.filter { $0.origin == nil }
    self.properties = properties
    linkingProperties = all.filter { $0.origin != nil }
    offsets = (properties + linkingProperties).map(\.offset)
    let keys = properties.indices.filter { properties[$0].definition.isPrimaryKey }
    guard keys.count <= 1 else {
      throw .notStorable(name, "it declares \(keys.count) primary keys; a class can have one")
    }
    guard keys.isEmpty || kind == .topLevel else {
      throw .notStorable(name, "it is embedded, and embedded classes can't have a primary key")
    }
    let names = all.map(\.name)
    guard Set(names).count == names.count else {
      throw .notStorable(name, "two of its properties have the same name")
    }
    let stored = properties.map(\.definition.name)
    guard Set(stored).count == stored.count else {
      throw .notStorable(name, "two of its properties are stored under the same name")
    }
    primaryKey = keys.first
  }

  /// Creates the description of a shared table, as a class with the properties of the base and all its subclasses.
  ///
  /// - Parameters:
  ///   - properties: the properties of the base, and then the properties of the subclasses.
  ///   - uniqueSets: the sets of properties with unique values.
  init(table base: ObjectClass, _ properties: [PropertyAccessor], uniqueSets: [[Int]]) {
    (type, name, storedName, tableName) = (base.type, base.name, base.storedName, base.tableName)
    (hierarchy, kind, primaryKey) = (base.hierarchy, base.kind, base.primaryKey)
    self.properties = properties
    (linkingProperties, offsets) = ([], [])
    knownUniqueProperties = Mutex(uniqueSets)
  }

  /// Returns the handles of all wrappers, in the order of ``offsets``.
  func handles(_ property: (Int) -> Int) -> [Int] {
    properties.indices.map(property) + linkingProperties.indices.map(ColumnHandle.make(linking:))
  }

  /// Whether all stored properties of the Swift class are in the store, so that a row determines all contents of an object.
  /// False if the runtime doesn't provide the properties.
  var hasOnlyStoredFields: Bool {
    let stored = Set(offsets)
    return ObjectFields.reflected(type)?.allSatisfy { stored.contains($0.offset) } ?? false
  }

  /// Checks the linking properties.
  ///
  /// - Throws: `.invalidConfiguration` if the origin of a linking property doesn't link to this class.
  func checkLinkingProperties() throws(StoreError) {
    for linking in linkingProperties {
      guard let target = linking.target, let origin = linking.origin else { continue }
      let originClass = try ObjectClass.of(target)
      guard let index = originClass.property(named: origin) else {
        throw .noSuchOrigin(name, linking.name, "\(originClass.name) has no property \(origin)")
      }
      let property = originClass.properties[index]
      guard let end = property.target, end == type || isListed(under: end) else {
        throw .noSuchOrigin(
          name, linking.name, "\(originClass.name).\(origin) is \(property.definition.typeName)")
      }
      if let owner = originClass.otherOwner(of: property) {
        throw .noSuchOrigin(
          name, linking.name,
          "\(owner.name) has the property \(origin), too, and its objects are not \(originClass.name) objects; "
            + "declare LinkingObjects of the class that both inherit it from")
      }
    }
  }

  func property(named name: String) -> Int? { properties.firstIndex { $0.name == name } }

  /// Returns the error for a name that no property has that can be assigned.
  func noProperty(named name: String) -> StoreError {
    linkingProperties.contains { $0.name == name }
      ? .linkingObjectsAssigned(self.name) : .noSuchProperty(self.name, name, properties.map(\.name))
  }

  /// Returns a property or a `LinkingObjects` property by its name.
  func accessor(named name: String) -> PropertyAccessor? {
    property(named: name).map { properties[$0] } ?? linkingProperties.first { $0.name == name }
  }

  /// Returns these classes and all classes that they link to, directly or indirectly.
  static func reachable(from types: [Object.Type]) throws(StoreError) -> [ObjectClass] {
    var result: [ObjectClass] = []
    var pending = types
    while let type = pending.popLast() {
      let found = try of(type)
      if result.contains(where: { $0 === found }) { continue }
      if let other = result.first(where: { $0.storedName == found.storedName }) {
        throw .twoClasses(storedAs: found.storedName, other.type, type)
      }
      result.append(found)
      pending += (found.properties + found.linkingProperties).compactMap(\.target)
      pending += found.hierarchy?.classes ?? []
    }
    for found in result {
      try found.checkLinkingProperties()
      _ = try found.uniqueProperties()
      _ = try found.declaredTable()
    }
    return result.coldSorted { $0.storedName < $1.storedName }
  }
}

extension StoreError {
  static func twoClasses(
    storedAs name: String, _ first: Object.Type, _ second: Object.Type
  ) -> StoreError {
    StoreError(
      .invalidConfiguration,
      "Two classes are stored as \(name): \(String(reflecting: first)) and \(String(reflecting: second)). "
        + "A store distinguishes classes by this name.",
      remedy: "Rename one, or give it another storedName.")
  }
}
