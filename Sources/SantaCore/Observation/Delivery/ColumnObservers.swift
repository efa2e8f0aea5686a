/// The observers that only depend on rows with certain values in one column.
struct ColumnObservers: Sendable {
  private var ids: Set<ObserverID> = []
  private var byKey: [RequiredCondition.Key: Set<ObserverID>] = [:]
  private var byInterval = ObserverIntervals()

  init() {}

  mutating func insert(_ id: ObserverID, _ condition: RequiredCondition) {
    ids.insert(id)
    for key in condition.keys { byKey[key, default: []].insert(id) }
    for interval in condition.intervals { byInterval.insert(id, interval) }
  }

  mutating func remove(_ id: ObserverID, _ condition: RequiredCondition) {
    ids.remove(id)
    for key in condition.keys {
      byKey[key]?.remove(id)
      if byKey[key]?.isEmpty ?? false { byKey[key] = nil }
    }
    for interval in condition.intervals { byInterval.remove(id, interval) }
  }

  /// - Parameter type: the type of the column.
  func search(in type: ValueType) -> Search { Search(observers: self, isOfOneType: type != .any) }

  /// A search for the observers that some values concern.
  ///
  /// Values are processed in batches, each four times as large as the previous one. Observers that many values concern are
  /// therefore found a few times instead of once per value, and the search ends early when all observers have been found.
  struct Search {
    private static let firstBatch = 16

    fileprivate let observers: ColumnObservers
    /// Whether all values are of one type or nil.
    fileprivate let isOfOneType: Bool
    private var batch: [StoredValue] = []
    private var limit = Self.firstBatch
    private var found: Set<ObserverID> = []

    fileprivate init(observers: ColumnObservers, isOfOneType: Bool) {
      self.observers = observers
      self.isOfOneType = isOfOneType
    }

    /// - Returns: false if all observers have been found.
    mutating func isIncomplete(after value: StoredValue) -> Bool {
      batch.append(value)
      if batch.count < limit { return true }
      limit *= 4
      look()
      return found.count < observers.ids.count
    }

    mutating func end() -> Set<ObserverID> {
      look()
      return found
    }

    private mutating func look() {
      if !observers.byKey.isEmpty {
        for value in batch {
          guard let key = RequiredCondition.key(of: value), let ids = observers.byKey[key] else { continue }
          found.formUnion(ids)
        }
      }
      if !observers.byInterval.isEmpty {
        observers.byInterval.addObservers(of: sortedBatch(), to: &found)
      }
      batch.removeAll(keepingCapacity: true)
    }

    /// Returns the values of the batch in sort order, with at least one value of each group of equivalent values.
    private func sortedBatch() -> [StoredValue] {
      if batch.count < 2 { return batch }
      return sortedNumbers() ?? batch.sorted { $0.sortsBefore($1) }
    }

    /// Returns the same values as ``sortedBatch()``; nil unless all values are nil or numbers of one type.
    private func sortedNumbers() -> [StoredValue]? {
      guard isOfOneType else { return nil }
      var items: [NumberSort.Item] = []
      items.reserveCapacity(batch.count)
      var null: StoredValue?
      for (index, value) in batch.enumerated() {
        if value.isNull {
          null = value
        } else if let number = value.sortNumber {
          items.append(NumberSort.Item(number: number, index: UInt32(index)))
        } else {
          return nil
        }
      }
      NumberSort.sort(&items)
      var result = null.map { [$0] } ?? []
      var last: UInt64?
      for item in items where item.number != last {
        result.append(batch[Int(item.index)])
        last = item.number
      }
      return result
    }
  }
}
