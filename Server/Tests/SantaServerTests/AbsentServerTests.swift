import Foundation
import Hummingbird
import Logging
import SantaCore
import SantaServerTestSupport
import ServiceLifecycle
import Testing

@testable import SantaServer
@testable import SantaSync

/// A server that is down for a while, is set up from scratch, or is restored from a backup.
@Suite(.serialized, .fewAtOnce) struct AbsentServerTests {
  private let stores: TaskStores

  init() throws { stores = try TaskStores() }

  /// Returns two replicas with one object, and their server, which has stopped.
  private func pairLeftAlone() async throws -> (a: StoreSync, b: StoreSync, ended: RunningServer) {
    let server = try await RunningServer(stores.url("server"))
    let a = try stores.sync("a", server)
    let b = try stores.sync("b", server)
    try stores.add(1...1, to: "a")
    try await stores.wait("b", count: 1)
    try await server.stop()
    return (a, b, server)
  }

  @Test func `both go on when the server was away`() async throws {
    let (a, b, ended) = try await pairLeftAlone()
    try stores.add(2...2, to: "a")
    try stores.add(3...3, to: "b")
    for await state in a.states { if case .offline = state.connection { break } }
    #expect(a.state.pendingCount >= 0)
    let server = try await RunningServer(stores.url("server"), port: ended.port)
    try await stores.wait("a", count: 3)
    try await stores.wait("b", count: 3)
    #expect(try stores.titles("a") == stores.titles("b"))
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func `something else that answers for the server is waited out`() async throws {
    let (a, b, ended) = try await pairLeftAlone()

    // Answers 404 to every path, like a proxy that can't reach the server.
    let proxy = ServiceGroup(
      services: [
        Application(
          router: Router(), configuration: .init(address: .hostname("127.0.0.1", port: ended.port)),
          logger: Logger(label: "proxy") { _ in SwiftLogNoOpLogHandler() })
      ], logger: Logger(label: "proxy") { _ in SwiftLogNoOpLogHandler() })
    let running = Task { try await proxy.run() }
    try stores.add(2...2, to: "a")
    for sync in [a, b] {
      for await state in sync.states {
        if case .offline(let error) = state.connection, error.description.contains("like a santa-server") {
          break
        }
      }
    }
    let stranger = try stores.sync("c", ended)
    for await state in stranger.states {
      if case .stopped(let error) = state.connection {
        #expect(error.description.contains("Check the address"))
        break
      }
    }
    await proxy.triggerGracefulShutdown()
    try await running.value

    let server = try await RunningServer(stores.url("server"), port: ended.port)
    try await stores.wait("b", count: 2)
    await a.stop()
    await b.stop()
    try await server.stop()
  }

  @Test func `a server that was set up again gets all that its replicas have`() async throws {
    let first = try await RunningServer(stores.url("server"))
    let port = first.port
    let a = try stores.sync("a", first)
    let b = try stores.sync("b", first)
    try stores.add(1...3, to: "a")
    try stores.addLine("from a", to: "a")
    try stores.addLine("from b", to: "b")
    try await stores.wait("a", lineCount: 2)
    try await stores.wait("b", lineCount: 2)
    try await stores.wait("b", count: 3)
    try await first.stop()
    // The checks below could otherwise still see the first server.
    for sync in [a, b] { for await state in sync.states where state.connection != .connected { break } }
    let second = try await RunningServer(stores.url("other"), port: port)
    // Both must get their numbers back before another replica takes one of them.
    for sync in [a, b] {
      for await state in sync.states where state.connection == .connected && state.pendingCount == 0 { break }
    }
    let c = try stores.sync("c", second)
    try await stores.wait("c", count: 3)
    try await stores.wait("c", lineCount: 2)
    try stores.addLine("later", to: "b")
    for name in ["a", "b", "c"] { try await stores.wait(name, lineCount: 3) }
    #expect(try stores.titles("a") == stores.titles("c"))
    for sync in [a, b, c] { await sync.stop() }
    try await second.stop()
  }

  @Test func `a server of a backup gets back what it lost`() async throws {
    let directory = stores.url("server")
    var server = try await RunningServer(directory)
    let port = server.port
    let a = try stores.sync("a", server)
    let b = try stores.sync("b", server)
    try stores.add(1...3, to: "a")
    try await stores.wait("b", count: 3)
    try await server.stop()
    let backup = stores.url("backup")
    try FileManager.default.copyItem(at: directory, to: backup)
    server = try await RunningServer(directory, port: port)
    try stores.add(4...6, to: "b")
    try stores.addLine("lost", to: "a")
    try await stores.wait("a", count: 6)
    try await stores.wait("b", lineCount: 1)
    try await server.stop()
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    server = try await RunningServer(directory, port: port)
    let c = try stores.sync("c", server)
    try await stores.wait("c", count: 6)
    try await stores.wait("c", lineCount: 1)
    try stores.add(7...7, to: "a")
    for name in ["a", "b", "c"] {
      try await stores.wait(name, count: 7)
      try await stores.wait(name, lineCount: 1)
    }
    for sync in [a, b, c] { await sync.stop() }
    try await server.stop()
  }

  @Test func `a replica that has joined since the backup goes on`() async throws {
    let directory = stores.url("server")
    var server = try await RunningServer(directory)
    let port = server.port
    let a = try stores.sync("a", server)
    try stores.add(1...1, to: "a")
    try await a.waitForUpload()
    try await server.stop()
    let backup = stores.url("backup")
    try FileManager.default.copyItem(at: directory, to: backup)
    server = try await RunningServer(directory, port: port)
    let late = try stores.sync("late", server)
    try stores.add(2...2, to: "late")
    try stores.addLine("late", to: "late")
    try await stores.wait("a", count: 2)
    try await server.stop()
    // Stop the connected replica. It would send back the changes that the server loses.
    await a.stop()
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    server = try await RunningServer(directory, port: port)
    let fresh = try stores.sync("fresh", server)
    for name in ["fresh", "late"] {
      try await stores.wait(name, count: 2)
      try await stores.wait(name, lineCount: 1)
    }
    try stores.add(3...3, to: "late")
    try await stores.wait("fresh", count: 3)
    for sync in [late, fresh] { await sync.stop() }
    try await server.stop()
  }

  @Test func `a server of a backup with a copy gets back what it lost`() async throws {
    let directory = stores.url("server")
    let port: Int
    let backup = stores.url("backup")
    let syncs: [StoreSync]
    do {
      let log = try await RunningServer.log(directory)
      let server = try await RunningServer(log)
      port = server.port
      syncs = [try stores.sync("a", server), try stores.sync("b", server)]
      try stores.add(1...5, to: "a")
      try await stores.wait("b", count: 5)
      try await stores.compact(log)
      try FileManager.default.copyItem(at: directory, to: backup)
      try stores.addNote("lost", 2, in: "a")
      try stores.add(6...6, to: "b")
      try await stores.wait("a", count: 6)
      try await stores.compact(log)
      for sync in syncs { try await sync.waitForUpload() }
      for await state in syncs[1].states where state.version == syncs[0].state.version { break }
      try await server.stop()
    }
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    let server = try await RunningServer(directory, port: port)
    let c = try stores.sync("c", server)
    try await stores.wait("c", count: 6)
    for name in ["a", "b", "c"] {
      try await stores.wait(name, count: 6)
      let deadline = ContinuousClock.now + patience
      while try stores.notes(2, in: name) != ["lost"], ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(try stores.notes(2, in: name) == ["lost"], "\(name)")
    }
    for sync in syncs + [c] { await sync.stop() }
    try await server.stop()
  }
}
