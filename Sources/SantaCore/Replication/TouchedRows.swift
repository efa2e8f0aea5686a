import SantaStore

/// The rows whose unique values a change has set, in the order of its operations, with their former values.
struct TouchedRows {
  /// The rows in order; nil where a row was forgotten.
  private var addresses: [RowAddress?] = []
  private var indices: [RowAddress: Int] = [:]
  /// The values before the change. A row that the change added has none.
  private var values: [RowAddress: [ColumnID: StoredValue]] = [:]

  /// An upper bound of the indices.
  var count: Int { addresses.count }

  /// The row at an index; nil if it was forgotten.
  subscript(index: Int) -> RowAddress? { addresses[index] }

  func index(of address: RowAddress) -> Int? { indices[address] }

  /// Notes a row that the change added, possibly where it deleted another one.
  mutating func insert(_ address: RowAddress) {
    if let former = indices.updateValue(addresses.count, forKey: address) {
      addresses[former] = nil
      values[address] = nil
    }
    addresses.append(address)
  }

  /// Notes the value that a cell had before the change first set it.
  mutating func note(_ old: StoredValue, at cell: CellAddress, of address: RowAddress) {
    if indices[address] == nil {
      indices[address] = addresses.count
      addresses.append(address)
      values[address] = [cell.column: old]
    } else if let known = values[address], known[cell.column] == nil {
      values[address]?[cell.column] = old
    }
  }

  /// Forgets a row.
  ///
  /// - Returns: the values before the change; nil if the change added the row.
  mutating func remove(_ address: RowAddress) -> [ColumnID: StoredValue]? {
    if let index = indices.removeValue(forKey: address) { addresses[index] = nil }
    return values.removeValue(forKey: address)
  }
}

/// Row addresses without duplicates, in the order in which they were added.
struct RowAddressList {
  private(set) var ordered: [RowAddress] = []
  private(set) var addresses: Set<RowAddress> = []

  mutating func append(_ address: RowAddress) {
    if addresses.insert(address).inserted { ordered.append(address) }
  }
}
