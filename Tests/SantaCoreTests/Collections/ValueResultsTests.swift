import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// Results of queries for the values of lists, sets and maps.
struct ValueResultsTests {
  enum Size: String, PersistableEnum { case small, large }

  final class Sack: Object {
    @Persisted var numbers: List<Int>
    @Persisted var ranks: List<Int?>
    @Persisted var weights: List<Double>
    @Persisted var names: MutableSet<String>
    @Persisted var times: List<Date>
    @Persisted var sizes: List<Size>
    @Persisted var counts: Map<String, Int?>
  }

  private let store: Store
  private let sack: Sack

  init() throws {
    let store = try Store.temporary()
    sack = try store.write {
      let sack = Sack()
      sack.numbers = [5, 3, 8, 3, 1]
      sack.ranks = [2, nil, 1, nil]
      sack.weights = [2, .nan, -.infinity, 0.5]
      sack.names = ["New York", "apia", "newport", "Ílhavo"]
      sack.times = [Date(timeIntervalSinceReferenceDate: 60), Date(timeIntervalSinceReferenceDate: 0)]
      sack.sizes = [.large, .small, .large]
      sack.counts = ["a": 3, "b": nil, "c": 1]
      store.add(sack)
      return sack
    }
    self.store = store
  }

  @Test("Conditions, orders and distinct values apply in any order")
  func steps() {
    let numbers = sack.numbers
    #expect(Array(numbers.results) == [5, 3, 8, 3, 1])
    #expect(Array(numbers.where { $0 > 2 }) == [5, 3, 8, 3])
    #expect(Array(numbers.sorted(ascending: true)) == [1, 3, 3, 5, 8])
    #expect(Array(numbers.sorted(ascending: false).where { $0 < 8 && $0 != 1 }) == [5, 3, 3])
    #expect(Array(numbers.where { $0 < 8 }.where { $0 != 1 }.distinct()) == [5, 3])
    #expect(Array(numbers.distinct().sorted(ascending: true)) == [1, 3, 5, 8])
    #expect(Array(numbers.sorted(ascending: true).distinct()) == [1, 3, 5, 8])
    #expect(Array(numbers.sorted(ascending: true).sorted(ascending: false).distinct()) == [8, 5, 3, 1])
    #expect(Array(numbers.where { $0.in([1, 5]) || $0 == 8 }) == [5, 8, 1])
    #expect(Array(numbers.where { !($0 >= 3) }) == [1])
    let results = numbers.where { $0 > 2 }.sorted(ascending: true)
    #expect(results.first == 3 && results.last == 8 && results[2] == 5 && results.firstIndex(of: 8) == 3)
    #expect("\(results)" == "ValueResults<Int>(count: 4)")
  }

  @Test("Nil comes first, then NaN, and a condition can ask for nil")
  func nilAndNaN() {
    #expect(Array(sack.ranks.sorted(ascending: true)) == [nil, nil, 1, 2])
    #expect(Array(sack.ranks.sorted(ascending: false)) == [2, 1, nil, nil])
    #expect(Array(sack.ranks.where { $0 != nil }) == [2, 1] && sack.ranks.where { $0 == nil }.count == 2)
    #expect(Array(sack.ranks.where { $0 > 1 }) == [2])
    #expect(
      sack.weights.sorted(ascending: true).map(\.description) == ["nan", "-inf", "0.5", "2.0"])
    #expect(Array(sack.weights.where { $0 > 0 }) == [2, 0.5])
    #expect(Array(sack.counts.results.sorted(ascending: false)) == [3, 1, nil])
  }

  @Test("Texts, dates, enums, sets and maps are filtered and sorted")
  func kinds() {
    #expect(
      Array(sack.names.where { $0.starts(with: "new", options: .caseInsensitive) }) == [
        "New York", "newport",
      ])
    #expect(Array(sack.names.where { $0.count > 6 }) == ["New York", "newport"])
    #expect(sack.names.sorted(ascending: false).first == "Ílhavo")
    #expect(Array(sack.names.where { $0.like("il*", caseInsensitive: true) }) == [])
    #expect(sack.times.where { $0 > Date(timeIntervalSinceReferenceDate: 30) }.count == 1)
    #expect(Array(sack.names.where { $0.contains("a"..<"newport") }) == ["apia"])
    #expect(Array(sack.names.where { $0.contains("a"..."newport") }) == ["apia", "newport"])
    #expect(Array(sack.sizes.where { $0 == .large }) == [.large, .large])
    #expect(Array(sack.sizes.distinct().sorted(ascending: true)) == [.large, .small])
    #expect(Array(sack.counts.results) == [3, nil, 1] && Array(sack.counts.results.where { $0 > 1 }) == [3])
    #expect(Array(sack.names.distinct()) == Array(sack.names))
  }

  @Test("In a text, SELF is the value")
  func texts() throws {
    #expect(Array(try sack.numbers.filter("SELF > %@", 4)) == [5, 8])
    #expect(Array(try sack.numbers.filter("SELF IN %@ AND NOT SELF == 8", [8, 3])) == [3, 3])
    #expect(Array(try sack.numbers.filter("SELF BETWEEN {3, 5}").sorted(ascending: true)) == [3, 3, 5])
    #expect(Array(try sack.numbers.filter("SELF + 1 == 4 OR 8 <= SELF")) == [3, 8, 3])
    #expect(Array(try sack.names.filter("SELF BETWEEN {'N'..<'a'}")) == ["New York"])
    #expect(Array(try sack.names.filter("SELF BEGINSWITH[c] 'NEW'")) == ["New York", "newport"])
    #expect(Array(try sack.names.filter("SELF LIKE[cd] 'il*' OR SELF.@count == 4")) == ["apia", "Ílhavo"])
    #expect(Array(try sack.ranks.filter("SELF != nil")) == [2, 1])
    #expect(try sack.times.filter("SELF > %@", Date(timeIntervalSinceReferenceDate: 30)).count == 1)
    #expect(Array(try sack.sizes.filter("SELF == 'small'")) == [.small])
    #expect(Array(try sack.numbers.filter("TRUEPREDICATE").filter("SELF < %@", arguments: [3])) == [1])
    #expect(Array(try List([1, 2, 3]).filter("SELF >= 2")) == [2, 3])
  }

  @Test(
    "A text that can't be a condition on values is an error that says why",
    arguments: [
      ("SELF > 'many'", "which can't be compared with"), ("weight > 3", "SELF is not a link"),
      ("SELF.weight > 3", "SELF is not a link"), ("ANY SELF > 3", "Remove ANY"),
      ("SELF.@count > 3", "needs a collection"), ("SELF[0] > 3", "SELF is not a Map"),
      ("SELF >", "expected at the end"), ("SELF > %@", "no argument"),
      ("SELF CONTAINS 'a'", "compares strings"), ("@links.Sack.numbers == 3", "can only follow an object"),
    ])
  func unusableTexts(text: String, why: String) {
    let error = #expect(throws: StoreError.self) { try sack.numbers.filter(text) }
    #expect(error?.code == .invalidQuery && error?.description.contains(why) == true, "\(error as Any)")
  }

  @Test("Results have aggregates")
  func aggregates() {
    let many = sack.numbers.where { $0 > 2 }
    #expect(many.min() == 3 && many.max() == 8 && many.sum() == 19 && many.average() == 19.0 / 4)
    #expect(many.distinct().sum() == 16)
    let known = sack.ranks.where { $0 != nil }
    #expect(known.min() == 1 && known.max() == 2 && known.sum() == 3 && known.average() == 1.5)
    let none = sack.numbers.where { $0 > 99 }
    #expect(none.isEmpty && none.min() == nil && none.sum() == 0 && none.average() == nil)
  }

  @Test("Results are live: in the transaction, after writes here and elsewhere, and after a rollback")
  func live() throws {
    let results = sack.numbers.where { $0 > 2 }.sorted(ascending: true)
    #expect(Array(results) == [3, 3, 5, 8])
    try store.write {
      sack.numbers.append(4)
      #expect(Array(results) == [3, 3, 4, 5, 8])
      sack.numbers[0] = 9
      #expect(Array(results) == [3, 3, 4, 8, 9])
    }
    #expect(Array(results) == [3, 3, 4, 8, 9])
    store.beginWrite()
    sack.numbers.removeAll()
    #expect(results.isEmpty)
    store.cancelWrite()
    #expect(Array(results) == [3, 3, 4, 8, 9])
    // This commit does not change the list.
    try store.write { sack.ranks.append(7) }
    #expect(Array(results) == [3, 3, 4, 8, 9])
    let other = try Store(configuration: store.configuration)
    try other.write { other.objects(Sack.self)[0].numbers.append(1_000) }
    store.refresh()
    #expect(results.last == 1_000)
  }

  @Test("Results of a deleted object's values are empty, and so are those that are made afterwards")
  func deletedOwner() throws {
    let (numbers, results) = (sack.numbers, sack.numbers.sorted(ascending: true))
    let frozen = results.freeze()
    #expect(results.count == 5)
    try store.write { store.delete(sack) }
    #expect(results.isEmpty && numbers.sorted(ascending: true).isEmpty && numbers.results.freeze().isEmpty)
    #expect(Array(frozen) == [1, 3, 3, 5, 8] && frozen.thaw() == nil)
  }

  @Test("Results of an object that was rolled back stay empty when another object gets its key")
  func rolledBack() throws {
    store.beginWrite()
    let gone = Sack()
    gone.numbers = [7]
    store.add(gone)
    let results = gone.numbers.sorted(ascending: true)
    #expect(Array(results) == [7])
    store.cancelWrite()
    #expect(results.isEmpty)
    try store.write {
      let next = Sack()
      next.numbers = [1]
      store.add(next)
    }
    #expect(results.isEmpty && results.freeze().isEmpty && gone.numbers.results.isEmpty)
  }

  @Test("Frozen results never change, and lead back to live ones")
  func frozen() throws {
    let results = sack.numbers.sorted(ascending: false)
    let (frozen, ofFrozenObject) = (results.freeze(), sack.freeze().numbers.sorted(ascending: false))
    try store.write {
      sack.numbers.append(99)
      #expect(results.freeze().first == 8, "A transaction is not part of it")
    }
    for old in [frozen, ofFrozenObject] {
      #expect(old.isFrozen && Array(old) == [8, 5, 3, 3, 1] && old.freeze().count == 5 && old.store == nil)
      #expect(old.where { $0 > 4 }.isFrozen && old.thaw()?.first == 99)
    }
    #expect(!results.isFrozen && results.first == 99 && results.store == store)
  }

  @Test("Results of a collection in no store have the values of that moment")
  func inNoStore() {
    let list: List<Int> = [3, 1, 2, 1]
    let sorted = list.sorted(ascending: true)
    list.append(0)
    #expect(Array(sorted) == [1, 1, 2, 3] && Array(sorted.distinct().where { $0 < 3 }) == [1, 2])
    #expect(
      sorted.store == nil && !sorted.isFrozen && sorted.freeze().count == 4 && sorted.thaw()?.count == 4)
    let set: MutableSet<String> = ["b", "a"]
    let map: Map<String, Int> = ["x": 2, "y": 1]
    #expect(Array(set.sorted(ascending: false)) == ["b", "a"])
    #expect(Array(map.results.sorted(ascending: true)) == [1, 2])
  }

  @Test("Swift's own sorted and filter give arrays, as for any collection")
  func arrays() {
    let sorted: [Int] = sack.numbers.sorted()
    let filtered: [Int] = sack.numbers.filter { $0 > 4 }
    #expect(sorted == [1, 3, 3, 5, 8] && filtered == [5, 8])
    #expect(sack.numbers.sorted(by: >) == [8, 5, 3, 3, 1])
    let again: [Int] = sack.numbers.results.filter { $0 > 4 }
    #expect(again == [5, 8] && sack.numbers.results.sorted() == [1, 3, 3, 5, 8])
  }

  @Test("An iteration goes over the values that the results had when it began")
  func iteration() throws {
    let results = sack.numbers.where { $0 > 2 }
    var seen: [Int] = []
    try store.write {
      for value in results {
        seen.append(value)
        sack.numbers.removeAll()
      }
    }
    #expect(seen == [5, 3, 8, 3] && results.isEmpty)
  }

  @Test("Equal values keep the order of the collection in both directions, and the first stands for them")
  func equalValues() throws {
    try store.write { sack.weights = [0.0, 1, -0.0, 0.0] }
    let signs = { (values: ValueResults<Double>) in values.map { $0.sign == .minus ? "-" : "+" }.joined() }
    #expect(signs(sack.weights.where { $0 == 0 }.sorted(ascending: true)) == "+-+")
    #expect(signs(sack.weights.where { $0 == 0 }.sorted(ascending: false)) == "+-+")
    #expect(signs(sack.weights.distinct().sorted(ascending: false)) == "++")
    try store.write { sack.weights.removeFirst() }
    #expect(signs(sack.weights.distinct()) == "+-")
  }

  @Test("Results are encoded as an array")
  func encoding() throws {
    let json = try JSONEncoder().encode(sack.numbers.sorted(ascending: true).distinct())
    #expect(String(decoding: json, as: UTF8.self) == "[1,3,5,8]")
  }

  @Test("An index that is out of range stops the program")
  func outOfRange() async {
    await #expect(processExitsWith: .failure) { _ = List([1, 2]).results.sorted(ascending: true)[2] }
  }
}
