/// The common behaviour of lists, sets and maps as properties of an object.
protocol CollectionProperty: AnyObject, Sequence {
  /// The storage of a collection that isn't in a store.
  associatedtype Contents

  static var noContents: Contents { get }
  /// The stored collection; nil if the collection isn't in a store. An enum of this and `contents` would be generic, and the
  /// runtime would look up its type at each use (benchmark "shape list of ints, append").
  var location: StoredCollection? { get set }
  /// The elements of a collection that isn't in a store.
  var contents: Contents { get set }
  /// Whether the collection belongs, or once belonged, to an object that isn't in a store.
  var hasOwner: Bool { get set }

  init()
  init(_ stored: StoredCollection)

  /// Replaces all elements of a stored collection. Elements that are in both the old and the new contents stay.
  func replace(with elements: [Element], in stored: StoredCollection)
}

extension CollectionProperty {
  /// Changes the collection in memory or in its store.
  ///
  /// - Parameter targets: the rows that may lose a link through the change; nil if all targets of the collection may. Evaluated
  ///   only if the collection owns embedded objects.
  func change(
    _ inMemory: (inout Contents) -> Void, losing targets: @autoclosure () -> [RowKey]? = nil,
    _ inStore: (Transaction, StoredCollection) -> Void
  ) {
    if let location { return location.change(losing: targets) { inStore($0, location) } }
    // Moved out during the change, because the change may call a function of the program that reads the collection.
    var taken = contents
    contents = Self.noContents
    inMemory(&taken)
    contents = taken
  }

  /// Returns the stored value for an element, or null if the collection isn't in a store. Called before the collection changes,
  /// because it may add an object.
  ///
  /// - Parameter type: the type of the collection, for messages.
  func stored(in type: String, _ value: (_ModelContext) -> StoredValue) -> StoredValue {
    guard let context = location?.context else { return .null }
    // The change that follows checks the thread.
    _ = context.writeSession("Changing \(a: type)")
    return value(context)
  }

  /// Returns the collection to keep when one is assigned to an object that isn't in a store: the assigned collection, or a copy
  /// if the assigned one is in a store or belongs to another object. Without the copy, two objects would change together.
  static func assigned(_ value: Self, to current: Self?, copy: (Self) -> Self) -> Self {
    if current === value { return value }
    return owned(value.location == nil && !value.hasOwner ? value : copy(value))
  }

  static func owned(_ value: Self) -> Self {
    value.hasOwner = true
    return value
  }

  static func read(_ object: Object, _ column: Int) -> Self {
    if let known = object._collection(column, as: Self.self) { return known }
    guard let stored = StoredCollection(object, column) else { return Self() }
    let collection = Self(stored)
    object._keepCollection(collection, column)
    return collection
  }

  /// Replaces the elements. Assigning a collection to its own property has no effect.
  static func write(_ value: Self, _ object: Object, _ column: Int) {
    if value.location?.isOf(object, column) ?? false { return }
    let elements = Array(value)
    let own: Self
    if object._isNew, value.location == nil, let stored = StoredCollection(object, column) {
      // The collection of a new object becomes the one in the store.
      own = value
      (own.location, own.contents) = (stored, Self.noContents)
      object._keepCollection(own, column)
    } else {
      own = read(object, column)
    }
    if let stored = own.location { own.replace(with: elements, in: stored) }
  }
}
