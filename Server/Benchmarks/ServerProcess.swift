import Foundation

/// A `santa-server` process of the same build, on a free port, with an empty directory or database.
final class ServerProcess {
  static let token = "benchmark"

  let url: URL
  private let process: Process

  /// - Parameters:
  ///   - postgres: the address of a database that the server uses instead of the directory.
  ///   - options: further options.
  init(_ directory: URL, postgres: String?, _ options: [String] = []) throws {
    process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "santa-server")
    let storage = postgres.map { ["--postgres", $0] } ?? ["--data", directory.path]
    process.arguments = storage + ["--port", "0", "--request-rate", "1000000"] + options
    process.environment = ProcessInfo.processInfo.environment.merging(["SANTA_SERVER_TOKEN": Self.token]) {
      $1
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    var found: URL?
    while found == nil {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure("santa-server ended: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /Listening on ([0-9.:]+)\n/) {
        found = URL(string: "http://\(match.1)")
      }
    }
    guard let found else { throw Failure("santa-server says no address: \(text)") }
    url = found
  }

  /// The processor time that the process has used.
  var processorTime: Duration {
    get throws {
      let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      // The name of the program, in parentheses, may contain spaces. User and system time are fields 14 and 15.
      let fields = text.drop { $0 != ")" }.split(separator: " ")
      guard fields.count > 14, let user = Int(fields[12]), let system = Int(fields[13]) else {
        throw Failure("the processor time of santa-server can't be read")
      }
      return .milliseconds(10 * (user + system))
    }
  }

  /// The memory of the process, in MiB.
  var memory: Int { get throws { try memoryReader.memory } }

  /// Reads the memory of the process in any task.
  var memoryReader: MemoryReader { MemoryReader(process: process.processIdentifier) }

  struct MemoryReader: Sendable {
    let process: Int32

    var memory: Int {
      get throws {
        let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        guard let match = text.firstMatch(of: /VmRSS:\s+([0-9]+) kB/), let size = Int(match.1) else {
          throw Failure("the memory of santa-server can't be read")
        }
        return size / 1_024
      }
    }
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  deinit { if process.isRunning { stop() } }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
