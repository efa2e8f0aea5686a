import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Intervals of values determine which observers a value concerns. They must contain every value that passes a test.
struct ObserverIntervalsTests {
  private static let values: [StoredValue] =
    QuerySample.Pool.anys.map(\._storedValue)
    + [
      .int(.min), .int(.max), .unsigned(.max), .unsigned(1), .double(-.infinity), .double(0x1p63),
      .float(1.5),
    ]
    + [
      .float(-0.0), .float(.nan), .date(.nan), .date(-.infinity), .link(0), .link(7), .string("b"),
      .string("aé"),
    ]

  private static var tests: [Expression.Test] {
    let comparisons = Expression.Comparison.allCases.flatMap { comparison in
      values.map { Expression.Test.compare(comparison, .value($0)) }
    }
    // Uses every third value as the lower bound to keep the test fast.
    let ranges = values.indices.filter { $0.isMultiple(of: 3) }.flatMap { low in
      values.flatMap { high in
        [
          Expression.Test.between(values[low], high), .halfOpen(values[low], high),
          .between(values[low], excluding: high),
        ]
      }
    }
    let others = values.flatMap { value in
      [Expression.Test.match(.begins, .value(value), []), .among([value, .int(2), .null])]
    }
    return comparisons + ranges + others + [.among([])]
  }

  @Test("A value is in an interval of a test exactly if it passes, except for beginnings of texts, and lists")
  func tests() {
    var problems: [String] = []
    for test in Self.tests {
      guard let intervals = test.intervals else { continue }
      let plain = ValueTest<Void>(test) { _ in { _ in .null } }
      for value in Self.values {
        let (passes, isInside) = (plain.passes(value, ()), intervals.contains { $0.contains(value) })
        if passes == isInside { continue }
        // The interval of a prefix test may contain strings that fail it, and a list with a NaN isn't equal to itself.
        let mayBeInside =
          switch (test, value) {
          case (.match, _), (_, .list), (_, .map): true
          default: false
          }
        if passes || !mayBeInside { problems.append("\(test) \(value)") }
      }
    }
    #expect(problems == [])
  }

  @Test("Tests with constants have intervals, other than those that nearly every value passes")
  func bounded() {
    #expect(Expression.Test.compare(.less, .value(.int(3))).intervals?.count == 1)
    #expect(Expression.Test.compare(.notEqual, .value(.int(3))).intervals?.count == 2)
    #expect(Expression.Test.compare(.greater, .value(.double(.nan))).intervals?.isEmpty == true)
    #expect(Expression.Test.match(.begins, .value(.string("ab")), []).intervals?.count == 1)
    #expect(Expression.Test.match(.begins, .value(.string("")), []).intervals == nil)
    #expect(Expression.Test.match(.begins, .value(.string("ab")), .caseInsensitive).intervals == nil)
    #expect(Expression.Test.match(.contains, .value(.string("ab")), []).intervals == nil)
  }

  @Test(
    "Observers are found by their intervals while others come and go",
    .counted("searches for the observers of values"),
    arguments: RandomRun.seeds(RandomRun.size(4, plain: 2), fresh: 1))
  func tree(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = Bool.random(using: &random) ? Self.values : (0..<40).map { .int($0) }
    func cut() -> ValueInterval.Cut {
      let value = values.randomElement(using: &random) ?? .null
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .beforeKind(value.sortRank)
      case 1: return .afterKind(value.sortRank)
      case 2, 3: return .before(value)
      default: return .after(value)
      }
    }
    var (tree, known) = (ObserverIntervals(), [(id: ObserverID, interval: ValueInterval)]())
    for step in 0..<600 {
      let isGrowing = step % 300 < 200
      if known.isEmpty || Int.random(in: 0..<10, using: &random) < (isGrowing ? 8 : 2) {
        let item = (
          ObserverID(rawValue: Int.random(in: 0..<100, using: &random)), ValueInterval(cut(), cut())
        )
        tree.insert(item.0, item.1)
        known.append(item)
      } else {
        let item = known.remove(at: Int.random(in: 0..<known.count, using: &random))
        tree.remove(item.id, item.interval)
      }
      tree.checkInvariants()
      let wanted = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
        values.randomElement(using: &random)
      }.sorted { $0.sortsBefore($1) }
      var found: Set<ObserverID> = []
      tree.addObservers(of: wanted, to: &found)
      let expected = known.filter { item in wanted.contains { item.interval.contains($0) } }.map(\.id)
      #expect(found == Set(expected), "seed \(seed), step \(step)")
      CountedCases.add()
    }
    for item in known { tree.remove(item.id, item.interval) }
    #expect(tree.isEmpty)
  }
}
