import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// A migration whose changes exceed a limit moves them to files while it runs.
struct LargeMigrationTests {
  enum V1 {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var child: String
      @Persisted(indexed: true) var age: Int32
      @Persisted var wishes: List<String>
      @Persisted var friends: List<Letter>
      @Persisted var answer: Letter?
      @Persisted var picture: Data
      @Persisted var stamp: Stamp?
      @Persisted var weight: Int?
      @Persisted var old: String
    }

    final class Stamp: EmbeddedObject {
      @Persisted var cents: Int
    }
  }

  enum V2 {
    final class Letter: Object {
      @Persisted var id: Int
      @Persisted(primaryKey: true) var name: String
      @Persisted(indexed: true) var age: Int
      @Persisted var wishes: List<String>
      @Persisted var friends: List<Letter>
      @Persisted var answer: List<Letter>
      @Persisted var picture: Data
      @Persisted(indexed: true) var weight: Int
      @Persisted var country = "Finland"
      @Persisted var parts: List<Part>
    }

    final class Part: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(indexed: true) var text: String
      @Persisted var letter: Letter?
    }
  }

  private static let first: [Object.Type] = [V1.Letter.self, V1.Stamp.self]
  private static let second: [Object.Type] = [V2.Letter.self, V2.Part.self]
  private static let count = RandomRun.size(750, plain: 400)

  private static func fill(_ directory: TemporaryDirectory) throws {
    var generator = SeededGenerator(seed: 14)
    let store = try directory.openStore(first, isolation: nil)
    try store.write {
      var letters: [V1.Letter] = []
      for id in 0..<count {
        let letter = V1.Letter()
        letter.id = id
        letter.child = "child \(id)"
        letter.age = Int32.random(in: 0..<14, using: &generator)
        letter.weight = id % 3 == 0 ? nil : id
        letter.old = String(repeating: "o", count: id % 40)
        letter.picture = Data(repeating: UInt8(id & 255), count: id % 100 == 0 ? 5_000 : 3)
        letter.wishes.append(contentsOf: (0..<(id % 50 == 0 ? 300 : id % 4)).map { "wish \($0)" })
        if id % 5 == 0 {
          letter.stamp = V1.Stamp()
          letter.stamp?.cents = id
        }
        if let other = letters.randomElement(using: &generator) {
          letter.answer = other
          letter.friends.append(contentsOf: [other, letters[0]])
        }
        store.add(letter)
        letters.append(letter)
      }
    }
    try store.compact()
    try store.write { _ = store.objects(V1.Letter.self)[0].child += "!" }
  }

  private static let migration: Store.Configuration.MigrationBlock = { migration, _ in
    try migration.enumerateObjects(ofType: V2.Letter.self) { old, new in
      new.name = old["child"] as? String ?? ""
      new.weight = old["weight"] as? Int ?? -1
      let part = try migration.create(
        V2.Part.self, value: ["id": new.id, "text": old["old"] ?? "", "letter": new])
      // Writes to the new object again, after the changes may have been moved.
      new.parts.append(part)
      if new.id % 7 == 0 { new.wishes.append("a sleigh") }
      if new.id % 9 == 0, let friend = new.friends.first { new.friends.append(friend) }
      if new.id % 11 == 5 { try migration.delete(part) }
    }
    try migration.enumerateObjects(ofType: V2.Letter.self) { old, new in
      if new.id % 13 == 2 { try migration.delete(new) } else { new.age += 1 }
    }
    try migration.deleteData(forType: "Stamp")
  }

  private static func configuration(
    _ directory: TemporaryDirectory, _ migration: @escaping Store.Configuration.MigrationBlock = migration
  ) -> Store.Configuration {
    .init(
      location: .directory(directory.url), objectTypes: second, schemaVersion: 1, migration: migration)
  }

  private static func migrate(
    _ directory: TemporaryDirectory, spillByteCount: Int, logBound: Int = Log.bound,
    timeout: Duration = .seconds(5),
    _ configuration: Store.Configuration? = nil
  ) throws -> Store {
    try Store(
      configuration ?? Self.configuration(directory),
      engine: Engine(
        directory: directory.url.path, isReadOnly: false, logBound: logBound, segmentTimeout: timeout,
        spillByteCount: spillByteCount), .thread)
  }

  private func contents(_ directory: TemporaryDirectory) throws -> String {
    try StoreInspection(directory.url).snapshot.contents
  }

  private func segments(_ directory: TemporaryDirectory) throws -> [StoredFile] {
    try StoreInspection(directory.url).files().filter { $0.kind == .segment || $0.kind == .leftover }
  }

  @Test(
    "Its result is that of a migration in memory",
    arguments: [(125_000, 1_000), (125_000, Log.bound), (100_000, Log.bound)]
      .prefix(RandomRun.size(3, plain: 2)))
  func sameResult(byteCount: Int, logBound: Int) throws {
    let (small, large) = (try TemporaryDirectory(), try TemporaryDirectory())
    for directory in [small, large] { try Self.fill(directory) }
    let expected = try Self.migrate(large, spillByteCount: .max)
    let before = Set(try segments(small).map(\.name))
    let most = Mutex(0)
    let url = small.url.appending(path: "segments").path
    let store = try Self.migrate(
      small, spillByteCount: byteCount, logBound: logBound,
      Self.configuration(small) { migration, version in
        try Self.migration(migration, version)
        let count = try FileManager.default.contentsOfDirectory(atPath: url).count
        most.withLock { $0 = count }
      })
    #expect(most.withLock { $0 } > before.count + 1, "Nothing was moved to files: \(most.withLock { $0 }).")
    // The only new segments left are the ones that the store needs.
    #expect(try segments(small).allSatisfy { $0.kind == .segment || before.contains($0.name) })
    // With small logs, the segments of the migration aren't merged, and have blocks that the migration has superseded.
    let added = try segments(small).filter { !before.contains($0.name) }
    #expect(logBound == Log.bound || added.count > 1)
    #expect(try StoreVerification(of: small.url).damageCount == 0)
    #expect(store.context.snapshot.contents == expected.context.snapshot.contents)
    store.context.snapshot.checkInvariants()
    #expect(store.objects(V2.Part.self).filter { $0.letter?.name == "child 8" }.count == 1)
    // Later writes continue from this state.
    for store in [store, expected] {
      try store.write {
        store.delete(store.objects(V2.Letter.self).filter { $0.weight % 2 == 0 })
        for letter in store.objects(V2.Letter.self) { letter.country = "Norway \(letter.id)" }
      }
    }
    #expect(try contents(small) == contents(large))
    #expect(try StoreVerification(of: small.url).damageCount == 0)
    try store.compact()
    #expect(try contents(small) == contents(large))
    #expect(try segments(small).count == 1)
    #expect(try StoreVerification(of: small.url).damageCount == 0)
  }

  private struct Refusal: Error {}

  @Test("If it fails, its files are removed")
  func failing() throws {
    let directory = try TemporaryDirectory()
    try Self.fill(directory)
    let (before, files) = (try contents(directory), try segments(directory))
    let most = Mutex(0)
    #expect(throws: Refusal.self) {
      try Self.migrate(
        directory, spillByteCount: 150_000,
        Self.configuration(directory) { migration, version in
          try Self.migration(migration, version)
          let count = try segments(directory).count
          most.withLock { $0 = count }
          throw Refusal()
        })
    }
    #expect(most.withLock { $0 } > files.count + 1)
    #expect(try segments(directory) == files)
    #expect(try contents(directory) == before)
    #expect(
      try Self.migrate(directory, spillByteCount: 150_000).objects(V2.Letter.self).count > Self.count * 2 / 3)
  }

  @Test("While another process writes segments, the changes stay in memory")
  func heldLock() throws {
    let directory = try TemporaryDirectory()
    try Self.fill(directory)
    let files = try segments(directory)
    let other = SegmentStore(path: directory.url.path, typicalByteCount: Log.bound, disk: SystemDisk())
    let lock = try #require(try other.lock(within: .zero))
    let found = Mutex<[StoredFile]>([])
    _ = try Self.migrate(
      directory, spillByteCount: 150_000, timeout: .zero,
      Self.configuration(directory) { migration, version in
        try Self.migration(migration, version)
        let present = try segments(directory)
        found.withLock { $0 = present }
      })
    #expect(found.withLock { $0 } == files)
    try lock.unlock()
    #expect(try StoreVerification(of: directory.url).damageCount == 0)
  }

  @Test("After another process has replaced the segments, the changes stay in memory")
  func replacedSegments() throws {
    let (directory, other) = (try TemporaryDirectory(), try TemporaryDirectory())
    for directory in [directory, other] { try Self.fill(directory) }
    let engine = try Engine(directory: directory.url.path, isReadOnly: false, spillByteCount: 150_000)
    try directory.openStore(isolation: nil).compact()
    let files = try segments(directory)
    let found = Mutex<[StoredFile]>([])
    let store = try Store(
      Self.configuration(directory) { migration, version in
        try Self.migration(migration, version)
        let present = try segments(directory)
        found.withLock { $0 = present }
      }, engine: engine, .thread)
    #expect(found.withLock { $0 } == files)
    let expected = try Self.migrate(other, spillByteCount: .max)
    #expect(store.context.snapshot.contents == expected.context.snapshot.contents)
    #expect(try StoreVerification(of: directory.url).damageCount == 0)
  }

  @Test("A full disk fails the migration, and the store stays as it was")
  func fullDisk() throws {
    func open(_ disk: SimulatedDisk, _ configuration: Store.Configuration) throws -> Store {
      try Store(
        configuration,
        engine: Engine(
          directory: "/store", isReadOnly: false, spillByteCount: 60_000, disk: disk,
          scheduler: DeferredWork().scheduler), .thread)
    }
    let full = 28 as Int32
    func filled(_ fault: SimulatedDisk.Fault? = nil) throws -> SimulatedDisk {
      let disk = fault.map { SimulatedDisk(fault: $0) } ?? SimulatedDisk()
      let store = try open(disk, .init(location: .inMemory("x"), objectTypes: Self.first))
      try store.write {
        for id in 0..<100 { store.create(V1.Letter.self, value: ["id": id, "child": "\(id)"]) }
      }
      return disk
    }
    let migrating = Store.Configuration(
      location: .inMemory("x"), objectTypes: Self.second, schemaVersion: 1, migration: Self.migration)
    let whole = try filled()
    let before = whole.changingCalls
    _ = try open(whole, migrating)
    #expect(whole.changingCalls - before > 30, "Nothing was moved to files.")
    let expected = try open(whole, migrating).context.snapshot.contents
    var failures = 0
    for call in stride(from: before + 1, through: whole.changingCalls, by: 5) {
      let disk = try filled(.error(atCall: call, number: full))
      do { _ = try open(disk, migrating) } catch {
        failures += 1
        #expect((error as? StoreError)?.code == .inputOutput, "\(error)")
      }
      // Only the removal of unneeded files may fail unnoticed.
      #expect(try open(disk, migrating).context.snapshot.contents == expected)
    }
    #expect(failures > 3)
  }
}
