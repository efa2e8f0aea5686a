import Foundation

/// A `santa-server` process of the same build, on a free port, with an empty directory or database.
final class ServerProcess {
  static let token = "benchmark"

  let url: URL
  private let process: Process

  /// - Parameter postgres: the address of a database that the server uses instead of the directory.
  init(_ directory: URL, postgres: String?) throws {
    process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "santa-server")
    let storage = postgres.map { ["--postgres", $0] } ?? ["--data", directory.path]
    process.arguments = storage + ["--port", "0", "--request-rate", "1000000"]
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

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
