/// A condition on the target of a link that is tested once per target instead of once per row.
///
/// All targets in a chunk are tested together when a row first links to one of them. The results are kept, so that testing
/// another row only takes reading its link. The result is the same as with ``RowPredicate``, which tests rows whose link is
/// nil.
// This is a class because testing rows adds to the kept results.
final class LinkTest {
  /// From this number of rows in a chunk on, testing all targets in a chunk together pays off.
  private static let fewRows = 8
  /// Results are only kept for chunks with a lower index, because `tested` has an entry for every chunk up to the last.
  private static let chunkLimit = 1 << 20

  private let column: ColumnID
  private let target: Table
  /// The condition on the target.
  private let filter: ChunkFilter
  private let predicate: RowPredicate
  /// The existing targets in each chunk, and the targets that pass, by chunk index.
  private var tested: [(live: SlotSet, passing: SlotSet)?] = []
  /// Whether rows without a target pass; nil until the first of them is tested.
  private var passesWithoutTarget: Bool?

  /// Creates a test, or returns nil if the condition isn't on the target of a link, or also depends on the row itself.
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

  /// Returns the slots that pass, out of `slots`, which must be the slots of live rows.
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

  /// Returns the test results for the targets in a chunk, or nil if they must be tested one by one.
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
  /// Whether the test compares with constant values only, not with other properties of the row.
  fileprivate var isConstant: Bool {
    switch self {
    case .compare(_, .value), .match(_, .value, _), .among, .between, .halfOpen: true
    case .compare, .match: false
    }
  }
}
