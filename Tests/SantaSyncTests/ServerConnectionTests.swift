import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaReplication
@testable import SantaSync

/// Users, their sessions, and stores whose rights change.
struct ServerConnectionTests {
  final class Note: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String
  }

  private let directory: TemporaryDirectory
  private let server: AccountServer

  init() throws {
    directory = try TemporaryDirectory()
    server = try AccountServer()
  }

  private func folder(_ name: String) -> URL { directory.url.appending(path: name) }

  private func connection(_ name: String = "sessions") throws -> ServerConnection {
    try ServerConnection(server.url, sessions: folder(name))
  }

  private func store(_ name: String) throws -> Store {
    try Store(configuration: .init(location: .directory(folder(name)), objectTypes: [Note.self]))
  }

  private func sync(
    _ store: Store, _ connection: ServerConnection, as user: String? = nil, path: String
  ) throws -> StoreSync {
    try StoreSync(
      store.configuration, connection, as: user, path: path, rightsInterval: .milliseconds(50))
  }

  private func add(_ id: Int, to store: Store) throws {
    store.refresh()
    try store.write { store.create(Note.self, value: ["id": id, "text": "note \(id)"]) }
  }

  private func keys(_ store: Store) -> [Int] {
    store.refresh()
    return store.objects(Note.self).map(\.id).sorted()
  }

  private func wait(_ sync: StoreSync, until condition: (SyncState) -> Bool) async {
    for await state in sync.states where condition(state) { return }
  }

  private func isOffline(_ state: SyncState, _ code: SyncError.Code) -> Bool {
    if case .offline(let error) = state.connection { error.code == code } else { false }
  }

  private func isStopped(_ state: SyncState, _ code: SyncError.Code) -> Bool {
    if case .stopped(let error) = state.connection { error.code == code } else { false }
  }

  // MARK: Sessions

  @Test("A user registers, signs out and signs in again", .timeLimit(.minutes(10)))
  func signIn() async throws {
    defer { server.stop() }
    let connection = try connection()
    let holly = try await connection.register(name: "holly", password: "secret")
    #expect(connection.currentUser == holly)
    await #expect { try await connection.register(name: "holly", password: "other") } throws: {
      "\($0)".contains("refused: name")
    }
    try await connection.signOut()
    #expect(connection.state == ServerConnectionState())
    #expect(throws: SyncError.self) { try sync(store("a"), connection, path: "/~/tasks") }
    await #expect { try await connection.signIn(name: "holly", password: "wrong") } throws: {
      ($0 as? SyncError)?.code == .wrongCredentials
    }
    #expect(try await connection.signIn(name: "holly", password: "secret") == holly)
  }

  @Test(
    "Sessions are in a file that only the user can read, and other programs find them",
    .timeLimit(.minutes(10)))
  func file() async throws {
    defer { server.stop() }
    let connection = try connection()
    let holly = try await connection.register(name: "holly", password: "secret")
    let ivy = try await connection.register(name: "ivy", password: "secret")
    let file = folder("sessions").appending(path: "sessions")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(!(try String(contentsOf: file, encoding: .utf8)).contains("\"secret\""))
    let other = try self.connection()
    #expect(other.state.users == [holly, ivy])
    #expect(other.currentUser == ivy)
    try await other.switchTo(holly.id)
    #expect(other.currentUser == holly)
  }

  @Test("An expired access token is refreshed once for all requests and programs", .timeLimit(.minutes(10)))
  func refreshing() async throws {
    defer { server.stop() }
    let first = try connection()
    let user = try await first.register(name: "holly", password: "secret")
    let second = try connection()
    server.expireAccessTokens()
    let old = try await first.keeper.accessToken(of: user.id)
    try await withThrowingTaskGroup(of: String.self) { group in
      for connection in [first, first, first, second, second] {
        group.addTask { try await connection.keeper.accessToken(of: user.id, instead: old) }
      }
      var tokens: Set<String> = []
      for try await token in group { tokens.insert(token) }
      #expect(tokens.count == 1)
      #expect(!tokens.contains(old))
    }
    #expect(server.state.withLock { $0.refreshCount } == 1)
  }

  @Test("A lost answer to a refresh signs no user out", .timeLimit(.minutes(10)))
  func lostRefresh() async throws {
    defer { server.stop() }
    let connection = try connection()
    let user = try await connection.register(name: "holly", password: "secret")
    let old = try await connection.keeper.accessToken(of: user.id)
    server.state.withLock { $0.losesRefreshes = true }
    await #expect { try await connection.keeper.accessToken(of: user.id, instead: old) } throws: {
      ($0 as? SyncError)?.isTransient == true && ($0 as? SyncError)?.code == .other
    }
    server.state.withLock { $0.losesRefreshes = false }
    #expect(try await connection.keeper.accessToken(of: user.id, instead: old) != old)
    #expect(connection.state.usersToSignIn.isEmpty)
  }

  @Test(
    "A store whose session has ended is used offline until the user signs in again", .timeLimit(.minutes(10)))
  func endedSession() async throws {
    defer { server.stop() }
    let connection = try connection()
    let user = try await connection.register(name: "holly", password: "secret")
    let store = try store("a")
    let sync = try sync(store, connection, path: "/~/tasks")
    try add(1, to: store)
    try await sync.waitForUpload()
    server.endSessions()
    await wait(sync) { isOffline($0, .signedOut) }
    #expect(connection.state.usersToSignIn == [user.id])
    await #expect { try await sync.waitForUpload() } throws: { ($0 as? SyncError)?.code == .signedOut }
    try add(2, to: store)
    try await connection.signIn(name: "holly", password: "secret")
    try await sync.waitForUpload()
    #expect(server.state.withLock { $0.orders["\(user.id):tasks"]?.members.count } == 1)
    await sync.stop()
    let other = try self.store("b")
    let second = try self.sync(other, connection, path: "/~/tasks")
    try await second.waitForDownload()
    #expect(keys(other) == [1, 2])
    await second.stop()
  }

  @Test("An expired access token does not interrupt synchronising", .timeLimit(.minutes(10)))
  func expiredToken() async throws {
    defer { server.stop() }
    let connection = try connection()
    try await connection.register(name: "holly", password: "secret")
    let store = try store("a")
    let sync = try sync(store, connection, path: "/~/tasks")
    for id in 1...3 {
      try add(id, to: store)
      try await sync.waitForUpload()
      server.expireAccessTokens()
    }
    #expect(connection.state.usersToSignIn.isEmpty)
    await sync.stop()
  }

  @Test("Two users of one program have separate stores", .timeLimit(.minutes(10)))
  func twoUsers() async throws {
    defer { server.stop() }
    let connection = try connection()
    let holly = try await connection.register(name: "holly", password: "secret")
    let ivy = try await connection.register(name: "ivy", password: "secret")
    let stores = (try store("a"), try store("b"))
    let first = try sync(stores.0, connection, as: holly.id, path: "/~/tasks")
    let second = try sync(stores.1, connection, as: ivy.id, path: "/~/tasks")
    try add(1, to: stores.0)
    try add(2, to: stores.1)
    try await first.waitForUpload()
    try await second.waitForUpload()
    #expect(server.state.withLock { Set($0.orders.keys) } == ["\(holly.id):tasks", "\(ivy.id):tasks"])
    #expect(keys(stores.0) == [1])
    #expect(keys(stores.1) == [2])
    await first.stop()
    await second.stop()
  }

  @Test("A directory of another user is refused before anything is sent", .timeLimit(.minutes(10)))
  func otherUser() async throws {
    defer { server.stop() }
    let connection = try connection()
    let holly = try await connection.register(name: "holly", password: "secret")
    let ivy = try await connection.register(name: "ivy", password: "secret")
    let store = try store("a")
    let first = try sync(store, connection, as: holly.id, path: "/~/tasks")
    try add(1, to: store)
    try await first.waitForUpload()
    await first.stop()
    let count = server.requests.count
    let second = try sync(store, connection, as: ivy.id, path: "/\(holly.id)/tasks")
    await wait(second) { isStopped($0, .otherUser) }
    #expect(server.requests.count == count)
    await second.stop()
  }

  @Test(
    "A directory whose number belongs to another party continues under another number",
    .timeLimit(.minutes(10)))
  func adoptedDirectory() async throws {
    defer { server.stop() }
    let connection = try connection()
    let user = try await connection.register(name: "holly", password: "secret")
    let name = "\(user.id):tasks"
    let store = try store("a")
    do {
      // The directory was used without a user.
      let replica = try #require(try Replica.open(store.configuration))
      try replica.join(epoch: "epoch \(name)", number: 77)
    }
    server.state.withLock { $0.orders[name] = .init(epoch: "epoch \(name)", members: [77: "another"]) }
    try add(1, to: store)
    let sync = try sync(store, connection, path: "/~/tasks")
    try await sync.waitForUpload()
    #expect(server.state.withLock { $0.orders[name]?.changes.allSatisfy { $0.author != 77 } } == true)
    #expect(keys(store) == [1])
    await sync.stop()
  }

  @Test("Signing out deletes local stores only if the server has their changes", .timeLimit(.minutes(10)))
  func signOutDeleting() async throws {
    defer { server.stop() }
    let connection = try connection()
    try await connection.register(name: "holly", password: "secret")
    do {
      let store = try store("a")
      let sync = try sync(store, connection, path: "/~/tasks")
      try add(1, to: store)
      try await sync.waitForUpload()
      await #expect { try await connection.signOut(deletingLocalStores: true) } throws: {
        "\($0)".contains("is open")
      }
      await wait(sync) { $0.pendingCount == 0 }
      await sync.stop()
      try add(2, to: store)
    }
    await #expect { try await connection.signOut(deletingLocalStores: true) } throws: {
      "\($0)".contains("may have changes")
    }
    #expect(connection.currentUser != nil)
    do {
      let sync = try sync(store("a"), connection, path: "/~/tasks")
      try await sync.waitForUpload()
      await wait(sync) { $0.pendingCount == 0 }
      await sync.stop()
    }
    try await connection.signOut(deletingLocalStores: true)
    #expect(connection.currentUser == nil)
    #expect(!FileManager.default.fileExists(atPath: folder("a").appending(path: "manifest").path))
    #expect(!FileManager.default.fileExists(atPath: folder("a").appending(path: "replica").path))
  }

  // MARK: Rights

  /// Two users, of whom the first one manages a store, and the second one has a right to it.
  private func shared(
    _ level: AccessLevel
  ) async throws -> (path: String, name: String, reader: String, ServerConnection, ServerConnection) {
    let (first, second) = (try connection("1"), try connection("2"))
    let holly = try await first.register(name: "holly", password: "secret")
    let ivy = try await second.register(name: "ivy", password: "secret")
    server.setLevel(level, of: ivy.id, on: "\(holly.id):tasks")
    return ("/\(holly.id)/tasks", "\(holly.id):tasks", ivy.id, first, second)
  }

  @Test(
    "Changes without the right to write are taken back and reported, and continue when the right returns",
    .timeLimit(.minutes(10)))
  func refused() async throws {
    defer { server.stop() }
    let (path, name, ivy, first, second) = try await shared(.write)
    let stores = (try store("a"), try store("b"))
    let manager = try sync(stores.0, first, path: path)
    var writer = try sync(stores.1, second, path: path)
    try add(1, to: stores.0)
    try await manager.waitForUpload()
    try add(2, to: stores.1)
    try await writer.waitForUpload()
    await wait(writer) { $0.pendingCount == 0 && $0.access == .write }
    await writer.stop()
    // The writer is offline, and has pending changes.
    try add(3, to: stores.1)
    server.setLevel(.read, of: ivy, on: name)
    writer = try sync(stores.1, second, path: path)
    await wait(writer) { $0.access == .read && $0.pendingCount == 0 }
    #expect(keys(stores.1) == [1, 2])
    var rejections: [String] = []
    for await rejection in writer.rejections {
      #expect(rejection.isRefused)
      rejections.append(
        "\(rejection.primaryKey ?? "") \(rejection.property ?? "-") \(rejection.value ?? "-")")
      if rejections.count == 2 { break }
    }
    #expect(rejections == ["3 - -", "3 text note 3"])
    #expect { try add(4, to: stores.1) } throws: { ($0 as? StoreError)?.code == .readOnly }
    // A reader receives the changes of others.
    try add(5, to: stores.0)
    try await manager.waitForUpload()
    await wait(writer) { _ in keys(stores.1) == [1, 2, 5] }
    server.setLevel(.write, of: ivy, on: name)
    await wait(writer) { $0.access == .write }
    try add(6, to: stores.1)
    try await writer.waitForUpload()
    await wait(manager) { _ in keys(stores.0) == [1, 2, 5, 6] }
    #expect(server.state.withLock { $0.orders[name]?.members.values.count { $0 == ivy } } == 2)
    await manager.stop()
    await writer.stop()
  }

  @Test(
    "Data whose user may no longer read it stays, and can't be changed until the right returns",
    .timeLimit(.minutes(10)))
  func withdrawn() async throws {
    defer { server.stop() }
    let (path, name, ivy, first, second) = try await shared(.write)
    let stores = (try store("a"), try store("b"))
    let manager = try sync(stores.0, first, path: path)
    var writer = try sync(stores.1, second, path: path)
    try add(1, to: stores.1)
    try await writer.waitForUpload()
    await writer.stop()
    try add(2, to: stores.1)
    server.setLevel(.none, of: ivy, on: name)
    writer = try sync(stores.1, second, path: path)
    await wait(writer) { isOffline($0, .noRight) && $0.access == AccessLevel.none }
    #expect(keys(stores.1) == [1, 2])
    #expect { try add(3, to: stores.1) } throws: { ($0 as? StoreError)?.code == .readOnly }
    server.setLevel(.write, of: ivy, on: name)
    await wait(writer) { $0.access == .write && $0.pendingCount == 0 && $0.isUpToDate }
    try add(3, to: stores.1)
    try await writer.waitForUpload()
    await wait(manager) { _ in keys(stores.0) == [1, 2, 3] }
    await manager.stop()
    await writer.stop()
  }

  @Test(
    "A new reader gets the data, and keeps the declarations of its classes to itself",
    .timeLimit(.minutes(10)))
  func reader() async throws {
    defer { server.stop() }
    let (path, name, _, first, second) = try await shared(.read)
    let stores = (try store("a"), try store("b"))
    let manager = try sync(stores.0, first, path: path)
    try add(1, to: stores.0)
    try await manager.waitForUpload()
    let reader = try sync(stores.1, second, path: path)
    try await reader.waitForDownload()
    #expect(keys(stores.1) == [1])
    #expect(reader.state.access == .read)
    #expect { try add(2, to: stores.1) } throws: { ($0 as? StoreError)?.code == .readOnly }
    let count = server.state.withLock { $0.orders[name]?.changes.count }
    try await reader.waitForUpload()
    #expect(server.state.withLock { $0.orders[name]?.changes.count } == count)
    await manager.stop()
    await reader.stop()
  }

  @Test("A new reader whose store has objects is told so, and keeps them", .timeLimit(.minutes(10)))
  func readerWithObjects() async throws {
    defer { server.stop() }
    let (path, _, _, _, second) = try await shared(.read)
    let store = try store("b")
    try add(7, to: store)
    let reader = try sync(store, second, path: path)
    await wait(reader) { isStopped($0, .noRight) }
    #expect(keys(store) == [7])
    try add(8, to: store)
    await reader.stop()
  }

  @Test(
    "A replica whose number belongs to another user gets another one, and names its order",
    .timeLimit(.minutes(10)))
  func anotherNumber() async throws {
    defer { server.stop() }
    let connection = try connection()
    let user = try await connection.register(name: "holly", password: "secret")
    let store = try store("a")
    var sync = try sync(store, connection, path: "/~/tasks")
    try add(1, to: store)
    try await sync.waitForUpload()
    await sync.stop()
    // As if the server had been restored from a backup, and had given the number to another user.
    server.state.withLock { state in
      state.orders["\(user.id):tasks"]?.members = [1: "another user"]
    }
    try add(2, to: store)
    sync = try self.sync(store, connection, path: "/~/tasks")
    try await sync.waitForUpload()
    let order = try #require(server.state.withLock { $0.orders["\(user.id):tasks"] })
    #expect(order.members.values.sorted() == [user.id, "another user"].sorted())
    #expect(Set(order.changes.map(\.author)) == Set(order.members.keys))
    // Without the epoch, the server could not refuse a replica of an order that was deleted in the meantime.
    let joins = server.requests.map(\.target).filter { $0.contains("/replicas") }
    #expect(joins.count { !$0.contains("epoch=") } == 1)
    #expect(joins.contains { $0.contains("replica=0") })
    #expect(keys(store) == [1, 2])
    await sync.stop()
  }

  @Test(
    "A deleted store stops with a clear state, and a new start does not bring it back",
    .timeLimit(.minutes(10)))
  func deleted() async throws {
    defer { server.stop() }
    let connection = try connection()
    let user = try await connection.register(name: "holly", password: "secret")
    let store = try store("a")
    var sync = try sync(store, connection, path: "/~/tasks")
    try add(1, to: store)
    try await sync.waitForUpload()
    server.deleteStore("\(user.id):tasks")
    await wait(sync) { isStopped($0, .deleted) }
    await sync.stop()
    try add(2, to: store)
    sync = try self.sync(store, connection, path: "/~/tasks")
    await wait(sync) { isStopped($0, .deleted) }
    #expect(keys(store) == [1, 2])
    #expect(server.state.withLock { $0.orders["\(user.id):tasks"]?.isDeleted } == true)
    await sync.stop()
  }
}
