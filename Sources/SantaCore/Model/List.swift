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
  private enum Place {
    case memory([Element])
    case store(_ModelContext, TableID, RowKey, ColumnID)
  }

  /// The write transaction in which the list was handed out, 0 outside one.
  private var attempt = 0

  private var place: Place
  private var last = ListTree()

  /// An empty list that is in no store.
  public init() { place = .memory([]) }

  /// A list of these elements that is in no store.
  public convenience init(_ elements: some Sequence<Element>) {
    self.init()
    place = .memory(Array(elements))
  }

  init(_ context: _ModelContext, _ table: TableID, _ row: RowKey, _ column: ColumnID) {
    place = .store(context, table, row, column)
    attempt = context.attempt
  }

  private var tree: ListTree {
    if let tree = storedTree { last = tree }
    return last
  }

  /// The list as the store has it; nil where it has none.
  private var storedTree: ListTree? {
    guard case .store(let context, let table, let row, let column) = place,
      !context.isRolledBack(row, in: table, attempt: attempt)
    else { return nil }
    return context.list(column, row, table)
  }

  /// Where the list lies in a store.
  var location: (context: _ModelContext, table: TableID, row: RowKey, column: ColumnID)? {
    guard case .store(let context, let table, let row, let column) = place else { return nil }
    return (context, table, row, column)
  }

  /// Whether the object that the list belongs to was deleted.
  public var isInvalidated: Bool {
    guard case .store = place else { return false }
    return storedTree == nil
  }

  /// Whether the list belongs to a snapshot that does not move.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  // MARK: Changing

  private func change(
    _ inMemory: (inout [Element]) -> Void,
    _ inStore: (Transaction, _ModelContext, ColumnID, RowKey, TableID) -> Void
  ) {
    switch place {
    case .memory(var elements):
      place = .memory([])
      inMemory(&elements)
      place = .memory(elements)
    case .store(let context, let table, let row, let column):
      _ = context.writing("Changing a list")
      if storedTree == nil { return context.fail(.invalidated("The owner of a List")) }
      context.change(row, table) { inStore($0, context, column, row, table) }
    }
  }

  /// What goes into the store for an element. Found before the list changes, for it may add an object.
  private func stored(_ element: Element) -> StoredValue {
    guard case .store(let context, _, _, _) = place else { return .null }
    _ = context.writing("Changing a list")
    return Element._stored(element, context)
  }

  private func checkIndex(_ index: Int, isEndIncluded: Bool = false) {
    precondition(
      index >= 0 && (index < count || isEndIncluded && index == count),
      "Index \(index) is outside the list, which has \(count) elements.")
  }

  /// Whether an element may go into the store; fails the transaction where it is too long.
  private func canStore(_ value: StoredValue) -> Bool {
    if Element._elementKind.isLink { return !value.isNull }
    guard case .store(let context, let table, _, let column) = place, value.isTooLong else { return true }
    let owner = context.current[table]
    context.fail(
      .wrongValue(owner.name, owner.columns[column.rawValue].name, owner.columns[column.rawValue].typeName))
    return false
  }

  /// Puts an element at the end. O(log n).
  public func append(_ element: Element) { insert(element, at: count) }

  /// Puts elements at the end, in order.
  public func append(contentsOf elements: some Sequence<Element>) {
    for element in Array(elements) { append(element) }
  }

  /// Puts an element at an index between 0 and `count`; the program stops at another. O(log n).
  public func insert(_ element: Element, at index: Int) {
    checkIndex(index, isEndIncluded: true)
    let value = stored(element)
    change({ $0.insert(element, at: index) }) { transaction, _, column, row, table in
      if canStore(value) { transaction.insert(value, at: index, in: column, of: row, in: table) }
    }
  }

  /// Takes the element at an index out of the list; an object stays in the store. O(log n).
  public func remove(at index: Int) {
    checkIndex(index)
    change({ $0.remove(at: index) }) { transaction, _, column, row, table in
      transaction.removeEntry(at: index, from: column, of: row, in: table)
    }
  }

  /// Takes the last element out of a list that has one; the program stops at an empty one.
  public func removeLast() { remove(at: count - 1) }

  /// Takes the first element out of a list that has one; the program stops at an empty one.
  public func removeFirst() { remove(at: 0) }

  /// Takes all elements out of the list; objects stay in the store. O(n).
  public func removeAll() {
    change({ $0.removeAll() }) { transaction, _, column, row, table in
      for index in (0..<transaction.tables[table.rawValue].list(column, of: row).count).reversed() {
        transaction.removeEntry(at: index, from: column, of: row, in: table)
      }
    }
  }

  /// Moves the element at one index so that it is at the other afterwards. Observers are told of a move.
  /// O(log n).
  public func move(from source: Int, to destination: Int) {
    checkIndex(source)
    checkIndex(destination)
    change({ $0.insert($0.remove(at: source), at: destination) }) { transaction, _, column, row, table in
      transaction.move(from: source, to: destination, in: column, of: row, in: table)
    }
  }

  /// Exchanges two elements. O(log n).
  public func swapAt(_ first: Int, _ second: Int) {
    checkIndex(first)
    checkIndex(second)
    change({ $0.swapAt(first, second) }) { transaction, _, column, row, table in
      transaction.swap(first, second, in: column, of: row, in: table)
    }
  }

  private func assign(_ element: Element, at index: Int) {
    checkIndex(index)
    let value = stored(element)
    change({ $0[index] = element }) { transaction, _, column, row, table in
      if canStore(value) { transaction.assign(value, at: index, in: column, of: row, in: table) }
    }
  }

  // MARK: Moving into a store

  /// Writes the elements of a list in no store to a row, and makes this list that row's.
  fileprivate func move(into context: _ModelContext, _ table: TableID, _ row: RowKey, _ column: ColumnID) {
    guard case .memory(let elements) = place else { return }
    place = .store(context, table, row, column)
    attempt = context.attempt
    let values = elements.map { Element._stored($0, context) }.filter(canStore)
    context.change(row, table) { $0.fillList(values, in: column, of: row, in: table) }
  }

  fileprivate func isAt(_ table: TableID, _ row: RowKey, _ column: ColumnID, in context: _ModelContext)
    -> Bool
  {
    guard case .store(let mine, table, row, column) = place else { return false }
    return mine === context
  }
}

extension List: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    if case .memory(let elements) = place { return elements.count }
    return tree.count
  }

  /// The element at an index. The program stops where there is none. O(log n).
  public subscript(index: Int) -> Element {
    get {
      checkIndex(index)
      switch place {
      case .memory(let elements): return elements[index]
      case .store(let context, _, _, _):
        guard let element = Element._element(tree[index].value, context) ?? Element._fallback(context) else {
          preconditionFailure(
            "The element at \(index) was deleted; its list keeps no values of deleted objects.")
        }
        return element
      }
    }
    set { assign(newValue, at: index) }
  }

  /// An iterator over the elements as they are now, whatever happens to the list meanwhile.
  public func makeIterator() -> AnyIterator<Element> {
    switch place {
    case .memory(let elements): return AnyIterator(elements.makeIterator())
    case .store(let context, _, _, _):
      // Copied out: a transaction that is under way changes its own version of the tree in place.
      var entries = tree.elements.makeIterator()
      return AnyIterator {
        while let entry = entries.next() {
          // An object deleted since the iteration began is passed over.
          if let element = Element._element(entry.value, context) ?? Element._fallback(context) {
            return element
          }
        }
        return nil
      }
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
    var kind = Element._elementKind
    kind.isList = true
    return kind
  }

  public static func _initialValue() -> List<Element> { List() }

  public static func _read(_ object: Object, _ column: Int) -> List<Element> {
    if let known = object._collections[column] as? List<Element> { return known }
    guard let context = object._context, let table = object._binding?.table else { return List() }
    let list = List(context, table, object._key, ColumnID(column))
    if object._isGone {
      // The chunk that stays with a deleted object has its last list.
      list.attempt = object._attempt
      list.last = object._row.chunk?.list(ColumnID(column), at: object._row.slot) ?? ListTree()
    }
    object._collections[column] = list
    return list
  }

  /// Replaces the elements. Assigning a list to its own property changes nothing.
  public static func _write(_ value: List<Element>, _ object: Object, _ column: Int) {
    guard let context = object._context, let table = object._binding?.table else { return }
    if value.isAt(table, object._key, ColumnID(column), in: context) { return }
    if object._isNew, case .memory = value.place {
      value.move(into: context, table, object._key, ColumnID(column))
      object._collections[column] = value
      return
    }
    let own = _read(object, column)
    let values = value.map { Element._stored($0, context) }
    // Adding an object again with the same elements is no change.
    if values == own.tree.elements.map(\.value) { return }
    own.removeAll()
    for element in Array(value) { own.append(element) }
  }
}

extension _PropertyKind {
  fileprivate var isLink: Bool { type == .link }
}

extension PersistableElement {
  /// What stands for an element whose stored value the program does not know: nil, 0, an enum's first case.
  fileprivate static func _fallback(_ context: _ModelContext) -> Self? {
    (Self.self as? any PersistableProperty.Type)?._initialValue() as? Self
  }
}

/// A list whose element type is not known.
protocol AnyList {
  /// A list of the elements of a sequence; nil where one is of another type.
  func filled(with elements: Any) -> Any?
}

extension List: AnyList {
  func filled(with elements: Any) -> Any? {
    guard let elements = elements as? [Any] else { return nil }
    let typed = elements.compactMap { $0 as? Element }
    return typed.count == elements.count ? List(typed) : nil
  }
}
