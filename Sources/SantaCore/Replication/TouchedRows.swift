import SantaStore

/// The rows whose unique values a change has set, in the order of its operations, with the values before it.
struct TouchedRows {
  /// Nil where a row was forgotten.
  private var places: [Transaction.Place?] = []
  private var indices: [Transaction.Place: Int] = [:]
  /// The values before the change. A row that the change has added has none.
  private var values: [Transaction.Place: [ColumnID: StoredValue]] = [:]

  /// An upper bound of the indices.
  var count: Int { places.count }

  /// The row at an index; nil if it was forgotten.
  subscript(index: Int) -> Transaction.Place? { places[index] }

  func index(of place: Transaction.Place) -> Int? { indices[place] }

  /// Notes a row that the change has added, maybe where it has deleted another one.
  mutating func insert(_ place: Transaction.Place) {
    if let former = indices.updateValue(places.count, forKey: place) {
      places[former] = nil
      values[place] = nil
    }
    places.append(place)
  }

  /// Notes the value that a cell had before it was first changed.
  mutating func note(_ old: StoredValue, at cell: CellAddress, of place: Transaction.Place) {
    if indices[place] == nil {
      indices[place] = places.count
      places.append(place)
      values[place] = [cell.column: old]
    } else if let known = values[place], known[cell.column] == nil {
      values[place]?[cell.column] = old
    }
  }

  /// Forgets a row.
  ///
  /// - Returns: the values before the change; nil if it added the row.
  mutating func remove(_ place: Transaction.Place) -> [ColumnID: StoredValue]? {
    if let index = indices.removeValue(forKey: place) { places[index] = nil }
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
