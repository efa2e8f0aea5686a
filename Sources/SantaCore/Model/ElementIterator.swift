/// An iterator over the elements that a ``List`` or ``MutableSet`` had when the iterator was created. Objects that were
/// deleted since are skipped.
public struct ElementIterator<Element: PersistableElement>: IteratorProtocol {
  /// Elements that were read together, and the index of the next of them.
  @usableFromInline var elements: [Element]
  @usableFromInline var index = 0
  /// The elements that follow, if the collection is in a store.
  private var rest: Rest?

  init(_ elements: [Element]) { self.elements = elements }

  init(_ collection: StoredCollection) {
    elements = []
    rest = Rest(collection)
  }

  /// The next element; nil at the end.
  // Inlinable, because numbers are then read without calling a generic function for each.
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
  /// The elements of a collection in a store that were not read yet.
  private struct Rest {
    let collection: StoredCollection
    let context: _ModelContext
    /// The count of changes when the iteration began.
    let changeCount: UInt64
    /// The type of the elements, if those of a run can be read together.
    let scalar: (any FixedWidthScalar.Type)?
    /// The runs that follow, and the rest of the current one.
    var runs: IndexingIterator<[ListTree.Run]>
    var entries = ListLeaf().makeIterator()

    init(_ collection: StoredCollection) {
      self.collection = collection
      context = collection.context
      changeCount = context.changeCount
      scalar = Element.self as? any FixedWidthScalar.Type
      runs = collection.tree.runs.makeIterator()
    }

    /// The elements of the next run, if they can be read together.
    mutating func nextNumbers() -> [Element]? {
      guard let scalar, let run = runs.next() else { return nil }
      return Self.values(scalar, of: run.elements)
    }

    /// The values of entries as `Scalar`, which is the type `Element`. They are cast as one `Any`, because a cast from
    /// array to array casts each element.
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
          // If nothing was deleted since the iteration began, the target is in a damaged block, and a placeholder
          // replaces it.
          if context.changeCount == changeCount { return Element._standIn(context) }
        }
        guard let run = runs.next() else { return nil }
        entries = run.elements.makeIterator()
      }
    }
  }
}
