/// The objects of a class that a query finds, live.
///
/// ```swift
/// let next = store.objects(Stop.self).where { $0.time > .now }.sorted(by: \.time)
/// next.first?.place
/// try store.write { next[0].time = .distantFuture }       // and next[0] is another stop now
/// ```
///
/// What narrows and sorts applies in the order called: `sorted(by: \.time).limit(10)` are the ten earliest, and
/// `limit(10).sorted(by: \.time)` the ten made first, by time.
///
/// Evaluated when first read, and again when the store has moved on; within a write transaction it shows what the
/// transaction has done. Belongs to the isolation of its store. Iterating goes over the objects as they were when
/// the iteration began, and passes over those deleted meanwhile.
public struct Results<Element: Object> {
  /// The rows as of one state. Shared by copies, so that none evaluates twice.
  private final class Evaluation {
    var state: UInt64?
    var rows = RowSequence.array([])
    /// How many rows there are in another state, where only that was asked for.
    var count: (state: UInt64, count: Int)?
  }

  let context: _ModelContext
  private let asked: ResultsQuery
  /// The write transaction in which the results were asked for, 0 outside one.
  private let attempt: Int
  private let evaluation = Evaluation()

  init(_ context: _ModelContext, _ query: ResultsQuery) {
    self.context = context
    asked = query
    attempt = context.attempt
  }

  /// What was asked; of nothing where the row that has the objects was made by a transaction that left nothing: another
  /// object may get its key.
  var query: ResultsQuery {
    guard let (table, row) = asked.source.owner, context.isRolledBack(row, in: table, attempt: attempt) else {
      return asked
    }
    return asked.withoutOwner
  }

  /// Results whose rows at the context's present state are known.
  init(_ context: _ModelContext, _ query: ResultsQuery, _ live: LiveQuery) {
    self.init(context, query)
    know(live)
  }

  func know(_ live: LiveQuery) {
    evaluation.state = context.changeCount
    evaluation.rows = .live(live)
  }

  var rows: RowSequence {
    if context.isSettling { context.look() }
    if evaluation.state != context.changeCount {
      // Not kept: when the transaction that fails with the class has ended, the state is the one before.
      guard isReadable else { return .array([]) }
      evaluation.rows = evaluated
      evaluation.state = context.changeCount
    }
    return evaluation.rows
  }

  /// What the results are now, and as many as were counted, if they were: a program that asked for the number reads so
  /// many. What lies in a damaged block is counted with its table, and missing among the rows; a row of no key stands for
  /// each.
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

  /// What the results are now: from an older state where that was brought up to date, or else anew.
  private var found: RowSequence {
    // What a transaction has done so far is no snapshot that stays.
    guard context.transaction == nil else { return .array(query.rows(in: context.current)) }
    if let live = context.live(query) { return .live(live) }
    if case .live(let older) = evaluation.rows, older.snapshot.version < context.snapshot.version {
      return .live(older.advanced(by: DifferenceReader(from: older.snapshot, to: context.snapshot)).after)
    }
    return .array(query.rows(in: context.snapshot))
  }

  /// Whether the class can be read. If it can't, this fails the write transaction, or stops the program without one.
  var isReadable: Bool { context.readableBinding(Element.self) != nil }

  /// - Throws: if the class can't be used with this store.
  func checkClass() throws(StoreError) { _ = try context.binding(Element.self) }

  var isWholeTable: Bool { query.isWholeTable }

  /// Whether the results belong to a snapshot that does not move.
  public var isFrozen: Bool { context.isFrozen }

  // MARK: Elements

  /// The first object, nil where there is none.
  public var first: Element? { isEmpty ? nil : self[0] }

  /// The last object, nil where there is none.
  public var last: Element? { isEmpty ? nil : self[count - 1] }

  /// The same objects as they are now, for ever. O(1).
  ///
  /// Within a write transaction: as they were before it.
  public func freeze() -> Results<Element> {
    if context.isFrozen { return self }
    let frozen = Results(
      _ModelContext(engine: context.engine, snapshot: context.snapshot, isFrozen: true),
      isReadable ? query : query.limited(0))
    // What is known already need not be found again.
    if context.transaction == nil, evaluation.state == context.changeCount {
      frozen.evaluation.rows = evaluation.rows
      frozen.evaluation.state = frozen.context.changeCount
    }
    return frozen
  }
}

extension Results: _NumberedCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    if context.isSettling { context.look() }
    let state = context.changeCount
    if evaluation.state == state { return evaluation.rows.count }
    if let known = evaluation.count, known.state == state { return known.count }
    guard isReadable else { return 0 }
    // What is only counted needs no rows.
    guard let count = query.count(in: context.current) else { return rows.count }
    evaluation.count = (state, count)
    return count
  }

  /// The object at an index. The program stops where there is none.
  public subscript(index: Int) -> Element {
    let rows = rows
    require(
      index >= 0 && index < rows.count, "Index \(index) is outside the results, which are \(rows.count).")
    // An object in a damaged block can't be read: a stand-in takes its place.
    return context.object(Element.self, rows[index]) ?? Element._standIn(context)
  }

  /// Goes over the objects as they were when it was made, and passes over those deleted since. A fresh object each.
  public struct Iterator: IteratorProtocol {
    private let context: _ModelContext
    private let binding: ClassBinding?
    private let rows: [RowKey]
    /// The state in which the iteration began.
    private let state: UInt64
    private var index = 0

    fileprivate init(_ results: Results) {
      context = results.context
      state = context.changeCount
      binding = context.readableBinding(Element.self)
      rows = results.rows.all
    }

    public mutating func next() -> Element? {
      guard let binding else { return nil }
      while index < rows.count {
        index += 1
        if let object = context.object(Element.self, rows[index - 1], binding) { return object }
        // Nothing was deleted since: the row lies in a damaged block, and something stands for it.
        if context.changeCount == state { return Element._standIn(context) }
      }
      return nil
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }
}

extension Results: CustomStringConvertible {
  /// The type and the number of objects. Evaluates the results.
  public var description: String { "Results<\(Element.self)>(count: \(count))" }
}
