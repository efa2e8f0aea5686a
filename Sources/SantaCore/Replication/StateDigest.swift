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

  /// A state, and the columns of its tables that identify objects.
  private struct Names {
    struct Columns {
      var primaryKey: ColumnID?
      var identity: ColumnID?
      var united: ColumnID?
    }

    let state: Snapshot
    private let columns: [Columns]

    init(_ state: Snapshot) {
      self.state = state
      columns = state.tables.map { table in
        Columns(
          primaryKey: table.primaryKey, identity: table.column(named: HiddenColumns.identity.name),
          united: table.column(named: HiddenColumns.united.name))
      }
    }

    subscript(table: TableID) -> Columns { columns[table.rawValue] }
  }

  private func whole(_ state: Snapshot) -> UInt64 {
    let names = Names(state)
    return layouts.reduce(0) { sum, element in
      var sum = sum
      state[element.key].readRows { row, cells in
        sum &+= object(row, element.key, element.value, names, cells.value)
      }
      return sum
    }
  }

  /// Returns the change of the sum; nil if a row now has another object, because links to the row may look unchanged.
  private func change(to next: Snapshot) -> UInt64? {
    let (before, after) = (Names(snapshot), Names(next))
    var sum: UInt64 = 0
    for (table, changes) in Difference(from: snapshot, to: next).tables {
      guard let layout = layouts[table] else { continue }
      func object(_ row: RowKey, _ names: Names) -> UInt64 {
        self.object(row, table, layout, names) { names.state[table].value($0, of: row) }
      }
      for row in changes.deletions { sum &-= object(row, before) }
      for row in changes.insertions { sum &+= object(row, after) }
      for (row, _) in changes.modifications {
        if snapshot[table].identity(of: row) != next[table].identity(of: row) { return nil }
        sum &-= object(row, before)
        sum &+= object(row, after)
      }
    }
    return sum
  }

  private func object(
    _ row: RowKey, _ table: TableID, _ layout: Layout, _ names: Names, _ cell: (ColumnID) -> StoredValue
  ) -> UInt64 {
    let state = names.state
    var sum = name(row, layout.seed, names[table], cell)
    if let united = names[table].united, !cell(united).isNull {
      for identity in state[table].unitedIdentities(of: row) { sum &+= digest(number(identity), 1) }
    }
    for column in layout.columns {
      let address = CellAddress(table: table, row: row, column: column.id)
      switch column.kind {
      case .single:
        let value = cell(column.id)
        if value != column.initialValue {
          sum &+= digest(column.seed, self.value(value, column.target, names))
        }
      case .list:
        var (hash, count) = (DigestHash(column.seed), 0)
        state.list(at: address).forEach { entry in
          hash.combine(number(Identity(entry.id)))
          hash.combine(value(entry.value, column.target, names))
          count += 1
          return true
        }
        if count > 0 { sum &+= hash.value }
      case .set:
        state.list(at: address).forEach { entry in
          sum &+= digest(column.seed, value(entry.value, column.target, names))
          return true
        }
      case .map:
        state.list(at: address).forEach { entry in
          var key = DigestHash()
          key.combine(entry.key)
          sum &+= digest(column.seed, key.value, value(entry.value, column.target, names))
          return true
        }
      }
    }
    return digest(layout.seed, sum)
  }

  /// Returns a hash of everything that identifies an object.
  private func name(
    _ row: RowKey, _ seed: UInt64, _ columns: Names.Columns, _ cell: (ColumnID) -> StoredValue
  ) -> UInt64 {
    var hash = DigestHash(seed)
    if let key = columns.primaryKey { hash.combine(cell(key)) }
    var identity = Identity(ownRow: row)
    if let column = columns.identity, case .unsigned(let number) = cell(column) {
      identity = Identity(rawValue: number)
    }
    hash.combine(number(identity))
    return hash.value
  }

  private func number(_ identity: Identity) -> UInt64 {
    var identity = identity
    if identity.replica == .own { identity.replica = home }
    return identity.rawValue
  }

  private func value(_ stored: StoredValue, _ target: TableID?, _ names: Names) -> UInt64 {
    if let row = stored.linkedRow, let target {
      return name(row, layouts[target]?.seed ?? 0, names[target]) { names.state[target].value($0, of: row) }
    }
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

  /// Combines the bytes of ``AnyValue`` for a value of a type with 64 bits.
  private mutating func combine(_ type: ValueType, _ bits: UInt64) {
    combine(
      bytes: (0..<9).lazy.map { $0 == 0 ? type.rawValue : UInt8(truncatingIfNeeded: bits >> (8 * ($0 - 1))) })
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
    case .double(let number): combine(ValueType.double, number.bitPattern)
    case .date(let number): combine(ValueType.date, number.bitPattern)
    default: combine(bytes: AnyValue.bytes(of: value))
    }
  }
}
