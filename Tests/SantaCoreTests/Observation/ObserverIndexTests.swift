import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A commit costs nothing for observers that it doesn't affect. The index finds the affected observers by the conditions that
/// their queries impose on a row.
struct ObserverIndexTests {
  /// Returns the indices of the results that a write affects. Each of the results has one observer.
  private func concerned(
    _ results: (Store) -> [Results<Row>], paths: [PropertyPath]? = nil, by write: (Scene) throws -> Void
  ) throws -> [Int] {
    let scene = try Scene.tenRows()
    let before = scene.store.context.snapshot
    var index = ObserverIndex()
    for (number, results) in results(scene.store).enumerated() {
      let view = CollectionView(.results(results.query), Interest(paths))
      index.insert(ObserverID(rawValue: number), view.dependencies(in: before))
    }
    try scene.store.write { try write(scene) }
    let difference = Difference(from: before, to: scene.store.context.snapshot)
    return index.observers(concernedBy: difference).map(\.rawValue).sorted()
  }

  private static let own = [PropertyPath(names: ["value"]), PropertyPath(names: ["note"])]

  @Test("A change concerns the results that have or get its object, not those of other values")
  func equality() throws {
    let results = { (store: Store) in
      (0..<100).map { number in store.objects(Row.self).where { $0.value == number } }
    }
    let found = try concerned(results, paths: Self.own) { scene in
      scene.store.row(3).value = 42
      scene.store.row(5).note = "x"
    }
    #expect(found == [6, 10, 42])
  }

  @Test("Canonically equivalent texts are one value")
  func texts() throws {
    let texts = ["e\u{301}", "\u{e9}", "e", "E\u{301}"]
    let results = { (store: Store) in texts.map { text in store.objects(Row.self).where { $0.note == text } }
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(1).note = "\u{e9}" } == [0, 1])
  }

  @Test("A change concerns the results in whose range the old or the new value is")
  func ranges() throws {
    let results = { (store: Store) in
      let rows = store.objects(Row.self)
      return [
        rows.where { $0.value > 7 }, rows.where { $0.value < 3 }, rows.where { $0.value.contains(4...6) },
        rows.where { $0.value != 2 }, rows.where { $0.value > 1 && $0.note == "none" },
        rows.where { $0.value == 77 || $0.note == "none" },
      ]
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(2).value = 5 } == [2, 3])
    #expect(try concerned(results, paths: Self.own) { $0.store.delete($0.store.row(8)) } == [0, 3])
  }

  @Test("A range whose ends are two conditions is one range")
  func twoEnds() throws {
    let results = { (store: Store) in
      (0..<10).map { number in store.objects(Row.self).where { $0.value > number && $0.value < number + 2 } }
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(1).value = 9 } == [1, 8])
  }

  @Test("A change concerns the results of the values and beginnings that the old or the new value has")
  func valuesAndBeginnings() throws {
    let results = { (store: Store) -> [Results<Row>] in
      let rows = store.objects(Row.self)
      return [
        rows.where { $0.note.starts(with: "be") }, rows.where { $0.note.starts(with: "bee") },
        rows.where { $0.note.starts(with: "c") }, rows.where { $0.value.in([1, 5, 14]) },
        rows.where { $0.value.in([2, 4]) }, rows.where { $0.value == 14 || $0.note == "bed" },
        rows.where { $0.value > 7 || $0.note == "bed" }, rows.where { $0.value > 99 || $0.note == "x" },
        rows.where { $0.value > 99 || !($0.note == "x") },
      ]
    }
    let found = try concerned(results, paths: Self.own) { scene in scene.store.row(7).note = "bed" }
    #expect(found == [0, 3, 5, 6, 8])
  }

  @Test("Of several conditions that all must hold, the one that the fewest objects meet decides")
  func mostSelective() throws {
    let results = { (store: Store) in
      let rows = store.objects(Row.self)
      return [
        rows.where { $0.value > 0 && $0.note == "x" }, rows.where { $0.note == "x" && $0.value != 1 },
        rows.where { $0.value.contains(0...99) && $0.value == 3 },
        rows.where { $0.value != 3 && $0.value < 3 },
      ]
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(5).value = 11 } == [])
  }

  @Test("Objects that link to another owner don't concern linking objects")
  func linkingObjects() throws {
    let scene = try Scene.tenRows()
    let before = scene.store.context.snapshot
    let targets = scene.store.objects(Row.self).compactMap(\.link)
    var index = ObserverIndex()
    for (number, target) in targets.enumerated() {
      let table = try #require(before.table(named: "Target"))
      let query = ResultsQuery(
        className: "Row", source: .origins(table, target._key, property: "link"))
      let view = CollectionView(.results(query), Interest(Self.own))
      index.insert(ObserverID(rawValue: number), view.dependencies(in: before))
    }
    try scene.store.write { scene.store.row(3).link = targets[5] }
    let difference = Difference(from: before, to: scene.store.context.snapshot)
    #expect(index.observers(concernedBy: difference).map(\.rawValue).sorted() == [3, 5])
  }

  @Test("A change concerns the results in whose half-open range of texts the old or the new value is")
  func textRanges() throws {
    let results = { (store: Store) in
      ["a"..<"b", "b"..<"c", "c"..<"d"].map { range in
        store.objects(Row.self).where { $0.note.contains(range) }
      }
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(2).note = "b" } == [1])
  }

  @Test("A filter after a limit or a distinct step requires nothing")
  func laterFilters() throws {
    let results = { (store: Store) in
      let rows = store.objects(Row.self)
      return [
        rows.sorted(by: \.value).prefix(2).where { $0.value == 0 },
        rows.distinct(by: \.note).where { $0.value == 0 },
        rows.where { $0.value == 0 }.sorted(by: \.note).prefix(2),
      ]
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(9).value = -1 } == [0, 1])
  }

  @Test("An object of the same class that a path leads to concerns an object, whatever its own values")
  func linked() throws {
    let results = { (store: Store) in [store.objects(Row.self).where { $0.value == 1 }] }
    #expect(try concerned(results) { $0.store.row(7).note = "x" } == [])
    #expect(try concerned(results) { $0.store.row(7).link?.value = 4 } == [0])
    let back = [PropertyPath(names: ["link", PropertyPath.linking("Row", through: "link"), "note"])]
    #expect(try concerned(results, paths: back) { $0.store.row(7).note = "x" } == [0])
  }

  @Test("An object of the same class concerns an object that links to it, whatever its own values")
  func linkedWithinTheClass() throws {
    let scene = try Scene([Owner(), Node.make(1, next: nil)])
    try scene.other.write {
      let first = try #require(scene.other.object(ofType: Node.self, forPrimaryKey: 1))
      scene.other.add(Node.make(2, next: first))
    }
    scene.store.refresh()
    let before = scene.store.context.snapshot
    var index = ObserverIndex()
    let view = CollectionView(.results(scene.store.objects(Node.self).where { $0.id == 2 }.query))
    index.insert(ObserverID(rawValue: 0), view.dependencies(in: before))
    try scene.store.write { scene.store.object(ofType: Node.self, forPrimaryKey: 1)?.value = 42 }
    let difference = Difference(from: before, to: scene.store.context.snapshot)
    #expect(index.observers(concernedBy: difference).count == 1)
  }

  @Test("A commit of many objects concerns the results with one of them, and no others")
  func manyObjects() throws {
    let results = { (store: Store) in
      let rows = store.objects(Row.self)
      return [
        rows.where { $0.value == 42 }, rows.where { $0.value > 55 }, rows.where { $0.value == 61 },
        rows.where { $0.value > 70 }, rows.where { $0.value.contains(-5...(-1)) },
      ]
    }
    let found = try concerned(results, paths: Self.own) { scene in
      for id in 10..<60 { scene.store.add(Row(id, value: id)) }
    }
    #expect(found == [0, 1])
  }

  @Test("A range has its bounds")
  func bounds() throws {
    let results = { (store: Store) in
      [3...4, 4...6, 5...6].map { range in store.objects(Row.self).where { $0.value.contains(range) } }
    }
    #expect(try concerned(results, paths: Self.own) { $0.store.row(9).value = 4 } == [0, 1])
  }

  @Test("A change or the deletion of an object concerns its observers, but not those that are gone")
  func objects() throws {
    let scene = try Scene.tenRows()
    let before = scene.store.context.snapshot
    let table = try #require(before.table(named: "Row"))
    let views = before[table].rows.map {
      ObjectView(table: table, row: $0, interest: .all, snapshot: before, birth: before.version)
    }
    var index = ObserverIndex()
    for (number, view) in views.enumerated() {
      index.insert(ObserverID(rawValue: number), view.dependencies(in: before))
    }
    try scene.store.write {
      scene.store.delete(scene.store.row(3))
      scene.store.row(5).value = 99
      scene.store.row(7).value = 99
    }
    let difference = Difference(from: before, to: scene.store.context.snapshot)
    #expect(index.observers(concernedBy: difference).map(\.rawValue).sorted() == [3, 5, 7])
    index.remove(ObserverID(rawValue: 7), views[7].dependencies(in: before))
    #expect(index.observers(concernedBy: difference).map(\.rawValue).sorted() == [3, 5])
  }
}
