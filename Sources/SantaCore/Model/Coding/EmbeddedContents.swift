/// The contents of an embedded object, which identify it because it has no key.
enum EmbeddedContents: Hashable {
  case value(StoredValue)
  /// A linked object, which isn't part of the embedded one.
  case link(ObjectIdentifier, RowKey?)
  case part(ObjectIdentifier, [EmbeddedContents])
  case elements([EmbeddedContents])

  /// - Parameter outer: the objects that this one is embedded in. The object itself is one of them only in a forged store.
  init(_ object: Object, within outer: [Object] = []) {
    if outer.contains(object) {
      self = .link(ObjectIdentifier(type(of: object)), object._key)
      return
    }
    guard let objectClass = try? ObjectClass.of(type(of: object)) else {
      self = .link(ObjectIdentifier(object), nil)
      return
    }
    let path = outer + [object]
    self = .part(
      ObjectIdentifier(objectClass),
      objectClass.properties.map { EmbeddedContents(any: $0.read(object), within: path) })
  }

  private init(any value: Any?, within path: [Object]) {
    switch value {
    case let part as EmbeddedObject: self.init(part, within: path)
    // An object in a store is identified by its row, because several instances can represent it. Any other object is identified
    // by its instance.
    case let object as Object:
      self =
        object._context == nil
        ? .link(ObjectIdentifier(object), nil) : .link(ObjectIdentifier(type(of: object)), object._key)
    case let scalar as any PersistableScalar: self = .value(scalar._storedValue)
    case let collection as any AnyCollectionProperty:
      self = .elements(collection.anyElements.map { EmbeddedContents(any: $0, within: path) })
    default: self = .value(.null)
    }
  }

  /// Returns the new elements of a list of embedded objects. Old elements replace new ones with equal contents, so that the
  /// list changes by the smallest edit.
  static func merged(_ new: [Any], with old: [Object]) -> [Any] {
    func contents(_ value: Any) -> EmbeddedContents? { (value as? Object).map { EmbeddedContents($0) } }
    var result = new
    for pair in LongestCommonSubsequence.pairs(old.map(contents), new.map(contents)) {
      result[pair.new] = old[pair.old]
    }
    return result
  }
}
