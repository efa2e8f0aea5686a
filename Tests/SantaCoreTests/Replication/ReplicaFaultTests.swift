import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas on a disk that fails, or that loses unsynced data at a power failure.
struct ReplicaFaultTests {
  final class Tally: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(counter: true) var likes: Int
  }

  /// A replica with its store and its disk.
  private struct Device {
    let disk: SimulatedDisk
    let store: Store
    let replica: Replica

    init(
      _ disk: SimulatedDisk = SimulatedDisk(), _ durability: Durability = .full,
      partByteCount: Int = Replica.partByteCount
    ) throws {
      self.disk = disk
      let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: { _ in })
      let configuration = Store.Configuration(objectTypes: [Tally.self], durability: durability)
      store = try Store(configuration, engine: engine, .thread)
      replica = try Replica(engine, on: disk, partByteCount: partByteCount)
    }

    /// Opens the same files again, as after the process was killed.
    func killed() throws -> Device { try Device(disk.afterKill()) }

    func add(_ id: Int) throws { try store.write { store.create(Tally.self, value: ["id": id]) } }

    func delete(_ id: Int) throws {
      try store.write {
        if let tally = store.object(ofType: Tally.self, forPrimaryKey: id) { store.delete(tally) }
      }
    }

    func like(_ id: Int) throws {
      try store.write { store.object(ofType: Tally.self, forPrimaryKey: id)?.likes += 1 }
    }

    /// The keys and counters of all objects.
    var contents: [[Int]] {
      store.refresh()
      return store.objects(Tally.self).map { [$0.id, $0.likes] }.sorted { $0[0] < $1[0] }
    }
  }

  /// Creates two replicas of one order that both have object 1.
  private func pair() throws -> (Device, Device, ReplicaOrder) {
    let (first, second, order) = (try Device(), try Device(), ReplicaOrder())
    for device in [first, second] { try order.join(device.replica) }
    try first.add(1)
    for device in [first, second] {
      try order.upload(device.replica)
      try order.download(device.replica)
    }
    try order.download(first.replica)
    return (first, second, order)
  }

  @Test("Pending changes that a power failure leaves in any part are found in the store again")
  func pendingAfterPowerCut() throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let (first, second, order) = try pair()
      for id in 2...5 {
        try first.add(id)
        try first.replica.collect()
      }
      let again = try Device(first.disk.afterPowerCut(using: &random))
      try again.replica.collect()
      #expect(again.replica.pendingCount > 0, "seed \(seed)")
      #expect(try synchronised([again, second], order).map { $0[0] } == [1, 2, 3, 4, 5], "seed \(seed)")
    }
  }

  @Test(
    "What others have sent back to an order from a backup is not sent again", arguments: [false, true],
    [1, 2])
  func sentBackByOthers(isCompacted: Bool, lost: Int) throws {
    // The first replica either learns that its last change is in the order, or still has it pending. In the latter case, it
    // can't notice the backup if only this change is lost.
    for learns in [true, false] {
      let (first, second, order) = try pair()
      for number in 1...2 {
        try first.like(1)
        try order.upload(first.replica)
        if number == 1 || learns { try order.download(first.replica) }
      }
      try order.download(second.replica)
      order.lose(lost)
      for _ in 1...2 { try order.exchange(second.replica) }
      if isCompacted { try order.compact(order.changes.count) }
      // A server refuses changes that follow a position it doesn't have.
      try order.exchange(first.replica, sends: false)
      for device in [first, second] { try order.exchange(device.replica) }
      #expect([first.contents, second.contents] == [[[1, 2]], [[1, 2]]], "learns: \(learns)")
    }
  }

  @Test("What several replicas send back at the same time counts once", arguments: [false, true], [1, 2])
  func sentBackTogether(isCompacted: Bool, lost: Int) throws {
    let (first, second, order) = try pair()
    let third = try Device()
    try order.join(third.replica)
    let devices = [first, second, third]
    for _ in 1...2 {
      try first.like(1)
      try order.upload(first.replica)
    }
    for device in devices { try order.download(device.replica) }
    order.lose(lost)
    for device in devices { try order.restartIfNeeded(device.replica) }
    for device in devices { try order.upload(device.replica) }
    if isCompacted { try order.compact(order.changes.count) }
    try first.like(1)
    // Changes that aren't acknowledged yet must not count twice either.
    for (device, likes) in zip(devices, [3, 2, 2]) {
      try order.download(device.replica, atMost: 1)
      #expect(device.contents == [[1, likes]])
    }
    for _ in 1...2 { for device in devices { try order.exchange(device.replica) } }
    #expect(devices.map(\.contents) == Array(repeating: [[1, 3]], count: 3))
    #expect(devices.map(\.replica.pendingCount) == [0, 0, 0])
  }

  /// Sends the copy in parts of a few bytes, or as a whole.
  @Test(
    "A copy that several replicas send back brings nothing back that was deleted", arguments: [1 << 20, 40])
  func copySentBackTogether(partByteCount: Int) throws {
    let (first, second, order) = try pair()
    try first.like(1)
    try first.add(2)
    for device in [first, second] { try order.exchange(device.replica) }
    try order.compact(order.changes.count)
    // These replicas begin with the copy, and receive every later change individually.
    let late = try [Device(partByteCount: partByteCount), Device(partByteCount: partByteCount)]
    for device in late { try order.join(device.replica) }
    for device in late { try order.exchange(device.replica) }
    try first.delete(2)
    try first.like(1)
    for device in [first] + late { try order.exchange(device.replica) }
    #expect(late.map(\.contents) == [[[1, 2]], [[1, 2]]])
    // The server is set up from scratch.
    order.lose(order.changes.count)
    for device in late { try order.restartIfNeeded(device.replica) }
    for _ in 1...2 { for device in late + [second] { try order.exchange(device.replica) } }
    #expect((late + [second]).map(\.contents) == Array(repeating: [[1, 2]], count: 3))
    #expect((late + [second]).map(\.replica.pendingCount) == [0, 0, 0])
    let fresh = try Device()
    try order.join(fresh.replica)
    try order.exchange(fresh.replica)
    #expect(fresh.contents == [[1, 2]])
  }

  @Test("What a failed sync may have lost is written again before it is sent")
  func failedSync() throws {
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let disk = SimulatedDisk()
      try disk.makeDirectory("/replica", named: "/")
      let (log, none) = try ReplicaLog.open(in: "/replica", on: disk, nil)
      #expect(none.isEmpty)
      let changes = (1...6 as ClosedRange<UInt64>).map { number in
        ReplicaLog.Entry.pending(
          sequence: number, store: Version(rawValue: number), Array(repeating: UInt8(number), count: 3_000))
      }
      try log.append(Array(changes[..<3]), syncs: true)
      try log.append(Array(changes[3..<5]), syncs: false)
      disk.set(.failingSync(1))
      #expect(throws: StoreError.self) { try log.sync() }
      // The log is opened again by the same process, or by another one.
      let kept = seed.isMultiple(of: 2) ? disk : disk.afterKill()
      let (again, found) = try ReplicaLog.open(in: "/replica", on: kept, nil)
      #expect(found == Array(changes[..<5]))
      try again.append([changes[5]], syncs: true)
      let (_, rest) = try ReplicaLog.open(in: "/replica", on: kept.afterPowerCut(using: &random), nil)
      #expect(rest == changes, "seed \(seed)")
    }
  }

  /// Sends and receives until all replicas have the same contents, and returns these.
  private func synchronised(_ devices: [Device], _ order: ReplicaOrder) throws -> [[Int]] {
    for device in devices {
      try order.download(device.replica)
      try order.upload(device.replica)
    }
    for device in devices {
      try order.download(device.replica)
      #expect(device.replica.pendingCount == 0)
      #expect(device.contents == devices[0].contents)
    }
    return devices[0].contents
  }

  @Test("What could not be noted as a change is noted the next time")
  func failedNoting() throws {
    let (first, second, order) = try pair()
    try first.like(1)
    first.disk.set(.failingWrite(name: "log"))
    #expect(throws: StoreError.self) { try first.replica.collect() }
    #expect(first.replica.pendingCount == 0)
    try first.add(2)
    try second.add(3)
    #expect(try synchronised([first, second], order) == [[1, 1], [2, 0], [3, 0]])
    #expect(try synchronised([first.killed(), second], order) == [[1, 1], [2, 0], [3, 0]])
  }

  @Test("Relaxed commits that were sent survive a power failure", arguments: 0..<12 as Range<UInt64>)
  func relaxedCommits(seed: UInt64) throws {
    let (_, second, order) = try pair()
    let first = try Device(SimulatedDisk(), .relaxed)
    try order.join(first.replica)
    try order.download(first.replica)
    try first.add(2)
    try order.upload(first.replica)
    // The server's answer has arrived, and is written to disk together with the next change.
    try order.download(first.replica)
    try first.like(2)
    try order.upload(first.replica)
    var generator = SeededGenerator(seed: seed)
    let again = try Device(first.disk.afterPowerCut(using: &generator))
    #expect(again.contents == [[1, 0], [2, 1]], "seed \(seed)")
    #expect(try synchronised([again, second], order) == [[1, 0], [2, 1]], "seed \(seed)")
  }

  @Test(
    "A commit that failed after it was written counts, in the same process and in the next one",
    arguments: [false, true], [false, true])
  func failedCommit(isReopened: Bool, beginsAnew: Bool) throws {
    var (first, second, order) = try pair()
    try first.like(1)
    try second.like(1)
    try order.upload(second.replica)
    if beginsAnew { try order.compact(order.changes.count) }
    first.disk.set(.failingWrite(name: "lock"))
    #expect(throws: StoreError.self) { try order.download(first.replica) }
    if isReopened { first = try first.killed() }
    try first.like(1)
    #expect(try synchronised([first, second], order) == [[1, 3]])
    #expect(try synchronised([first.killed(), second], order) == [[1, 3]])
  }
}
