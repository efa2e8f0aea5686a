import Synchronization

/// Releases the objects that an object outside a store links to, one after the other.
///
/// Swift releases linked objects recursively, so a chain of 200,000 objects would overflow the stack. Instead, each object that
/// is released moves its links to a list, and the first object releases all objects in the list.
final class LinkRelease {
  /// The objects to release. Each is released once the list has the only reference to it.
  private var objects: [Object] = []

  /// A property that refers to objects.
  // Guard of the unchecked conformance: the fields are constants; a metatype may be used anywhere.
  private struct Field: @unchecked Sendable {
    let offset: Int
    let wrapper: any AnyPersisted.Type
  }

  private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

  /// Returns the properties of a class that are links or collections of links. Doesn't use the description of the class,
  /// because creating that requires an object.
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

  /// Releases the links of an object that isn't in a store. Called when the object is deinitialised, after the `deinit` of its
  /// class, which may use the links.
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
      // The list had the only reference, so the object is released at the end of this iteration, and adds its links to the
      // list.
      if object._context == nil, isKnownUniquelyReferenced(&object) { object._release = self }
    }
  }
}
