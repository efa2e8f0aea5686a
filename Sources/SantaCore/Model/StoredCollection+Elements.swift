extension StoredCollection {
  /// The element for a stored value. For a link to a deleted object, returns that object, invalidated.
  func element<Element: PersistableElement>(_ value: StoredValue) -> Element {
    Element._element(value, context) ?? deletedElement(value) ?? Element._standIn(context)
  }

  /// The object of a pinned link, if it was deleted since.
  func deletedElement<Element>(_ value: StoredValue) -> Element? {
    guard let snapshot = pinnedSnapshot, let row = value.linkedRow, let type = Element.self as? Object.Type
    else { return nil }
    return context.invalidatedObject(type, row, in: snapshot) as? Element
  }

  /// The stored value of an element, without adding it; nil for an object that the store does not have.
  func existingValue<Element: PersistableElement>(of element: Element) -> StoredValue? {
    // The test of the kind is faster than a cast of a scalar would be.
    guard let target = Element._elementKind.target, let object = element as? Object else {
      return Element._stored(element, context)
    }
    return context.existingLink(to: object, as: target)
  }
}

extension PersistableElement {
  /// The value for an element whose stored value is unknown to the program: nil, 0, or the first case of an enum.
  static func _fallback() -> Self? {
    if _elementKind.target != nil { return nil }
    return (Self.self as? any PersistableProperty.Type)?._initialValue() as? Self
  }
}
