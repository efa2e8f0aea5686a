import Foundation

/// Starts this program again, for measurements that need a separate process.
enum ChildProcess {
  private static let program = URL(
    filePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0])

  static func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  /// Runs a child process, and returns the numbers that it prints.
  ///
  /// - Throws: ``Failure`` with the name of the workload if the child process does not end in time.
  static func run(
    _ arguments: [String], for workload: String, within limit: Duration
  ) throws -> [Double] {
    let (process, output) = try start(arguments)
    let deadline = Deadline(of: process, limit)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    if deadline.end() { throw Failure.timedOut(workload, limit, "its process did not end") }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("A child process failed: \(arguments)") }
    return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// The main function of a child process, which prints numbers.
  static func main(_ arguments: [String]) async throws {
    switch arguments.first {
    case "empty": print(try residentMegabytes())
    case "open" where arguments.count == 3:
      let directory = URL(filePath: arguments[2], directoryHint: .isDirectory)
      guard let peer = Peers.all.first(where: { $0.name == arguments[1] }) else {
        throw Failure("Unknown database: \(arguments[1])")
      }
      let opening = try open(peer, directory)
      for figure in opening.figures { print(figure) }
    case "migrate" where arguments.count == 5:
      let directory = URL(filePath: arguments[3], directoryHint: .isDirectory)
      guard let peer = Peers.migrating.first(where: { $0.name == arguments[1] }),
        let way = MigrationWay(rawValue: arguments[2]), let count = Int(arguments[4])
      else { throw Failure("Unknown migration: \(arguments)") }
      try migrate(peer, way, directory, count)
    case "index" where arguments.count == 3:
      let figures = try SantaCoreBulkPeer.addIndex(
        in: URL(filePath: arguments[1], directoryHint: .isDirectory), Int(arguments[2]) ?? 0)
      for figure in figures { print(figure) }
    case "bulk" where arguments.count == 5:
      guard let peer = Peers.bulk.first(where: { $0.name == arguments[1] }),
        let work = BulkWork(rawValue: arguments[2]), let count = Int(arguments[4])
      else { throw Failure("Unknown work: \(arguments)") }
      let directory = URL(filePath: arguments[3], directoryHint: .isDirectory)
      try Workloads.printBulkMemory(peer, work, in: directory, count)
    case "live" where arguments.count == 3:
      let count = Int(arguments[2]) ?? 0
      print(
        arguments[1] == SantaCoreLivePeer.name
          ? try liveMemory(SantaCoreLivePeer.self, count) : try liveMemory(GRDBLivePeer.self, count))
    case "observers": print(try Workloads.observerMemory())
    case "ping-pong" where arguments.count == 3:
      try await PingPong.answer(
        in: URL(filePath: arguments[1], directoryHint: .isDirectory), rounds: Int(arguments[2]) ?? 0)
    case "follow" where arguments.count == 3:
      try await CrossProcess.follow(
        URL(filePath: arguments[1], directoryHint: .isDirectory), Int(arguments[2]) ?? 0)
    default: throw Failure("Unknown child: \(arguments)")
    }
  }

  private static func open<P: Peer>(_ type: P.Type, _ directory: URL) throws -> Opening {
    func open() throws -> (Timing, residentMegabytes: Double) {
      var peer: P?
      let timing = try milliseconds { peer = try P(directory: directory) }
      // The smallest size includes this object, and only workloads that run later change it.
      guard try peer?.lookUp([7]) == Sample(id: 7).presents else {
        throw Failure("\(P.name) opened a database without its objects")
      }
      return (timing, try residentMegabytes())
    }
    let (first, megabytes) = try open()
    return Opening(first: first, residentMegabytes: megabytes, again: try open().0)
  }

  private static func migrate<P: MigrationPeer>(
    _ type: P.Type, _ way: MigrationWay, _ directory: URL, _ count: Int
  ) throws {
    var result: MigrationResult?
    var timing = Timing(wall: .nan, cpu: .nan)
    let memory = try PeakMemory.measure {
      timing = try milliseconds { result = try P.migrate(directory, way) }
    }
    let expected = MigrationResult(
      stops: count, positions: count, presents: (0..<count).reduce(0) { $0 &+ Sample(id: $1).presents })
    guard result == expected else {
      throw Failure("\(P.name) migrated wrongly: \(String(describing: result))")
    }
    for figure in [timing.wall, timing.cpu, memory] { print(figure) }
  }

  /// Returns the peak memory of an observation and one change, in addition to the memory of the objects.
  private static func liveMemory<P: LivePeer>(_ type: P.Type, _ count: Int) throws -> Double {
    let (peer, calls) = (try P(count), CallbackCounter())
    let before = try residentMegabytes()
    try resetPeak()
    try peer.observeSorted(calls.callbackArrived)
    // Shorter than the limit of the parent process, so that this error is shown instead of the parent's.
    let limit = Duration.seconds(50 + count / 10_000)
    try calls.wait(1, for: "live sorted memory of \(P.name)", within: limit)
    try peer.change([1], latitude: 1, presents: 1) {}
    try calls.wait(1, for: "live sorted memory of \(P.name)", within: limit)
    return try residentMegabytes("VmHWM") - before
  }

  /// Resets the system's record of the peak memory of this process.
  static func resetPeak() throws { try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs")) }

  static func residentMegabytes(_ name: String = "VmRSS") throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") } ?? ""
    return (Double(line.split(separator: " ").dropFirst().first ?? "") ?? .nan) / 1e3
  }
}
