#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The property from which links begin, for messages.
struct LinkOrigin {
  let className: String
  let property: PropertyAccessor

  var name: String { property.name }
  var definition: ColumnDefinition { property.definition }
}

/// Finds the targets of many links by their primary keys.
///
/// It isn't generic in the class, because the compiler can't specialise it for the classes of a program (benchmark "bulk links").
struct KeyedTargets {
  private let origin: LinkOrigin
  private let context: _ModelContext
  private let binding: ClassBinding
  private let table: Table
  /// The last key, which the next link often has, too.
  private var last: (key: StoredValue, row: RowKey)?
  /// The rows of all keys in an array. Built when so many keys were found that the array saves time; nil before that, and if the keys
  /// aren't dense.
  private var dense: DenseKeys?
  /// The number of keys to find before ``dense`` is made.
  private var rest: Int

  init(_ target: Object.Type, _ origin: LinkOrigin, _ context: _ModelContext) throws(StoreError) {
    if target is EmbeddedObject.Type { throw .embeddedAlone("\(target)") }
    let transaction = context.writing("Linking to \(target)")
    binding = try context.writableBinding(target, transaction)
    guard let table = binding.table else { throw .notStorable(binding.objectClass.name, "it has no table") }
    guard transaction[table].primaryKey != nil else { throw .noPrimaryKey(binding.objectClass.name) }
    self.table = transaction[table]
    rest = max(Self.fewest, self.table.count / 4)
    (self.origin, self.context) = (origin, context)
  }

  /// The number of keys below which the index finds them.
  private static let fewest = 1_000

  /// Returns the row with a primary key.
  ///
  /// - Parameter index: the index of the object with the link, for messages.
  private mutating func row(_ key: StoredValue, of index: Int) throws(StoreError) -> RowKey {
    if case .int(let number) = key, let row = dense?.row(number) { return row }
    if let last, last.key == key { return last.row }
    guard let row = table.rowAlone(primaryKey: key) else {
      throw .noTarget(origin.className, origin.name, index, binding.objectClass.name, key.excerpt)
    }
    if binding.classColumn != nil, let chunk = table.chunk(of: row),
      let other = context.otherClass(of: chunk, row.slot, binding)
    {
      throw .keyOfOtherClass(binding.objectClass.name, other, key.excerpt)
    }
    last = (key, row)
    rest -= 1
    // The class of each target must be compared if the table has several.
    if rest == 0, binding.classColumn == nil { dense = DenseKeys(table) }
    return row
  }

  /// Returns the rows with the given keys, one for each object.
  mutating func rows(_ keys: [some PersistableScalar]) throws(StoreError) -> LinkedRows {
    var rows: [UInt64?] = []
    rows.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() { rows.append(try row(key._storedValue, of: index).rawValue) }
    return LinkedRows(rows: rows)
  }

  /// Returns the rows with the given keys, and nil for a nil key.
  mutating func rows(_ keys: [(some PersistableScalar)?]) throws(StoreError) -> LinkedRows {
    var rows: [UInt64?] = []
    rows.reserveCapacity(keys.count)
    for (index, key) in keys.enumerated() {
      guard let key else {
        rows.append(nil)
        continue
      }
      rows.append(try row(key._storedValue, of: index).rawValue)
    }
    return LinkedRows(rows: rows)
  }

  /// Returns the collections of the rows with the given keys, one for each object.
  mutating func collections(_ lists: [[some PersistableScalar]]) throws(StoreError) -> NewCollections {
    var result = NewCollections()
    result.reserveCapacity(lists.count)
    let isSet = origin.definition.kind == .set
    for (index, list) in lists.enumerated() {
      if isSet {
        var elements: [StoredValue] = []
        for key in list { elements.append(.link(try row(key._storedValue, of: index).rawValue)) }
        result.appendSet(elements)
        continue
      }
      for key in list { result.append(.link(try row(key._storedValue, of: index).rawValue)) }
      result.endRow()
    }
    return result
  }
}

/// Links that are given by the primary keys of their targets.
struct LinkedKeys<Target: Object, Key: PersistableScalar>: ColumnValues {
  let keys: [Key]
  var count: Int { keys.count }

  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> any ColumnValues {
    var targets = try KeyedTargets(Target.self, property, context)
    // The usual types of keys have functions that are compiled for them.
    switch keys as Any {
    case let keys as [Int]: return try targets.rows(keys)
    case let keys as [String]: return try targets.rows(keys)
    case let keys as [UUID]: return try targets.rows(keys)
    default: return try targets.rows(keys)
    }
  }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    stopProgram("Links were stored before their targets were found.")
  }
}

/// Links that are given by the primary keys of their targets. A nil key is no link.
struct OptionalLinkedKeys<Target: Object, Key: PersistableScalar>: ColumnValues {
  let keys: [Key?]
  var count: Int { keys.count }

  func prepared(_ property: LinkOrigin, _ context: _ModelContext) throws(StoreError) -> any ColumnValues {
    var targets = try KeyedTargets(Target.self, property, context)
    switch keys as Any {
    case let keys as [Int?]: return try targets.rows(keys)
    case let keys as [String?]: return try targets.rows(keys)
    case let keys as [UUID?]: return try targets.rows(keys)
    default: return try targets.rows(keys)
    }
  }

  func stored(at index: Int, _ context: _ModelContext) -> StoredValue {
    stopProgram("Links were stored before their targets were found.")
  }
}
