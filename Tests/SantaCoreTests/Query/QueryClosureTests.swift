import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Closures as programs write them. Compiling them is part of the test: one more overload of an operator could make the
/// compiler take seconds for the longest closure, or reject it as too complex.
struct QueryClosureTests {
  @Test("Closures become the expected expressions")
  func closures() throws {
    var random = SeededGenerator(seed: 3)
    let all = try QuerySample.store(10, &random).objects(QuerySample.self)
    let (now, limit) = (Date(timeIntervalSinceReferenceDate: 0), 3)
    func text(_ condition: (Query<QuerySample>) -> Query<Bool>) -> String {
      all.expression(condition).description
    }
    let zero = "CAST(0.0, \"NSDate\")"
    let pairs: [(String, String)] = [
      (text { $0.int == 3 }, "int == 3"),
      (text { $0.int > 3 && $0.text == "a" }, "int > 3 AND text == \"a\""),
      (
        text { $0.int > 3 && $0.text == "a" || !$0.flag && $0.maybe != nil },
        "(int > 3 AND text == \"a\") OR (NOT flag == true AND maybe != nil)"
      ),
      (
        text { $0.date > now && $0.link.double < 0 && $0.link.text.contains("x", options: .caseInsensitive) },
        "date > \(zero) AND link.double < 0.0 AND link.text CONTAINS[c] \"x\""
      ),
      (
        text {
          ($0.int > 1 || $0.int < -1) && ($0.float >= 0.5 || $0.float <= -0.5)
            && ($0.maybe == 1 || $0.maybe == nil)
        },
        "(int > 1 OR int < -1) AND (float >= 0.5 OR float <= -0.5) AND (maybe == 1 OR maybe == nil)"
      ),
      (text { $0.maybe > limit && $0.maybe < limit + 10 }, "maybe > 3 AND maybe < 13"),
      (text { $0.int == $0.maybe && $0.text != $0.note }, "int == maybe AND text != note"),
      (text { $0.links.int > 3 && $0.links.count > 2 }, "ANY links.int > 3 AND links.@count > 2"),
      (
        text { ($0.links.int > 3 && $0.links.flag == true).count > 1 },
        "SUBQUERY(links, $x1, $x1.int > 3 AND $x1.flag == true).@count > 1"
      ),
      (
        text { $0.numbers.contains(3) || $0.numbers.sum > 10 || $0.numbers.avg > 1.5 },
        "ANY numbers == 3 OR numbers.@sum > 10 OR numbers.@avg > 1.5"
      ),
      (
        text { $0.prices["a"] > 1.5 && $0.prices.keys.starts(with: "b") },
        "prices[\"a\"] > 1.5 AND ANY prices.@allKeys BEGINSWITH \"b\""
      ),
      (text { $0.sky == .rain || $0.sky.in([.snow, nil]) }, "sky == \"rain\" OR sky IN {\"snow\", nil}"),
      (
        text { $0.date + 3600 < now && $0.date - 3600 > now },
        "date + 3600.0 < \(zero) AND date - 3600.0 > \(zero)"
      ),
      (
        text { $0.int.contains(1...5) && $0.small.contains(0..<2) },
        "int BETWEEN {1, 5} AND small BETWEEN {0, 1}"
      ),
      (
        text { $0.link == nil || $0.link.link == nil || $0.link.link.link != nil },
        "link == nil OR link.link == nil OR link.link.link != nil"
      ),
      (
        text { !($0.flag && $0.int == 1) && !($0.flag || $0.int == 2) },
        "NOT (flag == true AND int == 1) AND NOT (flag == true OR int == 2)"
      ),
      (text { ($0.int == 1 && $0.text == "a") == false }, "NOT (int == 1 AND text == \"a\")"),
      (
        text { $0.linkers.int.max > 2 && $0.linkers.links.count > 3 && $0.links.links.text == "c" },
        "@links.QuerySample.links.@max.int > 2 AND @links.QuerySample.links.links.@count > 3 AND ANY links.links.text == \"c\""
      ),
      (
        text {
          $0.text.like("a*") && $0.text.ends(with: "b") && $0.note.equals("x", options: .diacriticInsensitive)
        },
        "text LIKE \"a*\" AND text ENDSWITH \"b\" AND note ==[d] \"x\""
      ),
      (
        text {
          $0.int > 1 && $0.int > 2 && $0.int > 3 && $0.int > 4 && $0.double > 5 && $0.double > 6
            && $0.text > "a"
            && $0.flag && !$0.flag
        },
        "int > 1 AND int > 2 AND int > 3 AND int > 4 AND double > 5.0 AND double > 6.0 AND text > \"a\" "
          + "AND flag == true AND NOT flag == true"
      ),
    ]
    for (text, expected) in pairs {
      #expect(text == expected)
      #expect(try QueryParser.expression(text, of: ObjectClass.of(QuerySample.self)).description == text)
    }
  }

  @Test("An unsupported condition stops the program with a message")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      var random = SeededGenerator(seed: 3)
      let all = try QuerySample.store(1, &random).objects(QuerySample.self)
      _ = all.where { $0.int > $0.links.int }
    }
    await #expect(processExitsWith: .failure) {
      var random = SeededGenerator(seed: 3)
      let all = try QuerySample.store(1, &random).objects(QuerySample.self)
      _ = all.where { $0.int.sum > 3 }
    }
    await #expect(processExitsWith: .failure) {
      var random = SeededGenerator(seed: 3)
      let all = try QuerySample.store(1, &random).objects(QuerySample.self)
      _ = all.where { $0.unstored > 3 }
    }
    await #expect(processExitsWith: .failure) {
      var random = SeededGenerator(seed: 3)
      let all = try QuerySample.store(1, &random).objects(QuerySample.self)
      _ = all.where { ($0.links.int > 3 && $0.flag).count > 3 }
    }
  }
}
