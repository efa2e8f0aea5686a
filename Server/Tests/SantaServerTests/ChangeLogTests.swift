import Dispatch
import Foundation
import Logging
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import SantaSync
import ServiceLifecycle
import Synchronization
import Testing

@testable import SantaServer

/// The implementations of `ChangeLog`. All of them behave alike.
enum LogKind: CaseIterable, CustomTestStringConvertible, Sendable {
  case embedded
  #if PostgreSQL
    case postgres
  #endif

  var testDescription: String { "\(self)" }

  /// Opens a log of this kind. The embedded log is in `directory`; all tests share one PostgreSQL database.
  func open(_ directory: URL) async throws -> any ChangeLog {
    switch self {
    case .embedded: try await RunningServer.log(directory)
    #if PostgreSQL
      case .postgres: try await PostgresLog(try ThrowawayPostgres.shared.get().url)
    #endif
    }
  }
}

/// The guarantees of every `ChangeLog`, regardless of where it stores changes.
@Suite(.fewAtOnce) struct ChangeLogTests {
  private let folder: TemporaryFolder
  private let name: StorePath

  init() throws {
    folder = try TemporaryFolder()
    name = try #require(StorePath("store-\(UUID().uuidString.prefix(8))"))
  }

  private static func batch(_ member: Membership, _ first: UInt64, _ changes: [String]) -> Batch {
    Batch(
      epoch: member.epoch, replica: member.replica, firstSequence: first,
      changes: changes.map { Data($0.utf8) })
  }

  private func texts(_ log: any ChangeLog, _ member: Membership) async throws -> [String] {
    try await log.changes(after: .start, in: member.epoch, of: name, byteCount: 1 << 20).changes
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: LogKind.allCases)
  func `replicas get numbers, and keep what they have`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let first = try await log.join(name, as: nil)
    let second = try await log.join(name, as: nil)
    #expect(second.epoch == first.epoch && second.replica != first.replica)
    let all = 1...UInt32(1 << 24 - 2)
    #expect(all.contains(first.replica) && all.contains(second.replica))
    #expect(try await log.join(name, as: first) == first)
    // A replica of another order whose number is free here keeps it, even if it asks again after a lost answer. A second
    // replica that asks for the same number gets another one.
    let free = try #require((1...3).first { ![first.replica, second.replica].contains($0) })
    let former = Membership(epoch: "other", replica: free)
    for _ in 1...2 { #expect(try await log.join(name, as: former).replica == free) }
    #expect(try await log.join(name, as: Membership(epoch: "another", replica: free)).replica != free)
    #expect(try await log.join(name, as: Membership(epoch: first.epoch, replica: free)).replica == free)
    // A number that is already in use or out of range is replaced.
    for replica in [first.replica, 0, 1 << 24 - 1, 1 << 24] as [UInt32] {
      let member = try await log.join(name, as: Membership(epoch: "other", replica: replica))
      #expect(all.contains(member.replica) && member.replica != replica)
    }
    // A replica that the order lost when it was restored from a backup.
    let forgotten = Membership(epoch: first.epoch, replica: first.replica ^ 1 == 0 ? 2 : first.replica ^ 1)
    #expect(try await log.join(name, as: forgotten) == forgotten)
    #expect(try await log.append(Self.batch(forgotten, 1, ["one"]), to: name).version == 1)
    #expect(try await log.summary(of: name).replicas == 9)
  }

  @Test(arguments: LogKind.allCases)
  func `changes get positions, and each is there once`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let (a, b) = (try await log.join(name, as: nil), try await log.join(name, as: nil))
    let head = try await log.append(Self.batch(a, 1, ["one", "two"]), to: name)
    #expect(head.version == 2)
    #expect(head.chain.count == 64)
    #expect(try await log.append(Self.batch(b, 1, ["three"]), to: name).version == 3)
    // A batch that is sent again after a lost answer, then one that overlaps and adds a change.
    #expect(try await log.append(Self.batch(a, 1, ["one", "two"]), to: name).version == 3)
    #expect(try await log.append(Self.batch(a, 2, ["two", "four"]), to: name).version == 4)
    #expect(try await texts(log, a) == ["one", "two", "three", "four"])
    let changes = try await log.changes(after: .start, in: a.epoch, of: name, byteCount: 1 << 20).changes
    #expect(changes.map(\.replica) == [a, a, b, a].map(\.replica))
    #expect(changes.map(\.sequence) == [1, 2, 1, 3])
    #expect(changes.map(\.position.version) == [1, 2, 3, 4])
    #expect(changes[1].position == head)
  }

  @Test(arguments: LogKind.allCases)
  func `what contradicts the order is refused, and nothing is appended`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let unknown = Membership(epoch: "x", replica: 1)
    await #expect(throws: OrderError.unknownReplica) {
      try await log.append(Self.batch(unknown, 1, ["x"]), to: name)
    }
    await #expect(throws: OrderError.unknownReplica) {
      try await log.changes(after: .start, in: "x", of: name, byteCount: 1)
    }
    await #expect(throws: OrderError.unknownReplica) { try await log.growth(of: name) }

    let a = try await log.join(name, as: nil)
    _ = try await log.append(Self.batch(a, 1, ["one", "two"]), to: name)
    let refused: [(Batch, OrderError)] = [
      (Self.batch(Membership(epoch: "x", replica: 1), 3, ["three"]), .reset),
      (Self.batch(Membership(epoch: a.epoch, replica: 2), 1, ["three"]), .unknownReplica),
      (Self.batch(a, 1, ["one", "other", "three"]), .forked(sequence: 2)),
      (Self.batch(a, 4, ["four"]), .gap(expected: 3)),
      (Self.batch(a, 0, ["zero"]), .gap(expected: 3)),
      (Self.batch(a, .max, ["last"]), .gap(expected: 3)),
    ]
    let head = try await log.changes(after: .start, in: a.epoch, of: name, byteCount: 1).head
    for base in [
      OrderPosition(version: 3, chain: head.chain),
      OrderPosition(version: 2, chain: String(repeating: "0", count: 64)),
      OrderPosition(version: 0, chain: "x"), OrderPosition(version: .max, chain: head.chain),
    ] {
      var batch = Self.batch(a, 3, ["three"])
      batch.base = base
      await #expect(throws: OrderError.reset) { try await log.append(batch, to: name) }
    }
    for (batch, error) in refused {
      await #expect(throws: error) { try await log.append(batch, to: name) }
    }
    #expect(try await texts(log, a) == ["one", "two"])
    var batch = Self.batch(a, 3, ["three"])
    batch.base = head
    #expect(try await log.append(batch, to: name).version == 3)
  }

  @Test(arguments: LogKind.allCases)
  func `the same bytes of another replica are another position`(_ kind: LogKind) async throws {
    // A replica may send the same changes that another one had sent to a server that lost them.
    let log = try await kind.open(folder.url)
    var chains: Set<String> = []
    for author in 0..<2 {
      let name = try #require(StorePath("\(name)-\(author)"))
      let members = [try await log.join(name, as: nil), try await log.join(name, as: nil)]
      chains.insert(try await log.append(Self.batch(members[author], 1, ["one"]), to: name).chain)
    }
    #expect(chains.count == 2)
  }

  @Test(arguments: LogKind.allCases)
  func `a page has changes up to a size, and one in any case`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let a = try await log.join(name, as: nil)
    let texts = (0..<20).map { String(repeating: "x", count: $0 * 10 + 1) }
    _ = try await log.append(Self.batch(a, 1, texts), to: name)
    // A log that was just opened doesn't have any of them in memory.
    let fresh = kind == .embedded ? log : try await kind.open(folder.url)
    for log in [log, fresh] {
      for byteCount in [0, 1, 100, 500, 10_000] {
        var (position, seen): (OrderPosition, [String]) = (.start, [])
        while true {
          let page = try await log.changes(after: position, in: a.epoch, of: name, byteCount: byteCount)
          #expect(page.head.version == 20)
          guard let last = page.changes.last else { break }
          #expect(page.changes.count == 1 || page.changes.reduce(0) { $0 + $1.bytes.count } <= byteCount)
          seen += page.changes.map { String(decoding: $0.bytes, as: UTF8.self) }
          position = last.position
        }
        #expect(seen == texts)
      }
    }
    let head = try await log.changes(after: .start, in: a.epoch, of: name, byteCount: 1).head
    for position in [
      OrderPosition(version: 20, chain: String(repeating: "0", count: 64)),
      OrderPosition(version: 21, chain: head.chain),
      OrderPosition(version: .max, chain: head.chain), OrderPosition(version: 0, chain: "x"),
      OrderPosition(version: 3, chain: "../"),
    ] {
      for log in [log, fresh] {
        await #expect(throws: OrderError.reset) {
          try await log.changes(after: position, in: a.epoch, of: name, byteCount: 100)
        }
      }
    }
    await #expect(throws: OrderError.reset) {
      try await log.changes(after: head, in: "x", of: name, byteCount: 1)
    }
  }

  @Test(arguments: LogKind.allCases)
  func `many may append and follow at once`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let name = name
    let follower = try await log.join(name, as: nil)
    let growth = try await log.growth(of: name)
    let total = 20 * 30
    let read = Task {
      var position = OrderPosition.start
      var seen: [OrderedChange] = []
      for await _ in growth {
        while true {
          let page = try await log.changes(after: position, in: follower.epoch, of: name, byteCount: 200)
          guard let last = page.changes.last else { break }
          position = last.position
          seen += page.changes
        }
        if seen.count >= total { break }
      }
      return seen
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let member = try await log.join(name, as: nil)
          for number in stride(from: 1, to: 31, by: 3) {
            let changes = (number..<(number + 3)).map { "\(member.replica):\($0)" }
            _ = try await log.append(Self.batch(member, UInt64(number), changes), to: name)
          }
        }
      }
      try await group.waitForAll()
    }
    let seen = try await read.value
    #expect(seen.map(\.position.version) == Array(1...UInt64(total)))
    let replicas = Set(seen.map(\.replica))
    #expect(replicas.count == 20)
    for replica in replicas {
      let own = seen.filter { $0.replica == replica }
      #expect(own.map { String(decoding: $0.bytes, as: UTF8.self) } == (1...30).map { "\(replica):\($0)" })
    }
    let summary = try #require(try await log.stores().first { $0.name == name.wireName })
    #expect(summary.version == UInt64(total))
    #expect(summary.replicas == 21)
    try await log.verify(summary)
  }
}

/// Copies, and dropping the changes that a copy covers.
@Suite(.fewAtOnce) struct StoreCopyTests {
  private let folder: TemporaryFolder
  private let name: StorePath

  init() throws {
    folder = try TemporaryFolder()
    name = try #require(StorePath("store-\(UUID().uuidString.prefix(8))"))
  }

  private static func batch(_ member: Membership, _ first: UInt64, _ count: Int) -> Batch {
    Batch(
      epoch: member.epoch, replica: member.replica, firstSequence: first,
      changes: (0..<count).map { Data("change \(Int(first) + $0)".utf8) })
  }

  static func copy(_ position: OrderPosition, _ bytes: Data) -> StoreCopy {
    StoreCopy(
      position: position, byteCount: bytes.count, checksum: CopyMaker.checksum(bytes), changeByteCount: 36)
  }

  @Test(arguments: LogKind.allCases)
  func `the latest copy is kept, and read in parts`(_ kind: LogKind) async throws {
    let name = name
    let bytes = Data((0..<9_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
    func check(_ log: any ChangeLog, _ copy: StoreCopy) async throws {
      #expect(try await log.summary(of: name).copy == copy)
      #expect(try await log.bytes(of: copy, name) == bytes)
      #expect(try await log.part(of: 2, from: 8_999_990, of: name) == bytes.suffix(10))
      #expect(try await log.part(of: 2, from: 9_000_000, of: name)?.isEmpty == true)
      #expect(try await log.part(of: 2, from: .max, of: name)?.isEmpty == true)
      #expect(try await log.part(of: 3, from: 0, of: name) == nil)
    }
    var positions: [OrderPosition] = []
    do {
      let log = try await kind.open(folder.url)
      await #expect(throws: OrderError.unknownReplica) { try await log.summary(of: name) }
      let a = try await log.join(name, as: nil)
      #expect(try await log.summary(of: name).copy == nil)
      #expect(try await log.part(of: 1, from: 0, of: name) == nil)
      for number in 1...3 as ClosedRange<UInt64> {
        positions.append(try await log.append(Self.batch(a, number, 1), to: name))
      }
      try await log.keep(Self.copy(positions[1], bytes), bytes, of: name)
      // An older copy is ignored, and a copy of another order is rejected.
      let other = Data("other".utf8)
      try await log.keep(Self.copy(positions[0], other), other, of: name)
      let wrong = Self.copy(OrderPosition(version: 3, chain: positions[0].chain), other)
      await #expect(throws: OrderError.reset) { try await log.keep(wrong, other, of: name) }
      try await check(log, Self.copy(positions[1], bytes))
    }
    // The same after a restart.
    let log = try await kind.open(folder.url)
    try await check(log, Self.copy(positions[1], bytes))
    let small = Data("small".utf8)
    try await log.keep(Self.copy(positions[2], small), small, of: name)
    #expect(try await log.part(of: 2, from: 0, of: name) == nil)
    #expect(try await log.part(of: 3, from: 0, of: name) == small)
    try await log.verify(try await log.summary(of: name))
  }

  @Test(arguments: LogKind.allCases)
  func `an order knows its replicas when changes were dropped`(_ kind: LogKind) async throws {
    let name = name
    let (a, b): (Membership, Membership)
    var positions: [OrderPosition] = []
    func check(_ log: any ChangeLog, _ a: Membership, _ b: Membership, _ positions: [OrderPosition])
      async throws
    {
      let rest = try await log.changes(after: positions[2], in: a.epoch, of: name, byteCount: 1 << 20).changes
      #expect(rest.map { String(decoding: $0.bytes, as: UTF8.self) } == ["change 4", "change 1"])
      #expect(rest.map(\.position) == Array(positions[3...]))
      let summary = try await log.summary(of: name)
      #expect(summary.dropped == positions[2])
      #expect(summary.droppedByteCount == 24)
      #expect(summary.bytes == 16)
      try await log.verify(summary)
      // Changes that are sent again are recognised, even if their contents were dropped.
      #expect(try await log.append(Self.batch(a, 1, 4), to: name) == positions[4])
      for number in [2, 4] as [UInt64] {
        var other = Self.batch(a, number, 1)
        other.changes = [Data("another".utf8)]
        let sent = other
        await #expect(throws: OrderError.forked(sequence: number)) { try await log.append(sent, to: name) }
      }
      var stale = Self.batch(b, 1, 1)
      stale.base = positions[0]
      #expect(try await log.append(stale, to: name) == positions[4])
      #expect(try await log.last(of: Array(positions[..<2]), in: name) == positions[1])
      #expect(
        try await log.last(of: [OrderPosition(version: 2, chain: positions[0].chain)], in: name) == .start)
      #expect(try await log.last(of: [], in: name) == .start)
      #expect(try await log.count(of: a.replica, upTo: 3, of: name) == 3)
      #expect(try await log.count(of: b.replica, upTo: 4, of: name) == 0)
      #expect(try await log.count(of: b.replica, upTo: 5, of: name) == 1)
    }
    do {
      let log = try await kind.open(folder.url)
      (a, b) = (try await log.join(name, as: nil), try await log.join(name, as: nil))
      for number in 1...4 as ClosedRange<UInt64> {
        positions.append(try await log.append(Self.batch(a, number, 1), to: name))
      }
      positions.append(try await log.append(Self.batch(b, 1, 1), to: name))
      #expect(try await log.dropChanges(of: name) == 0)
      let bytes = Data("the effect of three changes".utf8)
      try await log.keep(Self.copy(positions[2], bytes), bytes, of: name)
      #expect(try await log.dropChanges(of: name) == 3)
      #expect(try await log.dropChanges(of: name) == 0)
      try await check(log, a, b, positions)
    }
    // The same after a restart. A server that still has the dropped changes in memory may return them.
    let log = try await kind.open(folder.url)
    for position in [.start] + positions[..<2] {
      await #expect(throws: OrderError.compacted) {
        try await log.changes(after: position, in: a.epoch, of: name, byteCount: 1 << 20)
      }
    }
    try await check(log, a, b, positions)
    #expect(try await log.append(Self.batch(b, 2, 1), to: name).version == 6)
    try await log.verify(try await log.summary(of: name))
  }

  @Test(arguments: LogKind.allCases)
  func `changes that can't be read get no copy`(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url)
    let a = try await log.join(name, as: nil)
    // A store without changes gets no copy, either.
    #expect(try await log.makeCopy(of: name) == nil)
    _ = try await log.append(Self.batch(a, 1, 3), to: name)
    let name = name
    // The error is thrown each time, and the claim on the copy is released.
    for _ in 0..<2 {
      await #expect { try await log.makeCopy(of: name) } throws: {
        "\($0)".contains("'\(name.wireName)' can't be copied")
      }
    }
    #expect(try await log.summary(of: name).copy == nil)
    let (one, other) = (UUID(), UUID())
    #expect(try await log.claimCopy(of: name, for: one))
    #expect(try await log.claimCopy(of: name, for: other) == (kind == .embedded))
    // The owner keeps its claim, and no other server can release it.
    #expect(try await log.claimCopy(of: name, for: one))
    try await log.releaseCopy(of: name, for: other)
    #expect(try await log.claimCopy(of: name, for: other) == (kind == .embedded))
    try await log.releaseCopy(of: name, for: one)
    #expect(try await log.claimCopy(of: name, for: other))
  }

  @Test(arguments: LogKind.allCases)
  func `a server that ends does not finish its copy, and another one may make it`(_ kind: LogKind)
    async throws
  {
    let log = try await kind.open(folder.url)
    let a = try await log.join(name, as: nil)
    // The changes are unreadable, but the task is cancelled before `makeCopy(of:)` finds out.
    _ = try await log.append(Self.batch(a, 1, 3), to: name)
    let making = Task { [name] in
      while !Task.isCancelled { await Task.yield() }
      return try await log.makeCopy(of: name)
    }
    making.cancel()
    await #expect(throws: CancellationError.self) { try await making.value }
    #expect(try await log.claimCopy(of: name, for: UUID()))
  }

  /// Makes a directory with five changes, of which the first three were dropped.
  private func compacted() async throws -> (files: URL, before: Data, member: Membership) {
    let log = try await RunningServer.log(folder.url)
    let a = try await log.join(name, as: nil)
    let position = try await log.append(Self.batch(a, 1, 3), to: name)
    _ = try await log.append(Self.batch(a, 4, 2), to: name)
    let files = folder.url.appending(path: "stores/\(name.wireName)")
    let before = try Data(contentsOf: files.appending(path: "changes"))
    let bytes = Data("the effect of three changes".utf8)
    try await log.keep(Self.copy(position, bytes), bytes, of: name)
    #expect(try await log.dropChanges(of: name) == 3)
    return (files, before, a)
  }

  @Test func `a server that ended while it dropped changes goes on`() async throws {
    let (files, before, a) = try await compacted()
    let after = try Data(contentsOf: files.appending(path: "changes"))
    #expect(after.count < before.count)
    try before.write(to: files.appending(path: "changes"))
    let log = try await RunningServer.log(folder.url)
    let summary = try await log.summary(of: name)
    #expect(summary.version == 5)
    #expect(summary.dropped.version == 3)
    try await log.verify(summary)
    #expect(summary.epoch == a.epoch)
    let head = try await log.append(Self.batch(a, 6, 1), to: name)
    // The next copy covers the remaining changes.
    let bytes = Data("the effect of all".utf8)
    try await log.keep(Self.copy(head, bytes), bytes, of: name)
    #expect(try await log.dropChanges(of: name) == 3)
    #expect(try Data(contentsOf: files.appending(path: "changes")).isEmpty)
    #expect(try await log.append(Self.batch(a, 7, 1), to: name).version == 7)
  }

  @Test(arguments: ["dropped", "copy.json", "changes"])
  func `damaged files are told, and nothing is changed`(_ file: String) async throws {
    let url = try await compacted().files.appending(path: file)
    var data = try Data(contentsOf: url)
    data[20] ^= 1
    if file == "copy.json" { data.removeLast() }
    try data.write(to: url)
    let log = try await RunningServer.log(folder.url)
    await #expect(throws: DamagedLog.self) { try await log.summary(of: name) }
    #expect(try Data(contentsOf: url) == data)
  }

  @Test func `a description of a copy that an earlier version wrote is read`() throws {
    let json = #"{"place":{"version":2,"chain":"ab"},"byteCount":1,"checksum":7,"changeByteCount":36}"#
    let copy = try JSONDecoder().decode(StoreCopy.self, from: Data(json.utf8))
    let position = OrderPosition(version: 2, chain: "ab")
    #expect(copy == StoreCopy(position: position, byteCount: 1, checksum: 7, changeByteCount: 36))
  }

  @Test func `a copy of another order is told`() async throws {
    let url = try await compacted().files.appending(path: "copy.json")
    var copy = try JSONDecoder().decode(StoreCopy.self, from: try Data(contentsOf: url))
    let known = copy
    copy.position.chain = String(repeating: "0", count: 64)
    var large = known
    large.changeByteCount = .max
    for wrong in [copy, large] {
      try JSONEncoder().encode(wrong).write(to: url)
      let log = try await RunningServer.log(folder.url)
      await #expect(throws: DamagedLog.self) { try await log.summary(of: name) }
    }
    try JSONEncoder().encode(known).write(to: url)
    let log = try await RunningServer.log(folder.url)
    try await log.verify(try await log.summary(of: name))
  }

  @Test func `a damaged copy is found by verifying`() async throws {
    let url = try await compacted().files.appending(path: "copy-3")
    var data = try Data(contentsOf: url)
    data[5] ^= 1
    try data.write(to: url)
    let log = try await RunningServer.log(folder.url)
    let summary = try await log.summary(of: name)
    await #expect(throws: DamagedLog.self) { try await log.verify(summary) }
    await #expect(throws: DamagedLog.self) { try await log.makeCopy(of: name) }
  }
}

/// A server does not open a directory with damage to something that it has acknowledged.
@Suite(.fewAtOnce) struct DamagedLogTests {
  private let folder: TemporaryFolder
  private let name: StorePath

  init() throws {
    folder = try TemporaryFolder()
    name = try #require(StorePath("tasks"))
  }

  /// Appends three changes, closes the log, and damages the file.
  private func damage(_ body: (inout Data) -> Void) async throws -> URL {
    do {
      let log = try await RunningServer.log(folder.url)
      let member = try await log.join(name, as: nil)
      for number in 1...3 as ClosedRange<UInt64> {
        let change = Data(repeating: UInt8(number), count: 100)
        _ = try await log.append(
          Batch(epoch: member.epoch, replica: member.replica, firstSequence: number, changes: [change]),
          to: name)
      }
    }
    let url = folder.url.appending(path: "stores/tasks/changes")
    var data = try Data(contentsOf: url)
    body(&data)
    try data.write(to: url)
    return url
  }

  @Test(arguments: [30, 60, 200, 400])
  func `a damaged change that was acknowledged is told, and nothing is cut off`(_ offset: Int) async throws {
    let url = try await damage { $0[offset] ^= 1 }
    let before = try Data(contentsOf: url)
    let log = try await RunningServer.log(folder.url)
    await #expect(throws: DamagedLog.self) { try await log.stores() }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func `a missing end that was acknowledged is told`() async throws {
    _ = try await damage { $0.removeLast() }
    let log = try await RunningServer.log(folder.url)
    await #expect { try await log.stores() } throws: {
      "\($0)".contains("Change 3") && "\($0)".contains("Restore the directory from a backup")
    }
  }

  @Test func `what follows the last whole change was not acknowledged`() async throws {
    let url = try await damage { $0 += Data(repeating: 7, count: 50) }
    let log = try await RunningServer.log(folder.url)
    #expect(try await log.stores().first?.version == 3)
    #expect(try Data(contentsOf: url).count == 3 * (56 + 100))
  }

  /// Opening a FIFO blocks until another program opens it, too.
  @Test(.timeLimit(.minutes(5)))
  func `a FIFO or a directory in place of a file is told, and not waited for`() async throws {
    _ = try await damage { _ in }
    let directory = folder.url.appending(path: "stores/tasks")
    for file in try FileManager.default.contentsOfDirectory(atPath: directory.path) + [
      "dropped", "copy.json",
    ] {
      let url = directory.appending(path: file)
      let moved = folder.url.appending(path: "moved")
      let isThere = FileManager.default.fileExists(atPath: url.path)
      for isFIFO in [true, false] {
        if isThere { try FileManager.default.moveItem(at: url, to: moved) }
        if isFIFO {
          // Safety: the path is only read, during the call.
          #expect(unsafe mkfifo(url.path, 0o600) == 0)
        } else {
          try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        }
        let log = try await RunningServer.log(folder.url)
        await #expect("\(file)") {
          for store in try await log.stores() { _ = try await log.verify(store) }
        } throws: { "\($0)".contains("\(file) is not a regular file") }
        try FileManager.default.removeItem(at: url)
        if isThere { try FileManager.default.moveItem(at: moved, to: url) }
      }
    }
    #expect(try await RunningServer.log(folder.url).stores().first?.version == 3)
  }

  @Test func `a damaged store is told, and the others go on`() async throws {
    let url = try await damage { $0[200] ^= 1 }
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log)
    let other = try await server.join("notes")
    let path = "/v1/stores/notes/changes?epoch=\(other.epoch)&replica=\(other.replica)&first=1"
    #expect(try await server.send(path, body: frames(["one"])).status == 200)
    let list = try await log.readableStores()
    #expect(list.stores.map(\.name) == ["notes"])
    #expect(list.unreadable.map(\.name) == ["tasks"])
    #expect(list.unreadable.first?.error is DamagedLog)
    let metrics = try await server.send("/metrics")
    #expect(metrics.status == 200)
    let text = String(decoding: metrics.body, as: UTF8.self)
    #expect(text.contains("santa_server_store_version{store=\"notes\"} 1\n"))
    #expect(text.contains("santa_server_unreadable_stores 1\n"))
    let stores = try await server.send("/v1/stores")
    #expect(stores.status == 200)
    #expect(String(decoding: stores.body, as: UTF8.self).contains(#""unreadable":["tasks"]"#))
    // The log does not read the damaged file again for each request.
    try FileManager.default.removeItem(at: url)
    await #expect(throws: DamagedLog.self) { try await log.summary(of: name) }
    #expect(try await server.refusal("/v1/stores/tasks/changes?epoch=x&after=0") == "500 damaged")
    try await server.stop()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a store that takes long to be read holds up no others`() async throws {
    let slow = try #require(StorePath("slow"))
    let epoch = try await RunningServer.log(folder.url).join(slow, as: nil).epoch
    let isRead = DispatchSemaphore(value: 0)
    let count = Mutex(0)
    let log = try EmbeddedLog(folder.url, logger: Logger(label: "test")) { directory in
      count.withLock { $0 += 1 }
      if directory.lastPathComponent == "slow" { isRead.wait() }
      return try StoreLog(directory)
    }
    let summaries = (0..<2).map { _ in Task { try await log.summary(of: slow) } }
    while count.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    let member = try await log.join(name, as: nil)
    let change = Batch(
      epoch: member.epoch, replica: member.replica, firstSequence: 1, changes: [Data("one".utf8)])
    #expect(try await log.append(change, to: name).version == 1)
    isRead.signal()
    for summary in summaries { #expect(try await summary.value.epoch == epoch) }
    #expect(count.withLock { $0 } == 2)
  }
}

/// On a case-insensitive volume, the directory of a store is also found under names in other case.
@Suite(.fewAtOnce) struct StoreDirectoriesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func directories(ignoringCase: Bool) -> StoreDirectories {
    StoreDirectories(folder.url) { url in
      let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
      let name = url.lastPathComponent
      return names.contains { $0 == name || ignoringCase && $0.lowercased() == name.lowercased() }
    }
  }

  @Test func `two names that the volume does not tell apart are not two stores`() throws {
    let (tasks, other) = (try #require(StorePath("Tasks")), try #require(StorePath("tasks")))
    var directories = directories(ignoringCase: true)
    #expect(try !directories.has(tasks))
    try directories.create(tasks)
    #expect(try directories.has(tasks))
    for _ in 0..<2 {
      #expect { _ = try directories.has(other) } throws: {
        "\($0)".contains("doesn't distinguish 'tasks' from the store 'Tasks'")
      }
      #expect(throws: NameInUse.self) { try directories.create(other) }
    }
    try directories.create(tasks)
    #expect(try directories.names() == [tasks])
  }

  @Test func `they are two stores on other volumes`() throws {
    let (tasks, other) = (try #require(StorePath("Tasks")), try #require(StorePath("tasks")))
    var directories = directories(ignoringCase: false)
    for name in [tasks, other] {
      #expect(try !directories.has(name))
      try directories.create(name)
      #expect(try directories.has(name))
    }
    #expect(try directories.names() == [tasks, other])
  }
}
