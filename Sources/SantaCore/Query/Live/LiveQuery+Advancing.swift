extension LiveQuery {
  /// What a query finds in the newer snapshot of a difference, and what that changed. Costs what changed; where nothing
  /// did on which the query depends, nothing.
  func advanced(by reader: DifferenceReader) -> LiveStep {
    let snapshot = reader.difference.new
    guard source.table != nil else { return begun(in: snapshot) }
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
      case .limit(var places):
        flow = places.advance(
          by: flow, from: PlaceOrder(places.descriptors, self.source),
          to: PlaceOrder(places.descriptors, source), version: generation,
          isReordered: isReordered(by: places.descriptors, reader)
        ).map(\.change)
        stages[index] = .limit(places)
      }
    }
    let shown = output.advance(
      by: flow, from: PlaceOrder(output.descriptors, self.source),
      to: PlaceOrder(output.descriptors, source),
      version: generation, isReordered: isReordered(by: output.descriptors, reader))
    return LiveStep(
      before: self, after: LiveQuery(self, source, stages, output), shown: shown)
  }

  /// All that may be shown or stand otherwise: what came, went or moved in the source, and what some path that the query
  /// depends on leads from to something that changed.
  private func changes(
    _ reader: DifferenceReader
  ) -> (LiveSource, [MemberChange]) {
    let advanced = source.advanced(
      by: reader.difference, className: query.className)
    var changes = advanced.changes
    guard !paths.isEmpty, let table = source.table else { return advanced }
    let known = Set(changes.compactMap(\.new))
    if reader.hasNewColumns {
      // Values may differ in rows that nobody changed.
      for member in advanced.source.members where !known.contains(member.place) {
        changes.append(MemberChange(old: member.place, new: member.place))
      }
      return (advanced.source, changes)
    }
    for row in reader.changedRows(in: table, along: paths).columns.keys {
      for place in advanced.source.places(of: row) where !known.contains(place) {
        changes.append(MemberChange(old: place, new: place))
      }
    }
    return (advanced.source, changes)
  }

  private func filtered(
    _ changes: [MemberChange], _ expression: Expression, _ source: LiveSource
  ) -> [MemberChange] {
    let (was, `is`) = (Self.test(expression, self.source), Self.test(expression, source))
    return changes.compactMap { change in
      var change = change
      if let place = change.old, !was(place) { change.old = nil }
      if let place = change.new, !`is`(place) { change.new = nil }
      return change.old == nil && change.new == nil ? nil : change
    }
  }

  private static func test(_ expression: Expression, _ source: LiveSource) -> (Place) -> Bool {
    guard let table = source.table else { return { _ in false } }
    let predicate = RowPredicate(expression, table, source.snapshot)
    let rows = source.snapshot[table]
    return { place in
      let row = source.row(at: place)
      guard let chunk = rows.chunk(of: row) else { return false }
      return predicate.matches(row, chunk, row.slot)
    }
  }

  private func isReordered(
    by descriptors: [SortDescriptor], _ reader: DifferenceReader
  ) -> (RowKey) -> Bool {
    guard let table = source.table, !descriptors.isEmpty else { return { _ in false } }
    if reader.hasNewColumns { return { _ in true } }
    let rows = reader.changedRows(in: table, along: Set(descriptors.map(\.path)))
    return { rows.columns[$0] != nil }
  }

  /// The first evaluation with anything to evaluate.
  private func begun(in snapshot: Snapshot) -> LiveStep {
    let after = LiveQuery(query, in: snapshot)
    let shown = after.output.places.enumerated().map { rank, place in
      OrderedPlaces.Shown(change: MemberChange(old: nil, new: place), newRank: rank, mayMove: false)
    }
    return LiveStep(before: self, after: after, shown: shown)
  }
}
