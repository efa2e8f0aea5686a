import Synchronization

/// Results in one state, which never change and can be read in every isolation.
///
/// ```swift
/// let stops = FrozenResults(store.objects(Stop.self).sorted(by: \.time))
/// Task.detached {
///   for stop in stops.where({ $0.presents > 1000 }) { print(stop.place) }
/// }
/// ```
///
/// They have the methods of ``Results``, and their elements are ``Frozen`` objects. The query is evaluated when the results
/// are first read, by the thread that reads them.
public struct FrozenResults<Base: Object>: Sendable {
  /// The rows, once they are known. Shared by copies, so that the query is evaluated once.
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

  /// The results in their current state; in a write transaction, in their state before that.
  public init(_ results: Results<Base>) { self.init(results.context.frozenSource, results.query) }

  /// The objects of a list, a set or linking objects in a store, in their current state; in a write transaction, in their
  /// state before that. The program stops if the collection is in no store.
  public init<Collection: ObjectCollection>(_ collection: Collection) where Collection.Element == Base {
    self.init(collection.objects)
  }

  private var rows: [RowKey] {
    if let known = evaluation.rows.withLock({ $0 }) { return known }
    // Without the lock, which would otherwise be held for long. Threads that come meanwhile evaluate the query, too.
    let rows = confined.rows.all
    evaluation.rows.withLock { $0 = rows }
    return rows
  }

  /// Results in a context of their own, for one use.
  var confined: Results<Base> { Results(source.context, query) }

  /// Results over the same snapshot.
  func derived(_ derive: (Results<Base>) throws -> Results<Base>) rethrows -> FrozenResults {
    FrozenResults(source, try derive(confined).query)
  }
}

extension FrozenResults: _NumberedCollection {
  /// The index of the first object: 0.
  public var startIndex: Int { 0 }

  /// The number of objects.
  public var endIndex: Int { rows.count }

  /// The object at an index. If there is none, the program stops.
  public subscript(index: Int) -> Frozen<Base> {
    let rows = rows
    require(
      rows.indices.contains(index),
      "Index \(index) is outside the results, which have \(counted(rows.count, "object"))."
    )
    return Frozen(source, rows[index])
  }

  /// An iterator over the objects.
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
  public func encode(to encoder: any Encoder) throws { try confined.encode(to: encoder) }
}
