/// The elements of a ``MutableSet`` in no store: told apart and ordered as the store would.
struct UnmanagedSet<Element: PersistableElement> {
  /// What tells elements apart.
  private enum Identity: Hashable {
    case value(StoredValue)
    /// An object in a store: two Swift objects may stand for one row.
    case row(engine: ObjectIdentifier, TableID, RowKey, isFrozen: Bool)
    case instance(ObjectIdentifier)
  }

  private struct Member {
    var element: Element
    /// The how-manieth it was to come.
    var number: Int
  }

  private var members: [Identity: Member] = [:]
  private var arrivals = 0

  var count: Int { members.count }

  func contains(_ element: Element) -> Bool { identity(of: element) != nil }

  /// How an element is known here; nil where it is not. An object may have come before it was in a store.
  private func identity(of element: Element) -> Identity? {
    Self.identities(of: element).first { members[$0] != nil }
  }

  /// The most telling one first.
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
    // An optional's nil is no scalar.
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

  /// The elements in the order in which a store has values; objects as they came.
  var sorted: [Element] {
    members.sorted { left, right in
      if case (.value(let left), .value(let right)) = (left.key, right.key) {
        return left.precedesExactly(right)
      }
      return left.value.number < right.value.number
    }.map(\.value.element)
  }
}
