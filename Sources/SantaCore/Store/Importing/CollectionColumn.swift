/// The lists, sets or maps of one column for the rows of a batch: the elements of all rows, one row after the other.
struct CollectionColumn: Sendable {
  let id: ColumnID
  private let kind: CollectionKind
  private var elements: CellColumn
  /// The keys of a map; without values in lists and sets.
  private var keys: CellColumn
  /// For each row, the index after its last element.
  private var ends: [Int] = []
  /// Whether the record of each row has the collection. If not, an object that exists keeps its own.
  private(set) var isGiven: [Bool] = []

  /// - Parameter definition: a column of lists, sets or maps whose keys are strings, without links.
  init(_ id: ColumnID, _ definition: ColumnDefinition, _ rules: CellRules) {
    (self.id, kind) = (id, definition.kind)
    elements = CellColumn(id, definition, rules)
    keys = CellColumn(id, ColumnDefinition(name: definition.name, type: .string), rules)
  }

  /// Whether the collections of a column can be added in this form.
  static func admits(_ definition: ColumnDefinition) -> Bool {
    definition.isCollection && !definition.isLink && definition.type != .any && definition.type != .external
      && definition.keyType == .string
  }

  var count: Int { ends.count }

  mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(count)
    isGiven.reserveCapacity(count)
  }

  // MARK: Adding collections

  mutating func truncate(to count: Int) {
    if ends.count > count { ends.removeLast(ends.count - count) }
    if isGiven.count > count { isGiven.removeLast(isGiven.count - count) }
    elements.truncate(to: ends.last ?? 0)
    keys.truncate(to: kind == .map ? ends.last ?? 0 : 0)
  }

  mutating func appendMissing() {
    ends.append(elements.count)
    isGiven.append(false)
  }

  /// Adds the collection of the next row.
  ///
  /// - Returns: false if a value does not match the column, or has an unusual form. `truncate(to:)` must follow then.
  mutating func append(_ cell: ScannedCell, in bytes: Span<UInt8>) -> Bool {
    switch cell.kind {
    case .nested, .cell: return append(cell.start..<cell.end, in: bytes, copiesTexts: false)
    case .escapedCell:
      var unescaped: [UInt8] = []
      guard cell.unescape(bytes, into: &unescaped) else { return false }
      return append(unescaped.indices, in: unescaped.span, copiesTexts: true)
    case .null, .text, .escapedText, .number, .yes, .no: return false
    }
  }

  /// - Parameter copiesTexts: whether the bytes are not those of the batch.
  private mutating func append(_ range: Range<Int>, in bytes: Span<UInt8>, copiesTexts: Bool) -> Bool {
    guard var scanner = NestedScanner(range, in: bytes), (scanner.kind == .object) == (kind == .map) else {
      return false
    }
    func cell(_ found: ScannedCell) -> ScannedCell {
      var found = found
      if copiesTexts, found.kind == .text { found.kind = .escapedText }
      return found
    }
    while scanner.next(bytes) {
      if kind == .map, !keys.append(cell(scanner.key), in: bytes) { return false }
      if !elements.append(cell(scanner.value), in: bytes) { return false }
    }
    let first = ends.last ?? 0
    if kind == .map, keys.hasEqualTexts(first..<keys.count, in: bytes) { return false }
    ends.append(elements.count)
    isGiven.append(true)
    return scanner.isComplete
  }

  // MARK: Reading collections

  /// Returns the collections of rows.
  func collections(_ rows: Range<Int>, in bytes: [UInt8]) -> NewCollections {
    var result = NewCollections()
    result.reserveCapacity(rows.count)
    for row in rows {
      let range = (row == 0 ? 0 : ends[row - 1])..<ends[row]
      switch kind {
      case .single, .list:
        for index in range { result.append(elements.value(index, in: bytes)) }
        result.endRow()
      case .set: result.appendSet(range.map { elements.value($0, in: bytes) })
      case .map:
        result.appendMap(range.map { (keys.textValue($0, in: bytes), elements.value($0, in: bytes)) })
      }
    }
    return result
  }
}
