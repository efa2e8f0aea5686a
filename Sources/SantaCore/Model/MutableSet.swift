/// A set of objects or values, which belongs to a property of an object.
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
/// Values are compared by their stored bytes: canonically equivalent texts, which are equal in Swift, are two
/// elements, and so are 0.0 and -0.0. A NaN is one element. Values are in ascending order, texts in that of their
/// UTF-8 bytes, and objects in the order of their creation. In a set that is in no store, objects that are in no
/// store are all different, and in the order in which they were inserted.
///
/// In a store, a set is live, and can be changed only in a write transaction. Finding, inserting and removing are
/// O(log n). Deleting an object removes it from all sets. For the set of a deleted object, ``isInvalidated`` is true,
/// and its last elements can still be read.
public final class MutableSet<Element: PersistableElement & Hashable> {
  var location: StoredCollection?
  var hasOwner = false
  var contents = UnmanagedSet<Element>()

  /// An empty set that is in no store.
  public init() {}

  /// A set with these elements that is in no store.
  public convenience init(_ elements: some Sequence<Element>) {
    self.init()
    formUnion(elements)
  }

  init(_ stored: StoredCollection) { location = stored }

  /// Whether the object that the set belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the set belongs to a snapshot that never changes.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  /// A copy of the set in its current state, which never changes. O(1). For a set in no store, returns the set
  /// itself.
  ///
  /// In a write transaction, the state before the transaction.
  public func freeze() -> MutableSet { location.map { MutableSet($0.frozen) } ?? self }

  // MARK: Changing

  /// Inserts an element, if the set does not contain it. An object that is in no store is added to the set's store.
  /// O(log n).
  ///
  /// - Returns: whether it was inserted, and the element that is now in the set.
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

  /// Removes an element, if the set contains it; an object stays in the store. O(log n).
  ///
  /// - Returns: the removed element; nil if the set did not contain it.
  @discardableResult
  public func remove(_ element: Element) -> Element? {
    location?.unpin()
    guard contains(element) else {
      // A transaction is required even if nothing changes.
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

  /// Removes all elements; objects stay in the store. O(n), and O(n log n) if other sets of this property contain many
  /// more objects.
  public func removeAll() {
    change({ $0 = UnmanagedSet() }) { transaction, set in
      transaction.removeAllEntries(from: set.cell)
    }
  }

  // MARK: Finding

  /// Whether the set contains an element. O(log n).
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

  /// The element at an index, in the set's order. If there is none, the program stops. O(log n).
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
      index >= 0 && index < count, "Index \(index) is outside the set, which has \(count) elements.")
  }

  /// An iterator over the current elements, which later changes of the set don't affect.
  public func makeIterator() -> ElementIterator<Element> {
    location.map { ElementIterator($0) } ?? ElementIterator(contents.sorted)
  }
}

extension MutableSet: CustomStringConvertible {
  /// The type and the number of elements.
  public var description: String { "MutableSet<\(Element.self)>(count: \(count))" }
}

extension MutableSet: ExpressibleByArrayLiteral {
  /// A set with these elements that is in no store.
  public convenience init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension MutableSet: PersistableProperty {
  /// How a store represents a set of this type.
  public static var _kind: _PropertyKind {
    Element._elementKind.collected(in: .set)
  }

  /// A new, empty set.
  public static func _initialValue() -> MutableSet<Element> { MutableSet() }

  /// A set that is another object's is copied when it is assigned.
  @inlinable public static var _isContainer: Bool { true }

  /// The set, as that of an object.
  public static func _owned(_ value: MutableSet<Element>) -> MutableSet<Element> { owned(value) }

  /// The set of an object in no store to which one is assigned.
  public static func _assigned(_ value: MutableSet<Element>, to current: MutableSet<Element>?) -> MutableSet<
    Element
  > {
    assigned(value, to: current) { MutableSet($0) }
  }

  /// The set of an object. Each access returns the same one.
  public static func _read(_ object: Object, _ column: Int) -> MutableSet<Element> { read(object, column) }

  /// Replaces the elements. Assigning a set to its own property changes nothing.
  public static func _write(_ value: MutableSet<Element>, _ object: Object, _ column: Int) {
    write(value, object, column)
  }
}

extension MutableSet: AnyCollectionProperty {
  func filled(with contents: Any) -> Any? { Self.elements(of: contents).map { MutableSet($0) } }
}
