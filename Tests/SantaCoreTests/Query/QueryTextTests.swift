import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Queries as text.
struct QueryTextTests {
  private func mistake(_ text: String, _ arguments: [QueryArgument] = []) throws -> String {
    let asked = try ObjectClass.of(QuerySample.self)
    do {
      return "read as \(try QueryParser.expression(text, arguments, of: asked))"
    } catch {
      #expect(error.code == .invalidQuery)
      return error.message
    }
  }

  @Test("An error message has the position and the next step")
  func mistakes() throws {
    for (text, position, words) in [
      (
        "itn > 3", "character 1, at \"itn > 3\"", "QuerySample has no property \"itn\". Did you mean \"int\"?"
      ),
      ("int > 3 AND link.txet == 'a'", "character 18", "Did you mean \"text\"?"),
      ("wholly == 3", "character 1", "Its properties: flag, int"),
      ("int > ", "at its end", "expected at the end"),
      ("int > 3 int", "character 9", "AND, OR or the end"),
      ("(int > 3", "at its end", ") is missing here"),
      ("int > 'a'", "character 7", "can't be compared with a string"),
      ("text == 3", "character 9", "can't be compared with a number"),
      ("flag > 1", "character 6", "has no order"),
      ("int > nil", "character 7", "nil has no order"),
      ("links.int > 3", "character 1", "ANY, ALL or NONE"),
      ("ANY int > 3", "character 5", "only one value"),
      ("int == links.int", "character 8", "Write it on the left"),
      ("int CONTAINS 'a'", "character 1", "compares strings"),
      ("text CONTAINS[x] 'a'", "character 15", "c, d and cd"),
      ("text MATCHES '.*'", "character 6", "LIKE"),
      ("int IN 3", "character 8", "list in braces"),
      ("int BETWEEN {1}", "character 13", "two values"),
      ("int BETWEEN {1..<2, 3}", "character 19", "} is expected after the end of a range"),
      ("int BETWEEN {1..<}", "character 18", "literals and %@"),
      ("int IN {1..<2}", "character 8", "list in braces"),
      ("int == {1..<2}", "character 8", "a range can only follow BETWEEN"),
      ("{1..<2} == int", "character 1", "a range can only follow BETWEEN"),
      ("int.@count > 1", "character 5", "only one value"),
      ("links.int.@count > 1", "character 11", "directly follow a collection"),
      ("links.@sum.text > 1", "character 17", "are not numbers"),
      ("int.text == 'a'", "character 5", "not a link"),
      ("SUBQUERY(links, $x, int > 1).@count > 1", "character 21", "begin with its variable, $x"),
      ("SUBQUERY(links, $x, $x == SELF).@count > 1", "character 27", "begin with its variable, $x"),
      ("SUBQUERY(links, $x, $y.int > 1).@count > 1", "character 21", "unknown variable $y"),
      ("SUBQUERY(links, $x, $x.int > 1) > 1", "character 33", ".@count"),
      ("SUBQUERY(numbers, $x, $x > 1).@count > 1", "character 10", "needs a collection of objects"),
      ("text == 'a", "character 9", "not closed"),
      ("int == %@", "character 8", "no argument"),
      ("int == %x", "character 8", "unknown placeholder"),
      ("in == 1", "character 1", "#in"),
      ("any > 3", "character 1", "any must be followed by a property. Write #any"),
      ("some IN {1, 2}", "character 1", "#some"),
      ("int ~ 3", "character 5", "unexpected character"),
      ("uuid == 'x'", "character 9", "can't be compared with a string"),
      ("date > 'yesterday'", "character 8", "can't be compared with a string"),
      ("@links.QuerySample.int.@count > 1", "character 20", "does not link"),
      ("@links.Nobody.links.@count > 1", "character 8", "there is no class Nobody"),
      ("link == int", "character 9", "never equals"),
      ("text[1] == 'a'", "character 5", "only a Map"),
      ("int", "character 1", "not a condition"),
      ("int > 1e999", "character 7", "too large"),
      ("", "at its end", "expected at the end"),
      ("text == Anna", "character 9", "To compare with a string, quote it"),
      ("text BEGINSWITH[c] Anna", "character 20", "To compare with a string, quote it"),
      ("text CONTAINS txt", "character 15", "Did you mean \"text\"? To compare with a string, quote it"),
    ] {
      let message = try mistake(text)
      #expect(message.contains(position) && message.contains(words), "\(text): \(message)")
    }
    #expect(try mistake("int > 1", [.value(.int(3))]).contains("0 placeholders can't take 1 argument"))
    #expect(try mistake("%K > 1", [.value(.string("lnik.int"))]).contains("Did you mean \"link\"?"))
    #expect(
      try mistake("int == %@", [.unusable("Locale")]).contains("a Locale, a type that no property can have"))
  }

  @Test("Other dialects of the syntax are accepted")
  func dialects() throws {
    for (text, expected) in [
      ("int=1&&flag==yes", "int == 1 AND flag == true"),
      ("not (int > 1) or ! flag = no", "NOT int > 1 OR NOT flag == false"),
      ("text like[cd] \u{201C}a*\u{201D}", "text LIKE[cd] \"a*\""),
      ("SELF.link.int > 0x", "read"),
      ("some links.int in {1,2}", "ANY links.int IN {1, 2}"),
      (
        "int == -9223372036854775808 OR big == 18446744073709551615",
        "int == -9223372036854775808 OR big == 18446744073709551615"
      ),
      ("flag == 1", "flag == true"),
      ("float == 0.1", "float == 0.1"),
      ("date >= '2026-12-24'", "date >= CAST(819763200.0, \"NSDate\")"),
      ("double == Infinity OR double < -Infinity", "double == Infinity OR double < -Infinity"),
      ("-int < 3 + 4", "0 - int < 7"),
      ("((int)) > ((3))", "int > 3"),
      ("(int + 1) * 2 > int - (1 - maybe)", "(int + 1) * 2 > int - (1 - maybe)"),
      ("text ==[c] 'A' AND 'a' !=[c] note", "text ==[c] \"A\" AND note !=[c] \"a\""),
      ("'abc' BEGINSWITH text", "\"abc\" BEGINSWITH text"),
      ("texts CONTAINS[c] 'A'", "ANY texts ==[c] \"A\""),
    ] where expected != "read" {
      let expression = try QueryParser.expression(text, of: ObjectClass.of(QuerySample.self))
      #expect(expression.description == expected, "\(text)")
    }
  }

  @Test("Hostile texts end in an error")
  func hostileTexts() throws {
    let many = 20_000
    let texts = [
      String(repeating: "(", count: many), String(repeating: "NOT ", count: many),
      String(repeating: "!", count: many),
      String(repeating: "(", count: many) + "int > 1" + String(repeating: ")", count: many - 1),
      String(repeating: "SUBQUERY(links,$x,", count: 1000), "int > " + String(repeating: "9", count: many),
      "link" + String(repeating: ".link", count: 10_000) + ".nothing", String(repeating: "\\", count: many),
      "'" + String(repeating: "\\u{", count: many), String(repeating: "%", count: many),
      String(repeating: "[", count: many),
      String(repeating: "x", count: 1 << 20), String(repeating: "int>1 AND ", count: 6000) + "(",
      String(repeating: "int+", count: many / 2) + "1", "\0", "\u{FFFD}\u{202E}", "$", "#", "@", "%", "'",
      "\"\\",
    ]
    for text in texts {
      #expect(try mistake(text).hasPrefix("The query can't be read"), "\(text.prefix(40))")
    }
    // A long string that is a valid query.
    let long = Array(repeating: "int > 1", count: 5000).joined(separator: " OR ")
    #expect(try mistake(long).hasPrefix("read as int > 1 OR"))
    for text in [
      String(repeating: "(", count: many) + "int > 1" + String(repeating: ")", count: many),
      String(repeating: "-", count: many) + "1 < int",
      String(repeating: "(int > 1 OR ", count: 4000) + "flag" + String(repeating: ")", count: 4000),
      String(repeating: "(", count: 4000) + "flag" + String(repeating: ") AND flag", count: 4000),
    ] { #expect(try mistake(text).hasPrefix("read as "), "\(text.prefix(40))") }
  }

  @Test("The deepest query needs little stack to be parsed, printed and evaluated")
  func littleStack() async throws {
    var random = SeededGenerator(seed: 1)
    let snapshot = try QuerySample.store(5, &random).context.snapshot
    let (asked, table) = (
      try ObjectClass.of(QuerySample.self), try #require(snapshot.table(named: "QuerySample"))
    )
    let depth = QueryParser.maximumDepth - 1
    let subqueries = (0..<QueryParser.maximumSubqueryDepth).reversed().reduce("$x.flag") { text, level in
      "SUBQUERY(\(level == 0 ? "" : "$x.")links, $x, \(text)).@count > 1"
    }
    let texts = [
      String(repeating: "NOT ", count: depth) + "flag",
      String(repeating: "(flag OR flag AND ", count: depth / 2) + "flag"
        + String(repeating: ")", count: depth / 2),
      "int > " + String(repeating: "(1 - ", count: depth - 1) + "int"
        + String(repeating: ")", count: depth - 1),
      "link" + String(repeating: ".link", count: depth - 1) + ".int > 1", subqueries,
    ]
    let answers: [String] = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: texts.map { text in
            guard let expression = try? QueryParser.expression(text, of: asked) else { return "not read" }
            let predicate = RowPredicate(expression, table, snapshot)
            var count = 0
            snapshot[table].forEachRow { row, chunk, slot in
              if predicate.matches(row, chunk, slot) { count += 1 }
              return true
            }
            return "\(count) of \(expression.paths.count) paths: \(expression)"
          })
      }
      // The stack size of secondary threads on Apple platforms.
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(answers.allSatisfy { $0 != "not read" }, "\(answers.map { $0.prefix(100) })")
  }

  @Test(
    "Random texts end in an expression or in an error", .counted("texts, most of them no query"),
    arguments: RandomRun.seeds(10))
  func randomTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var generator = ExpressionGenerator(seed: seed)
    let words = [
      "int", "links", "text", "prices", "ANY", "ALL", "NOT", "AND", "OR", "(", ")", "{", "}", "[", "]", ",",
      ".", "==", "<",
      "%@", "%K", "$x", "@count", "@min", "@links", "SUBQUERY", "CAST", "OBJECT", "SELF", "IN", "BETWEEN",
      "LIKE", "nil", "1",
      "-", "+", "*", "'a'", "\"", "\\", "#", "é", "\u{301}", "[c]", "\n", "QuerySample",
    ]
    let arguments: [QueryArgument] = [
      .value(.int(1)), .list([.value(.null)]), .object("QuerySample", nil), .value(.string("int")),
    ]
    for _ in 0..<400 {
      // The query consists of random words, or is a valid query with one change.
      var text: String
      if Bool.random(using: &random) {
        text = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
          words.randomElement(using: &random)
        }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      } else {
        var scalars = Array(generator.expression().description.unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = Int.random(in: 0..<scalars.count, using: &random)
          let word = words.randomElement(using: &random) ?? ""
          if Bool.random(using: &random) {
            scalars.remove(at: index)
          } else {
            scalars.insert(contentsOf: Array(word.unicodeScalars), at: index)
          }
          if scalars.isEmpty { break }
        }
        text = String(String.UnicodeScalarView(scalars))
      }
      let count = Int.random(in: 0...4, using: &random)
      let answer = try mistake(text, Array(arguments.prefix(count)))
      #expect(
        answer.hasPrefix("read as") || answer.hasPrefix("The query can't be read"), "seed \(seed): \(text)")
      #expect(answer.utf8.count < 4000, "seed \(seed): \(text)")
      CountedCases.add()
    }
  }

  @Test(
    "A text that is only in part a date is none",
    arguments: [
      "2026-12-24T22:00Z", "2026-12-24T22:00:00", "2026-12-24 22:00:00", "2026-12-24T99:99", "2026-12-24x",
    ])
  func halfDates(text: String) throws {
    #expect(try mistake("date > '\(text)'").contains("a value of type Date"))
    #expect(ValueType.date(text) == nil)
  }

  @Test(
    "The forms of a date",
    arguments: [
      "2026-12-24T22:00:00Z", "2026-12-24T22:00:00.000Z", "2026-12-24T23:00:00+01:00",
      "2026-12-24T23:00:00+0100",
    ])
  func dates(text: String) {
    #expect(ValueType.date(text) == Date(timeIntervalSince1970: 1_798_149_600))
    #expect(ValueType.date("2026-12-24") == Date(timeIntervalSince1970: 1_798_070_400))
  }

  @Test("Products of two unsigned integers beyond 128 bits are floating-point numbers")
  func largeProducts() throws {
    let large = "18446744073709551615"
    let store = try Store.temporary()
    try store.write { store.create(QuerySample.self, value: ["big": UInt64.max]) }
    let samples = store.objects(QuerySample.self)
    #expect(try samples.filter("\(large) * \(large) > 3.4e38").count == 1)
    #expect(try samples.filter("big * big > 3.4e38 AND big * big < 3.5e38").count == 1)
    #expect(try samples.filter("big * -9223372036854775808 < -1.7e38").count == 1)
  }

  final class Picture: Object {
    @Persisted var object = ""
    @Persisted var cast = ""
    @Persisted var price = 0.0
  }

  @Test(
    "Properties named object and cast need no escape, and an argument of Foundation's is told what to pass")
  func literalWords() throws {
    class NSNumber {}
    let store = try Store.temporary()
    try store.write { store.create(Picture.self, value: ["object": "tree", "cast": "shade"]) }
    let pictures = store.objects(Picture.self)
    #expect(
      try pictures.filter("object == 'tree' AND cast BEGINSWITH %@", "s")
        .count == 1)
    let error = #expect(throws: StoreError.self) { try pictures.filter("price == %@", NSNumber()) }
    #expect(error?.message.contains("Pass a Swift value") == true)
  }
}
