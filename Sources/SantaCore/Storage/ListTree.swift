/// One element of a collection: its value and its identity.
package struct ListEntry: SequenceElement {
  package typealias Leaf = ListLeaf

  package static var maximumLeafCount: Int { 128 }

  /// The identity of the position in a list, which moves and assignments keep. `none` in other collections.
  package var id = PositionID.none
  /// The version in which the position was last moved; zero if it was never moved.
  package var moved = Version.zero
  /// The key of the value in a map. Empty in other collections.
  package var key = ""
  package var value: StoredValue

  package init(id: PositionID = .none, moved: Version = .zero, key: String = "", value: StoredValue) {
    (self.id, self.moved, self.key, self.value) = (id, moved, key, value)
  }

  /// Whether the collection is sorted, as sets and maps are.
  package var isSorted: Bool { id == .none }
}

/// The elements of a list, set or map, in the order that ``CollectionKind`` describes.
package typealias ListTree = SequenceTree<ListEntry>

// The list functions for other targets. They are compiled for `ListEntry` here, because a release build doesn't specialise a
// generic function for a caller in another target.
extension SequenceTree where Element == ListEntry {
  package var count: Int { root?.count ?? 0 }

  package subscript(index: Int) -> ListEntry { element(of: self, at: index) }

  /// All elements in order. O(n).
  package var elements: [ListEntry] { allElements(of: self) }

  /// Calls `body` with the elements from `start` on, until it returns false.
  package func forEach(from start: Int = 0, _ body: (ListEntry) -> Bool) { visit(self, from: start, body) }
}

private func element<Element>(of tree: SequenceTree<Element>, at index: Int) -> Element { tree[index] }

private func allElements<Element>(of tree: SequenceTree<Element>) -> [Element] { tree.elements }

private func visit<Element>(_ tree: SequenceTree<Element>, from start: Int, _ body: (Element) -> Bool) {
  tree.forEach(from: start, body)
}

extension SequenceTree where Element == ListEntry {
  /// Returns whether two versions of a collection differ in their elements or in the order of their elements.
  static func differ(_ old: ListTree?, _ new: ListTree?) -> Bool {
    if old?.root === new?.root { return false }
    let (old, new) = (old ?? ListTree(), new ?? ListTree())
    if old.count != new.count { return true }
    let (before, after) = unsharedRuns(old, new)
    return differ(before, after)
  }

  /// Returns whether leaves differ in this way. `before` and `after` are the leaves that the versions don't share.
  private static func differ(_ before: [Run], _ after: [Run]) -> Bool {
    if before.count == after.count, zip(before, after).allSatisfy({ $0.indices == $1.indices }) {
      return !zip(before, after).allSatisfy { $0.elements.hasSameElements(as: $1.elements) }
    }
    // Sets and maps are always sorted, so comparing them as sequences is sufficient. A list has the same elements in the same
    // order as the other version if each element is at its old index.
    let pairs = zip(before.lazy.flatMap(\.indexed), after.lazy.flatMap(\.indexed))
    guard before.reduce(0, { $0 + $1.elements.count }) == after.reduce(0, { $0 + $1.elements.count }) else {
      return true
    }
    return !pairs.allSatisfy { old, new in
      old.index == new.index && old.entry.id == new.entry.id && old.entry.value == new.entry.value
        && old.entry.key.utf8.elementsEqual(new.entry.key.utf8)
    }
  }

  /// The rows to which the elements link, in the order of the elements. O(n).
  var linkedRows: [RowKey] {
    var result: [RowKey] = []
    result.reserveCapacity(count)
    for run in runs { run.elements.values.appendLinkedRows(to: &result) }
    return result
  }

  /// Returns the value of an entry, without its other fields. O(log n).
  func value(at index: Int) -> StoredValue {
    let (leaf, index) = leaf(holding: index)
    return leaf.withElements { $0.values[index] }
  }

  private var first: ListEntry? { count == 0 ? nil : self[0] }

  /// Returns whether a set contains a value, and the index of the value. If the set doesn't contain it, returns the index at
  /// which to insert it. O(log n).
  func search(for value: StoredValue) -> (index: Int, isFound: Bool) {
    let (index, location) = location { $0.values.firstIndex(notBefore: value) }
    let isFound = location.map { found in found.leaf.withElements { $0.values[found.index] == value } }
    return (index, isFound ?? false)
  }

  /// Returns the value for a key of a map, and its index. If the map doesn't contain the key, returns nil and the index at
  /// which to insert it. O(log n).
  package func search(forKey key: String) -> (index: Int, value: StoredValue?) {
    let bytes = Array(key.utf8)
    let (index, location) = location { $0.firstIndex(ofKeyNotBefore: bytes) }
    guard let location else { return (index, nil) }
    let value = location.leaf.withElements { leaf in
      leaf.hasKey(bytes, at: location.index) ? leaf.values[location.index] : nil
    }
    return (index, value)
  }

  /// Returns the index of the first element with a value, or nil if there is none. O(n).
  func firstIndex(of value: StoredValue) -> Int? {
    for run in runs {
      if let index = run.elements.values.firstIndex(of: value) { return run.start + index }
    }
    return nil
  }
}
