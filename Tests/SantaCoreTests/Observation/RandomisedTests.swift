import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Compares stores with a plain model after random transactions. Every change set is replayed, the difference over several
/// commits is compared with the differences of the single commits, and other engines must report the same changes.
///
/// A failure prints its seed; ``RandomRun`` describes how to repeat it.
struct RandomisedTests {
  private static func subjects(_ store: Store) -> [CollectionView.Subject] {
    let all = store.objects(Node.self)
    let results = [
      all, all.where { $0.value > 2 && $0.value < 8 },
      all.where { $0.next.value > 4 || $0.rank == nil },
      all.where { $0.value < 7 }.sorted(by: \.value, ascending: false),
      all.sorted(by: \.rank), all.where { $0.price < -0.1 }.sorted(by: \.price),
      all.where { $0.any == 1 || $0.any.contains("2") || $0.any == nil }, all.sorted(by: \.any),
      all.sorted(by: \.next?.value).sorted(by: \.note),
    ]
    return results.map { .results($0.query) }
  }

  private static func lists(of node: Node) -> [CollectionView.Subject] {
    [node.nodes.location, node.numbers.location].compactMap {
      $0.map { .list($0.cell.table, $0.cell.row, $0.cell.column) }
    }
  }

  @Test(
    "Stores, observers, logs and reopened stores agree with dictionaries and arrays",
    .counted("change sets of stores, replayed"),
    arguments: RandomRun.seeds(RandomRun.size(6, plain: 1), fresh: RandomRun.size(1, plain: 0)))
  func run(seed: UInt64) throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Node.self])
    let engines = try (0..<2).map { _ in try Engine(directory: directory.path, isReadOnly: false) }
    let first = try Store(configuration: configuration)
    let stores =
      [first]
      + engines.map { Store(LiveStore(configuration: configuration, engine: $0, isolation: .thread)) }
    var run = RandomModelRun(seed: seed)
    try run.transaction(first)
    for store in stores { store.refresh() }
    var each: [ReplayedView] = []
    var coalesced: [[ReplayedView]] = [[], []]
    let recorder = CollectionRecorder<Results<Node>> { "\($0._key)" }
    let live = first.objects(Node.self).where { $0.value < 6 }.sorted(by: \.value)
    let token = live.observe { recorder.record($0) }
    defer { token.invalidate() }
    for step in 0..<RandomRun.size(120, plain: 80) {
      if step % 20 == 0 {
        for store in stores { store.refresh() }
        var subjects = Self.subjects(first)
        for node in first.objects(Node.self).prefix(6) { subjects += Self.lists(of: node) }
        each = subjects.map { ReplayedView($0, at: first.context.snapshot) }
        coalesced = [first, stores[1]].map { store in
          subjects.map { ReplayedView($0, at: store.context.snapshot) }
        }
      }
      try run.transaction(stores[step % stores.count])
      first.refresh()
      first.context.snapshot.checkInvariants()
      let found = RandomModelRun.contents(of: first)
      #expect(found == run.model, "seed \(seed), step \(step)")
      if step % 10 == 9 { RandomModelRun.checkLinkingObjects(of: first) }
      for index in each.indices { _ = each[index].changes(to: first.context.snapshot) }
      CountedCases.add(each.count)
      #expect(recorder.problems == [], "seed \(seed), step \(step)")
      #expect(recorder.contents == live.map { "\($0._key)" })
      if step % 20 == 19 {
        stores[1].refresh()
        stores[1].context.snapshot.checkInvariants()
        #expect(
          stores[1].context.snapshot.contents == first.context.snapshot.contents, "seed \(seed), step \(step)"
        )
        for index in coalesced[0].indices {
          let here = coalesced[0][index].changes(to: first.context.snapshot)
          let there = coalesced[1][index].changes(to: stores[1].context.snapshot)
          #expect(here == there, "seed \(seed), step \(step), \(here.summary) \(there.summary)")
        }
      }
      if found != run.model || !recorder.problems.isEmpty { return }
    }
    let reopened = try Engine(directory: directory.path, isReadOnly: false)
    #expect(reopened.latest.contents == first.context.snapshot.contents, "seed \(seed)")
    reopened.latest.checkInvariants()
    let parts = first.objects(NodePart.self).count
    #expect(
      parts == run.model.values.reduce(0) { $0 + $1.partCount }, "seed \(seed): no part outlives its owner")
  }
}
