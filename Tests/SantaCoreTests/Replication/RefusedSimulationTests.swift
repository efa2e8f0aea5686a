import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas whose users get and lose the right to write at any time, whose order is deleted and made again, and that are killed at
/// any call to the disk. Sets of numbers determine the expected result: what a device shows, what was taken back, and what it
/// reports.
struct RefusedSimulationTests {
  @Test(
    "What is refused is taken back and reported, and a deleted order does not come back",
    .counted("steps of refused replicas"),
    arguments: RandomRun.seeds(RandomRun.size(16, plain: 8), fresh: 2))
  func refuseAtRandom(seed: UInt64) throws {
    var simulation = try RefusedSimulation(seed: seed)
    do {
      let count = RandomRun.size(120, plain: 60)
      for _ in 0..<count { try simulation.step() }
      try simulation.end()
      CountedCases.add(count)
    } catch let mistake as RefusedSimulation.Mistake {
      Issue.record("seed \(seed): \(mistake.description); \(simulation.trace.joined(separator: ", "))")
    }
  }
}

struct RefusedSimulation {
  struct Mistake: Error {
    let description: String
  }

  final class Note: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String = "new"
    @Persisted var numbers: List<Int>
  }

  /// A class that only some programs have.
  final class Photo: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var title: String = "untitled"
  }

  private struct Device {
    var disk: SimulatedDisk
    var store: Store
    var replica: Replica
    var hasPhotos: Bool
    /// Whether the server lets the user write.
    var mayWrite = true
    /// The numbers that this device has added. Others have different ones.
    var own: Set<Int> = []
    /// The numbers that were taken back and not reported yet.
    var takenBack: Set<Int> = []

    init(_ disk: SimulatedDisk, hasPhotos: Bool, partByteCount: Int) throws {
      (self.disk, self.hasPhotos) = (disk, hasPhotos)
      let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: { _ in })
      let types: [Object.Type] = hasPhotos ? [Note.self, Photo.self] : [Note.self]
      store = try Store(Store.Configuration(objectTypes: types), engine: engine, .thread)
      replica = try Replica(engine, on: disk, partByteCount: partByteCount)
    }

    /// The numbers that the store shows: the keys of objects, and the elements of lists.
    var shown: Set<Int> {
      store.refresh()
      let notes = store.objects(Note.self)
      var numbers = Set(notes.map(\.id)).subtracting([0])
      for note in notes { numbers.formUnion(note.numbers) }
      if hasPhotos { numbers.formUnion(store.objects(Photo.self).map(\.id)) }
      return numbers
    }

    var reported: Set<Int> {
      Set(
        replica.takenBack().compactMap { rejection in
          switch (rejection.type, rejection.property) {
          case (_, nil): rejection.primaryKey.flatMap { Int($0) }
          case ("Note", "numbers"): rejection.value.flatMap { Int($0) }
          default: nil
          }
        }
      ).subtracting([0])
    }
  }

  private var generator: SeededGenerator
  private let order = ReplicaOrder()
  private var devices: [Device] = []
  /// Devices whose order was deleted, and whose users have replaced them. They keep what they show.
  private var formerDevices: [(device: Device, shown: Set<Int>)] = []
  /// A device that has everything that the order has.
  private var observer: Device
  private var count = 0
  private(set) var trace: [String] = []

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    observer = try Self.newObserver(of: order)
    for index in 0..<3 {
      devices.append(try newDevice(index))
      try exchange(index)
    }
  }

  /// Returns a device of the user who manages the store, with the first object of an empty order.
  private static func newObserver(of order: ReplicaOrder) throws -> Device {
    let observer = try Device(SimulatedDisk(), hasPhotos: true, partByteCount: Replica.partByteCount)
    try order.join(observer.replica)
    try observer.store.write { [store = observer.store] in store.create(Note.self, value: ["id": 0]) }
    try order.exchange(observer.replica)
    return observer
  }

  private func newDevice(_ index: Int) throws -> Device {
    let parts = index == 1 ? 60 : Replica.partByteCount
    let device = try Device(SimulatedDisk(), hasPhotos: index != 0, partByteCount: parts)
    try order.join(device.replica)
    return device
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func step() throws {
    let index = number(0...2)
    switch number(0...19) {
    case 0...4: try write(index)
    case 5, 6:
      trace.append("record \(index)")
      try devices[index].replica.collect()
    case 7...9:
      trace.append("exchange \(index)")
      try exchange(index)
    case 10:
      trace.append("download \(index)")
      if order.hasDeletedOrder(of: devices[index].replica) { break }
      try order.exchange(devices[index].replica, sends: false)
    case 11, 12:
      trace.append("right \(index): \(!devices[index].mayWrite)")
      devices[index].mayWrite.toggle()
    case 13: try reopen(index)
    case 14:
      trace.append("report \(index)")
      try devices[index].replica.noteReported(devices[index].replica.takenBack().count)
      devices[index].takenBack = []
    case 15 where !order.isDeleted && number(0...1) == 0:
      trace.append("delete")
      order.delete()
    case 16, 17: try makeOrder()
    case 18: try replace(index)
    default:
      trace.append("compact")
      try order.compact(number(0...order.changes.count))
    }
    try check(index)
  }

  /// The user who manages the store makes a new one, if it was deleted.
  private mutating func makeOrder() throws {
    guard order.isDeleted else { return }
    trace.append("make another order")
    order.setUpAnew()
    observer = try Self.newObserver(of: order)
  }

  /// A user whose device has a deleted order goes on with an empty device.
  private mutating func replace(_ index: Int) throws {
    guard !order.isDeleted, order.hasDeletedOrder(of: devices[index].replica) else { return }
    trace.append("replace \(index)")
    formerDevices.append((devices[index], devices[index].shown))
    let mayWrite = devices[index].mayWrite
    devices[index] = try newDevice(index)
    devices[index].mayWrite = mayWrite
    try exchange(index)
  }

  private func check(_ index: Int) throws {
    let device = devices[index]
    guard device.reported == device.takenBack else {
      throw Mistake(
        description: "device \(index) reports \(device.reported.sorted()), not \(device.takenBack.sorted())")
    }
  }

  /// The numbers that the order has.
  private func ordered() throws -> Set<Int> {
    try order.exchange(observer.replica, sends: false)
    return observer.shown
  }

  private mutating func write(_ index: Int) throws {
    count += 1
    let (device, number) = (devices[index], count)
    let kind = self.number(0...2)
    trace.append("\(index) adds \(number)")
    device.store.refresh()
    do {
      try device.store.write {
        switch kind {
        case 0: device.store.create(Note.self, value: ["id": number])
        case 1 where device.hasPhotos: device.store.create(Photo.self, value: ["id": number])
        default:
          if let note = device.store.object(ofType: Note.self, forPrimaryKey: 0) {
            note.numbers.append(number)
          } else {
            device.store.create(Note.self, value: ["id": number])
          }
        }
      }
      devices[index].own.insert(number)
      guard device.replica.access == .write else {
        throw Mistake(description: "device \(index) wrote as a reader")
      }
    } catch let error as StoreError where error.code == .readOnly {
      if device.replica.access == .write { throw error }
    }
  }

  /// Sends and receives, as a client with the rights of the user.
  private mutating func exchange(_ index: Int, sendsAll: Bool = false) throws {
    // The server answers 410, and the client stops.
    if order.hasDeletedOrder(of: devices[index].replica) { return try devices[index].replica.collect() }
    if devices[index].mayWrite { try permit(index) }
    let replica = devices[index].replica
    try replica.collect()
    if devices[index].mayWrite {
      // A part of the changes may arrive before the right is taken away.
      try order.restartIfNeeded(replica)
      try order.upload(replica, atMost: !sendsAll && number(0...4) == 0 ? number(0...2) : .max)
    } else {
      try order.restartIfNeeded(replica)
      try refuse(index)
    }
    // Refusing may have opened the replica again.
    try order.exchange(devices[index].replica, sends: false)
  }

  private mutating func permit(_ index: Int) throws {
    let replica = devices[index].replica
    if replica.access == .write { return }
    if replica.isSpent { try order.restartWithAnotherNumber(replica) }
    try replica.setAccess(.write)
  }

  private func sequence(_ index: Int) throws -> UInt64 {
    guard let number = devices[index].replica.membership?.replica else { return 0 }
    return order.changes.last { $0.author == number }?.sequence ?? 0
  }

  /// The server refuses the changes that it doesn't have. The device may be killed while it takes them back.
  private mutating func refuse(_ index: Int) throws {
    let (before, ordered) = (devices[index].shown, try ordered())
    let expected = before.filter { !devices[index].own.contains($0) || ordered.contains($0) }
    let isKilled = number(0...2) == 0
    if isKilled { devices[index].disk.set(.powerCut(atCall: number(1...25))) }
    var isDone = false
    do { isDone = try devices[index].replica.takeBack(after: sequence(index), access: .read) } catch {
      if !isKilled { throw error }
    }
    trace.append("refuse \(index)\(isKilled ? ", killed" : "")")
    if isKilled {
      try reopen(index, mayUpgrade: false)
      isDone = devices[index].replica.access == .read
      if isDone, devices[index].shown != expected {
        throw Mistake(
          description: "device \(index) shows \(devices[index].shown.sorted()), not \(expected.sorted())")
      }
      if !isDone, devices[index].shown != before {
        throw Mistake(description: "device \(index) has changed without its right")
      }
      if !isDone { isDone = try devices[index].replica.takeBack(after: sequence(index), access: .read) }
    }
    let found = devices[index].shown
    guard isDone, found == expected else {
      throw Mistake(description: "device \(index) shows \(found.sorted()), not \(expected.sorted())")
    }
    devices[index].takenBack.formUnion(before.subtracting(expected))
    devices[index].own.subtract(before.subtracting(expected))
  }

  /// Opens the files of a device again, after it was killed or its machine lost power. The program may be another version.
  private mutating func reopen(_ index: Int, mayUpgrade: Bool = true) throws {
    trace.append("reopen \(index)")
    devices[index] = try reopened(devices[index], index, mayUpgrade: mayUpgrade)
  }

  private mutating func reopened(_ device: Device, _ index: Int, mayUpgrade: Bool) throws -> Device {
    let disk =
      Bool.random(using: &generator) ? device.disk.afterKill() : device.disk.afterPowerCut(using: &generator)
    let hasPhotos = device.hasPhotos || mayUpgrade && number(0...3) == 0
    var again = try Device(disk, hasPhotos: hasPhotos, partByteCount: index == 1 ? 60 : Replica.partByteCount)
    (again.mayWrite, again.own, again.takenBack) = (device.mayWrite, device.own, device.takenBack)
    return again
  }

  mutating func end() throws {
    try makeOrder()
    for index in devices.indices { devices[index].mayWrite = true }
    for index in devices.indices { try replace(index) }
    for _ in 0..<3 { for index in devices.indices { try exchange(index, sendsAll: true) } }
    let ordered = try ordered()
    for index in devices.indices {
      try check(index)
      let device = devices[index]
      let expected = device.hasPhotos ? ordered : device.shown
      guard device.shown == expected, device.replica.pendingCount == 0 else {
        throw Mistake(
          description:
            "device \(index) shows \(device.shown.sorted()) in the end, and the order has \(ordered.sorted())"
        )
      }
      guard device.own.isSubset(of: ordered) else {
        throw Mistake(
          description: "the order lacks \(device.own.subtracting(ordered).sorted()) of device \(index)")
      }
    }
    let known = devices.reduce(into: Set<Int>()) { $0.formUnion($1.own) }
    guard ordered.isSubset(of: known) else {
      throw Mistake(description: "\(ordered.subtracting(known).sorted()) of a deleted order came back")
    }
    for (index, former) in formerDevices.enumerated() {
      let again = try reopened(former.device, index, mayUpgrade: false)
      guard again.shown == former.shown, order.hasDeletedOrder(of: again.replica) else {
        throw Mistake(
          description:
            "a device with a deleted order shows \(again.shown.sorted()), not \(former.shown.sorted())")
      }
    }
  }
}
