import Synchronization

/// The snapshot that frozen values in any isolation read from.
///
/// A class, so that copying a frozen value takes one reference count, and not one for each part of the snapshot.
final class FrozenSource: Sendable {
  /// The column of a stored property.
  // Guard of the unchecked conformance: the key path is only retained, so that no other key path gets its identity, and is
  // never used.
  private struct Column: @unchecked Sendable {
    let keyPath: AnyKeyPath
    let table: TableID
    let column: ColumnID
  }

  /// The columns that were found. Most values are read with few key paths.
  private struct Columns {
    private static let maximumCount = 16
    private var first: Column?
    private var others: [Column] = []

    func find(_ keyPath: AnyKeyPath) -> (table: TableID, column: ColumnID)? {
      guard let first else { return nil }
      if first.keyPath === keyPath { return (first.table, first.column) }
      for index in others.indices where others[index].keyPath === keyPath {
        return (others[index].table, others[index].column)
      }
      return nil
    }

    mutating func add(_ column: Column) {
      if first == nil {
        first = column
      } else if others.count < Self.maximumCount {
        others.append(column)
      }
    }
  }

  let engine: Engine
  let snapshot: Snapshot
  private let columns = Mutex(Columns())

  init(engine: Engine, snapshot: Snapshot) { (self.engine, self.snapshot) = (engine, snapshot) }

  /// A new context, for one read.
  var context: _ModelContext { _ModelContext(engine: engine, snapshot: snapshot, isFrozen: true) }

  func isSame(as other: FrozenSource) -> Bool {
    engine === other.engine && snapshot.version == other.snapshot.version
  }

  /// Returns the column of a property; nil if the key path doesn't name a stored property, or if the snapshot doesn't have its column.
  func column<Element: Object>(of keyPath: PartialKeyPath<Element>) -> (table: TableID, column: ColumnID)? {
    if let known = columns.withLock({ $0.find(keyPath) }) { return known }
    guard let names = try? _PathTracer.names(of: keyPath), names.count == 1,
      let table = snapshot.table(named: ObjectClass.tableName(of: Element.self)),
      let column = snapshot[table].column(named: names[0])
    else { return nil }
    let found = Column(keyPath: keyPath, table: table, column: column)
    columns.withLock { $0.add(found) }
    return (table, column)
  }
}

extension _ModelContext {
  /// The state that the store shows; in a write transaction, the state before the transaction.
  var frozenSource: FrozenSource { FrozenSource(engine: engine, snapshot: snapshot) }
}
