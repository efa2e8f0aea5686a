import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The collection that a callback receives shows the rows of its change, even if an earlier callback has written since. It used
/// to be live, so `results[i]` for a reported index was another object, or out of range.
struct PinnedCollectionTests {
  /// Returns an observer that deletes rows in the callback of its first update, which is called within a write.
  private static func deleter(_ store: Store, _ ids: [Int]) -> NotificationToken {
    var isDone = false
    return store.objects(Row.self).observe { change in
      guard case .update = change, !isDone else { return }
      isDone = true
      for id in ids { store.delete(store.row(id)) }
    }
  }

  @Test("Indices of results lead to their rows after another callback deleted some")
  func results() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let first = Self.deleter(store, [0, 20])
    var seen: [String] = []
    var kept: Results<Row>?
    let second = store.objects(Row.self).observe { change in
      guard case .update(let rows, _, let insertions, _) = change, kept == nil else { return }
      kept = rows
      seen = insertions.map { "\(rows[$0].id) \(rows[$0].isInvalidated) \(rows[$0].value)" }
      #expect(rows.count == 12 && rows.map(\.id) == Array(0..<10) + [20, 21])
      #expect(rows.map(\.isInvalidated).firstIndex(of: true) == 0)
      rows[11].value = 77
      #expect(rows[11].value == 77)
    }
    store.refresh()
    try scene.commit([
      { $0.add(Row(20, value: 5)) }, { $0.add(Row(21, value: 6)) },
    ])
    try store.write {}
    #expect(seen == ["20 true 5", "21 false 6"])
    // After the callback returns, the collection is live.
    #expect(kept?.map(\.id) == Array(1..<10) + [21] && store.row(21).value == 77)
    withExtendedLifetime((first, second)) {}
  }

  @Test("Indices of a list lead to their elements, and a change of the list is made to what it is")
  func list() throws {
    let scene = try Scene.tenInList()
    let store = scene.store
    let first = Self.deleter(store, [3])
    var isSeen = false
    let second = store.owner.rows.observe { change in
      guard case .update(let rows, _, let insertions, _) = change, !isSeen else { return }
      isSeen = true
      #expect(insertions == [10] && rows.count == 11 && rows[10].id == 30)
      #expect(rows[3].isInvalidated && rows[3].id == 3 && rows.map(\.id) == Array(0..<10) + [30])
      rows.append(store.row(5))
      #expect(rows.map(\.id) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 30, 5])
    }
    store.refresh()
    try scene.commit([{ $0.owner.rows.append(Row(30, value: 1)) }])
    try store.write {}
    #expect(isSeen)
    withExtendedLifetime((first, second)) {}
  }

  final class Bag: Object {
    @Persisted var tags: MutableSet<String>
    @Persisted var counts: Map<String, Int>
  }

  @Test("Sets and maps are changed as they are, too, and not as the callback is shown them")
  func setsAndMaps() throws {
    let store = try Store.temporary()
    let bag = try store.write { store.create(Bag.self, value: ["tags": ["a"], "counts": ["a": 1]]) }
    var calls = 0
    /// Makes a change that is delivered to the callbacks, which then write and call `changes`.
    func inCallbacks(_ changes: @escaping (MutableSet<String>, Map<String, Int>) -> Void) throws {
      var isDone = false
      func changeOnce(_ tags: MutableSet<String>, _ counts: Map<String, Int>) {
        if isDone { return }
        isDone = true
        calls += 1
        do {
          try store.write {
            bag.tags.insert("new")
            bag.counts["new"] = 5
            changes(tags, counts)
          }
        } catch { Issue.record(error) }
      }
      var shown: MutableSet<String>?
      let tokens = [
        bag.tags.observe { if case .update(let tags, _, _, _) = $0 { shown = tags } },
        bag.counts.observe { change in
          guard case .update(let counts, _, _, _) = change else { return }
          changeOnce(shown ?? bag.tags, counts)
        },
      ]
      store.refresh()
      try store.write {
        bag.tags.insert("shown")
        bag.counts["shown"] = (bag.counts["shown"] ?? 0) + 1
      }
      store.refresh()
      for token in tokens { token.invalidate() }
      try store.write {
        bag.tags.remove("shown")
        bag.tags.remove("new")
        bag.counts["new"] = nil
      }
    }
    try inCallbacks { tags, counts in
      #expect(counts.removeValue(forKey: "new") == 5)
      #expect(bag.counts.keys == ["a", "shown"])
    }
    try inCallbacks { tags, counts in #expect(counts.updateValue(6, forKey: "new") == 5) }
    try inCallbacks { tags, counts in
      counts.merge(["new": 1], uniquingKeysWith: +)
      #expect(bag.counts["new"] == 6)
    }
    try inCallbacks { tags, counts in
      counts.merge([("new", 2)], uniquingKeysWith: +)
      #expect(bag.counts["new"] == 7)
    }
    try inCallbacks { tags, counts in
      counts["new", default: 0] += 2
      #expect(bag.counts["new"] == 7)
    }
    try inCallbacks { tags, counts in
      counts.removeAll { $0.key == "new" }
      #expect(bag.counts["new"] == nil)
    }
    #expect(calls == 6)
    for change: (MutableSet<String>) -> Void in [
      { #expect($0.remove("new") == "new") }, { $0.subtract(["new"]) },
      { $0.formIntersection(["a", "shown"]) },
      { $0.formSymmetricDifference(["new"]) }, { $0.removeAll { $0 == "new" } },
    ] {
      var isDone = false
      let token = bag.tags.observe { update in
        guard case .update(let tags, _, _, _) = update, !isDone else { return }
        isDone = true
        do {
          try store.write {
            bag.tags.insert("new")
            change(tags)
          }
        } catch { Issue.record(error) }
      }
      store.refresh()
      try store.write { bag.tags.insert("shown") }
      store.refresh()
      #expect(isDone && Array(bag.tags) == ["a", "shown"])
      token.invalidate()
      try store.write {
        bag.tags.remove("shown")
        bag.tags.remove("new")
      }
    }
  }

  @Test("Index paths of sections lead to their objects after another callback changed the keys")
  func sections() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var isDone = false
    let first = store.objects(Row.self).observe { change in
      guard case .update = change, !isDone else { return }
      isDone = true
      for row in store.objects(Row.self) { row.note = "z" }
    }
    var seen: [Int] = []
    let second = store.objects(Row.self).sectioned(by: \.note).observe { change in
      guard case .update(let sections, _, let insertions, _, _, _) = change, seen.isEmpty else { return }
      seen = insertions.map { sections[$0].id }
      #expect(sections.keys.contains("new"))
    }
    store.refresh()
    try scene.commit([
      {
        let row = Row(40, value: 1)
        row.note = "new"
        $0.add(row)
      }
    ])
    try store.write {}
    #expect(seen == [40])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A deleted object, and its collections, have the values that the store showed last")
  func lastValues() throws {
    let scene = try Scene.tenInList()
    let store = scene.store
    let (row, owner) = (store.row(4), store.owner)
    let rows = owner.rows
    #expect(row.value == 4 && rows.count == 10)
    try scene.commit([{ $0.row(4).value = 44 }, { $0.owner.rows.removeLast() }])
    store.refresh()
    // Neither the object nor the list is read before it is deleted.
    try scene.commit([
      {
        $0.delete($0.row(4))
        $0.delete($0.owner)
      }
    ])
    store.refresh()
    #expect(row.isInvalidated && row.value == 44)
    #expect(rows.isInvalidated && rows.count == 9 && owner.rows.count == 9)
  }

  @Test(
    "With autorefresh off, the initial comes at the state that the store shows, and the rest at refresh()",
    .unlessItHangs)
  func heldStore() async throws {
    let scene = try Scene.tenRows()
    let home = HeldStore()
    try await home.observe(scene.store.configuration)
    await home.until(["initial 10"])
    try scene.store.write { scene.store.add(Row(10, value: 1)) }
    try await home.observeAgain()
    await home.until(["initial 10", "initial 10"])
    await home.refresh()
    #expect(await home.events == ["initial 10", "initial 10", "update [10]", "update [10]"])
  }

  private actor HeldStore {
    private var store: Store?
    private var tokens: [NotificationToken] = []
    var events: [String] = []
    private let bell = Bell()

    func observe(_ configuration: Store.Configuration) throws {
      let store = try Store(configuration: configuration)
      store.autorefresh = false
      self.store = store
      try observeAgain()
    }

    func observeAgain() throws {
      let rows = try #require(store).objects(Row.self)
      tokens.append(
        rows.observe { change in
          defer { self.bell.ring() }
          switch change {
          case .initial(let rows): self.events.append("initial \(rows.count)")
          case .update(_, _, let insertions, _): self.events.append("update \(insertions)")
          case .error(let error): self.events.append("\(error)")
          }
        })
    }

    func refresh() { store?.refresh() }

    func until(_ expected: [String]) async {
      await bell.wait { events == expected }
    }
  }

  @Test(
    "Assigning a whole list is the smallest edit that leads to it", arguments: 1...200 as ClosedRange<UInt64>)
  func assignedList(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let values = { (count: Int) in (0..<count).map { _ in Int.random(in: 0..<6, using: &generator) } }
    let (old, new) = (
      values(Int.random(in: 0..<9, using: &generator)), values(Int.random(in: 0..<9, using: &generator))
    )
    let scene = try Scene([Owner()])
    let store = scene.store
    try store.write { store.owner.numbers.append(contentsOf: old) }
    var edit: (deletions: [Int], insertions: [Int], modifications: [Int])?
    let token = store.owner.numbers.observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        edit = (deletions, insertions, modifications)
      }
    }
    store.refresh()
    try store.write { store.owner.numbers = List(new) }
    store.refresh()
    #expect(Array(store.owner.numbers) == new)
    let common = LongestCommonSubsequence.pairs(old, new)
    #expect(
      common.allSatisfy { old[$0.old] == new[$0.new] } && common.count == Self.commonCount(old[...], new[...])
    )
    #expect(edit?.deletions.count ?? 0 == old.count - common.count && edit?.modifications ?? [] == [])
    #expect(edit?.insertions.count ?? 0 == new.count - common.count)
    store.context.snapshot.checkInvariants()
    token.invalidate()
  }

  private static func commonCount(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> Int {
    guard let first = old.first, let other = new.first else { return 0 }
    if first == other { return 1 + commonCount(old.dropFirst(), new.dropFirst()) }
    return max(commonCount(old.dropFirst(), new), commonCount(old, new.dropFirst()))
  }

  @Test("A commit is computed for the observers that it concerns, and for no others")
  func concerned() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var tokens = (0..<10).map { id in store.row(id).observe { _ in } }
    tokens += (0..<10).map { bound in store.objects(Target.self).where { $0.value > bound }.observe { _ in } }
    store.refresh()
    try store.write { store.row(3).value = 100 }
    #expect(store.context.notifier.batch(to: store.context.snapshot).itemsInOrder.count == 1)
    store.refresh()
    try store.write { store.row(3).link?.value = 100 }
    #expect(store.context.notifier.batch(to: store.context.snapshot).itemsInOrder.count == 10)
    tokens.removeAll()
  }

  @Test("Results observed by a callback and by a sequence are evaluated once")
  func sharedEvaluation() async throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let rows = store.objects(Row.self).where { $0.value > 4 }.sorted(by: \.value)
    let token = rows.observe { _ in }
    store.refresh()
    let live = try #require(store.context.notifier.live(rows.query, at: store.context.snapshot.version))
    var updates = rows.updates.makeAsyncIterator()
    let first = try #require(try await updates.next())
    guard case .live(let found) = first.after.rows else {
      Issue.record("The update has no live query.")
      return
    }
    #expect(found === live && first.isInitial)
    token.invalidate()
  }

  @Test("Maps and sections are sequences of updates, too, and are observed on a queue")
  func everyKind() async throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var updates = store.objects(Row.self).sectioned(by: \.value).updates.makeAsyncIterator()
    #expect(try await updates.next()?.after.keys.count == 10)
    try scene.commit([{ $0.add(Row(50, value: 500)) }])
    let update = try #require(try await updates.next())
    #expect(update.sectionInsertions == [10] && update.insertions == [SectionIndexPath(section: 10, item: 0)])
    #expect(!update.isInitial && update.before.keys.count == 10 && update.after.keys.count == 11)
    let queue = DispatchQueue(label: "PinnedCollectionTests")
    let (counts, continuation) = AsyncStream<Int>.makeStream()
    let token = store.objects(Row.self).sectioned(by: \.value).observe(on: queue) { change in
      if case .initial(let sections) = change { continuation.yield(sections.count) }
    }
    var iterator = counts.makeAsyncIterator()
    #expect(await iterator.next() == 11)
    token.invalidate()
  }
}
