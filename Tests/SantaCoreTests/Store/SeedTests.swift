import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Opening from a seed, asynchronously, and knowing what is open.
struct SeedTests {
  final class Flake: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var shape = "star"
  }

  private let directory: TemporaryDirectory
  private let seed: URL

  init() throws {
    directory = try TemporaryDirectory()
    seed = directory.url.appending(path: "seed")
    let store = try Store(configuration: .init(location: .directory(seed)), isolation: nil)
    try store.write { for id in 1...1000 { store.create(Flake.self, value: ["id": id]) } }
  }

  private func configuration(_ name: String = "new") -> Store.Configuration {
    .init(location: .directory(directory.url.appending(path: name)), objectTypes: [Flake.self], seed: seed)
  }

  private func mode(_ mode: Int, of url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
  }

  @Test("The first opening copies the seed, later ones don't, and the seed never changes")
  func seeding() throws {
    let before = try files(of: seed)
    #expect(!Store.fileExists(for: configuration()))
    do {
      let store = try Store(configuration: configuration(), isolation: nil)
      #expect(store.objects(Flake.self).count == 1000)
      try store.write { store.delete(store.objects(Flake.self).where { $0.id > 10 }) }
    }
    #expect(Store.fileExists(for: configuration()))
    #expect(try Store(configuration: configuration(), isolation: nil).objects(Flake.self).count == 10)
    #expect(try files(of: seed) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["new", "seed"])
  }

  private func files(of url: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appending(path: name)
      if !file.hasDirectoryPath { files[name] = try? Data(contentsOf: file) }
    }
    return files
  }

  @Test("Several stores that open with a seed at once share one copy of it", .unlessItHangs)
  func atOnce() async throws {
    let configuration = configuration()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try Store(configuration: configuration, isolation: nil).objects(Flake.self).count }
      }
      for try await count in group { #expect(count == 1000) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["new", "seed"])
  }

  @Test("A seed that is none, is damaged or can't be used is an error, and leaves nothing")
  func badSeeds() throws {
    let empty = directory.url.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    var configuration = configuration()
    for url in [empty, directory.url.appending(path: "nowhere")] {
      configuration.seed = url
      let error = #expect(throws: StoreError.self) { try Store(configuration: configuration, isolation: nil) }
      #expect(error?.code == .invalidConfiguration)
    }
    configuration.seed = seed
    configuration.location = .inMemory("seeded \(UUID())")
    let error = #expect(throws: StoreError.self) { try Store(configuration: configuration, isolation: nil) }
    #expect(error?.code == .invalidConfiguration)
    configuration = self.configuration()
    let broken = directory.url.appending(path: "broken")
    try Store(configuration: self.configuration(), isolation: nil).writeCopy(to: broken)
    try Data("nonsense".utf8).write(to: broken.appending(path: "manifest"))
    (configuration.seed, configuration.location) = (
      broken, .directory(directory.url.appending(path: "other"))
    )
    #expect(throws: StoreError.self) { try Store(configuration: configuration, isolation: nil) }
    #expect(!Store.fileExists(for: configuration))
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(names == ["broken", "empty", "new", "seed"])
  }

  @Test("A directory that has other files is not replaced by a seed")
  func otherFiles() throws {
    let url = directory.url.appending(path: "new")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: url.appending(path: "notes"))
    #expect(throws: StoreError.self) { try Store(configuration: configuration(), isolation: nil) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["notes"])
  }

  @Test("A store that is opened asynchronously belongs to the actor that awaits it") @MainActor
  func asyncOpen() async throws {
    let store = try await Store.asyncOpen(configuration: configuration())
    #expect(store.objects(Flake.self).count == 1000)
    var counts: [Int] = []
    let token = store.objects(Flake.self).observe { change in
      if case .initial(let flakes) = change { counts.append(flakes.count) }
    }
    store.refresh()
    #expect(counts == [1000])
    token.invalidate()
    var wrong = configuration("other")
    wrong.seed = directory.url
    let error = await #expect(throws: StoreError.self) { _ = try await Store.asyncOpen(configuration: wrong) }
    #expect(error?.code == .invalidConfiguration)
    let task = Task { @MainActor in
      try await Store.asyncOpen(configuration: configuration("third")).isEmpty
    }
    // The task hasn't begun yet, because this code runs on the same actor.
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  private enum Later {
    final class Flake: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var arms = 6
      @Persisted(indexed: true) var size = 1.5
      @Persisted var shape: String
      @Persisted var seen = true
    }
  }

  @Test("The progress of opening has the stages that are needed, in order, from 0 to 1")
  func openingProgress() async throws {
    let steps = Mutex<[OpeningProgress]>([])
    func open<T: Object>(_ type: T.Type) async throws -> [String] {
      steps.withLock { $0 = [] }
      var given = configuration("progress")
      given.objectTypes = [type]
      let store = try await Store.asyncOpen(configuration: given) { step in steps.withLock { $0.append(step) }
      }
      #expect(store.objects(type).count == 1000)
      return steps.withLock { $0.map { "\($0.stage) \(($0.fraction * 10).rounded() / 10)" } }
    }
    let reading = ["readingFiles 0.0", "readingFiles 1.0"]
    #expect(try await open(Flake.self) == ["copyingSeed 0.0", "copyingSeed 1.0"] + reading)
    let update = try await open(Later.Flake.self)
    #expect(Array(update.prefix(3)) == reading + ["updatingProperties 0.0"])
    #expect(update.last == "updatingProperties 1.0" && update.count > 5 && update.sorted() == update)
    #expect(try await open(Later.Flake.self) == reading)
  }

  @Test("The open stores are listed as long as anything of them is used")
  func openStores() throws {
    let name = "open \(UUID())"
    let memory = Store.Configuration(location: .inMemory(name))
    #expect(!Store.fileExists(for: memory) && !Store.openStores.contains(.inMemory(name)))
    var store: Store? = try Store(configuration: memory, isolation: nil)
    let second = try Store(configuration: memory, isolation: nil)
    #expect(Store.fileExists(for: memory) && Store.openStores.filter { $0 == .inMemory(name) }.count == 1)
    var snapshot: StoreSnapshot? = second.snapshot()
    withExtendedLifetime(second) {}
    store = nil
    #expect(Store.openStores.contains(.inMemory(name)) && snapshot != nil && store == nil)
    snapshot = nil
    let opened = try Store(configuration: configuration(), isolation: nil)
    let paths = Store.openStores.compactMap { location in
      if case .directory(let url) = location { url.resolvingSymlinksInPath().path } else { nil }
    }
    let path = directory.url.appending(path: "new").resolvingSymlinksInPath().path
    #expect(paths.contains(path) && opened.objects(Flake.self).count == 1000)
  }
}
