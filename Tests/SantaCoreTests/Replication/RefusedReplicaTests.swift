import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas whose changes the server refuses, because the right to write is missing.
struct RefusedReplicaTests {
  final class Note: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String = "empty"
    @Persisted(counter: true) var likes: Int
    @Persisted var tags: List<String>
  }

  final class Photo: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String = "untitled"
  }

  /// A replica with its store and its disk.
  private struct Device {
    let disk: SimulatedDisk
    let store: Store
    let replica: Replica

    init(
      _ disk: SimulatedDisk = SimulatedDisk(), _ types: [Object.Type] = [Note.self],
      partByteCount: Int = Replica.partByteCount
    ) throws {
      self.disk = disk
      let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: { _ in })
      store = try Store(Store.Configuration(objectTypes: types), engine: engine, .thread)
      replica = try Replica(engine, on: disk, partByteCount: partByteCount)
    }

    func add(_ id: Int, _ text: String = "new") throws {
      try store.write { store.create(Note.self, value: ["id": id, "text": text]) }
    }

    var contents: [String] {
      store.refresh()
      return store.objects(Note.self).map { "\($0.id) \($0.text) \($0.likes) \(Array($0.tags))" }.sorted()
    }
  }

  /// The server's answer to changes without the right to write: the last number that the order has.
  private func sequence(_ device: Device, in order: ReplicaOrder) throws -> UInt64 {
    let number = try #require(device.replica.membership).replica
    return order.changes.last { $0.author == number }?.sequence ?? 0
  }

  /// Takes back the refused changes of a device.
  private func refuse(_ device: Device, _ order: ReplicaOrder) throws {
    #expect(try device.replica.takeBack(after: sequence(device, in: order), access: .read))
  }

  /// Gives a device the right to write, with another number if it needs one.
  private func permit(_ device: Device, _ order: ReplicaOrder) throws {
    if device.replica.isSpent { try order.restartWithAnotherNumber(device.replica) }
    try device.replica.setAccess(.write)
  }

  /// Creates two replicas of one order that both have note 1.
  private func pair(partByteCount: Int = Replica.partByteCount) throws -> (Device, Device, ReplicaOrder) {
    let order = ReplicaOrder()
    let (first, second) = (try Device(partByteCount: partByteCount), try Device(partByteCount: partByteCount))
    for device in [first, second] { try order.join(device.replica) }
    try first.add(1)
    for device in [first, second, first, second] { try order.exchange(device.replica) }
    return (first, second, order)
  }

  @Test("A refused change is undone with everything since, and the program gets each value")
  func undone() throws {
    let (first, second, order) = try pair()
    try second.add(2, "refused")
    try second.replica.collect()
    try second.store.write {
      let note = second.store.object(ofType: Note.self, forPrimaryKey: 1)
      note?.text = "changed"
      note?.likes += 3
      note?.tags.append("red")
    }
    try refuse(second, order)
    #expect(second.contents == ["1 new 0 []"])
    #expect(second.replica.pendingCount == 0)
    let rejected = second.replica.takenBack()
    #expect(rejected.allSatisfy { $0.isRefused })
    #expect(
      Set(rejected.map { "\($0.primaryKey ?? "") \($0.property ?? "-") \($0.value ?? "-")" })
        == ["2 - -", "2 text refused", "1 text changed", "1 likes 3", "1 tags red"])
    try second.replica.noteReported(rejected.count)
    #expect(second.replica.takenBack().isEmpty)
    try first.add(3)
    for device in [first, second] { try order.exchange(device.replica) }
    #expect(second.contents == ["1 new 0 []", "3 new 0 []"])
    #expect(first.contents == second.contents)
  }

  @Test("Without the right to write, every program is refused with a sentence until the right returns")
  func readOnly() throws {
    let (first, second, order) = try pair()
    try second.add(2)
    try refuse(second, order)
    for device in [second, try Device(second.disk.afterKill())] {
      #expect { try device.add(4) } throws: { error in
        (error as? StoreError)?.code == .readOnly && "\(error)".contains("may only read")
      }
      #expect(device.contents == ["1 new 0 []"])
      #expect(device.replica.access == .read)
    }
    let former = try #require(second.replica.membership).replica
    try permit(second, order)
    #expect(try #require(second.replica.membership).replica != former)
    #expect(!second.replica.isSpent)
    try second.add(4)
    for device in [second, first] { try order.exchange(device.replica) }
    #expect(first.contents == ["1 new 0 []", "4 new 0 []"])
  }

  @Test("Data whose user may not even read stays as it was, with its pending changes")
  func frozen() throws {
    let (first, second, order) = try pair()
    try second.add(2)
    try second.replica.collect()
    try second.replica.setAccess(.withdrawn)
    #expect { try second.add(3) } throws: { "\($0)".contains("no longer use") }
    let again = try Device(second.disk.afterKill())
    #expect(again.contents == ["1 new 0 []", "2 new 0 []"])
    #expect(again.replica.pendingCount == 1)
    try permit(again, order)
    try again.add(3)
    for device in [again, first] { try order.exchange(device.replica) }
    #expect(first.contents == ["1 new 0 []", "2 new 0 []", "3 new 0 []"])
  }

  @Test("Changes that the order has are acknowledged, and only those behind them are taken back")
  func partly() throws {
    let (first, second, order) = try pair()
    for id in 2...5 {
      try second.add(id)
      try second.replica.collect()
    }
    try order.upload(second.replica, atMost: 2)
    try refuse(second, order)
    #expect(second.contents.map { $0.prefix(1) } == ["1", "2", "3"])
    #expect(second.replica.pendingCount == 2)
    for device in [try Device(second.disk.afterKill()), first] { try order.download(device.replica) }
    #expect(first.contents == second.contents)
    try order.download(second.replica)
    #expect(second.replica.pendingCount == 0)
  }

  @Test("A change whose first parts are in the order is taken back as a whole")
  func parts() throws {
    let (first, second, order) = try pair(partByteCount: 10)
    try second.add(2, String(repeating: "long ", count: 20))
    try second.replica.collect()
    try order.upload(second.replica, atMost: 3)
    try refuse(second, order)
    #expect(second.contents == ["1 new 0 []"])
    #expect(second.replica.pendingCount == 3)
    let again = try Device(second.disk.afterKill(), partByteCount: 10)
    #expect(again.replica.pendingCount == 3)
    for device in [again, first] { try order.download(device.replica) }
    #expect(again.replica.pendingCount == 0)
    try permit(again, order)
    try again.add(3)
    for device in [again, first] { try order.exchange(device.replica) }
    #expect(first.contents == ["1 new 0 []", "3 new 0 []"])
    #expect(again.contents == first.contents)
  }

  @Test("Declarations that were taken back stay in the store, and are declared when the right returns")
  func declarations() throws {
    let order = ReplicaOrder()
    let first = try Device()
    try order.join(first.replica)
    try first.add(1)
    try order.exchange(first.replica)
    let second = try Device(SimulatedDisk(), [Note.self, Photo.self])
    try order.join(second.replica)
    try second.store.write { second.store.create(Photo.self, value: ["id": 7]) }
    try second.replica.collect()
    try refuse(second, order)
    try order.download(second.replica)
    #expect(second.contents == ["1 new 0 []"])
    let again = try Device(second.disk.afterKill(), [Note.self, Photo.self])
    #expect(again.store.objects(Photo.self).isEmpty)
    #expect(again.replica.pendingCount == 0)
    try permit(again, order)
    try again.store.write { again.store.create(Photo.self, value: ["id": 8]) }
    let third = try Device(SimulatedDisk(), [Note.self, Photo.self])
    try order.join(third.replica)
    for device in [again, third] { try order.exchange(device.replica) }
    third.store.refresh()
    #expect(third.store.objects(Photo.self).map { "\($0.id) \($0.title)" } == ["8 untitled"])
    // A program that doesn't know the class must have received it with the object.
    try order.download(first.replica)
    first.store.refresh()
    #expect(first.store.schema.types.contains { $0.name == "Photo" })
  }

  @Test("A reader's own classes stay local, and are declared when the reader may write")
  func readersClasses() throws {
    let (first, second, order) = try pair()
    try second.replica.setAccess(.read)
    let newer = try Device(second.disk.afterKill(), [Note.self, Photo.self])
    try newer.replica.collect()
    #expect(newer.replica.pendingCount == 0)
    #expect(newer.replica.takenBack().isEmpty)
    try first.add(2)
    for device in [first, newer] { try order.exchange(device.replica) }
    #expect(newer.contents == first.contents)
    let again = try Device(newer.disk.afterKill(), [Note.self, Photo.self])
    #expect(again.replica.pendingCount == 0)
    try permit(again, order)
    #expect(again.replica.pendingCount == 1)
    for device in [again, first] { try order.exchange(device.replica) }
    first.store.refresh()
    #expect(first.store.schema.types.contains { $0.name == "Photo" })
  }

  @Test("A program that doesn't observe the right has its commits undone and reported")
  func commitsWithoutTheRight() throws {
    let (first, second, order) = try pair()
    try second.replica.setAccess(.read)
    for isReopened in [false, true] {
      let engine = second.replica.engine
      let base = try engine.beginWrite()
      let transaction = Transaction(base: base)
      let table = try #require(base.table(named: "Note"))
      _ = transaction.insertRow(table, nil, primaryKey: .int(9))
      _ = try engine.commit(transaction)
      #expect(second.contents.count == 2)
      let device = isReopened ? try Device(second.disk.afterKill()) : second
      try device.replica.collect()
      #expect(device.contents == ["1 new 0 []"])
      #expect(device.replica.takenBack().contains { $0.primaryKey == "9" })
      #expect(device.replica.pendingCount == 0)
      try order.exchange(device.replica)
    }
    #expect(first.contents == ["1 new 0 []"])
  }

  @Test("A directory belongs to the user who first used it")
  func owner() throws {
    let device = try Device()
    #expect(try device.replica.claim(for: "a"))
    #expect(try !device.replica.claim(for: "b"))
    let order = ReplicaOrder()
    try order.join(device.replica)
    try device.add(1)
    try order.exchange(device.replica)
    try order.compact(order.changes.count)
    let again = try Device(device.disk.afterKill())
    #expect(try !again.replica.claim(for: "b"))
    #expect(try again.replica.claim(for: "a"))
    #expect(again.replica.owner == "a")
  }

  @Test("An order that has lost acknowledged changes is not taken for a refusal")
  func lostOrder() throws {
    let (_, second, order) = try pair()
    try second.add(2)
    try order.exchange(second.replica)
    try order.exchange(second.replica)
    try second.add(3)
    try second.replica.collect()
    #expect(try !second.replica.takeBack(after: 0, access: .read))
    #expect(second.contents.count == 3)
    #expect(throws: Replica.Failure.copied) { try second.replica.takeBack(after: 99, access: .read) }
  }

  @Test("Another copy of the store may be written to")
  func copy() throws {
    let directory = try TemporaryDirectory()
    let store = try Store(
      configuration: .init(location: .directory(directory.url.appending(path: "a")), objectTypes: [Note.self])
    )
    let replica = try #require(try Replica.open(store.configuration))
    try ReplicaOrder().join(replica)
    try replica.setAccess(.read)
    store.refresh()
    #expect(throws: StoreError.self) { try store.write { store.create(Note.self, value: ["id": 1]) } }
    let other = directory.url.appending(path: "b")
    try store.writeCopy(to: other)
    let copy = try Store(configuration: .init(location: .directory(other), objectTypes: [Note.self]))
    try copy.write { copy.create(Note.self, value: ["id": 1]) }
  }

  /// What a device shows after an interruption, and how many operations it reports.
  private struct Outcome: Hashable {
    var contents: [String]
    var pending: Int
    var isSpent: Bool
    var access: StateAnnotation.Access
    var reported: Int
  }

  private func outcome(_ device: Device) throws -> Outcome {
    try device.replica.collect()
    return Outcome(
      contents: device.contents, pending: device.replica.pendingCount, isSpent: device.replica.isSpent,
      access: device.replica.access, reported: device.replica.takenBack().count)
  }

  /// Creates a device with two acknowledged, two refused and two unrecorded changes, and its disk before the refusal.
  private func refusedDevice() throws -> (Device, ReplicaOrder) {
    let (_, second, order) = try pair()
    for id in 2...5 {
      try second.add(id)
      try second.replica.collect()
    }
    try order.upload(second.replica, atMost: 2)
    try second.add(6)
    try second.store.write { second.store.object(ofType: Note.self, forPrimaryKey: 1)?.likes += 1 }
    return (second, order)
  }

  @Test("Killed at any call to the disk, neither more nor less is taken back", arguments: [true, false])
  func interrupted(isPowerCut: Bool) throws {
    let (whole, wholeOrder) = try refusedDevice()
    let before = try outcome(Device(whole.disk.afterKill()))
    try refuse(whole, wholeOrder)
    let after = try outcome(whole)
    #expect(before.contents.count == 6 && before.reported == 0 && before.access == .write)
    #expect(after.contents.count == 3 && after.reported > 0 && after.access == .read && after.isSpent)
    var (befores, afters) = (0, 0)
    for call in 1... {
      let (device, order) = try refusedDevice()
      device.disk.set(.powerCut(atCall: call))
      let isDone = (try? device.replica.takeBack(after: sequence(device, in: order), access: .read)) == true
      var random = SeededGenerator(seed: UInt64(call))
      let again = try Device(isPowerCut ? device.disk.afterPowerCut(using: &random) : device.disk.afterKill())
      let found = try outcome(again)
      if found.access == .read {
        #expect(found == after, "call \(call)")
        afters += 1
      } else {
        #expect(!isDone, "call \(call)")
        #expect(found == before, "call \(call)")
        befores += 1
        // The server refuses the same changes again.
        try refuse(again, order)
        #expect(try outcome(again) == after, "call \(call)")
      }
      try permit(again, order)
      try again.add(7)
      for _ in 1...2 { try order.exchange(again.replica) }
      #expect(again.contents.map { $0.prefix(1) } == ["1", "2", "3", "7"], "call \(call)")
      let fresh = try Device()
      try order.join(fresh.replica)
      try order.download(fresh.replica)
      #expect(fresh.contents == again.contents, "call \(call)")
      if isDone { break }
    }
    #expect(befores > 0 && afters > 0)
  }

  @Test("A call to the disk that fails takes back neither more nor less", arguments: [5, 28] as [Int32])
  func failed(number: Int32) throws {
    for call in 1... {
      let (device, order) = try refusedDevice()
      device.disk.set(.error(atCall: call, number: number))
      let isDone = (try? device.replica.takeBack(after: sequence(device, in: order), access: .read)) == true
      device.disk.set(.none)
      let again = call.isMultiple(of: 2) ? device : try Device(device.disk.afterKill())
      if try outcome(again).access == .write { try refuse(again, order) }
      #expect(again.contents.map { $0.prefix(1) } == ["1", "2", "3"], "call \(call)")
      try permit(again, order)
      try again.add(7)
      for _ in 1...2 { try order.exchange(again.replica) }
      let fresh = try Device()
      try order.join(fresh.replica)
      try order.download(fresh.replica)
      #expect(fresh.contents == again.contents, "call \(call)")
      #expect(fresh.contents.map { $0.prefix(1) } == ["1", "2", "3", "7"], "call \(call)")
      if isDone { break }
    }
  }

  @Test(
    "Killed at any call to the disk while the right returns, the replica continues", arguments: [true, false])
  func interruptedReturn(isPowerCut: Bool) throws {
    for call in 1... {
      let (device, order) = try refusedDevice()
      try refuse(device, order)
      let number = try #require(device.replica.membership).replica
      device.disk.set(.powerCut(atCall: call))
      let isDone = (try? permit(device, order)) != nil
      var random = SeededGenerator(seed: UInt64(call))
      let again = try Device(isPowerCut ? device.disk.afterPowerCut(using: &random) : device.disk.afterKill())
      // Without another number, nothing may be written.
      if again.replica.access == .write {
        #expect(try #require(again.replica.membership).replica != number, "call \(call)")
      } else {
        #expect(throws: StoreError.self) { try again.add(8) }
      }
      if isDone { #expect(again.replica.access == .write, "call \(call)") }
      try permit(again, order)
      try again.add(7)
      for _ in 1...2 { try order.exchange(again.replica) }
      #expect(again.contents.map { $0.prefix(1) } == ["1", "2", "3", "7"], "call \(call)")
      let fresh = try Device()
      try order.join(fresh.replica)
      try order.download(fresh.replica)
      #expect(fresh.contents == again.contents, "call \(call)")
      if isDone { break }
    }
  }

  @Test("A request that arrives late brings the refused change into the order, and all replicas show it")
  func delayedRequest() throws {
    let (first, second, order) = try pair()
    try second.add(2)
    try second.replica.collect()
    let number = try #require(second.replica.membership).replica
    let sent = try second.replica.outgoing(limit: .max)
    try refuse(second, order)
    for change in sent {
      let position = (order.changes.last?.position ?? .start).next(
        replica: number, sequence: change.sequence, change.bytes)
      order.changes.append(
        .init(position: position, author: number, sequence: change.sequence, bytes: change.bytes))
    }
    try order.exchange(second.replica, sends: false)
    try second.replica.setAccess(.write)
    try second.add(3)
    for device in [second, first] { try order.exchange(device.replica) }
    #expect(first.contents == ["1 new 0 []", "2 new 0 []", "3 new 0 []"])
    #expect(second.contents == first.contents)
  }
}
