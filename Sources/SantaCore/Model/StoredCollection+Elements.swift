extension StoredCollection {
  /// The element that a stored value stands for. A link to a deleted object gives that object, invalidated.
  func element<Element: PersistableElement>(_ value: StoredValue) -> Element {
    Element._element(value, context) ?? deletedElement(value) ?? Element._standIn(context)
  }

  /// The object of a pinned link that was deleted since.
  private func deletedElement<Element>(_ value: StoredValue) -> Element? {
    guard let snapshot = pinnedSnapshot, let row = value.linkedRow, let type = Element.self as? Object.Type
    else { return nil }
    return context.invalidatedObject(type, row, in: snapshot) as? Element
  }

  /// An iterator over the elements as they are now, whatever happens to the collection meanwhile.
  func makeIterator<Element: PersistableElement>() -> AnyIterator<Element> {
    // Copied out: a transaction that is under way changes its own version of the tree in place.
    var entries = tree.elements.makeIterator()
    return AnyIterator { [self, state = context.changeCount] in
      while let entry = entries.next() {
        // An object deleted since the iteration began is passed over.
        if let element = Element._element(entry.value, context) ?? Element._fallback() { return element }
        if let element: Element = deletedElement(entry.value) { return element }
        // Nothing was: what it links to lies in a damaged block, and something stands for it.
        if context.changeCount == state { return Element._standIn(context) }
      }
      return nil
    }
  }
}

extension PersistableElement {
  /// What stands for an element whose stored value the program does not know: nil, 0, an enum's first case.
  static func _fallback() -> Self? {
    (Self.self as? any PersistableProperty.Type)?._initialValue() as? Self
  }
}
