import Synchronization

/// Results in one state, which never change and can be read in any isolation.
///
/// ```swift
/// let stops = FrozenResults(store.objects(Stop.self).sorted(by: \.time))
/// Task.detached {
///   for stop in stops.where({ $0.presents > 1000 }) { print(stop.place) }
/// }
/// ```
///
/// Frozen results have the methods of ``Results``, and their elements are ``Frozen`` objects. The query is evaluated when the
/// results are first read, on the thread that reads them, and once: copies share the objects that it found.
public struct FrozenResults<Base: Object>: Sendable {
  /// The rows, once they are known. Copies of the results share them, so that the query is evaluated once.
  private final class Evaluation: Sendable {
    let rows = Mutex<[RowKey]?>(nil)
  }

  let source: FrozenSource
  let query: ResultsQuery
  private let evaluation = Evaluation()

  init(_ source: FrozenSource, _ query: ResultsQuery) {
    self.source = source
    self.query = query
  }

  /// Creates the frozen form of results in their current state; in a write transaction, in the state before the transaction.
  public init(_ results: Results<Base>) { self.init(results.context.frozenSource, results.query) }

  /// Creates results with the objects of a list, a set or linking objects in their current state; in a write transaction, in
  /// the state before the transaction. The program stops if the collection is not in a store.
  public init<Collection: ObjectCollection>(_ collection: Collection) where Collection.Element == Base {
    self.init(collection.objects)
  }

  var rows: [RowKey] {
    if let known = evaluation.rows.withLock({ $0 }) { return known }
    // The query is evaluated without the lock, which would be held for a long time. Other threads that read the rows at the
    // same time evaluate it, too.
    let rows = confined.rows.all
    evaluation.rows.withLock { $0 = rows }
    return rows
  }

  /// The results in a new context, for one use, to derive other results.
  var confined: Results<Base> { Results(source.context, query) }

  /// The results in a new context, for one use, with the rows that are evaluated once. The columns of a whole class are read
  /// without its rows.
  var evaluated: Results<Base> {
    query.isWholeTable ? confined : Results(source.context, query, rows: rows)
  }

  /// Returns results that are derived from these over the same snapshot.
  func derived(_ derive: (Results<Base>) throws -> Results<Base>) rethrows -> FrozenResults {
    FrozenResults(source, try derive(confined).query)
  }
}

extension FrozenResults: _NumberedCollection {
  /// The index of the first object: 0.
  public var startIndex: Int { 0 }

  /// The number of objects.
  public var endIndex: Int { rows.count }

  /// The object at an index. The program stops if the index is out of range.
  public subscript(index: Int) -> Frozen<Base> {
    let rows = rows
    require(
      rows.indices.contains(index),
      "Index \(index) is outside the results, which have \(counted(rows.count, "object"))."
    )
    return Frozen(source, rows[index])
  }

  /// Returns an iterator over the objects.
  public func makeIterator() -> AnyIterator<Frozen<Base>> {
    var rest = rows.makeIterator()
    return AnyIterator { [source] in rest.next().map { Frozen(source, $0) } }
  }
}

extension FrozenResults: CustomStringConvertible {
  /// The type and the number of objects.
  public var description: String { "FrozenResults<\(Base.self)>(count: \(count))" }
}

extension FrozenResults: Encodable {
  /// Encodes the objects as an array.
  public func encode(to encoder: any Encoder) throws { try evaluated.encode(to: encoder) }
}
