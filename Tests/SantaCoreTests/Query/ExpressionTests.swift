import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "A random expression prints as text that reads as the same expression",
    arguments: 1...20 as ClosedRange<UInt64>)
  func reading(seed: UInt64) throws {
    var generator = ExpressionGenerator(seed: seed)
    let asked = try ObjectClass.of(Asked.self)
    for _ in 0..<100 {
      let expression = generator.expression()
      let text = expression.description
      let read = Result { () throws(StoreError) in try QueryParser.expression(text, of: asked) }
      guard case .success(let again) = read else {
        Issue.record("seed \(seed): \(text): \(read)")
        return
      }
      #expect(again == expression, "seed \(seed): \(text), read as \(again)")
    }
  }

  @Test("A random expression finds what brute force finds", arguments: 1...20 as ClosedRange<UInt64>)
  func answering(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try Asked.store(12, &random)
    let results = store.objects(Asked.self)
    let brute = try BruteForce(results)
    var generator = ExpressionGenerator(seed: seed)
    let snapshot = store.context.snapshot
    let table = try #require(snapshot.table(named: "Asked"))
    for _ in 0..<200 {
      let expression = generator.expression()
      let predicate = RowPredicate(expression, table, snapshot)
      var found: [UInt64] = []
      snapshot[table].forEachRow { row, chunk, slot in
        if predicate.matches(row, chunk, slot) { found.append(row.rawValue) }
        return true
      }
      let expected = brute.rows.filter { brute.matches($0, expression) }
      #expect(found == expected, "seed \(seed): \(expression)")
      if found != expected { return }
    }
  }

  @Test("Numbers of different types compare by what they are worth")
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

  @Test("The paths of an expression are all that its answer depends on")
  func paths() throws {
    let asked = try ObjectClass.of(Asked.self)
    func paths(_ text: String) throws -> [String] {
      try QueryParser.expression(text, of: asked).paths.map(\.description).sorted()
    }
    #expect(try paths("int > 3 AND link.link.text == note") == ["int", "link.link.text", "note"])
    #expect(try paths("ANY links.int > 3 OR links.@count == 2") == ["links", "links.int"])
    #expect(
      try paths("SUBQUERY(links, $x, $x.int > 2 AND ANY $x.set.flag == true).@count > 1") == [
        "links", "links.int", "links.set.flag",
      ])
    #expect(try paths("ANY linkers.int == 1") == ["@links.Asked.links.int"])
    #expect(
      try paths("prices['a'] > 1 AND ANY named.@allKeys == 'b' AND SELF != nil") == ["named", "prices"])
    #expect(try paths("TRUEPREDICATE") == [])
    #expect(PropertyPath.linking(PropertyPath.linking("Asked", through: "links"))?.property == "links")
    #expect(PropertyPath.linking("links") == nil)
  }
}
