import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// A commit costs nothing for observers that it doesn't concern. The index finds the others by the conditions that
/// their queries require of a row.
@Suite("The index of observers") struct ObserverIndexTests {
  /// The results that a write concerns, each of which has one observer.
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
    #expect(try concerned(results, paths: Self.own) { $0.store.row(2).value = 5 } == [2, 3, 5])
    #expect(try concerned(results, paths: Self.own) { $0.store.delete($0.store.row(8)) } == [0, 3, 5])
  }

  @Test("A filter after a limit or a distinct step requires nothing")
  func laterFilters() throws {
    let results = { (store: Store) in
      let rows = store.objects(Row.self)
      return [
        rows.sorted(by: \.value).limit(2).where { $0.value == 0 },
        rows.distinct(by: \.note).where { $0.value == 0 },
        rows.where { $0.value == 0 }.sorted(by: \.note).limit(2),
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
}
