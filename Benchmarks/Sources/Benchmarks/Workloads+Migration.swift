import Foundation

#if canImport(Glibc)
  import Glibc
#endif

extension Workloads {
  func measureMigrating<P: MigrationPeer>(_ type: P.Type) throws {
    var known: [[Double]]?
    for way in MigrationWay.allCases {
      let (workload, memory) = (way.rawValue, way.memory)
      guard wanted(workload) || wanted(memory) else { continue }
      let runs = try known ?? migrationRuns(type, way)
      if !P.hasColumnOperations { known = runs }
      if wanted(workload) {
        try record(workload, P.name, runs.map { Timing(wall: $0[0], cpu: $0[1]) }, "ms")
      }
      if wanted(memory) { try record(memory, P.name, runs.map { $0[2] }, "MB") }
    }
  }

  /// Migrates a database in a new process, which has not read any of it before.
  private func migrationRuns<P: MigrationPeer>(_ type: P.Type, _ way: MigrationWay) throws -> [[Double]] {
    try repeated {
      let directory = try emptyDirectory(P.name)
      try { try P(directory: directory).insert(size) }()
      let figures = try ChildProcess.run(
        ["child", "migrate", P.name, way.rawValue, directory.path, "\(size)"],
        for: "\(way.rawValue) of \(P.name)", within: waitLimit)
      guard figures.count == 3 else { throw Failure("\(way.rawValue): \(P.name) printed no figures") }
      return figures
    }
  }
}

/// The peak anonymous memory of the process during a piece of work. It excludes pages of mapped files, which the system can
/// reclaim at any time.
enum PeakMemory {
  /// Returns the peak increase of the resident memory in megabytes, with pages of mapped files. Only the system's record of the
  /// peak is read, which takes no time during the work.
  static func resident(_ body: () throws -> Void) throws -> Double {
    #if canImport(Glibc)
      // Memory that was freed before the work would otherwise hide the work's own. Swift's module of Glibc lacks the function.
      if let symbol = dlsym(nil, "malloc_trim") {
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
      }
    #endif
    let before = try ChildProcess.residentMegabytes()
    try ChildProcess.resetPeak()
    try body()
    return try ChildProcess.residentMegabytes("VmHWM") - before
  }

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
