/// An iterator over the elements that a ``List`` or ``MutableSet`` had when the iterator was created. It skips objects that
/// have been deleted since.
public struct ElementIterator<Element: PersistableElement>: IteratorProtocol {
  /// Elements that were read together, and the index of the next one.
  @usableFromInline var elements: [Element]
  @usableFromInline var index = 0
  /// The remaining elements, if the collection is in a store.
  private var rest: Rest?

  init(_ elements: [Element]) { self.elements = elements }

  init(_ collection: StoredCollection) {
    elements = []
    rest = Rest(collection)
  }

  /// Returns the next element, or nil at the end.
  // Inlinable, so that reading a number doesn't call a generic function.
  @inlinable public mutating func next() -> Element? {
    if index < elements.count {
      index += 1
      return elements[index - 1]
    }
    return nextStored()
  }

  @usableFromInline mutating func nextStored() -> Element? {
    if let numbers = rest?.nextNumbers(), let first = numbers.first {
      (elements, index) = (numbers, 1)
      return first
    }
    return rest?.next()
  }
}

extension ElementIterator {
  /// The elements of a stored collection that haven't been read yet.
  private struct Rest {
    let collection: StoredCollection
    let context: _ModelContext
    /// The count of changes when the iteration began.
    let changeCount: UInt64
    /// The type of the elements, if the elements of a run can be read together.
    let scalar: (any FixedWidthScalar.Type)?
    /// The remaining runs, and the remaining entries of the current run.
    var runs: IndexingIterator<[ListTree.Run]>
    var entries = ListLeaf().makeIterator()

    init(_ collection: StoredCollection) {
      self.collection = collection
      context = collection.context
      changeCount = context.changeCount
      scalar = Element.self as? any FixedWidthScalar.Type
      runs = collection.tree.runs.makeIterator()
    }

    /// Returns the elements of the next run, if they can be read together.
    mutating func nextNumbers() -> [Element]? {
      guard let scalar, let run = runs.next() else { return nil }
      return Self.values(scalar, of: run.elements)
    }

    /// Returns the values of entries as `Scalar`, which is the same type as `Element`. The array is cast through `Any`, because
    /// a direct cast between array types would cast each element.
    private static func values<Scalar: FixedWidthScalar>(
      _ type: Scalar.Type, of entries: ListLeaf
    ) -> [Element]? {
      let values: Any = Scalar.values(of: entries)
      return values as? [Element]
    }

    mutating func next() -> Element? {
      while true {
        while let entry = entries.next() {
          if let element = Element._element(entry.value, context) ?? Element._fallback() { return element }
          if let element: Element = collection.deletedElement(entry.value) { return element }
          // If nothing has changed since the iteration began, the target can't have been deleted. It is in a damaged block, so
          // a stand-in replaces it.
          if context.changeCount == changeCount { return Element._standIn(context) }
        }
        guard let run = runs.next() else { return nil }
        entries = run.elements.makeIterator()
      }
    }
  }
}
