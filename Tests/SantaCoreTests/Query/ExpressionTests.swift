import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Expressions.
struct ExpressionTests {
  @Test(
    "A random expression prints as text that reads as the same expression",
    .counted("expressions read back from their text"),
    arguments: RandomRun.seeds(RandomRun.size(20, plain: 6)))
  func reading(seed: UInt64) throws {
    var generator = ExpressionGenerator(seed: seed)
    let asked = try ObjectClass.of(QuerySample.self)
    for _ in 0..<100 {
      let expression = generator.expression()
      let text = expression.description
      let read = Result { () throws(StoreError) in try QueryParser.expression(text, of: asked) }
      guard case .success(let again) = read else {
        Issue.record("seed \(seed): \(text): \(read)")
        return
      }
      #expect(again == expression, "seed \(seed): \(text), read as \(again)")
      CountedCases.add()
    }
  }

  /// Returns a store in memory or in files. Many objects make queries use indexes, and few objects make special cases more
  /// likely.
  private func store(_ seed: UInt64, _ directory: TemporaryDirectory) throws -> (Store, BruteForce) {
    var random = SeededGenerator(seed: seed)
    let count = seed.isMultiple(of: 4) ? 70 : 12
    if seed.isMultiple(of: 3) {
      let store = try QuerySample.store(count, .init(location: .directory(directory.url)), &random)
      if seed.isMultiple(of: 2) { try store.compact() }
      return (store, try BruteForce(store.objects(QuerySample.self)))
    }
    let store = try QuerySample.store(count, &random)
    return (store, try BruteForce(store.objects(QuerySample.self)))
  }

  @Test(
    "A random expression finds what brute force finds: row by row, over cells, and by every index",
    .counted("expressions against brute force"),
    arguments: RandomRun.seeds(RandomRun.size(20, plain: 10)))
  func answering(seed: UInt64) throws {
    let directory = try TemporaryDirectory()
    let (store, brute) = try store(seed, directory)
    var generator = ExpressionGenerator(seed: seed)
    let snapshot = store.context.snapshot
    let id = try #require(snapshot.table(named: "QuerySample"))
    let table = snapshot[id]
    for _ in 0..<(brute.rows.count > 20 ? 60 : 200) {
      let expression = generator.expression()
      let expected = brute.rows.filter { brute.matches($0, expression) }
      let predicate = RowPredicate(expression, id, snapshot)
      var (plain, scanned): ([RowKey], [RowKey]) = ([], [])
      table.forEachRow { row, chunk, slot in
        if predicate.matches(row, chunk, slot) { plain.append(row) }
        return true
      }
      table.forEachMatch(ChunkFilter(expression, id, snapshot)) { _, index, slots in
        slots.forEach { scanned.append(RowKey(chunkIndex: index, slot: $0)) }
      }
      var answers = [("row by row", plain), ("over cells", scanned)]
      for cost in [0, FilterPlan.indexFetchCost] {
        let plan = FilterPlan(expression, id, snapshot, indexFetchCost: cost)
        answers.append(("by \(plan.access)", plan.rows))
        #expect(plan.count == expected.count, "seed \(seed): \(expression), counted by \(plan.access)")
      }
      for (way, found) in answers where found.map(\.rawValue) != expected {
        Issue.record("seed \(seed): \(expression), \(way): \(found.map(\.rawValue)), not \(expected)")
        return
      }
      CountedCases.add()
    }
  }

  @Test(
    "Random filters, sorts, distincts and limits give the result of brute force, in its order",
    .counted("queries of several steps against brute force"),
    arguments: RandomRun.seeds(RandomRun.size(20, plain: 10)))
  func steps(seed: UInt64) throws {
    let directory = try TemporaryDirectory()
    let (store, brute) = try store(seed, directory)
    var generator = ExpressionGenerator(seed: seed &+ 1 << 32)
    for _ in 0..<(brute.rows.count > 20 ? 60 : 120) {
      let steps = generator.steps()
      let query = ResultsQuery(className: "QuerySample", steps: steps)
      let expected = brute.rows(after: steps)
      let results = Results<QuerySample>(store.context, query)
      let text = "seed \(seed): \(steps)\n\(results.explain())"
      #expect(results.count == expected.count, "\(text)")
      let found = results.map(\._key.rawValue)
      #expect(found == expected, "\(text)")
      let live = LiveQuery(query, in: store.context.snapshot)
      #expect(live.rows.map(\.rawValue) == expected, "live, \(text)")
      if found != expected { return }
      for index in [0, expected.count / 2, expected.count - 1] where expected.indices.contains(index) {
        #expect(results.index(of: results[index]) == index && results[index]._key == live[index], "\(text)")
      }
      CountedCases.add()
    }
  }

  @Test("Numbers of different types compare by value")
  func numbers() {
    let ascending: [StoredValue] = [
      .double(-.infinity), .double(-0x1p70), .int(.min), .float(-1.5), .int(-1), .double(-0.5), .int(0),
      .float(0.25),
      .double(0.5), .unsigned(1), .int(1 << 53), .unsigned(1 << 53 + 1), .double(0x1p53 + 2), .int(.max),
      .double(0x1p63), .unsigned(.max), .double(0x1p64), .float(.infinity),
    ]
    for (first, left) in ascending.enumerated() {
      #expect(!ValueOrder.isLess(left, .double(.nan)) && !ValueOrder.isLess(.float(.nan), left))
      for (second, right) in ascending.enumerated() {
        #expect(ValueOrder.isLess(left, right) == (first < second), "\(left) < \(right)")
        #expect(ValueOrder.areEqual(left, right) == (first == second), "\(left) == \(right)")
      }
    }
    #expect(ValueOrder.areEqual(.int(3), .double(3)) && ValueOrder.areEqual(.unsigned(3), .float(3)))
  }

  @Test("The result of an expression depends only on its paths")
  func paths() throws {
    let asked = try ObjectClass.of(QuerySample.self)
    func paths(_ text: String) throws -> [String] {
      try QueryParser.expression(text, of: asked).paths.map(\.description).sorted()
    }
    #expect(try paths("int > 3 AND link.link.text == note") == ["int", "link.link.text", "note"])
    #expect(try paths("ANY links.int > 3 OR links.@count == 2") == ["links", "links.int"])
    #expect(
      try paths("SUBQUERY(links, $x, $x.int > 2 AND ANY $x.set.flag == true).@count > 1") == [
        "links", "links.int", "links.set.flag",
      ])
    #expect(try paths("ANY linkers.int == 1") == ["@links.QuerySample.links.int"])
    #expect(
      try paths("prices['a'] > 1 AND ANY named.@allKeys == 'b' AND SELF != nil") == ["named", "prices"])
    #expect(try paths("TRUEPREDICATE") == [])
    #expect(PropertyPath.linking(PropertyPath.linking("QuerySample", through: "links"))?.property == "links")
    #expect(PropertyPath.linking("links") == nil)
  }
}
