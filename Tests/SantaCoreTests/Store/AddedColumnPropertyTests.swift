import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Properties that are added to a class with objects in segments and in a log.
@Suite("Added properties", .unlessItHangs) struct AddedColumnPropertyTests {
  private enum Old {
    final class Elf: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      override class var storedName: String { "Elf" }
    }
  }

  private enum New {
    final class Elf: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      @Persisted var skill = 7
      @Persisted var team = "wrapping and ribbons"
      @Persisted(indexed: true) var level = 3
      @Persisted var born: Date?
      @Persisted var mood: String?
      @Persisted var friend: Elf?
      @Persisted var tags: List<String>
      override class var storedName: String { "Elf" }
    }
  }

  /// Creates a store with objects, most of them in a segment.
  private static func directory(_ count: Int = 1_000) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let store = try directory.openStore([Old.Elf.self], isolation: nil)
    func add(_ numbers: Range<Int>) throws {
      try store.write {
        for id in numbers { store.create(Old.Elf.self, value: ["id": id, "name": "elf \(id)"]) }
      }
    }
    try add(0..<count)
    try store.compact()
    try add(count..<count + 10)
    try store.write { store.delete(store.objects(Old.Elf.self).where { $0.id == 3 }) }
    return directory
  }

  private static func open(_ directory: TemporaryDirectory, isReadOnly: Bool = false) throws -> Store {
    try directory.openStore([New.Elf.self], isReadOnly: isReadOnly, isolation: nil)
  }

  private static func expectDefaults(_ store: Store, _ count: Int = 1_009) {
    let elves = store.objects(New.Elf.self)
    #expect(elves.count == count)
    #expect(elves.where { $0.skill == 7 }.count == count && elves.where { $0.skill > 7 }.isEmpty)
    #expect(elves.where { $0.team.contains("ribbons") }.count == count)
    #expect(elves.where { $0.level == 3 }.count == count)
    #expect(elves.where { $0.born == nil && $0.mood == nil && $0.friend == nil }.count == count)
    #expect(elves.where { $0.tags.count == 0 }.count == count)
    #expect(elves.sum(of: \.skill) == 7 * count && elves.max(of: \.level) == 3)
    #expect(
      elves.sorted(by: \.skill).first?.id == 0 && elves.sorted(by: \.team, ascending: false).last != nil)
    #expect(elves.values(of: \.skill).allSatisfy { $0 == 7 })
    let last = elves.last
    #expect(last?.skill == 7 && last?.team == "wrapping and ribbons" && last?.born == nil)
    #expect(last?.tags.isEmpty == true && last?.name == "elf 1009")
    #expect(elves.freeze().where { $0.skill == 7 }.count == count)
    store.context.snapshot.checkInvariants()
  }

  @Test("Objects that were stored earlier have the defaults of new properties, wherever they are read")
  func reading() throws {
    let directory = try Self.directory()
    let segments = directory.url.appending(path: "segments")
    let before = try FileManager.default.contentsOfDirectory(atPath: segments.path)
    do {
      let store = try Self.open(directory)
      Self.expectDefaults(store)
      #expect(store.context.snapshot.features.contains(.defaults))
      // Nothing was written but the record of the new properties.
      #expect(try FileManager.default.contentsOfDirectory(atPath: segments.path) == before)
    }
    Self.expectDefaults(try Self.open(directory, isReadOnly: true))
    let verification = try StoreInspection(directory.url)
    verification.snapshot.checkInvariants()
    let copy = try TemporaryDirectory()
    do {
      let store = try Self.open(directory)
      try store.writeCopy(to: copy.url)
      try store.compact()
      Self.expectDefaults(store)
    }
    Self.expectDefaults(try Self.open(directory))
    Self.expectDefaults(try Self.open(copy))
    let recovered = try TemporaryDirectory()
    let report = try Store.recover(at: directory.url, to: recovered.url)
    #expect(report.isComplete && report.damageCount == 0)
    Self.expectDefaults(try Self.open(recovered))
  }

  @Test("A store with added properties is recovered from old segments and the log")
  func recovering() throws {
    let directory = try Self.directory()
    do {
      let store = try Self.open(directory)
      try store.write { store.objects(New.Elf.self)[500].skill = 8 }
    }
    let recovered = try TemporaryDirectory()
    let report = try Store.recover(at: directory.url, to: recovered.url)
    #expect(report.isComplete && report.damageCount == 0, "\(report)")
    let store = try Self.open(recovered)
    #expect(store.objects(New.Elf.self).where { $0.skill == 7 && $0.level == 3 }.count == 1_008)
    #expect(store.objects(New.Elf.self).where { $0.skill == 8 }.count == 1)
  }

  @Test("Changes to objects that lack a property keep the defaults of the others, and reach observers alone")
  func writing() throws {
    let directory = try Self.directory()
    let store = try Self.open(directory)
    let other = try Store(
      .init(location: .directory(directory.url), objectTypes: [New.Elf.self]),
      engine: try Engine(directory: directory.path, isReadOnly: false), .thread)
    let before = store.context.snapshot
    try store.write {
      let elf = store.object(ofType: New.Elf.self, forPrimaryKey: 700)
      elf?.skill = 9
      elf?.tags.append("new")
      elf?.friend = store.object(ofType: New.Elf.self, forPrimaryKey: 701)
      store.create(New.Elf.self, value: ["id": 5_000])
      store.delete(store.objects(New.Elf.self).where { $0.id < 300 })
    }
    let difference = Difference(from: before, to: store.context.snapshot)
    let rows = try #require(difference.tables[TableID(rawValue: 0)])
    #expect(rows.modifications.count == 1 && rows.insertions.count == 1 && rows.deletionCount == 299)
    func expectChanged(_ store: Store) {
      let elves = store.objects(New.Elf.self)
      #expect(elves.where { $0.skill == 7 }.count == 710 && elves.where { $0.skill == 9 }.count == 1)
      #expect(elves.where { $0.team == "wrapping and ribbons" && $0.level == 3 }.count == 711)
      #expect(store.object(ofType: New.Elf.self, forPrimaryKey: 700)?.friend?.id == 701)
      #expect(Array(store.object(ofType: New.Elf.self, forPrimaryKey: 700)?.tags ?? .init()) == ["new"])
      store.context.snapshot.checkInvariants()
    }
    expectChanged(store)
    other.refresh()
    expectChanged(other)
    try store.compact()
    expectChanged(try Self.open(directory))
  }

  @Test("A property that is removed and added again has its new default, and its old values are gone")
  func removedAndAdded() throws {
    final class Later: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      @Persisted var skill = 40
      override class var storedName: String { "Elf" }
    }
    let directory = try Self.directory()
    _ = try Self.open(directory)
    do {
      let store = try directory.openStore([Old.Elf.self], isolation: nil)
      try store.compact(droppingRemoved: [Old.Elf.self])
      store.context.snapshot.checkInvariants()
    }
    let store = try directory.openStore([Later.self], isolation: nil)
    #expect(store.objects(Later.self).where { $0.skill == 40 }.count == 1_009)
    store.context.snapshot.checkInvariants()
  }

  @Test("A killed process leaves a store with all new properties or none")
  func killed() throws {
    let directory = try Self.directory(300)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter {
      $0.hasPrefix("log.")
    }
    _ = try Self.open(directory)
    let name = try #require(names.max { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })
    let log = try directory.read(name)
    let end = try #require(log.lastIndex { $0 != 0 })
    for length in stride(from: end + 1, to: max(64, end - 400), by: -13) {
      let copy = try TemporaryDirectory()
      for file in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
        let source = directory.url.appending(path: file)
        if source.hasDirectoryPath || file == "lock" { continue }
        let target = copy.url.appending(path: file)
        try? FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let data = FileManager.default.contents(atPath: source.path) {
          try (file == name ? data.prefix(length) : data).write(to: target)
        }
      }
      let store = try Self.open(copy)
      let count = store.objects(New.Elf.self).count
      #expect(store.objects(New.Elf.self).where { $0.skill == 7 && $0.level == 3 }.count == count)
      store.context.snapshot.checkInvariants()
    }
  }
}
