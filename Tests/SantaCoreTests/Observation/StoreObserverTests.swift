import Foundation
import SantaCore
import Testing

/// `Store.observe`, and reading and writing in its callbacks.
struct StoreObserverTests {
  final class Bell: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var tone = 0
  }

  private let store: Store
  private let other: Store

  init() throws {
    let configuration = Store.Configuration(
      location: .inMemory(UUID().uuidString), objectTypes: [Bell.self])
    store = try Store(configuration: configuration)
    other = try Store(configuration: configuration)
  }

  private func add(_ id: Int, to store: Store, withoutNotifying tokens: [NotificationToken] = []) throws {
    try store.write(withoutNotifying: tokens) { _ = store.create(Bell.self, value: ["id": id]) }
  }

  @Test("A commit without notifying a store's observer leaves out that one alone, and that commit alone")
  func withoutNotifying() throws {
    var (first, second) = (0, 0)
    let tokens = [store.observe { _, _ in first += 1 }, store.observe { _, _ in second += 1 }]
    try add(1, to: store, withoutNotifying: [tokens[0]])
    #expect(first == 0 && second == 1)
    try add(2, to: store)
    #expect(first == 1 && second == 2)
    try add(3, to: other)
    store.refresh()
    #expect(first == 2 && second == 3)
  }

  @Test("A refresh in a store's observer follows when all of them have returned")
  func refreshInObserver() throws {
    var events: [String] = []
    var asked: [Bool] = []
    store.autorefresh = false
    let tokens = [
      store.observe { _, store in
        events.append("first begins")
        asked.append(store.refresh())
        events.append("first ends")
      },
      store.observe { _, _ in events.append("second") },
      store.objects(Bell.self).observe { change in
        if case .update(_, _, let insertions, _) = change { events.append("inserted \(insertions)") }
      },
    ]
    store.refresh()
    events = []
    asked = []
    try add(1, to: other)
    store.refresh()
    #expect(asked == [false])
    #expect(events == ["first begins", "first ends", "second", "inserted [0]"])
    #expect(store.objects(Bell.self).count == 1)
    withExtendedLifetime(tokens) {}
  }

  /// Regression test: a write that began in an observer of the store used to notify observers of results while other observers
  /// of the store were still waiting.
  @Test("If an observer of the store writes, the others are called before observers of results")
  func writingObserver() throws {
    var events: [String] = []
    var writes = 2
    func note(_ name: String) { events.append(store.isInWriteTransaction ? "\(name), in a write" : name) }
    let tokens = [
      store.objects(Bell.self).observe { change in
        if case .update(_, _, let insertions, _) = change { note("inserted \(insertions)") }
      },
      store.observe { [self] _, store in
        note("first")
        if writes == 0 { return }
        writes -= 1
        do { try add(10 + writes, to: store) } catch { Issue.record(error) }
        events.append("first ends")
      },
      store.observe { _, _ in note("second") },
      store.observe { _, _ in note("third") },
    ]
    store.refresh()
    try add(1, to: other)
    store.refresh()
    let delivered = ["second, in a write", "third, in a write", "inserted [0], in a write"]
    #expect(
      events == ["first"] + delivered + ["second", "third", "first ends"]
        + ["first", "inserted [1], in a write", "second", "third", "first ends", "first"])
    events = []
    store.refresh()
    #expect(events == ["inserted [2]"] && store.objects(Bell.self).count == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test("A commit of others that arrives within an observer of the store reaches the other observers first")
  func commitWithinObserver() throws {
    var events: [String] = []
    var writes = 1
    func counted(_ name: String) { events.append("\(name) \(store.objects(Bell.self).count)") }
    let tokens = [
      store.observe { [self] _, store in
        counted("first")
        if writes == 0 { return }
        writes -= 1
        do {
          try add(2, to: other)
          try add(3, to: store)
        } catch { Issue.record(error) }
        events.append("first ends")
      },
      store.observe { _, _ in counted("second") },
      store.objects(Bell.self).observe { change in
        if case .update = change { counted("results") }
      },
    ]
    store.refresh()
    try add(1, to: other)
    store.refresh()
    #expect(
      events == ["first 1", "second 2", "results 2", "second 3", "first ends", "first 3"])
    store.refresh()
    #expect(events.last == "results 3" && events.count == 7)
    withExtendedLifetime(tokens) {}
  }

  @Test("A write whose transaction a callback has ended throws, and its block does not run")
  func endedByCallback() throws {
    var ends = false
    let token = store.observe { _, store in
      guard ends, store.isInWriteTransaction else { return }
      ends = false
      store.cancelWrite()
    }
    try add(1, to: other)
    ends = true
    var hasRun = false
    let error = #expect(throws: StoreError.self) { try store.write { hasRun = true } }
    #expect(error?.code == .notInWrite && !hasRun)
    try add(2, to: store)
    #expect(store.objects(Bell.self).count == 2)
    withExtendedLifetime(token) {}
  }

  @Test("Ten thousand observers are called as often as their objects change")
  func manyObservers() throws {
    let count = 10_000
    try store.write {
      for id in 0..<count { store.create(Bell.self, value: ["id": id]) }
    }
    var calls = 0
    let tokens = store.objects(Bell.self).map { $0.observe { _ in calls += 1 } }
    store.refresh()
    try store.write { for bell in store.objects(Bell.self) { bell.tone = 1 } }
    store.refresh()
    #expect(calls == count)
    withExtendedLifetime(tokens) {}
  }
}
