import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// Compares live queries on random tables with an evaluation on arrays of copied values.
///
/// A failure prints its seed; ``RandomRun`` describes how to repeat it.
@Suite("Live queries compared with plain evaluation")
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

    /// Advances to a snapshot, and returns the errors that this shows, as sentences.
    mutating func problems(at snapshot: Snapshot) -> [String] {
      let (next, change) = view.advanced(to: snapshot, EvaluationCache())
      let after = ReferenceEvaluation(snapshot: snapshot, contents: contents)
      let (old, new) = (plain.items(query), after.items(query))
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
      if plain.snapshot.tables.map(\.columns.count) == snapshot.tables.map(\.columns.count) {
        let expected = expected(from: old, to: new, after)
        if expected != changes {
          problems.append(
            "reported \(changes.summary) \(changes.names), and not \(expected.summary) \(expected.names)")
        }
      }
      return problems
    }

    /// The expected change, computed from two complete evaluations.
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
      changes.names = names(changes, old, new, after, table)
      return changes
    }

    /// The properties with another value, or that lead to a changed object.
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
