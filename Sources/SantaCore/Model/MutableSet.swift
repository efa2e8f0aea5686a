/// A collection of objects or values, each once, that belongs to a property of an object.
///
/// ```swift
/// final class Stop: Object {
///   @Persisted var tags: MutableSet<String>
/// }
///
/// try store.write {
///   stop.tags.insert("island")           // (inserted: true, memberAfterInsert: "island")
///   stop.tags.formUnion(["island", "north"])
/// }
/// stop.tags.contains("north")            // true
/// ```
///
/// Values are told apart by how they are stored: two spellings of a text that Swift's `==` takes for equal are two
/// elements, so are 0.0 and -0.0, and a NaN is one. They stand in ascending order, texts in that of their UTF-8 bytes,
/// and objects in the order of their creation. A set of objects that is in no store takes objects in no store for
/// different ones, in the order in which they were put in.
///
/// In a store, a set is live, and is changed within a write transaction only. Finding, inserting and removing cost
/// O(log n). Deleting an object takes it out of every set. The set of a deleted object answers ``isInvalidated`` with
/// true and keeps its last elements for reading.
public final class MutableSet<Element: PersistableElement & Hashable> {
  var storage: CollectionStorage<UnmanagedSet<Element>>

  /// An empty set that is in no store.
  public init() { storage = .memory(UnmanagedSet()) }

  /// A set of these elements that is in no store.
  public convenience init(_ elements: some Sequence<Element>) {
    self.init()
    formUnion(elements)
  }

  init(_ stored: StoredCollection) { storage = .store(stored) }

  /// Whether the object that the set belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the set belongs to a snapshot that does not move.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  /// The set as it is now, for ever. O(1). A set in no store is returned as it is.
  ///
  /// Within a write transaction: as it was before it.
  public func freeze() -> MutableSet { location.map { MutableSet($0.frozen) } ?? self }

  // MARK: Changing

  /// Puts an element into the set, if it is not there; an object in no store is added to the set's. O(log n).
  ///
  /// - Returns: whether it was not there, and the element that is there now.
  @discardableResult
  public func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let value = stored(in: "MutableSet") { Element._stored(element, $0) }
    var result = (inserted: false, memberAfterInsert: element)
    change({ result = $0.insert(element) }) { transaction, set in
      guard set.admits(value) else { return }
      result.inserted = transaction.insertElement(value, in: set.cell)
    }
    return result
  }

  /// Takes an element out of the set, if it is there; an object stays in the store. O(log n).
  ///
  /// - Returns: what was taken out.
  @discardableResult
  public func remove(_ element: Element) -> Element? {
    guard contains(element) else {
      // Also what changes nothing is to be done within a transaction.
      _ = location?.context.writing("Changing a MutableSet")
      return nil
    }
    let value = location.flatMap { Self.storedValue(of: element, $0.context) }
    change({ $0.remove(element) }) { transaction, set in
      guard let value else { return }
      transaction.removeElement(value, from: set.cell)
    }
    return element
  }

  /// Takes all elements out of the set; objects stay in the store. O(n log n).
  public func removeAll() {
    change({ $0 = UnmanagedSet() }) { transaction, set in
      transaction.removeAllEntries(from: set.cell)
    }
  }

  // MARK: Finding

  /// Whether an element is in the set. O(log n).
  public func contains(_ element: Element) -> Bool {
    switch storage {
    case .memory(let elements): elements.contains(element)
    case .store(let stored):
      Self.storedValue(of: element, stored.context).map { stored.tree.search(for: $0).isFound } ?? false
    }
  }

  /// The value of an element in the store, without adding it; nil for an object that the store does not have.
  private static func storedValue(of element: Element, _ context: _ModelContext) -> StoredValue? {
    // The test of the kind is faster than a cast of a scalar would be.
    guard let target = Element._elementKind.target, let object = element as? Object else {
      return Element._stored(element, context)
    }
    return context.existingLink(to: object, as: target)
  }
}

extension MutableSet: CollectionProperty {
  static var noContents: UnmanagedSet<Element> { UnmanagedSet() }

  func replace(with elements: [Element], in stored: StoredCollection) {
    let values = elements.map { Element._stored($0, stored.context) }
    let wanted = Set(values)
    stored.change { transaction in
      for entry in stored.tree.elements where !wanted.contains(entry.value) {
        transaction.removeElement(entry.value, from: stored.cell)
      }
      for value in values where stored.admits(value) { transaction.insertElement(value, in: stored.cell) }
    }
  }
}

extension MutableSet: _NumberedCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .memory(let elements): elements.count
    case .store(let stored): stored.tree.count
    }
  }

  /// The element at an index in the set's order. The program stops where there is none. O(log n).
  public subscript(index: Int) -> Element {
    require(
      index >= 0 && index < count, "Index \(index) is outside the set, which has \(count) elements.")
    switch storage {
    case .memory(let elements): return elements.sorted[index]
    case .store(let stored):
      return stored.element(stored.tree[index].value)
    }
  }

  /// An iterator over the elements as they are now, whatever happens to the set meanwhile.
  public func makeIterator() -> AnyIterator<Element> {
    switch storage {
    case .memory(let elements): AnyIterator(elements.sorted.makeIterator())
    case .store(let stored): stored.makeIterator()
    }
  }
}

extension MutableSet: CustomStringConvertible {
  /// The type and the number of elements.
  public var description: String { "MutableSet<\(Element.self)>(count: \(count))" }
}

extension MutableSet: ExpressibleByArrayLiteral {
  /// A set of these elements that is in no store.
  public convenience init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension MutableSet: PersistableProperty {
  public static var _kind: _PropertyKind {
    Element._elementKind.collected(in: .set)
  }

  public static func _initialValue() -> MutableSet<Element> { MutableSet() }

  public static func _read(_ object: Object, _ column: Int) -> MutableSet<Element> { read(object, column) }

  /// Replaces the elements. Assigning a set to its own property changes nothing.
  public static func _write(_ value: MutableSet<Element>, _ object: Object, _ column: Int) {
    write(value, object, column)
  }
}

extension MutableSet: AnyCollectionProperty {
  func filled(with contents: Any) -> Any? { Self.elements(of: contents).map { MutableSet($0) } }
}
