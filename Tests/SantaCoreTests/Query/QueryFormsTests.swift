import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The same queries in all their forms and in plain Swift.
struct QueryFormsTests {
  private let store: Store
  private let all: Results<QuerySample>
  private let objects: [QuerySample]

  init() throws {
    var random = SeededGenerator(seed: 5)
    store = try QuerySample.store(60, &random)
    all = store.objects(QuerySample.self)
    objects = Array(all)
  }

  /// Checks that a closure and a string give equal expressions or results, and that plain Swift gives the same results.
  private func check(
    _ query: (Query<QuerySample>) -> Query<Bool>, _ text: String, _ arguments: Any?...,
    isSameTree: Bool = true,
    predicate: Predicate<QuerySample>? = nil, plain: (QuerySample) -> Bool,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let expected = objects.filter(plain).map(\._key)
    #expect(all.where(query).map(\._key) == expected, "where: \(text)", sourceLocation: location)
    let read = try all.filter(text, arguments: arguments)
    #expect(read.map(\._key) == expected, "\(text)", sourceLocation: location)
    let tree = try query(.root(all.context.engine)).expression
    if isSameTree {
      #expect(read.query == all.query.filtered(tree), "\(text) against \(tree)", sourceLocation: location)
    }
    let again = try QueryParser.expression(tree.description, of: ObjectClass.of(QuerySample.self))
    #expect(again == tree, "\(tree)", sourceLocation: location)
    if let predicate {
      let found = try all.filter(predicate).map(\._key)
      #expect(found == expected, "#Predicate: \(text)", sourceLocation: location)
    }
  }

  @Test("Values: comparisons, ranges, lists, nil, enums")
  func values() throws {
    let (two, some) = (2, [nil, 1] as [Int?])
    try check(
      { $0.int == two }, "int == %@", two, predicate: #Predicate { $0.int == two }, plain: { $0.int == 2 })
    try check({ $0.int != -1 }, "int <> -1", predicate: #Predicate { $0.int != -1 }, plain: { $0.int != -1 })
    try check(
      { $0.float >= 1.5 }, "1.5 =< float", predicate: #Predicate { $0.float >= 1.5 },
      plain: { $0.float >= 1.5 })
    try check(
      { $0.small < 1 }, "small < 1.0", predicate: #Predicate { $0.small < 1 }, plain: { $0.small < 1 })
    try check({ $0.big <= 1 }, "big <= 1", predicate: #Predicate { $0.big <= 1 }, plain: { $0.big <= 1 })
    try check(
      { $0.maybe == nil }, "maybe = NULL", predicate: #Predicate { $0.maybe == nil },
      plain: { $0.maybe == nil })
    try check(
      { $0.maybe > 0 }, "maybe > 0", predicate: #Predicate { ($0.maybe ?? 0) > 0 },
      plain: { ($0.maybe ?? 0) > 0 })
    try check(
      { $0.maybe.in([nil, 1]) }, "maybe IN {nil, 1}", predicate: #Predicate { some.contains($0.maybe) },
      plain: { [nil, 1].contains($0.maybe) })
    try check(
      { $0.int.in([2, 0]) }, "int IN %@", [2, 0], predicate: #Predicate { [2, 0].contains($0.int) },
      plain: { [2, 0].contains($0.int) })
    try check(
      { $0.int.contains(-1...1) }, "int BETWEEN {-1, %@}", 1,
      predicate: #Predicate { (-1...1).contains($0.int) },
      plain: { (-1...1).contains($0.int) })
    try check(
      { $0.double.contains(0..<1.5) }, "double >= 0 AND double < 1.5", isSameTree: false,
      plain: { $0.double.map { (0..<1.5).contains($0) } ?? false })
    try check(
      { $0.text.contains("a"..<"b") }, "text BETWEEN {'a'..<'b'}",
      predicate: #Predicate { ("a"..<"b").contains($0.text) }, plain: { ("a"..<"b").contains($0.text) })
    try check(
      { $0.note.contains("A"..<"é") }, "note BETWEEN {'A' ..< %@}", "é",
      plain: { $0.note.map { ("A"..<"é").contains($0) } ?? false })
    let (first, last) = (QuerySample.Pool.uuids[0], QuerySample.Pool.uuids[2])
    try check(
      { $0.uuid.contains(first..<last) }, "uuid BETWEEN {%@..<%@}", first, last,
      predicate: #Predicate { (first..<last).contains($0.uuid) }, plain: { (first..<last).contains($0.uuid) })
    try check(
      { $0.int.contains(-1..<1) }, "int BETWEEN {-1..<1}",
      predicate: #Predicate { (-1..<1).contains($0.int) },
      plain: { (-1..<1).contains($0.int) })
    try check({ $0.sky == .rain }, "sky == 'rain'", predicate: nil, plain: { $0.sky == .rain })
    let high = Level.high
    try check(
      { $0.level == .high }, "level == %@", high, plain: { $0.level == .high })
    try check({ $0.level.rawValue > 3 }, "level > 3", plain: { $0.level.rawValue > 3 })
    let uuid = QuerySample.Pool.uuids[1]
    try check(
      { $0.uuid == uuid }, "uuid == '\(uuid)'", predicate: #Predicate { $0.uuid == uuid },
      plain: { $0.uuid == uuid })
    let limit = Decimal(string: "1.5000000000000000000000000000000000001") ?? 0
    try check(
      { $0.cost == limit }, "cost == 1.5000000000000000000000000000000000001",
      predicate: #Predicate { $0.cost == limit }, plain: { $0.cost == limit })
    try check({ $0.cost == 0.1 }, "cost == 0.1", plain: { $0.cost == 0.1 })
    try check({ $0.cost > 1.5 }, "cost > 1.50", plain: { $0.cost > 1.5 })
    try check({ $0.cost <= 1 }, "cost <= 1", plain: { $0.cost <= 1 })
    try check(
      { $0.cost.in([0, limit]) }, "cost IN %@", [0, limit], plain: { [0, limit].contains($0.cost) })
    try check(
      { $0.cost.contains(1...limit) }, "cost BETWEEN {1, %@}", limit, plain: { (1...limit).contains($0.cost) }
    )
    try check(
      { $0.cost.contains(1..<limit) }, "cost >= 1 AND cost < %@", limit, isSameTree: false,
      plain: { (1..<limit).contains($0.cost) })
    try check(
      { $0.offer > $0.cost }, "offer > cost",
      plain: { sample in sample.offer.map { $0 > sample.cost } ?? false })
    try check({ $0.value == 1 }, "value == 1", plain: { $0.value.isNumber { $0 == 1 } })
    try check({ $0.value < 1.5 }, "value < 1.5", plain: { $0.value.isNumber { $0 < 1.5 } })
    try check({ $0.value == "a" }, "value == 'a'", plain: { $0.value == "a" })
    try check({ $0.value == nil }, "value == nil", plain: { $0.value == AnyPersistable.none })
    try check({ $0.value != true }, "value != true", plain: { $0.value != true })
    try check(
      { $0.value.contains("a", options: .caseInsensitive) }, "value CONTAINS[c] 'a'",
      plain: { $0.value.stringValue?.lowercased().contains("a") ?? false })
    try check(
      { $0.value.in(["a", nil, true]) }, "value IN {'a', nil, true}",
      plain: { ["a", nil, true].contains($0.value) })
    try check(
      { $0.values.contains("a") }, "values CONTAINS 'a'", plain: { $0.values.contains("a") })
    // `in` is left out as a closure, where it is a method with several overloads.
    for found in [
      try all.filter("#in == 1"), try all.filter("%K == 1", "in"), try all.filter(#Predicate { $0.in == 1 }),
    ] { #expect(found.map(\._key) == objects.filter { $0.in == 1 }.map(\._key)) }
  }

  @Test("Combined conditions and Bools")
  func logic() throws {
    try check(
      { $0.flag && !($0.int > 0) || $0.maybe == 1 }, "flag AND NOT int > 0 OR maybe == 1",
      predicate: #Predicate { $0.flag && !($0.int > 0) || $0.maybe == 1 },
      plain: { $0.flag && !($0.int > 0) || $0.maybe == 1 })
    try check(
      { $0.flag == true && ($0.int > 0 || $0.int < -1) }, "flag == YES && (int > 0 || int < -1)",
      predicate: #Predicate { $0.flag == true && ($0.int > 0 || $0.int < -1) },
      plain: { $0.flag && ($0.int > 0 || $0.int < -1) })
    try check({ !$0.flag }, "!flag", predicate: #Predicate { !$0.flag }, plain: { !$0.flag })
    try check({ ($0.int > 1) == false }, "NOT int > 1", plain: { $0.int <= 1 })
    let ternary = try all.filter(#Predicate { $0.flag ? $0.int > 0 : $0.int < 0 }).map(\._key)
    #expect(ternary == objects.filter { $0.flag ? $0.int > 0 : $0.int < 0 }.map(\._key))
    #expect(try all.filter("TRUEPREDICATE").count == objects.count && all.filter("falsepredicate").isEmpty)
  }

  @Test("Comparisons of two properties, and arithmetic with dates")
  func properties() throws {
    try check(
      { $0.int == $0.maybe }, "int == maybe", plain: { $0.int == $0.maybe })
    try check(
      { $0.text != $0.note }, "text != note", plain: { $0.text != $0.note })
    try check({ $0.link == $0.link.link }, "link == link.link", plain: { $0.link == $0.link?.link })
    try check(
      { $0.date + 60 < $0.later }, "date + 60.0 < later",
      plain: { asked in asked.later.map { asked.date + 60 < $0 } ?? false })
    try check(
      { $0.later - $0.date >= 120.5 }, "later - date >= 120.5",
      plain: { asked in asked.later.map { $0.timeIntervalSince(asked.date) >= 120.5 } ?? false })
    let date = Date(timeIntervalSinceReferenceDate: 60)
    try check(
      { $0.date == date }, "date == '2001-01-01T00:01:00Z'", predicate: #Predicate { $0.date == date },
      plain: { $0.date == date })
    let sum = try all.filter("int + small * 2 > maybe - 1").map(\._key)
    #expect(
      sum
        == objects.filter { $0.maybe != nil && $0.int + Int($0.small) * 2 > ($0.maybe ?? 0) - 1 }.map(\._key))
    let predicate = try all.filter(#Predicate { $0.int + 1 > -$0.int }).map(\._key)
    #expect(predicate == objects.filter { $0.int + 1 > -$0.int }.map(\._key))
  }

  @Test("Texts and data")
  func texts() throws {
    try check(
      { $0.text.contains("a") }, "text CONTAINS 'a'", predicate: #Predicate { $0.text.contains("a") },
      plain: { $0.text.contains("a") })
    try check(
      { $0.text.contains("A", options: .caseInsensitive) }, "text contains[c] 'A'",
      plain: { $0.text.lowercased().contains("a") })
    try check(
      { $0.text.contains("E", options: [.caseInsensitive, .diacriticInsensitive]) }, "text CONTAINS[cd] %@",
      "E",
      plain: { ["é", "e\u{301}", "É", "Straße", "STRASSE"].contains($0.text) })
    try check(
      { $0.text.starts(with: "a") }, "text BEGINSWITH 'a'",
      predicate: #Predicate { $0.text.starts(with: "a") },
      plain: { $0.text.hasPrefix("a") })
    try check({ $0.note.ends(with: "b") }, "note ENDSWITH \"b\"", plain: { $0.note?.hasSuffix("b") ?? false })
    try check(
      { $0.text.like("?*b") }, "text LIKE '?*b'", plain: { $0.text.count > 1 && $0.text.hasSuffix("b") })
    try check({ $0.text.like("a\\*b") }, "text LIKE %@", "a\\*b", plain: { $0.text == "a*b" })
    try check({ $0.text.like("A?", caseInsensitive: true) }, "text LIKE[c] 'A?'", plain: { $0.text == "ab" })
    try check({ $0.text == "é" }, "text == 'e\u{301}'", isSameTree: false, plain: { $0.text == "é" })
    try check(
      { $0.note.equals("A", options: .caseInsensitive) }, "note ==[c] 'A'",
      plain: { $0.note?.lowercased() == "a" })
    try check(
      { $0.note.notEquals(nil, options: .caseInsensitive) }, "note !=[c] nil", plain: { $0.note != nil })
    try check(
      { $0.text.contains($0.note) }, "text CONTAINS note",
      plain: { asked in
        asked.note.map { Array(asked.text).firstRange(of: Array($0)) != nil || $0.isEmpty } ?? false
      })
    let data = Data([1])
    try check({ $0.data.contains(data) }, "data CONTAINS %@", data, plain: { $0.data.contains(1) })
    try check(
      { $0.data.starts(with: data) }, "data BEGINSWITH %@", data, plain: { $0.data.starts(with: data) })
    try check(
      { $0.data.ends(with: data) }, "data ENDSWITH CAST('AQ==', 'NSData')", plain: { $0.data.last == 1 })
    try check(
      { $0.data == data }, "data == %@", data, predicate: #Predicate { $0.data == data },
      plain: { $0.data == data })
    #expect(StoredValue.string("ø").literal == "\"ø\"" && "ø".folded([.diacriticInsensitive]) == "ø")
  }

  @Test("Links and object identity")
  func links() throws {
    try check(
      { $0.link.int > 0 }, "link.int > 0", predicate: #Predicate { ($0.link?.int ?? 0) > 0 },
      plain: { ($0.link?.int ?? 0) > 0 })
    try check(
      { $0.link.link.text == "a" }, "link.link.text == 'a'",
      predicate: #Predicate { $0.link?.link?.text == "a" },
      plain: { $0.link?.link?.text == "a" })
    try check(
      { $0.link.flag }, "link.flag", predicate: #Predicate { $0.link?.flag ?? false },
      plain: { $0.link?.flag ?? false })
    try check(
      { $0.link == nil }, "link == nil", predicate: #Predicate { $0.link == nil }, plain: { $0.link == nil })
    let other = objects[3]
    try check({ $0.link == other }, "link == %@", other, plain: { $0.link == other })
    try check({ $0 == other }, "SELF == %@", other, plain: { $0 == other })
    let some = [objects[1], objects[2], objects[4]]
    try check({ $0.in(some) }, "SELF IN %@", some, plain: { some.contains($0) })
    try check({ $0.link.in(some) }, "link IN %@", some, plain: { $0.link.map { some.contains($0) } ?? false })
    try check({ $0.link == QuerySample() }, "link == %@", QuerySample(), plain: { _ in false })
    let flatMap = try all.filter(#Predicate { $0.link.flatMap { $0.int != 2 } ?? false }).map(\._key)
    #expect(flatMap == objects.filter { $0.link.flatMap { $0.int != 2 } ?? false }.map(\._key))
  }

  @Test("Collections: any, all, none, contains, count, aggregates")
  func collections() throws {
    try check(
      { $0.links.int > 1 }, "ANY links.int > 1", predicate: #Predicate { $0.links.contains { $0.int > 1 } },
      plain: { $0.links.contains { $0.int > 1 } })
    try check(
      { !($0.set.text == "a") }, "NOT SOME set.text == 'a'", plain: { !$0.set.contains { $0.text == "a" } })
    let every = try all.filter("ALL links.int > 0").map(\._key)
    #expect(every == objects.filter { $0.links.allSatisfy { $0.int > 0 } }.map(\._key))
    #expect(try every == all.filter(#Predicate { $0.links.allSatisfy { $0.int > 0 } }).map(\._key))
    let none = try all.filter("NONE links.int > 0").map(\._key)
    #expect(none == objects.filter { !$0.links.contains { $0.int > 0 } }.map(\._key))
    let (other, least) = (objects[3], -2)
    try check({ $0.links.contains(other) }, "ANY links == %@", other, plain: { $0.links.contains(other) })
    try check({ $0.links.contains(other) }, "links CONTAINS %@", other, plain: { $0.links.contains(other) })
    try check({ $0.links.contains(other) }, "%@ IN links", other, plain: { $0.links.contains(other) })
    try check(
      { $0.named.contains(other) }, "ANY named == %@", other,
      plain: { $0.named.contains { $0.value == other } })
    try check(
      { $0.numbers.contains(2) }, "2 IN numbers", predicate: #Predicate { $0.numbers.contains(2) },
      plain: { $0.numbers.contains(2) })
    try check(
      { $0.numbers.contains(0...1) }, "ANY numbers BETWEEN {0, 1}",
      plain: { $0.numbers.contains { (0...1).contains($0) } })
    try check(
      { $0.numbers.contains(0..<2) }, "ANY numbers BETWEEN {0, 1}",
      plain: { $0.numbers.contains { (0..<2).contains($0) } })
    try check(
      { $0.texts.contains("a"..<"b") }, "ANY texts BETWEEN {'a'..<'b'}",
      plain: { $0.texts.contains { ("a"..<"b").contains($0) } })
    try check(
      { $0.links.text.contains("B"..<"b") }, "ANY links.text BETWEEN {'B'..<'b'}",
      plain: { $0.links.contains { ("B"..<"b").contains($0.text) } })
    try check(
      { $0.texts.containsAny(in: ["a", "b"]) }, "ANY texts IN {'a', 'b'}",
      plain: { $0.texts.contains("a") || $0.texts.contains("b") })
    try check({ $0.maybes.contains(nil) }, "ANY maybes == nil", plain: { $0.maybes.contains(nil) })
    try check(
      { $0.links.count > 2 }, "links.@count > 2", predicate: #Predicate { $0.links.count > 2 },
      plain: { $0.links.count > 2 })
    try check({ $0.named.count == 0 }, "named.@count == 0", plain: { $0.named.isEmpty })
    try check(
      { $0.numbers.min == -2 }, "numbers.@min == -2", predicate: #Predicate { $0.numbers.min() == least },
      plain: { $0.numbers.min() == -2 })
    try check({ $0.links.int.max > 1 }, "links.@max.int > 1", plain: { ($0.links.map(\.int).max() ?? 0) > 1 })
    try check({ $0.numbers.sum > 1 }, "numbers.@sum > 1", plain: { $0.numbers.reduce(0, +) > 1 })
    try check({ $0.links.int.avg == nil }, "links.@avg.int == nil", plain: { $0.links.isEmpty })
    try check(
      { $0.links.links.int > 1 }, "ANY links.links.int > 1",
      plain: { $0.links.contains { $0.links.contains { $0.int > 1 } } })
    try check(
      { $0.links.numbers.contains(2) }, "ANY links.numbers == 2",
      plain: { $0.links.contains { $0.numbers.contains(2) } })
    for found in [
      try all.filter(#Predicate { $0.set.count > 1 }), try all.filter(#Predicate { $0.linkers.count > 1 }),
      try all.filter(#Predicate { $0.named.count > 1 }),
    ] { #expect(!found.isEmpty && found.count < objects.count) }
    let empty = try all.filter(#Predicate { $0.links.isEmpty }).map(\._key)
    #expect(empty == objects.filter(\.links.isEmpty).map(\._key))
  }

  @Test("Subqueries")
  func subqueries() throws {
    try check(
      { ($0.links.int > 0).count > 1 }, "SUBQUERY(links, $x, $x.int > 0).@count > 1",
      predicate: #Predicate { $0.links.filter { $0.int > 0 }.count > 1 },
      plain: { $0.links.filter { $0.int > 0 }.count > 1 })
    try check(
      { ($0.links.int > 0 && !$0.links.flag).count == 1 },
      "SUBQUERY(links, $x, $x.int > 0 AND NOT $x.flag == true).@count == 1",
      predicate: #Predicate { $0.links.filter { $0.int > 0 && !$0.flag }.count == 1 },
      plain: { $0.links.filter { $0.int > 0 && !$0.flag }.count == 1 })
    try check(
      { ($0.links.numbers.contains(1) || $0.links.set.count > $0.links.int).count > 0 },
      "SUBQUERY(links, $it, ANY $it.numbers == 1 OR $it.set.@count > $it.int).@count > 0",
      plain: { $0.links.contains { $0.numbers.contains(1) || $0.set.count > $0.int } })
    let both = try all.filter(#Predicate { $0.links.contains { $0.int > 0 && $0.flag } }).map(\._key)
    #expect(both == objects.filter { $0.links.contains { $0.int > 0 && $0.flag } }.map(\._key))
    let every = try all.filter(#Predicate { $0.links.allSatisfy { $0.int > 0 || $0.flag } }).map(\._key)
    #expect(every == objects.filter { $0.links.allSatisfy { $0.int > 0 || $0.flag } }.map(\._key))
    let nested = try all.filter("SUBQUERY(links, $x, SUBQUERY($x.set, $y, $y.flag).@count == 1).@count > 0")
    #expect(
      nested.map(\._key)
        == objects.filter { $0.links.contains { $0.set.filter(\.flag).count == 1 } }.map(\._key))
  }

  @Test("The objects of a collection are filtered in all three forms")
  func narrowedCollections() throws {
    for object in objects.prefix(20) {
      let expected = object.links.filter { $0.int > 0 }.map(\._key)
      #expect(object.links.where { $0.int > 0 }.map(\._key) == expected)
      #expect(try object.links.filter("int > %@", 0).map(\._key) == expected)
      #expect(try object.links.filter(#Predicate { $0.int > 0 }).map(\._key) == expected)
      let (set, linkers) = (object.set.filter { $0.flag }.map(\._key), object.linkers.filter { $0.flag })
      #expect(try object.set.filter("flag").map(\._key) == set)
      #expect(try object.linkers.filter("flag").map(\._key) == linkers.map(\._key))
    }
    #expect(throws: StoreError.self) { try objects[0].links.filter("itn > 0") }
  }

  @Test("Maps and linking objects")
  func mapsAndLinkers() throws {
    try check({ $0.prices["a"] > 0 }, "prices['a'] > 0", plain: { ($0.prices["a"] ?? 0) > 0 })
    try check({ $0.prices["é"] == nil }, "prices[%@] == nil", "é", plain: { !$0.prices.containsKey("é") })
    try check({ $0.prices.keys == "a" }, "ANY prices.@allKeys == 'a'", plain: { $0.prices.containsKey("a") })
    try check(
      { $0.prices.keys.starts(with: "k") }, "ANY prices.@allKeys BEGINSWITH 'k'",
      plain: { $0.prices.keys.contains { $0.hasPrefix("k") } })
    try check(
      { $0.prices.values > 1 }, "ANY prices.@allValues > 1", plain: { $0.prices.values.contains { $0 > 1 } })
    try check(
      { $0.prices.max == 1.5 }, "prices.@max == 1.5",
      plain: { $0.prices.values.filter { !$0.isNaN }.max() == 1.5 })
    try check({ $0.named["a"].int == 1 }, "named[\"a\"].int == 1", plain: { $0.named["a"]?.int == 1 })
    try check(
      { $0.named.int == 1 }, "ANY named.int == 1", plain: { $0.named.contains { $0.value?.int == 1 } })
    try check(
      { $0.linkers.int > 1 }, "ANY linkers.int > 1",
      predicate: #Predicate { $0.linkers.contains { $0.int > 1 } },
      plain: { $0.linkers.contains { $0.int > 1 } })
    try check(
      { $0.linkers.count == 2 }, "@links.QuerySample.links.@count == 2", plain: { $0.linkers.count == 2 })
    try check(
      { $0.link.linkers.flag == true }, "ANY link.@links.QuerySample.links.flag == TRUE",
      plain: { $0.link?.linkers.contains { $0.flag } ?? false })
  }

  @Test("An unsupported expression is rejected by name")
  func refusals() throws {
    func message(_ predicate: Predicate<QuerySample>) -> String {
      do {
        _ = try all.filter(predicate)
        return "none"
      } catch { return "\(error)" }
    }
    #expect(message(#Predicate { $0.int % 2 == 1 }).contains("IntRemainder"))
    #expect(message(#Predicate { $0.text.hashValue > 2 }).contains("a property of a String"))
    #expect(message(#Predicate { $0.unstored > 2 }).contains("stored"))
    #expect(message(#Predicate { outer in outer.links.contains { $0.int > outer.int } }).contains("outside"))
  }
}

extension QuerySample {
  var unstored: Int { 3 }
}

extension AnyPersistable {
  /// Returns whether the value is a number that satisfies a condition.
  fileprivate func isNumber(_ condition: (Double) -> Bool) -> Bool {
    // `Double` can't distinguish 1.5 from the sample just above it. All decimals above 1.5 count as 2, which suits the
    // conditions of these tests.
    if case .decimal(let number) = self, number > 1.5 { return condition(2) }
    return _storedValue.number.map { condition($0) } ?? false
  }
}
