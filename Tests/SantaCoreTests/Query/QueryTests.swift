import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

final class Sample: Object {
  @Persisted var int: Int
  @Persisted var optional: Int?
  @Persisted var double: Double
  @Persisted var float: Float?
  @Persisted var text: String
  @Persisted var flag: Bool
  @Persisted var date: Date?
  @Persisted var weather: SkyState?
  @Persisted var link: Sample?
}

/// Queries and sorts.
struct QueryTests {
  private let store: Store
  private let samples: [Sample]

  init() throws {
    var random = SeededGenerator(seed: 11)
    let doubles = [0, -0.0, 1.5, -2, .nan, .infinity, -.infinity]
    let texts = [
      "", "a", "A", "é", "e\u{301}", "b", "a longer text than a slot", "a longer text than a sled",
    ]
    let samples = (0..<120).map { _ in
      let sample = Sample()
      sample.int = Int.random(in: -3...3, using: &random)
      sample.optional = Bool.random(using: &random) ? nil : Int.random(in: -1...1, using: &random)
      sample.double = doubles.randomElement(using: &random) ?? 0
      sample.float = Bool.random(using: &random) ? nil : Float(doubles.randomElement(using: &random) ?? 0)
      sample.text = texts.randomElement(using: &random) ?? ""
      sample.flag = Bool.random(using: &random)
      sample.date = Bool.random(using: &random) ? nil : Date(timeIntervalSince1970: Double(sample.int))
      sample.weather = SkyState.allCases.randomElement(using: &random)
      return sample
    }
    for sample in samples where Bool.random(using: &random) {
      sample.link = samples.randomElement(using: &random)
    }
    store = try Store.temporary()
    let store = store
    try store.write { for sample in samples { store.add(sample) } }
    self.samples = Array(store.objects(Sample.self))
  }

  private func check(
    _ name: String, _ query: (Query<Sample>) -> Query<Bool>, _ plain: (Sample) -> Bool,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let found = store.objects(Sample.self).where(query).map(\._key)
    #expect(found == samples.filter(plain).map(\._key), "\(name)", sourceLocation: location)
  }

  @Test("Conditions on values find what Swift's own operators find")
  func values() {
    for value in -3...3 {
      check("==", { $0.int == value }, { $0.int == value })
      check("!=", { $0.int != value }, { $0.int != value })
      check("<", { $0.int < value }, { $0.int < value })
      check("<=", { $0.int <= value }, { $0.int <= value })
      check(">", { $0.int > value }, { $0.int > value })
      check(">=", { $0.int >= value }, { $0.int >= value })
    }
    for value in [0, 1.5, Double.nan, .infinity] {
      check("NaN ==", { $0.double == value }, { $0.double == value })
      check("NaN !=", { $0.double != value }, { $0.double != value })
      check("NaN <", { $0.double < value }, { $0.double < value })
      check("NaN >=", { $0.double >= value }, { $0.double >= value })
      check("NaN not", { !($0.double < value) }, { !($0.double < value) })
    }
    for text in ["", "a", "é", "a longer text than a sled"] {
      check("text ==", { $0.text == text }, { $0.text == text })
      check("text !=", { $0.text != text }, { $0.text != text })
      check("text <", { $0.text < text }, { $0.text < text })
      check("text >=", { $0.text >= text }, { $0.text >= text })
    }
    check("flag", { $0.flag }, { $0.flag })
    check("not flag", { !$0.flag && $0.int > 0 }, { !$0.flag && $0.int > 0 })
    check("or", { $0.flag || $0.int == 2 }, { $0.flag || $0.int == 2 })
    check("condition == false", { ($0.int > 1) == false }, { ($0.int > 1) == false })
    check("enum", { $0.weather == .rain }, { $0.weather == .rain })
  }

  @Test("Nil equals nil, differs from every value, and has no order")
  func optionals() {
    check("== nil", { $0.optional == nil }, { $0.optional == nil })
    check("!= nil", { $0.optional != nil }, { $0.optional != nil })
    for value in -1...1 {
      check("==", { $0.optional == value }, { $0.optional == value })
      check("!=", { $0.optional != value }, { $0.optional != value })
      check("<", { $0.optional < value }, { $0.optional.map { $0 < value } ?? false })
      check("<=", { $0.optional <= value }, { $0.optional.map { $0 <= value } ?? false })
      check(">=", { $0.optional >= value }, { $0.optional.map { $0 >= value } ?? false })
    }
    check("float", { $0.float > 0 }, { $0.float.map { $0 > 0 } ?? false })
    let epoch = Date(timeIntervalSince1970: 0)
    check("date", { $0.date > epoch }, { $0.date.map { $0 > epoch } ?? false })
  }

  @Test("Conditions along links: a nil link has no properties")
  func links() {
    let target = samples[7]
    check("link ==", { $0.link == target }, { $0.link == target })
    check("link !=", { $0.link != target }, { $0.link != target })
    check("link nil", { $0.link == nil }, { $0.link == nil })
    check("unmanaged", { $0.link == Sample() }, { _ in false })
    check("link.int", { $0.link.int > 0 }, { $0.link.map { $0.int > 0 } ?? false })
    check("link.link", { $0.link.link.int == 1 }, { $0.link?.link?.int == 1 })
    check("link.optional", { $0.link.optional == nil }, { $0.link?.optional == nil })
    check("link.flag", { $0.link.flag }, { $0.link?.flag ?? false })
  }

  @Test("Two filters combine")
  func twice() {
    let found = store.objects(Sample.self).where { $0.int > 0 }.where { $0.flag }.map(\._key)
    #expect(found == samples.filter { $0.int > 0 && $0.flag }.map(\._key))
  }

  @Test("Sorting is stable both ways, nil first, and a later sort is the more significant")
  func sorting() {
    let all = store.objects(Sample.self)
    let ascending = all.sorted(by: \.optional).map(\._key)
    let none = samples.filter { $0.optional == nil }.map(\._key)
    let groups = (-1...1).map { value in samples.filter { $0.optional == value }.map(\._key) }
    #expect(ascending == none + groups.flatMap { $0 })
    let descending = all.sorted(by: \.optional, ascending: false).map(\._key)
    #expect(descending == groups.reversed().flatMap { $0 } + none)
    let twice = all.sorted(by: \.int).sorted(by: \.flag).map(\._key)
    let plain = [false, true].flatMap { flag in
      (-3...3).flatMap { value in samples.filter { $0.flag == flag && $0.int == value }.map(\._key) }
    }
    #expect(twice == plain)
    // NaNs sort before all numbers, so the order is unique.
    let doubles = all.sorted(by: \.double).map(\.double)
    let numbers = samples.map(\.double).filter { !$0.isNaN }.sorted()
    let count = samples.count - numbers.count
    let areFirst = doubles.prefix(count).allSatisfy { $0.isNaN }
    #expect(areFirst && Array(doubles.dropFirst(count)) == numbers)
    let linked = all.sorted(by: \.link?.int).map { $0.link?.int }
    let isOrdered = zip(linked, linked.dropFirst()).allSatisfy { ($0 ?? .min) <= ($1 ?? .min) }
    #expect(isOrdered)
  }

  @Test("Results follow a transaction and its rollback")
  func live() throws {
    let results = store.objects(Sample.self).where { $0.int > 100 }
    #expect(results.isEmpty)
    store.beginWrite()
    samples[3].int = 101
    #expect(results.count == 1 && results.first == samples[3])
    samples[4].int = 102
    #expect(results.map(\.int) == [101, 102])
    store.cancelWrite()
    #expect(results.isEmpty)
  }

  @Test("Plain Swift expressions resolve to the standard library's operators, with the query's in scope")
  func overloads() {
    let (number, maybe, text, flag) = (3, Int?.none, "a", true)
    #expect(number == 3 && number < 4 && number >= 3)
    #expect(maybe == nil)
    #expect(maybe != 3)
    #expect(text == "a" && text < "b")
    #expect(flag && number > 2)
    #expect(!flag || number >= 3)
    #expect((number, text) == (3, "a"))
    #expect(1.5 <= 2)
    let isTwo = { $0 > 1 && $0 < 3 }
    #expect(isTwo(2))
    let sample = Sample()
    #expect(sample.link == nil && sample.optional == nil && sample.int == 0 && !(sample.double > 0))
  }

  @Test("No link leads to an object of another store, or to a deleted one")
  func linksToOthers() throws {
    let (scene, other) = (try Scene.tenRows(), try Scene.tenRows())
    let store = scene.store
    let target = try #require(store.row(3).link)
    #expect(store.objects(Row.self).where { $0.link == target }.map(\.id) == [3])
    let stranger = try #require(other.store.row(3).link)
    #expect(stranger._key == target._key)
    #expect(store.objects(Row.self).where { $0.link == stranger }.isEmpty)
    #expect(store.objects(Row.self).where { $0.link != stranger }.count == 10)
    store.beginWrite()
    let unborn = Target()
    store.add(unborn)
    store.cancelWrite()
    // The new object gets the row key of the object that was rolled back.
    try store.write { store.add(Row(10, value: 0)) }
    #expect(store.row(10).link?._key == unborn._key && unborn.isInvalidated)
    #expect(store.objects(Row.self).where { $0.link == unborn }.isEmpty)
    try store.write { store.delete(target) }
    #expect(store.objects(Row.self).where { $0.link == target }.isEmpty)
  }

  @Test("No value is in an empty range, including one that ends at negative infinity")
  func emptyRanges() {
    let all = store.objects(Sample.self)
    for bound in [-Double.infinity, -2, -0.0, 0, 1.5, .infinity] {
      #expect(all.where { $0.double.contains(bound..<bound) }.isEmpty, "\(bound)")
      #expect(all.where { $0.float.contains(Float(bound)..<Float(bound)) }.isEmpty, "\(bound)")
    }
    #expect(all.where { $0.text.contains("a"..<"a") }.isEmpty)
    #expect(all.where { $0.double.contains(-Double.infinity ..< -2) }.count == all.count { $0.double < -2 })
  }

  @Test("A number outside of a Float's range compares neither as infinity nor as zero")
  func numbersBeyondFloat() throws {
    let all = store.objects(Sample.self)
    #expect(try all.filter("float == 1e300").isEmpty && all.filter("float == 1e-300").isEmpty)
    #expect(try all.filter("float > 1e300").count == all.count { $0.float == .infinity })
    #expect(try all.filter("float < -1e300").count == all.count { $0.float == -.infinity })
    #expect(try all.filter("float < 1e-300").count == all.count { $0.float.map { $0 <= 0 } ?? false })
    #expect(try all.filter("float == %@", Double.infinity).count == all.count { $0.float == .infinity })
  }
}
