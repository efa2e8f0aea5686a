import Synchronization

/// Releases the objects that an object in no store links to, one after the other.
///
/// Swift releases what an object refers to within the release of the object, so that a chain of 200,000 objects would overflow the
/// stack. Here, an object that is released moves its links to a list, and the first object releases all that are in it.
final class LinkRelease {
  /// The objects that are to be released, in the end by the list alone.
  private var objects: [Object] = []

  /// A property of a class that refers to objects.
  // Guard of the unchecked conformance: the fields are constants; a metatype may be used anywhere.
  private struct Field: @unchecked Sendable {
    let offset: Int
    let wrapper: any AnyPersisted.Type
  }

  private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

  /// The links and collections of links of a class. Without the description of the class, which an object would have to be
  /// created for.
  private static func fields(of type: Object.Type) -> [Field] {
    if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let fields = (ObjectFields.reflected(type) ?? []).compactMap { field in
      (field.type as? any AnyPersisted.Type).flatMap {
        $0.refersToObjects ? Field(offset: field.offset, wrapper: $0) : nil
      }
    }
    known.withLock { $0[ObjectIdentifier(type)] = fields }
    return fields
  }

  /// Called at the end of an object in no store, after the `deinit` of its class, which may use its links.
  static func releaseLinks(of object: Object) {
    let fields = fields(of: type(of: object))
    if fields.isEmpty { return }
    let outer = object._release
    let list = outer ?? LinkRelease()
    for field in fields {
      field.wrapper.takeObjects(of: object, at: field.offset) { list.objects.append($0) }
    }
    if outer == nil { list.releaseAll() }
  }

  private func releaseAll() {
    while var object = objects.popLast() {
      // The list has the only reference, so the object is released at the end of this round, and adds its links to the list.
      if object._context == nil, isKnownUniquelyReferenced(&object) { object._release = self }
    }
  }
}
