extension Difference {
  /// Whether tables or columns were added, or tables dropped or renamed.
  var hasOtherSchema: Bool { Self.hasOtherSchema(old, new) }

  static func hasOtherSchema(_ old: Snapshot, _ new: Snapshot) -> Bool {
    old.tables.count != new.tables.count
      || zip(old.tables, new.tables).contains {
        $0 !== $1 && ($0.columns.count != $1.columns.count || $0.name != $1.name)
      }
  }
}
