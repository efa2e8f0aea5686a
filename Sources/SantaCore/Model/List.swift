/// An ordered collection of objects or values that belongs to a property of an object.
///
/// ```swift
/// final class Santa: Object {
///   @Persisted var route: List<Stop>
/// }
///
/// try store.write {
///   santa.route.append(stop)            // also adds the stop to the store, if it isn't in one
///   santa.route.move(from: 0, to: 2)
/// }
/// ```
///
/// A list can contain the same object more than once. In a store, a list is live, and can be changed only in a write
/// transaction. Reading, inserting, removing or moving an element at any index is O(log n).
///
/// A list has the methods of Swift's mutable collections. A method that changes many elements makes one edit, and observers are
/// notified of the smallest one: sorting moves elements, and replacing a range with some of its elements removes the rest.
/// Unlike an array, a list is a reference: a slice of it shows the list's current elements, and `var copy = list` refers to the
/// same list. `Array(list)` creates a copy.
///
/// Deleting an object removes it from all lists. If the owner of a list is deleted, ``isInvalidated`` is true, and the last
/// elements of the list remain readable.
public final class List<Element: PersistableElement> {
  var location: StoredCollection?
  var hasOwner = false
  var contents: [Element] = []

  /// Creates an empty list that isn't in a store.
  public init() {}

  /// Creates a list of these elements that isn't in a store.
  public convenience init(_ elements: some Sequence<Element>) {
    self.init()
    contents = Array(elements)
  }

  init(_ stored: StoredCollection) { location = stored }

  /// Whether the object that the list belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the list belongs to a snapshot that never changes.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  // MARK: Changing

  func checkIndex(_ index: Int, isEndIncluded: Bool = false) {
    Self.checkIndex(index, isEndIncluded: isEndIncluded, count: count)
  }

  private static func checkIndex(_ index: Int, isEndIncluded: Bool = false, count: Int) {
    require(
      index >= 0 && (index < count || isEndIncluded && index == count),
      "Index \(index) is outside the list, which has \(count) elements.\(_PathTracer.indexAdvice)")
  }

  /// Appends an element. O(log n).
  public func append(_ element: Element) {
    location?.unpin()
    add(element, at: nil)
  }

  /// Appends elements in order. O(log n + the number of elements).
  public func append(contentsOf elements: some Sequence<Element>) {
    let elements = Array(elements)
    if elements.isEmpty { return }
    guard let stored = location, !stored.isOwner else {
      // The list can contain an embedded object only once, so each element is checked after the previous ones were appended.
      for element in elements { append(element) }
      return
    }
    stored.unpin()
    _ = stored.context.writing("Changing a List")
    let values = elements.map { Element._stored($0, stored.context) }
    stored.change { transaction in
      let admitted = values.filter { stored.admits($0) }
      transaction.appendEntries(admitted.map { transaction.newEntry($0, in: stored.cell) }, to: stored.cell)
    }
  }

  /// Inserts an element at an index in `0...count`. If the index is out of bounds, the program stops. O(log n).
  public func insert(_ element: Element, at index: Int) {
    location?.unpin()
    checkIndex(index, isEndIncluded: true)
    add(element, at: index)
  }

  /// - Parameter index: nil for the end, so that the number of elements is looked up only once.
  private func add(_ element: Element, at index: Int?) {
    let value = stored(in: "List") { Element._stored(element, $0) }
    change({ $0.insert(element, at: index ?? $0.count) }, losing: []) { transaction, list in
      if list.admits(value) {
        transaction.insert(value, at: index ?? transaction.list(at: list.cell).count, in: list.cell)
      }
    }
  }

  /// Removes the element at an index. An object stays in the store. If the index is out of bounds, the program stops. O(log n).
  ///
  /// - Returns: the removed element. Removing an embedded object deletes it.
  @discardableResult
  public func remove(at index: Int) -> Element {
    location?.unpin()
    let element = self[index]
    change({ $0.remove(at: index) }, losing: location?.targets(at: index)) { transaction, list in
      transaction.removeEntry(at: index, from: list.cell)
    }
    return element
  }

  /// Removes and returns the last element. If the list is empty, the program stops.
  @discardableResult
  public func removeLast() -> Element {
    location?.unpin()
    require(!isEmpty, "The list is empty, so there is no last element to remove. Check isEmpty first.")
    return remove(at: count - 1)
  }

  /// Removes and returns the first element. If the list is empty, the program stops.
  @discardableResult
  public func removeFirst() -> Element {
    location?.unpin()
    require(!isEmpty, "The list is empty, so there is no first element to remove. Check isEmpty first.")
    return remove(at: 0)
  }

  /// Removes all elements. Objects stay in the store. O(n), or O(n log n) if other lists of this property contain many more
  /// objects.
  ///
  /// In a function that is generic over `RangeReplaceableCollection`, `removeAll()` is Swift's own. It only assigns a new list to
  /// the variable, and this list keeps its elements. Call ``removeAll(keepingCapacity:)`` there.
  public func removeAll() {
    change({ $0.removeAll() }) { transaction, list in
      transaction.removeAllEntries(from: list.cell)
    }
  }

  /// Moves an element to another index, which is its index after the move. Observers are notified of a move. O(log n).
  public func move(from source: Int, to destination: Int) {
    location?.unpin()
    checkIndex(source)
    checkIndex(destination)
    change({ $0.insert($0.remove(at: source), at: destination) }, losing: []) { transaction, list in
      transaction.move(from: source, to: destination, in: list.cell)
    }
  }

  /// Swaps two elements. O(log n).
  public func swapAt(_ first: Int, _ second: Int) {
    location?.unpin()
    checkIndex(first)
    checkIndex(second)
    change({ $0.swapAt(first, second) }, losing: []) { transaction, list in
      transaction.swap(first, second, in: list.cell)
    }
  }

  private func assign(_ element: Element, at index: Int) {
    location?.unpin()
    checkIndex(index)
    let value = stored(in: "List") { Element._stored(element, $0) }
    change({ $0[index] = element }, losing: location?.targets(at: index)) { transaction, list in
      if list.tree.value(at: index) == value { return }
      if list.admits(value) {
        transaction.assign(value, at: index, in: list.cell)
      }
    }
  }
}

extension List: CollectionProperty {
  static var noContents: [Element] { [] }

  func replace(with elements: [Element], in stored: StoredCollection) {
    let values = elements.map { Element._stored($0, stored.context) }
    // Assigning equal elements isn't a change.
    if values == stored.tree.elements.map(\.value) { return }
    stored.change { transaction in
      if !stored.isOwner {
        return transaction.replaceEntries(of: stored.cell, with: values.filter { stored.admits($0) })
      }
      // The list can contain an embedded object only once, so each element is checked after the previous ones were inserted.
      let old = transaction.list(at: stored.cell).elements
      var entries: [ListEntry?] = Array(repeating: nil, count: values.count)
      for pair in LongestCommonSubsequence.pairs(old.map(\.value), values) {
        entries[pair.new] = old[pair.old]
      }
      transaction.removeAllEntries(from: stored.cell)
      for (value, entry) in zip(values, entries) where stored.admits(value) {
        let entry = entry ?? transaction.newEntry(value, in: stored.cell)
        transaction.insertEntry(entry, at: stored.tree.count, in: stored.cell)
      }
    }
  }
}

extension List: _NumberedCollection {
  /// The index of the first element: 0.
  public var startIndex: Int { 0 }

  /// The number of elements.
  public var endIndex: Int { location?.tree.count ?? contents.count }

  /// The element at an index. If the index is out of bounds, the program stops. O(log n).
  public subscript(index: Int) -> Element {
    get {
      guard let location else {
        Self.checkIndex(index, count: contents.count)
        return contents[index]
      }
      let tree = location.tree
      Self.checkIndex(index, count: tree.count)
      return location.element(tree.value(at: index))
    }
    set { assign(newValue, at: index) }
  }

  /// Returns an iterator over the current elements. Later changes to the list don't affect it.
  public func makeIterator() -> ElementIterator<Element> {
    location.map { ElementIterator($0) } ?? ElementIterator(contents)
  }

  // The standard library's `contains(_:)` and `firstIndex(of:)` first call these requirements of `Sequence` and `Collection`.
  // If they return nil, the standard library compares each element.

  /// Returns whether the list contains an element, or nil if each element must be compared.
  public func _customContainsEquatableElement(_ element: Element) -> Bool? {
    _customIndexOfEquatableElement(element).map { $0 != nil }
  }

  /// Returns the index of the first element that is equal to another one, or nil if each element must be compared.
  public func _customIndexOfEquatableElement(_ element: Element) -> Int?? {
    // Objects and integers are equal exactly if their stored values are, so no element has to be created. This isn't true of
    // other values: 0.0 equals -0.0, and canonically equivalent strings are equal.
    guard let stored = location,
      Element._elementKind.target != nil || Element.self is any FixedWidthInteger.Type
    else { return nil }
    let value = stored.existingValue(of: element)
    return .some(value.flatMap { stored.tree.firstIndex(of: $0) })
  }
}

extension List: CustomStringConvertible {
  /// The type and the number of elements. The elements themselves aren't included, because there may be many, with links to
  /// further objects.
  public var description: String { "List<\(Element.self)>(count: \(count))" }
}

extension List: ExpressibleByArrayLiteral {
  /// Creates a list of these elements that isn't in a store.
  public convenience init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension List: PersistableProperty {
  /// The stored representation of a list of this type.
  public static var _kind: _PropertyKind {
    Element._elementKind.collected(in: .list)
  }

  /// Returns a new, empty list.
  public static func _initialValue() -> List<Element> { List() }

  /// True: a list that belongs to another object is copied when it is assigned.
  @inlinable public static var _isContainer: Bool { true }

  /// Returns the list, marked as belonging to an object.
  public static func _owned(_ value: List<Element>) -> List<Element> { owned(value) }

  /// Returns the list to keep when one is assigned to an object that isn't in a store.
  public static func _assigned(_ value: List<Element>, to current: List<Element>?) -> List<Element> {
    assigned(value, to: current) { List($0) }
  }

  /// Returns the list of an object. Each call returns the same instance.
  public static func _read(_ object: Object, _ column: Int) -> List<Element> { read(object, column) }

  /// Replaces the elements. Assigning a list to its own property has no effect.
  public static func _write(_ value: List<Element>, _ object: Object, _ column: Int) {
    write(value, object, column)
  }
}

extension List: AnyCollectionProperty {
  func filled(with contents: Any) -> Any? { Self.elements(of: contents).map { List($0) } }
}
