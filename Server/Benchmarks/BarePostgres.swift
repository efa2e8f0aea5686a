import Foundation

/// A PostgreSQL instance for the benchmarks. `scripts/postgres.sh` stops it when this process ends.
final class BarePostgres {
  let url: String
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../scripts/postgres.sh").standardizedFileURL
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure("There is no PostgreSQL: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
    url = text.trimmingCharacters(in: .newlines)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Measures inserts with `pgbench`, each in its own transaction, and returns the rows per second.
  ///
  /// - Parameter rows: the number of rows that each client inserts. A time limit would not work, because its signal is blocked
  ///   here.
  func insertsPerSecond(clients: Int, rows: Int, in folder: URL) throws -> Int {
    let script = folder.appending(path: "insert.sql")
    try Data("INSERT INTO bare (bytes) VALUES (decode(repeat('ab', 200), 'hex'));\n".utf8).write(to: script)
    _ = try Self.run(["psql", url, "-q", "-c", "CREATE TABLE bare (id bigserial PRIMARY KEY, bytes bytea)"])
    let text = try Self.run([
      "pgbench", "-n", "-c", "\(clients)", "-j", "2", "-t", "\(rows)", "-f", script.path, url,
    ])
    guard let match = text.firstMatch(of: /tps = ([0-9]+)/), let rate = Int(match.1) else {
      throw Failure("pgbench says: \(text)")
    }
    return rate
  }

  private static func run(_ command: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    // Debian installs some of PostgreSQL's programs here.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": folders.sorted().reversed().map { "/usr/lib/postgresql/\($0)/bin" }.joined(separator: ":") + ":"
        + path
    ]) { $1 }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("'\(command[0])' failed: \(String(decoding: data, as: UTF8.self))")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
