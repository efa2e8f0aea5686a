import Foundation
import Hummingbird
import Logging
import SantaCore
import ServiceLifecycle
import Testing

@testable import SantaServer
@testable import SantaSync

/// Stores of this process that follow a real server over real connections.
@Suite(.serialized) struct SyncTests {
  final class Task: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String = ""
    @Persisted var done: Bool
    @Persisted var notes: List<String>
  }

  /// An object without a primary key.
  final class Line: Object {
    @Persisted var text: String = ""
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func configuration(_ name: String) -> Store.Configuration {
    Store.Configuration(
      location: .directory(folder.url.appending(path: name)), objectTypes: [Task.self, Line.self])
  }

  private func sync(_ name: String, _ server: RunningServer, token: String = RunningServer.token) throws
    -> StoreSync
  {
    try StoreSync(configuration(name), server: server.url, name: "tasks", token: token)
  }

  private func add(_ ids: ClosedRange<Int>, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write {
      for id in ids {
        let task = Task()
        task.id = id
        task.title = "task \(id) of \(name)"
        store.add(task)
      }
    }
  }

  private func titles(_ name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.objects(Task.self).sorted(by: \.id).map(\.title)
  }

  /// Waits until a store has a number of objects.
  private func wait(_ name: String, count: Int) async throws {
    let deadline = ContinuousClock.now + patience
    while try titles(name).count != count {
      guard ContinuousClock.now < deadline else {
        Issue.record("\(name) has \(try titles(name).count) objects and not \(count)")
        return
      }
      try await _Concurrency.Task.sleep(for: .milliseconds(10))
    }
  }

  @Test func whatOneWritesTheOtherShows() async throws {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    try add(1...3, to: "a")
    let a = try sync("a", server)
    let b = try sync("b", server)
    try await a.waitForUpload()
    try await wait("b", count: 3)
    try add(4...4, to: "b")
    try await wait("a", count: 4)
    #expect(try titles("a") == titles("b"))
    try await b.waitForUpload()
    for await state in a.states where state.version == b.state.version { break }
    #expect(b.state.isUpToDate)
    await a.stop()
    await b.stop()
    #expect(a.state.connection == .ended)
    try await server.stop()
  }

  @Test func replicasCompareTheirStates() async throws {
    let log = try await RunningServer.log(folder.url.appending(path: "server"))
    let server = try await RunningServer(log)
    let name = try #require(StoreName("tasks"))
    func sync(_ name: String, comparing interval: UInt64) throws -> StoreSync {
      try StoreSync(
        configuration(name), server: server.url, name: "tasks", token: RunningServer.token,
        comparisonInterval: interval)
    }
    let a = try sync("a", comparing: 4)
    var b = try sync("b", comparing: 2)
    var count = 0
    /// Adds objects until the order has a multiple of twelve changes.
    func addSome() async throws -> Place {
      repeat {
        count += 1
        try add(count...count, to: "a")
        try await a.waitForUpload()
      } while try await !log.summary(of: name).version.isMultiple(of: 12)
      let summary = try await log.summary(of: name)
      return Place(version: summary.version, chain: summary.chain)
    }
    var place = try await addSome()
    let deadline = ContinuousClock.now + patience
    while server.digests.told(at: place.chain, of: name) == nil {
      try #require(ContinuousClock.now < deadline, "Nobody has told a digest.")
      try await _Concurrency.Task.sleep(for: .milliseconds(10))
    }
    _ = try await addSome()
    try await wait("b", count: count)
    // Neither has told the other one that it is wrong.
    #expect(a.state.connection == .connected && b.state.connection == .connected)

    await a.stop()
    await b.stop()
    // Somebody with another state was the first at a place to which this one comes later.
    let c = try sync("a", comparing: 1_000)
    count += 1
    try add(count...count, to: "a")
    try await c.waitForUpload()
    let summary = try await log.summary(of: name)
    place = Place(version: summary.version, chain: summary.chain)
    _ = server.digests.first("1-0", at: place.chain, of: name)
    b = try sync("b", comparing: place.version)
    for await state in b.states {
      guard case .stopped(let error) = state.connection else { continue }
      #expect(error.description.contains("At change \(place.version) of the order, this replica has another"))
      break
    }
    await b.stop()
    await c.stop()
    try await server.stop()
  }

  /// Two replicas with one object, and their server, which has ended.
  private func pairLeftAlone() async throws -> (a: StoreSync, b: StoreSync, ended: RunningServer) {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let a = try sync("a", server)
    let b = try sync("b", server)
    try add(1...1, to: "a")
    try await wait("b", count: 1)
    try await server.stop()
    return (a, b, server)
  }

  /// An object with data that stays where it was written.
  final class Photo: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String
    @Persisted var original: ExternalData?
  }

  @Test func theStateNamesPropertiesWhoseValuesAreNotSent() async throws {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    func configuration(_ name: String) -> Store.Configuration {
      Store.Configuration(location: .directory(folder.url.appending(path: name)), objectTypes: [Photo.self])
    }
    let store = try Store(configuration: configuration("a"), isolation: nil)
    try store.write {
      let photo = store.create(Photo.self, value: ["id": 1, "title": "North pole"])
      photo.original = ExternalData(Data([1, 2, 3]))
    }
    let a = try StoreSync(configuration("a"), server: server.url, name: "photos", token: RunningServer.token)
    let b = try StoreSync(configuration("b"), server: server.url, name: "photos", token: RunningServer.token)
    try await a.waitForUpload()
    // It may have had all that there was before the photo.
    for await state in b.states where state.version >= a.state.version { break }
    #expect(a.state.localProperties == ["Photo.original"])
    let photo = try Store(configuration: configuration("b"), isolation: nil).objects(Photo.self).first
    #expect(photo?.title == "North pole" && photo?.original == nil)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func bothGoOnWhenTheServerWasAway() async throws {
    let (a, b, ended) = try await pairLeftAlone()
    try add(2...2, to: "a")
    try add(3...3, to: "b")
    for await state in a.states { if case .offline = state.connection { break } }
    #expect(a.state.pendingCount >= 0)
    let server = try await RunningServer(folder.url.appending(path: "server"), port: ended.port)
    try await wait("a", count: 3)
    try await wait("b", count: 3)
    #expect(try titles("a") == titles("b"))
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func somethingElseThatAnswersForTheServerIsWaitedOut() async throws {
    let (a, b, ended) = try await pairLeftAlone()

    // As a proxy that does not find the server, it has no page of any name.
    let proxy = ServiceGroup(
      services: [
        Application(
          router: Router(), configuration: .init(address: .hostname("127.0.0.1", port: ended.port)),
          logger: Logger(label: "proxy") { _ in SwiftLogNoOpLogHandler() })
      ], logger: Logger(label: "proxy") { _ in SwiftLogNoOpLogHandler() })
    let running = _Concurrency.Task { try await proxy.run() }
    try add(2...2, to: "a")
    for sync in [a, b] {
      for await state in sync.states {
        if case .offline(let error) = state.connection, error.description.contains("as a santa-server") {
          break
        }
      }
    }
    let stranger = try sync("c", ended)
    for await state in stranger.states {
      if case .stopped(let error) = state.connection {
        #expect(error.description.contains("Check the address"))
        break
      }
    }
    await proxy.triggerGracefulShutdown()
    try await running.value

    let server = try await RunningServer(folder.url.appending(path: "server"), port: ended.port)
    try await wait("b", count: 2)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func aReplicaThatWasAwayGetsWhatItMissed() async throws {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let a = try sync("a", server)
    var b = try sync("b", server)
    try add(1...1, to: "a")
    try await wait("b", count: 1)
    await b.stop()
    try add(2...50, to: "a")
    try add(51...60, to: "b")
    try await a.waitForUpload()
    b = try sync("b", server)
    try await wait("b", count: 60)
    try await wait("a", count: 60)
    #expect(try titles("a") == titles("b"))
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func aWrongTokenStopsWithASentence() async throws {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let a = try sync("a", server, token: "wrong")
    await #expect(throws: SyncError.self) { try await a.waitForDownload() }
    guard case .stopped(let error) = a.state.connection else {
      Issue.record("\(a.state)")
      return
    }
    #expect("\(error)".contains("does not know this token"))
    await a.stop()
    try await server.stop()
  }

  /// Adds an object without a primary key.
  private func addLine(_ text: String, to name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write {
      let line = Line()
      line.text = text
      store.add(line)
    }
  }

  private func lines(_ name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.objects(Line.self).map(\.text).sorted()
  }

  private func wait(_ name: String, lineCount: Int) async throws {
    let deadline = ContinuousClock.now + patience
    while try lines(name).count != lineCount, ContinuousClock.now < deadline {
      try await _Concurrency.Task.sleep(for: .milliseconds(10))
    }
    #expect(try lines(name).count == lineCount, "\(name)")
  }

  @Test func aServerThatWasSetUpAnewGetsAllThatItsReplicasHave() async throws {
    let first = try await RunningServer(folder.url.appending(path: "server"))
    let port = first.port
    let a = try sync("a", first)
    let b = try sync("b", first)
    try add(1...3, to: "a")
    try addLine("from a", to: "a")
    try addLine("from b", to: "b")
    try await wait("a", lineCount: 2)
    try await wait("b", lineCount: 2)
    try await wait("b", count: 3)
    try await first.stop()
    // Otherwise what follows could be true of the first server still.
    for sync in [a, b] { for await state in sync.states where state.connection != .connected { break } }
    let second = try await RunningServer(folder.url.appending(path: "other"), port: port)
    // Both have their numbers again before another replica takes one.
    for sync in [a, b] {
      for await state in sync.states where state.connection == .connected && state.pendingCount == 0 { break }
    }
    let c = try sync("c", second)
    try await wait("c", count: 3)
    try await wait("c", lineCount: 2)
    try addLine("later", to: "b")
    for name in ["a", "b", "c"] { try await wait(name, lineCount: 3) }
    #expect(try titles("a") == titles("c"))
    for sync in [a, b, c] { await sync.stop() }
    try await second.stop()
  }

  @Test func aServerOfABackupGetsBackWhatItLost() async throws {
    let directory = folder.url.appending(path: "server")
    var server = try await RunningServer(directory)
    let port = server.port
    let a = try sync("a", server)
    let b = try sync("b", server)
    try add(1...3, to: "a")
    try await wait("b", count: 3)
    try await server.stop()
    let backup = folder.url.appending(path: "backup")
    try FileManager.default.copyItem(at: directory, to: backup)
    server = try await RunningServer(directory, port: port)
    try add(4...6, to: "b")
    try addLine("lost", to: "a")
    try await wait("a", count: 6)
    try await wait("b", lineCount: 1)
    try await server.stop()
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    server = try await RunningServer(directory, port: port)
    let c = try sync("c", server)
    try await wait("c", count: 6)
    try await wait("c", lineCount: 1)
    try add(7...7, to: "a")
    for name in ["a", "b", "c"] {
      try await wait(name, count: 7)
      try await wait(name, lineCount: 1)
    }
    for sync in [a, b, c] { await sync.stop() }
    try await server.stop()
  }

  @Test func aReplicaThatHasJoinedSinceTheBackupGoesOn() async throws {
    let directory = folder.url.appending(path: "server")
    var server = try await RunningServer(directory)
    let port = server.port
    let a = try sync("a", server)
    try add(1...1, to: "a")
    try await a.waitForUpload()
    try await server.stop()
    let backup = folder.url.appending(path: "backup")
    try FileManager.default.copyItem(at: directory, to: backup)
    server = try await RunningServer(directory, port: port)
    let late = try sync("late", server)
    try add(2...2, to: "late")
    try addLine("late", to: "late")
    try await wait("a", count: 2)
    try await server.stop()
    // While nobody can send back what it loses.
    await a.stop()
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    server = try await RunningServer(directory, port: port)
    let fresh = try sync("fresh", server)
    for name in ["fresh", "late"] {
      try await wait(name, count: 2)
      try await wait(name, lineCount: 1)
    }
    try add(3...3, to: "late")
    try await wait("fresh", count: 3)
    for sync in [late, fresh] { await sync.stop() }
    try await server.stop()
  }

  private var tasks: StoreName {
    get throws { try #require(StoreName("tasks")) }
  }

  private func addNote(_ text: String, _ id: Int, in name: String) throws {
    let store = try Store(configuration: configuration(name))
    try store.write { store.object(ofType: Task.self, forPrimaryKey: id)?.notes.append(text) }
  }

  private func notes(_ id: Int, in name: String) throws -> [String] {
    let store = try Store(configuration: configuration(name))
    return store.object(ofType: Task.self, forPrimaryKey: id).map { Array($0.notes) } ?? []
  }

  /// Replaces all changes by a copy.
  private func compact(_ log: any ChangeLog) async throws {
    let copy = try #require(try await log.makeCopy(of: try tasks))
    #expect(try await log.dropChanges(of: try tasks) > 0)
    #expect(try await log.summary(of: try tasks).dropped == copy.place)
  }

  @Test(arguments: LogKind.allCases)
  func aNewReplicaBeginsFromACopy(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url.appending(path: "server"))
    let server = try await RunningServer(log)
    let name = "tasks-\(kind)"
    func sync(_ store: String) throws -> StoreSync {
      try StoreSync(configuration(store), server: server.url, name: name, token: RunningServer.token)
    }
    let a = try sync("a")
    try add(1...50, to: "a")
    for number in 1...5 { try addNote("a \(number)", 7, in: "a") }
    try addLine("from a", to: "a")
    try await a.waitForUpload()
    let store = try #require(StoreName(name))
    let copy = try #require(try await log.makeCopy(of: store))
    #expect(try await log.dropChanges(of: store) == Int(copy.place.version))
    try add(51...60, to: "a")
    // What a new replica has already is its first change.
    try add(50...50, to: "b")
    try add(70...70, to: "b")
    let b = try sync("b")
    try await wait("b", count: 61)
    try await wait("a", count: 61)
    #expect(try titles("a") == titles("b"))
    #expect(try titles("b")[49] == "task 50 of b")
    #expect(try lines("b") == ["from a"])
    #expect(try notes(7, in: "b") == (1...5).map { "a \($0)" })
    // Both know the objects and the positions by the same identities.
    try addNote("b", 7, in: "b")
    try await b.waitForUpload()
    try await a.waitForDownload()
    for await state in a.states where state.version == b.state.version { break }
    #expect(try notes(7, in: "a") == notes(7, in: "b"))
    #expect(try notes(7, in: "a").last == "b")
    await a.stop()
    await b.stop()
    // Opened again, it sends and needs nothing.
    let again = try sync("b")
    try await again.waitForDownload()
    #expect(again.state.pendingCount == 0)
    #expect(again.state.version == b.state.version)
    await again.stop()
    try await server.stop()
  }

  @Test(arguments: LogKind.allCases)
  func aStoreLargerThanARequestIsSentInParts(_ kind: LogKind) async throws {
    let log = try await kind.open(folder.url.appending(path: "server"))
    // The server takes less in a request than the store has.
    let server = try await RunningServer(log) { $0.bodyLimit = 2_000 }
    let name = "parts-\(kind)"
    func sync(_ store: String) throws -> StoreSync {
      try StoreSync(
        configuration(store), server: server.url, name: name, token: RunningServer.token, partByteCount: 1_000
      )
    }
    try add(1...200, to: "a")
    for number in 1...5 { try addNote("a \(number)", 7, in: "a") }
    try add(150...160, to: "b")
    try add(301...400, to: "b")
    let c = try sync("c")
    try await c.waitForDownload()
    let a = try sync("a")
    try await a.waitForUpload()
    let b = try sync("b")
    // Others see each large change at once.
    var (counts, count): (Set<Int>, Int) = ([], 0)
    let deadline = ContinuousClock.now + patience
    while count != 300, ContinuousClock.now < deadline {
      count = try titles("c").count
      counts.insert(count)
    }
    #expect(counts.isSubset(of: [0, 200, 300]))
    for name in ["a", "b", "c"] { try await wait(name, count: 300) }
    #expect(try titles("a") == titles("b"))
    #expect(try titles("a") == titles("c"))
    #expect(try titles("a")[154] == "task 155 of b")
    #expect(try notes(7, in: "c") == (1...5).map { "a \($0)" })
    let store = try #require(StoreName(name))
    #expect(try await log.summary(of: store).version > 10)
    // A copy of the server has the effect of the parts.
    _ = try await log.makeCopy(of: store)
    let d = try sync("d")
    try await wait("d", count: 300)
    #expect(try titles("a") == titles("d"))
    for sync in [a, b, c, d] { await sync.stop() }
    // Opened again, a replica needs and sends nothing.
    let again = try sync("b")
    try await again.waitForDownload()
    #expect(again.state.pendingCount == 0)
    await again.stop()
    try await server.stop()
  }

  @Test(arguments: [false, true])
  func copiesOfADirectoryGoOnAsTwoReplicas(isCompacted: Bool) async throws {
    let log = try await RunningServer.log(folder.url.appending(path: "server"))
    let server = try await RunningServer(log)
    var a = try sync("a", server)
    try add(1...3, to: "a")
    try addLine("before", to: "a")
    try await a.waitForUpload()
    // Noted when synchronising ends, or sent.
    try addNote("before", 1, in: "a")
    try addLine("noted", to: "a")
    await a.stop()
    try FileManager.default.copyItem(at: folder.url.appending(path: "a"), to: folder.url.appending(path: "b"))
    for name in ["a", "b"] {
      // With the same identities, and some with the same contents.
      try addLine("same", to: name)
      try addLine("of \(name)", to: name)
      try add(4...4, to: name)
      try add(name == "a" ? 5...6 : 7...8, to: name)
      try addNote("of \(name)", 1, in: name)
    }
    a = try sync("a", server)
    try await a.waitForUpload()
    if isCompacted { try await compact(log) }
    let b = try sync("b", server)
    let c = try sync("c", server)
    for name in ["a", "b", "c"] {
      try await wait(name, count: 8)
      try await wait(name, lineCount: 6)
    }
    // Both go on, and neither is taken for the other.
    for name in ["a", "b"] {
      try addLine("later", to: name)
      try addNote("later", 1, in: name)
    }
    for name in ["a", "b", "c"] {
      try await wait(name, lineCount: 8)
      let deadline = ContinuousClock.now + patience
      while try notes(1, in: name).count != 5, ContinuousClock.now < deadline {
        try await _Concurrency.Task.sleep(for: .milliseconds(10))
      }
      #expect(
        try lines(name) == ["before", "later", "later", "noted", "of a", "of b", "same", "same"], "\(name)")
      #expect(try notes(1, in: name).sorted() == ["before", "later", "later", "of a", "of b"], "\(name)")
      #expect(try titles(name) == titles("c"))
    }
    #expect(try await log.summary(of: try tasks).replicas >= 3)
    for sync in [a, b, c] { await sync.stop() }
    try await server.stop()
  }

  @Test(arguments: [false, true])
  func aDirectoryOfABackupGoesOnAsAnotherReplica(isCompacted: Bool) async throws {
    let log = try await RunningServer.log(folder.url.appending(path: "server"))
    let server = try await RunningServer(log)
    let (directory, backup) = (folder.url.appending(path: "a"), folder.url.appending(path: "backup"))
    var a = try sync("a", server)
    try add(1...3, to: "a")
    try addLine("before", to: "a")
    try await a.waitForUpload()
    await a.stop()
    try FileManager.default.copyItem(at: directory, to: backup)
    a = try sync("a", server)
    try add(4...5, to: "a")
    try addLine("since", to: "a")
    try await a.waitForUpload()
    await a.stop()
    if isCompacted { try await compact(log) }
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    // With the identities of those that only the order has.
    try add(6...6, to: "a")
    try addLine("restored", to: "a")
    a = try sync("a", server)
    let c = try sync("c", server)
    for name in ["a", "c"] {
      try await wait(name, count: 6)
      try await wait(name, lineCount: 3)
      #expect(try lines(name) == ["before", "restored", "since"], "\(name)")
      #expect(try titles(name) == (1...6).map { "task \($0) of a" }, "\(name)")
    }
    for sync in [a, c] { await sync.stop() }
    try await server.stop()
  }

  @Test func aReplicaThatWasAwayGoesOnFromACopy() async throws {
    let log = try await RunningServer.log(folder.url.appending(path: "server"))
    let server = try await RunningServer(log)
    let a = try sync("a", server)
    var b = try sync("b", server)
    try add(1...10, to: "a")
    try await wait("b", count: 10)
    try addNote("first", 3, in: "b")
    try await b.waitForUpload()
    await b.stop()
    try add(11...20, to: "a")
    try addNote("of a", 3, in: "a")
    try await a.waitForUpload()
    // What it has pending is kept, and its own objects stay the same ones.
    try addNote("of b", 3, in: "b")
    try addLine("of b", to: "b")
    let observed = try Store(configuration: configuration("b"))
    var counts: [[Int]] = []
    let token = observed.objects(Task.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        counts.append([deletions.count, insertions.count, modifications.count])
      }
    }
    observed.refresh()
    try await compact(log)
    try add(21...21, to: "a")
    b = try sync("b", server)
    try await wait("b", count: 21)
    try await wait("a", lineCount: 1)
    #expect(try notes(3, in: "a") == ["first", "of a", "of b"])
    #expect(try notes(3, in: "b") == ["first", "of a", "of b"])
    #expect(try titles("a") == titles("b"))
    observed.refresh()
    #expect(counts == [[0, 11, 1]])
    withExtendedLifetime(token) {}
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func aServerOfABackupWithACopyGetsBackWhatItLost() async throws {
    let directory = folder.url.appending(path: "server")
    let port: Int
    let backup = folder.url.appending(path: "backup")
    let syncs: [StoreSync]
    do {
      let log = try await RunningServer.log(directory)
      let server = try await RunningServer(log)
      port = server.port
      syncs = [try sync("a", server), try sync("b", server)]
      try add(1...5, to: "a")
      try await wait("b", count: 5)
      try await compact(log)
      try FileManager.default.copyItem(at: directory, to: backup)
      try addNote("lost", 2, in: "a")
      try add(6...6, to: "b")
      try await wait("a", count: 6)
      try await compact(log)
      for sync in syncs { try await sync.waitForUpload() }
      for await state in syncs[1].states where state.version == syncs[0].state.version { break }
      try await server.stop()
    }
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    let server = try await RunningServer(directory, port: port)
    let c = try sync("c", server)
    try await wait("c", count: 6)
    for name in ["a", "b", "c"] {
      try await wait(name, count: 6)
      let deadline = ContinuousClock.now + patience
      while try notes(2, in: name) != ["lost"], ContinuousClock.now < deadline {
        try await _Concurrency.Task.sleep(for: .milliseconds(10))
      }
      #expect(try notes(2, in: name) == ["lost"], "\(name)")
    }
    for sync in syncs + [c] { await sync.stop() }
    try await server.stop()
  }

  @Test func aServerMakesCopiesOfWhatHasGrown() async throws {
    let log = try await RunningServer.log(folder.url.appending(path: "server"))
    let server = try await RunningServer(log) {
      $0.copyByteCount = 2_000
      $0.keptByteCount = 5_000
    }
    let a = try sync("a", server)
    var (place, dropped) = (Place.start, Place.start)
    let deadline = ContinuousClock.now + patience
    var id = 0
    while dropped.version == 0, ContinuousClock.now < deadline {
      id += 1
      try add(id...id, to: "a")
      try await a.waitForUpload()
      let summary = try await log.summary(of: try tasks)
      #expect(summary.copy?.place.version ?? 0 >= place.version)
      (place, dropped) = (summary.copy?.place ?? .start, summary.dropped)
    }
    #expect(dropped.version > 0)
    let b = try sync("b", server)
    try await wait("b", count: id)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test(arguments: [false, true])
  func aDamagedCopyIsToldAndNotTaken(isCut: Bool) async throws {
    let directory = folder.url.appending(path: "server")
    let log = try await RunningServer.log(directory)
    let server = try await RunningServer(log)
    let a = try sync("a", server)
    try add(1...5, to: "a")
    try await a.waitForUpload()
    try await compact(log)
    let version = try await log.summary(of: try tasks).dropped.version
    let file = directory.appending(path: "stores/tasks/copy-\(version)")
    let whole = try Data(contentsOf: file)
    var damaged = whole
    if isCut { damaged.removeLast() } else { damaged[whole.count / 2] ^= 1 }
    try damaged.write(to: file)
    let b = try sync("b", server)
    for await state in b.states {
      if case .offline(let error) = state.connection {
        #expect("\(error)".contains("damaged copy"))
        break
      }
    }
    #expect(try titles("b").isEmpty)
    try whole.write(to: file)
    try await wait("b", count: 5)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func aListThatManyAppendToHasEachElementOnce() async throws {
    let server = try await RunningServer(folder.url.appending(path: "server"))
    try add(1...1, to: "a")
    let names = ["a", "b", "c"]
    let syncs = try names.map { try sync($0, server) }
    for name in names { try await wait(name, count: 1) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        let configuration = configuration(name)
        group.addTask {
          for number in 0..<40 {
            let store = try Store(configuration: configuration)
            try store.write {
              store.object(ofType: Task.self, forPrimaryKey: 1)?.notes.append("\(name) \(number)")
            }
            try await _Concurrency.Task.sleep(for: .milliseconds(Int.random(in: 0...8)))
          }
        }
      }
      try await group.waitForAll()
    }
    func notes(_ name: String) throws -> [String] {
      let store = try Store(configuration: configuration(name))
      return store.object(ofType: Task.self, forPrimaryKey: 1).map { Array($0.notes) } ?? []
    }
    let deadline = ContinuousClock.now + patience
    while try names.contains(where: { try notes($0).count != 120 }), ContinuousClock.now < deadline {
      try await _Concurrency.Task.sleep(for: .milliseconds(20))
    }
    let expected = try notes("a")
    #expect(expected.count == 120)
    #expect(Set(expected).count == 120)
    for name in names {
      #expect(try notes(name) == expected)
      // What one machine appended stays in its order.
      #expect(expected.filter { $0.hasPrefix("\(name) ") } == (0..<40).map { "\(name) \($0)" })
    }
    for sync in syncs { await sync.stop() }
    try await server.stop()
  }
}
