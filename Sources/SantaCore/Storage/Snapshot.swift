/// The whole contents of a store at one version.
///
/// A snapshot is an immutable value. Taking one is O(1), holding one doesn't block any reader or writer, and it can be used in
/// any isolation. Two snapshots share everything that didn't change between them, so computing their difference takes time
/// proportional to the changes.
package struct Snapshot: Sendable {
  /// The number of the commit that produced this state.
  package let version: Version
  package let tables: [Table]
  private var frame: Frame

  /// The fields that rarely change from one state to the next, so that most states share them. Snapshots are copied many times
  /// for each commit, and each copy retains all fields.
  private final class Frame: Sendable {
    let source: BlockSource?
    let features: Set<StoreFeature>
    let schemaVersion: UInt64
    let annotation: StateAnnotation?
    let history: HistoryState?
    let lease: ExternalLease?

    init(
      _ source: BlockSource?, _ features: Set<StoreFeature>, _ schemaVersion: UInt64,
      _ annotation: StateAnnotation?, _ history: HistoryState?, _ lease: ExternalLease?
    ) {
      self.source = source
      self.features = features
      self.schemaVersion = schemaVersion
      self.annotation = annotation
      self.history = history
      self.lease = lease
    }
  }

  /// The segments that contain blocks of this snapshot; nil if it was never read from files.
  var source: BlockSource? { frame.source }
  /// The optional parts of the format that the store uses.
  package var features: Set<StoreFeature> { frame.features }
  /// The application's version of the schema; 0 if it doesn't have one.
  var schemaVersion: UInt64 { frame.schemaVersion }
  /// The annotation that a layer above the engine added to the state; nil if there is none.
  package var annotation: StateAnnotation? { frame.annotation }
  /// The commit that produced the state, and the versions to keep; nil in a store without history.
  package var history: HistoryState? { frame.history }
  /// The lease that protects the external files of the state; nil if there are none, or if they are in memory.
  var lease: ExternalLease? {
    get { frame.lease }
    set {
      if newValue !== frame.lease {
        frame = Frame(source, features, schemaVersion, annotation, history, newValue)
      }
    }
  }

  init(
    version: Version, tables: [Table], source: BlockSource? = nil, features: Set<StoreFeature> = [],
    schemaVersion: UInt64 = 0, annotation: StateAnnotation? = nil, history: HistoryState? = nil
  ) {
    self.version = version
    self.tables = tables
    frame = Frame(source, features, schemaVersion, annotation, history, nil)
  }

  /// Creates the state that follows another state, with the same lease.
  init(
    version: Version, tables: [Table], source: BlockSource?, features: Set<StoreFeature>,
    schemaVersion: UInt64, annotation: StateAnnotation?, history: HistoryState?, after base: Snapshot
  ) {
    self.version = version
    self.tables = tables
    let known = base.frame
    let isSame =
      known.source === source && known.schemaVersion == schemaVersion && known.annotation == annotation
      && known.features == features && known.history == history
    frame = isSame ? known : Frame(source, features, schemaVersion, annotation, history, known.lease)
  }

  /// The same state for a copy: with the right to write, and without history.
  var forCopy: Snapshot {
    Snapshot(
      version: version, tables: tables, source: source, features: features.subtracting([.history]),
      schemaVersion: schemaVersion, annotation: annotation?.permittingWrites, history: nil, after: self)
  }

  package static let empty = Snapshot(version: .zero, tables: [])

  /// The first damage found by any read. Data read since then may be incomplete.
  var damage: StoreError? { source?.damage }

  /// Throws the damage that was found, if any. Damaged data reads as missing, and must not be stored as if it were missing.
  package func checkForDamage() throws(StoreError) { if let damage { throw damage } }

  /// Returns the table of a class, or nil if there is none. Dropped tables don't have a name.
  func table(named name: String) -> TableID? {
    if name.isEmpty { return nil }
    return tables.firstIndex { $0.name == name }.map { TableID(rawValue: $0) }
  }

  package subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// Returns whether tables and columns are the same. Usually O(number of tables), because tables share their columns.
  package func hasSameSchema(as other: Snapshot) -> Bool {
    schemaVersion == other.schemaVersion && tables.count == other.tables.count
      && zip(tables, other.tables).allSatisfy {
        $0 === $1 || $0.name == $1.name && $0.kind == $1.kind && $0.columns == $1.columns
      }
  }

  /// Returns whether only the history differs, as after a commit that only moves cursors. O(number of tables).
  func differsOnlyInHistory(from other: Snapshot) -> Bool {
    history != nil && tables.count == other.tables.count && zip(tables, other.tables).allSatisfy { $0 === $1 }
      && schemaVersion == other.schemaVersion && annotation == other.annotation
  }

  /// Returns whether this state contains the tables and columns of an earlier state, like every later state of the same store.
  /// Dropped tables and columns are kept without a name.
  func continues(_ other: Snapshot) -> Bool {
    tables.count >= other.tables.count
      && zip(tables, other.tables).allSatisfy { table, old in
        table.columns.count >= old.columns.count
          && zip(table.columns, old.columns).allSatisfy { $0.type == $1.type && $0.kind == $1.kind }
      }
  }

  /// Returns whether a row exists. This snapshot may lack the table, if it was created by a transaction that is still running
  /// or was rolled back.
  func contains(_ row: RowKey, in table: TableID) -> Bool {
    table.rawValue < tables.count && self[table].contains(row)
  }

  /// Returns the collection in a cell. It is empty if the row doesn't exist.
  package func list(at cell: CellAddress) -> ListTree {
    guard cell.table.rawValue < tables.count, cell.column.rawValue < self[cell.table].columns.count else {
      return ListTree()
    }
    return self[cell.table].list(cell.column, of: cell.row)
  }

  /// Returns the kind of a column.
  func kind(of column: ColumnID, in table: TableID) -> CollectionKind {
    guard table.rawValue < tables.count, column.rawValue < self[table].columns.count else { return .list }
    return self[table][column].kind
  }

  /// Returns the target table of a link column.
  package func target(_ column: ColumnID, of table: TableID) -> TableID? {
    guard column.rawValue < self[table].columns.count, !self[table][column].isDropped else { return nil }
    return self[table][column].target.flatMap { self.table(named: $0) }
  }
}
