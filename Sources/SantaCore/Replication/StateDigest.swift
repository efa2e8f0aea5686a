import SantaStore

/// A number that is the same in all replicas whose downloaded states have the same objects, values and orders of lists.
///
/// The digest is a sum over all objects. It therefore does not depend on their order, and an update takes time proportional to
/// the changes.
package struct StateDigest: Sendable {
  /// The properties of a table that count, with seeds that are the same in all replicas.
  private struct Layout: Equatable {
    struct Column: Equatable {
      var id: ColumnID
      var kind: CollectionKind
      var initialValue: StoredValue
      var target: TableID?
      var seed: UInt64
    }

    var seed: UInt64
    var columns: [Column]
  }

  /// The number of this replica, for the objects that it made itself.
  private let home: ReplicaNumber
  private var snapshot = Snapshot.empty
  private var layouts: [TableID: Layout] = [:]
  private var rules: UInt64 = 0
  private var objects: UInt64 = 0

  init(home: ReplicaNumber) { self.home = home }

  var value: UInt64 { objects &+ rules }

  /// Begins the text of each digest. It identifies the calculation, so that a replica with another calculation isn't mistaken for one
  /// with a different state.
  package static let form = "1-"

  /// Returns the text of a digest, as replicas send it to a server.
  package static func text(_ value: UInt64) -> String { form + String(value, radix: 16) }

  /// Updates the digest to a state.
  mutating func update(to next: Snapshot, _ schema: ReplicatedSchema) {
    let known = layouts
    (layouts, rules) = (Self.layouts(schema, next), Self.rules(schema))
    let change = layouts == known ? change(to: next) : nil
    objects = change.map { objects &+ $0 } ?? whole(next)
    snapshot = next
  }

  // MARK: Schema

  private static func layouts(_ schema: ReplicatedSchema, _ state: Snapshot) -> [TableID: Layout] {
    schema.types.reduce(into: [:]) { layouts, element in
      let (table, type) = element
      let columns = schema.properties(of: table).map { id, property in
        Layout.Column(
          id: id, kind: property.definition.kind, initialValue: property.definition.initialValue,
          target: state.target(id, of: table), seed: property.digest)
      }
      layouts[table] = Layout(seed: type.digest, columns: columns)
    }
  }

  private static func rules(_ schema: ReplicatedSchema) -> UInt64 {
    var sum: UInt64 = 0
    for (table, type) in schema.types {
      sum &+= type.digest
      for (_, property) in schema.properties(of: table) {
        sum &+= digest(type.digest, property.digest)
      }
      for set in schema.uniqueSets[table] ?? [] {
        let members = set.reduce(0) { $0 &+ (schema.property($1, of: table)?.digest ?? 0) }
        sum &+= digest(type.digest, members, 1)
      }
    }
    return sum
  }

  // MARK: Objects

  private func whole(_ state: Snapshot) -> UInt64 {
    layouts.reduce(0) { sum, element in
      state[element.key].rows.reduce(sum) { $0 &+ object($1, element.key, element.value, state) }
    }
  }

  /// Returns the change of the sum; nil if a row now has another object, because links to the row may look unchanged.
  private func change(to next: Snapshot) -> UInt64? {
    var sum: UInt64 = 0
    for (table, changes) in Difference(from: snapshot, to: next).tables {
      guard let layout = layouts[table] else { continue }
      for row in changes.deletions { sum &-= object(row, table, layout, snapshot) }
      for row in changes.insertions { sum &+= object(row, table, layout, next) }
      for (row, _) in changes.modifications {
        if snapshot[table].identity(of: row) != next[table].identity(of: row) { return nil }
        sum &-= object(row, table, layout, snapshot)
        sum &+= object(row, table, layout, next)
      }
    }
    return sum
  }

  private func object(_ row: RowKey, _ table: TableID, _ layout: Layout, _ state: Snapshot) -> UInt64 {
    var sum = name(row, table, state)
    for identity in state[table].unitedIdentities(of: row) { sum &+= digest(number(identity), 1) }
    for column in layout.columns {
      let cell = CellAddress(table: table, row: row, column: column.id)
      switch column.kind {
      case .single:
        let value = state[table].value(column.id, of: row)
        if value != column.initialValue {
          sum &+= digest(column.seed, self.value(value, column.target, state))
        }
      case .list:
        var (hash, count) = (DigestHash(column.seed), 0)
        state.list(at: cell).forEach { entry in
          hash.combine(number(Identity(entry.id)))
          hash.combine(value(entry.value, column.target, state))
          count += 1
          return true
        }
        if count > 0 { sum &+= hash.value }
      case .set:
        state.list(at: cell).forEach { entry in
          sum &+= digest(column.seed, value(entry.value, column.target, state))
          return true
        }
      case .map:
        state.list(at: cell).forEach { entry in
          var key = DigestHash()
          key.combine(entry.key)
          sum &+= digest(column.seed, key.value, value(entry.value, column.target, state))
          return true
        }
      }
    }
    return digest(layout.seed, sum)
  }

  /// Returns a hash of everything that identifies an object.
  private func name(_ row: RowKey, _ table: TableID, _ state: Snapshot) -> UInt64 {
    var hash = DigestHash(layouts[table]?.seed ?? 0)
    if let key = state[table].primaryKey { hash.combine(state[table].value(key, of: row)) }
    hash.combine(number(state[table].identity(of: row)))
    return hash.value
  }

  private func number(_ identity: Identity) -> UInt64 {
    var identity = identity
    if identity.replica == .own { identity.replica = home }
    return identity.rawValue
  }

  private func value(_ stored: StoredValue, _ target: TableID?, _ state: Snapshot) -> UInt64 {
    if let row = stored.linkedRow, let target { return name(row, target, state) }
    var hash = DigestHash()
    hash.combine(stored)
    return hash.value
  }
}

private func digest(_ first: UInt64, _ second: UInt64, _ third: UInt64 = 0) -> UInt64 {
  DigestHash(first, second, third).value
}

extension ReplicatedType {
  fileprivate var digest: UInt64 {
    var hash = DigestHash()
    hash.combine(text)
    return hash.value
  }
}

extension Property {
  fileprivate var digest: UInt64 {
    var hash = DigestHash()
    hash.combine(name)
    hash.combine(definition.target ?? "")
    for number in [definition.type.rawValue, definition.kind.rawValue, definition.keyType.rawValue] {
      hash.combine(UInt64(number))
    }
    hash.combine(definition.isOptional ? 1 : 0)
    return hash.value
  }
}

/// A 64-bit hash that is the same on every machine.
private struct DigestHash {
  private(set) var value: UInt64

  init(_ numbers: UInt64...) {
    value = 0
    for number in numbers { combine(number) }
  }

  mutating func combine(_ number: UInt64) { value = HashIndex.mix(value ^ number) }

  mutating func combine(_ text: String) { combine(bytes: text.utf8) }

  /// FNV-1a: Fowler, Noll, Vo and Eastlake, draft-eastlake-fnv.
  private mutating func combine(bytes: some Sequence<UInt8>) {
    combine(bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  mutating func combine(_ value: StoredValue) {
    switch value {
    case .null: combine(0)
    case .int(let number):
      combine(1)
      combine(UInt64(bitPattern: number))
    case .unsigned(let number), .link(let number):
      combine(2)
      combine(number)
    case .string(let text):
      combine(3)
      combine(text)
    default: combine(bytes: AnyValue.bytes(of: value))
    }
  }
}
