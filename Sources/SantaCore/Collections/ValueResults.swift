/// A live collection of the values that a query finds in a ``List``, a ``MutableSet`` or the values of a ``Map``.
///
/// ```swift
/// final class Stop: Object {
///   @Persisted var presents: List<Int>
/// }
///
/// let many = stop.presents.where { $0 > 100 }.sorted(ascending: false)
/// many.first                                               // the largest number
/// try store.write { stop.presents.append(5_000) }          // many.first is 5,000 now
/// let token = many.observe { change in … }
/// ```
///
/// The results are evaluated when they are first read, and again after the collection has changed. Within a write transaction,
/// they include its changes. They belong to the isolation of their store, and are empty after the owner of the collection was
/// deleted. An iteration visits the values that the results had when it began.
///
/// The results of a collection without a store have the values that the collection had when they were created.
///
/// - Complexity: an evaluation takes O(*n*) for *n* values of the collection, and O(*n* log *n*) with a sort. Observed results
///   are evaluated in the background, once for each change of the collection.
// Values don't have row keys, so this type isn't `Results`, whose rows are keys of a table.
public struct ValueResults<Element: PersistableElement & _QueryableValue> {
  /// The values at one state. Copies share it, so that the query is evaluated once.
  private final class Evaluation {
    var state: UInt64?
    /// The collection that was evaluated; nil if a transaction may still change it.
    var tree: ListTree?
    var values: FoundValues?
  }

  private enum Source {
    case store(StoredCollection)
    case memory([Element])
  }

  private let source: Source
  let query: ValueQuery
  private let evaluation = Evaluation()
  /// The values that the results show while a callback runs; nil unless the results were created for a callback.
  private let pinned: Pinned<FoundValues>?

  /// Creates results of a collection in a store.
  ///
  /// - Parameter values: the values in the current state of the store, if they are known.
  init(
    _ stored: StoredCollection, _ query: ValueQuery = ValueQuery(), _ values: FoundValues? = nil,
    pinned: Pinned<FoundValues>? = nil
  ) {
    source = .store(stored)
    self.query = query
    self.pinned = pinned
    if values != nil { (evaluation.state, evaluation.values) = (stored.context.changeCount, values) }
  }

  /// Creates results of values in no store.
  init(_ values: [Element], _ query: ValueQuery = ValueQuery()) {
    source = .memory(values)
    self.query = query
    pinned = nil
  }

  private init(_ other: ValueResults, _ query: ValueQuery) {
    source = other.source
    self.query = query
    pinned = nil
  }

  /// The collection in the store; nil for values in no store.
  var stored: StoredCollection? { if case .store(let stored) = source { stored } else { nil } }

  /// The changes that the callback received together with these results.
  var pinnedChanges: ChangeSet? { pinned?.changes }

  /// Whether the results belong to a snapshot that never changes.
  public var isFrozen: Bool { stored?.context.isFrozen ?? false }

  /// Returns a frozen copy, which never changes. Within a write transaction, it shows the state before the transaction. If the
  /// values aren't in a store, returns the results themselves. O(1).
  public func freeze() -> ValueResults {
    guard let stored, !stored.context.isFrozen else { return self }
    return ValueResults(StoredCollection(stored.context.frozen(), cell(of: stored)), query)
  }

  /// Returns the location of a collection. If its owner was deleted or rolled back, the location doesn't have a row, because
  /// another object may get the key of a row that was rolled back.
  func cell(of stored: StoredCollection) -> CellAddress {
    var cell = stored.cell
    if stored.isInvalidated { cell.row = .none }
    return cell
  }

  // MARK: Evaluating

  private var found: FoundValues {
    if let values = pinned?.contents { return values }
    switch source {
    case .memory(let values):
      let found = evaluation.values ?? FoundValues(query, in: values.map(\._queryValue))
      evaluation.values = found
      return found
    case .store(let stored): return found(in: stored)
    }
  }

  private func found(in stored: StoredCollection) -> FoundValues {
    let context = stored.context
    if context.isIsolationUndecided { context.confirmIsolation() }
    if evaluation.state == context.changeCount, let values = evaluation.values { return values }
    let tree = stored.isInvalidated ? ListTree() : stored.tree
    var values: FoundValues?
    if let known = evaluation.tree, known.isShared(with: tree) { values = evaluation.values }
    let found = values ?? FoundValues(query, in: tree)
    (evaluation.state, evaluation.values) = (context.changeCount, found)
    // A transaction changes its version of the tree in place.
    evaluation.tree = context.transaction == nil ? tree : nil
    return found
  }

  private func element(_ element: FoundValues.Element) -> Element {
    switch source {
    case .memory(let values): values[element.index]
    case .store(let stored): stored.element(element.value)
    }
  }

  // MARK: Filtering and sorting

  /// Returns the values that meet a condition. ``Query`` describes the supported conditions.
  ///
  /// ```swift
  /// stop.presents.where { $0 > 100 && $0 != 128 }
  /// stop.tags.where { $0.starts(with: "new", options: .caseInsensitive) }
  /// ```
  public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> ValueResults {
    ValueResults(self, query.filtered(Query._expression(condition, in: stored?.context.engine)))
  }

  /// Returns the values that meet a condition in the query language, in which `SELF` is the value. See
  /// ``Results/filter(_:_:)``.
  ///
  /// ```swift
  /// try stop.presents.filter("SELF > %@ OR SELF IN {1, 2}", 100)
  /// try stop.tags.filter("SELF BEGINSWITH[c] 'new'")
  /// ```
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  @_disfavoredOverload
  public func filter(_ text: String, _ arguments: Any?...) throws -> ValueResults {
    try filter(text, arguments: arguments)
  }

  /// Returns the values that meet a condition in the query language, with the arguments in an array. See ``filter(_:_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  @_disfavoredOverload
  public func filter(_ text: String, arguments: [Any?]) throws -> ValueResults {
    let engine = stored?.context.engine
    let expression = try QueryParser.expression(
      text, arguments.map { QueryArgument($0, in: engine) },
      of: QueriedValues(type: Element._elementKind.type))
    return ValueResults(self, query.filtered(expression))
  }

  /// Returns the values in the sort order of results: nil first, then NaN, then ascending values; or the reverse. Equal values
  /// keep the order of the collection. A later sort replaces an earlier one.
  public func sorted(ascending: Bool) -> ValueResults {
    ValueResults(self, query.sorted(ascending: ascending))
  }

  /// Returns the values without duplicates: only the first of several equal values. Canonically equivalent strings are equal,
  /// and so are all NaN.
  public func distinct() -> ValueResults { ValueResults(self, query.distinct) }
}

extension ValueResults: _NumberedCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of values. Evaluates the results.
  public var endIndex: Int { found.elements.count }

  /// The value at an index. The program stops if the index is out of range.
  public subscript(index: Int) -> Element {
    let elements = found.elements
    require(
      elements.indices.contains(index),
      "Index \(index) is outside the results, which have \(elements.count) values.")
    return element(elements[index])
  }

  /// Evaluates the results, and returns an iterator over the values that they have now.
  public func makeIterator() -> ElementIterator<Element> {
    ElementIterator(found.elements.map { element($0) })
  }
}

extension ValueResults: CustomStringConvertible {
  /// The type and the number of values. Evaluates the results.
  public var description: String { "ValueResults<\(Element.self)>(count: \(count))" }
}

extension ValueResults: Encodable where Element: Encodable {
  /// Encodes the values as an array.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension ListTree {
  /// Returns whether both trees have the same elements because they are the same tree; false if that isn't certain. O(1).
  fileprivate func isShared(with other: ListTree) -> Bool {
    let runs = ListTree.unsharedRuns(self, other)
    return runs.old.isEmpty && runs.new.isEmpty
  }
}
