import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The change sets of results of values. Each is replayed on the previous values.
@Suite("Change sets of results of values", .unlessItHangs)
struct ValueResultsConformanceTests {
  final class Sack: Object {
    @Persisted var numbers: List<Int>
    @Persisted var ranks: List<Int?>
    @Persisted var weights: List<Double>
    @Persisted var names: MutableSet<String>
    @Persisted var counts: Map<String, Int>
  }

  private typealias Numbers = ValueResults<Int>

  /// Checks scenarios one after the other, on a list with the values 0 to 9.
  private func check(
    _ shape: (List<Int>) -> Numbers, _ scenarios: [Scenario]
  ) throws {
    let scene = try Scene.tenInList()
    let results = shape(scene.store.owner.numbers)
    let cell = try #require(results.stored).cell
    for scenario in scenarios {
      try scenario.check(scene, .values(results.query, cell), .init { "\($0)" }) { results.observe($0) }
    }
  }

  @Test("Sorted values report the rank of what was inserted, and as moved only what was assigned")
  func sorted() throws {
    try check(
      { $0.sorted(ascending: false) },
      [
        Scenario("insert at 0", ins: [0]) { $0.owner.numbers.insert(42, at: 0) },
        Scenario("insert after an equal value", ins: [6]) { $0.owner.numbers.append(5) },
        Scenario("insert after two equal values", ins: [7]) { $0.owner.numbers.append(5) },
        Scenario("remove the first of three", del: [5]) { $0.owner.numbers.remove(at: 6) },
        Scenario("assign without another order", mod: ["0/0"]) { $0.owner.numbers[0] = 41 },
        Scenario("assign with another order", del: [0], ins: [11], moves: ["0/11"]) {
          $0.owner.numbers[0] = -1
        },
        Scenario("assign what is there") { $0.owner.numbers[0] = -1 },
        Scenario("move") { $0.owner.numbers.move(from: 0, to: 10) },
        Scenario("swap") { $0.owner.numbers.swapAt(1, 2) },
        Scenario("clear, then append the same") { store in
          let numbers = Array(store.owner.numbers)
          store.owner.numbers.removeAll()
          store.owner.numbers.append(contentsOf: numbers)
        },
        Scenario("change and change back") { $0.owner.numbers[3] = 77 }.then { $0.owner.numbers[3] = 3 },
        Scenario("append, then remove it") { $0.owner.numbers.append(6) }.then {
          $0.owner.numbers.removeLast()
        },
        Scenario("clear, then append", del: Array(0..<12), ins: [0, 1]) { store in
          store.owner.numbers.removeAll()
          store.owner.numbers.append(contentsOf: [1, 2])
        },
        Scenario("another property") { $0.owner.rows.append(Row(99, value: 1)) },
      ])
  }

  @Test("Filtered values report what enters and leaves, in the order of the list")
  func filtered() throws {
    try check(
      { $0.where { $0 > 4 } },
      [
        Scenario("enter", del: [], ins: [0]) { $0.owner.numbers[0] = 8 },
        Scenario("stay", mod: ["0/0"]) { $0.owner.numbers[0] = 7 },
        Scenario("leave", del: [0]) { $0.owner.numbers[0] = 4 },
        Scenario("outside before and after") { $0.owner.numbers[0] = 3 },
        Scenario("insert outside") { $0.owner.numbers.insert(1, at: 0) },
        Scenario("move outside") { $0.owner.numbers.move(from: 0, to: 10) },
        Scenario("move", del: [0], ins: [3], moves: ["0/3"]) { $0.owner.numbers.move(from: 5, to: 8) },
        Scenario("the same value twice", ins: [1]) { $0.owner.numbers.insert(6, at: 6) },
        Scenario("remove one of two", del: [1]) { $0.owner.numbers.remove(at: 6) },
      ])
  }

  @Test("Distinct values report the values, and not which of several equal ones stands for them")
  func distinct() throws {
    try check(
      { $0.distinct() },
      [
        Scenario("a value that is there") { $0.owner.numbers.append(3) },
        Scenario("a new value", ins: [10]) { $0.owner.numbers.append(77) },
        Scenario("remove one of two", del: [3], ins: [9], moves: ["3/9"]) { $0.owner.numbers.remove(at: 3) },
        Scenario("remove the last of them", del: [9]) { $0.owner.numbers.remove(at: 9) },
        Scenario("become another value", del: [0]) { $0.owner.numbers[0] = 1 },
        Scenario("move, and another is first") { $0.owner.numbers.move(from: 0, to: 9) },
      ])
    try check(
      { $0.distinct().sorted(ascending: true) },
      [
        Scenario("a value that is there") { $0.owner.numbers.append(3) },
        Scenario("remove one of two") { $0.owner.numbers.remove(at: 3) },
        Scenario("become another value", del: [0]) { $0.owner.numbers[0] = 1 },
        Scenario("become a new value", del: [0], ins: [8]) { store in
          store.owner.numbers[0] = 50
          store.owner.numbers[1] = 50
        },
      ])
  }

  @Test("Of several assigned values, the fewest moves that explain the order are reported")
  func fewestMoves() throws {
    try check(
      { $0.sorted(ascending: true) },
      [
        Scenario("two exchanged", del: [5], ins: [4], mod: ["4/5"], moves: ["5/4"]) { store in
          (store.owner.numbers[4], store.owner.numbers[5]) = (5, 4)
        },
        Scenario("all assigned, in the same order", mod: (0..<10).map { "\($0)/\($0)" }) { store in
          for index in 0..<10 { store.owner.numbers[index] += 100 }
        },
        Scenario("one past two", del: [0], ins: [2], moves: ["0/2"]) { $0.owner.numbers[0] = 103 },
      ])
  }

  @Test("Nil is sorted first, and assigning nil moves there")
  func optionals() throws {
    let store = try Store.temporary()
    let sack = try store.write {
      let sack = Sack()
      sack.ranks = [3, nil, 1]
      store.add(sack)
      return sack
    }
    var moves: [String] = []
    let token = sack.ranks.sorted(ascending: true).observe { change in
      if case .update(let ranks, _, _, _) = change {
        moves += change.changes.moves.map { "\($0.old)/\($0.new) of \(ranks.map { $0 ?? -1 })" }
      }
    }
    store.refresh()
    try store.write { sack.ranks[0] = nil }
    store.refresh()
    #expect(moves == ["2/0 of [-1, -1, 1]"])
    token.invalidate()
  }

  @Test("A value that only changes its bits is modified, and does not move")
  func bits() throws {
    let store = try Store.temporary()
    let sack = try store.write {
      let sack = Sack()
      sack.weights = [0.0, .nan, 0.0]
      store.add(sack)
      return sack
    }
    var texts: [String] = []
    let tokens = [sack.weights.sorted(ascending: true), sack.weights.distinct()].map { results in
      results.observe { if case .update = $0 { texts.append($0.changes.summary) } }
    }
    store.refresh()
    try store.write { sack.weights[0] = -0.0 }
    store.refresh()
    #expect(texts == ["del [] ins [] mod 1/1", "del [] ins [] mod 0/0"])
    for token in tokens { token.invalidate() }
  }

  @Test("Sets report values, and maps the values of their keys")
  func setsAndMaps() throws {
    let store = try Store.temporary()
    let sack = try store.write {
      let sack = Sack()
      sack.names = ["a", "b", "c"]
      sack.counts = ["x": 3, "y": 2, "z": 1]
      store.add(sack)
      return sack
    }
    var texts: [String] = []
    let token = sack.names.sorted(ascending: false).observe {
      if case .update = $0 { texts.append($0.changes.summary) }
    }
    let counts = sack.counts.results.sorted(ascending: true).observe {
      if case .update = $0 { texts.append($0.changes.summary) }
    }
    store.refresh()
    try store.write {
      sack.names.remove("b")
      sack.names.insert("d")
    }
    store.refresh()
    try store.write { sack.counts["x"] = 0 }
    store.refresh()
    try store.write { sack.counts["y"] = nil }
    store.refresh()
    #expect(
      texts == [
        "del [1] ins [0] mod ", "del [2] ins [0] mod  moves 2/0", "del [2] ins [] mod ",
      ])
    token.invalidate()
    counts.invalidate()
  }

  @Test("Deleting the owner reports every index once, and later commits nothing")
  func ownerDeleted() throws {
    let scene = try Scene.tenInList()
    let results = scene.store.owner.numbers.where { $0 > 6 }.sorted(ascending: true)
    let none = scene.store.owner.numbers.where { $0 > 99 }
    let (recorder, empty) = (CollectionRecorder<Numbers> { "\($0)" }, CollectionRecorder<Numbers> { "\($0)" })
    let tokens = [results.observe { recorder.record($0) }, none.observe { empty.record($0) }]
    scene.store.refresh()
    try scene.commit([{ $0.delete($0.owner) }])
    scene.store.refresh()
    try scene.commit([{ $0.row(3).value = 99 }])
    scene.store.refresh()
    #expect(
      recorder.events == [
        .initial(count: 3), .update(deletions: [0, 1, 2], insertions: [], modifications: []),
      ])
    #expect(empty.events == [.initial(count: 0)] && recorder.problems == [])
    // Observing the results after the deletion shows them empty.
    let late = CollectionRecorder<Numbers> { "\($0)" }
    let token = results.observe { late.record($0) }
    scene.store.refresh()
    #expect(late.events == [.initial(count: 0)])
    for token in tokens + [token] { token.invalidate() }
  }

  @Test("An observer of values that are rolled back gets one error")
  func rolledBack() throws {
    let store = try Store.temporary()
    store.beginWrite()
    let sack = Sack()
    sack.numbers = [1]
    store.add(sack)
    var texts: [String] = []
    let token = sack.numbers.sorted(ascending: true).observe { change in
      if case .error = change { texts.append("error") } else { texts.append("change") }
    }
    store.cancelWrite()
    store.refresh()
    try store.write { store.add(Sack()) }
    store.refresh()
    #expect(texts == ["error"])
    token.invalidate()
  }

  @Test("The values of a deleted owner are observed as empty, whatever write is rolled back")
  func rolledBackElsewhere() throws {
    let scene = try Scene.tenInList()
    let store = scene.store
    let results = store.owner.numbers.sorted(ascending: true)
    try store.write { store.delete(store.owner) }
    let recorder = CollectionRecorder<Numbers> { "\($0)" }
    let token = results.observe { recorder.record($0) }
    store.refresh()
    store.beginWrite()
    store.add(Owner())
    store.cancelWrite()
    store.refresh()
    #expect(recorder.events == [.initial(count: 0)])
    token.invalidate()
  }

  @Test("Frozen results and values in no store can't be observed")
  func refused() throws {
    let scene = try Scene.tenInList()
    var texts: [String] = []
    let frozen = scene.store.owner.numbers.sorted(ascending: true).freeze()
    let tokens = [frozen, List([1]).sorted(ascending: true)].map { results in
      results.observe { if case .error(let error) = $0 { texts.append("\(error)") } }
    }
    #expect(texts.count == 2 && texts[0].contains("frozen") && texts[1].contains("ValueResults<Int>"))
    for token in tokens { token.invalidate() }
  }

  @Test("A callback shows the state of its change, also when an earlier one wrote")
  func pinned() throws {
    let scene = try Scene.tenInList()
    let list = scene.store.owner.numbers
    let results = list.sorted(ascending: false)
    var seen: [[Int]] = []
    let writer = list.observe { change in
      if case .update(let list, _, _, _) = change, list.count < 12 {
        try? scene.store.write { list.append(200) }
      }
    }
    let token = results.observe { seen.append($0.shown) }
    scene.store.refresh()
    try scene.commit([{ $0.owner.numbers.append(100) }])
    scene.store.refresh()
    scene.store.refresh()
    #expect(seen.map { $0.first } == [9, 100, 200] && results.count == 12)
    writer.invalidate()
    token.invalidate()
  }

  @Test("Sequences have frozen states that stay as they were")
  func sequences() async throws {
    let scene = try Scene.tenInList()
    let results = scene.store.owner.numbers.where { $0 > 7 }
    var updates = results.updates.makeAsyncIterator()
    var values = results.values.makeAsyncIterator()
    #expect(try await updates.next()?.isInitial == true)
    #expect(try await values.next().map { Array($0) } == [8, 9])
    try scene.store.write { scene.store.owner.numbers.append(10) }
    let update = try #require(try await updates.next())
    let next = try #require(try await values.next())
    try scene.store.write { scene.store.owner.numbers.removeAll() }
    #expect(
      Array(update.before) == [8, 9] && Array(update.after) == [8, 9, 10] && Array(next) == [8, 9, 10])
    #expect(update.after.isFrozen && update.changes.insertions == [2])
  }
}

extension CollectionChange where Collection == ValueResults<Int> {
  fileprivate var shown: [Int] {
    switch self {
    case .initial(let results), .update(let results, _, _, _): Array(results)
    case .error: []
    }
  }
}
