/// An expression that is bound to the columns of one snapshot and tests all rows of a chunk at once.
///
/// Conditions on a row's own columns are tested on the packed cells of the chunk, and conditions on the target of a link on the
/// packed cells of the targets. The remaining conditions are tested row by row, only for the rows that passed.
struct ChunkFilter {
  private indirect enum Node {
    case constant(Bool)
    /// A test on packed cells. The row predicate tests the same condition on the rows that the cells don't decide.
    case column(ColumnTest, RowPredicate)
    case rows(RowPredicate)
    /// A test of link targets. It tests a small number of rows with a row predicate instead.
    case link(LinkTest)
    case all([Node])
    case any([Node])
    case not(Node)

    /// Whether rows are tested one by one.
    var isSlow: Bool {
      switch self {
      case .constant, .column: false
      case .rows, .link: true
      case .all(let nodes), .any(let nodes): nodes.contains { $0.isSlow }
      case .not(let node): node.isSlow
      }
    }
  }

  private let root: Node
  private let touched: [ColumnID]

  init(_ expression: Expression, _ table: TableID, _ snapshot: Snapshot) {
    root = Self.node(expression, table, snapshot)
    touched = Self.columns(of: root)
  }

  /// Returns the columns whose cells are read for every row. String columns are left out, because the length of a string
  /// usually decides.
  private static func columns(of node: Node) -> [ColumnID] {
    switch node {
    case .column(let test, _): test.isOfNumbers ? [test.column] : []
    case .all(let nodes), .any(let nodes): nodes.flatMap(columns)
    case .not(let node): columns(of: node)
    case .constant, .rows, .link: []
    }
  }

  private static func node(_ expression: Expression, _ table: TableID, _ snapshot: Snapshot) -> Node {
    // Fast conditions come first so that slow ones test fewer rows. The order doesn't change the result.
    func nodes(_ members: [Expression]) -> [Node] {
      let nodes = members.map { node($0, table, snapshot) }
      return nodes.filter { !$0.isSlow } + nodes.filter(\.isSlow)
    }
    switch expression {
    case .constant(let value): return .constant(value)
    case .condition(let condition):
      let predicate = RowPredicate(expression, table, snapshot)
      if let test = ColumnTest(condition, table, snapshot) { return .column(test, predicate) }
      return LinkTest(condition, predicate, table, snapshot).map { .link($0) } ?? .rows(predicate)
    case .conjunction(let members): return .all(nodes(members))
    case .disjunction(let members): return .any(nodes(members))
    case .not(let operand): return .not(node(operand, table, snapshot))
    }
  }

  /// Returns the slots of the live rows in a chunk that match.
  ///
  /// - Parameter index: the chunk's index in its table.
  func matches(_ chunk: Chunk, at index: Int) -> SlotSet { matches(chunk, at: index, among: chunk.liveSet) }

  /// Returns the slots that match, out of a set of live slots.
  func matches(_ chunk: Chunk, at index: Int, among slots: SlotSet) -> SlotSet {
    Self.matches(root, chunk, index, among: slots)
  }

  /// Reads the first values that the filter tests, so that their memory is loaded ahead of the tests.
  func touch(_ chunk: Chunk) -> UInt {
    var read: UInt = 0
    for column in touched where column.rawValue < chunk.layout.columns.count { read ^= chunk.touch(column) }
    return read
  }

  private static func matches(_ node: Node, _ chunk: Chunk, _ index: Int, among slots: SlotSet) -> SlotSet {
    if slots.isEmpty { return slots }
    switch node {
    case .constant(let value): return value ? slots : .none
    case .column(let test, let predicate):
      return test.matches(chunk, among: slots) { matches(.rows(predicate), chunk, index, among: $0) }
    case .rows(let predicate):
      var found = SlotSet.none
      slots.forEach { slot in
        if predicate.matches(RowKey(chunkIndex: index, slot: slot), chunk, slot) {
          found.insert(slot)
        }
      }
      return found
    case .link(let test): return test.matches(chunk, at: index, among: slots)
    case .all(let nodes): return nodes.reduce(slots) { matches($1, chunk, index, among: $0) }
    case .any(let nodes):
      return nodes.reduce(.none) { found, node in
        found.union(matches(node, chunk, index, among: slots.subtracting(found)))
      }
    case .not(let node): return slots.subtracting(matches(node, chunk, index, among: slots))
    }
  }
}

extension Table {
  /// Calls `body` for each chunk with matching rows, in the order of creation.
  func forEachMatch(_ filter: ChunkFilter, _ body: (_ chunk: Chunk, _ index: Int, _ slots: SlotSet) -> Void) {
    chunks.scan(touching: { filter.touch($0) }) { index, chunk in
      let slots = filter.matches(chunk, at: index)
      if !slots.isEmpty { body(chunk, index, slots) }
      return true
    }
  }
}
