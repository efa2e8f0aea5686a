import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The columns of replicated tables that no class has. They are added when the first object comes from elsewhere.
enum HiddenColumns {
  /// The identity of an object that another replica has made; nil for one's own, whose counter is its row key. One's own
  /// that is in another row has it, too.
  static let identity: ColumnDefinition = ColumnDefinition(
    name: NameRules.identityColumn, type: .uint64, isOptional: true)

  /// The further identities of an object that several replicas have made with one primary key: 8 bytes each.
  static let united: ColumnDefinition = ColumnDefinition(
    name: NameRules.furtherIdentitiesColumn, type: .data, isOptional: true)

  /// The most identities that an object has besides its first. Further ones are void.
  static let maximumUnitedCount = 1_000
}

extension Table {
  private var identityColumn: ColumnID? { column(named: HiddenColumns.identity.name) }
  private var unitedColumn: ColumnID? { column(named: HiddenColumns.united.name) }

  /// The first identity of an object.
  func identity(of row: RowKey) -> Identity {
    if let column = identityColumn, case .unsigned(let number) = value(column, of: row) {
      return Identity(rawValue: number)
    }
    return Identity(ownRow: row)
  }

  /// The identities that an object has besides its first.
  func unitedIdentities(of row: RowKey) -> [Identity] {
    guard let column = unitedColumn, case .data(let data) = value(column, of: row) else { return [] }
    var reader = ByteReader(Array(data))
    var identities: [Identity] = []
    while let number = try? reader.fixed(UInt64.self) { identities.append(Identity(rawValue: number)) }
    return identities
  }

  /// All identities of an object.
  func identities(of row: RowKey) -> Set<Identity> {
    Set(unitedIdentities(of: row)).union([identity(of: row)])
  }

  /// The row of an object by its first identity; nil if there is none.
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

  /// Lets objects be found by their identities. Does nothing where they can be, or where all objects are one's own.
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
