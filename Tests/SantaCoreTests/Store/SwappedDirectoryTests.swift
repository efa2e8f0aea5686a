import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// `mv live old; mv backup live` while a process is running. The process used to access logs and manifests by their paths, and
/// so wrote its own into the other store.
struct SwappedDirectoryTests {
  private let directory: TemporaryDirectory
  private let due = DeferredWork()

  init() throws { directory = try TemporaryDirectory() }

  private func url(_ name: String) -> URL { directory.url.appending(path: name) }

  private func move(_ name: String, to new: String) throws {
    try FileManager.default.moveItem(at: url(name), to: url(new))
  }

  private func open(_ name: String) throws -> Store {
    try Store(
      configuration: .init(location: .directory(url(name)), objectTypes: [Present.self]), isolation: nil)
  }

  /// Opens a store with small logs, so that every few commits begin another log. Its checkpoints are collected in `due`.
  private func openWithSmallLogs(_ name: String) throws -> Store {
    let engine = try Engine(
      directory: url(name).path, isReadOnly: false, logBound: 2_000, scheduler: due.scheduler)
    return Store(
      LiveStore(configuration: .init(location: .directory(url(name))), engine: engine, isolation: .thread))
  }

  /// Creates a store that has a manifest, a segment and a log.
  private func makeBackup() throws -> [String: Data] {
    do {
      let store = try open("backup")
      try store.write { for id in 1000..<1200 { store.add(Present(id)) } }
      try store.compact()
      try store.write { store.add(Present(1200)) }
    }
    return try contents(of: "backup")
  }

  private func contents(of name: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url(name).path) {
      let file = url(name).appending(path: path)
      if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
      contents[path] = try Data(contentsOf: file)
    }
    return contents
  }

  private func ids(in store: Store) -> Set<Int> { Set(store.objects(Present.self).map(\.id)) }

  private func isSound(_ name: String) throws -> Bool {
    try StoreVerification(of: url(name)).damages.isEmpty
  }

  @Test("Nothing is written to the store that replaced it, and every write reports the replacement")
  func swappedBetweenCommits() async throws {
    let backup = try makeBackup()
    let store = try openWithSmallLogs("live")
    for id in 0..<60 { try store.write { store.add(Present(id)) } }
    #expect(due.count > 0, "a checkpoint is due")
    try move("live", to: "old")
    try move("backup", to: "live")

    let write = #expect(throws: StoreError.self) { try store.write { store.add(Present(60)) } }
    #expect(write?.code == .inputOutput)
    #expect(write?.message.contains("was renamed or replaced while it was open") == true)
    let large = #expect(throws: StoreError.self) {
      try store.write { for id in 60..<400 { store.add(Present(id)) } }
    }
    #expect(large?.message == write?.message)
    let compaction = #expect(throws: StoreError.self) { try store.compact() }
    #expect(compaction?.message == write?.message)
    let asynchronous = await #expect(throws: StoreError.self) {
      try await store.asyncWrite { store.add(Present(60)) }
    }
    #expect(asynchronous?.message == write?.message)
    due.run()
    store.refresh()
    #expect(try contents(of: "live") == backup)
    #expect(ids(in: store) == Set(0..<60), "reading goes on")
    #expect(try isSound("live") && isSound("old"))

    // Opening the path now opens the other store.
    let new = try open("live")
    #expect(ids(in: new) == Set(1000...1200))
    try new.write { new.add(Present(1201)) }
    #expect(ids(in: try open("old")) == Set(0..<60))

    try move("live", to: "backup")
    try move("old", to: "live")
    try store.write { store.add(Present(60)) }
    #expect(ids(in: store) == Set(0...60))
    #expect(ids(in: try open("live")) == Set(0...60))
    #expect(ids(in: try open("backup")) == Set(1000...1201))
  }

  @Test("A transaction that was begun before stays in its own store", arguments: [1, 400])
  func swappedWithinATransaction(count: Int) throws {
    let backup = try makeBackup()
    let store = try openWithSmallLogs("live")
    for id in 0..<20 { try store.write { store.add(Present(id)) } }
    store.beginWrite()
    for id in 20..<20 + count { store.add(Present(id)) }
    try move("live", to: "old")
    try move("backup", to: "live")
    try store.commitWrite()
    due.run()
    #expect(try contents(of: "live") == backup)
    #expect(ids(in: try open("old")) == Set(0..<20 + count))
    #expect(try isSound("live") && isSound("old"))
  }

  @Test("A compaction under way when directories are swapped stays in its own store")
  func swappedDuringCompaction() throws {
    let backup = try makeBackup()
    let backend = try DirectoryBackend(
      path: url("live").path, isReadOnly: false, logBound: 2_000, disk: SystemDisk())
    let empty = try backend.readFromStart()
    var swaps = 0
    _ = try backend.checkpoint(
      { () throws(StoreError) in
        swaps += 1
        if swaps == 1 {
          do {
            try move("live", to: "old")
            try move("backup", to: "live")
          } catch { throw .cannotOpen("live", error) }
        }
        return empty
      }, isWhole: true, waits: true)
    #expect(swaps > 0)
    #expect(try contents(of: "live") == backup)
    #expect(try contents(of: "old")["manifest"] != nil)
  }

  @Test("Without anything in its place, a renamed store refuses writes until it is renamed back")
  func renamed() throws {
    let store = try open("live")
    try store.write { store.add(Present(1)) }
    try move("live", to: "old")
    #expect(throws: StoreError.self) { try store.write { store.add(Present(2)) } }
    #expect(!FileManager.default.fileExists(atPath: url("live").path))
    try move("old", to: "live")
    try store.write { store.add(Present(2)) }
    #expect(ids(in: try open("live")) == [1, 2])
  }

  @Test("An open store's files aren't deleted under their new name")
  func deletingUnderNewName() throws {
    let store = try open("live")
    try store.write { store.add(Present(1)) }
    try move("live", to: "old")
    let error = #expect(throws: StoreError.self) { try Store.deleteFiles(at: url("old")) }
    #expect(error?.code == .inUse)
    let new = try open("live")
    let again = #expect(throws: StoreError.self) { try Store.deleteFiles(at: url("old")) }
    #expect(again?.code == .inUse)
    #expect(ids(in: store) == [1] && ids(in: new).isEmpty)
  }

  @Test("Commits of other processes are still detected in a renamed directory", .unlessItHangs)
  func following() async throws {
    let store = try open("live")
    try store.write { store.add(Present(1)) }
    try move("live", to: "old")
    let other = try openWithSmallLogs("old")
    for id in 2..<100 { try other.write { other.add(Present(id)) } }
    due.run()
    while store.context.engine.latest.version != other.context.engine.latest.version {
      #expect(store.failure == nil)
      try await Task.sleep(for: .milliseconds(1))
    }
    store.refresh()
    #expect(ids(in: store) == Set(1..<100))
  }
}
