import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

struct ChangeIDsTests {
  private static func copy(_ ids: ChangeIDs, into copy: ChangeIDs = ChangeIDs()) throws -> ChangeIDs {
    var writer = ByteWriter()
    ids.encode(into: &writer)
    var (reader, copy) = (ByteReader(writer.bytes), copy)
    try copy.insert(from: &reader)
    #expect(reader.isAtEnd)
    return copy
  }

  @Test("IDs are those of a set, also in a copy", arguments: RandomRun.seeds(4, fresh: 1))
  func model(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (ids, others) = (ChangeIDs(), ChangeIDs())
    var (set, otherSet): (Set<UInt64>, Set<UInt64>) = ([], [])
    // A small range of IDs around 0 and the largest ID, so that IDs adjoin and repeat.
    let candidates = (0...60 as ClosedRange<UInt64>).map { $0 &- 30 }
    for _ in 0..<400 {
      let (rest, restSet) = (ids.subtracting(others), set.subtracting(otherSet))
      for id in candidates { #expect(rest.contains(id) == restSet.contains(id), "seed \(seed)") }
      #expect(ids.contains(allOf: rest) && rest.isEmpty == restSet.isEmpty, "seed \(seed)")
      guard let id = candidates.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<5:
        let isNew = ids.insert(id)
        #expect(isNew == set.insert(id).inserted, "seed \(seed)")
      case 5:
        let isNew = others.insert(id)
        #expect(isNew == otherSet.insert(id).inserted, "seed \(seed)")
      case 6:
        ids = try Self.copy(ids)
      case 7 where Bool.random(using: &generator):
        ids.insert(contentsOf: others)
        set.formUnion(otherSet)
      default:
        if set.count > 50 { (ids, set) = (ChangeIDs(), []) }
        ids = try Self.copy(others, into: ids)
        set.formUnion(otherSet)
        (others, otherSet) = (ChangeIDs(), [])
      }
      for id in candidates { #expect(ids.contains(id) == set.contains(id), "seed \(seed)") }
      #expect(ids.isEmpty == set.isEmpty)
    }
  }

  @Test("Of too many runs, the one that was continued longest ago is forgotten, also behind a copy")
  func limit() throws {
    var ids = ChangeIDs()
    let first = (0..<ChangeIDs.maximumRunCount).map { UInt64($0) * 10 }
    for id in first + [1] { _ = ids.insert(id) }
    for _ in 0..<2 {
      // The run of 0 and 1 was continued, so the run of 10 is the oldest.
      #expect(first.allSatisfy(ids.contains))
      var next = ids
      _ = next.insert(5)
      #expect(next.contains(0) && !next.contains(10) && next.contains(20) && next.contains(5))
      ids = try Self.copy(ids)
    }
  }

  @Test("IDs that are cut, or too large, are an error")
  func malformed() throws {
    var ids = ChangeIDs()
    for id in [1, 2, 3, 500, 501] as [UInt64] { _ = ids.insert(id) }
    var writer = ByteWriter()
    ids.encode(into: &writer)
    for count in 0..<writer.bytes.count {
      var reader = ByteReader(Array(writer.bytes.prefix(count)))
      #expect(throws: ByteReader.Malformed.self) { try ids.insert(from: &reader) }
    }
    var large = ByteWriter()
    large.count(1)
    large.fixed(UInt64.max)
    large.count(1)
    var reader = ByteReader(large.bytes)
    #expect(throws: ByteReader.Malformed.self) { try ids.insert(from: &reader) }
    // A single run must not contain the IDs of all future changes, and too many runs would take a long time.
    for (runs, length) in [(1, 1 << 40), (1, UInt64.max), (ChangeIDs.maximumRunCount + 1, 0)]
      as [(Int, UInt64)]
    {
      var forged = ByteWriter()
      forged.count(runs)
      for run in 0..<runs {
        forged.fixed(UInt64(run) * 2)
        forged.unsigned(length)
      }
      var reader = ByteReader(forged.bytes)
      #expect(throws: ByteReader.Malformed.self) { try ids.insert(from: &reader) }
    }
  }
}
