import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Opening a store again.
struct ReopeningTests {
  final class Note: Object {
    @Persisted var text = ""
  }

  private static func column(_ rule: DeleteRule, isIndexed: Bool) -> ColumnDefinition {
    ColumnDefinition(name: "value", type: .int64, isIndexed: isIndexed, deleteRule: rule)
  }

  @Test("A changed delete rule or index is stored, and is the same in every process")
  func optionsAreTakenOver() throws {
    let disk = SimulatedDisk()
    let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    let first = Transaction(base: try engine.beginWrite())
    let table = first.addTable("Row", [Self.column(.nullify, isIndexed: false)])
    _ = first.insertRow(table)
    _ = try engine.commit(first)
    let second = Transaction(base: try engine.beginWrite())
    second.edit(.setOptions(of: Self.column(.cascade, isIndexed: true), ColumnID(0), in: table))
    #expect(try engine.commit(second).version == Version(rawValue: 2))
    let reopened = try Engine(directory: "/store", isReadOnly: false, disk: disk.afterKill())
    #expect(reopened.latest[table].columns == [Self.column(.cascade, isIndexed: true)])
    let third = Transaction(base: try reopened.beginWrite())
    third.edit(.setOptions(of: Self.column(.cascade, isIndexed: true), ColumnID(0), in: table))
    #expect(try reopened.commit(third).version == Version(rawValue: 2), "What is so already is no change")
  }

  @Test(
    "A store that is opened beside another one of its process shows what other processes committed before")
  func opensAtTheNewestState() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url))
    let known = try Store(configuration: configuration)
    let engine = try Engine(directory: directory.path, isReadOnly: false)
    let other = Store(LiveStore(configuration: configuration, engine: engine, isolation: .thread))
    for count in 1...200 {
      try other.write { _ = other.create(Note.self, value: ["text": "\(count)"]) }
      let opened = try Store(configuration: configuration)
      #expect(opened.objects(Note.self).count == count)
    }
    #expect(known.failure == nil)
  }

  @Test("A copy without its lock file opens for reading, and is not changed")
  func copyOpensForReading() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "copy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    do {
      let store = try Store(configuration: .init(location: .directory(directory)))
      try store.write { _ = store.create(Note.self, value: ["text": "kept"]) }
    }
    try FileManager.default.removeItem(at: directory.appending(path: "lock"))
    let copy = try Store(configuration: .init(location: .directory(directory), isReadOnly: true))
    #expect(copy.objects(Note.self).first?.text == "kept")
    #expect(throws: StoreError.self) { try copy.write { copy.deleteAll() } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["log.0"])
  }
}
