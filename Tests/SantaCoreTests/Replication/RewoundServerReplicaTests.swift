import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas that send changes back that a server lost when it went back to a backup.
struct RewoundServerReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  /// Changes that a replica sends back from a copy set the values of counters, so counters add up only without compaction.
  @Test(
    "A server that is restored from a backup gets back what it lost", arguments: RandomRun.seeds(4, fresh: 1),
    [false, true])
  func rewinding(seed: UInt64, isCompacted: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    let order = ReplicaOrder()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    let stores = try names.map { try directory.open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration, partByteCount: 60)) }
    for replica in replicas { try order.join(replica) }
    try stores[0].write { stores[0].add(Gift(100)) }
    try order.upload(replicas[0])
    for replica in replicas { try order.download(replica) }
    var (added, likes) = (0, 0)
    func synchronise() throws {
      for replica in replicas {
        try order.restartIfNeeded(replica)
        try order.download(replica)
        try order.upload(replica)
      }
      for replica in replicas { try order.download(replica) }
    }
    for _ in 0..<RandomRun.size(300, plain: 60) {
      let index = Int.random(in: names.indices, using: &generator)
      let replica = replicas[index]
      switch Int.random(in: 0..<14, using: &generator) {
      case 0..<4: try stores[index].changeGift(using: &generator)
      case 4:
        // These objects are never removed.
        try stores[index].write { stores[index].add(Part(1_000 + added)) }
        added += 1
      case 5:
        stores[index].refresh()
        try stores[index].write { stores[index].gift(100)?.likes += 1 }
        likes += 1
      case 6..<9:
        try order.restartIfNeeded(replica)
        try order.upload(replica, atMost: Int.random(in: 1...3, using: &generator))
      case 9..<12:
        try order.restartIfNeeded(replica)
        try order.download(replica, atMost: Int.random(in: 1...4, using: &generator))
      case 12:
        if isCompacted {
          try order.compact(Int.random(in: 0...order.changes.count, using: &generator))
        }
      default: order.lose(Int.random(in: 0...min(4, order.changes.count), using: &generator))
      }
    }
    try synchronise()
    try synchronise()
    for store in stores { store.refresh() }
    let expected = stores[0].giftsAndParts
    for (store, replica) in zip(stores, replicas) {
      #expect(replica.pendingCount == 0, "seed \(seed)")
      #expect(store.giftsAndParts == expected, "seed \(seed)")
      if !isCompacted {
        #expect(store.gift(100)?.likes == likes, "seed \(seed)")
      }
      let kept = store.objects(Part.self).map(\.size).filter { $0 >= 1_000 }.sorted()
      #expect(kept == Array(1_000..<(1_000 + added)), "seed \(seed)")
    }
  }

  @Test(
    "A replica that has only a copy of what a server lost gives back changed values, deletions and counts",
    arguments: [60, 1 << 20])
  func sendingACopyBack(partByteCount: Int) throws {
    let order = ReplicaOrder()
    let stores = try ["a", "b", "c"].map { try directory.open($0) }
    let replicas = try stores.map {
      try #require(try Replica.open($0.configuration, partByteCount: partByteCount))
    }
    func write(_ index: Int, _ body: (Store) -> Void) throws {
      try send(stores[index], replicas[index], to: order, body)
    }
    try write(0) { store in
      for key in 1...4 { store.add(Gift(key)) }
      store.gift(3)?.parts.append(contentsOf: [Part(1), Part(2)])
      store.gift(4)?.notes.append("first")
    }
    try order.join(replicas[2])
    try order.download(replicas[2])
    stores[2].refresh()
    let backup = order.changes.count
    try write(0) { store in
      store.gift(1)?.likes += 2
      store.gift(1)?.name = "changed"
      if let gift = store.gift(2) { store.delete(gift) }
      store.gift(3)?.parts.remove(at: 0)
      store.gift(4)?.notes.insert("second", at: 0)
      store.add(Gift(5))
    }
    try order.compact(order.changes.count)
    try order.join(replicas[1])
    try order.download(replicas[1])
    stores[1].refresh()
    try write(1) { $0.gift(1)?.likes += 1 }
    // The server loses the changes after the backup, and another replica continues to work with it.
    order.lose(order.changes.count - backup)
    try write(2) { store in
      store.gift(1)?.likes += 10
      store.gift(3)?.name = "later"
      store.gift(4)?.notes.append("third")
    }
    // The second replica returns, whose changes are only left in the copy. Then the first replica returns, which has all
    // changes.
    for index in [1, 0, 1] {
      try order.restartIfNeeded(replicas[index])
      try order.download(replicas[index])
      try order.upload(replicas[index])
      for replica in replicas[1...] { try order.download(replica) }
      for store in stores { store.refresh() }
      for store in stores[1...] {
        #expect(store.gift(1)?.likes == 13)
        #expect(store.gift(1)?.name == "changed")
        #expect(store.gift(3)?.name == "later")
        #expect(store.gift(3)?.parts.map(\.size) == [2])
        #expect(store.gift(4).map { Array($0.notes) } == ["second", "first", "third"])
        #expect(store.objects(Gift.self).map(\.id).sorted() == [1, 3, 4, 5])
        #expect(store.giftsAndParts == stores[2].giftsAndParts)
      }
    }
    try order.download(replicas[0])
    stores[0].refresh()
    #expect(stores[0].giftsAndParts == stores[2].giftsAndParts)
    #expect(replicas.allSatisfy { $0.pendingCount == 0 })
    // The server goes back again. The third replica, which is not a copy, has received the second replica's changes from the
    // order.
    order.lose(order.changes.count - backup)
    for index in [2, 0, 1] {
      try order.restartIfNeeded(replicas[index])
      try order.download(replicas[index])
      try order.upload(replicas[index])
    }
    let expected = stores[2].giftsAndParts
    for (store, replica) in zip(stores, replicas) {
      try order.download(replica)
      store.refresh()
      #expect(store.giftsAndParts == expected)
    }
  }

  @Test("What a copy has of a change that was not whole yet is sent back, too")
  func sendingPartsBack() throws {
    let order = ReplicaOrder()
    let (first, second) = (try directory.open("a"), try directory.open("b"))
    let a = try #require(try Replica.open(first.configuration, partByteCount: 60))
    try order.join(a)
    try first.write { first.add(Gift(1)) }
    try order.upload(a)
    let backup = order.changes.count
    try first.write {
      for key in 2...20 { first.add(Gift(key)) }
    }
    try order.upload(a, atMost: 1)
    #expect(order.changes.count == backup + 1)
    try order.compact(order.changes.count)
    let b = try #require(try Replica.open(second.configuration, partByteCount: 60))
    try order.join(b)
    try order.download(b)
    try order.upload(a)
    #expect(order.changes.count > backup + 2)
    try order.download(b)
    second.refresh()
    #expect(second.objects(Gift.self).count == 20)
    order.lose(order.changes.count - backup)
    try order.download(b)
    try order.upload(b)
    try order.download(b)
    second.refresh()
    #expect(second.objects(Gift.self).count == 20)
    #expect(b.pendingCount == 0)
  }

  @Test("Of two copies of a directory, one sends back what a server lost, and nothing is there twice")
  func copiesSendingBack() throws {
    let order = ReplicaOrder()
    let first = try directory.open("a")
    let a = try #require(try Replica.open(first.configuration))
    try order.join(a)
    try first.write { first.add(Part(1)) }
    try order.upload(a)
    let backup = order.changes.count
    try first.write { first.add(Part(2)) }
    try first.write { first.add(Part(3)) }
    try order.upload(a)
    try order.compact(order.changes.count)
    do {
      let store = try directory.open("b")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      try order.download(replica)
    }
    try directory.copy("b", to: "c")
    let stores = try ["b", "c"].map { try directory.open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration)) }
    order.lose(order.changes.count - backup)
    for replica in replicas { try order.restartIfNeeded(replica) }
    // The pending changes are the declarations of the classes, and the summary.
    #expect(replicas.map(\.pendingCount) == [2, 2])
    for replica in replicas + replicas { try order.exchange(replica) }
    #expect(Set(replicas.compactMap { $0.membership?.replica }).count == 2)
    for (store, replica) in zip(stores, replicas) {
      store.refresh()
      #expect(store.objects(Part.self).map(\.size).sorted() == [1, 2, 3])
      #expect(replica.pendingCount == 0)
    }
  }

  @Test(
    "A copy that is sent back adds objects where the order has a copy of other changes, and leaves the others alone"
  )
  func sendingACopyBackBesideAnother() throws {
    let order = ReplicaOrder()
    let stores = try ["a", "b", "c"].map { try directory.open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration)) }
    func write(_ index: Int, _ body: (Store) -> Void) throws {
      try send(stores[index], replicas[index], to: order, body)
    }
    try write(0) { store in
      store.add(Gift(1))
      store.add(Gift(2))
    }
    try order.join(replicas[2])
    try order.download(replicas[2])
    stores[2].refresh()
    let backup = order.changes.count
    try write(0) { store in
      store.gift(1)?.name = "lost"
      store.gift(1)?.partner = store.gift(1)
      store.gift(1)?.notes.append("lost")
      let new = Gift(3)
      new.name = "new"
      store.add(new)
      new.partner = store.gift(2)
    }
    try order.compact(order.changes.count)
    try order.join(replicas[1])
    try order.download(replicas[1])
    order.lose(order.changes.count - backup)
    try write(2) { store in
      store.gift(1)?.name = "later"
      store.gift(1)?.partner = store.gift(2)
    }
    try order.compact(order.changes.count)
    for replica in replicas[1...] + replicas[1...] {
      try order.restartIfNeeded(replica)
      try order.download(replica)
      try order.upload(replica)
    }
    for store in stores[1...] { store.refresh() }
    for store in stores[1...] {
      #expect(store.gift(1)?.name == "later")
      #expect(store.gift(1)?.partner?.id == 2)
      #expect(store.gift(1).map { Array($0.notes) } == ["lost"])
      #expect(store.gift(3)?.name == "new")
      #expect(store.gift(3)?.partner?.id == 2)
      #expect(store.giftsAndParts == stores[2].giftsAndParts)
    }
  }

  /// Writes to a store, and sends the changes.
  private func send(
    _ store: Store, _ replica: Replica, to order: ReplicaOrder, _ body: (Store) -> Void
  ) throws {
    try store.write { body(store) }
    try order.join(replica)
    try order.upload(replica)
  }
}
