import SantaStore

/// The rows whose unique values a change has set, in the order of its operations, with the values before it.
struct TouchedRows {
  /// Nil where a row was forgotten.
  private var addresses: [RowAddress?] = []
  private var indices: [RowAddress: Int] = [:]
  /// The values before the change. A row that the change has added has none.
  private var values: [RowAddress: [ColumnID: StoredValue]] = [:]

  /// An upper bound of the indices.
  var count: Int { addresses.count }

  /// The row at an index; nil if it was forgotten.
  subscript(index: Int) -> RowAddress? { addresses[index] }

  func index(of address: RowAddress) -> Int? { indices[address] }

  /// Notes a row that the change has added, maybe where it has deleted another one.
  mutating func insert(_ address: RowAddress) {
    if let former = indices.updateValue(addresses.count, forKey: address) {
      addresses[former] = nil
      values[address] = nil
    }
    addresses.append(address)
  }

  /// Notes the value that a cell had before it was first changed.
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
  /// - Returns: the values before the change; nil if it added the row.
  mutating func remove(_ address: RowAddress) -> [ColumnID: StoredValue]? {
    if let index = indices.removeValue(forKey: address) { addresses[index] = nil }
    return values.removeValue(forKey: address)
  }
}

/// Addresses of rows, in the order in which they were noted.
struct RowAddressList {
  private(set) var ordered: [RowAddress] = []
  private(set) var addresses: Set<RowAddress> = []

  mutating func append(_ address: RowAddress) {
    if addresses.insert(address).inserted { ordered.append(address) }
  }
}
