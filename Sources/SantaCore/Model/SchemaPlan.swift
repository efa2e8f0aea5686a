/// The differences between the schema of a snapshot and the classes of a program, and the steps that remove them. The plan is a
/// pure function of both.
struct SchemaPlan {
  /// A step that removes a difference.
  enum Action {
    case addType
    case addProperty(PropertyAccessor)
    case rename(PropertyAccessor, ColumnID)
    case setOptions(PropertyAccessor, ColumnID)
    /// Converts the values without loss.
    case convert(PropertyAccessor, ColumnID)
    /// Changes the type. A migration must provide the values.
    case retype(PropertyAccessor, ColumnID)
    case setPrimaryKey
    case setKind
    /// Changes which sets of properties are unique. The commit checks whether their values are unique.
    case setUnique
  }

  struct Step {
    let objectClass: ObjectClass
    let difference: SchemaDifference
    /// The action; nil if there is nothing to do, or if the difference can't be removed.
    let action: Action?
  }

  private(set) var steps: [Step] = []

  var differences: [SchemaDifference] { steps.map(\.difference) }

  /// The differences that opening a store can't remove.
  var refused: [SchemaDifference] { differences.filter { $0.handling != .automatic } }

  /// Whether the plan changes anything.
  var isNeeded: Bool { steps.contains { $0.action != nil } }

  /// - Parameter others: further classes of the program, which aren't compared. A table of one of them belongs to it, and isn't a renamed
  ///   table of one of `classes`.
  init(
    _ classes: [ObjectClass], in snapshot: Snapshot, besides others: @autoclosure () -> [ObjectClass] = []
  ) {
    let tables = ObjectClass.tables(of: classes)
    let declared = Set(tables.map(\.tableName))
    for objectClass in tables {
      addFormerTables(ofSubclassesOf: objectClass, snapshot)
      guard let id = snapshot.table(named: objectClass.tableName) else {
        let former = snapshot.tables.filter {
          !$0.name.isEmpty && !declared.contains($0.name) && $0.formerNames.contains(objectClass.tableName)
        }
        let used = former.isEmpty ? [] : others().map(\.table.tableName)
        if let table = former.first(where: { !used.contains($0.name) }) {
          add(
            objectClass, nil, .refused,
            "is called \(table.name) in the store, since another program renamed it. Rename the class, too.")
        } else {
          add(objectClass, nil, .automatic, "is new.", .addType)
        }
        continue
      }
      addProperties(of: objectClass, snapshot[id])
      addIdentity(of: objectClass, snapshot[id])
      addUniqueness(of: objectClass, snapshot[id])
    }
  }

  private mutating func add(
    _ objectClass: ObjectClass, _ property: PropertyAccessor?, _ handling: SchemaDifference.Handling,
    _ text: String, _ action: Action? = nil
  ) {
    let difference = SchemaDifference(objectClass.name, property?.name, handling, text)
    steps.append(Step(objectClass: objectClass, difference: difference, action: action))
  }

  /// Adds a difference for each listed subclass that has objects in a separate table, because these must be moved.
  private mutating func addFormerTables(ofSubclassesOf base: ObjectClass, _ snapshot: Snapshot) {
    for type in base.hierarchy?.subclasses ?? [] {
      guard let subclass = try? ObjectClass.of(type), let table = snapshot.table(named: subclass.storedName),
        snapshot[table].count > 0
      else { continue }
      add(
        subclass, nil, .migration,
        "has \(counted(snapshot[table].count, "object")) in its own table in the store, but shares the table of "
          + "\(base.name) in the program, which lists it as a subclass. Create them again in a migration, and call "
          + "deleteData(forType: \"\(subclass.storedName)\"), or do not list it.")
    }
  }

  private mutating func addProperties(of objectClass: ObjectClass, _ table: Table) {
    var used = ColumnSet()
    let columns = PropertyColumns(objectClass.properties, in: table)
    for property in objectClass.properties {
      guard let column = columns[property] else {
        if let rival = columns.rivals.first(where: { $0.property === property }) {
          addRival(property, rival.owner, of: objectClass)
        } else {
          addMissing(property, of: objectClass, table)
        }
        continue
      }
      used.insert(column)
      let (stored, declared) = (table[column], property.definition)
      if stored.name != declared.name {
        add(
          objectClass, property, .automatic, "is called \(stored.name) in the store, and gets its new name.",
          .rename(property, column))
      }
      if stored.hasSameValues(as: declared) {
        if stored.hasSameOptions(as: declared) { continue }
        if stored.targetClass != declared.targetClass, !property.canLink(toClassStoredAs: stored.targetClass)
        {
          addRetyped(property, of: objectClass, column, stored)
          continue
        }
        add(
          objectClass, property, .automatic,
          stored.targetClass != declared.targetClass
            ? "is \(stored.swiftType) in the store, and becomes \(declared.swiftType)."
            : stored.isIndexed == declared.isIndexed
              ? "gets another delete rule."
              : declared.isIndexed ? "becomes indexed." : "is not indexed any more.",
          .setOptions(property, column))
      } else {
        addRetyped(property, of: objectClass, column, stored)
      }
    }
    for (number, column) in table.columns.enumerated()
    where column.isProperty && !used.contains(ColumnID(number)) {
      let heir = objectClass.properties.first { $0.formerName == column.name }
      let reason =
        heir.map { ": the store also has \($0.name), which is declared as renamed from it" } ?? ""
      steps.append(
        Step(
          objectClass: objectClass,
          difference: SchemaDifference(
            objectClass.name, column.name, .automatic,
            "is not declared any more\(reason). Its values stay in the store until compact(droppingRemoved:) removes them."
          ),
          action: nil))
    }
  }

  private mutating func addRival(
    _ property: PropertyAccessor, _ owner: PropertyAccessor, of objectClass: ObjectClass
  ) {
    let name = property.formerName ?? ""
    add(
      objectClass, property, .refused,
      "is declared as renamed from \(name), and \(owner.name) is, too, but only one property can keep its values. "
        + "Remove renamedFrom from the other one. To give it the same values, assign old[\"\(name)\"] in a migration."
    )
  }

  private mutating func addMissing(_ property: PropertyAccessor, of objectClass: ObjectClass, _ table: Table)
  {
    let name = property.definition.name
    if let renamed = Self.renamedColumn(name, of: objectClass, table) {
      return add(
        objectClass, property, .refused,
        "is called \(renamed) in the store, since another program renamed it. Rename the property, too.")
    }
    add(
      objectClass, property, .automatic,
      "is new (\(property.definition.swiftType)). Existing objects get its default.", .addProperty(property))
  }

  /// Returns the current name of a column that another program has renamed, or nil if there is none.
  ///
  /// The class may have another property with that name: the other program has renamed that one, too.
  private static func renamedColumn(_ name: String, of objectClass: ObjectClass, _ table: Table) -> String? {
    var renamed: String?
    var (name, visited) = (name, Set<String>())
    while visited.insert(name).inserted {
      let candidates = table.columns.filter { !$0.isDropped && $0.formerNames.contains(name) }
      func property(_ column: ColumnDefinition) -> PropertyAccessor? {
        objectClass.properties.first { $0.definition.name == column.name }
      }
      if let last = candidates.first(where: { property($0) == nil }) { return renamed ?? last.name }
      guard let next = candidates.first(where: { property($0)?.formerName == nil }) else { return nil }
      renamed = renamed ?? next.name
      name = next.name
    }
    return nil
  }

  private mutating func addRetyped(
    _ property: PropertyAccessor, of objectClass: ObjectClass, _ column: ColumnID, _ stored: ColumnDefinition
  ) {
    let declared = property.definition
    let types = "is \(stored.swiftType) in the store, and \(declared.swiftType) in the program."
    if ColumnConversion.isLossless(from: stored, to: declared) {
      return add(
        objectClass, property, .automatic, types + " The values are converted.", .convert(property, column))
    }
    var required = declared
    required.isOptional = stored.isOptional
    let advice =
      ColumnConversion.isLossless(from: stored, to: required) && stored.isOptional
      ? "Assign a value in a migration to the objects that have none"
      : "Assign the new values in a migration"
    add(
      objectClass, property, .migration,
      types + " \(advice), or declare it as \(stored.swiftType), or give the new property another name.",
      .retype(property, column))
  }

  private mutating func addUniqueness(of objectClass: ObjectClass, _ table: Table) {
    func names(_ set: [String]) -> String { set.joined(separator: " and ") }
    let stored = table.uniqueIndexes.columns.map { $0.map { table[$0] } }
      .filter { !$0.contains(where: \.isHidden) }.map { names($0.map(\.name)) }
    let declared = objectClass.uniqueSets.map { names($0.map { objectClass.properties[$0].definition.name }) }
    // A set stays unchanged if one of its columns is renamed.
    if objectClass.uniqueColumns(in: table).map({ Set($0) == Set(table.uniqueIndexes.columns) }) ?? false {
      return
    }
    let changes =
      declared.filter { !stored.contains($0) }.map { "gets unique values of \($0)" }
      + stored.filter { !declared.contains($0) }.map { "has values of \($0) that are not unique any more" }
    add(objectClass, nil, .automatic, changes.joined(separator: ", ") + ".", .setUnique)
  }

  private mutating func addIdentity(of objectClass: ObjectClass, _ table: Table) {
    if table.kind != objectClass.kind {
      let isEmbedded = table.kind == .embedded
      add(
        objectClass, nil, .migration,
        "is \(isEmbedded ? "embedded" : "not embedded") in the store, but "
          + "\(isEmbedded ? "not embedded" : "embedded") in the program. "
          + "\(isEmbedded ? "A migration makes its objects independent" : "Give each object one owner in a migration"), "
          + "or declare it as in the store, or give the new class another name.", .setKind)
    }
    let declared = objectClass.primaryKey.map { objectClass.properties[$0] }
    let stored = table.primaryKey
    let columns = PropertyColumns(objectClass.properties, in: table)
    if declared.flatMap({ columns[$0] }) == stored, (declared == nil) == (stored == nil) { return }
    // In an earlier version, the primary key can be a column that was replaced since, and then has no name.
    let name =
      stored.map {
        table[$0].name.isEmpty
          ? "has another primary key in the store" : "has the primary key \(table[$0].name) in the store"
      }
      ?? "has no primary key in the store"
    let text = declared.map { "the primary key \($0.name) in the program" } ?? "none in the program"
    let remedy =
      declared == nil
      ? "Remove it with a migration, which can be empty" : "Give each object a unique value in a migration"
    add(
      objectClass, declared, .migration,
      "is declared differently: \(objectClass.name) \(name), and \(text). "
        + "\(remedy), or declare it as in the store.",
      .setPrimaryKey)
  }
}

extension PropertyAccessor {
  /// Returns whether every object of a subclass, given by its stored name, can be a target of the link.
  ///
  /// - Parameter name: the stored name of the subclass; nil for the class that the target table is named after.
  fileprivate func canLink(toClassStoredAs name: String?) -> Bool {
    guard let target, let hierarchy = ClassIdentity.of(target).hierarchy else { return false }
    return hierarchy.subtypes(of: target).contains { ClassIdentity.of($0).nameInTable == name }
  }
}

extension ColumnDefinition {
  /// Returns whether both columns have values of the same type, regardless of their names, options and uses as a primary key.
  func hasSameValues(as other: ColumnDefinition) -> Bool {
    type == other.type && isOptional == other.isOptional && kind == other.kind && keyType == other.keyType
      && target == other.target && isClass == other.isClass
  }
}

extension StoreError {
  /// - Parameter differences: the differences that prevent opening the store.
  static func schemaMismatch(_ differences: [SchemaDifference], schemaVersion: UInt64) -> StoreError {
    let lines = differences.map(\.description)
    let schemaDifferences =
      lines.count == 1
      ? lines[0]
      : "The classes differ from the store's schema in \(lines.count) ways:\n"
        + lines.map { "- " + $0 }.joined(separator: "\n")
    guard differences.contains(where: { $0.handling == .migration }) else {
      return StoreError(.schemaMismatch, "\(schemaDifferences)")
    }
    return StoreError(
      .schemaMismatch, "\(schemaDifferences)\(lines.count == 1 ? "" : "\n")",
      remedy: "Pass a migration in the configuration, and raise its schemaVersion above \(schemaVersion).")
  }
}
