import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaSync

/// The frames of a server's answer, cut off, repeated and damaged.
struct ChangeStreamTests {
  private static func frame(_ kind: UInt8, _ contents: [UInt8]) -> [UInt8] {
    let count = UInt32(contents.count + 1)
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + [kind] + contents
  }

  private static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private static func change(_ version: UInt64, _ bytes: [UInt8]) -> [UInt8] {
    frame(1, number(version, 8) + number(7, 4) + number(9, 8) + Array(repeating: 0xAB, count: 32) + bytes)
  }

  private static func frames(_ parts: [[UInt8]]) throws -> [ChangeStream.Frame] {
    var stream = ChangeStream()
    var frames: [ChangeStream.Frame] = []
    for part in parts {
      stream.append(Data(part))
      while let frame = try stream.next() { frames.append(frame) }
    }
    return frames
  }

  private static let bytes = change(1, [1, 2, 3]) + frame(2, number(1, 8)) + change(2, [])

  private static let expected: [ChangeStream.Frame] = [
    .change(
      .init(
        position: OrderPosition(version: 1, chain: String(repeating: "ab", count: 32)), author: 7,
        sequence: 9,
        bytes: [1, 2, 3])), .level(version: 1),
    .change(
      .init(
        position: OrderPosition(version: 2, chain: String(repeating: "ab", count: 32)), author: 7,
        sequence: 9,
        bytes: [])),
  ]

  @Test func `frames arrive in parts of any length`() throws {
    for length in 1...Self.bytes.count {
      let parts = stride(from: 0, to: Self.bytes.count, by: length).map {
        Array(Self.bytes[$0..<min($0 + length, Self.bytes.count)])
      }
      #expect(try Self.frames(parts) == Self.expected, "parts of \(length) bytes")
    }
  }

  @Test func `a frame that is cut is waited for`() throws {
    for length in 0..<Self.bytes.count {
      let frames = try Self.frames([Array(Self.bytes.prefix(length))])
      #expect(frames == Array(Self.expected.prefix(frames.count)))
      #expect(frames.count < Self.expected.count)
    }
  }

  @Test func `lengths and kinds that no frame has are errors`() {
    for bytes in [
      Self.frame(9, []), Self.frame(1, []), Self.frame(2, []), Self.frame(2, Self.number(1, 9)),
      Self.frame(3, []), Self.frame(3, Self.number(1, 3)), Self.frame(3, Self.number(1, 5)),
      Self.frame(4, [1]),
      Self.frame(5, [0]), Self.frame(6, [0]), [0, 0, 0, 0, 1], [255, 255, 255, 255, 1],
      Self.frame(1, Self.number(1, 8)),
    ] {
      #expect(throws: ChangeStream.Malformed.self) { try Self.frames([bytes]) }
    }
  }

  @Test func `frames of several stores are read`() throws {
    #expect(
      try Self.frames([
        Self.frame(3, Self.number(7, 4)) + Self.frame(4, Self.number(409, 2) + [1, 2]) + Self.frame(5, [])
          + Self.frame(6, [])
      ]) == [.store(7), .refusal(status: 409, body: [1, 2]), .pause, .heartbeat])
  }

  @Test(arguments: RandomRun.seeds(3, fresh: 1))
  func `random bytes are frames or an error`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Self.bytes
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? Self.frames([bytes])
    }
  }
}

/// Configurations that are refused before anything is sent.
struct StoreSyncTests {
  private let configuration = Store.Configuration(location: .inMemory("sync"), objectTypes: [])

  private func message(_ server: String, _ name: String) -> String {
    do {
      _ = try StoreSync(
        configuration, server: try #require(URL(string: server)), name: name, token: "token")
      return ""
    } catch { return "\(error)" }
  }

  @Test func `bad addresses and names are errors with a sentence`() {
    #expect(message("ftp://example.org", "tasks").contains("is not a web address"))
    #expect(message("tasks", "tasks").contains("is not a web address"))
    for name in ["", ".tasks", "a/b", "tâches", String(repeating: "x", count: 65)] {
      #expect(message("http://127.0.0.1:9", name).contains("can't be the name of a store"), "\(name)")
    }
  }

  @Test func `a store in memory is refused`() {
    #expect(message("http://127.0.0.1:9", "tasks").contains("in memory can't be replicated"))
  }

  @Test func `a server that is not there is offline`() async throws {
    let directory = try TemporaryDirectory()
    let sync = try StoreSync(
      .init(location: .directory(directory.url.appending(path: "store")), objectTypes: []),
      server: try #require(URL(string: "http://127.0.0.1:9")), name: "tasks", token: "token")
    for await state in sync.states {
      guard case .offline(let error) = state.connection else { continue }
      #expect(error.isTransient)
      #expect("\(error)" == "Nothing answers at 127.0.0.1:9.")
      break
    }
    await sync.stop()
    #expect(sync.state.connection == .ended)
  }
}
