import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaSync

/// The story of two people who share a list, with a real `santa-server`. `Server/scripts/story.sh` builds the server and runs it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SANTA_SERVER_PROGRAM"] != nil))
struct SharedStoreStoryTests {
  final class Item: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String
  }

  /// A server process.
  private final class Server {
    let url: URL
    private let directory: URL
    private let port = Int.random(in: 20_000..<30_000)
    private var process = Process()

    init(_ directory: URL) throws {
      self.directory = directory
      url = try #require(URL(string: "http://127.0.0.1:\(port)"))
      try run()
    }

    private func run() throws {
      let program = try #require(ProcessInfo.processInfo.environment["SANTA_SERVER_PROGRAM"])
      process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = [
        "serve", "--data", directory.path, "--host", "127.0.0.1", "--port", "\(port)", "--registration",
      ]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    /// Kills the process, and starts another one with the same data.
    ///
    /// - Parameter connection: a connection with a signed-in user, who finds out when the server answers again.
    func killAndRestart(_ connection: ServerConnection) async throws {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      try run()
      while true {
        do {
          _ = try await connection.permissions()
          return
        } catch let error as SyncError where error.isTransient {
          try #require(process.isRunning, "The server has ended.")
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }

    /// Creates the first user as soon as the server listens.
    func register(_ name: String, _ password: String, at connection: ServerConnection) async throws
      -> ServerUser
    {
      while true {
        do { return try await connection.register(name: name, password: password) } catch let error
          as SyncError
          where error.isTransient
        {
          try #require(process.isRunning, "The server has ended.")
          try await Task.sleep(for: .milliseconds(50))
        }
      }
    }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func store(_ name: String) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory.url.appending(path: name)), objectTypes: [Item.self]))
  }

  private func sync(_ store: Store, _ connection: ServerConnection, _ path: String) throws -> StoreSync {
    try StoreSync(store.configuration, connection, path: path, rightsInterval: .milliseconds(200))
  }

  private func set(_ id: Int, _ title: String, in store: Store) throws {
    store.refresh()
    try store.write { store.create(Item.self, value: ["id": id, "title": title], update: .modified) }
  }

  private func titles(_ store: Store) -> [String] {
    store.refresh()
    return store.objects(Item.self).sorted(by: \.id).map { "\($0.id) \($0.title)" }
  }

  private func wait(_ sync: StoreSync, until condition: (SyncState) -> Bool) async {
    for await state in sync.states where condition(state) { return }
  }

  /// - Parameter isKilled: whether the server is killed between the steps of the story.
  @Test(
    "Two users share a list, and one of them takes the right of the other away", .timeLimit(.minutes(5)),
    arguments: [false, true])
  func story(isKilled: Bool) async throws {
    let server = try Server(directory.url.appending(path: "server"))
    // Two users sign up.
    let a = try ServerConnection(server.url, sessions: directory.url.appending(path: "a-sessions"))
    let b = try ServerConnection(server.url, sessions: directory.url.appending(path: "b-sessions"))
    let anna = try await server.register("anna", "a long password of anna", at: a)
    let ben = try await b.register(name: "ben", password: "a long password of ben")
    let stores = (try store("a"), try store("b"))
    let first = try sync(stores.0, a, "/~/list")
    try set(1, "milk", in: stores.0)
    try await first.waitForUpload()
    if isKilled { try await server.killAndRestart(a) }
    // A offers a list, and B accepts.
    let path = "/\(anna.id)/list"
    let refused = try sync(stores.1, b, path)
    await #expect { try await refused.waitForDownload() } throws: { ($0 as? SyncError)?.code == .noRight }
    await refused.stop()
    let token = try await a.offer(.write, on: "/~/list")
    let permission = try await b.acceptOffer(token)
    #expect(permission.level == .write)
    if isKilled { try await server.killAndRestart(a) }
    // Both edit.
    var second = try sync(stores.1, b, path)
    try await second.waitForDownload()
    #expect(titles(stores.1) == ["1 milk"])
    try set(2, "bread", in: stores.1)
    try await second.waitForUpload()
    await wait(first) { _ in titles(stores.0) == ["1 milk", "2 bread"] }
    await wait(second) { $0.pendingCount == 0 }
    if isKilled { try await server.killAndRestart(a) }
    // B is offline and has pending changes. A takes the right to write away.
    await second.stop()
    try set(1, "oat milk", in: stores.1)
    try set(3, "jam", in: stores.1)
    let grants = try await a.grants(on: "/~/list")
    #expect(grants.map(\.level) == [.write])
    try await a.revoke("/~/list", from: .user(ben.id))
    try await a.grant(.read, on: "/~/list", to: .user(ben.id))
    try set(4, "tea", in: stores.0)
    try await first.waitForUpload()
    if isKilled { try await server.killAndRestart(a) }
    // B sees what the list is, and what was not written.
    second = try sync(stores.1, b, path)
    await wait(second) { $0.access == .read && $0.pendingCount == 0 && titles(stores.1).count == 3 }
    #expect(titles(stores.1) == ["1 milk", "2 bread", "4 tea"])
    var rejections: Set<String> = []
    for await rejection in second.rejections {
      #expect(rejection.isRefused)
      rejections.insert(
        "\(rejection.primaryKey ?? "") \(rejection.property ?? "-") \(rejection.value ?? "-")")
      if rejections.count == 3 { break }
    }
    #expect(rejections == ["1 title oat milk", "3 - -", "3 title jam"])
    #expect { try set(5, "salt", in: stores.1) } throws: { ($0 as? StoreError)?.code == .readOnly }
    if isKilled { try await server.killAndRestart(a) }
    // The right returns.
    try await a.grant(.write, on: "/~/list", to: .user(ben.id))
    await wait(second) { $0.access == .write }
    try set(3, "jam", in: stores.1)
    try await second.waitForUpload()
    await wait(first) { _ in titles(stores.0).contains("3 jam") }
    if isKilled { try await server.killAndRestart(a) }
    // A takes every right away. The data of B stays, and can't be changed.
    try await a.revoke("/~/list", from: .user(ben.id))
    await wait(second) { $0.access == AccessLevel.none }
    #expect(titles(stores.1) == ["1 milk", "2 bread", "3 jam", "4 tea"])
    #expect { try set(6, "rice", in: stores.1) } throws: { ($0 as? StoreError)?.code == .readOnly }
    if isKilled { try await server.killAndRestart(a) }
    // A deletes the list.
    try await a.deleteStore("/~/list")
    await wait(first) { state in
      if case .stopped(let error) = state.connection { error.code == .deleted } else { false }
    }
    await first.stop()
    await second.stop()
    // Sessions, passwords and accounts.
    #expect(try await a.sessions().filter(\.isCurrent).count == 1)
    try await a.changePassword(from: "a long password of anna", to: "another password of anna")
    await #expect { try await a.signIn(name: "anna", password: "a long password of anna") } throws: {
      ($0 as? SyncError)?.code == .wrongCredentials
    }
    try await a.signIn(name: "anna", password: "another password of anna")
    let program = try await a.makeProgramToken(named: "backup", for: ["/~/*"], .read)
    #expect(try await a.programTokens().map(\.name) == ["backup"])
    try await a.revokeProgramToken(program.id)
    #expect(try await a.programTokens().isEmpty)
    try await b.deleteAccount(password: "a long password of ben")
    #expect(b.state.users.isEmpty)
    try await a.signOut()
  }
}
