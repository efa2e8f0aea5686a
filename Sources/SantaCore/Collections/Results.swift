/// A live collection of the objects that a query finds.
///
/// ```swift
/// let next = store.objects(Stop.self).where { $0.time > .now }.sorted(by: \.time)
/// next.first?.place
/// try store.write { next[0].time = .distantFuture }       // next[0] is another stop now
/// ```
///
/// Filters, sorts and limits apply in the order in which they are called: `sorted(by: \.time).limit(10)` contains the ten
/// earliest objects, and `limit(10).sorted(by: \.time)` contains the ten objects that were created first, sorted by time.
///
/// Results are evaluated when they are first read, and again after the store has changed. Within a write transaction, they
/// include its changes. They belong to the isolation of their store. An iteration visits the objects that the results had when
/// it began, and skips objects that have been deleted since.
public struct Results<Element: Object> {
  /// The rows at one state. Copies share it, so that the query is evaluated once.
  private final class Evaluation {
    var state: UInt64?
    var rows = RowSequence.array([])
    /// The number of rows at another state, if only the number was read.
    var count: (state: UInt64, count: Int)?
    /// The population of a whole class when its rows were read within a transaction.
    var population: Population?
  }

  /// Identifies the set of objects in a class: if it is unchanged, so is the set. New objects get higher keys, and only the
  /// rollback of a savepoint restores deleted objects.
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
  /// The rows of results that were created for them; nil for the rows of the query.
  private let chosen: [RowKey]?

  init(
    _ context: _ModelContext, _ query: ResultsQuery, pinned: Pinned<LiveQuery>? = nil, chosen: [RowKey]? = nil
  ) {
    self.context = context
    (self.pinned, self.chosen) = (pinned, chosen)
    originalQuery = query
    transactionNumber = context.transactionNumber
  }

  /// The query. If it was created in a transaction that was rolled back, it leads to no row of that transaction, because other
  /// objects may get the keys of these rows.
  var query: ResultsQuery {
    guard transactionNumber != 0, context.isRolledBack(transactionNumber) else { return originalQuery }
    return originalQuery.without(in: context.current) { table, row in
      context.isRolledBack(row, in: table, transactionNumber: transactionNumber)
    }
  }

  /// Creates results whose rows at the context's current state are known.
  init(_ context: _ModelContext, _ query: ResultsQuery, _ live: LiveQuery) {
    self.init(context, query)
    know(live)
  }

  /// Creates results whose rows at the context's current state are known.
  init(_ context: _ModelContext, _ query: ResultsQuery, rows: [RowKey]) {
    self.init(context, query)
    (evaluation.state, evaluation.rows) = (context.changeCount, .array(rows))
  }

  /// Returns results with some of the rows, for one use: they are not live.
  func only(_ rows: [RowKey]) -> Results {
    // With a limit, the query isn't a whole class, whose columns would be read without the rows.
    Results(context, originalQuery.limited(rows.count), pinned: pinned, chosen: rows)
  }

  func know(_ live: LiveQuery) {
    evaluation.state = context.changeCount
    evaluation.rows = .live(live)
  }

  /// Whether a callback is running that received these results, so that they show the state of its change.
  var isPinned: Bool { pinned?.contents != nil }

  /// The state that these results show.
  var shownSnapshot: Snapshot { pinned?.contents?.snapshot ?? context.current }

  /// The changes that the callback received together with these results.
  var pinnedChanges: ChangeSet? { pinned?.changes }

  var rows: RowSequence {
    if let chosen { return .array(chosen) }
    if let live = pinned?.contents { return .live(live) }
    if context.isIsolationUndecided { context.confirmIsolation() }
    if evaluation.state != context.changeCount {
      // Don't cache the rows: after a transaction that fails because of the class, the state is the previous one.
      guard isReadable else { return .array([]) }
      // A loop that changes all objects by their indices would otherwise read all rows again after each change.
      let population = population
      if population == nil || population != evaluation.population { evaluation.rows = evaluated }
      (evaluation.state, evaluation.population) = (context.changeCount, population)
    }
    return evaluation.rows
  }

  /// The population of a whole class in the running transaction; nil outside of one, and for all other results.
  private var population: Population? {
    guard isWholeTable, let session = context.session,
      let table = session.transaction.current.table(named: query.className)
    else { return nil }
    let rows = session.transaction[table]
    return Population(
      transactionNumber: session.number, savepointRollbacks: session.savepointRollbacks, count: rows.count,
      nextRow: rows.nextRow)
  }

  /// The current rows. If a count was read before, the number of rows equals it, because programs rely on this.
  ///
  /// The table's count includes rows in damaged blocks, which can't be found. Each of them is represented by the row `.none`.
  private var evaluated: RowSequence {
    let found = found
    let known = evaluation.count.flatMap { $0.state == context.changeCount ? $0.count : nil }
    let counted = known ?? (isWholeTable ? query.count(in: context.current) : nil)
    guard let counted, counted != found.count else { return found }
    context.current.source?.noteContradiction(
      "\(query.className): the count is \(counted), but \(found.count) objects exist")
    let missing = Array(repeating: RowKey.none, count: Swift.max(0, counted - found.count))
    return .array(Array(found.all.prefix(counted)) + missing)
  }

  /// The current rows: updated from an older state if possible, otherwise evaluated from scratch.
  private var found: RowSequence {
    // The state within a transaction isn't a snapshot that could be shared.
    guard context.transaction == nil else { return .array(query.rows(in: context.current)) }
    if let live = context.live(query) { return .live(live) }
    if case .live(let older) = evaluation.rows, older.snapshot.version < context.snapshot.version {
      return .live(older.advanced(by: DifferenceAnalysis(from: older.snapshot, to: context.snapshot)).after)
    }
    return .array(query.rows(in: context.snapshot))
  }

  /// Whether the class can be read. If it can't, fails the write transaction, or stops the program outside of one.
  var isReadable: Bool { context.readableBinding(elementType) != nil }

  /// The class of the objects, which can be a subclass that only the caller of `objects(_:)` knew at run time.
  var elementType: Element.Type {
    guard let known = originalQuery.runtimeClass else { return Element.self }
    return known.type as? Element.Type ?? Element.self
  }

  /// - Throws: an error if the class can't be used with this store.
  package func checkClass() throws(StoreError) { _ = try context.binding(elementType) }

  var isWholeTable: Bool { query.isWholeTable }

  /// Whether the results belong to a snapshot that never changes.
  public var isFrozen: Bool { context.isFrozen }

  // MARK: Elements

  /// The first object; nil if the results are empty.
  public var first: Element? { isEmpty ? nil : firstOfClass ?? self[0] }

  /// The last object; nil if the results are empty.
  public var last: Element? { isEmpty ? nil : self[count - 1] }

  /// The first object of a whole class within a transaction, found without reading all rows. Programs delete the first object
  /// until none is left.
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
    return first.flatMap { context.object(elementType, $0) }
  }

  /// Returns a frozen copy, which never changes. Within a write transaction, it shows the state before the
  /// transaction. O(1).
  public func freeze() -> Results<Element> {
    if context.isFrozen { return self }
    let frozen = Results(context.frozen(), isReadable ? query : query.limited(0))
    // Reuse rows that have already been evaluated.
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

  /// The number of objects. If the results have not been read yet, the matches of a filter are counted without collecting them.
  public var endIndex: Int {
    if let chosen { return chosen.count }
    if let live = pinned?.contents { return live.count }
    if context.isIsolationUndecided { context.confirmIsolation() }
    let state = context.changeCount
    if evaluation.state == state { return evaluation.rows.count }
    if let known = evaluation.count, known.state == state { return known.count }
    guard isReadable else { return 0 }
    // Only the count is read, so the rows are not needed.
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
    if let object = context.object(elementType, rows[index]) { return object }
    // An object in a damaged block can't be read, and is replaced by a stand-in.
    return deletedObject(rows[index], pinned?.contents?.snapshot) ?? Element._standIn(context)
  }

  /// Returns an object of pinned results that has been deleted since.
  private func deletedObject(_ row: RowKey, _ snapshot: Snapshot?) -> Element? {
    snapshot.flatMap { context.invalidatedObject(elementType, row, in: $0) as? Element }
  }

  /// Iterates over the objects that the results had when the iterator was created, and skips objects that have been deleted
  /// since. Each element is a new instance.
  public struct Iterator: IteratorProtocol {
    private let context: _ModelContext
    private let binding: ClassBinding?
    private let type: Element.Type
    private let rows: [RowKey]
    /// The snapshot of pinned results, whose deleted objects are not skipped, so that each index corresponds to a row.
    private let pinned: Snapshot?
    /// The state at which the iteration began.
    private let state: UInt64
    private var index = 0

    fileprivate init(_ results: Results) {
      context = results.context
      state = context.changeCount
      type = results.elementType
      binding = context.readableBinding(type)
      // The number of rows equals the count, even if the class can't be read any more.
      rows = results.rows.all
      pinned = results.pinned?.contents?.snapshot
    }

    /// Returns the next object that has not been deleted; nil at the end.
    public mutating func next() -> Element? {
      while index < rows.count {
        index += 1
        if let object = context.object(type, rows[index - 1], binding) { return object }
        if let pinned {
          return context.invalidatedObject(type, rows[index - 1], in: pinned) as? Element
        }
        // No object has been deleted since, so the row is in a damaged block. A stand-in replaces the object.
        if context.changeCount == state { return Element._standIn(context) }
      }
      return nil
    }
  }

  /// Evaluates the results, and returns an iterator over the objects that they have now.
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension Results.Iterator {
  /// Whether an object of the results can move along the rows: a row determines all of its contents.
  var mayMove: Bool { binding.map { $0.classColumn == nil && $0.objectClass.hasOnlyStoredFields } ?? false }

  /// Replaces an object with the next object that has not been deleted. The same instance is used again if nothing else refers
  /// to it.
  ///
  /// - Returns: false, without a change, at the end.
  mutating func moveNext(_ object: inout Element) -> Bool {
    if index < rows.count, isKnownUniquelyReferenced(&object) {
      let row = rows[index]
      if object._move(to: row) || binding.map({ context.move(object, to: row, $0) }) ?? false {
        index += 1
        return true
      }
    }
    guard let next = next() else { return false }
    object = next
    return true
  }
}

extension Results: CustomStringConvertible {
  /// The type and the number of objects. Evaluates the results.
  public var description: String { "Results<\(Element.self)>(count: \(count))" }
}
