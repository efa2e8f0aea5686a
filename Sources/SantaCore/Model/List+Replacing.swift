// The methods of Swift's `RangeReplaceableCollection`, each as one edit. The default implementations would remove and
// insert elements one by one, and `+` would change the list on its left, because a list is a reference.
extension List: RangeReplaceableCollection {
  /// Replaces the elements in a range by others. Equal elements that are in both keep their positions, so that observers
  /// are notified of the smallest edit.
  ///
  /// ```swift
  /// santa.route.replaceSubrange(2..<4, with: [apia, suva, tonga])
  /// ```
  ///
  /// If the range is not within the list, the program stops.
  ///
  /// - Parameters:
  ///   - range: the indices of the elements to replace.
  ///   - elements: may be a part of the list itself. Objects that are in no store are added to the list's.
  /// - Complexity: O(*k* log *n*), where *k* is the number of replaced and new elements.
  public func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    location?.unpin()
    checkRange(range)
    // Read first, because they may be elements of this list.
    let elements = Array(elements)
    guard let stored = location else {
      return change({ $0.replaceSubrange(range, with: elements) }) { _, _ in }
    }
    _ = stored.context.writing("Changing a List")
    let values = elements.map { Element._stored($0, stored.context) }
    stored.change { transaction in stored.replace(range, with: values, transaction) }
  }

  /// The elements in a range, as a part of this list. Assigning replaces the range, by any number of elements.
  ///
  /// Unlike a slice of an array, it is no copy: it shows the elements that the list has at these indices when they are
  /// read. If the range is not within the list, the program stops.
  public subscript(range: Range<Int>) -> Slice<List> {
    get {
      checkRange(range)
      return Slice(base: self, bounds: range)
    }
    set { replaceSubrange(range, with: newValue) }
  }

  /// Inserts elements before the element at an index from 0 to `count`. For any other index, the program stops.
  /// O(*k* log *n*).
  public func insert(contentsOf elements: some Collection<Element>, at index: Int) {
    location?.unpin()
    checkIndex(index, isEndIncluded: true)
    replaceSubrange(index..<index, with: elements)
  }

  /// Removes the elements in a range; objects stay in the store. If the range is not within the list, the program
  /// stops.
  public func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: EmptyCollection()) }

  // The methods of the protocol for other kinds of ranges are mutating, and could not be called on a constant.

  /// Replaces the elements in a range, such as `2...`. See ``replaceSubrange(_:with:)``.
  public func replaceSubrange(_ range: some RangeExpression<Int>, with elements: some Collection<Element>) {
    location?.unpin()
    replaceSubrange(range.relative(to: self), with: elements)
  }

  /// Removes the elements in a range, such as `2...`; objects stay in the store. If the range is not within the list, the
  /// program stops.
  public func removeSubrange(_ range: some RangeExpression<Int>) {
    location?.unpin()
    removeSubrange(range.relative(to: self))
  }

  /// The elements in a range, such as `2...`, as a part of this list. Assigning replaces the range, by any number of
  /// elements.
  public subscript(range: some RangeExpression<Int>) -> Slice<List> {
    get { self[range.relative(to: self)] }
    set { replaceSubrange(range, with: newValue) }
  }

  /// Removes the first elements. If the list has fewer, or the number is negative, the program stops.
  public func removeFirst(_ count: Int) {
    location?.unpin()
    checkRemoved(count)
    removeSubrange(0..<count)
  }

  /// Removes the last elements. If the list has fewer, or the number is negative, the program stops.
  public func removeLast(_ count: Int) {
    location?.unpin()
    checkRemoved(count)
    removeSubrange(self.count - count..<self.count)
  }

  /// Removes and returns the last element; nil if the list is empty.
  public func popLast() -> Element? {
    location?.unpin()
    return isEmpty ? nil : removeLast()
  }

  /// Removes all elements; objects stay in the store.
  ///
  /// - Parameter keepingCapacity: whether a list in no store keeps its memory. Has no effect on a list in a store.
  public func removeAll(keepingCapacity: Bool) {
    guard location == nil else { return removeAll() }
    change({ $0.removeAll(keepingCapacity: keepingCapacity) }) { _, _ in }
  }

  /// Removes the elements that meet a condition; objects stay in the store. O(*n* + *k* log *n*) for *k* removed
  /// elements.
  ///
  /// - Parameter condition: called once for each element, before any is removed. It must not change the list. If it
  ///   throws, no element is removed.
  public func removeAll(where condition: (Element) throws -> Bool) rethrows {
    location?.unpin()
    var offsets: [Int] = []
    for (offset, element) in Array(self).enumerated() where try condition(element) { offsets.append(offset) }
    remove(atOffsets: offsets)
  }

  /// Removes the elements at several indices, for example those of an `IndexSet`. If there is no element at one of them,
  /// the program stops, and no element is removed. O(*k* log *n*).
  public func remove(atOffsets offsets: some Sequence<Int>) {
    location?.unpin()
    let offsets = checkedOffsets(offsets)
    if offsets.isEmpty {
      // A transaction is required even if nothing changes.
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

  /// The elements of a list that meet a condition, as an array. Unlike the list that Swift's method would create, it can
  /// hold objects of several stores.
  public func filter(_ condition: (Element) throws -> Bool) rethrows -> [Element] {
    try Array(self).filter(condition)
  }

  /// A new list, in no store, of the elements of a list and those that follow. The list on the left is not changed.
  public static func + (list: List, other: some Sequence<Element>) -> List {
    List(Array(list) + Array(other))
  }

  /// A new list, in no store, of the elements of a list and those that follow. The list on the left is not changed.
  public static func + (list: List, other: some RangeReplaceableCollection<Element>) -> List {
    List(Array(list) + Array(other))
  }

  /// A new list, in no store, of the elements of two lists. Neither is changed.
  public static func + (list: List, other: List) -> List { List(Array(list) + Array(other)) }

  // MARK: Checks

  /// Distinct indices in ascending order. Stops the program if there is no element at one of them.
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
  /// Replaces the entries of a list in a range by values. Entries of a longest common subsequence stay.
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
        // If the value can't be stored, the transaction has failed.
        guard admits(value) else { continue }
        transaction.insert(value, at: index, in: cell)
      }
      index += 1
    }
  }
}

extension ListTree {
  /// The entries in a range. O(log *n* + the length of the range).
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
