import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization

@testable import SantaReplication
@testable import SantaSync

/// Three users with devices that share one store. Each number is added by one device. A directory belongs to the order that it
/// joined first: its numbers must be in that order, unless they were taken back, and in no other one.
struct SharedStoreSimulation {
  struct Mistake: Error {
    let description: String
  }

  final class Note: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var numbers: List<Int>
  }

  private final class Reports: Sendable {
    let numbers = Mutex<Set<Int>>([])
  }

  /// A directory of a user.
  private final class Device {
    let name: String
    let user: Int
    let store: Store
    var sync: StoreSync?
    private var following: Task<Void, Never>?
    /// The epoch of the order that the directory has joined.
    var epoch: String?
    /// The numbers that were added here.
    var added: Set<Int> = []
    private let reports = Reports()

    /// The numbers that were added here, taken back, and reported.
    var takenBack: Set<Int> { reports.numbers.withLock { $0 } }

    init(_ name: String, user: Int, in folder: URL) throws {
      (self.name, self.user) = (name, user)
      store = try Store(
        configuration: .init(location: .directory(folder.appending(path: name)), objectTypes: [Note.self]))
    }

    /// The keys of objects, and the elements of lists.
    var shown: Set<Int> {
      store.refresh()
      let notes = store.objects(Note.self)
      return Set(notes.map(\.id)).union(notes.flatMap { Array($0.numbers) })
    }

    func start(_ connection: ServerConnection, _ path: String) throws {
      guard sync == nil else { return }
      let sync = try StoreSync(
        store.configuration, connection, path: path, rightsInterval: .milliseconds(20))
      self.sync = sync
      let rejections = sync.rejections
      following = Task { [reports] in
        for await rejection in rejections where rejection.isRefused {
          let number = rejection.property == nil ? rejection.primaryKey : rejection.value
          if let number = number.flatMap({ Int($0) }) { reports.numbers.withLock { _ = $0.insert(number) } }
        }
      }
    }

    func stop() async throws {
      guard let sync else { return }
      await sync.stop()
      self.sync = nil
      following?.cancel()
      await following?.value
      guard let replica = try Replica.open(store.configuration) else {
        throw Mistake(description: "the replica of \(name) is still in use")
      }
      let joined = replica.membership?.epoch
      if let epoch, joined != epoch {
        throw Mistake(description: "\(name) went from the order \(epoch) to \(joined ?? "none")")
      }
      epoch = joined
    }
  }

  let server: AccountServer
  private var generator: SeededGenerator
  private let folder: URL
  private let connections: [ServerConnection]
  private let users: [ServerUser]
  /// The devices that are in use. The first user manages the store.
  private var devices: [Device] = []
  /// Directories that their users have replaced.
  private var formerDevices: [Device] = []
  private var count = 0
  /// The steps so far, to find the cause of a failure.
  private(set) var trace: [String] = []

  private var storeName: String { "\(users[0].id):list" }

  private var path: String { "/\(users[0].id)/list" }

  init(_ folder: URL, seed: UInt64) async throws {
    let server = try AccountServer()
    generator = SeededGenerator(seed: seed)
    (self.server, self.folder) = (server, folder)
    let names = ["holly", "ivy", "joe"]
    connections = try names.map {
      try ServerConnection(server.url, sessions: folder.appending(path: "sessions-\($0)"))
    }
    var users: [ServerUser] = []
    for (name, connection) in zip(names, connections) {
      users.append(try await connection.register(name: name, password: "secret"))
    }
    self.users = users
    for user in users.indices {
      if user > 0 { server.setLevel(.write, of: users[user].id, on: storeName) }
      devices.append(try Device(names[user], user: user, in: folder))
      try devices[user].start(connections[user], path)
      if user == 0 { try await settle(devices[user]) }
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  // MARK: Steps

  mutating func step() async throws {
    let index = number(0...2)
    let device = devices[index]
    switch number(0...19) {
    case 0...6: try write(device)
    case 7, 8:
      trace.append("start \(device.name)")
      try device.start(connections[index], path)
    case 9, 10:
      trace.append("stop \(device.name)")
      try await device.stop()
    case 11...13:
      guard index > 0, let level = [AccessLevel.none, .read, .write].randomElement(using: &generator) else {
        return
      }
      trace.append("level \(device.name) \(level)")
      server.setLevel(level, of: users[index].id, on: storeName)
    case 14:
      trace.append("delete")
      server.deleteStore(storeName)
    case 15: try await replace(index)
    case 16 where !formerDevices.isEmpty:
      // A device that was offline comes back.
      let former = formerDevices[number(0...(formerDevices.count - 1))]
      trace.append("start and stop \(former.name)")
      try former.start(connections[former.user], path)
      try await settle(former)
      try await former.stop()
    case 17:
      trace.append("expire")
      server.expireAccessTokens()
    default:
      trace.append("settle \(device.name)")
      if device.sync != nil { try await settle(device) }
    }
  }

  private mutating func write(_ device: Device) throws {
    count += 1
    let (number, isElement) = (count, self.number(0...1) == 0)
    trace.append("\(device.name) adds \(number)")
    device.store.refresh()
    do {
      try device.store.write {
        if isElement, let note = device.store.objects(Note.self).first {
          note.numbers.append(number)
        } else {
          device.store.create(Note.self, value: ["id": number])
        }
      }
      device.added.insert(number)
    } catch let error as StoreError where error.code == .readOnly {
      trace.append("\(number) is refused")
    }
  }

  /// The user goes on with an empty directory. A manager thereby makes a new store if it was deleted.
  private mutating func replace(_ index: Int) async throws {
    count += 1
    let former = devices[index]
    if number(0...1) == 0 { try await former.stop() }
    formerDevices.append(former)
    devices[index] = try Device("\(users[index].name)\(count)", user: index, in: folder)
    trace.append("\(former.name) becomes \(devices[index].name)")
    try devices[index].start(connections[index], path)
    if index == 0 { try await settle(devices[index]) }
  }

  // MARK: Comparing

  /// Waits until a device has nothing left to do.
  private func settle(_ device: Device) async throws {
    guard let sync = device.sync else { return }
    try await wait("\(device.name) does not settle") {
      let state = sync.state
      switch state.connection {
      case .connected: return state.isUpToDate && state.pendingCount == 0
      case .offline(let error): return error.code == .noRight
      case .stopped(let error):
        if error.code == .deleted || error.code == .noRight { return true }
        throw Mistake(description: "\(device.name): \(error)")
      case .connecting, .elsewhere, .ended: return false
      }
    }
  }

  private func wait(_ problem: String, until condition: () throws -> Bool) async throws {
    let start = ContinuousClock.now
    while try !condition() {
      guard start.duration(to: .now) < .seconds(300) else { throw Mistake(description: problem) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  mutating func end() async throws {
    // Everyone may write, and comes back. First the manager, who makes a new store if it is deleted.
    for user in users.dropFirst() { server.setLevel(.write, of: user.id, on: storeName) }
    for former in formerDevices { try await former.stop() }
    try await replace(0)
    let live = server.state.withLock { $0.orders[storeName]?.epoch }
    let deleted = server.state.withLock { $0.deleted[storeName] ?? [] }
    let all = devices + formerDevices
    for device in all {
      try await device.stop()
      let shown = device.shown
      try device.start(connections[device.user], path)
      try await settle(device)
      if let epoch = device.epoch, deleted.contains(epoch) {
        guard case .stopped(let error)? = device.sync?.state.connection, error.code == .deleted else {
          throw Mistake(description: "\(device.name) goes on with a deleted store")
        }
        guard device.shown == shown else {
          throw Mistake(description: "\(device.name) has changed although its store is deleted")
        }
        try await device.stop()
      }
    }
    let members = all.filter { $0.sync != nil }
    let ordered = try await ordered()
    let known = members.reduce(into: Set<Int>()) { $0.formUnion($1.added) }
    guard ordered.isSubset(of: known) else {
      throw Mistake(description: "\(ordered.subtracting(known).sorted()) came back")
    }
    for device in members {
      try await wait("\(device.name) does not show what the order has") { device.shown == ordered }
      try await wait("the order lacks changes of \(device.name) that it has not reported") {
        device.added.subtracting(device.takenBack).isSubset(of: ordered)
      }
      try await device.stop()
      guard device.epoch == live else {
        throw Mistake(description: "\(device.name) is in the order \(device.epoch ?? "none")")
      }
    }
  }

  /// The numbers that the order has.
  private func ordered() async throws -> Set<Int> {
    let device = try Device("observer", user: 0, in: folder)
    try device.start(connections[0], path)
    try await settle(device)
    let shown = device.shown
    try await device.stop()
    return shown
  }
}
