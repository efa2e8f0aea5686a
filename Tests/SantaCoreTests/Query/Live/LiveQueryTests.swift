import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Compares live queries on random tables with an evaluation on arrays of copied values.
///
/// A failure prints its seed. ``RandomRun`` describes how to repeat it.
struct LiveQueryTests {
  /// A view, its last contents, and the plain evaluation of its query.
  private struct Watched {
    var view: CollectionView
    var plain: ReferenceEvaluation
    var query: ResultsQuery
    var paths: [PropertyPath]?
    private let contents: ReferenceEvaluation.Contents

    init(
      _ query: ResultsQuery, paths: [PropertyPath]?, at snapshot: Snapshot,
      _ contents: ReferenceEvaluation.Contents
    ) {
      self.query = query
      self.contents = contents
      self.paths = paths
      view = CollectionView(.results(query), Interest(paths)).advanced(to: snapshot, EvaluationCache()).view
      plain = ReferenceEvaluation(snapshot: snapshot, contents: contents)
    }

    /// Advances to a snapshot, and returns the errors found on the way, as sentences.
    mutating func problems(at snapshot: Snapshot) -> [String] {
      let (next, change) = view.advanced(to: snapshot, EvaluationCache())
      let after = ReferenceEvaluation(snapshot: snapshot, contents: contents)
      let (old, new) = (plain.items(query), after.items(query))
      let problemsFromScratch = problemsFromScratch(at: snapshot)
      defer {
        view = next
        plain = after
      }
      guard let live = next.live else { return ["it was not evaluated"] }
      live.checkInvariants()
      if live.rows != new.map(\.row) {
        return ["\(live.rows.map(\.rawValue)) and not \(new.map(\.row.rawValue))"]
      }
      if query.rows(in: snapshot) != live.rows { return ["evaluated at once it is something else"] }
      if (0..<live.count).map({ live[$0] }) != live.rows { return ["single rows are others"] }
      var changes = ChangeSet()
      if case .update(let update)? = change { changes = update }
      var problems = ChangeSetReplay(changes).problems(
        from: old.map(\.identity), to: new.map(\.identity))
      problems += problemsFromScratch
      if plain.snapshot.tables.map(\.columns.count) == snapshot.tables.map(\.columns.count) {
        let expected = expected(from: old, to: new, after)
        if expected != changes {
          problems.append(
            "reported \(changes.summary) \(changes.names), and not \(expected.summary) \(expected.names)")
        }
      }
      return problems
    }

    /// Returns the differences between the step and an evaluation from scratch, which live queries use when it is faster.
    private func problemsFromScratch(at snapshot: Snapshot) -> [String] {
      guard let live = view.live, live.source.table != nil, live.source.hasRowsAsPositions else { return [] }
      let reader = DifferenceAnalysis(from: view.snapshot ?? snapshot, to: snapshot)
      let (step, scratch) = (live.advanced(by: reader), live.evaluatedFromScratch(reader))
      scratch.after.checkInvariants()
      return LiveStepComparison.problems(step, scratch, paths.map { Set($0) }, reader)
    }

    /// Returns the expected change, computed from two complete evaluations.
    private func expected(
      from old: [ReferenceEvaluation.Item], to new: [ReferenceEvaluation.Item], _ after: ReferenceEvaluation
    ) -> ChangeSet {
      let oldIndices = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.identity, $0) })
      let newIdentities = Set(new.map(\.identity))
      let kept = new.indices.compactMap { index in
        oldIndices[new[index].identity].map { ListDifference.IndexPair(old: $0, new: index) }
      }
      guard let table = after.snapshot.table(named: query.className) else { return ChangeSet() }
      let (was, `is`) = (plain.moves(query.source), after.moves(query.source))
      let movable = kept.filter { pair in
        let (before, now) = (old[pair.old], new[pair.new])
        if was[now.identity] != `is`[now.identity] { return true }
        return query.order.contains {
          after.compare(plain.value($0.path, of: before.row, table), after.value($0.path, of: now.row, table))
            != 0
        }
      }
      let modified = kept.filter { pair in
        let (before, now) = (old[pair.old].row, new[pair.new].row)
        guard let paths else {
          return plain.content(of: before, table, depth: 3) != after.content(of: now, table, depth: 3)
        }
        return paths.contains {
          plain.steps(along: $0, of: before, table) != after.steps(along: $0, of: now, table)
        }
      }
      var changes = ChangeSet(
        deletions: old.indices.filter { !newIdentities.contains(old[$0].identity) },
        insertions: new.indices.filter { oldIndices[new[$0].identity] == nil }, movable: movable,
        modified: modified.map { ($0.old, $0.new, []) })
      for (index, names) in names(changes, old, new, after, table).sorted(by: { $0.key < $1.key }) {
        changes.names.insert(names, at: index)
      }
      return changes
    }

    /// Returns the properties that have another value or lead to a changed object.
    private func names(
      _ changes: ChangeSet, _ old: [ReferenceEvaluation.Item], _ new: [ReferenceEvaluation.Item],
      _ after: ReferenceEvaluation, _ table: TableID
    ) -> [Int: [String]] {
      var result: [Int: [String]] = [:]
      for pair in changes.modifications + changes.moves {
        let (before, now) = (old[pair.old].row, new[pair.new].row)
        let names = after.snapshot[table].columns.map(\.name).filter { name in
          if let paths {
            return paths.contains {
              $0.names[0] == name
                && plain.steps(along: $0, of: before, table) != after.steps(along: $0, of: now, table)
            }
          }
          return plain.content(of: before, table, depth: 3, only: name)
            != after.content(of: now, table, depth: 3, only: name)
        }
        if !names.isEmpty { result[pair.new] = names }
      }
      return result
    }
  }

  @Test("A change of unrelated properties leaves a live query unchanged")
  func untouched() throws {
    let store = try Scene.tenRows().store
    let rows = store.objects(Row.self)
    let old = store.context.snapshot
    for results in [rows, rows.where { $0.value > 2 }.sorted(by: \.link?.value), rows.distinct(by: \.value)] {
      let live = LiveQuery(results.query, in: old)
      try store.write { for row in rows { row.note += "x" } }
      let step = live.advanced(by: DifferenceAnalysis(from: old, to: store.context.snapshot))
      #expect(step.shown.isEmpty && step.after.output.tree.root === live.output.tree.root)
    }
  }

  @Test(
    "Many changes at once are those of an evaluation of everything",
    .counted("changes of many rows against an evaluation"),
    arguments: RandomRun.seeds(RandomRun.size(3, plain: 1), fresh: RandomRun.size(1, plain: 0)))
  func manyChanges(seed: UInt64) {
    var world = RandomTables(seed: seed)
    world.commit(operations: 900)
    for operations in [300, 40, 700, 12, 150] {
      let before = world.snapshot
      var queries: [LiveQuery] = []
      while queries.count < 30 {
        guard let query = world.query() else { continue }
        if case .collection = query.source { continue }
        queries.append(LiveQuery(query, in: before))
      }
      world.commit(operations: operations)
      let reader = DifferenceAnalysis(from: before, to: world.snapshot)
      for live in queries {
        let (step, scratch) = (live.advanced(by: reader), live.evaluatedFromScratch(reader))
        let problems = LiveStepComparison.problems(step, scratch, nil, reader)
        #expect(problems == [], "seed \(seed), \(operations) operations, \(live.query)")
        if !problems.isEmpty { return }
        CountedCases.add()
      }
    }
  }

  @Test("A bulk change of few results, which an index finds, is that of an evaluation")
  func fewResults() throws {
    let scene = try Scene((0..<600).map { Row($0, value: $0) })
    let store = scene.store
    store.refresh()
    let rows = store.objects(Row.self)
    var views = [
      rows.where { $0.id == 7 }, rows.where { $0.id.in([3, 5, 9]) && $0.value < 100 },
      rows.where { $0.id.in([3, 5, 9]) }.sorted(by: \.value, ascending: false),
      rows.where { $0.id.in([3, 5, 9]) }.sorted(by: \.value).prefix(2),
    ].map { ReplayedView(.results($0.query), at: store.context.snapshot) }
    var seen: [[String]] = []
    func change(_ block: (Row) -> Void) throws {
      try store.write { Array(rows).forEach(block) }
      seen.append(views.indices.map { views[$0].changes(to: store.context.snapshot).summary })
    }
    try change { $0.value += 1 }
    try change { $0.value = $0.id == 5 ? 900 : 1_000 - $0.id }
    try change { if $0.id != 3 { store.delete($0) } else { $0.note = "x" } }
    let none = "del [] ins [] mod "
    #expect(
      seen == [
        [none + "0/0", none + "0/0 1/1 2/2", none + "0/0 1/1 2/2", none + "0/0 1/1"],
        [
          none + "0/0", "del [0, 1, 2] ins [] mod ", "del [2] ins [0] mod 0/1 1/2 moves 2/0",
          "del [0] ins [1] mod 1/0",
        ],
        ["del [0] ins [] mod ", none, "del [1, 2] ins [] mod 0/0", "del [0, 1] ins [0] mod "],
      ])
  }

  @Test(
    "Results, changes and ranks are those of a plain evaluation, step by step and coalesced",
    .counted("changes of live queries against plain evaluation"),
    arguments: RandomRun.seeds(RandomRun.size(6, plain: 1), fresh: RandomRun.size(1, plain: 0)))
  func run(seed: UInt64) {
    var world = RandomTables(seed: seed)
    for _ in 0..<3 {
      var queries: [(ResultsQuery, [PropertyPath]?)] = []
      while queries.count < 12 {
        guard let query = world.query(), let table = world.snapshot.table(named: query.className) else {
          continue
        }
        let path = world.number(4) == 0 ? world.singlePath(from: table) : nil
        queries.append((query, path.map { [$0] }))
      }
      let contents = ReferenceEvaluation.Contents()
      var each = queries.map { Watched($0, paths: $1, at: world.snapshot, contents) }
      var coalesced = each
      for step in 0..<30 {
        world.commit()
        for index in each.indices {
          let problems = each[index].problems(at: world.snapshot)
          #expect(problems == [], "seed \(seed), \(each[index].query)")
          if !problems.isEmpty { return }
          CountedCases.add()
        }
        guard step % 6 == 5 else { continue }
        for index in coalesced.indices {
          let problems = coalesced[index].problems(at: world.snapshot)
          #expect(problems == [], "seed \(seed), coalesced, \(coalesced[index].query)")
          if !problems.isEmpty { return }
          CountedCases.add()
        }
      }
    }
  }
}
