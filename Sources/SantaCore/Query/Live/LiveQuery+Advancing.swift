extension LiveQuery {
  /// Evaluates the query at the newer snapshot of a difference, and returns the changes to the results.
  ///
  /// The cost depends on the size of the change. It is zero if no change affects the query.
  func advanced(by reader: DifferenceAnalysis) -> LiveStep {
    let snapshot = reader.difference.new
    // The table is new, or another store has replaced it with a new one of the same name.
    guard let table = source.table, snapshot[table].name == query.className else {
      return newStep(in: snapshot)
    }
    if isFasterFromScratch(reader, table) { return evaluatedFromScratch(reader) }
    let generation = generation.next
    let (source, changes) = changes(reader)
    if changes.isEmpty {
      return LiveStep(
        before: self, after: LiveQuery(self, source, stages, output), shown: [])
    }
    var (flow, stages, output) = (changes, stages, output)
    for index in stages.indices {
      switch stages[index] {
      case .filter(let expression): flow = filtered(flow, expression, source)
      case .distinct(var distinct):
        flow = distinct.advance(
          by: flow, from: self.source, to: source, version: generation,
          reordered: reordered(by: distinct.descriptors, reader))
        stages[index] = .distinct(distinct)
      case .limit(var positions):
        flow = positions.advance(
          by: flow, from: PositionOrder(positions.descriptors, self.source),
          to: PositionOrder(positions.descriptors, source), version: generation,
          reordered: reordered(by: positions.descriptors, reader)
        ).map(\.change)
        stages[index] = .limit(positions)
      }
    }
    let shown = output.advance(
      by: flow, from: PositionOrder(output.descriptors, self.source),
      to: PositionOrder(output.descriptors, source),
      version: generation, reordered: reordered(by: output.descriptors, reader))
    return LiveStep(
      before: self, after: LiveQuery(self, source, stages, output), shown: shown)
  }

  /// Returns the members that might enter, leave or move within the results.
  ///
  /// These are the members that were added to, removed from or moved within the source, and the members for which a value along
  /// one of the query's paths changed.
  private func changes(
    _ reader: DifferenceAnalysis
  ) -> (LiveSource, [MemberChange]) {
    let advanced = source.advanced(
      by: reader.difference, className: query.className)
    var changes = advanced.changes
    guard !paths.isEmpty, let table = source.table else { return advanced }
    if reader.hasNewColumns {
      let known = Set(changes.compactMap(\.new))
      // Values may differ even in rows that no transaction changed.
      for member in advanced.source.members where !known.contains(member.position) {
        changes.append(MemberChange(old: member.position, new: member.position))
      }
      return (advanced.source, changes)
    }
    let changed = reader.changedRows(in: table, along: paths).entries
    if changed.isEmpty { return advanced }
    if advanced.source.hasRowsAsPositions {
      return (advanced.source, merged(changes, changed, advanced.source))
    }
    let known = Set(changes.compactMap(\.new))
    for (row, _) in changed {
      for position in advanced.source.positions(of: row) where !known.contains(position) {
        changes.append(MemberChange(old: position, new: position))
      }
    }
    return (advanced.source, changes)
  }

  /// Merges rows into changes by ascending position, except for rows that aren't members.
  private func merged(
    _ changes: [MemberChange], _ rows: [ChangedRows.Entry], _ source: LiveSource
  ) -> [MemberChange] {
    var result: [MemberChange] = []
    result.reserveCapacity(changes.count + rows.count)
    var next = 0
    // Every row that changed and was not deleted is a member of its table.
    let isTable = source.source == .table
    for (row, _) in rows {
      let position = SourcePosition(row)
      while next < changes.count, let known = changes[next].new ?? changes[next].old, known < position {
        result.append(changes[next])
        next += 1
      }
      if next < changes.count, (changes[next].new ?? changes[next].old) == position { continue }
      if isTable || source.contains(row) { result.append(MemberChange(old: position, new: position)) }
    }
    return result + changes[next...]
  }

  private func filtered(
    _ changes: [MemberChange], _ expression: Expression, _ source: LiveSource
  ) -> [MemberChange] {
    let passedBefore = Self.passes(changes.map(\.old), expression, self.source)
    let passesNow = Self.passes(changes.map(\.new), expression, source)
    var result: [MemberChange] = []
    result.reserveCapacity(changes.count)
    for (index, var change) in changes.enumerated() {
      if !passedBefore[index] { change.old = nil }
      if !passesNow[index] { change.new = nil }
      if change.old != nil || change.new != nil { result.append(change) }
    }
    return result
  }

  /// From this number of members on, the members in a chunk are tested together. For fewer members, preparing a ``ChunkFilter``
  /// takes longer than testing them one by one. The value is an estimate: measure "live filtered, 10 changed" to calibrate it.
  private static let smallestBatch = 8

  /// Returns whether each of some members passes a filter; false for members without a position.
  private static func passes(
    _ positions: [SourcePosition?], _ expression: Expression, _ source: LiveSource
  ) -> [Bool] {
    var result = Array(repeating: false, count: positions.count)
    guard let table = source.table else { return result }
    let rows = source.snapshot[table]
    if positions.count < smallestBatch {
      let predicate = RowPredicate(expression, table, source.snapshot)
      for (index, position) in positions.enumerated() {
        guard let row = position.map(source.row(at:)), let chunk = rows.chunk(of: row) else { continue }
        result[index] = predicate.matches(row, chunk, row.slot)
      }
      return result
    }
    let filter = ChunkFilter(expression, table, source.snapshot)
    // Neighbours are usually in the same chunk.
    var batch: (chunk: Int, slots: SlotSet, indices: [(index: Int, slot: Int)]) = (-1, .none, [])
    func test() {
      guard !batch.indices.isEmpty, let chunk = rows.chunk(at: batch.chunk) else { return }
      let passing = filter.matches(chunk, at: batch.chunk, among: batch.slots.intersection(chunk.liveSet))
      for (index, slot) in batch.indices { result[index] = passing.contains(slot) }
    }
    for (index, position) in positions.enumerated() {
      guard let row = position.map(source.row(at:)), row != .none else { continue }
      if row.chunkIndex != batch.chunk {
        test()
        (batch.chunk, batch.slots) = (row.chunkIndex, .none)
        batch.indices.removeAll(keepingCapacity: true)
      }
      batch.slots.insert(row.slot)
      batch.indices.append((index, row.slot))
    }
    test()
    return result
  }

  private func reordered(by descriptors: [SortDescriptor], _ reader: DifferenceAnalysis) -> ReorderedRows {
    guard let table = source.table, !descriptors.isEmpty else { return .none }
    if reader.hasNewColumns { return .all }
    return .some(reader.changedRows(in: table, along: Set(descriptors.map(\.path))))
  }

  // MARK: Evaluating from scratch

  /// From this number of changes on, checking whether an evaluation from scratch is faster is worthwhile.
  private static let manyChanges = 256

  /// Returns whether evaluating the query from scratch is faster than testing the changed rows. This is only the case if an
  /// index finds a small number of results. A scan or a sort is never faster, because changed rows are tested and sorted in the
  /// same way, and the rest is copied (benchmarks "live filtered, 100,000 changed" and "initial filter").
  private func isFasterFromScratch(_ reader: DifferenceAnalysis, _ table: TableID) -> Bool {
    guard source.source == .table, !reader.hasNewColumns, !paths.isEmpty else { return false }
    let rows = reader.difference.tables[table]
    let count =
      (rows?.deletionCount ?? 0) + (rows?.insertions.count ?? 0)
      + reader.changedRows(in: table, along: paths).entries.count
    guard count >= Self.manyChanges, let plan = query.plan(in: reader.difference.new) else { return false }
    if case .scan = plan.access { return false }
    return (plan.candidateCount + output.count) * FilterPlan.indexFetchCost < count
  }

  /// Returns the same step as ``advanced(by:)``, by evaluating the query from scratch and comparing both results. O(n).
  ///
  /// The members of the source must have their rows as positions.
  func evaluatedFromScratch(_ reader: DifferenceAnalysis) -> LiveStep {
    let after = LiveQuery(query, in: reader.difference.new)
    let keys = PositionOrder.KeyComparison(
      PositionOrder(output.descriptors, source), PositionOrder(output.descriptors, after.source))
    var reordered = reordered(by: output.descriptors, reader).cursor
    var shown: [SortedPositions.Shown] = []
    let old = SortedPositions.inOrder(output.positions)
    var rest = SortedPositions.inOrder(after.output.positions)[...]
    func add(_ item: NumberSort.Item) {
      let change = MemberChange(old: nil, new: SourcePosition(rawValue: item.number))
      shown.append(SortedPositions.Shown(change: change, newRank: Int(item.index), mayMove: false))
    }
    for item in old {
      while let next = rest.first, next.number < item.number { add(rest.removeFirst()) }
      let position = SourcePosition(rawValue: item.number)
      if let next = rest.first, next.number == item.number {
        rest.removeFirst()
        if reordered.contains(source.row(at: position)), keys.differ(position, position) {
          shown.append(
            SortedPositions.Shown(
              change: MemberChange(old: position, new: position), oldRank: Int(item.index),
              newRank: Int(next.index), mayMove: true))
        }
      } else {
        shown.append(
          SortedPositions.Shown(
            change: MemberChange(old: position, new: nil), oldRank: Int(item.index), mayMove: false))
      }
    }
    for item in rest { add(item) }
    return LiveStep(before: self, after: after, shown: shown)
  }

  /// Returns the step to an evaluation in another table, none of whose rows was in the results before.
  private func newStep(in snapshot: Snapshot) -> LiveStep {
    let after = LiveQuery(query, in: snapshot)
    let removed = output.positions.enumerated().map { rank, position in
      SortedPositions.Shown(change: MemberChange(old: position, new: nil), oldRank: rank, mayMove: false)
    }
    let added = after.output.positions.enumerated().map { rank, position in
      SortedPositions.Shown(change: MemberChange(old: nil, new: position), newRank: rank, mayMove: false)
    }
    return LiveStep(before: self, after: after, shown: removed + added)
  }
}
