/// The rows whose unique values a change has set, in the order of its operations, with the values before it.
struct TouchedRows {
  private var places: [Transaction.Place] = []
  private var values: [Transaction.Place: [ColumnID: StoredValue]] = [:]
  /// The rows that the change has added.
  private var added: Set<Transaction.Place> = []

  /// Notes a row that the change has added.
  mutating func insert(_ place: Transaction.Place) {
    if added.insert(place).inserted { places.append(place) }
  }

  /// Notes the value that a cell had before it was first changed.
  mutating func note(_ old: StoredValue, at cell: CellAddress, of place: Transaction.Place) {
    if added.contains(place) { return }
    if values[place] == nil { places.append(place) }
    if values[place]?[cell.column] == nil { values[place, default: [:]][cell.column] = old }
  }

  func last(where predicate: (Transaction.Place) -> Bool) -> Transaction.Place? {
    places.last(where: predicate)
  }

  /// Forgets a row.
  ///
  /// - Returns: the values before the change; nil if it added the row.
  mutating func remove(_ place: Transaction.Place) -> [ColumnID: StoredValue]? {
    places.removeAll { $0 == place }
    added.remove(place)
    return values.removeValue(forKey: place)
  }
}

/// Places in the order in which they were noted.
struct PlaceList {
  private(set) var ordered: [Transaction.Place] = []
  private(set) var places: Set<Transaction.Place> = []

  mutating func append(_ place: Transaction.Place) {
    if places.insert(place).inserted { ordered.append(place) }
  }
}
