import Synchronization

extension ObjectClass {
  /// Whether another class lists this class as a subclass, and shares its table with it.
  var isListed: Bool { hierarchy.map { $0.base != type } ?? false }

  /// Returns whether objects of the class can be used where another class is declared: it is in the same hierarchy, and is the
  /// other class or inherits from it.
  func isListed(under other: Object.Type) -> Bool {
    guard let hierarchy, hierarchy.contains(other) else { return false }
    return ClassHierarchy.isSubtype(type, of: other)
  }

  /// The classes whose objects are also objects of this class, by their strings in the class column: this class, and the listed
  /// classes that inherit from it.
  ///
  /// The listing class isn't included, because it has no string in the column.
  var subtypesByName: [String: Object.Type] {
    var result: [String: Object.Type] = [:]
    for subtype in hierarchy?.subtypes(of: type) ?? [] where subtype != hierarchy?.base {
      result[ClassIdentity.of(subtype).storedName] = subtype
    }
    return result
  }

  /// Returns the class of an object that is given by its values: this class, or the listed subclass that the values name.
  func named(in values: [String: Any]) throws(StoreError) -> ObjectClass {
    guard hierarchy != nil, let given = values[Self.nameKey] else { return self }
    guard let name = given as? String else {
      throw .wrongValue(name, Self.nameKey, "the name of a class, a string")
    }
    return try subclass(named: name)
  }

  func subclass(named name: String) throws(StoreError) -> ObjectClass {
    if name == storedName { return self }
    guard let type = subtypesByName[name] else {
      throw .noSuchSubclass(self.name, name, subtypesByName.keys.coldSorted())
    }
    return try .of(type)
  }

  /// The key under which the values of an object name its class.
  static let nameKey = ColumnDefinition.classColumn.name

  /// Returns whether a key is the name of a property, or the key under which values name their subclass.
  func names(_ key: String) -> Bool {
    property(named: key) != nil || (hierarchy != nil && key == Self.nameKey)
  }

  /// Returns a class in the table that has the same property and isn't this class or a subclass of it, or nil if there is none.
  /// Links through the property then lead from objects of both classes.
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

  /// Returns the tables of classes. A table of several classes is described as one class with all their properties.
  static func tables(of classes: [ObjectClass]) -> [ObjectClass] {
    var result: [ObjectClass] = []
    for table in classes.map(\.table) where !result.contains(where: { $0 === table }) { result.append(table) }
    return result
  }

  /// The table of the class. The first use of a class determines the table, or throws the error.
  var table: ObjectClass { (try? declaredTable()) ?? self }

  /// Returns the class itself, or the shared table if the class lists subclasses or is listed.
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

/// The properties of a class and its listed subclasses, while they are being collected.
private struct SharedTable {
  let base: ObjectClass
  private var properties: [PropertyAccessor]
  /// The class in which each property was first found.
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
          "\(owners[known].name) and \(subclass.name) declare their property \(name) differently, but it is one "
            + "property of their common table (\(properties[known].declaration) and \(property.declaration)); "
            + "declare both alike, or give one another name")
      }
      try take(property, of: subclass, at: known)
    }
    try addUniqueSets(of: subclass)
  }

  /// Takes over the former name of a property that another class of the table has declared before.
  private mutating func take(
    _ property: PropertyAccessor, of subclass: ObjectClass, at known: Int
  ) throws(StoreError) {
    guard let formerName = property.formerName, properties[known].formerName != formerName else { return }
    if let other = properties[known].formerName {
      throw .notStorable(
        base.name,
        "\(owners[known].name) and \(subclass.name) declare their property \(property.definition.name) as renamed from "
          + "\(other) and from \(formerName), but it is one property of their common table; declare both alike, or give one "
          + "another name")
    }
    (properties[known], owners[known]) = (property, subclass)
  }

  private func check(_ property: PropertyAccessor, of subclass: ObjectClass) throws(StoreError) {
    if property.definition.isPrimaryKey {
      throw .notStorable(
        subclass.name, "it declares a primary key; declare it in \(base.name), which lists it as a subclass")
    }
    if property.isUnique && !property.definition.isOptional {
      throw .notStorable(
        subclass.name,
        "its property \(property.name) is unique and not optional, but other subclasses of \(base.name) have no value "
          + "for it; declare it as optional")
    }
  }

  /// Adds the unique sets of a subclass, as indexes of the shared properties.
  private mutating func addUniqueSets(of subclass: ObjectClass) throws(StoreError) {
    let known = try base.uniqueProperties()
    var sets = uniqueSets ?? known
    for set in try subclass.uniqueProperties() {
      let indexes = set.compactMap { index in
        properties.firstIndex { $0.definition.name == subclass.properties[index].definition.name }
      }.coldSorted()
      if sets.contains(indexes) { continue }
      // An object in which one of the values is nil doesn't conflict with any other object, and the property of a subclass is
      // nil in objects of other classes.
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
        "its property \(properties[index].name) is stored as 'class', the name under which the table of \(base.name) and "
          + "its subclasses stores the class of each object; give it another name")
    }
    let sets = if let uniqueSets { uniqueSets } else { try base.uniqueProperties() }
    return ObjectClass(table: base, properties + [classColumn], uniqueSets: sets)
  }
}

extension PropertyAccessor {
  /// The type and the options that two classes might declare differently, as in `Int with counter: true, indexed: true`.
  fileprivate var declaration: String {
    let options = [
      "primaryKey": definition.isPrimaryKey, "indexed": definition.isIndexed, "unique": isUnique,
      "counter": isCounter,
    ]
    let declared = options.filter(\.value).keys.coldSorted().map { "\($0): true" }
    return definition.swiftType + (declared.isEmpty ? "" : " with \(declared.joined(separator: ", "))")
  }
}
