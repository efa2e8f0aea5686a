import Foundation
import Testing

@testable import SantaServer

/// A program of this build whose files can't grow beyond a limit, which has the effect of a full disk.
final class LimitedProcess: @unchecked Sendable {
  // Guard of the unchecked parts: each test uses it from one task at a time.
  private let process = Process()
  private let output = Pipe()
  private var text = ""

  /// - Parameters:
  /// - kilobytes: the maximum length of a file until ``makeRoom()`` is called; nil for no limit.
  /// - fileCount: the maximum number of open files; nil for the limit of this process.
  init(_ name: String, _ arguments: String, kilobytes: Int? = nil, fileCount: Int? = nil) throws {
    let tests = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
    process.executableURL = URL(filePath: "/bin/bash")
    // With the signal ignored, a write fails as on a full disk.
    let limit =
      (kilobytes.map { "trap '' XFSZ; ulimit -S -f \($0); " } ?? "")
      + (fileCount.map { "ulimit -n \($0); " } ?? "")
    process.arguments = ["-c", "\(limit)exec '\(program)' \(arguments)"]
    process.environment = ["SANTA_SERVER_TOKEN": RunningServer.token]
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
  }

  static func server(
    _ directory: URL, kilobytes: Int? = nil, fileCount: Int? = nil, port: Int = 0, _ more: String = ""
  ) throws -> (LimitedProcess, url: URL) {
    let process = try LimitedProcess(
      "santa-server", "--data '\(directory.path)' --port \(port) \(more)", kilobytes: kilobytes,
      fileCount: fileCount)
    let line = try process.wait { $0.contains("Listening on") }
    let address = try #require(line.split(separator: " ").last)
    return (process, try #require(URL(string: "http://\(address)")))
  }

  static func postgresServer(_ database: String) throws -> (LimitedProcess, url: URL) {
    let process = try LimitedProcess("santa-server", "--postgres '\(database)' --port 0")
    let line = try process.wait { $0.contains("Listening on") }
    let address = try #require(line.split(separator: " ").last)
    return (process, try #require(URL(string: "http://\(address)")))
  }

  func makeRoom() throws {
    let raising = Process()
    raising.executableURL = URL(filePath: "/usr/bin/env")
    raising.arguments = ["prlimit", "--pid", "\(process.processIdentifier)", "--fsize=unlimited"]
    try raising.run()
    raising.waitForEnd()
    try #require(raising.terminationStatus == 0)
  }

  /// Waits for a line that satisfies `isExpected`.
  @discardableResult
  func wait(_ isExpected: (String) -> Bool) throws -> String {
    while true {
      while let end = text.firstIndex(of: "\n") {
        let line = String(text[..<end])
        text.removeSubrange(...end)
        if isExpected(line) { return line }
      }
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "It ended: \(text)")
      text += String(decoding: data, as: UTF8.self)
    }
  }

  var processID: Int32 { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  /// - Returns: the exit code; nil if a signal ended the process.
  @discardableResult func end() -> Int32? {
    process.terminate()
    process.waitForEnd()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
