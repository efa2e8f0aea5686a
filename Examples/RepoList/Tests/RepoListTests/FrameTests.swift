import Foundation
import SantaCore
import Testing

@testable import RepoList

@Suite("What a terminal shows") @MainActor
struct FrameTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// Returns rows that follow a new store, and the events of a change.
  private func rows(
    _ names: [String], at time: Date, _ change: (Store, Results<Repository>) -> Void
  ) throws -> (rows: Rows, events: [String]) {
    let store = try Store(
      configuration: .init(location: .inMemory(UUID().uuidString), objectTypes: [Repository.self, Page.self]))
    try store.write {
      for (index, name) in names.enumerated() { add(name, Double(index + 1) * 3600, to: store) }
    }
    let results = store.objects(Repository.self).sorted(by: \.pushedAt, ascending: false)
    var (rows, events) = (Rows(), [String]())
    let token = results.observe { update in
      guard case .update(let results, _, _, _) = update else { return rows = Rows(results.map { Row($0) }) }
      events += rows.apply(update.changes, at: time) { Row(results[$0]) }.map(\.description)
    }
    store.refresh()
    try store.write { change(store, results) }
    store.refresh()
    token.invalidate()
    return (rows, events)
  }

  private func add(_ name: String, _ age: TimeInterval, to store: Store) {
    let repository = Repository()
    repository.id = (store.objects(Repository.self).max(of: \.id) ?? 0) + 1
    (repository.name, repository.pushedAt, repository.language) = (name, now - age, "Swift")
    store.add(repository)
  }

  private func text(_ rows: Rows, columns: Int = 44, height: Int = 6, at time: Date) -> [String] {
    Frame(rows, user: "santa", status: .polling, columns: columns, height: height, now: time).text
  }

  @Test("A row that was pushed climbs to its place, and is marked for a while")
  func climb() throws {
    let rows = try rows(["a", "b", "c", "d"], at: now) { $1[3].pushedAt = now }.rows
    func order(_ age: TimeInterval) -> String { rows.arranged(at: now + age).map(\.row.name).joined() }
    #expect([0, 0.1, 0.2, 0.6].map(order) == ["abcd", "abdc", "adbc", "dabc"])
    #expect(rows.isMoving(at: now + 0.5) && !rows.isMoving(at: now + 0.7) && !rows.isMoving(at: now - 9))
    #expect(
      text(rows, at: now + 1) == [
        "santa: 4 repositories",
        "^ d                             0        now",
        "  a                             0    1 h ago",
        "  b                             0    2 h ago",
        "  c                             0    3 h ago",
        "Asking the server …",
      ])
    #expect(text(rows, at: now + 5)[1].hasPrefix("  d"))
  }

  @Test("A new row slides in, and stars flash")
  func slideAndFlash() throws {
    let rows = try rows(["a"], at: now) { store, repositories in
      repositories[0].stars = 12
      add("b", -1, to: store)
    }.rows
    #expect(text(rows, at: now)[1].isEmpty)
    #expect(
      text(rows, at: now + 0.3)[1] == String(repeating: " ", count: 11) + "+ b                             0")
    #expect(
      text(rows, at: now + 1)[1...2] == [
        "+ b                             0        now",
        "* a                      12 (+12)    1 h ago",
      ])
    let frame = Frame(rows, user: "santa", status: .polling, columns: 44, height: 6, now: now + 1)
    #expect(frame.sequence(hasColors: true).contains("\u{1B}[1;33m"))
    #expect(!frame.sequence(hasColors: false).contains("[1;33m"), "no colours")
    #expect(text(rows, at: now + 5)[2] == "  a                            12    1 h ago")
  }

  @Test("Marks stay with their rows when others come and go")
  func marks() throws {
    let (rows, events) = try rows(["a", "b", "c"], at: now) { store, repositories in
      // The results are live, even within a transaction.
      let (a, b, c) = (repositories[0], repositories[1], repositories[2])
      c.pushedAt = now
      b.stars = 3
      store.delete(a)
      add("d", -9, to: store)
    }
    #expect(events == ["- a", "+ d", "^ c 3 -> 2", "* b stars 0 -> 3"])
    #expect(text(rows, at: now + 1)[1...3].map { String($0.prefix(3)) } == ["+ d", "^ c", "* b"])
  }

  @Test("A frame has the size of its terminal", arguments: [0, 1, 2, 3, 5, 40], [1, 8, 20, 44, 60, 80, 130])
  func size(height: Int, columns: Int) throws {
    let names = ["手紙を読む手紙を読む手紙を読む手紙を読む手紙を読む", "🎅🏽🎄 sledge", "e\u{301}té", "a\u{1B}[2Jb\nc"]
    let rows = try rows(names, at: now) { store, _ in add("new", 0, to: store) }.rows
    let frame = Frame(rows, user: "santa", status: .polling, columns: columns, height: height, now: now + 1)
    #expect(frame.lines.count == height)
    let lines = frame.lines.map { $0.map(\.text).joined() }
    #expect(lines.allSatisfy { $0.columns <= columns && $0.printable == $0 })
    if height == 40, columns >= 44 {
      #expect(Set(lines[1...5].map(\.columns)).count == 1, "all rows are equally wide")
    }
    if height == 5, columns >= 44 { #expect(lines[3].hasPrefix("  … and 3 more")) }
  }

  @Test("Times are relative")
  func relativeTimes() {
    let ages = [-60, 59, 60, 3599, 3600, 86_399, 86_400, 5_200_000, 63_000_000, 70_000_000]
    #expect(
      ages.map { (now - TimeInterval($0)).relative(to: now) } == [
        "now", "now", "1 min ago", "59 min ago", "1 h ago", "23 h ago", "1 d ago", "2 mo ago", "24 mo ago",
        "2 y ago",
      ])
    #expect(Date.distantPast.relative(to: now) == "never")
  }

  @Test("The status says when the next poll is")
  func status() {
    #expect(Status.waiting(until: now + 12).text(at: now) == "Up to date. Next look in 12 s.")
    #expect(Status.failed("Oh.", retryAt: now + 2400).text(at: now) == "Oh. Next try in 40 min.")
  }
}
