/// A set of objects or values that belongs to a property of an object.
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
/// Values are compared by their stored bytes: canonically equivalent strings, which are equal in Swift, are different elements,
/// and so are 0.0 and -0.0. A NaN is one element. Values are in ascending order, with strings in the order of their UTF-8
/// bytes. Objects are in the order of their creation. In a set that isn't in a store, objects that aren't in a store are all
/// different, and are in the order of their insertion.
///
/// In a store, a set is live, and can be changed only in a write transaction. Finding, inserting and removing an element are
/// O(log n). Deleting an object removes it from all sets. If the owner of a set is deleted, ``isInvalidated`` is true, and the
/// last elements of the set remain readable.
public final class MutableSet<Element: PersistableElement & Hashable> {
  var location: StoredCollection?
  var hasOwner = false
  var contents = UnmanagedSet<Element>()

  /// Creates an empty set that isn't in a store.
  public init() {}

  /// Creates a set of these elements that isn't in a store.
  public convenience init(_ elements: some Sequence<Element>) {
    self.init()
    formUnion(elements)
  }

  init(_ stored: StoredCollection) { location = stored }

  /// Whether the object that the set belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the set belongs to a snapshot that never changes.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  /// Returns a copy of the set in its current state, which never changes. O(1). A set that isn't in a store returns itself.
  ///
  /// In a write transaction, the copy shows the state before the transaction.
  public func freeze() -> MutableSet { location.map { MutableSet($0.frozen) } ?? self }

  // MARK: Changing

  /// Inserts an element if the set doesn't contain it. An object that isn't in a store is added to the set's store. O(log n).
  ///
  /// - Returns: whether the element was inserted, and the element that is now in the set.
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

  /// Removes an element if the set contains it. An object stays in the store. O(log n).
  ///
  /// - Returns: the removed element, or nil if the set didn't contain it.
  @discardableResult
  public func remove(_ element: Element) -> Element? {
    location?.unpin()
    guard contains(element) else {
      // Changing a set requires a transaction, even if nothing changes.
      _ = location?.context.writing("Changing a MutableSet")
      return nil
    }
    let value = location.flatMap { $0.existingValue(of: element) }
    change({ $0.remove(element) }) { transaction, set in
      guard let value else { return }
      transaction.removeElement(value, from: set.cell)
    }
    return element
  }

  /// Removes all elements. Objects stay in the store. O(n), or O(n log n) if other sets of this property contain many more
  /// objects.
  public func removeAll() {
    change({ $0 = UnmanagedSet() }) { transaction, set in
      transaction.removeAllEntries(from: set.cell)
    }
  }

  // MARK: Finding

  /// Returns whether the set contains an element. O(log n).
  public func contains(_ element: Element) -> Bool {
    guard let location else { return contents.contains(element) }
    return location.existingValue(of: element).map { location.tree.search(for: $0).isFound } ?? false
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
  /// The index of the first element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { location?.tree.count ?? contents.count }

  /// The element at an index, in the set's order. If the index is out of bounds, the program stops. O(log n).
  public subscript(index: Int) -> Element {
    guard let location else {
      Self.checkIndex(index, count: contents.count)
      return contents.sorted[index]
    }
    let tree = location.tree
    Self.checkIndex(index, count: tree.count)
    return location.element(tree.value(at: index))
  }

  private static func checkIndex(_ index: Int, count: Int) {
    require(
      index >= 0 && index < count,
      "Index \(index) is outside the set, which has \(count) elements.\(_PathTracer.indexAdvice)")
  }

  /// Returns an iterator over the current elements. Later changes to the set don't affect it.
  public func makeIterator() -> ElementIterator<Element> {
    location.map { ElementIterator($0) } ?? ElementIterator(contents.sorted)
  }
}

extension MutableSet: CustomStringConvertible {
  /// The type and the number of elements.
  public var description: String { "MutableSet<\(Element.self)>(count: \(count))" }
}

extension MutableSet: ExpressibleByArrayLiteral {
  /// Creates a set of these elements that isn't in a store.
  public convenience init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension MutableSet: PersistableProperty {
  /// The stored representation of a set of this type.
  public static var _kind: _PropertyKind {
    Element._elementKind.collected(in: .set)
  }

  /// Returns a new, empty set.
  public static func _initialValue() -> MutableSet<Element> { MutableSet() }

  /// True: a set that belongs to another object is copied when it is assigned.
  @inlinable public static var _isContainer: Bool { true }

  /// Returns the set, marked as belonging to an object.
  public static func _owned(_ value: MutableSet<Element>) -> MutableSet<Element> { owned(value) }

  /// Returns the set to keep when one is assigned to an object that isn't in a store.
  public static func _assigned(_ value: MutableSet<Element>, to current: MutableSet<Element>?) -> MutableSet<
    Element
  > {
    assigned(value, to: current) { MutableSet($0) }
  }

  /// Returns the set of an object. Each call returns the same instance.
  public static func _read(_ object: Object, _ column: Int) -> MutableSet<Element> { read(object, column) }

  /// Replaces the elements. Assigning a set to its own property has no effect.
  public static func _write(_ value: MutableSet<Element>, _ object: Object, _ column: Int) {
    write(value, object, column)
  }
}

extension MutableSet: AnyCollectionProperty {
  func filled(with contents: Any) -> Any? { Self.elements(of: contents).map { MutableSet($0) } }
}
