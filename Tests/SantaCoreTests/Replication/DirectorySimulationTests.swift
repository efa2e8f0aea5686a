import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Copies directories of replicas and a server, and restores them from backups, at any time, together or alone. The expected
/// result is computed from sets of names, without the code that applies changes: each object and each element is in the sets of
/// the directories, backups and servers that have it. If any of these remains, its contents must be everywhere in the end.
struct DirectorySimulationTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(
    "What any directory or the server has after copies and backups, all have in the end, once",
    .counted("steps of directories"), arguments: RandomRun.seeds(6, fresh: 2), [false, true])
  func restoreAtRandom(seed: UInt64, isCompacted: Bool) throws {
    var simulation = DirectorySimulation(directory.url, seed: seed, isCompacted: isCompacted)
    do {
      let count = RandomRun.size(150, plain: 60)
      for _ in 0..<count { try simulation.step() }
      try simulation.end()
      CountedCases.add(count)
    } catch let mistake as DirectorySimulation.Mistake {
      Issue.record("seed \(seed): \(mistake.description); \(simulation.trace.joined(separator: ", "))")
    }
  }
}

struct DirectorySimulation {
  struct Mistake: Error {
    let description: String
  }

  /// A class that the program lacks at first.
  final class Wish: Object {
    @Persisted var number: Int
  }

  /// An object with collections of kinds that a gift lacks.
  final class Chest: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var tags: MutableSet<Int>
    @Persisted var entries: Map<String, Int>
    @Persisted var slips: List<Slip>
    @Persisted(counter: true) var weight: Double
  }

  final class Slip: EmbeddedObject {
    @Persisted var number: Int
  }

  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part

  /// An addition: an object, an element of a collection, an amount added to a counter, or an object of a later class.
  private enum Item: Hashable {
    case part(Int)
    case note(Int)
    case like(Int)
    case wish(Int)
    case tag(Int)
    case entry(Int)
    case slip(Int)
    case weight(Int)
    /// The part with this number was deleted.
    case deletion(Int)
  }

  private struct Device {
    var store: Store?
    var replica: Replica?
    var hasWishes = false
    var items: Set<Item> = []
  }

  private struct Backup {
    var order: ReplicaOrder.Backup
    var items: Set<Item>
    /// The name, folder and contents of the directory that was copied together with the server.
    var device: (name: String, folder: String, device: Device)
  }

  private var generator: SeededGenerator
  private let folder: URL
  private let isCompacted: Bool
  private let order = ReplicaOrder()
  /// The items on the server.
  private var items: Set<Item> = []
  private var devices: [String: Device] = ["a": Device(), "b": Device(), "c": Device()]
  private var backups: [Backup] = []
  private var count = 0
  /// The steps so far, to find the cause of a failure.
  private(set) var trace: [String] = []

  init(_ folder: URL, seed: UInt64, isCompacted: Bool) {
    generator = SeededGenerator(seed: seed)
    self.folder = folder.appending(path: "\(seed)-\(isCompacted)")
    self.isCompacted = isCompacted
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private func url(_ name: String) -> URL { folder.appending(path: name) }

  mutating func step() throws {
    let name = devices.keys.sorted()[number(0...(devices.count - 1))]
    switch number(0...19) {
    case 0...6: try write(name)
    case 7...11: try exchange(name)
    case 12: try backUp(name)
    case 13, 14: try restore()
    case 15 where number(0...2) == 0:
      trace.append("empty server")
      order.setUpAnew()
      items = []
    case 16: try copy(name)
    case 17 where isCompacted:
      trace.append("compact")
      try order.compact(number(0...order.changes.count))
    case 18:
      // The store stays open without its replica, as after an error that stopped synchronising.
      trace.append("end \(name)")
      devices[name]?.replica = nil
    case 19:
      trace.append("upgrade \(name)")
      close(name)
      devices[name]?.hasWishes = true
    default: try exchange(name)
    }
  }

  // MARK: Steps

  private mutating func open(_ name: String) throws -> Store {
    if let store = devices[name]?.store { return store }
    let types: [Object.Type] =
      [Gift.self, Part.self, Chest.self, Slip.self] + (devices[name]?.hasWishes == true ? [Wish.self] : [])
    let store = try Store(configuration: .init(location: .directory(url(name)), objectTypes: types))
    devices[name]?.store = store
    return store
  }

  private mutating func replica(_ name: String) throws -> Replica {
    if let replica = devices[name]?.replica { return replica }
    let store = try open(name)
    guard
      let replica = try Replica.open(store.configuration, partByteCount: number(0...1) == 0 ? 60 : 1 << 20)
    else { throw Mistake(description: "another has the replica of \(name)") }
    try order.join(replica)
    devices[name]?.replica = replica
    return replica
  }

  private mutating func close(_ name: String) {
    devices[name]?.store = nil
    devices[name]?.replica = nil
  }

  private mutating func write(_ name: String) throws {
    count += 1
    trace.append("\(name) \(count)")
    let number = count
    // A replica without a number can't record changes, and each of its copies would add its contents again.
    if devices[name]?.replica == nil, devices[name]?.items.isEmpty == true { _ = try replica(name) }
    let store = try open(name)
    store.refresh()
    let kind = self.number(0...(devices[name]?.hasWishes == true ? 9 : 8))
    let deleted = store.objects(Part.self).map(\.size).sorted().randomElement(using: &generator)
    let item: Item =
      switch kind {
      case 0, 1: .part(number)
      case 2: .note(number)
      case 3: .like(number)
      case 4: .tag(number)
      case 5: .entry(number)
      case 6: .slip(number)
      case 7: .weight(number)
      case 8: isCompacted ? .part(number) : deleted.map { .deletion($0) } ?? .part(number)
      default: .wish(number)
      }
    try store.write {
      let gift = store.object(ofType: Gift.self, forPrimaryKey: 1) ?? Gift(1)
      if gift.store == nil { store.add(gift) }
      let chest =
        store.object(ofType: Chest.self, forPrimaryKey: 1) ?? store.create(Chest.self, value: ["id": 1])
      switch item {
      case .part: store.add(Part(number))
      case .note: gift.notes.append("\(number)")
      case .like: gift.likes += number
      case .wish: store.create(Wish.self, value: ["number": number])
      case .tag: chest.tags.insert(number)
      case .entry: chest.entries["\(number)"] = number
      case .slip:
        let slip = Slip()
        slip.number = number
        chest.slips.append(slip)
      case .weight: chest.weight += Double(number)
      case .deletion(let size): store.objects(Part.self).first { $0.size == size }.map(store.delete)
      }
    }
    devices[name]?.items.insert(item)
  }

  private mutating func exchange(_ name: String) throws {
    trace.append("exchange \(name)")
    let replica = try replica(name)
    try order.restartIfNeeded(replica)
    try order.exchange(replica, sends: false)
    try order.exchange(replica)
    items.formUnion(devices[name]?.items ?? [])
    devices[name]?.items = items
    try check(name)
  }

  /// Records all changes, as the end of synchronising does, and closes the directory.
  private mutating func end(_ name: String) throws {
    // Changes that a copy records before it has a number would be sent by each of its own copies under a different number. The
    // same applies to a replica that takes another number because the order's copy of the state has more of its changes than it
    // knows, as after several backups of the server.
    let isCopy = try replica(name).isCopy
    if isCopy || isCompacted { try exchange(name) }
    try replica(name).collect()
    close(name)
  }

  private mutating func backUp(_ name: String) throws {
    try end(name)
    count += 1
    trace.append("backup \(backups.count) of \(name)")
    let copy = "backup\(count)"
    try FileManager.default.copyItem(at: url(name), to: url(copy))
    guard let device = devices[name] else { return }
    backups.append(Backup(order: order.backup, items: items, device: (name, copy, device)))
  }

  /// Restores the server, a directory, or both from one backup.
  private mutating func restore() throws {
    guard let index = backups.indices.randomElement(using: &generator) else { return }
    let (backup, what) = (backups[index], number(0...3))
    let device = backup.device
    trace.append(
      "restore \(index) \(what == 0 ? "server" : what == 1 ? device.name : "server, \(device.name)")")
    if what != 1 {
      order.restore(backup.order)
      items = backup.items
    }
    if what == 0 { return }
    close(device.name)
    try FileManager.default.removeItem(at: url(device.name))
    try FileManager.default.copyItem(at: url(device.folder), to: url(device.name))
    devices[device.name] = device.device
  }

  private mutating func copy(_ name: String) throws {
    guard devices.count < 6 else { return }
    try end(name)
    guard let device = devices[name] else { return }
    count += 1
    let copy = "copy\(count)"
    trace.append("\(copy) of \(name)")
    try FileManager.default.copyItem(at: url(name), to: url(copy))
    devices[copy] = Device(hasWishes: device.hasWishes, items: device.items)
  }

  // MARK: Comparing

  mutating func end() throws {
    let names = devices.keys.sorted()
    for name in names { devices[name]?.hasWishes = true }
    for name in names { close(name) }
    // Changes that a server lost are back when the last replica has sent them.
    for _ in 0..<3 { for name in names { try exchange(name) } }
    for name in names {
      close(name)
      guard try replica(name).pendingCount == 0 else {
        throw Mistake(description: "\(name) has pending changes")
      }
      try check(name)
    }
    var digests: Set<UInt64> = []
    for name in names {
      let replica = try replica(name)
      digests.insert(try replica.digest(of: replica.downloaded))
    }
    guard digests.count == 1 else { throw Mistake(description: "the digests differ") }
  }

  private mutating func check(_ name: String) throws {
    let store = try open(name)
    store.refresh()
    let items = devices[name]?.items ?? []
    func numbers(_ number: (Item) -> Int?) -> [Int] { items.compactMap(number).sorted() }
    let gift = store.object(ofType: Gift.self, forPrimaryKey: 1)
    func compare(_ what: String, _ found: [Int], _ expected: [Int]) throws {
      if found != expected { throw Mistake(description: "\(name) has the \(what) \(found), not \(expected)") }
    }
    try compare(
      "parts", store.objects(Part.self).map(\.size).sorted(),
      numbers { if case .part(let number) = $0, !items.contains(.deletion(number)) { number } else { nil } })
    let chest = store.object(ofType: Chest.self, forPrimaryKey: 1)
    try compare(
      "tags", chest.map { $0.tags.sorted() } ?? [],
      numbers { if case .tag(let number) = $0 { number } else { nil } })
    try compare(
      "entries", chest.map { $0.entries.map(\.value).sorted() } ?? [],
      numbers { if case .entry(let number) = $0 { number } else { nil } })
    try compare(
      "slips", chest.map { $0.slips.map(\.number).sorted() } ?? [],
      numbers { if case .slip(let number) = $0 { number } else { nil } })
    try compare(
      "notes", gift.map { $0.notes.compactMap { Int($0) }.sorted() } ?? [],
      numbers { if case .note(let number) = $0 { number } else { nil } })
    if devices[name]?.hasWishes == true {
      try compare(
        "wishes", store.objects(Wish.self).map(\.number).sorted(),
        numbers { if case .wish(let number) = $0 { number } else { nil } })
    }
    // Changes that a replica sends back from a copy set the values of counters.
    if !isCompacted {
      let sum = numbers { if case .like(let number) = $0 { number } else { nil } }.reduce(0, +)
      try compare("likes", [gift?.likes ?? 0], [sum])
      let weight = numbers { if case .weight(let number) = $0 { number } else { nil } }.reduce(0, +)
      try compare("weights", [Int(chest?.weight ?? 0)], [weight])
    }
  }
}
