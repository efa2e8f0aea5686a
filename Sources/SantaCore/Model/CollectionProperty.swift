/// Where a list, a set or a map has its elements.
enum CollectionStorage<Contents> {
  case memory(Contents)
  case store(StoredCollection)
}

/// What a list, a set and a map do alike as the property of an object.
protocol CollectionProperty: AnyObject, Sequence {
  /// What holds the elements of one that is in no store.
  associatedtype Contents

  static var noContents: Contents { get }
  var storage: CollectionStorage<Contents> { get set }

  init()
  init(_ stored: StoredCollection)

  /// Puts these in place of all elements of a collection in a store. What is in both stays.
  func replace(with elements: [Element], in stored: StoredCollection)
}

extension CollectionProperty {
  /// Where the collection lies in a store.
  var location: StoredCollection? {
    guard case .store(let stored) = storage else { return nil }
    return stored
  }

  func change(_ inMemory: (inout Contents) -> Void, _ inStore: (Transaction, StoredCollection) -> Void) {
    switch storage {
    case .memory(var contents):
      // So that nothing else refers to the contents while they change, which would copy them.
      storage = .memory(Self.noContents)
      inMemory(&contents)
      storage = .memory(contents)
    case .store(let stored): stored.change { inStore($0, stored) }
    }
  }

  /// What goes into the store for an element; null for a collection that is in none. To be found before the collection
  /// changes, for it may add an object.
  ///
  /// - Parameter type: what people call the collection.
  func stored(in type: String, _ value: (_ModelContext) -> StoredValue) -> StoredValue {
    guard let context = location?.context else { return .null }
    _ = context.writing("Changing a \(type)")
    return value(context)
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
      // A collection in no store becomes that of the object it came with.
      own = value
      own.storage = .store(stored)
      object._keepCollection(own, column)
    } else {
      own = read(object, column)
    }
    if let stored = own.location { own.replace(with: elements, in: stored) }
  }
}
