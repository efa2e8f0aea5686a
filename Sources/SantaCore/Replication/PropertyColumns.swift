import SantaStore

/// Finds the columns of properties that come in nearly the same order for each object.
struct PropertyColumns {
  private var known: [(property: Property, column: ColumnID?)] = []
  private var next = 0

  /// The number of properties whose columns are kept.
  private static let maximumCount = 32

  /// Returns the column that can have the values of a property of new objects; nil if there is none.
  ///
  /// - Parameter column: looks up the column of a property.
  mutating func column(_ property: Property, _ column: (Property) -> ColumnID?) -> ColumnID? {
    for _ in known.indices {
      if next >= known.count { next = 0 }
      defer { next += 1 }
      if known[next].property == property { return known[next].column }
    }
    let found = property.isPlain ? column(property) : nil
    if known.count < Self.maximumCount {
      known.append((property, found))
      next = known.count
    }
    return found
  }
}
