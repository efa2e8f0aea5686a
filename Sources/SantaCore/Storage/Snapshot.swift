/// The whole contents of a store at one version.
///
/// A snapshot is an immutable value. Taking one is O(1), holding one blocks nobody, and it can be used in any
/// isolation. Two snapshots share what did not change between them, so computing their difference takes a time
/// proportional to the changes.
public struct Snapshot: Sendable {
  /// The number of the commit that produced this state.
  package let version: Version
  package let tables: [Table]
  private var frame: Frame

  /// What rarely changes from one state to the next, so that most states share it. Snapshots are copied many times for each
  /// commit, and each copy counts the references of all fields.
  private final class Frame: Sendable {
    let source: BlockSource?
    let features: Set<StoreFeature>
    let schemaVersion: UInt64
    let annotation: StateAnnotation?
    let lease: ExternalLease?

    init(
      _ source: BlockSource?, _ features: Set<StoreFeature>, _ schemaVersion: UInt64,
      _ annotation: StateAnnotation?, _ lease: ExternalLease?
    ) {
      self.source = source
      self.features = features
      self.schemaVersion = schemaVersion
      self.annotation = annotation
      self.lease = lease
    }
  }

  /// The segments that contain blocks of this snapshot; nil if it was never read from files.
  var source: BlockSource? { frame.source }
  /// The optional parts of the format that the store uses.
  package var features: Set<StoreFeature> { frame.features }
  /// The application's version of the schema; 0 if it has none.
  var schemaVersion: UInt64 { frame.schemaVersion }
  /// What a layer above the engine has added to the state; nil for a state without annotation.
  package var annotation: StateAnnotation? { frame.annotation }
  /// Keeps the external files that the state names; nil if there are none, or if they are in memory.
  var lease: ExternalLease? {
    get { frame.lease }
    set {
      if newValue !== frame.lease { frame = Frame(source, features, schemaVersion, annotation, newValue) }
    }
  }

  init(
    version: Version, tables: [Table], source: BlockSource? = nil, features: Set<StoreFeature> = [],
    schemaVersion: UInt64 = 0, annotation: StateAnnotation? = nil
  ) {
    self.version = version
    self.tables = tables
    frame = Frame(source, features, schemaVersion, annotation, nil)
  }

  /// The state that follows another one, with its lease.
  init(
    version: Version, tables: [Table], source: BlockSource?, features: Set<StoreFeature>,
    schemaVersion: UInt64, annotation: StateAnnotation?, after base: Snapshot
  ) {
    self.version = version
    self.tables = tables
    let known = base.frame
    let isSame =
      known.source === source && known.schemaVersion == schemaVersion && known.annotation == annotation
      && known.features == features
    frame = isSame ? known : Frame(source, features, schemaVersion, annotation, known.lease)
  }

  package static let empty = Snapshot(version: .zero, tables: [])

  /// The first damage found by any read. Data that was read since may be incomplete.
  var damage: StoreError? { source?.damage }

  /// Throws the damage that was found, if any. Damaged data reads as missing, and must not be stored as if it were.
  package func checkForDamage() throws(StoreError) { if let damage { throw damage } }

  /// The table of a class; nil if there is none. Dropped tables have no name.
  func table(named name: String) -> TableID? {
    if name.isEmpty { return nil }
    return tables.firstIndex { $0.name == name }.map { TableID(rawValue: $0) }
  }

  package subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// Whether tables and columns are the same. O(number of tables) as a rule, because tables share their columns.
  package func hasSameSchema(as other: Snapshot) -> Bool {
    schemaVersion == other.schemaVersion && tables.count == other.tables.count
      && zip(tables, other.tables).allSatisfy {
        $0 === $1 || $0.name == $1.name && $0.kind == $1.kind && $0.columns == $1.columns
      }
  }

  /// Whether the tables and columns of an earlier state are here, too, as they are in each state of one store: dropped ones stay,
  /// without a name.
  func continues(_ other: Snapshot) -> Bool {
    tables.count >= other.tables.count
      && zip(tables, other.tables).allSatisfy { table, old in
        table.columns.count >= old.columns.count
          && zip(table.columns, old.columns).allSatisfy { $0.type == $1.type && $0.kind == $1.kind }
      }
  }

  /// Whether a row exists. The table may be missing in this snapshot, if a transaction that is running or was rolled
  /// back created it.
  func contains(_ row: RowKey, in table: TableID) -> Bool {
    table.rawValue < tables.count && self[table].contains(row)
  }

  /// The collection in a cell; empty if the row does not exist.
  package func list(at cell: CellAddress) -> ListTree {
    guard cell.table.rawValue < tables.count, cell.column.rawValue < self[cell.table].columns.count else {
      return ListTree()
    }
    return self[cell.table].list(cell.column, of: cell.row)
  }

  /// The kind of a column.
  func kind(of column: ColumnID, in table: TableID) -> CollectionKind {
    guard table.rawValue < tables.count, column.rawValue < self[table].columns.count else { return .list }
    return self[table][column].kind
  }

  /// The target table of a link column.
  package func target(_ column: ColumnID, of table: TableID) -> TableID? {
    guard column.rawValue < self[table].columns.count, !self[table][column].isDropped else { return nil }
    return self[table][column].target.flatMap { self.table(named: $0) }
  }
}
