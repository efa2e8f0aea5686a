import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Small structures that look up many changes at once.
struct PositionTableTests {
  @Test("Positions are found whether they are close together or far apart", arguments: [1, 2, 3] as [UInt64])
  func positions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spread in [1, 3, 200, 1 << 40] as [UInt64] {
      for count in [0, 1, 2, 70, 900] {
        let start = UInt64.random(in: 0..<1_000, using: &random)
        let all = (0..<UInt64(count)).map { number in
          SourcePosition(rawValue: start + number * spread + UInt64.random(in: 0..<spread, using: &random))
        }
        let wanted = all.filter { _ in Bool.random(using: &random) }
        let table = PositionTable(wanted)
        for (number, position) in wanted.enumerated() { #expect(table.number(of: position) == number) }
        let outside = all.map(\.rawValue) + [0, .max, start + UInt64(count) * spread + 64]
        for position in outside.map(SourcePosition.init(rawValue:)) where !wanted.contains(position) {
          #expect(table.number(of: position) == nil)
        }
        let order = all.shuffled(using: &random)
        var (found, others): ([SourcePosition: Int], [SourcePosition]) = ([:], [])
        table.forEach(in: SequenceTree(order, version: .zero), others: { others.append($0) }) {
          number, rank in
          found[wanted[number]] = rank
        }
        #expect(others == order.filter { !wanted.contains($0) })
        #expect(wanted.allSatisfy { found[$0] == order.firstIndex(of: $0) } && found.count == wanted.count)
      }
    }
  }

  @Test("Names are found by their row, in whatever order they were added")
  func names() {
    var (ordered, shuffled) = (PropertyNames(), PropertyNames())
    let names = (0..<50).map { ($0 * 3, $0.isMultiple(of: 2) ? ["a", "b"] : ["c\($0 % 5)"]) }
    for (index, list) in names { ordered.insert(list, at: index) }
    for (index, list) in names.reversed() { shuffled.insert(list, at: index) }
    #expect(ordered == shuffled && !ordered.isEmpty)
    #expect(names.allSatisfy { ordered[$0] == $1 } && ordered[1] == nil && ordered[150] == nil)
    shuffled.insert(["d"], at: 1)
    #expect(ordered != shuffled && ordered.map { $0 + ["e"] }[3] == ["c1", "e"])
  }
}
