extension LiveQuery {
  /// Evaluates the query at the newer snapshot of a difference, and reports what changed in the results.
  ///
  /// The cost depends on the size of the change. It is zero if the query depends on nothing that changed.
  func advanced(by reader: DifferenceAnalysis) -> LiveStep {
    let snapshot = reader.difference.new
    // The table is new, or another store has dropped it and made a new one of this name.
    guard let table = source.table, snapshot[table].name == query.className else {
      return newStep(in: snapshot)
    }
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
          isReordered: isReordered(by: distinct.descriptors, reader))
        stages[index] = .distinct(distinct)
      case .limit(var positions):
        flow = positions.advance(
          by: flow, from: PositionOrder(positions.descriptors, self.source),
          to: PositionOrder(positions.descriptors, source), version: generation,
          isReordered: isReordered(by: positions.descriptors, reader)
        ).map(\.change)
        stages[index] = .limit(positions)
      }
    }
    let shown = output.advance(
      by: flow, from: PositionOrder(output.descriptors, self.source),
      to: PositionOrder(output.descriptors, source),
      version: generation, isReordered: isReordered(by: output.descriptors, reader))
    return LiveStep(
      before: self, after: LiveQuery(self, source, stages, output), shown: shown)
  }

  /// The members that may enter, leave or move within the results.
  ///
  /// These are the members that were added to, removed from or moved within the source, and those for which a value
  /// along one of the query's paths changed.
  private func changes(
    _ reader: DifferenceAnalysis
  ) -> (LiveSource, [MemberChange]) {
    let advanced = source.advanced(
      by: reader.difference, className: query.className)
    var changes = advanced.changes
    guard !paths.isEmpty, let table = source.table else { return advanced }
    let known = Set(changes.compactMap(\.new))
    if reader.hasNewColumns {
      // Values may differ in rows that no transaction changed.
      for member in advanced.source.members where !known.contains(member.position) {
        changes.append(MemberChange(old: member.position, new: member.position))
      }
      return (advanced.source, changes)
    }
    for row in reader.changedRows(in: table, along: paths).columns.keys {
      for position in advanced.source.positions(of: row) where !known.contains(position) {
        changes.append(MemberChange(old: position, new: position))
      }
    }
    return (advanced.source, changes)
  }

  private func filtered(
    _ changes: [MemberChange], _ expression: Expression, _ source: LiveSource
  ) -> [MemberChange] {
    let (passedBefore, passesNow) = (Self.test(expression, self.source), Self.test(expression, source))
    return changes.compactMap { change in
      var change = change
      if let position = change.old, !passedBefore(position) { change.old = nil }
      if let position = change.new, !passesNow(position) { change.new = nil }
      return change.old == nil && change.new == nil ? nil : change
    }
  }

  private static func test(_ expression: Expression, _ source: LiveSource) -> (SourcePosition) -> Bool {
    guard let table = source.table else { return { _ in false } }
    let predicate = RowPredicate(expression, table, source.snapshot)
    let rows = source.snapshot[table]
    return { position in
      let row = source.row(at: position)
      guard let chunk = rows.chunk(of: row) else { return false }
      return predicate.matches(row, chunk, row.slot)
    }
  }

  private func isReordered(
    by descriptors: [SortDescriptor], _ reader: DifferenceAnalysis
  ) -> (RowKey) -> Bool {
    guard let table = source.table, !descriptors.isEmpty else { return { _ in false } }
    if reader.hasNewColumns { return { _ in true } }
    let rows = reader.changedRows(in: table, along: Set(descriptors.map(\.path)))
    return { rows.columns[$0] != nil }
  }

  /// The evaluation in another table: nothing in it was in the results before.
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
