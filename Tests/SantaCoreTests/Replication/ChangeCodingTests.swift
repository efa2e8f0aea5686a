import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// The encoding of changes, including bytes that no replica has written.
struct ChangeCodingTests {
  private static let home = ReplicaNumber(rawValue: 7)

  /// Returns the changes of a random replica.
  private static func changes(seed: UInt64) throws -> [LogicalChange] {
    var (state, generator) = (try ReplicaState(), SeededGenerator(seed: seed))
    for _ in 0..<30 {
      var random = RandomTransaction(state.shown, generator)
      let next = random.run()
      generator = random.generator
      if let next { try state.commit(next, .init(isCounter: random.increments.contains)) }
    }
    return state.pending
  }

  @Test("A change is the same after it was sent", arguments: RandomRun.seeds(3))
  func roundTrip(seed: UInt64) throws {
    let changes = try Self.changes(seed: seed)
    #expect(changes.count > 10)
    for change in changes {
      #expect(try LogicalChange(change.encoded(as: Self.home), home: Self.home) == change, "seed \(seed)")
    }
  }

  @Test("The same change of two copies of a directory has another ID, and is the same")
  func ids() throws {
    for change in try Self.changes(seed: 3) {
      let bytes = (0...1).map { change.encoded(as: Self.home, id: $0) }
      #expect(try LogicalChange.id(of: bytes[1]) == 1)
      #expect(bytes[0] != bytes[1])
      for bytes in bytes { #expect(try LogicalChange(bytes, home: Self.home) == change) }
      for count in 1...7 {
        #expect(throws: ByteReader.Malformed.self) {
          try LogicalChange(Array(bytes[0].dropLast(count)), home: Self.home)
        }
      }
    }
  }

  @Test("To another replica, the identities are the author's")
  func identities() throws {
    let changes = try Self.changes(seed: 1)
    for change in changes {
      let bytes = change.encoded(as: Self.home)
      let other = try LogicalChange(bytes, home: ReplicaNumber(rawValue: 8))
      // Encoding the change again there gives the same bytes: the author's number was not confused with the other replica's
      // own.
      #expect(other.encoded(as: ReplicaNumber(rawValue: 8)) == bytes)
    }
  }

  @Test("A change that is cut is an error")
  func cut() throws {
    for change in try Self.changes(seed: 2).prefix(4) {
      let bytes = change.encoded(as: Self.home)
      for count in 0..<bytes.count {
        #expect(throws: ByteReader.Malformed.self) {
          try LogicalChange(Array(bytes.prefix(count)), home: Self.home)
        }
      }
      #expect(throws: ByteReader.Malformed.self) { try LogicalChange(bytes + [0], home: Self.home) }
    }
  }

  /// Any bytes are either an error, or a change that both replicas and the oracle apply alike.
  @Test(
    "Changed bytes never stop a replica, and never let two of them differ",
    arguments: RandomRun.seeds(4, fresh: 1))
  func hostile(seed: UInt64) throws {
    let changes = try Self.changes(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var replicas = [try ReplicaState(), try ReplicaState()]
    var oracle = Oracle()
    let numbers = [Self.home, ReplicaNumber(rawValue: 8)]
    for change in changes {
      var bytes = change.encoded(as: Self.home)
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let decoded = try? LogicalChange(bytes, home: ReplicaNumber(rawValue: 9_999)) else { continue }
      oracle.apply(decoded)
      for index in replicas.indices {
        let change = try LogicalChange(bytes, home: numbers[index])
        _ = try replicas[index].receive([.init(change: change, isOwn: false)])
        let contents = Oracle(replicas[index].downloaded, replicas[index].schema, home: numbers[index])
        #expect(contents.difference(from: oracle.normalised) == nil, "seed \(seed), replica \(index)")
        replicas[index].shown.checkInvariants()
      }
    }
  }
}
