import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas whose directories were copied, so that both copies continue.
struct CopiedReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part
  private typealias Tally = ReplicaDirectory.Tally

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  @Test(
    "Copies of a replica's directory go on as different replicas, and nothing is lost or there twice",
    arguments: RandomRun.seeds(6, fresh: 4))
  func copiedDirectory(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = ReplicaOrder()
    let partByteCount = seed.isMultiple(of: 2) ? 60 : 100_000
    var stores: [String: Store] = [:]
    var replicas: [String: Replica] = [:]
    func start(_ name: String) throws {
      let store = try directory.open(name)
      let replica = try #require(try Replica.open(store.configuration, partByteCount: partByteCount))
      (stores[name], replicas[name]) = (store, replica)
      try order.join(replica)
    }
    var names = ["a\(seed)", "z\(seed)"]
    for name in names { try start(name) }
    var (added, notes) = (0, [String]())
    func step(_ name: String) throws {
      let action = Int.random(in: 0..<10, using: &generator)
      if action == 5 {
        // A recorded change counts once if one of the two copies sends it under their common number and no third replica has
        // the number.
        let numbers = replicas.values.map { $0.membership?.replica }
        let isAlone = numbers.count { $0 == replicas[name]?.membership?.replica } == 1
        guard names.count < 5, isAlone else { return }
        // Changes that are recorded before the copy is made count once.
        try replicas[name]?.collect()
        (stores[name], replicas[name]) = (nil, nil)
        let copy = "\(name)-\(names.count)"
        try directory.copy(name, to: copy)
        names.append(copy)
        try start(name)
        return try start(copy)
      }
      let (store, replica) = (try #require(stores[name]), try #require(replicas[name]))
      switch action {
      case 0..<2: try store.changeGift(using: &generator)
      case 2..<4:
        // These objects are never removed.
        try store.write {
          let part = Part(1_000 + added)
          store.add(part)
          let gift = store.gift(99) ?? Gift(99)
          store.add(gift)
          gift.parts.append(part)
          notes.append("\(added)")
          gift.notes.append("\(added)")
          gift.count += 1
        }
        added += 1
      case 4: try replica.collect()
      case 6 where Int.random(in: 0..<3, using: &generator) == 0:
        try order.compact(Int.random(in: 0...order.changes.count, using: &generator))
      case 6..<8:
        try order.restartIfNeeded(replica)
        try order.exchange(replica, sends: false)
      default:
        try order.restartIfNeeded(replica)
        try order.exchange(replica)
      }
    }
    for _ in 0..<RandomRun.size(200, plain: 60) {
      try step(try #require(names.randomElement(using: &generator)))
    }
    for _ in 0..<3 {
      for name in names {
        let replica = try #require(replicas[name])
        try order.restartIfNeeded(replica)
        try order.exchange(replica)
      }
    }
    // The replicas have the same contents after they are opened again.
    for name in names {
      (stores[name], replicas[name]) = (nil, nil)
      try start(name)
      #expect(replicas[name]?.pendingCount == 0, "\(name)")
    }
    let expected = try #require(stores[names[0]]).giftsAndParts
    for name in names {
      let store = try #require(stores[name])
      #expect(store.giftsAndParts == expected, "\(name)")
      let kept = store.objects(Part.self).map(\.size).filter { $0 >= 1_000 }.sorted()
      #expect(kept == Array(1_000..<(1_000 + added)), "\(name)")
      let gift = store.gift(99)
      #expect(gift.map { Array($0.notes).sorted() } ?? [] == notes.sorted(), "\(name)")
      #expect(gift.map { Array($0.parts.map(\.size)).sorted() } ?? [] == kept, "\(name)")
    }
    let digests = try names.map { name in
      let replica = try #require(replicas[name])
      return try replica.digest(of: replica.downloaded)
    }
    #expect(Set(digests).count == 1)
    let positions = try names.map { try #require(replicas[$0]).position }
    #expect(Set(positions).count == 1)
  }

  @Test("A directory of a backup goes on as another replica, and has what the former one did since")
  func restoredDirectory() throws {
    let order = ReplicaOrder()
    do {
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      try store.write { store.add(Part(1)) }
      try order.exchange(replica)
    }
    try directory.copy("a", to: "backup")
    do {
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try store.write { store.add(Part(2)) }
      try order.exchange(replica)
    }
    let store = try directory.open("backup")
    let replica = try #require(try Replica.open(store.configuration))
    #expect(replica.isCopy)
    var counts: [[Int]] = []
    let token = store.objects(Part.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        counts.append([deletions.count, insertions.count, modifications.count])
      }
    }
    store.refresh()
    let part = try #require(store.objects(Part.self).first)
    try store.write { store.add(Part(3)) }
    try order.exchange(replica)
    #expect(replica.membership?.replica == 2)
    store.refresh()
    // The live object is still the same, and unchanged.
    #expect(counts == [[0, 2, 0]])
    #expect(part.size == 1)
    withExtendedLifetime(token) {}
    #expect(store.objects(Part.self).map(\.size).sorted() == [1, 2, 3])
  }

  @Test(
    "Commits of a copied directory count, even if they were not recorded before it was found to be a copy",
    arguments: [false, true])
  func unnotedCommitsOfACopy(isCompacted: Bool) throws {
    let order = ReplicaOrder()
    do {
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      try store.write { store.add(Gift(1)) }
      try order.exchange(replica)
    }
    try directory.copy("a", to: "b")
    let (first, second) = (try directory.open("a"), try directory.open("b"))
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    for id in 2...4 {
      try first.write { first.add(Gift(id)) }
      try order.exchange(a)
    }
    if isCompacted { try order.compact(4) }
    var changeCounts: [Int] = []
    let token = second.objects(Gift.self).observe { change in
      if case .update(_, let deletions, let insertions, _) = change {
        changeCounts.append(deletions.count + insertions.count)
      }
    }
    second.refresh()
    try second.write { second.add(Gift(5)) }
    try order.exchange(b, sends: false)
    #expect(b.membership?.replica == 2)
    #expect(b.pendingCount == 1)
    second.refresh()
    #expect(second.objects(Gift.self).map(\.id).sorted() == [1, 2, 3, 4, 5])
    // One notification contains both: the replica's own object, and the three objects of the other copy.
    #expect(changeCounts == [4])
    withExtendedLifetime(token) {}
    for replica in [b, a] { try order.exchange(replica) }
    first.refresh()
    #expect(first.giftsAndParts == second.giftsAndParts)
  }

  @Test("What both copies of a directory add to a counter adds up")
  func countersOfACopy() throws {
    let order = ReplicaOrder()
    do {
      let (store, replica) = try directory.open("a", Tally.self)
      try order.join(replica)
      try store.write { store.create(Tally.self, value: ["id": 1]) }
      try order.exchange(replica)
      // This change is recorded before the directory is copied, so it counts once.
      try store.write { store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes += 10 }
      try replica.collect()
    }
    try directory.copy("a", to: "b")
    let all = try ["a", "b"].map { try directory.open($0, Tally.self) }
    for (store, replica) in all {
      try store.write { store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes += 1 }
      try replica.collect()
    }
    for _ in 0..<2 { for (_, replica) in all { try order.exchange(replica) } }
    for (store, replica) in all {
      store.refresh()
      #expect(store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes == 12)
      #expect(replica.pendingCount == 0)
    }
    #expect(all.map { $0.1.membership?.replica } == [1, 2])
  }
}
