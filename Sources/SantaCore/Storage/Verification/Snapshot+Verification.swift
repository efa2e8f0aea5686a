extension Snapshot {
  /// Verifies all tables, and the targets of all links.
  func verify(_ verification: Verification) {
    let findings = tables.map { $0.verify(verification) }
    for (index, table) in tables.enumerated() {
      for (column, definition) in table.columns.enumerated() where definition.isLink {
        verification.subject = Verification.Subject(table: table.name, column: definition.name)
        let links = findings[index].links[ColumnID(column)] ?? []
        guard let target = target(ColumnID(column), of: TableID(rawValue: index)) else {
          verification.expect(links.isEmpty, "the property links to objects of a type that does not exist")
          continue
        }
        guard findings[target.rawValue].isWhole else { continue }
        for link in links {
          verification.expect(
            self[target].contains(link.target),
            "row \(link.origin.rawValue) links to row \(link.target.rawValue) of \(self[target].name), "
              + "which does not exist")
        }
      }
    }
    if findings.allSatisfy(\.isWhole) {
      for table in tables where table.kind == .embedded { verifyOwners(of: table, findings, verification) }
    }
    verification.subject = Verification.Subject()
    if let damage { _ = verification.note(damage) }
  }

  private func verifyOwners(
    of embedded: Table, _ findings: [Table.Findings], _ verification: Verification
  ) {
    var owned: [RowKey] = []
    for (table, findings) in zip(tables, findings) {
      for (column, definition) in table.columns.enumerated()
      where definition.target == embedded.name && !definition.isDropped {
        verification.subject = Verification.Subject(table: table.name, column: definition.name)
        verification.expect(definition.kind != .set, "a set owns embedded objects")
        owned += findings.links[ColumnID(column)]?.map(\.target) ?? []
      }
    }
    verification.subject = Verification.Subject(table: embedded.name)
    verification.expect(
      owned.sorted() == embedded.rows, "an embedded object has no owner, or more than one")
  }
}
