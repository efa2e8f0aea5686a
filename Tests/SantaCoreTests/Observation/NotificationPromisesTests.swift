import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The promises to observers in `docs/notifications.md`. The first sentence of each item has a test with that name.
@Suite("What an observer can rely on", .unlessItHangs)
struct NotificationPromisesTests {
  final class Present: Object {
    @Persisted(primaryKey: true) var id = 0
    @Persisted var weight = 0
    @Persisted(name: "label") var name = ""
    @Persisted var next: Present?
  }

  final class Box: Object {
    @Persisted var presents: List<Present>
    @Persisted var numbers: List<Int>
  }

  private typealias Recorder = CollectionRecorder<Results<Present>>

  private let store: Store
  private var presents: Results<Present> { store.objects(Present.self) }

  /// Creates five presents with the weights 0, 10, 20, 30 and 40.
  init() throws {
    store = try Store.temporary()
    try store.write { for id in 0..<5 { store.create(Present.self, value: ["id": id, "weight": 10 * id]) } }
  }

  private func recorder() -> Recorder { Recorder { "\($0.id)" } }

  private func commit(_ change: (Results<Present>) -> Void) throws {
    try store.write { change(presents) }
    store.refresh()
  }

  // MARK: Calls

  @Test("`observe` never calls back before it returns")
  func never() throws {
    var calls = 0
    let token = presents.observe { _ in calls += 1 }
    #expect(calls == 0)
    store.refresh()
    #expect(calls == 1)
    token.invalidate()
    var errors = 0
    _ = List<Int>().observe { change in if case .error = change { errors += 1 } }
    #expect(errors == 1, "of a subject in no store, at once")
  }

  @Test("The first call for a collection is `.initial`, with a state no older than when `observe` was called")
  func initial() async throws {
    let recorder = recorder()
    var objectCalls = 0
    let tokens = [
      presents.observe { recorder.record($0) },
      presents[0].observe { (_: ObjectChange<Present>) in objectCalls += 1 },
      store.observe { _, _ in objectCalls += 1 },
    ]
    store.refresh()
    #expect(recorder.events == [.initial(count: 5)] && objectCalls == 0)
    var updates = presents[0].updates.makeAsyncIterator()
    #expect(try await updates.next()?.isInitial == true)
    var states = store.updates.makeAsyncIterator()
    #expect(try await states.next()?.isInitial == true)
    for token in tokens { token.invalidate() }
  }

  @Test("Queries are evaluated, and changes computed, in the background, not on the observer's actor")
  func background() async throws {
    // The actor is blocked while its change is computed, and then finds the change ready.
    actor Home {
      func run() throws -> [Recorder.Event] {
        let store = try Store.temporary(isolation: self)
        let recorder = Recorder { "\($0.id)" }
        let token = store.objects(Present.self).observe { recorder.record($0) }
        try store.write { _ = store.create(Present.self, value: ["id": 1]) }
        let query = store.objects(Present.self).query
        while store.context.live(query) == nil { Thread.sleep(forTimeInterval: 0.001) }
        store.refresh()
        token.invalidate()
        return recorder.events
      }
    }
    let insertion = Recorder.Event.update(deletions: [], insertions: [0], modifications: [])
    #expect(try await Home().run() == [.initial(count: 0), insertion])
  }

  @Test("Any number of commits before a call are reported in that call as one change")
  func coalesced() throws {
    let recorder = recorder()
    let token = presents.observe { recorder.record($0) }
    store.refresh()
    let other = try Store(configuration: store.configuration)
    for weight in 1...3 { try other.write { other.objects(Present.self)[0].weight = weight } }
    store.refresh()
    #expect(recorder.events.dropFirst() == [.update(deletions: [], insertions: [], modifications: [0])])
    for weight in [7, 3] { try other.write { other.objects(Present.self)[0].weight = weight } }
    store.refresh()
    #expect(recorder.events.count == 2, "nothing changed in the end")
    token.invalidate()
  }

  @Test("In a delivery, all callbacks of a store see the same state")
  func sameState() throws {
    var seen: [String] = []
    let tokens = (0..<3).map { number in
      presents.where { $0.weight >= 10 * number }.observe { _ in
        seen.append("\(number): \(self.presents.count)")
      }
    }
    store.refresh()
    seen = []
    let other = try Store(configuration: store.configuration)
    for id in 5...6 { try other.write { other.create(Present.self, value: ["id": id, "weight": 100]) } }
    store.refresh()
    #expect(seen == ["0: 7", "1: 7", "2: 7"], "in the order in which they were registered")
    for token in tokens { token.invalidate() }
  }

  @Test("When a sequence returns an element, its store shows the state of the element or a later one")
  @MainActor func shownState() async throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let store = try Store(configuration: configuration)
    let presents = store.objects(Present.self)
    var updates = presents.updates.makeAsyncIterator()
    var count = try #require(try await updates.next()).after.count
    let writing = Task.detached {
      for id in 0..<200 {
        let store = try Store(configuration: configuration)
        try await store.asyncWrite { store.create(Present.self, value: ["id": id]) }
      }
    }
    while count < 200 {
      count = try #require(try await updates.next()).after.count
      #expect(presents.count >= count)
    }
    try await writing.value
  }

  @Test("Observers of the store are called before a `write` of that store returns")
  func storeFirst() throws {
    var log: [String] = []
    let tokens = [
      presents.observe { _ in log.append("results") }, store.observe { _, _ in log.append("store") },
    ]
    store.refresh()
    log = []
    try store.write { presents[0].weight += 1 }
    #expect(log == ["store"])
    try store.write {}
    #expect(log == ["store", "results"], "in the next write")
    let writer = store.observe { _, store in
      log.append("writer")
      if log.count > 4 { return }
      do { try store.write { store.objects(Present.self)[0].weight += 1 } } catch { Issue.record("\(error)") }
    }
    let last = store.observe { _, _ in log.append("last") }
    log = []
    try store.write { presents[0].weight += 1 }
    #expect(
      log == ["store", "writer", "last", "results", "store", "last", "writer"], "the remaining ones first")
    for token in tokens + [writer, last] { token.invalidate() }
  }

  @Test("A plain thread has no turns: call `refresh()`")
  func plainThread() throws {
    let recorder = recorder()
    let token = presents.observe { recorder.record($0) }
    #expect(store.refresh(), "an observer was called")
    #expect(!store.refresh())
    let other = try Store(configuration: store.configuration)
    try other.write { other.objects(Present.self)[0].weight = 1 }
    #expect(recorder.events.count == 1 && store.refresh() && recorder.events.count == 2)
    token.invalidate()
    try other.write { other.objects(Present.self)[0].weight = 2 }
    #expect(store.refresh(), "the store moved")
  }

  @Test("A callback may read and write")
  func writing() throws {
    var weights: [Int] = []
    let token = presents.observe { change in
      guard case .update(let presents, _, _, _) = change else { return }
      weights.append(presents[0].weight)
      if weights.count == 1 {
        do { try self.store.write { presents[0].weight += 1 } } catch { Issue.record("\(error)") }
        #expect(weights.count == 1, "what it writes is delivered in a later call")
      }
    }
    store.refresh()
    try commit { $0[0].weight = 5 }
    store.refresh()
    #expect(weights == [5, 6])
    token.invalidate()
  }

  @Test("An invalidated token stops the calls at once, also in the middle of a delivery")
  func invalidated() throws {
    var calls: [Int] = []
    var tokens: [NotificationToken] = []
    for number in 0..<3 {
      tokens.append(
        presents.observe { _ in
          calls.append(number)
          tokens[2].invalidate()
        })
    }
    store.refresh()
    #expect(calls == [0, 1])
    for token in tokens { token.invalidate() }
  }

  @Test("`.error` is the last call: the subject can't be observed, or can't be observed any longer")
  func lastCall() throws {
    let recorder = CollectionRecorder<List<Int>> { "\($0)" }
    store.beginWrite()
    let box = store.create(Box.self)
    let token = box.numbers.observe { recorder.record($0) }
    store.cancelWrite()
    store.refresh()
    try store.write { store.create(Box.self).numbers.append(1) }
    store.refresh()
    #expect(recorder.events == [.error(.invalidatedObject)])
    token.invalidate()
  }

  // MARK: Changes

  @Test("A change is about values: assigning the value that a property already has isn't a change")
  func sameValue() throws {
    let recorder = recorder()
    let token = presents.observe { recorder.record($0) }
    store.refresh()
    try commit { presents in for present in presents { present.weight += 0 } }
    #expect(recorder.events.count == 1)
    token.invalidate()
  }

  @Test("`deletions` and `modifications` are indices before the change, `insertions` are indices after it")
  func indices() throws {
    let recorder = recorder()
    let token = presents.sorted(by: \.weight).observe { recorder.record($0) }
    store.refresh()
    try commit { presents in
      store.delete(presents[1])
      store.create(Present.self, value: ["id": 9, "weight": 5])
      store.object(ofType: Present.self, forPrimaryKey: 4)?.name = "heavy"
    }
    #expect(recorder.events.last == .update(deletions: [1], insertions: [1], modifications: [4]))
    #expect(recorder.problems == [] && recorder.contents == ["0", "9", "2", "3", "4"])
    token.invalidate()
  }

  @Test("An object that moves is a deletion and an insertion, and also one of `ChangeSet.moves`")
  func moves() throws {
    var changes = ChangeSet()
    let token = presents.sorted(by: \.weight).observe { changes = $0.changes }
    store.refresh()
    try commit { presents in
      presents[0].weight = 100
      presents[0].name = "also changed"
    }
    #expect(changes.deletions == [0] && changes.insertions == [4] && changes.modifications.isEmpty)
    #expect(changes.moves.map(\.old) == [0] && changes.moves.map(\.new) == [4])
    token.invalidate()
  }

  @Test(
    "An object that was deleted and created again with the same primary key is a deletion and an insertion")
  func createdAgain() throws {
    let recorder = recorder()
    let token = presents.sorted(by: \.id).observe { recorder.record($0) }
    store.refresh()
    try commit { presents in
      store.delete(presents[2])
      store.create(Present.self, value: ["id": 2, "weight": 20])
    }
    #expect(recorder.events.last == .update(deletions: [2], insertions: [2], modifications: []))
    token.invalidate()
  }

  @Test(
    "In sorted results, only objects whose sort key changed can move, and the fewest moves that explain the new order are reported"
  )
  func fewest() throws {
    var changes = ChangeSet()
    let token = presents.sorted(by: \.weight).observe { changes = $0.changes }
    store.refresh()
    // All presents get another weight, and one of them another position.
    try commit { presents in
      for present in presents { present.weight += 1 }
      presents[4].weight = -1
    }
    #expect(changes.moves.map(\.old) == [4] && changes.modifications.map(\.old) == [0, 1, 2, 3])
    token.invalidate()
  }

  @Test("A list whose elements are equal before and after, index by index, has not changed")
  func equalLists() throws {
    let box = try store.write {
      let box = store.create(Box.self)
      box.presents.append(contentsOf: presents)
      box.numbers = [5, 5, 7, 9]
      return box
    }
    var changes: [String] = []
    let tokens = [
      box.presents.observe { if case .update = $0 { changes.append($0.changes.summary) } },
      box.numbers.observe { if case .update = $0 { changes.append($0.changes.summary) } },
      box.observe { _ in changes.append("the box") },
    ]
    store.refresh()
    try commit { presents in
      box.presents.removeAll()
      box.presents.append(contentsOf: presents)
      box.numbers.swapAt(0, 1)
      box.numbers.insert(box.numbers.remove(at: 3), at: 3)
    }
    #expect(changes == [])
    try commit { _ in
      box.presents.swapAt(1, 3)
      box.numbers.swapAt(2, 3)
    }
    #expect(
      changes == ["del [1, 3] ins [1, 3] mod  moves 3/1 1/3", "del [2] ins [3] mod  moves 2/3", "the box"])
    for token in tokens { token.invalidate() }
  }

  @Test("An object has not moved if its link leads to another object with an equal sort key")
  func equalKey() throws {
    try commit { presents in
      presents[1].weight = 40
      for (present, next) in [(0, 3), (1, 3), (2, 4)] { presents[present].next = presents[next] }
    }
    let sorted = presents.sorted(by: \.next?.weight)
    #expect(sorted.map(\.id) == [3, 4, 0, 1, 2])
    var changes = ChangeSet()
    let token = sorted.observe { changes = $0.changes }
    store.refresh()
    try commit { presents in
      presents[3].weight = 50
      presents[2].next = presents[1]
    }
    #expect(sorted.map(\.id) == [3, 4, 2, 0, 1])
    #expect(changes.moves.map(\.old) == [2, 3])
    token.invalidate()
  }

  @Test(
    "An object also counts as modified when another object changed that it reaches over at most three links")
  func threeLinks() throws {
    try commit { presents in for index in 0..<4 { presents[index].next = presents[index + 1] } }
    let (every, weights) = (recorder(), recorder())
    let tokens = [
      presents.observe { every.record($0) }, presents.observe(.only(\.weight)) { weights.record($0) },
    ]
    store.refresh()
    try commit { $0[4].name = "at the end" }
    #expect(every.events.last == .update(deletions: [], insertions: [], modifications: [1, 2, 3, 4]))
    #expect(weights.events.count == 1, "key paths replace this rule")
    for token in tokens { token.invalidate() }
  }

  @Test(
    "In results of values, assigning another value to a position of a list is a modification, or a move if the order changes"
  )
  func valuesOfPositions() throws {
    let box = try store.write {
      let box = store.create(Box.self)
      box.numbers = [5, 9, 1, 5]
      return box
    }
    var changes: [String] = []
    let tokens = [box.numbers.where { $0 > 2 }.sorted(ascending: true), box.numbers.distinct()].map {
      results in
      results.observe { if case .update = $0 { changes.append($0.changes.summary) } }
    }
    store.refresh()
    try commit { _ in box.numbers[1] = 8 }
    try commit { _ in box.numbers[1] = 3 }
    #expect(
      changes == [
        "del [] ins [] mod 2/2", "del [1] ins [1] mod ", "del [2] ins [0] mod  moves 2/0",
        "del [1] ins [1] mod ",
      ])
    try commit { _ in box.numbers.removeLast() }
    #expect(changes.dropFirst(4) == ["del [2] ins [] mod "], "distinct values are the same")
    for token in tokens { token.invalidate() }
  }

  @Test("A section is named by its key")
  func sections() throws {
    let sections = presents.sorted(by: \.weight).sectioned { $0.weight / 20 }
    let recorder = CollectionRecorder<ResultsSection<Int, Present>> { "\($0.id)" }
    let section = try #require(sections.section(for: 1))
    let token = section.observe { recorder.record($0) }
    store.refresh()
    try commit { presents in
      store.delete(presents[0])
      store.delete(presents[0])
    }
    #expect(
      recorder.events == [.initial(count: 2)], "it is the first section now, which is no change within it")
    try commit { $0[0].weight = 50 }
    #expect(recorder.events.last == .update(deletions: [0], insertions: [], modifications: []))
    token.invalidate()
  }

  @Test(
    "When the owner of a list, set, map or linking objects is deleted, every element is reported as deleted, once"
  )
  func ownerDeleted() throws {
    let box = try store.write {
      let box = store.create(Box.self)
      box.presents.append(contentsOf: presents)
      return box
    }
    let recorder = CollectionRecorder<List<Present>> { "\($0.id)" }
    let token = box.presents.observe { recorder.record($0) }
    store.refresh()
    try commit { _ in store.delete(box) }
    try commit { $0[0].weight = 1 }
    #expect(
      recorder.events == [
        .initial(count: 5), .update(deletions: [0, 1, 2, 3, 4], insertions: [], modifications: []),
      ])
    token.invalidate()
  }

  @Test("Properties are named as the class declares them, even if they have other names in the store")
  func names() throws {
    var names: [String] = []
    let token = presents[0].observe { (change: ObjectChange<Present>) in
      if case .change(_, let properties) = change { names += properties.map(\.name) }
    }
    store.refresh()
    try commit { $0[0].name = "stored as label" }
    #expect(names == ["name"])
    token.invalidate()
  }

  @Test("An observer of an object gets each changed property with its old and its new value")
  func oldAndNew() throws {
    var log: [String] = []
    let token = presents[1].observe { (change: ObjectChange<Present>) in
      switch change {
      case .change(_, let properties):
        log += properties.map { "\($0.name): \($0.oldValue ?? "nil") to \($0.newValue ?? "nil")" }
      case .deleted: log.append("deleted")
      case .error(let error): log.append("\(error)")
      }
    }
    store.refresh()
    try commit { presents in (presents[1].weight, presents[1].name) = (11, "book") }
    try commit { store.delete($0[1]) }
    try commit { _ in store.create(Present.self, value: ["id": 1]) }
    #expect(log == ["weight: 10 to 11", "name:  to book", "deleted"], "`.deleted` is its last call")
    token.invalidate()
  }

  // MARK: The list of promises

  @Test("Each item of the documentation has its test here")
  func documented() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/notifications.md"), encoding: .utf8)
    let section = page.split(separator: "## What an observer can rely on")[1].split(separator: "\n## ")[0]
    let items = section.split(separator: "\n- ").dropFirst().map { item in
      let text = item.split(separator: "\n\n")[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // Takes the first sentence.
      return (text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) } ?? text)
        .trimmingSuffix(while: { $0 == "." })
    }
    let source = try String(contentsOf: file, encoding: .utf8)
    let tests = Set(source.matches(of: /@Test\(\s*"(.*)"\s*\)/).map { String($0.1) })
    #expect(items.count == 23)
    for item in items { #expect(tests.contains(item), "\(item)") }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
