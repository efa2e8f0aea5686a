import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// One object that moves along the rows must not be distinguishable from new objects, unless it is compared by identity.
struct ForEachTests {
  final class Sledge: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name: String
    @Persisted var load: Double?
    @Persisted var next: Sledge?
    @Persisted var stops: List<String>
    @Persisted(originProperty: "next") var previous: LinkingObjects<Sledge>
    var label: String { "\(id) \(name)" }
  }

  final class Noted: Object {
    @Persisted var number: Int
    var note = ""
    lazy var double = number * 2
  }

  private let store: Store
  private let count = 700

  init() throws {
    store = try Store.temporary([Sledge.self, Noted.self])
    let store = store
    let count = count
    try store.write {
      var last: Sledge?
      for id in 0..<count {
        let sledge = store.create(Sledge.self) {
          $0.id = id
          $0.name = "sledge \(id)"
          $0.load = id % 3 == 0 ? nil : Double(id) / 4
          $0.next = last
          $0.stops.append(contentsOf: (0..<(id % 3)).map { "stop \($0)" })
        }
        last = sledge
      }
      store.delete(store.objects(Sledge.self).where { $0.id > 200 && $0.id < 230 })
    }
  }

  private static func text(_ sledge: Sledge) -> String {
    let load = sledge.load.map { "\($0)" } ?? "nil"
    return
      "\(sledge.label), \(load), \(sledge.next?.id ?? -1), \(sledge.stops.joined(separator: " ")), \(sledge.previous.map(\.id))"
  }

  private func check(_ results: Results<Sledge>) {
    var texts: [String] = []
    var identities: Set<ObjectIdentifier> = []
    results.forEach { sledge in
      texts.append(Self.text(sledge))
      identities.insert(ObjectIdentifier(sledge))
    }
    #expect(texts == results.map { Self.text($0) })
    #expect(results.isEmpty || identities.count <= 2)
  }

  @Test("Each object has the values of its row, live, frozen, sorted, filtered and in a write")
  func values() throws {
    let all = store.objects(Sledge.self)
    check(all)
    check(all.freeze())
    check(all.sorted(by: \.load, ascending: false))
    check(all.where { $0.load > 30 })
    check(all.where { $0.id < 0 })
    try store.write {
      all[3].name = "third"
      store.create(Sledge.self) { $0.id = 9_999 }
      check(all)
      check(all.sorted(by: \.name))
    }
  }

  @Test("An object that is kept keeps its row")
  func keptObjects() {
    var kept: [Sledge] = []
    var number = 0
    store.objects(Sledge.self).forEach { sledge in
      if number % 5 == 0 { kept.append(sledge) }
      number += 1
    }
    let expected = store.objects(Sledge.self).enumerated().filter { $0.offset % 5 == 0 }.map(\.element.label)
    #expect(kept.map(\.label) == expected)
    var lists: [List<String>] = []
    store.objects(Sledge.self).prefix(6).forEach { lists.append($0.stops) }
    #expect(lists.map(\.count) == [0, 1, 2, 0, 1, 2])
    var origins: [LinkingObjects<Sledge>] = []
    store.objects(Sledge.self).prefix(3).forEach { origins.append($0.previous) }
    #expect(origins.map { $0.map(\.id) } == [[1], [2], [3]])
  }

  @Test("Properties that aren't stored belong to one object")
  func unstoredProperties() throws {
    try store.write { store.add(Noted.self, columns: [.init(\.number, [1, 2, 3])]) }
    var notes: [String] = []
    store.objects(Noted.self).forEach { noted in
      notes.append("\(noted.note)\(noted.double)")
      noted.note = "seen"
    }
    #expect(notes == ["2", "4", "6"])
  }

  @Test("The closure may change, add and delete objects")
  func changes() throws {
    try store.write {
      var visited: [Int] = []
      store.objects(Sledge.self).forEach { sledge in
        visited.append(sledge.id)
        sledge.name += "!"
        if sledge.id % 50 == 0 { store.create(Sledge.self) { $0.id = 10_000 + sledge.id } }
        if sledge.id % 7 == 0, let next = store.object(ofType: Sledge.self, forPrimaryKey: sledge.id + 1) {
          store.delete(next)
        }
        if sledge.id % 11 == 0 { store.delete(sledge) }
      }
      let kept = (0..<count).filter { ($0 <= 200 || $0 >= 230) }
      var expected: [Int] = []
      var deleted: Set<Int> = []
      for id in kept where !deleted.contains(id) {
        expected.append(id)
        if id % 7 == 0 { deleted.insert(id + 1) }
      }
      #expect(visited == expected)
    }
    #expect(store.objects(Sledge.self).where { $0.id < 10_000 }.allSatisfy { $0.name.hasSuffix("!") })
  }

  @Test("An error ends the iteration")
  func errors() {
    struct Stop: Error {}
    var visited = 0
    #expect(throws: Stop.self) {
      try store.objects(Sledge.self).forEach { _ in
        visited += 1
        if visited == 3 { throw Stop() }
      }
    }
    #expect(visited == 3)
  }

  @Test("Columns and rows have the values of all objects")
  func columns() {
    for results in [
      store.objects(Sledge.self), store.objects(Sledge.self).sorted(by: \.name),
      store.objects(Sledge.self).freeze(), store.objects(Sledge.self).where { $0.load == nil },
    ] {
      let (ids, names, loads, next) = results.columns(\.id, \.name, \.load, \.next?.id)
      #expect(ids == results.map(\.id) && names == results.map(\.name) && loads == results.map(\.load))
      #expect(next == results.map { $0.next?.id })
      #expect(results.columns(\.name) == names)
      var texts: [String] = []
      results.rows(\.id, \.load, \.name) { id, load, name in texts.append("\(id) \(load ?? -1) \(name)") }
      #expect(texts == results.map { "\($0.id) \($0.load ?? -1) \($0.name)" })
      var sum = 0
      results.rows(\.id) { sum += $0 }
      results.rows(\.id, \.next?.id) { id, next in sum += id - (next ?? 0) }
      results.rows(\.id, \.load, \.name, \.next?.id) { id, _, _, _ in sum += id }
      let ids2 = results.map { $0.next?.id ?? 0 }.reduce(0, +)
      #expect(sum == ids.reduce(0, +) * 3 - ids2)
      let frozen = FrozenResults(results)
      #expect(frozen.columns(\.id, \.name).0 == ids)
      var frozenIDs: [Int] = []
      frozen.rows(\.id, \.load) { id, _ in frozenIDs.append(id) }
      #expect(frozenIDs == ids)
    }
  }
}
