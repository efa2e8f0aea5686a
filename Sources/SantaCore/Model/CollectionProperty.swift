/// The common behaviour of lists, sets and maps as properties of an object.
protocol CollectionProperty: AnyObject, Sequence {
  /// The storage of the elements of a collection that is in no store.
  associatedtype Contents

  static var noContents: Contents { get }
  /// The collection in the store; nil if it is in none. An enum of this and the contents would be generic, and the runtime would
  /// look up its type at each use (benchmark "shape list of ints, append").
  var location: StoredCollection? { get set }
  /// The elements of a collection that is in no store.
  var contents: Contents { get set }
  /// Whether an object in no store has it, or has had it.
  var hasOwner: Bool { get set }

  init()
  init(_ stored: StoredCollection)

  /// Replaces all elements of a collection in a store. Elements that are in both stay there.
  func replace(with elements: [Element], in stored: StoredCollection)
}

extension CollectionProperty {
  /// - Parameter targets: the rows to which the change may remove links; nil if these may be all of the collection. Only
  ///   looked up if the collection owns embedded objects.
  func change(
    _ inMemory: (inout Contents) -> Void, losing targets: @autoclosure () -> [RowKey]? = nil,
    _ inStore: (Transaction, StoredCollection) -> Void
  ) {
    if let location { return location.change(losing: targets) { inStore($0, location) } }
    // Taken out, because a function of the program that is called meanwhile may read the collection.
    var taken = contents
    contents = Self.noContents
    inMemory(&taken)
    contents = taken
  }

  /// The stored value for an element; null for a collection that is in no store. It is determined before the
  /// collection changes, because it may add an object.
  ///
  /// - Parameter type: the type of the collection, for messages.
  func stored(in type: String, _ value: (_ModelContext) -> StoredValue) -> StoredValue {
    guard let context = location?.context else { return .null }
    // The change that follows checks the thread.
    _ = context.writeSession("Changing \(a: type)")
    return value(context)
  }

  /// The collection of an object in no store to which one is assigned: that one, or a copy if it is in a store, or another object's.
  /// Otherwise two objects would change together.
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

  /// Replaces the elements. Assigning a collection to its own property changes nothing.
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
