/// The stored column of each property of a class, found by the name of the property or by its former name.
///
/// A property has the column with its name, unless a renamed property takes that column. It then takes the column with its own
/// former name, if there is one. Renamed properties can form a chain, such as b from a and c from b, or a circle, such as a from b
/// and b from a.
struct PropertyColumns {
  private let properties: [PropertyAccessor]
  private var columns: [ColumnID?]
  /// The properties that are declared as renamed from a column that another property has taken, with that property.
  private(set) var rivals: [(property: PropertyAccessor, owner: PropertyAccessor)] = []

  /// - Complexity: O(number of properties × number of columns).
  init(_ properties: [PropertyAccessor], in table: Table) {
    self.properties = properties
    columns = properties.map { table.column(named: $0.definition.name) }
    if properties.allSatisfy({ $0.formerName == nil }) { return }
    takeFormerColumns(of: table)
    for circle in Self.circles(of: properties) { turn(circle, in: table) }
  }

  /// Returns the column of a property, or nil if the table has none.
  subscript(property: PropertyAccessor) -> ColumnID? {
    properties.firstIndex { $0 === property }.flatMap { columns[$0] }
  }

  /// Gives each property without a column the column with its former name. A property that loses its column gets the column with
  /// its own former name.
  private mutating func takeFormerColumns(of table: Table) {
    var owners: [ColumnID: Int] = [:]
    var waiting = properties.indices.filter { columns[$0] == nil }
    var next = 0
    while next < waiting.count {
      let index = waiting[next]
      next += 1
      guard let name = properties[index].formerName, let column = table.column(named: name) else { continue }
      if let owner = owners[column] {
        rivals.append((properties[index], properties[owner]))
        continue
      }
      owners[column] = index
      if let loser = columns.firstIndex(of: column) {
        columns[loser] = nil
        waiting.append(loser)
      }
      columns[index] = column
    }
  }

  /// Moves the columns of a circle of renamed properties, unless this was done before: the columns then have former names.
  private mutating func turn(_ circle: [Int], in table: Table) {
    let known = circle.map { columns[$0] }
    for (index, column) in zip(circle, known) {
      guard let column, let name = properties[index].formerName,
        table[column].name == properties[index].definition.name, !table[column].formerNames.contains(name)
      else { return }
    }
    for (place, index) in circle.enumerated() { columns[index] = known[(place + 1) % circle.count] }
  }

  /// Returns the circles of properties in which each one is renamed from the next one, as indexes.
  private static func circles(of properties: [PropertyAccessor]) -> [[Int]] {
    let places = Dictionary(
      properties.enumerated().map { ($1.definition.name, $0) }, uniquingKeysWith: { first, _ in first })
    var visited: Set<Int> = []
    var result: [[Int]] = []
    for start in properties.indices {
      var path: [Int] = []
      var index: Int? = start
      while let current = index, visited.insert(current).inserted {
        path.append(current)
        index = properties[current].formerName.flatMap { places[$0] }
      }
      if let index, let first = path.firstIndex(of: index) { result.append(Array(path[first...])) }
    }
    return result
  }

  /// Returns the definition of a new column. In a circle of renamed properties, the column gets its former name, so that the columns
  /// of the circle aren't moved when the store is next opened.
  static func newColumn(_ property: PropertyAccessor, of objectClass: ObjectClass) -> ColumnDefinition {
    var definition = property.definition
    let isInCircle = circles(of: objectClass.properties).contains { circle in
      circle.contains { objectClass.properties[$0] === property }
    }
    if isInCircle, let name = property.formerName { definition.formerNames = [name] }
    return definition
  }
}
