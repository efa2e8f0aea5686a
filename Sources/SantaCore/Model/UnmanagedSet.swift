/// The elements of a ``MutableSet`` that isn't in a store. They are compared and ordered as in a store.
struct UnmanagedSet<Element: PersistableElement> {
  /// The identity of an element.
  private enum Identity: Hashable {
    case value(StoredValue)
    /// An object in a store, whose row can be represented by several Swift objects.
    case row(engine: ObjectIdentifier, TableID, RowKey, isFrozen: Bool)
    case instance(ObjectIdentifier)
  }

  private struct Member {
    var element: Element
    /// The number of the insertion, which determines the order of objects.
    var number: Int
  }

  private var members: [Identity: Member] = [:]
  private var arrivals = 0

  var count: Int { members.count }

  func contains(_ element: Element) -> Bool { identity(of: element) != nil }

  /// Returns the identity under which the set contains an element, or nil if it doesn't contain the element. An object may have
  /// been inserted before it was added to a store.
  private func identity(of element: Element) -> Identity? {
    Self.identities(of: element).first { members[$0] != nil }
  }

  /// Returns the possible identities of an element, beginning with the identity for new elements.
  private static func identities(of element: Element) -> [Identity] {
    guard let object = element as? Object else { return [.value(storedValue(element))] }
    let instance = Identity.instance(ObjectIdentifier(object))
    guard let context = object._context, let table = object._binding?.table, !object._lacksRow else {
      return [instance]
    }
    let engine = ObjectIdentifier(context.engine)
    return [.row(engine: engine, table, object._key, isFrozen: context.isFrozen), instance]
  }

  private static func storedValue(_ element: Element) -> StoredValue {
    // The nil of an optional isn't a scalar.
    (element as? any PersistableScalar)?._storedValue ?? .null
  }

  mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    if let known = identity(of: element), let member = members[known] { return (false, member.element) }
    arrivals += 1
    members[Self.identities(of: element)[0]] = Member(element: element, number: arrivals)
    return (true, element)
  }

  mutating func remove(_ element: Element) {
    if let known = identity(of: element) { members[known] = nil }
  }

  /// The elements in the order that they have in a store: values in ascending order, and objects in the order of insertion.
  var sorted: [Element] {
    members.sorted { left, right in
      if case (.value(let left), .value(let right)) = (left.key, right.key) {
        return left.precedesExactly(right)
      }
      return left.value.number < right.value.number
    }.map(\.value.element)
  }
}
