import SantaCore

extension Mistake {
  private static let notStored = "A key path of Shelf"

  /// Queries that a class can't answer.
  static let queries: [Mistake] = [
    Mistake("asking for a property that is not stored", says: notStored) {
      _ = try Shelf.store().where { $0.label == "x" }
    },
    Mistake(
      "comparing with all values of a collection",
      says: "A query compares or calculates with several values at once."
    ) { _ = try Shelf.store().where { $0.id > $0.books.pages } },
    Mistake(
      "taking the sum of one value in a query",
      says: "A query applies @sum to a property with a single value."
    ) { _ = try Shelf.store().where { $0.id.sum > 3 } },
    Mistake(
      "counting by a condition on several things",
      says: "A query counts objects by a condition that does not refer to exactly one collection."
    ) { _ = try Shelf.store().where { ($0.books.title == "a" && $0.id == 1).count > 3 } },
    Mistake(
      "looking for the index of what a query can't ask for",
      says: "A query applies @sum to a property with a single value."
    ) { _ = try Shelf.store().index { $0.id.sum > 3 } },
    Mistake("sorting by a property that is not stored", says: notStored) {
      _ = try Shelf.store().sorted(by: \.label)
    },
    Mistake(
      "sorting by a collection",
      says:
        "numbers of Shelf is a collection or not stored, so results can't be sorted or made distinct by it."
    ) { _ = try Shelf.store().sorted(by: \.numbers) },
    Mistake(
      "telling objects apart by a collection",
      says: "tags of Shelf is a collection or not stored, so results can't be sorted or made distinct by it."
    ) { _ = try Shelf.store().distinct(by: \.tags) },
    Mistake(
      "nesting conditions deeper than a stack can hold",
      says: "A query nests conditions more than 100 levels deep."
    ) {
      _ = try Shelf.store().where { shelf in (0..<20_000).reduce(shelf.id > 0) { condition, _ in !condition }
      }
    },
    Mistake(
      "counting by conditions that are nested deeper than a stack can hold",
      says: "A query nests conditions more than 100 levels deep."
    ) {
      _ = try Shelf.store().where { shelf in
        (0..<20_000).reduce(shelf.id > 0) { condition, _ in !condition }.count > 0
      }
    },
    Mistake("telling objects apart by a property that is not stored", says: notStored) {
      _ = try Shelf.store().distinct(by: \.label)
    },
    Mistake("making sections by a property that is not stored", says: notStored) {
      _ = try Shelf.store().sectioned(by: \.label, ascending: true)
    },
    Mistake("reading the values of a property that is not stored", says: notStored) {
      _ = try Shelf.store().values(of: \.label)
    },
    Mistake(
      "reading the values of what is derived from a property",
      says: notStored
    ) { _ = try Shelf.store().values(of: \.name.count) },
    Mistake("taking the least of what is not stored", says: notStored) {
      _ = try Shelf.store().min(of: \.label)
    },
    Mistake(
      "adding up all objects' integers beyond their type",
      says: "The sum of Shelf.small is 200, which Int8 can't hold. Call exactSum(of:)"
    ) { let _: Int8 = try Shelf.store(shelves: 2).sum(of: \.small) },
    Mistake(
      "adding up some objects' integers beyond their type",
      says: "The sum of Shelf.small is 300, which Int8 can't hold. Call exactSum(of:)"
    ) { let _: Int8 = try Shelf.store(shelves: 5).where { $0.id < 4 }.sum(of: \.small) },
    Mistake(
      "adding up optional integers beyond their type",
      says: "The sum of Shelf.optionalSmall is 200, which Int8 can't hold."
    ) { let _: Int8 = try Shelf.store(shelves: 2).sum(of: \.optionalSmall) },
  ]
}
