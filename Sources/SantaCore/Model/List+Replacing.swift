// The methods of Swift's `RangeReplaceableCollection`, each as one edit. The default implementations would remove and insert
// elements one by one, and `+` would change its left operand, because a list is a reference.
extension List: RangeReplaceableCollection {
  /// Replaces the elements in a range with new elements. Elements that are both in the range and equal to new ones keep their
  /// positions, so that observers are notified of the smallest edit.
  ///
  /// ```swift
  /// santa.route.replaceSubrange(2..<4, with: [apia, suva, tonga])
  /// ```
  ///
  /// If the range is out of bounds, the program stops.
  ///
  /// - Parameters:
  ///   - range: the indices of the elements to replace.
  ///   - elements: the new elements, which may come from the list itself. Objects that aren't in a store are added to the
  ///     list's store.
  /// - Complexity: O(*k* log *n*), where *k* is the number of replaced and new elements.
  public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    location?.unpin()
    checkRange(range)
    // Read first, because the new elements may come from this list.
    let elements = Array(elements)
    guard let stored = location else {
      return change({ $0.replaceSubrange(range, with: elements) }) { _, _ in }
    }
    _ = stored.context.writing("Changing a List")
    let values = elements.map { Element._stored($0, stored.context) }
    stored.change { transaction in stored.replace(range, with: values, transaction) }
  }

  /// A slice of the list. Assigning to it replaces the range with any number of elements.
  ///
  /// Unlike a slice of an array, it isn't a copy: reading it returns the elements that are at these indices in the list at that
  /// time. If the range is out of bounds, the program stops.
  public subscript(range: Range<Int>) -> Slice<List> {
    get {
      checkRange(range)
      return Slice(base: self, bounds: range)
    }
    set { replaceSubrange(range, with: newValue) }
  }

  /// Inserts elements before the element at an index in `0...count`. If the index is out of bounds, the program stops. O(*k*
  /// log *n*).
  public func insert(contentsOf elements: some Collection<Element>, at index: Int) {
    location?.unpin()
    checkIndex(index, isEndIncluded: true)
    replaceSubrange(index..<index, with: elements)
  }

  /// Removes the elements in a range. Objects stay in the store. If the range is out of bounds, the program stops.
  public func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: EmptyCollection()) }

  // The protocol's methods for other kinds of ranges are mutating, so they can't be called on a constant.

  /// Replaces the elements in a range expression, for example `2...`. See ``replaceSubrange(_:with:)``.
  public func replaceSubrange(_ range: some RangeExpression<Int>, with elements: some Collection<Element>) {
    location?.unpin()
    replaceSubrange(range.relative(to: self), with: elements)
  }

  /// Removes the elements in a range expression, for example `2...`. Objects stay in the store. If the range is out of bounds,
  /// the program stops.
  public func removeSubrange(_ range: some RangeExpression<Int>) {
    location?.unpin()
    removeSubrange(range.relative(to: self))
  }

  /// A slice of the list for a range expression, for example `2...`. Assigning to it replaces the range with any number of
  /// elements.
  public subscript(range: some RangeExpression<Int>) -> Slice<List> {
    get { self[range.relative(to: self)] }
    set { replaceSubrange(range, with: newValue) }
  }

  /// Removes the first elements. If the list has fewer elements, or the number is negative, the program stops.
  public func removeFirst(_ count: Int) {
    location?.unpin()
    checkRemoved(count)
    removeSubrange(0..<count)
  }

  /// Removes the last elements. If the list has fewer elements, or the number is negative, the program stops.
  public func removeLast(_ count: Int) {
    location?.unpin()
    checkRemoved(count)
    removeSubrange(self.count - count..<self.count)
  }

  /// Removes and returns the last element, or returns nil if the list is empty.
  public func popLast() -> Element? {
    location?.unpin()
    return isEmpty ? nil : removeLast()
  }

  /// Removes all elements. Objects stay in the store.
  ///
  /// - Parameter keepingCapacity: whether a list that isn't in a store keeps its memory. It has no effect on a list in a store.
  public func removeAll(keepingCapacity: Bool) {
    guard location == nil else { return removeAll() }
    change({ $0.removeAll(keepingCapacity: keepingCapacity) }) { _, _ in }
  }

  /// Removes the elements that satisfy a condition. Objects stay in the store. O(*n* + *k* log *n*) for *k* removed elements.
  ///
  /// - Parameter condition: called once for each element, before any element is removed. It must not change the list. If it
  ///   throws, no element is removed.
  public func removeAll(where condition: (Element) throws -> Bool) rethrows {
    location?.unpin()
    var offsets: [Int] = []
    for (offset, element) in Array(self).enumerated() where try condition(element) { offsets.append(offset) }
    remove(atOffsets: offsets)
  }

  /// Removes the elements at several indices, for example an `IndexSet`. If an index is out of bounds, the program stops, and
  /// no element is removed. O(*k* log *n*).
  public func remove(atOffsets offsets: some Sequence<Int>) {
    location?.unpin()
    let offsets = checkedOffsets(offsets)
    if offsets.isEmpty {
      // Changing a list requires a transaction, even if nothing changes.
      _ = location?.context.writing("Changing a List")
      return
    }
    let removed = Set(offsets)
    change({ elements in elements = elements.indices.filter { !removed.contains($0) }.map { elements[$0] } })
    {
      transaction, list in
      for offset in offsets.reversed() { transaction.removeEntry(at: offset, from: list.cell) }
    }
  }

  /// Returns an array of the elements that satisfy a condition. Unlike the list that Swift's method would create, an array can
  /// hold objects of several stores.
  public func filter(_ condition: (Element) throws -> Bool) rethrows -> [Element] {
    try Array(self).filter(condition)
  }

  /// Returns a new list of the elements of a list, followed by other elements. The new list isn't in a store, and the left
  /// operand stays unchanged.
  public static func + (list: List, other: some Sequence<Element>) -> List {
    List(Array(list) + Array(other))
  }

  /// Returns a new list of the elements of a list, followed by other elements. The new list isn't in a store, and the left
  /// operand stays unchanged.
  public static func + (list: List, other: some RangeReplaceableCollection<Element>) -> List {
    List(Array(list) + Array(other))
  }

  /// Returns a new list of the elements of two lists. The new list isn't in a store, and both operands stay unchanged.
  public static func + (list: List, other: List) -> List { List(Array(list) + Array(other)) }

  // MARK: Checks

  /// Returns distinct indices in ascending order. If an index is out of bounds, the program stops.
  func checkedOffsets(_ offsets: some Sequence<Int>) -> [Int] {
    let offsets = Set(offsets).sorted()
    if let first = offsets.first { checkIndex(first) }
    if let last = offsets.last { checkIndex(last) }
    return offsets
  }

  private func checkRange(_ range: Range<Int>) {
    let count = count
    require(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The indices \(range) are not all within the list, which has \(count) elements.")
  }

  private func checkRemoved(_ count: Int) {
    require(
      count >= 0 && count <= self.count,
      "\(count) elements can't be removed from a list that has \(self.count). Pass a number from 0 to its count."
    )
  }
}

extension StoredCollection {
  /// Replaces the entries in a range of a list with values. The entries of a longest common subsequence stay.
  fileprivate func replace(_ range: Range<Int>, with values: [StoredValue], _ transaction: Transaction) {
    let old = tree.elements(in: range)
    let kept = LongestCommonSubsequence.pairs(old.map(\.value), values)
    let keptOld = Set(kept.map(\.old)), keptNew = Set(kept.map(\.new))
    for index in old.indices.reversed() where !keptOld.contains(index) {
      transaction.removeEntry(at: range.lowerBound + index, from: cell)
    }
    var index = range.lowerBound
    for (offset, value) in values.enumerated() {
      if !keptNew.contains(offset) {
        // If the value can't be stored, the transaction has already failed.
        guard admits(value) else { continue }
        transaction.insert(value, at: index, in: cell)
      }
      index += 1
    }
  }
}

extension ListTree {
  /// Returns the entries in a range. O(log *n* + the length of the range).
  fileprivate func elements(in range: Range<Int>) -> [ListEntry] {
    var result: [ListEntry] = []
    if range.isEmpty { return result }
    forEach(from: range.lowerBound) { entry in
      result.append(entry)
      return result.count < range.count
    }
    return result
  }
}
