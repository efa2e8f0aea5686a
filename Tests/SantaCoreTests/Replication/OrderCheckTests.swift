import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// A server accepts exactly the changes that replicas can read.
struct OrderCheckTests {
  private static let author = ReplicaNumber(rawValue: 7)

  /// Returns the changes of a random replica, each with its ID.
  private static func changes(seed: UInt64) throws -> [[UInt8]] {
    var (state, generator) = (try ReplicaState(), SeededGenerator(seed: seed))
    for _ in 0..<12 {
      var random = RandomTransaction(state.shown, generator)
      let next = random.run()
      generator = random.generator
      if let next { try state.commit(next, .init(isCounter: random.increments.contains)) }
    }
    return state.pending.enumerated().map { $1.encoded(as: author, id: UInt64($0)) }
  }

  @Test(
    "Changed bytes count as a change if replicas read one in them", arguments: RandomRun.seeds(3, fresh: 2))
  func changed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var counts = [true: 0, false: 0]
    for change in try Self.changes(seed: seed) {
      #expect(OrderCheck.problem(alone: change) == nil)
      for _ in 0..<60 {
        var bytes = change
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) {
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
        }
        if bytes.first == 2 || bytes.isEmpty { continue }
        var reader = ChangeReader(home: Self.author)
        let isRead = (try? reader.read(bytes)) != nil
        #expect((OrderCheck.problem(alone: bytes) == nil) == isRead, "seed \(seed)")
        counts[isRead, default: 0] += 1
      }
    }
    #expect(counts.values.allSatisfy { $0 > 0 }, "seed \(seed)")
  }

  @Test("An order that was checked never stops a reader", arguments: RandomRun.seeds(4, fresh: 2))
  func orders(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let changes = try Self.changes(seed: seed)
    var candidates: [[UInt8]] = []
    for change in changes {
      var bytes = change
      if Bool.random(using: &generator) { bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= 0x40 }
      candidates += PartialChanges.parts(of: bytes, limit: Int.random(in: 5...60, using: &generator))
    }
    // A summary that contains parts of an unfinished change.
    var beginning = ChangeReader(home: Self.author)
    for part in candidates.prefix(candidates.count / 2) { _ = try? beginning.read(part) }
    candidates.insert(beginning.copy(LogicalChange().encoded(as: .own)), at: candidates.count / 3)
    for _ in 0..<candidates.count / 4 {
      candidates.swapAt(
        .random(in: candidates.indices, using: &generator), .random(in: candidates.indices, using: &generator)
      )
    }
    candidates.append(Array("hello".utf8))
    var (check, reader) = (OrderCheck(), ChangeReader(home: Self.author))
    var (takenCount, refusedCount) = (0, 0)
    for bytes in candidates {
      let before = (check, reader)
      if check.problem(of: bytes) != nil {
        // A refused change has no effect on the order.
        (check, reader) = before
        refusedCount += 1
        continue
      }
      takenCount += 1
      #expect(throws: Never.self, "seed \(seed)") { _ = try reader.read(bytes) }
      // A check that begins with a copy has the same information.
      if takenCount.isMultiple(of: 7) {
        let copy = reader.copy(LogicalChange().encoded(as: .own))
        var fresh = OrderCheck()
        var length = 1
        while !fresh.begin(behind: Array(copy.prefix(length))), length < copy.count { length += 1 }
        check = fresh
      }
    }
    #expect(takenCount > 0 && refusedCount > 0, "seed \(seed)")
  }

  @Test("The replacement of an unreadable change has no effect, and leaves no parts")
  func replacements() throws {
    let bad: [UInt8] = Array("hello".utf8)
    let parts = PartialChanges.parts(of: bad, limit: 2)
    for (changes, index) in [([bad], 0), (parts, 2)] {
      var check = OrderCheck()
      var reader = ChangeReader(home: Self.author)
      for change in changes[..<index] {
        #expect(check.problem(of: change) == nil)
        _ = try reader.read(change)
      }
      var other = check
      #expect(other.problem(of: changes[index]) != nil)
      let replacement = OrderCheck.replacement(of: changes[index])
      #expect(check.problem(of: replacement) == nil)
      let read = try reader.read(replacement)
      #expect(read == nil || read == LogicalChange())
      #expect(reader.copy([7]) == [7])
    }
    #expect(
      !OrderCheck.isLastPart(parts[0]) && OrderCheck.isLastPart(parts[2]) && !OrderCheck.isLastPart(bad))
    #expect(OrderCheck.hasParts(parts[0]) && !OrderCheck.hasParts(bad))
  }
}
