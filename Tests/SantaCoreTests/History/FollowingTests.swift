import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Reading each commit of a store that doesn't keep its versions, after it was made.
struct FollowingTests {
  private static func reader(_ fixture: HistoryFixture) throws -> (Engine, HistoryReader) {
    let engine = try Engine(
      directory: HistoryFixture.directory, isReadOnly: true, logBound: fixture.logBound, disk: fixture.disk)
    return (engine, try HistoryReader(following: engine))
  }

  @Test("Each commit is one transaction, as long as its record is there when it is read")
  func eachCommit() throws {
    let fixture = try HistoryFixture(nil, logBound: 500)
    var generator = SeededGenerator(seed: 3)
    try fixture.randomCommit(&generator, largest: 700)
    var (engine, reader) = try Self.reader(fixture)
    for _ in 0..<60 {
      let state = try fixture.randomCommit(&generator, largest: 700)
      engine.catchUp()
      let transaction = try #require(try reader.next())
      #expect(transaction.old.version.next == transaction.new.version)
      #expect(transaction.new.version == state.version && transaction.new.contents == state.contents)
      let entry = try HistoryEntry(transaction)
      #expect(entry.commitCount == 1 && entry.token == nil && entry.date == nil && entry.author == nil)
      #expect(try reader.next() == nil)
      fixture.due.run()
    }
  }

  @Test(
    "Commits whose records were removed are one transaction with their net changes, and none is left out",
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 6)))
  func removedRecords(seed: UInt64) throws {
    let fixture = try HistoryFixture(nil, logBound: 500)
    var generator = SeededGenerator(seed: seed)
    try fixture.randomCommit(&generator, largest: 700)
    var (engine, reader) = try Self.reader(fixture)
    var (last, merged) = (engine.latest, 0)
    for _ in 0..<80 {
      try fixture.randomCommit(&generator, largest: 700)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0, 1: fixture.due.run()
      case 2: try fixture.engine.compact()
      case 3, 4: engine.catchUp()
      default: break
      }
      if Int.random(in: 0..<4, using: &generator) > 0 { continue }
      engine.catchUp()
      while let transaction = try reader.next() {
        let (old, new) = (transaction.old, transaction.new)
        #expect(old.version == last.version && old.contents == last.contents)
        #expect(new.contents == fixture.contents[new.version])
        let entry = try HistoryEntry(transaction)
        #expect(entry.commitCount == new.version.rawValue - old.version.rawValue)
        if entry.commitCount > 1 {
          merged += 1
          // Only commits before the newest checkpoint can't be told apart.
          #expect(new.version == engine.latest.version)
        }
        last = new
      }
      #expect(last.version == fixture.engine.latest.version)
    }
    #expect(merged > 0)
  }

  @Test("If a history begins, the next transactions have its tokens")
  func historyBegins() throws {
    let fixture = try HistoryFixture(nil)
    var generator = SeededGenerator(seed: 5)
    try fixture.randomCommit(&generator)
    var (engine, reader) = try Self.reader(fixture)
    try fixture.demand(.last(10))
    let state = try fixture.randomCommit(&generator, largest: 100)
    engine.catchUp()
    let transaction = try #require(try reader.next())
    #expect(transaction.new.version == state.version)
    let entry = try HistoryEntry(transaction)
    #expect(entry.token != nil && entry.date != nil)
  }
}
