extension StoredCollection {
  /// An iterator over the elements as they are now, whatever happens to the collection meanwhile.
  func makeIterator<Element: PersistableElement>() -> AnyIterator<Element> {
    // Copied out: a transaction that is under way changes its own version of the tree in place.
    var entries = tree.elements.makeIterator()
    return AnyIterator { [context, state = context.changeCount] in
      while let entry = entries.next() {
        // An object deleted since the iteration began is passed over.
        if let element = Element._element(entry.value, context) ?? Element._fallback() { return element }
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
