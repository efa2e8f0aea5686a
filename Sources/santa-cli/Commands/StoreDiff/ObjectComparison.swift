import SantaCore

/// Compares the objects of two stores.
///
/// The objects of one store are read in order, and each is looked up in the other store. The comparison therefore needs no list
/// of objects or keys in memory.
struct ObjectComparison {
  /// The number of objects that are compared between two progress reports.
  private static let progressInterval = 1024

  private let first: ObjectReader
  private let second: ObjectReader

  init(_ first: StoreInspection, _ second: StoreInspection, _ schema: SchemaComparison) {
    self.first = ObjectReader(first, schema, isFirst: true)
    self.second = ObjectReader(second, schema, isFirst: false)
  }

  /// Compares the objects of a type: first the objects of the first store, then the objects that only the second store has.
  ///
  /// - Parameters:
  ///   - report: Called for each difference.
  ///   - progress: Called at intervals, with the completed share from 0 to 1.
  ///   - summary: Called at the end.
  func compare(
    _ pair: SchemaComparison.TypePair, _ report: (ObjectDifference) throws -> Void,
    progress: (Double) throws -> Void, summary: (ObjectDifference.Summary) throws -> Void
  ) throws {
    let types = (pair.first.flatMap { first.types[$0.name] }, pair.second.flatMap { second.types[$0.name] })
    var counts = ObjectDifference.Summary(type: pair.name, isByKey: pair.keys != nil)
    guard let firstType = types.0, let secondType = types.1 else {
      // If only one store has the type, its objects are just counted.
      (counts.removed, counts.added) = (types.0?.count ?? 0, types.1?.count ?? 0)
      counts.isOfOneStore = true
      return try summary(counts)
    }
    var done = 0
    let total = Double(max(1, firstType.count + secondType.count))
    func advance() throws {
      done += 1
      if done % Self.progressInterval == 0 { try progress(min(1, Double(done) / total)) }
    }
    let keys = (
      Self.keyIndex(pair.keys?.first, of: firstType), Self.keyIndex(pair.keys?.second, of: secondType)
    )
    let isByKey = pair.keys != nil
    try first.store.forEachObject(of: firstType) { object in
      try advance()
      let identity = Self.identity(of: object, keys.0)
      guard let other = find(identity, in: second, secondType, isByKey) else {
        try checkForDamage()
        counts.removed += 1
        return try report(ObjectDifference(change: .removed, type: pair.name, identity: identity))
      }
      let values = zip(
        try first.members(of: object, in: firstType.name), try second.members(of: other, in: secondType.name)
      ).flatMap { ValueDifference.all($0.name, $0.value, $1.value) }
      try checkForDamage()
      if values.isEmpty { return counts.equal += 1 }
      counts.changed += 1
      try report(ObjectDifference(change: .changed, type: pair.name, identity: identity, values: values))
    }
    // Keys are unique: if every object of the second store was found, none of them is new.
    if counts.equal + counts.changed < secondType.count {
      try second.store.forEachObject(of: secondType) { object in
        try advance()
        let identity = Self.identity(of: object, keys.1)
        let other = find(identity, in: first, firstType, isByKey)
        try checkForDamage()
        guard other == nil else { return }
        counts.added += 1
        try report(ObjectDifference(change: .added, type: pair.name, identity: identity))
      }
    }
    try summary(counts)
  }

  /// Throws if a store is damaged. Unreadable data looks like missing data, so each difference is reported only if both stores
  /// are intact so far.
  private func checkForDamage() throws(StoreError) {
    try first.store.checkForDamage()
    try second.store.checkForDamage()
  }

  private static func keyIndex(_ name: String?, of type: StoredType) -> Int? {
    name.flatMap { name in type.properties.firstIndex { $0.name == name } }
  }

  private static func identity(of object: StoredObject, _ key: Int?) -> ObjectDifference.Identity {
    if let key, case .value(let value) = object.contents[key] { return .key(value) }
    return .row(object.row)
  }

  private func find(
    _ identity: ObjectDifference.Identity, in reader: ObjectReader, _ type: StoredType, _ isByKey: Bool
  ) -> StoredObject? {
    switch identity {
    case .key(let value): reader.object(withPrimaryKey: value, of: type)
    case .row(let row): reader.store.object(ofRow: row, in: type.name)
    }
  }
}

extension ObjectReader {
  /// Returns the object with a primary key. An integer key that was widened is stored as a different kind of number.
  fileprivate func object(withPrimaryKey key: StoredValue, of type: StoredType) -> StoredObject? {
    if let object = store.object(withPrimaryKey: key, of: type) { return object }
    switch key {
    case .unsigned(let number):
      return Int64(exactly: number).flatMap { store.object(withPrimaryKey: .int($0), of: type) }
    case .int(let number):
      return UInt64(exactly: number).flatMap { store.object(withPrimaryKey: .unsigned($0), of: type) }
    default: return nil
    }
  }
}
