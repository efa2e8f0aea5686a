import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Makes each change to an array, to a list outside a store, and to a list in a store. All must have the same elements
/// afterwards, and the change set of the stored list is replayed.
struct ListEditTests {
  final class Page: EmbeddedObject {
    @Persisted var number = 0
    convenience init(_ number: Int) {
      self.init()
      self.number = number
    }
  }

  final class Album: Object {
    @Persisted var numbers: List<Int>
    @Persisted var pages: List<Page>
    @Persisted var guests: List<Guest>
  }

  private let store: Store
  private let album: Album

  init() throws {
    let store = try Store.temporary()
    album = try store.write {
      let album = Album()
      store.add(album)
      return album
    }
    self.store = store
  }

  private func changes(_ edit: () throws -> Void) async throws -> ChangeSet {
    var updates = album.numbers.updates.makeAsyncIterator()
    _ = try await updates.next()
    try store.write(edit)
    let update = try #require(try await updates.next())
    let (before, after) = (Array(update.before), Array(update.after))
    #expect(ChangeSetReplay(update.changes).problems(from: before, to: after) == [])
    store.context.snapshot.checkInvariants()
    return update.changes
  }

  /// Makes an edit in the array, the list outside a store, and the list in the store, and compares the results.
  private func check(
    _ name: String, from start: [Int], array: (inout [Int]) -> Void, list: (List<Int>) -> Void,
    deletions: [Int], insertions: [Int], moves: [Int] = []
  ) async throws {
    var expected = start
    array(&expected)
    let plain = List(start)
    list(plain)
    #expect(Array(plain) == expected, "\(name), in no store")
    try store.write { album.numbers = List(start) }
    let changes = try await changes { list(album.numbers) }
    #expect(Array(album.numbers) == expected, "\(name), in a store")
    #expect(changes.deletions == deletions && changes.insertions == insertions, "\(name): \(changes)")
    #expect(changes.moves.map(\.new) == moves, "\(name): \(changes)")
  }

  @Test("Each change of a part is one edit, the smallest")
  func edits() async throws {
    let start = [10, 20, 30, 40, 50]
    try await check(
      "a range is replaced", from: start, array: { $0.replaceSubrange(1..<4, with: [7, 30, 8, 9]) },
      list: { $0.replaceSubrange(1..<4, with: [7, 30, 8, 9]) }, deletions: [1, 3], insertions: [1, 3, 4])
    try await check(
      "a slice is assigned", from: start, array: { $0[3...] = [1] }, list: { $0[3...] = List([1])[...] },
      deletions: [3, 4], insertions: [3])
    try await check(
      "a slice of the list itself is assigned", from: start, array: { $0[0..<2] = $0[1..<4] },
      list: { $0[0..<2] = $0[1..<4] }, deletions: [0], insertions: [1, 2])
    try await check(
      "elements are inserted", from: start, array: { $0.insert(contentsOf: [1, 2], at: 5) },
      list: { $0.insert(contentsOf: [1, 2], at: 5) }, deletions: [], insertions: [5, 6])
    try await check(
      "a range is removed", from: start, array: { $0.removeSubrange(1...2) },
      list: { $0.removeSubrange(1...2) },
      deletions: [1, 2], insertions: [])
    try await check(
      "the first are removed", from: start, array: { $0.removeFirst(2) }, list: { $0.removeFirst(2) },
      deletions: [0, 1], insertions: [])
    try await check(
      "the last are removed", from: start, array: { $0.removeLast(2) }, list: { $0.removeLast(2) },
      deletions: [3, 4], insertions: [])
    try await check(
      "some are removed", from: start, array: { $0.removeAll { $0 % 20 == 0 } },
      list: { $0.removeAll { $0 % 20 == 0 } }, deletions: [1, 3], insertions: [])
    try await check(
      "all are removed", from: start, array: { $0.removeAll(keepingCapacity: true) },
      list: { $0.removeAll(keepingCapacity: true) }, deletions: [0, 1, 2, 3, 4], insertions: [])
    try await check(
      "the list is appended to itself", from: [1, 2], array: { $0 += $0 },
      list: { list in
        var list = list
        list += list
      }, deletions: [], insertions: [2, 3])
  }

  @Test("Sorting and moving are moves")
  func moves() async throws {
    try await check(
      "sort", from: [3, 1, 2, 4], array: { $0.sort() }, list: { $0.sort() }, deletions: [0], insertions: [2],
      moves: [2])
    try await check(
      "sort by", from: [1, 2, 3], array: { $0.sort(by: >) }, list: { $0.sort(by: >) }, deletions: [0, 1],
      insertions: [1, 2], moves: [1, 2])
    try await check(
      "reverse", from: [1, 2], array: { $0.reverse() }, list: { $0.reverse() }, deletions: [0],
      insertions: [1],
      moves: [1])
    try await check(
      "move down", from: [0, 1, 2, 3, 4],
      array: { $0 = [1, 0, 3, 2, 4] }, list: { $0.move(fromOffsets: IndexSet([0, 3]), toOffset: 2) },
      deletions: [0, 3], insertions: [1, 2], moves: [1, 2])
    try await check(
      "a move to the end", from: [0, 1, 2, 3], array: { $0 = [2, 3, 0, 1] },
      list: { $0.move(fromOffsets: [1, 0, 1], toOffset: 4) }, deletions: [0, 1], insertions: [2, 3],
      moves: [2, 3])
    try await check(
      "remove at offsets", from: [0, 1, 2, 3], array: { $0 = [1, 3] },
      list: { $0.remove(atOffsets: IndexSet([0, 2])) }, deletions: [0, 2], insertions: [])
    try await check(
      "partition", from: [1, 2, 3, 4], array: { $0 = [2, 4, 1, 3] },
      list: { #expect($0.partition { $0 % 2 == 1 } == 2) }, deletions: [0, 2], insertions: [2, 3],
      moves: [2, 3])
  }

  @Test("A sort that changes nothing, or that throws, is no change")
  func unchanged() throws {
    struct Stopped: Error {}
    try store.write { album.numbers = [1, 2, 3] }
    let version = store.context.snapshot.version
    try store.write {
      album.numbers.sort()
      album.numbers.replaceSubrange(1..<3, with: [2, 3])
      album.numbers.remove(atOffsets: [])
      #expect(throws: Stopped.self) { try album.numbers.sort { _, _ in throw Stopped() } }
      #expect(throws: Stopped.self) {
        try album.numbers.removeAll { if $0 == 2 { throw Stopped() } else { true } }
      }
    }
    #expect(Array(album.numbers) == [1, 2, 3] && store.context.snapshot.version == version)
  }

  @Test("Removing returns the element; concatenation and filters leave the list as it is")
  func values() throws {
    try store.write {
      album.numbers = [1, 2, 3, 4]
      #expect(album.numbers.remove(at: 1) == 2 && album.numbers.removeLast() == 4)
      #expect(
        album.numbers.removeFirst() == 1 && album.numbers.popLast() == 3 && album.numbers.popLast() == nil)
    }
    try store.write { album.numbers = [1, 2] }
    #expect(Array(album.numbers + [3]) == [1, 2, 3] && Array(album.numbers + album.numbers) == [1, 2, 1, 2])
    #expect([0] + album.numbers == [0, 1, 2] && Array(album.numbers + Set([5])) == [1, 2, 5])
    #expect(album.numbers.filter { $0 > 1 } == [2] && Array(album.numbers) == [1, 2])
  }

  @Test("A generic function removes all elements of a list by the name that it shares with arrays")
  func genericRemoval() throws {
    func removeAll(_ elements: inout some RangeReplaceableCollection<Int>, keepingCapacity: Bool) {
      elements.removeAll(keepingCapacity: keepingCapacity)
    }
    for keepingCapacity in [true, false] {
      let list = List<Int>()
      list.append(contentsOf: [3, 5, 1])
      var variable = list
      removeAll(&variable, keepingCapacity: keepingCapacity)
      #expect(list.isEmpty && variable === list)
    }
  }

  @Test("Random edits of a list in one transaction or several equal those of an array")
  func randomEdits() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    var expected: [Int] = []
    for round in 0..<60 {
      let before = Array(album.numbers)
      let view = album.numbers.freeze()
      try store.write {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          edit(&expected, album.numbers, &random)
          store.context.transaction?.current.checkInvariants()
        }
      }
      let difference = ListDifference(
        from: view.location?.tree ?? ListTree(), to: album.numbers.location?.tree ?? ListTree(), .list)
      let changed = ChangeSet(difference, modified: [])
      #expect(Array(album.numbers) == expected, "seed \(seed), round \(round)")
      let problems = ChangeSetReplay(changed).problems(from: before, to: expected, isList: true)
      #expect(problems == [], "seed \(seed), round \(round)")
    }
  }

  private func edit(_ array: inout [Int], _ list: List<Int>, _ random: inout SeededGenerator) {
    let from = Int.random(in: 0...array.count, using: &random)
    let to = Int.random(in: from...array.count, using: &random)
    let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0..<50, using: &random) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      array.replaceSubrange(from..<to, with: new)
      list.replaceSubrange(from..<to, with: new)
    case 2:
      array.sort()
      list.sort()
    case 3:
      var other = random
      array.shuffle(using: &other)
      list.shuffle(using: &random)
      array = Array(list)
    case 4:
      let offsets = Set(new).filter { $0 < array.count }.sorted()
      let moved = offsets.map { array[$0] }
      let rest = array.indices.filter { !offsets.contains($0) }
      array = rest.filter { $0 < to }.map { array[$0] } + moved + rest.filter { $0 >= to }.map { array[$0] }
      list.move(fromOffsets: offsets, toOffset: to)
    default:
      array.removeAll { $0 % 7 == 0 }
      list.removeAll { $0 % 7 == 0 }
    }
  }

  @Test("Sorting and replacing keep embedded objects and backlinks")
  func links() throws {
    try store.write {
      album.pages.append(contentsOf: [3, 1, 2].map { Page($0) })
      album.guests.append(contentsOf: ["c", "a", "b"].map { Guest($0) })
      album.guests.append(album.guests[0])
    }
    try store.write {
      album.pages.sort { $0.number < $1.number }
      album.guests.sort { $0.name < $1.name }
      store.context.transaction?.current.checkInvariants()
    }
    #expect(album.pages.map(\.number) == [1, 2, 3] && album.guests.map(\.name) == ["a", "b", "c", "c"])
    try store.write {
      let kept = album.pages[1]
      album.pages.replaceSubrange(0..<3, with: [Page(9), kept])
      #expect(!kept.isInvalidated && album.pages.map(\.number) == [9, 2])
      album.guests.removeAll { $0.name == "c" }
    }
    #expect(album.guests.map(\.name) == ["a", "b"] && store.objects(Guest.self).count == 3)
    #expect(store.context.snapshot.tables.first { $0.name == "Page" }?.count == 2)
    store.context.snapshot.checkInvariants()
  }
}
