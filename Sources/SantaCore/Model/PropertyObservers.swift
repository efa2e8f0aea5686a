/// The observers of single properties in a store, which are called in the write itself.
///
/// A plain property is assigned without a call, so that an observer would not know. While an object of a class has one, the
/// properties of all objects of that class are assigned through the model context.
final class PropertyObservers {
  /// A row of a table.
  struct Row: Hashable {
    var table: TableID
    var key: RowKey
  }

  private struct WeakObserver {
    weak var observer: PropertyObserver?
  }

  /// In the order of registration.
  private var observers: [WeakObserver] = []
  private var rows: [Row: [WeakObserver]] = [:]

  var isEmpty: Bool { observers.isEmpty }

  /// The tables with observers.
  var tables: Set<TableID> { Set(rows.keys.map(\.table)) }

  func add(_ observer: PropertyObserver) {
    guard let row = observer.row else { return }
    observers.append(WeakObserver(observer: observer))
    rows[row, default: []].append(WeakObserver(observer: observer))
  }

  /// Calls the observers of properties whose values have changed.
  ///
  /// - Parameter row: the only row whose values may have changed; nil if any may have.
  /// - Returns: whether an observation has ended, so that `removeEnded` has something to remove.
  /// - Complexity: O(observers of the row), or O(observers of all rows).
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

  /// Removes the observers whose tokens were invalidated, and those of deleted objects.
  func removeEnded() {
    func hasEnded(_ entry: WeakObserver) -> Bool { entry.observer?.hasEnded ?? true }
    observers.removeAll(where: hasEnded)
    rows = rows.compactMapValues { entries in
      let rest = entries.filter { !hasEnded($0) }
      return rest.isEmpty ? nil : rest
    }
  }
}
