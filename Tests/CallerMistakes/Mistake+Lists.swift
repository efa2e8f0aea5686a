import SantaCore

extension Mistake {
  /// Indices outside a list or a set, and unmanaged collections.
  static let lists: [Mistake] =
    inBothLists("reading at an index that a list does not have", at: 3) { _ = $0[3] }
    + inBothLists("reading at a negative index of a list", at: -1) { _ = $0[-1] }
    + inBothLists("assigning at an index that a list does not have", at: 3) { $0[3] = 4 }
    + inBothLists("inserting at an index that a list can't have", at: 4) { $0.insert(4, at: 4) }
    + inBothLists("removing at an index that a list does not have", at: 3) { $0.remove(at: 3) }
    + inBothLists("moving from an index that a list does not have", at: 3) { $0.move(from: 3, to: 0) }
    + inBothLists("moving to an index that a list does not have", at: 5) { $0.move(from: 0, to: 5) }
    + inBothLists("exchanging an element with one that a list does not have", at: 7) { $0.swapAt(0, 7) }
    + inBothLists("exchanging an element that a list does not have", at: -2) { $0.swapAt(-2, 1) }
    + inBothLists("removing at several indices, one of which a list does not have", at: 3) {
      $0.remove(atOffsets: [0, 3])
    }
    + inBothLists("moving from several indices, one of which a list does not have", at: -1) {
      $0.move(fromOffsets: [0, -1], toOffset: 2)
    }
    + inBothLists("moving before an index that a list does not have", at: 4) {
      $0.move(fromOffsets: [0], toOffset: 4)
    }
    + inBothLists("inserting elements at an index that a list can't have", at: 4) {
      $0.insert(contentsOf: [4], at: 4)
    }
    + inBothLists(
      "replacing a range that a list does not have",
      says: "The indices 2..<4 are not all within the list, which has 3 elements."
    ) { $0.replaceSubrange(2..<4, with: [4]) }
    + inBothLists(
      "reading a range that a list does not have",
      says: "The indices -1..<1 are not all within the list, which has 3 elements."
    ) { _ = $0[-1..<1] }
    + inBothLists(
      "removing more elements than a list has",
      says: "4 elements can't be removed from a list that has 3. Pass a number from 0 to its count."
    ) { $0.removeLast(4) }
    + inBothLists(
      "removing a negative number of elements",
      says: "-1 elements can't be removed from a list that has 3. Pass a number from 0 to its count."
    ) { $0.removeFirst(-1) }
    + [
      Mistake(
        "adding up a list whose sum its type can't hold",
        says: "The sum of this List<Int8> is 200, which Int8 can't hold. Call exactSum()."
      ) { let _: Int8 = List<Int8>([100, 100]).sum() },
      Mistake(
        "removing the last element of an empty list",
        says: "The list is empty, so there is no last element to remove. Check isEmpty first."
      ) { List<Int>().removeLast() },
      Mistake(
        "removing the first element of an empty list",
        says: "The list is empty, so there is no first element to remove. Check isEmpty first."
      ) { List<Int>().removeFirst() },
      Mistake(
        "reading at an index that a set in no store does not have",
        says: "Index 2 is outside the set, which has 2 elements."
      ) { _ = Shelf.filled().tags[2] },
      Mistake(
        "reading at an index that a set in a store does not have",
        says: "Index -1 is outside the set, which has 2 elements."
      ) { _ = try Shelf.stored().tags[-1] },
      Mistake(
        "asking a list in no store for its objects as results",
        says:
          "This List is not in a store, so it has no live results. Add its object to a store first."
      ) { _ = Shelf.filled().books.where { $0.title == "a" } },
      Mistake(
        "asking a set in no store for its objects as results",
        says: "This MutableSet is not in a store, so it has no live results."
      ) { _ = Shelf.filled().favourites.sorted(by: \.title) },
      Mistake(
        "asking a map in no store for its objects as results",
        says: "This Map is not in a store, so it has no live results."
      ) { _ = Shelf.filled().byTitle.objects() },
      Mistake(
        "asking linking objects of an object in no store for results",
        says: "This LinkingObjects is not in a store, so it has no live results."
      ) { _ = Book("a").shelves.objects },
    ]

  /// Returns a mistake with an unmanaged list, and the same one with a list in a store, within a write transaction.
  private static func inBothLists(
    _ name: String, at index: Int, _ commit: @escaping @Sendable (List<Int>) -> Void
  ) -> [Mistake] {
    inBothLists(name, says: "Index \(index) is outside the list, which has 3 elements.", commit)
  }

  private static func inBothLists(
    _ name: String, says sentence: String, _ commit: @escaping @Sendable (List<Int>) -> Void
  ) -> [Mistake] {
    [
      Mistake("\(name), in no store", says: sentence) { commit(Shelf.filled().numbers) },
      Mistake("\(name), in a store", says: sentence) {
        let shelf = try Shelf.stored()
        try shelf.store?.write { commit(shelf.numbers) }
      },
    ]
  }
}
