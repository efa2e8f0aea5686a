/// Values for some of a table's columns. There are so few of them that a linear search takes less time than hashing.
struct ColumnMap<Value>: Sequence {
  private var pairs: [(key: ColumnID, value: Value)] = []

  init() {}

  var isEmpty: Bool { pairs.isEmpty }

  /// The columns that have a value, in the order in which the values were set.
  var keys: [ColumnID] { pairs.map(\.key) }

  subscript(column: ColumnID) -> Value? {
    get { pairs.first { $0.key == column }?.value }
    set {
      pairs.removeAll { $0.key == column }
      if let newValue { pairs.append((column, newValue)) }
    }
  }

  /// Changes the value of a column in place, if the column has one.
  mutating func update(_ column: ColumnID, _ change: (inout Value) -> Void) {
    for index in pairs.indices where pairs[index].key == column { change(&pairs[index].value) }
  }

  func makeIterator() -> IndexingIterator<[(key: ColumnID, value: Value)]> { pairs.makeIterator() }
}

extension ColumnMap: Sendable where Value: Sendable {}
