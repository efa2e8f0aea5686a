import Foundation

@testable import SantaReplication
@testable import SantaStore

/// The effect of changes on plain dictionaries and arrays: without tables, trees, rows, or any code of the applier.
///
/// The oracle is written from `docs/replication.md`. If a rule that all replicas share had a mistake, the replicas would
/// converge on a wrong state, but the oracle would not.
struct Oracle: Equatable {
  struct Key: Hashable {
    var type: ReplicatedType
    var identity: Identity
  }

  enum Value: Hashable {
    case plain(StoredValue)
    case link(Key)
  }

  struct Element: Equatable {
    var position: Identity
    var value: Value
  }

  struct Object: Equatable {
    var primaryKey: StoredValue?
    var united: [Identity] = []
    var singles: [Property: Value] = [:]
    var lists: [Property: [Element]] = [:]
    var sets: [Property: Set<Value>] = [:]
    var maps: [Property: [StoredValue: Value]] = [:]

    subscript(property: Property) -> Value {
      get { singles[property] ?? .plain(property.definition.initialValue) }
      set { singles[property] = newValue == .plain(property.definition.initialValue) ? nil : newValue }
    }
  }

  var properties: [ReplicatedType: Set<Property>] = [:]
  var uniques: [ReplicatedType: [Set<Property>]] = [:]
  var objects: [Key: Object] = [:]

  // The state of the change that is being applied.
  private var newParts: [Key] = []
  private var spared: Set<Key> = []
  /// How often the change has tried to add a rule to a type.
  private var attempts: [ReplicatedType: Int] = [:]
  /// Objects whose unique values the change has set, in the order of the assignments, with the values before; nil if the change
  /// created the object.
  private var touched: [(key: Key, before: [Property: Value]?)] = []

  static func == (lhs: Oracle, rhs: Oracle) -> Bool {
    lhs.properties == rhs.properties && lhs.objects == rhs.objects
      && lhs.uniques.mapValues(Set.init) == rhs.uniques.mapValues(Set.init)
  }

  mutating func apply(_ change: LogicalChange) {
    (newParts, spared, touched) = ([], [], [])
    for operation in change.schema { addTypeOrProperty(operation) }
    var deletionCount = 0
    for operation in change.operations {
      if case .delete = operation { deletionCount += 1 }
      if case .delete = operation, deletionCount > 64 { continue }
      apply(operation)
    }
    for part in newParts where objects[part] != nil && !isOwned(part) { remove(part, cascading: false) }
    while let last = touched.last(where: { isDuplicate($0.key) }) {
      touched.removeAll { $0.key == last.key }
      guard let before = last.before else {
        remove(last.key, cascading: false)
        continue
      }
      for (property, value) in before {
        if case .link(let target) = value, objects[target] == nil {
          objects[last.key]?[property] = .plain(.null)
        } else {
          objects[last.key]?[property] = value
        }
      }
    }
    (newParts, spared, touched) = ([], [], [])
    attempts = [:]
    for case .unique(let members, let type) in change.schema { addUniqueness(members, of: type) }
  }

  // MARK: Schema

  private mutating func addTypeOrProperty(_ operation: LogicalChange.SchemaOperation) {
    switch operation {
    case .type(let type):
      if properties[type] == nil, !type.name.isEmpty, properties.count < 4_096 { properties[type] = [] }
    case .property(let property, let type, let fill):
      guard let known = properties[type], !known.contains(property), Self.isSound(property.definition),
        property.target.map({ properties[$0] != nil }) ?? true,
        property.definition.isPrimaryKey
          == (type.primaryKey == .init(name: property.name, type: property.definition.type)),
        property.definition.kind != .set || property.target?.kind != .embedded,
        known.count < 1_024, !property.definition.isClass || Self.isClassProperty(property.definition)
      else { return }
      properties[type]?.insert(property)
      let definition = property.definition
      if definition.isPrimaryKey || definition.isLink || definition.kind != .single
        || !definition.admits(fill) || Self.byteCount(fill) > 256
      {
        return
      }
      for key in objects.keys where key.type == type { objects[key]?[property] = .plain(fill) }
    case .unique: break
    }
  }

  /// Returns whether a property can have a definition.
  private static func isSound(_ definition: ColumnDefinition) -> Bool {
    !definition.name.isEmpty && (definition.type == .link) == (definition.target != nil)
      && (definition.target.map { ReplicatedType(text: $0) != nil } ?? true) && definition.formerNames.isEmpty
      && (!definition.isPrimaryKey || !definition.isOptional)
  }

  private static func byteCount(_ value: StoredValue) -> Int {
    switch value {
    case .string(let text): text.utf8.count
    case .data(let data): data.count
    default: 0
    }
  }

  /// Returns whether a definition is the only one that is valid for a property with the class of objects.
  private static func isClassProperty(_ definition: ColumnDefinition) -> Bool {
    definition.name == "class" && definition.type == .string && definition.isOptional
      && definition.kind == .single
  }

  private mutating func addUniqueness(_ members: [Property], of type: ReplicatedType) {
    let set = Set(members)
    guard let known = properties[type], set.isSubset(of: known), !set.isEmpty, set.count == members.count,
      set.allSatisfy({ $0.definition.mayBeUnique && $0.target?.kind != .embedded }),
      uniques[type]?.contains(set) != true
    else { return }
    attempts[type, default: 0] += 1
    if attempts[type, default: 0] > 32 || uniques[type]?.count ?? 0 >= 32 { return }
    uniques[type, default: []].append(set)
    if objects.keys.contains(where: { $0.type == type && isDuplicate($0) }) { uniques[type]?.removeLast() }
  }

  // MARK: Objects

  private func find(_ object: ObjectID) -> Key? {
    guard properties[object.type] != nil, (object.primaryKey == nil) == (object.type.primaryKey == nil) else {
      return nil
    }
    return objects.first { key, known in
      key.type == object.type && known.primaryKey == object.primaryKey
        && (key.identity == object.identity || known.united.contains(object.identity))
    }?.key
  }

  /// Returns the objects that a property of an object links to.
  private func targets(_ property: Property, of key: Key) -> [Key] {
    guard let object = objects[key] else { return [] }
    let values: [Value] =
      switch property.definition.kind {
      case .single: [object[property]]
      case .list: object.lists[property, default: []].map(\.value)
      case .set: Array(object.sets[property, default: []])
      case .map: Array(object.maps[property, default: [:]].values)
      }
    return values.compactMap { if case .link(let key) = $0 { key } else { nil } }
  }

  private func linkCount(_ target: Key) -> Int {
    objects.keys.reduce(0) { count, key in
      (properties[key.type] ?? []).reduce(count) { count, property in
        count + targets(property, of: key).count { $0 == target }
      }
    }
  }

  private func isOwned(_ part: Key) -> Bool {
    var (current, seen): (Key, Set<Key>) = (part, [])
    while current.type.kind == .embedded {
      guard seen.insert(current).inserted,
        let owner = objects.keys.first(where: { key in
          (properties[key.type] ?? []).contains { targets($0, of: key).contains(current) }
        })
      else { return false }
      current = owner
    }
    return true
  }

  private mutating func remove(_ key: Key, cascading: Bool) {
    guard objects[key] != nil else { return }
    var next: [Key] = []
    for property in properties[key.type] ?? [] {
      guard let target = property.target else { continue }
      if target.kind == .embedded {
        next += targets(property, of: key)
      } else if property.definition.deleteRule == .cascade && cascading {
        next += targets(property, of: key).filter { !spared.contains($0) }
      }
    }
    objects[key] = nil
    for (other, object) in objects {
      var object = object
      for property in properties[other.type] ?? [] where property.target == key.type {
        switch property.definition.kind {
        case .single: if object[property] == .link(key) { object[property] = .plain(.null) }
        case .list: object.lists[property]?.removeAll { $0.value == .link(key) }
        case .set: object.sets[property]?.remove(.link(key))
        case .map:
          object.maps[property] = object.maps[property]?.mapValues {
            $0 == .link(key) ? .plain(.null) : $0
          }
        }
      }
      objects[other] = object
    }
    for key in next { remove(key, cascading: cascading) }
  }

  /// Changes links, and then removes embedded objects that have lost their owner.
  private mutating func changingLinks(_ property: Property, of key: Key, _ body: (inout Oracle) -> Void) {
    let before = property.target?.kind == .embedded ? targets(property, of: key) : []
    body(&self)
    for part in before where linkCount(part) == 0 { remove(part, cascading: true) }
  }

  private func isDuplicate(_ key: Key) -> Bool {
    guard let object = objects[key] else { return false }
    return (uniques[key.type] ?? []).contains { set in
      let values = set.map { property in (property, Self.uniqueValue(object[property])) }
      guard values.allSatisfy({ $0.1 != nil }) else { return false }
      return objects.contains { other, candidate in
        other != key && other.type == key.type
          && values.allSatisfy { Self.uniqueValue(candidate[$0.0]) == $0.1 }
      }
    }
  }

  private static func uniqueValue(_ value: Value) -> Value? {
    guard case .plain(let plain) = value else { return value }
    return plain.uniqueValue.map { .plain($0) }
  }

  // MARK: Operations

  private mutating func apply(_ operation: LogicalChange.Operation) {
    switch operation {
    case .delete(let deleted, let kept):
      spared = Set(kept.filter { $0.type.kind == .topLevel }.compactMap { find($0) })
      for key in deleted.map({ $0.type.kind == .topLevel ? find($0) : nil }) {
        if let key { remove(key, cascading: true) }
      }
    case .create(let object, let values): create(object, values)
    case .set(let object, let property, let value):
      guard let key = target(object, property, .single), !property.definition.isPrimaryKey,
        !property.definition.isClass, !has(objects[key]?[property], value),
        let value = resolve(value, property)
      else { return }
      assign(value, property, of: key)
    case .increment(let object, let property, let number):
      guard let key = target(object, property, .single), case .plain(let old)? = objects[key]?[property],
        let sum = Self.sum(old, number, property.definition.type), !property.definition.isPrimaryKey
      else { return }
      assign(.plain(sum), property, of: key)
    case .editSet(let object, let property, let removed, let inserted):
      guard let key = target(object, property, .set) else { return }
      for value in removed {
        if let value = resolve(value, property) { objects[key]?.sets[property]?.remove(value) }
      }
      for value in inserted {
        guard let value = resolve(value, property), property.target == nil || value != .plain(.null) else {
          continue
        }
        objects[key]?.sets[property, default: []].insert(value)
      }
    case .editMap(let object, let property, let removed, let entries):
      guard let key = target(object, property, .map) else { return }
      changingLinks(property, of: key) { oracle in
        for name in removed { oracle.objects[key]?.maps[property]?[.string(name)] = nil }
        for entry in entries where MapKey.value(of: entry.key, type: property.definition.keyType) != nil {
          let current = oracle.objects[key]?.maps[property]?[.string(entry.key)]
          guard !oracle.has(current, entry.value), let value = oracle.resolve(entry.value, property) else {
            continue
          }
          oracle.objects[key]?.maps[property, default: [:]][.string(entry.key)] = value
        }
      }
    case .editList(let object, let property, let edit):
      guard let key = target(object, property, .list) else { return }
      changingLinks(property, of: key) { $0.edit(key, property, edit) }
    }
  }

  /// Returns whether a value already links to the object that a change names.
  private func has(_ current: Value?, _ value: LogicalChange.Value) -> Bool {
    guard case .link(let key)? = current, case .link(let object) = value else { return false }
    return find(object) == key
  }

  private func target(_ object: ObjectID, _ property: Property, _ kind: CollectionKind) -> Key? {
    guard property.definition.kind == kind, properties[object.type]?.contains(property) == true else {
      return nil
    }
    return find(object)
  }

  /// Returns the value in this state; nil if the property can't have it.
  private func resolve(_ value: LogicalChange.Value, _ property: Property) -> Value? {
    switch value {
    case .plain(let value):
      if property.target != nil { return value.isNull ? .plain(.null) : nil }
      return property.definition.admits(value) ? .plain(value) : nil
    case .link(let object):
      guard property.target == object.type else { return nil }
      guard let key = find(object) else { return .plain(.null) }
      if key.type.kind == .embedded, !newParts.contains(key) || linkCount(key) > 0 { return .plain(.null) }
      return .link(key)
    }
  }

  private mutating func create(_ object: ObjectID, _ values: [LogicalChange.InitialValue]) {
    guard let known = properties[object.type], (object.primaryKey == nil) == (object.type.primaryKey == nil)
    else { return }
    func isSuitable(_ value: LogicalChange.InitialValue) -> Bool {
      let definition = value.property.definition
      return known.contains(value.property) && definition.kind == .single && !definition.isLink
        && !definition.isPrimaryKey && definition.admits(value.value)
    }
    if let type = object.type.primaryKey, let key = object.primaryKey {
      guard type.type.admits(key), !key.isUnstorable, known.contains(where: \.definition.isPrimaryKey) else {
        return
      }
      let twin = objects.first { $0.key.type == object.type && $0.value.primaryKey == key }?.key
      if let twin, let united = objects[twin]?.united {
        if twin.identity != object.identity, !united.contains(object.identity) {
          if united.count >= 1_000 { return }
          objects[twin]?.united.append(object.identity)
        }
        for value in values where !value.isDefault && isSuitable(value) && !value.property.definition.isClass
        {
          assign(.plain(value.value), value.property, of: twin)
        }
        return
      }
    }
    let key = Key(type: object.type, identity: object.identity)
    if objects[key] != nil {
      if object.primaryKey != nil { return }
      // Creating an object again keeps the values that the change omits.
      for value in values where !value.isDefault && isSuitable(value) && !value.property.definition.isClass {
        assign(.plain(value.value), value.property, of: key)
      }
      return
    }
    objects[key] = Object(primaryKey: object.primaryKey)
    if object.type.kind == .embedded { newParts.append(key) }
    touched.append((key, nil))
    for value in values where isSuitable(value) { objects[key]?[value.property] = .plain(value.value) }
  }

  private mutating func assign(_ value: Value, _ property: Property, of key: Key) {
    guard let old = objects[key]?[property], old != value else { return }
    if uniques[key.type, default: []].contains(where: { $0.contains(property) }) {
      if let index = touched.firstIndex(where: { $0.key == key }) {
        if touched[index].before != nil, touched[index].before?[property] == nil {
          touched[index].before?[property] = old
        }
      } else {
        touched.append((key, [property: old]))
      }
    }
    changingLinks(property, of: key) { $0.objects[key]?[property] = value }
  }

  private static func sum(_ old: StoredValue, _ number: StoredValue, _ type: ValueType) -> StoredValue? {
    switch (old, number) {
    case (.int(let a), .int(let b)):
      let limits: ClosedRange<Int64>
      switch type {
      case .int8: limits = -128...127
      case .int16: limits = -32_768...32_767
      case .int32: limits = -2_147_483_648...2_147_483_647
      case .int64: limits = .min ... .max
      case .uint8: limits = 0...255
      case .uint16: limits = 0...65_535
      case .uint32: limits = 0...4_294_967_295
      default: return nil
      }
      let exact = Int128(a) + Int128(b)
      return .int(Int64(min(max(exact, Int128(limits.lowerBound)), Int128(limits.upperBound))))
    case (.unsigned(let a), .int(let b)):
      return .unsigned(UInt64(min(max(Int128(a) + Int128(b), 0), Int128(UInt64.max))))
    case (.double(let a), .double(let b)) where type == .double:
      return .double((a + b).isNaN ? .nan : a + b)
    case (.float(let a), .float(let b)) where type == .float: return .float((a + b).isNaN ? .nan : a + b)
    case (.decimal(let a), .decimal(let b)) where type == .decimal: return .decimal(a + b)
    default: return nil
    }
  }

  private mutating func edit(_ key: Key, _ property: Property, _ edit: LogicalChange.ListEdit) {
    var list = objects[key]?.lists[property] ?? []
    /// Returns the value of an element; nil if the property can't have it. The list is written back before each call, so that
    /// embedded objects in it count as owned.
    func element(_ value: LogicalChange.Value) -> Value? {
      guard let value = resolve(value, property), property.target == nil || value != .plain(.null) else {
        return nil
      }
      return value
    }
    list.removeAll { edit.removed.contains($0.position) }
    objects[key]?.lists[property] = list
    for assignment in edit.assigned {
      guard let index = list.firstIndex(where: { $0.position == assignment.position }),
        let value = assignment.value.flatMap(element)
      else { continue }
      list[index].value = value
      objects[key]?.lists[property] = list
    }
    var taken: [Identity: Element] = [:]
    for element in edit.runs.flatMap(\.elements) where element.value == nil {
      if let index = list.firstIndex(where: { $0.position == element.position }) {
        taken[element.position] = list.remove(at: index)
      }
    }
    objects[key]?.lists[property] = list
    for run in edit.runs {
      let find = { (position: Identity) in list.firstIndex { $0.position == position } }
      var index: Int
      if run.followsOwn, let left = run.left.first.flatMap(find) {
        index = left + 1
      } else if run.right.isEmpty {
        index = list.count
      } else if let right = run.right.lazy.compactMap(find).first {
        index = right
      } else if let left = run.left.lazy.compactMap(find).first {
        index = left + 1
      } else {
        index = min(run.index, list.count)
      }
      for new in run.elements {
        var inserted: Element?
        if let value = new.value {
          if new.position.counter > 0, find(new.position) == nil, taken[new.position] == nil,
            let value = element(value)
          {
            inserted = Element(position: new.position, value: value)
          }
        } else {
          inserted = taken.removeValue(forKey: new.position)
        }
        guard let inserted else { continue }
        list.insert(inserted, at: index)
        objects[key]?.lists[property] = list
        index += 1
      }
    }
    objects[key]?.lists[property] = list
  }
}

// MARK: The contents of a state

extension Oracle {
  /// Reads the contents of a state.
  ///
  /// - Parameter home: the number of the state's replica.
  init(_ state: Snapshot, _ schema: ReplicatedSchema, home: ReplicaNumber) {
    let named = { (identity: Identity) in
      identity.replica == .own ? Identity(replica: home, counter: identity.counter) : identity
    }
    func key(_ row: RowKey, _ table: TableID, _ type: ReplicatedType) -> Key {
      Key(type: type, identity: named(state[table].identity(of: row)))
    }
    for (table, type) in schema.orderedTables {
      let columns = schema.properties(of: table)
      properties[type] = Set(columns.map(\.property))
      for set in schema.uniqueSets[table] ?? [] {
        uniques[type, default: []].append(Set(set.compactMap { schema.property($0, of: table) }))
      }
      for row in state[table].rows {
        var object = Object(primaryKey: state[table].primaryKey.map { state[table].value($0, of: row) })
        object.united = state[table].unitedIdentities(of: row).map(named)
        for (column, property) in columns where !property.definition.isPrimaryKey {
          let value = { (stored: StoredValue) -> Value in
            guard let target = stored.linkedRow, let id = state.target(column, of: table),
              let type = schema.types[id]
            else { return .plain(stored) }
            return .link(key(target, id, type))
          }
          let entries = property.definition.isCollection ? state[table].list(column, of: row).elements : []
          switch property.definition.kind {
          case .single: object[property] = value(state[table].value(column, of: row))
          case .list:
            object.lists[property] = entries.map {
              Element(position: named(Identity($0.id)), value: value($0.value))
            }
          case .set: object.sets[property] = Set(entries.map { value($0.value) })
          case .map:
            object.maps[property] = Dictionary(
              uniqueKeysWithValues: entries.map { (StoredValue.string($0.key), value($0.value)) })
          }
        }
        objects[key(row, table, type)] = object
      }
    }
    self = normalised
  }

  /// The state without empty collections and empty sets of unique properties.
  var normalised: Oracle {
    var copy = self
    copy.uniques = uniques.filter { !$0.value.isEmpty }
    copy.objects = objects.mapValues { object in
      var object = object
      object.lists = object.lists.filter { !$0.value.isEmpty }
      object.sets = object.sets.filter { !$0.value.isEmpty }
      object.maps = object.maps.filter { !$0.value.isEmpty }
      return object
    }
    return copy
  }

  /// The state with an identity for each primary key, so that it makes no difference which change created an object.
  var withoutIdentities: Oracle {
    func first(_ key: Key) -> Key {
      guard case .int(let number) = objects[key]?.primaryKey else { return key }
      return Key(type: key.type, identity: Identity(replica: .own, counter: UInt64(bitPattern: number)))
    }
    func value(_ value: Value) -> Value {
      if case .link(let key) = value { .link(first(key)) } else { value }
    }
    var copy = self
    copy.objects = [:]
    for (key, object) in objects {
      var next = object
      next.united = []
      next.singles = object.singles.mapValues(value)
      next.lists = object.lists.mapValues {
        $0.map { Element(position: $0.position, value: value($0.value)) }
      }
      next.sets = object.sets.mapValues { Set($0.map(value)) }
      next.maps = object.maps.mapValues { $0.mapValues(value) }
      copy.objects[first(key)] = next
    }
    return copy.normalised
  }

  /// Returns the first difference from another state, for messages; nil if there is none.
  func difference(from other: Oracle) -> String? {
    for (key, object) in objects where other.objects[key] != object {
      return
        "\(key.type.name) \(key.identity.replica.rawValue):\(key.identity.counter) is \(object.text), not "
        + (other.objects[key]?.text ?? "absent")
    }
    for key in other.objects.keys where objects[key] == nil {
      return "\(key.type.name) \(key.identity.replica.rawValue):\(key.identity.counter) is absent, not "
        + (other.objects[key]?.text ?? "")
    }
    for (type, known) in properties where other.properties[type] != known {
      let (more, less) = (
        known.subtracting(other.properties[type] ?? []),
        other.properties[type, default: []].subtracting(known)
      )
      return "\(type) has also \(more.map(\.definition)), and not \(less.map(\.definition))"
    }
    if properties != other.properties { return "types are missing: \(other.properties.keys)" }
    return self == other ? nil : "the unique sets differ: \(uniques) and \(other.uniques)"
  }
}

extension Oracle.Value {
  var text: String {
    switch self {
    case .plain(let value): value.text
    case .link(let key): "\(key.type.name) \(key.identity.replica.rawValue):\(key.identity.counter)"
    }
  }
}

extension Oracle.Object {
  var text: String {
    var parts = [primaryKey.map { "key \($0.text)" } ?? "no key"]
    if !united.isEmpty {
      parts.append("united with \(united.map { "\($0.replica.rawValue):\($0.counter)" })")
    }
    parts += singles.map { "\($0.key.name) = \($0.value.text)" }.sorted()
    parts += lists.map { property, elements in
      "\(property.name) = \(elements.map { "\($0.position.replica.rawValue):\($0.position.counter)=\($0.value.text)" })"
    }.sorted()
    parts += sets.map { "\($0.key.name) = {\($0.value.map(\.text).sorted())}" }.sorted()
    parts += maps.map { property, map in
      "\(property.name) = \(map.map { "\($0.key.text): \($0.value.text)" }.sorted())"
    }.sorted()
    return parts.joined(separator: ", ")
  }
}
