import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Commits of several stores that share syncs, on a simulated disk that stops or fails at each call in turn. Thread scheduling
/// determines which commits share a sync, so each run is different.
@Suite("Failures of shared syncs", .unlessItHangs)
struct SharedSyncFaultTests {
  private struct Commit: Hashable, Sendable {
    var id: Int
    var durability: Durability
  }

  /// Adds rows in three stores, with suspending and with blocking writes. The value of each row is the number of rows before
  /// it. Like a program, each store continues after a failure.
  ///
  /// - Returns: the acknowledged commits.
  private static func run(on disk: SimulatedDisk, _ durabilities: [Durability]) async -> [Commit] {
    // If the power or a call fails while the store is opening, no commit was acknowledged.
    guard let engine = try? Engine(directory: "/store", isReadOnly: false, logBound: 1_500, disk: disk)
    else { return [] }
    return await withTaskGroup(of: [Commit].self) { group in
      for (worker, durability) in durabilities.enumerated() {
        let storeActor = StoreActor(engine, durability: durability)
        group.addTask {
          var acknowledged: [Commit] = []
          for number in 0..<6 {
            let id = worker * 100 + number
            do {
              try await storeActor.add(id, suspending: (worker + number) % 4 != 0)
              acknowledged.append(Commit(id: id, durability: durability))
              // The store must show its acknowledged commit.
              await storeActor.run { #expect($0.store.object(ofType: Row.self, forPrimaryKey: id) != nil) }
            } catch { #expect(error is StoreError) }
          }
          return acknowledged
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Opens the remaining files, checks that no acknowledged row is missing and that the rows are in commit order, and
  /// continues.
  private static func check(_ disk: SimulatedDisk, _ acknowledged: [Commit], _ comment: Comment) throws {
    let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    engine.latest.checkInvariants()
    let store = Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
    let rows = store.objects(Row.self)
    #expect(rows.map(\.value) == Array(0..<rows.count), comment)
    let missing = Set(acknowledged.map(\.id)).subtracting(rows.map(\.id))
    #expect(missing.isEmpty, comment)
    let count = rows.count
    try store.write { store.add(Row(-1, value: count)) }
    let reopened = try Engine(directory: "/store", isReadOnly: false, disk: disk.afterKill())
    #expect(reopened.latest.contents == engine.latest.contents, comment)
  }

  private static let mixes: [[Durability]] = [
    [.full, .full, .full], [.relaxed, .full, .relaxed], [.relaxed, .relaxed, .relaxed],
  ]

  @Test("A power cut or a kill at any call loses no commit that must survive it", arguments: mixes)
  func stops(durabilities: [Durability]) async throws {
    let whole = SimulatedDisk()
    let all = await Self.run(on: whole, durabilities)
    #expect(all.count == 18)
    for call in 1...whole.changingCalls {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let acknowledged = await Self.run(on: disk, durabilities)
      try Self.check(disk.afterKill(), acknowledged, "killed at call \(call)")
      for fate in 0..<RandomRun.size(3, plain: 1) {
        var generator = SeededGenerator(seed: UInt64(call * 10 + fate))
        try Self.check(
          disk.afterPowerCut(using: &generator), acknowledged.filter { $0.durability == .full },
          "power cut at call \(call), fate \(fate)")
      }
    }
  }

  @Test(
    "Whichever call fails, everything acknowledged is there, in order and once", arguments: mixes)
  func failures(durabilities: [Durability]) async throws {
    let whole = SimulatedDisk()
    _ = await Self.run(on: whole, durabilities)
    for call in 1...whole.changingCalls {
      let number: Int32 = [5, 24, 28][call % 3]
      let disk = SimulatedDisk(fault: .error(atCall: call, number: number))
      let acknowledged = await Self.run(on: disk, durabilities)
      try Self.check(disk.afterKill(), acknowledged, "call \(call) failed with \(number)")
    }
  }

  @Test("After a failed publication the stores continue; after a failed sync they refuse writes")
  func goingOn() async throws {
    for fault in [SimulatedDisk.Fault.failingWrite(name: "lock"), .failingSync(1)] {
      let disk = SimulatedDisk()
      let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
      let storeActors = [StoreActor(engine), StoreActor(engine)]
      disk.set(fault)
      await #expect(throws: StoreError.self) { try await storeActors[0].add(0) }
      if case .failingSync = fault {
        for storeActor in storeActors {
          for suspending in [true, false] {
            let error = await #expect(throws: StoreError.self) {
              try await storeActor.add(1, suspending: suspending)
            }
            #expect(error?.message.contains("could not sync") == true)
          }
        }
      } else {
        try await storeActors[1].add(1)
        try await storeActors[0].add(2, suspending: false)
        #expect(await storeActors[0].ids == [0, 1, 2])
      }
    }
  }
}
