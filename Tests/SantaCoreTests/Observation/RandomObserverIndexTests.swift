import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Compares the observers that the index finds with the observers whose results change when they are advanced. If the index
/// omitted one of these, the observer would miss a notification.
///
/// A failure prints its seed; ``RandomRun`` describes how to repeat it.
struct RandomObserverIndexTests {
  private static let interests: [Interest] = [
    .only([PropertyPath(names: ["int"]), PropertyPath(names: ["note"])]), .only([]),
    .only([PropertyPath(names: ["value"])]), .all, .ignoring([PropertyPath(names: ["text"])]),
    .only([PropertyPath(names: ["link", "int"])]),
  ]

  /// Returns a query, which usually uses only properties of the objects themselves, so that the index knows a condition.
  private static func query(_ generator: inout ExpressionGenerator) -> ResultsQuery {
    let wantsOwn = generator.chance(4, of: 5)
    while true {
      let query = ResultsQuery(className: "QuerySample", steps: generator.steps())
      if !wantsOwn || query.paths.allSatisfy({ $0.names.count == 1 }) { return query }
    }
  }

  @Test(
    "Every observer of results that a transaction changes is found",
    .counted("observers of results in random transactions"),
    arguments: RandomRun.seeds(RandomRun.size(4, plain: 2), fresh: 1))
  func run(seed: UInt64) throws {
    var generator = ExpressionGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    let store = try Store(
      configuration: .init(location: .inMemory("index \(seed)"), objectTypes: [QuerySample.self]))
    func add(_ count: Int) {
      for _ in 0..<count {
        let sample = QuerySample()
        sample.fill(&random)
        store.add(sample)
      }
    }
    try store.write { add(150) }
    // Large differences take another code path than small ones.
    let sizes = [1, 2, 3, 15, 17, 60, 149] + (RandomRun.size(1, plain: 0) == 1 ? [5_000] : [])
    var skipped = 0
    for count in sizes + sizes {
      let before = store.context.snapshot
      var index = ObserverIndex()
      let cache = EvaluationCache()
      let views = (0..<RandomRun.size(80, plain: 60)).map { number in
        let interest = Self.interests[Int.random(in: 0..<Self.interests.count, using: &random)]
        let view = CollectionView(.results(Self.query(&generator)), interest).advanced(to: before, cache).view
        index.insert(ObserverID(rawValue: number), view.dependencies(in: before))
        return view
      }
      let isAdding = Int.random(in: 0..<4, using: &random) == 0 || count > 1_000
      try store.write {
        if isAdding { return add(count) }
        let samples = Array(store.objects(QuerySample.self).shuffled(using: &random).prefix(count))
        for sample in samples {
          switch Int.random(in: 0..<8, using: &random) {
          case 0: store.delete(sample)
          case 1, 2: sample.int = Int.random(in: -3...3, using: &random)
          case 3: sample.note = QuerySample.Pool.texts.randomElement(using: &random)
          case 4: sample.link = samples.randomElement(using: &random).flatMap { $0.isInvalidated ? nil : $0 }
          default: sample.fill(&random)
          }
        }
      }
      let after = store.context.snapshot
      let found = index.observers(concernedBy: Difference(from: before, to: after))
      let round = EvaluationCache()
      for (number, view) in views.enumerated() {
        CountedCases.add()
        if found.contains(ObserverID(rawValue: number)) { continue }
        skipped += 1
        let change = view.advanced(to: after, round).change
        #expect(change == nil, "seed \(seed), \(count) objects, \(view.subject) \(view.interest)")
      }
    }
    #expect(skipped > 0)
  }
}
