/// A condition on the target of a link, which is tested once for each target instead of once for each row.
///
/// The targets in one chunk are tested together when a row first links to one of them. The results are kept, so
/// following a link takes the time of reading it. The result is the same as that of ``RowPredicate``, which tests rows
/// with a nil link.
// A class, because the results are kept while rows are tested.
final class LinkTest {
  /// The number of rows in a chunk from which on testing all targets in a chunk pays.
  private static let fewRows = 8
  /// The results for chunks from this index on are not kept, because those before it take memory, too.
  private static let chunkLimit = 1 << 20

  private let column: ColumnID
  private let target: Table
  /// The condition on the target.
  private let filter: ChunkFilter
  private let predicate: RowPredicate
  /// The targets in each chunk that exist, and those among them that pass, by the index of the chunk.
  private var tested: [(live: SlotSet, passing: SlotSet)?] = []
  /// Whether rows without a target pass; nil if none has been met yet.
  private var passesWithoutTarget: Bool?

  /// Nil for a condition on something else, and for one that also depends on the row itself.
  init?(
    _ condition: Expression.Condition, _ predicate: RowPredicate, _ table: TableID, _ snapshot: Snapshot
  ) {
    guard condition.quantifier == nil, condition.test.isConstant, case .path(var path) = condition.subject,
      path.steps.count > 1, !path.isMultiple, case .property(let name) = path.steps[0],
      let column = snapshot[table].column(named: name), snapshot[table][column].isSingleLink,
      let target = snapshot.target(column, of: table)
    else { return nil }
    path.steps.removeFirst()
    var rest = condition
    rest.subject = .path(path)
    self.column = column
    self.target = snapshot[target]
    self.predicate = predicate
    filter = ChunkFilter(.condition(rest), target, snapshot)
  }

  /// The slots that pass, among `slots`, which are those of live rows.
  func matches(_ chunk: Chunk, at index: Int, among slots: SlotSet) -> SlotSet {
    let present = chunk.presentSlots(column)
    let areFew = slots.count < Self.fewRows
    var found = SlotSet.none
    slots.forEach { slot in
      if passes(chunk, index, slot, hasTarget: present.contains(slot), alone: areFew) { found.insert(slot) }
    }
    return found
  }

  @inline(__always)
  private func passes(_ chunk: Chunk, _ index: Int, _ slot: Int, hasTarget: Bool, alone: Bool) -> Bool {
    func passesAlone() -> Bool { predicate.matches(RowKey(chunkIndex: index, slot: slot), chunk, slot) }
    if !hasTarget {
      if let passesWithoutTarget { return passesWithoutTarget }
      let passes = passesAlone()
      passesWithoutTarget = passes
      return passes
    }
    let row = RowKey(rawValue: chunk.integer(column, at: slot))
    guard !alone, let targets = targets(inChunk: row.chunkIndex), targets.live.contains(row.slot) else {
      return passesAlone()
    }
    return targets.passing.contains(row.slot)
  }

  /// The targets in a chunk; nil if they must be tested one by one.
  @inline(__always)
  private func targets(inChunk index: Int) -> (live: SlotSet, passing: SlotSet)? {
    if index < tested.count, let known = tested[index] { return known }
    return test(chunkAt: index)
  }

  private func test(chunkAt index: Int) -> (live: SlotSet, passing: SlotSet)? {
    guard index < Self.chunkLimit, let chunk = target.chunk(at: index) else { return nil }
    let targets = (live: chunk.liveSet, passing: filter.matches(chunk, at: index))
    if tested.count <= index { tested += Array(repeating: nil, count: index + 1 - tested.count) }
    tested[index] = targets
    return targets
  }
}

extension Expression.Test {
  /// Whether the test compares with values, not with other properties of the row.
  fileprivate var isConstant: Bool {
    switch self {
    case .compare(_, .value), .match(_, .value, _), .among, .between, .halfOpen: true
    case .compare, .match: false
    }
  }
}
