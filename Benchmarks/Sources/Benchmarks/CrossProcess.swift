import Foundation
import SantaCore

/// The latency of a notification in another process, from the commit to the callback.
enum CrossProcess {
  final class Heartbeat: Object {
    @Persisted(primaryKey: true) var id: Int
    /// Nanoseconds of the machine's monotonic clock, which all processes share.
    @Persisted var sent: Int
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func configuration(_ directory: URL) -> Store.Configuration {
    .init(location: .directory(directory), objectTypes: [Heartbeat.self, Stop.self])
  }

  /// Returns the latencies in microseconds, one per notification.
  static func measure(
    in directory: URL, size: Int, commits: Int, within limit: Duration
  ) throws -> [Double] {
    try SantaCorePeer(directory: directory).insert(size)
    let store = try Store(configuration: configuration(directory))
    let heartbeat = try store.write { store.create(Heartbeat.self, value: ["id": 1]) }
    let (process, output) = try ChildProcess.start(["child", "follow", directory.path, "\(commits)"])
    let deadline = Deadline(of: process, limit)
    // The child process prints a line when it observes, and its figures at the end.
    guard output.fileHandleForReading.availableData.count > 0 else {
      throw Failure("The follower did not start")
    }
    while process.isRunning {
      try store.write { heartbeat.sent = now }
      usleep(1_000)
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    if deadline.end() {
      throw Failure.timedOut("cross-process", limit, "another process was not notified of \(commits) commits")
    }
    guard process.terminationStatus == 0, figures.count == commits else {
      throw Failure("cross-process: the other process ended with \(figures.count) of \(commits) figures")
    }
    return figures
  }

  static func follow(_ directory: URL, _ commits: Int) async throws {
    for figure in try await Follower().follow(directory, commits) { print(figure) }
  }

  private actor Follower {
    func follow(_ directory: URL, _ commits: Int) async throws -> [Double] {
      let store = try Store(configuration: CrossProcess.configuration(directory))
      let (figures, continuation) = AsyncStream.makeStream(of: Double.self)
      let token = store.objects(Heartbeat.self).observe { change in
        switch change {
        case .initial: FileHandle.standardOutput.write(Data("following\n".utf8))
        case .update(let heartbeats, _, _, _):
          if let heartbeat = heartbeats.first {
            continuation.yield(Double(CrossProcess.now - heartbeat.sent) / 1e3)
          }
        case .error: continuation.finish()
        }
      }
      var result: [Double] = []
      for await figure in figures {
        result.append(figure)
        if result.count == commits { break }
      }
      token.invalidate()
      return result
    }
  }
}
