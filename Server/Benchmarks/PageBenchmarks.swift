import Foundation
import NIOCore
import Synchronization

/// Measures a server whose page has many visitors, while many clients follow its stores.
struct PageBenchmarks {
  let folder: URL
  let visitorCount: Int
  let followerCount: Int

  /// The number of visitors that connect at once.
  private static let batchSize = 100

  /// The arrivals of the page's events at all visitors.
  private final class Visits: Sendable {
    struct Event {
      var count = 0
      let first: ContinuousClock.Instant
      var last: ContinuousClock.Instant
    }

    private struct State {
      var connectedCount = 0
      var events: [Int: Event] = [:]
    }

    private let state = Mutex(State())

    var connectedCount: Int { state.withLock { $0.connectedCount } }

    func didConnect() { state.withLock { $0.connectedCount += 1 } }

    func didReceive(_ event: Int) {
      let now = ContinuousClock.now
      state.withLock { state in
        var known = state.events[event] ?? Event(first: now, last: now)
        (known.count, known.last) = (known.count + 1, now)
        state.events[event] = known
      }
    }

    /// The times from the first to the last arrival of each event that has reached all visitors.
    func spreads(_ visitorCount: Int) -> [Duration] {
      state.withLock {
        $0.events.values.filter { $0.count == visitorCount }.map { $0.first.duration(to: $0.last) }
      }
    }
  }

  func run() async throws {
    let server = try ServerProcess(
      folder.appending(path: "server"), postgres: nil,
      [
        "--page", "/santa", "--page-store", folder.appending(path: "flight").path, "--visitors",
        "\(visitorCount)",
      ])
    report("memory of the server at the start", "\(try server.memory) MiB")
    let visits = Visits()
    try await withThrowingTaskGroup(of: Void.self) { group in
      let start = ContinuousClock.now
      for first in stride(from: 0, to: visitorCount, by: Self.batchSize) {
        let last = min(first + Self.batchSize, visitorCount)
        for _ in first..<last { group.addTask { [url = server.url] in try await visit(url, visits) } }
        while visits.connectedCount < last { try await Task.sleep(for: .milliseconds(1)) }
      }
      report("until \(visitorCount) visitors have the first event", milliseconds(start.duration(to: .now)))
      report("memory with these visitors", "\(try server.memory) MiB")
      try await measureEvents(visits, server)
      try await measureFollowers(server)
      try await measureEvents(visits, server)
      group.cancelAll()
      while await group.nextResult() != nil {}
    }
    server.stop()
  }

  private func visit(_ server: URL, _ visits: Visits) async throws {
    try await RawConnection.use(server) { connection in
      var isFirst = true
      try await connection.follow("/santa/events") { part in
        if isFirst { visits.didConnect() }
        if let event = Self.event(in: part), !isFirst { visits.didReceive(event) }
        isFirst = false
        return !Task.isCancelled
      }
    }
  }

  /// Returns the number of the event with which a part of the response begins.
  private static func event(in part: ByteBuffer) -> Int? {
    let bytes = part.readableBytesView
    guard bytes.starts(with: "id: ".utf8) else { return nil }
    return Int(String(decoding: bytes.dropFirst(4).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }

  /// Waits for three events that reach all visitors, the first of which were perhaps sent before all were connected.
  private func measureEvents(_ visits: Visits, _ server: ServerProcess) async throws {
    let (start, used) = (ContinuousClock.now, try server.processorTime)
    let before = visits.spreads(visitorCount).count
    while visits.spreads(visitorCount).count < before + 3 { try await Task.sleep(for: .milliseconds(100)) }
    let load = (try server.processorTime - used) / start.duration(to: .now)
    let spreads = visits.spreads(visitorCount).sorted()
    report(
      "an event of the page from the first visitor to the last, median and longest of \(spreads.count)",
      "\(milliseconds(spreads[spreads.count / 2])), \(milliseconds(spreads[spreads.count - 1]))")
    report("processor time of the server during these events", "\((load * 1_000).rounded() / 10) % of a core")
  }

  /// The largest of several numbers.
  private final class Largest: Sendable {
    private let state = Mutex(0)

    var value: Int { state.withLock { $0 } }

    func note(_ number: Int) { state.withLock { $0 = max($0, number) } }
  }

  private func measureFollowers(_ server: ServerProcess) async throws {
    // The followers leave at the end of the measurement.
    let largest = Largest()
    let times = try await withThrowingTaskGroup(of: Void.self) { group in
      let process = server.memoryReader
      group.addTask {
        while !Task.isCancelled {
          let memory = try process.memory
          largest.note(memory)
          // Only cancellation ends the sleep early.
          try? await Task.sleep(for: .milliseconds(50))
        }
      }
      defer { group.cancelAll() }
      return try await ServerBenchmarks(server: server.url).followers(followerCount, changes: 50).sorted()
    }
    report(
      "with the visitors, a change until the last of \(followerCount) followers has it, median and longest of 50",
      "\(milliseconds(times[times.count / 2])), \(milliseconds(times[times.count - 1]))")
    report("memory with the visitors and the followers", "\(largest.value) MiB")
  }

  private func milliseconds(_ duration: Duration) -> String {
    let value = duration / .milliseconds(1)
    return value < 100 ? "\((value * 10).rounded() / 10) ms" : "\(Int(value)) ms"
  }

  private func report(_ what: String, _ result: String) { print("| \(what) | \(result) |") }
}
