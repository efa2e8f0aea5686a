// The methods of Swift's `MutableCollection`, each as one edit that moves elements. The default implementations would swap
// elements one by one.
extension List: MutableCollection {
  /// Moves the elements at several offsets before the element at another offset. These are the arguments of SwiftUI's `onMove`.
  ///
  /// ```swift
  /// list.move(fromOffsets: [0, 3], toOffset: 2)            // a b c d e  becomes  b a d c e
  /// ```
  ///
  /// Observers are notified of moves. If an offset is out of bounds, or the destination isn't in `0...count`, the program
  /// stops. O(*k* log *n*) for *k* offsets.
  ///
  /// - Parameters:
  ///   - offsets: the indices of the elements to move, in any order, for example an `IndexSet`.
  ///   - destination: the index, before the move, of the element that will follow the moved elements, or `count` for the end.
  public func move(fromOffsets offsets: some Sequence<Int>, toOffset destination: Int) {
    location?.unpin()
    checkIndex(destination, isEndIncluded: true)
    let moves = Self.moves(of: checkedOffsets(offsets), to: destination)
    change(
      { for (from, to) in moves { $0.insert($0.remove(at: from), at: to) } }, losing: []
    ) { transaction, list in
      for (from, to) in moves { transaction.move(from: from, to: to, in: list.cell) }
    }
  }

  /// Returns single moves that together move the elements at ascending offsets before a destination. None of them changes the
  /// index of an element that is moved later.
  private static func moves(of offsets: [Int], to destination: Int) -> [(from: Int, to: Int)] {
    let before = offsets.prefix { $0 < destination }
    let down = before.reversed().enumerated().map { (from: $1, to: destination - 1 - $0) }
    return down + offsets.dropFirst(before.count).enumerated().map { (from: $1, to: destination + $0) }
  }

  /// Sorts the list. The sort is stable, and observers are notified of the fewest moves. O(n log n).
  ///
  /// ```swift
  /// santa.route.sort { $0.time < $1.time }
  /// ```
  ///
  /// - Parameter precedes: returns whether its first argument belongs before its second. It must not change the list. If it
  ///   throws, the list stays unchanged.
  public func sort(by precedes: (Element, Element) throws -> Bool) rethrows {
    location?.unpin()
    let elements = Array(self)
    reorder(try elements.indices.sorted { try precedes(elements[$0], elements[$1]) })
  }

  /// Reverses the order of the elements. O(n log n).
  public func reverse() {
    location?.unpin()
    reorder(Array(indices.reversed()))
  }

  /// Shuffles the elements. O(n log n).
  public func shuffle(using generator: inout some RandomNumberGenerator) {
    location?.unpin()
    reorder(indices.shuffled(using: &generator))
  }

  /// Shuffles the elements. O(n log n).
  public func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Moves all elements that satisfy a condition after the elements that don't. Both groups keep their order.
  ///
  /// - Parameter condition: called once for each element. It must not change the list. If it throws, the list stays unchanged.
  /// - Returns: the index of the first element that satisfies the condition, or `count` if there is none.
  @discardableResult
  public func partition(by condition: (Element) throws -> Bool) rethrows -> Int {
    location?.unpin()
    let isMet = try Array(self).map(condition)
    let first = isMet.indices.filter { !isMet[$0] }
    reorder(first + isMet.indices.filter { isMet[$0] })
    return first.count
  }

  /// Reorders all elements.
  ///
  /// - Parameter order: the old index of each element.
  private func reorder(_ order: [Int]) {
    change({ elements in elements = order.map { elements[$0] } }, losing: []) { transaction, list in
      transaction.reorder(order, in: list.cell)
    }
  }
}

extension List where Element: Comparable {
  /// Sorts the list in ascending order. The sort is stable. O(n log n).
  public func sort() { sort(by: <) }
}
