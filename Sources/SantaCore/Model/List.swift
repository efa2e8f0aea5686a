/// An ordered collection of objects or values that belongs to a property of an object.
///
/// ```swift
/// final class Santa: Object {
///   @Persisted var route: List<Stop>
/// }
///
/// try store.write {
///   santa.route.append(stop)            // adds the stop to the store too, if it is in none
///   santa.route.move(from: 0, to: 2)
/// }
/// ```
///
/// The same object may be in a list more than once. In a store, a list is live, and is changed within a write
/// transaction only. Reading, inserting, removing and moving anywhere cost O(log n).
///
/// Deleting an object takes it out of every list. The list of a deleted object answers ``isInvalidated`` with
/// true and keeps its last elements for reading.
public final class List<Element: PersistableElement> {
  var storage: CollectionStorage<[Element]>

  /// An empty list that is in no store.
  public init() { storage = .memory([]) }

  /// A list of these elements that is in no store.
  public convenience init(_ elements: some Sequence<Element>) {
    self.init()
    storage = .memory(Array(elements))
  }

  init(_ stored: StoredCollection) { storage = .store(stored) }

  /// Whether the object that the list belongs to was deleted.
  public var isInvalidated: Bool { location?.isInvalidated ?? false }

  /// Whether the list belongs to a snapshot that does not move.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  // MARK: Changing

  private func checkIndex(_ index: Int, isEndIncluded: Bool = false) {
    require(
      index >= 0 && (index < count || isEndIncluded && index == count),
      "Index \(index) is outside the list, which has \(count) elements.")
  }

  /// Puts an element at the end. O(log n).
  public func append(_ element: Element) {
    location?.unpin()
    insert(element, at: count)
  }

  /// Puts elements at the end, in order.
  public func append(contentsOf elements: some Sequence<Element>) {
    for element in Array(elements) { append(element) }
  }

  /// Puts an element at an index between 0 and `count`; the program stops at another. O(log n).
  public func insert(_ element: Element, at index: Int) {
    location?.unpin()
    checkIndex(index, isEndIncluded: true)
    let value = stored(in: "List") { Element._stored(element, $0) }
    change({ $0.insert(element, at: index) }) { transaction, list in
      if list.admits(value) {
        transaction.insert(value, at: index, in: list.cell)
      }
    }
  }

  /// Takes the element at an index out of the list; an object stays in the store. O(log n).
  public func remove(at index: Int) {
    location?.unpin()
    checkIndex(index)
    change({ $0.remove(at: index) }) { transaction, list in
      transaction.removeEntry(at: index, from: list.cell)
    }
  }

  /// Takes the last element out of a list that has one; the program stops at an empty one.
  public func removeLast() {
    location?.unpin()
    require(!isEmpty, "The list is empty, so there is no last element to remove. Check isEmpty first.")
    remove(at: count - 1)
  }

  /// Takes the first element out of a list that has one; the program stops at an empty one.
  public func removeFirst() {
    require(!isEmpty, "The list is empty, so there is no first element to remove. Check isEmpty first.")
    remove(at: 0)
  }

  /// Takes all elements out of the list; objects stay in the store. O(n).
  public func removeAll() {
    change({ $0.removeAll() }) { transaction, list in
      transaction.removeAllEntries(from: list.cell)
    }
  }

  /// Moves the element at one index so that it is at the other afterwards. Observers are told of a move.
  /// O(log n).
  public func move(from source: Int, to destination: Int) {
    location?.unpin()
    checkIndex(source)
    checkIndex(destination)
    change({ $0.insert($0.remove(at: source), at: destination) }) { transaction, list in
      transaction.move(from: source, to: destination, in: list.cell)
    }
  }

  /// Exchanges two elements. O(log n).
  public func swapAt(_ first: Int, _ second: Int) {
    location?.unpin()
    checkIndex(first)
    checkIndex(second)
    change({ $0.swapAt(first, second) }) { transaction, list in
      transaction.swap(first, second, in: list.cell)
    }
  }

  private func assign(_ element: Element, at index: Int) {
    location?.unpin()
    checkIndex(index)
    let value = stored(in: "List") { Element._stored(element, $0) }
    change({ $0[index] = element }) { transaction, list in
      if list.tree[index].value == value { return }
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
    // Adding an object again with the same elements is no change.
    if values == stored.tree.elements.map(\.value) { return }
    stored.change { transaction in
      // What a smallest edit leaves in the list keeps its positions, so that observers are notified of that edit.
      let old = transaction.list(at: stored.cell).elements
      var entries: [ListEntry?] = Array(repeating: nil, count: values.count)
      let kept = LongestCommonSubsequence.pairs(old.map(\.value), values)
      for pair in kept { entries[pair.new] = old[pair.old] }
      transaction.removeAllEntries(from: stored.cell)
      if transaction.ownedTable(stored.cell.column, of: stored.cell.table) == nil {
        let admitted = values.indices.filter { stored.admits(values[$0]) }
        let all = admitted.map { entries[$0] ?? transaction.newEntry(values[$0], in: stored.cell) }
        return transaction.fillList(all, in: stored.cell)
      }
      // An embedded object may be here once, so each is looked at after those before it are in.
      for (value, entry) in zip(values, entries) where stored.admits(value) {
        let entry = entry ?? transaction.newEntry(value, in: stored.cell)
        transaction.insertEntry(entry, at: stored.tree.count, in: stored.cell)
      }
    }
  }
}

extension List: _NumberedCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    if case .memory(let elements) = storage { return elements.count }
    return location?.tree.count ?? 0
  }

  /// The element at an index. The program stops where there is none. O(log n).
  public subscript(index: Int) -> Element {
    get {
      checkIndex(index)
      switch storage {
      case .memory(let elements): return elements[index]
      case .store(let stored):
        return stored.element(stored.tree[index].value)
      }
    }
    set { assign(newValue, at: index) }
  }

  /// An iterator over the elements as they are now, whatever happens to the list meanwhile.
  public func makeIterator() -> AnyIterator<Element> {
    switch storage {
    case .memory(let elements): return AnyIterator(elements.makeIterator())
    case .store(let stored): return stored.makeIterator()
    }
  }
}

extension List: CustomStringConvertible {
  /// The type and the number of elements: a list may be long, and its objects link on.
  public var description: String { "List<\(Element.self)>(count: \(count))" }
}

extension List: ExpressibleByArrayLiteral {
  /// A list of these elements that is in no store.
  public convenience init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension List: PersistableProperty {
  public static var _kind: _PropertyKind {
    Element._elementKind.collected(in: .list)
  }

  public static func _initialValue() -> List<Element> { List() }

  public static func _read(_ object: Object, _ column: Int) -> List<Element> { read(object, column) }

  /// Replaces the elements. Assigning a list to its own property changes nothing.
  public static func _write(_ value: List<Element>, _ object: Object, _ column: Int) {
    write(value, object, column)
  }
}

extension List: AnyCollectionProperty {
  func filled(with contents: Any) -> Any? { Self.elements(of: contents).map { List($0) } }
}
