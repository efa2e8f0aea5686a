import Foundation
import SantaCoreTestSupport

/// A completed run of the program of `scripts/torture.sh`, which SwiftPM builds next to the tests.
struct TortureRun {
  let lines: [Substring]
  let complaints: String
  let isSuccess: Bool

  init(_ arguments: String...) throws {
    // On Linux, the test bundle is the running program. On macOS, another program loads it.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let neighbor = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let scratch = try TemporaryDirectory()
    let errors = scratch.url.appending(path: "errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let (process, output) = (Process(), Pipe.withOneOwner())
    process.executableURL = neighbor.deletingLastPathComponent().appendingPathComponent("StoreTorture")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.runUnlessItHangs()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    lines = text.split(separator: "\n")
    complaints = try String(contentsOf: errors, encoding: .utf8)
    isSuccess = process.terminationReason == .exit && process.terminationStatus == 0
  }
}
