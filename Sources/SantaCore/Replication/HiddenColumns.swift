import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The columns of replicated tables that don't belong to a class. They are added when the first object of another replica
/// arrives.
enum HiddenColumns {
  /// The identity of an object that another replica made, or of an own object that is in a different row. Nil for all other own
  /// objects, whose counter is the row key.
  static let identity: ColumnDefinition = ColumnDefinition(
    name: NameRules.identityColumn, type: .uint64, isOptional: true)

  /// The further identities of an object that several replicas made with the same primary key, 8 bytes each.
  static let united: ColumnDefinition = ColumnDefinition(
    name: NameRules.furtherIdentitiesColumn, type: .data, isOptional: true)

  /// The maximum number of identities of an object besides its first. Further ones are rejected.
  static let maximumUnitedCount = 1_000
}

extension Table {
  private var identityColumn: ColumnID? { column(named: HiddenColumns.identity.name) }
  private var unitedColumn: ColumnID? { column(named: HiddenColumns.united.name) }

  /// Returns the first identity of an object.
  func identity(of row: RowKey) -> Identity {
    if let column = identityColumn, case .unsigned(let number) = value(column, of: row) {
      return Identity(rawValue: number)
    }
    return Identity(ownRow: row)
  }

  /// Returns the identities of an object besides its first.
  func unitedIdentities(of row: RowKey) -> [Identity] {
    guard let column = unitedColumn, case .data(let data) = value(column, of: row) else { return [] }
    var reader = ByteReader(Array(data))
    var identities: [Identity] = []
    while let number = try? reader.fixed(UInt64.self) { identities.append(Identity(rawValue: number)) }
    return identities
  }

  /// Returns all identities of an object.
  func identities(of row: RowKey) -> Set<Identity> {
    Set(unitedIdentities(of: row)).union([identity(of: row)])
  }

  /// Returns the row of the object with a first identity; nil if there is none.
  func row(firstIdentity identity: Identity) -> RowKey? {
    if let row = identity.ownRow, contains(row), self.identity(of: row) == identity { return row }
    return identityColumn.flatMap { rows(withUnique: .unsigned(identity.rawValue), in: $0).first }
  }
}

extension Transaction {
  /// Adds the hidden columns to a table that lacks them.
  func addHiddenColumns(to table: TableID) {
    if self[table].column(named: HiddenColumns.identity.name) != nil { return }
    addColumn(HiddenColumns.identity, to: table)
    addColumn(HiddenColumns.united, to: table)
    indexIdentities(of: table)
  }

  /// Adds the index that finds objects by their identities. Does nothing if the table already has it, or if all objects are
  /// this replica's own.
  func indexIdentities(of table: TableID) {
    guard let column = self[table].column(named: HiddenColumns.identity.name),
      !self[table].uniqueIndexes.columns.contains([column])
    else { return }
    edit(.setUniqueColumns(self[table].uniqueIndexes.columns + [[column]], of: table))
  }

  func setFirstIdentity(_ identity: Identity, of address: RowAddress) {
    addHiddenColumns(to: address.table)
    guard let column = self[address.table].column(named: HiddenColumns.identity.name) else { return }
    setValue(
      .unsigned(identity.rawValue), at: CellAddress(table: address.table, row: address.row, column: column))
  }

  func setUnitedIdentities(_ identities: [Identity], of address: RowAddress) {
    addHiddenColumns(to: address.table)
    guard let column = self[address.table].column(named: HiddenColumns.united.name) else { return }
    var writer = ByteWriter()
    for identity in identities { writer.fixed(identity.rawValue) }
    setValue(
      .data(Data(writer.bytes)), at: CellAddress(table: address.table, row: address.row, column: column))
  }
}
