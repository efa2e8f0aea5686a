/// The observer of one property of one object. Its token owns it, so that everything that its callback captures is
/// released when the observation ends.
// Guard of the unchecked conformance: only the store's isolation uses it; other threads only retain and release it.
final class PropertyObserver: @unchecked Sendable {
  /// The object on which the observation began, one of several instances that can represent the row.
  let object: Object
  private let property: PropertyAccessor
  private let notify: () -> Void
  private var known: PropertyContents?

  /// - Parameter notify: calls the callback with the current value of the property.
  init(_ object: Object, _ property: PropertyAccessor, _ notify: @escaping () -> Void) {
    (self.object, self.property, self.notify) = (object, property, notify)
    known = contents
  }

  var row: PropertyObservers.Row? {
    object._binding?.table.map { PropertyObservers.Row(table: $0, key: object._key) }
  }

  /// Whether the values of the object can't change any more, because it was deleted.
  var hasEnded: Bool { object.isInvalidated && object._rowState == .invalidated }

  /// Calls the callback if the value differs from the value that it was last called with.
  ///
  /// If the callback assigns the property again, the second call happens within the first one.
  func update() {
    // A deleted object keeps its last values, and has them again if the deletion is rolled back.
    guard let new = contents, let known, new.differs(from: known) else { return }
    self.known = new
    notify()
  }

  /// The contents of the property in the state that the store shows; nil for a deleted object.
  private var contents: PropertyContents? {
    if object.isInvalidated { return nil }
    guard let chunk = object._row.chunk, let column = object._binding?.column(of: property),
      let contents = PropertyContents(
        column, at: object._row.slot, of: chunk, isCollection: property.definition.isCollection)
    else { return .value(property.defaultValue) }
    return contents
  }
}
