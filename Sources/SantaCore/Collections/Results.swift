/// A live collection of the objects that a query finds.
///
/// ```swift
/// let next = store.objects(Stop.self).where { $0.time > .now }.sorted(by: \.time)
/// next.first?.place
/// try store.write { next[0].time = .distantFuture }       // next[0] is another stop now
/// ```
///
/// Filters, sorts and limits apply in the order in which they are called: `sorted(by: \.time).limit(10)` is the ten
/// earliest objects, and `limit(10).sorted(by: \.time)` is the ten objects that were created first, by time.
///
/// Results are evaluated when they are first read, and again after the store has changed. Within a write transaction,
/// they include its changes. They belong to the isolation of their store. An iteration goes over the objects that the
/// results had when it began, and skips those that were deleted since.
public struct Results<Element: Object> {
  /// The rows at one state. Shared by copies, so that the query is evaluated once.
  private final class Evaluation {
    var state: UInt64?
    var rows = RowSequence.array([])
    /// The number of rows at another state, if only that was read.
    var count: (state: UInt64, count: Int)?
    /// What the rows of a whole class depend on within a transaction.
    var population: Population?
  }

  /// Which objects a class has: if this is the same, they are. New objects get higher keys, and only the rollback of a savepoint
  /// brings objects back.
  private struct Population: Equatable {
    var transactionNumber: Int
    var savepointRollbacks: Int
    var count: Int
    var nextRow: UInt64
  }

  let context: _ModelContext
  private let originalQuery: ResultsQuery
  /// The write transaction in which the results were created; 0 outside of one.
  private let transactionNumber: Int
  private let evaluation = Evaluation()
  /// The rows that the results show while a callback runs; nil unless the results were created for a callback.
  private let pinned: Pinned<LiveQuery>?

  init(_ context: _ModelContext, _ query: ResultsQuery, pinned: Pinned<LiveQuery>? = nil) {
    self.context = context
    self.pinned = pinned
    originalQuery = query
    transactionNumber = context.transactionNumber
  }

  /// The query. It is empty if the row that owns its source was created by a transaction that was rolled back:
  /// another object may get that row's key.
  var query: ResultsQuery {
    guard let (table, row) = originalQuery.source.owner,
      context.isRolledBack(row, in: table, transactionNumber: transactionNumber)
    else {
      return originalQuery
    }
    return originalQuery.withoutOwner
  }

  /// Creates results whose rows at the context's current state are known.
  init(_ context: _ModelContext, _ query: ResultsQuery, _ live: LiveQuery) {
    self.init(context, query)
    know(live)
  }

  func know(_ live: LiveQuery) {
    evaluation.state = context.changeCount
    evaluation.rows = .live(live)
  }

  /// Whether a callback is running that received these results, so that they show the state of its change.
  var isPinned: Bool { pinned?.contents != nil }

  /// The state that these results show.
  var shownSnapshot: Snapshot { pinned?.contents?.snapshot ?? context.current }

  /// The changes of the callback that got these results.
  var pinnedChanges: ChangeSet? { pinned?.changes }

  var rows: RowSequence {
    if let live = pinned?.contents { return .live(live) }
    if context.isIsolationUndecided { context.confirmIsolation() }
    if evaluation.state != context.changeCount {
      // Not cached: after a transaction that fails because of the class, the state is the previous one.
      guard isReadable else { return .array([]) }
      // A loop that changes all objects by their indices would otherwise read all rows again after each change.
      let population = population
      if population == nil || population != evaluation.population { evaluation.rows = evaluated }
      (evaluation.state, evaluation.population) = (context.changeCount, population)
    }
    return evaluation.rows
  }

  /// Which objects a whole class has in the running transaction; nil outside of one, and for other results.
  private var population: Population? {
    guard isWholeTable, let session = context.session,
      let table = session.transaction.current.table(named: query.className)
    else { return nil }
    let rows = session.transaction[table]
    return Population(
      transactionNumber: session.number, savepointRollbacks: session.savepointRollbacks, count: rows.count,
      nextRow: rows.nextRow)
  }

  /// The current rows. Their number is the count that was read before, because programs rely on it.
  ///
  /// The table's count includes rows in damaged blocks, which can't be found. The row `.none` represents each of them.
  private var evaluated: RowSequence {
    let found = found
    let known = evaluation.count.flatMap { $0.state == context.changeCount ? $0.count : nil }
    let counted = known ?? (isWholeTable ? query.count(in: context.current) : nil)
    guard let counted, counted != found.count else { return found }
    context.current.source?.noteContradiction(
      "\(query.className): \(counted) objects are counted, \(found.count) are there")
    let missing = Array(repeating: RowKey.none, count: Swift.max(0, counted - found.count))
    return .array(Array(found.all.prefix(counted)) + missing)
  }

  /// The current rows: updated from an older state if possible, and otherwise evaluated anew.
  private var found: RowSequence {
    // The state within a transaction is not a snapshot that could be shared.
    guard context.transaction == nil else { return .array(query.rows(in: context.current)) }
    if let live = context.live(query) { return .live(live) }
    if case .live(let older) = evaluation.rows, older.snapshot.version < context.snapshot.version {
      return .live(older.advanced(by: DifferenceAnalysis(from: older.snapshot, to: context.snapshot)).after)
    }
    return .array(query.rows(in: context.snapshot))
  }

  /// Whether the class can be read. If not, fails the write transaction, or stops the program outside of one.
  var isReadable: Bool { context.readableBinding(Element.self) != nil }

  /// - Throws: if the class can't be used with this store.
  package func checkClass() throws(StoreError) { _ = try context.binding(Element.self) }

  var isWholeTable: Bool { query.isWholeTable }

  /// Whether the results belong to a snapshot that never changes.
  public var isFrozen: Bool { context.isFrozen }

  // MARK: Elements

  /// The first object; nil if the results are empty.
  public var first: Element? { isEmpty ? nil : firstOfClass ?? self[0] }

  /// The last object; nil if the results are empty.
  public var last: Element? { isEmpty ? nil : self[count - 1] }

  /// The first object of a whole class within a transaction, without reading all rows: programs delete the first object until
  /// there is none.
  private var firstOfClass: Element? {
    guard !isPinned, evaluation.state != context.changeCount, isWholeTable,
      let transaction = context.transaction,
      let table = transaction.current.table(named: query.className)
    else { return nil }
    var first: RowKey?
    transaction[table].forEachRow { row, _, _ in
      first = row
      return false
    }
    return first.flatMap { context.object(Element.self, $0) }
  }

  /// Returns a frozen copy, which never changes. Within a write transaction, it shows the state before the
  /// transaction. O(1).
  public func freeze() -> Results<Element> {
    if context.isFrozen { return self }
    let frozen = Results(context.frozen(), isReadable ? query : query.limited(0))
    // Reuses rows that were evaluated already.
    if context.transaction == nil, evaluation.state == context.changeCount {
      frozen.evaluation.rows = evaluation.rows
      frozen.evaluation.state = frozen.context.changeCount
    }
    return frozen
  }
}

extension Results: _NumberedCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of objects. Counts a filter's matches without finding them, if the results were not read yet.
  public var endIndex: Int {
    if let live = pinned?.contents { return live.count }
    if context.isIsolationUndecided { context.confirmIsolation() }
    let state = context.changeCount
    if evaluation.state == state { return evaluation.rows.count }
    if let known = evaluation.count, known.state == state { return known.count }
    guard isReadable else { return 0 }
    // A count alone needs no rows.
    guard let count = query.count(in: context.current) else { return rows.count }
    evaluation.count = (state, count)
    return count
  }

  /// The object at an index. The program stops if the index is out of range.
  public subscript(index: Int) -> Element {
    let rows = rows
    require(
      index >= 0 && index < rows.count,
      "Index \(index) is outside the results, which have \(counted(rows.count, "object")).")
    if let object = context.object(Element.self, rows[index]) { return object }
    // An object in a damaged block can't be read, and is replaced by a stand-in.
    return deletedObject(rows[index], pinned?.contents?.snapshot) ?? Element._standIn(context)
  }

  /// An object of pinned results that was deleted since.
  private func deletedObject(_ row: RowKey, _ snapshot: Snapshot?) -> Element? {
    snapshot.flatMap { context.invalidatedObject(Element.self, row, in: $0) as? Element }
  }

  /// Iterates over the objects that the results had when it was created, and skips those that were deleted since.
  /// Each element is a new instance.
  public struct Iterator: IteratorProtocol {
    private let context: _ModelContext
    private let binding: ClassBinding?
    private let rows: [RowKey]
    /// The snapshot of pinned results, in which deleted objects are not passed over: each index is that of a row.
    private let pinned: Snapshot?
    /// The state at which the iteration began.
    private let state: UInt64
    private var index = 0

    fileprivate init(_ results: Results) {
      context = results.context
      state = context.changeCount
      binding = context.readableBinding(Element.self)
      // As many as are counted, also if the class can't be read any more.
      rows = results.rows.all
      pinned = results.pinned?.contents?.snapshot
    }

    /// The next object that was not deleted; nil at the end.
    public mutating func next() -> Element? {
      while index < rows.count {
        index += 1
        if let object = context.object(Element.self, rows[index - 1], binding) { return object }
        if let pinned {
          return context.invalidatedObject(Element.self, rows[index - 1], in: pinned) as? Element
        }
        // Nothing was deleted since, so the row is in a damaged block. A stand-in replaces the object.
        if context.changeCount == state { return Element._standIn(context) }
      }
      return nil
    }
  }

  /// Evaluates the results, and returns an iterator over the objects that they have now.
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension Results: CustomStringConvertible {
  /// The type and the number of objects. Evaluates the results.
  public var description: String { "Results<\(Element.self)>(count: \(count))" }
}
