extension StoredCollection {
  /// An iterator over the elements as they are now, whatever happens to the collection meanwhile.
  func makeIterator<Element: PersistableElement>() -> AnyIterator<Element> {
    // Copied out: a transaction that is under way changes its own version of the tree in place.
    var entries = tree.elements.makeIterator()
    return AnyIterator { [context] in
      while let entry = entries.next() {
        // An object deleted since the iteration began is passed over.
        if let element = Element._element(entry.value, context) ?? Element._fallback() { return element }
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

  /// The same, or an object that answers `isInvalidated` with true: what is shown of a place whose object can't be read,
  /// because it was deleted since or lies in a damaged block. Nothing a program does is a reason to stop it there.
  static func _standIn() -> Self? {
    if let value = _fallback() { return value }
    let object = (Self.self as? Object.Type)?.init()
    object?._fate = .gone
    return object as? Self
  }
}
