import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Compares each persistent structure with a plain one, checks its invariants, and keeps all earlier versions.
struct StructureTests {
  private final class Leaf: RadixLeaf {
    static let kind = Block.Kind.sequenceLeaf
    let number: Int
    let version: Version
    let reference: BlockReference?

    init(_ number: Int, _ version: Version, _ reference: BlockReference? = nil) {
      self.number = number
      self.version = version
      self.reference = reference
    }

    static func decoded(_ block: Block, _ shape: Void) throws(ByteReader.Malformed) -> Leaf {
      Leaf(Int(block.load(20, as: UInt32.self)), block.version, block.reference)
    }

    func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference {
      var contents = ByteWriter()
      contents.fixed(UInt32(number))
      return try writer.append(Self.kind, version, level: 0, contents.bytes)
    }
  }

  @Test(
    "A radix tree behaves like a dictionary of indices, in memory and in segments, and computes its differences",
    arguments: 1...UInt64(RandomRun.size(4, plain: 2)))
  func radixTree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tree = RadixTree<Leaf>()
    var model: [Int: Int] = [:]
    var versions: [(tree: RadixTree<Leaf>, model: [Int: Int])] = []
    var segments = MemorySegments()
    for step in 0..<400 {
      let version = Version(rawValue: UInt64(step / 8 + 1))
      let limit = [64, 4096, 300_000].randomElement(using: &random) ?? 1
      let index =
        Bool.random(using: &random)
        ? Int.random(in: 0..<limit, using: &random) : model.keys.sorted().randomElement(using: &random) ?? 0
      if Int.random(in: 0..<3, using: &random) == 0 {
        tree.set(nil, at: index, version: version)
        model[index] = nil
      } else {
        tree.set(Leaf(step, version), at: index, version: version)
        model[index] = step
      }
      tree.checkInvariants()
      #expect(tree[index]?.number == model[index])
      if step % 8 == 7 { versions.append((tree, model)) }
      if step % 40 == 39 {
        // Occasionally writes everything to a segment and reads it back. Every third time, merges the segments.
        let root = try segments.write(firstMerged: step % 120 == 119 ? SegmentNumber(rawValue: 1) : nil) {
          writer throws(StoreError) in try tree.write(to: &writer)
        }
        tree = try RadixTree(
          TableHeader.Tree(root, height: tree.height), RadixLoader(source: segments.source, shape: ()))
        tree.checkInvariants()
        versions.append((tree, model))
      }
    }
    for _ in 0..<60 {
      guard let old = versions.randomElement(using: &random), let new = versions.randomElement(using: &random)
      else { return }
      var difference: [Int: [Int?]] = [:]
      new.tree.forEachDifference(from: old.tree) { difference[$0] = [$1?.number, $2?.number] }
      var expected: [Int: [Int?]] = [:]
      for index in Set(old.model.keys).union(new.model.keys) where old.model[index] != new.model[index] {
        expected[index] = [old.model[index], new.model[index]]
      }
      #expect(difference == expected, "seed \(seed)")
      var walked: [Int] = []
      new.tree.forEach { index, leaf in
        #expect(leaf.number == new.model[index])
        walked.append(index)
        return true
      }
      #expect(walked == new.model.keys.sorted())
    }
  }

  @Test(
    "A sequence tree behaves like an array, in memory and in segments",
    arguments: 1...UInt64(RandomRun.size(4, plain: 1)))
  func sequenceTree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = Array(0..<Int.random(in: 0..<5000, using: &random))
    var tree = SequenceTree(model, version: .zero)
    var versions: [(tree: SequenceTree<Int>, model: [Int])] = []
    var segments = MemorySegments()
    let steps = RandomRun.size(1_500, plain: 750)
    for step in 0..<steps {
      let version = Version(rawValue: UInt64(step / 10 + 1))
      let isGrowing = step / (steps / 3) != 1
      switch Int.random(in: 0..<5, using: &random) {
      case 4 where isGrowing:
        let count = step % 25 == 0 ? 3000 : 100
        let elements = Array(repeating: step, count: Int.random(in: 0..<count, using: &random))
        tree.append(contentsOf: elements, version: version)
        model += elements
      case 0, isGrowing ? 1 : 0:
        let index = Int.random(in: 0...model.count, using: &random)
        tree.insert(step, at: index, version: version)
        model.insert(step, at: index)
      case 3 where !model.isEmpty:
        let index = Int.random(in: model.indices, using: &random)
        tree.set(-step, at: index, version: version)
        model[index] = -step
      default:
        for _ in 0..<(isGrowing ? 1 : 12) where !model.isEmpty {
          let index = Int.random(in: model.indices, using: &random)
          #expect(tree.remove(at: index, version: version) == model.remove(at: index))
        }
      }
      tree.checkInvariants()
      #expect(tree.count == model.count && tree.last == model.last)
      if let index = model.indices.randomElement(using: &random) { #expect(tree[index] == model[index]) }
      if step % 100 == 99 {
        #expect(tree.elements == model, "seed \(seed)")
        var tail: [Int] = []
        let start = Int.random(in: 0...model.count, using: &random)
        tree.forEach(from: start) { element in
          tail.append(element)
          return true
        }
        #expect(tail == Array(model[start...]), "seed \(seed)")
        versions.append((tree, model))
        let root = try segments.write(firstMerged: step % 300 == 299 ? SegmentNumber(rawValue: 1) : nil) {
          writer throws(StoreError) in try tree.write(IntegerCoding(), to: &writer)
        }
        tree = SequenceTree(
          TableHeader.Sequence(root, count: tree.count),
          SequenceLoader(source: segments.source, coding: IntegerCoding()))
      }
    }
    for version in versions { #expect(version.tree.elements == version.model, "an old version changed") }
    for (old, new) in zip(versions, versions.dropFirst(2)) {
      let (oldRuns, newRuns) = SequenceTree.unsharedRuns(old.tree, new.tree)
      for run in oldRuns {
        #expect(Array(old.model[run.start...].prefix(run.elements.count)) == run.elements)
      }
      for run in newRuns {
        #expect(Array(new.model[run.start...].prefix(run.elements.count)) == run.elements)
      }
    }
  }

  @Test("A hash index finds every row by its hash, including among equal hashes")
  func hashIndex() {
    var random = SeededGenerator(seed: 7)
    var index = HashIndex()
    var model: [UInt32: Set<RowKey>] = [:]
    for step in 0..<4000 {
      let version = Version(rawValue: UInt64(step / 50 + 1))
      let hash = UInt32.random(in: 0..<(step % 5 == 0 ? 4 : .max), using: &random)
      if step % 3 == 2, let (hash, keys) = model.first, let key = keys.first {
        index.remove(key, hash: hash, version: version)
        model[hash] = keys.count == 1 ? nil : keys.subtracting([key])
      } else {
        let key = RowKey(rawValue: UInt64(step))
        index.insert(key, hash: hash, version: version)
        model[hash, default: []].insert(key)
      }
      if step % 100 == 0 { index.checkInvariants() }
    }
    index.checkInvariants()
    #expect(index.count == model.values.reduce(0) { $0 + $1.count })
    for (hash, keys) in model {
      for key in keys {
        let found = index.first(hash, where: { $0 == key }, seededHash: { ($0 ?? key).hashValue })
        #expect(found == key)
      }
    }
    #expect(index.first(12345, where: { _ in true }, seededHash: { _ in 0 }) == nil)
  }

  @Test("Backlinks are the origins of a target, ascending and without duplicates")
  func backlinks() throws {
    var random = SeededGenerator(seed: 8)
    var backlinks = Backlinks()
    var model: [(target: RowKey, origin: RowKey)] = []
    for step in 0..<2000 {
      let version = Version(rawValue: UInt64(step / 20 + 1))
      let target = RowKey(rawValue: UInt64.random(in: 0..<20, using: &random))
      let origin = RowKey(rawValue: UInt64.random(in: 0..<30, using: &random))
      if step % 3 == 0 {
        backlinks.remove(targets: [target], origin: origin, version: version)
        if let index = model.firstIndex(where: { $0 == (target, origin) }) { model.remove(at: index) }
      } else {
        backlinks.insert(targets: [target], origin: origin)
        model.append((target, origin))
      }
      if step % 7 == 0 { backlinks.update(inserting: [], version: version) }
    }
    backlinks.update(inserting: [], version: Version(rawValue: 101))
    backlinks.checkInvariants()
    for target in (0..<21).map({ RowKey(rawValue: $0) }) {
      let expected = Set(model.filter { $0.target == target }.map(\.origin)).sorted()
      try #require(backlinks.origins(of: target) == expected)
    }
    try #require(backlinks.pairs.count == model.count)
  }

  @Test("Links that are inserted and removed together give the same backlinks as one at a time")
  func backlinksTogether() throws {
    var random = SeededGenerator(seed: 9)
    var (together, single) = (Backlinks(), Backlinks())
    for step in 0..<300 {
      let version = Version(rawValue: UInt64(step / 20 + 1))
      let origin = RowKey(rawValue: UInt64.random(in: 0..<4, using: &random))
      let limit: UInt64 = [10, 1000].randomElement(using: &random) ?? 1
      let targets = (0..<Int.random(in: 0..<100, using: &random)).map { _ in
        RowKey(rawValue: UInt64.random(in: 0..<limit, using: &random))
      }
      if step % 3 == 0 {
        together.remove(targets: targets, origin: origin, version: version)
        for target in targets { single.remove(targets: [target], origin: origin, version: version) }
      } else {
        together.insert(targets: targets, origin: origin)
        together.update(inserting: [], version: version)
        for target in targets {
          single.insert(target: target, origin: origin)
          single.update(inserting: [], version: version)
        }
      }
      together.checkInvariants()
      try #require(
        together.pairs.map { [$0.target, $0.origin] } == single.pairs.map { [$0.target, $0.origin] })
    }
  }

  // MARK: Reordering

  @Test("The longest increasing subsequence is found, and of several the smallest")
  func longestIncreasing() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<400 {
      let values = Array(0..<Int.random(in: 0...8, using: &random)).shuffled(using: &random)
      var best: [Int] = []
      for mask in 0..<(1 << values.count) {
        let indices = values.indices.filter { mask & (1 << $0) != 0 }
        let chosen = indices.map { values[$0] }
        guard zip(chosen, chosen.dropFirst()).allSatisfy(<) else { continue }
        if indices.count > best.count
          || indices.count == best.count && indices.lexicographicallyPrecedes(best)
        {
          best = indices
        }
      }
      #expect(Reordering.longestIncreasing(values) == best, "\(values)")
    }
  }

  @Test("A change of rows has the fewest moves among the movable rows, and can be replayed")
  func changeOfRows() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<600 {
      // Rows below 100 stay in order. Up to five other rows are at random indices.
      let fixed = (0..<Int.random(in: 0...5, using: &random)).map { RowKey(rawValue: UInt64($0)) }
      let loose = (0..<Int.random(in: 0...5, using: &random)).map { RowKey(rawValue: UInt64(100 + $0)) }
      let order = {
        var rows = fixed.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        for row in loose where Int.random(in: 0..<6, using: &random) > 0 {
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
        return rows
      }
      let (old, new) = (order(), order())
      let kept = new.indices.compactMap { index in
        old.firstIndex(of: new[index]).map { ListDifference.IndexPair(old: $0, new: index) }
      }
      let changes = ChangeSet(
        deletions: old.indices.filter { !new.contains(old[$0]) },
        insertions: new.indices.filter { !old.contains(new[$0]) },
        movable: kept.filter { new[$0.new].rawValue >= 100 },
        modified: kept.filter { new[$0.new].rawValue % 2 == 0 }.map { ($0.old, $0.new, ["value"]) })
      #expect(ChangeSetReplay(changes).problems(from: old, to: new) == [])
      let fewest = Self.fewestMovers(old, new) { $0.rawValue >= 100 }
      #expect(changes.moves.map(\.old).sorted() == fewest, "\(old.map(\.rawValue)) \(new.map(\.rawValue))")
      let moved = Set(changes.moves.map(\.new))
      #expect(
        changes.modifications.map(\.new)
          == new.indices.filter {
            new[$0].rawValue % 2 == 0 && old.contains(new[$0]) && !moved.contains($0)
          })
    }
  }

  /// Returns a smallest set of movers without which the remaining rows are in the same order. If there are several, it is the
  /// one whose remaining movable rows have the smallest old indices.
  private static func fewestMovers(_ old: [RowKey], _ new: [RowKey], _ mayMove: (RowKey) -> Bool) -> [Int] {
    let kept = old.filter(new.contains)
    let movable = kept.filter(mayMove)
    var best: (stay: [Int], movers: [Int])?
    for mask in 0..<(1 << movable.count) {
      let moving = Set(movable.indices.filter { mask & (1 << $0) != 0 }.map { movable[$0] })
      guard kept.filter({ !moving.contains($0) }) == new.filter({ old.contains($0) && !moving.contains($0) })
      else { continue }
      let stay = old.indices.filter { movable.contains(old[$0]) && !moving.contains(old[$0]) }
      let movers = old.indices.filter { moving.contains(old[$0]) }
      if best.map({
        stay.count > $0.stay.count || stay.count == $0.stay.count && stay.lexicographicallyPrecedes($0.stay)
      }) ?? true {
        best = (stay, movers)
      }
    }
    return best?.movers ?? []
  }

  @Test("A row that is deleted and added again with its key has no elements and no links")
  func addedAgain() {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable(
      "Thing",
      [
        ColumnDefinition(name: "next", type: .link, isOptional: true, target: "Thing"),
        ColumnDefinition(name: "tags", type: .string, kind: .list),
      ])
    let rows = (0..<2).map { _ in transaction.insertRow(table) }
    let (link, list) = (
      CellAddress(table: table, row: rows[1], column: ColumnID(0)),
      CellAddress(table: table, row: rows[1], column: ColumnID(1))
    )
    transaction.setValue(.link(rows[0].rawValue), at: link)
    transaction.insert(.string("red"), at: 0, in: list)
    transaction.removeRow(rows[1], from: table)
    #expect(transaction.insertRow(table, rows[1]) == rows[1])
    transaction.updateEntries()
    #expect(transaction.list(at: list).count == 0)
    #expect(transaction.tables[0].value(ColumnID(0), of: rows[1]) == .null)
    #expect(transaction.tables[0].origins(of: rows[0], through: ColumnID(0)) == [])
    transaction.current.checkInvariants()
  }
}

extension Int: SequenceElement {}

private struct IntegerCoding: SequenceCoding {
  var placeholder: Int { 0 }

  func mayPrecede(_ number: Int, _ next: Int) -> Bool { true }

  func encode(_ number: Int, into writer: inout ByteWriter) { writer.signed(Int64(number)) }

  func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> Int { Int(try reader.signed()) }
}
