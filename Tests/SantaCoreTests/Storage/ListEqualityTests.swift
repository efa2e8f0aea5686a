import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Compares two versions of a list for equal elements, and does the same with arrays.
struct ListEqualityTests {
  @Test("Random edits of long lists with few distinct values leave the elements equal, or not, as in arrays")
  func random() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let scene = try Scene([Owner()])
    let list = scene.store.owner.numbers
    var equal = 0
    for round in 0..<150 {
      if round % 10 == 0 {
        try scene.store.write {
          list.removeAll()
          list.append(
            contentsOf: (0..<Int.random(in: 1...1_500, using: &random)).map { $0 % 400 == 7 ? 1 : 0 })
        }
      }
      let (before, values) = (list.location?.frozen.tree ?? ListTree(), Array(list))
      try scene.store.write {
        for _ in 0..<Int.random(in: 1...3, using: &random) { edit(list, &random) }
      }
      let (after, newValues) = (list.location?.frozen.tree ?? ListTree(), Array(list))
      let isEqual = values == newValues
      if isEqual { equal += 1 }
      #expect(ListTree.haveEqualElements(before, after) == isEqual, "seed \(seed), round \(round)")
      #expect(ListTree.haveEqualElements(after, before) == isEqual, "seed \(seed), round \(round)")
      #expect(ListTree.haveEqualElements(before.runs, after.runs) == isEqual, "seed \(seed), round \(round)")
    }
    #expect(equal > 10 && equal < 140, "seed \(seed)")
  }

  private func edit(_ list: List<Int>, _ random: inout SeededGenerator) {
    let (from, to) = (
      Int.random(in: 0..<list.count, using: &random), Int.random(in: 0..<list.count, using: &random)
    )
    switch Int.random(in: 0..<5, using: &random) {
    case 0: list.move(from: from, to: to)
    case 1: list.insert(list.remove(at: from), at: to)
    case 2: list.swapAt(from, to)
    case 3: list.insert(list.remove(at: from), at: from)
    default: if from % 3 == 0 { list[from] = list[to] } else { list.append(list.remove(at: from)) }
    }
  }

  @Test("Keys of maps and kinds of values count")
  func kinds() {
    func tree(_ entries: [ListEntry]) -> ListTree { ListTree(entries, version: .zero) }
    let (one, two) = (StoredValue.int(1), StoredValue.int(2))
    let map = tree([ListEntry(key: "a", value: one)])
    #expect(ListTree.haveEqualElements(map, tree([ListEntry(key: "a", value: one)])))
    #expect(!ListTree.haveEqualElements(map, tree([ListEntry(key: "b", value: one)])))
    #expect(!ListTree.haveEqualElements(map, tree([ListEntry(key: "a", value: two)])))
    #expect(!ListTree.haveEqualElements(map, nil) && ListTree.haveEqualElements(nil, tree([])))
    let links = tree([ListEntry(value: .link(1))])
    #expect(!ListTree.haveEqualElements(links, tree([ListEntry(value: one)])))
    #expect(
      !ListTree.haveEqualElements(
        tree([ListEntry(value: .double(0))]), tree([ListEntry(value: .double(-0.0))])))
  }
}
