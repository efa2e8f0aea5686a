import Synchronization

extension ObjectClass {
  /// Whether objects of the class share their table with those of the class that lists it as a subclass.
  var isListed: Bool { hierarchy.map { $0.base != type } ?? false }

  /// Whether objects of the class can be used where those of another one are declared: it is listed as a subclass, and
  /// inherits from the other one.
  func isListed(under other: Object.Type) -> Bool {
    guard let hierarchy, hierarchy.contains(other) else { return false }
    return ClassHierarchy.isSubtype(type, of: other)
  }

  /// The classes whose objects are of this class, by the text that the table has for each: this one, and the listed
  /// classes that inherit from it.
  ///
  /// The listing class itself has no text.
  var subtypesByName: [String: Object.Type] {
    var result: [String: Object.Type] = [:]
    for subtype in hierarchy?.subtypes(of: type) ?? [] where subtype != hierarchy?.base {
      result[ClassIdentity.of(subtype).storedName] = subtype
    }
    return result
  }

  /// The class of an object that is given by its values: this one, or the listed subclass that they name.
  func named(in values: [String: Any]) throws(StoreError) -> ObjectClass {
    guard hierarchy != nil, let given = values[Self.nameKey] else { return self }
    guard let name = given as? String else {
      throw .wrongValue(name, Self.nameKey, "the name of a class, a text")
    }
    return try subclass(named: name)
  }

  func subclass(named name: String) throws(StoreError) -> ObjectClass {
    if name == storedName { return self }
    guard let type = subtypesByName[name] else {
      throw .noSuchSubclass(self.name, name, subtypesByName.keys.sorted())
    }
    return try .of(type)
  }

  /// The key of the class of an object among its values by their names.
  static let nameKey = ColumnDefinition.classColumn.name

  /// Whether a key of values is the name of a property, or says of which subclass they are.
  func names(_ key: String) -> Bool {
    property(named: key) != nil || (hierarchy != nil && key == Self.nameKey)
  }

  /// A class in the table whose objects have a property, too, and are not of this class; nil if there is none. Links
  /// through the property then lead from objects of both.
  func otherOwner(of property: PropertyAccessor) -> ObjectClass? {
    for other in hierarchy?.classes ?? [] where !ClassHierarchy.isSubtype(other, of: type) {
      if let found = try? ObjectClass.of(other),
        found.properties.contains(where: { $0.definition.name == property.definition.name })
      {
        return found
      }
    }
    return nil
  }

  /// The tables of classes. One of several classes is described as a class with the properties of all of them.
  static func tables(of classes: [ObjectClass]) -> [ObjectClass] {
    var result: [ObjectClass] = []
    for table in classes.map(\.table) where !result.contains(where: { $0 === table }) { result.append(table) }
    return result
  }

  /// The table of the class. Where a class is first used, it has been determined, or the error thrown.
  var table: ObjectClass { (try? declaredTable()) ?? self }

  /// The class itself; for one that lists subclasses, or is listed, their common table.
  ///
  /// - Throws: `.invalidConfiguration` if the classes can't share a table.
  func declaredTable() throws(StoreError) -> ObjectClass {
    guard let hierarchy else { return self }
    if hierarchy.base != type { return try ObjectClass.of(hierarchy.base).declaredTable() }
    if let known = knownTable.withLock({ $0 }) { return known }
    let new = try sharedTable(hierarchy)
    return knownTable.withLock { known in
      if let first = known { return first }
      known = new
      return new
    }
  }

  private func sharedTable(_ hierarchy: ClassHierarchy) throws(StoreError) -> ObjectClass {
    var table = SharedTable(self)
    for type in hierarchy.subclasses { try table.add(try ObjectClass.of(type)) }
    return try table.objectClass()
  }
}

/// The properties of a class and of the subclasses that it lists, in the making.
private struct SharedTable {
  let base: ObjectClass
  private var properties: [PropertyAccessor]
  /// The class that a property was first found in.
  private var owners: [ObjectClass]
  private var uniqueSets: [[Int]]?

  init(_ base: ObjectClass) {
    self.base = base
    properties = base.properties
    owners = base.properties.map { _ in base }
  }

  mutating func add(_ subclass: ObjectClass) throws(StoreError) {
    if subclass.storedName == base.storedName {
      throw .twoClasses(storedAs: base.storedName, base.type, subclass.type)
    }
    for property in subclass.properties {
      let name = property.definition.name
      guard let known = properties.firstIndex(where: { $0.definition.name == name }) else {
        try check(property, of: subclass)
        properties.append(property)
        owners.append(subclass)
        continue
      }
      let (first, second) = (properties[known].definition, property.definition)
      guard first.hasSameValues(as: second), first.hasSameOptions(as: second),
        first.isPrimaryKey == second.isPrimaryKey, properties[known].isUnique == property.isUnique,
        properties[known].isCounter == property.isCounter
      else {
        throw .notStorable(
          base.name,
          "\(owners[known].name) and \(subclass.name) declare their property \(name) differently, and it would be one "
            + "property of their common table (\(properties[known].declaration) and \(property.declaration)); "
            + "declare both alike, or give one another name")
      }
    }
    try addUniqueSets(of: subclass)
  }

  private func check(_ property: PropertyAccessor, of subclass: ObjectClass) throws(StoreError) {
    if property.definition.isPrimaryKey {
      throw .notStorable(
        subclass.name, "it declares a primary key; declare it in \(base.name), which lists it as a subclass")
    }
    if property.isUnique && !property.definition.isOptional {
      throw .notStorable(
        subclass.name,
        "its property \(property.name) is unique and not optional, and other subclasses of \(base.name) have no value "
          + "for it; declare it as optional")
    }
  }

  /// The sets of a subclass, by the indexes of the shared properties.
  private mutating func addUniqueSets(of subclass: ObjectClass) throws(StoreError) {
    let known = try base.uniqueProperties()
    var sets = uniqueSets ?? known
    for set in try subclass.uniqueProperties() {
      let indexes = set.compactMap { index in
        properties.firstIndex { $0.definition.name == subclass.properties[index].definition.name }
      }.sorted()
      if sets.contains(indexes) { continue }
      // An object in which a value is nil has nothing in common with another one, and objects of other classes have nil.
      guard indexes.contains(where: { owners[$0] !== base && properties[$0].definition.isOptional }) else {
        throw .notUnique(
          subclass.name,
          "objects of other subclasses of \(base.name) would collide; "
            + "let one of the properties be optional and declared in \(subclass.name), or declare the set in \(base.name)"
        )
      }
      sets.append(indexes)
    }
    uniqueSets = sets
  }

  func objectClass() throws(StoreError) -> ObjectClass {
    let classColumn = PropertyAccessor.classColumn
    if let index = properties.firstIndex(where: { $0.definition.name == classColumn.definition.name }) {
      throw .notStorable(
        owners[index].name,
        "its property \(properties[index].name) is stored by the name class, under which the table of \(base.name) and "
          + "its subclasses has the class of each object; give it another name")
    }
    let sets = if let uniqueSets { uniqueSets } else { try base.uniqueProperties() }
    return ObjectClass(table: base, properties + [classColumn], uniqueSets: sets)
  }
}

extension PropertyAccessor {
  /// The type and what else two classes may declare differently, as in `Int with counter: true, indexed: true`.
  fileprivate var declaration: String {
    let options = [
      "primaryKey": definition.isPrimaryKey, "indexed": definition.isIndexed, "unique": isUnique,
      "counter": isCounter,
    ]
    let declared = options.filter(\.value).keys.sorted().map { "\($0): true" }
    return definition.swiftType + (declared.isEmpty ? "" : " with \(declared.joined(separator: ", "))")
  }
}
