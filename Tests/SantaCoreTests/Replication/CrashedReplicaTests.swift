import Foundation
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas whose log and store don't match: the last commit is missing, or files are cut off, outdated or missing.
struct CrashedReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Tally = ReplicaDirectory.Tally

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  /// Creates a replica with one object of its own, which then receives another replica's object. The directory `before` is a
  /// copy from before the download, and `a` has the state after it.
  private func interrupted() throws -> ReplicaOrder {
    let order = ReplicaOrder()
    do {
      let (first, second) = (try directory.open("a"), try directory.open("b"))
      let a = try #require(try Replica.open(first.configuration))
      let b = try #require(try Replica.open(second.configuration))
      try order.join(a)
      try order.join(b)
      try second.write { second.add(Gift(2)) }
      try order.upload(b)
      try first.write { first.add(Gift(1)) }
      try order.upload(a)
      try directory.copy("a", to: "before")
      try order.download(a)
      try first.write { first.add(Gift(3)) }
    }
    return order
  }

  @Test("What was written to the replica's log before a commit that did not follow has no effect")
  func crashBeforeCommit() throws {
    let order = try interrupted()
    try directory.remove("before/replica")
    try directory.copy("a/replica", to: "before/replica")
    for _ in 0..<2 {
      let store = try directory.open("before")
      let replica = try #require(try Replica.open(store.configuration))
      #expect(store.giftsAndParts.map { $0.prefix(1) } == ["1"])
      #expect(replica.position.version == 0)
      // The pending changes are the schema and the object.
      #expect(replica.pendingCount == 2)
    }
    let store = try directory.open("before")
    let replica = try #require(try Replica.open(store.configuration))
    try order.download(replica)
    store.refresh()
    #expect(store.giftsAndParts.map { $0.prefix(1) } == ["1", "2"])
    #expect(replica.pendingCount == 0)
  }

  /// Creates a replica with objects of its own, which then restarts with a copy that has more objects. The directory `before`
  /// is a copy from before the restart, and `a` has the state after it.
  private func begunAnew() throws -> ReplicaOrder {
    let order = ReplicaOrder()
    let (first, second) = (try directory.open("a"), try directory.open("b"))
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    try order.join(a)
    try order.join(b)
    try first.write { first.add(Gift(1)) }
    try order.upload(a)
    for replica in [a, b] { try order.download(replica) }
    try second.write { second.add(Gift(2)) }
    try order.upload(b)
    try order.compact(order.changes.count)
    try first.write { first.add(Gift(3)) }
    try a.collect()
    try directory.copy("a", to: "before")
    try order.restartIfNeeded(a)
    first.refresh()
    #expect(first.giftsAndParts.map { $0.prefix(1) } == ["1", "2", "3"])
    return order
  }

  /// Checks the contents of all stores after opening a replica that may lack the commit of its restart.
  private func checkBeginning(_ name: String, _ order: ReplicaOrder, hasBegun: Bool) throws {
    let store = try directory.open(name)
    let expected: [Substring] = hasBegun ? ["1", "2", "3"] : ["1", "3"]
    #expect(store.giftsAndParts.map { $0.prefix(1) } == expected)
    // Another program writes before the replica is opened.
    try store.write { store.add(Gift(4)) }
    let replica = try #require(try Replica.open(store.configuration))
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.folder("\(name)/replica").path)
    #expect(files.sorted() == ["lock", "log", "opened", "stamp"])
    try order.download(replica)
    try order.upload(replica)
    try order.download(replica)
    store.refresh()
    #expect(replica.pendingCount == 0)
    let other = try directory.open("other")
    let reader = try #require(try Replica.open(other.configuration))
    try order.join(reader)
    try order.download(reader)
    other.refresh()
    for store in [store, other] { #expect(store.giftsAndParts.map { $0.prefix(1) } == ["1", "2", "3", "4"]) }
  }

  @Test("A replica that ended before the commit with which it restarts has lost nothing")
  func crashBeforeBeginning() throws {
    let order = try begunAnew()
    try directory.copy("a/replica/log", to: "before/replica/log.next")
    try checkBeginning("before", order, hasBegun: false)
  }

  @Test("A replica that ended after the commit with which it restarts continues with the new log")
  func crashAfterBeginning() throws {
    let order = try begunAnew()
    try directory.move("a/replica/log", to: "a/replica/log.next")
    try directory.copy("before/replica/log", to: "a/replica/log")
    try checkBeginning("a", order, hasBegun: true)
  }

  @Test("A store and a folder 'replica' from before and after a beginning are refused with a sentence")
  func mixedBeginning() throws {
    _ = try begunAnew()
    let log = try Data(contentsOf: directory.folder("a/replica/log"))
    try Data(contentsOf: directory.folder("before/replica/log")).write(to: directory.folder("a/replica/log"))
    let store = try directory.open("a")
    #expect(throws: Replica.Failure.self) { try Replica.open(store.configuration) }
    try log.write(to: directory.folder("before/replica/log"))
    let before = try directory.open("before")
    #expect(throws: Replica.Failure.self) { try Replica.open(before.configuration) }
  }

  @Test("A replica whose folder was removed takes part as a new one")
  func removedFolder() throws {
    let order = try begunAnew()
    try directory.remove("a/replica")
    for _ in 0..<2 {
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      #expect(replica.position == .start)
    }
    let store = try directory.open("a")
    let replica = try #require(try Replica.open(store.configuration))
    #expect(replica.membership?.replica == 3)
    try order.download(replica)
    try order.upload(replica)
    try order.download(replica)
    store.refresh()
    #expect(store.giftsAndParts.map { $0.prefix(1) } == ["1", "2", "3"])
    #expect(replica.pendingCount == 0)
  }

  @Test("What a store has lost is done again once, however often it is opened")
  func lostCommits() throws {
    let order = ReplicaOrder()
    do {
      let (store, replica) = try directory.open("a", Tally.self)
      try order.join(replica)
      try store.write { store.create(Tally.self, value: ["id": 1]) }
      try order.exchange(replica)
    }
    try directory.copy("a", to: "before")
    do {
      let (store, replica) = try directory.open("a", Tally.self)
      for _ in 0..<3 {
        try store.write { store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes += 1 }
        try replica.collect()
      }
    }
    try directory.remove("before/replica")
    try directory.copy("a/replica", to: "before/replica")
    for _ in 0..<3 {
      let (store, replica) = try directory.open("before", Tally.self)
      store.refresh()
      #expect(store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes == 3)
      #expect(replica.pendingCount == 3)
    }
    let (_, replica) = try directory.open("before", Tally.self)
    try order.exchange(replica)
    let (other, reader) = try directory.open("other", Tally.self)
    try order.join(reader)
    try order.download(reader)
    other.refresh()
    #expect(other.object(ofType: Tally.self, forPrimaryKey: 1)?.likes == 3)
  }

  @Test("A replica's log that is older than its store is refused with a sentence")
  func logOfABackup() throws {
    _ = try interrupted()
    try directory.remove("a/replica")
    try directory.copy("before/replica", to: "a/replica")
    let store = try directory.open("a")
    #expect(throws: Replica.Failure.self) { try Replica.open(store.configuration) }
  }

  @Test("A log that was cut anywhere is opened, and what the store has is sent")
  func cutLog() throws {
    let order = ReplicaOrder()
    do {
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
      try order.join(replica)
      for id in 1...3 {
        try store.write { store.add(Gift(id)) }
        try replica.collect()
      }
    }
    let log = directory.folder("a/replica/log")
    let whole = try Data(contentsOf: log)
    // The header and the membership were synced when the replica joined.
    var start = 32
    while whole[start + 16] != 5 {
      start += 16 + (0..<4).reduce(0) { $0 | Int(whole[start + $1]) << (8 * $1) }
    }
    for length in stride(from: start, through: whole.count, by: 7) {
      try whole.prefix(length).write(to: log)
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
      let fresh = ReplicaOrder()
      fresh.changes = order.changes
      let copy = try directory.open("copy\(length)")
      let other = try #require(try Replica.open(copy.configuration, partByteCount: 60))
      try other.join(epoch: "test", number: 2)
      try fresh.upload(replica)
      try fresh.download(other)
      copy.refresh()
      #expect(copy.giftsAndParts == store.giftsAndParts, "\(length) bytes")
    }
  }

  @Test("A damaged entry in front of others is an error")
  func damagedLog() throws {
    _ = try interrupted()
    let log = directory.folder("a/replica/log")
    var bytes = try Data(contentsOf: log)
    bytes[44] ^= 1
    try bytes.write(to: log)
    let store = try directory.open("a")
    #expect(throws: StoreError.self) { try Replica.open(store.configuration) }
  }
}
