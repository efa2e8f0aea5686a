import SantaCore

extension Mistake {
  /// Indices outside results and their sections, and ranges outside a collection.
  static let indices: [Mistake] = [
    Mistake(
      "reading at an index that results do not have",
      says: "Index 2 is outside the results, which have 2 objects."
    ) { _ = try Shelf.store(shelves: 2)[2] },
    Mistake(
      "reading at a negative index of results",
      says: "Index -1 is outside the results, which have 2 objects."
    ) { _ = try Shelf.store(shelves: 2)[-1] },
    Mistake(
      "asking results for the objects at indices that they do not have",
      says: "Index 9 is outside the results, which have 2 objects."
    ) { _ = try Shelf.store(shelves: 2).objects(at: [0, 9]) },
    Mistake(
      "asking for the first objects, a negative number of them",
      says: "Results can't be limited to -1 objects. Pass 0 or more."
    ) { _ = try Shelf.store().prefix(-1) },
    Mistake(
      "reading at an index that linking objects do not have",
      says: "Index 1 is outside the linking objects, whose count is 1."
    ) { _ = try Shelf.stored().books[0].shelves[1] },
    Mistake(
      "reading a section that is not there",
      says: "Index 1 is outside the sections, whose count is 1."
    ) { _ = try Shelf.store().sectioned(by: \.name)[1] },
    Mistake(
      "reading at an index path whose section is not there",
      says: "Index path 4.0 is outside the sections, whose count is 1."
    ) { _ = try Shelf.store().sectioned(by: \.name)[SectionIndexPath(section: 4, item: 0)] },
    Mistake(
      "reading at an index path whose object is not in its section",
      // The next object in the results is in another section.
      says: "Index path 0.1 is outside its section, which has 1 objects."
    ) { _ = try Shelf.store(shelves: 2).sectioned(by: \.id)[SectionIndexPath(section: 0, item: 1)] },
    Mistake(
      "reading at an index that a section does not have",
      says: "Index 3 is outside the section, which has 2 objects."
    ) { _ = try Shelf.store(shelves: 2).sectioned(by: \.name)[0][3] },
    Mistake(
      "taking a slice that a list does not have",
      says: "The indices 1..<5 are not all within the list, which has 3 elements."
    ) { _ = Shelf.filled().numbers[1..<5] },
    Mistake(
      "taking a slice that a set does not have",
      says: "The indices 0..<3 are not all within 0..<2 of this MutableSet<String>."
    ) { _ = try Shelf.stored().tags[0..<3] },
    Mistake(
      "taking a closed slice that a set does not have",
      says: "Index 2 is outside 0..<2 of this MutableSet<String>."
    ) { _ = try Shelf.stored().tags[0...2] },
    Mistake(
      "taking a slice that results do not have",
      says: "The indices 1..<9 are not all within 0..<2 of this Results<Shelf>."
    ) { _ = try Shelf.store(shelves: 2)[1..<9] },
    Mistake(
      "taking a slice that linking objects do not have",
      says: "The indices 0..<2 are not all within 0..<1 of this LinkingObjects<Shelf>."
    ) { _ = try Shelf.stored().books[0].shelves[0..<2] },
    Mistake(
      "taking a slice of sections that are not there",
      says: "The indices 0..<7 are not all within 0..<1 of this SectionedResults<String, Shelf>."
    ) { _ = try Shelf.store().sectioned(by: \.name)[..<7] },
    Mistake(
      "taking a slice that a section does not have",
      says: "The indices 0..<7 are not all within 0..<1 of this ResultsSection<String, Shelf>."
    ) { _ = try Shelf.store().sectioned(by: \.name)[0][0..<7] },
    Mistake(
      "reading outside a slice of results, and within the results",
      says: "Index 0 is outside 1..<3 of this Results<Shelf>."
    ) { _ = try Shelf.store(shelves: 3)[1...][0] },
    Mistake(
      "moving an index beyond the end",
      says: "Index 3 is outside 0..<3 of this List<Int>."
    ) { _ = Shelf.filled().numbers.index(after: 3) },
  ]
}
