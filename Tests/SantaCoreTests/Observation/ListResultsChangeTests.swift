import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Change sets of results of a list whose elements move, are replaced and change in one transaction.
struct ListResultsChangeTests {
  final class Item: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var rank = 0
    @Persisted var kind = 0
  }

  final class Box: Object {
    @Persisted var items: List<Item>
  }

  private let store: Store
  private let box: Box

  init() throws {
    let store = try Store.temporary()
    box = try store.write { store.create(Box.self) }
    self.store = store
  }

  private var queries: [Results<Item>] {
    let items = box.items
    return [
      items.where { $0.kind > 1 }, items.where { $0.kind > 1 }.sorted(by: \.rank), items.sorted(by: \.rank),
      items.where { $0.kind > 1 }.prefix(4),
    ]
  }

  /// Checks each change set against the elements before and after.
  private func observe(_ results: Results<Item>, _ counts: @escaping (Int) -> Void) -> NotificationToken {
    var known: [Int] = []
    return results.observe { change in
      switch change {
      case .initial(let items): known = items.map(\.id)
      case .update(let items, let deletions, let insertions, let modifications):
        let new = items.map(\.id)
        var copy = known
        for index in deletions.reversed() { copy.remove(at: index) }
        for index in insertions { copy.insert(new[index], at: index) }
        #expect(copy == new, "\(known) to \(new): \(change.changes)")
        #expect(Set(deletions).isDisjoint(with: modifications), "\(change.changes)")
        let pairs = change.changes.modifications + change.changes.moves
        #expect(pairs.allSatisfy { known[$0.old] == new[$0.new] }, "\(known) to \(new): \(change.changes)")
        known = new
        counts(change.changes.modifications.count)
      case .error(let error): Issue.record(error)
      }
    }
  }

  @Test(
    "An element outside the results that changes and moves to the index of a shown one is no modification")
  func hidden() throws {
    try store.write {
      for (id, kind) in [2, 3, 0].enumerated() {
        box.items.append(store.create(Item.self, value: ["id": id, "rank": min(id, 1), "kind": kind]))
      }
    }
    var modifications = 0
    let tokens = queries.prefix(2).map { observe($0) { modifications += $0 } }
    store.refresh()
    try store.write {
      box.items[2].kind = 1
      box.items.swapAt(0, 2)
    }
    store.refresh()
    #expect(modifications == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test("Random transactions are described by their change sets", arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try store.write {
      for id in 0..<12 {
        let item = store.create(Item.self, value: ["id": id, "rank": id * 5 % 4, "kind": id * 7 % 4])
        if id < 7 { box.items.append(item) }
      }
    }
    let all = Array(store.objects(Item.self))
    let tokens = queries.map { observe($0) { _ in } }
    store.refresh()
    for _ in 0..<60 {
      try store.write {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let count = box.items.count
          let (first, second) = (
            Int.random(in: 0..<max(count, 1), using: &generator),
            Int.random(in: 0..<max(count, 1), using: &generator)
          )
          guard let item = all.randomElement(using: &generator) else { continue }
          switch Int.random(in: 0..<7, using: &generator) {
          case 0 where count > 0: box.items.swapAt(first, second)
          case 1 where count > 0: box.items.move(from: first, to: second)
          case 2 where count > 0: box.items[first] = item
          case 3 where count > 3: box.items.remove(at: first)
          case 4 where count < 12: box.items.insert(item, at: first)
          case 5: item.kind = Int.random(in: 0..<4, using: &generator)
          default: item.rank = Int.random(in: 0..<4, using: &generator)
          }
        }
      }
      store.refresh()
    }
    withExtendedLifetime(tokens) {}
  }
}
