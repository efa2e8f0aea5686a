extension Difference {
  /// Whether tables or columns were added, or tables were dropped or renamed.
  var hasOtherSchema: Bool { Self.hasOtherSchema(old, new) }

  /// Whether a record of the difference contains definitions of tables or columns. Most commits don't change any, and comparing
  /// each column would take longer than encoding a row.
  var changesDefinitions: Bool {
    !new.hasSameSchema(as: old)
      || zip(old.tables, new.tables).contains { $0 !== $1 && $0.formerNames != $1.formerNames }
  }

  static func hasOtherSchema(_ old: Snapshot, _ new: Snapshot) -> Bool {
    old.tables.count != new.tables.count
      || zip(old.tables, new.tables).contains {
        $0 !== $1 && ($0.columns.count != $1.columns.count || $0.name != $1.name)
      }
  }
}
