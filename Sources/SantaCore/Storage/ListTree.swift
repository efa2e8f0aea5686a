/// One element of a collection: its value and its identity.
package struct ListEntry: SequenceElement {
  package typealias Leaf = ListLeaf

  package static var maximumLeafCount: Int { 128 }

  /// In a list, the identity of the position, which moves and assignments keep. In other collections, none.
  package var id = PositionID.none
  /// The version in which the position was last moved; zero if it never was.
  package var moved = Version.zero
  /// In a map, the key of the value. In other collections, empty.
  package var key = ""
  package var value: StoredValue

  package init(id: PositionID = .none, moved: Version = .zero, key: String = "", value: StoredValue) {
    (self.id, self.moved, self.key, self.value) = (id, moved, key, value)
  }

  /// The elements of sets and maps are sorted.
  package var isSorted: Bool { id == .none }
}

/// The elements of a list, set or map, in the order that ``CollectionKind`` describes.
package typealias ListTree = SequenceTree<ListEntry>

// The list functions of other targets. They are compiled for `ListEntry` here, because a release build does not specialise a generic
// function for a caller in another target.
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
  /// Whether two versions of a collection differ in their elements or the order of these.
  static func differ(_ old: ListTree?, _ new: ListTree?) -> Bool {
    if old?.root === new?.root { return false }
    let (old, new) = (old ?? ListTree(), new ?? ListTree())
    if old.count != new.count { return true }
    let (before, after) = unsharedRuns(old, new)
    return differ(before, after)
  }

  /// The same for the leaves that the versions don't share.
  private static func differ(_ before: [Run], _ after: [Run]) -> Bool {
    if before.count == after.count, zip(before, after).allSatisfy({ $0.indices == $1.indices }) {
      return !zip(before, after).allSatisfy { $0.elements.hasSameElements(as: $1.elements) }
    }
    // Sets and maps are always sorted, so comparing them as sequences is sufficient. A list has the elements of the
    // other version in their order if each is at its old index.
    let pairs = zip(before.lazy.flatMap(\.indexed), after.lazy.flatMap(\.indexed))
    guard before.reduce(0, { $0 + $1.elements.count }) == after.reduce(0, { $0 + $1.elements.count }) else {
      return true
    }
    return !pairs.allSatisfy { old, new in
      old.index == new.index && old.entry.id == new.entry.id && old.entry.value == new.entry.value
        && old.entry.key.utf8.elementsEqual(new.entry.key.utf8)
    }
  }

  /// The rows to which elements link, in the order of the elements. O(n).
  var linkedRows: [RowKey] {
    var result: [RowKey] = []
    result.reserveCapacity(count)
    for run in runs { run.elements.values.appendLinkedRows(to: &result) }
    return result
  }

  /// The value of an entry, without its other fields. O(log n).
  func value(at index: Int) -> StoredValue {
    let (leaf, index) = leaf(holding: index)
    return leaf.withElements { $0.values[index] }
  }

  private var first: ListEntry? { count == 0 ? nil : self[0] }

  /// Whether a set has an element, and its index, or else the index at which to insert it. O(log n).
  func search(for value: StoredValue) -> (index: Int, isFound: Bool) {
    let (index, location) = location { $0.values.firstIndex(notBefore: value) }
    let isFound = location.map { found in found.leaf.withElements { $0.values[found.index] == value } }
    return (index, isFound ?? false)
  }

  /// The value for a key of a map, and its index; if there is none, nil and the index at which to insert it. O(log n).
  package func search(forKey key: String) -> (index: Int, value: StoredValue?) {
    let bytes = Array(key.utf8)
    let (index, location) = location { $0.firstIndex(ofKeyNotBefore: bytes) }
    guard let location else { return (index, nil) }
    let value = location.leaf.withElements { leaf in
      leaf.hasKey(bytes, at: location.index) ? leaf.values[location.index] : nil
    }
    return (index, value)
  }

  /// The index of the first element with a value. O(n).
  func firstIndex(of value: StoredValue) -> Int? {
    for run in runs {
      if let index = run.elements.values.firstIndex(of: value) { return run.start + index }
    }
    return nil
  }
}
