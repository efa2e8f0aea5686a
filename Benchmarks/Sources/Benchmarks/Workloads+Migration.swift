import Foundation

extension Workloads {
  /// Migrates a database in a new process, which has not read any of it before.
  func measureMigrating<P: MigrationPeer>(_ type: P.Type) throws {
    guard wanted("migrate") || wanted("migration memory") else { return }
    let runs = try repeated {
      let directory = try emptyDirectory(P.name)
      try { try P(directory: directory).insert(size) }()
      let figures = try ChildProcess.run(
        ["child", "migrate", P.name, directory.path, "\(size)"], for: "migrate of \(P.name)",
        within: waitLimit)
      guard figures.count == 3 else { throw Failure("migrate: \(P.name) printed no figures") }
      return figures
    }
    if wanted("migrate") {
      try record("migrate", P.name, runs.map { Timing(wall: $0[0], cpu: $0[1]) }, "ms")
    }
    if wanted("migration memory") { try record("migration memory", P.name, runs.map { $0[2] }, "MB") }
  }
}

/// The peak anonymous memory of the process during a piece of work. It excludes pages of mapped files, which the system can
/// reclaim at any time.
enum PeakMemory {
  /// - Returns: the increase in megabytes.
  static func measure(_ body: () throws -> Void) throws -> Double {
    let before = try anonymousMegabytes()
    let peak = Peak()
    let thread = Thread {
      while !peak.isEnded {
        if let now = try? anonymousMegabytes() { peak.note(now) }
        usleep(1_000)
      }
    }
    thread.start()
    defer { peak.end() }
    try body()
    peak.note(try anonymousMegabytes())
    return peak.value - before
  }

  private static func anonymousMegabytes() throws -> Double { try ChildProcess.residentMegabytes("RssAnon") }

  private final class Peak: @unchecked Sendable {
    private let lock = NSLock()
    private var greatest = 0.0
    private var hasEnded = false

    var value: Double { lock.withLock { greatest } }
    var isEnded: Bool { lock.withLock { hasEnded } }
    func note(_ value: Double) { lock.withLock { greatest = max(greatest, value) } }
    func end() { lock.withLock { hasEnded = true } }
  }
}
