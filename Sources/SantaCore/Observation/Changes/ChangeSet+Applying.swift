extension ChangeSet {
  /// Applies the changes to a copy of the old contents, for example the rows of a table on screen.
  ///
  /// ```swift
  /// var names: [String] = []
  /// for try await update in stops.updates {
  ///   if update.isInitial { names = update.after.map(\.name) }
  ///   update.changes.apply(to: &names) { update.after[$0].name }
  /// }
  /// ```
  ///
  /// Unchanged elements keep their order, and are not replaced. The program stops if an index is out of bounds, because the
  /// collection is then not a copy of the old contents.
  ///
  /// - Parameters:
  ///   - contents: the copy of the old contents. Afterwards, it has the new contents.
  ///   - element: returns the element for a new index. It is called once for each inserted or moved row by ascending index, and
  ///     then once for each modified row by ascending index.
  /// - Complexity: O(*n* + *k*) for *k* changes of *n* elements.
  public func apply<Contents: RangeReplaceableCollection & MutableCollection>(
    to contents: inout Contents, element: (Int) throws -> Contents.Element
  ) rethrows where Contents.Index == Int {
    let count = contents.count - deletions.count + insertions.count
    require(
      (deletions.last ?? -1) < contents.count && (insertions.last ?? -1) < count
        && modifications.allSatisfy { $0.new < count },
      "The change set does not fit the collection, which has \(contents.count) elements. Apply it to the old contents."
    )
    if !deletions.isEmpty || !insertions.isEmpty {
      var result = Contents()
      result.reserveCapacity(count)
      var (gone, came) = (deletions[...], insertions[...])
      func insert() throws {
        while let next = came.first, next == result.count {
          result.append(try element(next))
          came.removeFirst()
        }
      }
      for (offset, old) in contents.enumerated() {
        if gone.first == offset {
          gone.removeFirst()
          continue
        }
        try insert()
        result.append(old)
      }
      try insert()
      contents = result
    }
    for (_, new) in modifications { contents[contents.startIndex + new] = try element(new) }
  }
}

extension CollectionUpdate where Collection: RandomAccessCollection, Collection.Index == Int {
  /// The change as Swift's `CollectionDifference`, in which moves are associated removals and insertions.
  ///
  /// ```swift
  /// if let stops = Array(update.before).applying(update.difference) { show(stops) }
  /// ```
  ///
  /// An object whose properties changed is not part of the difference, because it is still the same object. If another object or
  /// value was assigned to an index of a list, the difference has a removal and an insertion, although the change set has a
  /// modification.
  ///
  /// - Complexity: O(*k*) for *k* changes.
  public var difference: CollectionDifference<Collection.Element> {
    let newOf = Dictionary(uniqueKeysWithValues: changes.moves.map { ($0.old, $0.new) })
    let oldOf = Dictionary(uniqueKeysWithValues: changes.moves.map { ($0.new, $0.old) })
    let replaced = changes.modifications.filter { !Self.isSame(before[$0.old], after[$0.new]) }
    let removals = (changes.deletions + replaced.map(\.old)).map {
      CollectionDifference.Change.remove(offset: $0, element: before[$0], associatedWith: newOf[$0])
    }
    let insertions = (changes.insertions + replaced.map(\.new)).map {
      CollectionDifference.Change.insert(offset: $0, element: after[$0], associatedWith: oldOf[$0])
    }
    guard let difference = CollectionDifference(removals + insertions) else {
      stopProgram("A change set has contradictory indices: \(changes).")
    }
    return difference
  }

  /// Returns whether two elements are the same object in two states of a store, or equal values.
  private static func isSame(_ old: Collection.Element, _ new: Collection.Element) -> Bool {
    if let old = old as? Object, let new = new as? Object { return old.isSameRow(as: new) }
    guard let old = old as? any Hashable, let new = new as? any Hashable else { return false }
    return AnyHashable(old) == AnyHashable(new)
  }
}
