import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Views that are advanced together share their computations.
struct EvaluationCacheTests {
  private func view(_ results: Results<Row>, _ interest: Interest = .all, isSectioned: Bool = false)
    -> CollectionView
  {
    CollectionView(.results(results.query), interest, isSectioned: isSectioned)
  }

  private func changes(_ result: (view: CollectionView, change: CollectionView.Change?)) -> ChangeSet {
    if case .update(let changes)? = result.change { changes } else { ChangeSet() }
  }

  @Test("Views of equal results share them, also if they were brought to the snapshot at different times")
  func sharedAgain() throws {
    let scene = try Scene.tenRows()
    let rows = scene.store.objects(Row.self).where { $0.value > 3 }
    let first = scene.store.context.snapshot
    var views = [view(rows), view(rows)].map { $0.advanced(to: first, EvaluationCache()).view }
    try scene.store.write { scene.store.row(0).note = "x" }
    views[1].move(to: scene.store.context.snapshot, EvaluationCache())
    try scene.store.write { scene.store.row(0).note = "y" }
    let cache = EvaluationCache()
    for index in views.indices { views[index].move(to: scene.store.context.snapshot, cache) }
    #expect(views[0].live === views[1].live && views[0].live != nil)
  }

  @Test("Views with other key paths get their own changes of the same results")
  func interests() throws {
    let scene = try Scene.tenRows()
    let rows = scene.store.objects(Row.self)
    let (value, note) = (PropertyPath(names: ["value"]), PropertyPath(names: ["note"]))
    let before = scene.store.context.snapshot
    let beginning = EvaluationCache()
    let interests: [Interest] = [
      .all, .only([value]), .only([note]), .only([note, value]), .only([value, note]), .ignoring([note]),
      .only([]),
    ]
    let views = interests.map { view(rows, $0).advanced(to: before, beginning).view }
    #expect(views.allSatisfy { $0.live === views[0].live })
    try scene.store.write {
      scene.store.row(1).value = 77
      scene.store.row(2).note = "x"
    }
    let cache = EvaluationCache()
    let modified = views.map {
      changes($0.advanced(to: scene.store.context.snapshot, cache)).modifications.map(\.new)
    }
    #expect(modified == [[1, 2], [1], [2], [1, 2], [1, 2], [1], []])
  }

  @Test("Results are advanced to each of several snapshots")
  func severalSnapshots() throws {
    let scene = try Scene.tenRows()
    let rows = scene.store.objects(Row.self)
    let start = view(rows).advanced(to: scene.store.context.snapshot, EvaluationCache()).view
    try scene.store.write { scene.store.delete(scene.store.row(0)) }
    let first = scene.store.context.snapshot
    try scene.store.write { scene.store.delete(scene.store.row(1)) }
    let cache = EvaluationCache()
    let later = start.advanced(to: scene.store.context.snapshot, cache)
    let earlier = start.advanced(to: first, cache)
    #expect(later.view.live?.count == 8 && changes(later).deletions == [0, 1])
    #expect(earlier.view.live?.count == 9 && changes(earlier).deletions == [0])
  }
}
