import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Uses a store with history several times. Each use ends with a power failure, a kill, or a failing call followed by a kill. The
/// history must then have every version, with the contents that it had.
struct HistoryCrashTests {
  /// The contents that a version may have. After a failure, a version may have been committed by another attempt.
  private typealias Model = [Version: Set<String>]

  private struct Life {
    var model: Model
    /// The version of the last commit that is certain to be on the disk.
    var durable = Version.zero
    var first: Version?
    /// The number of demanded versions.
    var demand = 1_000_000
  }

  private static func live(_ life: inout Life, on disk: SimulatedDisk, isRelaxed: Bool, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let logBound = [350, 1_200].randomElement(using: &generator) ?? 350
    var due = DeferredWork()
    var engine: Engine?
    for number in 0..<14 {
      var draws = SeededGenerator(seed: generator.next())
      do {
        let current = try engine ?? HistoryFixture.open(disk, logBound, due)
        engine = current
        let transaction = Transaction(base: try current.beginWrite())
        if transaction.base.history == nil {
          transaction.changeHistory { $0.demands["test"] = .last(life.demand) }
        } else if number % 5 == 0, let history = transaction.base.history {
          let position = history.position(at: transaction.base.version)
          transaction.changeHistory {
            $0.cursors["cursor \(number % 3)"] = HistoryCursor(position: position, time: 0)
          }
        }
        HistoryFixture.change(transaction, &draws, largest: 2_000)
        life.model[transaction.version, default: []].insert(transaction.current.contents)
        let durability: Durability = isRelaxed && Int.random(in: 0..<4, using: &draws) > 0 ? .relaxed : .full
        let state = try current.commit(transaction, durability)
        life.first = life.first ?? state.history?.settings.start
        if durability == .full { life.durable = state.version }
      } catch {}
      switch Int.random(in: 0..<10, using: &draws) {
      case 0...3: due.run()
      case 4: _ = try? engine?.compact()
      case 6: try? engine?.pruneHistory()
      case 5: (engine, due) = (nil, DeferredWork())
      default: break
      }
    }
  }

  private static func check(_ disk: SimulatedDisk, _ life: inout Life, _ comment: Comment) throws {
    CountedCases.add()
    let copy = disk.afterKill()
    let engine = try HistoryFixture.open(copy, 1_200)
    #expect(engine.failure == nil && engine.latest.version >= life.durable, comment)
    if let history = engine.latest.history {
      let files = try #require(engine.history)
      let start = try files.start(in: engine.latest)
      if life.demand > 1_000 {
        #expect(start == history.settings.start, comment)
      } else {
        let (latest, demand) = (engine.latest.version.rawValue, UInt64(life.demand))
        #expect(start.rawValue <= max(history.settings.start.rawValue, latest - min(latest, demand)), comment)
      }
      var replay = try HistoryReplay(files, at: start, latest: engine.latest)
      var known: [Version: String] = [start: replay.state.contents]
      while let (_, new) = try replay.next(upTo: engine.latest) { known[new.version] = new.contents }
      #expect(replay.state.version == engine.latest.version, comment)
      for (version, contents) in known {
        #expect(life.model[version]?.contains(contents) ?? false, "\(comment), version \(version.rawValue)")
        // From here on, the version has these contents.
        life.model[version] = [contents]
      }
      // Versions can also be computed from each other's roots.
      for version in known.keys.sorted().suffix(8) {
        let state = try HistoryReplay(files, at: version, latest: engine.latest).state
        #expect(state.contents == known[version], "\(comment), version \(version.rawValue)")
      }
    }
    let verification = try StoreVerification(path: HistoryFixture.directory, disk: copy)
    #expect(verification.damages == [], comment)
    // The recovered store keeps its history.
    for number in 0..<3 {
      let transaction = Transaction(base: try engine.beginWrite())
      var draws = SeededGenerator(seed: UInt64(number))
      HistoryFixture.change(transaction, &draws, largest: 700)
      _ = try engine.commit(transaction)
      try engine.compact()
    }
    if let files = engine.history, let settings = engine.latest.history?.settings,
      life.first == settings.start,
      life.demand > 1_000
    {
      #expect(try files.start(in: engine.latest) == settings.start, comment)
    }
  }

  private static func lives(
    isRelaxed: Bool, demand: Int = 1_000_000, isFull: Bool = false, seed: UInt64, count: Int
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var disk = SimulatedDisk()
    var life = Life(model: [.zero: [Snapshot.empty.contents]], demand: demand)
    for number in 0..<count {
      let workload = generator.next()
      let whole = disk.afterKill()
      whole.set(.none)
      var ignored = life
      live(&ignored, on: whole, isRelaxed: isRelaxed, seed: workload)
      let call = Int.random(in: 1...whole.changingCalls, using: &generator)
      let ending = isFull ? 0 : Int.random(in: 0..<5, using: &generator)
      if isFull {
        disk.set(.full(atCalls: call...(call + Int.random(in: 0..<40, using: &generator))))
      } else {
        disk.set(ending == 0 ? .error(atCall: call, number: 5) : .powerCut(atCall: call))
      }
      live(&life, on: disk, isRelaxed: isRelaxed, seed: workload)
      disk = ending < 2 ? disk.afterKill() : disk.afterPowerCut(using: &generator)
      let comment: Comment =
        "relaxed \(isRelaxed), seed \(seed), life \(number), call \(call), ending \(ending)"
      try check(disk, &life, comment)
      life.durable = .zero
    }
  }

  @Test(
    "Full commits: each version is kept, with its contents", .counted("ends of a store with history"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 3)))
  func full(seed: UInt64) throws { try Self.lives(isRelaxed: false, seed: seed, count: 5) }

  @Test(
    "Relaxed commits: each version that was not lost is kept, with its contents",
    .counted("ends of a store with history and relaxed commits"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 3)))
  func relaxed(seed: UInt64) throws { try Self.lives(isRelaxed: true, seed: seed, count: 5) }

  @Test(
    "A few versions: those that are demanded are kept while others are removed",
    .counted("ends of a store with few versions"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 4)))
  func few(seed: UInt64) throws {
    try Self.lives(isRelaxed: seed % 2 == 0, demand: 4, seed: seed, count: 6)
  }

  @Test(
    "A disk that is full for a while: each version that was committed is kept, and later ones are",
    .counted("uses of a store with history on a full disk"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 6)))
  func fullDisk(seed: UInt64) throws {
    try Self.lives(
      isRelaxed: seed % 2 == 0, demand: seed % 3 == 0 ? 4 : 1_000_000, isFull: true, seed: seed, count: 5)
  }

  @Test(
    "The token of a relaxed commit that a power failure undid is not that of the commit that got its version")
  func reusedVersion() throws {
    var generator = SeededGenerator(seed: 4)
    let store = try HistoryFixture(.last(100))
    let lost = try store.randomCommit(&generator, largest: 10, .relaxed)
    let position = try #require(lost.history).position(at: lost.version)
    var disk = store.disk
    // A power failure keeps a random part of what was not synced.
    for _ in 0..<50 {
      disk = store.disk.afterPowerCut(using: &generator)
      if try HistoryFixture.open(disk.afterKill(), 1_200).latest.version < lost.version { break }
    }
    let engine = try HistoryFixture.open(disk, 1_200)
    let transaction = Transaction(base: try engine.beginWrite())
    HistoryFixture.change(transaction, &generator, largest: 10)
    let state = try engine.commit(transaction)
    #expect(state.version == lost.version)
    let files = try #require(engine.history)
    #expect(throws: StoreError.self) { try files.replay(from: position, latest: engine.latest) }
    let own = try #require(state.history).position(at: state.version)
    #expect(try files.replay(from: own, latest: engine.latest).state.contents == state.contents)
  }
}
