/// The observers of single properties in a store, which are called during the write itself.
///
/// A plain property is normally assigned without a call, so observers wouldn't notice. While any object of a class has an
/// observer, the properties of all objects of that class are assigned through the model context.
final class PropertyObservers {
  /// A row of a table.
  struct Row: Hashable {
    var table: TableID
    var key: RowKey
  }

  private struct WeakObserver {
    weak var observer: PropertyObserver?
  }

  /// The observers, in the order of registration.
  private var observers: [WeakObserver] = []
  private var rows: [Row: [WeakObserver]] = [:]
  /// The number of rows with observers, for each table that has any.
  private var rowCounts: [TableID: Int] = [:]

  var isEmpty: Bool { observers.isEmpty }

  /// The tables with observers.
  var tables: Set<TableID> { Set(rowCounts.keys) }

  func add(_ observer: PropertyObserver) {
    guard let row = observer.row else { return }
    observers.append(WeakObserver(observer: observer))
    if rows[row] == nil { rowCounts[row.table, default: 0] += 1 }
    rows[row, default: []].append(WeakObserver(observer: observer))
  }

  /// Calls the observers of properties whose values have changed.
  ///
  /// - Parameter row: the only row whose values may have changed; nil if the values of any row may have changed.
  /// - Returns: whether an observation has ended, so that `removeEnded` has something to remove.
  /// - Complexity: O(observers of the row), or O(observers of all rows) if `row` is nil.
  func update(_ row: Row?) -> Bool {
    let due = row.map { rows[$0] ?? [] } ?? observers
    var hasEnded = false
    for entry in due {
      guard let observer = entry.observer, !observer.hasEnded else {
        hasEnded = true
        continue
      }
      observer.update()
    }
    return hasEnded
  }

  /// Removes the observers whose tokens were invalidated or whose objects were deleted.
  func removeEnded() {
    func hasEnded(_ entry: WeakObserver) -> Bool { entry.observer?.hasEnded ?? true }
    observers.removeAll(where: hasEnded)
    rows = rows.compactMapValues { entries in
      let rest = entries.filter { !hasEnded($0) }
      return rest.isEmpty ? nil : rest
    }
    rowCounts = rows.keys.reduce(into: [:]) { $0[$1.table, default: 0] += 1 }
  }
}
