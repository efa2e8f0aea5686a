import Foundation
import SantaCore
import SantaServerTestSupport
import Testing

@testable import SantaServer
@testable import SantaSync

/// Replica directories that are copied, or restored from a backup.
@Suite(.serialized, .fewAtOnce) struct CopiedDirectoryTests {
  private let stores: TaskStores

  init() throws { stores = try TaskStores() }

  @Test(arguments: [false, true])
  func `copies of a directory go on as two replicas`(isCompacted: Bool) async throws {
    let log = try await RunningServer.log(stores.url("server"))
    let server = try await RunningServer(log)
    var a = try stores.sync("a", server)
    try stores.add(1...3, to: "a")
    try stores.addLine("before", to: "a")
    try await a.waitForUpload()
    // When synchronisation ends, these changes have been sent, or are noted as pending.
    try stores.addNote("before", 1, in: "a")
    try stores.addLine("noted", to: "a")
    await a.stop()
    try FileManager.default.copyItem(at: stores.url("a"), to: stores.url("b"))
    for name in ["a", "b"] {
      // Both use the same identities, partly with the same contents.
      try stores.addLine("same", to: name)
      try stores.addLine("of \(name)", to: name)
      try stores.add(4...4, to: name)
      try stores.add(name == "a" ? 5...6 : 7...8, to: name)
      try stores.addNote("of \(name)", 1, in: name)
    }
    a = try stores.sync("a", server)
    try await a.waitForUpload()
    if isCompacted { try await stores.compact(log) }
    let b = try stores.sync("b", server)
    let c = try stores.sync("c", server)
    for name in ["a", "b", "c"] {
      try await stores.wait(name, count: 8)
      try await stores.wait(name, lineCount: 6)
    }
    // Both replicas continue under different numbers.
    for name in ["a", "b"] {
      try stores.addLine("later", to: name)
      try stores.addNote("later", 1, in: name)
    }
    for name in ["a", "b", "c"] {
      try await stores.wait(name, lineCount: 8)
      let deadline = ContinuousClock.now + patience
      while try stores.notes(1, in: name).count != 5, ContinuousClock.now < deadline {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(
        try stores.lines(name) == ["before", "later", "later", "noted", "of a", "of b", "same", "same"],
        "\(name)")
      #expect(
        try stores.notes(1, in: name).sorted() == ["before", "later", "later", "of a", "of b"], "\(name)")
      #expect(try stores.titles(name) == stores.titles("c"))
    }
    #expect(try await log.summary(of: try stores.storeName).replicas >= 3)
    for sync in [a, b, c] { await sync.stop() }
    try await server.stop()
  }

  @Test(arguments: [false, true])
  func `a directory of a backup goes on as another replica`(isCompacted: Bool) async throws {
    let log = try await RunningServer.log(stores.url("server"))
    let server = try await RunningServer(log)
    let (directory, backup) = (stores.url("a"), stores.url("backup"))
    var a = try stores.sync("a", server)
    try stores.add(1...3, to: "a")
    try stores.addLine("before", to: "a")
    try await a.waitForUpload()
    await a.stop()
    try FileManager.default.copyItem(at: directory, to: backup)
    a = try stores.sync("a", server)
    try stores.add(4...5, to: "a")
    try stores.addLine("since", to: "a")
    try await a.waitForUpload()
    await a.stop()
    if isCompacted { try await stores.compact(log) }
    try FileManager.default.removeItem(at: directory)
    try FileManager.default.moveItem(at: backup, to: directory)
    // These changes reuse identities that only the order still has.
    try stores.add(6...6, to: "a")
    try stores.addLine("restored", to: "a")
    a = try stores.sync("a", server)
    let c = try stores.sync("c", server)
    for name in ["a", "c"] {
      try await stores.wait(name, count: 6)
      try await stores.wait(name, lineCount: 3)
      #expect(try stores.lines(name) == ["before", "restored", "since"], "\(name)")
      #expect(try stores.titles(name) == (1...6).map { "task \($0) of a" }, "\(name)")
    }
    for sync in [a, c] { await sync.stop() }
    try await server.stop()
  }
}
