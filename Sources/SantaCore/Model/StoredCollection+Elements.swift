extension StoredCollection {
  /// Returns the element for a stored value. For a link to a deleted object, returns the invalidated object.
  func element<Element: PersistableElement>(_ value: StoredValue) -> Element {
    Element._element(value, context) ?? deletedElement(value) ?? Element._standIn(context)
  }

  /// Returns the value of a map for a stored value.
  func mapValue<Value: PersistableMapValue>(_ stored: StoredValue) -> Value {
    if let row = stored.linkedRow, isInvalidated, let type = Value._mapValueKind.target,
      let part: Any = context.deletedPart(type, row), let value = part as? Value
    {
      return value
    }
    return Value._mapValue(stored, context)
  }

  /// Returns the object of a pinned link if it has since been deleted, or an embedded object that was deleted with its owner.
  func deletedElement<Element>(_ value: StoredValue) -> Element? {
    guard let row = value.linkedRow, let type = Element.self as? Object.Type else { return nil }
    if let snapshot = pinnedSnapshot { return context.invalidatedObject(type, row, in: snapshot) as? Element }
    return isInvalidated ? context.deletedPart(type, row) as? Element : nil
  }

  /// Returns the stored value of an element without adding it, or nil for an object that the store doesn't have.
  func existingValue<Element: PersistableElement>(of element: Element) -> StoredValue? {
    // Testing the kind is faster than casting a scalar.
    guard let target = Element._elementKind.target, let object = element as? Object else {
      return Element._stored(element, context)
    }
    return context.existingLink(to: object, as: target)
  }
}

extension PersistableElement {
  /// Returns the value for an element whose stored value is unknown to the program: 0, the first case of an enum, or nil for an
  /// optional. Returns nil for an object.
  static func _fallback() -> Self? {
    if _elementKind.target != nil { return nil }
    return (Self.self as? any PersistableProperty.Type)?._initialValue() as? Self
  }
}
