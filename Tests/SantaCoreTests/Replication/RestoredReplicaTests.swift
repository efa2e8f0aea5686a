import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// A server and a replica's directory used to go back to a backup together unnoticed. The replica then gave the identities of
/// objects that other replicas had to new objects: an acknowledged object disappeared everywhere, and turned into another one.
struct RestoredReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part

  private let directory: ReplicaDirectory
  private var manager: FileManager { .default }

  init() throws { directory = try ReplicaDirectory() }

  private func open(_ name: String) throws -> (Store, Replica) {
    let store = try directory.open(name)
    return (store, try #require(try Replica.open(store.configuration)))
  }

  private func exchange(_ replica: Replica, _ order: ReplicaOrder) throws {
    try order.join(replica)
    try order.restartIfNeeded(replica)
    // A client sends only after it has received everything from the server.
    try order.exchange(replica, sends: false)
    try order.exchange(replica)
  }

  /// Adds an object without a primary key, and an element of a list.
  private func add(_ number: Int, to store: Store) throws {
    store.refresh()
    try store.write {
      let gift = store.object(ofType: Gift.self, forPrimaryKey: 1) ?? Gift(1)
      store.add(gift)
      store.add(Part(number))
      gift.notes.append("\(number)")
      gift.likes += number
    }
  }

  private struct Contents: Equatable {
    var parts: [Int]
    var notes: [String]
    var likes: Int

    init(_ numbers: [Int]) {
      (parts, notes, likes) = (numbers, numbers.map(String.init), numbers.reduce(0, +))
    }

    init(_ store: Store) {
      store.refresh()
      let gift = store.object(ofType: Gift.self, forPrimaryKey: 1)
      parts = store.objects(Part.self).map(\.size).sorted()
      notes = gift.map { Array($0.notes).sorted() } ?? []
      likes = gift?.likes ?? 0
    }
  }

  private enum Restoring: CaseIterable {
    /// Another directory replaces the one in use.
    case asAnotherDirectory
    /// The files are overwritten.
    case inPlace
    /// The backup is used in its own directory.
    case elsewhere
  }

  private enum Server: CaseIterable { case restored, lost }

  /// - Returns: the name of the directory to use.
  private func restore(_ name: String, from backup: String, _ restoring: Restoring) throws -> String {
    switch restoring {
    case .asAnotherDirectory: try directory.remove(name)
    case .inPlace: break
    case .elsewhere: return backup
    }
    if restoring == .asAnotherDirectory {
      try directory.copy(backup, to: name)
    } else {
      try overwrite(name, from: backup)
    }
    return name
  }

  /// Overwrites files like `cp -a`, but without a process: a process that is starting shares the locks of other tests for a
  /// moment.
  private func overwrite(_ name: String, from backup: String) throws {
    for path in try manager.subpathsOfDirectory(atPath: directory.folder(backup).path) {
      let (from, to) = (
        directory.folder(backup).appending(path: path), directory.folder(name).appending(path: path)
      )
      let attributes = try manager.attributesOfItem(atPath: from.path)
      if attributes[.type] as? FileAttributeType == .typeDirectory {
        try manager.createDirectory(at: to, withIntermediateDirectories: true)
        continue
      }
      if !manager.fileExists(atPath: to.path) { try Data().write(to: to) }
      let file = try FileHandle(forWritingTo: to)
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: try Data(contentsOf: from))
      try file.close()
      try manager.setAttributes(
        [.modificationDate: try #require(attributes[.modificationDate])], ofItemAtPath: to.path)
    }
  }

  @Test(
    "What others have of a replica that was restored with the server stays what it is",
    arguments: Restoring.allCases, Server.allCases)
  private func restoredWithTheServer(restoring: Restoring, server: Server) throws {
    let order = ReplicaOrder()
    let (second, b) = try open("b")
    do {
      let (first, a) = try open("a")
      try add(1, to: first)
      for replica in [a, b] { try exchange(replica, order) }
    }
    try directory.copy("a", to: "backup")
    let backup = order.backup
    do {
      let (first, a) = try open("a")
      try add(2, to: first)
      for replica in [a, b] { try exchange(replica, order) }
    }
    switch server {
    case .restored: order.restore(backup)
    case .lost: order.setUpAnew()
    }
    let (first, a) = try open(restore("a", from: "backup", restoring))
    try add(3, to: first)
    try exchange(a, order)
    #expect(Contents(first) == Contents([1, 3]))
    for replica in [b, a, b] { try exchange(replica, order) }
    #expect(Contents(first) == Contents([1, 2, 3]))
    #expect(Contents(second) == Contents([1, 2, 3]))
  }

  @Test("A replica that is opened again keeps its number")
  func keptNumber() throws {
    let order = ReplicaOrder()
    for _ in 0..<3 {
      let (store, replica) = try open("a")
      try add(1, to: store)
      try exchange(replica, order)
      #expect(replica.membership?.replica == 1)
    }
    // The store moves to another directory.
    try directory.move("a", to: "moved")
    let (_, replica) = try open("moved")
    #expect(!replica.isCopy)
  }

  @Test("A copy gets one number, however often it is opened before it reaches the server")
  func oneNumberForACopy() throws {
    let order = ReplicaOrder()
    do {
      let (store, replica) = try open("a")
      try add(1, to: store)
      try exchange(replica, order)
    }
    try directory.copy("a", to: "b")
    for number in 2...3 {
      let (store, replica) = try open("b")
      #expect(replica.isCopy)
      #expect(throws: Replica.Failure.copied) { try replica.outgoing(limit: .max) }
      #expect(throws: Replica.Failure.copied) { try replica.receive([]) }
      try add(number, to: store)
    }
    let (store, replica) = try open("b")
    try exchange(replica, order)
    #expect(replica.membership?.replica == 2)
    #expect(Contents(store) == Contents([1, 2, 3]))
    do {
      let (store, replica) = try open("a")
      try add(4, to: store)
      try exchange(replica, order)
      #expect(replica.membership?.replica == 1)
      #expect(Contents(store) == Contents([1, 2, 3, 4]))
    }
    try exchange(replica, order)
    #expect(Contents(store) == Contents([1, 2, 3, 4]))
  }

  @Test(
    "What was recorded before a directory was copied counts once in three copies", arguments: [60, 1 << 20])
  func threeCopies(partByteCount: Int) throws {
    let order = ReplicaOrder()
    do {
      let (store, replica) = try open("a")
      try add(1, to: store)
      try exchange(replica, order)
      // The state after synchronising has ended.
      try add(2, to: store)
      try replica.collect()
    }
    for name in ["b", "c"] { try directory.copy("a", to: name) }
    // The copies exchange changes before the original directory does.
    let names = ["c", "b", "a"]
    var all: [(store: Store, replica: Replica)] = []
    for (index, name) in names.enumerated() {
      let store = try directory.open(name)
      let replica = try #require(try Replica.open(store.configuration, partByteCount: partByteCount))
      try add(3 + index, to: store)
      all.append((store, replica))
    }
    for _ in 0..<2 { for (_, replica) in all { try exchange(replica, order) } }
    for (store, replica) in all {
      #expect(Contents(store) == Contents([1, 2, 3, 4, 5]))
      #expect(replica.pendingCount == 0)
    }
    #expect(all.map { $0.replica.membership?.replica } == [2, 3, 1])
  }

  @Test("A backup of the server is restored after an empty one was used", arguments: [false, true])
  func backupAfterAnEmptyServer(isCompacted: Bool) throws {
    let order = ReplicaOrder()
    let all = try ["a", "b"].map(open)
    // The stores join first, because values from before a store takes part don't add up.
    for (_, replica) in all { try exchange(replica, order) }
    for (index, (store, replica)) in all.enumerated() {
      try add(index + 1, to: store)
      try exchange(replica, order)
    }
    try exchange(all[0].1, order)
    if isCompacted { try order.compact(order.changes.count) }
    let backup = order.backup
    order.setUpAnew()
    for (index, (store, replica)) in all.enumerated() {
      try exchange(replica, order)
      try add(index + 3, to: store)
      try exchange(replica, order)
    }
    try exchange(all[0].1, order)
    // These changes are pending when the backup replaces the empty server.
    for (index, (store, replica)) in all.enumerated() {
      try add(index + 5, to: store)
      try replica.collect()
    }
    order.restore(backup)
    for _ in 0..<2 { for (_, replica) in all { try exchange(replica, order) } }
    for (store, replica) in all {
      #expect(Contents(store) == Contents([1, 2, 3, 4, 5, 6]))
      #expect(replica.pendingCount == 0)
      #expect(replica.membership?.epoch == "test")
    }
  }

  @Test(
    "A log that ends before the number of the replica is an error, and not a new replica",
    arguments: [0, 1, 31, 32, 33, 47, 54], [false, true])
  func cutLog(byteCount: Int, hasMark: Bool) throws {
    let order = ReplicaOrder()
    do {
      let (first, a) = try open("a")
      let (second, b) = try open("b")
      try add(1, to: first)
      try exchange(a, order)
      if hasMark {
        try add(2, to: second)
        for replica in [b, a] { try exchange(replica, order) }
      }
    }
    let log = directory.folder("a/replica/log")
    try Data(contentsOf: log).prefix(byteCount).write(to: log)
    let store = try directory.open("a")
    let error = #expect(throws: StoreError.self) { try Replica.open(store.configuration) }
    #expect(error?.code == .corruptFile)
    #expect(error?.description.contains("delete the folder 'replica'") == true)
    #expect(try Data(contentsOf: log).count == min(byteCount, 32))
    // Follows the advice in the message.
    try directory.remove("a/replica")
    _ = try Replica.open(store.configuration)
  }

  @Test("What two replicas count in an object that both make adds up", arguments: [false, true])
  func countedByBoth(isOpenedAgain: Bool) throws {
    let order = ReplicaOrder()
    var all = try ["a", "b"].map(open)
    for (_, replica) in all { try exchange(replica, order) }
    if isOpenedAgain { all = [] }
    for (index, name) in ["a", "b"].enumerated() {
      let store = try directory.open(name)
      try add(index + 5, to: store)
    }
    if isOpenedAgain { all = try ["a", "b"].map(open) }
    for _ in 0..<2 { for (_, replica) in all { try exchange(replica, order) } }
    for (store, _) in all { #expect(Contents(store) == Contents([5, 6])) }
  }

  @Test("What a store had before it took part is not added again")
  func addedBefore() throws {
    let order = ReplicaOrder()
    do {
      let (store, replica) = try open("a")
      try add(7, to: store)
      try exchange(replica, order)
    }
    // The store takes part as a new replica.
    try directory.remove("a/replica")
    let (store, replica) = try open("a")
    for _ in 0..<2 { try exchange(replica, order) }
    #expect(store.object(ofType: Gift.self, forPrimaryKey: 1)?.likes == 7)
  }

  // MARK: Rolled-back file systems

  /// A replica on its own disk, which can be rolled back together with everything that the system knows of its files.
  private struct Machine {
    let disk: SimulatedDisk
    let store: Store
    let replica: Replica

    init(_ disk: SimulatedDisk = SimulatedDisk()) throws {
      self.disk = disk
      let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: { _ in })
      store = try Store(Store.Configuration(objectTypes: [Gift.self, Part.self]), engine: engine, .thread)
      replica = try Replica(engine, on: disk)
    }
  }

  private enum Return: CaseIterable {
    /// The lost changes come back after the replica has sent other objects.
    case late
    /// The lost changes come back after the replica has created other objects, but before it sends them.
    case early
    /// The lost changes come back before the replica creates other objects.
    case first
  }

  @Test(
    "What others have of a machine that was rolled back with the server stays what it is",
    arguments: Return.allCases, Server.allCases)
  private func rolledBackMachine(returning: Return, server: Server) throws {
    let order = ReplicaOrder()
    let (b, c) = (try Machine(), try Machine())
    var a = try Machine()
    for machine in [a, b, c] { try order.join(machine.replica) }
    try add(1, to: a.store)
    for machine in [a, b, c] { try exchange(machine.replica, order) }
    let (snapshot, backup) = (a.disk.afterKill(), order.backup)
    for number in [2, 4] {
      try add(number, to: a.store)
      for machine in [a, b, c] { try exchange(machine.replica, order) }
    }
    // Another replica has changed an object that only the former order has.
    c.store.refresh()
    try c.store.write { c.store.objects(Part.self).first { $0.size == 4 }?.size = 40 }
    for machine in [c, b] { try exchange(machine.replica, order) }
    switch server {
    case .restored: order.restore(backup)
    case .lost: order.setUpAnew()
    }
    a = try Machine(snapshot)
    #expect(!a.replica.isCopy)
    if returning == .first {
      try exchange(a.replica, order)
      try exchange(b.replica, order)
    }
    try add(3, to: a.store)
    if returning == .early {
      try a.replica.collect()
      try exchange(b.replica, order)
    }
    try exchange(a.replica, order)
    // Both replicas send back what the order lost before either receives the other's changes.
    for machine in [b, c] { try order.restartIfNeeded(machine.replica) }
    for machine in [b, c] { try order.upload(machine.replica) }
    for _ in 0..<2 { for machine in [a, b, c] { try exchange(machine.replica, order) } }
    for machine in [a, b, c] {
      let contents = Contents(machine.store)
      #expect(contents.parts == [1, 2, 3, 40])
      #expect(contents.notes == ["1", "2", "3", "4"])
      #expect(contents.likes == 10)
      #expect(machine.replica.pendingCount == 0)
    }
    let digests = try [a, b, c].map { try $0.replica.digest(of: $0.replica.downloaded) }
    #expect(Set(digests).count == 1)
    // The rolled-back machine remains usable.
    for (machine, number) in zip([a, b, c], 5...) { try add(number, to: machine.store) }
    for _ in 0..<2 { for machine in [a, b, c] { try exchange(machine.replica, order) } }
    for machine in [a, b, c] { #expect(Contents(machine.store).notes == (1...7).map { "\($0)" }) }
  }
}
