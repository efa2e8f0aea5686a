/// The contents of an embedded object, which has no key by which it could be recognised.
enum EmbeddedContents: Hashable {
  case value(StoredValue)
  /// A linked object, which is no part of the embedded one.
  case link(ObjectIdentifier, RowKey?)
  case part(ObjectIdentifier, [EmbeddedContents])
  case elements([EmbeddedContents])

  /// - Parameter outer: the objects that this one is embedded in. Only in a forged store can it be among them.
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
    // The instances of an object in a store share its row, but each object in no store is one of its own.
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

  /// The new elements of a list of embedded objects, in which old ones replace those with equal contents, so that the list
  /// changes by the smallest edit.
  static func merged(_ new: [Any], with old: [Object]) -> [Any] {
    func contents(_ value: Any) -> EmbeddedContents? { (value as? Object).map { EmbeddedContents($0) } }
    var result = new
    for pair in LongestCommonSubsequence.pairs(old.map(contents), new.map(contents)) {
      result[pair.new] = old[pair.old]
    }
    return result
  }

  /// The new values of a map of embedded objects, in which an old one replaces that of its key if their contents are equal.
  static func merged(_ new: [String: Any], with old: [String: Object]) -> [String: Any] {
    var result = new
    for (key, value) in new {
      guard let value = value as? Object, let known = old[key] else { continue }
      if EmbeddedContents(value) == EmbeddedContents(known) { result[key] = known }
    }
    return result
  }
}
