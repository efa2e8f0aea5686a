import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Applying change sets to copies of the old contents.
struct ChangeSetApplyingTests {
  @Test("A change set is printed with its indices and the names of modified properties")
  func description() throws {
    var changes = ChangeSet()
    #expect("\(changes)" == "deletions: [], insertions: [], modifications: [], moves: []")
    changes.deletions = [3]
    changes.insertions = [0]
    changes.modifications = [(4, 5)]
    changes.moves = [(2, 0)]
    #expect("\(changes)" == "deletions: [3], insertions: [0], modifications: [4 → 5], moves: [2 → 0]")
  }

  final class Shelf: Object {
    @Persisted var rows: List<Row>
    @Persisted var numbers: List<Int>
  }

  @Test("An element that another one replaced is in the difference, and has not moved")
  func replacing() async throws {
    let scene = try Scene((0..<5).map { Row($0, value: $0) })
    let shelf = try scene.store.write {
      let shelf = scene.store.create(Shelf.self)
      shelf.rows.append(contentsOf: scene.store.objects(Row.self).sorted(by: \.id).prefix(4))
      shelf.numbers.append(contentsOf: 0..<4)
      return shelf
    }
    var rows = shelf.rows.updates.makeAsyncIterator()
    var numbers = shelf.numbers.updates.makeAsyncIterator()
    _ = (try await rows.next(), try await numbers.next())
    let last = try #require(scene.store.object(ofType: Row.self, forPrimaryKey: 4))
    func check(moves: [(old: Int, new: Int)], _ change: () -> Void) async throws {
      try scene.store.write { change() }
      let row = try #require(try await rows.next())
      let number = try #require(try await numbers.next())
      #expect(Array(row.before).map(\.id).count == 4)
      #expect(
        Array(row.before).applying(row.difference)?.map(\.id) == Array(row.after).map(\.id), "\(row.changes)")
      #expect(Array(number.before).applying(number.difference) == Array(number.after), "\(number.changes)")
      #expect(
        row.changes.moves.elementsEqual(moves, by: ==) && number.changes.moves.elementsEqual(moves, by: ==))
    }
    try await check(moves: []) { (shelf.rows[1], shelf.numbers[1]) = (last, 9) }
    try await check(moves: []) {
      shelf.rows.move(from: 2, to: 3)
      shelf.rows[3] = last
      shelf.numbers.move(from: 2, to: 3)
      shelf.numbers[3] = 7
    }
    try await check(moves: [(3, 0), (0, 3)]) {
      shelf.rows.swapAt(0, 3)
      shelf.numbers.swapAt(0, 3)
    }
  }

  @Test("Random change sets bring an array, a slice and Swift's difference to the new contents")
  func random() async throws {
    let scene = try Scene((0..<12).map { Row($0, value: $0 * 3 % 7) })
    let results = scene.store.objects(Row.self).where { $0.value < 8 }.sorted(by: \.value)
    var updates = results.updates.makeAsyncIterator()
    var random = SeededGenerator(seed: 17)
    var rows: [String] = []
    // A slice whose first index isn't 0.
    var slice: ArraySlice<String> = ["", ""][2...]
    var next = 12
    func text(_ row: Row) -> String { "\(row.id): \(row.value)" }
    var kinds: Set<String> = []
    for round in 0..<200 {
      let update = try #require(try await updates.next())
      let (before, after) = (Array(update.before), Array(update.after))
      if update.isInitial {
        rows = after.map(text)
        slice += rows
      } else {
        #expect(rows == before.map(text))
        var asked: [Int] = []
        update.changes.apply(to: &rows) {
          asked.append($0)
          return text(update.after[$0])
        }
        update.changes.apply(to: &slice) { text(update.after[$0]) }
        #expect(asked == update.changes.insertions + update.changes.modifications.map(\.new))
        #expect(before.map(\.id).applying(identities(update.difference)) == after.map(\.id))
        #expect(update.difference.inferringMoves().count == update.difference.count)
        if !update.changes.moves.isEmpty { kinds.insert("moves") }
        if !update.changes.modifications.isEmpty { kinds.insert("modifications") }
        if update.changes.deletions.count > update.changes.moves.count { kinds.insert("deletions") }
        if update.changes.insertions.count > update.changes.moves.count { kinds.insert("insertions") }
      }
      #expect(rows == after.map(text) && Array(slice) == rows, "round \(round)")
      try scene.store.write {
        for row in Array(results) where Int.random(in: 0..<3, using: &random) == 0 {
          if Bool.random(using: &random) {
            row.value = Int.random(in: 0..<10, using: &random)
          } else if results.count > 3 {
            scene.store.delete(row)
          }
        }
        scene.store.add(Row(next, value: Int.random(in: 0..<8, using: &random)))
      }
      next += 1
    }
    #expect(kinds == ["moves", "modifications", "deletions", "insertions"])
  }

  /// Returns the difference with the rows replaced by their ids.
  private func identities(_ difference: CollectionDifference<Row>) -> CollectionDifference<Int> {
    CollectionDifference(
      difference.map { change in
        switch change {
        case .remove(let offset, let row, let other):
          .remove(offset: offset, element: row.id, associatedWith: other)
        case .insert(let offset, let row, let other):
          .insert(offset: offset, element: row.id, associatedWith: other)
        }
      }) ?? [].difference(from: [])
  }

  @Test("A change set of other contents stops the program with a sentence") func wrongContents() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var changes = ChangeSet()
      changes.deletions = [3]
      var names = ["a"]
      changes.apply(to: &names) { "\($0)" }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The change set does not fit the collection, which has 1 elements."))
  }
}
