import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A condition as a closure, a query string, a `#Predicate` and plain Swift.
private struct Spelling: Sendable {
  var text: String
  var closure: @Sendable (Query<QuerySample>) -> Query<Bool>
  /// Translates the predicate to an expression. Expressions are combined as trees, not as predicates.
  var predicate: @Sendable (Engine) throws -> Expression
  var plain: @Sendable (QuerySample) -> Bool

  init(
    _ text: String, _ closure: @escaping @Sendable (Query<QuerySample>) -> Query<Bool>,
    _ predicate: Predicate<QuerySample>, _ plain: @escaping @Sendable (QuerySample) -> Bool
  ) {
    self.init(
      text: text, closure: closure,
      predicate: { try PredicateTranslator.expression(predicate, in: $0) }, plain: plain)
  }

  private init(
    text: String, closure: @escaping @Sendable (Query<QuerySample>) -> Query<Bool>,
    predicate: @escaping @Sendable (Engine) throws -> Expression,
    plain: @escaping @Sendable (QuerySample) -> Bool
  ) {
    (self.text, self.closure, self.predicate, self.plain) = (text, closure, predicate, plain)
  }

  static func && (left: Spelling, right: Spelling) -> Spelling {
    Spelling(
      text: "(\(left.text)) AND (\(right.text))", closure: { left.closure($0) && right.closure($0) },
      predicate: { .and(try left.predicate($0), try right.predicate($0)) },
      plain: { left.plain($0) && right.plain($0) })
  }

  static func || (left: Spelling, right: Spelling) -> Spelling {
    Spelling(
      text: "(\(left.text)) OR (\(right.text))", closure: { left.closure($0) || right.closure($0) },
      predicate: { .or(try left.predicate($0), try right.predicate($0)) },
      plain: { left.plain($0) || right.plain($0) })
  }

  static prefix func ! (operand: Spelling) -> Spelling {
    Spelling(
      text: "NOT (\(operand.text))", closure: { !operand.closure($0) },
      predicate: { .not(try operand.predicate($0)) }, plain: { !operand.plain($0) })
  }

  static let simple: [Spelling] = [
    Spelling("int > 0", { $0.int > 0 }, #Predicate { $0.int > 0 }, { $0.int > 0 }),
    Spelling("int != -1", { $0.int != -1 }, #Predicate { $0.int != -1 }, { $0.int != -1 }),
    Spelling(
      "int IN {2, 0}", { $0.int.in([2, 0]) }, #Predicate { [2, 0].contains($0.int) },
      { [2, 0].contains($0.int) }),
    Spelling(
      "int BETWEEN {-1, 1}", { $0.int.contains(-1...1) }, #Predicate { (-1...1).contains($0.int) },
      { (-1...1).contains($0.int) }),
    Spelling("small < 1", { $0.small < 1 }, #Predicate { $0.small < 1 }, { $0.small < 1 }),
    Spelling("big <= 1", { $0.big <= 1 }, #Predicate { $0.big <= 1 }, { $0.big <= 1 }),
    Spelling("maybe == nil", { $0.maybe == nil }, #Predicate { $0.maybe == nil }, { $0.maybe == nil }),
    Spelling("maybe != 1", { $0.maybe != 1 }, #Predicate { $0.maybe != 1 }, { $0.maybe != 1 }),
    Spelling("float >= 1.5", { $0.float >= 1.5 }, #Predicate { $0.float >= 1.5 }, { $0.float >= 1.5 }),
    Spelling("flag == true", { $0.flag }, #Predicate { $0.flag }, { $0.flag }),
    Spelling("text == \"a\"", { $0.text == "a" }, #Predicate { $0.text == "a" }, { $0.text == "a" }),
    Spelling("text >= \"b\"", { $0.text >= "b" }, #Predicate { $0.text >= "b" }, { $0.text >= "b" }),
    Spelling(
      "text CONTAINS \"b\"", { $0.text.contains("b") }, #Predicate { $0.text.contains("b") },
      { $0.text.contains("b") }),
    Spelling(
      "text BEGINSWITH \"a\"", { $0.text.starts(with: "a") }, #Predicate { $0.text.starts(with: "a") },
      { $0.text.hasPrefix("a") }),
    Spelling("note == nil", { $0.note == nil }, #Predicate { $0.note == nil }, { $0.note == nil }),
    Spelling("link == nil", { $0.link == nil }, #Predicate { $0.link == nil }, { $0.link == nil }),
    Spelling(
      "link.int == 1", { $0.link.int == 1 }, #Predicate { $0.link?.int == 1 }, { $0.link?.int == 1 }),
    Spelling(
      "link.link.text == \"a\"", { $0.link.link.text == "a" }, #Predicate { $0.link?.link?.text == "a" },
      { $0.link?.link?.text == "a" }),
    Spelling(
      "ANY links.int > 1", { $0.links.int > 1 }, #Predicate { $0.links.contains { $0.int > 1 } },
      { $0.links.contains { $0.int > 1 } }),
    Spelling(
      "ANY numbers == 2", { $0.numbers.contains(2) }, #Predicate { $0.numbers.contains(2) },
      { $0.numbers.contains(2) }),
    Spelling(
      "links.@count > 1", { $0.links.count > 1 }, #Predicate { $0.links.count > 1 }, { $0.links.count > 1 }),
    Spelling(
      "ANY linkers.int > 1", { $0.linkers.int > 1 }, #Predicate { $0.linkers.contains { $0.int > 1 } },
      { $0.linkers.contains { $0.int > 1 } }),
    Spelling(
      "SUBQUERY(links, $x, $x.int > 0).@count > 1", { ($0.links.int > 0).count > 1 },
      #Predicate { $0.links.filter { $0.int > 0 }.count > 1 }, { $0.links.filter { $0.int > 0 }.count > 1 }),
    Spelling("text == \"\"", { $0.text.isEmpty }, #Predicate { $0.text.isEmpty }, { $0.text.isEmpty }),
    Spelling(
      "text.@count > 1", { $0.text.count > 1 }, #Predicate { $0.text.count > 1 }, { $0.text.count > 1 }),
    Spelling(
      "note.@count == 2", { $0.note.count == 2 }, #Predicate { ($0.note?.count ?? 0) == 2 },
      { $0.note?.count == 2 }),
    Spelling(
      "ANY links.data.@count > 1", { $0.links.data.count > 1 },
      #Predicate { $0.links.contains { $0.data.count > 1 } }, { $0.links.contains { $0.data.count > 1 } }),
  ]

  static func random(_ generator: inout SeededGenerator, depth: Int) -> Spelling {
    func part() -> Spelling { random(&generator, depth: depth - 1) }
    switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &generator) {
    case 1, 2: return part() && part()
    case 3, 4: return part() || part()
    case 5: return !part()
    default: return simple[Int.random(in: simple.indices, using: &generator)]
    }
  }
}

/// The three forms of random queries.
struct RandomQueryFormsTests {
  @Test(
    "A closure, a text and a predicate that are joined alike find the same, and what plain Swift finds",
    .counted("queries in three spellings"), arguments: RandomRun.seeds(8))
  func spellings(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try QuerySample.store(25, &random)
    let all = store.objects(QuerySample.self)
    let objects = Array(all)
    for _ in 0..<60 {
      let spelling = Spelling.random(&random, depth: 3)
      let expected = objects.filter(spelling.plain).map(\._key)
      let closure = all.where(spelling.closure)
      let read = try all.filter(spelling.text)
      #expect(closure.map(\._key) == expected, "seed \(seed): \(spelling.text)")
      #expect(read.query == closure.query, "seed \(seed): \(spelling.text)")
      #expect(read.map(\._key) == expected, "seed \(seed): \(spelling.text)")
      let query = all.query.filtered(try spelling.predicate(all.context.engine))
      let translated = Results<QuerySample>(all.context, query).map(\._key)
      #expect(translated == expected, "seed \(seed): #Predicate, \(spelling.text)")
      CountedCases.add()
    }
  }
}
