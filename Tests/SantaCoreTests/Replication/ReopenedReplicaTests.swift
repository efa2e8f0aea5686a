import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas that are closed and opened again.
struct ReopenedReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  /// Opens a replica that was just closed. A process that another test is starting has its lock file, too, until it runs its
  /// program.
  private func reopen(_ store: Store) throws -> Replica {
    for _ in 0..<10_000 {
      if let replica = try Replica.open(store.configuration, partByteCount: 60) { return replica }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return try #require(nil, "The replica is still open.")
  }

  @Test(
    "Replicas that are closed and opened again converge, also from copies",
    arguments: RandomRun.seeds(4, fresh: 1))
  func reopening(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = ReplicaOrder()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    var stores: [Store?] = []
    var replicas: [Replica?] = []
    for name in names {
      let store = try directory.open(name)
      stores.append(store)
      replicas.append(try Replica.open(store.configuration, partByteCount: 60))
    }
    for step in 0..<RandomRun.size(300, plain: 80) {
      let index = Int.random(in: names.indices, using: &generator)
      let action = Int.random(in: 0..<10, using: &generator)
      if action == 8 { try order.compact(Int.random(in: 0...order.changes.count, using: &generator)) }
      if action == 9 {
        stores[index]?.refresh()
        let before = try #require(stores[index]).giftsAndParts
        (stores[index], replicas[index]) = (nil, nil)
        let store = try directory.open(names[index])
        (stores[index], replicas[index]) = (store, try reopen(store))
        #expect(store.giftsAndParts == before, "seed \(seed), step \(step)")
      }
      let replica = try #require(replicas[index], "seed \(seed), step \(step)")
      switch action {
      case 0..<4: try #require(stores[index]).changeGift(using: &generator)
      case 4..<6:
        try order.join(replica)
        try order.upload(replica, atMost: Int.random(in: 1...3, using: &generator))
      case 6..<8:
        try order.join(replica)
        try order.download(replica, atMost: Int.random(in: 1...4, using: &generator))
      default: break
      }
    }
    let all = replicas.compactMap { $0 }
    for replica in all { try order.join(replica) }
    for replica in all {
      try order.download(replica)
      try order.upload(replica)
    }
    for replica in all { try order.download(replica) }
    let expected = try { () throws -> [String] in
      let store = try directory.open("fresh\(seed)")
      let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
      try order.join(replica)
      try order.download(replica)
      store.refresh()
      return store.giftsAndParts
    }()
    #expect(!expected.isEmpty)
    for (store, replica) in zip(stores, replicas) {
      store?.refresh()
      #expect(replica?.pendingCount == 0)
      #expect(try #require(store).giftsAndParts == expected, "seed \(seed)")
    }
  }

  @Test(
    "Nothing that was appended is lost when replicas are closed and opened",
    arguments: RandomRun.seeds(4, fresh: 2))
  func appending(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = ReplicaOrder()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    var stores: [Store?] = try names.map { try directory.open($0) }
    var replicas = try stores.map { try Replica.open(try #require($0).configuration, partByteCount: 60) }
    var counts = names.map { _ in 0 }
    for _ in 0..<RandomRun.size(300, plain: 80) {
      let index = Int.random(in: names.indices, using: &generator)
      let action = Int.random(in: 0..<11, using: &generator)
      if action == 10 { try order.compact(Int.random(in: 0...order.changes.count, using: &generator)) }
      if action == 8 || action == 9 {
        (stores[index], replicas[index]) = (nil, nil)
        let store = try directory.open(names[index])
        (stores[index], replicas[index]) = (store, try reopen(store))
      }
      let replica = try #require(replicas[index])
      switch action {
      case 0..<4:
        // All replicas create the same object and append to its list.
        let store = try #require(stores[index])
        counts[index] += 1
        try store.write {
          if store.gift(1) == nil { store.add(Gift(1)) }
          store.gift(1)?.notes.append("\(names[index]) \(counts[index])")
        }
        if Bool.random(using: &generator) { try replica.collect() }
      case 4..<6:
        try order.join(replica)
        try order.upload(replica, atMost: Int.random(in: 1...3, using: &generator))
      case 6..<8:
        try order.join(replica)
        try order.download(replica, atMost: Int.random(in: 1...4, using: &generator))
      default: break
      }
    }
    for replica in replicas.compactMap({ $0 }) {
      try order.join(replica)
      try order.upload(replica)
    }
    for (index, replica) in replicas.enumerated() {
      try order.download(try #require(replica))
      let store = try #require(stores[index])
      store.refresh()
      let notes = store.gift(1).map { Array($0.notes) } ?? []
      for (author, count) in zip(names, counts) {
        let own = notes.filter { $0.hasPrefix("\(author) ") }
        #expect(own == (0..<count).map { "\(author) \($0 + 1)" }, "\(names[index]), seed \(seed)")
      }
    }
  }

  @Test("A replica that is opened again finds the objects of others, and sends nothing")
  func openedAgain() throws {
    let order = ReplicaOrder()
    let first = try directory.open("a")
    let a = try #require(try Replica.open(first.configuration))
    try first.write {
      first.add(Gift(1))
      first.add(Part(7))
    }
    try order.join(a)
    try order.upload(a)
    do {
      let b = try #require(try Replica.open(try directory.open("b").configuration))
      try order.join(b)
      try order.download(b)
      try order.upload(b)
      try order.download(b)
      #expect(b.pendingCount == 0)
    }
    // Opening the store compares the declared classes with the stored schema, from which the columns of identities are hidden.
    let second = try directory.open("b")
    #expect(second.schema.types.first { $0.name == "Gift" }?.properties.map(\.name).contains("$id") == false)
    // `compact(droppingRemoved:)` removes properties that no class declares, but not the columns that identify objects.
    try second.compact(droppingRemoved: [Gift.self, Part.self])
    let b = try #require(try Replica.open(second.configuration))
    #expect(b.pendingCount == 0)
    try first.write { first.objects(Gift.self).first?.notes.append("one") }
    try first.write { first.objects(Part.self).first?.size = 8 }
    try order.upload(a)
    #expect(try order.download(b).isEmpty)
    second.refresh()
    #expect(second.objects(Gift.self).map { Array($0.notes) } == [["one"]])
    #expect(second.objects(Part.self).map(\.size) == [8])
  }

  private final class Seat: Object {
    @Persisted(unique: true) var number: Int
    @Persisted var guest: String = ""
  }

  /// The server's order begins with an object that the first replica deletes, so that this object has a row only while the
  /// replica applies the order. It is the row of an own object that isn't shown at that time.
  @Test("An own object that came back in another row stays there when the replica is opened again")
  func stayingInAnotherRow() throws {
    let order = ReplicaOrder()
    var (first, a) = try directory.open("a", Seat.self)
    let (second, b) = try directory.open("b", Seat.self)
    for replica in [a, b] { try order.join(replica) }
    /// Changes the second store. The changes of the first stay pending.
    func change(_ block: () throws -> Void) throws {
      try second.write(block)
      try order.exchange(b)
      try order.download(a)
      first.refresh()
    }
    func reopen() throws {
      (first, a) = (second, b)
      (first, a) = try directory.open("a", Seat.self)
    }
    func own() throws -> Seat { try #require(first.objects(Seat.self).filter { $0.guest == "own" }.first) }

    try first.write { first.create(Seat.self) { ($0.number, $0.guest) = (1, "own") } }
    let row = try own()._key
    try a.collect()
    try change { second.create(Seat.self) { $0.number = 1 } }
    try change { second.create(Seat.self) { $0.number = 2 } }
    #expect(first.objects(Seat.self).map(\.guest) == ["", ""])
    try first.write { first.delete(first.objects(Seat.self).filter { $0.number == 2 }) }
    try a.collect()
    try reopen()
    try change { second.delete(second.objects(Seat.self).filter { $0.number == 1 }) }
    let other = try own()._key
    #expect(other != row)
    try change { second.delete(second.objects(Seat.self)) }
    let count = a.pendingCount
    try reopen()
    #expect(try own()._key == other)
    try a.collect()
    #expect(a.pendingCount == count)
  }
}
